"""What of the components is reconstructed: the notes in which players read it, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from areo.kernel.datafile import RECONSTRUCTED
from areo.kernel.reconstructed import CommonNotes

if TYPE_CHECKING:
    from areo.red_planet.components import EventCard, Shuttle

PHRASES: Final[dict[str, dict[str, str]]] = {
    "zone": {
        "en": "the name of the zone {}",
        "fr": "le nom de la zone {}",
        "pt": "o nome da zona {}",
    },
    "borders": {
        "en": "which zones touch each other",
        "fr": "quelles zones se touchent",
        "pt": "quais zonas são vizinhas",
    },
    "tiles": {
        "en": "the number of resource tiles: {}",
        "fr": "le nombre de tuiles de ressources : {}",
        "pt": "o número de peças de recurso: {}",
    },
    "value": {
        "en": "the value of a score token: {}",
        "fr": "la valeur d’un jeton de score : {}",
        "pt": "o valor de uma ficha de pontuação: {}",
    },
    "destinations": {
        "en": "the number of destination tiles for each zone",
        "fr": "le nombre de tuiles de destination par zone",
        "pt": "o número de peças de destino por zona",
    },
    "seats": {
        "en": "the seats of the shuttles {}",
        "fr": "les places des navettes {}",
        "pt": "os lugares das naves {}",
    },
    "all_seats": {
        "en": "the seats of every single shuttle",
        "fr": "les places de chaque navette",
        "pt": "os lugares de cada nave",
    },
    "bonus": {
        "en": "what the bonus card “{}” does",
        "fr": "l’effet de la carte « bonus » {}",
        "pt": "o efeito da carta de bônus “{}”",
    },
    "discovery": {
        "en": "what the discovery card “{}” does",
        "fr": "l’effet de la carte « découverte » {}",
        "pt": "o efeito da carta de descoberta “{}”",
    },
    "zones": {
        "en": "which zones the card “{}” names",
        "fr": "les zones indiquées par la carte {}",
        "pt": "as zonas indicadas pela carta “{}”",
    },
    "copies": {
        "en": "how many cards “{}” there are",
        "fr": "le nombre de cartes {}",
        "pt": "quantas cartas “{}” existem",
    },
}


class Notes(CommonNotes):
    """The notes on Mission: Red Planet."""

    def __init__(self) -> None:
        super().__init__(PHRASES)

    def add_card(self, card: EventCard, copies: int, copies_status: str) -> None:
        """What is ours of a card: all of it, or only its zones, or only the number of its copies."""
        self.add(card.status, "bonus" if card.bonus else "discovery", card.names)
        if card.zones_status != card.status:
            self.add(card.zones_status, "zones", card.names)
        if copies_status != card.status or copies > 1:
            self.add(copies_status, "copies", card.names)

    def add_seats(self, shuttles: list[Shuttle]) -> None:
        """One note for all shuttles together: thirty lines would bury the rest."""
        ours = [shuttle.id for shuttle in shuttles if shuttle.status == RECONSTRUCTED]
        if len(ours) == len(shuttles):
            self.add_name(RECONSTRUCTED, "all_seats")
        elif ours:
            self.add_name(RECONSTRUCTED, "seats", ", ".join(ours))
