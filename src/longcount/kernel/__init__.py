"""The process of play: decisions, chance, matches, records, laws. It knows no game."""
