"""The game's flow: carry out choices, and work through the agenda."""
from ....kernel.agenda import Fault, fail, frame_a, frame_b, frame_op, schedule, top_frame
from ....kernel.flow import act_of, step_of
from ....kernel.rule import rule
from ..language.words import Timing
from ..names import NO_THING, SEAT_BITS, Deck
from ..vocabulary import LAST_CHOICE, Act, Op
from .answers import answer as answer_asked
from .attack import declare_attack, place_and_fight, prepare_attack
from .board import declare_purchase
from .cards import ability_of
from .damage import do_hit
from .death import do_penalty
from .declare import activate, do_declare, play_event, play_loot
from .effects.run import do_run
from .hands import finds_in_hand, see_own_hand
from .items import gain_treasure
from .may_act import thing_used
from .modes import lay_out, offer_cents
from .priority import do_finish, do_loop, go_round, pass_priority
from .refs import to_deck, to_player, to_thing
from .things import card_at
from .told import tell_effect
from .turn import begin_turn, do_cleanup


@rule
def act_with_priority(s, p, kind, a, b):
    match kind:
        case Act.PASS:
            pass_priority(s)
            schedule(s, Op.ROUND, 0, 0, 0)
        case Act.PLAY: play_loot(s, p, a)
        case Act.TAP: use(s, p, thing_used(s, p, kind, a, b), int(Timing.TAP), 0)
        case Act.PAY: use(s, p, thing_used(s, p, kind, a, b), int(Timing.PAY), b)
        case Act.PAY_ROOM: use(s, p, thing_used(s, p, kind, a, b), int(Timing.PAY), b)
        case Act.BUY: declare_purchase(s, p, to_thing(s, thing_used(s, p, kind, a, b)))
        case Act.BUY_TOP: declare_purchase(s, p, to_deck(int(Deck.TREASURE)))
        case Act.ATTACK: declare_attack(s, p, to_thing(s, thing_used(s, p, kind, a, b)))
        case Act.PREPARE: prepare_attack(s, p)
        case Act.ATTACK_PLAYER: declare_attack(s, p, to_player(a))
        case Act.OFFER: offer_cents(s, p, a, b)
        case Act.ATTACK_TOP: declare_attack(s, p, to_deck(int(Deck.MONSTER)))
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def use(s, p, i, timing, k):
    if i != NO_THING:
        activate(s, p, i, ability_of(s, card_at(s, i), timing, k))


@rule
def answer(s, op, p, b, c, kind, x, y):
    """Carry out a choice, by the question."""
    match op:
        case Op.PRIORITY: act_with_priority(s, p, kind, x, y)
        case Op.SLOT: place_and_fight(s, p, b + 256 * c, x)
        case _: answer_asked(s, op, p, b, c, kind, x)


@rule
def work(s, op, a, b, c):
    """Carry out a frame that asks nobody."""
    match op:
        case Op.LOOP: do_loop(s)
        case Op.ROUND: go_round(s)
        case Op.DECLARE: do_declare(s)
        case Op.RUN:
            if b:
                tell_effect(s)
            if do_run(s):
                schedule(s, Op.RUN, a, 0, 0)
        case Op.FINISH: do_finish(s, b)
        case Op.HIT: do_hit(s, a, b)
        case Op.PENALTY: do_penalty(s, a, b)
        case Op.CLEANUP: do_cleanup(s, b)
        case Op.TURN: begin_turn(s, a)
        case Op.EVENT: play_event(s, a % SEAT_BITS, b + 256 * c, a // SEAT_BITS)
        case Op.LAY_OUT: lay_out(s, a, b)
        case Op.SEE_HAND: see_own_hand(s, a)
        case Op.GAIN_ITEM:
            gain_treasure(s, a)
            if b > 1:
                schedule(s, Op.GAIN_ITEM, a, b - 1, 0)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def needs_choice(s):
    """Whether the frame on top asks a seat."""
    return frame_op(top_frame(s)) <= LAST_CHOICE


@rule
def finds_card(s):
    """Draw a covered card of the hand that a seat must choose from, in a blinded state."""
    if not s.blinded:
        return False
    frame = top_frame(s)
    match frame_op(frame):
        case Op.DISCARD: found = finds_in_hand(s, frame_a(frame))
        case Op.DISCARD_ANY: found = finds_in_hand(s, frame_a(frame))
        case Op.GIVE: found = finds_in_hand(s, frame_a(frame))
        case Op.TO_DECK: found = finds_in_hand(s, frame_a(frame))
        case Op.TAKE: found = finds_in_hand(s, frame_b(frame))
        case _: found = False
    return found


act = act_of(answer)
step = step_of(needs_choice, work, finds_card)
