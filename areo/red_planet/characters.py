"""The nine characters, in the order they are called."""

from __future__ import annotations

from typing import Final

from areo.kernel.effect import AnyEffect
from areo.kernel.joints import Either, Seq
from areo.red_planet.effects.astronauts import KillAstronaut, MoveOnMars, ReplaceAstronaut, TakeBackCharacters
from areo.red_planet.effects.events import DrawEvent, LookAtDiscovery
from areo.red_planet.effects.shuttles import Board, BoardTogether, ChangeDestination, DestroyShuttle, LaunchEarly


class Character:
    """A character card: its number is its place in the call."""

    def __init__(self, number: int, id: str, en: str, fr: str, pt: str, effect: AnyEffect) -> None:
        self.number: Final = number
        self.id: Final = id
        self.names: Final = {"en": en, "fr": fr, "pt": pt}
        self.effect: Final = effect


CHARACTERS: Final = (
    Character(1, "recruiter", "Recruiter", "Recruteur", "Recrutador", Seq(Board(1), TakeBackCharacters())),
    Character(2, "explorer", "Explorer", "Explorateur", "Explorador", Seq(Board(1), MoveOnMars(3))),
    Character(
        3,
        "scientist",
        "Scientist",
        "Scientifique",
        "Cientista",
        Seq(Board(2), Either(DrawEvent(), LookAtDiscovery(), optional=True)),
    ),
    Character(
        4,
        "secret_agent",
        "Secret Agent",
        "Agent secret",
        "Agente Secreto",
        Seq(Board(2, different=True), LaunchEarly()),
    ),
    Character(5, "saboteur", "Saboteur", "Terroriste", "Sabotador", Seq(Board(1), DestroyShuttle())),
    Character(6, "femme_fatale", "Femme Fatale", "Vamp", "Femme Fatale", Seq(Board(1), ReplaceAstronaut())),
    Character(7, "travel_agent", "Travel Agent", "Voyagiste", "Agente de Viagens", BoardTogether(3, or_lose_turn=True)),
    Character(8, "soldier", "Soldier", "Militaire", "Soldado", Seq(BoardTogether(2), KillAstronaut())),
    Character(9, "pilot", "Pilot", "Pilote", "Piloto", Seq(Board(2), ChangeDestination())),
)
