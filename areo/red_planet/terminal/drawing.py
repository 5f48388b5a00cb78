"""Mission: Red Planet in the terminal: Mars as ten zones, the launch pad, the players, my cards."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from areo.red_planet.characters import CHARACTERS
from areo.red_planet.numbers import ROUNDS, added_tokens
from areo.red_planet.terminal.phrases import PHRASES
from areo.red_planet.terminal.planet import HIDDEN, NARROWEST, planet
from areo.terminal.drawing import Drawing
from areo.terminal.look import FREE, seat_style, shape
from areo.terminal.scene import Scene

COLOURS: Final = {
    "ice": ("#BFE3F2", "#1D5F86"),
    "sylvanite": ("#E8D48A", "#8A5200"),
    "celerium": ("#C79BE8", "#5B2A86"),
}
WIDEST_MAP: Final = 92
SIDE: Final = 38  # the column beside the map
GAP: Final = 2
CHARACTER_IDS: Final = [character.id for character in CHARACTERS]


class RedPlanetDrawing(Drawing):
    """Mars with the launch pad beneath it, or beside it where there is room."""

    phrases = PHRASES
    colours = COLOURS

    def board(self, scene: Scene) -> RenderableType:
        view = scene.view
        return Group(header(scene, view), shared(scene, view, []))

    def table(self, scene: Scene) -> RenderableType:
        view = scene.view
        mine = [] if scene.seat is None else my_cards(scene, view, scene.seat)
        if is_wide(scene):
            return Group(header(scene, view), shared(scene, view, mine), "", strip(scene, view))
        return Group(header(scene, view), shared(scene, view, []), "", strip(scene, view), *mine)

    def ending(self, scene: Scene) -> RenderableType | None:
        return bonus_cards(scene)


def is_wide(scene: Scene) -> bool:
    """Whether there is room for a column beside the map."""
    return scene.width >= NARROWEST + GAP + SIDE


def shared(scene: Scene, view: dict[str, Any], aside: list[RenderableType]) -> RenderableType:
    """Mars and the launch pad, one beneath the other or side by side."""
    legend = Text(scene.say("legend"), "quiet")
    if not is_wide(scene):
        return Group(planet(scene, view, min(scene.width, WIDEST_MAP)), legend, pad(scene, view), *aside)
    width = min(scene.width - GAP - SIDE, WIDEST_MAP)
    beside = Table.grid(padding=(0, GAP, 0, 0))
    beside.add_column(width=width)
    beside.add_column()
    beside.add_row(Group(planet(scene, view, width), legend), Group(pad(scene, view), *aside))
    return beside


def header(scene: Scene, view: dict[str, Any]) -> RenderableType:
    """The round on its track, and the phase or the character that is called."""
    say = scene.say
    track = Text()
    for number in range(1, ROUNDS + 1):
        name = f"{number}+{added_tokens(number)}" if added_tokens(number) else str(number)
        now = number == view["round"]
        track.append(f" [{name}]" if now else f" {name}", "bold" if now else "quiet")
    phase = scene.term(f"phase.{view['phase']}")
    if view["call"]:
        phase = say("call", scene.name(f"character {view['call']}"))
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text.assemble(say("round"), track), Text(phase))
    return line


# Shuttles


def pad(scene: Scene, view: dict[str, Any]) -> RenderableType:
    """The launch pad, and what is in flight."""
    goals = [Text(scene.name(f"zone {zone['zone']}")).cell_len for zone in view["zones"]]
    told: list[RenderableType] = []
    for place in ("pad", "flight"):
        if view[place]:
            told.append(Text(scene.say(f"{place}"), "bold"))
            rows = Table.grid(padding=(0, 1, 0, 0))
            rows.add_column(justify="right", min_width=2)
            rows.add_column(min_width=3)
            rows.add_column(min_width=max(goals) + 2)
            for shuttle in view[place]:
                rows.add_row(*shuttle_row(scene, shuttle))
            told.append(rows)
    return Group(*told)


def shuttle_row(scene: Scene, shuttle: dict[str, Any]) -> list[Text]:
    number = scene.lit.get(f"shuttle {shuttle['shuttle']}")
    goal = shuttle["destination"]
    windows = Text()
    for seat, crew in enumerate(shuttle["crew"]):
        windows.append(shape(seat) * crew, seat_style(seat))
    windows.append(FREE * (shuttle["seats"] - sum(shuttle["crew"])), "quiet")
    return [
        Text("" if number is None else str(number), "act"),
        Text(shuttle["shuttle"], "act" if number is not None else ""),
        Text(f"→ {scene.name('zone ' + goal) if goal else scene.say('open')}"),
        windows,
    ]


# Players


def strip(scene: Scene, view: dict[str, Any]) -> RenderableType:
    """One line for each player: tokens, points so far, astronauts, characters in hand, cards, what they play now."""
    say = scene.say
    wide = is_wide(scene)
    kinds = list(view["players"][0]["tokens"])
    names = [scene.name(f"resource {kind}") for kind in kinds]
    told = Table(box=None, padding=(0, 2 if wide else 1, 0, 0), header_style="quiet")
    told.add_column("", no_wrap=True)
    for kind, name in zip(kinds, names, strict=True):
        told.add_column(Text(name if wide else name[:3], kind), justify="right")
    for heading in ("points", "reserve", "lost"):
        told.add_column(say(f"{heading}"), justify="right")
    told.add_column(say("in-hand"), min_width=len(CHARACTER_IDS))
    told.add_column(say("bonus"), justify="right")
    told.add_column(say("this-round"))
    for seat, one in enumerate(view["players"]):
        who = scene.player(seat)
        who.truncate(24 if wide else 14, overflow="ellipsis")
        if seat == view["medal"]:
            who.append(" ★", "bold")
        told.add_row(
            who,
            *[str(one["tokens"][kind]) for kind in kinds],
            Text(str(one["token_points"]), "bold"),
            str(one["reserve"]),
            str(one["lost"]),
            Text(in_hand(one)),
            str(len(one["bonus"]) if isinstance(one["bonus"], list) else one["bonus"]),
            this_round(scene, view, seat),
        )
    return told


def in_hand(one: dict[str, Any]) -> str:
    """The numbers of the characters still in hand, a dot for each that is out."""
    held = [character["id"] if isinstance(character, dict) else character for character in one["hand"]]
    return "".join(str(number) if id in held else "·" for number, id in enumerate(CHARACTER_IDS, 1))


def this_round(scene: Scene, view: dict[str, Any], seat: int) -> Text:
    """The character a player has played or chosen, as far as it is known; or that the table waits for the player."""
    one = view["players"][seat]
    if one["chosen"] == HIDDEN:
        return Text(scene.say("chosen"), "quiet")
    played = one["chosen"] or (one["played"][view["round"] - 1] if len(one["played"]) >= view["round"] else None)
    asked = seat in scene.waiting
    if played is None:
        return Text(scene.say("choosing") if asked else "", "quiet")
    return Text(scene.name(f"character {played}") + (" …" if asked else ""))


# Cards


def my_cards(scene: Scene, view: dict[str, Any], seat: int) -> list[RenderableType]:
    """My bonus cards with what they are worth now, and the discoveries I know."""
    say = scene.say
    mine = view["players"][seat]
    worth = scene.scores[seat]["by_card"]
    rows: list[tuple[str, str, str]] = []
    for id in mine["bonus"]:
        rows.append((say("my-bonus"), id, say("now", worth[id]) if id in worth else ""))
    if mine["drawn"]:
        rows.append((say("drawn"), mine["drawn"], ""))
    for zone in view["zones"]:
        if zone["discovery"] not in (None, HIDDEN):
            rows.append((scene.name(f"zone {zone['zone']}"), zone["discovery"], ""))
    if not rows:
        return []
    told: list[RenderableType] = [""]
    for where, id, now in rows:
        card = scene.card(id)
        name = scene.name(f"card {id}")
        told.append(Text.assemble((f"{where} · ", "quiet"), (name, "bold"), ". ", card.text if card else "", now))
    return told


def bonus_cards(scene: Scene) -> RenderableType:
    """At the end: everybody's bonus cards and what they brought."""
    say = scene.say
    told = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet")
    told.add_column("")
    told.add_column(say("bonus"))
    told.add_column(say("points"), justify="right")
    told.add_column("")
    for seat, one in enumerate(scene.view["players"]):
        by_card = scene.scores[seat]["by_card"]
        for index, id in enumerate(one["bonus"]):
            card = scene.card(id)
            told.add_row(
                scene.player(seat) if index == 0 else "",
                scene.name(f"card {id}"),
                str(by_card.get(id, "–")),
                Text(card.text if card else "", "soft"),
            )
    return told


DRAWING: Final = RedPlanetDrawing()
