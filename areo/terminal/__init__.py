"""The table in a terminal: it draws what a seat may see, asks, and passes the answers on. It knows no rules."""
