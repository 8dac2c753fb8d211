"""The compiled step of a state that a search walks through: one game, a choice further with every call.

The state is in states[0]. What a caller wants to know after a step is in `out`: the seat that must choose (-1 when the
game is over), how many actions it has, and those actions. When the game is over, `worth` has what it was worth to each
seat.
"""
from dataclasses import dataclass
from typing import Any

from ..compiler.entry import EntryPoint
from ..kernel.agenda import Fault, fail
from ..kernel.dice import next_below
from ..kernel.playout import has_choice, play_on, settle
from ..kernel.registry import Rules
from ..kernel.rule import rule
from ..search.machine import entry_at

HEAD = 2
"""Where the actions begin in `out`."""
SEEDS = 1 << 30
"""Later chance of a state that was dealt again begins at one of so many seeds."""


@rule
def note(s, menu, out, worth, rules: Rules):
    """Write who must choose now, and among which actions. Returns the fault, 0 if there is none."""
    rules.legal(s, menu)
    out[0] = rules.chooser(s)
    out[1] = menu.n
    if menu.n > len(menu.actions):
        fail(s, Fault.MENU_FULL)
    elif menu.n == 0 and s.outcome == 0:
        fail(s, Fault.NO_CHOICE)
    else:
        for k in range(menu.n):
            out[HEAD + k] = menu.actions[k]
    if s.outcome:
        for seat in range(s.n_seats):
            worth[seat] = rules.value(s, seat)
    return s.fault


@dataclass(frozen=True)
class WalkMachine:
    """The entry points of a game's states, each plain when called and compiled by `.compiled`. All but `see` return a
    fault, 0 if there is none.
    """

    begin: EntryPoint[..., int]
    """begin(states, menus, out, worth, seed): set up the blank state, and play it on to the first choice."""
    go: EntryPoint[..., int]
    """go(states, menus, out, worth, action): carry out a legal action, and all that follows."""
    deal: EntryPoint[..., int]
    """deal(states, menus, lucks, out, worth, made, seat, seed): deal again all that the seat may not know, from a seed,
    and give it other dice. A seat of -1: the state is blinded already. made[0] is then whether there was work before
    the next choice."""
    finish: EntryPoint[..., int]
    """finish(states, menus, lucks, out, worth, made, seed, bound): play random choices to the end of the game, from a
    seed. Their number is then in made[0]; more than `bound` are a fault."""
    look: EntryPoint[..., int]
    """look(states, menus, out, worth): change nothing."""
    see: EntryPoint[..., int]
    """see(states, action, seat): the action as a seat sees it, just before it is carried out."""


def machine_of_rules(rules: Rules, home: str) -> WalkMachine:
    """The entry points for states of a game whose rules are in the folder of the module `home`, or below it."""

    def begin_walk(states, menus, out, worth, seed):
        s = states[0]
        s.dice.seed = seed
        rules.setup(s)
        settle(s, rules.step)
        return note(s, menus[0], out, worth, rules)

    def walk(states, menus, out, worth, action):
        s = states[0]
        play_on(s, action, rules.act, rules.step)
        return note(s, menus[0], out, worth, rules)

    def deal_walk(states, menus, lucks, out, worth, made, seat, seed):
        s = states[0]
        if seat >= 0:
            rules.blind(s, seat)
        luck = lucks[0]
        luck.seed = seed
        luck.count = 0
        rules.redeal(s, luck, menus[0])
        s.dice.seed = next_below(luck, SEEDS)   # whether or not the game's redeal does so
        s.dice.count = 0
        made[0] = rules.step(s)     # a seat may not know that another is asked, and sees the work before it
        settle(s, rules.step)
        return note(s, menus[0], out, worth, rules)

    def finish_walk(states, menus, lucks, out, worth, made, seed, bound):
        s = states[0]
        menu = menus[0]
        luck = lucks[0]
        luck.seed = seed
        luck.count = 0
        choices = 0
        rules.legal(s, menu)
        while has_choice(s, menu, choices, bound):
            play_on(s, menu.actions[next_below(luck, menu.n)], rules.act, rules.step)
            choices += 1
            rules.legal(s, menu)
        made[0] = choices
        return note(s, menu, out, worth, rules)

    def look(states, menus, out, worth):
        return note(states[0], menus[0], out, worth, rules)

    def see(states, action, seat):
        return rules.seen_as(states[0], action, seat)

    entry: Any = entry_at(home)
    return WalkMachine(*map(entry, (begin_walk, walk, deal_walk, finish_walk, look, see)))
