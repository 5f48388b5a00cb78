"""Set-up of Outbreak, positions of it that are written by hand, and what makes a position a bad one."""

from __future__ import annotations

from areo.kernel.errors import BadOption, BadPosition, quoted
from areo.kernel.reading import Reader
from areo.on_mars.chapters.game import check_outcome
from areo.on_mars.chapters.outbreak.numbers import (
    ANTIVIRALS,
    INFECTIONS,
    NO_COLONIST,
    OUTBREAK_MISSIONS,
    PLACES,
)
from areo.on_mars.chapters.outbreak.table import Outbreak
from areo.on_mars.dealing import named, on_top
from areo.on_mars.numbers import AT_HOME, AT_WORK, FINISHED, NONE


def deal(game: Outbreak) -> None:
    """No missions of the base game; the mission cards, the infection deck and the time marker."""
    game.missions = [NONE] * len(game.missions)
    game.left = [0] * len(game.left)
    times = game.parts.hard_time if game.options.get("hard") else game.parts.time
    game.time = times[game.seats - 2]
    chosen = named(game.options, "outbreak_missions", list(OUTBREAK_MISSIONS), game.parts.missions)
    pile = on_top(game, list(range(len(OUTBREAK_MISSIONS))), chosen)
    game.aims = [pile.pop() for _ in range(game.parts.missions)]
    top = first_infections(game)
    game.infection_deck = shuffled_without(game, top) + top[::-1]


def all_infections(game: Outbreak) -> list[int]:
    """Every card of the infection deck."""
    return [card for card in range(len(INFECTIONS)) for _ in range(game.parts.copies[card])]


def shuffled_without(game: Outbreak, away: list[int]) -> list[int]:
    """The infection cards that are not among some, shuffled."""
    rest = all_infections(game)
    for card in away:
        if card in rest:
            rest.remove(card)
    game.rng.shuffle(rest)
    return rest


def first_infections(game: Outbreak) -> list[int]:
    """The first infection cards, as set-up control names them."""
    given = game.options.get("infection_deck")
    if given is None:
        return []
    if not isinstance(given, list):
        raise BadOption(f"infection_deck: a list of ids is expected, not {quoted(given)}")
    found: list[int] = []
    for id in given:
        if id not in INFECTIONS:
            raise BadOption(f"infection_deck: there is no {quoted(id)}: there are {', '.join(INFECTIONS)}")
        found.append(INFECTIONS.index(str(id)))
    for card in found:
        if found.count(card) > game.parts.copies[card]:
            raise BadOption(f"infection_deck: there are only {game.parts.copies[card]} of {INFECTIONS[card]}")
    return found


# Positions


def complete(game: Outbreak, given: Reader) -> None:
    """Infection cards that a position does not tell of follow those of the deck that it does."""
    block = Reader(given.get("infection") if given.has("infection") else {}, "state.infection")
    if block.has("deck"):
        game.infection_deck = shuffled_without(game, game.infection_deck + game.infection_discard) + game.infection_deck
        return
    for card in game.infection_discard:
        if card in game.infection_deck:
            game.infection_deck.remove(card)


def check(game: Outbreak) -> None:
    for mission in game.missions:
        if mission != NONE:
            raise BadPosition("state.missions: the missions of the base game are not in play")
    if sorted(game.infection_deck + game.infection_discard) != all_infections(game):
        raise BadPosition("state.infection: deck and discard together must be all infection cards, each once")
    if game.infection_discard.count(NO_COLONIST) >= game.parts.reshuffle:
        raise BadPosition(f"state.infection.discard: with {game.parts.reshuffle} of no_colonist the deck is shuffled")
    if len(game.aims) != game.parts.missions:
        raise BadPosition(f"state.infection.missions: {game.parts.missions} mission cards are expected")
    most = game.target(ANTIVIRALS) if game.lays_goods() else 0
    if max(game.laid_plants, game.laid_water) > most:
        raise BadPosition(f"state.infection.laid: at most {most} of each good can lie there")
    if game.tokens_left() < 0:
        raise BadPosition(f"state.players: only {game.parts.tokens} colonists can be vaccinated")
    if game.time == 0 and game.phase != FINISHED:
        raise BadPosition("state.time: at 0 the game is over")
    check_outcome(game)
    for person in range(game.people):
        check_health(game, person, f"state.players[{person}]")


def check_health(game: Outbreak, person: int, where: str) -> None:
    """Nobody is infected or vaccinated where nobody is, and nobody is both."""
    for place in range(PLACES):
        if game.healthy_at(person, place) < 0:
            called = {AT_HOME: "quarters", AT_WORK: "working"}.get(place) or f"slots.{game.book.slot_names[place]}"
            there = game.colonists_at(person, place)
            raise BadPosition(f"{where}: {called}: more are infected or vaccinated than the {there} there")
    infected, vaccinated = game.infected_miners[person], game.vaccinated_miners[person]
    if (infected | vaccinated) & ~game.miners[person]:
        raise BadPosition(f"{where}: mines: somebody is infected or vaccinated where there is no miner")
    if infected & vaccinated:
        raise BadPosition(f"{where}: mines: a miner is infected and vaccinated")
