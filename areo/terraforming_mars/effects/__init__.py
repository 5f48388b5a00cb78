"""The vocabulary of Terraforming Mars: one class for each thing a card can say."""
