"""The page on adding a card, followed word by word in a copy of the project."""

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
PHRASES = {"en": "ENGLISH", "fr": "FRENCH_PHRASES", "pt": "PORTUGUESE_PHRASES"}

PLAY = """
import json
from random import Random

import areo

def table(hand, **resources):
    players = [{"hand": [hand], "resources": {"mc": 40, **resources}}, {}]
    return areo.from_position({"game": "terraforming-mars", "version": "1", "options": {"players": 2, "seed": "1"},
                               "state": {"players": players}})

def resources(game):
    return game.view(0)["players"][0]["resources"]

told = {}
for card, held in (("dust-farm", {"heat": 4}), ("dust-farm", {"heat": 5}), ("heat-exchange", {"energy": 2}),
                   ("heat-exchange", {"heat": 6, "energy": 2})):
    game = table(card, **held)
    key = f"play {card}"
    name = f"{card} {held}"
    if key not in game.asked[0].keys:
        told[name] = {language: game.why(0, key, language) for language in ("en", "fr", "pt")}
        continue
    game.choose(0, [key])
    game = areo.from_position(json.loads(json.dumps(game.position())))
    while game.asked[0] is not None and game.asked[0].kind != "menu":
        game.choose(0, [game.asked[0].keys[0]])
    told[name] = resources(game)

told["texts"] = {
    language: {card.id: [card.name, card.text]
               for card in areo.library.game_type("terraforming-mars").cards(language, {})
               if card.id in ("dust-farm", "heat-exchange")}
    for language in ("en", "fr", "pt")
}
for seed in range(4):
    game = areo.new("terraforming-mars", 3, seed, deck=["dust-farm", "heat-exchange"])
    rng = Random(seed)
    while not game.over:
        decision = rng.choice([decision for decision in game.asked if decision is not None])
        game.choose(decision.seat, decision.sample(rng))
        low = min(min(player["resources"].values()) for player in game.view(None)["players"])
        assert low >= 0, game.log(None)[-3:]
    assert areo.replay(json.loads(json.dumps(game.record()))).position() == game.position()
print(json.dumps(told))
"""


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What a contributor sees who follows the page: the cards are added, and games are played with them."""
    copy = tmp_path_factory.mktemp("contributor")
    shutil.copytree(ROOT / "areo", copy / "areo", ignore=shutil.ignore_patterns("*.so", "__pycache__", "pages"))
    game = copy / "areo" / "terraforming_mars"
    dust_farm, effect, heat_exchange = blocks("python")[:3]
    (game / "effects" / "exchange.py").write_text(effect, encoding="utf-8")
    add_cards(
        game / "cards" / "projects_157.py",
        [dust_farm, "from areo.terraforming_mars.effects.exchange import ExchangeHeat\n" + heat_exchange],
    )
    for language, phrases in json.loads(blocks("json")[0]).items():
        lines = "".join(f"{PHRASES[language]}[{name!r}] = {text!r}\n" for name, text in phrases.items())
        with (game / "phrases" / f"{language}.py").open("a", encoding="utf-8") as file:
            file.write(lines)
    environment = {**os.environ, "AREO_COMPILED": "no", "PYTHONPATH": str(copy)}
    ran = subprocess.run(
        [sys.executable, "-c", PLAY], cwd=copy, env=environment, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def add_cards(file: Path, written: list[str]) -> None:
    """Put each block's card at the end of the cards, and its imports at the top."""
    text = file.read_text(encoding="utf-8")
    for block in written:
        imports, card = block.split("\nCard(")
        top = "from typing import Final\n"
        assert top in text
        text = text.replace(top, top + imports + "\n", 1)
        end = text.rindex(")")
        text = f"{text[:end]}    Card({card.rstrip()},\n{text[end:]}"
    file.write_text(text, encoding="utf-8")


def test_a_card_made_of_what_there_is(told: Any) -> None:
    assert told["dust-farm {'heat': 5}"] == {"mc": 33, "steel": 0, "titanium": 0, "plants": 4, "energy": 0, "heat": 0}
    assert told["dust-farm {'heat': 4}"]["en"] == ["Needs 5 heat; now: 4."]


def test_a_card_with_an_effect_of_its_own(told: Any) -> None:
    after = told["heat-exchange {'heat': 6, 'energy': 2}"]
    assert (after["mc"], after["heat"], after["energy"]) == (36, 2, 6)
    assert told["heat-exchange {'energy': 2}"]["en"] == ["Needs 1 heat; now: 0."]


def test_its_text_follows_in_three_languages(told: Any) -> None:
    assert told["texts"] == {
        "en": {
            "dust-farm": ["Dust Farm", "Spend 5 heat, then gain 4 plants."],
            "heat-exchange": ["Heat Exchange", "Exchange your heat and your energy."],
        },
        "fr": {
            "dust-farm": ["Ferme de poussière", "Dépensez 5 unités de chaleur, puis gagnez 4 plantes."],
            "heat-exchange": ["Échangeur de chaleur", "Échangez votre chaleur et votre énergie."],
        },
        "pt": {
            "dust-farm": ["Fazenda de poeira", "Gaste 5 unidades de calor e depois ganhe 4 plantas."],
            "heat-exchange": ["Trocador de calor", "Troque seu calor e sua energia."],
        },
    }
