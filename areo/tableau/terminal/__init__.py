"""What the drawings of games that build an engine of cards share in the terminal."""
