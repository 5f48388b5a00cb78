"""A room: one table that people, programs and bots sit at. One thing at a time happens in it, and is stored first."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import time
from random import Random
from typing import Final, Protocol

from msgspec import Raw, json

from areo.bots import names as bot_names
from areo.bots.levels import USUAL
from areo.kernel.errors import IllegalChoice
from areo.kernel.question import checked
from areo.kernel.words import LANGUAGES
from areo.shuffles import commitment_of
from areo.table import decisions
from areo.table.breather import Breather
from areo.table.clock import Clock
from areo.table.courier import Courier
from areo.table.gathering import deal_of, mark_of, name_in
from areo.table.jobs import Advise, Apply, Foretell, Open, Opened
from areo.table.lines import AnyLine, Choice, Fault, Named, Said, Sat, Seated, Stored, TakenBack
from areo.table.messages import PROTOCOL, Ref
from areo.table.meter import Meter
from areo.table.names import LONGEST, tidy
from areo.table.parcel import unwrapped, wrapped
from areo.table.received import AskHint, Choose, Consent, Foresee, Undo, Why
from areo.table.refusal import Refusal
from areo.table.requests import SitDown
from areo.table.sent import (
    Asked,
    Chat,
    ChatLine,
    Done,
    Ending,
    Foreseen,
    Hints,
    HintShown,
    Invitation,
    Pause,
    Prospects,
    Reasons,
    Refused,
    Revealed,
    Seats,
    SeatShown,
    Sent,
    Shortfall,
    State,
    TimeUsed,
    UndoRequest,
    Welcome,
)
from areo.table.settings import Settings
from areo.table.standing import REMEMBERED, Standing
from areo.table.store import NotHeld, Store, StoreFailed
from areo.table.tokens import invited_seat
from areo.table.workers import JobFailed, Workers

LOG: Final = logging.getLogger("areo.table")
SIMPLEST: Final = "random"  # what takes over when a bot fails
LONG_GAME: Final = 1000  # choices
MOST_PATIENCE: Final = 30.0  # seconds between a bot's attempts while nothing can be stored
JUST_ASKED: Final = 60.0  # seconds: somebody whose line breaks so soon may not have seen the question


class Member(Protocol):
    """Whoever listens: a socket that joined as a seat, or (None) as a spectator."""

    seat: int | None
    language: str
    log_sent: int  # lines of the log it has

    def touch(self, state: bool = False, seats: bool = False) -> None:
        """It should be sent how things stand now, as soon as it can take it."""

    def post(self, message: Sent) -> None:
        """It should be sent this, after how things stand."""

    def dismiss(self, code: int, reason: str) -> None:
        """It should go."""


class Request:
    """Somebody would like to take a choice back, and others are asked."""

    def __init__(self, id: str, seat: int, ref: Ref, member: Member, waiting: set[int], until: float) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.ref: Final = ref
        self.member: Final = member
        self.waiting: Final = waiting
        self.until: Final = until
        self.timer: asyncio.TimerHandle | None = None


class Room:
    """One table, in memory while anybody sits at it or a bot is to move."""

    def __init__(
        self,
        stored: Stored,
        standing: Standing,
        said: list[tuple[int, Said]],
        store: Store,
        workers: Workers,
        clerks: Workers,
        settings: Settings,
        key: bytes,
        times: list[float] | None = None,
        courier: Courier | None = None,
        meter: Meter | None = None,
    ) -> None:
        self.store: Final = store
        self.workers: Final = workers  # where bots think
        self.clerks: Final = clerks  # where all else is done that may take long
        self.parcel: tuple[int, bytes] | None = None
        self.numbers: dict[str, list[int]] = {}  # by decision: which options were picked, of the latest answers
        self.settings: Final = settings
        self.key: Final = key  # makes the bots' luck, which nobody must be able to foresee
        self.id: Final = stored.table.id
        self.table: Final = stored.table
        self.rematch = stored.rematch
        self.standing = standing
        self.said = said
        self.members: set[Member] = set()
        self.lock: Final = asyncio.Lock()
        self.thinking: dict[int, tuple[str, asyncio.Task[None]]] = {}
        self.request: Request | None = None
        self.requests = 0
        self.breather: Final = Breather(self.tell_all)
        self.clock: Final = None if self.table.times == "off" else Clock(times or [0.0] * self.table.players)
        self.alarm: asyncio.TimerHandle | None = None  # rings when the first seat's time is up
        self.courier: Final = courier
        self.meter: Final = meter or Meter()
        self.asked_at: dict[int, float] = {}  # when each seat that is asked was not asked before
        self.patience = 0.0  # seconds a bot waits before it chooses, after the store has failed
        self.used = time.monotonic()
        self.gone = False

    # Coming and going.

    def enter(self, member: Member) -> None:
        if self.gone:  # closed while the member was on its way in
            member.dismiss(1012, "the table was put away; come back")
        self.members.add(member)
        self.used = time.monotonic()
        self.wind()
        for other in self.members:
            other.touch(state=other is member, seats=True)

    def leave(self, member: Member) -> None:
        self.members.discard(member)
        self.used = time.monotonic()
        self.wind()
        if member.seat is not None and time.monotonic() - self.asked_at.get(member.seat, 0.0) < JUST_ASKED:
            self.beckon(member.seat)
        for other in self.members:
            other.touch(seats=True)

    @property
    def game(self) -> str:
        return self.table.game

    def present(self, seat: int) -> bool:
        return any(member.seat == seat for member in self.members)

    def idle(self) -> bool:
        """Whether it may be put away: it comes back from the store when somebody asks for it."""
        busy = self.members or self.thinking or self.lock.locked()
        return not busy and time.monotonic() - self.used > self.settings.idle_seconds

    def close(self) -> None:
        """Stop whatever is under way; all that was done is stored."""
        self.gone = True
        for _, task in self.thinking.values():
            task.cancel()
        self.drop_request()
        self.breather.close()
        if self.alarm is not None:
            self.alarm.cancel()

    def lose(self) -> None:
        """Another server holds the table now: whoever sits here is sent there."""
        self.close()
        for member in tuple(self.members):
            member.dismiss(1012, "this table has moved to another server; come back")

    # What happens.

    async def choose(self, seat: int, message: Choose) -> None:
        async with self.lock:
            standing = self.standing
            if message.decision in standing.answered:
                if self.same_answer(seat, message):
                    return  # it came twice, and counts once
                held = f" with {', '.join(standing.answered[message.decision]) or 'nothing'}"
                raise Refusal("stale", f"this decision has been answered{held if self.is_own(seat, message) else ''}")
            decision = standing.game.asked[seat]
            if decision is None or message.decision != standing.decisions[seat]:
                raise Refusal("stale", "this decision is no longer open")
            if standing.bots[seat] is not None:
                raise Refusal("not_allowed", "a bot plays this seat; take it back first")
            try:
                indexes = checked(decision, message.picks)
            except IllegalChoice as error:
                raise Refusal("illegal", str(error)) from None
            keys = decision.keys
            await self.write(Choice(seat, [keys[index] for index in indexes], message.decision))
            self.numbers[message.decision] = indexes
            if len(self.numbers) > REMEMBERED:
                del self.numbers[next(iter(self.numbers))]

    def same_answer(self, seat: int, message: Choose) -> bool:
        """Whether an answered decision is answered the same way again, by keys or by numbers."""
        answered = self.standing.answered[message.decision]
        if not self.is_own(seat, message) or len(message.picks) != len(answered):
            return False
        numbers = self.numbers.get(message.decision, [])
        return all(pick in answered if isinstance(pick, str) else pick in numbers for pick in message.picks)

    def is_own(self, seat: int, message: Choose) -> bool:
        """Whether a decision was this seat's."""
        return message.decision.startswith(f"{seat}.")

    async def undo(self, member: Member, seat: int, message: Undo) -> bool:
        """Take the seat's latest choice back; False: others are asked first."""
        async with self.lock:
            self.check_undo(seat, message.version)
            others = set(self.standing.people()) - {seat}
            if self.table.undo == "free" or not others:
                await self.write(TakenBack(seat))
                return True
            self.lapse_request("somebody else asks to take a choice back")
            seconds = self.settings.consent_seconds
            self.requests += 1
            id = f"u{self.standing.version}.{self.requests}"
            request = Request(id, seat, message.ref, member, others, time.monotonic() + seconds)
            request.timer = asyncio.get_running_loop().call_later(
                seconds, self.refuse_request, request, "nobody answered"
            )
            self.request = request
            if seat in self.breather.until:
                self.breather.begin(seat, seconds)  # a bot's choice would be the end of it
            self.tell_all()
            return False

    def check_undo(self, seat: int, version: int) -> None:
        if self.table.undo == "none":
            raise Refusal("not_allowed", "choices are not taken back at this table")
        if version != self.standing.version:
            raise Refusal("stale", "something has happened since")
        if self.standing.game.undoable(seat) == 0:
            raise Refusal("illegal", "there is nothing this seat may take back now")
        if self.standing.bots[seat] is not None:
            raise Refusal("not_allowed", "a bot plays this seat; take it back first")

    async def consent(self, seat: int, message: Consent) -> None:
        async with self.lock:
            request = self.request
            if request is None or request.id != message.request:
                raise Refusal("stale", "this is no longer asked")
            if seat not in request.waiting:
                raise Refusal("not_allowed", "this seat is not asked")
            if not message.agree:
                self.refuse_request(request, "another player would rather not")
                return
            request.waiting.discard(seat)
            if request.waiting:
                self.tell_all()
                return
            self.drop_request()
            try:
                await self.write(TakenBack(request.seat))
            except Refusal as refusal:
                request.member.post(Refused(request.ref, refusal.code, str(refusal)))
                raise
            request.member.post(Done(request.ref, self.standing.version))

    def refuse_request(self, request: Request, why: str) -> None:
        if self.request is request:
            self.drop_request()
            request.member.post(Refused(request.ref, "not_allowed", f"not taken back: {why}"))
            self.tell_all()

    def lapse_request(self, why: str) -> None:
        """Whoever asked is told; what was asked for is no longer there."""
        if self.request is not None:
            self.request.member.post(Refused(self.request.ref, "stale", f"not taken back: {why}"))
            self.drop_request()

    def drop_request(self) -> None:
        if self.request is not None:
            if self.request.timer is not None:
                self.request.timer.cancel()
            self.breather.drop(self.request.seat)
            self.request = None

    def go_on(self, seat: int) -> None:
        """The seat will not take its turn back: nobody need wait for that."""
        self.breather.end(seat)

    async def hand_over(self, seat: int, bot: str | None) -> None:
        """Let a bot play the seat, or (None) its person again."""
        if bot is not None and bot not in bot_names():
            raise Refusal("not_allowed", f"there is no bot {bot!r}: there are {', '.join(bot_names())}")
        async with self.lock:
            if self.standing.game.over:
                raise Refusal("not_allowed", "the game is over")
            if bot is None and self.is_late(seat):
                raise Refusal("not_allowed", "this seat's time is up")
            if self.standing.bots[seat] != bot:
                await self.write(Seated(seat, bot))

    async def sit(self, seat: int, wish: SitDown) -> None:
        """Somebody sits down by an invitation after the deal, where a bot has made way for them."""
        async with self.lock:
            if seat in self.standing.sat:
                if self.standing.sat[seat] == mark_of(wish):
                    return  # it came twice, and counts once
                raise Refusal("stale", "this seat is taken")
            if self.standing.bots[seat] is not None:
                raise Refusal("not_allowed", "a bot plays this seat")
            await self.write(Sat(seat, mark_of(wish), name_in(wish, self.names_of_others(seat))))

    async def rename(self, seat: int, name: str) -> None:
        wanted = tidy(name, LONGEST)
        async with self.lock:
            if not wanted:
                raise Refusal("not_allowed", "a name has 1 to 24 printable characters")
            if wanted.casefold() in self.names_of_others(seat):
                raise Refusal("not_allowed", f"somebody here is called {wanted} already")
            if self.standing.game.names[seat] != wanted:
                await self.write(Named(seat, wanted))

    def names_of_others(self, seat: int) -> set[str]:
        """What the other seats are called, in any language."""
        game = self.standing.game
        others = [other for other in range(game.seats) if other != seat]
        return {game.words(language).player(other).casefold() for language in LANGUAGES for other in others}

    async def say(self, member: Member, text: str) -> None:
        said = tidy(text, 500)
        if not said:
            raise Refusal("not_allowed", "there is nothing to say")
        async with self.lock:
            self.check_open()
            seat = member.seat
            name = "" if seat is None else self.standing.game.words(member.language).player(seat)
            number = self.said[-1][0] + 1 if self.said else 0
            line = Said(seat, name, said)
            try:
                await self.store.say(self.id, number, line)
            except StoreFailed as error:
                if isinstance(error, NotHeld):
                    self.lose()
                raise Refusal("not_stored", "this could not be stored; nothing was said") from error
            self.said = [*self.said, (number, line)][-self.settings.latest_chat :]
            for other in self.members:
                other.post(Chat([ChatLine(number, seat, name, said)]))

    def why(self, seat: int, message: Why, language: str) -> Reasons:
        game = self.standing.game
        reasons = {key: game.why(seat, key, language) for key in message.keys}
        lacks = {key: lack for key in message.keys if (lack := game.lack(seat, key)) is not None}
        figures = {key: Shortfall(lack.what, lack.need, lack.have, lack.most) for key, lack in lacks.items()}
        return Reasons(message.ref, self.standing.version, reasons, figures)

    async def foresee(self, seat: int, message: Foresee, language: str) -> Prospects:
        """What would change, for each key that is offered and may be picked alone."""
        standing = self.standing
        job = Foretell(standing.game.position(), seat, message.keys, language)
        try:
            foreseen = await self.clerks.do(job, self.settings.job_seconds, dict[str, Foreseen])
        except JobFailed as error:
            LOG.error("nothing could be foreseen", extra={"table": self.id, "reason": str(error)})
            raise Refusal("not_allowed", "nothing can be foreseen here") from None
        return Prospects(message.ref, standing.version, foreseen)

    async def hint(self, seat: int, message: AskHint, language: str) -> Hints:
        """Good answers to the seat's open decision, thought of where bots think."""
        self.check_hint(seat, message.decision)
        luck = hmac.digest(self.key, f"hint {self.id} {message.decision}".encode(), hashlib.sha256).hex()
        job = Advise(self.standing.game.position(), seat, luck, language)
        try:
            hints = await self.workers.do(job, self.settings.hint_seconds, list[HintShown])
        except JobFailed as error:
            LOG.error("no hint", extra={"table": self.id, "slow": error.slow, "reason": str(error)})
            raise Refusal("not_allowed", "no hint was found in time" if error.slow else "no hint was found") from None
        self.check_hint(seat, message.decision)
        return Hints(message.ref, message.decision, hints)

    def check_hint(self, seat: int, decision: str) -> None:
        """Whether this seat may have a hint for this decision now."""
        if self.table.hints == "off":
            raise Refusal("not_allowed", "there are no hints at this table")
        if self.table.hints == "alone" and set(self.standing.people()) - {seat}:
            raise Refusal("not_allowed", "there are no hints here while other people play")
        if self.standing.bots[seat] is not None:
            raise Refusal("not_allowed", "a bot plays this seat; take it back first")
        if self.standing.decisions[seat] is None or decision != self.standing.decisions[seat]:
            raise Refusal("stale", "this decision is no longer open")

    def wrapped(self) -> bytes:
        """The table as it stands, for a look at its past elsewhere. Wrapped up once for each version."""
        if self.parcel is None or self.parcel[0] != self.standing.version:
            self.parcel = (self.standing.version, wrapped(self.standing))
        return self.parcel[1]

    # Writing.

    async def write(self, line: AnyLine) -> None:
        """Try a line, store it, and let it take effect: nobody sees what is not stored. Else nothing has happened."""
        self.check_open()
        number = self.standing.version
        try:
            standing = await self.tried(line)
            position = standing.game.position() if isinstance(line, (Choice, TakenBack)) else None
        except IllegalChoice as error:
            raise Refusal("illegal", str(error)) from None
        except Exception as error:
            LOG.exception("a line failed", extra={"table": self.id, "number": number})
            raise Refusal("illegal", "this cannot be done; the fault is ours and has been noted") from error
        began = time.perf_counter()
        try:
            await self.store.append(self.id, number, line, position, standing.game.over, standing.due())
        except NotHeld as error:
            self.lose()
            raise Refusal("not_stored", "this table has moved to another server; nothing was changed") from error
        except StoreFailed as error:
            LOG.error("not stored", extra={"table": self.id, "number": number, "reason": str(error)})
            await self.read_again()
            if isinstance(line, Choice) and line.decision in self.standing.answered and not self.gone:
                return  # it was: only the word that it was had been lost
            raise Refusal("not_stored", "this could not be stored; nothing was changed") from error
        self.meter.wrote(time.perf_counter() - began)
        before, self.standing = self.standing, standing
        self.patience = 0.0
        self.used = time.monotonic()
        self.lapse_request("something has happened since")
        for member in self.members:
            member.log_sent = min(member.log_sent, standing.changed)
        self.breathe(line.seat if isinstance(line, Choice) else None)
        self.wind()
        self.note_asked(before)
        self.tell_all(seats=not isinstance(line, (Choice, TakenBack)))
        self.set_bots_thinking()

    async def tried(self, line: AnyLine) -> Standing:
        """How the table would stand. To take a choice back the game is played again, elsewhere if it is long."""
        if isinstance(line, TakenBack) and self.standing.choices > LONG_GAME:
            job = Apply(self.table, Raw(self.wrapped()), line)
            parcel = await self.clerks.do(job, self.settings.job_seconds, Raw)
            return unwrapped(self.table, bytes(parcel))
        standing = self.standing.copy()
        standing.apply(line)
        return standing

    async def read_again(self) -> None:
        """Go back to what is stored. If even that fails, the room closes: it is read when somebody asks for it."""
        self.patience = min(MOST_PATIENCE, max(0.5, 2.0 * self.patience))
        try:
            stored = await self.store.load(self.id)
            if stored is None:
                raise StoreFailed("the table is gone")
            opened = await self.clerks.do(Open(stored), self.settings.open_seconds, Opened)
            if opened.differs:
                raise StoreFailed(opened.differs)
            self.standing = unwrapped(stored.table, bytes(opened.parcel))
        except (StoreFailed, JobFailed) as error:
            LOG.error("not read again", extra={"table": self.id, "reason": str(error)})
            self.close()
            for member in tuple(self.members):
                member.dismiss(1011, "the table's store failed; try again")
            return
        for member in self.members:
            member.log_sent = 0
        self.breathe(None)
        self.wind()
        self.tell_all(seats=True)
        self.set_bots_thinking()

    def check_open(self) -> None:
        if self.gone:
            raise Refusal("not_allowed", "this table has been closed")

    def tell_all(self, seats: bool = False) -> None:
        for member in self.members:
            member.touch(state=True, seats=seats)

    # Waiting, and the time.

    def may_rethink(self, seat: int) -> bool:
        """Whether bots are to go on, and would thereby end this person's chance to take a choice back."""
        standing = self.standing
        if self.table.undo == "none" or standing.bots[seat] is not None or standing.decisions[seat] is not None:
            return False
        return standing.due() and standing.game.undoable(seat) > 0

    def breathe(self, chose: int | None) -> None:
        """Have bots wait for whoever has just chosen, and no longer for those who cannot take anything back now."""
        for seat in tuple(self.breather.until):
            if not self.may_rethink(seat):
                self.breather.drop(seat)
        if chose is not None and self.table.pause > 0.0 and self.may_rethink(chose):
            self.breather.begin(chose, self.table.pause)

    def resume(self) -> None:
        """Go on after the table was brought back from the store, with the pause that was under way."""
        for seat in self.standing.people():
            self.breathe(seat)
        self.set_bots_thinking()

    def wind(self) -> None:
        """Let the time of the people who are asked run, as long as anybody is at the table."""
        clock = self.clock
        if clock is None:
            return
        standing = self.standing
        asked = frozenset(seat for seat in standing.game.waiting_for() if standing.bots[seat] is None)
        clock.run(asked if self.members and not self.gone else frozenset())
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        minutes = self.table.minutes
        left = clock.left(60.0 * minutes) if self.table.times == "bot" and minutes is not None else None
        if left is not None:
            loop = asyncio.get_running_loop()
            self.alarm = loop.call_later(max(left, self.patience), lambda: loop.create_task(self.time_is_up()))

    def is_late(self, seat: int) -> bool:
        """Whether a seat has used all its time, where that matters."""
        minutes = self.table.minutes
        if self.clock is None or self.table.times != "bot" or minutes is None:
            return False
        return self.clock.read()[seat] >= 60.0 * minutes

    async def time_is_up(self) -> None:
        """A bot plays on for everybody who has used all their time."""
        async with self.lock:
            for seat in self.standing.people():
                if self.is_late(seat) and not self.gone and not self.standing.game.over:
                    with contextlib.suppress(Refusal):  # it is said in the log, and tried again
                        await self.write(Seated(seat, USUAL, late=True))
            self.wind()

    async def keep_times(self) -> None:
        """Store how much time everybody has used so far."""
        if self.clock is not None:
            with contextlib.suppress(StoreFailed):
                await self.store.keep_times(self.id, self.clock.read())

    def note_asked(self, before: Standing) -> None:
        """Tell people who are not at the table that it is their turn now, if they wish that."""
        for seat in range(self.standing.game.seats):
            if self.standing.decisions[seat] is None:
                self.asked_at.pop(seat, None)
            elif before.decisions[seat] is None:
                self.asked_at[seat] = time.monotonic()
                self.beckon(seat)

    def beckon(self, seat: int) -> None:
        if self.courier is not None and self.standing.bots[seat] is None and not self.gone:
            self.courier.beckon(self, seat)

    def is_wanted(self, seat: int) -> bool:
        """Whether a person is asked who is not at the table."""
        return self.standing.decisions[seat] is not None and self.standing.bots[seat] is None and not self.present(seat)

    # Bots.

    def set_bots_thinking(self) -> None:
        """Start every bot that is to choose and is not thinking about it yet."""
        standing = self.standing
        for seat in standing.game.waiting_for():
            decision = standing.decisions[seat]
            bot = standing.bots[seat]
            if bot is None or decision is None or self.gone:
                continue
            now = self.thinking.get(seat)
            if now is not None and now[0] == f"{bot} {decision}":
                continue
            if now is not None:
                now[1].cancel()
            task = asyncio.get_running_loop().create_task(self.think(seat, bot, decision))
            self.thinking[seat] = (f"{bot} {decision}", task)

    async def think(self, seat: int, bot: str, decision: str) -> None:
        """Have a bot choose for a seat, and choose so, unless things have changed meanwhile."""
        name = f"{bot} {decision}"
        try:
            line = await self.bots_line(seat, bot, decision)
            written = False
            while not written:
                await self.breather.over.wait()
                async with self.lock:
                    if self.breather.until:
                        continue  # somebody has chosen meanwhile
                    written = True
                    still = self.standing.decisions[seat] == decision and self.standing.bots[seat] == bot
                    if self.thinking.get(seat, ("",))[0] == name:
                        del self.thinking[seat]  # so that the next one can start
                    if still and not self.gone:
                        await self.write(line)
                        if isinstance(line, Choice):
                            self.meter.bot_chose()
        except Refusal as refusal:
            LOG.error("a bot's choice was refused", extra={"table": self.id, "bot": bot, "reason": str(refusal)})
            if refusal.code == "illegal" and bot != SIMPLEST:
                with contextlib.suppress(Refusal):
                    async with self.lock:
                        await self.write(Fault(seat, bot, SIMPLEST, slow=False))
        except Exception:
            LOG.exception("a bot's turn failed", extra={"table": self.id, "bot": bot})
        finally:
            if self.thinking.get(seat, ("",))[0] == name:
                del self.thinking[seat]

    async def bots_line(self, seat: int, bot: str, decision: str) -> AnyLine:
        await asyncio.sleep(self.patience)
        began = time.monotonic()
        luck = hmac.digest(self.key, f"luck {self.id} {decision}".encode(), hashlib.sha256).hex()
        position = json.encode(self.standing.game.position())
        try:
            picks = await self.workers.choose(bot, position, seat, luck, self.settings.bot_seconds)
        except JobFailed as fault:
            LOG.error("a bot failed", extra={"table": self.id, "bot": bot, "slow": fault.slow, "reason": str(fault)})
            if bot != SIMPLEST:
                return Fault(seat, bot, SIMPLEST, fault.slow)
            picks = self.any_answer(seat, luck)
        self.meter.thought(bot, time.monotonic() - began)
        if self.settings.pace and self.members:
            await asyncio.sleep(max(0.0, self.settings.pace - (time.monotonic() - began)))
        return Choice(seat, picks, decision, bot)

    def any_answer(self, seat: int, luck: str) -> list[str]:
        """If all else fails: any legal answer."""
        asked = self.standing.game.asked[seat]
        if asked is None:
            return []
        keys = asked.keys
        return [keys[index] for index in asked.sample(Random(luck))]

    # What each is sent.

    def welcome(self, role: int) -> Welcome:
        game = self.standing.game
        return Welcome(
            protocol=PROTOCOL,
            id=self.id,
            game=self.table.game,
            seat=role if role >= 0 else None,
            players=game.seats,
            options=self.open_options(),
            undo=self.table.undo,
            points=self.table.points,
            times=self.table.times,
            minutes=self.table.minutes,
            hints=self.table.hints,
            data=game.rulebook.digest,
            deal=deal_of(self.table),
            invitation=self.invitation(role),
        )

    def invitation(self, role: int) -> Invitation | None:
        seat = invited_seat(role)
        if seat is None:
            return None
        return Invitation(seat, seat not in self.standing.sat and self.standing.bots[seat] is None)

    def open_options(self) -> dict[str, object]:
        """The options without those that tell what is hidden; once the game is over, with them."""
        game = self.standing.game
        hidden = ["names", "data"]  # what the seats are called is told elsewhere; a file's place concerns nobody
        if not game.over:
            hidden += ["seed", *game.rulebook.set_up_secrets]
        return {name: value for name, value in game.options.items() if name not in hidden}

    def seats(self, language: str) -> Seats:
        game = self.standing.game
        words = game.words(language)
        here = {member.seat for member in self.members}
        shown = [
            SeatShown(
                seat,
                words.player(seat),
                game.names[seat] != "",
                self.standing.bots[seat],
                seat in here,
                seat in here or seat in self.standing.taken,
                seat in self.table.invited,
            )
            for seat in range(game.seats)
        ]
        return Seats(shown, sum(1 for member in self.members if member.seat is None))

    def chat(self) -> Chat:
        return Chat([ChatLine(number, said.seat, said.name, said.text) for number, said in self.said])

    def state(self, seat: int | None, language: str, log_sent: int) -> State:
        """Exactly what the game shows, asks and tells this seat."""
        standing = self.standing
        game = standing.game
        return State(
            version=standing.version,
            over=game.over,
            clock=game.clock_text(language),
            view=game.view(seat),
            asked=None if seat is None else self.asked(seat, language),
            waiting=game.waiting_for(),
            undoable=0 if seat is None or self.table.undo == "none" else game.undoable(seat),
            log=standing.story.part(game, seat, language, log_sent),
            request=self.shown_request(),
            pause=self.shown_pause(),
            times=self.shown_times(),
            scores=game.open_scores(seat) if self.table.points == "shown" else None,
            ending=self.ending(),
            revealed=self.revealed(),
        )

    def asked(self, seat: int, language: str) -> Asked | None:
        decision = self.standing.game.asked[seat]
        id = self.standing.decisions[seat]
        if decision is None or id is None:
            return None
        return decisions.asked(id, decision, language)

    def shown_request(self) -> UndoRequest | None:
        request = self.request
        if request is None:
            return None
        left = max(0.0, round(request.until - time.monotonic(), 1))
        return UndoRequest(request.id, request.seat, sorted(request.waiting), left)

    def shown_pause(self) -> Pause | None:
        return Pause(sorted(self.breather.until), self.breather.left()) if self.breather.until else None

    def shown_times(self) -> list[TimeUsed] | None:
        clock = self.clock
        if clock is None:
            return None
        return [TimeUsed(used, seat in clock.running) for seat, used in enumerate(clock.read())]

    def ending(self) -> Ending | None:
        game = self.standing.game
        won = game.won
        return None if won is None else Ending(game.scores(), game.ranking(), won, game.rivals())

    def revealed(self) -> Revealed | None:
        """What the seed was drawn from: told to nobody before the game is over."""
        shuffle = self.table.shuffle
        if shuffle is None or not self.standing.game.over:
            return None
        seed = str(self.table.options["seed"])
        return Revealed(commitment_of(shuffle.secret), shuffle.secret, shuffle.numbers, seed)
