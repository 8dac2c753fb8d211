"""Legal answers to interrupting questions, and why not; and `why_not` for all questions."""
from ....kernel.agenda import frame_op
from ....kernel.flow import why_not_of
from ....kernel.rule import rule
from ..names import NOBODY
from ..vocabulary import Act, Op, Why
from .board import floor_of, is_corridor, room_of
from .may_act import why_not_buy_here, why_not_in_turn, why_not_sell_here
from .may_deal import why_not_discard, why_not_give_on
from .monsters import is_monster
from .sanity import may_sacrifice_sanity, may_sacrifice_slot

COMES_FIRST = Why.against(Op, Why.NOT_NOW)
"""The refusals of actions that are no answers to a question."""


@rule("carcosa.collapse.options")
def why_not_at_bottom(s, p, kind):
    if kind == Act.SACRIFICE_SLOT:
        return Why.NOTHING if may_sacrifice_slot(s, p) else Why.NO_SLOT_LEFT
    if kind == Act.SACRIFICE_SANITY:
        return Why.NOTHING if may_sacrifice_sanity(s, p) else Why.LOWEST_MAX
    return Why.NOTHING if kind == Act.ACCEPT else Why.NOT_NOW


@rule
def why_not_unload(s, p, kind, card, other):
    """A soul with too many objects discards one or, if souls trade, gives one on."""
    if kind == Act.GIVE:
        return why_not_give_on(s, p, card, other)
    return why_not_discard(s, p, card, True) if kind == Act.DISCARD else Why.NOT_NOW


@rule
def why_not_lose(s, p, kind, card):
    return why_not_discard(s, p, card, False) if kind == Act.DISCARD else Why.NOT_NOW


@rule
def why_not_react(kind, monster, acting):
    if kind == Act.REACT:
        return Why.NOTHING if monster == acting else Why.NO_MONSTER
    return Why.NOTHING if kind == Act.DECLINE else Why.NOT_NOW


@rule("carcosa.roles.psychic")
def may_swap(s, p):
    """Whether a PSYCHIC may put a monster on top under a card that is none."""
    deck = s.decks[s.deck_at[room_of(s.souls[p].place)]]
    return is_monster(deck.cards[deck.n - 1]) and not is_monster(deck.cards[deck.n - 2])


@rule
def why_not_foresee(s, p, kind):
    if kind == Act.SWAP:
        return Why.NOTHING if may_swap(s, p) else Why.NO_SWAP
    return Why.NOTHING if kind == Act.KEEP else Why.NOT_NOW


@rule
def why_not_look(s, kind, place, seen):
    """`seen` is the place already looked at."""
    if kind != Act.LOOK:
        return Why.NOT_NOW
    if is_corridor(place):
        return Why.NO_DECK
    if place == seen:
        return Why.SEEN_ALREADY
    return Why.NOTHING if s.decks[s.deck_at[room_of(place)]].n > 0 else Why.DECK_EMPTY


@rule("carcosa.actions.spy")
def why_not_spy(s, p, kind, place):
    if kind == Act.DECLINE:
        return Why.NOTHING
    if kind == Act.LOOK and floor_of(place) != floor_of(s.souls[p].place):
        return Why.OTHER_FLOOR
    return why_not_look(s, kind, place, NOBODY)


@rule
def why_not_pick(s, kind, card):
    if kind != Act.PICK:
        return Why.NOT_NOW
    pile = s.motemey
    offered = pile.cards[pile.n - 1] == card or pile.cards[pile.n - 2] == card
    return Why.NOTHING if offered else Why.NOT_OFFERED


@rule
def why_not_shop(s, p, kind, card):
    if kind == Act.LEAVE:
        return Why.NOTHING
    if kind == Act.BUY:
        return why_not_buy_here(s, p)
    return why_not_sell_here(s, p, card) if kind == Act.SELL else Why.NOT_NOW


@rule
def why_not_answer(kind, card, other, wanted, asker):
    """A soul that is asked for something gives it to the asker, or declines."""
    if kind == Act.DECLINE or (kind == Act.GIVE and card == wanted and other == asker):
        return Why.NOTHING
    return Why.NOT_NOW


@rule
def round_ends(s):
    """Whether the steps of a round's end wait below the question: then the King takes the object."""
    for i in range(s.n_agenda):
        if frame_op(s.agenda[i]) == Op.ROUND_END:
            return True
    return False


@rule
def reason(s, op, p, b, c, kind, x, y):
    why = answers(s, op, p, b, c, kind, x, y)
    if why != Why.NOT_NOW:
        return why
    return Why.LOSE_FIRST_BY_DECREE if op == Op.LOSE_OBJECT and round_ends(s) else COMES_FIRST[op]


@rule
def answers(s, op, p, b, c, kind, x, y):
    why = Why.NOT_NOW
    match op:
        case Op.TURN: why = why_not_in_turn(s, p, kind, x, y)
        case Op.COLLAPSE: why = why_not_at_bottom(s, p, kind)
        case Op.OVERLOAD: why = why_not_unload(s, p, kind, x, y)
        case Op.LOSE_OBJECT: why = why_not_lose(s, p, kind, x)
        case Op.REACT: why = why_not_react(kind, x, b)
        case Op.SHIELD: why = Why.NOTHING if kind == Act.SHIELD or kind == Act.DECLINE else Why.NOT_NOW
        case Op.TWO_DICE: why = Why.NOTHING if kind == Act.TWO_DICE or kind == Act.ONE_DIE else Why.NOT_NOW
        case Op.FORESEE: why = why_not_foresee(s, p, kind)
        case Op.PEEK: why = why_not_look(s, kind, x, c - 1)
        case Op.SPY: why = why_not_spy(s, p, kind, x)
        case Op.PURCHASE: why = why_not_pick(s, kind, x)
        case Op.SHOP: why = why_not_shop(s, p, kind, x)
        case Op.ASKED: why = why_not_answer(kind, x, y, b, c)
    return why


why_not = why_not_of(reason, Why.GAME_OVER)
