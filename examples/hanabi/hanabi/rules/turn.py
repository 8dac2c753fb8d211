"""A turn: a hint, a discard or a card that is played; and how the game ends."""
from tapete.game import EVERYBODY, Fault, act_of, fail, frame_op, rule, schedule, step_of, tell, tell_only, top_frame

from ..model import Player
from ..vocabulary import RANKS, Act, Op, Told
from .cards import PERFECT, Ending, cards_built, colour_of, is_next, rank_of, score_of
from .choices import touched_by
from .finding import find_card, find_top, finds
from .meaning import called_by, meaning_of, narrow
from .setup import give_card, take_top_card

# ---- hints ---------------------------------------------------------------------------------------


@rule("hanabi.turn.memory")
def mark_hand(me: Player, kind, n, touched):
    """A hint speaks of every card of the hand, also of those that it does not touch."""
    for i in range(me.n_cards):
        hit = touched >> i & 1
        if kind == Act.COLOUR:
            me.colours[i] = narrow(me.colours[i], 1 << n, hit)
        else:
            me.ranks[i] = narrow(me.ranks[i], 1 << (n - 1), hit)


@rule
def heed(s, q, kind, n, touched):
    """Note what a hint means by convention, before its words are marked."""
    me = s.players[q]
    i = called_by(s, me, kind, n, touched)
    if i >= 0:
        me.meant[i] = meaning_of(s, me, i, kind, n, touched)


@rule("hanabi.turn.hint")
def give_hint(s, p, kind, q, n):
    s.hints -= 1
    touched = touched_by(s.players[q], kind, n)
    heed(s, q, kind, n, touched)
    mark_hand(s.players[q], kind, n, touched)
    tell(s, Told.COLOUR if kind == Act.COLOUR else Told.RANK, p, q, n)
    tell(s, Told.TOUCHED, q, touched, 0)


# ---- cards ---------------------------------------------------------------------------------------


@rule
def shift_down(me: Player, i):
    """Let the card after a place, and what hints have told about it, take this place."""
    me.hand[i] = me.hand[i + 1]
    me.colours[i] = me.colours[i + 1]
    me.ranks[i] = me.ranks[i + 1]
    me.meant[i] = me.meant[i + 1]


@rule
def take_from_hand(s, p, place):
    """Take the card at a place of a hand. The newer ones move up, each with what hints have told about it."""
    find_card(s, p, place - 1)
    me = s.players[p]
    card = me.hand[place - 1]
    for i in range(place - 1, me.n_cards - 1):
        shift_down(me, i)
    me.n_cards -= 1
    me.hand[me.n_cards] = 0
    me.colours[me.n_cards] = 0
    me.ranks[me.n_cards] = 0
    me.meant[me.n_cards] = 0
    return card


@rule
def regain_hint(s):
    if s.hints < s.options.hints:
        s.hints += 1


@rule("hanabi.turn.discard")
def discard(s, p, place):
    card = take_from_hand(s, p, place)
    s.discarded[card - 1] += 1
    tell(s, Told.DISCARDED, p, card, 0)
    regain_hint(s)
    schedule(s, Op.DRAW, p, 0, 0)


@rule("hanabi.turn.five")
def reward_five(s, card):
    if rank_of(card) == RANKS and s.hints < s.options.hints:
        regain_hint(s)
        tell(s, Told.TOKEN, s.hints, 0, 0)


@rule("hanabi.turn.mistake")
def light_fuse(s, p, card):
    s.discarded[card - 1] += 1
    s.fuses -= 1
    tell(s, Told.MISPLAYED, p, card, s.fuses)


@rule("hanabi.turn.play")
def play(s, p, place):
    card = take_from_hand(s, p, place)
    if is_next(s, card):
        s.fireworks[colour_of(card)] += 1
        tell(s, Told.PLAYED, p, card, 0)
        reward_five(s, card)
    else:
        light_fuse(s, p, card)
    end_at_once(s)
    schedule(s, Op.DRAW, p, 0, 0)


@rule("hanabi.turn.draw")
def draw_card(s, p):
    """All others see the card and are told of it; its owner, who does not, sees that the deck has one card less."""
    if s.n_deck == 0:
        return
    find_top(s)
    card = take_top_card(s)
    give_card(s, p, card)
    tell_only(s, EVERYBODY & ~(1 << p), Told.DREW, p, card, 0)


# ---- the end -------------------------------------------------------------------------------------


@rule
def finish(s, ending):
    s.outcome = ending
    tell(s, Told.SCORED, score_of(s), 0, 0)


@rule("hanabi.end.at_once")
def end_at_once(s):
    """The last fuse ends the game, and so does the last card of the fireworks."""
    if s.fuses == 0:
        finish(s, Ending.EXPLODED)
    elif cards_built(s) == PERFECT:
        finish(s, Ending.FINISHED)


@rule("hanabi.end.last_round")
def count_last_round(s, p):
    """The player who draws the last card has one more turn, too. So the count begins after the present turn."""
    if s.last_round:
        s.turns_left -= 1
    elif s.n_deck == 0:
        s.last_round = 1
        s.turns_left = s.n_seats
        tell(s, Told.LAST_ROUND, p, 0, 0)


@rule
def end_turn(s, p):
    s.turn += 1
    count_last_round(s, p)
    if s.last_round and s.turns_left == 0:
        finish(s, Ending.LAST_TURN)
    else:
        schedule(s, Op.TURN, (p + 1) % s.n_seats, 0, 0)


# ---- what carries the game on --------------------------------------------------------------------


@rule
def answer(s, op, p, b, c, kind, x, y):
    """Carry out a choice. Cards are turned over by frames of their own, because a blinded state must find them first.
    """
    match kind:
        case Act.PLAY: schedule(s, Op.PLAY, p, x, 0)
        case Act.DISCARD: schedule(s, Op.DISCARD, p, x, 0)
        case _: give_hint(s, p, kind, x, y)
    schedule(s, Op.NEXT, p, 0, 0)


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody."""
    match op:
        case Op.PLAY: play(s, a, b)
        case Op.DISCARD: discard(s, a, b)
        case Op.DRAW: draw_card(s, a)
        case Op.NEXT: end_turn(s, a)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def needs_choice(s):
    return frame_op(top_frame(s)) == Op.TURN


act = act_of(answer)
step = step_of(needs_choice, work, finds)
