"""Fields that the tables of card games share: the discard pile and what is known of it, cards in play, their cubes."""

from __future__ import annotations

from typing import Final

from areo._extend import mypyc_attr
from areo.kernel.errors import BadPosition, quoted
from areo.kernel.fields import ALL_SEEING, Field, Reading, Sight
from areo.kernel.holders import Cards, Pile
from areo.kernel.reading import Reader
from areo.kernel.things import Kind
from areo.tableau.table import Tableau, TableauGame
from areo.tableau.verbs import put_in_play


def table_seen(sight: Sight) -> TableauGame:
    assert isinstance(sight.game, TableauGame)
    return sight.game


def table_of(reading: Reading) -> TableauGame:
    assert isinstance(reading.game, TableauGame)
    return reading.game


@mypyc_attr(allow_interpreted_subclasses=True)
class Discard(Pile):
    """The discard pile, face down. Of some of its cards a seat knows that they lie there: see `Known`."""

    def take_hidden(self, holder: object, at: int, sight: Sight, kind: Kind) -> list[int]:
        game = table_seen(sight)
        known = game.known[sight.eye]
        return [card for card in game.discard if not known >> card & 1] if kind is self.kind else []

    def put_hidden(self, holder: object, at: int, sight: Sight, kind: Kind, things: list[int]) -> None:
        if kind is not self.kind:
            return
        game = table_seen(sight)
        known = game.known[sight.eye]
        kept = [card for card in game.discard if known >> card & 1]
        unseen = [things.pop() for _ in range(len(game.discard) - len(kept))]
        for seat in range(game.seats):
            if seat != sight.eye:
                game.known[seat] = known_anew(game.known[seat], known, unseen)
        game.discard = sorted(kept) + unseen


def known_anew(before: int, mine: int, unseen: list[int]) -> int:
    """As many discarded cards as another seat knew: those both know of, and any of the others."""
    after = before & mine
    for card in unseen[: before.bit_count() - after.bit_count()]:
        after |= 1 << card
    return after


class Known(Field):
    """The discarded cards that each seat knows of; for others, how many. Saved, they are places in the pile."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        return [self.known(table_seen(sight), seat, sight.eye) for seat in range(sight.game.seats)]

    def known(self, game: TableauGame, seat: int, eye: int) -> object:
        mask = game.known[seat]
        if eye == ALL_SEEING:
            top = len(game.discard) - 1
            return [top - place for place in range(top, -1, -1) if mask >> game.discard[place] & 1]
        if eye != seat:
            return mask.bit_count()
        return [game.book.things.id(card) for card in sorted(game.discard) if mask >> card & 1]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = table_of(reading)
        known = reader.items(self.name)
        if known and len(known) != game.seats:
            raise BadPosition(f"{reader.where}.known: a list for each of the {game.seats} seats is expected")
        for seat in range(len(known)):
            where = f"{reader.where}.known[{seat}]"
            cards = known[seat]
            if not isinstance(cards, list):
                raise BadPosition(f"{where}: a list of cards is expected, not {quoted(cards)}")
            for named in cards:
                game.known[seat] |= 1 << discarded(game, named, where)


def discarded(game: TableauGame, named: object, where: str) -> int:
    """A card of the discard pile: named by its id, or by its place from the top."""
    if isinstance(named, int) and not isinstance(named, bool):
        if not 0 <= named < len(game.discard):
            raise BadPosition(f"{where}: the discard pile has no place {named}")
        return game.discard[len(game.discard) - 1 - named]
    card = game.book.things.of_kind(game.book.projects_kind, named) if isinstance(named, str) else 0
    if card == 0:
        raise BadPosition(f"{where}: there is no card {quoted(named)}")
    if card not in game.discard:
        raise BadPosition(f"{where}: {named!r} is not in the discard pile")
    return card


ENTER_PLAY: Final = "enter-play"  # the path of the effect by which a card that is paid for comes into play


class Played(Cards):
    """Cards played. Reading them puts them in play: tags, standing effects, room for cubes."""

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        super().read(holder, at, reader, reading)
        game = table_of(reading)
        assert isinstance(holder, Tableau)
        seat = game.tableaus.index(holder)
        waiting = being_paid(game, reading.pending)
        for number in [self.corporation(holder), *holder.played]:
            if number and number not in waiting:
                put_in_play(game, seat, game.book.card(number))

    def corporation(self, holder: Tableau) -> int:
        """The corporation of a player, which is in play before any card; 0 if none is."""
        number: int = getattr(holder, "corporation", 0)
        return number


def being_paid(game: TableauGame, pending: object) -> list[int]:
    """Cards that lie on the table but are not in play yet: they enter when they are paid for."""
    found: list[int] = []
    lanes = pending.get("lanes") if isinstance(pending, dict) else None
    for lane in lanes if isinstance(lanes, list) else []:
        for frame in lane if isinstance(lane, list) else []:
            if isinstance(frame, dict) and frame.get("effect") == ENTER_PLAY:
                found.append(game.book.things.number(str(frame.get("source"))))
    return found


class OnCards(Field):
    """The cubes on cards."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        cubes: dict[int, int] = self.get(holder, at)
        return {sight.game.rulebook.things.id(card): number for card, number in cubes.items() if number}

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        cubes: dict[int, int] = self.get(holder, at)
        inner = Reader(reader.get(self.name), f"{reader.where}.{self.name}")
        for id in list(inner.fields):
            card = reading.game.rulebook.things.of_kind(table_of(reading).book.projects_kind, id)
            if card == 0:
                raise BadPosition(f"{inner.where}: there is no card {id!r}")
            if card not in cubes:
                raise BadPosition(f"{inner.where}: {id!r} is not in play, or holds nothing")
            cubes[card] = inner.whole(id, 0, reading.most, 0)
        inner.done()


class Used(Field):
    """The cards whose action was used this round."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        used: list[int] = self.get(holder, at)
        return [sight.game.rulebook.things.id(card) for card in used]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        game = table_of(reading)
        assert isinstance(holder, Tableau)
        where = f"{reader.where}.{self.name}"
        for id in reader.items(self.name):
            card = self.named(game, id)
            if card == 0:
                raise BadPosition(f"{where}: there is no card {quoted(id)}")
            if game.book.card(card).action is None:
                raise BadPosition(f"{where}: {id!r} has no action")
            if card not in holder.actions:
                raise BadPosition(f"{where}: {id!r} is not in play")
            if card in holder.used:
                raise BadPosition(f"{where}: {id!r} is there twice")
            holder.used.append(card)

    def named(self, game: TableauGame, id: object) -> int:
        """A corporation or a project card by its id; 0 if there is none."""
        for card in [*game.book.corporations, *game.book.projects]:
            if card.id == id:
                return card.number
        return 0
