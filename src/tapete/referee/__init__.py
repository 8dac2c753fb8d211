"""The referee: running games, recorded games, scenarios and lessons."""
