"""The rules of High card."""
from tapete.game import (
    Fault,
    act_of,
    blind_of,
    chooser,
    count_bits,
    fail,
    first_of,
    frame_a,
    frame_op,
    greedy_of,
    legal_of,
    next_below,
    pick,
    roll,
    rule,
    schedule,
    step_of,
    tell,
    top_frame,
)

from .model import Table
from .vocabulary import RANKS, Act, Op, Told, Why


@rule
def nth_bit(bits, n):
    """The n-th lowest of the bits that are set, from 0."""
    for _ in range(n):
        bits &= bits - 1
    return bits & -bits


@rule
def cards_due(s, p):
    """How many cards a seat must hold now."""
    return s.options.hand - s.round_no - (1 if s.players[p].laid else 0)


@rule
def free_cards(s):
    """The cards, as bits, that no seat is known to hold or to have laid."""
    free = (1 << (RANKS + 1)) - 2
    for p in range(s.n_seats):
        free &= ~s.players[p].hand
    return free & ~s.gone


# ---- setup -------------------------------------------------------------------------------------

@rule("high_card.setup.deal")
def deal(s, rng):
    """Fill every hand from the free cards, all equally likely."""
    for p in range(s.n_seats):
        for _ in range(cards_due(s, p) - count_bits(s.players[p].hand)):
            free = free_cards(s)
            s.players[p].hand |= nth_bit(free, next_below(rng, count_bits(free)))


@rule
def setup(s):
    deal(s, s.dice)
    schedule(s, Op.ROUND, 0, 0, 0)


# ---- choices -----------------------------------------------------------------------------------

@rule
def why_not(s, action):
    if s.outcome:
        return Why.OVER
    return 0 if s.players[chooser(s)].hand >> first_of(action) & 1 else Why.NOT_HELD


legal = legal_of(why_not, Act)


# ---- a round -----------------------------------------------------------------------------------

@rule("high_card.round.prize")
def begin_round(s):
    s.prize = roll(s, s.options.die)
    for k in range(s.n_seats):
        schedule(s, Op.PLAY, (s.leader + k) % s.n_seats, 0, 0)
    schedule(s, Op.SCORE, 0, 0, 0)


@rule("high_card.round.lay")
def lay_card(s, p, card):
    s.players[p].hand &= ~(1 << card)
    s.players[p].laid = card
    s.gone |= 1 << card
    tell(s, Told.PLAY, p, card, 0)


@rule("high_card.round.take")
def score(s):
    best = 0
    for p in range(s.n_seats):
        if s.players[p].laid > s.players[best].laid:
            best = p
    s.players[best].points += s.prize
    tell(s, Told.TAKE, best, s.prize, 0)
    s.leader = best
    s.prize = 0
    for p in range(s.n_seats):
        s.players[p].laid = 0
    s.round_no += 1
    if s.round_no == s.options.hand:
        s.outcome = 1
    else:
        schedule(s, Op.ROUND, 0, 0, 0)


# ---- what carries the game on --------------------------------------------------------------------

@rule
def answer(s, op, p, b, c, kind, x, y):
    """Carry out a choice; there is only one kind."""
    lay_card(s, p, x)


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody."""
    match op:
        case Op.ROUND: begin_round(s)
        case Op.SCORE: score(s)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def needs_choice(s):
    return frame_op(top_frame(s)) == Op.PLAY


@rule
def finds_card(s):
    """In a blinded state: draw one more of the cards that the asked seat may hold."""
    p = frame_a(top_frame(s))
    if not needs_choice(s) or count_bits(s.players[p].hand) == cards_due(s, p):
        return False
    free = free_cards(s)
    s.players[p].hand |= nth_bit(free, pick(s, count_bits(free)))
    return True


act = act_of(answer)
step = step_of(needs_choice, work, finds_card)


# ---- what is hidden ------------------------------------------------------------------------------

blind = blind_of(Table)


@rule
def redeal(s, rng, scratch):
    deal(s, rng)
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def seen_as(s, action, seat):
    """The action as a seat sees it: a card is laid open, so everybody sees it."""
    return action


@rule
def broken(s):
    """The fault of a state: 1 for a hand too large or too small; 2 for a card in two places, or in none."""
    known = s.gone
    for p in range(s.n_seats):
        hand = s.players[p].hand
        if count_bits(hand) != cards_due(s, p):
            return 1
        if known & hand:
            return 2
        known |= hand
    return 2 if known & free_cards(s) else 0


# ---- for agents and figures ----------------------------------------------------------------------

@rule
def points(s, p, frame, action, aim):
    """The points of an action: high for the highest card with a large prize, and for the lowest with a small one."""
    return first_of(action) if 2 * s.prize > s.options.die else -first_of(action)


greedy = greedy_of(points)


@rule
def clock(s):
    """The number of cards that have been laid."""
    return count_bits(s.gone)


@rule("high_card.end.points")
def value(s, seat):
    """The value to a seat. At the end: 1 for the most points, shared by the seats that have them. Before: its share of
    the points."""
    best = 0
    shared = 0
    total = 0
    for p in range(s.n_seats):
        total += s.players[p].points
        if s.players[p].points > best:
            best = s.players[p].points
            shared = 0
        shared += 1 if s.players[p].points == best else 0
    if s.outcome == 0:
        return (s.players[seat].points + 1) / (total + s.n_seats)
    return 1.0 / shared if s.players[seat].points == best else 0.0


@rule
def summarise(s, row):
    for p in range(s.n_seats):
        row.points[p] = s.players[p].points


@rule
def lay(s, present):
    """Nothing of this game is chosen by lot."""


@rule
def note(s, what, a, b, c, seen, used):
    if what == Told.PLAY:
        seen[b - 1] += 1


@rule
def note_menu(s, menu, seen):
    """A hand is hidden from all other seats."""


@rule
def note_choice(s, menu, seat, choice, used):
    if menu.n > 1:
        used[first_of(choice) - 1] += 1


@rule
def beat(s):
    return s.round_no
