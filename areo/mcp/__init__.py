"""A seat for language models: `areo mcp` speaks the Model Context Protocol. It knows no rules."""
