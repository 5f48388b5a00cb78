"""The JSON Schema of everything that passes between a table and its clients, made from the message types."""

from __future__ import annotations

from typing import Any, Final, get_args

from msgspec import json

from areo.table import messages

HTTP: Final = (
    messages.Catalogue,
    messages.Words,
    messages.NewTable,
    messages.Made,
    messages.TableTold,
    messages.Refill,
    messages.SitDown,
    messages.SeatKey,
    messages.Subscribe,
    messages.Unsubscribe,
    messages.PlayOn,
    messages.Rematch,
    messages.Moment,
    messages.LogPart,
    messages.Seen,
    messages.Curve,
    messages.Tally,
    messages.ReviewTold,
    messages.Puzzles,
    messages.Problem,
)


def schema() -> dict[str, Any]:
    """One schema with all types: `FromClient` and `FromTable` are what goes over a socket."""
    received, sent = get_args(messages.FromClient), get_args(messages.FromTable)
    _, parts = json.schema_components([*received, *sent, *HTTP], ref_template="#/$defs/{name}")
    parts["FromClient"] = one_of(received)
    parts["FromTable"] = one_of(sent)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Areo's table, protocol {messages.PROTOCOL}",
        "$defs": dict(sorted(parts.items())),
    }


def one_of(kinds: tuple[type, ...]) -> dict[str, Any]:
    mapping = {kind.__struct_config__.tag: f"#/$defs/{kind.__name__}" for kind in kinds}  # type: ignore[attr-defined]
    return {
        "anyOf": [{"$ref": ref} for ref in mapping.values()],
        "discriminator": {"propertyName": "type", "mapping": mapping},
    }


def written() -> str:
    return json.format(json.encode(schema()), indent=1).decode() + "\n"


if __name__ == "__main__":
    print(written(), end="")
