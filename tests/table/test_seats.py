"""Who sits where: links, tabs, bots in a person's place, names, presence, chat and languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import areo
from tests.table.server import Json, Player, Refused, Server, play_on, said


@pytest.fixture
def made(server: Server) -> Json:
    """A table where three people choose their corporations in secret."""
    return server.make("terraforming-mars", None, None, None, seed=1)


def refused(answer: Json) -> str | None:
    """With which code, if it was refused."""
    return str(answer["code"]) if answer["type"] == "refused" else None


def names(player: Player) -> list[str]:
    player.ping()
    return [seat["name"] for seat in player.seats["seats"]]


def here(player: Player) -> list[bool]:
    player.ping()
    return [seat["connected"] for seat in player.seats["seats"]]


def wait_until_here(player: Player, expected: list[bool]) -> None:
    while [seat["connected"] for seat in player.seats["seats"]] != expected:
        player.wait_for("seats")


def notices(player: Player) -> list[str]:
    return [said(line) for line in player.log if line.get("notice")]


class TestLinks:
    def test_every_seat_and_the_spectators_have_a_link_of_their_own(self, made: Json) -> None:
        links = [seat["link"] for seat in made["seats"]] + [made["spectator"]["link"]]
        tokens = [seat["token"] for seat in made["seats"]] + [made["spectator"]["token"], made["host"]]
        assert len(set(links)) == 4
        assert len(set(tokens)) == 5
        assert links == [f"/t/{made['id']}#{token}" for token in tokens[:4]]

    def test_one_person_holds_several_seats(self, server: Server, made: Json) -> None:
        seats = [server.sit(made, seat) for seat in range(3)]
        play_on(seats, Random(1), 12)
        assert [player.received[0]["seat"] for player in seats] == [0, 1, 2]
        assert server.table(made)["moments"] == 12

    def test_two_tabs_on_one_seat_both_work_and_both_see(self, server: Server, made: Json) -> None:
        one, two = server.sit(made, 0), server.sit(made, 0)
        assert one.choose(0)["type"] == "done"
        two.catch_up(1)
        assert two.state["asked"] == one.state["asked"]
        assert two.choose()["type"] == "done"
        one.catch_up(2)
        assert one.state["view"] == two.state["view"]
        assert one.log == two.log

    @pytest.mark.parametrize("change", ["shorter", "other", "seatless", "nothing"])
    def test_another_token_leads_nowhere(self, server: Server, made: Json, change: str) -> None:
        token = server.token(made, 0)
        wrong = {
            "shorter": token[:-1],
            "other": token[:-1] + ("A" if token[-1] != "A" else "B"),
            "seatless": token.partition(".")[0],
            "nothing": "",
        }[change]
        with pytest.raises(Exception, match="4001"):
            Player(server, wrong)


class TestBotsInPlaceOfPeople:
    def test_a_seat_is_handed_to_a_bot_which_moves(self, server: Server, made: Json) -> None:
        ada, bob = server.sit(made, 0), server.sit(made, 1)
        assert ada.ask("hand_over", bot="random")["type"] == "done"
        ada.catch_up(3)  # the bot has chosen a corporation and cards
        assert ada.state["asked"] is None
        bob.catch_up(3)
        assert [seat["bot"] for seat in bob.seats["seats"]] == ["random", None, None]
        assert notices(bob) == ["A bot (random) now plays for Player 1."]

    def test_and_taken_back(self, server: Server, made: Json) -> None:
        ada, bob = server.sit(made, 0), server.sit(made, 1)
        assert ada.ask("hand_over", bot="random")["type"] == "done"
        assert ada.ask("take_back")["type"] == "done"
        bob.ping()
        assert [seat["bot"] for seat in bob.seats["seats"]] == [None, None, None]
        assert notices(bob)[-1] == "Player 1 is back and plays on."
        ada.ping()
        version = ada.version()
        while ada.state["asked"] is not None:
            assert ada.choose_anything(Random(1))["type"] == "done"
            version += 1
        assert ada.version() == version

    def test_while_a_bot_plays_its_person_does_not(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables", "--pace", "60") as server:  # a bot that takes its time
            made = server.make("terraforming-mars", None, None, seed=1)
            ada = server.sit(made, 0)
            assert ada.ask("hand_over", bot="random")["type"] == "done"
            assert refused(ada.choose(0)) == "not_allowed"
            assert ada.ask("take_back")["type"] == "done"
            assert ada.choose(0)["version"] == 3

    def test_the_game_is_played_to_its_end_by_the_bot(self, server: Server) -> None:
        made = server.make("red-planet", None, "random", "random", seed=1)
        ada = server.sit(made, 0)
        play_on([ada], Random(1), 3)
        assert ada.ask("hand_over", bot="random")["type"] == "done"
        while not ada.state["over"]:
            ada.wait_for("state")
        assert ada.state["ending"]["won"]
        assert refused(ada.ask("take_back")) == "not_allowed"

    def test_there_must_be_such_a_bot(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        for bot in ("genius", "", "os:system", "areo.bots.chance:RandomBot"):
            assert refused(ada.ask("hand_over", bot=bot)) == "not_allowed"
        with pytest.raises(Refused, match="no bot 'genius'"):
            server.make("red-planet", None, None, "genius")

    def test_whoever_made_the_table_refills_a_seat(self, server: Server, made: Json) -> None:
        path = f"/api/tables/{made['id']}/seats/2"
        told = server.request(path, made["host"], {"bot": "random"})
        assert [seat["bot"] for seat in told["seats"]] == [None, None, "random"]
        server.sit(made, 0).catch_up(3)
        told = server.request(path, made["host"], {"bot": None})
        assert [seat["bot"] for seat in told["seats"]] == [None, None, None]

    def test_nobody_else_does(self, server: Server, made: Json) -> None:
        path = f"/api/tables/{made['id']}/seats/2"
        for token in (server.token(made, 0), server.token(made, 2), made["spectator"]["token"]):
            with pytest.raises(Refused, match="403"):
                server.request(path, token, {"bot": "random"})
        with pytest.raises(Refused, match="404"):
            server.request(f"/api/tables/{made['id']}/seats/3", made["host"], {"bot": "random"})
        with pytest.raises(Refused, match="403"):
            server.request(path, made["host"], {"bot": "genius"})
        assert server.table(made)["seats"][2]["bot"] is None


class TestNames:
    def test_a_name_comes_with_the_link_the_first_time(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0, name="Ada")
        assert names(ada) == ["Ada", "Player 2", "Player 3"]
        again = server.sit(made, 0, name="Somebody else")
        assert names(again)[0] == "Ada"
        assert [seat["named"] for seat in again.seats["seats"]] == [True, False, False]

    def test_names_are_given_when_the_table_is_made(self, server: Server) -> None:
        fills = [{"name": "Ada"}, {"name": "ada"}, {"bot": "random", "name": "Hal\u0007\n9000"}]
        made = server.request("/api/games", body={"game": "red-planet", "seats": fills})
        assert [seat["name"] for seat in server.table(made)["seats"]] == ["Ada", "ada 2", "Hal 9000"]

    def test_a_new_name_changes_the_whole_log(self, server: Server, made: Json) -> None:
        ada, bob = server.sit(made, 0), server.sit(made, 1)
        assert ada.choose(0)["type"] == "done"
        assert any("Player 1" in line for line in ada.text())
        assert ada.ask("name", name="Ada")["type"] == "done"
        bob.catch_up(2)
        for player in (ada, bob):
            assert not any("Player 1" in line for line in player.text())
            assert any(line.startswith("Ada ") for line in player.text())
        assert names(bob)[0] == "Ada"

    @pytest.mark.parametrize(
        ("given", "kept"),
        [("  Ada   Lovelace ", "Ada Lovelace"), ("A\td\na", "A d a"), ("a\u202eb", "a b"), ("N" * 40, "N" * 24)],
    )
    def test_names_are_tidied(self, server: Server, made: Json, given: str, kept: str) -> None:
        ada = server.sit(made, 0)
        assert ada.ask("name", name=given)["type"] == "done"
        assert names(ada)[0] == kept

    @pytest.mark.parametrize("name", ["", "   ", "\u0000\u0007", "\u200b"])
    def test_a_name_is_something(self, server: Server, made: Json, name: str) -> None:
        ada = server.sit(made, 0, name=name)
        assert refused(ada.ask("name", name=name)) == "not_allowed"
        assert names(ada)[0] == "Player 1"

    def test_a_name_is_not_too_long(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        ada.send({"type": "name", "name": "N" * 41})
        assert ada.wait_for("refused")["code"] == "malformed"

    @pytest.mark.parametrize("name", ["Bob", "BOB", " bob ", "Player 3", "Joueur 3"])
    def test_nobody_takes_the_name_of_another(self, server: Server, made: Json, name: str) -> None:
        ada, bob = server.sit(made, 0), server.sit(made, 1, name="Bob")
        assert refused(ada.ask("name", name=name)) == "not_allowed"
        assert names(ada) == ["Player 1", "Bob", "Player 3"]
        bob.leave()

    def test_spectators_have_none(self, server: Server, made: Json) -> None:
        assert refused(server.watch(made).ask("name", name="Ada")) == "not_allowed"


class TestPresence:
    def test_all_see_who_comes_and_goes(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        assert here(ada) == [True, False, False]
        bob, second_tab = server.sit(made, 1), server.sit(made, 1)
        assert here(ada) == [True, True, False]
        bob.leave()
        second_tab.ping()
        assert here(ada) == [True, True, False]
        second_tab.leave()
        wait_until_here(ada, [True, False, False])

    def test_spectators_are_counted(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        assert ada.seats["spectators"] == 0
        watching = [server.watch(made), server.watch(made)]
        ada.ping()
        assert ada.seats["spectators"] == 2
        watching[0].leave()
        while ada.seats["spectators"] != 1:
            ada.wait_for("seats")


class TestChat:
    def lines(self, player: Player) -> list[tuple[int, str, str]]:
        player.ping()
        chats = [message["lines"] for message in player.received if message["type"] == "chat"]
        return [(line["number"], line["name"], line["text"]) for lines in chats for line in lines]

    def test_all_hear_it_in_order_and_those_who_come_later_too(self, server: Server, made: Json) -> None:
        ada, bob, spectator = server.sit(made, 0, name="Ada"), server.sit(made, 1), server.watch(made)
        assert ada.ask("chat", text="Hello!")["type"] == "done"
        assert bob.ask("chat", text="Hello, Ada.")["type"] == "done"
        assert spectator.ask("chat", text="Good luck!")["type"] == "done"
        said = [(0, "Ada", "Hello!"), (1, "Player 2", "Hello, Ada."), (2, "", "Good luck!")]
        for reader in (ada, bob, spectator, server.sit(made, 2), server.watch(made)):
            assert self.lines(reader) == said

    def test_it_is_no_part_of_the_game(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        assert ada.ask("chat", text="Hello!")["version"] == 0

    def test_what_is_said_is_one_line_of_printable_text(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        assert ada.ask("chat", text="<b>Hi</b>\n\u0000 there\u202e ")["type"] == "done"
        assert self.lines(ada) == [(0, "Player 1", "<b>Hi</b> there")]
        assert refused(ada.ask("chat", text=" \n ")) == "not_allowed"

    def test_it_is_not_too_long(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        assert ada.ask("chat", text="x" * 500)["type"] == "done"
        ada.send({"type": "chat", "text": "x" * 501})
        assert ada.wait_for("refused")["code"] == "malformed"

    def test_it_survives_a_restart_with_names_and_bots(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made = server.make("terraforming-mars", None, None, None, seed=1)
            ada = server.sit(made, 0, name="Ada")
            assert ada.ask("chat", text="one")["type"] == "done"
            bob = server.sit(made, 1)
            assert bob.ask("hand_over", bot="random")["type"] == "done"
            bob.catch_up(4)
            server.restart()
            back = server.sit(made, 0)
            assert self.lines(back) == [(0, "Ada", "one")]
            assert names(back)[0] == "Ada"
            assert back.seats["seats"][1]["bot"] == "random"
            assert notices(back) == ["A bot (random) now plays for Player 2."]
            assert back.ask("chat", text="two")["type"] == "done"
            assert self.lines(back)[1:] == [(1, "Ada", "two")]


def asked_to_set_up(player: Player) -> bool:
    """Whether somebody has something to choose before the first characters."""
    player.ping()
    asked = player.state["asked"]
    return asked is not None and asked["name"] != "character"


class TestLanguages:
    def test_another_language_resends_everything_in_it(self, server: Server, made: Json) -> None:
        ada, bob = server.sit(made, 0), server.sit(made, 1)
        assert ada.choose(0)["type"] == "done"
        english = ada.text()
        assert ada.ask("language", language="fr")["type"] == "done"
        ada.ping()
        assert ada.state["log"]["start"] == 0
        assert len(ada.log) == len(english)
        assert ada.text() != english
        assert names(ada)[1] == "Joueur 2"
        fresh = server.sit(made, 0, "fr")
        assert (ada.log, ada.state["asked"]) == (fresh.log, fresh.state["asked"])
        assert names(bob)[1] == "Player 2"

    @pytest.mark.parametrize("language", ["en", "fr", "pt"])
    def test_everything_is_said_in_each_language(self, server: Server, made: Json, language: str) -> None:
        ada = server.sit(made, 0, language)
        game = areo.new("terraforming-mars", players=3, seed=1)
        decision = game.asked[0]
        assert decision is not None
        assert ada.state["asked"]["prompt"] == decision.asking(language)
        assert ada.text() == game.log(0, language)

    @pytest.mark.parametrize("language", ["en", "fr", "pt"])
    def test_why_not_is_answered_in_each_language(self, server: Server, made: Json, language: str) -> None:
        ada = server.sit(made, 0, language)
        keys = ["play comet", "nonsense", ada.offered()[0]]
        answer = ada.ask("why", keys=keys)
        game = areo.new("terraforming-mars", players=3, seed=1)
        assert answer["reasons"] == {key: game.why(0, key, language) for key in keys}
        assert answer["reasons"][keys[0]]
        assert answer["reasons"][keys[2]] == []

    def test_what_a_choice_would_change_is_foreseen(self, server: Server) -> None:
        made = server.make("terraforming-mars", None, None, seed=7, options={"beginners": [0, 1]})
        players = [server.sit(made, seat) for seat in range(2)]
        seat = players[0].state["waiting"][0]
        keys = players[seat].offered()
        answer = players[seat].ask("foresee", keys=[*keys, "nonsense"])
        assert list(answer["foreseen"]) == keys
        assert answer["version"] == players[seat].state["version"]
        assert answer["foreseen"]["project power-plant"]["changes"] == [
            {"seat": seat, "what": "resource mc", "by": -11},
            {"seat": seat, "what": "production energy", "by": 1},
        ]
        assert answer["foreseen"]["project power-plant"]["warnings"] == []

    @pytest.mark.parametrize(
        ("language", "warning"),
        [
            ("en", "You have no astronaut on Mars to move."),
            ("fr", "Vous n’avez aucun astronaute à déplacer sur Mars."),
            ("pt", "Você não tem nenhum astronauta em Marte para mover."),
        ],
    )
    def test_what_would_come_to_nothing_is_warned_of_in_each_language(
        self, server: Server, language: str, warning: str
    ) -> None:
        made = server.make("red-planet", None, None, None, seed=7)
        players = [server.sit(made, seat, language) for seat in range(3)]
        while setting_up := [player for player in players if asked_to_set_up(player)]:
            setting_up[0].choose(setting_up[0].offered()[0])
        answer = players[0].ask("foresee", keys=["character explorer", "character recruiter"])
        assert answer["foreseen"]["character explorer"]["warnings"] == [warning]
        assert answer["foreseen"]["character recruiter"]["warnings"] == []

    def test_there_are_three_languages(self, server: Server, made: Json) -> None:
        ada = server.sit(made, 0)
        ada.send({"type": "language", "language": "de"})
        assert ada.wait_for("refused")["code"] == "malformed"
