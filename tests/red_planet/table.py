"""Tables of Mission: Red Planet for tests, in the words of its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from tests import deal as any_game

ROOMY = ["S12", "S09", "S06", "S21", "S18"]  # five seats each: Hellas, Ausonia, Syrtis Major, Arabia, Sinus Sabaeus
OUTER = ["vastitas_borealis", "syrtis_major", "ausonia", "hellas", "mare_serpentis", "sinus_sabaeus", "arabia"]
INNER = ["tritonis_sinus", "mare_tyrrhenum", "valles_marineris"]
ZONES = [*OUTER, *INNER]
CHARACTERS = [
    "recruiter",
    "explorer",
    "scientist",
    "secret_agent",
    "saboteur",
    "femme_fatale",
    "travel_agent",
    "soldier",
    "pilot",
]
RESOURCES = ["ice", "sylvanite", "celerium"]

BySeat = Mapping[int, str]


def name(zone: str) -> str:
    """A zone as a player reads it."""
    return zone.replace("_", " ").title()


class Mars(any_game.Seating):
    """A table of Mission: Red Planet."""

    @property
    def round(self) -> int:
        return cast(int, self.state["round"])

    @property
    def phase(self) -> str:
        return cast(str, self.state["phase"])

    @property
    def medal(self) -> int:
        return cast(int, self.state["medal"])

    @property
    def pad(self) -> list[str]:
        return [shuttle["shuttle"] for shuttle in self.state["pad"]]

    @property
    def flight(self) -> list[str]:
        return [shuttle["shuttle"] for shuttle in self.state["flight"]]

    @property
    def discarded(self) -> list[str]:
        """The shuttles in the discard."""
        return cast(list[str], self.state["shuttle_discard"])

    def shuttle(self, id: str) -> dict[str, Any]:
        state = self.state
        found = [shuttle for shuttle in [*state["pad"], *state["flight"]] if shuttle["shuttle"] == id]
        return cast(dict[str, Any], found[0])

    def crew(self, shuttle: str) -> list[int]:
        return cast(list[int], self.shuttle(shuttle)["crew"])

    def destination(self, shuttle: str) -> str | None:
        return cast(str | None, self.shuttle(shuttle)["destination"])

    def tiles(self, zone: str) -> int:
        """Destination tiles of a zone that are available."""
        return cast(int, self.state["destination_tiles"][zone])

    def zone(self, id: str) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["zones"][ZONES.index(id)])

    def astronauts(self, zone: str) -> list[int]:
        return cast(list[int], self.zone(zone)["astronauts"])

    def resource(self, zone: str) -> str | None:
        return cast(str | None, self.zone(zone)["resource"])

    def left(self, zone: str) -> int:
        """Tokens lying in a zone."""
        return cast(int, self.zone(zone)["tokens"])

    def discovery(self, zone: str) -> str | None:
        return cast(str | None, self.zone(zone)["discovery"])

    def player(self, seat: int) -> dict[str, Any]:
        return cast(dict[str, Any], self.state["players"][seat])

    def reserve(self, seat: int) -> int:
        return cast(int, self.player(seat)["reserve"])

    def lost(self, seat: int) -> int:
        return cast(int, self.player(seat)["lost"])

    def hand(self, seat: int) -> list[str]:
        return cast(list[str], self.player(seat)["hand"])

    def bonus(self, seat: int) -> list[str]:
        return cast(list[str], self.player(seat)["bonus"])

    def tokens(self, resource: str) -> list[int]:
        """Score tokens of a resource, by seat."""
        return [player["tokens"][resource] for player in self.state["players"]]

    def card_points(self, card: str) -> list[int]:
        """Points of one event card, by seat."""
        return [self.score(seat)["by_card"].get(card, 0) for seat in range(self.game.seats)]

    def acts(self) -> list[tuple[int, str]]:
        """Who acted with which character, in order."""
        return [(seat, CHARACTERS[figures[0] - 1]) for seat, figures in self.happened("plays")]

    def happened(self, what: str) -> list[tuple[int, list[int]]]:
        """The seat and the figures of every such entry of the log."""
        return [(event["seat"], event["figures"]) for event in self.entries(what)]

    def secrets(self, what: str, eye: int | None) -> list[str | None]:
        """What a seat reads between the lines of such entries: the thing chosen, drawn or looked at."""
        return [event["secret"] for event in self.entries(what, eye)]

    def entries(self, what: str, eye: int | None = None) -> list[dict[str, Any]]:
        return [event for event in self.game.events(eye) if event["what"] == what]

    def all_choose(self, characters: str) -> None:
        """All who are asked choose their characters, from seat 0 on."""
        for seat, character in zip(self.asked, characters.split(), strict=True):
            self.choose(f"character {character}", seat=seat)

    def keep_bonus_cards(self) -> None:
        """End the set-up: everybody takes what is offered first."""
        while self.phase == "set_up":
            self.choose(self.offers(self.asked[0])[0], seat=self.asked[0])

    def finish_round(self) -> None:
        """All who have still to act do as little as they may."""
        round = self.round
        while not self.over and self.round == round and self.phase == "boarding_and_launch":
            offers = self.offers()
            self.choose("skip" if "skip" in offers else offers[0])


def set_up(players: int = 3, seed: int = 0, **options: object) -> Mars:
    """A game dealt anew. Piles may be written as words: shuttles="S05 S31"."""
    given = {name: value.split() if isinstance(value, str) else value for name, value in options.items()}
    return any_game.deal(Mars, "red-planet", players, seed=seed, options=given)


def deal(
    players: int = 3,
    *,
    pad: str | None = None,
    flight: str = "",
    mars: Mapping[str, str] | None = None,
    discoveries: Mapping[str, str] | None = None,
    known: Mapping[str, Sequence[int]] | None = None,
    chosen: str = "",
    hand: BySeat | None = None,
    played: BySeat | None = None,
    bonus: BySeat | None = None,
    tokens: BySeat | None = None,
    returned: BySeat | None = None,
    lost: Mapping[int, int] | None = None,
    reserve: Mapping[int, int] | None = None,
    shuttles: str = "",
    discarded: str = "",
    events: str = "",
    events_discarded: str = "",
    resources: str = "",
    seed: int = 0,
    **fields: object,
) -> Mars:
    """A table as it stands in the middle of a game.

    pad, flight   shuttles, with crew by seat and the destination tile: "S12 S10:110 S31:001>hellas"
    mars          by zone: astronauts by seat, resource (ice if not said), tokens lying there: "2 0 1 celerium left 1"
    chosen        characters by seat, - for none; all chosen: they are called at once
    hand          by seat: characters, and so on for what belongs to a seat; tokens: "2 ice 1 celerium"
    shuttles, events, resources   the tops of the piles
    fields        round, medal, phase... as in a position
    """
    zones = {zone: zone_entry(zone, words) for zone, words in (mars or {}).items()}
    for zone, card in (discoveries or {}).items():
        entry = zones.setdefault(zone, {"zone": zone})
        entry["discovery"] = card
        entry["known_by"] = list((known or {}).get(zone, []))
    entries: list[dict[str, object]] = [{} for _ in range(players)]
    lists = {"hand": hand, "bonus": bonus, "returned": returned, "played": played}
    for field, by_seat in lists.items():
        for seat, words in (by_seat or {}).items():
            entries[seat][field] = words.split()
    for seat, words in (tokens or {}).items():
        amounts = words.split()
        entries[seat]["tokens"] = {resource: int(n) for n, resource in zip(amounts[::2], amounts[1::2], strict=True)}
    for field, numbers in {"lost": lost, "reserve": reserve}.items():
        for seat, number in (numbers or {}).items():
            entries[seat][field] = number
    for seat, character in enumerate(chosen.split()):
        if character != "-":
            entries[seat]["chosen"] = character
    if pad is None:
        pad = " ".join([id for id in ROOMY if id not in flight][: players - len(flight.split())])
    state: dict[str, object] = {
        "pad": [shuttle_entry(word) for word in pad.split()],
        "flight": [shuttle_entry(word) for word in flight.split()],
        "zones": list(zones.values()),
        "players": entries,
        "shuttle_deck": shuttles.split(),
        "shuttle_discard": discarded.split(),
        "event_deck": events.split(),
        "event_discard": events_discarded.split(),
        "resource_deck": resources.split(),
        **fields,
    }
    return any_game.deal(Mars, "red-planet", players, seed=seed, state=state)


def shuttle_entry(word: str) -> dict[str, object]:
    """A shuttle written as S31:001>hellas."""
    rest, _, destination = word.partition(">")
    id, _, crew = rest.partition(":")
    entry: dict[str, object] = {"shuttle": id}
    if crew:
        entry["crew"] = [int(number) for number in crew]
    if destination:
        entry["destination"] = destination
        entry["tile"] = True
    return entry


def zone_entry(zone: str, words: str) -> dict[str, object]:
    """A zone written as 2 0 1 celerium left 1."""
    here, _, left = words.partition(" left ")
    entry: dict[str, object] = {"zone": zone, "resource": "ice", "tokens": int(left or 0)}
    parts = here.split()
    if parts[-1] in RESOURCES:
        entry["resource"] = parts.pop()
    if parts:
        entry["astronauts"] = [int(number) for number in parts]
    return entry
