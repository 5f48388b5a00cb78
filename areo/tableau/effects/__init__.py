"""What cards do in any game of this family."""
