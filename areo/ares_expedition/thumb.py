"""What things are worth by rule of thumb, in points at the end: against others, together, and alone.

What money, production, actions and cards are worth was read off games between bots: by how much whoever had more of
them, so many rounds before the end, was ahead at the end.
"""

from __future__ import annotations

from typing import Final

from areo.kernel.worths import Worths


class Thumb(Worths):
    """Against others, points win."""

    # Time
    lasts: float = 1.0  # of the rounds that games usually last
    soonest: float = 0.3  # rounds, as long as a step is missing
    most_steps: float = 12.0  # in a round
    developments: float = 0.55  # how often each phase but research takes place in a round of two
    constructions: float = 0.45
    actions: float = 0.35
    productions: float = 0.85
    plays_a_phase: float = 1.2  # cards that are played in a phase for them

    # Money: standard actions turn it into points at any time, and what it is invested in brings more the earlier
    money: float = 0.066  # 1 M€ before the last action phase
    growth: float = 0.09  # by how much it grows with each production phase to come
    last: float = 0.35  # of it in the last round, when there may be nothing left to buy
    last_longer: float = 0.3  # as much more for each round
    spare: float = 4.0  # M€ that are always of use
    idle: float = 0.8  # of an M€ beyond that, which waits for a standard action

    # Other things
    point: float = 1.0
    heating: float = 0.0  # a step of temperature, besides its rating
    oxygen: float = 0.0
    ocean: float = 0.0
    rival: float = 1.0  # of what the best other's standing usually counts
    hurry: float = 1.5  # for each step of a parameter, whoever made it: so that no game drags on
    step_income: float = 0.4  # of the income of a step that is still to be made
    cubes_used: float = 0.93  # of heat and plants, since some are left over
    last_use: float = 0.45  # of them if no action phase comes any more
    next_use: float = 0.5  # as much more for each
    as_money: float = 0.95  # of an M€, for heat that is money
    steel_saves: float = 0.08  # cards a round that steel makes cheaper
    titanium_saves: float = 0.03
    card_worth: float = 0.13  # an unknown card
    card_early: float = 0.03  # as much more for each round in which it can be played and bring something
    card_money: float = 0.0  # M€, besides
    ocean_bonus: float = 3.5  # M€ on an ocean tile
    another_play: float = 0.35  # one more card that may be played
    no_holder: float = 0.1  # a cube for which there may one day be a card

    # What cards do later
    next_action: float = 0.5  # of an action, if there is an action phase to come
    later_actions: float = 0.13  # uses for each round
    triggered: float = 0.4  # of what usually sets off a card, which few tables are built for
    growing: float = 0.1  # points for each round, on cards with points for what one will have more of

    # Cards in hand
    held: float = 0.45  # of what a card brings beyond its price while it is in hand; the rest is the reason to play it
    held_later: float = 0.6  # of that, for a card that cannot be paid yet
    next_income: float = 0.6  # of the next income, which may be spent otherwise
    sold: float = 1.1  # of what a card is sold for, so that nobody sells for nothing

    # Which phase to choose
    envy: float = 0.3  # how much a phase that helps a rival counts: it brings the end nearer too
    sure: float = 2.5  # how much likelier a phase is chosen for each point that it is worth more
    played_now: float = 0.8  # of a card's surplus, since it might be played later as well
    sold_for: float = 0.7  # of that, if other cards must be sold to pay for it
    earning: float = 1.8  # as much again for an income now, which helps to play more cards sooner
    acted: float = 0.85  # of actions, some of which cannot be paid
    spent_at_once: float = 0.7  # of what all the money would bring in standard actions, now and not later
    unseen: float = 0.03  # points that each card of another's hand adds to the best of them, for each round left
    unseen_price: float = 12.0  # M€
    unseen_blue: float = 0.65  # of that, for the fewer blue and red cards
    unseen_second: float = 0.6  # of that, for a second one
    unseen_good: float = 0.4  # of another's cards that can be played
    enough: float = 20.0  # cards to play, with which another is only good for selling
    looked_at: float = 0.12  # of a card, for each one more to choose from
    looked_further: float = 0.18  # likewise, for those of the bonus

    often: list[float]  # how often each phase takes place in a round of two

    def settle(self) -> None:
        self.often = [0.0, self.developments, self.constructions, self.actions, self.productions]


class Alone(Thumb):
    """Alone, only the parameters count: each step is worth more the dearer it is to buy."""

    point = 0.05
    heating = 1.0
    oxygen = 1.4
    ocean = 1.1
    card_worth = 0.0
    card_early = 0.0
    card_money = 3.5


RIVALS: Final = Thumb()
ALONE: Final = Alone()
