"""Items: see language/terms/items.py."""
from .....kernel.agenda import Fault, fail, schedule
from .....kernel.dice import pick
from .....kernel.log import tell
from .....kernel.rule import rule
from ...language.ops import Do
from ...language.words import Timing, What
from ...names import NO_THING, NOBODY, Mark, Pend, Zone
from ...vocabulary import Op, Told
from ..cards import ability_of
from ..choices import any_choice
from ..dice import amount
from ..items import count_lost_to_death, destroy, move_item
from ..refs import thing_in
from ..things import card_at, character_of, deactivate, is_item_of, note_effects, put_in_play, recharge
from ..triggers import wait
from .who import ref_of, seat_of, this_of


@rule
def do_items(s, do, a, b):
    match do:
        case Do.TREASURE: treasures(s, seat_of(s, a), amount(s, b))
        case Do.COUNTERS: add_counters(s, amount(s, a) * b)
        case Do.CURSE: curse(s, seat_of(s, a))
        case Do.NOTE: note(s, thing_in(s, this_of(s)), amount(s, a))
        case Do.COPY_NEXT_LOOT: s.players[s.now.seat].copies_loot += 1
        case Do.VOTE: call_vote(s)
        case Do.RANDOM_DESTROYS: random_destroys(s)
        case Do.RECHARGE_ALL: recharge_all(s, seat_of(s, a))
        case Do.RECHARGE_CHARACTER:
            p = seat_of(s, a)
            if p != NOBODY:
                recharge(s, character_of(s, p))
        case Do.DEACTIVATE_CHARACTER:
            p = seat_of(s, a)
            if p != NOBODY:
                deactivate(s, character_of(s, p))
        case _: do_item(s, do, ref_of(s, a), b)


@rule
def do_item(s, do, ref, b):
    """What is done to one item; nothing if it has gone."""
    i = thing_in(s, ref)
    s.run.done = 0
    if i == NO_THING:
        return
    s.run.done = 1
    match do:
        case Do.RECHARGE: recharge(s, i)
        case Do.DEACTIVATE: deactivate(s, i)
        case Do.DESTROY: s.run.done = destroy(s, i)
        case Do.STEAL_ITEM: take_item(s, i, seat_of(s, b))
        case Do.GIVE_ITEM: take_item(s, i, seat_of(s, b))
        case Do.SWAP_ITEMS: swap(s, i, thing_in(s, ref_of(s, b)))
        case Do.REROLL_ITEM: reroll_item(s, i)
        case Do.COPY: become_copy(s, thing_in(s, this_of(s)), i, b)
        case Do.COPY_ABILITY: copy_ability(s, thing_in(s, this_of(s)), i)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def treasures(s, p, n):
    if p != NOBODY and n > 0:
        schedule(s, Op.GAIN_ITEM, p, n, 0)


@rule
def add_counters(s, n):
    i = thing_in(s, this_of(s))
    if i != NO_THING:
        s.things[i].counters = max(0, s.things[i].counters + n)
        tell(s, Told.COUNTERS, s.things[i].card, s.things[i].counters, 0)


@rule("souls.curses.lie")
def curse(s, p):
    """The card that runs lies on a player from now on."""
    if p != NOBODY and s.now.kind == Pend.EVENT:
        put_in_play(s, s.now.card, Zone.CURSE, p)
        s.now.marks = s.now.marks | Mark.KEPT
        tell(s, Told.CURSED, p, s.now.card, 0)


@rule
def recharge_all(s, p):
    for i in range(s.n_things):
        if p != NOBODY and is_item_of(s, i, p):
            recharge(s, i)


@rule
def take_item(s, i, p):
    if p == NOBODY or s.things[i].eternal or (s.things[i].zone != Zone.ITEM and s.things[i].zone != Zone.SHOP):
        s.run.done = 0
        return
    move_item(s, i, p)


@rule
def swap(s, i, k):
    """Two items change controllers."""
    if k == NO_THING or s.things[i].eternal or s.things[k].eternal:
        s.run.done = 0
        return
    one = s.things[i].owner
    other = s.things[k].owner
    move_item(s, i, other)
    move_item(s, k, one)


@rule
def reroll_item(s, i):
    """Destroy an item; whoever controlled it gains a treasure instead."""
    p = s.things[i].owner if s.things[i].zone == Zone.ITEM else NOBODY
    s.run.done = destroy(s, i)
    if s.run.done and p != NOBODY:
        treasures(s, p, 1)


@rule
def note(s, i, n):
    if i != NO_THING:
        s.things[i].noted = n


@rule("souls.items.copy")
def become_copy(s, i, k, for_turn):
    """An item becomes a copy of another, for good or until the end of the turn; its counters stay its own."""
    if i == NO_THING:
        return
    it = s.things[i]
    if for_turn and not it.copied:
        it.copied_before = it.copy_of
        it.copied = 1
    card = card_at(s, k)
    it.copy_of = 0 if card == it.card else card
    note_effects(s, card)


@rule("souls.items.copy_ability")
def copy_ability(s, i, k):
    """The tap ability of another item goes on the stack as one of this item's. It counts as one used: an item that
    copies itself would go on for ever."""
    ability = ability_of(s, card_at(s, k), int(Timing.TAP), 0)
    me = s.players[s.now.seat]
    if i == NO_THING or ability < 0 or me.uses >= s.options.uses:
        return
    me.uses += 1
    wait(s, Pend.ABILITY, s.now.seat, i, ability, NOBODY, 0, 0, 0, int(Mark.TAP))
    s.waiting[s.n_waiting - 1].card = card_at(s, k)


@rule("souls.items.vote")
def call_vote(s):
    """All players vote, in turn order from the active player on, each for an item in play."""
    for p in range(s.n_players):
        s.players[p].vote = 0
    if any_choice(s, int(What.ITEM), 0, s.active, NO_THING, NOBODY, 0):
        schedule(s, Op.VOTE, s.active, s.n_players, 0)


@rule
def random_destroys(s):
    p = pick(s, s.n_players)
    tell(s, Told.DRAWN_BY_LOT, p, 0, 0)
    if count_lost_to_death(s, p) > 0:
        schedule(s, Op.LOSE_ITEM, p, 0, 0)
