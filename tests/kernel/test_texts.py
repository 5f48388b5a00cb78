"""The checks of texts see what is wrong."""

import pytest

from tests.texts import faults_of_french


@pytest.mark.parametrize(
    "text",
    [
        "Vous : non",
        "Où ?",
        "Non\u00a0; oui",
        "« bonus »",
        "de Arabia",
        "de Arbres",
        "que Alice",
        "jusque Hellas",
        "5 %",
        "0 °C",
        "“non”",
        "La île",
    ],
)
def test_faulty_french_is_seen(text: str) -> None:
    assert faults_of_french(text)


@pytest.mark.parametrize(
    "text", ["Vous\u00a0: non", "Où\u202f?", "«\u00a0bonus\u00a0»", "d’Arabia", "5\u00a0%", "−2\u00a0°C"]
)
def test_proper_french_is_left_alone(text: str) -> None:
    assert faults_of_french(text) == []
