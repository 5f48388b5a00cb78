"""Being told of one's turn while elsewhere: by a browser's push service, and without a word about the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from msgspec import json

import areo
from areo.table import courier, webpush
from areo.table.lines import Subscription
from areo.table.lobby import Lobby
from areo.table.outside import NotThere, checked, is_public, post
from areo.table.received import Choose
from areo.table.room import Room
from areo.table.settings import Settings
from tests.table import loops
from tests.table.inside import Watcher, lobby, table
from tests.table.server import Json, Refused, Server

QUICK = Settings(push_seconds=0.0, push_anywhere=True)


class Browser:
    """What a browser keeps to itself, and what it tells others to be reached."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(webpush.CURVE)
        self.auth = b"sixteen bytes yes"[:16]
        self.subscription = Subscription(
            endpoint, webpush.text_of(webpush.point_of(self.key)), webpush.text_of(self.auth), "fr", "table.example.org"
        )

    def opened(self, sealed: bytes) -> Json:
        """The message that only this browser can read."""
        salt, length = sealed[:16], sealed[20]
        theirs, rest = sealed[21 : 21 + length], sealed[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(webpush.CURVE, theirs))
        info = b"WebPush: info\0" + webpush.point_of(self.key) + theirs
        secret = webpush.derived(shared, self.auth, info, 32)
        key = webpush.derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = webpush.derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, rest, None)
        assert text.endswith(b"\2")
        opened: Json = json.decode(text[:-1])
        return opened


class PushService:
    """Takes messages for browsers, on a real socket."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.got: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.address = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.put_nowait(({"": head[0], **headers}, body))
        writer.write(
            f"HTTP/1.1 {self.status} So\r\nlocation: http://127.0.0.1:9/\r\ncontent-length: 0\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(status: int = 201) -> AsyncIterator[PushService]:
    service = PushService(status)
    server = await asyncio.start_server(service.take, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/to/somebody?x=1"
    async with server:
        yield service


async def subscribed(found: Lobby, address: str) -> tuple[Room, int, Browser]:
    """A table where a seat that is not asked wants to be told."""
    room = await table(found, None, None, None)
    seat = next(seat for seat in range(3) if room.standing.decisions[seat] is None)
    browser = Browser(address)
    assert found.courier is not None
    await found.courier.subscribe(room.id, seat, browser.subscription)
    return room, seat, browser


async def play_until_asked(room: Room, seat: int) -> None:
    rng = Random(1)
    while room.standing.decisions[seat] is None:
        other = room.standing.game.waiting_for()[0]
        asked, decision = room.standing.game.asked[other], room.standing.decisions[other]
        assert asked is not None
        assert decision is not None
        await room.choose(other, Choose(decision, list(asked.sample(rng))))


def test_somebody_elsewhere_is_told_of_their_turn_and_of_nothing_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with push_service() as service, lobby(tmp_path, QUICK) as found:
            room, seat, browser = await subscribed(found, service.address)
            await play_until_asked(room, seat)
            async with asyncio.timeout(30):
                headers, body = await service.got.get()
            assert headers[""] == "POST /to/somebody?x=1 HTTP/1.1"
            assert headers["content-encoding"] == "aes128gcm"
            assert browser.opened(body) == {
                "table": room.id,
                "title": "C’est à vous de jouer",
                "text": areo.games()["red-planet"].names["fr"],
            }
            assert found.courier is not None
            signed_by(headers["authorization"], found.courier.public, service.address)

    loops.run(play())


def signed_by(header: str, public: str, address: str) -> None:
    """The push service can tell who sent it, and that it was meant for this service."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == public
    head, claims, mark = token.split(".")
    told = json.decode(webpush.bytes_of(claims))
    assert told["aud"] == address.partition("/to/")[0]
    assert told["sub"] == "https://table.example.org"
    raw = webpush.bytes_of(mark)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    holder = ec.EllipticCurvePublicKey.from_encoded_point(webpush.CURVE, webpush.bytes_of(public))
    holder.verify(whole, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_somebody_at_the_table_is_not_told(tmp_path: Path) -> None:
    async def play() -> None:
        async with push_service() as service, lobby(tmp_path, QUICK) as found:
            room, seat, _ = await subscribed(found, service.address)
            sitting = Watcher(room)
            sitting.seat = seat
            await play_until_asked(room, seat)
            assert found.courier is not None
            while found.courier.errands:
                await asyncio.sleep(0)
            assert service.got.empty()
            room.leave(sitting)  # the line broke before they can have seen it
            async with asyncio.timeout(30):
                await service.got.get()

    loops.run(play())


@pytest.mark.parametrize(("status", "kept"), [(410, 0), (404, 0), (500, 1), (302, 1), (201, 1)])
def test_a_browser_that_takes_no_more_is_forgotten(tmp_path: Path, status: int, kept: int) -> None:
    async def play() -> None:
        async with push_service(status) as service, lobby(tmp_path, QUICK) as found:
            room, seat, _ = await subscribed(found, service.address)
            await play_until_asked(room, seat)
            async with asyncio.timeout(30):
                await service.got.get()
                assert found.courier is not None
                while found.courier.errands:
                    await asyncio.sleep(0.01)
            assert len(await found.store.subscriptions(room.id, seat)) == kept
            assert service.got.empty(), "nobody is sent elsewhere"

    loops.run(play())


def test_the_table_does_not_wait_for_a_push_service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "SECONDS", 0.2)

    async def play() -> None:
        held = asyncio.Event()

        async def hold(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await held.wait()
            writer.close()

        server = await asyncio.start_server(hold, "127.0.0.1", 0)
        address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        async with server, lobby(tmp_path, QUICK) as found:
            room, seat, _ = await subscribed(found, address)
            await play_until_asked(room, seat)
            decision = room.standing.decisions[seat]
            asked = room.standing.game.asked[seat]
            assert decision is not None
            assert asked is not None
            await room.choose(seat, Choose(decision, list(asked.sample(Random(2)))))
            assert found.courier is not None
            async with asyncio.timeout(30):
                while found.courier.errands:  # it gives up by itself
                    await asyncio.sleep(0.01)
            held.set()

    loops.run(play())


def test_a_deleted_table_leaves_nobody_to_tell(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, QUICK) as found:
            room, seat, _ = await subscribed(found, "http://127.0.0.1:9/")
            await found.delete(room)
            assert await found.store.subscriptions(room.id, seat) == []

    loops.run(play())


def test_a_seat_tells_few_browsers_the_latest(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby(tmp_path, QUICK) as found:
            room = await table(found, None, None, None)
            assert found.courier is not None
            for number in range(8):
                await found.courier.subscribe(room.id, 0, Browser(f"http://127.0.0.1:9/{number}").subscription)
            kept = [one.endpoint[-1] for one in await found.store.subscriptions(room.id, 0)]
            assert kept == ["3", "4", "5", "6", "7"]

    loops.run(play())


def test_the_key_stays_the_same(tmp_path: Path) -> None:
    async def key() -> str:
        async with lobby(tmp_path, QUICK) as found:
            assert found.courier is not None
            return found.courier.public

    assert loops.run(key()) == loops.run(key())


def test_a_message_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5."""
    own = ec.derive_private_key(
        int.from_bytes(webpush.bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), webpush.CURVE
    )
    sealed = webpush.seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        webpush.bytes_of("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert webpush.text_of(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class TestAnAddressThatAStrangerNames:
    @pytest.mark.parametrize(
        "address",
        [
            "http://push.example.org/a",
            "https://push.example.org:8443/a",
            "https://me:secret@push.example.org/a",
            "file:///etc/passwd",
            "https://",
            "https://push.example.org/\r\nx: y",
            "nonsense",
            "https://[::1/",
        ],
    )
    def test_must_be_one_of_a_push_service(self, address: str) -> None:
        with pytest.raises(NotThere):
            checked(address)

    @pytest.mark.parametrize(
        "address",
        [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1%eth0",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
        ],
    )
    def test_must_not_lead_into_somebodys_own_network(self, address: str) -> None:
        assert not is_public(address)

    @pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111"])
    def test_may_lead_into_the_open_internet(self, address: str) -> None:
        assert is_public(address)

    @pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "[::1]", "0x7f000001", "127.1"])
    def test_is_looked_at_before_anything_is_sent(self, name: str) -> None:
        with pytest.raises((NotThere, OSError)):
            loops.run(post(f"https://{name}/", [], b"", 5.0, anywhere=False))


class TestOverHttp:
    WISH = Browser("https://push.example.org/a").subscription

    def wish(self, **other: object) -> Json:
        wish = {"endpoint": self.WISH.endpoint, "p256dh": self.WISH.p256dh, "auth": self.WISH.auth, "language": "pt"}
        return wish | other

    def test_a_seat_is_subscribed_and_taken_off_again(self, server: Server) -> None:
        made = server.make("red-planet", None, None, None)
        path = f"/api/tables/{made['id']}/push"
        assert server.request(path, server.token(made, 0), self.wish()) is None
        assert server.request(path, server.token(made, 0), {"endpoint": self.WISH.endpoint}, "DELETE") is None

    def test_the_key_is_told(self, server: Server) -> None:
        key = server.request("/api/games")["push"]
        assert len(webpush.bytes_of(key)) == 65

    @pytest.mark.parametrize(
        "wrong",
        [
            {"endpoint": "https://127.0.0.1:22/"},
            {"endpoint": "http://push.example.org/"},
            {"p256dh": "AAAA"},
            {"p256dh": "é"},
            {"auth": "AAAA"},
            {"language": "de"},
        ],
    )
    def test_what_cannot_be_reached_is_refused(self, server: Server, wrong: Json) -> None:
        made = server.make("red-planet", None, None, None)
        with pytest.raises(Refused, match="400"):
            server.request(f"/api/tables/{made['id']}/push", server.token(made, 0), self.wish(**wrong))

    def test_it_is_for_seats_only(self, server: Server) -> None:
        made = server.make("red-planet", None, None, None)
        for token in (made["spectator"]["token"], made["host"]):
            with pytest.raises(Refused, match="403"):
                server.request(f"/api/tables/{made['id']}/push", token, self.wish())


def test_without_the_package_nothing_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "find_spec", lambda _: None)

    async def play() -> None:
        async with lobby(tmp_path, QUICK) as found:
            assert found.courier is None
            room = await table(found, None, None, None)
            await play_until_asked(room, 0)

    loops.run(play())
