"""Terraforming Mars: Ares Expedition: the base game for 1 to 4 players, against each other, together or alone."""
