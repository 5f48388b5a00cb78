"""The phrases of On Mars, one file for each language."""
