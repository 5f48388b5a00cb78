"""What is printed on the parts of the box, for clients that draw them."""

from __future__ import annotations

from areo.kernel.effect import AnyEffect
from areo.kernel.game import Json
from areo.red_planet.characters import CHARACTERS
from areo.red_planet.components import Data
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


def boards(effect: AnyEffect) -> int:
    """How many astronauts a character may board."""
    if isinstance(effect, Board):
        return effect.most
    if isinstance(effect, BoardTogether):
        return effect.number
    return max((boards(part) for part in effect.parts()), default=0)
