"""The compiled step of a batch: many games side by side, each a choice further with every call.

Game i is in states[i], its menu in menus[i], and so on. Behind the games `states` has two more rows: a blinded state
for temporary use, and the blank state that every game begins from. `seen` has one more row, a blank observation. When a
game ends, the next one begins in its place in the same step: its seed is n more.
"""
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..compiler.entry import Entry
from ..gamedef.observation import Sight
from ..kernel.agenda import Fault, fail
from ..kernel.dice import next_below
from ..kernel.menu import first_of, kind_of, second_of
from ..kernel.playout import play_on, settle
from ..kernel.record import copy_record, f8, flag, i1, i4, i8, record
from ..kernel.registry import Rules
from ..kernel.rule import rule
from ..search.machine import entry_at

SOUND = -1


@record
class Desk:
    """The status of one game of a batch."""

    seed: i8            # of the current game
    seat: i1            # the seat to move
    length: i4          # choices of the current game, including forced ones
    choices: i4         # of them, those with more than one legal action
    ended: flag         # the last step ended a game, and this is the next
    cut: flag           # the last step stopped a game that was too long, and this is the next
    last_length: i4     # of the last finished game
    last_choices: i4
    outcome: i1         # of the last game that ended, by the game's own code


@record
class Terms:
    """The settings of a batch."""

    seats: i4
    skip_forced: flag   # choices with one legal action are made within a step
    stay: flag          # a finished game stays as it is, and no other begins
    limit: i4           # choices after which a game is stopped; 0: no limit
    bound: i4           # choices after which a game counts as endless, a defect
    shaping: f8         # factor of the shaping, the change in the value of a seat's observation, in rewards; 0: none
    discount: f8        # of the learner, for the shaping
    at: i4              # the index at which the last call stopped, if it did
    steps: i8           # choices made in all, including forced ones


class Hall(NamedTuple):
    """The arrays of a batch: a row for each game, and up to two more, see the docstring of this module."""

    states: Any
    menus: Any
    desks: Any
    terms: Any          # a single one
    seen: Any           # the observation of the seat to move
    masks: Any          # (game, action): legal actions
    rewards: Any        # (game, seat)
    hopes: Any          # (game, seat): the potentials of the shaping
    codes: Any          # the packed actions by number
    firsts: Any         # the index space of actions, see `tapete.gamedef.action_space`
    ranks: Any


@rule
def index_of(action, k, firsts, ranks):
    """An action's index in the action space: by the grammar, or its place on the menu if the grammar is too large."""
    if len(firsts) == 0:
        return k
    return firsts[kind_of(action)] + ranks[0, kind_of(action), first_of(action)] + ranks[
        1, kind_of(action), second_of(action)]


@rule
def deal_next(hall: Hall, desk: Desk, terms: Terms, i, rules: Rules):
    """Begin the game of the desk's seed, up to its first choice."""
    s = hall.states[i]
    menu = hall.menus[i]
    copy_record(hall.states, i, len(hall.states) - 1)
    s.dice.seed = desk.seed
    desk.length = 0
    desk.choices = 0
    rules.setup(s)
    settle(s, rules.step)
    rules.legal(s, menu)
    skip_choices(s, menu, desk, terms, rules)
    if menu.n == 0:
        fail(s, Fault.NO_CHOICE)


@rule
def skip_choices(s, menu, desk: Desk, terms: Terms, rules: Rules):
    """Make forced choices (those with one legal action), if the settings say so."""
    while terms.skip_forced and menu.n == 1 and s.fault == 0 and desk.length < terms.bound:
        play_on(s, menu.actions[0], rules.act, rules.step)
        desk.length += 1
        terms.steps += 1
        rules.legal(s, menu)
    if menu.n > len(menu.actions):
        fail(s, Fault.MENU_FULL)
    if menu.n > 0 and desk.length >= terms.bound:
        fail(s, Fault.ENDLESS)


@rule
def look_at(states, seen, i, seat, row, rules: Rules):
    """Write what a seat may know of game i into a row."""
    eyes = len(states) - 2
    copy_record(states, eyes, i)
    rules.blind(states[eyes], seat)
    copy_record(seen, row, len(seen) - 1)
    rules.observe(states[eyes], seat, seen[row])


@rule
def look_through(states, seen, i, seat, row, rules: Rules):
    """The same with an observation that itself leaves out what the seat may not know."""
    copy_record(seen, row, len(seen) - 1)
    rules.observe(states[i], seat, seen[row])


@rule
def show(hall: Hall, desk: Desk, i, rules: Rules, look):
    """Write the observation and the mask of the seat to move in game i."""
    desk.seat = rules.chooser(hall.states[i])
    look(hall.states, hall.seen, i, desk.seat, i, rules)
    menu = hall.menus[i]
    for k in range(menu.n):
        hall.masks[i, index_of(menu.actions[k], k, hall.firsts, hall.ranks)] = True


@rule
def hide(hall: Hall, i):
    """Clear the mask of game i."""
    menu = hall.menus[i]
    for k in range(menu.n):
        hall.masks[i, index_of(menu.actions[k], k, hall.firsts, hall.ranks)] = False


@rule
def promise(states, i, seat, rules: Rules):
    """The value of game i to a seat, from what it may know: the potential of the shaping (Ng, Harada & Russell
    1999)."""
    eyes = len(states) - 2
    copy_record(states, eyes, i)
    rules.blind(states[eyes], seat)
    return rules.value(states[eyes], seat)


@rule
def pay(hall: Hall, desk: Desk, terms: Terms, i, rules: Rules):
    """Write each seat's reward of the step: the value of an ended game, and the shaping.

    The end has potential 0, so that the shaping of a whole game has the same sum for every way to play it.
    """
    for seat in range(terms.seats):
        reward = rules.value(hall.states[i], seat) if desk.ended else 0.0
        if terms.shaping > 0.0:
            hope = 0.0 if desk.ended else promise(hall.states, i, seat, rules)
            reward += terms.shaping * (terms.discount * hope - hall.hopes[i, seat])
            hall.hopes[i, seat] = hope
        hall.rewards[i, seat] = reward


@rule
def hope_anew(hall: Hall, terms: Terms, i, rules: Rules):
    """Set the potentials of a game that begins."""
    if terms.shaping > 0.0:
        for seat in range(terms.seats):
            hall.hopes[i, seat] = promise(hall.states, i, seat, rules)


@rule
def begin_batch(hall: Hall, terms: Terms, rules: Rules, look):
    """Begin every game, with the seeds on the desks; SOUND, or the index of the first that broke."""
    for i in range(len(hall.desks)):
        hide(hall, i)
        desk = hall.desks[i]
        deal_next(hall, desk, terms, i, rules)
        if hall.states[i].fault:
            return i
        desk.ended = 0
        desk.cut = 0
        for seat in range(terms.seats):
            hall.rewards[i, seat] = 0.0
        hope_anew(hall, terms, i, rules)
        show(hall, desk, i, rules, look)
    return SOUND


@rule
def step_batch(hall: Hall, terms: Terms, actions, rules: Rules, look):
    """Make a choice in every game; SOUND, or the index of the first game that broke. The choices must be legal."""
    for i in range(len(hall.desks)):
        s = hall.states[i]
        menu = hall.menus[i]
        desk = hall.desks[i]
        hide(hall, i)
        choice = menu.actions[actions[i]] if len(hall.firsts) == 0 else hall.codes[actions[i]]
        play_on(s, choice, rules.act, rules.step)
        desk.length += 1
        desk.choices += 1
        terms.steps += 1
        rules.legal(s, menu)
        skip_choices(s, menu, desk, terms, rules)
        desk.ended = menu.n == 0
        desk.cut = not desk.ended and terms.limit > 0 and desk.length >= terms.limit
        if desk.ended and s.outcome == 0:
            fail(s, Fault.NO_CHOICE)
        pay(hall, desk, terms, i, rules)
        over = desk.ended or desk.cut
        if over:
            desk.outcome = s.outcome
            desk.last_length = desk.length
            desk.last_choices = desk.choices
        if over and not terms.stay and s.fault == 0:
            desk.seed += len(hall.desks)
            deal_next(hall, desk, terms, i, rules)
            hope_anew(hall, terms, i, rules)
        if s.fault:
            return i
        if not over or not terms.stay:
            show(hall, desk, i, rules, look)
    return SOUND


@rule
def first_illegal(masks: Any, actions: Any):
    """The index of the first game whose choice is not legal; SOUND if there is none."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]:
            return i
    return SOUND


@rule
def draw_legal(menus, actions, luck, firsts, ranks):
    """A random legal choice for every game, all equally likely."""
    for i in range(len(actions)):
        menu = menus[i]
        k = next_below(luck, menu.n)
        actions[i] = index_of(menu.actions[k], k, firsts, ranks)


@dataclass(frozen=True)
class BatchMachine:
    """The entry points of a game's batches, each plain when called and compiled by `.compiled`."""

    begin: Entry[..., int]
    """begin(hall): see `begin_batch`."""
    step: Entry[..., int]
    """step(hall, actions): refuse illegal choices before any game changes, else see `step_batch`. Returns 0, 1 if a
    choice was refused, or 2 if a game broke; the game's index is then in terms[0].at."""
    draw: Entry[..., int]
    """draw(menus, actions, lucks, firsts, ranks): see `draw_legal`."""
    look: Entry[..., int]
    """look(states, seen, i, seat, row): see `look_at`."""


DONE, REFUSED, BROKEN = 0, 1, 2


def batch_machine_of(rules: Rules, sight: Sight, home: str) -> BatchMachine:
    """The entry points for batches of a game whose rules are in the folder of the module called `home`, or below it."""
    rules = rules._replace(observe=sight.observe)
    look = look_through if sight.fair else look_at

    def begin(hall):
        terms = hall.terms[0]
        terms.at = begin_batch(hall, terms, rules, look)
        return DONE if terms.at == SOUND else BROKEN

    def make_step(hall, actions):
        terms = hall.terms[0]
        terms.at = first_illegal(hall.masks, actions)
        if terms.at != SOUND:
            return REFUSED
        terms.at = step_batch(hall, terms, actions, rules, look)
        return DONE if terms.at == SOUND else BROKEN

    def draw(menus, actions, lucks, firsts, ranks):
        draw_legal(menus, actions, lucks[0], firsts, ranks)
        return DONE

    def look_once(states, seen, i, seat, row):
        look(states, seen, i, seat, row, rules)
        return DONE

    entry: Any = entry_at(home)
    return BatchMachine(entry(begin), entry(make_step), entry(draw), entry(look_once))


def new_desks(n: int) -> Any:
    """`n` blank desks."""
    return Desk.array(n)


def new_terms() -> Any:
    """Blank terms, an array of one."""
    return Terms.array(1)
