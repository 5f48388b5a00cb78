"""On Mars: the base game for 2 to 4 players, and alone against Lacerda."""
