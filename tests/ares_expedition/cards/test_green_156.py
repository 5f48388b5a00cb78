"""Green cards 156 to 208: what each does, what it yields, what it needs, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ares_expedition.expedition import deal, definition, player, produce, set_up, tags
from tests.tableau.cards import id_of, table_of

Given = dict[str, Any]
Changes = dict[str, int | str]

# Number, name, cost, tags, points (? if they depend), set.
PRINTED = table_of("""
156 | Lightning Harvest          | 13 | science power          |  1 | base
157 | Low-Atmo Shields           |  9 | building               |  0 | base
158 | Lunar Beam                 |  9 | earth power            |  0 | base
159 | Mass Converter             | 20 | science building power |  2 | base
160 | Medical Lab                | 15 | building               |  1 | base
161 | Methane from Titan         | 35 | space jovian           |  2 | base
162 | Micro-Mills                |  9 | building               |  0 | base
163 | Microprocessors            | 17 | building power         |  0 | starter
164 | Mine                       | 10 | building               |  0 | base
165 | Miranda Resort             | 15 | space earth jovian     |  1 | base
166 | Mohole Area                | 18 | building               |  0 | base
167 | Monocultures               |  6 |                        |  0 | base
168 | Moss                       |  3 | plant                  |  0 | base
169 | Natural Preserve           | 12 | science building       |  1 | base
170 | New Portfolios             | 14 | plant power            |  0 | starter
171 | Nitrophilic Moss           | 14 | plant                  |  0 | starter
172 | Noctis Farming             | 13 | building plant         |  1 | base
173 | Nuclear Plants             | 10 | building               | -1 | base
174 | Power Grid                 |  8 | building power         |  0 | base
175 | Power Plant                |  3 | building power         |  0 | base
176 | Power Supply Consortium    | 12 | power                  |  0 | base
177 | Protected Valley           | 22 | building plant         |  0 | base
178 | Quantum Extractor          | 16 | science building power |  2 | base
179 | Rad Suits                  |  4 |                        |  0 | base
180 | Satellite Farms            | 17 | space                  |  0 | base
181 | Satellites                 | 14 | space                  |  0 | base
182 | Slash and Burn Agriculture |  8 | building               | -1 | base
183 | Smelting                   | 28 | building power         |  0 | base
184 | Soil Warming               | 24 | plant                  |  0 | starter
185 | Solar Power                | 10 | building power         |  1 | base
186 | Solar Trapping             | 10 | building               |  0 | base
187 | Soletta                    | 30 | space                  |  1 | base
188 | Space Heaters              | 11 | building               |  0 | starter
189 | Space Station              | 14 | space                  |  1 | base
190 | Sponsors                   |  5 | earth                  |  0 | starter
191 | Strip Mine                 | 12 | building               |  0 | base
192 | Surface Mines              | 13 | building               |  0 | base
193 | Tectonic Stress Power      | 20 | building power         |  1 | base
194 | Titanium Mine              |  7 | building               |  0 | base
195 | Toll Station               | 16 |                        |  0 | base
196 | Trading Post               | 11 |                        |  0 | starter
197 | Trapped Heat               | 20 |                        |  0 | base
198 | Trees                      | 17 | plant                  |  1 | base
199 | Tropical Resort            | 19 |                        |  2 | base
200 | Tundra Farming             | 12 | plant                  |  1 | base
201 | Underground City           |  7 | building               |  0 | base
202 | Undersea Vents             | 31 | building power         |  0 | base
203 | Venture Capitalism         | 11 |                        |  0 | base
204 | Vesta Shipyard             | 16 | building space jovian  |  1 | base
205 | Wave Power                 |  9 | power                  |  0 | base
206 | Windmills                  | 10 | building power         |  1 | base
207 | Worms                      | 11 | microbe                |  0 | base
208 | Zeppelins                  | 10 |                        |  1 | base
""")


@pytest.mark.parametrize(("number", "name", "cost", "printed_tags", "points", "printed_set"), PRINTED)
def test_number_cost_tags_and_points_are_as_printed(
    number: str, name: str, cost: str, printed_tags: str, points: str, printed_set: str
) -> None:
    card = definition(name)
    assert (card.number, card.name, card.set) == (int(number), name, printed_set)
    assert tags(name) == printed_tags
    assert deal(hand=name).price(name) == int(cost)
    assert deal(played=name).points(name) == int(points)


def test_in_a_first_game_for_four_all_starter_cards_are_dealt() -> None:
    table = set_up(4, first_game=True)
    dealt = {card for seat in range(4) for card in table.hand(seat)}
    assert {id_of(name) for _, name, *_, printed_set in PRINTED if printed_set == "starter"} <= dealt


# What a card does when it is played: the deal, the answers, and everything that changes.
PLAYED: list[tuple[str, Given, list[str], Changes]] = [
    ("Lightning Harvest", {}, [], {"mc": -13, "mc production": 1}),
    ("Low-Atmo Shields", {"oxygen": 3}, [], {"mc": -9, "mc production": 1, "heat production": 2}),
    ("Lunar Beam", {}, [], {"mc": -9, "tr": -1, "heat production": 4}),
    (
        "Mass Converter",
        {"played": "Research, Interns, Matter Manufacturing"},
        [],
        {"mc": -20, "heat production": 3, "titanium capability": 1},
    ),
    ("Medical Lab", {}, [], {"mc": -15}),
    ("Methane from Titan", {"oxygen": 3}, [], {"mc": -35, "plants production": 2, "heat production": 2}),
    ("Micro-Mills", {}, [], {"mc": -9, "heat production": 1, "steel capability": 1}),
    (
        "Microprocessors",
        {"deck": "Birds, Comet, Fish"},
        ["card Birds"],
        {"mc": -17, "cards": 1, "heat production": 3},
    ),
    ("Mine", {}, [], {"mc": -10, "steel capability": 2}),
    ("Miranda Resort", {}, [], {"mc": -15, "mc production": 1}),
    ("Mohole Area", {}, [], {"mc": -18, "heat production": 4}),
    ("Monocultures", {}, [], {"mc": -6, "tr": -1, "plants production": 2}),
    ("Moss", {"oceans": 3, "plants": 1}, [], {"mc": -3, "plants": -1, "plants production": 1}),
    ("Natural Preserve", {"oxygen": 3}, [], {"mc": -12, "mc production": 2}),
    ("New Portfolios", {}, [], {"mc": -14, "mc production": 1, "plants production": 1, "heat production": 1}),
    ("Nitrophilic Moss", {}, [], {"mc": -14, "plants production": 2}),
    ("Noctis Farming", {"temperature": -18}, [], {"mc": -13, "plants": 2, "plants production": 1}),
    ("Nuclear Plants", {}, [], {"mc": -10, "mc production": 1, "heat production": 3}),
    ("Power Grid", {}, [], {"mc": -8, "mc production": 1}),
    ("Power Plant", {}, [], {"mc": -3, "heat production": 1}),
    ("Power Supply Consortium", {}, [], {"mc": -12, "mc production": 2, "heat production": 1}),
    ("Protected Valley", {}, [], {"mc": -22, "forests": 1, "oxygen": 1, "tr": 1, "mc production": 2}),
    ("Quantum Extractor", {"played": "Research, Interns"}, [], {"mc": -16, "heat production": 3}),
    ("Rad Suits", {"oceans": 2}, [], {"mc": -4, "mc production": 2}),
    ("Satellite Farms", {}, [], {"mc": -17, "heat production": 1}),
    ("Satellites", {}, [], {"mc": -14, "mc production": 1}),
    ("Slash and Burn Agriculture", {}, [], {"mc": -8, "plants production": 2}),
    ("Smelting", {}, [], {"mc": -28, "cards": 2, "heat production": 5}),
    ("Soil Warming", {}, [], {"mc": -24, "temperature": 2, "tr": 1, "plants production": 2}),
    ("Solar Power", {}, [], {"mc": -10, "heat production": 1}),
    ("Solar Trapping", {}, [], {"mc": -10, "cards": 1, "heat": 3, "heat production": 1}),
    ("Soletta", {}, [], {"mc": -30, "heat production": 5}),
    ("Space Heaters", {}, [], {"mc": -11, "cards": 1, "heat production": 2}),
    ("Space Station", {}, [], {"mc": -14, "titanium capability": 1}),
    ("Sponsors", {}, [], {"mc": -5, "mc production": 2}),
    ("Strip Mine", {}, [], {"mc": -12, "tr": -1, "steel capability": 2, "titanium capability": 1}),
    ("Surface Mines", {}, [], {"mc": -13, "steel capability": 1, "titanium capability": 1}),
    ("Tectonic Stress Power", {}, [], {"mc": -20, "heat production": 3}),
    ("Titanium Mine", {}, [], {"mc": -7, "titanium capability": 1}),
    ("Toll Station", {}, [], {"mc": -16, "mc production": 3}),
    ("Trading Post", {}, [], {"mc": -11, "plants": 3, "mc production": 2}),
    ("Trapped Heat", {"temperature": -18}, [], {"mc": -20 + 4, "oceans": 1, "tr": 1, "heat production": 2}),
    ("Trees", {"temperature": -8}, [], {"mc": -17, "plants": 1, "plants production": 3}),
    ("Tropical Resort", {"heat": 5}, [], {"mc": -19, "heat": -5, "mc production": 4}),
    ("Tundra Farming", {"temperature": -8}, [], {"mc": -12, "plants": 1, "mc production": 2, "plants production": 1}),
    ("Underground City", {}, [], {"mc": -7, "mc production": 1, "steel capability": 1}),
    ("Undersea Vents", {}, [], {"mc": -31, "cards production": 1, "heat production": 4}),
    ("Venture Capitalism", {}, [], {"mc": -11}),
    ("Vesta Shipyard", {}, [], {"mc": -16, "titanium capability": 1}),
    ("Wave Power", {"oceans": 3}, [], {"mc": -9, "heat production": 3}),
    ("Windmills", {}, [], {"mc": -10, "heat production": 1}),
    ("Worms", {"oxygen": 3}, [], {"mc": -11, "plants production": 1}),
    ("Zeppelins", {"oxygen": 3}, [], {"mc": -10}),
]


def test_every_card_is_played() -> None:
    assert [card for card, *_ in PLAYED] == [name for _, name, *_ in PRINTED]


@pytest.mark.parametrize(("card", "given", "answers", "changes"), PLAYED)
def test_playing_a_card_changes(card: str, given: Given, answers: list[str], changes: Changes) -> None:
    table = deal(hand=card, **given)
    table.play(card, *answers)
    assert table.changes() == changes
    assert id_of(card) in table.played()


@pytest.mark.parametrize(("card", "given", "answers", "changes"), PLAYED)
def test_a_production_phase_brings_what_a_card_produces(
    card: str, given: Given, answers: list[str], changes: Changes
) -> None:
    others = given.get("played", "")
    without = produce(played=others)
    brought = produce(played=f"{others}, {card}")
    gained = {what: number - without.get(what, 0) for what, number in brought.items()}
    promised = {what.removesuffix(" production"): n for what, n in changes.items() if what.endswith(" production")}
    assert {what: number for what, number in gained.items() if number} == promised


# Requirements. Of each: what it asks for, a value that just misses it, and one that just meets it.
REQUIRES = [
    ("Low-Atmo Shields", "oxygen", 2, 3),
    ("Methane from Titan", "oxygen", 2, 3),
    ("Natural Preserve", "oxygen", 2, 3),
    ("Noctis Farming", "temperature", -20, -18),
    ("Rad Suits", "oceans", 1, 2),
    ("Trapped Heat", "temperature", -20, -18),
    ("Trees", "temperature", -10, -8),
    ("Tundra Farming", "temperature", -10, -8),
    ("Wave Power", "oceans", 2, 3),
    ("Worms", "oxygen", 2, 3),
    ("Zeppelins", "oxygen", 2, 3),
]


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_a_card_waits_until_mars_has_come_so_far(card: str, what: str, missed: int, met: int) -> None:
    just_missed: Given = {what: missed}
    just_met: Given = {what: met}
    assert deal(hand=card, **just_missed).why(card).startswith("requires")
    assert deal(hand=card, **just_met).why(card) == ""


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_a_step_taken_in_this_phase_does_not_help(card: str, what: str, missed: int, met: int) -> None:
    given: Given = {what: met}
    assert not deal(hand=card, state={"opening": {what: missed}}, **given).playable(card)


@pytest.mark.parametrize(("card", "what", "missed", "met"), REQUIRES)
def test_adaptation_technology_is_a_zone_off_in_temperature_and_oxygen_but_not_in_oceans(
    card: str, what: str, missed: int, met: int
) -> None:
    given: Given = {what: missed}
    assert deal(hand=card, played="Adaptation Technology", **given).playable(card) == (what != "oceans")


# What is in play just misses the tags a card asks for, or just has them; its own do not count.
@pytest.mark.parametrize(
    ("card", "short", "enough", "why"),
    [
        ("Mass Converter", "Research, Interns", "Research, Interns, Matter Manufacturing", "requires: 4, 3"),
        ("Quantum Extractor", "Research", "Research, Interns", "requires: 3, 2"),
    ],
)
def test_a_card_asks_for_tags_other_than_its_own(card: str, short: str, enough: str, why: str) -> None:
    assert deal(hand=card, played=short).why(card) == why
    assert deal(hand=card, played=short, corporation="Inventrix").why(card) == ""
    assert deal(hand=card, played=enough).why(card) == ""


# Extra payments


@pytest.mark.parametrize(
    ("card", "given", "what", "number"),
    [
        ("Lunar Beam", {}, "tr", 1),
        ("Monocultures", {}, "tr", 1),
        ("Moss", {"oceans": 3}, "plants", 1),
        ("Strip Mine", {}, "tr", 1),
        ("Tropical Resort", {}, "heat", 5),
    ],
)
def test_a_card_is_not_played_without_its_extra_payment(card: str, given: Given, what: str, number: int) -> None:
    assert deal(hand=card, **{**given, what: number - 1}).shortfall(card) == [number, number - 1]
    table = deal(hand=card, **{**given, what: number})
    table.play(card)
    assert table.changes()[what] == -number


def test_moss_asks_for_oceans_and_a_plant() -> None:
    assert not deal(hand="Moss", oceans=2, plants=1).playable("Moss")
    assert not deal(hand="Moss", oceans=3, plants=0).playable("Moss")


def test_helion_keeps_the_heat_that_tropical_resort_asks_for() -> None:
    assert not deal(hand="Tropical Resort", corporation="Helion", mc=0, heat=23).playable("Tropical Resort")
    table = deal(hand="Tropical Resort", corporation="Helion", mc=0, heat=24)
    table.play("Tropical Resort")
    assert table.changes() == {"heat": -24, "mc production": 4}


# Cards that produce for each of something


@pytest.mark.parametrize(
    ("card", "given", "brought"),
    [
        ("Lightning Harvest", {"played": "Research, Interns", "corporation": "Inventrix"}, {"mc": 5}),
        ("Medical Lab", {"played": "Wood Burning Stoves"}, {"mc": 1}),
        ("Medical Lab", {"played": "Wood Burning Stoves, Ironworks"}, {"mc": 1}),
        ("Medical Lab", {"played": "Colonizer Training Camp", "corporation": "Mining Guild"}, {"mc": 2}),
        ("Miranda Resort", {"played": "Media Group, Bribed Committee", "corporation": "Teractor"}, {"mc": 4}),
        ("Power Grid", {"played": "Power Infrastructure", "corporation": "ThorGate"}, {"mc": 3, "heat": 1}),
        ("Satellite Farms", {"played": "Comet, Solarpunk", "corporation": "PhoboLog"}, {"heat": 4}),
        ("Satellites", {"played": "Comet, Solarpunk", "corporation": "PhoboLog"}, {"mc": 4}),
        ("Venture Capitalism", {"played": "Comet, Research, Interns"}, {"mc": 2}),
        ("Windmills", {"played": "Power Infrastructure", "corporation": "ThorGate"}, {"heat": 3 + 1}),
        ("Worms", {"played": "Tardigrades, Advanced Ecosystems"}, {"plants": 3}),
        ("Zeppelins", {"forests": 3}, {"mc": 3}),
        ("Zeppelins", {"opponents": [player(forests=2)]}, {}),
    ],
)
def test_a_production_phase_counts_all_that_i_have_in_play(card: str, given: Given, brought: Changes) -> None:
    assert produce(**{**given, "played": f"{given.get('played', '')}, {card}"}) == brought


def test_zeppelins_produce_more_with_each_new_forest() -> None:
    table = deal(hand="Protected Valley", played="Zeppelins", forests=1)
    table.play("Protected Valley")
    assert table.changes() == {"mc": -22, "forests": 1, "oxygen": 1, "tr": 1, "mc production": 2 + 1}


# Lunar Beam, Strip Mine: a rating that falls


def test_the_rating_given_up_is_missing_in_the_next_production() -> None:
    table = deal(hand="Monocultures", mc=6, tr=5, state={"phases": [1, 4]})
    table.play("Monocultures")
    table.end()
    assert table.changes() == {"mc": 4, "plants": 2, "round": 1, "seat 1 mc": 5, "asked": ""}


# Microprocessors


def test_microprocessors_lets_any_card_of_the_hand_go_and_pays_nothing_for_it() -> None:
    table = deal(hand="Microprocessors, Algae", deck="Birds, Comet, Fish")
    table.play("Microprocessors")
    assert table.offers() == ["card algae", "card birds", "card fish"]
    table.choose("card Algae")
    assert table.changes() == {"mc": -17, "cards": 1, "heat production": 3}
    assert sorted(table.hand()) == ["birds", "fish"]
    assert table.discard() == ["algae"]


def test_the_chooser_of_development_plays_microprocessors_with_two_steel_for_ten() -> None:
    table = deal(hand="Microprocessors, Algae, Moss", played="Mine", chosen=1, mc=4)
    assert table.off("Microprocessors") == {"resource steel": 4, "phase 1": 3}
    assert table.price("Microprocessors") == 10
    table.choose("play microprocessors", "sell algae")  # the other card must be sold too
    assert (table.mc(), sorted(table.discard())) == (0, ["algae", "moss"])


# Toll Station


def test_toll_station_lets_a_cheap_green_card_be_played_for_nothing() -> None:
    table = deal(hand="Toll Station, Low-Atmo Shields, Windmills", oxygen=3)
    table.play("Toll Station")
    assert table.why("Windmills") == "free-cost: Windmills"
    table.play("Low-Atmo Shields")
    assert table.changes() == {"mc production": 1, "heat production": 2}
    assert table.offers() == ["sell windmills", "end"]


def test_one_free_card_is_all_that_toll_station_gives() -> None:
    table = deal(hand="Toll Station, Automated Factories, Lichen, Power Plant")
    table.play("Toll Station")
    assert not table.playable("Automated Factories")
    table.play("Lichen")
    assert table.why("Power Plant") == "no-play-left"


def test_lunar_beam_played_free_still_costs_a_step_of_rating() -> None:
    table = deal(hand="Toll Station, Lunar Beam", tr=1)
    table.play("Toll Station")
    table.play("Lunar Beam")
    assert table.changes() == {"tr": -1, "heat production": 4}
    table = deal(hand="Toll Station, Lunar Beam", tr=0)
    table.play("Toll Station")
    assert table.why("Lunar Beam") == "requires: 1, 0"


# Oceans, forests and temperature


def test_trapped_heat_flips_a_tile_and_brings_what_it_shows() -> None:
    table = deal(hand="Trapped Heat", temperature=-18, tiles=[{"cards": 1, "plants": 1}])
    table.play("Trapped Heat")
    assert table.changes() == {"mc": -20, "oceans": 1, "tr": 1, "cards": 1, "plants": 1, "heat production": 2}


@pytest.mark.parametrize(
    ("card", "given", "changes"),
    [
        ("Protected Valley", {"oxygen": 14}, {"mc": -22, "forests": 1, "mc production": 2}),
        ("Soil Warming", {"temperature": 8}, {"mc": -24, "plants production": 2}),
        ("Trapped Heat", {"oceans": 9, "temperature": 0}, {"mc": -20, "heat production": 2}),
    ],
)
def test_a_parameter_full_when_the_phase_began_brings_nothing_but_the_forest(
    card: str, given: Given, changes: Changes
) -> None:
    table = deal(hand=card, **given)
    table.play(card)
    assert table.changes() == changes


# Negative points


@pytest.mark.parametrize("card", ["Nuclear Plants", "Slash and Burn Agriculture"])
def test_a_card_can_cost_a_point(card: str) -> None:
    assert deal(played=card, tr=5).total(0) == 4


# Metals


def test_the_log_speaks_of_metals_as_had_and_not_as_produced() -> None:
    table = deal(hand="Surface Mines")
    table.play("Surface Mines")
    assert len(table.log()) == 4
    assert not any("production" in line for line in table.log())
