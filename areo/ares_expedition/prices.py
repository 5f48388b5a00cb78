"""What a card costs a player now, what takes something off it, and what there is to pay with."""

from __future__ import annotations

from typing import Final

from areo.ares_expedition.modifiers import DearDiscount, TagDiscounts
from areo.ares_expedition.numbers import (
    BUILDING,
    CONSTRUCTION,
    DEVELOPMENT,
    GREEN,
    HEAT,
    MC,
    PHASE_DISCOUNT,
    PHASE_KIND,
    PLANTS,
    SPACE,
    STEEL,
    TITANIUM,
)
from areo.ares_expedition.table import FREE, FREE_COST, ORDINARY, AresTable, Player
from areo.tableau.card import AnyModifier, Card
from areo.tableau.modifiers import Discount
from areo.tableau.vocabulary import NO_TAG

NO_PERMISSION: Final = -1


def permission_for(game: AresTable, seat: int, card: Card) -> int:
    """The permission that playing a card now would use, the first that fits; NO_PERMISSION if none does."""
    if card.colour == GREEN:
        if game.phase == DEVELOPMENT:
            for permission in game.players[seat].plays:
                if permission == ORDINARY or (permission == FREE and card.cost <= FREE_COST):
                    return permission
    elif game.phase == CONSTRUCTION:
        for permission in game.players[seat].plays:
            return permission
    return NO_PERMISSION


def discount(player: Player, card: Card) -> int:
    """All that one's cards take off a card's printed cost."""
    less = player.any_discount + player.next_discount
    for tag in card.tag_set:
        less += player.tag_discount[tag]
        if tag == BUILDING:
            less += player.production[STEEL] * player.steel_value
        elif tag == SPACE:
            less += player.production[TITANIUM] * player.titanium_value
    if player.dear_discount and card.cost >= DearDiscount.least:
        less += player.dear_discount
    return less


def price_of(game: AresTable, seat: int, card: Card) -> int:
    """What a card costs, played with the permission that fits; outside a phase, without any bonus."""
    player = game.players[seat]
    price = card.cost - discount(player, card)
    if card.colour == GREEN and game.phase == DEVELOPMENT:
        permission = permission_for(game, seat, card)
        if permission == FREE:
            return 0
        if permission == ORDINARY and player.chosen == DEVELOPMENT:
            price -= PHASE_DISCOUNT
    return max(0, price)


def taken_off(game: AresTable, seat: int, card: Card) -> list[tuple[int, int]]:
    """What takes something off a card's cost: the thing that does (0: a card played just before), and how much."""
    if permission_for(game, seat, card) == FREE:
        return [(0, card.cost)]
    player = game.players[seat]
    found: list[tuple[int, int]] = []
    resource = game.book.resource
    if BUILDING in card.tags and player.production[STEEL]:
        found.append((resource.thing(STEEL), player.production[STEEL] * player.steel_value))
    if SPACE in card.tags and player.production[TITANIUM]:
        found.append((resource.thing(TITANIUM), player.production[TITANIUM] * player.titanium_value))
    for number in [player.corporation, *player.played]:
        less = sum([off(modifier, card) for modifier in game.book.card(number).modifiers]) if number else 0
        if less:
            found.append((number, less))
    if player.next_discount:
        found.append((0, player.next_discount))
    if player.chosen == DEVELOPMENT and permission_for(game, seat, card) == ORDINARY and card.colour == GREEN:
        found.append((PHASE_KIND.thing(DEVELOPMENT - 1), PHASE_DISCOUNT))
    return found


def off(modifier: AnyModifier, card: Card) -> int:
    """What a card in play takes off another one's cost."""
    if isinstance(modifier, Discount):
        return modifier.less if modifier.tag == NO_TAG or modifier.tag in card.tags else 0
    if isinstance(modifier, TagDiscounts):
        return modifier.less * sum([tag in card.tags for tag in modifier.tags])
    return modifier.less if isinstance(modifier, DearDiscount) and card.cost >= modifier.least else 0


def money_of(player: Player, kept: list[int]) -> int:
    """Money, and heat for whom it is money, without what must be kept."""
    money = player.stock[MC]
    if player.values[HEAT]:
        heat = player.stock[HEAT] - kept[HEAT] if kept else player.stock[HEAT]
        if heat > 0:
            money += heat
    return money


def means(player: Player, kept: list[int], in_hand: int) -> int:
    """All that a player could pay, so many cards of the hand sold as well."""
    return money_of(player, kept) + player.sell_value * in_hand


def best_price(player: Player, price: int, kept: list[int]) -> int:
    """The least that a card can be made to cost with what may be paid to make it cheaper."""
    for offer in player.optional:
        if price > 0:
            have = player.cubes[offer.card] if offer.card else spare_plants(player, kept)
            if have >= offer.number:
                price -= offer.less
    return max(0, price)


def spare_plants(player: Player, kept: list[int]) -> int:
    return player.stock[PLANTS] - kept[PLANTS] if kept else player.stock[PLANTS]
