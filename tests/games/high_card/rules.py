"""The rules of High card."""
from tapete.kernel.agenda import Fault, drop_top, fail, frame_a, frame_op, in_order, schedule, top_frame
from tapete.kernel.dice import blind_chance, next_below, pick, roll
from tapete.kernel.log import tell
from tapete.kernel.menu import first_of, offer
from tapete.kernel.rule import rule

from .model import RANKS, Act, Op, Told, Why


@rule
def count_bits(bits):
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@rule
def cards_due(s, p):
    """How many cards a seat must hold now."""
    return s.hand - s.round_no - (1 if s.laid[p] else 0)


@rule
def free_cards(s):
    """The ranks, as bits, that nobody is known to hold or to have laid."""
    free = (1 << (RANKS + 1)) - 2
    for p in range(s.n_seats):
        free &= ~s.hands[p]
    return free & ~s.gone


@rule("high_card.deal")
def deal(s, luck):
    """Fill every hand up from the free cards, each as likely."""
    for p in range(s.n_seats):
        for _ in range(cards_due(s, p) - count_bits(s.hands[p])):
            free = free_cards(s)
            for _ in range(next_below(luck, count_bits(free))):
                free &= free - 1
            s.hands[p] |= free & -free


@rule
def setup(s):
    deal(s, s.dice)
    schedule(s, Op.ROUND, 0, 0, 0)


@rule
def chooser(s):
    return -1 if s.outcome else frame_a(top_frame(s))


@rule
def why_not(s, action):
    if s.outcome:
        return Why.OVER
    return 0 if s.hands[chooser(s)] >> first_of(action) & 1 else Why.NOT_HELD


@rule
def legal(s, menu):
    menu.n = 0
    if s.outcome == 0:
        hand = s.hands[chooser(s)]
        for rank in range(1, RANKS + 1):
            if hand >> rank & 1:
                offer(menu, Act.PLAY, rank, 0)


@rule("high_card.play")
def act(s, action):
    p = chooser(s)
    rank = first_of(action)
    drop_top(s)
    s.hands[p] &= ~(1 << rank)
    s.gone |= 1 << rank
    s.laid[p] = rank
    tell(s, Told.PLAY, p, rank, 0)


@rule("high_card.round")
def begin_round(s):
    s.prize = roll(s, s.die)
    for k in range(s.n_seats):
        schedule(s, Op.PLAY, (s.leader + k) % s.n_seats, 0, 0)
    schedule(s, Op.SCORE, 0, 0, 0)


@rule("high_card.score")
def score(s):
    best = 0
    for p in range(s.n_seats):
        if s.laid[p] > s.laid[best]:
            best = p
    s.points[best] += s.prize
    tell(s, Told.TAKE, best, s.prize, 0)
    s.leader = best
    s.prize = 0
    for p in range(s.n_seats):
        s.laid[p] = 0
    s.round_no += 1
    if s.round_no == s.hand:
        s.outcome = 1
    else:
        schedule(s, Op.ROUND, 0, 0, 0)


@rule
def find_card(s, p):
    """In a blinded state: know one more of the cards that a seat may hold."""
    free = free_cards(s)
    for _ in range(pick(s, count_bits(free))):
        free &= free - 1
    s.hands[p] |= free & -free


@rule
def step(s):
    if s.outcome or s.fault or s.dice.wanted:
        return False
    if frame_op(top_frame(s)) == Op.PLAY:
        p = frame_a(top_frame(s))
        if count_bits(s.hands[p]) == cards_due(s, p):
            return False
        find_card(s, p)
        return True
    op = frame_op(top_frame(s))
    drop_top(s)
    mark = s.n_agenda
    if op == Op.ROUND:
        begin_round(s)
    elif op == Op.SCORE:
        score(s)
    else:
        fail(s, Fault.UNKNOWN_FRAME)
    in_order(s, mark)
    return True


@rule
def blind(s, seat):
    blind_chance(s)
    for p in range(s.n_seats):
        if p != seat:
            s.hands[p] = 0


@rule
def seen_as(s, action, seat):
    return action


@rule
def redeal(s, luck, scratch):
    deal(s, luck)
    s.dice.seed = next_below(luck, 1 << 30)


@rule
def broken(s):
    """1: a hand too large or too small; 2: a card is in two places, or none of them."""
    known = s.gone
    for p in range(s.n_seats):
        if count_bits(s.hands[p]) != cards_due(s, p):
            return 1
        if known & s.hands[p]:
            return 2
        known |= s.hands[p]
    return 2 if known & free_cards(s) else 0


@rule
def greedy(s, menu, luck):
    """The highest card for a large prize, the lowest for a small one."""
    return menu.actions[menu.n - 1 if 2 * s.prize > s.die else 0]


@rule
def clock(s):
    """How many cards have been laid."""
    return count_bits(s.gone)


@rule
def value(s, seat):
    """An ended game: 1 for the most points, shared by those who have them; before, a seat's share of the points."""
    best = 0
    shared = 0
    total = 0
    for p in range(s.n_seats):
        total += s.points[p]
        if s.points[p] > best:
            best = s.points[p]
            shared = 0
        shared += 1 if s.points[p] == best else 0
    if s.outcome == 0:
        return (s.points[seat] + 1) / (total + s.n_seats)
    return 1.0 / shared if s.points[seat] == best else 0.0


@rule
def summarise(s, row):
    for p in range(s.n_seats):
        row.points[p] = s.points[p]


@rule
def lay(s, present):
    """Nothing is put into a game by lot."""


@rule
def note(s, what, a, b, c, seen, used):
    if what == Told.PLAY:
        seen[b - 1] += 1


@rule
def note_menu(s, menu, seen):
    """A hand is nobody else's to see."""


@rule
def note_choice(s, menu, seat, choice, used):
    if menu.n > 1:
        used[first_of(choice) - 1] += 1


@rule
def beat(s):
    return s.round_no
