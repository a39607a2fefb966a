"""Write client/src/api/wire.ts, the structs of the wire and the scenes as TypeScript; --check fails if it differs."""

from __future__ import annotations

import ast
import sys
from enum import IntEnum
from inspect import cleandoc, getdoc, getsource
from pathlib import Path
from types import ModuleType, UnionType
from typing import TYPE_CHECKING, Any, Literal, TypeGuard, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from meadhall.core import registry
from meadhall.hall import wire
from meadhall.presentation import Scene, scene_of

if TYPE_CHECKING:
    from collections.abc import Iterable

TARGET = Path(__file__).parent.parent / "client" / "src" / "api" / "wire.ts"
HEAD = """\
// Made from the structs of the hall and of the games' scenes by scripts/typescript.py: do not edit.

/** The id of a message and its arguments; the catalogues put it into words. */
export interface Phrase {
  id: string;
  args: Record<string, Arg>;
}

/** An argument: a number, a keyword or a name as it is, a seat, another phrase or a list of them. */
export type Arg = number | string | { seat: number } | Phrase | Phrase[];
"""
SIMPLE = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
LONGEST_LINE = 120
NAMED: dict[frozenset[str], str] = {}
"""Names for unions of words."""


def main() -> int:
    """Write or compare the file; return 1 if it differs."""
    text = written()
    if "--check" not in sys.argv:
        TARGET.write_text(text, "utf-8")
    elif not TARGET.exists() or TARGET.read_text("utf-8") != text:
        print("client/src/api/wire.ts is stale: python scripts/typescript.py", file=sys.stderr)
        return 1
    return 0


def written() -> str:
    """Return the whole file."""
    looks = [found for key in registry.own_names() if (found := scene_of(registry.game(key)))]
    modules = [sys.modules[each.table.__module__] for each in looks]
    parts = [part for module in [wire, *modules] for part in declarations(module)]
    tables = [name_of(each.table) for each in looks]
    parts.append(f"/** {getdoc(Scene)} */\nexport type Scene = {' | '.join(tables)};\n")
    return "\n".join([HEAD, *parts])


def structs_in(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs that a module defines, in order, without base classes."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and not each.__subclasses__()
    ]


def declarations(module: ModuleType) -> list[str]:
    """Return the limits, constants, named unions and structs of a module."""
    told = fields_told(module)
    constants = [f"export const {name} = {value};\n" for name, value in vars(module).items() if is_limit(name, value)]
    constants += [constant(each, told) for each in vars(module).values() if is_constants(each)]
    unions = []
    for name, value in vars(module).items():
        if get_origin(value) in (Union, UnionType, Literal):
            unions.append(named_union(prefix(module) + name, value))
        if get_origin(value) is Literal:
            NAMED[frozenset(get_args(value))] = prefix(module) + name
    return constants + unions + [interface(each, told) for each in structs_in(module)]


def is_limit(name: str, value: object) -> TypeGuard[int]:
    """Return whether a name of a module is a number that bounds what is sent."""
    return name.isupper() and type(value) is int


def is_constants(value: object) -> TypeGuard[type[IntEnum]]:
    """Return whether a value is a class of named numbers."""
    return isinstance(value, type) and issubclass(value, IntEnum) and value is not IntEnum


def constant(numbers: type[IntEnum], told: dict[tuple[str, str], str]) -> str:
    """Return named numbers as a constant object."""
    lines = [comment(getdoc(numbers) or "", ""), f"export const {numbers.__name__} = {{"]
    for each in numbers:
        if doc := told.get((numbers.__name__, each.name)):
            lines.append(comment(doc, "  "))
        lines.append(f"  {each.name}: {each.value},")
    return "\n".join([*lines, "} as const;", ""])


def named_union(name: str, value: Any) -> str:
    """Return the type of a union of structs or words, a member to a line if it is long."""
    members = [f'"{each}"' if isinstance(each, str) else name_of(each) for each in get_args(value)]
    line = f"export type {name} = {' | '.join(members)};\n"
    return line if len(line) <= LONGEST_LINE else "\n  | ".join([f"export type {name} =", *members]) + ";\n"


def words(values: Iterable[Any]) -> str:
    """Return the name of a union of words if it has one, with or without the empty word; else the words."""
    known = frozenset(values)
    if known in NAMED:
        return NAMED[known]
    if known - {""} in NAMED:
        return f'{NAMED[known - {""}]} | ""'
    return " | ".join(f'"{each}"' for each in sorted(known))


def prefix(module: ModuleType) -> str:
    """Return the prefix of a game's names: Keltis for meadhall.games.keltis.scene."""
    return "" if module is wire else module.__name__.split(".")[-2].capitalize()


def name_of(struct: type) -> str:
    """Return the name of a struct in TypeScript."""
    before = prefix(sys.modules[struct.__module__])
    return struct.__name__ if struct.__name__.startswith(before) else before + struct.__name__


def interface(struct: type[msgspec.Struct], told: dict[tuple[str, str], str]) -> str:
    """Return a struct as an interface, with its docstrings."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [comment(getdoc(struct) or "", ""), f"export interface {name_of(struct)} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    is_sent = (
        issubclass(struct, (wire.Input, wire.BaseAction)) and struct is not wire.Terms
    )  # a table sends its terms whole
    for field in info.fields:
        doc = told.get((struct.__name__, field.name))
        if doc:
            lines.append(comment(doc, "  "))
        mark = "?" if is_sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {typescript_of(field.type)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str, indent: str) -> str:
    """Return a comment of one line or several."""
    lines = cleandoc(text).splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */"
    return "\n".join([f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"])


def typescript_of(info: inspect.Type) -> str:
    """Return a type in TypeScript."""
    if type(info) in SIMPLE:
        return SIMPLE[type(info)]
    if isinstance(info, inspect.Metadata):
        return str((info.extra or {}).get("typescript") or typescript_of(info.type))
    if isinstance(info, inspect.LiteralType):
        return words(info.values)
    if isinstance(info, inspect.ListType):
        item = typescript_of(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<string, {typescript_of(info.value_type)}>"
    if isinstance(info, inspect.UnionType):
        return " | ".join(typescript_of(each) for each in info.types)
    if isinstance(info, inspect.StructType):
        return name_of(info.cls)
    raise TypeError(f"no TypeScript type is defined for {info}")


def fields_told(module: ModuleType) -> dict[tuple[str, str], str]:
    """Return the docstrings of the fields of a module's classes, by class and field."""
    found = {}
    for node in ast.parse(getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            for field, below in zip(node.body, node.body[1:], strict=False):
                if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                    found[node.name, name_in(field)] = str(below.value.value)
    return found


def name_in(field: ast.stmt) -> str:
    """Return the name that a statement of a class gives a value; empty if it gives none."""
    target = (
        field.target
        if isinstance(field, ast.AnnAssign)
        else field.targets[0]
        if isinstance(field, ast.Assign)
        else None
    )
    return target.id if isinstance(target, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main())
