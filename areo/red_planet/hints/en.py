"""Hints for a first game, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "keep": "This bonus card stays secret and pays at the end if you do what it asks. Keep one that fits zones or resources you can really go for.",
    "character": "All choose in secret, then characters are called from 1 to 9. Low numbers act first and get the seats; a character you play is gone until the Recruiter brings them all back.",
    "board": "Your astronauts reach Mars only by shuttle. Look where it lands and how soon it is full: only a full shuttle takes off by itself.",
    "board-together": "These astronauts travel together, so one shuttle must have room for all of them. It is a strong way to take a zone in one go.",
    "destination": "You decide where this shuttle lands. Think of your bonus cards, and of zones where a few astronauts give you the majority.",
    "branch": "Choose one of the two. A new event card can be a bonus of your own; a look at a discovery tells you what a zone will really be worth.",
    "look": "A discovery changes its zone at the end of the game. Look where you have astronauts, or where you mean to go.",
    "place-discovery": "Only you know this card until the end. If it is good, lay it where you are strong; if it hurts, where the others are.",
    "move": "Walk your astronauts to neighbouring zones, one step each time. One of them may go on, or several may move; look for zones where one more gives you the majority.",
    "launch": "You may send a shuttle off before it is full. Do it when your people are aboard and others still want to get in.",
    "destroy": "Everyone aboard is lost for good. Look for a shuttle full of rivals, and check that none of yours is in it.",
    "replace": "Your astronaut takes a rival’s place: one more for you, one less for them. It can turn a majority around.",
    "replace-whom": "Take the place of whoever is closest to you in numbers here, or of the player who is ahead.",
    "kill": "An astronaut in an outer zone is lost for good. Choose a zone where one less changes who has the majority; you may also leave it.",
    "kill-whom": "Remove one of whoever stands between you and the majority here, or of the player who is ahead.",
    "redirect": "Send a shuttle elsewhere, even one in flight. Bring your own people where you need them, or rivals where they are of no use.",
}
