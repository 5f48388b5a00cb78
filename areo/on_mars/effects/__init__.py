"""What actions, cards and tiles of On Mars do."""
