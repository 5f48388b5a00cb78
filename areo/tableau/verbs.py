"""The verbs of card games: the functions that change what players have. Each logs what it did and wakes who listens."""

from __future__ import annotations

from areo.kernel.joints import trigger
from areo.tableau.card import Card
from areo.tableau.table import NEUTRAL, TableauGame
from areo.tableau.terms import CARD_PLAYED, COST_PAID, TAG_PLAYED
from areo.tableau.vocabulary import NO_CUBES

# Resources and production


def gain(game: TableauGame, seat: int, resource: int, number: int) -> None:
    """Cubes from the bank into a stock."""
    if number:
        game.tableaus[seat].stock[resource] += number
        game.note("gains", seat, number, game.book.resource.thing(resource))


def lose(game: TableauGame, seat: int, resource: int, number: int) -> None:
    """Cubes back to the bank: spent, or removed."""
    if number:
        game.tableaus[seat].stock[resource] -= number
        game.note("loses", seat, number, game.book.resource.thing(resource), befalls=game.victims(1 << seat))


def take(game: TableauGame, seat: int, victim: int, resource: int, number: int) -> None:
    """Cubes from one stock to another; from the neutral opponent there are always enough."""
    if victim != NEUTRAL:
        lose(game, victim, resource, number)
    gain(game, seat, resource, number)


def convert(game: TableauGame, seat: int, resource: int, number: int) -> None:
    """Cubes back to the bank, for what they are turned into."""
    game.tableaus[seat].stock[resource] -= number
    game.note("converts", seat, number, game.book.resource.thing(resource))


def produce(game: TableauGame, seat: int, resource: int, steps: int) -> None:
    if steps:
        game.tableaus[seat].production[resource] += steps
        produced = game.book.resource.thing(resource)
        if steps > 0:
            game.note("produces", seat, steps, produced)
        else:
            game.note("produces-less", seat, -steps, produced, befalls=game.victims(1 << seat))


def can_produce(game: TableauGame, seat: int, resource: int, steps: int) -> bool:
    return game.tableaus[seat].production[resource] + steps >= game.book.terms.floors[resource]


# Piles


def reshuffle(game: TableauGame) -> None:
    """The moment the deck is empty the discard pile becomes the deck."""
    if not game.deck and game.discard:
        game.deck = game.discard
        game.discard = []
        game.known = [0] * game.seats
        game.rng.shuffle(game.deck)
        game.reveal()
        game.note("reshuffles")


def top_of_deck(game: TableauGame) -> int:
    """The top card of the one deck that all draw from, taken off; 0 if there is none."""
    reshuffle(game)
    if not game.deck:
        return 0
    card = game.deck.pop()
    reshuffle(game)
    return card


def draw(game: TableauGame, seat: int, number: int) -> None:
    for _ in range(number):
        card = game.top(seat)
        if card:
            game.tableaus[seat].hand.append(card)
            game.learn(seat)
            game.note("draws", seat)
            game.whisper(1 << seat, card)


def put_away(game: TableauGame, card: int, knows: int) -> None:
    """Onto the discard pile, face down, known to some seats."""
    game.lay_aside(card)
    for seat in range(game.seats):
        if knows >> seat & 1:
            game.known[seat] |= 1 << card


def settle_discards(game: TableauGame, start: int) -> None:
    """All are done who discarded at the same time: the pile must not tell who was quicker.

    What was put there since it had `start` cards is put in the order of the seats, each of which knows its own. In a
    new deal several may know a card, or nobody may.
    """
    if game.seats == 1:
        return
    latest = game.discard[start:]
    latest.sort(key=lambda card: first_who_knows(game, card))
    game.discard[start:] = latest


def first_who_knows(game: TableauGame, card: int) -> int:
    """The first seat that knows of a discarded card; a number that no seat has if none does."""
    for seat in range(game.seats):
        if game.known[seat] >> card & 1:
            return seat
    return game.seats


def discard(game: TableauGame, seat: int, card: int) -> None:
    """A card from hand, face down to the discard pile."""
    game.tableaus[seat].hand.remove(card)
    put_away(game, card, 1 << seat)
    game.note("discards", seat)
    game.whisper(1 << seat, card)


def look(game: TableauGame, seat: int, number: int) -> None:
    """The top cards, to be looked at by one player alone."""
    for _ in range(number):
        card = game.top(seat)
        if card:
            game.tableaus[seat].dealt.append(card)
            game.learn(seat)
            game.note("looks", seat)
            game.whisper(1 << seat, card)


def keep_looked(game: TableauGame, seat: int, kept: list[int]) -> None:
    """Of the cards looked at some go to hand, the others face down to the discard pile."""
    player = game.tableaus[seat]
    for card in player.dealt:
        if card in kept:
            player.hand.append(card)
        else:
            put_away(game, card, 1 << seat)
    player.dealt.clear()
    game.note("keeps", seat, len(kept))


def reveal_top(game: TableauGame, seat: int) -> int:
    """Turn up the top card for all to see, and discard it; 0 if there is none."""
    card = game.top(seat)
    if card:
        game.reveal()
        put_away(game, card, (1 << game.seats) - 1)
        game.note("reveals", seat, card)
    return card


# Cards in play


def add_cubes(game: TableauGame, seat: int, card: int, number: int) -> None:
    player = game.tableaus[seat]
    player.cubes[card] = player.cubes.get(card, 0) + number
    game.note("adds", seat, number, card)


def remove_cubes(game: TableauGame, seat: int, owner: int, card: int, number: int) -> None:
    game.tableaus[owner].cubes[card] -= number
    game.note("removes", seat, number, card, befalls=game.victims(1 << owner))


def use_action(game: TableauGame, seat: int, card: int) -> None:
    game.tableaus[seat].used.append(card)
    game.note("acts", seat, card)


def leave_hand(game: TableauGame, seat: int, card: int) -> None:
    """The card being played is on the table from now on: it cannot be discarded for something else."""
    game.tableaus[seat].hand.remove(card)
    game.tableaus[seat].played.append(card)
    game.note("plays", seat, card)


def enter_play(game: TableauGame, seat: int, card: Card) -> None:
    """A card, or corporation, is paid for: its tags and standing effects count, and its playing is heard."""
    player = game.tableaus[seat]
    priced_anew = player.next_discount > 0 or len(card.modifiers) > 0
    player.next_discount = 0
    player.next_slack = 0
    put_in_play(game, seat, card)
    face_down = game.book.terms.face_down
    for tag in card.tags:
        if tag != face_down:
            fire(game, TAG_PLAYED, seat, card.number, tag)
    fire(game, CARD_PLAYED, seat, card.number)
    if priced_anew:
        set_prices(game, seat)


def put_in_play(game: TableauGame, seat: int, card: Card) -> None:
    """What a card changes for as long as it is in play."""
    player = game.tableaus[seat]
    if card.holds != NO_CUBES:
        player.cubes[card.number] = 0
    if card.event:
        player.events += 1
    else:
        tags = player.tags.copy()
        for tag in card.tags:
            tags[tag] += 1
        player.tags = tags
    if card.action is not None:
        player.actions = [*player.actions, card.number]
    for modifier in card.modifiers:
        modifier.apply(player)
    for index in range(len(card.triggers)):
        heard = card.triggers[index].happening
        game.listeners[heard] = (*game.listeners[heard], (seat, card.number, index))


def set_prices(game: TableauGame, seat: int) -> None:
    """What each card costs this player now."""
    player = game.tableaus[seat]
    flat = player.any_discount + player.next_discount
    if flat == 0 and not any(player.tag_discount):
        player.prices = game.book.costs
        return
    prices = game.book.costs.copy()
    for card in game.book.projects:
        less = flat
        for tag in card.tag_set:
            less += player.tag_discount[tag]
        prices[card.number] = max(0, card.cost - less)
    player.prices = prices


def end_eases(game: TableauGame, seat: int) -> None:
    """What made the next card of a round cheaper or easier is over, used or not."""
    player = game.tableaus[seat]
    player.next_slack = 0
    if player.next_discount:
        player.next_discount = 0
        set_prices(game, seat)


def ease_next(game: TableauGame, seat: int, discount: int, slack: int) -> None:
    """The next card of this round is cheaper, or has easier requirements."""
    player = game.tableaus[seat]
    player.next_discount += discount
    player.next_slack += slack
    set_prices(game, seat)


# Listeners


def fire(game: TableauGame, happening: int, seat: int, subject: int, detail: int = 0) -> None:
    """Something happened: every trigger that listens for it joins the batch at work, own ones first, then clockwise."""
    if game.listeners[happening]:
        fire_each(game, happening, seat, subject, (detail,))


def fire_each(game: TableauGame, happening: int, seat: int, subject: int, details: tuple[int, ...]) -> None:
    """Something happened several times at once: one trigger after the other hears of it, each of all its times."""
    heard = game.listeners[happening]
    for step in range(game.seats):
        listening = (seat + step) % game.seats
        for owner, number, index in heard:
            if owner == listening:
                found = game.book.card(number).triggers[index]
                for detail in details:
                    if found.matches(game, owner, seat, number, subject, detail):
                        trigger(game, found.effect, owner, number, subject)
                        game.answered(owner, number)


def paid_cost(game: TableauGame, seat: int, basic: int) -> None:
    """Something with this printed cost was paid for."""
    fire(game, COST_PAID, seat, 0, basic)
