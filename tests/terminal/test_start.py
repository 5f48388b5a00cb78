"""From what was asked for to a game and who sits where."""

from pathlib import Path

import pytest

import areo
import areo.red_planet
from areo import library
from areo.registry import GAMES
from areo.terminal import record
from areo.terminal.picker import pick
from areo.terminal.start import Wish, language_of, names, option_of, seating, sit_down, usual
from tests.kernel.colony import COLONY
from tests.terminal.seated import Page, Typist

COMPONENTS = (Path(areo.red_planet.__file__).parent / "components.toml").read_bytes()


@pytest.mark.parametrize(
    ("wish", "seats"),
    [
        (Wish(), [None, "medium", "medium"]),
        (Wish(players=5), [None, "medium", "medium", "medium", "medium"]),
        (Wish(bots=["random"]), [None, "random", "random"]),
        (Wish(bots=["random"], players=4), [None, "random", "random", "random"]),
        (Wish(bots=["a", "b", "c"]), [None, "a", "b", "c"]),
        (Wish(people=2), [None, None, "medium"]),
        (Wish(people=4), [None, None, None, None]),
        (Wish(people=3, players=3), [None, None, None]),
    ],
)
def test_people_sit_first_and_bots_fill_the_table(wish: Wish, seats: list[str | None]) -> None:
    assert seating(wish, 3) == seats


@pytest.mark.parametrize(
    "wish",
    [
        Wish(players=0),
        Wish(people=4, players=3),
        Wish(bots=["a", "b"], players=5),
        Wish(people=3, players=3, bots=["a"]),
        Wish(bots=[]),
    ],
)
def test_more_or_fewer_than_there_are_seats_are_refused(wish: Wish) -> None:
    with pytest.raises(areo.BadOption):
        seating(wish, 3)


def test_nobody_plays_alone_unless_they_say_so() -> None:
    assert [usual(seats) for seats in [(1, 5), (3, 5), (2, 4), (1, 1)]] == [2, 3, 2, 1]
    assert seating(Wish(players=1), 2) == [None]


@pytest.mark.parametrize(("chapter", "seats"), [("invasion", 3), ("outbreak", 2), ("blackout", 2), ("monolith", 1)])
def test_as_many_play_as_the_options_ask_for(chapter: str, seats: int) -> None:
    game, seated = sit_down(Wish("on-mars", options={"chapter": chapter}, seed="7"))
    assert game.seats == len(seated) == seats
    assert seated == [None, *["medium"] * (seats - 1)]


def test_everybody_has_a_name() -> None:
    assert names([None, "greedy", "random", "random"], Wish(names=["Ana"])) == ["Ana", "Greedy", "Random 3", "Random 4"]
    assert names([None, None, "my_bots:Careful"], Wish(language="fr")) == ["Joueur 1", "Joueur 2", "Careful"]
    with pytest.raises(areo.BadOption, match="2 names for 1 people"):
        names([None, "greedy"], Wish(names=["Ana", "Bo"]))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("first_player=0", 0),
        ("shuttles=S01,S02", ["S01", "S02"]),
        ("shuttles=S01,", ["S01"]),
        ('names=["a","b"]', ["a", "b"]),
        ("data=my file.toml", "my file.toml"),
        ("data=", ""),
    ],
)
def test_an_option_is_a_name_and_a_value(text: str, value: object) -> None:
    assert option_of(text)[1] == value


@pytest.mark.parametrize("text", ["", "first_player", "=3", "players=3", "seed=1", "game=x"])
def test_what_is_no_option_is_refused(text: str) -> None:
    with pytest.raises(areo.BadOption):
        option_of(text)


def test_the_language_is_the_systems_if_it_is_ours() -> None:
    assert language_of({"LANG": "pt_BR.UTF-8"}) == "pt"
    assert language_of({"LANG": "pt_BR.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert language_of({"LANG": "de_DE.UTF-8"}) == "en"
    assert language_of({"LC_ALL": ""}) == "en"


def test_options_reach_the_game() -> None:
    game, _ = sit_down(Wish(options={"first_player": 2}, seed="7"))
    assert game.view(None)["medal"] == 2
    with pytest.raises(areo.BadOption, match="twice"):
        sit_down(Wish(options={"names": ["a", "b", "c"]}, names=["Ana"]))


# The picker


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if there were only Mission: Red Planet."""
    monkeypatch.setattr(library, "GAMES", {"red-planet": GAMES["red-planet"]})


def picked(*lines: str, wish: Wish | None = None) -> tuple[Wish, str]:
    page = Page()
    wish = wish or Wish()
    pick(wish, page, Typist(lines), {"LANG": "en_GB.UTF-8"})
    return wish, page.text


@pytest.mark.usefixtures("one_game")
def test_three_times_enter_starts_a_sensible_game() -> None:
    wish, text = picked("", "", "")
    assert (wish.game, wish.language, wish.players, wish.bots) == ("red-planet", "en", 3, ["medium"])
    assert "Mission: Red Planet  3 to 5 players" in text
    assert "reconstruction" in text


@pytest.mark.usefixtures("one_game")
def test_the_picker_goes_on_in_the_language_chosen() -> None:
    wish, text = picked("FR", "4", "random")
    assert (wish.language, wish.players, wish.bots) == ("fr", 4, ["random"])
    assert "3 à 5 joueurs" in text


@pytest.mark.usefixtures("one_game")
def test_levels_are_named_in_the_readers_language() -> None:
    wish, _ = picked("FR", "4", "facile")
    assert wish.bots == ["easy"]
    assert names([None, "easy", "medium"], Wish(language="pt")) == ["Jogador 1", "Fácil", "Médio"]


@pytest.mark.usefixtures("one_game")
def test_the_picker_asks_again_until_it_understands() -> None:
    wish, text = picked("de", "fr", "0", "six", "5", "clever", "greedy")
    assert (wish.language, wish.players, wish.bots) == ("fr", 5, ["greedy"])
    assert "en, fr, pt" in text
    assert "de 3 à 5" in text


@pytest.mark.usefixtures("one_game")
def test_the_picker_asks_only_for_what_was_left_open() -> None:
    wish, _ = picked(wish=Wish(language="pt", people=2, bots=["random"]))
    assert wish.players is None
    wish, _ = picked("random", wish=Wish(language="pt", players=4))
    assert wish.bots == ["random"]


def test_of_several_games_one_is_chosen_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "ADDED", {})
    library.add_game(COLONY)
    number = list(areo.games()).index("colony") + 1
    wish, text = picked("", str(number), "", "")
    assert (wish.game, wish.players) == ("colony", 3)
    assert f"{number} Colony" in text


# Saved games


def saved(tmp_path: Path, seats: list[str | None]) -> Path:
    game = areo.new("red-planet", players=3, seed=7)
    record.write(game, seats, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_a_saved_game_remembers_who_sat_where(tmp_path: Path) -> None:
    path = saved(tmp_path, ["random", None, "greedy"])
    assert sit_down(Wish(load=path))[1] == ["random", None, "greedy"]
    assert sit_down(Wish(load=path, bots=["greedy"]))[1] == [None, "greedy", "greedy"]
    assert sit_down(Wish(load=path, people=2))[1] == [None, None, "medium"]


def test_a_record_without_seats_is_played_by_one_person(tmp_path: Path) -> None:
    path = tmp_path / "plain.json"
    record.write(areo.new("red-planet", players=4, seed=7), [], path)
    assert sit_down(Wish(load=path))[1] == [None, "medium", "medium", "medium"]


def test_a_record_cannot_name_code_to_run(tmp_path: Path) -> None:
    path = saved(tmp_path, [None, "my_bots:Careful", "greedy"])
    with pytest.raises(areo.BadRecord, match="name it"):
        sit_down(Wish(load=path))


@pytest.mark.parametrize("wish", [Wish(players=3), Wish(seed="1"), Wish(names=["Ana"]), Wish(options={"fist": [0]})])
def test_what_is_settled_by_the_record_cannot_be_given(wish: Wish, tmp_path: Path) -> None:
    wish.load = saved(tmp_path, [None, "greedy", "greedy"])
    with pytest.raises(areo.BadOption, match="leave out"):
        sit_down(wish)


def test_a_data_file_that_has_moved_can_be_named_anew(tmp_path: Path) -> None:
    old, new = tmp_path / "old.toml", tmp_path / "new.toml"
    old.write_bytes(COMPONENTS)
    record.write(areo.new("red-planet", seed=7, data=old), [], tmp_path / "game.json")
    old.rename(new)
    with pytest.raises(areo.BadRecord, match=r"old\.toml"):
        sit_down(Wish(load=tmp_path / "game.json"))
    assert sit_down(Wish(load=tmp_path / "game.json", options={"data": str(new)}))[0].seats == 3


def test_another_game_than_the_records_is_refused(tmp_path: Path) -> None:
    with pytest.raises(areo.BadOption, match="holds a game of red-planet"):
        sit_down(Wish(game="on-mars", load=saved(tmp_path, [])))
