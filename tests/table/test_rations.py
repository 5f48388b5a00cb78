"""How much an address may have, and that nobody else pays for it."""

from __future__ import annotations

import gzip
import urllib.request
from pathlib import Path

import pytest

from areo.table import rations
from areo.table.rations import Rations, network
from tests.table.rough import LimitedServer
from tests.table.server import Refused, Server


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", ""),
        ("a name", "a name"),
    ],
)
def test_a_household_is_counted_as_one(address: str, whose: str) -> None:
    assert network(address) == whose


def test_a_household_has_one_ration_whatever_address_it_uses() -> None:
    table = Rations(0.0, 2.0)
    assert table.take("2001:db8::1")
    assert table.take("2001:db8::2")
    assert not table.take("2001:db8::3")
    assert table.take("2001:db8:0:1::1")


def test_addresses_are_forgotten_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes with many addresses gets nobody else's spent ration back."""
    monkeypatch.setattr(rations, "REMEMBERED", 3)
    table = Rations(0.0, 1.0)
    assert [table.take(address) for address in ("a", "b", "c")] == [True, True, True]
    assert not table.take("a")  # heard of just now
    assert table.take("d")  # "b" is forgotten
    assert [table.take(address) for address in ("a", "c", "d")] == [False, False, False]
    assert table.take("b")


def test_a_page_of_another_site_costs_its_visitor_no_ration(tmp_path: Path) -> None:
    with LimitedServer(tmp_path / "tables", tables_a_minute=0.0, tables_at_once=1) as server:
        wish = {"game": "red-planet", "seats": [{}] * 3}
        for _ in range(3):
            with pytest.raises(Refused, match="403"):
                server.request("/api/games", body=wish, Origin="http://elsewhere.example")
        server.request("/api/games", body=wish)
        with pytest.raises(Refused, match=r"429: .*too many new tables"):
            server.request("/api/games", body=wish)


def test_words_are_sent_compressed_to_whoever_takes_that(server: Server) -> None:
    asked = urllib.request.Request(server.url + "/api/games/red-planet/words", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        squeezed = answer.read()
    with urllib.request.urlopen(server.url + "/api/games/red-planet/words") as answer:
        assert answer.headers["content-encoding"] is None
        plain = answer.read()
    assert gzip.decompress(squeezed) == plain
    assert len(squeezed) < len(plain) / 2
