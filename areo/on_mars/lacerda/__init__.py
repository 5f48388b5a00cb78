"""Lacerda, the opponent of a game alone. He has no seat: the rules say what he does, and chance settles ties."""
