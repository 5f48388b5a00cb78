"""The browser's types, written from the same schema: `python -m areo.table.typescript`."""

from __future__ import annotations

import json
from typing import Any

from areo.table.schema import schema

HEAD = "// Made by `python -m areo.table.typescript` from the server's message types. Not to be edited.\n"


def written() -> str:
    """All types, as a TypeScript module."""
    definitions: dict[str, Any] = schema()["$defs"]
    return HEAD + "".join(f"\n{declaration(name, kind)}\n" for name, kind in definitions.items())


def declaration(name: str, kind: dict[str, Any]) -> str:
    about = f"/** {kind['description']} */\n" if "description" in kind else ""
    if kind.get("type") != "object":
        return f"{about}export type {name} = {type_of(kind)};"
    required = set(kind.get("required", ()))
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(value)};"
        for field, value in kind.get("properties", {}).items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(fields) + "\n}"


def type_of(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(type_of(part) for part in kind["anyOf"])
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if "const" in kind:
        return json.dumps(kind["const"])
    match kind.get("type"):
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            inside = type_of(kind.get("items", {}))
            return f"({inside})[]" if " " in inside else f"{inside}[]"
        case "object":
            extra = kind.get("additionalProperties")
            return f"Record<string, {type_of(extra) if isinstance(extra, dict) else 'any'}>"
        case None:
            return "any"
        case other:
            raise ValueError(f"no TypeScript for {other!r}")


if __name__ == "__main__":
    print(written(), end="")
