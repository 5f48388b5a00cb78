"""The games there are, and the four ways to get one: deal it, restore it, replay it, or ask what there is."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from importlib import import_module
from os import PathLike, fspath

from areo.kernel.datafile import BadData
from areo.kernel.description import Description, GameType, checked_options, checked_players
from areo.kernel.errors import BadOption, BadPosition, BadRecord, IllegalChoice, quoted
from areo.kernel.game import VERSION, Game, Json, plain_copy
from areo.kernel.rng import seed_text
from areo.plug_ins import game_of, plug_ins, warn
from areo.registry import GAMES

ADDED: dict[str, GameType] = {}


def add_game(game_type: GameType) -> None:
    """Make one more game known to this program, such as one of your own."""
    ADDED[game_type.describe().id] = game_type


def game_type(id: object) -> GameType:
    """The game with this id: one that was added, one of this tree, or one that an installed package brings."""
    if isinstance(id, str) and id in ADDED:
        return ADDED[id]
    if isinstance(id, str) and id in GAMES:
        found: GameType = import_module(GAMES[id] + ".game_type").GAME
        return found
    if isinstance(id, str) and id in plug_ins():
        return game_of(plug_ins()[id])
    raise BadOption(f"there is no game {quoted(id)}: there are {', '.join([*GAMES, *plug_ins(), *ADDED])}")


def package_of(id: str) -> str | None:
    """The package that is a game's home; None for one that was only added."""
    if id in plug_ins():
        return plug_ins()[id].package
    return GAMES.get(id)


def games() -> dict[str, Description]:
    """Every game, with its seats, its options and their defaults."""
    found: dict[str, Description] = {}
    for id in [*GAMES, *plug_ins(), *ADDED]:
        try:
            found[id] = game_type(id).describe().copy()
        except BadOption as error:
            warn(str(error))
    return found


def new(game: str, players: int | None = None, seed: int | str | None = None, **options: object) -> Game:
    """Deal a game. Options are keyword arguments; `areo.games()` lists them."""
    kind = game_type(game)
    description = kind.describe()
    seats = checked_players(description, kind.seats(dict(options))[0] if players is None else players)
    checked = checked_options(description, seats, {name: plain(value) for name, value in options.items()})
    text = secrets.token_hex(8) if seed is None else seed_text(seed)
    table = kind.new(seats, text, {"players": seats, "seed": text, **checked})
    table.keep_first()
    return table


def plain(value: object) -> object:
    """An option as JSON has it: paths are texts, tuples are lists."""
    if isinstance(value, PathLike):
        return fspath(value)
    return [plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def from_position(position: Mapping[str, object], **options: object) -> Game:
    """The game as a position says it stands. Options given here, such as data=PATH, replace the position's."""
    if not isinstance(position, Mapping):
        raise BadPosition(f"a position is an object with game, options and state, not {quoted(position)}")
    unknown = [key for key in position if key not in ("game", "version", "options", "state")]
    if unknown:
        raise BadPosition(f"a position has no field {quoted(unknown[0])}: it has game, options and state")
    if "game" not in position:
        raise BadPosition("the position does not say which game it is of: 'game' is missing")
    version_of(position)
    kind = game_type(position["game"])
    saved = position.get("options", {})
    if not isinstance(saved, Mapping) or not all(isinstance(name, str) for name in saved):
        raise BadPosition(f"options: an object is expected, not {quoted(saved)}")
    given: Json = {name: plain(value) for name, value in {**saved, **options}.items()}
    description = kind.describe()
    state = position.get("state", {})
    if not isinstance(state, Mapping):
        raise BadPosition(f"state: an object is expected, not {quoted(state)}")
    seats = checked_players(description, given.pop("players", seats_shown(state, kind, given)))
    seed = seed_text(given.pop("seed", "0"))
    checked = checked_options(description, seats, given)
    table = kind.restore({"players": seats, "seed": seed, **checked}, dict(state))
    # As it was given, not as it stands now: what it led to at once is in the log, and must be in that of a replay.
    table.start = {
        "game": table.rulebook.game,
        "version": VERSION,
        "options": plain_copy(table.options),
        "state": plain_copy(dict(state)),
    }
    table.keep_first()
    return table


def seats_shown(state: Mapping[str, object], kind: GameType, options: Mapping[str, object]) -> int:
    """How many play, as a state shows that lists something for each of them; if it does not, as few as can."""
    listed = [state.get("players"), state.get("passed")]
    shown = max(len(each) if isinstance(each, list) else 0 for each in listed) + kind.unlisted(dict(options))
    least, most = kind.seats(dict(options))
    return shown if least <= shown <= most else least


def version_of(saved: Mapping[str, object]) -> str:
    """The version of areo that wrote a position or a record; ours, if it does not say."""
    version = saved.get("version", VERSION)
    if not isinstance(version, str):
        raise BadPosition(f"version: a text is expected, not {quoted(version)}")
    return version


def replay(record: Mapping[str, object], choices: int | None = None, **options: object) -> Game:
    """Play a record again, to the end or through its first `choices` choices."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is an object with game, options and choices, not {quoted(record)}")
    try:
        version = version_of(record)
    except BadPosition as error:
        raise BadRecord(str(error)) from error
    try:
        return play_again(record, choices, options)
    except BadRecord as error:
        if version == VERSION:
            raise
        raise BadRecord(f"{error} (the record was made with areo {version}; this is areo {VERSION})") from error


def play_again(record: Mapping[str, object], choices: int | None, options: Mapping[str, object]) -> Game:
    if "choices" not in record and "state" in record:
        raise BadRecord("this is a position, not a record: areo.from_position gives the game back")
    if "choices" not in record and "moments" in record:
        raise BadRecord("this is what one seat saw of a game that was not over: it can be played on from its position")
    for field in ("game", "data", "options", "choices"):
        if field not in record:
            raise BadRecord(f"the record has no {field!r}")
    made = record["choices"]
    if not isinstance(made, list):
        raise BadRecord(f"choices: a list is expected, not {quoted(made)}")
    try:
        table = replay_start(record, options)
    except (BadOption, BadPosition, BadData) as error:
        raise BadRecord(f"the record's game cannot be set up: {error}") from error
    if record["data"] != table.rulebook.digest:
        raise BadRecord(
            f"the record was made with other data (digest {quoted(record['data'])}) than is loaded now "
            f"({table.rulebook.digest!r}): replay it with the data it was made with"
        )
    if choices is not None and (type(choices) is not int or not 0 <= choices <= len(made)):
        raise BadRecord(f"the record has {len(made)} choices, not {choices!r}")
    for number, line in enumerate(made if choices is None else made[:choices]):
        if not isinstance(line, (list, tuple)) or len(line) != 2:
            raise BadRecord(f"choice {number}: a seat and its keys are expected, not {quoted(line)}")
        try:
            table.choose(line[0], line[1])
        except IllegalChoice as error:
            raise BadRecord(f"choice {number}: {error}") from error
    return table


def replay_start(record: Mapping[str, object], options: Mapping[str, object]) -> Game:
    saved = record["options"]
    if not isinstance(saved, Mapping) or not all(isinstance(name, str) for name in saved):
        raise BadRecord(f"options: an object is expected, not {quoted(saved)}")
    start = record.get("start")
    if start is not None:
        if not isinstance(start, Mapping):
            raise BadRecord(f"start: a position is expected, not {quoted(start)}")
        return replay_position(record["game"], saved, from_position(start, **options))
    given: Json = {**saved, **options}
    game = record["game"]
    players = given.pop("players", None)
    seed = given.pop("seed", None)
    if not isinstance(game, str) or not isinstance(players, int) or not isinstance(seed, (int, str)):
        raise BadRecord("the record must say its game, its players and its seed")
    return new(game, players, seed, **given)


def replay_position(game: object, saved: Mapping[str, object], table: Game) -> Game:
    """The game a record starts from, which must be the one the record says it is of."""
    if game != table.rulebook.game:
        raise BadRecord(f"game: the record is of {quoted(game)}, but starts from a position of {table.rulebook.game!r}")
    given = {name: plain(value) for name, value in saved.items() if name != "seed"}
    if given.pop("players", table.seats) != table.seats:
        raise BadRecord(f"options.players: the record starts from a position of {table.seats} players")
    checked_options(game_type(game).describe(), table.seats, given)
    return table
