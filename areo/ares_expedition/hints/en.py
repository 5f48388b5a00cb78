"""Hints for a first game, in English."""

from typing import Final

ENGLISH: Final[dict[str, str]] = {
    "corporation": "Your corporation decides how much money you start with and what you are good at. Pick one whose strength fits several of your cards.",
    "choose-phase": "Every phase that somebody chooses is played by all, and whoever chose it has its bonus. Choose what you need most, and guess what the others will bring you anyway.",
    "choose-neutral": "In these last rounds you say which neutral phase is played as well. Take what goes best with your own.",
    "phase": "In phases I and II you play cards, in phase III you use actions. All do so at the same time. Cards you will not need can be sold at any moment to pay.",
    "pay": "You may pay with money, with what your cards allow, and by selling cards from your hand. Keep what you can use better.",
    "keep": "Keep the cards you can play soon. Early in the game, look for production; late, for points.",
    "discard": "Part with what you will hardly play. Nothing is paid for these.",
    "redraw": "Swap the cards you will hardly play for new ones.",
    "discard-to-draw": "Swap a card you will hardly play for a new one. A plant card brings two.",
    "take-shown": "You may take one of the cards that show the right tag. Take the one you can play soonest.",
    "limit": "Only ten cards stay in your hand. Sell what you will hardly play; the money helps with the rest.",
    "offer": "One more step of rating is a point, and money in every production phase. It is a fair price as long as a few rounds are left.",
    "order": "Several effects happen now, and the order is yours. Start with whatever makes the others better.",
    "branch": "One card, several ways. Take the one that helps you most right now.",
    "add-to": "These resources lie on a card. Put them where each is worth points, or where an action of yours uses them.",
    "add-to-any": "Any card that collects something may get these. Cards that score for each resource gain the most.",
    "take-cube": "An animal or a microbe is spent. Take it from a card where it is worth least.",
    "spend-any": "One turns into the other, as much as you like. Keep what you still need.",
    "cube": "Copper is money for you. A coloured cube lets you swap a card with your partner; there are only three.",
    "swap": "Each of you gives a card the other has not seen. Good if you hold something your partner can use better.",
    "gift": "Give what your partner can use better than you.",
    "help": "Mars moves on by itself, without rating for you. Help the track that lags behind.",
}
