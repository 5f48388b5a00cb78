"""The words of Mission: Red Planet, one file a language, whole phrases only."""
