"""The hall as an ASGI application: routes, the socket, and what every answer carries."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from meadhall.hall.api import ROUTES
from meadhall.hall.errors import TooMany
from meadhall.hall.limits import REQUESTS, Limits
from meadhall.hall.metrics import Metrics
from meadhall.hall.openapi import description
from meadhall.hall.page import page
from meadhall.hall.requests import JSON, address_of, endpoint, problem, refusal
from meadhall.hall.socket import socket_of
from meadhall.hall.static_files import built
from meadhall.hall.store import is_reachable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from meadhall.hall.hall import Hall

HEADERS = {
    b"content-security-policy": (
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
    b"cache-control": b"no-store",
}


HOST = re.compile(r"(?:\[([0-9A-Fa-f:.]+)\]|([0-9A-Za-z._-]+))(?::[0-9]{1,5})?")


class Doorkeeper:
    """Refuses requests that came to another address or from another site; adds headers to every answer."""

    def __init__(self, app: ASGIApp, hosts: set[str]) -> None:
        """Stand before an application; `hosts` are the names it goes by, without ports."""
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        hosts = sum(name == b"host" for name, _ in scope["headers"])

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] += [(name, value) for name, value in HEADERS.items() if name not in given]
            await send(message)

        if name_of(host) not in self.hosts or hosts > 1:
            await refuse(scope, send_with_headers, 421, "unknown-host", "this hall does not go by that name")
            return
        origin = headers.get(b"origin")
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD") and origin is not None:
            if origin != f"{scope['scheme']}://{host}":
                await refuse(scope, send_with_headers, 403, "other-origin", "a page from elsewhere may not do this")
                return
        await self.app(scope, receive, send_with_headers)


async def refuse(scope: Scope, send: Send, status: int, error: str, message: str) -> None:
    """Refuse a request, or a socket before it is open."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": error})
        return

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    await problem(status, error, message)(scope, nothing, send)


def name_of(host: str) -> str | None:
    """Return a Host header without its port; None if it is no host and port."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else None


@cache
def described() -> bytes:
    """Return the description of the API; it is made when somebody asks for it first."""
    return msgspec.json.encode(description(ROUTES))


def application(hall: Hall, hosts: set[str]) -> ASGIApp:
    """Return the application of a hall."""
    buckets = Limits()
    metrics = Metrics(hall)

    async def health(_: Request) -> Response:
        is_well = await is_reachable(hall.store)
        return Response(msgspec.json.encode({"well": is_well}), 200 if is_well else 503, media_type=JSON)

    client = built()

    async def front(request: Request) -> Response:
        if "/index.html" in client:
            return client["/index.html"].answer(request)
        try:
            buckets.take(address_of(request), REQUESTS, hall.now() / 1000)
        except TooMany as error:
            return refusal(error)
        return HTMLResponse(page(await hall.open_tables()))

    async def file(request: Request) -> Response:
        return client[request.url.path].answer(request)

    async def figures(_: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def api(_: Request) -> Response:
        return Response(described(), media_type=JSON)

    async def nothing(_: Request, __: Exception) -> Response:
        return problem(404, "not-found", "there is nothing here")

    async def wrong_method(_: Request, __: Exception) -> Response:
        return problem(405, "wrong-method", "this is asked for in another way")

    async def robots(_: Request) -> Response:
        return PlainTextResponse("User-agent: *\nDisallow: /api/\n")

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop()

    routes = [Route(each.path, endpoint(each, hall, buckets, metrics), methods=[each.method]) for each in ROUTES]
    app = Starlette(
        routes=[
            *routes,
            WebSocketRoute("/api/tables/{table}/socket", socket_of(hall, buckets, metrics)),
            Route("/healthz", health),
            Route("/metrics", figures),
            Route("/api/openapi.json", api),
            Route("/robots.txt", robots),
            Route("/", front),
            *[Route(path, file) for path in client],
        ],
        exception_handlers={404: nothing, 405: wrong_method},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return Doorkeeper(app, hosts)
