"""Taking choices back, on both sides of every edge: freely, with the others' consent, and not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.server import Json, Player, Refused, Server, said


def undo(player: Player) -> Json:
    """Ask to take back the latest choice, as of what this player sees."""
    return player.ask("undo", version=player.version())


def refused(answer: Json) -> str | None:
    """With which code, if it was refused."""
    return str(answer["code"]) if answer["type"] == "refused" else None


def struck(player: Player) -> list[str]:
    return [said(line) for line in player.log if line.get("struck")]


def unstruck(player: Player) -> list[str]:
    return [said(line) for line in player.log if not line.get("struck") and not line.get("notice")]


def three_at_set_up(server: Server, undo: str = "free", *bots: str | None) -> tuple[Json, list[Player]]:
    """Three seats that choose corporations, and then cards, in secret and all at once."""
    made = server.make("terraforming-mars", *(bots or (None, None, None)), seed=1, undo=undo)
    return made, [server.sit(made, seat) for seat, bot in enumerate(bots or (None, None, None)) if bot is None]


def two_in_play(server: Server, undo: str = "free") -> tuple[Json, Player, Player]:
    """Two seats after set-up: the one to move, and the other. Neither has bought a card."""
    made = server.make("terraforming-mars", None, None, seed=2, undo=undo)
    seats = [server.sit(made, 0), server.sit(made, 1)]
    for player in seats:
        assert player.choose(0)["type"] == "done"
        assert player.choose()["type"] == "done"  # no cards are bought
    for player in seats:
        player.catch_up(4)
    mover = next(player for player in seats if player.state["asked"])
    return made, mover, next(player for player in seats if player is not mover)


def fund(player: Player) -> str:
    """Do something that all see and that reveals nothing: fund an award."""
    key = next(key for key in player.offered() if key.startswith("award "))
    assert player.choose(key)["type"] == "done"
    return key


class TestNone:
    def test_choices_are_not_taken_back(self, server: Server) -> None:
        _, (ada, *_) = three_at_set_up(server, "none")
        assert ada.choose(0)["type"] == "done"
        assert ada.state["undoable"] == 0
        assert refused(undo(ada)) == "not_allowed"
        assert ada.ping()["version"] == 1


class TestFree:
    def test_a_choice_that_revealed_nothing_is_taken_back(self, server: Server) -> None:
        _, mover, other = two_in_play(server)
        before = mover.state
        fund(mover)
        assert mover.state["undoable"] == 1
        assert undo(mover)["type"] == "done"
        assert mover.state["view"] == before["view"]
        assert mover.state["asked"]["options"] == before["asked"]["options"]
        assert mover.state["asked"]["id"] != before["asked"]["id"]
        other.catch_up(mover.version())
        assert other.state["waiting"] == before["waiting"]

    def test_the_version_rises(self, server: Server) -> None:
        _, mover, _ = two_in_play(server)
        fund(mover)
        assert mover.version() == 5
        assert undo(mover)["version"] == 6
        assert mover.version() == 6

    def test_several_are_taken_back_one_by_one_and_then_no_more(self, server: Server) -> None:
        _, mover, _ = two_in_play(server)
        before = mover.state["view"]
        fund(mover)
        assert mover.choose("end")["type"] == "done"
        assert mover.state["undoable"] == 2
        assert undo(mover)["type"] == "done"
        assert mover.state["undoable"] == 1
        assert undo(mover)["type"] == "done"
        assert (mover.state["undoable"], mover.state["view"]) == (0, before)
        assert refused(undo(mover)) == "illegal"

    def test_not_once_another_seat_has_chosen(self, server: Server) -> None:
        _, mover, other = two_in_play(server)
        fund(mover)
        assert mover.choose("end")["type"] == "done"
        other.catch_up(mover.version())
        assert mover.state["undoable"] == 2
        assert other.choose("pass")["type"] == "done"
        mover.catch_up(other.version())
        assert mover.state["undoable"] == 0
        assert refused(undo(mover)) == "illegal"

    def test_not_once_something_has_been_revealed(self, server: Server) -> None:
        """The last secret choice of set-up deals cards and shows corporations."""
        _, (ada, bob, eve) = three_at_set_up(server)
        for player in (ada, bob, eve):
            assert player.choose(0)["type"] == "done"
            assert player.choose()["type"] == "done"
        assert eve.state["undoable"] == 0
        assert refused(undo(eve)) == "illegal"

    def test_a_secret_choice_is_taken_back_while_others_have_chosen_too(self, server: Server) -> None:
        _, (ada, bob, _) = three_at_set_up(server)
        assert ada.choose(0)["type"] == "done"
        assert bob.choose(1)["type"] == "done"
        theirs = bob.state["asked"]
        ada.catch_up(2)
        assert ada.state["undoable"] == 1
        assert undo(ada)["type"] == "done"
        assert ada.state["asked"]["kind"] == "card"
        bob.catch_up(3)
        assert bob.state["asked"] == theirs
        assert bob.state["undoable"] == 1
        assert ada.choose(1)["type"] == "done"

    def test_one_that_saw_an_older_state_is_refused(self, server: Server) -> None:
        _, (ada, bob, _) = three_at_set_up(server)
        assert ada.choose(0)["type"] == "done"
        assert bob.choose(0)["type"] == "done"
        answer = ada.ask("undo", version=1)
        assert refused(answer) == "stale"
        assert ada.version() == 2
        assert undo(ada)["type"] == "done"

    def test_a_seat_that_a_bot_plays_takes_nothing_back(self, server: Server) -> None:
        _, (ada, *_) = three_at_set_up(server)
        assert ada.choose(0)["type"] == "done"
        assert ada.choose()["type"] == "done"
        assert ada.ask("hand_over", bot="random")["type"] == "done"
        assert refused(undo(ada)) == "not_allowed"

    def test_spectators_take_nothing_back(self, server: Server) -> None:
        made, (ada, *_) = three_at_set_up(server)
        assert ada.choose(0)["type"] == "done"
        assert refused(undo(server.watch(made))) == "not_allowed"

    def test_the_log_strikes_it_through_and_says_who_took_it_back(self, server: Server) -> None:
        made, mover, other = two_in_play(server)
        before = mover.text()
        fund(mover)
        told = mover.text()[len(before) :]
        assert undo(mover)["type"] == "done"
        other.catch_up(mover.version())
        spectator = server.watch(made)
        for reader in (mover, other, spectator):
            assert struck(reader) == told
            assert len(unstruck(reader)) == len(before)
            notices = [line for line in reader.log if line.get("notice")]
            assert [line["what"] for line in notices] == ["notice.undo"]
            assert said(notices[0]).endswith("takes back a choice.")

    def test_after_it_the_log_goes_on(self, server: Server) -> None:
        _, mover, _ = two_in_play(server)
        fund(mover)
        told = mover.text()
        assert undo(mover)["type"] == "done"
        fund(mover)
        assert unstruck(mover) == told
        assert len(mover.log) == len(told) + len(struck(mover)) + 1

    def test_what_others_chose_in_secret_meanwhile_is_not_struck(self, server: Server) -> None:
        _, (ada, bob, _) = three_at_set_up(server)
        assert ada.choose(0)["type"] == "done"
        mine = len(ada.log)
        assert bob.choose(0)["type"] == "done"
        ada.catch_up(2)
        theirs = ada.text()[mine:]
        assert undo(ada)["type"] == "done"
        assert len(struck(ada)) == 1
        assert ada.text()[mine : mine + len(theirs)] == theirs
        bob.catch_up(3)
        assert len(struck(bob)) == 1

    def test_a_restart_keeps_struck_lines(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables") as server:
            made, mover, other = two_in_play(server)
            fund(mover)
            assert undo(mover)["type"] == "done"
            fund(mover)
            other.catch_up(mover.version())
            server.restart()
            for player in (mover, other):
                back = Player(server, player.token)
                assert back.log == player.log
                assert {**back.state, "log": 0} == {**player.state, "log": 0}
            back = Player(server, mover.token)
            assert undo(back)["type"] == "done"
            assert server.table(made)["moments"] == 4


class TestConsent:
    def request(self, player: Player) -> Json:
        """The request as this player sees it, once it does."""
        while player.state["request"] is None:
            player.wait_for("state")
        request: Json = player.state["request"]
        return request

    def ask_undo(self, player: Player) -> None:
        player.send({"type": "undo", "ref": "please", "version": player.version()})

    def answer_to(self, player: Player) -> Json:
        while True:
            message = player.read()
            if message.get("ref") == "please":
                return message

    def asked(self, server: Server) -> tuple[Json, list[Player]]:
        """Ada has chosen in secret, and would like to take it back."""
        made, seats = three_at_set_up(server, "consent")
        ada = seats[0]
        assert ada.choose(0)["type"] == "done"
        self.ask_undo(ada)
        return made, seats

    def test_everybody_sees_the_request(self, server: Server) -> None:
        made, seats = self.asked(server)
        for player in (*seats, server.watch(made)):
            request = self.request(player)
            assert (request["seat"], request["waiting"]) == (0, [1, 2])
            assert 0 < request["seconds"] <= 30

    def test_granted_by_all_it_is_taken_back(self, server: Server) -> None:
        _, (ada, bob, eve) = self.asked(server)
        request = self.request(bob)["id"]
        assert bob.ask("consent", request=request, agree=True)["type"] == "done"
        bob.ping()
        assert self.request(bob)["waiting"] == [2]
        assert bob.version() == 1
        assert eve.ask("consent", request=request, agree=True)["type"] == "done"
        assert self.answer_to(ada)["type"] == "done"
        for player in (ada, bob, eve):
            player.catch_up(2)
            assert player.state["request"] is None
            assert len(struck(player)) == 1
        assert ada.state["asked"]["kind"] == "card"

    def test_refused_by_one_it_stands(self, server: Server) -> None:
        _, (ada, bob, eve) = self.asked(server)
        request = self.request(bob)["id"]
        assert bob.ask("consent", request=request, agree=True)["type"] == "done"
        assert eve.ask("consent", request=request, agree=False)["type"] == "done"
        assert refused(self.answer_to(ada)) == "not_allowed"
        ada.ping()
        assert (ada.version(), ada.state["request"]) == (1, None)
        assert refused(bob.ask("consent", request=request, agree=True)) == "stale"

    def test_a_late_answer_counts_for_no_other_request(self, server: Server) -> None:
        _, (ada, bob, eve) = self.asked(server)
        first = self.request(bob)["id"]
        assert bob.ask("consent", request=first, agree=False)["type"] == "done"
        assert refused(self.answer_to(ada)) == "not_allowed"
        self.ask_undo(ada)
        eve.ping()
        ada.ping()
        assert self.request(ada)["id"] != first
        assert refused(eve.ask("consent", request=first, agree=True)) == "stale"

    def test_nobody_answers_in_time(self, tmp_path: Path) -> None:
        with Server(tmp_path / "tables", "--consent-seconds", "1") as server:
            _, (ada, bob, _) = self.asked(server)
            request = self.request(bob)["id"]
            answer = self.answer_to(ada)
            assert refused(answer) == "not_allowed"
            assert "nobody answered" in answer["text"]
            ada.ping()
            assert (ada.version(), ada.state["request"]) == (1, None)
            assert refused(bob.ask("consent", request=request, agree=True)) == "stale"

    def test_it_lapses_when_somebody_chooses_and_whoever_asked_is_told(self, server: Server) -> None:
        _, (ada, bob, _) = self.asked(server)
        request = self.request(bob)["id"]
        assert bob.choose(0)["type"] == "done"
        assert refused(self.answer_to(ada)) == "stale"
        ada.catch_up(2)
        assert ada.state["request"] is None
        assert refused(bob.ask("consent", request=request, agree=True)) == "stale"
        assert ada.state["undoable"] == 1

    def test_another_request_takes_its_place_and_whoever_asked_is_told(self, server: Server) -> None:
        _, (ada, bob, eve) = three_at_set_up(server, "consent")
        assert ada.choose(0)["type"] == "done"
        assert bob.choose(0)["type"] == "done"
        ada.catch_up(2)
        self.ask_undo(ada)
        assert self.request(bob)["seat"] == 0
        self.ask_undo(bob)
        assert refused(self.answer_to(ada)) == "stale"
        ada.ping()
        assert self.request(ada)["seat"] == 1
        assert sorted(self.request(ada)["waiting"]) == [0, 2]
        eve.leave()

    def test_nobody_answers_for_somebody_else(self, server: Server) -> None:
        made, (ada, bob, _) = self.asked(server)
        request = self.request(bob)["id"]
        spectator = server.watch(made)
        assert refused(spectator.ask("consent", request=request, agree=True)) == "not_allowed"
        assert refused(ada.ask("consent", request=request, agree=True)) == "not_allowed"
        assert bob.ask("consent", request=request, agree=True)["type"] == "done"
        assert refused(bob.ask("consent", request=request, agree=True)) == "not_allowed"

    def test_bots_are_not_asked(self, server: Server) -> None:
        _, (ada, eve) = three_at_set_up(server, "consent", None, "random", None)
        ada.catch_up(2)  # the bot has chosen twice
        assert ada.choose(0)["type"] == "done"
        self.ask_undo(ada)
        assert self.request(eve)["waiting"] == [2]
        assert eve.ask("consent", request=self.request(eve)["id"], agree=True)["type"] == "done"
        assert self.answer_to(ada)["type"] == "done"

    def test_with_no_other_people_it_is_done_at_once(self, server: Server) -> None:
        _, (ada,) = three_at_set_up(server, "consent", None, "random", "random")
        ada.catch_up(4)
        assert ada.choose(0)["type"] == "done"
        assert undo(ada)["type"] == "done"
        assert ada.version() == 6

    def test_alone_it_is_done_at_once(self, server: Server) -> None:
        made = server.make("terraforming-mars", None, seed=1, undo="consent")
        ada = server.sit(made, 0)
        assert ada.choose(0)["type"] == "done"
        assert undo(ada)["type"] == "done"


@pytest.mark.parametrize("rule", ["sometimes", "", 1])
def test_there_are_three_rules_for_taking_back(server: Server, rule: object) -> None:
    with pytest.raises(Refused, match=r"400.*undo"):
        server.make("red-planet", None, None, None, undo=rule)
