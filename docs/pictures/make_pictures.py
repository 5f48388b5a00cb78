"""Draws the pictures of the documentation again, from a game that bots play up to an interesting moment."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

import areo
from areo.bots import bot
from areo.bots.seat import sit
from areo.terminal.client import Client
from areo.terminal.look import theme
from areo.terminal.menu import Menu
from areo.terminal.turn import Turn

HERE = Path(__file__).parent
BASALT = TerminalTheme((0x17, 0x11, 0x0F), (0xF6, 0xEC, 0xE0), [(0x17, 0x11, 0x0F)] * 8)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
# The reader's own font: a picture must not fetch anything.
FORMAT = re.sub(r"@font-face {{.*?}}\s*|<!--.*?-->\s*", "", CONSOLE_SVG_FORMAT, flags=re.S)
FORMAT = FORMAT.replace("Fira Code, monospace", FONTS).replace("<svg ", '<svg xml:space="preserve" ')


def moment(client: Client, round: int) -> Menu:
    """Let bots play until Ana, in seat 0, has several zones to choose from in or after that round."""
    game = client.game
    rng = Random(1)
    player = bot("greedy")
    while not game.over:
        decision = game.asked[0]
        if decision is not None and game.clock() >= round and sum("zone" in key for key in decision.keys) > 2:
            return Menu(decision, client.say, client.onlooker.printed.cards)
        seat = game.waiting_for()[0]
        if seat == 0 and game.last is not None and game.last.seat != 0:
            client.heard[0] = client.marks[0]
        picks = player.choose(sit(game, seat, rng), rng)
        client.choose(seat, [int(pick) for pick in picks])
    raise RuntimeError("Ana was never asked for a zone: try another seed")


def terminal_red_planet() -> None:
    console = Console(
        record=True, file=StringIO(), width=120, height=48, force_terminal=True, theme=theme(False), highlight=False
    )
    game = areo.new("red-planet", players=4, seed=8, names=["Ana", "Marek", "Lou", "Ines"])
    client = Client(game, [None, "greedy", "greedy", "greedy"], "en", console)
    menu = moment(client, 6)
    client.show(0, menu)
    decision = game.asked[0]
    assert decision is not None
    Turn(client, 0, decision, menu).ask()
    console.print("› ")
    svg = console.export_svg(title="areo play red-planet", theme=BASALT, code_format=FORMAT, unique_id="areo")
    (HERE / "terminal-red-planet.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    terminal_red_planet()
