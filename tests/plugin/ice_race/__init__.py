"""Ice Race, a small game from outside the tree: send sleds in secret; the fastest claims a place on the ice."""
