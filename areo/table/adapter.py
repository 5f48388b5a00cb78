"""Until the kernel tells options apart itself."""

from __future__ import annotations

import re
from typing import Any

from areo.kernel.question import Decision

SPACE = "[\\s\u00a0\u202f]"


def own(decision: Decision, name: str) -> Any:
    return getattr(decision, name, None)


def spoken(label: str) -> tuple[str, str, str]:
    found = re.match(r"^(.+?) \(([^()]+)\)$", label)
    if found:
        money = re.match(rf"^(\d+){SPACE}*M[€$]$", found[2])
        return (found[1], "", money[1]) if money else (found[1], found[2], "")
    found = re.match(r"^(.{2,40}?) — (.{12,})$", label)
    if found:
        return found[1], found[2], ""
    found = re.match(rf"^(.{{2,34}}?){SPACE}?: (.{{24,}})$", label)
    return (found[1], found[2], "") if found else (label, "", "")


def deed(decision: Decision, index: int, language: str) -> str:
    if own(decision, "deed"):
        return str(own(decision, "deed")(index, language))
    return re.sub(r"^[1-9] · ", "", spoken(decision.label(index, language))[0])


def detail(decision: Decision, index: int, language: str) -> str:
    if own(decision, "detail"):
        return str(own(decision, "detail")(index, language))
    return spoken(decision.label(index, language))[1]


def thing(decision: Decision, index: int) -> str | None:
    if own(decision, "thing"):
        found: str | None = own(decision, "thing")(index)
        return found
    key = decision.keys[index]
    verb, _, id = key.partition(" ")
    if not id or verb in ("pay", "amount", "do", "seat"):
        return None
    return f"card {id}" if verb in ("play", "action", "first") else key


def price(decision: Decision, index: int) -> dict[str, int]:
    if own(decision, "price"):
        found: dict[str, int] = own(decision, "price")(index)
        return found
    key = decision.keys[index]
    if key.startswith("pay "):
        return paid(key)
    money = spoken(decision.label(index, "en"))[2]
    return {"resource mc": int(money)} if money else {}


def paid(key: str) -> dict[str, int]:
    words = key.split()[1:]
    return {f"resource {what}": int(amount) for amount, what in zip(words[::2], words[1::2], strict=False)}


def shortcut(decision: Decision, index: int) -> str:
    if own(decision, "shortcut"):
        return str(own(decision, "shortcut")(index))
    number = re.match(r"^([1-9]) · ", decision.label(index, "en"))
    amount = re.match(r"^amount ([1-9])$", decision.keys[index])
    return number[1] if number else amount[1] if amount else ""


def question(decision: Decision, language: str) -> str:
    words = decision.game.words(language)
    frame = decision.question.frame
    return words.sentence(frame.effect.prompt(decision.game, frame, words))
