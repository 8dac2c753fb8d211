"""A turn: all choose at once, all reveal, wasps rob, and hands go on."""
from tapete.game import Fault, act_of, ask_at_once, fail, frame_op, rule, schedule, step_of, tell, top_frame

from ..vocabulary import Cell, Op, Told
from .cards import goes_back, next_seat, seat_before, take_from_hand
from .finding import finds
from .score import score_of
from .setup import begin_round


@rule
def begin_turn(s):
    ask_at_once(s, Op.CHOOSE, (1 << s.n_seats) - 1)
    schedule(s, Op.REVEAL, 0, 0, 0)


@rule
def answer(s, op, p, b, c, kind, x, y):
    """A choice is written down, and shows only when all have chosen."""
    s.players[p].laid = x


@rule("colmena.turn.reveal")
def reveal(s):
    for p in range(s.n_seats):
        me = s.players[p]
        take_from_hand(me, me.laid)
        me.hive[me.laid - 1] += 1
        tell(s, Told.LAID, p, me.laid, 0)
    rob(s)
    for p in range(s.n_seats):
        s.players[p].laid = 0
    s.turn += 1
    schedule(s, Op.PASS, 0, 0, 0)


@rule
def can_be_robbed(s, p):
    hive = s.players[p].hive
    return hive[Cell.HONEY - 1] and hive[Cell.GUARD - 1] == 0


@rule("colmena.turn.rob")
def rob(s):
    """Each wasp of this turn robs a pot from the next hive. All rob at once, so what is robbed cannot be robbed again.
    """
    robbing = 0
    for p in range(s.n_seats):
        if s.options.robbers and s.players[p].laid == Cell.WASP and can_be_robbed(s, next_seat(s, p)):
            robbing |= 1 << p
    for p in range(s.n_seats):
        if robbing >> p & 1:
            s.players[p].hive[Cell.HONEY - 1] += 1
            s.players[next_seat(s, p)].hive[Cell.HONEY - 1] -= 1
            s.robbed += 1
            tell(s, Told.ROBBED, p, next_seat(s, p), 0)


@rule("colmena.turn.last")
def last_cards(s):
    """The last card of each hand is no choice any more."""
    for p in range(s.n_seats):
        me = s.players[p]
        card = me.hand[0]
        take_from_hand(me, card)
        me.seen = 0
        if s.options.keep_last:
            me.hive[card - 1] += 1
            tell(s, Told.KEPT, p, card, 0)
        else:
            s.dropped[card - 1] += 1
            tell(s, Told.DROPPED, p, card, 0)


@rule
def swap_hands(s, p, q):
    me = s.players[p]
    other = s.players[q]
    for i in range(me.n_hand):
        card = me.hand[i]
        me.hand[i] = other.hand[i]
        other.hand[i] = card
    seen = me.seen
    me.seen = other.seen
    other.seen = seen


@rule("colmena.turn.pass")
def pass_hands(s):
    """All hands go one seat on; whoever gets a hand knows it from now on, and whoever gave it away still does."""
    if goes_back(s):
        for p in range(s.n_seats - 1):
            swap_hands(s, p, p + 1)
    else:
        for p in range(s.n_seats - 1, 0, -1):
            swap_hands(s, p, seat_before(s, p))
    for p in range(s.n_seats):
        s.players[p].seen |= 1 << p


@rule
def go_on(s):
    if s.players[0].n_hand > 1:
        pass_hands(s)
        schedule(s, Op.TURN, 0, 0, 0)
    else:
        last_cards(s)
        schedule(s, Op.END if s.round_no == s.options.rounds else Op.ROUND, 0, 0, 0)


@rule("colmena.end.count")
def end(s):
    s.outcome = 1
    for p in range(s.n_seats):
        tell(s, Told.SCORED, p, score_of(s, p), 0)


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody anything."""
    match op:
        case Op.ROUND: begin_round(s)
        case Op.TURN: begin_turn(s)
        case Op.REVEAL: reveal(s)
        case Op.PASS: go_on(s)
        case Op.END: end(s)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def waits(s):
    return frame_op(top_frame(s)) == Op.CHOOSE


act = act_of(answer, asked=Op)
step = step_of(waits, work, finds)
