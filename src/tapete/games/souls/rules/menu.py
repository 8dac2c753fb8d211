"""The menu: all legal actions of the seat to choose."""
from ....kernel.flow import offers_of
from ....kernel.menu import offer, pack
from ....kernel.rule import rule
from ..language.library import FIRST_OTHER
from ..language.words import Timing, What
from ..names import DECKS, NO_THING, UNKNOWN, CardZone, Deck
from ..vocabulary import Act, Op
from .cards import ABILITY_COUNT, FIRST_ABILITY, TIMING, column, line, word
from .choices import is_discarded, thing_fits
from .declare import choosing_row
from .hands import find_in_hand
from .may_act import (
    duty,
    most_offered,
    why_not_attack,
    why_not_buy,
    why_not_duel,
    why_not_offer,
    why_not_play,
    why_not_prepare,
    why_not_use,
)
from .may_answer import may_answer
from .priority import is_main
from .things import card_at, foe_argument, has_copies
from .triggers import rank_of


@rule
def offer_once(s, menu, card, kind, a, b):
    """Offer an action with a card in play: once for all its copies."""
    if has_copies(s, card):
        for k in range(min(menu.n, len(menu.actions))):
            if menu.actions[k] == pack(kind, a, b):
                return
    offer(menu, kind, a, b)


@rule
def offer_card(s, menu, kind, p):
    """Offer an action for each kind of card in a hand."""
    me = s.players[p]
    for i in range(me.n_hand):
        card = me.hand[i]
        if card != UNKNOWN and find_in_hand(s, p, card) == i:
            offer(menu, kind, card, 0)


@rule
def offer_plays(s, p, menu):
    me = s.players[p]
    for i in range(me.n_hand):
        card = me.hand[i]
        if card != UNKNOWN and find_in_hand(s, p, card) == i and why_not_play(s, p, card) == 0:
            offer(menu, Act.PLAY, card, 0)


@rule
def offer_uses(s, p, menu):
    for i in range(s.n_things):
        zone = s.things[i].zone
        room = zone == CardZone.ROOM and p == s.active
        if not room and not ((zone == CardZone.ITEM or zone == CardZone.CHARACTER) and s.things[i].owner == p):
            continue
        card = card_at(s, i)
        name = s.things[i].card
        first = column(s, card, FIRST_ABILITY)
        paid = 0
        taps = 0
        for k in range(column(s, card, ABILITY_COUNT)):
            timing = line(s, first + k, TIMING)
            if timing == Timing.TAP:
                if taps == 0 and not room and why_not_use(s, p, i, timing, 0) == 0:
                    offer_once(s, menu, name, int(Act.TAP), name, 0)
                taps += 1
            elif timing == Timing.PAY:
                if why_not_use(s, p, i, timing, paid) == 0:
                    if name >= FIRST_OTHER:
                        offer_once(s, menu, name, int(Act.PAY_ROOM), foe_argument(name), paid)
                    else:
                        offer_once(s, menu, name, int(Act.PAY), name, paid)
                paid += 1


@rule
def offer_main(s, p, menu):
    """Attacks and purchases."""
    if not is_main(s, p):
        return
    if why_not_attack(s, p, NO_THING) == 0:
        offer(menu, Act.ATTACK_TOP, 0, 0)
    if why_not_prepare(s, p) == 0:
        offer(menu, Act.PREPARE, 0, 0)
    if why_not_buy(s, p, NO_THING) == 0:
        offer(menu, Act.BUY_TOP, 0, 0)
    for i in range(s.n_things):
        if (s.things[i].zone == CardZone.MONSTER or s.things[i].zone == CardZone.ROOM) and why_not_attack(s, p, i) == 0:
            offer_once(s, menu, s.things[i].card, int(Act.ATTACK), foe_argument(s.things[i].card), 0)
        elif s.things[i].zone == CardZone.SHOP and why_not_buy(s, p, i) == 0:
            offer_once(s, menu, s.things[i].card, int(Act.BUY), s.things[i].card, 0)
    for q in range(s.n_seats):
        if why_not_duel(s, p, q) == 0:
            offer(menu, Act.ATTACK_PLAYER, q, 0)


@rule
def offer_with_priority(s, p, menu):
    if duty(s, p) == 0:
        offer(menu, Act.PASS, 0, 0)
        offer_plays(s, p, menu)
        offer_uses(s, p, menu)
    offer_main(s, p, menu)
    for to in range(s.n_seats):
        for n in range(1, most_offered(s, p) + 1):
            if why_not_offer(s, p, n, to) == 0:
                offer(menu, Act.OFFER, n, to)


@rule
def offer_if(s, menu, op, p, b, c, kind, a):
    if may_answer(s, op, p, b, c, kind, a):
        offer(menu, kind, a, 0)


@rule
def offer_objects(s, menu, op, p, b, c):
    """Offer all possible players and things."""
    offer_numbers(s, menu, op, p, b, c, int(Act.SEAT), s.n_seats)
    for i in range(s.n_things):
        if s.things[i].zone:
            offer_thing(s, menu, op, p, b, c, i)
    offer_discarded(s, menu, op, p, b, c)
    offer_numbers(s, menu, op, p, b, c, int(Act.PENDING), s.n_stack)
    for deck in range(DECKS):
        offer_if(s, menu, op, p, b, c, int(Act.DECK), deck)
        offer_if(s, menu, op, p, b, c, int(Act.PILE), deck)


@rule
def offer_thing(s, menu, op, p, b, c, i):
    card = 0 + s.things[i].card
    offer_named(s, menu, op, p, b, c, int(Act.ITEM) if card < FIRST_OTHER else int(Act.FOE), card)


@rule
def offer_named(s, menu, op, p, b, c, kind, card):
    """Offer a card as an answer, if it is one."""
    argument = card if kind == Act.ITEM else foe_argument(card)
    if may_answer(s, op, p, b, c, kind, argument):
        offer_once(s, menu, card, kind, argument, 0)


@rule
def offer_choices(s, menu, op, p):
    """Offer possible targets, or choices of a term; it looks only in zones with such things."""
    what = word(s, choosing_row(s, op), 2)
    match what:
        case What.PLAYER: offer_numbers(s, menu, op, p, 0, 0, int(Act.SEAT), s.n_seats)
        case What.PLAYER_OR_MONSTER: offer_numbers(s, menu, op, p, 0, 0, int(Act.SEAT), s.n_seats)
        case What.DISCARDED_MONSTER: offer_discarded(s, menu, op, p, 0, 0)
        case What.DECK: offer_numbers(s, menu, op, p, 0, 0, int(Act.DECK), DECKS)
        case What.DISCARD: offer_numbers(s, menu, op, p, 0, 0, int(Act.PILE), DECKS)
        case _: pass
    for i in range(s.n_things):
        if thing_fits(s, i, what):
            offer_thing(s, menu, op, p, 0, 0, i)
    offer_numbers(s, menu, op, p, 0, 0, int(Act.PENDING), s.n_stack)


@rule
def offer_discarded(s, menu, op, p, b, c):
    for i in range(s.discards[Deck.MONSTER].n):
        offer_named(s, menu, op, p, b, c, int(Act.FOE), 0 + s.discards[Deck.MONSTER].cards[i])


@rule
def offer_numbers(s, menu, op, p, b, c, kind, n):
    for i in range(n):
        offer_if(s, menu, op, p, b, c, kind, i)


@rule
def offer_answers(s, menu, op, p, b, c):
    match op:
        case Op.PRIORITY: offer_with_priority(s, p, menu)
        case Op.TARGET: offer_choices(s, menu, op, p)
        case Op.CHOOSE: offer_choices(s, menu, op, p)
        case Op.MODE: offer_numbers(s, menu, op, p, b, c, int(Act.MODE), b)
        case Op.NUMBER: offer_numbers(s, menu, op, p, b, c, int(Act.NUMBER), c + 1)
        case Op.SLOT: offer_numbers(s, menu, op, p, b, c, int(Act.SLOT), s.monster_slots)
        case Op.LAY: offer_numbers(s, menu, op, p, b, c, int(Act.SLOT), s.monster_slots)
        case Op.SEARCH:
            pile = s.decks[b]
            for i in range(pile.n):
                kind = int(Act.FOE) if b == Deck.MONSTER else int(Act.ITEM)
                offer_named(s, menu, op, p, b, c, kind, 0 + pile.cards[i])
        case Op.UNBURY:
            offer(menu, Act.NO, 0, 0)
            pile = s.discards[Deck.MONSTER]
            for i in range(pile.n):
                if is_discarded(s, pile.cards[i]):
                    offer_once(s, menu, pile.cards[i], int(Act.FOE), foe_argument(pile.cards[i]), 0)
        case Op.ARRANGE: offer_numbers(s, menu, op, p, b, c, int(Act.SEEN), b)
        case Op.KEEP: offer_numbers(s, menu, op, p, b, c, int(Act.SEEN), b)
        case Op.OWN_ITEM: offer_numbers(s, menu, op, p, b, c, int(Act.SEEN), b)
        case Op.ROOM:
            offer(menu, Act.NO, 0, 0)
            offer_objects(s, menu, op, p, b, c)
        case Op.BARGAIN:
            offer(menu, Act.YES, 0, 0)
            offer(menu, Act.NO, 0, 0)
        case Op.ORDER:
            for k in range(s.n_waiting):
                if rank_of(s, k) == b:
                    offer(menu, Act.TRIGGER, k, 0)
        case Op.DISCARD: offer_card(s, menu, int(Act.CARD), p)
        case Op.GIVE: offer_card(s, menu, int(Act.CARD), p)
        case Op.TO_DECK: offer_card(s, menu, int(Act.CARD), p)
        case Op.TAKE: offer_card(s, menu, int(Act.CARD), b)
        case Op.DISCARD_ANY:
            offer(menu, Act.NO, 0, 0)
            offer_card(s, menu, int(Act.CARD), p)
        case Op.MAY:
            offer(menu, Act.YES, 0, 0)
            offer(menu, Act.NO, 0, 0)
        case Op.BOTTOM:
            offer(menu, Act.YES, 0, 0)
            offer(menu, Act.NO, 0, 0)
        case _: offer_objects(s, menu, op, p, b, c)


legal = offers_of(offer_answers)
