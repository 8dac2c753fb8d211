"""The scope of a place in a card's effect: what each word refers to there."""
from __future__ import annotations

from dataclasses import dataclass

from ....errors import InputError
from ....text.spoken import SpokenError
from .kinds import NO_FACT, NO_SORT, Fact, Sort
from .slots import PLAYERS, REFS, REFS_NEED
from .words import Ref

LOOPS = 2
"""How deep loops may be nested; the interpreter of the rules has so many levels."""

TARGETS = (Ref.TARGET, Ref.TARGET_2, Ref.TARGET_3)


@dataclass(frozen=True)
class Scope:
    """The facts and references available at a place in an effect."""

    facts: Fact = NO_FACT
    this: Sort = NO_SORT
    they: Sort = NO_SORT
    it: Sort = NO_SORT
    dealer: Sort = NO_SORT
    targets: tuple[Sort, ...] = ()
    loops: tuple[Sort, ...] = ()
    chosen: Sort = NO_SORT

    def sort_of(self, ref: int) -> Sort:
        """The sort of a reference here; NO_SORT if it refers to nothing."""
        if self.facts & REFS_NEED.get(Ref(ref), NO_FACT) != REFS_NEED.get(Ref(ref), NO_FACT):
            return NO_SORT
        if ref in TARGETS:
            which = TARGETS.index(Ref(ref))
            return self.targets[which] if which < len(self.targets) else NO_SORT
        if ref == Ref.THEIR_LEFT:
            return self.they & Sort.PLAYER
        if ref == Ref.ITS_CONTROLLER:
            return Sort.PLAYER if self.targets and self.targets[0] & ~Sort.ITEM == 0 else NO_SORT
        if ref in PLAYERS:
            return Sort.PLAYER
        return {Ref.THIS: self.this, Ref.THEY: self.they, Ref.IT: self.it, Ref.DEALER: self.dealer,
                Ref.CHOSEN: self.chosen, Ref.MONSTER: Sort.MONSTER,
                Ref.FIGHT: Sort.ATTACK, Ref.EACH: self.loops[-1] if self.loops else NO_SORT,
                Ref.OUTER: self.loops[0] if len(self.loops) == LOOPS else NO_SORT}.get(Ref(ref), NO_SORT)

    def fit(self, takes: Sort) -> str:
        """The words that fit where something of these sorts is taken."""
        return ", ".join(word for word, ref in REFS.items() if (sort := self.sort_of(ref)) and not sort & ~takes)


def sorts(some: Sort) -> InputError:
    """Sorts as text: an item, a player or a monster."""
    *first, last = [SpokenError(f"card-sort-{bit.name}") for bit in Sort if bit & some]
    said: InputError = last
    for one in reversed(first):
        said = SpokenError("card-or", one=one, other=said)
    return said
