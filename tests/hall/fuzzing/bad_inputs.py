"""Things that no honest person or program sends."""

from __future__ import annotations

from typing import Any

from meadhall.hall.requests import MAX_BODY, MAX_RECORD_BODY

PIECES: tuple[bytes, ...] = (
    *(b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\xe2\x80\xae"),
    *(b"\x7f", b"\\ud800", b"\\udc00x", b"\\u0000", b"1e999", b"-0", b"NaN", b"Infinity", b"9" * 400, b"-" + b"9" * 19),
    *(b"0x1", b"1.0", b"true", b"null", b"{", b"}", b"[", b"]", b'"', b",", b":", b"\\", b"//", b"'", b"\n", b"\r\n"),
    *(b"\x1b[2J", b'{"do":', b'"do"', b'"id"', b'"answer"', b'"option"', b'"version"', b'"__proto__"', b"%s%n"),
    b"{{7*7}}",
)
"""Of messages."""
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, -2, 5, 10**6, 10**9, 10**9 + 1, 2**63, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308, ""),
    *(" ", "a", "0", "-1", "null", "R7", "x" * 24, "x" * 25, "x" * 60, "x" * 61, "x" * 300, "x" * 301, "y" * 5000),
    *("\x00", "a\n", "\u202e", "\ufeff", "\U0001f600" * 30, "é", "pass\n", "../..", "%00", "'; DROP TABLE entries; --"),
    *([], {}, ["R7"], {"option": "R7"}, [[[[]]]], {"a": {"b": {"c": 1}}}),
)
"""Of fields of an act."""
CODES = (0, 1, 999, 1000, 1001, 1004, 1005, 1006, 1012, 1015, 1016, 2999, 3000, 4999, 5000, 65535)
"""With which a socket is closed."""
METHODS: tuple[bytes, ...] = (
    *(b"GET", b"POST", b"PATCH", b"DELETE", b"HEAD", b"OPTIONS", b"PUT", b"TRACE", b"CONNECT", b"PROPFIND", b"BREW"),
    *(b"", b"get", b"G\x00T", b"GET GET", b"P" * 5000),
)
PATHS: tuple[bytes, ...] = (
    *(b"/%2e%2e/%2e%2e/etc/passwd", b"/../../etc/passwd", b"//api/games", b"//evil.example/", b"/api//games", b"*"),
    *(b"?", b"/api/games/", b"/api/tables/%00", b"/api/tables/%ff%fe", b"/api/tables/\xff", b"/%", b"/%zz", b"/;a=b"),
    *(b"/", b"/api/tables/%2e%2e%2fgames", b"/api/tables/..%2f..", b"/api/tables/a%2fstate", b"/api\\games"),
    *(b"/api/games%20", b"http://evil.example/api/games", b"/api/tables/%E2%80%AE", b"/metrics/", b"/healthz%00"),
    *(b"/api/games#x", b"/socket", b"/robots.txt", b"/api/openapi.json", b"/" + b"a" * 70_000, b"/" + b"a/" * 3000),
    *(b"/api/tables/" + b"a" * 5000, b"/?" + b"&" * 9000, b"/api/tables?" + b"a=b&" * 5000, b"/api/tables/%00/socket"),
)
QUERIES = (b"%ff", b"-1", b"1e5", b"%00", b"9" * 400, b"%D9%A3", b"", b"1&since=2", b"%", b"[]", b"\xff")
HOSTS: tuple[bytes, ...] = (
    *(b"evil.example", b"localhost.evil.example", b"127.0.0.1.evil.example", b"", b"localhost:x@evil.example", b"[::1"),
    *(b"[::1]x", b"[]", b"[::1]:80", b"localhost:" + b"1" * 5000, b"localhost:99999999", b"localhost:-1", b"LOCALHOST"),
    *(b"localhost.", b"127.1", b"2130706433", b"localhost\x00", b"localhost, evil.example", b"\xff"),
    *(b"localhost:80:80", b"0", b"a" * 70_000),
)
ORIGINS = (
    *(b"null", b"https://evil.example", b"http://localhost.evil.example", b"", b"http://", b"\xff"),
    b"http://127.0.0.1",
)
TYPES: tuple[bytes, ...] = (
    *(b"text/plain", b"application/xml", b"multipart/form-data; boundary=x", b"application/json; charset=utf-16"),
    *(b"\xff", b""),
)
HEADERS: tuple[bytes, ...] = (
    *(b"X: " + b"a" * size for size in (1000, 9000, 70_000, 1_000_000)),
    *(b"\r\n".join(b"X-%d: a" % n for n in range(many)) for many in (90, 300, 5000)),
    *(b"X", b": x", b"X : x", b" X: x", b"X: \x00", b"X: \x01\x7f", b"X\xff: x", b"X: a\r\n b", b"X: a\nY: b"),
    *(b"Content-Type: " + each for each in TYPES),
    *(b"Expect: 100-continue", b"Expect: x", b"Accept-Encoding: \xff", b"Range: bytes=0-18446744073709551615"),
    *(b"TE: trailers", b"X-Forwarded-For: \xff, ,,", b"X-Forwarded-Proto: javascript", b"Forwarded: for=x"),
    *(b"Connection: upgrade", b"X-HTTP-Method-Override: DELETE", b"If-Modified-Since: \xff", b"Upgrade: h2c"),
    b"HTTP2-Settings: AAMAAABk",
)
BODIES: tuple[bytes, ...] = (
    *(b"", b"{}", b"[]", b"null", b"\xff\xfe{\x00}\x00", b"{" * 3000, b'{"a":' * 3000, b'{"name":"\\ud800"}'),
    *(b"name=Anna", b'{"name":"\x00"}', b'{"name":"Anna","name":"Borys"}', b"--x\r\n\r\n--x--", b"\xef\xbb\xbf{}"),
    *(
        b"1" * 400,
        b'{"do":' + b"[" * 30_000,
        b" " * (MAX_BODY + 1),
        b"x" * (MAX_BODY + 1),
        b"[" * (MAX_RECORD_BODY + 1),
    ),
    b'"' + b"\\u0000" * 5000 + b'"',
)
CHUNKS: tuple[bytes, ...] = (
    *(b"zz\r\n", b"-1\r\n", b"ffffffffffffffff\r\n", b"0x5\r\nhello\r\n0\r\n\r\n", b"5;ext=1\r\nhello\r\n0\r\n\r\n"),
    *(b"\r\n", b"5\r\nhello0\r\n\r\n", b"5\nhello\n0\n\n", b"0\r\nX: y\r\n\r\n", b"0\r\n\r\n"),
    *(b"1\r\na\r\n" * 5000 + b"0\r\n\r\n", b"11000\r\n" + b"x" * 0x11000 + b"\r\n0\r\n\r\n", b"5\r\nhel"),
)
LENGTHS = (b"-1", b"+5", b"5 5", b"5, 5", b"0x5", b"99999999999999999999", b"", b"1e3", b"5\r\nContent-Length: 6")
COOKIES = (b"", b'"', b'"\\777"', b"\xff\xfe", b"a" * 5000, b"=;=;,", b"\x00")
BEARERS = (b"Bearer", b"Bearer  x y", b"Basic QTpC", b"bearer \xff", b"Bearer " + b"a" * 70, b"Bearer \xc3\xa9")
UPGRADES: tuple[tuple[bytes, ...], ...] = (
    *((), (), (), (b"Origin: https://evil.example",), (b"Content-Length: 5",), (b"X: " + b"a" * 9000,), (b"X: \xff",)),
    *(tuple(b"X%d: a" % n for n in range(200)), (b"Sec-WebSocket-Protocol: ,,\xff",), (b"Transfer-Encoding: chunked",)),
    (b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99",),
    (b"Sec-WebSocket-Extensions: ;;",),
)
"""Headers of a request for a socket."""
NO_HTTP = (
    *(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n", b"\r\n" * 50),
    b"GET / HTTP/9.9\r\n\r\n",
)
