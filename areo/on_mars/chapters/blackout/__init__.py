"""Blackout, the third chapter: all together against a saboteur who cuts the colony's power, building by building."""
