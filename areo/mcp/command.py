"""`areo mcp`: a seat for a language model, over standard input and output."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from areo.kernel.errors import BadOption


def command(
    lang: Annotated[str | None, typer.Option(help="en, fr or pt; by default the system's language.")] = None,
    server: Annotated[
        str | None, typer.Option(help="Make new games on this server, such as http://localhost:8642.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="Keep one's own games in this folder; else they are gone at the end.")
    ] = None,
) -> None:
    """A seat for a language model, over the Model Context Protocol: standard input and output."""
    from areo.kernel.words import known_language
    from areo.terminal.start import language_of

    language = language_of(os.environ) if lang is None else known_language(lang)
    if server is not None and data is not None:
        raise BadOption("--data is for games on this machine: with --server they are kept there")
    if server is not None and not server.startswith(("http://", "https://")):
        raise BadOption(f"--server: an address such as http://localhost:8642 is expected, not {server!r}")
    try:
        from areo.mcp.tools import serve
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "mcp_types"):
            raise
        raise BadOption("a seat for language models needs the package mcp: pip install 'areo[mcp]'") from None
    serve(language, server, data)
