"""The chance to win over a game, as its end lets it be seen.

What a game says a position is worth is a rule of thumb: it jumps with every die, and may be wrong to the last move.
Each is taken for an uncertain look at a chance that changes little from one moment to the next, and how the game ended
for a look that is certain; what is most likely then, with all of them known, is drawn (a Rauch-Tung-Striebel smoother
of a random walk of log odds).
"""
from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

UNSURE = 1.0
"""The variance of one position's worth, in log odds."""
TELLING = 2.0
"""So many better looks make the rule of thumb count half: where it is wrong it is so for long, and not by chance."""
WANDERS = 6.0
"""The variance that the chance gathers over a whole game."""
SUREST = 0.985
"""No look at a chance is taken for surer than this, or the opposite; but the end."""


def smoothed(values: Sequence[float], ended: bool,
             seen: Mapping[int, tuple[float, float]] | None = None) -> list[float]:
    """The chances, 0 to 1, that go best with what each moment was said to be worth; of an ended game the last value is
    its result, and stays as it is. `seen`: by moment better looks than the rule of thumb's, as log odds and their
    variance."""
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
    """The moments around which a chance changed most, the greatest first and no two in one stretch, and how many
    moments on either side belong to each."""
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
    """The log odds of a chance."""
    chance = min(SUREST, max(1 - SUREST, value))
    return math.log(chance / (1 - chance))
