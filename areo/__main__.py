"""`python -m areo` is the command `areo`."""

from areo.cli import app

app()
