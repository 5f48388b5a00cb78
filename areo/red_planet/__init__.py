"""Mission: Red Planet, first edition, for 3 to 5 players."""
