"""What a client sends to a table over its socket."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from areo.table.messages import Key, Language, Name, Ref, Text


class Received(Struct, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client. Unknown fields are refused, so that a slip is noticed."""


class Join(Received, tag="join"):
    """The first message: the token of a seat, or of the spectators."""

    token: Annotated[str, Meta(max_length=200)]
    language: Language = "en"
    name: Name | None = None


class Choose(Received, tag="choose"):
    """An answer to the decision with this id. Sent twice, it counts once."""

    decision: Annotated[str, Meta(max_length=64)]
    picks: Annotated[list[Key | int], Meta(max_length=400)]
    ref: Ref = None


class Undo(Received, tag="undo"):
    """Take back my latest choice; `version` is that of the state it was seen in."""

    version: int
    ref: Ref = None


class GoOn(Received, tag="go_on"):
    """I shall not take back what I have just done: the bots need not wait any longer."""

    ref: Ref = None


class Consent(Received, tag="consent"):
    """My answer to somebody who would like to take a choice back."""

    request: Annotated[str, Meta(max_length=64)]
    agree: bool
    ref: Ref = None


class Why(Received, tag="why"):
    """Why are these keys not offered to me now?"""

    keys: Annotated[list[Key], Meta(max_length=100)]
    ref: Ref = None


class Foresee(Received, tag="foresee"):
    """What would change at once if I picked these keys, each by itself?"""

    keys: Annotated[list[Key], Meta(max_length=100)]
    ref: Ref = None


class AskHint(Received, tag="hint"):
    """What would be good answers to my open decision, the one with this id?"""

    decision: Annotated[str, Meta(max_length=64)]
    ref: Ref = None


class HandOver(Received, tag="hand_over"):
    """Let a bot play my seat from now on."""

    bot: Name
    ref: Ref = None


class TakeBack(Received, tag="take_back"):
    """I play my seat myself again."""

    ref: Ref = None


class SayChat(Received, tag="chat"):
    """Tell all at the table something."""

    text: Text
    ref: Ref = None


class Rename(Received, tag="name"):
    """What my seat is called from now on."""

    name: Name
    ref: Ref = None


class Speak(Received, tag="language"):
    """Go on in another language."""

    language: Language
    ref: Ref = None


class Ping(Received, tag="ping"):
    """Are you there?"""

    ref: Ref = None


FromClient: TypeAlias = (
    Join
    | Choose
    | Undo
    | GoOn
    | Consent
    | Why
    | Foresee
    | AskHint
    | HandOver
    | TakeBack
    | SayChat
    | Rename
    | Speak
    | Ping
)
