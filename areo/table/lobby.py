"""The lobby: makes tables, finds them by token, brings them back from the store and puts them away."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import math
import time
from collections.abc import Mapping
from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from areo.bots import names as bot_names
from areo.kernel.errors import BadOption
from areo.shuffles import new_secret, seed_of
from areo.table.accounts import SharedRations
from areo.table.courier import Courier
from areo.table.gathering import Gathering, deal_of
from areo.table.jobs import Deal, Dealt, Look, Open, Opened, Replay, Sight
from areo.table.lane import SlowLane
from areo.table.lines import AnyLine, Json, Restored, Seated, Shuffle, Stored, TableRules, TableSetUp
from areo.table.meter import Meter
from areo.table.names import called
from areo.table.parcel import unwrapped
from areo.table.peers import Elsewhere, Peers
from areo.table.pool import Pool
from areo.table.rations import Rations, network
from areo.table.refusal import Refusal
from areo.table.requests import Fill, Made, NewTable, PlayOn, SeatKey, SitDown, SpectatorKey
from areo.table.reviews import Reviews
from areo.table.room import Room
from areo.table.sent import Rematch
from areo.table.settings import Settings
from areo.table.standing import Standing
from areo.table.store import Store, StoreFailed
from areo.table.tokens import HOST, SPECTATOR, Tokens, invitation_to, invited_seat, new_id
from areo.table.workers import BadJob, Workers
from areo.verification import controls

LOG: Final = logging.getLogger("areo.table")
SWEEP_SECONDS: Final = 15.0
FORGOTTEN_AT_ONCE: Final = 20  # old tables
ADOPTED_AT_ONCE: Final = 20  # tables that nobody holds
TRIED_AGAIN_SECONDS: Final = 600.0  # after which a table that could not be opened is tried again
THIS_MACHINE: Final = ("", "127.0.0.1", "::/64")
NOT_FROM_OUTSIDE: Final = ("data",)  # options that name files of this machine


class NoSuchTable(Exception):
    """No table, or not with this token: which of the two is not told."""


class Full(Exception):
    """There is no room for another table."""


class Lobby:
    """All tables of one store."""

    def __init__(self, store: Store, secret: bytes, settings: Settings, meter: Meter | None = None) -> None:
        self.store: Final = store
        self.secret: Final = secret
        self.tokens: Final = Tokens(secret)
        self.settings: Final = settings
        self.meter: Final = meter or Meter()
        self.peers: Final = store.peers(settings.lease_seconds)  # who share the store; None: nobody can
        self.workers: Final = Workers(settings.bot_workers)
        self.clerks: Final = Workers(settings.job_workers, settings.job_megabytes)
        self.reviews: Final = Reviews(store, settings)
        self.pool: Final = self.joined_pool()
        self.lane: Final = SlowLane()
        self.hints: Final = self.ration("hints", settings.hints_a_minute / 60.0, settings.hints_at_once)
        self.looks: Final = self.ration("looks", settings.moments_a_second, settings.moments_at_once)
        self.courier: Courier | None = None  # where notifications can be sent
        self.rooms: dict[str, Room] = {}
        self.gatherings: dict[str, Gathering] = {}
        self.opening: dict[str, asyncio.Future[Room | Gathering]] = {}
        self.chores: list[asyncio.Task[None]] = []

    def joined_pool(self) -> Pool | None:
        """What this server shares with those that share its store, if any can."""
        if self.peers is None:
            return None
        pool = Pool(self.peers, self.secret, tuple(sorted(self.settings.components.values())), self.meter)
        pool.add("bots", self.workers)
        pool.add("jobs", self.clerks)
        pool.add("reviews", self.reviews.workers)
        return pool

    def ration(self, name: str, rate: float, most: float) -> Rations:
        """What each household may have of something: at this server, or at all that share its store."""
        if self.pool is None:
            return Rations(rate, most)
        shared = SharedRations(name, rate, most, self.mark_of)
        self.pool.accounts.append(shared)
        return shared

    async def begin(self, address: str = "") -> None:
        """Let the bots that were thinking when the server stopped go on. Peers reach this server at its address."""
        self.courier = await Courier.ready(self.store, self.settings)
        loop = asyncio.get_running_loop()
        if self.peers is not None:
            await self.peers.begin(address)
            self.chores = [loop.create_task(self.stay(self.peers)), loop.create_task(self.adopt(self.peers))]
        if self.pool is not None:
            self.chores.append(loop.create_task(self.pool.keep_meeting()))
        self.chores.append(loop.create_task(self.sweep()))

    async def stay(self, peers: Peers) -> None:
        """Go on holding what this server holds; and close what it no longer does."""
        while True:
            await asyncio.sleep(peers.seconds / 3)
            try:
                for id in await peers.renew():
                    self.lose(id)
            except Exception as error:  # whatever it is, it is tried again
                fault = None if isinstance(error, StoreFailed) else error
                LOG.error("this server was not heard of", extra={"reason": str(error)}, exc_info=fault)

    async def adopt(self, peers: Peers) -> None:
        """Take on tables where a bot is to choose and which nobody holds, such as those of a server that has died."""
        failed: dict[str, float] = {}  # when each of those that cannot be opened was last tried
        while True:
            adopted = 0
            with contextlib.suppress(StoreFailed):  # another time
                for id in await peers.orphans(ADOPTED_AT_ONCE):
                    if time.monotonic() - failed.get(id, -math.inf) < TRIED_AGAIN_SECONDS:
                        continue
                    if await self.reopen(id):
                        adopted += 1
                    else:
                        failed[id] = time.monotonic()
            if not adopted:
                await asyncio.sleep(peers.seconds / 3)

    def lose(self, id: str) -> None:
        """Another server has taken a table."""
        LOG.warning("a table was taken by another server", extra={"table": id})
        room = self.rooms.pop(id, None)
        if room is not None:
            room.lose()
        gathering = self.gatherings.pop(id, None)
        if gathering is not None:
            gathering.end(1012, "this table has moved to another server; come back")

    async def sweep(self) -> None:
        if self.peers is None:
            for id in await self.store.due():
                await self.reopen(id)
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.settings.idle_seconds))
            idle = [id for id, gathering in self.gatherings.items() if gathering.idle()]
            for id in idle:
                del self.gatherings[id]
            for room in [room for room in self.rooms.values() if room.idle()]:
                room.close()
                del self.rooms[room.id]
                idle.append(room.id)
            await self.let_go(idle)
            for room in tuple(self.rooms.values()):
                await room.keep_times()
            for room in [room for room in self.rooms.values() if room.gone]:
                await self.reopen(room.id)
            await self.forget_old()

    async def forget_old(self) -> None:
        """Delete some of the tables at which nothing has happened for very long."""
        if not self.settings.keep_days:
            return
        with contextlib.suppress(StoreFailed):  # another time
            for id in await self.store.untouched(self.settings.keep_days * 86_400.0, FORGOTTEN_AT_ONCE):
                if id not in self.rooms and id not in self.gatherings and id not in self.opening:
                    await self.store.delete(id)
                    LOG.info("an old table was deleted", extra={"table": id})

    async def reopen(self, id: str) -> bool:
        """Open a table for the sake of its bots. Whether they go on, here or elsewhere."""
        try:
            await self.room(id)
        except Elsewhere:
            self.rooms.pop(id, None)
        except Exception:
            LOG.exception("a table could not be opened", extra={"table": id})
            return False
        return True

    async def let_go(self, ids: list[str]) -> None:
        """Other servers may have these tables from now on."""
        if self.peers is not None:
            with contextlib.suppress(StoreFailed):  # then they can when this server is gone
                await self.peers.let_go(ids)

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        for room in tuple(self.rooms.values()):
            await room.keep_times()
            room.close()
            for member in tuple(room.members):
                member.dismiss(1012, "the server is stopping; come back soon")
        for gathering in self.gatherings.values():
            gathering.end(1012, "the server is stopping; come back soon")
        if self.peers is not None:
            with contextlib.suppress(StoreFailed):  # then its tables are free when its word no longer holds
                await self.peers.end()
        if self.courier is not None:
            self.courier.close()
        await self.reviews.close()
        await self.workers.close()
        await self.clerks.close()

    # Finding tables.

    async def enter(self, token: str) -> tuple[Room | Gathering, int]:
        """The table a token is for, and what the token opens: a seat, a look at it, all of it, or an invitation."""
        id = self.tokens.table(token)
        role = self.tokens.role(token)
        if role is None:
            raise NoSuchTable
        place = await self.place(id)
        seat = invited_seat(role)
        if role >= place.table.players or (seat is not None and seat not in place.table.invited):
            raise NoSuchTable
        return place, role

    async def room(self, id: str) -> Room:
        """A table that is dealt."""
        place = await self.place(id)
        if isinstance(place, Gathering):
            raise Refusal("stale", "people are still sitting down; then the cards are dealt")
        return place

    async def place(self, id: str) -> Room | Gathering:
        gathering = self.gatherings.get(id)
        if gathering is not None:
            return gathering
        room = self.rooms.get(id)
        if room is not None and not room.gone:
            room.used = time.monotonic()
            return room
        opening = self.opening.get(id)
        if opening is None:
            opening = asyncio.ensure_future(self.bring(id))
            self.opening[id] = opening
            opening.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(opening)

    async def bring(self, id: str) -> Room | Gathering:
        """A table from the store, held by this server from now on."""
        if self.peers is None:
            return await self.read(id)
        await self.peers.take(id)
        try:
            return await self.read(id)
        except BaseException:
            await self.let_go([id])
            raise

    async def read(self, id: str) -> Room | Gathering:
        stored = await self.store.load(id)
        if stored is None:
            raise NoSuchTable
        if not stored.table.dealt:
            gathering = Gathering(stored)
            if not gathering.complete:
                self.gatherings[id] = gathering
                return gathering
            await self.deal_out(gathering)  # the server was stopped in between
            return await self.read(id)
        said = await self.store.said(id, self.settings.latest_chat)
        times = None if stored.table.times == "off" else await self.store.times(id)
        standing = await self.stand(stored)
        room = Room(
            stored,
            standing,
            said,
            self.store,
            self.workers,
            self.clerks,
            self.settings,
            self.secret,
            times,
            self.courier,
            self.meter,
        )
        self.rooms[id] = room
        room.resume()
        return room

    async def stand(self, stored: Stored) -> Standing:
        """The table as it stood. If the rules have changed since, it goes on from the position that was kept."""
        try:
            opened = await self.clerks.do(Open(stored), self.settings.open_seconds, Opened)
        except BadJob as error:
            raise StoreFailed(f"damaged: {error}") from error
        standing = unwrapped(stored.table, bytes(opened.parcel))
        if opened.differs:
            LOG.warning("restored from its position", extra={"table": stored.table.id, "reason": opened.differs})
            line = Restored(stored.position)
            number = len(stored.lines)
            over, due = standing.game.over, standing.due()
            await self.store.append(stored.table.id, number, line, standing.game.position(), over, due)
        return standing

    # Making tables.

    async def make(self, wish: NewTable, maker: str = "") -> Made:
        """A new table, as somebody from outside wishes it."""
        await self.check_room_for(maker)
        if wish.position is not None:
            if wish.seed is not None or wish.options:
                raise BadOption("a table begins from a position, or with a seed and options, not both")
            options = wish.position.get("options", {})
            self.check_options(options if isinstance(options, Mapping) else {})
            chosen, shuffle = ["position"], None
            dealt = await self.deal(Deal(wish.game, len(wish.seats), None, {}, wish.position))
            if dealt.game != wish.game:
                raise BadOption(f"the position is of {dealt.game}, not of {wish.game}")
            if dealt.players != len(wish.seats):
                raise BadOption(f"the position has {dealt.players} seats, not {len(wish.seats)}")
        else:
            self.check_options(wish.options)
            for name in ("players", "names", "seed"):
                if name in wish.options:
                    raise BadOption(f"{name} is no option here: seats and seed say it")
            options = {**wish.options, **self.components(wish.game)}
            chosen = [*([] if wish.seed is None else ["seed"]), *controls(wish.game, wish.options)]
            shuffle = None if wish.seed is not None else undisclosed(len(wish.seats))
            seed = wish.seed if shuffle is None else seed_of(shuffle.secret, shuffle.numbers)
            dealt = await self.deal(Deal(wish.game, len(wish.seats), seed, options))
        if wish.times == "bot" and wish.minutes is None:
            raise BadOption("a bot can only take over when a limit is set: minutes")
        pause = self.settings.pause if wish.pause is None else wish.pause
        rules = TableRules(wish.undo, wish.points, pause, wish.times, wish.minutes, wish.hints)
        return await self.keep(dealt, wish.seats, rules, maker, chosen, shuffle)

    def mark_of(self, address: str) -> str:
        """What stands in the store for whoever has an address: no address can be read from it. "": nobody counts."""
        whose = network(address)
        if whose in THIS_MACHINE:
            return ""
        return hmac.digest(self.secret, f"maker {whose}".encode(), hashlib.sha256)[:12].hex()

    async def check_room_for(self, maker: str) -> None:
        """Whether there is room for one more table, and for one more of whoever makes it."""
        if await self.store.bytes_used() > self.settings.folder_megabytes * 1024 * 1024:
            raise Full("this server has no room for more tables")
        if maker and await self.store.made_by(maker) >= self.settings.tables_an_address:
            raise Full(f"{self.settings.tables_an_address} tables are kept for you already; delete some first")

    async def deal(self, job: Deal | Replay | Look) -> Dealt:
        """A game to make a table from."""
        return await self.clerks.do(job, self.settings.job_seconds, Dealt)

    async def look(self, room: Room, at: Sight, eyes: int | None, language: str, moment: int = 0) -> Raw:
        """Something of a table's past, written out."""
        job = Look(at, room.table, Raw(room.wrapped()), eyes, language, moment)
        return await self.clerks.do(job, self.settings.job_seconds, Raw)

    def components(self, game: str) -> Json:
        """The option that names the corrected file this server plays a game with, if it has one."""
        return {"data": self.settings.components[game]} if game in self.settings.components else {}

    def check_options(self, options: Mapping[str, object]) -> None:
        for name in NOT_FROM_OUTSIDE:
            if name in options:
                raise BadOption(f"{name} cannot be set from outside")

    async def keep(
        self,
        dealt: Dealt,
        fills: list[Fill],
        rules: TableRules,
        maker: str,
        chosen: list[str],
        shuffle: Shuffle | None = None,
        invited: list[int] | None = None,
    ) -> Made:
        """Store a table with this game, and say who gets which token. Where people are invited it is dealt later."""
        bots = [fill.bot for fill in fills]
        for bot in bots:
            if bot is not None and bot not in bot_names():
                raise BadOption(f"there is no bot {bot!r}: there are {', '.join(bot_names())}")
        waits = any(fill.invite and fill.bot is None for fill in fills)
        unsettled = ["seed"] if waits and shuffle is not None else []
        table = TableSetUp(
            id=new_id(),
            created=time.time(),
            game=dealt.game,
            players=dealt.players,
            options={name: value for name, value in dealt.options.items() if name not in unsettled},
            undo=rules.undo,
            bots=bots,
            names=called(fills),
            start=dealt.start,
            points=rules.points,
            pause=rules.pause,
            times=rules.times,
            minutes=rules.minutes,
            hints=rules.hints,
            invited=by_invitation(fills) if invited is None else invited,
            chosen=chosen,
            shuffle=shuffle,
            dealt=not waits,
        )
        due = not waits and any(bots[seat] is not None for seat in dealt.waiting)
        position = {} if waits else dealt.position
        await self.store.create(table, dealt.lines, position, dealt.over, due, maker)
        LOG.info("a table was made", extra={"table": table.id, "game": table.game, "players": table.players})
        if due and self.peers is None:  # else they begin where somebody comes to it, or after a while
            await self.room(table.id)  # its bots begin
        return self.made(table)

    def made(self, table: TableSetUp) -> Made:
        id = table.id
        seats = [self.key(table, seat, seat in table.invited) for seat in range(table.players)]
        spectator = SpectatorKey(self.tokens.token(id, SPECTATOR), self.link(id, SPECTATOR))
        return Made(id, table.game, seats, spectator, self.tokens.token(id, HOST), deal_of(table))

    def key(self, table: TableSetUp, seat: int, invitation: bool) -> SeatKey:
        role = invitation_to(seat) if invitation else seat
        return SeatKey(seat, table.bots[seat], self.tokens.token(table.id, role), self.link(table.id, role), invitation)

    def link(self, id: str, role: int) -> str:
        """The token stands behind the #, which browsers keep to themselves: it is in no log and no referrer."""
        return f"/t/{id}#{self.tokens.token(id, role)}"

    async def open_record(self, record: Json, maker: str = "") -> Made:
        """A table from a record, to look at, or to play on from where it ends."""
        await self.check_room_for(maker)
        options = record.get("options")
        self.check_options(options if isinstance(options, Mapping) else {})
        start = record.get("start")
        if isinstance(start, Mapping) and isinstance(start.get("options"), Mapping):
            self.check_options(start["options"])
        choices = record.get("choices")
        if isinstance(choices, list) and len(choices) > self.settings.record_choices:
            raise BadOption(f"a record of at most {self.settings.record_choices} choices can be opened here")
        dealt = await self.deal(Replay(record))
        rules = TableRules("free", pause=self.settings.pause)
        fills = [Fill(name=name) for name in dealt.names or [""] * dealt.players]
        return await self.keep(dealt, fills, rules, maker, ["record"])

    async def play_on(self, room: Room, wish: PlayOn, maker: str = "") -> Made:
        """A new table from a moment of a finished game."""
        await self.check_room_for(maker)
        game = room.standing.game
        if not game.over:
            raise Refusal("not_allowed", "a game can be played on from when it is over: it would show what is hidden")
        if wish.moment > room.standing.choices:
            raise BadOption(f"the game has moments 0 to {room.standing.choices}, not {wish.moment}")
        if wish.moment == room.standing.choices:
            raise Refusal("not_allowed", "there the game was over")
        fills = wish.seats or [Fill(room.standing.bots[seat], game.names[seat] or None) for seat in range(game.seats)]
        if len(fills) != game.seats:
            raise BadOption(f"{game.seats} seats must be filled, not {len(fills)}")
        rules = replace(room.table.rules, undo=wish.undo or room.table.undo)
        job = Look("dealt", room.table, Raw(room.wrapped()), None, "en", wish.moment)
        return await self.keep(await self.deal(job), fills, rules, maker, ["moment"])

    async def rematch(self, room: Room) -> str:
        """The same people, the same options, another deal. Asked for twice, there is one."""
        game = room.standing.game
        if not game.over:
            raise Refusal("not_allowed", "a rematch can be had when the game is over")
        async with room.lock:
            room.check_open()
            if room.rematch is None:
                secrets = ["seed", "players", "names", *game.rulebook.set_up_secrets]
                options = {name: value for name, value in game.options.items() if name not in secrets}
                fills = [Fill(room.standing.bots[seat], game.names[seat] or None) for seat in range(game.seats)]
                table = room.table
                shuffle = undisclosed(game.seats)
                seed = seed_of(shuffle.secret, shuffle.numbers)
                dealt = await self.deal(Deal(table.game, game.seats, seed, options))
                chosen = controls(table.game, options)
                made = await self.keep(dealt, fills, table.rules, "", chosen, shuffle, table.invited)
                room.rematch = await self.store.rematch(room.id, made.id)
                for member in room.members:
                    member.post(self.rematch_for(room.rematch, member.seat))
            return room.rematch

    def rematch_for(self, id: str, seat: int | None) -> Rematch:
        return Rematch(id, self.tokens.token(id, SPECTATOR if seat is None else seat))

    # Sitting down.

    async def sit(self, token: str, wish: SitDown) -> SeatKey:
        """Somebody sits down, by an invitation or by the token of a seat: the seat's own token is theirs."""
        place, role = await self.enter(token)
        seat = invited_seat(role)
        if seat is None and role < 0:
            raise Refusal("not_allowed", "this link is no invitation to a seat")
        taken = role if seat is None else seat
        if isinstance(place, Gathering):
            async with place.lock:
                line = place.line(taken, wish, own=seat is None)
                if line is not None:
                    await self.gather(place, line)
        elif seat is not None:
            await place.sit(seat, wish)
        return self.key(place.table, taken, invitation=False)

    async def refill(self, gathering: Gathering, seat: int, bot: str | None) -> None:
        """Whoever made the table has a bot play instead of somebody who does not come, or waits for them again."""
        if bot is not None and bot not in bot_names():
            raise Refusal("not_allowed", f"there is no bot {bot!r}: there are {', '.join(bot_names())}")
        async with gathering.lock:
            if gathering.bots[seat] != bot:
                await self.gather(gathering, Seated(seat, bot))

    async def gather(self, gathering: Gathering, line: AnyLine) -> None:
        """Keep what has happened before the deal; and deal, if that was all that was waited for."""
        if gathering.dealt or gathering.ended is not None:
            raise Refusal("stale", "the cards have been dealt meanwhile")
        try:
            await self.store.append(gathering.id, gathering.version, line, None, over=False, due=False)
            gathering.apply(line)
            if not gathering.complete:
                return
            await self.deal_out(gathering)
        except Exception:  # it is read again, and dealt if all have sat down, when somebody asks for it
            self.gatherings.pop(gathering.id, None)
            gathering.end(1011, "the table's store failed; try again")
            raise
        await self.reopen(gathering.id)  # its bots begin

    async def deal_out(self, gathering: Gathering) -> None:
        """Draw the seed from the table's secret and everybody's numbers, and deal."""
        table = gathering.table
        if table.shuffle is not None:
            shuffle = Shuffle(table.shuffle.secret, gathering.numbers())
            seed = seed_of(shuffle.secret, shuffle.numbers)
            table = replace(table, options={**table.options, "seed": seed}, shuffle=shuffle)
        table = replace(table, dealt=True)
        options = {name: value for name, value in table.options.items() if name not in ("players", "seed")}
        dealt = await self.deal(Deal(table.game, table.players, table.options["seed"], options, table.start))
        due = any(gathering.bots[seat] is not None for seat in dealt.waiting)
        await self.store.deal(table, dealt.position, dealt.over, due)
        self.gatherings.pop(table.id, None)
        gathering.begin()
        LOG.info("a table was dealt", extra={"table": table.id})

    async def delete(self, place: Room | Gathering) -> None:
        """Forget a table and all that was done at it."""
        if isinstance(place, Gathering):
            async with place.lock:
                await self.store.delete(place.id)
                self.gatherings.pop(place.id, None)
                place.end(4005, "this table has been deleted")
            LOG.info("a table was deleted", extra={"table": place.id})
        else:
            await self.delete_room(place)

    async def delete_room(self, room: Room) -> None:
        async with room.lock:
            await self.store.delete(room.id)
            room.close()
            self.rooms.pop(room.id, None)
        for member in tuple(room.members):
            member.dismiss(4005, "this table has been deleted")
        LOG.info("a table was deleted", extra={"table": room.id})


def undisclosed(players: int) -> Shuffle:
    """A secret of the table's own, and nobody's number yet."""
    return Shuffle(new_secret(), [""] * players)


def by_invitation(fills: list[Fill]) -> list[int]:
    """The seats whose links are invitations. A bot's is one too: nobody looks into its hand while it plays."""
    return [seat for seat, fill in enumerate(fills) if fill.invite or fill.bot is not None]
