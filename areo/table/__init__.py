"""The table: rooms where people, programs and bots play any game there is. It knows the rules of none."""
