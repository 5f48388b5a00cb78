"""The words of engine-building card games: stocks and production, tags, triggers, discounts, payments, points.

It knows no game. A game declares its resources, tags and cubes, and writes its cards in these words.
"""
