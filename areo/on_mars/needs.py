"""How the needs of private goals and of solo goals read."""

from __future__ import annotations

from areo.kernel.words import Words
from areo.on_mars.numbers import CARD, CELL, GOODS, SIDES, TECH, TYPES, contract


def need_text(need: str, figures: list[int], words: Words) -> str:
    """A need with its figures, which are those of `GOAL_NEEDS` or `SOLO_NEEDS`."""
    phrase = f"need.{need}"
    if need == "techs_on_cells":
        return words.say(phrase, [words.name(CELL.thing(cell)) for cell in figures])
    if need == "contract":
        return words.say(phrase, contract(figures[0]))
    if need == "tech":
        return words.say(phrase, TECH.thing(figures[0]), figures[1])
    if need == "advanced":
        return words.say(phrase, words.count(figures[1], f"advanced.{TYPES[figures[0]]}"))
    if need == "complex":
        return words.say(phrase, words.count(figures[1], TYPES[figures[0]]))
    if need == "stored":
        return words.say(phrase, words.count(figures[1], GOODS[figures[0]]))
    if need == "scientist":
        return words.say(phrase, CARD.thing(figures[0]))
    if need == "side":
        return words.say(f"need.side.{SIDES[figures[0]]}")
    return words.say(phrase, *figures)
