"""Monolith, the chapter for one: five goals to meet, four to win, and sabotage round by round."""
