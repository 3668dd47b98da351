"""Boards drawn for a terminal, one file per game. A board is drawn from a view, never from the table itself."""
