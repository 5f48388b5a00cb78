"""The verbs of Outbreak: what infection, treatment and the missions change at the table."""

from __future__ import annotations

from areo.on_mars.chapters.game import LOST, WON, decide
from areo.on_mars.chapters.outbreak import standing
from areo.on_mars.chapters.outbreak.numbers import (
    AIM,
    ANTIVIRALS,
    INFECTION,
    NO_COLONIST,
    PLACES,
    TREATMENT,
)
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.numbers import ACTION, AT_HOME, AT_WORK, HEX, IN_MINE, RESOURCES, WATER, WITH_SLOTS
from areo.on_mars.table import SLOTS
from areo.on_mars.verbs import note_goods


def note_place(game: Outbreak, what: str, person: int, place: int, colonists: int, befalls: int = 0) -> None:
    """What happened to colonists in a place. Each kind of place has its own line of the log."""
    if place >= IN_MINE:
        game.note(f"{what}-mine", person, HEX.thing(place - IN_MINE), befalls=befalls)
    elif place == AT_HOME:
        game.note(f"{what}-quarters", person, colonists, befalls=befalls)
    elif place == AT_WORK:
        game.note(f"{what}-working", person, colonists, befalls=befalls)
    else:
        game.note(f"{what}-slots", person, colonists, ACTION.thing(WITH_SLOTS[place]), befalls=befalls)


def reveal_card(game: Outbreak) -> int:
    """The top infection card comes to light. Once so many without a colonist lie there, all are shuffled."""
    if not game.infection_deck:
        shuffle_deck(game)
    card = game.infection_deck.pop()
    game.infection_discard.append(card)
    game.reveal()
    for seat in range(game.seats):
        game.doubt(seat, "infected")
    game.note("infection", -1, INFECTION.thing(card))
    if card == NO_COLONIST and game.infection_discard.count(NO_COLONIST) >= game.parts.reshuffle:
        shuffle_deck(game)
    return card


def shuffle_deck(game: Outbreak) -> None:
    """All infection cards are shuffled, those that lie open included."""
    game.infection_deck += game.infection_discard
    game.infection_discard = []
    game.infection_deck.sort()
    game.rng.shuffle(game.infection_deck)
    game.note("infection-shuffled")


def infect(game: Outbreak, person: int, place: int, colonists: int = 1) -> None:
    """Healthy colonists of somebody fall ill."""
    game.count_health(person, place, colonists, 0)
    note_place(game, "infected", person, place, colonists, befalls=game.victims(1 << person))


def spare(game: Outbreak) -> None:
    """There is nobody whom an infection card could infect."""
    game.note("infection-spares")


def cure(game: Outbreak, person: int, place: int) -> None:
    """An infected colonist is healthy again."""
    game.count_health(person, place, -1, 0)
    note_place(game, "cured", person, place, 1)


def vaccinate(game: Outbreak, person: int, place: int) -> None:
    """A healthy colonist cannot be infected any more."""
    game.count_health(person, place, 0, 1)
    note_place(game, "vaccinated", person, place, 1)
    look_at_missions(game)


def use_microbiologist(game: Outbreak, person: int, treatment: int) -> None:
    """He treats somebody at no cost, once in a turn."""
    game.treated = True
    game.note("microbiologist", person, TREATMENT.thing(treatment))


def lay_good(game: Outbreak, person: int, good: int) -> None:
    """A plant or water of somebody's storage goes onto the mission card that asks for it."""
    game.storage[person * RESOURCES + good] -= 1
    if good == WATER:
        game.laid_water += 1
    else:
        game.laid_plants += 1
    note_goods(game, "lays", person, good, 1, AIM.thing(ANTIVIRALS))
    look_at_missions(game)


def spread(game: Outbreak) -> None:
    """The end of a turn: whoever shares a place with an infected colonist is infected, unless vaccinated."""
    for place in range(SLOTS):
        if sum([game.infected_at(person, place) for person in range(game.people)]):
            for person in range(game.people):
                infect_all(game, person, place)
    for person in range(game.people):
        if game.infected_at(person, AT_WORK):
            infect_all(game, person, AT_WORK)
        if row_is_shared(game, person):
            infect(game, person, AT_HOME)


def infect_all(game: Outbreak, person: int, place: int) -> None:
    healthy = game.healthy_at(person, place)
    if healthy:
        infect(game, person, place, healthy)


def row_is_shared(game: Outbreak, person: int) -> bool:
    """Whether a healthy colonist must share a row of two beds with an infected one.

    The infected lie two and two. The odd one among them lies alone, or beside somebody vaccinated, if that is possible.
    """
    odd = game.infected[person * PLACES + AT_HOME] % 2 == 1
    return odd and game.quarters[person] % 2 == 0 and not game.vaccinated[person * PLACES + AT_HOME]


def look_at_missions(game: Outbreak) -> None:
    """The team wins as soon as all mission cards are fulfilled."""
    if not game.over and standing.is_won(game):
        decide(game, WON)


def stop(game: Outbreak) -> None:
    """The game is ended before its time."""
    decide(game, WON if standing.is_won(game) else LOST)


def end_turn(game: Outbreak) -> None:
    game.treated = False
