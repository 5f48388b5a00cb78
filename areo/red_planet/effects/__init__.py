"""What the characters do: the vocabulary of Mission: Red Planet, one class for each thing a card can say."""
