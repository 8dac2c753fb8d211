"""Chance outside a game, from whatever seed its caller has: `dice.py` is made of rules, and takes Python's ints."""
from ..runtime.integers import whole_numbers
from .dice import luck as plain_luck

luck = whole_numbers(plain_luck)
