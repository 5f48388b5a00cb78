"""The games of this tree: each game's id, and the package that is its home. A new game is one line here."""

from typing import Final

GAMES: Final = {
    "red-planet": "areo.red_planet",
    "terraforming-mars": "areo.terraforming_mars",
    "ares-expedition": "areo.ares_expedition",
    "on-mars": "areo.on_mars",
}
