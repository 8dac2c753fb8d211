"""Reveal the top card of a room, and the effect of each kind of card."""
from ....kernel.log import tell
from ....kernel.piles import ALL_SEATS, put_under, take_top
from ....kernel.rule import rule
from ..names import Card, OwnKind, State
from ..vocabulary import Told
from .board import is_corridor, room_of
from .events import begin_event
from .finding import find_in_room
from .inventory import add_key, add_object, can_take_key, is_event, is_own
from .monsters import appear_goblin, appear_queen, appear_sack_man, appear_spider, appear_tue_tue
from .omens import omen_goblin, omen_queen, omen_spider, omen_tue_tue
from .own import appear_own
from .states import give_usual_state


@rule("carcosa.turn.reveal")
def do_reveal(s, p):
    """Turn over the top card in the soul's room; an empty deck shows nothing."""
    place = s.souls[p].place
    if is_corridor(place):
        return
    i = s.deck_at[room_of(place)]
    deck = s.decks[i]
    if deck.n == 0:
        tell(s, Told.EMPTY_DECK, p, place, 0)
        return
    find_in_room(s, i, 0)
    card = take_top(deck)
    tell(s, Told.REVEALED, p, card, place)
    if is_event(s, card):
        begin_event(s, p, card, i)
    else:
        resolve_card(s, p, card, i)


@rule("carcosa.keys.found", "carcosa.keys.cannot_carry")
def find_key(s, p, deck):
    """A key is taken; one that cannot be carried goes under the deck it came from."""
    if can_take_key(s, p):
        add_key(s, p)
    else:
        tell(s, Told.KEY_LEFT, p, s.souls[p].place, 0)
        put_under(s, s.decks[deck], Card.KEY, ALL_SEATS)


@rule("carcosa.cards.discarded", "carcosa.states.cards")
def resolve_card(s, p, card, deck):
    """Cards that are no events act at once; states, monsters and omens are discarded."""
    if card == Card.KEY:
        find_key(s, p, deck)
    elif Card.COMPASS <= card <= Card.BLUNT or Card.BOOK_CHAMBERS <= card <= Card.TREASURE_PENDANT or is_own(
            s, card, OwnKind.OBJECT):
        add_object(s, p, card)
    else:
        s.discards[card] += 1
        if card >= Card.OWN_1:
            appear_own(s, p, card)
        match card:
            case Card.ENVENENADO: give_usual_state(s, p, State.ENVENENADO)
            case Card.SANIDAD: give_usual_state(s, p, State.SANIDAD)
            case Card.MALDITO: give_usual_state(s, p, State.MALDITO)
            case Card.PARANOIA: give_usual_state(s, p, State.PARANOIA)
            case Card.TUE_TUE: appear_tue_tue(s, p)
            case Card.REINA_HELADA: appear_queen(s, p)
            case Card.DUENDE: appear_goblin(s, p)
            case Card.VIEJO_DEL_SACO: appear_sack_man(s, p)
            case Card.ARANA: appear_spider(s, p)
            case Card.OMEN_ARANA: omen_spider(s, p)
            case Card.OMEN_DUENDE: omen_goblin(s, p)
            case Card.OMEN_REINA_HELADA: omen_queen(s, p)
            case Card.OMEN_TUE_TUE: omen_tue_tue(s, p)


@rule("carcosa.cards.event_returns")
def do_bottom(s, card, deck):
    """A resolved event goes under the deck it came from."""
    put_under(s, s.decks[deck], card, ALL_SEATS)
