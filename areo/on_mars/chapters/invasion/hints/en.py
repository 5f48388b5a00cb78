"""Hints for Invasion, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "first-nest": "Troops appear on and around your nests. Begin where the humans’ bots are far away and there is room to grow.",
    "alien-turn": "Each action can be used once until your tokens come back, so spread them. You win with twenty troops on Mars at once.",
    "alien-second": "A second action costs a crystal and spends another token. The power of a nest costs nothing, but can be used only once until you reset.",
    "token": "Red tokens come back when you reset; an expendable one is gone. Spend an expendable one when you want your reset a turn later.",
    "nest": "Every nest makes room for more troops. A new one can also carry a blueprint.",
    "deploy": "Put troops where bots and the security unit cannot reach them, or beside what you want to rob or corrupt.",
    "steal": "Crystals near your troops come first, then the warehouse, then the humans beside whom your troops stand.",
    "alien-learn": "A highly developed Brood brings more troops with every deployment. Carapace blunts strikes, Siphon pays for the rest.",
    "alien-develop": "Brood pays only once it is highly developed. Two levels of Carapace save a troop from every strike.",
    "react": "The humans helped each other out, and you learn from it. Take the step: it is free.",
    "plan": "A blueprint does nothing until a nest evolves with it. The expendable token is yours at once.",
    "march": "A moving troop drives off miners and bots and takes crystals, but it cannot enter an advanced building.",
    "evolve": "The power can be used once in each round of your tokens, in the place of a second action.",
    "evolve-nest": "Powers work from anywhere, so any nest will do.",
    "corrupt": "A corrupted building yields nothing, breaks up its complex and cannot be upgraded. Choose one that the humans need.",
    "abduct": "The team loses the points of that scientist at once, and has to pay for him again.",
    "spores": "Choose the action that the humans are about to need most.",
    "tunnels": "Choose a troop that is about to be struck, or one that is too far away to be of use.",
    "tunnel-to": "A safe corner saves the troop; a hex beside a shelter lets you rob its owner.",
    "strike": "Every troop you remove scores for the team, and the alien has to deploy it again.",
}
