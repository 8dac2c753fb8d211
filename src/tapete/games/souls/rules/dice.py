"""Rolls: on the stack with their face, changed there, and their results when they resolve."""
from ....kernel.agenda import schedule
from ....kernel.dice import roll
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.ops import Do
from ..language.words import SIDES, Event, Mod
from ..names import NO_THING, Mark, Pend
from ..vocabulary import Op, Told
from .cards import word
from .refs import to_pending
from .stack import copy_pending, push
from .stats import part_of
from .things import may_change
from .triggers import asks_for, happen

JUMP_TO = 1


@rule("souls.dice.on_stack")
def start_roll(s, p, table, marks):
    """A player rolls: the face goes on the stack, and above it all additions.

    The result keeps the knowledge in `s.now`; `table` is the row where its faces' effects begin, 0 for none.
    """
    face = roll(s, SIDES)
    k = push(s, Pend.ROLL, s.now.seat, s.now.card)
    it = s.stack[k]
    own = it.id
    copy_pending(it, s.now)
    it.kind = Pend.ROLL
    it.id = own
    it.row = table
    it.roller = p
    it.face = face
    it.added = 0
    it.marks = marks
    me = s.players[p]
    me.rolls += 1
    if marks & Mark.ATTACK:
        me.attack_rolls += 1
    add_modifiers(s, p, k)


@rule("souls.dice.modifiers")
def add_modifiers(s, p, below):
    """Additions to a roll go on the stack above it: each card's separately, and without a name those that last until
    the end of the turn."""
    marks = s.stack[below].marks
    boost = s.players[p].boosts[Mod.ROLLS] + (s.players[p].boosts[Mod.ATTACK_ROLLS] if marks & Mark.ATTACK else 0)
    total = boost
    some = (may_change(s, Mod.ROLLS) or may_change(s, Mod.FIRST_ROLL) or may_change(s, Mod.ATTACK_ROLLS)
            or may_change(s, Mod.FIRST_ATTACK_ROLL))
    for i in range(s.n_things if some else 0):
        bonus = bonus_of(s, i, p, marks)
        total += bonus
        if not s.options.before_3:
            add_modifier(s, p, bonus, s.things[i].card, below)
    if s.options.before_3:
        add_modifier(s, p, total, s.stack[below].card, below)
    else:
        add_modifier(s, p, boost, 0, below)


@rule
def bonus_of(s, i, p, marks):
    """The addition of the card at i's lasting effects to a player's roll."""
    me = s.players[p]
    bonus = part_of(s, i, p, Mod.ROLLS)
    if me.rolls == 1:
        bonus += part_of(s, i, p, Mod.FIRST_ROLL)
    if marks & Mark.ATTACK:
        bonus += part_of(s, i, p, Mod.ATTACK_ROLLS)
        if me.attack_rolls == 1:
            bonus += part_of(s, i, p, Mod.FIRST_ATTACK_ROLL)
    return bonus


@rule
def add_modifier(s, p, bonus, card, below):
    if bonus != 0:
        k = push(s, Pend.MODIFIER, p, card)
        s.stack[k].amount = bonus
        s.stack[k].object = to_pending(s, below)


@rule("souls.dice.limits")
def change_face(s, k, face):
    """Change the face of a roll on the stack, within its sides; players who could change it are asked again."""
    it = s.stack[k]
    before = it.face
    it.face = max(1, min(SIDES, face))
    it.marks = it.marks & ~Mark.ASKED
    tell(s, Told.STAYS if it.face == before else Told.CHANGED, it.face, it.roller, s.now.card)


@rule
def add_to_face(s, k, n):
    before = s.stack[k].face
    change_face(s, k, before + n)
    s.stack[k].added += s.stack[k].face - before


@rule("souls.dice.rerolls")
def reroll(s, k):
    """A roll on the stack is rolled again: only its face changes."""
    face = roll(s, SIDES)
    kept = s.stack[k].added if s.options.rerolls_keep else 0
    s.stack[k].added = kept
    change_face(s, k, face + kept)


@rule("souls.dice.would_roll")
def asks_before_roll(s):
    """Before a roll resolves, abilities that would change it go on the stack above it, once for each face."""
    it = s.stack[s.n_stack - 1]
    if it.marks & Mark.ASKED:
        return False
    it.marks = it.marks | Mark.ASKED
    return asks_for(s, Event.WOULD_ROLL, it.roller, NO_THING, to_pending(s, s.n_stack - 1), 0, it.face, it.marks)


@rule("souls.dice.resolve")
def resolve_roll(s):
    """A roll, gone from the stack into `s.now`, resolves: its result goes on the stack, and above it its triggers. An
    attack roll becomes combat damage."""
    now = s.now
    tell(s, Told.ROLLED, now.roller, now.face, 0)
    if now.marks & Mark.ATTACK:
        s.things[now.thing].face = now.face
    happen(s, Event.ROLLED, now.roller, NO_THING, 0, 0, now.face, now.marks & Mark.ATTACK)
    if not now.marks & Mark.ATTACK:
        bring(s)


@rule("souls.dice.brought")
def bring(s):
    """The result of a roll's face goes on the stack like any effect; its targets are declared first."""
    now = s.now
    row = 0
    if now.row:
        row = word(s, now.row + now.face - 1, JUMP_TO)
    reward = now.marks & (Mark.REWARD_CENTS | Mark.REWARD_LOOT)
    if row == 0 and not reward:
        tell(s, Told.NOTHING, now.card, now.face, 0)
        return
    now.kind = Pend.ROLLED
    now.row = row
    now.declared = 1
    if row and declares(s, row):
        now.declared = 0
        now.asked = 0
        now.n_targets = 0
        for i in range(len(now.targets)):
            now.targets[i] = 0
    if now.declared or s.options.declare_late or s.options.before_4:
        k = push(s, Pend.ROLLED, now.seat, now.card)
        now.id = s.stack[k].id
        copy_pending(s.stack[k], now)
    else:
        now.id = 0
        schedule(s, Op.DECLARE, now.seat, 0, 0)


@rule
def declares(s, row):
    """Whether the effect from a row on has something to declare first."""
    return word(s, row, 0) == Do.TARGET or word(s, row, 0) == Do.MODE
