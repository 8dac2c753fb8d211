"""Many games side by side, each a step further with every call: what a learner plays in.

Game i lies in states[i], its menu in menus[i], and so on. Behind the games `states` has room for two more: what
a seat may know, for a moment, and the blank state that every game begins from; `seen` has room for a blank
sight. When a game ends, the next one begins on its place in the same step: its seed is n more.
"""
from dataclasses import dataclass
from typing import Any

from .agenda import Fault, fail
from .dice import next_below
from .game import Rules
from .machine import entry_at
from .menu import first_of, kind_of, second_of
from .playout import play_on, settle
from .record import copy_record, f8, flag, i1, i4, i8, record
from .rule import Entry, rule
from .sight import Sight

SOUND = -1


@record
class Desk:
    """How one game of a batch stands."""

    seed: i8            # of the game that goes on
    seat: i1            # who must choose
    length: i4          # choices of the game that goes on, those included that there was no choice about
    choices: i4         # of them, real ones
    ended: flag         # the last step ended a game, and this is the next
    cut: flag           # the last step stopped a game that was too long, and this is the next
    last_length: i4     # of the last game that was over
    last_choices: i4
    outcome: i1         # of the last game that ended, by the game's own code


@record
class Terms:
    """How a batch is played."""

    seats: i4
    skip_forced: flag   # choices with one legal action are made within a step
    stay: flag          # a game that is over stays as it is, and no other begins
    limit: i4           # choices after which a game is stopped; 0: none
    bound: i4           # choices after which a game is endless, a defect
    shaping: f8         # how much of the change in what a seat's sight of the game is worth is a reward; 0: none
    discount: f8        # of the learner, for the shaping
    at: i4              # where the last call stopped, if it did
    steps: i8           # choices made in all, those included that there was no choice about


@rule
def index_of(action, k, firsts, ranks):
    """An action's number in the index space: by the grammar, or where that is too large its place on the menu."""
    if len(firsts) == 0:
        return k
    return firsts[kind_of(action)] + ranks[0, kind_of(action), first_of(action)] + ranks[
        1, kind_of(action), second_of(action)]


@rule
def deal_next(states, menus, desk: Desk, terms: Terms, i, setup, legal, act, step):
    """Begin the game of the desk's seed, up to its first choice."""
    s = states[i]
    menu = menus[i]
    copy_record(states, i, len(states) - 1)
    s.dice.seed = desk.seed
    desk.length = 0
    desk.choices = 0
    setup(s)
    settle(s, step)
    legal(s, menu)
    skip_choices(s, menu, desk, terms, legal, act, step)
    if menu.n == 0:
        fail(s, Fault.NO_CHOICE)


@rule
def skip_choices(s, menu, desk: Desk, terms: Terms, legal, act, step):
    """Make the choices that are none, where that is wanted."""
    while terms.skip_forced and menu.n == 1 and s.fault == 0 and desk.length < terms.bound:
        play_on(s, menu.actions[0], act, step)
        desk.length += 1
        terms.steps += 1
        legal(s, menu)
    if menu.n > len(menu.actions):
        fail(s, Fault.MENU_FULL)
    if menu.n > 0 and desk.length >= terms.bound:
        fail(s, Fault.ENDLESS)


@rule
def look_at(states, seen, i, seat, row, blind, observe):
    """Leave in a row what a seat may know of game i."""
    eyes = len(states) - 2
    copy_record(states, eyes, i)
    blind(states[eyes], seat)
    copy_record(seen, row, len(seen) - 1)
    observe(states[eyes], seat, seen[row])


@rule
def look_through(states, seen, i, seat, row, blind, observe):
    """The same by a sight that leaves out by itself what the seat may not know."""
    copy_record(seen, row, len(seen) - 1)
    observe(states[i], seat, seen[row])


@rule
def show(states, menus, desk: Desk, seen, masks, i, firsts, ranks, chooser, blind, observe, look):
    """Leave what whoever must choose in game i may know, and what it may do."""
    desk.seat = chooser(states[i])
    look(states, seen, i, desk.seat, i, blind, observe)
    menu = menus[i]
    for k in range(menu.n):
        masks[i, index_of(menu.actions[k], k, firsts, ranks)] = True


@rule
def hide(menu, masks, i, firsts, ranks):
    """Take back what could be done."""
    for k in range(menu.n):
        masks[i, index_of(menu.actions[k], k, firsts, ranks)] = False


@rule
def promise(states, i, seat, blind, value):
    """What a seat's sight of game i is worth to it: the potential of the shaping (Ng, Harada & Russell 1999)."""
    eyes = len(states) - 2
    copy_record(states, eyes, i)
    blind(states[eyes], seat)
    return value(states[eyes], seat)


@rule
def pay(states, rewards, hopes, desk: Desk, terms: Terms, i, blind, value):
    """Leave each seat's reward of the step: what an ended game is worth, and the shaping.

    An end has no potential, so that what shaping pays in a game adds up to the same for every way to play it.
    """
    for seat in range(terms.seats):
        reward = value(states[i], seat) if desk.ended else 0.0
        if terms.shaping > 0.0:
            hope = 0.0 if desk.ended else promise(states, i, seat, blind, value)
            reward += terms.shaping * (terms.discount * hope - hopes[i, seat])
            hopes[i, seat] = hope
        rewards[i, seat] = reward


@rule
def hope_anew(states, hopes, terms: Terms, i, blind, value):
    """The potentials of a game that begins."""
    if terms.shaping > 0.0:
        for seat in range(terms.seats):
            hopes[i, seat] = promise(states, i, seat, blind, value)


@rule
def begin_batch(states, menus, desks, terms: Terms, seen, masks, rewards, hopes, firsts, ranks,
                setup, legal, act, step, chooser, blind, value, observe, look):
    """Begin every game, by the seeds on the desks; SOUND, or the first that broke."""
    for i in range(len(desks)):
        hide(menus[i], masks, i, firsts, ranks)
        desk = desks[i]
        deal_next(states, menus, desk, terms, i, setup, legal, act, step)
        if states[i].fault:
            return i
        desk.ended = 0
        desk.cut = 0
        for seat in range(terms.seats):
            rewards[i, seat] = 0.0
        hope_anew(states, hopes, terms, i, blind, value)
        show(states, menus, desk, seen, masks, i, firsts, ranks, chooser, blind, observe, look)
    return SOUND


@rule
def step_batch(states, menus, desks, terms: Terms, seen, masks, rewards, hopes, codes, actions, firsts, ranks,
               setup, legal, act, step, chooser, blind, value, observe, look):
    """Make a choice in every game; SOUND, or the first game that broke. The choices must be legal."""
    for i in range(len(desks)):
        s = states[i]
        menu = menus[i]
        desk = desks[i]
        hide(menu, masks, i, firsts, ranks)
        play_on(s, menu.actions[actions[i]] if len(firsts) == 0 else codes[actions[i]], act, step)
        desk.length += 1
        desk.choices += 1
        terms.steps += 1
        legal(s, menu)
        skip_choices(s, menu, desk, terms, legal, act, step)
        desk.ended = menu.n == 0
        desk.cut = not desk.ended and terms.limit > 0 and desk.length >= terms.limit
        if desk.ended and s.outcome == 0:
            fail(s, Fault.NO_CHOICE)
        pay(states, rewards, hopes, desk, terms, i, blind, value)
        over = desk.ended or desk.cut
        if over:
            desk.outcome = s.outcome
            desk.last_length = desk.length
            desk.last_choices = desk.choices
        if over and not terms.stay and s.fault == 0:
            desk.seed += len(desks)
            deal_next(states, menus, desk, terms, i, setup, legal, act, step)
            hope_anew(states, hopes, terms, i, blind, value)
        if s.fault:
            return i
        if not over or not terms.stay:
            show(states, menus, desk, seen, masks, i, firsts, ranks, chooser, blind, observe, look)
    return SOUND


@rule
def first_illegal(masks: Any, actions: Any):
    """The first game whose choice is none of its legal ones; SOUND if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return SOUND


@rule
def draw_legal(menus, actions, luck, firsts, ranks):
    """A random legal choice for every game, each as likely as another."""
    for i in range(len(actions)):
        menu = menus[i]
        k = next_below(luck, menu.n)
        actions[i] = index_of(menu.actions[k], k, firsts, ranks)


@dataclass(frozen=True)
class BatchMachine:
    """The entries of a game's batches, each plain when called and compiled by `.compiled`."""

    begin: Entry[..., int]
    """begin(states, menus, desks, terms, seen, masks, rewards, hopes, firsts, ranks): see `begin_batch`."""
    step: Entry[..., int]
    """step(states, menus, desks, terms, seen, masks, rewards, hopes, codes, actions, firsts, ranks): refuse choices
    that are not legal before anything is done, else see `step_batch`; 0, or 1 where it was refused or 2 where a
    game broke, which is then in terms[0].at."""
    draw: Entry[..., int]
    """draw(menus, actions, lucks, firsts, ranks): see `draw_legal`."""
    look: Entry[..., int]
    """look(states, seen, i, seat, row): see `look_at`."""


DONE, REFUSED, BROKEN = 0, 1, 2


def batch_machine_of(rules: Rules, sight: Sight, home: str) -> BatchMachine:
    """The entries of batches of a game whose rules lie in the folder of the module called `home`, or below it."""
    setup, legal, act, step, chooser = rules.setup, rules.legal, rules.act, rules.step, rules.chooser
    blind, value, observe = rules.blind, rules.value, sight.observe
    look = look_through if sight.fair else look_at

    def begin(states, menus, desks, terms, seen, masks, rewards, hopes, firsts, ranks):
        terms[0].at = begin_batch(states, menus, desks, terms[0], seen, masks, rewards, hopes, firsts, ranks,
                                  setup, legal, act, step, chooser, blind, value, observe, look)
        return DONE if terms[0].at == SOUND else BROKEN

    def make_step(states, menus, desks, terms, seen, masks, rewards, hopes, codes, actions, firsts, ranks):
        terms[0].at = first_illegal(masks, actions)
        if terms[0].at != SOUND:
            return REFUSED
        terms[0].at = step_batch(states, menus, desks, terms[0], seen, masks, rewards, hopes, codes, actions,
                                 firsts, ranks, setup, legal, act, step, chooser, blind, value, observe, look)
        return DONE if terms[0].at == SOUND else BROKEN

    def draw(menus, actions, lucks, firsts, ranks):
        draw_legal(menus, actions, lucks[0], firsts, ranks)
        return DONE

    def look_once(states, seen, i, seat, row):
        look(states, seen, i, seat, row, blind, observe)
        return DONE

    entry: Any = entry_at(home)
    return BatchMachine(entry(begin), entry(make_step), entry(draw), entry(look_once))


def new_desks(n: int) -> Any:
    """`n` blank desks."""
    return Desk.array(n)


def new_terms() -> Any:
    """Blank terms, an array of one."""
    return Terms.array(1)
