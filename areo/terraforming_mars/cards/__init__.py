"""The cards: definitions that read like their text, and odd effects beside the card they belong to."""
