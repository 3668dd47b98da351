"""People, tables, storage and sockets around the games. Knows no rules: those are the game's."""
