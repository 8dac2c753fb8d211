"""Chance that is asked for: plain rules that stop where a die, a lot or a card is not decided yet.

Rules roll and draw by `next_below`, `roll_silently` and `shuffle_by`. Their stand-ins here ask a `ChanceSource`. It has
the answers so far, and raises `ChanceAsked` at the first question without one. The work is then run again with one
answer more.

A shuffle decides nothing: it leaves an `Unseen` at each place. Rules may move it like a card. When one compares it,
counts with it or uses it as an index, it asks which of the cards of its pile it is: a draw without replacement. So a
card that nobody ever looks at is never drawn.
"""
from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from threading import local
from typing import Any

from ..errors import DefectError
from ..kernel import dice
from ..kernel.dice import Dice
from ..kernel.record import Field, RecordType
from ..kernel.registry import Rules
from ..text.spoken import SpokenError
from .stand_ins import with_stand_ins

Outcomes = tuple[tuple[int, int], ...]
"""The outcomes of a question, each with its weight: an action of chance, and how many equally likely cases it has."""
Piles = dict[int, tuple[Any, ...]]
"""For each shuffled pile, by number: the things that its unseen cards may still be. A thing is an integer, or an unseen
card of an earlier pile."""
MOST_OUTCOMES = 1 << 16
_running = local()


class ChanceAsked(Exception):
    """A question of chance without an answer. It never leaves this package."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__()
        self.outcomes = outcomes


class ChanceSource:
    """The answers to what one piece of work asks of chance. `piles` and `found` go on from earlier work, and are new
    objects here.

    `seeds`: the work also draws a seed for later dice, which nobody needs here.
    """

    def __init__(self, answers: Sequence[int], piles: Piles, shuffles: int, seeds: bool = False) -> None:
        self.answers, self.piles, self.shuffles, self.seeds = answers, dict(piles), shuffles, seeds
        self.found: dict[tuple[int, int], int] = {}
        self._read = 0

    def choose(self, outcomes: Outcomes) -> int:
        """The answer to a question. A question with one outcome needs none."""
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self._read < len(self.answers):
            self._read += 1
            return self.answers[self._read - 1]
        raise ChanceAsked(outcomes)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        if n > MOST_OUTCOMES and self.seeds:
            return 0
        if n > MOST_OUTCOMES:
            raise SpokenError("state-outcomes", n=n, most=MOST_OUTCOMES)
        return self.choose(tuple((k, 1) for k in range(n))) if n > 1 else 0

    def shuffle(self, cards: Any, n: int) -> None:
        """Put unseen cards in the place of the first n."""
        things = tuple(cards[:n])
        if n < 2 or all(type(thing) is int and thing == things[0] for thing in things):
            return
        self.shuffles += 1
        self.piles[self.shuffles] = things
        for i in range(n):
            cards[i] = Unseen(self.shuffles, i)

    def look(self, card: Unseen) -> int:
        """Which card an unseen one is. In a question, an unseen card of an earlier pile is a negative number."""
        at = card.pile, card.place
        if at not in self.found:
            things = self.piles[card.pile]
            labels = [-(thing.pile << 16) if isinstance(thing, Unseen) else thing for thing in things]
            drawn = self.choose(tuple(sorted(Counter(labels).items())))
            k = labels.index(drawn)
            self.piles[card.pile] = things[:k] + things[k + 1:]
            self.found[at] = int(things[k])
        return self.found[at]


class running:
    """Within this block, unseen cards ask this source."""

    def __init__(self, source: ChanceSource) -> None:
        self.source = source

    def __enter__(self) -> ChanceSource:
        _running.source = self.source
        return self.source

    def __exit__(self, *_: object) -> None:
        _running.source = None


class Unseen:
    """A card of a shuffled pile that nobody has looked at. Whatever is done with it but moving it looks at it."""

    __slots__ = ("pile", "place")

    def __init__(self, pile: int, place: int) -> None:
        self.pile, self.place = pile, place

    def __int__(self) -> int:
        source: ChanceSource | None = getattr(_running, "source", None)
        if source is None:
            raise DefectError(f"card {self.place} of shuffle {self.pile} is looked at outside the rules")
        return source.look(self)

    __index__ = __int__

    def __hash__(self) -> int:
        return hash(int(self))

    def __bool__(self) -> bool:
        return int(self) != 0

    def __neg__(self) -> int:
        return -int(self)

    def __invert__(self) -> int:
        return ~int(self)

    def __abs__(self) -> int:
        return abs(int(self))

    def __repr__(self) -> str:
        return f"Unseen({self.pile}, {self.place})"


def _looking(work: Callable[..., Any], turned: bool = False) -> Callable[..., Any]:
    def looked(self: Unseen, other: Any) -> Any:
        pair = int(self), int(other) if isinstance(other, Unseen) else other
        return work(*reversed(pair)) if turned else work(*pair)
    return looked


for _name in ("eq", "ne", "lt", "le", "gt", "ge"):
    setattr(Unseen, f"__{_name}__", _looking(getattr(operator, _name)))
for _name in ("add", "sub", "mul", "floordiv", "mod", "and", "or", "xor", "lshift", "rshift", "truediv", "pow"):
    _work = getattr(operator, f"{_name}_" if _name in ("and", "or") else _name)
    setattr(Unseen, f"__{_name}__", _looking(_work))
    setattr(Unseen, f"__r{_name}__", _looking(_work, turned=True))


class ExplicitDice(Dice.Plain):  # type: ignore[misc, name-defined]
    """The dice of a state whose chance is asked for."""

    __slots__ = ("source",)


def explicit_dice(before: Any, source: ChanceSource) -> ExplicitDice:
    """Dice that ask a source, with the fields of others."""
    made = ExplicitDice()
    for name in Dice.fields:
        setattr(made, name, getattr(before, name))
    made.source = source
    return made


def _next_below(luck: Any, n: Any) -> int:
    return int(luck.source.below(int(n))) if isinstance(luck, ExplicitDice) else dice.next_below(luck, n)


def _roll_silently(s: Any, sides: Any) -> int:
    return 1 + _next_below(s.dice, sides) if isinstance(s.dice, ExplicitDice) else dice.roll_silently(s, sides)


def _shuffle_by(luck: Any, cards: Any, n: Any) -> None:
    if isinstance(luck, ExplicitDice):
        luck.source.shuffle(cards, int(n))
    else:
        dice.shuffle_by(luck, cards, n)


@cache
def asking(rules: Rules) -> Rules:
    """A game's rules with the chance of `ExplicitDice` asked for. With other dice they are as they were."""
    return with_stand_ins(rules, {dice.next_below: _next_below, dice.roll_silently: _roll_silently,
                           dice.shuffle_by: _shuffle_by})


def settled(kind: RecordType, state: Any, number: Callable[[Unseen], Any]) -> bool:
    """Put number(card) in the place of every unseen card of a plain record. Returns whether any is left.

    Options are left out: no rule puts a card there.
    """
    left = False
    for name, field in kind.fields.items():
        if name == "options":
            continue
        value = getattr(state, name)
        if isinstance(value, list):
            left |= _settled_list(field, value, number)
        elif field.record is not None:
            left |= settled(field.record, value, number)
        elif type(value) is Unseen:
            fresh = number(value)
            setattr(state, name, fresh)
            left |= type(fresh) is Unseen
    return left


def _settled_list(field: Field, values: list[Any], number: Callable[[Unseen], Any]) -> bool:
    left = False
    kinds = set(map(type, values))
    if list in kinds:
        for value in values:
            left |= _settled_list(field, value, number)
    elif field.record is not None:
        for value in values:
            left |= settled(field.record, value, number)
    elif Unseen in kinds:
        for i, value in enumerate(values):
            if type(value) is Unseen:
                values[i] = number(value)
        left = Unseen in set(map(type, values))
    return left
