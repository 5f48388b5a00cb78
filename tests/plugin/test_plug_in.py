"""A game from outside the tree: installed, it is there for programs, in the terminal and for bots, like any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from areo.registry import GAMES
from tests.plugin.installed import areo, environment, install, python


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Where Ice Race is installed."""
    return install(tmp_path)


def test_programs_find_it_play_it_copy_it_and_save_it(place: Path) -> None:
    code = """
import areo, json, random
print(areo.games()["ice-race"])
game = areo.new("ice-race", players=3, seed=7)
rng = random.Random(7)
while not game.over:
    seat, decision = next((s, d) for s, d in enumerate(game.asked) if d)
    twin = game.copy()
    assert areo.from_position(json.loads(json.dumps(game.position()))).position() == game.position()
    assert game.determinize(seat, rng).view(seat) == game.view(seat)
    game.choose(seat, decision.sample(rng))
    assert twin.position() != game.position()
assert areo.replay(json.loads(json.dumps(game.record()))).position() == game.position()
print(game.scores()[game.ranking()[0][0]]["total"], len(game.log(None, "pt")))
"""
    told = python(code, environment(place), place)
    assert told.returncode == 0, told.stderr
    described, end = told.stdout.splitlines()
    assert described == "<Ice Race: 2 to 4 players; options >"
    points, lines = map(int, end.split())
    assert 4 <= points <= 14  # at least one of the four places that were claimed, at most the four best
    assert lines == 4 * (1 + 3 + 3 + 1) + 3 * 3 + 2  # 11 sleds are left to draw


def test_it_is_played_in_the_terminal_to_its_end(place: Path) -> None:
    typed = "1\n" * 8
    told = areo(
        environment(place), place, "play", "ice-race", "--terminal", "--seed", "5", "--name", "Ana", typed=typed
    )
    assert told.returncode == 0, told.stderr
    assert "Race 1 of 4 · Sending sleds" in told.stdout
    assert "Race 4 of 4 · Game over" in told.stdout
    end = told.stdout[told.stdout.index("The game is over") :]
    assert "● Ana" in end
    assert "Places" in end


def test_the_picker_offers_it_and_its_cards_can_be_looked_up(place: Path) -> None:
    last = len(GAMES) + 1
    code = f"""
from areo.terminal.look import terminal
from areo.terminal.picker import pick
from areo.terminal.start import Wish
wish = Wish(language="fr")
lines = iter(["{last}", "4", "random"])
pick(wish, terminal(), lambda prompt: next(lines), {{}})
print(wish.game, wish.players, wish.bots)
"""
    told = python(code, environment(place), place)
    assert f"{last} La Course des glaces  2 à 4 joueurs" in told.stdout
    assert told.stdout.splitlines()[-1] == "ice-race 4 ['random']"
    cards = areo(environment(place), place, "cards", "ice-race", "20", "--lang", "pt")
    assert "Trenó  trenó 20" in " ".join(cards.stdout.split("   "))


def test_bots_play_it_in_several_processes(place: Path) -> None:
    words = ["simulate", "ice-race", "--players", "3", "--bots", "greedy,random,random", "--games", "12", "--jobs", "2"]
    told = areo(environment(place), place, *words, "--json", "result.json")
    assert told.returncode == 0, told.stderr
    assert json.loads((place / "result.json").read_text("utf-8"))["games"] == 12


# Bad ones.


def areo_with(place: Path, points: str) -> tuple[list[str], str]:
    """The games there are when something with these entry points is installed, and what was said about it."""
    install(place, points, name="bad-games")
    told = areo(environment(place), place, "cards", "red-planet", "ice")
    assert told.returncode == 0, told.stderr
    listed = python("import areo; print(*areo.games())", environment(place), place)
    assert listed.returncode == 0, listed.stderr
    return listed.stdout.split(), listed.stderr


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ("lost = no_such_package", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("empty = json", "json.game_type"),
        ("broken = broken", "ZeroDivisionError: division by zero"),
        ("nothing = nothing", "nothing.game_type has no GAME made from GameType"),
        ("sledge = ice_race", "it calls itself 'ice-race'"),
        ("nameless = nameless", "it has no name in fr, pt"),
        ("red-planet = ice_race", "there is a game with this id already"),
    ],
)
def test_a_bad_one_is_named_and_breaks_nothing(tmp_path: Path, points: str, reason: str) -> None:
    for package, code in {
        "broken": "1 / 0",
        "nothing": "GAME = 'none'",
        "nameless": "from ice_race.game_type import *\n"
        "class Nameless(IceRaceType):\n"
        "    def describe(self): return Description('nameless', {'en': 'Nameless'}, (2, 4), [], {})\n"
        "GAME = Nameless()",
    }.items():
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / "game_type.py").write_text(code, encoding="utf-8")
    games, said = areo_with(tmp_path, points)
    assert games == list(GAMES)
    assert f"the game {points.split(' ')[0]!r}, which bad-games brings, cannot be played: " in said
    assert reason in said


def test_asked_for_a_bad_one_it_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    install(tmp_path, "lost = no_such_package", name="bad-games")
    told = areo(environment(tmp_path), tmp_path, "play", "lost", "--terminal")
    assert told.returncode == 2
    assert told.stderr.strip() == (
        "areo: the game 'lost', which bad-games brings, cannot be played: "
        "ModuleNotFoundError: No module named 'no_such_package'"
    )


def test_the_command_says_it_on_one_line(tmp_path: Path) -> None:
    install(tmp_path, "lost = no_such_package", name="bad-games")
    told = areo(environment(tmp_path), tmp_path, "bench", "--seconds", "0.001", "--json", "-")
    named = [line for line in told.stderr.splitlines() if "bad-games" in line]
    assert len(named) == 1
    assert named[0].startswith("areo: the game 'lost', which bad-games brings, cannot be played: ")
    assert {speed["game"] for speed in json.loads(told.stdout)["speeds"]} == set(GAMES)
