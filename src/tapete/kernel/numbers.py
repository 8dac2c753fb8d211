"""Arithmetic for rules, with the same result on every machine."""
from .rule import rule


@rule
def count_bits(bits):
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def logistic(x: float) -> float:
    """1 / (1 + e**-x), computed without `exp`, so that it is the same on every machine. x is clipped to -12 to 12."""
    power = 1.0 - max(-12.0, min(12.0, x)) / 256.0
    for _ in range(8):
        power *= power
    return 1.0 / (1.0 + power)
