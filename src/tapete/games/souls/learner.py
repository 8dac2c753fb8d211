"""The observation of Four Souls for a learner: seats, monsters, cards, the stack and the table, as integers.

Seats are counted from the observing one on, in the order of the table. A field that names a seat contains its number in
this order, from 1, and 0 for nobody; a card is its own number, and 0 for none. Most cards are counted by kind and
place, because a hand or a row of items has no order that matters.
"""
from typing import Any, cast

from ...gamedef.observation import ObservationSpec
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.record import i2, record
from ...kernel.rule import rule
from .language.library import CARDS
from .names import DECKS, MOST_SLOTS, NO_THING, NOBODY, SEATS, SIDES, CardZone, Mark, Of, Outcome, Pend, Phase
from .rules.declare import loot_plays
from .rules.refs import kind_of_ref, low, thing_in
from .rules.stats import attack, evasion, life, monster_attack, monster_life, most_life
from .rules.things import character_of, count_souls
from .vocabulary import LAST_CHOICE

PENDING = 8
"""Items of the stack that are seen, from the top down."""


@record
class SeatSeen:
    here: i2
    number: i2
    to_choose: i2
    its_turn: i2
    starts: i2
    character: i2
    charged: i2
    cents: i2
    life: i2
    most_life: i2
    attack: i2
    souls: i2
    hand: i2
    known: i2
    items: i2
    curses: i2
    loot_plays: i2
    buys: i2
    attacks: i2
    must_attack: i2
    dying: i2
    dead: i2
    skips: i2
    rolls: i2
    hits: i2


@record
class MonsterSeen:
    here: i2
    card: i2
    life: i2
    attack: i2
    evasion: i2
    counters: i2
    covered: i2
    dying: i2
    fought: i2


@record
class CardSeen:
    hand: i2
    elsewhere: i2
    items: i2[SEATS]
    charged: i2
    counters: i2
    laid: i2
    discarded: i2
    unseen: i2


@record
class PendingSeen:
    kind: i2
    seat: i2
    card: i2
    face: i2
    amount: i2
    attack: i2
    target_seat: i2
    target_card: i2


@record
class TableSeen:
    asked: i2
    asked_first: i2
    asked_second: i2
    phase: i2
    turn: i2
    seats: i2
    priority: i2
    passes: i2
    ending: i2
    again: i2
    stack: i2
    waiting: i2
    monster_slots: i2
    shop_slots: i2
    room_slots: i2
    decks: i2[DECKS]
    tops: i2[DECKS]
    discards: i2[DECKS]
    fighter: i2
    fight_slot: i2
    fight_rolls: i2
    monster_died: i2
    loot_from_discard: i2
    solo_die: i2


@record
class SoulsSeen:
    seats: SeatSeen[SEATS]
    monsters: MonsterSeen[MOST_SLOTS]
    cards: CardSeen[CARDS]
    stack: PendingSeen[PENDING]
    table: TableSeen


@rule
def counted_from(s, me, p):
    """A seat counted from the observing one on, which is 1; 0 for nobody."""
    return 0 if p < 0 or p >= s.n_seats else (p - me + s.n_seats) % s.n_seats + 1


@rule
def see_deck(s, d, seat, seen: SoulsSeen):
    """A deck's size, and its top card if the seat has seen it; of a true state also which cards it has not seen."""
    deck = s.decks[d]
    seen.table.decks[d] = deck.n
    if not s.blinded:
        for i in range(deck.n):
            seen.cards[deck.cards[i]].unseen += 1 - (deck.seen[i] >> seat & 1)
    if deck.n > 0 and deck.seen[deck.n - 1] >> seat & 1:
        seen.table.tops[d] = deck.cards[deck.n - 1]
    pile = s.discards[d]
    seen.table.discards[d] = pile.n
    for i in range(pile.n):
        seen.cards[pile.cards[i]].discarded += 1


@rule
def see_hand(s, p, seat, me, seen: SoulsSeen):
    """Count the cards of a hand that the seat knows, by kind; return how many these are."""
    it = s.players[p]
    known = 0
    for i in range(it.n_hand):
        if it.known[i] >> seat & 1:
            card = seen.cards[it.hand[i]]
            known += 1
            if p == me and seat == me:
                card.hand += 1
            else:
                card.elsewhere += 1
        elif not s.blinded:
            seen.cards[it.hand[i]].unseen += 1
    return known


@rule
def see_seat(s, p, me, sight: SeatSeen):
    it = s.players[p]
    sight.here = 1
    sight.number = p + 1
    sight.its_turn = s.active == p
    sight.starts = s.first == p
    sight.cents = it.cents
    character = character_of(s, p)
    if character != NO_THING:
        sight.character = s.things[character].card
        sight.charged = s.things[character].charged
        sight.life = life(s, p)
        sight.most_life = most_life(s, p)
        sight.attack = attack(s, p)
        sight.loot_plays = loot_plays(s, p)
    sight.souls = count_souls(s, p)
    sight.hand = it.n_hand
    sight.buys = it.buys
    sight.attacks = it.attacks + it.deck_attacks
    sight.must_attack = it.must + it.must_deck + (it.must_thing != 0)
    sight.dying = it.dying
    sight.dead = it.dead
    sight.skips = it.skips
    sight.rolls = it.rolls
    sight.hits = it.hits


@rule
def see_monster(s, i, sight: MonsterSeen):
    it = s.things[i]
    sight.here = 1
    sight.card = it.card
    sight.life = monster_life(s, i)
    sight.attack = monster_attack(s, i)
    sight.evasion = evasion(s, i)
    sight.counters = it.counters
    sight.dying = it.dying
    sight.fought = s.fight.on and s.fight.thing == i


@rule
def see_things(s, me, seen: SoulsSeen):
    """The cards in play: monsters by slot, the others by kind."""
    for i in range(s.n_things):
        it = s.things[i]
        if it.zone == CardZone.NONE:
            continue
        card = seen.cards[it.card]
        card.charged += it.charged
        card.counters += it.counters
        match it.zone:
            case CardZone.ITEM:
                card.items[counted_from(s, me, it.owner) - 1] += 1
                seen.seats[counted_from(s, me, it.owner) - 1].items += 1
            case CardZone.CURSE:
                card.laid += 1
                seen.seats[counted_from(s, me, it.owner) - 1].curses += 1
            case CardZone.MONSTER:
                card.laid += 1
                see_monster(s, i, seen.monsters[it.owner])
            case CardZone.COVERED:
                card.laid += 1
                seen.monsters[it.owner].covered += 1
            case _: card.laid += 1


@rule
def see_pending(s, me, k, sight: PendingSeen):
    it = s.stack[k]
    sight.kind = it.kind
    sight.seat = counted_from(s, me, it.seat)
    sight.card = it.card
    if it.kind == Pend.ROLL or it.kind == Pend.ROLLED or it.kind == Pend.COMBAT:
        sight.face = it.face
    sight.amount = it.amount
    sight.attack = it.marks & Mark.ATTACK != 0
    ref = it.targets[0] if it.n_targets > 0 else 0
    kind = kind_of_ref(ref)
    if kind == Of.PLAYER:
        sight.target_seat = counted_from(s, me, low(ref))
    elif kind == Of.CARD:
        sight.target_card = low(ref)
    elif kind == Of.THING and thing_in(s, ref) != NO_THING:
        sight.target_card = s.things[thing_in(s, ref)].card


@rule
def see_table(s, me, sight: TableSeen):
    sight.phase = s.phase
    sight.turn = s.turn
    sight.seats = s.n_seats
    sight.priority = counted_from(s, me, s.priority)
    sight.passes = s.passes
    sight.ending = s.ending
    sight.again = s.again
    sight.stack = s.n_stack
    sight.waiting = s.n_waiting
    sight.monster_slots = s.monster_slots
    sight.shop_slots = s.shop_slots
    sight.room_slots = s.room_slots
    if s.fight.on:
        sight.fighter = counted_from(s, me, s.fight.seat)
        sight.fight_rolls = s.fight.rolls
        if s.things[s.fight.thing].zone == CardZone.MONSTER:
            sight.fight_slot = s.things[s.fight.thing].owner + 1
    sight.monster_died = s.monster_died
    sight.loot_from_discard = s.loot_from_discard
    if s.options.solo:
        sight.solo_die = s.solo_die


@rule
def observe(s, seat, seen: SoulsSeen):
    """Fill a zeroed observation. A state that is not blinded gives the same as the blinded one, because a search
    observes redealt states."""
    me = seat if seat < s.n_seats else 0
    if s.blinded:
        for card in range(CARDS):
            seen.cards[card].unseen = s.unseen[card]
    for d in range(DECKS):
        see_deck(s, d, seat, seen)
    chooser = NOBODY
    if s.outcome == Outcome.RUNNING and s.n_agenda > 0 and frame_op(top_frame(s)) <= LAST_CHOICE:
        frame = top_frame(s)
        chooser = frame_a(frame)
        seen.table.asked = frame_op(frame)
        seen.table.asked_first = frame_b(frame)
        seen.table.asked_second = frame_c(frame)
    for k in range(s.n_seats):
        p = (me + k) % s.n_seats
        see_seat(s, p, me, seen.seats[k])
        seen.seats[k].to_choose = p == chooser
        seen.seats[k].known = see_hand(s, p, seat, me, seen)
    see_things(s, me, seen)
    for k in range(min(PENDING, s.n_stack)):
        see_pending(s, me, s.n_stack - 1 - k, seen.stack[k])
    see_table(s, me, seen.table)


WHO = "1 or 0: whether "
MEANINGS = {
    "seats.here": f"{WHO}there is such a seat; all else is 0 if not",
    "seats.number": "its number at the table, by which choices name it, plus 1",
    "seats.to_choose": f"{WHO}the game waits for it",
    "seats.its_turn": f"{WHO}it is its turn",
    "seats.starts": f"{WHO}it had the first turn",
    "seats.character": "its character",
    "seats.charged": f"{WHO}its character is charged",
    "seats.cents": "its cents",
    "seats.life": "its life",
    "seats.most_life": "its life when unhurt",
    "seats.attack": "its attack",
    "seats.souls": "its souls",
    "seats.hand": "loot in its hand",
    "seats.known": "of it, what the observing seat knows",
    "seats.items": "its items",
    "seats.curses": "its curses",
    "seats.loot_plays": "loot that it may play now",
    "seats.buys": "purchases that it has left",
    "seats.attacks": "attacks that it has left",
    "seats.must_attack": "attacks that it must make",
    "seats.dying": f"{WHO}its death is on the stack",
    "seats.dead": f"{WHO}it has died this turn",
    "seats.skips": "turns that it will skip",
    "seats.rolls": "its rolls this turn",
    "seats.hits": "how often it took damage this turn",
    "monsters.here": f"{WHO}a monster lies in the slot; all else but the cards under it is 0 if not",
    "monsters.card": "the monster",
    "monsters.life": "its life",
    "monsters.attack": "its attack",
    "monsters.evasion": "the roll that hits it",
    "monsters.counters": "counters on it",
    "monsters.covered": "cards under it",
    "monsters.dying": f"{WHO}its death is on the stack",
    "monsters.fought": f"{WHO}it is being fought",
    "cards.hand": "copies of the card in the observing seat's hand",
    "cards.elsewhere": "copies that it knows in the other hands",
    "cards.items": "copies among the items of each seat",
    "cards.charged": "copies in play that are charged",
    "cards.counters": "counters on the copies in play",
    "cards.laid": "copies in play elsewhere: in slots, as characters, souls and curses",
    "cards.discarded": "copies discarded",
    "cards.unseen": "copies in decks and hands that the seat has not seen",
    "stack.kind": "what it is: a number of Pend",
    "stack.seat": "who controls it",
    "stack.card": "its card",
    "stack.face": "the face of a roll",
    "stack.amount": "its amount: damage, cents, an addition",
    "stack.attack": f"{WHO}it is an attack roll",
    "stack.target_seat": "its first target, if that is a player",
    "stack.target_card": "its first target, if that is a card",
    "table.asked": "what is asked: the number of an Op that is a choice, 0 when the game is over",
    "table.asked_first": "the question's second argument: modes, a number, cards, a seat by its number at the table",
    "table.asked_second": "its third argument: a highest number, a deck, a seat",
    "table.phase": "none, start, loot, action, end",
    "table.turn": "the turn, from 1",
    "table.seats": "seats in the game",
    "table.priority": "who has priority",
    "table.passes": "how many have passed in succession",
    "table.ending": f"{WHO}the turn is to end",
    "table.again": f"{WHO}the same player takes the next turn too",
    "table.stack": "items on the stack",
    "table.waiting": "triggers that wait to go on it",
    "table.monster_slots": "monster slots",
    "table.shop_slots": "shop slots",
    "table.room_slots": "room slots",
    "table.decks": "cards in each deck: loot, treasure, monster, room",
    "table.tops": "the top card of each, if the seat has seen it",
    "table.discards": "cards in each discard pile",
    "table.fighter": "who fights",
    "table.fight_slot": "the slot of the monster that is fought, from 1",
    "table.fight_rolls": "attack rolls in this fight",
    "table.monster_died": f"{WHO}a monster has died this turn",
    "table.loot_from_discard": f"{WHO}loot is taken from the discard pile",
    "table.solo_die": "the die of a solo game, else 0",
}

_SEAT = SEATS + 1
NAMES = {"seats.number": _SEAT, "seats.character": CARDS, "monsters.card": CARDS, "stack.kind": len(Pend),
         "stack.seat": _SEAT, "stack.card": CARDS, "stack.target_seat": _SEAT, "stack.target_card": CARDS,
         "table.asked": LAST_CHOICE + 1, "table.phase": len(Phase), "table.priority": _SEAT, "table.tops": CARDS,
         "table.fighter": _SEAT, "table.fight_slot": MOST_SLOTS + 1}

_FEW, _SOME, _MANY, _BYTE = (0, 10), (0, 30), (0, 160), (0, 255)
RANGES = {**{path: (0, 1) for path, meaning in MEANINGS.items() if meaning.startswith("1 or 0")},
          "seats.cents": (0, 100), "seats.life": _FEW, "seats.most_life": _FEW, "seats.attack": _FEW,
          "seats.souls": _FEW, "seats.hand": _SOME, "seats.known": _SOME, "seats.items": _SOME, "seats.curses": _FEW,
          "seats.loot_plays": _FEW, "seats.buys": _FEW, "seats.attacks": _FEW, "seats.must_attack": _FEW,
          "seats.skips": _FEW, "seats.rolls": _SOME, "seats.hits": _SOME, "monsters.life": _FEW,
          "monsters.attack": _FEW, "monsters.evasion": (0, SIDES + 4), "monsters.counters": _FEW,
          "monsters.covered": _SOME, "cards.hand": _FEW, "cards.elsewhere": _FEW, "cards.items": _FEW,
          "cards.charged": _FEW, "cards.counters": _SOME, "cards.laid": _FEW, "cards.discarded": _SOME,
          "cards.unseen": _SOME, "stack.face": (0, SIDES), "stack.amount": (-30, 30), "table.asked_first": _BYTE,
          "table.asked_second": _BYTE, "table.turn": (0, 500), "table.seats": (0, SEATS), "table.passes": _FEW,
          "table.stack": (0, 64), "table.waiting": _SOME, "table.monster_slots": (0, MOST_SLOTS),
          "table.shop_slots": (0, MOST_SLOTS), "table.room_slots": (0, MOST_SLOTS), "table.decks": _MANY,
          "table.discards": _MANY, "table.fight_rolls": _SOME, "table.solo_die": (0, 20)}

SIGHT = ObservationSpec(cast(Any, SoulsSeen), observe, NAMES, MEANINGS, fair=True, ranges=RANGES)
