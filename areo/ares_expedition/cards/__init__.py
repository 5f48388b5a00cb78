"""The cards of Ares Expedition."""
