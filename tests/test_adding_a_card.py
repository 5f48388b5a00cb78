"""The page on adding a card, followed word by word in a copy of the project, where the game's tests then pass."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
COPIED = ("areo", "tests", "docs", "pyproject.toml", "README.md")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "pages", "pictures", "browser", "_compiled.*")

pytestmark = pytest.mark.skipif(
    os.environ.get("AREO_COMPILED") == "yes", reason="the copy runs interpreted, whichever build is tested"
)

# Rules, texts, icons, bots and positions; the new cards' own tests. A new card cannot reach those of the printed cards.
RULES = ["tests/terraforming_mars", "--ignore-glob=*/cards/test_projects_*", "--ignore-glob=*/test_terminal*"]
LAWS = ["tests/test_laws.py::test_laws", "-k", "terraforming-mars-2"]

PLAY = """
import json
from random import Random

import areo

told = {"cards": {
    language: {card.id: [card.name, card.text, card.status]
               for card in areo.library.game_type("terraforming-mars").cards(language, {}) if card.status == "house"}
    for language in ("en", "fr", "pt")
}}

def answer(decision, rng):
    "Keep the new cards and play them; the rest is left to chance."
    ours = [key for key in decision.keys if key.split(" ")[-1] in ("dust-farm", "heat-exchange")]
    if decision.kind == "menu":
        return [rng.choice(ours or [key for key in decision.keys if key != "project sell-patents"])]
    return ours if ours and decision.name == "buy-cards" else decision.sample(rng)

played = set()
for seed in range(8):
    game = areo.new("terraforming-mars", 2, seed, house=True, deck=["dust-farm", "heat-exchange"])
    rng = Random(seed)
    moves = 0
    while not game.over:
        decision = rng.choice([decision for decision in game.asked if decision is not None])
        game.choose(decision.seat, answer(decision, rng))
        moves += 1
        if moves % 40 == 0:
            seat = rng.randrange(2)
            assert areo.from_position(json.loads(json.dumps(game.position()))).position() == game.position()
            assert game.determinize(seat, rng).view(seat) == game.view(seat)
            assert game.copy().position() == game.position()
            game.evaluate(seat)
    assert areo.replay(json.loads(json.dumps(game.record()))).position() == game.position()
    for player in game.view(None)["players"]:
        played |= {"dust-farm", "heat-exchange"} & set(player["played"])
told["played"] = sorted(played)
told["dealt without being asked for"] = [
    card for seed in range(4) for card in areo.new("terraforming-mars", 2, seed).position()["state"]["deck"]
    if card in ("dust-farm", "heat-exchange")
]
print(json.dumps(told))
"""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project of a contributor who has followed the page."""
    root = tmp_path_factory.mktemp("contributor")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        else:
            shutil.copy(ROOT / name, root / name)
    game = root / "areo" / "terraforming_mars"
    dust_farm, effect, heat_exchange, tests = blocks("python")
    (game / "effects" / "exchange.py").write_text(effect, encoding="utf-8")
    imported = "from areo.terraforming_mars.effects.exchange import ExchangeHeat\n" + heat_exchange
    add_cards(game / "cards" / "house.py", [dust_farm, imported])
    add_phrases(game / "phrases" / "house.py", json.loads(blocks("json")[0]))
    (root / "tests" / "terraforming_mars" / "cards" / "test_house.py").write_text(tests, encoding="utf-8")
    return root


def add_cards(file: Path, written: list[str]) -> None:
    """Put each block's card between the brackets of the house cards, and its imports at the top."""
    text = file.read_text(encoding="utf-8")
    for block in written:
        imports, card = block.split("\nCard(")
        top = "from typing import Final\n"
        assert top in text
        text = text.replace(top, top + imports + "\n", 1)
        end = text.rindex(")")
        text = f"{text[:end]}    Card({card.rstrip()},\n{text[end:]}"
    file.write_text(text, encoding="utf-8")


def add_phrases(file: Path, phrases: dict[str, dict[str, str]]) -> None:
    text = file.read_text(encoding="utf-8")
    for language, said in phrases.items():
        assert f'"{language}": {{}},' in text
        text = text.replace(f'"{language}": {{}},', f'"{language}": {said!r},')
    file.write_text(text, encoding="utf-8")


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "AREO_COMPILED": "no", "PYTHONPATH": str(copy), "COLUMNS": "200", "AREO_DEPTH": "0.2"}
    environment.pop("PYTEST_ADDOPTS", None)
    return subprocess.run(
        [sys.executable, *words], cwd=copy, env=environment, capture_output=True, text=True, timeout=600
    )


@pytest.fixture(scope="module")
def told(copy: Path) -> Any:
    """What is told of the cards, and of games played with them."""
    ran = run(copy, "-c", PLAY)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_its_text_follows_in_three_languages(told: Any) -> None:
    assert told["cards"] == {
        "en": {
            "dust-farm": ["Dust Farm", "Spend 5 heat, then gain 4 plants.", "house"],
            "heat-exchange": ["Heat Exchange", "Exchange your heat and your energy.", "house"],
        },
        "fr": {
            "dust-farm": ["Ferme de poussière", "Dépensez 5 unités de chaleur, puis gagnez 4 plantes.", "house"],
            "heat-exchange": ["Échangeur de chaleur", "Échangez votre chaleur et votre énergie.", "house"],
        },
        "pt": {
            "dust-farm": ["Fazenda de poeira", "Gaste 5 unidades de calor e depois ganhe 4 plantas.", "house"],
            "heat-exchange": ["Trocador de calor", "Troque seu calor e sua energia.", "house"],
        },
    }


def test_it_is_played_where_it_is_asked_for_and_nowhere_else(told: Any) -> None:
    assert told["played"] == ["dust-farm", "heat-exchange"]
    assert told["dealt without being asked for"] == []


def test_the_list_of_cards_marks_it(copy: Path) -> None:
    ran = run(copy, "-m", "areo", "cards", "terraforming-mars", "poussière", "--lang", "fr")
    assert ran.returncode == 0, ran.stderr
    assert "Ferme de poussière (carte maison)" in " ".join(ran.stdout.split())


@pytest.mark.parametrize("suite", [RULES, LAWS], ids=["rules", "laws"])
def test_the_games_tests_still_pass_and_the_new_ones_too(copy: Path, suite: list[str]) -> None:
    ran = run(copy, "-m", "pytest", "-p", "no:cacheprovider", *suite)
    assert ran.returncode == 0, ran.stdout[-4000:]
    assert " passed" in ran.stdout


def test_a_slip_in_the_card_fails_its_test(copy: Path) -> None:
    """The page's tests state figures: a card that gives 3 plants does not pass them."""
    house = copy / "areo" / "terraforming_mars" / "cards" / "house.py"
    text = house.read_text(encoding="utf-8")
    assert "Gain(PLANTS, 4)" in text
    house.write_text(text.replace("Gain(PLANTS, 4)", "Gain(PLANTS, 3)"), encoding="utf-8")
    try:
        ran = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/terraforming_mars/cards/test_house.py")
    finally:
        house.write_text(text, encoding="utf-8")
    assert ran.returncode == 1
    assert "test_dust_farm_turns_5_heat_into_4_plants" in ran.stdout
