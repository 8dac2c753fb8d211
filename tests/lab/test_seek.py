"""The search by few changes, on games that are a formula."""
from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from math import exp, log, sqrt
from typing import Any

import numpy as np
import pytest

from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab.contrast import MeasuredMean
from tapete.lab.tuning.aims import Bound, TuningGoal
from tapete.lab.tuning.seek import CLOSER, ENOUGH, TuningCase, find_nearest
from tapete.lab.tuning.surrogate import Number, Surrogate

GAMES = 800
KEYS, SANITY, ACTIONS = (Number(path, tuple(range(low, high + 1)), stands - low) for path, low, high, stands in (
    ("keys", 1, 7, 4), ("sanity", 0, 4, 1), ("actions", 1, 5, 2)))
IDLE = [Number(f"idle {n}", tuple(range(7)), 3) for n in range(37)]


class Played:
    """A game with known figures: the share of games won, and their length."""

    def __init__(self, base: float, refuse: int | None = None) -> None:
        self.base, self.refuse, self.looks = base, refuse, 0

    def __call__(self, changes: Mapping[str, Any], times: int) -> dict[str, MeasuredMean]:
        self.looks += times
        keys, sanity, actions = (changes.get(number.path, number.values[number.stands])
                                 for number in (KEYS, SANITY, ACTIONS))
        if keys == self.refuse:
            raise InputError("that is no game")
        odds = self.base - 0.85 * (keys - 4) - 0.55 * (sanity - 1) + 0.3 * (actions - 2) - 0.05 * (keys - 4) * sanity
        share = round(GAMES / (1 + exp(-odds))) / GAMES
        off = 1.96 * sqrt((share * (1 - share) + 1e-4) / (GAMES * times))
        rounds = 30 * exp(0.1 * (keys - 4) - 0.3 * (sanity - 1))
        return {"win_rate": MeasuredMean(share, max(0.0, share - off), min(1.0, share + off)),
                "rounds": MeasuredMean(rounds, rounds - 0.4, rounds + 0.4)}


def _places(*bases: float, goal: TuningGoal, numbers: Any = (KEYS, SANITY, ACTIONS),
            refuse: int | None = None) -> list[TuningCase]:
    return [TuningCase(numbers, goal, Played(base, refuse), GAMES) for base in bases]


THIRD = TuningGoal(find_game("carcosa"), "win_rate", 0.35)


def _nearest_pairs(places: list[TuningCase]) -> float:
    """How near any two of the numbers can come, moved by all, each to values of its own."""
    def away(place: TuningCase, moved: tuple[int, ...]) -> float:
        return min(abs(place.look(place.changes(point), 1)["win_rate"].mean - 0.35) for point in product(*(
            range(len(each.values)) if n in moved else [each.stands] for n, each in enumerate(place.numbers))))
    return min(sum(away(place, pair) for place in places) / len(places) for pair in combinations(range(3), 2))


def test_of_many_numbers_those_that_seem_to_do_most_alone_are_looked_at_closer() -> None:
    place, = _places(1.0, goal=THIRD, numbers=(KEYS, SANITY, ACTIONS, *IDLE))
    find_nearest([place], 1, 90, apart=False)
    closer = [{n for n, (one, base) in enumerate(zip(point, place.base, strict=True)) if one != base}
              for point, times in place.times.items() if times >= CLOSER]
    assert [0] in [sorted(each) for each in closer] and [1] in [sorted(each) for each in closer]
    assert sum(len(each) == 1 for each in closer) >= 8
    few, = _places(1.0, goal=THIRD)
    find_nearest([few], 1, 90, apart=False)
    assert sum(times >= CLOSER for times in few.times.values()) <= 3, "few numbers are moved together at once"


def test_each_number_of_players_comes_to_what_is_wanted_by_values_of_its_own() -> None:
    places = _places(-5.0, -3.5, -2.0, goal=THIRD)
    found = find_nearest(places, 3, 60, True)
    assert all(sum(place.times.values()) <= 60 + 3 * CLOSER for place in places)
    assert [len({path for place, point in zip(places, each.points, strict=True) for path in place.changes(point)})
            for each in found] == [0, 1, 2, 3]
    assert [each.distance for each in found] == sorted((each.distance for each in found), reverse=True)
    assert found[2].distance < _nearest_pairs(places) + 0.01
    assert all(place.times[point] == CLOSER for place, point in zip(places, found[2].points, strict=True))
    together = find_nearest(_places(-5.0, -3.5, -2.0, goal=THIRD), 3, 60, False)
    assert len(set(together[-1].points)) == 1
    assert together[-1].distance > found[-1].distance + 0.1, "one value for all cannot do that"


def test_what_no_more_is_wanted_of_is_not_looked_at_further() -> None:
    places = _places(log(0.35 / 0.65), goal=THIRD)
    assert find_nearest(places, 3, 60, False)[1].distance < ENOUGH
    assert sum(places[0].times.values()) <= 1 + 2 * 3 + 3 * (CLOSER + 1)


def test_bounds_are_kept_beside_the_aim() -> None:
    goal = TuningGoal(find_game("carcosa"), "win_rate", 0.35, also=(Bound("rounds", 20.0, 25.0),))
    places = _places(-2.5, goal=goal)
    nearest = find_nearest(places, 3, 60, False)[-1]
    shown = Played(-2.5)(places[0].changes(nearest.points[0]), 1)
    assert abs(shown["win_rate"].mean - 0.35) < 0.03 and 19.5 <= shown["rounds"].mean <= 25.5


def test_what_does_not_go_together_is_passed_over() -> None:
    places = _places(-2.5, goal=THIRD, refuse=1)
    nearest = find_nearest(places, 2, 40, False)[-1]
    assert nearest.distance < 0.03 and places[0].changes(nearest.points[0]).get("keys") != 1
    with pytest.raises(InputError):
        find_nearest(_places(-2.5, goal=THIRD, refuse=4), 2, 40, False)     # the game as it stands


def test_of_many_numbers_those_are_found_that_matter() -> None:
    numbers = [*IDLE[:20], KEYS, *IDLE[20:], SANITY, ACTIONS]
    places = _places(-3.5, -2.0, goal=THIRD, numbers=numbers)
    found = find_nearest(places, 2, 110, True)
    moved = {path for place, point in zip(places, found[-1].points, strict=True) for path in place.changes(point)}
    assert found[-1].distance < 0.03 and moved <= {"keys", "sanity", "actions"}


def test_the_same_question_has_the_same_answer() -> None:
    first, again = (find_nearest(_places(-4.0, -2.0, goal=THIRD), 3, 30, True) for _ in range(2))
    assert first == again


def test_the_model_is_sure_of_what_was_seen_and_less_of_what_was_not() -> None:
    model, played = Surrogate(find_game("carcosa"), [KEYS, SANITY]), Played(-2.0)
    for keys in (0, 3, 6):
        model.add((keys, 1), played({"keys": KEYS.values[keys]}, 1), GAMES)
    points = np.array([[0, 1], [3, 1], [1, 1], [1, 4]])
    (means, _), (lows, highs) = model.expects(points), model.expects(points, 1.0)
    real = [played({"keys": KEYS.values[keys]}, 1)["win_rate"].mean for keys in (0, 3, 1)]
    assert means["win_rate"][:3] == pytest.approx(real, abs=0.08)
    wide = np.log(highs["win_rate"] / (1 - highs["win_rate"])) - np.log(lows["win_rate"] / (1 - lows["win_rate"]))
    assert wide[0] < wide[2] < wide[3]
