"""Whole games and every command, typed at the client."""

import re
from pathlib import Path

import pytest

import areo
from areo.kernel.words import LANGUAGES
from areo.terminal import record
from tests.terminal.seated import GARBAGE, Guest, Page, Typist, page_of, table, until

QUIET = ["?", "l", "b", "c", "c ice", "w hellas", "w 1", "u"]


def typed(asks: str, *lines: str, language: str = "en") -> str:
    """What is shown to seat 0 from where it is asked this, while these lines are typed."""
    client = table(guest=Typist(lines), language=language)
    until(client.game, 0, asks)
    client.marks[0] = len(client.game.log(0))
    client.play()
    return page_of(client).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "players"), [(80, 3), (120, 5)])
def test_a_whole_game_is_played_to_its_scores(language: str, width: int, players: int) -> None:
    client = table([None, *["random"] * (players - 1)], Guest(1), language, Page(width))
    client.play()
    text = page_of(client).text
    assert client.game.over
    assert page_of(client).widest() <= width
    assert not re.search(r"\{\d|red-planet\.", text)
    winner = client.game.ranking()[0][0]
    assert client.game.words(language).player(winner) in text[text.rindex("────") :]


def test_garbage_and_commands_change_nothing_and_never_fail() -> None:
    client = table([None, "random", "random"], Guest(2, [*GARBAGE, *QUIET]))
    client.play()
    assert client.game.over


def test_a_coloured_terminal_is_cleared_before_each_screen() -> None:
    client = table(guest=Guest(3), page=Page(120, terminal=True))
    client.play()
    assert page_of(client).text.count("\x1b[2J") > 10
    assert "38;2;121;168;240m●" in page_of(client).text  # seat 1 is an azure circle


def test_bots_alone_need_no_keyboard() -> None:
    client = table(["random", "random", "random"], Typist([]))
    client.play()
    assert client.game.over
    assert "wins" in page_of(client).text


def test_a_greedy_bot_plays_along() -> None:
    client = table([None, "greedy", "random"], Guest(4))
    for _ in range(12):
        client.step()
    assert len(record_choices(client.game)) == 12


def record_choices(game: areo.Game) -> list[object]:
    choices = game.record()["choices"]
    assert isinstance(choices, list)
    return choices


# What is typed


def test_help_names_every_command_and_what_is_reconstructed() -> None:
    text = typed("character", "?")
    for command in ("w NAME", "h", "u", "b", "c WORDS", "l", "s FILE", "q", "?"):
        assert f"\n{command} " in text
    assert "reconstruction" in text


def test_letters_filter_and_enter_takes_the_only_one_left() -> None:
    client = table(guest=Typist(["pilo", ""]))
    until(client.game, 0, "character")
    client.play()
    assert "Enter takes 9: Pilot" in page_of(client).text
    assert [0, ["character pilot"]] in record_choices(client.game)


def test_enter_shows_all_options_again_after_a_filter() -> None:
    text = typed("character", "agent", "")
    shown = text[text.index("Enter shows all options again") :]
    assert "Soldier" in shown
    assert (
        "Soldier"
        not in text[text.rindex("Which character", 0, text.index("Enter shows all")) : text.index("Enter shows all")]
    )


def test_a_whole_key_answers() -> None:
    client = table(guest=Typist(["character soldier"]))
    until(client.game, 0, "character")
    client.play()
    assert [0, ["character soldier"]] in record_choices(client.game)


def test_nonsense_is_answered_with_what_helps() -> None:
    text = typed("character", "xyzzy", "44", "")
    assert "No option has “xyzzy” in it" in text
    assert "There is no option 44." in text
    assert "a number chooses" in text


def test_why_not_is_answered_by_name_number_or_key() -> None:
    client = table(guest=Typist(["w pilot", "w 9", "w character pilot", "w recruiter", "w 1", "w"]))
    until(client.game, 0, "character")
    client.game.choose(0, ["character pilot"])
    until(client.game, 0, "character")
    client.play()
    text = page_of(client).text
    assert len(re.findall(r"You played your Pilot in round 1|in round 1", text)) >= 3
    assert text.count("This can be chosen now.") == 2
    assert "Why not what?" in text


def test_why_not_in_french_names_the_figures() -> None:
    client = table(guest=Typist(["w S01"]), language="fr")
    until(client.game, 0, "shuttle")
    client.play()
    assert "S01 n’est pas sur la zone de départ" in page_of(client).text


def test_a_hint_numbers_the_best_moves_and_chooses_nothing() -> None:
    client = table([None, "random", "random"], Typist(["h", "h"]))
    until(client.game, 0, "character")
    before = record_choices(client.game)
    client.play()
    first, again = page_of(client).text.split("The best moves, as a bot sees them")[1:]
    menu = dict(re.findall(r"(\d+) +([A-Z][a-z]+(?: [A-Z][a-z]+)?)", page_of(client).text.partition("The best")[0]))
    told = re.findall(r"^(\d) +(\w+(?: [A-Z]\w+)?) +(?:[+−]\d+\.\d|0\.0)$", first, re.MULTILINE)
    assert len(told) == 3
    assert all(menu[number] == name for number, name in told)
    assert told == re.findall(r"^(\d) +(\w+(?: [A-Z]\w+)?) +(?:[+−]\d+\.\d|0\.0)$", again, re.MULTILINE)
    assert [made for made in record_choices(client.game) if made in before] == before
    assert client.game.waiting_for() == [0]  # the bots have chosen meanwhile


def test_there_are_no_hints_between_people() -> None:
    client = table([None, None, "random"], Typist(["", "h"]))
    until(client.game, 0, "character")
    client.play()
    assert "There are no hints while another person plays." in page_of(client).text
    assert "h hint" not in page_of(client).text


def test_undo_takes_a_choice_back_while_it_may() -> None:
    client = table(guest=Typist(["u", "1", "u"]), seed=3)
    game = until(client.game, 0, "(1 of 2)")
    before = game.position()
    client.play()
    assert "nothing you may take back" in page_of(client).text
    assert "u undo" in page_of(client).text
    assert game.position() == before


def test_the_log_and_the_board_can_be_called_up() -> None:
    text = typed("shuttle", "l", "b")
    assert "── Round 1 ──" in text
    assert text.count("Vastitas Borealis    ") >= 2


def test_cards_can_be_looked_up_at_the_table() -> None:
    text = typed("shuttle", "c majorite glace", "c zzz", language="fr")
    assert "Bloc de glace *" in text
    assert "Aucune carte ne contient tout cela" in text


def test_the_recap_keeps_to_the_whole_turn_and_begins_with_what_ended_the_last() -> None:
    client = table(guest=Typist(["1", "1"]), seed=3)
    until(client.game, 0, "(1 of 2)")
    client.marks[0] = len(client.game.log(0)) - 1
    before = client.game.log(0)[-1]
    client.play()
    recaps = page_of(client).text.split("Since your last turn")[1:]
    assert before in recaps[0]
    assert "● Ana boards 1 astronaut" not in recaps[0]
    assert before in recaps[1]
    assert "● Ana boards 1 astronaut" in recaps[1]


def test_a_new_turn_begins_with_what_followed_from_the_last_choice() -> None:
    client = table(guest=Typist(["9", "skip"]), seed=3)
    until(client.game, 0, "character")
    client.play()
    assert "● Ana plays the Pilot." in page_of(client).text.split("Since your last turn")[-1]


def test_a_long_recap_says_what_it_leaves_out() -> None:
    client = table(guest=Typist([]))
    until(client.game, 0, "character")
    client.game.choose(0, ["character recruiter"])
    until(client.game, 0, "character")
    client.play()
    assert re.search(r"… \d+ earlier \(l shows the whole log\)", page_of(client).text)


# Leaving and saving


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    client = table(guest=Typist(["s", "s mine.json", "q", "n"]))
    until(client.game, 0, "shuttle")
    client.play()
    for name in ("red-planet-7.json", "mine.json"):
        saved = record.read(Path(name))
        game = record.game_of(saved, Path(name))
        assert game.position() == client.game.position()
        assert record.seats_of(saved, 3) == [None, "random", "random"]
    assert "areo play --load mine.json" in page_of(client).text


def test_another_file_is_replaced_only_if_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("notes.txt").write_text("mine", "utf-8")
    client = table(guest=Typist(["s notes.txt", "n"]))
    client.play()
    assert Path("notes.txt").read_text("utf-8") == "mine"
    client = table(guest=Typist(["s notes.txt", "y"]))
    client.play()
    assert record.read(Path("notes.txt"))["game"] == "red-planet"


def test_a_new_save_never_takes_the_name_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        table(guest=Typist(["s", "s"])).play()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["red-planet-7-2.json", "red-planet-7.json"]


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    names = [f"{tmp_path}/no/such/folder.json", str(tmp_path), "a\0b", "~nobody-of-that-name/x", "x" * 5000]
    client = table(guest=Typist([f"s {name}" for name in names]))
    client.play()
    assert " ".join(page_of(client).text.split()).count("could not be written") == len(names)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("lines", "files"),
    [(["q", "y"], 1), (["q", "n"], 0), (["q", "other.json"], 1), (["q", "", "q", "n"], 0), ([], 0)],
)
def test_leaving_offers_to_save(lines: list[str], files: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    client = table(guest=Typist(lines))
    client.play()
    assert not client.game.over
    assert len(list(tmp_path.iterdir())) == files


def test_an_interrupt_offers_to_save_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    class Interrupter(Typist):
        def __call__(self, prompt: str) -> str:
            if not self.prompts:
                self.prompts.append(prompt)
                raise KeyboardInterrupt
            return super().__call__(prompt)

    client = table(guest=Interrupter(["y"]))
    client.play()
    assert Path("red-planet-7.json").exists()


def test_after_the_end_the_log_is_there_and_the_record_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    client = table(["random"] * 3, Typist(["l", "s end.json", ""]))
    client.play()
    assert "── Round 10 ──" in page_of(client).text
    assert record.game_of(record.read(Path("end.json")), Path("end.json")).over


# Several at one keyboard


def test_the_curtain_falls_between_two_people_and_hides_everything() -> None:
    page = Page(100, terminal=True)
    seen: list[str] = []

    class Watcher(Guest):
        def __call__(self, prompt: str) -> str:
            if prompt.startswith("Enter when"):
                seen.append(page.take())
            return super().__call__(prompt)

    guest = Watcher(5)
    client = table([None, None, "random"], guest, page=page)
    client.play()
    assert len(seen) > 10
    for shown in seen:
        curtain = shown[shown.rindex("\x1b[2J") :]  # all that is on the screen, the scroll-back cleared as well
        assert "\x1b[3J" in curtain
        assert "Pass the keyboard to" in curtain
        assert "bonus" not in curtain


def test_nobody_is_shown_another_ones_cards() -> None:
    page = Page(100)
    guest = Guest(6)
    client = table([None, None, None], guest, page=page)
    while not client.game.over:
        client.step()
        shown = page.take()
        present = client.present
        assert present is not None
        mine = client.game.view(present)["players"]
        assert isinstance(mine, list)
        bonus = mine[present]["bonus"]
        for card in re.findall(r"Your bonus · ([^.]+)\.", shown):
            assert card in {client.onlooker.printed.cards[id.split(".")[0]].name for id in bonus}


def test_one_person_never_sees_a_curtain() -> None:
    guest = Guest(7)
    table(guest=guest).play()
    assert not [prompt for prompt in guest.prompts if prompt.startswith("Enter when")]
