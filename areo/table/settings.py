"""How a table is set up: limits that keep it fair to all, and how long it waits."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True):
    """The defaults suit a server for friends; `areo serve` sets some of them."""

    message_bytes: int = 64 * 1024  # the longest message or request that is read
    record_bytes: int = 1024 * 1024  # of a record that is opened
    record_choices: int = 10_000  # in it
    messages_a_second: float = 100.0  # from one socket, in the long run
    messages_at_once: int = 150
    refusals: int = 40  # malformed or hasty messages from one socket before it is closed
    sockets: int = 4000
    sockets_an_address: int = 1500
    tables_a_minute: float = 60.0  # made from one address
    tables_at_once: int = 60
    tables_an_address: int = 300  # that are kept for whoever made them; this machine's own are not counted
    folder_megabytes: int = 4096  # of all tables; then no new ones are made
    keep_days: float = 400.0  # after which a table at which nothing happens is deleted; 0: never
    moments_a_second: float = 30.0  # looks at the past from one address
    moments_at_once: int = 200
    join_seconds: float = 10.0  # to say who one is
    send_seconds: float = 20.0  # for a slow reader to take a message
    consent_seconds: float = 30.0
    bot_seconds: float = 20.0
    bot_workers: int = 2
    hint_seconds: float = 10.0
    hints_a_minute: float = 30.0  # from one address, in the long run
    hints_at_once: int = 20
    job_seconds: float = 10.0  # for a look at the past, a forecast, or what a stranger sent
    open_seconds: float = 60.0  # to bring a table back to where it stood
    job_workers: int = 2
    review_seconds: float = 60.0  # for one slice of a review; it ends after one of them on most machines
    reviews_at_once: int = 20
    job_megabytes: int = 1024  # of memory that such a process may use
    pace: float = 0.0  # seconds between a bot's choices while somebody watches
    pause: float = 0.0  # seconds bots wait while a turn can be taken back, at tables that do not say otherwise
    push_seconds: float = 3.0  # before somebody who is not at the table is told that it is their turn
    push_anywhere: bool = False  # whether notifications may go to any address at all, for tests only
    lease_seconds: float = 10.0  # for which a server that shares its store holds its tables without another word
    idle_seconds: float = 120.0  # before a table nobody sits at is put away
    latest_chat: int = 100
    components: dict[str, str] = {}  # by game: a corrected file of its components, for new tables
