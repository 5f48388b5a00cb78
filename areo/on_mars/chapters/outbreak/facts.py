"""The cards of Outbreak as a person reads them, and as plain values to search, sort and draw by."""

from __future__ import annotations

from areo.kernel.description import CardText
from areo.kernel.game import Json
from areo.kernel.words import Words
from areo.on_mars.chapters.outbreak.data import MICROBIOLOGIST
from areo.on_mars.chapters.outbreak.numbers import AIM, INFECTION, INFECTIONS, NO_COLONIST, OUTBREAK_MISSIONS
from areo.on_mars.facts import forms, goods_of, written
from areo.on_mars.numbers import GOODS, TYPES
from areo.on_mars.rulebook import OnMarsRulebook


def cards(book: OnMarsRulebook, words: Words) -> list[CardText]:
    return [
        microbiologist(book, words),
        *[mission(index, book, words) for index in range(len(OUTBREAK_MISSIONS))],
        *[infection(index, book, words) for index in range(len(INFECTIONS))],
    ]


def microbiologist(book: OnMarsRulebook, words: Words) -> CardText:
    card = book.data.outbreak.microbiologist[0]
    goods = goods_of(card.cost.kinds)
    cost = words.join("and", [words.count(card.cost.kinds[good], GOODS[good]) for good in goods])
    places = [forms(words, f"advanced.{TYPES[type]}")[1] for type in card.works_in]
    text = written(
        words,
        words.say("card.cost", cost),
        words.say("card.works", words.join("or", places)),
        words.say("card.microbiologist"),
    )
    facts: Json = {
        "works_in": [TYPES[type] for type in card.works_in],
        "cost": {GOODS[good]: card.cost.kinds[good] for good in goods},
    }
    status = book.data.statuses[MICROBIOLOGIST]
    return CardText("scientist", MICROBIOLOGIST, card.names[words.language], text, status, facts=facts)


def mission(index: int, book: OnMarsRulebook, words: Words) -> CardText:
    id = OUTBREAK_MISSIONS[index]
    targets = book.data.outbreak.targets[index]
    text = written(words, words.say("card.aim", words.say(f"aim.{id}"), *targets))
    facts: Json = {"targets": list(targets)}
    return CardText("aim", id, words.name(AIM.thing(index)), text, book.data.statuses[id], facts=facts)


def infection(index: int, book: OnMarsRulebook, words: Words) -> CardText:
    id = INFECTIONS[index]
    parts = book.data.outbreak
    if index == NO_COLONIST:
        text = written(words, words.say("card.no-colonist", parts.reshuffle))
    else:
        text = written(words, words.say("card.infects", words.say(f"at.{id}")))
    copies = parts.copies[index]
    facts: Json = {"infects": index != NO_COLONIST}
    return CardText("infection", id, words.name(INFECTION.thing(index)), text, book.data.statuses[id], copies, facts)
