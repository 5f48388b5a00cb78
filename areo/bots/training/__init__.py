"""How bots learn what a table is worth: games against themselves, and a net that is fitted to how they ended."""
