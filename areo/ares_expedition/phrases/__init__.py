"""How Ares Expedition reads, in three languages."""
