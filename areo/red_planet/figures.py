"""The numbers of the rules by name, for whoever explains them: taken from where the rules themselves take them."""

from __future__ import annotations

from areo.red_planet.components import Data
from areo.red_planet.numbers import CHARACTERS, DEALT, ICE_MAJORITY, ROUNDS, added_tokens


def figures(data: Data) -> dict[str, int]:
    outer = sum(zone.outer for zone in data.zones)
    scorings = [round for round in range(1, ROUNDS + 1) if added_tokens(round)]
    found = {
        "rounds": ROUNDS,
        "zones": len(data.zones),
        "outer-zones": outer,
        "inner-zones": len(data.zones) - outer,
        "cards-dealt": DEALT,
        "characters": CHARACTERS,
        "destination-tiles": data.tiles_per_zone,
        "ice-majority": ICE_MAJORITY,
    }
    for name, round in zip(("first", "second", "last"), scorings, strict=True):
        found[f"{name}-scoring"] = round
        found[f"{name}-tokens"] = added_tokens(round)
    for number, value in enumerate(data.values):
        found[f"{data.resource_ids[number]}-value"] = value
    return found
