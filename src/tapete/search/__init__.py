"""Games played to their end by agents that search, and what is counted of them: written once for every game."""
