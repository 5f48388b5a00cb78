"""The components of Mission: Red Planet: the packaged file against the facts, and every fault of a file."""

from __future__ import annotations

import copy
import json
import os
import pickle
import random
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from areo.kernel.datafile import OURS, BadData
from areo.kernel.toml_lines import Lines
from areo.kernel.words import LANGUAGES
from areo.red_planet.components import BONUS_RULES, DISCOVERY_RULES, STATUSES, Data, EventCard
from areo.red_planet.data import load
from tests.datafiles import HERE, assert_refused, at, inline, passage_changed, places, toml, written

PACKAGED = resources.files("areo.red_planet").joinpath("components.toml").read_text(encoding="utf-8")
CONTENT = tomllib.loads(PACKAGED)

OUTER = [
    "vastitas_borealis",
    "syrtis_major",
    "ausonia",
    "hellas",
    "mare_serpentis",
    "sinus_sabaeus",
    "arabia",
]
INNER = ["tritonis_sinus", "mare_tyrrhenum", "valles_marineris"]


def changed(old: str, new: str) -> str:
    return passage_changed(PACKAGED, old, new)


def refused(tmp_path: Path, text: str, fault: str) -> None:
    assert_refused(load, tmp_path, text, fault)


def accepted(tmp_path: Path, text: str) -> Data:
    return load(written(tmp_path, text))


def card(data: Data, id: str) -> EventCard:
    return next(event for event in data.events if event.id == id)


def figures(event: EventCard) -> dict[str, object]:
    """Everything a card says about its effect, figures that do not apply left out."""
    everything: dict[str, object] = {
        "points": event.points,
        "points_each": event.points_each,
        "points_most": event.points_most,
        "zones": event.zones,
        "count": event.count,
    }
    said = {key: value for key, value in everything.items() if value not in (0, [])}
    if event.resource != -1:
        said["resource"] = event.resource
    return said


# ----------------------------------------------------------------------------------------------------------
# The packaged file has what the box has.


def test_zones() -> None:
    data = load()
    assert [zone.id for zone in data.zones] == OUTER + INNER
    assert data.outer == [0, 1, 2, 3, 4, 5, 6]
    assert data.inner == [7, 8, 9]
    assert data.zone_number == {zone: number for number, zone in enumerate(OUTER + INNER)}
    assert [zone.outer for zone in data.zones] == [True] * 7 + [False] * 3
    assert [zone.status for zone in data.zones] == ["second_edition"] * 6 + ["reconstructed"] + ["confirmed"] * 3
    for zone in data.zones:
        assert zone.name.lower().replace(" ", "_") == zone.id


def test_borders() -> None:
    data = load()
    edges = {(a, b) for a in range(10) for b in data.neighbours[a] if a < b}
    assert sum(len(around) for around in data.neighbours) == 2 * len(edges) == 40
    for a, around in enumerate(data.neighbours):
        assert around == sorted(set(around))
        assert a not in around
        assert all(a in data.neighbours[b] for b in around)
    # Each zone on the rim touches the next, the one before, and one or two inside that touch each other.
    for place, zone in enumerate(data.outer):
        around = data.neighbours[zone]
        ring = {data.outer[place - 1], data.outer[(place + 1) % 7]}
        assert {other for other in around if data.zones[other].outer} == ring
        inside = [other for other in around if not data.zones[other].outer]
        assert len(inside) in (1, 2)
        assert len(inside) == 1 or inside[1] in data.neighbours[inside[0]]
    for zone in data.inner:
        assert [other for other in data.neighbours[zone] if other in data.inner] == [
            other for other in data.inner if other != zone
        ]
    # Without crossings: at most 3n - 6 lines, and each inner zone faces one unbroken part of the rim.
    assert len(edges) <= 3 * 10 - 6
    for zone in data.inner:
        faced = [other in data.neighbours[zone] for other in data.outer]
        assert sum(faced[place] != faced[place - 1] for place in range(7)) == 2
    assert [len(around) for around in data.neighbours] == [3, 4, 3, 4, 3, 3, 4, 5, 5, 6]


def test_every_border_of_the_facts() -> None:
    data = load()
    touching = {
        "tritonis_sinus": "mare_tyrrhenum valles_marineris arabia vastitas_borealis syrtis_major",
        "mare_tyrrhenum": "tritonis_sinus valles_marineris syrtis_major ausonia hellas",
        "valles_marineris": "tritonis_sinus mare_tyrrhenum hellas mare_serpentis sinus_sabaeus arabia",
    }
    for zone, others in touching.items():
        around = {data.zones[other].id for other in data.neighbours[data.zone_number[zone]]}
        assert around == set(others.split())


def test_resources() -> None:
    data = load()
    assert data.resource_ids == ["ice", "sylvanite", "celerium"]
    assert data.resource_tiles == [0] * 6 + [1] * 4 + [2] * 4
    assert data.values == [1, 2, 3]
    assert [names["en"] for names in data.resource_names] == ["Ice", "Sylvanite", "Celerium"]
    assert [names["fr"] for names in data.resource_names] == ["Glace", "Sylvanite", "Celerium"]
    assert [names["pt"] for names in data.resource_names] == ["Gelo", "Silvanita", "Celério"]
    assert data.tiles_per_zone * len(data.zones) == 20


def test_shuttles() -> None:
    data = load()
    assert [shuttle.id for shuttle in data.shuttles] == [f"S{number:02}" for number in range(1, 35)]
    assert Counter(shuttle.seats for shuttle in data.shuttles) == {2: 7, 3: 9, 4: 9, 5: 9}
    assert Counter(shuttle.destination for shuttle in data.shuttles) == dict.fromkeys(range(10), 3) | {-1: 4}
    seats = ["234", "235", "245", "345", "234", "235", "245", "345", "345", "345", "2345"]
    for place, goal in enumerate([*range(10), -1]):
        assert "".join(str(s.seats) for s in data.shuttles if s.destination == goal) == seats[place]
    assert [shuttle.destination for shuttle in data.shuttles[:30]] == [n // 3 for n in range(30)]
    assert {shuttle.status for shuttle in data.shuttles} == {"reconstructed"}


def test_bonus_cards() -> None:
    data = load()
    expected: list[tuple[str, str, dict[str, object], str]] = [
        ("secret_mission_a", "presence_in_all", {"points": 8, "zones": [2, 3, 4, 5, 6]}, "confirmed"),
        ("secret_mission_b", "presence_in_all", {"points": 8, "zones": [4, 5, 6, 0, 1]}, "confirmed"),
        ("secret_mission_c", "presence_in_all", {"points": 8, "zones": [6, 0, 1, 2, 3]}, "confirmed"),
        ("secret_mission_d", "presence_in_all", {"points": 8, "zones": [1, 2, 3, 4, 5]}, "confirmed"),
        ("strategic_zones", "most_astronauts_total", {"points": 6, "zones": [7, 8, 9]}, "confirmed"),
        ("block_of_ice", "tokens", {"resource": 0, "count": 2}, "reconstructed"),
        ("block_of_ice.2", "tokens", {"resource": 0, "count": 2}, "reconstructed"),
        ("subsidy", "none", {"points": 4}, "reconstructed"),
        ("celerium_baron", "most_score_tokens", {"points": 6, "resource": 2}, "reconstructed"),
        ("sylvanite_baron", "most_score_tokens", {"points": 6, "resource": 1}, "reconstructed"),
        ("fallen_heroes", "own_lost_astronauts", {"points_each": 2, "points_most": 8}, "reconstructed"),
        ("pioneers", "presence_in_number_of_zones", {"points": 8, "count": 8}, "reconstructed"),
        ("metropolis", "largest_group", {"points": 6}, "reconstructed"),
    ]
    bonus = [event for event in data.events if event.bonus]
    assert [(event.id, event.rule, figures(event), event.status) for event in bonus] == expected
    assert len(bonus) == 13
    kinds = {event.kind_id for event in bonus if event.rule != "presence_in_all"} | {"secret_mission"}
    assert len(kinds) == 9


def test_discoveries() -> None:
    data = load()
    expected: list[tuple[str, str, dict[str, object]]] = [
        ("rich_vein", "add_tokens", {"count": 2}),
        ("hidden_lake", "add_tokens", {"resource": 0, "count": 2}),
        ("lichens", "points_each_present", {"points": 3}),
        ("ancient_ruins", "points_most_astronauts", {"points": 5}),
        ("spent_vein", "no_new_tokens", {}),
        ("radiation", "points_each_present", {"points": -3}),
        ("hostile_natives", "each_present_loses", {"count": 1}),
        ("upheaval", "award_to_fewest", {}),
        ("barren_ground", "none", {}),
        ("barren_ground.2", "none", {}),
        ("barren_ground.3", "none", {}),
    ]
    discoveries = [event for event in data.events if not event.bonus]
    assert [(event.id, event.rule, figures(event)) for event in discoveries] == expected
    assert len({event.kind_id for event in discoveries}) == 9
    assert [event.status for event in discoveries] == ["reconstructed"] * 8 + ["inferred"] * 3
    assert data.events[:13] + discoveries == data.events  # bonus cards come first
    assert len({event.id for event in data.events}) == len(data.events) == 24


def test_copies_share_their_kind() -> None:
    data = load()
    assert card(data, "block_of_ice.2").kind_id == "block_of_ice"
    assert card(data, "barren_ground.3").kind_id == "barren_ground"
    assert card(data, "barren_ground.3").names == card(data, "barren_ground").names
    assert card(data, "subsidy").kind_id == "subsidy"


def test_the_zones_of_a_secret_mission_are_ours() -> None:
    data = load()
    for letter in "abcd":
        mission = card(data, f"secret_mission_{letter}")
        assert (mission.status, mission.zones_status) == ("confirmed", "reconstructed")
    assert card(data, "strategic_zones").zones_status == "confirmed"
    # Every outer zone is asked for, none of them by all four.
    asked = Counter(zone for letter in "abcd" for zone in card(data, f"secret_mission_{letter}").zones)
    assert set(asked) == set(data.outer)
    assert max(asked.values()) < 4


def test_names_in_three_languages() -> None:
    data = load()
    for event in data.events:
        assert tuple(event.names) == LANGUAGES == ("en", "fr", "pt")
    assert card(data, "strategic_zones").names == {
        "en": "Strategic Zones",
        "fr": "Zones stratégiques",
        "pt": "Zonas estratégicas",
    }
    for lang in LANGUAGES:
        names = Counter(event.names[lang] for event in data.events if "." not in event.id)
        assert set(names.values()) == {1}, f"one name for two cards: {names}"
    # What our sources do not name is marked as our own.
    for entry in CONTENT["bonus"] + CONTENT["discovery"]:
        known = {"strategic_zones": ["fr"], "block_of_ice": ["en"]}.get(entry["id"], [])
        known = ["en"] if entry["id"].startswith("secret_mission") else known
        assert [lang for lang in LANGUAGES if entry["name_status"][lang] != "ours"] == known


def test_reconstructed_parts_are_listed() -> None:
    data = load()
    assert data.reconstructed == [
        "the name of the zone Arabia",
        "which zones touch each other",
        "the number of resource tiles: Ice",
        "the number of resource tiles: Sylvanite",
        "the number of resource tiles: Celerium",
        "the seats of every single shuttle",
        "which zones the card “Secret Mission A” names",
        "which zones the card “Secret Mission B” names",
        "which zones the card “Secret Mission C” names",
        "which zones the card “Secret Mission D” names",
        "how many cards “Strategic Zones” there are",
        "what the bonus card “Block of Ice” does",
        "how many cards “Block of Ice” there are",
        "what the bonus card “Subsidy” does",
        "what the bonus card “Celerium Baron” does",
        "what the bonus card “Sylvanite Baron” does",
        "what the bonus card “Fallen Heroes” does",
        "what the bonus card “Pioneers” does",
        "what the bonus card “Metropolis” does",
        "what the discovery card “Rich Vein” does",
        "what the discovery card “Hidden Lake” does",
        "what the discovery card “Lichens” does",
        "what the discovery card “Ancient Ruins” does",
        "what the discovery card “Spent Vein” does",
        "what the discovery card “Radiation” does",
        "what the discovery card “Hostile Natives” does",
        "what the discovery card “Upheaval” does",
    ]
    assert data.reconstructed_in("en") == data.reconstructed
    assert data.reconstructed_in("fr")[10] == "le nombre de cartes Zones stratégiques"
    assert data.reconstructed_in("pt")[2] == "o número de peças de recurso: Gelo"
    for lang in LANGUAGES:
        lines = data.reconstructed_in(lang)
        assert len(set(lines)) == len(lines) == len(data.reconstructed)
        assert not [line for line in lines if "{" in line]


def test_the_packaged_file_is_read_once() -> None:
    assert load() is load()
    assert load().path is None


def test_same_file_elsewhere(tmp_path: Path) -> None:
    path = written(tmp_path, PACKAGED)
    data = load(path)
    assert data.path == path
    assert data is not load(path)
    assert data.digest == load().digest
    assert data.reconstructed == load().reconstructed


def test_everything_can_be_reconstructed(tmp_path: Path) -> None:
    """Every status in the file counts: with all of them reconstructed, all is listed."""
    text = PACKAGED
    for status in STATUSES:
        text = text.replace(f'status = "{status}"', 'status = "reconstructed"')
    data = accepted(tmp_path, text)
    extra = [f"the name of the zone {zone.name}" for zone in data.zones if zone.id != "arabia"]
    extra += [f"the value of a score token: {names['en']}" for names in data.resource_names]
    extra += ["the number of destination tiles for each zone", "how many cards “Barren Ground” there are"]
    missions = ["Secret Mission A", "Secret Mission B", "Secret Mission C", "Secret Mission D"]
    extra += [f"what the bonus card “{name}” does" for name in [*missions, "Strategic Zones"]]
    extra += ["what the discovery card “Barren Ground” does"]
    # A card that is ours as a whole needs no line for its zones or its single copy.
    less = [f"which zones the card “{name}” names" for name in missions]
    less += ["how many cards “Strategic Zones” there are"]
    assert set(data.reconstructed) - set(load().reconstructed) == set(extra)
    assert set(load().reconstructed) - set(data.reconstructed) == set(less)


def test_nothing_reconstructed(tmp_path: Path) -> None:
    text = PACKAGED.replace('status = "reconstructed"', 'status = "confirmed"')
    assert accepted(tmp_path, text).reconstructed == []


# ----------------------------------------------------------------------------------------------------------
# What an owner may change.


def test_corrections_take_effect(tmp_path: Path) -> None:
    shuttle = 'id = "S05"\ndestination = "syrtis_major"\nseats = 3\nstatus = "reconstructed"'
    data = accepted(tmp_path, changed(shuttle, 'id = "S05"\ndestination = "manual"\nseats = 9\nstatus = "confirmed"'))
    assert (data.shuttles[4].destination, data.shuttles[4].seats, data.shuttles[4].status) == (
        -1,
        9,
        "confirmed",
    )
    ours = [f"S{number:02}" for number in range(1, 35) if number != 5]
    assert f"the seats of the shuttles {', '.join(ours)}" in data.reconstructed
    assert "the seats of every single shuttle" not in data.reconstructed


def test_a_confirmed_card_leaves_the_list(tmp_path: Path) -> None:
    old = 'points = 4\nstatus = "reconstructed"\nsource = "OWN"'
    data = accepted(tmp_path, changed(old, 'points = 5\nstatus = "confirmed"\nsource = "my box"'))
    assert card(data, "subsidy").points == 5
    gone = set(load().reconstructed) - set(data.reconstructed)
    assert gone == {"what the bonus card “Subsidy” does"}


def test_other_totals_are_allowed(tmp_path: Path) -> None:
    """A zone, a shuttle and cards more than the original has: the totals are facts, not rules."""
    zone = '[[zone]]\nid = "tharsis"\nname = "Tharsis"\nring = "outer"\nname_status = "confirmed"\n\n'
    text = changed("[borders]\n", zone + "[borders]\n")
    text = text.replace("edges = [\n", 'edges = [\n    ["tharsis", "arabia"],\n')
    text = text.replace("copies = 3\n", "copies = 41\n")
    text += '\n[[shuttle]]\nid = "S35"\ndestination = "tharsis"\nseats = 1\nstatus = "confirmed"\n'
    data = accepted(tmp_path, text)
    assert data.outer == [0, 1, 2, 3, 4, 5, 6, 10]
    assert data.neighbours[10] == [6]
    assert data.neighbours[6] == [0, 5, 7, 9, 10]
    assert data.shuttles[34].destination == 10
    assert (len(data.events), data.events[61].id) == (62, "barren_ground.41")


def test_a_file_without_discoveries(tmp_path: Path) -> None:
    text = "discovery = []\n" + PACKAGED[: PACKAGED.index("[[discovery]]")]
    data = accepted(tmp_path, text.replace('"block_of_ice"\ncopies = 2', '"block_of_ice"\ncopies = 4'))
    assert len(data.events) == 15
    assert all(event.bonus for event in data.events)


def test_sources_and_edition_may_be_left_out(tmp_path: Path) -> None:
    lines = [line for line in PACKAGED.splitlines() if not line.startswith(("source", "edition"))]
    data = accepted(tmp_path, "\n".join(lines))
    assert len(data.events) == 24


@pytest.mark.parametrize("text", ["﻿" + PACKAGED, PACKAGED.replace("\n", "\r\n")], ids=["mark", "line ends"])
def test_files_of_other_editors(tmp_path: Path, text: str) -> None:
    assert accepted(tmp_path, text).digest == load().digest


def test_lines_are_right_with_other_line_ends(tmp_path: Path) -> None:
    text = changed("per_zone = 2", HERE + "per_zone = 0").replace("\n", "\r\n")
    refused(tmp_path, text, "[destination_tiles]: per_zone must be between 1 and 60, found 0")


# ----------------------------------------------------------------------------------------------------------
# The digest.


def test_the_digest_ignores_what_only_people_read(tmp_path: Path) -> None:
    bare = "\n".join(line for line in PACKAGED.splitlines() if line and not line.startswith("#"))
    assert accepted(tmp_path, bare).digest == load().digest
    loose = changed("per_zone = 2", "per_zone   =   0x2   # two")
    assert accepted(tmp_path, loose).digest == load().digest
    turned = changed('game = "red-planet"\nedition = "first, 2005"', 'edition = "first, 2005"\ngame = "red-planet"')
    assert accepted(tmp_path, turned).digest == load().digest
    assert len(load().digest) == 64
    assert set(load().digest) <= set("0123456789abcdef")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("per_zone = 2", "per_zone = 3"),
        ("points = 4\n", "points = 5\n"),
        ("value = 3\n", "value = 4\n"),
        ('["ausonia", "hellas"],', '["ausonia", "arabia"],'),
        ('fr = "Bloc de glace"', 'fr = "Bloc glacé"'),
        ('name = "Arabia"', 'name = "Tharsis"'),
        (
            'name = "Arabia"\nring = "outer"\nname_status = "reconstructed"',
            'name = "Arabia"\nring = "outer"\nname_status = "confirmed"',
        ),
    ],
)
def test_the_digest_notices_every_change(tmp_path: Path, old: str, new: str) -> None:
    assert accepted(tmp_path, changed(old, new)).digest != load().digest


def test_the_digest_notices_the_order_of_shuttles(tmp_path: Path) -> None:
    text = changed('id = "S01"', 'id = "S99"').replace('id = "S02"', 'id = "S01"').replace('id = "S99"', 'id = "S02"')
    assert accepted(tmp_path, text).digest != load().digest


# ----------------------------------------------------------------------------------------------------------
# Faults, each with its line.

S05 = '[[shuttle]]\nid = "S05"\ndestination = "syrtis_major"\nseats = 3\nstatus = "reconstructed"\n'
HELLAS = '[[zone]]\nid = "hellas"\nname = "Hellas"\nring = "outer"\nname_status = "second_edition"\n'
STRATEGIC = 'zones = ["tritonis_sinus", "mare_tyrrhenum", "valles_marineris"]'
ICE = "[resources.ice]\ntiles = 6\n"
SUBSIDY = '[[bonus]]\nid = "subsidy"\ncopies = 1\nrule = "none"\npoints = 4\nstatus = "reconstructed"\nsource = "OWN"\n'
ICE_NAMES = 'names = { en = "Ice", fr = "Glace", pt = "Gelo" }'
SUBSIDY_NAMES = 'names = { en = "Subsidy", fr = "Subvention", pt = "Subsídio" }'
HEROES = 'rule = "own_lost_astronauts"\npoints_each = 2\npoints_most = 8\n'
LICHENS = '[[discovery]]\nid = "lichens"\ncopies = 1\nrule = "points_each_present"\npoints = 3\n'
LAKE = 'rule = "add_tokens"\nresource = "ice"\ncount = 2\n'
EDGE = '    ["ausonia", "hellas"],\n'
ALL_STATUSES = '"confirmed", "inferred", "second_edition", "reconstructed"'
RESOURCES = '"ice", "sylvanite", "celerium"'


FAULTS: list[tuple[str, str, str, str]] = [
    # name of the case; the passage; what stands there instead; the fault
    ("seats 0", S05, at(S05, "seats = 3", "seats = 0"),
     'shuttle "S05": seats must be between 1 and 9, found 0'),
    ("seats 10", S05, at(S05, "seats = 3", "seats = 10"),
     'shuttle "S05": seats must be between 1 and 9, found 10'),
    ("seats true", S05, at(S05, "seats = 3", "seats = true"),
     'shuttle "S05": seats must be a whole number, found true'),
    ("seats a float", S05, at(S05, "seats = 3", "seats = 3.0"),
     'shuttle "S05": seats must be a whole number, found 3.0'),
    ("seats a text", S05, at(S05, "seats = 3", 'seats = "3"'),
     'shuttle "S05": seats must be a whole number, found "3"'),
    ("seats a date", S05, at(S05, "seats = 3", "seats = 2005-11-01"),
     'shuttle "S05": seats must be a whole number, found 2005-11-01'),
    ("seats huge", S05, at(S05, "seats = 3", "seats = 0x" + "f" * 5000),
     'shuttle "S05": seats must be between 1 and 9, found a huge number'),
    ("seats missing", S05, HERE + S05.replace("seats = 3\n", ""),
     'shuttle "S05": "seats" is missing'),
    ("unknown key", S05, at(S05, "status", "seat = 3\nstatus"),
     'shuttle "S05": unknown key "seat" (did you mean "seats"?)'),
    ("unknown key, nothing near", S05, at(S05, "status", "wings = 2\nstatus"),
     'shuttle "S05": unknown key "wings"'),
    ("unknown destination", S05, at(S05, 'destination = "syrtis_major"', 'destination = "syrtis_minor"'),
     'shuttle "S05": there is no zone "syrtis_minor" (did you mean "syrtis_major"?)'),
    ("destination a number", S05, at(S05, 'destination = "syrtis_major"', "destination = 1"),
     'shuttle "S05": destination must be a text in quotes, found 1'),
    ("shuttle status", S05, at(S05, 'status = "reconstructed"', 'status = "guessed"'),
     f'shuttle "S05": status must be one of {ALL_STATUSES}, found "guessed"'),
    ("ours is for names only", S05, at(S05, 'status = "reconstructed"', 'status = "ours"'),
     f'shuttle "S05": status must be one of {ALL_STATUSES}, found "ours"'),
    ("id missing", S05, HERE + S05.replace('id = "S05"\n', ""),
     'shuttle number 5: "id" is missing'),
    ("id a number", S05, at(S05, 'id = "S05"', "id = 5"),
     "shuttle number 5: id must be a text in quotes, found 5"),
    ("source a number", S05, S05 + HERE + "source = 5\n",
     'shuttle "S05": source must be a text in quotes, found 5'),
    ("ring", HELLAS, at(HELLAS, 'ring = "outer"', 'ring = "rim"'),
     'zone "hellas": ring must be one of "outer", "inner", found "rim"'),
    ("zone status", HELLAS, at(HELLAS, 'name_status = "second_edition"', 'name_status = "ours"'),
     f'zone "hellas": name_status must be one of {ALL_STATUSES}, found "ours"'),
    ("zone without name", HELLAS, HERE + HELLAS.replace('name = "Hellas"\n', ""),
     'zone "hellas": "name" is missing'),
    ("empty name", HELLAS, at(HELLAS, 'name = "Hellas"', 'name = ""'),
     'zone "hellas": name must be one line of text without spaces around it, found ""'),
    ("name with spaces around", HELLAS, at(HELLAS, 'name = "Hellas"', 'name = " Hellas"'),
     'zone "hellas": name must be one line of text without spaces around it, found " Hellas"'),
    ("name of two lines", HELLAS, at(HELLAS, 'name = "Hellas"', 'name = "Hel\\nlas"'),
     'zone "hellas": name must be one line of text without spaces around it, found "Hel\\nlas"'),
    ("long name", HELLAS, at(HELLAS, 'name = "Hellas"', f'name = "{"x" * 61}"'),
     f'zone "hellas": name is longer than 60 letters: "{"x" * 39}…"'),
    ("zone called manual", HELLAS, at(HELLAS, 'id = "hellas"', 'id = "manual"'),
     'zone "manual": the id "manual" is kept for shuttles without destination'),
    ("border with itself", EDGE, HERE + '["hellas", "hellas"],\n',
     '[borders]: the zone "hellas" cannot touch itself'),
    ("border twice", EDGE, EDGE + HERE + EDGE,
     '[borders]: the border between "ausonia" and "hellas" is listed twice'),
    ("border both ways", EDGE, EDGE + HERE + '    ["hellas", "ausonia"],\n',
     '[borders]: the border between "hellas" and "ausonia" is listed twice'),
    ("border to nowhere", EDGE, HERE + '    ["ausonia", "helas"],\n',
     '[borders]: there is no zone "helas" (did you mean "hellas"?)'),
    ("border of one", EDGE, HERE + '    ["ausonia"],\n',
     "[borders]: a border must be a pair of zones in brackets, found a list"),
    ("border of three", EDGE, HERE + '    ["ausonia", "hellas", "arabia"],\n',
     "[borders]: a border must be a pair of zones in brackets, found a list"),
    ("border a text", EDGE, HERE + '    "ausonia",\n',
     '[borders]: a border must be a pair of zones in brackets, found "ausonia"'),
    ("border of numbers", EDGE, HERE + "    [2, 3],\n",
     "[borders]: there is no zone 2"),
    ("border over two lines", EDGE, HERE + '    [  # comment ], [\n        "ausonia", "ausonia"\n    ],\n',
     '[borders]: the zone "ausonia" cannot touch itself'),
    ("borders status", '[borders]\nstatus = "reconstructed"', '[borders]\n' + HERE + 'status = ""',
     f'[borders]: status must be one of {ALL_STATUSES}, found ""'),
    ("borders key", "[borders]\n", "[borders]\n" + HERE + "edge = []\n",
     '[borders]: unknown key "edge" (did you mean "edges"?)'),
    ("game", 'game = "red-planet"', HERE + 'game = "on-mars"',
     '[meta]: game must be "red-planet", found "on-mars"'),
    ("format", "format = 1 ", HERE + "format = 2 ",
     "[meta]: format must be 1, found 2"),
    ("edition", 'edition = "first, 2005"', HERE + "edition = 1",
     "[meta]: edition must be a text in quotes, found 1"),
    ("no tiles", ICE, at(ICE, "tiles = 6", "tiles = 0"),
     "[resources.ice]: tiles must be between 1 and 60, found 0"),
    ("too few tiles", ICE, HERE + ICE.replace("6", "1"),
     "[resources]: every zone needs a resource tile: 10 zones, but only 9 tiles"),
    ("no value", "value = 2\n", HERE + "value = 0\n",
     "[resources.sylvanite]: value must be between 1 and 99, found 0"),
    ("value missing", "[resources.sylvanite]\ntiles = 4\ntiles_status = \"reconstructed\"\nvalue = 2\n",
     HERE + "[resources.sylvanite]\ntiles = 4\ntiles_status = \"reconstructed\"\n",
     '[resources.sylvanite]: "value" is missing'),
    ("unknown resource", "[resources.ice]\n", HERE + "[resources.gold]\ntiles = 1\n[resources.ice]\n",
     '[resources]: unknown key "gold"'),
    ("language missing", ICE_NAMES,
     HERE + 'names = { en = "Ice", fr = "Glace" }',
     '[resources.ice]: names: "pt" is missing'),
    ("language unknown", ICE_NAMES,
     HERE + 'names = { en = "Ice", fr = "Glace", pt = "Gelo", de = "Eis" }',
     '[resources.ice]: names: unknown key "de"'),
    ("names a text", ICE_NAMES, HERE + 'names = "Ice"',
     '[resources.ice]: names must be a table, found "Ice"'),
    ("no tiles for a zone", "per_zone = 2", HERE + "per_zone = 0",
     "[destination_tiles]: per_zone must be between 1 and 60, found 0"),
    ("figure missing", SUBSIDY, at(SUBSIDY, 'rule = "none"\npoints = 4', 'rule = "none"'),
     'bonus "subsidy": the rule "none" needs "points", which is missing'),
    ("figure too many", SUBSIDY, at(SUBSIDY, "status", "count = 1\nstatus"),
     'bonus "subsidy": the rule "none" takes no "count"'),
    ("no rule", SUBSIDY, HERE + SUBSIDY.replace('rule = "none"\n', ""),
     'bonus "subsidy": "rule" is missing'),
    ("a discovery's rule", SUBSIDY, at(SUBSIDY, 'rule = "none"', 'rule = "award_to_fewest"'),
     'bonus "subsidy": rule must be one of "presence_in_all", "most_astronauts_total", '
     '"presence_in_number_of_zones", "largest_group", "most_score_tokens", "own_lost_astronauts", "tokens", '
     '"none", found "award_to_fewest"'),
    ("a bonus card's rule", LICHENS, at(LICHENS, 'rule = "points_each_present"', 'rule = "tokens"'),
     'discovery "lichens": rule must be one of "add_tokens", "points_each_present", '
     '"points_most_astronauts", "no_new_tokens", "each_present_loses", "award_to_fewest", "none", '
     'found "tokens"'),
    ("points 0", SUBSIDY, at(SUBSIDY, "points = 4", "points = 0"),
     'bonus "subsidy": points must be between 1 and 99, found 0'),
    ("points below 0", SUBSIDY, at(SUBSIDY, "points = 4", "points = -4"),
     'bonus "subsidy": points must be between 1 and 99, found -4'),
    ("discovery of 0", LICHENS, at(LICHENS, "points = 3", "points = 0"),
     'discovery "lichens": points must not be 0'),
    ("discovery of -100", LICHENS, at(LICHENS, "points = 3", "points = -100"),
     'discovery "lichens": points must be between -99 and 99, found -100'),
    ("ruins below 0", "points = 5\n", HERE + "points = -5\n",
     'discovery "ancient_ruins": points must be between 1 and 99, found -5'),
    ("copies 0", SUBSIDY, at(SUBSIDY, "copies = 1", "copies = 0"),
     'bonus "subsidy": copies must be between 1 and 62, found 0'),
    ("copies missing", SUBSIDY, HERE + SUBSIDY.replace("copies = 1\n", ""),
     'bonus "subsidy": "copies" is missing'),
    ("copies status", SUBSIDY, at(SUBSIDY, "rule", 'copies_status = "x"\nrule'),
     f'bonus "subsidy": copies_status must be one of {ALL_STATUSES}, found "x"'),
    ("zones status without zones", SUBSIDY, at(SUBSIDY, "rule", 'zones_status = "confirmed"\nrule'),
     'bonus "subsidy": the rule "none" takes no "zones_status"'),
    ("card status", SUBSIDY, at(SUBSIDY, 'status = "reconstructed"', 'status = "sure"'),
     f'bonus "subsidy": status must be one of {ALL_STATUSES}, found "sure"'),
    ("card source", SUBSIDY, at(SUBSIDY, 'source = "OWN"', "source = []"),
     'bonus "subsidy": source must be a text in quotes, found a list'),
    ("limit below one", HEROES, at(HEROES, "points_most = 8", "points_most = 1"),
     'bonus "fallen_heroes": points_most must be between 2 and 99, found 1'),
    ("nothing each", HEROES, at(HEROES, "points_each = 2", "points_each = 0"),
     'bonus "fallen_heroes": points_each must be between 1 and 99, found 0'),
    ("limit missing", HEROES, HERE + HEROES.replace("points_most = 8\n", ""),
     'bonus "fallen_heroes": the rule "own_lost_astronauts" needs "points_most", which is missing'),
    ("more zones than there are", "count = 8\n", HERE + "count = 11\n",
     'bonus "pioneers": count must be between 1 and 10, found 11'),
    ("token count", LAKE, at(LAKE, "count = 2", "count = 21"),
     'discovery "hidden_lake": count must be between 1 and 20, found 21'),
    ("lost astronauts", "count = 1\n", HERE + "count = 23\n",
     'discovery "hostile_natives": count must be between 1 and 22, found 23'),
    ("discovery's resource", LAKE, at(LAKE, 'resource = "ice"', 'resource = "gold"'),
     f'discovery "hidden_lake": resource must be one of {RESOURCES}, "zone", found "gold"'),
    ("a bonus card has no zone of its own", 'resource = "celerium"', HERE + 'resource = "zone"',
     f'bonus "celerium_baron": resource must be one of {RESOURCES}, found "zone"'),
    ("unknown zone on a card", STRATEGIC,
     'zones = [\n"tritonis_sinus",\n' + HERE + '"mare_tyrhenum"]',
     'bonus "strategic_zones": there is no zone "mare_tyrhenum" (did you mean "mare_tyrrhenum"?)'),
    ("zone twice on a card", STRATEGIC,
     HERE + 'zones = ["tritonis_sinus", "tritonis_sinus"]',
     'bonus "strategic_zones": the zone "tritonis_sinus" is listed twice'),
    ("no zones on a card", STRATEGIC, HERE + "zones = []",
     'bonus "strategic_zones": zones must not be empty'),
    ("zones not a list", STRATEGIC, HERE + 'zones = "all"',
     'bonus "strategic_zones": zones must be a list, found "all"'),
    ("zones of numbers", STRATEGIC, HERE + "zones = [7]",
     'bonus "strategic_zones": zones must hold texts in quotes, found 7'),
    ("card name missing", SUBSIDY_NAMES,
     HERE + 'names = { en = "Subsidy", pt = "Subsídio" }',
     'bonus "subsidy": names: "fr" is missing'),
    ("card name empty", SUBSIDY_NAMES,
     HERE + 'names = { en = "Subsidy", fr = "", pt = "Subsídio" }',
     'bonus "subsidy": names: fr must be one line of text without spaces around it, found ""'),
    ("card name status", 'pt = "Metrópole" }\nname_status = { en = "ours"',
     'pt = "Metrópole" }\n' + HERE + 'name_status = { en = "mine"',
     f'bonus "metropolis": name_status: en must be one of {ALL_STATUSES}, "ours", found "mine"'),
    ("name status missing", 'pt = "Metrópole" }\nname_status = { en = "ours", fr = "ours", pt = "ours" }',
     'pt = "Metrópole" }\n' + HERE + 'name_status = { en = "ours", fr = "ours" }',
     'bonus "metropolis": name_status: "pt" is missing'),
    ("unknown section", "[destination_tiles]", HERE + "[shuttles]\na = 1\n[destination_tiles]",
     'unknown section "shuttles" (did you mean "shuttle"?)'),
    ("section misspelt", "[destination_tiles]", HERE + "[destination_tile]",
     'unknown section "destination_tile" (did you mean "destination_tiles"?)'),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "fault"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_faults(tmp_path: Path, old: str, new: str, fault: str) -> None:
    refused(tmp_path, changed(old, new), fault)


@pytest.mark.parametrize(
    "id", ["two words", "", "5th", "_x", "block.2", "béta", "a/b", "a-b", "tab\\t", "x" * 41, "end\\n"]
)
@pytest.mark.parametrize("section", ["zone", "shuttle", "bonus", "discovery"])
def test_ids_are_single_words(tmp_path: Path, section: str, id: str) -> None:
    first = CONTENT[section][0]["id"]
    head = f'[[{section}]]\nid = "{first}"'
    shown = json.dumps(tomllib.loads(f'id = "{id}"')["id"], ensure_ascii=False)
    if len(shown) > 42:
        shown = shown[:40] + '…"'
    refused(
        tmp_path,
        changed(head, f'[[{section}]]\n{HERE}id = "{id}"'),
        f"{section} {shown}: the id must be one word of at most 40 letters, digits and underscores, "
        f"beginning with a letter",
    )


def test_the_longest_id_and_name(tmp_path: Path) -> None:
    text = PACKAGED.replace('"arabia"', f'"{"a" * 40}"').replace('"Arabia"', f'"{"A" * 60}"')
    data = accepted(tmp_path, text)
    assert (data.zones[6].id, data.zones[6].name) == ("a" * 40, "A" * 60)


HEADINGS = [
    ("[meta]", "[meta]"),
    ("[resources.celerium]", "[resources.celerium]"),
    ("[destination_tiles]", "[destination_tiles]"),
    ("[borders]", "[borders]"),
    ('[[zone]]\nid = "arabia"', 'zone "arabia"'),
    ('[[shuttle]]\nid = "S34"', 'shuttle "S34"'),
    ('[[bonus]]\nid = "metropolis"', 'bonus "metropolis"'),
    ('[[discovery]]\nid = "upheaval"', 'discovery "upheaval"'),
]


@pytest.mark.parametrize(("heading", "label"), HEADINGS, ids=[label for _, label in HEADINGS])
def test_keys_and_sources_of_every_section(tmp_path: Path, heading: str, label: str) -> None:
    """Every kind of table refuses a key it does not know, and a source that is no text."""
    new = f"{heading}\n{HERE}weather = 1"
    refused(tmp_path, changed(heading + "\n", new + "\n"), f'{label}: unknown key "weather"')
    start = PACKAGED.index(heading + "\n") + len(heading) + 1
    rest = PACKAGED[start:].split("\n[", 1)
    body = "\n".join(line for line in rest[0].splitlines() if not line.startswith("source"))
    text = PACKAGED[:start] + HERE + "source = 5\n" + "\n[".join([body + "\n", *rest[1:]])
    refused(tmp_path, text, f"{label}: source must be a text in quotes, found 5")


@pytest.mark.parametrize("section", ["zone", "shuttle", "bonus", "discovery"])
def test_ids_are_used_once(tmp_path: Path, section: str) -> None:
    first, second = CONTENT[section][0]["id"], CONTENT[section][1]["id"]
    line = PACKAGED[: PACKAGED.index(f'[[{section}]]\nid = "{first}"')].count("\n") + 2
    refused(
        tmp_path,
        changed(f'[[{section}]]\nid = "{second}"', f'[[{section}]]\n{HERE}id = "{first}"'),
        f'{section} "{first}": this id is taken already, on line {line}',
    )


def test_bonus_cards_and_discoveries_share_their_ids(tmp_path: Path) -> None:
    line = PACKAGED[: PACKAGED.index('id = "subsidy"')].count("\n") + 1
    text = changed('id = "upheaval"', HERE + 'id = "subsidy"')
    refused(tmp_path, text, f'discovery "subsidy": this id is taken already, on line {line}')


@pytest.mark.parametrize(
    ("section", "heading"),
    [
        ("meta", "[meta]"),
        ("resources", "[resources]"),
        ("destination_tiles", "[destination_tiles]"),
        ("zone", "[[zone]]"),
        ("borders", "[borders]"),
        ("shuttle", "[[shuttle]]"),
        ("bonus", "[[bonus]]"),
        ("discovery", "[[discovery]]"),
    ],
)
def test_missing_sections(tmp_path: Path, section: str, heading: str) -> None:
    content = copy.deepcopy(CONTENT)
    del content[section]
    refused(tmp_path, toml(content), f"the section {heading} is missing")


@pytest.mark.parametrize("section", ["meta", "resources", "destination_tiles", "borders"])
def test_sections_that_are_no_table(tmp_path: Path, section: str) -> None:
    content = {key: value for key, value in CONTENT.items() if key != section}
    refused(tmp_path, f"{HERE}{section} = 5\n{toml(content)}", f"[{section}] must be a table, found 5")


@pytest.mark.parametrize("section", ["zone", "shuttle", "bonus", "discovery"])
@pytest.mark.parametrize(("value", "found"), [("5", "5"), ("[5]", "5"), ("{ id = 'x' }", "a table")])
def test_sections_that_are_no_list(tmp_path: Path, section: str, value: str, found: str) -> None:
    content = {key: value for key, value in CONTENT.items() if key != section}
    text = f"{HERE}{section} = {value}\n{toml(content)}"
    refused(tmp_path, text, f"{section} must be written as [[{section}]] tables, found {found}")


def test_edges_must_be_a_list(tmp_path: Path) -> None:
    start, end = PACKAGED.index("edges = ["), PACKAGED.index("]\n\n\n# ---", PACKAGED.index("edges = ["))
    text = PACKAGED[:start] + HERE + "edges = 5" + PACKAGED[end + 1 :]
    refused(tmp_path, text, "[borders]: edges must be a list, found 5")


@pytest.mark.parametrize("ring", ["outer", "inner"])
def test_both_rings_are_needed(tmp_path: Path, ring: str) -> None:
    other = "inner" if ring == "outer" else "outer"
    text = PACKAGED.replace(f'ring = "{ring}"', f'ring = "{other}"').replace("[[zone]]", HERE + "[[zone]]", 1)
    refused(tmp_path, text, f"at least one zone must be {ring}")


def test_the_map_hangs_together(tmp_path: Path) -> None:
    lines = [line for line in PACKAGED.splitlines() if not (line.startswith("    [") and '"hellas"' in line)]
    text = "\n".join(lines).replace('[[zone]]\nid = "hellas"', HERE + '[[zone]]\nid = "hellas"')
    fault = 'no borders lead from here to "vastitas_borealis"; the map must hang together'
    refused(tmp_path, text, f'zone "hellas": {fault}')


def test_two_halves_do_not_hang_together(tmp_path: Path) -> None:
    """Every zone touches another, and still there are two lands: the rim, and what is inside."""
    inside = tuple(f'    ["{zone}"' for zone in INNER)
    lines = [line for line in PACKAGED.splitlines() if not (line.startswith(inside) and any(z in line for z in OUTER))]
    text = "\n".join(lines).replace('[[zone]]\nid = "tritonis_sinus"', HERE + '[[zone]]\nid = "tritonis_sinus"')
    fault = 'no borders lead from here to "vastitas_borealis"; the map must hang together'
    refused(tmp_path, text, f'zone "tritonis_sinus": {fault}')


def with_zones(number: int) -> str:
    """The packaged text with so many zones more than ten, in a row behind Arabia, and tiles for all."""
    text = PACKAGED.replace("tiles = 6", "tiles = 60")
    for n in range(number - 10):
        before = "arabia" if n == 0 else f"z{n - 1}"
        text = text.replace("edges = [\n", f'edges = [\n    ["z{n}", "{before}"],\n')
        text += f'\n[[zone]]\nid = "z{n}"\nname = "Z {n}"\nring = "inner"\nname_status = "confirmed"\n'
    return text


def test_at_most_thirty_zones(tmp_path: Path) -> None:
    assert len(accepted(tmp_path, with_zones(30)).zones) == 30
    text = with_zones(31).replace('[[zone]]\nid = "z20"', HERE + '[[zone]]\nid = "z20"')
    refused(tmp_path, text, "at most 30 zones are possible, found 31")


def smaller(**sections: list[dict[str, object]]) -> str:
    """The packaged content with some sections replaced."""
    return toml(CONTENT | sections)


def test_enough_destination_tiles(tmp_path: Path) -> None:
    """Two zones with two tiles each: a fifth shuttle without destination could not be given one."""
    content = copy.deepcopy(CONTENT)
    content["zone"] = [CONTENT["zone"][0], CONTENT["zone"][7]]
    content["borders"]["edges"] = [["vastitas_borealis", "tritonis_sinus"]]
    content["shuttle"] = [s for s in CONTENT["shuttle"] if s["destination"] in ("vastitas_borealis", "manual")]
    for bonus in content["bonus"]:
        if "zones" in bonus:
            bonus["zones"] = ["tritonis_sinus"]
        if bonus["id"] == "pioneers":
            bonus["count"] = 2
    text = toml(content).replace('"per_zone" = 2', HERE + '"per_zone" = 2')
    refused(tmp_path, text, "[destination_tiles]: at least 5 destination tiles are needed, found 4")
    data = accepted(tmp_path, toml(content).replace('"per_zone" = 2', '"per_zone" = 3'))
    assert data.neighbours == [[1], [0]]


def test_just_enough_tiles(tmp_path: Path) -> None:
    """Ten resource tiles for ten zones, and five destination tiles for five."""
    text = changed("tiles = 6", "tiles = 2").replace("per_zone = 2", "per_zone = 1")
    assert accepted(tmp_path, text).resource_tiles == [0] * 2 + [1] * 4 + [2] * 4
    content = copy.deepcopy(CONTENT)
    five = [*OUTER[:4], INNER[1]]
    content["zone"] = [zone for zone in CONTENT["zone"] if zone["id"] in five]
    content["borders"]["edges"] = [edge for edge in CONTENT["borders"]["edges"] if set(edge) <= set(five)]
    content["shuttle"] = CONTENT["shuttle"][:12]
    content["bonus"] = [bonus | ({"zones": five} if "zones" in bonus else {}) for bonus in content["bonus"]]
    content["bonus"][-2]["count"] = 5
    content["destination_tiles"]["per_zone"] = 1
    assert len(accepted(tmp_path, toml(content)).zones) == 5


def test_enough_shuttles(tmp_path: Path) -> None:
    text = smaller(shuttle=CONTENT["shuttle"][:4]).replace("[[shuttle]]", HERE + "[[shuttle]]", 1)
    refused(tmp_path, text, "at least 5 shuttles are needed, found 4")
    assert len(accepted(tmp_path, smaller(shuttle=CONTENT["shuttle"][:5])).shuttles) == 5


def test_at_most_a_hundred_shuttles(tmp_path: Path) -> None:
    shuttles = [CONTENT["shuttle"][0] | {"id": f"S{number}"} for number in range(101)]
    assert len(accepted(tmp_path, smaller(shuttle=shuttles[:100])).shuttles) == 100
    text = smaller(shuttle=shuttles).replace('[[shuttle]]\n"id" = "S100"', HERE + '[[shuttle]]\n"id" = "S100"')
    refused(tmp_path, text, "at most 100 shuttles are possible, found 101")


def test_not_only_manual_shuttles(tmp_path: Path) -> None:
    shuttles = [shuttle | {"destination": "manual"} for shuttle in CONTENT["shuttle"]]
    text = smaller(shuttle=shuttles).replace("[[shuttle]]", HERE + "[[shuttle]]", 1)
    refused(tmp_path, text, 'not every shuttle can be "manual"')
    assert len(accepted(tmp_path, smaller(shuttle=[*shuttles, CONTENT["shuttle"][0] | {"id": "X"}])).shuttles) == 35


def test_enough_bonus_cards(tmp_path: Path) -> None:
    text = smaller(bonus=CONTENT["bonus"][1:]).replace("[[bonus]]", HERE + "[[bonus]]", 1)
    why = "4 players may hold 3 each, and the last must still find one"
    refused(tmp_path, text, f"at least 13 bonus cards are needed, found 12: {why}")


def test_enough_event_cards(tmp_path: Path) -> None:
    text = smaller(discovery=CONTENT["discovery"][:1]).replace("[[bonus]]", HERE + "[[bonus]]", 1)
    refused(tmp_path, text, "at least 15 event cards are needed, found 14")
    assert len(accepted(tmp_path, smaller(discovery=CONTENT["discovery"][:2])).events) == 15


def test_at_most_sixty_two_event_cards(tmp_path: Path) -> None:
    text = changed("copies = 3\n", "copies = 42\n").replace("[[bonus]]", HERE + "[[bonus]]", 1)
    refused(tmp_path, text, "at most 62 event cards are possible, found 63")


def test_every_rule_needs_exactly_its_figures(tmp_path: Path) -> None:
    """A card of each rule is refused without any one of its figures, and with any other figure."""
    values: dict[str, object] = {
        "points": 3,
        "points_each": 1,
        "points_most": 4,
        "zones": ["arabia"],
        "resource": "ice",
        "count": 2,
    }
    for section, rules in (("bonus", BONUS_RULES), ("discovery", DISCOVERY_RULES)):
        for rule, needed in rules.items():
            plain = {key: CONTENT[section][-1][key] for key in ("copies", "status", "names", "name_status")}
            plain |= {"id": "new", "rule": rule}
            for extra in ["", *values]:
                keys = set(needed) ^ ({extra} if extra else set())
                entry = plain | {key: values[key] for key in keys}
                path = written(tmp_path, toml(CONTENT | {section: [*CONTENT[section], entry]}))
                if not extra:
                    event = card(load(path), "new")
                    assert (event.rule, set(figures(event))) == (rule, set(needed))
                    continue
                with pytest.raises(BadData) as caught:
                    load(path)
                said = f'needs "{extra}", which is missing' if extra in needed else f'takes no "{extra}"'
                assert caught.value.fault == f'{section} "new": the rule "{rule}" {said}'


# ----------------------------------------------------------------------------------------------------------
# Files that are no components file at all.


BROKEN = [
    changed("per_zone = 2", HERE + "per_zone = two"),
    changed("per_zone = 2", "per_zone = 2\n" + HERE + "per_zone = 3"),
    changed('name = "Hellas"', HERE + 'name = "Hellas'),
    changed("[destination_tiles]", HERE + "[destination_tiles"),
    changed("[borders]\n", HERE + "[meta]\n"),
    PACKAGED[: PACKAGED.index("    # between the inner zones")] + HERE,
]


@pytest.mark.parametrize("text", BROKEN, ids=["value", "key twice", "quote", "bracket", "table twice", "breaks off"])
def test_spelling_faults_of_the_format(tmp_path: Path, text: str) -> None:
    """The words for these faults are Python's own, and differ from version to version."""
    path = written(tmp_path, text.replace(HERE, ""))
    line = text[: text.index(HERE)].count("\n") + 1
    with pytest.raises(BadData) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}, line {line}: not valid TOML: ")
    assert "(at " not in str(caught.value)


@pytest.mark.parametrize("text", ["x = " + "9" * 5000, "x = " + "[" * 100_000])
def test_texts_that_choke_the_reader(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadData, match="not valid TOML"):
        load(written(tmp_path, text))


def test_empty_file(tmp_path: Path) -> None:
    refused(tmp_path, "", "the section [meta] is missing")


def test_no_file(tmp_path: Path) -> None:
    path = str(tmp_path / "nowhere.toml")
    with pytest.raises(BadData) as caught:
        load(path)
    assert str(caught.value) == f"{path}: cannot be read: No such file or directory"


def test_a_directory(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        load(str(tmp_path))
    assert str(caught.value).startswith(f"{tmp_path}: cannot be read: ")


@pytest.mark.parametrize("path", ["", "a\0b", "x" * 5000])
def test_names_that_no_file_has(path: str) -> None:
    with pytest.raises(BadData, match="cannot be read") as caught:
        load(path)
    assert str(caught.value).startswith(path or '""')


def test_a_file_in_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, PACKAGED) + "/components.toml"
    with pytest.raises(BadData) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: cannot be read: ")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_one_may_not_read(tmp_path: Path) -> None:
    path = written(tmp_path, PACKAGED)
    os.chmod(path, 0)
    with pytest.raises(BadData, match="cannot be read: Permission denied"):
        load(path)


def test_not_utf_8(tmp_path: Path) -> None:
    before, after = PACKAGED.split('pt = "Subsídio"')
    path = tmp_path / "latin.toml"
    path.write_bytes(before.encode() + 'pt = "Subsídio"'.encode("latin-1") + after.encode())
    with pytest.raises(BadData) as caught:
        load(str(path))
    line = before.count("\n") + 1
    assert str(caught.value) == f"{path}, line {line}: is not UTF-8 text; save the file in UTF-8"


def test_a_file_far_too_large(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(PACKAGED + "#" * 1_000_000, encoding="utf-8")
    with pytest.raises(BadData, match="is larger than 1000000 bytes"):
        load(str(path))


def test_a_bad_file_does_not_spoil_the_packaged_one(tmp_path: Path) -> None:
    with pytest.raises(BadData):
        load(written(tmp_path, ""))
    assert len(load().events) == 24


def test_the_error_can_travel_between_processes(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        load(written(tmp_path, changed("per_zone = 2", "per_zone = 0")))
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, BadData)
    assert isinstance(again, ValueError)
    assert str(again) == str(caught.value)
    assert (again.path, again.line, again.fault) == (caught.value.path, caught.value.line, caught.value.fault)


# ----------------------------------------------------------------------------------------------------------
# Any file at all: it is read, or refused with a reason. Never anything else.


PLACES = places(CONTENT)


def test_content_written_and_read_again_is_the_same(tmp_path: Path) -> None:
    assert accepted(tmp_path, toml(CONTENT)).digest == load().digest


def outcome(path: str) -> Data | BadData:
    """What comes of loading a file; any other exception is let through."""
    try:
        return load(path)
    except BadData as bad:
        return bad


VALUES = st.one_of(
    st.integers(-3, 120),
    st.integers(),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(
        ["", "ice", "zone", "arabia", "manual", "none", "confirmed", "ours", "S01", "subsidy", "two words"]
    ),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=5),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from([*OUTER, *INNER, "nowhere"]), max_size=3),
)


@settings(max_examples=400, deadline=None)
@given(where=st.sampled_from(PLACES), value=VALUES, remove=st.booleans())
def test_one_wrong_value_anywhere(
    tmp_path_factory: pytest.TempPathFactory, where: tuple[str | int, ...], value: object, remove: bool
) -> None:
    """Whatever stands in one place: the file is read, or refused with a line in the table at fault."""
    content: Any = copy.deepcopy(CONTENT)
    inside = content
    for key in where[:-1]:
        inside = inside[key]
    if remove:
        del inside[where[-1]]
    else:
        inside[where[-1]] = value
    text = toml(content)
    path = written(tmp_path_factory.mktemp("any"), text)
    data = outcome(path)
    if isinstance(data, BadData):
        assert str(data).startswith(path)
        assert 0 <= data.line <= text.count("\n")
        if len(where) > 1:
            assert data.line > 0, data
    else:
        # What is accepted can be played with.
        assert len(data.resource_tiles) >= len(data.zones)
        assert all(1 <= shuttle.seats <= 9 and -1 <= shuttle.destination < 10 for shuttle in data.shuttles)
        assert all(0 <= zone < 10 for event in data.events for zone in event.zones)
        assert len([event for event in data.events if event.bonus]) >= 13
        assert data.path == path


@settings(max_examples=200, deadline=None)
@given(text=st.text(st.characters(codec="utf-8"), max_size=40), place=st.integers(0, len(PACKAGED)))
def test_any_scribble_is_read_or_refused(tmp_path_factory: pytest.TempPathFactory, text: str, place: int) -> None:
    path = written(tmp_path_factory.mktemp("scribble"), PACKAGED[:place] + text + PACKAGED[place:])
    data = outcome(path)
    assert str(data).startswith(path) if isinstance(data, BadData) else data.path == path


@settings(max_examples=100, deadline=None)
@given(raw=st.binary(max_size=200))
def test_any_bytes_are_refused(tmp_path_factory: pytest.TempPathFactory, raw: bytes) -> None:
    path = tmp_path_factory.mktemp("bytes") / "x.toml"
    path.write_bytes(raw)
    with pytest.raises(BadData):
        load(str(path))


@settings(max_examples=50, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_digest_survives_comments_and_blank_lines_anywhere(
    tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    """Comments and blank lines between the lines change no digest, and move the line of a fault with them."""
    rng = random.Random(seed)
    lines: list[str] = []
    for line in PACKAGED.splitlines():
        lines.extend(rng.choice(["", "  ", '# a "comment" [[shuttle]]', "\t# '''"]) for _ in range(rng.randrange(3)))
        lines.append(line + rng.choice(["", "  ", " # seats = 9"]))
    path = written(tmp_path_factory.mktemp("loose"), "\n".join(lines))
    assert load(path).digest == load().digest
    seats = [number for number, line in enumerate(lines) if line.startswith("seats")]
    wrong = rng.choice(seats)
    lines[wrong] = "  seats  =  0"
    with pytest.raises(BadData) as caught:
        load(written(tmp_path_factory.mktemp("wrong"), "\n".join(lines)))
    assert caught.value.line == wrong + 1
    assert "seats must be between 1 and 9, found 0" in caught.value.fault


# ----------------------------------------------------------------------------------------------------------
# Lines.


def test_the_line_of_every_key_of_the_packaged_file() -> None:
    """Where a key is said to stand, it stands."""
    lines = Lines(PACKAGED)
    text = PACKAGED.splitlines()
    for where in PLACES:
        line = text[lines.at["/".join(map(str, where))] - 1]
        last, outer = where[-1], where[0]
        if isinstance(last, str) and len(where) > 1:
            assert f"{last} =" in line or line == f"[{outer}.{last}]", where
        elif len(where) <= 2:
            assert outer in ("resources", "meta", "borders") or line in (f"[[{outer}]]", f"[{outer}]"), where
        else:
            value: Any = CONTENT
            for key in where:
                value = value[key]
            assert inline(value) in line, where


ODD = """\
a.b = [1, # ] one
  "]", '''
x = ]
''', { c = "}", "d.e" = [ ] }]
"q" = \"\"\"
[t]
\\\"\"\" still\"\"\"\"\"
'k y' = 'C:\\'
[ x . "y" ]
z = 2005-11-01 07:00:00 # [no]
[[m]]
[[m]]
n = -1.5e3
[m.o]
p = {}
[[m.r]]
[[m.r]]
s=true"""


def test_lines_of_odd_but_correct_texts() -> None:
    tomllib.loads(ODD)
    expected = {
        "a": 1, "a/b": 1, "a/b/0": 1, "a/b/1": 2, "a/b/2": 2, "a/b/3": 4, "a/b/3/c": 4, "a/b/3/d.e": 4,
        "q": 5, "k y": 8, "x": 9, "x/y": 9, "x/y/z": 10, "m": 11, "m/0": 11, "m/1": 12, "m/1/n": 13,
        "m/1/o": 14, "m/1/o/p": 15, "m/1/r": 16, "m/1/r/0": 16, "m/1/r/1": 17, "m/1/r/1/s": 18,
    }  # fmt: skip
    lines = Lines(ODD)
    assert lines.at == expected
    assert lines.find("m/1/r/1/missing") == 17
    assert lines.find("m/1/o/p/q/r") == 15
    assert lines.find("nowhere") == 0
    assert lines.find("") == 0


def test_status_words_are_those_explained_in_the_file() -> None:
    """The legend at the top of the file, the words that are accepted and the words that are used agree."""
    legend = PACKAGED[: PACKAGED.index("[meta]")]
    explained = [line.split()[1] for line in legend.splitlines() if line.startswith("#   ") and line[4] != " "]
    assert [word for word in explained if word.islower()] == [*STATUSES, OURS]
    for rules in (BONUS_RULES, DISCOVERY_RULES):
        for rule in rules:
            assert f"#   {rule} " in PACKAGED or f"#   {rule}\n" in PACKAGED
