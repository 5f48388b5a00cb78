"""Chapter 1 of Alien Invasion: the humans together against one alien, who plays from a board of its own."""
