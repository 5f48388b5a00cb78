"""What the cards and treatments of Outbreak are called."""

from __future__ import annotations

from typing import Final

from areo.kernel.things import Things
from areo.on_mars.chapters.outbreak.data import MICROBIOLOGIST, OutbreakParts
from areo.on_mars.chapters.outbreak.numbers import AIM, INFECTION, INFECTIONS, OUTBREAK_MISSIONS, TREATMENT, TREATMENTS
from areo.on_mars.names import named
from areo.on_mars.numbers import CARD, SCIENTISTS, scientist

TREATMENT_NAMES: Final = (
    named("cure a colonist", "guérir un colon", "curar um colono"),
    named("vaccinate a colonist", "vacciner un colon", "vacinar um colono"),
)


def add_things(things: Things, parts: OutbreakParts) -> None:
    things.add(CARD, CARD.index(scientist(len(SCIENTISTS))), MICROBIOLOGIST, parts.microbiologist[0].names)
    for index, id in enumerate(INFECTIONS):
        things.add(INFECTION, index, id, parts.infection_names[index])
    for index, id in enumerate(OUTBREAK_MISSIONS):
        things.add(AIM, index, id, parts.mission_names[index])
    for index, id in enumerate(TREATMENTS):
        things.add(TREATMENT, index, id, TREATMENT_NAMES[index])
