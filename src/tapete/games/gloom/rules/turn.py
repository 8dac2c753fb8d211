"""The course of a game: choices before it begins, turns, and the end of a game in which nobody plays."""
from ....kernel.agenda import schedule
from ....kernel.dice import draw
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import FAMILIES, FAMILY_SIZE, FREELY, MISFITS, NOBODY, Allowed, Cause, Fate, OffTurn, Vain
from ..vocabulary import Op, Told
from .hands import draw_one, draw_up_to_limit, take_by_lot, under_way
from .piles import finish

GIVE_UP_FROM = 4
"""With at least so many players each gives up a character."""


@rule
def in_turn(s, k):
    """The k-th seat in turn order, the first player's being the 0th."""
    return (s.first + k) % s.n_seats


@rule
def is_taken(s, family):
    for p in range(s.n_seats):
        if s.seats[p].family == family:
            return True
    return False


@rule("gloom.setup.families")
def take_family(s, p, family):
    """A seat plays a family: its characters are face up before it."""
    s.seats[p].family = family
    tell(s, Told.FAMILY, p, family, 0)
    for k in range(FAMILY_SIZE):
        me = s.characters[FAMILY_SIZE * family + k]
        me.owner = p
        me.fate = Fate.ALIVE


@rule("gloom.setup.families_by_lot")
def draw_family(s, p):
    family = draw(s, FAMILIES)
    while is_taken(s, family):
        family = (family + 1) % FAMILIES
    take_family(s, p, family)


@rule("gloom.setup.four_players", "gloom.setup.five_players")
def give_up(s, p, ch):
    """A seat gives up a character; with five players it goes to the family of misfits."""
    me = s.characters[ch]
    me.owner = NOBODY
    me.fate = Fate.UNUSED
    if s.n_seats == 5:
        me.owner = in_turn(s, 4)
        me.fate = Fate.ALIVE
    tell(s, Told.GAVE_UP, p, ch, me.owner)


@rule("gloom.setup.families_in_order")
def choose_families(s):
    """In turn order each seat takes a family; with five players the last gets the misfits."""
    n = min(s.n_seats, FAMILIES)
    for k in range(n):
        if s.options.families_by_lot:
            draw_family(s, in_turn(s, k))
        else:
            schedule(s, Op.FAMILY, in_turn(s, k), 0, 0)
    if s.n_seats == 5:
        last = in_turn(s, 4)
        s.seats[last].family = MISFITS
        tell(s, Told.FAMILY, last, MISFITS, 0)
    if s.n_seats >= GIVE_UP_FROM:
        for k in range(n):
            schedule(s, Op.GIVE_UP, in_turn(s, k), 0, 0)
    schedule(s, Op.BEGIN, 0, 0, 0)


@rule
def begin(s):
    """Everybody draws a hand, and the first player's turn begins."""
    for k in range(s.n_seats):
        schedule(s, Op.DEAL, in_turn(s, k), 0, 0)
    schedule(s, Op.NEXT_TURN, s.first, 0, 0)


@rule("gloom.setup.hand")
def deal(s, p):
    for _ in range(s.options.hand):
        draw_one(s, p)
    tell(s, Told.DREW, p, s.seats[p].hand.n, 0)


@rule("gloom.turn.first_turn")
def plays_gone(s):
    """How many plays of a turn are lost before it begins: none, except in the first turn of all by the option."""
    return s.options.plays - s.options.first_turn_plays if s.turn_no == 1 else 0


@rule("gloom.turn.order", "gloom.effects.turn_skipped")
def next_turn(s, p):
    """A seat's turn begins: its plays, then its refill, then the seat on its left."""
    note_idleness(s)
    if s.outcome:
        return
    left = (p + 1) % s.n_seats
    s.turn_no += 1
    s.active = p
    if s.seats[p].skips > 0:
        s.seats[p].skips -= 1
        tell(s, Told.SKIPPED, p, s.turn_no, 0)
    else:
        s.plays = plays_gone(s)
        tell(s, Told.TURN, p, s.turn_no, 0)
        schedule(s, Op.TURN, p, 0, 0)
        schedule(s, Op.REFILL, p, 0, 0)
    schedule(s, Op.NEXT_TURN, left, 0, 0)


@rule("gloom.turn.off_turn")
def playable_now(s, p):
    """The kinds of cards, as bits, that an effect lets a seat play from its hand: in its own turn any."""
    if p == s.active or s.options.off_turn_plays == OffTurn.ALL:
        return FREELY
    return Allowed.DEATH if s.options.off_turn_plays == OffTurn.DEATHS else 0


@rule("gloom.end.idle", "gloom.end.rounds")
def note_idleness(s):
    """Count the turns in which nobody played anything. After so many rounds of them, or of turns in all, the game is
    over."""
    if s.turn_no == 0:
        return
    s.idle = 0 if s.stirred else s.idle + 1
    s.stirred = 0
    if s.options.idle_rounds > 0 and s.idle >= s.options.idle_rounds * s.n_seats:
        tell(s, Told.IDLE, s.options.idle_rounds, 0, 0)
        finish(s, Cause.IDLE)
    elif s.options.max_rounds > 0 and s.turn_no >= s.options.max_rounds * s.n_seats:
        tell(s, Told.ROUNDS, s.options.max_rounds, 0, 0)
        finish(s, Cause.ROUNDS)


@rule("gloom.effects.refill_skipped")
def refill(s, p):
    """At the end of its turn a seat refills its hand, unless an effect prevents it."""
    if s.seats[p].dry > 0:
        s.seats[p].dry -= 1
        tell(s, Told.NO_REFILL, p, 0, Vain.DRY)
    else:
        draw_up_to_limit(s, p, True)


@rule("gloom.effects.gather")
def gather(s, p, n):
    """Take so many cards by lot from each other seat, in turn order, to be played at once."""
    taken = 0
    for k in range(1, s.n_seats):
        q = (p + k) % s.n_seats
        count = min(n, s.seats[q].hand.n)
        if count > 0:
            take_by_lot(s, p, q, count, 1)
            taken += count
    if taken == 0:
        tell(s, Told.IN_VAIN, p, Vain.OTHERS, under_way(s))
    schedule(s, Op.FREE, p, Allowed.MODIFIER | Allowed.EVENT | Allowed.DEATH | Allowed.TAKEN, taken)
    schedule(s, Op.SETTLED, p, 0, 0)
