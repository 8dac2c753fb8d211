"""The process that referees: running games, recorded games, and scenarios."""
