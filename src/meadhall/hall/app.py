"""The hall as an ASGI application: routes, sockets, headers."""

from __future__ import annotations

import re
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from starlette.applications import Starlette
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from meadhall.hall import game_list, rooms
from meadhall.hall.api import ROUTES
from meadhall.hall.connections import client_address
from meadhall.hall.errors import LimitExceeded
from meadhall.hall.limits import REQUESTS, RateLimiter
from meadhall.hall.metrics import Metrics
from meadhall.hall.openapi import description
from meadhall.hall.page import page
from meadhall.hall.requests import JSON, endpoint, error_response, problem
from meadhall.hall.socket import close, table_socket
from meadhall.hall.static_files import client_files
from meadhall.hall.store import is_reachable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from meadhall.hall.hall import Hall
    from meadhall.hall.wire import ErrorWord

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


class SecurityMiddleware:
    """Refuses other hosts and origins; adds security headers to every response."""

    def __init__(self, app: ASGIApp, hosts: set[str]) -> None:
        """Wrap an application; `hosts` are its names, without ports."""
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
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

        if host_name(host) not in self.hosts or hosts > 1:
            await refuse(scope, receive, send_with_headers, 421, "unknown-host", "this hall does not go by that name")
            return
        origin = headers.get(b"origin")
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD") and origin is not None:
            if origin != f"{scope['scheme']}://{host}":
                await refuse(
                    scope, receive, send_with_headers, 403, "other-origin", "a page from elsewhere may not do this"
                )
                return
        await self.app(scope, receive, send_with_headers)


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, error: ErrorWord, message: str) -> None:
    """Refuse a request or a socket."""
    if scope["type"] == "websocket":
        socket = WebSocket(scope, receive, send)
        with suppress(WebSocketDisconnect):
            await socket.accept()
            await close(socket, error)
        return

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    await problem(status, error, message)(scope, nothing, send)


def host_name(host: str) -> str | None:
    """Return a Host header without its port; None if it is malformed."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else None


@cache
def api_description() -> bytes:
    """Return the OpenAPI description, made on first use."""
    return msgspec.json.encode(description(ROUTES))


def application(hall: Hall, hosts: set[str]) -> ASGIApp:
    """Return the application of a hall."""
    limiter = RateLimiter()
    metrics = Metrics(hall)

    async def health(_: Request) -> Response:
        is_well = await is_reachable(hall.store)
        return Response(msgspec.json.encode({"well": is_well}), 200 if is_well else 503, media_type=JSON)

    static = {**client_files(), **rooms.served(game_list.games().values())}

    async def index(request: Request) -> Response:
        if "/index.html" in static:
            return static["/index.html"].response(request)
        try:
            limiter.take(client_address(request), REQUESTS, hall.now() / 1000)
        except LimitExceeded as error:
            return error_response(error)
        return HTMLResponse(page(await hall.open_tables()))

    async def static_file(request: Request) -> Response:
        return static[request.url.path].response(request)

    async def metrics_text(_: Request) -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(_: Request) -> Response:
        return Response(api_description(), media_type=JSON)

    async def nothing(_: Request, __: Exception) -> Response:
        return problem(404, "not-found", "there is nothing here")

    async def wrong_method(_: Request, __: Exception) -> Response:
        return problem(405, "wrong-method", "this address is not asked with this method")

    async def robots(_: Request) -> Response:
        return PlainTextResponse("User-agent: *\nDisallow: /api/\n")

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.start()
        yield
        await hall.stop()

    routes = [Route(each.path, endpoint(each, hall, limiter, metrics), methods=[each.method]) for each in ROUTES]
    app = Starlette(
        routes=[
            *routes,
            WebSocketRoute("/api/tables/{table}/socket", table_socket(hall, limiter, metrics)),
            Route("/healthz", health),
            Route("/metrics", metrics_text),
            Route("/api/openapi.json", openapi),
            Route("/robots.txt", robots),
            Route("/", index),
            *[Route(path, static_file) for path in static],
        ],
        exception_handlers={404: nothing, 405: wrong_method},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return SecurityMiddleware(app, hosts)
