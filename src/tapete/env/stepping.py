"""The compiled step of a batch: many games side by side, each a choice further with every call.

Game i is in states[i], its menu in menus[i], and so on. Behind the games `states` has two more rows: a blinded state
for temporary use, and the blank state that every game begins from. `seen` has one more row, a blank observation. When a
game ends, the next one begins in its place in the same step: its seed is n more.
"""
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..compiler.entry import EntryPoint
from ..gamedef.observation import ObservationSpec
from ..kernel.agenda import Fault, fail
from ..kernel.dice import next_below
from ..kernel.menu import first_of, kind_of, second_of
from ..kernel.playout import play_on, settle
from ..kernel.record import copy_record, f8, flag, i1, i4, i8, record
from ..kernel.registry import Rules
from ..kernel.rule import rule
from ..search.machine import entry_at

SOUND = -1
REST = -2**31
"""The action of a game that makes no choice in a step. It is no number that a mistake gives easily, such as -1."""


@record
class BatchSlot:
    """The status of one game of a batch."""

    seed: i8            # of the current game
    seat: i1            # the seat to move
    length: i4          # choices of the current game, including forced ones
    choices: i4         # of them, those with more than one legal action
    ended: flag         # the last step ended a game, and this is the next
    cut: flag           # the last step stopped a game that was too long, and this is the next
    last_length: i4     # of the last finished game
    last_choices: i4
    last_seat: i1       # of the last finished game: the seat that chose last, or had to choose where it was stopped
    outcome: i1         # of the last game that ended, by the game's own code


@record
class BatchSettings:
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


class BatchArrays(NamedTuple):
    """The arrays of a batch: a row for each game, and up to two more, see the docstring of this module."""

    states: Any
    menus: Any
    slots: Any
    settings: Any          # a single one
    seen: Any           # the observation of the seat to move
    masks: Any          # (game, action): legal actions
    last_seen: Any      # the last observation of the last finished game, and a blank one
    last_masks: Any     # (game, action): what was legal where the last finished game was stopped
    rewards: Any        # (game, seat)
    potentials: Any          # (game, seat): the potentials of the shaping
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
def begin_next(arrays: BatchArrays, slot: BatchSlot, settings: BatchSettings, i, rules: Rules):
    """Begin the game of the desk's seed, up to its first choice."""
    s = arrays.states[i]
    menu = arrays.menus[i]
    copy_record(arrays.states, i, len(arrays.states) - 1)
    s.dice.seed = slot.seed
    slot.length = 0
    slot.choices = 0
    rules.setup(s)
    settle(s, rules.step)
    rules.legal(s, menu)
    skip_choices(s, menu, slot, settings, rules)
    if menu.n == 0:
        fail(s, Fault.NO_CHOICE)


@rule
def skip_choices(s, menu, slot: BatchSlot, settings: BatchSettings, rules: Rules):
    """Make forced choices (those with one legal action), if the settings say so."""
    while settings.skip_forced and menu.n == 1 and s.fault == 0 and slot.length < settings.bound:
        play_on(s, menu.actions[0], rules.act, rules.step)
        slot.length += 1
        settings.steps += 1
        rules.legal(s, menu)
    if menu.n > len(menu.actions):
        fail(s, Fault.MENU_FULL)
    if menu.n > 0 and slot.length >= settings.bound:
        fail(s, Fault.ENDLESS)


@rule
def observe_blinded(states, seen, i, seat, row, rules: Rules):
    """Write what a seat may know of game i into a row."""
    eyes = len(states) - 2
    copy_record(states, eyes, i)
    rules.blind(states[eyes], seat)
    copy_record(seen, row, len(seen) - 1)
    rules.observe(states[eyes], seat, seen[row])


@rule
def observe_fair(states, seen, i, seat, row, rules: Rules):
    """The same with an observation that itself leaves out what the seat may not know."""
    copy_record(seen, row, len(seen) - 1)
    rules.observe(states[i], seat, seen[row])


@rule
def write_observation(arrays: BatchArrays, slot: BatchSlot, i, rules: Rules, look):
    """Write the observation and the mask of the seat to move in game i."""
    slot.seat = rules.chooser(arrays.states[i])
    look(arrays.states, arrays.seen, i, slot.seat, i, rules)
    menu = arrays.menus[i]
    for k in range(menu.n):
        arrays.masks[i, index_of(menu.actions[k], k, arrays.firsts, arrays.ranks)] = True


@rule
def write_last(arrays: BatchArrays, slot: BatchSlot, i, rules: Rules, look):
    """Write the last observation of a game that is over; where it was stopped, for the seat that had to choose."""
    slot.last_seat = rules.chooser(arrays.states[i]) if slot.cut else slot.seat
    look(arrays.states, arrays.last_seen, i, slot.last_seat, i, rules)
    for action in range(arrays.last_masks.shape[1]):
        arrays.last_masks[i, action] = False
    menu = arrays.menus[i]
    for k in range(menu.n):
        arrays.last_masks[i, index_of(menu.actions[k], k, arrays.firsts, arrays.ranks)] = True


@rule
def clear_mask(arrays: BatchArrays, i):
    """Clear the mask of game i."""
    menu = arrays.menus[i]
    for k in range(menu.n):
        arrays.masks[i, index_of(menu.actions[k], k, arrays.firsts, arrays.ranks)] = False


@rule
def potential(states, i, seat, rules: Rules):
    """The value of game i to a seat, from what it may know: the potential of the shaping (Ng, Harada & Russell
    1999)."""
    eyes = len(states) - 2
    copy_record(states, eyes, i)
    rules.blind(states[eyes], seat)
    return rules.value(states[eyes], seat)


@rule
def write_rewards(arrays: BatchArrays, slot: BatchSlot, settings: BatchSettings, i, rules: Rules):
    """Write each seat's reward of the step: the value of an ended game, and the shaping.

    The end has potential 0, so that the shaping of a whole game has the same sum for every way to play it.
    """
    for seat in range(settings.seats):
        reward = rules.value(arrays.states[i], seat) if slot.ended else 0.0
        if settings.shaping > 0.0:
            hope = 0.0 if slot.ended else potential(arrays.states, i, seat, rules)
            reward += settings.shaping * (settings.discount * hope - arrays.potentials[i, seat])
            arrays.potentials[i, seat] = hope
        arrays.rewards[i, seat] = reward


@rule
def reset_potentials(arrays: BatchArrays, settings: BatchSettings, i, rules: Rules):
    """Set the potentials of a game that begins."""
    if settings.shaping > 0.0:
        for seat in range(settings.seats):
            arrays.potentials[i, seat] = potential(arrays.states, i, seat, rules)


@rule
def begin_batch(arrays: BatchArrays, settings: BatchSettings, which, rules: Rules, look):
    """Begin the games that `which` marks, with the seeds in their slots; SOUND, or the index of the first that broke.
    """
    for i in range(len(arrays.slots)):
        if which[i]:
            clear_mask(arrays, i)
            slot = arrays.slots[i]
            begin_next(arrays, slot, settings, i, rules)
            if arrays.states[i].fault:
                return i
            slot.ended = 0
            slot.cut = 0
            clear_rewards(arrays, settings, i)
            reset_potentials(arrays, settings, i, rules)
            write_observation(arrays, slot, i, rules, look)
    return SOUND


@rule
def clear_rewards(arrays: BatchArrays, settings: BatchSettings, i):
    for seat in range(settings.seats):
        arrays.rewards[i, seat] = 0.0


@rule
def step_batch(arrays: BatchArrays, settings: BatchSettings, actions, rules: Rules, look):
    """Make a choice in every game that does not rest; SOUND, or the index of the first game that broke. The choices
    must be legal.
    """
    for i in range(len(arrays.slots)):
        slot = arrays.slots[i]
        if actions[i] == REST:
            clear_rewards(arrays, settings, i)
            if not settings.stay:
                slot.ended = 0
                slot.cut = 0
        else:
            step_game(arrays, slot, settings, i, actions[i], rules, look)
            if arrays.states[i].fault:
                return i
    return SOUND


@rule
def step_game(arrays: BatchArrays, slot: BatchSlot, settings: BatchSettings, i, action, rules: Rules, look):
    """Make a legal choice in one game, and begin the next one if it is over."""
    s = arrays.states[i]
    menu = arrays.menus[i]
    clear_mask(arrays, i)
    choice = menu.actions[action] if len(arrays.firsts) == 0 else arrays.codes[action]
    play_on(s, choice, rules.act, rules.step)
    slot.length += 1
    slot.choices += 1
    settings.steps += 1
    rules.legal(s, menu)
    skip_choices(s, menu, slot, settings, rules)
    slot.ended = menu.n == 0
    slot.cut = not slot.ended and settings.limit > 0 and slot.length >= settings.limit
    if slot.ended and s.outcome == 0:
        fail(s, Fault.NO_CHOICE)
    write_rewards(arrays, slot, settings, i, rules)
    over = slot.ended or slot.cut
    if over and s.fault == 0:
        slot.outcome = s.outcome
        slot.last_length = slot.length
        slot.last_choices = slot.choices
        write_last(arrays, slot, i, rules, look)
        if settings.stay:
            menu.n = 0
        else:
            slot.seed += len(arrays.slots)
            begin_next(arrays, slot, settings, i, rules)
            reset_potentials(arrays, settings, i, rules)
    if s.fault == 0 and (not over or not settings.stay):
        write_observation(arrays, slot, i, rules, look)


@rule
def first_illegal(masks: Any, actions: Any):
    """The index of the first game whose choice is not legal; SOUND if there is none."""
    for i in range(len(actions)):
        if actions[i] != REST and (actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]]):
            return i
    return SOUND


@rule
def draw_legal(menus, actions, rng, firsts, ranks):
    """A random legal choice for every game, all equally likely; REST for a game that is over."""
    for i in range(len(actions)):
        menu = menus[i]
        if menu.n == 0:
            actions[i] = REST
        else:
            k = next_below(rng, menu.n)
            actions[i] = index_of(menu.actions[k], k, firsts, ranks)


@dataclass(frozen=True)
class BatchMachine:
    """The entry points of a game's batches, each plain when called and compiled by `.compiled`."""

    begin: EntryPoint[..., int]
    """begin(arrays, which): see `begin_batch`."""
    step: EntryPoint[..., int]
    """step(arrays, actions): refuse illegal choices before any game changes, else see `step_batch`. Returns 0, 1 if a
    choice was refused, or 2 if a game broke; the game's index is then in terms[0].at."""
    draw: EntryPoint[..., int]
    """draw(menus, actions, lucks, firsts, ranks): see `draw_legal`."""
    look: EntryPoint[..., int]
    """look(states, seen, i, seat, row): see `observe_blinded`."""


DONE, REFUSED, BROKEN = 0, 1, 2


def batch_machine_of(rules: Rules, sight: ObservationSpec, home: str) -> BatchMachine:
    """The entry points for batches of a game whose rules are in the folder of the module called `home`, or below it."""
    rules = rules._replace(observe=sight.observe)
    look = observe_fair if sight.fair else observe_blinded

    def begin(arrays, which):
        settings = arrays.settings[0]
        settings.at = begin_batch(arrays, settings, which, rules, look)
        return DONE if settings.at == SOUND else BROKEN

    def make_step(arrays, actions):
        settings = arrays.settings[0]
        settings.at = first_illegal(arrays.masks, actions)
        if settings.at != SOUND:
            return REFUSED
        settings.at = step_batch(arrays, settings, actions, rules, look)
        return DONE if settings.at == SOUND else BROKEN

    def draw(menus, actions, lucks, firsts, ranks):
        draw_legal(menus, actions, lucks[0], firsts, ranks)
        return DONE

    def look_once(states, seen, i, seat, row):
        look(states, seen, i, seat, row, rules)
        return DONE

    entry: Any = entry_at(home)
    return BatchMachine(entry(begin), entry(make_step), entry(draw), entry(look_once))


def new_slots(n: int) -> Any:
    """`n` blank desks."""
    return BatchSlot.array(n)


def new_settings() -> Any:
    """Blank terms, an array of one."""
    return BatchSettings.array(1)
