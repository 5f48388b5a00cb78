"""What is printed on the parts of the box, for clients that draw them."""

from __future__ import annotations

from areo.kernel.effect import AnyEffect
from areo.kernel.game import Json
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.components import BONUS_RULES, DISCOVERY_RULES, Data, EventCard
from areo.red_planet.data import ZONE_RESOURCE
from areo.red_planet.effects.shuttles import Board, BoardTogether
from areo.red_planet.numbers import ASTRONAUTS, ROUNDS, added_tokens


def table(data: Data) -> Json:
    """The rounds and scorings, the values of the resources, the zones and their neighbours, the characters."""
    return {
        "rounds": ROUNDS,
        "scorings": {str(round): added_tokens(round) for round in range(1, ROUNDS + 1) if added_tokens(round)},
        "astronauts": ASTRONAUTS,
        "resources": [
            {"id": data.resource_ids[number], "value": data.values[number]} for number in range(len(data.values))
        ],
        "zones": [
            {
                "id": data.zones[number].id,
                "outer": data.zones[number].outer,
                "neighbours": [data.zones[other].id for other in data.neighbours[number]],
            }
            for number in range(len(data.zones))
        ],
        "characters": [{"id": character.id, "boards": boards(character.effect)} for character in CHARACTERS],
    }


def facts_of(card: EventCard, data: Data) -> Json:
    """What an event card asks for or does, as plain values: its rule, and the zones, resource and number it speaks of.

    Absent means that the rule takes no such thing. The resource is `zone` for the one of the card's own zone.
    """
    facts: Json = {"kind": "bonus" if card.bonus else "discovery", "rule": card.rule}
    figures = BONUS_RULES[card.rule] if card.bonus else DISCOVERY_RULES[card.rule]
    if "zones" in figures:
        facts["zones"] = [data.zones[zone].id for zone in card.zones]
    if "resource" in figures:
        facts["resource"] = data.resource_ids[card.resource] if card.resource >= 0 else ZONE_RESOURCE
    if "count" in figures:
        facts["count"] = card.count
    return facts


def boards(effect: AnyEffect) -> int:
    """How many astronauts a character may board."""
    if isinstance(effect, Board):
        return effect.most
    if isinstance(effect, BoardTogether):
        return effect.number
    return max((boards(part) for part in effect.parts()), default=0)
