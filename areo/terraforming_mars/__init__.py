"""Terraforming Mars: the base game with Corporate Era, draft and solo, for 1 to 5 players."""
