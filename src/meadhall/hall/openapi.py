"""The description of the API for programs (OpenAPI 3.1), made from the table of routes and the structs of the wire."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

import meadhall
from meadhall.hall import wire

if TYPE_CHECKING:
    from meadhall.hall.api import Route

REFERENCES = "#/components/schemas/{name}"
SOCKET_NOTE = (
    "Over the socket of a table (GET, upgraded) a guest sends an Action and is told News; see docs/guide/hall.md."
)


def description(routes: list[Route]) -> dict[str, Any]:
    """Return the description."""
    types = [each for route in routes for each in (route.takes, route.gives) if each is not None]
    _, schemas = msgspec.json.schema_components([*types, wire.Problem, wire.AnyNews], ref_template=REFERENCES)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": meadhall.__version__, "description": SOCKET_NOTE},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "meadhall"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def operation(route: Route) -> dict[str, Any]:
    """Return the description of one route."""
    told: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", route.path)
        ],
        "responses": {
            "200": {"description": "It is done."},
            "4XX": {"description": "It is refused.", "content": body_of(wire.Problem)},
        },
    }
    if route.gives is not None:
        told["responses"]["200"]["content"] = body_of(route.gives)
    if route.takes is not None:
        told["requestBody"] = {"required": True, "content": body_of(route.takes)}
    return told


def body_of(kind: Any) -> dict[str, Any]:
    """Return the description of a body."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=REFERENCES)
    return {"application/json": {"schema": schema}}
