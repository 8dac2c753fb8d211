"""Learning environments of every game and ruleset: batched, PettingZoo, Gymnasium.

`Batch` needs nothing but Tapete; the others need the extra `env`.
"""
