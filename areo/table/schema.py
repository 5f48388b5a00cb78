"""The JSON Schema of everything that passes between a table and its clients, made from the message types."""

from __future__ import annotations

from typing import Any, Final, get_args

from msgspec import json

from areo.table import messages, received, requests, sent

HTTP: Final = (
    requests.Catalogue,
    requests.Words,
    requests.NewTable,
    requests.Made,
    requests.TableTold,
    requests.Refill,
    requests.SitDown,
    requests.SeatKey,
    requests.Subscribe,
    requests.Unsubscribe,
    requests.PlayOn,
    sent.Rematch,
    requests.Moment,
    sent.LogPart,
    requests.Seen,
    requests.Curve,
    requests.Tally,
    requests.ReviewTold,
    requests.Puzzles,
    requests.Problem,
)


def schema() -> dict[str, Any]:
    """One schema with all types: `FromClient` and `FromTable` are what goes over a socket."""
    from_client, from_table = get_args(received.FromClient), get_args(sent.FromTable)
    _, parts = json.schema_components([*from_client, *from_table, *HTTP], ref_template="#/$defs/{name}")
    parts["FromClient"] = one_of(from_client)
    parts["FromTable"] = one_of(from_table)
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
