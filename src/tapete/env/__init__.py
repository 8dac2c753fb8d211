"""Learning environments of every game and ruleset: batched, PettingZoo, Gymnasium.

`Batch` needs nothing but Tapete; the others need the extra `env`. If Gymnasium is installed, an import of this package
registers every game with it, as `tapete/Carcosa-v0` and so on (`registration`).
"""
from .registration import register_games

register_games()
