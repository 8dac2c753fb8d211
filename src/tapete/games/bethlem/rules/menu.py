"""The menu: all legal actions of the asked seat."""
from ....kernel.flow import offers_of
from ....kernel.menu import offer
from ....kernel.rule import rule
from ..names import CARDS, EVENTS, ROW, Op, Question
from ..vocabulary import Act, Ask, Why
from .cards import is_bipolar
from .may import is_of_player, is_pair, why_not_asked, why_not_question
from .may_point import why_not_living, why_not_save
from .part import OWN_CARDS
from .talk import offer_sentences

ORDERS = 24
LAYS = 16
OMENS = 4
QUESTIONS = 10


@rule
def offer_if_legal(s, menu, p, ask, about, kind, a, b):
    if why_not_asked(s, p, ask, about, kind, a, b) == 0:
        offer(menu, kind, a, b)


@rule
def offer_kind(s, menu, p, ask, about, kind, first, second):
    """Offer the legal answers of a kind, with arguments below `first` and `second`."""
    for a in range(first):
        for b in range(second):
            offer_if_legal(s, menu, p, ask, about, kind, a, b)


@rule
def may_be_first(s, ask, place):
    """Whether a pair can begin with this card. There are hundreds of pairs, so this skips whole rows."""
    match ask:
        case Ask.PROPHET: why = why_not_living(s, place)
        case Ask.SHIFT: why = why_not_save(s, place)
        case _: why = Why.NOTHING
    return why == Why.NOTHING


@rule
def offer_pairs(s, menu, p, ask, about, kind):
    """Offer pairs of cards; each once if their order does not matter."""
    places = ROW * s.n_rows
    ordered = ask == Ask.PROPHET or ask == Ask.SHIFT
    for one in range(places):
        if may_be_first(s, ask, one):
            for other in range(0 if ordered else one + 1, places):
                offer_if_legal(s, menu, p, ask, about, kind, one, other)


@rule
def offer_own_cards(s, menu, p, ask, about):
    """Offer to point at the player's own cards."""
    for row in range(s.n_rows):
        if s.owner[row] == p:
            for place in range(ROW * row, ROW * row + ROW):
                offer_if_legal(s, menu, p, ask, about, Act.POINT, place, 0)


@rule
def offer_events(s, menu, p, ask, about):
    """Offer to play events in hand."""
    for event in range(EVENTS):
        if s.event_at[event] == p + 1:
            offer_if_legal(s, menu, p, ask, about, Act.EVENT, event, 0)


@rule
def offer_questions(s, menu, p, ask, about):
    """Offer questions to or about a player; the possible players do not depend on the question."""
    seats = 0
    for seat in range(s.n_players):
        if why_not_question(s, p, ask, Question.FREE, seat) == 0:
            seats |= 1 << seat
    for question in range(QUESTIONS):
        for seat in range(s.n_players):
            if seats >> seat & 1:
                offer_if_legal(s, menu, p, ask, about, Act.QUESTION, question, seat)


@rule
def is_of_card(ask):
    return ask == Ask.DIRECTOR or ask == Ask.GET_UP or ask == Ask.SUGGESTION or ask == Ask.DRAFT


@rule
def is_of_event(ask):
    return ask == Ask.EVENT or ask == Ask.DAY


@OWN_CARDS.may_change()
def offer_power(s, menu, p, power):
    """Offer the answers to a decision of custom cards."""


@OWN_CARDS.may_change()
def offer_by_day(s, menu, p):
    """Offer the choices by name in the turn of the day."""


@rule
def offer_answers(s, menu, p, ask, about):
    """Offer each kind of answer to a question; the shape of a question limits the kinds to check."""
    if ask == Ask.POWER:
        offer_power(s, menu, p, about)
        return
    if ask == Ask.TALK:
        offer_sentences(s, menu, p)
        return
    if ask == Ask.DAY:
        offer_by_day(s, menu, p)
    places = ROW * s.n_rows
    offer_kind(s, menu, p, ask, about, Act.PASS, 1, 1)
    offer_kind(s, menu, p, ask, about, Act.YES, 1, 1)
    offer_kind(s, menu, p, ask, about, Act.NO, 1, 1)
    if ask == Ask.AMNESIA:
        offer_kind(s, menu, p, ask, about, Act.YES_REVERSE, 1, 1)
    if is_pair(ask):
        offer_pairs(s, menu, p, ask, about, Act.PAIR)
        if ask == Ask.PROPHET and is_bipolar(s, p):
            offer_pairs(s, menu, p, ask, about, Act.REVERSE_PAIR)
    elif is_of_card(ask):
        offer_kind(s, menu, p, ask, about, Act.CARD, CARDS, 1)
    elif is_of_player(ask) or is_of_event(ask):
        offer_kind(s, menu, p, ask, about, Act.PLAYER, s.n_players, 1)
        if is_of_event(ask):
            offer_events(s, menu, p, ask, about)
        if ask == Ask.DAY:
            offer_own_cards(s, menu, p, ask, about)
    elif ask == Ask.PACT:
        offer_kind(s, menu, p, ask, about, Act.PLAYERS, s.n_players, s.n_players)
        offer_kind(s, menu, p, ask, about, Act.REVERSE_PLAYERS, s.n_players, s.n_players)
    elif ask == Ask.ARRANGE:
        offer_kind(s, menu, p, ask, about, Act.ORDER, ORDERS, 1)
    elif ask == Ask.LAY:
        offer_kind(s, menu, p, ask, about, Act.LAY, LAYS, 1)
    elif ask == Ask.SIDE:
        offer_kind(s, menu, p, ask, about, Act.SIDE, 3, 1)
    elif ask == Ask.ANXIETY or ask == Ask.FUTURE:
        offer_questions(s, menu, p, ask, about)
    elif ask == Ask.GUESS:
        offer_kind(s, menu, p, ask, about, Act.GROUP, 4, 1)
    elif ask == Ask.OMEN:
        offer_kind(s, menu, p, ask, about, Act.OMEN, OMENS, s.n_players)
    else:
        offer_kind(s, menu, p, ask, about, Act.POINT, places, 1)
        if is_bipolar(s, p):
            offer_kind(s, menu, p, ask, about, Act.REVERSE, places, 1)


@rule
def offer_asked(s, menu, op, p, ask, about):
    if op == Op.ASK:
        offer_answers(s, menu, p, ask, about)


legal = offers_of(offer_asked)
