"""Learning: nets that are trained on games which bots play against themselves. The only room that needs NumPy."""
