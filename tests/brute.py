"""Exact values by brute force: plain recursion over complete worlds, in fractions, for the tests of `expectimax`.

It does not know about covered cards that are drawn late. It deals every world that a position may be, plays the plain
rules in all of them at once, and separates the worlds when something public distinguishes them.
"""
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tapete.referee.session import fix_rolls

World = tuple[Fraction, Any]


@dataclass
class Brute:
    """A game's plain rules, and `cover`, which makes bytes of all that is open in a true state."""

    State: Any
    Menu: Any
    rules: Any
    cover: Callable[[Any], bytes]
    until: int = 1 << 40
    steps: int = 0

    def rolls(self, state: Any, work: Callable[[Any], Any]) -> list[tuple[Fraction, Any, tuple[int, ...], Any]]:
        """A piece of work with every outcome of its dice: probability, state, faces, what the work gave."""
        found, waiting = [], [((), Fraction(1))]
        while waiting:
            dice, odds = waiting.pop()
            after = self.State.copy(state)
            fix_rolls(after.dice, dice)
            gave = work(after)
            self.steps += 1
            sides = after.dice.wanted
            if sides:
                waiting += [((*dice, (sides, face)), odds / sides) for face in range(1, sides + 1)]
            else:
                found.append((odds, after, tuple(face for _, face in dice), gave))
        return found

    def after(self, state: Any, action: int) -> list[tuple[Fraction, Any, tuple[int, ...]]]:
        """A choice with all that follows to the next: probability, state, and all the faces rolled."""
        done, going = [], [(odds, s, faces) for odds, s, faces, _ in
                           self.rolls(state, lambda s: self.rules.act(s, action))]
        while going:
            odds, s, faces = going.pop()
            results = self.rolls(s, lambda s: self.rules.step(s))
            if not results[0][3]:
                done.append((odds, s, faces))
            else:
                going += [(odds * p, t, faces + more) for p, t, more, _ in results]
        return done

    def legal(self, state: Any) -> list[int]:
        menu = self.Menu.plain()
        self.rules.legal(state, menu)
        return list(menu.actions[:menu.n])

    def mean(self, worlds: Sequence[World], seats: int) -> list[Fraction]:
        return [sum((odds * Fraction(self.rules.value(s, seat)) for odds, s in worlds), Fraction(0))
                for seat in range(seats)]

    def value(self, worlds: Sequence[World], depth: int, seats: int) -> list[Fraction]:
        """What worlds that nobody can tell apart are worth to each seat, so many choices ahead.

        `seats` is 1 for a cooperative game: one value is everybody's.
        """
        state = worlds[0][1]
        assert not state.fault
        if state.outcome:
            return self.mean(worlds, seats)
        legal = self.legal(state)
        assert all(self.legal(s) == legal for _, s in worlds)
        if self.rules.clock(state) >= self.until or (len(legal) > 1 and depth == 0):
            return self.mean(worlds, seats)
        if len(legal) == 1:
            return self.choice(worlds, legal[0], depth, seats)
        seat = self.rules.chooser(state) if seats > 1 else 0
        return max((self.choice(worlds, action, depth - 1, seats) for action in legal),
                   key=lambda values: values[seat])

    def choice(self, worlds: Sequence[World], action: int, depth: int, seats: int) -> list[Fraction]:
        """What an action is worth, with so many choices ahead after it."""
        groups: dict[tuple[Any, ...], list[World]] = {}
        for odds, state in worlds:
            for p, s, faces in self.after(state, action):
                groups.setdefault((faces, self.cover(s)), []).append((odds * p, s))
        total = [Fraction(0)] * seats
        for group in groups.values():
            share = sum(odds for odds, _ in group)
            for seat, worth in enumerate(self.value([(odds / share, s) for odds, s in group], depth, seats)):
                total[seat] += share * worth
        return total
