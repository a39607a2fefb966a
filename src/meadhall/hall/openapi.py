"""The description of the API for programs (OpenAPI 3.1), made from the table of routes and the structs of the wire."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

import meadhall
from meadhall.core import registry
from meadhall.hall import wire
from meadhall.presentation import scene_of

if TYPE_CHECKING:
    from meadhall.hall.calls import Route
    from meadhall.presentation import Scene

REFERENCES = "#/components/schemas/{name}"
SOCKET_NOTE = (
    "Over the socket of a table (GET, upgraded) a guest sends an Action and is told News; see docs/guide/hall.md."
)
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "meadhall"},
    "bearer": {"type": "http", "scheme": "bearer"},
}
PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"description": "The key of a game.", "schema": {"type": "string"}},
    "table": {"description": "The id of a table.", "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"}},
    "since": {
        "description": "The version that one knows: what happened after it is told.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    },
    "until": {
        "description": "The last version that one wants to see.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    },
    "version": {
        "description": "A version of the viewer.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    },
    "viewer": {
        "description": "With whose eyes: a seat's, or the spectator's after the last; by default one's own.",
        "schema": {"type": "integer", "minimum": 0, "maximum": wire.MOST_SEATS},
    },
    "scene": {"description": "1: with the scene, as it is drawn.", "schema": {"type": "string"}},
    "view": {"description": "1: with the view in whole numbers.", "schema": {"type": "string"}},
    "invitation": {"description": "For those who do not sit at the table.", "schema": {"type": "string"}},
}


def schemas_of(kinds: list[Any]) -> tuple[Any, dict[str, Any]]:
    """Return the schemas of types, and those that they refer to; in a schema $ is nothing but the end."""
    made = msgspec.json.encode(msgspec.json.schema_components(kinds, ref_template=REFERENCES))
    first, named = msgspec.json.decode(made.replace(rb"\\Z", b"$"))
    return first, named


def description(routes: list[Route]) -> dict[str, Any]:
    """Return the description."""
    types = [each for route in routes for each in (route.takes, route.gives) if each is not None]
    _, schemas = schemas_of([*types, wire.Problem, wire.AnyNews, *scenes()])
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": meadhall.__version__, "description": SOCKET_NOTE},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": SECURITY,
        },
    }


def scenes() -> list[type[Scene]]:
    """Return the scenes of all games that have one."""
    looks = [scene_of(registry.game(key)) for key in registry.names()]
    return [each.table for each in looks if each is not None]


def operation(route: Route) -> dict[str, Any]:
    """Return the description of one route."""
    told: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": parameters(route),
        "security": [*([{}] if route.is_open else []), *({name: []} for name in SECURITY)],
        "responses": {
            "200": {"description": "It is done.", "content": body_of(route.gives, route.media)},
            "4XX": {"description": "It is refused.", "content": body_of(wire.Problem)},
        },
    }
    if route.takes is not None:
        told["requestBody"] = {"required": True, "content": body_of(route.takes)}
    return told


def parameters(route: Route) -> list[dict[str, Any]]:
    """Return what stands in the path of a route and after it."""
    in_path = re.findall(r"{(\w+)}", route.path)
    after = [*route.asks, *(["invitation"] if "table" in in_path else [])]
    return [
        *({"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in in_path),
        *({"name": name, "in": "query", "required": False, **PARAMETERS[name]} for name in after),
    ]


def body_of(kind: Any, media: str = "application/json") -> dict[str, Any]:
    """Return the description of a body."""
    (schema,), _ = schemas_of([kind])
    return {media: {"schema": schema}}
