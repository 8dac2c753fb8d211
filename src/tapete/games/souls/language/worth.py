"""The greedy bot's points of an ability, computed from its rows when it is compiled; the same for every card."""
from __future__ import annotations

from collections.abc import Sequence

from .ops import Do
from .words import Ref

ROLLS, CANCELS, PREVENTS, ENDS, PLAYS = 1, 2, 4, 8, 16
"""Bits for an ability's functions: change rolls, cancel, prevent, end the turn, allow more loot."""

_SORTS = {Do.REROLL: ROLLS, Do.SET_ROLL: ROLLS, Do.ADD_ROLL: ROLLS, Do.CANCEL: CANCELS, Do.PREVENT: PREVENTS,
          Do.CANCEL_ALL: ENDS, Do.END_TURN: ENDS, Do.LOOT_PLAY: PLAYS}

_GAIN = {Do.GAIN: 3, Do.LOSE: -3, Do.LOOT: 8, Do.DISCARD: -6, Do.TREASURE: 35, Do.DAMAGE: -14, Do.PAY_LIFE: -14,
         Do.MAY_ATTACK: 8, Do.MUST_ATTACK: -6}
"""Points for each unit that a row gives its player."""

_GAIN_AT_ALL = {Do.BECOME_SOUL: 150, Do.RECHARGE_ALL: 6, Do.LOOT_PLAY: 5, Do.STEAL_LOOT: 8, Do.TAKE_LOOT: 9,
                Do.EXTRA_TURN: 60, Do.LOOK: 1, Do.KEEP_ONE: 4, Do.SHOP_SLOTS: 1, Do.COUNTERS: 6, Do.ORDER: 2,
                Do.MAY_BOTTOM: 1, Do.SEARCH: 30, Do.COPY: 10, Do.COPY_ABILITY: 8}
"""Points for a row, for any player."""

_HARM = {Do.DAMAGE: 10, Do.STEAL: 4, Do.LOSE: 3, Do.DISCARD: 6, Do.HEAL: -5, Do.GAIN: -3, Do.LOOT: -8}
"""Points for each unit that a row does to the first target: harm over 0, good under 0."""

_HARM_AT_ALL = {Do.KILL: 60, Do.STEAL_LOOT: 6, Do.TAKE_LOOT: 6, Do.STEAL_ITEM: 40, Do.DESTROY: 25,
                Do.DESTROY_SOUL: 80, Do.CURSE: 15, Do.DEACTIVATE: 6, Do.DISCARD_THING: 2,
                Do.REROLL_ITEM: 5, Do.SKIP_TURN: 20, Do.GIVE_LOOT: 5, Do.RECHARGE: -7, Do.PREVENT: -6, Do.BOOST: -6,
                Do.LOOT_PLAY: -5}

UNFIXED = 3
"""The assumed value of an amount that is not fixed."""


def worth_of(rows: Sequence[Sequence[int]]) -> tuple[int, int, int]:
    """The gain, the harm and the function bits of an ability's rows. A row in the table of a roll counts a third."""
    gain = harm = 0.0
    sorts = 0
    share = 1.0
    for row in rows:
        do, who, n = Do(row[0]), row[1], row[2] if row[2] >= 0 else UNFIXED
        if do == Do.ROLL:
            share = 1 / 3
        sorts |= _SORTS.get(do, 0)
        if do in _GAIN_AT_ALL:
            gain += share * _GAIN_AT_ALL[do]
        elif who in (Ref.YOU, Ref.ACTIVE):
            gain += share * _GAIN.get(do, 0) * n
        if do == Do.STEAL:
            gain += share * 5 * n
        if who == Ref.TARGET:
            harm += share * (_HARM_AT_ALL.get(do, 0) or _HARM.get(do, 0) * max(1, n))
    return int(gain), int(harm), sorts
