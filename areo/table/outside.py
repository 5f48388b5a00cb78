"""Posting something to an address that a stranger named, so that it cannot be turned against anybody's own network."""

from __future__ import annotations

import asyncio
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import h11

TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # such an address stands for an IPv4 one
MOST_READ: Final = 16 * 1024


class NotThere(ValueError):
    """Nothing is sent to such an address."""


def checked(address: str, anywhere: bool = False) -> SplitResult:
    """An address that something may be sent to: over TLS, at the usual port, and without a password in it."""
    try:
        url = urlsplit(address)
        port = url.port
    except ValueError as error:
        raise NotThere(f"no address: {error}") from None
    if not url.hostname or url.username is not None or not address.isascii() or not address.isprintable():
        raise NotThere("no address of a push service")
    if not anywhere and (url.scheme != "https" or port not in (None, 443)):
        raise NotThere("a push service has an https address, at the usual port")
    return url


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, and not to this machine or somebody's own network."""
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if ip.ipv4_mapped is not None:
            ip = ip.ipv4_mapped
        elif ip.sixtofour is not None or ip.teredo is not None or ip in TRANSLATED:
            return False
    return ip.is_global and not ip.is_multicast


async def post(address: str, headers: list[tuple[str, str]], body: bytes, seconds: float, anywhere: bool) -> int:
    """The status of the answer. Redirections are not followed; OSError, if there is no answer in time."""
    url = checked(address, anywhere)
    try:
        async with asyncio.timeout(seconds):
            return await exchanged(url, headers, body, anywhere)
    except (TimeoutError, h11.ProtocolError, UnicodeError) as error:
        raise OSError(f"no proper answer: {error}") from error


async def exchanged(url: SplitResult, headers: list[tuple[str, str]], body: bytes, anywhere: bool) -> int:
    host = url.hostname or ""
    secure = url.scheme == "https"
    port = url.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    places = [str(place[4][0]) for place in found]
    if not anywhere and not all(is_public(place) for place in places):
        raise NotThere("a push service is on the open internet")
    # To the very address that was looked at: asked again, a name might lead elsewhere.
    reader, writer = await asyncio.open_connection(
        places[0],
        port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=host if secure else None,
    )
    try:
        line = h11.Connection(h11.CLIENT)
        path = url.path or "/"
        request = h11.Request(
            method="POST",
            target=f"{path}?{url.query}" if url.query else path,
            headers=[("host", url.netloc), ("content-length", str(len(body))), ("connection", "close"), *headers],
        )
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        read = 0
        while True:
            told = line.next_event()
            if isinstance(told, h11.Response):
                return told.status_code
            if told is not h11.NEED_DATA and not isinstance(told, h11.InformationalResponse):
                raise OSError("no answer")
            if told is h11.NEED_DATA:
                data = await reader.read(4096)
                read += len(data)
                if read > MOST_READ:
                    raise OSError("too long an answer")
                line.receive_data(data)
    finally:
        writer.close()
