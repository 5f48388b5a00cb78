"""Words and limits of all that passes between a table and those who sit at it.

What clients send, what they are sent, and what is asked for beside that stand in `received`, `sent` and `requests`. The
JSON Schema and the browser's types are made from these; `docs/protocol.md` tells the story they make together.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta

PROTOCOL: Final = 1  # rises when an old client would no longer understand

Json: TypeAlias = dict[str, Any]
Language: TypeAlias = Literal["en", "fr", "pt"]
Ref: TypeAlias = Annotated[str, Meta(max_length=64)] | int | None
"""Whatever a client likes to call its message; the answer carries it back."""

Text = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=200)]
UndoRule: TypeAlias = Literal["none", "free", "consent"]
PointsRule: TypeAlias = Literal["hidden", "shown"]  # whether the table tells everybody's points while it is played
TimesRule: TypeAlias = Literal[
    "off",  # nobody's time is taken
    "shown",  # everybody sees how much time each has used
    "bot",  # and who has used more than the limit is played on by a bot
]
HintsRule: TypeAlias = Literal[
    "alone",  # hints can be had by whoever plays against bots alone
    "on",  # by everybody
    "off",  # by nobody
]
Seconds = Annotated[float, Meta(ge=0.0, le=60.0)]
Minutes = Annotated[float, Meta(gt=0.0, le=10_000.0)]
