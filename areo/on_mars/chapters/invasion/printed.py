"""The alien's technologies, blueprints and board as a person reads them, and as plain values to draw by."""

from __future__ import annotations

from areo.kernel.description import CardText
from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.on_mars.chapters.invasion.data import figures_of
from areo.on_mars.chapters.invasion.numbers import ALIEN_TECHS, DEEDS, POWERS, SPACES
from areo.on_mars.rulebook import OnMarsRulebook


def cards(book: OnMarsRulebook, words: Words) -> list[CardText]:
    """Technologies, then blueprints."""
    rules = figures_of(book.data)
    statuses = book.data.statuses
    found: list[CardText] = []
    for tech, id in enumerate(ALIEN_TECHS):
        text = words.sentence(words.say(f"alien-tech.{id}", rules.brood_levels))
        name = rules.tech_names[tech][words.language]
        found.append(CardText("alien_tech", f"alien-{id}", name, text, statuses[f"alien-{id}"]))
    for power, id in enumerate(POWERS):
        amount = rules.power_amounts[power]
        text = words.sentence(words.say(f"power.{id}", amount))
        name = rules.power_names[power][words.language]
        facts: Json = {"amount": amount}
        found.append(CardText("alien_blueprint", f"alien-{id}", name, text, statuses[f"alien-{id}"], facts=facts))
    return found


def board(book: OnMarsRulebook) -> Json:
    """The alien's board and what the humans pay for acting against it."""
    rules = figures_of(book.data)
    prices = dict(zip(DEEDS, (rules.strike_price, rules.sabotage_price, rules.cleanse_price), strict=True))
    return {
        "alien": {
            "spaces": [
                {
                    "id": SPACES[space],
                    "level": rules.spaces[space].level,
                    "crystals": rules.spaces[space].crystals,
                    "amount": rules.spaces[space].amount,
                }
                for space in range(len(SPACES))
            ],
            "techs": list(ALIEN_TECHS),
            "top_level": rules.top_level,
            "blueprints": list(POWERS),
            "second_price": rules.second_price,
            "repair_price": rules.repair_price,
            "most_expendable": rules.most_expendable,
            "nests": rules.nests,
            "prices": prices,
        }
    }
