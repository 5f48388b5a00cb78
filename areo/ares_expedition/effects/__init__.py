"""What only the cards of Ares Expedition do."""
