"""The menu: all legal actions of the seat to choose, and whether a choice is needed."""
from ....kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ....kernel.flow import offers_of
from ....kernel.menu import offer
from ....kernel.rule import rule
from ..names import CENTRE, CHARACTERS, FAMILIES, FIRST_ICON, FREELY, MOST_WAITING, STORIES, Allowed, Kind
from ..vocabulary import LAST_CHOICE, Act, Do, Op, Why
from .effects import kind_of_card
from .finding import covered_in_hand
from .may import (
    allowed_now,
    free_now,
    is_warded,
    why_not_allowed,
    why_not_event,
    why_not_family,
    why_not_free_death,
    why_not_give_up,
    why_not_on,
    why_not_replace,
)
from .picks import can_pick, effect_of, holds_replacement, is_negative, may_decline, may_pick
from .plays import answers
from .sight import is_alive, shows
from .stories import why_not_claim
from .turn import playable_now


@rule
def offer_plays(s, p, menu, allowed):
    """Offer every allowed card of the hand, on every character that it can be played on."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        card = hand.cards[i]
        if why_not_allowed(s, p, card, allowed) != Why.NOTHING:
            continue
        kind = kind_of_card(s, card)
        if kind == Kind.EVENT:
            if why_not_event(s, p, card) == Why.NOTHING:
                offer(menu, Act.EVENT, card, 0)
            continue
        for ch in range(CHARACTERS):
            if why_not_on(s, card, ch) == Why.NOTHING:
                if kind != Kind.DEATH or (is_negative(s, ch) and not is_warded(s, p, ch)):
                    offer(menu, Act.PLAY, card, ch)


@rule
def offer_turn(s, p, menu):
    offer_plays(s, p, menu, allowed_now(s))
    for story in range(1, STORIES):
        if s.story_at[story] >= CENTRE and why_not_claim(s, p, story) == Why.NOTHING:
            offer(menu, Act.CLAIM, story, 0)
    if s.seats[p].hand.n > 0:
        offer(menu, Act.DISCARD_HAND, 0, 0)
    offer(menu, Act.PASS, 0, 0)


@rule
def offer_cancels(s, p, menu, card):
    hand = s.seats[p].hand
    offer(menu, Act.DECLINE, 0, 0)
    for i in range(hand.n):
        if answers(s, hand.cards[i], card):
            offer(menu, Act.CANCEL, hand.cards[i], 0)


@rule
def offer_discards(s, p, menu):
    hand = s.seats[p].hand
    for i in range(hand.n):
        offer(menu, Act.DISCARD, hand.cards[i], 0)


@rule
def offer_deaths(s, p, menu, here, icons):
    """The free untimely deaths that an effect grants."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        if kind_of_card(s, hand.cards[i]) == Kind.DEATH:
            for ch in range(CHARACTERS):
                if why_not_free_death(s, p, Act.PLAY, hand.cards[i], ch, here, icons) == Why.NOTHING:
                    offer(menu, Act.PLAY, hand.cards[i], ch)


@rule
def offer_replacements(s, p, menu, ch):
    hand = s.seats[p].hand
    for i in range(hand.n):
        if why_not_replace(s, p, Act.PLAY, hand.cards[i], ch, ch) == Why.NOTHING:
            offer(menu, Act.PLAY, hand.cards[i], ch)


@rule
def offer_characters(s, p, menu, op, code, first):
    """The characters to give up or to pick, or the families to take."""
    for ch in range(CHARACTERS):
        if op == Op.GIVE_UP:
            if why_not_give_up(s, p, Act.GIVE_UP, ch) == Why.NOTHING:
                offer(menu, Act.GIVE_UP, ch, 0)
        elif may_pick(s, p, code, first, ch):
            offer(menu, Act.PICK, ch, 0)


@rule
def offer_answers(s, menu, op, p, b, c):
    match op:
        case Op.FAMILY:
            for family in range(FAMILIES):
                if why_not_family(s, Act.TAKE_FAMILY, family) == Why.NOTHING:
                    offer(menu, Act.TAKE_FAMILY, family, 0)
        case Op.GIVE_UP: offer_characters(s, p, menu, op, 0, 0)
        case Op.TURN: offer_turn(s, p, menu)
        case Op.RESPOND: offer_cancels(s, p, menu, b)
        case Op.DISCARD: offer_discards(s, p, menu)
        case Op.RENEW:
            offer(menu, Act.DRAW, 0, 0)
            offer_discards(s, p, menu)
        case Op.EITHER:
            offer(menu, Act.DRAW, 0, 0)
            offer(menu, Act.DECLINE, 0, 0)
            offer_discards(s, p, menu)
        case Op.FREE:
            offer_plays(s, p, menu, free_now(s, p, b))
            offer(menu, Act.DECLINE, 0, 0)
        case Op.FREE_DEATH:
            offer_deaths(s, p, menu, b, c)
            offer(menu, Act.DECLINE, 0, 0)
        case Op.PICK:
            offer_characters(s, p, menu, op, b, c)
            if may_decline(b) and c == 0:
                offer(menu, Act.DECLINE, 0, 0)
        case Op.REPLACE: offer_replacements(s, p, menu, b)
        case _:
            offer(menu, Act.ACCEPT, 0, 0)
            offer(menu, Act.DECLINE, 0, 0)


legal = offers_of(offer_answers)


@rule
def may_die_freely(s, p, here, icons):
    """Whether a free untimely death, if one is in hand, could be played on any character."""
    for ch in range(CHARACTERS):
        if is_alive(s, ch) and not is_warded(s, p, ch):
            if here != 0:
                if ch == here - 1 and is_negative(s, ch):
                    return True
            elif shows(s, ch, icons << FIRST_ICON):
                return True
    return False


@rule
def too_much_waits(s):
    """Whether so many frames are waiting that no card is played during another."""
    return s.n_agenda > MOST_WAITING


@rule
def may_play_for(s, p, allowed):
    """Whether a seat may now play a card of one of these kinds for an effect."""
    return playable_now(s, p) & allowed & FREELY != 0 and not too_much_waits(s)


@rule
def asks_still(s, frame):
    """Whether a frame's question can be answered: there are cards to discard, or characters to pick."""
    p = frame_a(frame)
    b = frame_b(frame)
    hand = s.seats[p].hand
    match frame_op(frame):
        case Op.RESPOND: asks = not s.cancelled
        case Op.DISCARD: asks = b > 0 and hand.n > 0
        case Op.TAKE: asks = s.seats[b].hand.n > 0
        case Op.SPOIL: asks = s.seats[b].hand.n > 0
        case Op.FREE: asks = frame_c(frame) > 0 and hand.n > 0 and may_play_for(s, p, b)
        case Op.FREE_DEATH:
            asks = hand.n > 0 and may_die_freely(s, p, b, frame_c(frame)) and may_play_for(s, p, Allowed.DEATH)
        case Op.PICK:
            asks = (effect_of(b) != Do.REPLACE_TOP or may_play_for(s, p, Allowed.MODIFIER)) and can_pick(
                s, p, b, frame_c(frame))
        case Op.REPLACE: asks = holds_replacement(s, p, b)
        case _: asks = True
    return asks


@rule
def reads_hand(frame):
    """Whether a choice depends on the hand."""
    op = frame_op(frame)
    return op != Op.FAMILY and op != Op.GIVE_UP and op != Op.TAKE and op != Op.SPOIL


@rule
def covered_first(s):
    """The index of a covered card in the hand of the seat whose choice depends on it, -1 if there is none."""
    frame = top_frame(s)
    return covered_in_hand(s, frame_a(frame)) if reads_hand(frame) else -1


@rule
def needs_choice(s):
    """Whether the frame on top waits for its seat to choose. If not it is work, or its question has no answer."""
    frame = top_frame(s)
    return frame_op(frame) <= LAST_CHOICE and asks_still(s, frame)
