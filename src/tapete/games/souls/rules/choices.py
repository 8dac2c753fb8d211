"""Legal targets and choices: one condition for targets and for choices made while an effect is carried out."""
from ....kernel.rule import rule
from ..language.cards import CardType
from ..language.words import Mod, Only, Timing, What
from ..names import DECKS, NO_THING, NOBODY, CardZone, Deck, Mark, Of, Pend
from .attack import may_be_attacked
from .cards import KIND, ability_of, column
from .piles import find_in_pile
from .refs import kind_of_ref, low, pending_in, seat_in, thing_in, to_player, to_thing
from .stats import life, mod_sum
from .things import card_at, count_souls, is_attacked


@rule("souls.targets.legal")
def may_choose(s, ref, what, only, seat, thing, other, first):
    """Whether a player (`seat`), for the card at `thing`, may choose the target of a reference.

    `other` is the player of the event; `first` is the first target, for a choice among their things, or of something
    else.
    """
    if only & Only.APART and ref == first:
        return False
    match kind_of_ref(ref):
        case Of.PLAYER:
            return ((what == What.PLAYER or what == What.PLAYER_OR_MONSTER) and low(ref) < s.n_seats
                    and player_fits(s, low(ref), only, seat))
        case Of.THING:
            i = thing_in(s, ref)
            return i != NO_THING and thing_fits(s, i, what) and thing_narrowed(s, i, only, seat, thing, other, first)
        case Of.PENDING:
            k = pending_in(s, ref)
            return k >= 0 and pending_fits(s, k, what, only)
        case Of.CARD: return what == What.DISCARDED_MONSTER and is_discarded(s, low(ref))
        case Of.DECK: return what == What.DECK and deck_fits(s, low(ref))
        case Of.DISCARD: return what == What.DISCARD and low(ref) < DECKS and s.discards[low(ref)].n > 0
        case _: return False


@rule("souls.decks.discarded_monster")
def is_discarded(s, card):
    """Whether a card is a monster of the discard pile, no event and no curse."""
    return is_monster_card(s, card) and find_in_pile(s.discards[Deck.MONSTER], card) >= 0


@rule
def any_discarded(s):
    pile = s.discards[Deck.MONSTER]
    for i in range(pile.n):
        if is_monster_card(s, pile.cards[i]):
            return True
    return False


@rule
def deck_fits(s, deck):
    return deck < DECKS and (s.decks[deck].n > 0 or s.discards[deck].n > 0)


@rule
def player_fits(s, p, only, seat):
    me = s.players[p]
    if only & Only.YOURS and p != seat:
        return False
    if only & Only.ANOTHERS and p == seat:
        return False
    if only & Only.LIVING and (me.dead or me.dying or life(s, p) == 0):
        return False
    if only & (Only.RICHEST | Only.MOST_SOULS):
        for q in range(s.n_seats):
            if only & Only.RICHEST and s.players[q].cents > me.cents:
                return False
            if only & Only.MOST_SOULS and count_souls(s, q) > count_souls(s, p):
                return False
    return True


@rule
def thing_fits(s, i, what):
    """Whether a thing is of the required sort."""
    zone = s.things[i].zone
    match what:
        case What.MONSTER: yes = zone == CardZone.MONSTER
        case What.PLAYER_OR_MONSTER: yes = zone == CardZone.MONSTER
        case What.ITEM: yes = zone == CardZone.ITEM
        case What.SHOP_ITEM: yes = zone == CardZone.SHOP
        case What.ITEM_OR_SHOP_ITEM: yes = zone == CardZone.ITEM or zone == CardZone.SHOP
        case What.SOUL: yes = zone == CardZone.SOUL
        case What.ITEM_OR_SOUL: yes = zone == CardZone.ITEM or zone == CardZone.SOUL
        case What.CURSE: yes = zone == CardZone.CURSE
        case What.CHARACTER: yes = zone == CardZone.CHARACTER
        case What.ATTACK: yes = is_attacked(s, i)
        case What.MONSTER_OR_SHOP_ITEM: yes = zone == CardZone.MONSTER or zone == CardZone.SHOP
        case _: yes = False
    return yes


@rule
def thing_narrowed(s, i, only, seat, thing, other, first):
    """Whether a thing matches the words around the noun."""
    it = s.things[i]
    own = it.owner if it.zone == CardZone.ITEM or it.zone == CardZone.SOUL or it.zone == CardZone.CHARACTER else NOBODY
    card = card_at(s, i)
    if only & Only.YOURS and own != seat:
        return False
    if only & Only.ANOTHERS and it.zone != CardZone.SHOP and not (own != NOBODY and own != seat):
        return False
    if only & Only.THEIRS and own != other:
        return False
    if only & Only.TARGETS and own != seat_in(first):
        return False
    if only & Only.NOT_ETERNAL and it.eternal:
        return False
    if only & Only.NOT_THIS and i == thing:
        return False
    if only & Only.PASSIVE and (ability_of(s, card, Timing.TAP, 0) >= 0 or ability_of(s, card, Timing.PAY, 0) >= 0):
        return False
    if only & Only.ACTIVATED and ability_of(s, card, Timing.TAP, 0) < 0:
        return False
    if only & Only.USED and it.charged:
        return False
    if only & Only.FREE and is_attacked(s, i):
        return False
    if only & Only.ATTACKABLE and not may_be_attacked(s, i) and not s.options.before_3:
        return False
    return not (only & Only.LIVING and it.dying)


@rule
def pending_fits(s, k, what, only):
    it = s.stack[k]
    match what:
        case What.ROLL: yes = it.kind == Pend.ROLL and not (only & Only.NOT_ATTACK and it.marks & Mark.ATTACK)
        case What.ABILITY: yes = it.kind == Pend.ABILITY
        case What.ABILITY_OR_LOOT: yes = it.kind == Pend.ABILITY or it.kind == Pend.LOOT
        case What.ATTACK: yes = it.kind == Pend.ATTACK
        case _: yes = False
    return yes


@rule
def any_choice(s, what, only, seat, thing, other, first):
    """Whether there is anything that `may_choose` would allow; it looks only in zones with such things."""
    match what:
        case What.DISCARDED_MONSTER: return any_discarded(s)
        case What.DECK: return any_deck(s)
        case What.DISCARD: return any_discards(s)
        case What.PLAYER: return any_player(s, only, seat, first)
        case What.ROLL: return any_pending(s, what, only)
        case What.ABILITY: return any_pending(s, what, only)
        case What.ABILITY_OR_LOOT: return any_pending(s, what, only)
        case What.ATTACK: return any_pending(s, what, only) or any_thing(s, what, only, seat, thing, other, first)
        case What.PLAYER_OR_MONSTER:
            return any_player(s, only, seat, first) or any_thing(s, what, only, seat, thing, other, first)
        case _: return any_thing(s, what, only, seat, thing, other, first)


@rule
def any_player(s, only, seat, first):
    for p in range(s.n_seats):
        if player_fits(s, p, only, seat) and not (only & Only.APART and to_player(p) == first):
            return True
    return False


@rule
def any_thing(s, what, only, seat, thing, other, first):
    for i in range(s.n_things):
        if thing_fits(s, i, what) and thing_narrowed(s, i, only, seat, thing, other, first) and not (
                only & Only.APART and to_thing(s, i) == first):
            return True
    return False


@rule
def any_pending(s, what, only):
    for k in range(s.n_stack):
        if pending_fits(s, k, what, only):
            return True
    return False


@rule
def any_deck(s):
    for deck in range(DECKS):
        if deck_fits(s, deck):
            return True
    return False


@rule
def any_discards(s):
    for deck in range(DECKS):
        if s.discards[deck].n > 0:
            return True
    return False


@rule
def is_silenced(s, p):
    """Whether the player whose turn it is keeps another from playing loot and activating items."""
    return p != s.active and mod_sum(s, s.active, Mod.SILENCES) > 0


@rule
def is_monster_card(s, card):
    return column(s, card, KIND) == CardType.MONSTER
