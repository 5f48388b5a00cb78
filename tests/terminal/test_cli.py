"""The command `areo`, as it is typed."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import areo
from areo.cli import app
from areo.terminal import record


def run(*words: str, typed: str = "", **environment: str) -> Result:
    settings = {"COLUMNS": "100", "NO_COLOR": "1", "LANG": "en_GB.UTF-8", "LC_ALL": "", **environment}
    return CliRunner().invoke(app, list(words), input=typed, env=settings)


def saved(path: Path, choices: int = 0) -> Path:
    game = areo.new("red-planet", players=3, seed=7)
    for _ in range(choices):
        seat = game.waiting_for()[0]
        game.choose(seat, [0])
    record.write(game, [None, "random", "random"], path / "game.json")
    return path / "game.json"


def test_help_names_the_commands() -> None:
    told = run("--help")
    assert told.exit_code == 0
    for command in ("play", "cards", "replay", "simulate", "bench"):
        assert command in told.output


def test_help_reads_no_more_than_it_needs() -> None:
    code = (
        "import sys; sys.argv = ['areo', '--help']\n"
        "from areo.cli import app\n"
        "try: app()\n"
        "except SystemExit: pass\n"
        "late = ('areo.bots', 'areo.bench', 'areo.terminal', 'areo.red_planet', 'polars')\n"
        "print([name for name in sys.modules if name.startswith(late)])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ, check=True)
    assert told.stdout.splitlines()[-1] == "[]"


def test_version() -> None:
    assert run("--version").output == f"areo {areo.__version__}\n"


@pytest.mark.parametrize("words", [["play", "--terminal"], ["play", "red-planet", "--terminal", "--bots", "random"]])
def test_without_a_terminal_it_plays_with_the_defaults_until_the_input_ends(words: list[str]) -> None:
    told = run(*words, typed="1\n")
    assert told.exit_code == 0
    assert "Vastitas Borealis" in told.output
    assert "\x1b" not in told.output


def test_a_game_can_be_piped_in_and_read_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    told = run(
        "play",
        "red-planet",
        "--terminal",
        "--seed",
        "7",
        "--bots",
        "random",
        "--name",
        "Zoé",
        "--lang",
        "fr",
        typed=f"1\ns {path}\nq\nn\n",
    )
    assert told.exit_code == 0
    assert "● Zoé" in told.output
    assert f"› s {path}" in told.output
    again = run("play", "--load", str(path), typed="q\nn\n")
    assert again.exit_code == 0
    assert "● Zoé" in again.output


def test_the_language_is_the_systems() -> None:
    assert "inexplorada" in run("play", "red-planet", "--terminal", typed="1\n", LANG="pt_BR.UTF-8").output


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The addresses a browser is sent to, instead of a browser and a server."""
    from areo.table import home

    found: list[str] = []
    monkeypatch.setattr(home, "is_built", lambda: True)
    monkeypatch.setattr(home, "run", lambda *given: given[4]("http://localhost:1"))
    monkeypatch.setattr("webbrowser.open", found.append)
    monkeypatch.setenv("AREO_DATA", str(tmp_path))
    return found


@pytest.mark.parametrize(
    ("words", "address"),
    [
        ([], "/"),
        (["play"], "/"),
        (["play", "--lang", "fr"], "/?lang=fr"),
        (["play", "red-planet"], "/new?game=red-planet&seats=me%2Cmedium%2Cmedium"),
        (
            ["play", "terraforming-mars", "--players", "3", "--bots", "random", "--seed", "7", "--lang", "fr"],
            "/new?game=terraforming-mars&seats=me%2Crandom%2Crandom&seed=7&lang=fr",
        ),
        (
            ["play", "red-planet", "--bots", "Facile,médio"],
            "/new?game=red-planet&seats=me%2Ceasy%2Cmedium",
        ),
        (
            ["play", "terraforming-mars", "--hot-seat", "2", "--option", "draft=true", "--name", "Ada"],
            "/new?game=terraforming-mars&seats=me%2Cme&name=Ada&draft=true",
        ),
    ],
)
def test_play_opens_the_browser_at_the_game_asked_for(words: list[str], address: str, opened: list[str]) -> None:
    told = run(*words)
    assert told.exit_code == 0
    assert opened == ["http://localhost:1" + address]
    assert "http://localhost:1" in told.output


def test_a_wrong_game_is_refused_before_anything_is_started(opened: list[str]) -> None:
    told = run("play", "chess")
    assert told.exit_code == 2
    assert "there is no game 'chess'" in told.output
    assert opened == []


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["red-planet", "--bots", "tests.table.strange_bots:Slow"], "plays only in the terminal"),
        (["red-planet", "--option", "names=A,B,C"], "--option names"),
        (["terraforming-mars", "--hot-seat", "2", "--name", "A", "--name", "B"], "--name: 2 names"),
        (["red-planet", "--seed", ""], "--seed"),
        (["red-planet", "--seed", " 7"], "--seed"),
        (["--players", "3"], "--players needs a GAME"),
        (["--seed", "7"], "--seed needs a GAME"),
        (["--bots", "random"], "--bots needs a GAME"),
        (["--option", "draft=true"], "--option needs a GAME"),
        (["--hot-seat", "2"], "--hot-seat needs a GAME"),
        (["--name", "Ada"], "--name needs a GAME"),
    ],
)
def test_what_the_browser_cannot_do_is_refused_and_not_dropped(
    words: list[str], reason: str, opened: list[str]
) -> None:
    assert reason in refused(run("play", *words))
    assert opened == []


def test_without_its_pages_the_table_is_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("areo.table.home.is_built", lambda: False)
    told = run("play", "red-planet", "--bots", "random", typed="1\n")
    assert "not built" in told.output
    assert "Vastitas Borealis" in told.output


def test_cards_are_found_whatever_the_accents() -> None:
    told = run("cards", "red-planet", "SECRETE", "vastitas", "--lang", "fr")
    assert told.exit_code == 0
    assert "Mission secrète" in told.output
    assert "Personnage" not in told.output


def test_reconstructed_cards_are_marked_and_explained() -> None:
    told = run("cards", "red-planet", "riche", "--lang", "fr")
    assert "Riche filon *" in told.output
    assert "* reconstitution" in told.output


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("corruptor", "Corrupteur"),
        ("microbiologist", "Microbiologiste"),
        ("v_mine", "Treuils sectionnés"),
        ("mine_explosion", "Explosion dans la mine"),
    ],
)
def test_cards_of_every_chapter_are_found(id: str, name: str) -> None:
    assert name in run("cards", "on-mars", id, "--lang", "fr").output


@pytest.mark.parametrize("id", ["biochemist", "contract-12", "microbiologist"])
def test_a_cost_in_goods_stands_in_the_text_alone(id: str) -> None:
    told = run("cards", "on-mars", id, "--lang", "en").output
    assert "Cost: " in told
    assert "{" not in told


def test_all_cards_are_told_with_their_copies() -> None:
    told = run("cards", "red-planet")
    assert told.exit_code == 0
    for name in ("Recruiter", "Pilot", "Block of Ice", "Radiation"):
        assert name in told.output
    assert "reconstructed" not in run("cards", "red-planet", "recruiter").output


@pytest.mark.parametrize("words", [["ice"], ["block_of_ice"], ["Block", "of"], ["gelo"]])
def test_cards_are_found_by_id_and_english_name_in_any_language(words: list[str]) -> None:
    told = run("cards", "red-planet", *words, "--lang", "pt")
    assert told.exit_code == 0
    assert "Bloco de" in told.output


@pytest.mark.parametrize(
    ("language", "kind", "tags"),
    [("en", "Event", "Science, Event"), ("fr", "Événement", "Science, Événement"), ("pt", "Evento", "Ciência, Evento")],
)
def test_cards_are_told_with_their_kind_and_their_tags(language: str, kind: str, tags: str) -> None:
    told = run("cards", "terraforming-mars", "special-design", "--lang", language)
    first, beneath = told.output.splitlines()[1:3]
    assert first.startswith(f"{kind} ")
    assert beneath.strip().startswith(tags)


def test_no_card_at_all_is_said_so() -> None:
    told = run("cards", "red-planet", "zeppelin")
    assert told.exit_code == 1
    assert "zeppelin" in told.output


def test_a_record_is_told(tmp_path: Path) -> None:
    path = str(saved(tmp_path, 20))
    told = run("replay", path, "--lang", "pt")
    assert told.exit_code == 0
    assert "Rodada 1" in told.output
    assert "O registro acaba antes da partida." in told.output
    assert "choice 5 of 20" in run("replay", path, "--to", "5").output
    stepped = run("replay", path, "--step", "--seat", "1", typed="\n\nb\nq\n")
    assert [line.split("choice ")[1].split(" ")[0] for line in stepped.output.splitlines() if "· choice" in line] == [
        "0",
        "1",
        "2",
        "1",
    ]


def garbled(path: Path, **fields: object) -> str:
    whole = json.loads(saved(path, 5).read_text("utf-8"))
    other = path / "garbled.json"
    other.write_text(json.dumps({**whole, **fields}), "utf-8")
    return str(other)


def refused(told: Result) -> str:
    """One clear line on the side, exit code 2, no traceback."""
    assert told.exit_code == 2, told.output
    assert told.stdout == ""
    assert len(told.stderr.strip().splitlines()) == 1, told.stderr
    assert told.stderr.startswith("areo: ")
    assert "Traceback" not in told.stderr
    return told.stderr


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "red-planet", "--players", "9"], "3 to 5 players"),
        (["play", "red-planet", "--bots", "clever"], "there is no bot 'clever'"),
        (["play", "red-planet", "--bots", "greedy,greedy,greedy,greedy,greedy,greedy"], "3 to 5 players"),
        (["play", "red-planet", "--bots", "a,b", "--players", "5"], "4 seats for bots"),
        (["play", "red-planet", "--bots", "nowhere:Bot"], "nowhere"),
        (["play", "red-planet", "--hot-seat", "4", "--players", "3"], "4 people"),
        (["play", "red-planet", "--lang", "de"], "no language 'de'"),
        (["play", "--lang", "de"], "no language 'de'"),
        (["play", "red-planet", "--option", "nonsense"], "name=value"),
        (["play", "red-planet", "--option", "wind=3"], "no option 'wind'"),
        (["play", "red-planet", "--option", "first_player=7"], "first_player"),
        (["play", "red-planet", "--option", "shuttles=S99,"], "S99"),
        (["play", "red-planet", "--name", "Medium 2"], "different names"),
        (["play", "red-planet", "--name", "A\nB"], "printable"),
        (["play", "red-planet", "--name", "A", "--name", "B"], "2 names"),
        (["play", "red-planet", "--data", "/no/such/file.toml"], "/no/such/file.toml"),
        (["play", "--load", "/no/such/game.json"], "/no/such/game.json"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["cards", "red-planet", "--lang", "xx"], "no language 'xx'"),
        (["cards", "red-planet", "--data", "/no/such/file.toml"], "/no/such/file.toml"),
        (["replay", "/no/such/game.json"], "/no/such/game.json"),
        (["replay", "/"], "cannot be read"),
        (["cards", "terraforming-mars", "--data", "nofile"], "terraforming-mars has no option 'data'"),
        (["serve", "--components", "terraforming-mars=nofile"], "terraforming-mars has no option 'data'"),
    ],
)
def test_what_is_wrong_is_said_on_one_line(words: list[str], reason: str) -> None:
    assert reason in refused(run(*words))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "no record"),
        (b"[1]", "no object"),
        (b"{}", "'game'"),
        (b"\xff\xfe\x00", "no record"),
        (b"[" * 100_000, "no record"),
    ],
)
def test_a_file_that_is_no_record_is_refused(content: bytes, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    for words in (["replay", str(path)], ["play", "--load", str(path)]):
        assert reason in refused(run(*words))


def test_a_position_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(areo.new("red-planet", players=3, seed=7).position()), "utf-8")
    for words in (["replay", str(path)], ["play", "--load", str(path)]):
        assert "this is a position, not a record" in refused(run(*words))


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"game": 3},
        {"data": "other"},
        {"options": {"players": 3}},
        {"options": {"players": True, "seed": "7"}},
        {"options": {"players": 3, "seed": []}},
        {"options": {"players": 3, "seed": "7", "data": "/no/such/file.toml"}},
        {"options": None},
        {"choices": {}},
        {"choices": [[0]]},
        {"choices": [[9, ["skip"]]]},
        {"choices": [[0, ["card nonsense"]]]},
        {"choices": [[{}, 3]]},
        {"choices": [[0, [[]]]]},
        {"start": []},
        {"start": {"game": "red-planet", "state": {"round": "x"}}},
    ],
)
def test_a_garbled_record_is_refused(fields: dict[str, object], tmp_path: Path) -> None:
    assert "garbled.json" in refused(run("replay", garbled(tmp_path, **fields)))


@pytest.mark.parametrize("table", [3, {}, {"seats": 3}, {"seats": [1, 2, 3]}, {"seats": ["greedy"]}])
def test_garbled_seats_are_taken_by_one_person_and_bots(table: object, tmp_path: Path) -> None:
    assert run("play", "--load", garbled(tmp_path, table=table), typed="q\nn\n").exit_code == 0


def test_a_corrected_data_file_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[meta]\ngame = 'red-planet'\n", "utf-8")
    assert "mine.toml" in refused(run("cards", "red-planet", "--data", str(path)))


@pytest.mark.parametrize(("to", "seat"), [("99", "0"), ("-1", "0"), ("1", "9"), ("1", "-1")])
def test_there_is_no_such_choice_or_seat_in_a_record(to: str, seat: str, tmp_path: Path) -> None:
    refused(run("replay", str(saved(tmp_path, 5)), "--to", to, "--seat", seat))


def test_other_commands_are_handed_all_that_was_typed() -> None:
    told = run("simulate", "--help")
    assert told.exit_code == 0
    assert "--games" in told.output
    assert "simulate [OPTIONS]" in " ".join(told.output.split())
    told = run("simulate", "red-planet", "--bots", "random,random,random", "--games=3", "--seed", "1")
    assert told.exit_code == 0, told.output
    assert run("simulate", "red-planet", "--nonsense").exit_code == 2
    assert "--seconds" in run("bench", "--help").output
