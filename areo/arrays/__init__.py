"""A table as numbers: what a seat sees, and what it may do. Environments and OpenSpiel tell both in the same way."""
