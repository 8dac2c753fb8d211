"""The chance to win over the course of a game, corrected by how it ended.

A game's value of a position is a heuristic: it jumps with every die, and may be wrong up to the last move. Each value
counts as an uncertain observation of a chance that changes slowly, and the game's end as a certain observation. The
result is the most likely curve given all observations (a Rauch-Tung-Striebel smoother of a random walk of log odds).
"""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

UNSURE = 1.0
"""The variance of one position's value, in log odds."""
TELLING = 2.0
"""With this many better observations the heuristic counts half. If it is wrong it stays wrong for long, so its errors
do not average out."""
WANDERS = 6.0
"""The variance in log odds that the chance gathers over a whole game."""
SUREST = 0.985
"""Chances are limited to this value, and to 1 minus it. Only an ended game's last value is not."""


def smoothed(values: Sequence[float], ended: bool,
             seen: Mapping[int, tuple[float, float]] | None = None) -> list[float]:
    """The chances, 0 to 1, that fit the values of all moments best. For an ended game the last value is its result, and
    stays unchanged. `seen`: by moment, better estimates than the heuristic's, as log odds and variance."""
    if len(values) < 2:
        return list(values)
    unsure = UNSURE * (1 + len(seen or {}) / TELLING)
    looked = [(odds(value), unsure) for value in values]
    for moment, better in (seen or {}).items():
        looked[moment] = better
    if ended:
        looked[-1] = odds(values[-1]), 1e-6
    step = WANDERS / len(values)
    means, spreads = [looked[0][0]], [looked[0][1]]
    for look, doubt in looked[1:]:
        before = spreads[-1] + step
        gain = before / (before + doubt)
        means.append(means[-1] + gain * (look - means[-1]))
        spreads.append((1 - gain) * before)
    smooth = means[:]
    for number in reversed(range(len(smooth) - 1)):
        back = spreads[number] / (spreads[number] + step)
        smooth[number] = means[number] + back * (smooth[number + 1] - means[number])
    chances = [1 / (1 + math.exp(-mean)) for mean in smooth]
    return [*chances[:-1], values[-1]] if ended else chances


def turning_points(chances: Sequence[float], most: int) -> tuple[list[int], int]:
    """The moments around which a chance changed most, and how many moments on either side belong to each. The greatest
    change is first, and no two moments are in the same stretch."""
    reach = max(1, len(chances) // 30)

    def change(moment: int) -> float:
        return abs(chances[min(len(chances) - 1, moment + reach - 1)] - chances[max(0, moment - reach)])

    found: list[int] = []
    for moment in sorted(range(1, len(chances)), key=lambda moment: (-change(moment), moment)):
        if len(found) == most or change(moment) < 0.01:
            break
        if all(abs(moment - other) > 2 * reach for other in found):
            found.append(moment)
    return found, reach


def odds(value: float) -> float:
    """The log odds of a chance, which is limited by SUREST."""
    chance = min(SUREST, max(1 - SUREST, value))
    return math.log(chance / (1 - chance))
