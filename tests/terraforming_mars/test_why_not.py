"""Why not: for every card and every kind of action the unmet conditions, with the figure needed and the figure had."""

from __future__ import annotations

import re
from typing import Any

import pytest

from areo.terraforming_mars.deck import PROJECTS
from tests.tableau.cards import id_of
from tests.terraforming_mars.mars import CARDS, Mars, deal, player, set_up

LANGUAGES = ("en", "fr", "pt")


def reasons(table: Mars, key: str, seat: int = 0) -> list[str]:
    """The reasons in English, having checked that there are as many in the other languages, none empty or English."""
    told = [table.game.why(seat, key, language) for language in LANGUAGES]
    assert len({len(lines) for lines in told}) == 1
    for lines in told:
        assert lines
        assert all(line.strip() and "{" not in line for line in lines)
    for language in (1, 2):
        for number in range(len(told[0])):
            assert told[language][number] != told[0][number] or not re.search("[a-z]", told[0][number])
    return told[0]


def figures(line: str) -> list[int]:
    return [int(number) for number in re.findall(r"(?<![\w])-?\d+", line.replace("−", "-"))]


# Cards in hand


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_card_in_hand_that_cannot_be_played_says_why_in_three_languages(card: str) -> None:
    """On a barren Mars without a cube: whatever is not offered has its reasons, and what is offered has none."""
    table = deal(hand=card, mc=0)
    key = f"play {card}"
    if key in table.offers():
        assert table.game.why(0, key) == []
    else:
        for line in reasons(table, key):
            assert figures(line) or card == "robotic-workforce", line  # it needs a card, not a number


@pytest.mark.parametrize("card", sorted(CARDS))
def test_with_money_enough_the_price_is_no_reason(card: str) -> None:
    table = deal(hand=card, mc=100, temperature=-10, oxygen=7, oceans=4)
    key = f"play {card}"
    if key in table.offers():
        assert table.game.why(0, key) == []
    else:
        told = reasons(table, key)
        assert not any("M€" in line and "cost" in line for line in told)


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("Comet", {"mc": 5, "titanium": 3}, [[21, 14]]),  # metal counts
        ("Carbonate Processing", {"mc": 1, "steel": 2, "production": {"energy": 1}}, [[6, 5]]),
        ("Comet", {"mc": 5, "heat": 6, "corporation": "helion"}, [[21, 11]]),
        ("Comet", {"mc": 5, "played": "Earth Catapult"}, [[19, 5]]),
        ("Birds", {"oxygen": 5, "opponents": [player(production={"plants": 2})]}, [[13, 5]]),
        ("Archaebacteria", {"temperature": -10}, [[-18, -10]]),
        ("Kelp Farming", {"oceans": 2}, [[6, 2]]),
        ("Dust Seals", {"oceans": 5}, [[3, 5]]),
        ("Gene Repair", {"played": "Research"}, [[3, 2]]),
        ("Asteroid Mining Consortium", {}, [[1, 0]]),
        ("Rad-Suits", {"tiles": {"C3": "city 1"}}, [[2, 1]]),
        ("Ecological Zone", {}, [[1, 0]]),
    ],
)
def test_prices_and_requirements_are_given_with_what_is_needed_and_what_is_there(
    card: str, table: dict[str, Any], expected: list[list[int]]
) -> None:
    seated = deal(hand=card, **table)
    told = [figures(line) for line in reasons(seated, f"play {seated.hand()[0]}")]
    for wanted in expected:
        assert wanted in told


@pytest.mark.parametrize(
    ("helper", "needed"), [({"corporation": "inventrix"}, 11), ({"played": "Adaptation Technology"}, 11), ({}, 13)]
)
def test_an_eased_requirement_is_given_as_it_is_for_this_player(helper: dict[str, Any], needed: int) -> None:
    table = deal(hand="Birds", oxygen=5, opponents=[player(production={"plants": 2})], **helper)
    assert [figures(line) for line in reasons(table, "play birds")] == [[needed, 5]]


@pytest.mark.parametrize(
    ("card", "table", "needed", "had"),
    [
        ("Strip Mine", {"production": {"energy": 1}}, 2, 1),
        ("Nuclear Power", {"production": {"mc": -4}}, -3, -4),
        ("Food Factory", {}, 1, 0),
        ("Moss", {"oceans": 3}, 1, 0),
        ("Nitrophilic Moss", {"oceans": 3, "plants": 1}, 2, 1),
        ("Heat Trappers", {"production": {"heat": 1}}, 2, 1),
        ("Birds", {"oxygen": 13, "opponents": [player(production={"plants": 1})]}, 2, 1),
        ("Local Heat Trapping", {"heat": 4}, 5, 4),
    ],
)
def test_effects_that_cannot_be_done_are_given_with_figures_too(
    card: str, table: dict[str, Any], needed: int, had: int
) -> None:
    seated = deal(hand=card, **table)
    assert [figures(line) for line in reasons(seated, f"play {seated.hand()[0]}")] == [[needed, had]]


@pytest.mark.parametrize(
    ("language", "own", "anybodys"),
    [
        (
            "en",
            "Needs your plant production to be at least 1; now: 0.",
            "Needs one player’s plant production to be at least 2; now: 1.",
        ),
        (
            "fr",
            "Il faut avoir une production de plantes d’au moins 1 (actuellement 0).",
            "Il faut un joueur avec une production de plantes d’au moins 2 (actuellement 1).",
        ),
        (
            "pt",
            "Exige que você tenha produção de plantas de pelo menos 1; agora, 0.",
            "Exige que um jogador tenha produção de plantas de pelo menos 2; agora, 1.",
        ),
    ],
    ids=LANGUAGES,
)
def test_a_production_that_is_missing_is_said_to_be_ones_own_only_if_it_must_be(
    language: str, own: str, anybodys: str
) -> None:
    table = deal(hand="Food Factory, Birds", oxygen=13, opponents=[player(production={"plants": 1})])
    assert table.game.why(0, "play food-factory", language) == [own]
    assert table.game.why(0, "play birds", language) == [anybodys]


def test_all_that_is_unmet_is_told_at_once() -> None:
    table = deal(hand="Capital", mc=10)  # 26 M€, four oceans, two steps of energy production
    told = [figures(line) for line in reasons(table, "play capital")]
    assert told == [[26, 10], [4, 0], [2, 0]]


def test_only_what_really_stands_in_the_way_is_told() -> None:
    """Insulation can always be played, and Moss finds its plant beside Viral Enhancers: only the money is missing."""
    assert len(reasons(deal(hand="Insulation", mc=1), "play insulation")) == 1
    table = deal(hand="Moss", mc=1, oceans=3, played="Viral Enhancers")
    assert [figures(line) for line in reasons(table, "play moss")] == [[4, 1]]


def test_a_card_not_in_hand() -> None:
    assert deal().why("Comet") == "not-in-hand: Comet"


# The other kinds of action


@pytest.mark.parametrize(
    ("key", "table", "expected"),
    [
        ("project power-plant", {"mc": 10}, [11, 10]),
        ("project power-plant", {"mc": 7, "corporation": "thorgate"}, [8, 7]),
        ("project asteroid", {"mc": 3}, [14, 3]),
        ("project aquifer", {"mc": 17}, [18, 17]),
        ("project greenery", {"mc": 22, "steel": 9}, [23, 22]),
        ("project city", {"mc": 5, "heat": 6, "corporation": "helion"}, [25, 11]),
        ("milestone terraformer", {"tr": 30}, [35, 30]),
        ("milestone mayor", {"tiles": {"C3": "city 0"}}, [3, 1]),
        ("milestone gardener", {}, [3, 0]),
        ("milestone builder", {"played": "Mine"}, [8, 1]),
        ("milestone planner", {"hand": "Mine"}, [16, 1]),
        ("milestone terraformer", {"tr": 35, "mc": 7}, [8, 7]),
        ("award banker", {"mc": 7}, [8, 7]),
        ("award banker", {"mc": 13, "state": {"awards": {"miner": 1}}}, [14, 13]),
        ("award banker", {"mc": 19, "state": {"awards": {"miner": 1, "landlord": 1}}}, [20, 19]),
        ("greenery", {"plants": 7}, [8, 7]),
        ("greenery", {"plants": 3, "corporation": "ecoline"}, [7, 3]),
        ("heat", {"heat": 2}, [8, 2]),
    ],
)
def test_projects_goals_and_conversions_are_given_with_figures(
    key: str, table: dict[str, Any], expected: list[int]
) -> None:
    seated = deal(**table)
    assert [figures(line) for line in reasons(seated, key)] == [expected]
    assert seated.refuses(key)


@pytest.mark.parametrize(
    ("key", "table", "reason"),
    [
        ("project sell-patents", {}, "no-cards"),
        ("milestone mayor", {"state": {"milestones": {"mayor": 1}}}, "claimed-already: Mayor"),
        (
            "milestone mayor",
            {"state": {"milestones": {"builder": 1, "planner": 1, "gardener": 1}}},
            "all-claimed",
        ),
        ("award miner", {"state": {"awards": {"miner": 0}}}, "funded-already: Miner"),
        ("award miner", {"state": {"awards": {"banker": 0, "landlord": 0, "scientist": 0}}}, "all-funded"),
        ("action tardigrades", {"played": "Tardigrades", "used": "Tardigrades"}, "used: Tardigrades"),
        ("action comet", {"played": "Comet"}, "no-action: Comet"),
        ("action tardigrades", {}, "not-in-play: Tardigrades"),
        ("action helion", {"corporation": "helion"}, "no-action: Helion"),
        ("action helion", {}, "not-in-play: Helion"),
        ("end", {}, "end-first"),
        ("pass", {"actions": 1}, "pass-second"),
        ("first-action", {}, "no-first-action"),
        ("project city", {"corporation": "inventrix", "first_action": True}, "first-action"),
        ("play comet", {"corporation": "inventrix", "first_action": True, "hand": "Comet"}, "first-action"),
        ("heat", {"corporation": "inventrix", "first_action": True, "heat": 8}, "first-action"),
        ("award miner", {"players": 1}, "solo"),
        ("milestone mayor", {"players": 1}, "solo"),
        ("space C4", {}, "not-offered"),
        ("seat 1", {}, "not-offered"),
        ("amount 3", {}, "not-offered"),
        ("card comet", {}, "not-offered"),
        ("yes", {}, "unknown"),
        ("pay 3 mc", {}, "not-offered"),
        ("play rocket", {}, "unknown"),
        ("project rocket", {}, "unknown"),
        ("dance", {}, "unknown"),
    ],
)
def test_everything_else_has_its_reason_too(key: str, table: dict[str, Any], reason: str) -> None:
    seated = deal(**table)
    assert reasons(seated, key)
    assert seated.refuses(key).split(": ")[0] == reason.split(": ")[0]
    if ": " in reason:
        assert seated.why(key) == reason


# Actions of cards


@pytest.mark.parametrize(
    ("card", "table", "expected"),
    [
        ("Development Center", {}, [[1, 0]]),
        ("Physics Complex", {"energy": 4}, [[6, 4]]),
        ("Water Splitting Plant", {"energy": 2}, [[3, 2]]),
        ("Caretaker Contract", {"heat": 7}, [[8, 7]]),
        ("Security Fleet", {}, [[1, 0]]),
        ("Space Elevator", {}, [[1, 0]]),
        ("Equatorial Magnetizer", {}, [[1, 0]]),
        ("Space Mirrors", {"mc": 6}, [[7, 6]]),
        ("Water Import From Europa", {"mc": 2, "titanium": 3}, [[12, 11]]),
        ("Aquifer Pumping", {"mc": 1, "steel": 3}, [[8, 7]]),
        ("Predators", {}, [[1, 0]]),
        ("Ants", {}, [[1, 0]]),
        ("Power Infrastructure", {}, [[1, 0]]),
        ("Electro Catapult", {}, [[1, 0], [1, 0]]),  # a plant or a steel
    ],
)
def test_an_action_says_what_it_needs_and_what_is_there(
    card: str, table: dict[str, Any], expected: list[list[int]]
) -> None:
    seated = deal(played=card, **{"mc": 0, **table})
    key = f"action {seated.played()[0]}"
    assert [figures(line) for line in reasons(seated, key)] == expected


def test_the_united_nations_say_whether_the_rating_or_the_money_is_missing() -> None:
    table = deal(corporation="united-nations-mars-initiative", mc=2)
    assert "this generation" in reasons(table, "action united-nations-mars-initiative")[0]
    table = deal(corporation="united-nations-mars-initiative", mc=2, tr_raised=True)
    assert [figures(line) for line in reasons(table, "action united-nations-mars-initiative")] == [[3, 2]]


@pytest.mark.parametrize("card", [card.id for card in PROJECTS if card.action is not None])
def test_every_action_that_is_not_offered_says_why(card: str) -> None:
    table = deal(played=card, mc=0)
    key = f"action {card}"
    if key in table.offers():
        assert table.game.why(0, key) == []
    else:
        assert all(figures(line) for line in reasons(table, key))


# Other questions


@pytest.mark.parametrize(
    ("table", "played", "key", "reason"),
    [
        ({}, ["project city"], "space E5", "place.city"),
        ({"tiles": {"C3": "city 1"}}, ["project city"], "space C4", "place.city"),
        ({"tiles": {"C3": "city 1"}}, ["project city"], "space C3", "taken"),
        ({"claims": {"C3": 1}}, ["project city"], "space C3", "claimed"),
        ({}, ["project city"], "space E3", "place.city"),
        ({}, ["project aquifer"], "space C3", "place.ocean"),
        ({"tiles": {"C3": "city 0"}, "plants": 8}, ["greenery"], "space I1", "place.greenery"),
        ({"hand": "Lava Flows"}, ["play lava-flows"], "space C3", "place.volcanic"),
        ({"hand": "Mining Rights"}, ["play mining-rights"], "space C3", "place.metal"),
        (
            {"hand": "Natural Preserve", "tiles": {"C3": "city 0"}},
            ["play natural-preserve"],
            "space C4",
            "place.isolated",
        ),
        ({"hand": "Land Claim"}, ["play land-claim"], "space E5", "place.unclaimed"),
        ({}, ["project city"], "space Q9", "unknown"),
        ({}, ["project city"], "skip", "must"),
        ({}, ["project city"], "pass", "not-offered"),
        ({}, ["project city"], "heat", "not-offered"),
        ({}, ["project city"], "play comet", "not-offered"),
        ({}, ["project city"], "action ants", "not-offered"),
        ({}, ["project city"], "first-action", "not-offered"),
        ({}, ["project city"], "play rocket", "unknown"),
    ],
)
def test_spaces_say_what_is_against_them(table: dict[str, Any], played: list[str], key: str, reason: str) -> None:
    seated = deal(**table)
    seated.choose(*played)
    seated.pay()
    assert reasons(seated, key)
    assert seated.refuses(key).split(": ")[0] == reason


def test_victims_say_why_they_are_spared() -> None:
    table = deal(hand="Asteroid", opponents=[player(plants=3, played="Protected Habitats"), player(), player(plants=2)])
    table.choose("play asteroid")
    assert table.refuses("seat 1") == "guarded: Player 2"
    assert table.refuses("seat 2") == "none-there: Player 3"
    assert table.refuses("seat 7") == "no-seat"
    table.choose("seat 3")
    assert table.refuses("amount 3") == "amount: 2"
    assert table.refuses("amount 0") == "unknown"


@pytest.mark.parametrize("card", ["Energy Tapping", "Asteroid"])
def test_a_player_who_is_not_there_is_no_choice(card: str) -> None:
    table = deal(hand=card, opponents=[player(plants=3, production={"energy": 1})])
    table.choose(f"play {card.lower().replace(' ', '-')}")
    assert table.kind == "seat"
    assert table.refuses("seat 2") == "no-seat"


def test_a_production_that_is_too_low_says_so() -> None:
    table = deal(
        hand="Birds",
        oxygen=13,
        opponents=[player(production={"plants": n}) for n in (2, 1, 3)],
    )
    table.choose("play birds")
    assert table.refuses("seat 2") == "production: Player 3, 2, 1"


def test_cards_say_why_they_hold_no_cube() -> None:
    table = deal(hand="Aerobraked Ammonia Asteroid", played="Ants, Decomposers, Birds")
    table.choose("play aerobraked-ammonia-asteroid")
    assert table.refuses("card birds") == "holds-other: Birds"
    assert table.refuses("card tardigrades") == "not-in-play: Tardigrades"


def test_cards_that_were_not_dealt() -> None:
    table = set_up(2, corporations=[["helion", "ecoline"], ["credicor", "thorgate"]])
    assert table.why("corporation credicor", seat=0) == "not-dealt: CrediCor"
    for key in ("space E5", "project city", "card comet"):
        assert table.game.why(0, key)[0].startswith("That is not one of the choices: ")
    table.choose("corporation helion", seat=0)
    assert reasons(table, "card comet")


def test_a_place_is_no_card_of_the_draft() -> None:
    table = deal(opponents=[player(mc=30)], options={"draft": True})
    table.end()
    table.end(1)
    for key in ("space E5", "project city"):
        assert table.game.why(0, key)[0].startswith("That is not one of the choices: ")


@pytest.mark.parametrize("key", ["seat x", "seat", "pay 3 gold", "pay", "pay x", "do", "do x", "amount", "first x"])
def test_what_no_game_ever_asks_for_is_no_key(key: str) -> None:
    table = deal(hand="Mine", mc=10, steel=3)
    assert table.game.why(0, key) == [f"“{key}” is not a move of this game."]
    table.choose("play mine")
    assert table.game.why(0, key) == [f"“{key}” is not a move of this game."]


@pytest.mark.parametrize(
    "key", ["seat 1", "pay 3 mc", "pay nothing", "do 1", "amount 2", "first comet", "first comet.2"]
)
def test_what_is_asked_at_other_times_is_a_key(key: str) -> None:
    assert deal().game.why(0, key)[0].startswith("That is not one of the choices: ")


def test_a_payment_that_does_not_fit() -> None:
    table = deal(hand="Mine", mc=10, steel=3)
    table.choose("play mine")
    for key in ("pay 5 mc", "pay 3 steel", "pay 4 titanium", "pay nothing"):
        assert reasons(table, key)
        assert table.game.lack(0, key) is None  # there is enough
    assert table.refuses("pay 5 mc") == "payment: 10, 4"
    assert table.game.why(0, "pay 40000 mc") == [
        "You must pay 4 M€, with nothing that could be left out; you have 10 M€ and 3 steel."
    ]


def test_a_branch_that_cannot_be_taken() -> None:
    table = deal(hand="Sabotage", opponents=[player(steel=3, mc=4)])
    table.choose("play sabotage")
    assert table.offers() == ["do 2", "do 3"]
    assert reasons(table, "do 1")
    assert reasons(table, "do 4")


def test_whoever_is_not_asked_is_told_who_is() -> None:
    table = deal(players=3)
    assert "Player 1" in reasons(table, "pass", seat=1)[0]


def test_after_the_end() -> None:
    table = deal(temperature=8, oxygen=14, oceans=9)
    table.finish()
    assert reasons(table, "pass") == ["The game is over."]


def test_a_legal_key_has_no_reason() -> None:
    table = deal(hand="Comet")
    for key in table.offers():
        for language in LANGUAGES:
            assert table.game.why(0, key, language) == []


# In figures


@pytest.mark.parametrize(
    ("hand", "has", "lacks"),
    [
        ("Comet", {"mc": 16}, ("resource mc", 21, 16, False)),
        ("Birds", {"oxygen": 6}, ("oxygen", 13, 6, False)),
        ("Birds", {"oxygen": 6, "corporation": "Inventrix"}, ("oxygen", 11, 6, False)),
        ("ArchaeBacteria", {"temperature": -10}, ("temperature", -18, -10, True)),
        ("Anti-Gravity Technology", {}, ("tag science", 7, 0, False)),
        ("Rad-Chem Factory", {}, ("production energy", 1, 0, False)),
        ("Rad-Chem Factory", {"mc": 100, "production": {"energy": 1}}, None),
        ("Robotic Workforce", {}, None),
    ],
)
def test_a_card_in_hand_shows_what_it_lacks(hand: str, has: dict[str, Any], lacks: object) -> None:
    """As the first reason says in words; nothing where there are no figures, or where it can be played."""
    table = deal(hand=hand, **has)
    lack = table.game.lack(0, f"play {id_of(hand)}")
    assert (None if lack is None else (lack.what, lack.need, lack.have, lack.most)) == lacks


def test_nothing_is_lacking_for_what_is_offered_unknown_or_not_asked() -> None:
    table = deal(hand="Comet", opponents=[player(hand="Birds")])
    assert table.game.lack(0, "play comet") is None
    assert table.game.lack(0, "play birds") is None
    assert table.game.lack(0, "no such key") is None
    assert table.game.lack(1, "play birds") is None
