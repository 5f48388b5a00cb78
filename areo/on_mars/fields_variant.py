"""The cards of the First Colonists variant, as views and positions write them."""

from __future__ import annotations

from areo.kernel.fields import OWNER, Field, Reading, Sight
from areo.kernel.reading import Reader
from areo.kernel.sets import mask_of, members
from areo.on_mars.fields import HiddenList, once, one_of, table_of
from areo.on_mars.numbers import NONE
from areo.on_mars.table import OnMarsTable


def tasks_in(game: OnMarsTable, values: list[object], where: str) -> list[int]:
    """Task cards by id, each at most once."""
    ids = tuple([card.id for card in game.data.b_cards])
    return once([one_of(ids, value, where) for value in values], values, where)


def in_sight(game: OnMarsTable, sight: Sight) -> bool:
    """Whether somebody's hand is seen: by its owner, and by all where the players stand together."""
    return sight.sees(OWNER) or game.book.chapter.open_hands


class TaskDeck(HiddenList):
    """The task cards to come."""

    def told(self, game: OnMarsTable) -> list[object]:
        return [game.data.b_cards[card].id for card in game.b_deck]

    def take(self, game: OnMarsTable, values: list[object], where: str) -> None:
        game.b_deck = tasks_in(game, values, where)


class FirstCard(Field):
    """The first card, secret until one of its buildings is constructed."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        card = table_of(holder).a_card[at]
        if card == NONE:
            return None
        return f"A{card + 1}" if in_sight(table_of(holder), sight) or table_of(holder).has_tasks(at) else "hidden"

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if not reader.has(self.name):
            return
        game = table_of(holder)
        value = reader.get(self.name)
        ids = tuple([f"A{n + 1}" for n in range(len(game.data.a_cards))])
        game.a_card[at] = NONE if value is None else one_of(ids, value, f"{reader.where}.{self.name}")


class TaskHand(Field):
    """Task cards in hand, which only their owner sees."""

    def hides(self) -> bool:
        return True

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        cards = members(game.b_cards[at])
        return [game.data.b_cards[card].id for card in cards] if in_sight(game, sight) else len(cards)

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            where = f"{reader.where}.{self.name}"
            game.b_cards[at] = mask_of(tasks_in(game, reader.items(self.name), where))


class TasksDone(Field):
    """Task cards that are done."""

    def out(self, holder: object, at: int, sight: Sight) -> object:
        game = table_of(holder)
        return [game.data.b_cards[card].id for card in members(game.b_done[at])]

    def read(self, holder: object, at: int, reader: Reader, reading: Reading) -> None:
        if reader.has(self.name):
            game = table_of(holder)
            where = f"{reader.where}.{self.name}"
            game.b_done[at] = mask_of(tasks_in(game, reader.items(self.name), where))
