"""The game-neutral engine. It knows no game; games know it, and everything above speaks its words."""
