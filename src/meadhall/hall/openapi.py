"""The OpenAPI 3.1 description, made from the routes and the structs of the wire."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec

import meadhall
from meadhall.hall import game_list, wire
from meadhall.hall.connections import COOKIE
from meadhall.presentation import LANGUAGES, scene_of

if TYPE_CHECKING:
    from meadhall.hall.requests import Route
    from meadhall.presentation import Scene

REFERENCES = "#/components/schemas/{name}"
SOCKET_NOTE = (
    "Over the socket of a table (GET, upgraded) a guest sends Actions and receives ServerMessages; "
    "see docs/guide/hall.md."
)
SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
    "bearer": {"type": "http", "scheme": "bearer"},
}
PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {"description": "The key of a game.", "schema": {"type": "string"}},
    "language": {"description": "The language of the catalogues.", "schema": {"enum": list(LANGUAGES)}},
    "table": {"description": "The id of a table.", "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"}},
    "since": {
        "description": "The version that the client knows; the story begins after it.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    },
    "until": {
        "description": "The last version to show.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    },
    "version": {
        "description": "A version of the viewer.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    },
    "viewer": {
        "description": "A seat, or the spectator after the last seat; by default the guest itself.",
        "schema": {"type": "integer", "minimum": 0, "maximum": wire.MOST_SEATS},
    },
    "position": {"description": "1: with the position as text.", "schema": {"type": "string"}},
    "scene": {"description": "1: with the scene.", "schema": {"type": "string"}},
    "view": {"description": "1: with the view in whole numbers.", "schema": {"type": "string"}},
    "in_words": {"description": "1: with the table in words.", "schema": {"type": "string"}},
    "invitation": {"description": "For those who do not sit at the table.", "schema": {"type": "string"}},
}


def schemas_of(kinds: list[Any]) -> tuple[Any, dict[str, Any]]:
    """Return the schemas of types and of the types they refer to; patterns end in $ there."""
    made = msgspec.json.encode(msgspec.json.schema_components(kinds, ref_template=REFERENCES))
    first, named = msgspec.json.decode(made.replace(rb"\\Z", b"$"))
    return first, named


def description(routes: list[Route]) -> dict[str, Any]:
    """Return the whole description."""
    types = [each for route in routes for each in (route.accepts, route.returns) if each is not None]
    _, schemas = schemas_of([*types, wire.Problem, wire.AnyServerMessage, *scenes()])
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
    """Return the scene types of all games."""
    found = [scene_of(game) for game in game_list.games().values()]
    return [each.table for each in found if each is not None]


def operation(route: Route) -> dict[str, Any]:
    """Return the description of a route."""
    description_of: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": parameters(route),
        "security": [*([{}] if route.allows_anonymous else []), *({name: []} for name in SECURITY)],
        "responses": {
            "200": {"description": "It is done.", "content": body_of(route.returns, route.media_type)},
            "4XX": {"description": "It is refused.", "content": body_of(wire.Problem)},
        },
    }
    if route.accepts is not None:
        description_of["requestBody"] = {"required": True, "content": body_of(route.accepts)}
    return description_of


def parameters(route: Route) -> list[dict[str, Any]]:
    """Return the path and query parameters of a route."""
    in_path = re.findall(r"{(\w+)}", route.path)
    after = [*route.query, *(["invitation"] if "table" in in_path else [])]
    return [
        *({"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in in_path),
        *({"name": name, "in": "query", "required": False, **PARAMETERS[name]} for name in after),
    ]


def body_of(kind: Any, media_type: str = "application/json") -> dict[str, Any]:
    """Return the description of a body."""
    (schema,), _ = schemas_of([kind])
    return {media_type: {"schema": schema}}
