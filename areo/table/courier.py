"""Tells people who are elsewhere that it is their turn, if they asked for that. The table never waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import json

from areo.library import game_type
from areo.table.lines import Subscription
from areo.table.outside import NotThere, checked, post
from areo.table.phrases import PHRASES
from areo.table.settings import Settings
from areo.table.store import Store, StoreFailed

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LOG: Final = logging.getLogger("areo.table")
AT_ONCE: Final = 8  # messages on their way
WAITING: Final = 500  # more than that wait for nobody, and are left out
SECONDS: Final = 10.0  # for a push service to answer
KEPT_SECONDS: Final = 24 * 3600  # that a push service keeps a message for a browser that is off
GONE: Final = (404, 410)  # the browser takes no more notifications there


class Wanting(Protocol):
    """A table where somebody may be wanted."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> str: ...

    def is_wanted(self, seat: int) -> bool: ...


class Courier:
    """Sends notifications through the browsers' push services, signed with this server's own key."""

    def __init__(self, store: Store, settings: Settings, key: EllipticCurvePrivateKey) -> None:
        from areo.table import webpush

        self.store: Final = store
        self.settings: Final = settings
        self.key: Final = key
        self.public: Final = webpush.text_of(webpush.point_of(key))
        self.errands: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.free: Final = asyncio.Semaphore(AT_ONCE)

    @staticmethod
    async def ready(store: Store, settings: Settings) -> Courier | None:
        """A courier, if what it needs is installed. The key is made when the store has none yet."""
        if find_spec("cryptography") is None:
            return None
        from areo.table import webpush

        return Courier(store, settings, webpush.key_from(await store.push_key(webpush.new_key())))

    def close(self) -> None:
        for errand in self.errands.values():
            errand.cancel()

    async def subscribe(self, id: str, seat: int, subscription: Subscription) -> None:
        """From now on tell this browser of the seat's turns. ValueError, if it cannot be told there."""
        from areo.table import webpush

        checked(subscription.endpoint, self.settings.push_anywhere)
        webpush.check(subscription)
        await self.store.subscribe(id, seat, subscription)

    def beckon(self, table: Wanting, seat: int) -> None:
        """Tell whoever wants to know, unless they come to the table first."""
        place = (table.id, seat)
        if place in self.errands or len(self.errands) >= WAITING:
            return
        errand = asyncio.get_running_loop().create_task(self.run(table, seat))
        self.errands[place] = errand
        errand.add_done_callback(lambda _: self.errands.pop(place, None))

    async def run(self, table: Wanting, seat: int) -> None:
        await asyncio.sleep(self.settings.push_seconds)
        if not table.is_wanted(seat):
            return
        try:
            subscriptions = await self.store.subscriptions(table.id, seat)
        except StoreFailed:
            return
        for subscription in subscriptions:
            async with self.free:
                await self.send(table, seat, subscription)

    async def send(self, table: Wanting, seat: int, subscription: Subscription) -> None:
        """One message to one browser: which table, and nothing of what happened there."""
        from areo.table import webpush

        endpoint = subscription.endpoint
        name = game_type(table.game).describe().names[subscription.language]
        message = {"table": table.id, "title": PHRASES[subscription.language]["push.title"], "text": name}
        topic = hashlib.sha256(f"{table.id} {seat}".encode()).hexdigest()[:32]  # a later one replaces an earlier one
        headers = [
            ("authorization", webpush.signature(self.key, endpoint, subscription.host)),
            ("content-encoding", "aes128gcm"),
            ("content-type", "application/octet-stream"),
            ("ttl", str(KEPT_SECONDS)),
            ("topic", topic),
            ("urgency", "high"),
        ]
        body = webpush.seal(json.encode(message), subscription.p256dh, subscription.auth)
        try:
            status = await post(endpoint, headers, body, SECONDS, self.settings.push_anywhere)
            if status in GONE:
                await self.store.unsubscribe(table.id, seat, endpoint)
            elif status >= 300:
                LOG.warning("a notification was refused", extra={"table": table.id, "status": status})
        except NotThere:
            await self.store.unsubscribe(table.id, seat, endpoint)
        except OSError as error:  # the store's failures among them
            LOG.warning("a notification was not sent", extra={"table": table.id, "reason": str(error)})
