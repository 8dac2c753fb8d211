"""A random generator for use outside a game, from a seed of any integer type.

`dice.py` has only rules, and takes Python's ints.
"""
from ..runtime.integers import whole_numbers
from .dice import plain_rng

new_rng = whole_numbers(plain_rng)
