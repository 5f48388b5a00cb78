"""Outbreak, the second chapter of Alien Invasion: together, two missions before too many colonists are infected."""
