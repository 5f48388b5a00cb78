"""The nine ocean tiles, as they are named and told."""

from __future__ import annotations

from areo.ares_expedition.numbers import OCEAN_TILES
from areo.kernel.errors import quoted
from areo.kernel.game import Json

NAMES = ("mc", "plants", "cards")


def bonus(tile: int) -> Json:
    """What turning a tile over brings besides a step of rating: {"plants": 2}."""
    return {NAMES[n]: OCEAN_TILES[tile][n] for n in range(len(NAMES)) if OCEAN_TILES[tile][n]}


def alike(tile: int) -> int:
    """The first tile that shows the same: nobody can tell the two apart."""
    return OCEAN_TILES.index(OCEAN_TILES[tile])


def tile_id(tile: int) -> str:
    """Its id: "plants-2", and "plants-2-b" for the second one that shows the same."""
    id = "-".join([f"{name}-{number}" for name, number in bonus(tile).items()])
    return f"{id}-b" if alike(tile) < tile else id


def tile_names(tile: int) -> dict[str, str]:
    money, plants, cards = OCEAN_TILES[tile]
    english = [(money, "M€", "M€"), (plants, "plant", "plants"), (cards, "card", "cards")]
    french = [(money, "M€", "M€"), (plants, "plante", "plantes"), (cards, "carte", "cartes")]
    portuguese = [(money, "M$", "M$"), (plants, "planta", "plantas"), (cards, "carta", "cartas")]
    return {"en": listed(english), "fr": listed(french), "pt": listed(portuguese)}


def listed(parts: list[tuple[int, str, str]]) -> str:
    return ", ".join([f"{number} {one if number == 1 else many}" for number, one, many in parts if number])


def tile_in(value: object, left: list[int]) -> int:
    """The tile of those left that a position or an option means, by its id or by what it shows; ValueError if none."""
    for tile in left:
        if value == bonus(tile) or value == tile_id(tile):
            return tile
    for tile in left:
        if isinstance(value, str) and value == tile_id(tile).removesuffix("-b"):
            return tile
    raise ValueError(f"there is no ocean tile {quoted(value)}, or no more of it")
