"""The words of Terraforming Mars, one file a language, whole phrases only."""
