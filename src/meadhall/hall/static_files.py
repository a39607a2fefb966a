"""The client as it was built: held in memory, compressed once. Without it the hall shows a plain page."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from importlib.resources import files
from mimetypes import guess_type
from typing import TYPE_CHECKING

from starlette.responses import Response

from meadhall.hall.requests import reads_gzip

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from starlette.requests import Request

BUILT = "built"
TYPES = {"webmanifest": "application/manifest+json", "js": "text/javascript", "woff2": "font/woff2"}
PRESSED = {"woff2"}
"""What is compressed already."""
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names say what is in them."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the client."""

    media: str
    plain: bytes
    pressed: bytes
    cache: str

    def answer(self, request: Request) -> Response:
        """Return it, compressed for those who can read that."""
        headers = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}
        if not self.pressed or not reads_gzip(request):
            return Response(self.plain, headers=headers, media_type=self.media)
        return Response(self.pressed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media)


def built() -> dict[str, File]:
    """Return the files of the client by their paths; none if it was not built."""
    folder = files("meadhall.hall") / BUILT
    return dict(found_in(folder, "/")) if (folder / "index.html").is_file() else {}


def found_in(folder: Traversable, path: str) -> list[tuple[str, File]]:
    """Return the files of a folder and of those within it."""
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += found_in(each, f"{path}{each.name}/")
        elif not each.name.startswith("."):
            found.append((path + each.name, read(each, "no-cache" if path == "/" else FOREVER)))
    return found


def read(file: Traversable, cache: str) -> File:
    """Return a file of the client."""
    plain = file.read_bytes()
    end = file.name.rpartition(".")[2]
    media = TYPES.get(end) or guess_type(file.name)[0] or "application/octet-stream"
    pressed = b"" if end in PRESSED else gzip.compress(plain, 9, mtime=0)
    return File(media, plain, pressed if len(pressed) < len(plain) else b"", cache)
