"""Legal actions: what a seat may do, and why not. Each condition is here once, for menu and refusals."""
from ....kernel.flow import why_not_of
from ....kernel.rule import rule
from ..names import CARDS, CHARACTERS, FAMILIES, FIRST_ICON, FREELY, Allowed, Kind
from ..vocabulary import Act, Do, Op, Why
from .effects import kind_of_card
from .hands import place_in_hand
from .picks import is_negative, may_decline, may_pick, only_disobeys, suits_instead
from .plays import answers
from .sight import in_force, in_force_by_story, in_force_on, is_alive, shows
from .stories import why_not_claim
from .turn import is_taken, playable_now

COMES_FIRST = Why.against(Op, Why.NOT_NOW)
"""The refusals of actions that are no answers to a question."""
UNASKED = Why.against(Act, Why.NOT_NOW)
"""The refusals of answers in a turn, when nothing asks for them."""


@rule("gloom.cards.restriction", "gloom.turn.living_only")
def why_not_on(s, card, ch):
    """Why a card cannot be played on a character, by any seat."""
    if not 0 <= ch < CHARACTERS or not is_alive(s, ch):
        return Why.NOT_ALIVE
    row = s.options.cards[card]
    if not shows(s, ch, row.only):
        return Why.ONLY_ON
    if row.never != 0 and shows(s, ch, row.never):
        return Why.NEVER_ON
    return Why.NOTHING


@rule("gloom.effects.ward")
def is_warded(s, p, ch):
    """Whether an effect keeps a seat's untimely deaths from a character."""
    owner = s.characters[ch].owner
    return owner != p and (in_force_on(s, ch, Do.WARD) > 0 or in_force_by_story(s, owner, Do.WARD) > 0)


@rule("gloom.turn.death_needs_negative")
def why_not_die(s, p, ch):
    if is_warded(s, p, ch):
        return Why.WARDED
    return Why.NOTHING if is_negative(s, ch) else Why.NOT_NEGATIVE


@rule("gloom.effects.no_events", "gloom.cards.event_for_nothing")
def why_not_event(s, p, card):
    """Why a seat cannot play an event."""
    row = s.options.cards[card]
    if row.alone:
        return Why.ONLY_ANSWERS
    if in_force(s, p, Do.NO_EVENTS) > 0:
        return Why.NO_EVENTS
    if row.own != 0:
        for ch in range(CHARACTERS):
            if s.characters[ch].owner == p and is_alive(s, ch) and shows(s, ch, row.own):
                return Why.NOTHING
        return Why.OWN_ICON
    return Why.NOTHING


@rule("gloom.cards.from_the_hand")
def why_not_held(s, p, card):
    return Why.NOTHING if 0 < card < CARDS and place_in_hand(s, p, card) >= 0 else Why.NOT_HELD


@rule
def is_negative_card(s, card):
    points = s.options.cards[card].points
    return points[0] + points[1] + points[2] < 0


@rule("gloom.turn.free_plays")
def why_not_allowed(s, p, card, allowed):
    """Why a card is not among the free plays allowed."""
    kind = kind_of_card(s, card)
    if not allowed >> (kind - 1) & 1:
        return Why.NOT_ALLOWED
    if allowed & Allowed.NEGATIVE and kind == Kind.MODIFIER and not is_negative_card(s, card):
        return Why.NOT_ALLOWED
    if allowed & Allowed.TAKEN and not s.seats[p].hand.taken[place_in_hand(s, p, card)]:
        return Why.NOT_ALLOWED
    return Why.NOTHING


@rule
def why_not_play(s, p, kind, card, ch, allowed):
    """Why a seat cannot play a card of its hand, among the allowed kinds."""
    why = why_not_held(s, p, card)
    if why == Why.NOTHING:
        why = why_not_allowed(s, p, card, allowed)
    if why != Why.NOTHING:
        return why
    if kind_of_card(s, card) == Kind.EVENT:
        return why_not_event(s, p, card) if kind == Act.EVENT else Why.NOT_FOR_CHARACTERS
    if kind == Act.EVENT:
        return Why.NO_EVENT
    why = why_not_on(s, card, ch)
    if why == Why.NOTHING and kind_of_card(s, card) == Kind.DEATH:
        why = why_not_die(s, p, ch)
    return why


@rule("gloom.turn.death_first_only")
def allowed_now(s):
    """The kinds of a standard play: an untimely death only as the first."""
    return FREELY if s.plays == 0 else Allowed.MODIFIER | Allowed.EVENT


@rule
def why_not_in_turn(s, p, kind, a, b):
    match kind:
        case Act.PASS: why = Why.NOTHING
        case Act.DISCARD_HAND: why = Why.NOTHING if s.seats[p].hand.n > 0 else Why.EMPTY_HAND
        case Act.CLAIM: why = why_not_claim(s, p, a)
        case Act.PLAY: why = why_not_play_in_turn(s, p, kind, a, b)
        case Act.EVENT: why = why_not_play_in_turn(s, p, kind, a, b)
        case _: why = UNASKED[kind]
    return why


@rule
def why_not_play_in_turn(s, p, kind, card, ch):
    why = why_not_play(s, p, kind, card, ch, FREELY)
    if why == Why.NOTHING and why_not_allowed(s, p, card, allowed_now(s)) != Why.NOTHING:
        why = Why.FIRST_PLAY_ONLY
    return why


@rule("gloom.effects.free_plays")
def why_not_free(s, p, kind, card, ch, allowed):
    if kind == Act.DECLINE:
        return Why.NOTHING
    if kind != Act.PLAY and kind != Act.EVENT:
        return Why.NOT_NOW
    why = why_not_play(s, p, kind, card, ch, allowed)
    if why == Why.NOTHING and why_not_allowed(s, p, card, free_now(s, p, allowed)) != Why.NOTHING:
        why = Why.OFF_TURN
    return why


@rule
def free_now(s, p, allowed):
    """The kinds of a free play, less those that the seat may not play in another's turn."""
    return allowed & (playable_now(s, p) | Allowed.NEGATIVE | Allowed.TAKEN)


@rule("gloom.effects.death_here", "gloom.effects.death_on")
def why_not_free_death(s, p, kind, card, ch, here, icons):
    """A free untimely death on one character, or on any that shows one of some icons, with any self-worth."""
    if kind == Act.DECLINE:
        return Why.NOTHING
    if kind != Act.PLAY:
        return Why.NOT_NOW
    why = why_not_held(s, p, card)
    if why != Why.NOTHING:
        return why
    if kind_of_card(s, card) != Kind.DEATH:
        return Why.NOT_ALLOWED
    why = why_not_on(s, card, ch)
    if why != Why.NOTHING:
        return why
    if here != 0:
        return why_not_die(s, p, ch) if ch == here - 1 else Why.OTHER_CHARACTER
    if is_warded(s, p, ch):
        return Why.WARDED
    return Why.NOTHING if shows(s, ch, icons << FIRST_ICON) else Why.NOT_SHOWN


@rule
def why_not_respond(s, p, kind, answer, card):
    if kind == Act.DECLINE:
        return Why.NOTHING
    if kind != Act.CANCEL:
        return Why.NOT_NOW
    why = why_not_held(s, p, answer)
    if why == Why.NOTHING and not answers(s, answer, card):
        why = Why.CANNOT_CANCEL
    return why


@rule
def why_not_replace(s, p, kind, card, ch, here):
    if kind != Act.PLAY:
        return Why.NOT_NOW
    why = why_not_held(s, p, card)
    if why != Why.NOTHING:
        return why
    if kind_of_card(s, card) != Kind.MODIFIER:
        return Why.NO_MODIFIER
    if ch != here:
        return Why.OTHER_CHARACTER
    if suits_instead(s, card, ch):
        return Why.NOTHING
    return Why.NEVER_ON if s.options.cards[card].only == 0 else Why.ONLY_ON


@rule
def why_not_family(s, kind, family):
    if kind != Act.TAKE_FAMILY:
        return Why.NOT_NOW
    return Why.FAMILY_TAKEN if not 0 <= family < FAMILIES or is_taken(s, family) else Why.NOTHING


@rule
def why_not_give_up(s, p, kind, ch):
    if kind != Act.GIVE_UP:
        return Why.NOT_NOW
    if not 0 <= ch < CHARACTERS or s.characters[ch].owner != p:
        return Why.NOT_OWN
    return Why.NOTHING


@rule
def why_not_pick(s, p, kind, ch, code, first):
    if kind == Act.DECLINE:
        return Why.NOTHING if may_decline(code) and first == 0 else Why.MUST
    if kind != Act.PICK:
        return Why.NOT_NOW
    if not 0 <= ch < CHARACTERS:
        return Why.NOT_PICKABLE
    if may_pick(s, p, code, first, ch):
        return Why.NOTHING
    return Why.DISOBEYS if only_disobeys(s, p, code, first, ch) else Why.NOT_PICKABLE


@rule
def why_not_discard(s, p, kind, card, ends):
    """Why a card of the hand cannot be discarded; `ends` is the other action."""
    if kind == Act.DISCARD:
        return why_not_held(s, p, card)
    return Why.NOTHING if kind == ends and ends != 0 else Why.NOT_NOW


@rule
def why_not_either(s, p, kind, card):
    if kind == Act.DRAW or kind == Act.DECLINE:
        return Why.NOTHING
    return why_not_discard(s, p, kind, card, 0)


@rule
def reason(s, op, p, b, c, kind, x, y):
    why = answers_to(s, op, p, b, c, kind, x, y)
    return COMES_FIRST[op] if why == Why.NOT_NOW else why


@rule
def answers_to(s, op, p, b, c, kind, x, y):
    why = Why.NOT_NOW
    match op:
        case Op.FAMILY: why = why_not_family(s, kind, x)
        case Op.GIVE_UP: why = why_not_give_up(s, p, kind, x)
        case Op.TURN: why = why_not_in_turn(s, p, kind, x, y)
        case Op.RESPOND: why = why_not_respond(s, p, kind, x, b)
        case Op.DISCARD: why = why_not_discard(s, p, kind, x, 0)
        case Op.RENEW: why = why_not_discard(s, p, kind, x, Act.DRAW)
        case Op.EITHER: why = why_not_either(s, p, kind, x)
        case Op.FREE: why = why_not_free(s, p, kind, x, y, b)
        case Op.FREE_DEATH: why = why_not_free_death(s, p, kind, x, y, b, c)
        case Op.PICK: why = why_not_pick(s, p, kind, x, b, c)
        case Op.REPLACE: why = why_not_replace(s, p, kind, x, y, b)
        case _: why = Why.NOTHING if kind == Act.ACCEPT or kind == Act.DECLINE else Why.NOT_NOW
    return why


why_not = why_not_of(reason, Why.GAME_OVER)
