"""The observation of Carcosa for a learner: souls, places, monsters, and the table, as integers.

Souls are in the order of the table, with the observing soul first. A field that names a thing (a role, a place, a card)
contains its number plus 1, and 0 for none.
"""
from typing import Any, cast

from ...gamedef.observation import ObservationSpec
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.record import i2, record
from ...kernel.rule import rule
from .names import (
    CARDS,
    FLOORS,
    KINDS,
    NOBODY,
    PLACES,
    ROLES,
    ROOMS,
    SOULS,
    STATES,
    TALES,
    Card,
    Outcome,
    Special,
)
from .rules.board import around, place_of_room, soul_places, stair_places
from .rules.inventory import count_keys, kind_of_card, slots_used
from .rules.king import presence_of_round
from .rules.sanity import key_slots, object_slots, sanity_limit
from .vocabulary import LAST_CHOICE

HOUSE = (1 << PLACES) - 1
"""The set of all places."""
THINGS = 14
"""Kinds of objects that a soul can hold: COMPASS, VIAL, BLUNT, then BOOK_CHAMBERS to TREASURE_PENDANT."""
BEASTS = 6
"""The monsters of the game's own. A designer's have no place here, so that learned weights stay valid."""
COVERED = CARDS + 1
"""The value of a top card that the seat has not seen."""
FACE_DOWN = 9
"""The value of a special room that lies face down, and of a designer's own."""


@record
class SoulSeen:
    here: i2
    to_choose: i2
    its_turn: i2
    starts: i2
    role: i2
    place: i2
    far: i2
    to_threshold: i2
    sanity: i2
    max_sanity: i2
    limit: i2
    actions: i2
    keys: i2
    key_room: i2
    object_slots: i2
    object_room: i2
    slots_lost: i2
    objects: i2[THINGS]
    states: i2[STATES]
    doses: i2
    loop: i2
    slowed: i2
    skips: i2
    answered: i2
    peeked: i2
    moved_free: i2
    rolled_twice: i2
    shielded: i2
    in_sack: i2
    crowned: i2


@record
class PlaceSeen:
    far: i2
    to_threshold: i2
    stairs: i2
    souls: i2
    king: i2
    special: i2
    destroyed: i2
    cards: i2
    known: i2
    top: i2
    second: i2
    covered: i2[KINDS]


@record
class MonsterSeen:
    here: i2
    place: i2
    far: i2
    to_souls: i2
    stunned: i2
    fresh: i2


@record
class TableSeen:
    asked: i2
    asked_what: i2
    asked_more: i2
    souls: i2
    round_no: i2
    turns_done: i2
    keys_needed: i2
    keys_held: i2
    keys_destroyed: i2
    key_pool: i2
    tales_annexed: i2
    king_floor: i2
    king_away: i2
    king_doubled: i2
    king_limits: i2
    presence: i2
    rotate_floors: i2
    crown_threshold: i2
    tue_tue: i2
    salon_uses: i2
    ritual_done: i2
    stairs_charges: i2
    armory: i2[THINGS]
    loot: i2[THINGS]
    loot_keys: i2
    motemey_cards: i2
    motemey_known: i2
    discards: i2[CARDS]
    unseen: i2[CARDS]
    unseen_motemey: i2[CARDS]


@record
class CarcosaSeen:
    souls: SoulSeen[SOULS]
    places: PlaceSeen[PLACES]
    monsters: MonsterSeen[BEASTS]
    table: TableSeen


@rule
def thing_of(card):
    """The index of a kind of object in the counts."""
    return card - Card.COMPASS if card <= Card.BLUNT else card - Card.BOOK_CHAMBERS + 3


@rule
def see_thing(card, counts):
    """Count an object by its kind; a designer's own ones are not counted."""
    if card < Card.OWN_1:
        counts[thing_of(card)] += 1


@rule
def count_one_more(planes, places):
    """Add one to the numbers of a set of places. Number p is bit p of the first plane, then of the second...: four
    planes of 16 bits in one integer."""
    for shift in range(0, 64, 16):
        bits = planes >> shift & HOUSE
        planes ^= places << shift
        places &= bits
    return planes


@rule
def number_at(planes, place):
    bits = planes >> place
    return (bits & 1) | (bits >> 15 & 2) | (bits >> 30 & 4) | (bits >> 45 & 8)


@rule
def see_distances(s, me, seen: CarcosaSeen):
    """Moves from every place to the seat's own soul, to the threshold and to the nearest soul: each step adds one to
    the places not yet reached. The three are computed together, because none waits for another."""
    mine = 1 << s.souls[me].place
    threshold = 1 << s.options.end.threshold
    souls = soul_places(s)
    far, to_threshold, to_souls = 0, 0, 0
    while mine != HOUSE or threshold != HOUSE or souls != HOUSE:
        far = count_one_more(far, HOUSE & ~mine)
        to_threshold = count_one_more(to_threshold, HOUSE & ~threshold)
        to_souls = count_one_more(to_souls, HOUSE & ~souls)
        mine = around(s, mine)
        threshold = around(s, threshold)
        souls = around(s, souls)
    for place in range(PLACES):
        seen.places[place].far = number_at(far, place)
        seen.places[place].to_threshold = number_at(to_threshold, place)
    for monster in range(BEASTS):
        if s.pieces[monster].here:
            seen.monsters[monster].to_souls = number_at(to_souls, s.pieces[monster].place)


@rule
def see_soul(s, p, sight: SoulSeen):
    me = s.souls[p]
    sight.here = 1
    sight.its_turn = s.active == p
    sight.starts = s.starter == p
    sight.role = me.role + 1
    sight.place = me.place + 1
    sight.sanity = me.sanity
    sight.max_sanity = me.max_sanity
    sight.limit = sanity_limit(s, p)
    sight.actions = me.actions
    sight.keys = me.keys
    sight.key_room = key_slots(s, p) - me.keys
    sight.object_slots = object_slots(s, p)
    sight.object_room = object_slots(s, p) - slots_used(s, p)
    sight.slots_lost = me.slots_lost
    for i in range(me.n_objects):
        see_thing(me.objects[i], sight.objects)
    for i in range(STATES):
        sight.states[i] = me.states[i]
    sight.doses = me.doses
    sight.loop = me.loop
    sight.slowed = me.slowed
    sight.skips = me.skips
    sight.answered = me.answered
    sight.peeked = me.peeked
    sight.moved_free = me.moved_free
    sight.rolled_twice = me.rolled_twice
    sight.shielded = me.shielded
    sight.in_sack = s.captive == p
    sight.crowned = s.crown == p


@rule
def see_deck(s, d, seat, sight: PlaceSeen, unseen):
    """A deck's size, how much of it the seat knows, its two top cards, and its unseen cards by kind of card; if decks
    are made up by kind, these are counted here."""
    deck = s.decks[d]
    known = 0
    if s.blinded:
        for i in range(deck.n):
            known += deck.seen[i] >> seat & 1
    else:
        for i in range(deck.n):     # no branch that could be mispredicted: this runs at every step of a batch
            sees = deck.seen[i] >> seat & 1
            known += sees
            unseen[deck.cards[i]] += 1 - sees
    sight.cards = deck.n
    sight.known = known
    if deck.n > 0:
        i = deck.n - 1
        sight.top = deck.cards[i] + 1 if deck.seen[i] >> seat & 1 else COVERED
    if deck.n > 1:
        i = deck.n - 2
        sight.second = deck.cards[i] + 1 if deck.seen[i] >> seat & 1 else COVERED
    if s.options.deal.by_kind:
        see_kinds(s, d, seat, sight)


@rule
def see_kinds(s, d, seat, sight: PlaceSeen):
    """How many cards of each kind are covered in a deck."""
    if s.blinded:
        for kind in range(KINDS):
            sight.covered[kind] = s.covered[KINDS * d + kind]
    else:
        deck = s.decks[d]
        for i in range(deck.n):
            sight.covered[kind_of_card(s, deck.cards[i])] += 1 - (deck.seen[i] >> seat & 1)


@rule
def see_motemey(s, seat, sight: TableSeen):
    """Motemey's deck. Which tale is in it is as hidden as the places of the others."""
    pile = s.motemey
    known = 0
    for i in range(pile.n):
        known += pile.seen[i] >> seat & 1
    sight.motemey_cards = pile.n
    sight.motemey_known = known
    if s.blinded:
        for card in range(CARDS):
            sight.unseen[card] = s.unseen_rooms[card]
            sight.unseen_motemey[card] = s.unseen_motemey[card]
        return
    for i in range(pile.n):
        sight.unseen_motemey[pile.cards[i]] += 1 - (pile.seen[i] >> seat & 1)
    for tale in range(Card.TALE_REPAIRER, Card.TALE_REPAIRER + TALES):
        sight.unseen[tale] += sight.unseen_motemey[tale]
        sight.unseen_motemey[tale] = 0


@rule
def see_places(s, me, seat, seen: CarcosaSeen):
    see_distances(s, me, seen)
    stairs = stair_places(s)
    for place in range(PLACES):
        seen.places[place].stairs = stairs >> place & 1
    for room in range(ROOMS):
        see_deck(s, s.deck_at[room], seat, seen.places[place_of_room(room)], seen.table.unseen)
    for floor in range(FLOORS):
        sight = seen.places[s.special_place[floor]]
        known = s.special_revealed[floor] and s.special_kind[floor] < Special.OWN_ROOM_1
        sight.special = s.special_kind[floor] + 1 if known else FACE_DOWN
        sight.destroyed = s.special_destroyed[floor]
    if s.king_away == 0:
        seen.places[5 * s.king_floor].king = 1
    for p in range(s.n_seats):
        seen.places[s.souls[p].place].souls += 1


@rule
def see_table(s, seat, sight: TableSeen):
    if s.outcome == Outcome.RUNNING:
        frame = top_frame(s)
        sight.asked = frame_op(frame)
        sight.asked_what = frame_b(frame)
        sight.asked_more = frame_c(frame)
    sight.souls = s.n_seats
    sight.round_no = s.round_no
    sight.turns_done = s.turns_done
    sight.keys_needed = s.options.end.keys
    sight.keys_held = count_keys(s)
    sight.keys_destroyed = s.keys_destroyed
    sight.key_pool = s.key_pool
    sight.tales_annexed = s.tales_annexed
    sight.king_floor = s.king_floor + 1
    sight.king_away = s.king_away
    sight.king_doubled = s.king_doubled
    sight.king_limits = s.king_limits
    sight.presence = presence_of_round(s)
    sight.rotate_floors = s.rotate_floors
    sight.crown_threshold = s.crown_threshold
    sight.tue_tue = s.tue_tue
    sight.salon_uses = s.salon_uses
    sight.ritual_done = s.ritual_done
    sight.stairs_charges = s.stairs_charges
    for i in range(s.n_armory):
        see_thing(s.armory[i], sight.armory)
    for i in range(s.n_loot):
        see_thing(s.loot[i], sight.loot)
    sight.loot_keys = s.loot_keys
    for card in range(CARDS):
        sight.discards[card] = s.discards[card]
    see_motemey(s, seat, sight)


@rule
def observe(s, seat, seen: CarcosaSeen):
    """Fill a zeroed observation. A state that is not blinded gives the same as the blinded one, because a search
    observes redealt states."""
    me = seat if seat < s.n_seats else 0
    see_places(s, me, seat, seen)
    chooser = frame_a(top_frame(s)) if s.outcome == Outcome.RUNNING else NOBODY
    for k in range(s.n_seats):
        p = (me + k) % s.n_seats
        sight = seen.souls[k]
        see_soul(s, p, sight)
        sight.to_choose = p == chooser
        sight.far = seen.places[s.souls[p].place].far
        sight.to_threshold = seen.places[s.souls[p].place].to_threshold
    for monster in range(BEASTS):
        piece = s.pieces[monster]
        if piece.here:
            of_monster = seen.monsters[monster]
            of_monster.here = 1
            of_monster.place = piece.place + 1
            of_monster.far = seen.places[piece.place].far
            of_monster.stunned = piece.stunned
            of_monster.fresh = piece.fresh
    see_table(s, seat, seen.table)


WHO = "1 or 0: whether "
MOVES = "moves, stairs included, from here to "
MEANINGS = {
    "souls.here": f"{WHO}there is such a soul; all else is 0 if not",
    "souls.to_choose": f"{WHO}the game waits for it",
    "souls.its_turn": f"{WHO}it is its turn",
    "souls.starts": f"{WHO}it begins the round",
    "souls.role": "its role",
    "souls.place": "where it is",
    "souls.far": f"{MOVES}the seat's own soul",
    "souls.to_threshold": f"{MOVES}the threshold",
    "souls.sanity": "its sanity",
    "souls.max_sanity": "its maximum sanity, which sacrifices lower",
    "souls.limit": "the highest sanity that it can have now: the key ring gives one more",
    "souls.actions": "actions left this round",
    "souls.keys": "keys that it carries",
    "souls.key_room": "keys that it could carry besides",
    "souls.object_slots": "its object slots",
    "souls.object_room": "object slots that are free; negative for one that must discard",
    "souls.slots_lost": "object slots given in sacrifice",
    "souls.objects": "objects of each kind in hand, in the order of cards: COMPASS, VIAL, BLUNT, then BOOK_CHAMBERS "
                     "to TREASURE_PENDANT",
    "souls.states": "rounds left of each state, in their order",
    "souls.doses": "how much poison has added up",
    "souls.loop": "steps from room to room in a row",
    "souls.slowed": f"{WHO}its next turn is limited",
    "souls.skips": f"{WHO}it loses its next turn",
    "souls.answered": f"{WHO}it has chosen at the bottom of sanity this round",
    "souls.peeked": f"{WHO}it has used the tavern this turn",
    "souls.moved_free": f"{WHO}the SCOUT's free step has been made",
    "souls.rolled_twice": f"{WHO}the HIGH_ROLLER's two dice have been rolled this round",
    "souls.shielded": f"{WHO}the TANK has shielded this round",
    "souls.in_sack": f"{WHO}it is in the sack",
    "souls.crowned": f"{WHO}it wears the crown",
    "places.far": f"{MOVES}the seat's own soul",
    "places.to_threshold": f"{MOVES}the threshold",
    "places.stairs": f"{WHO}there is a stair, a temporary one too",
    "places.souls": "souls here",
    "places.king": f"{WHO}the king stands here",
    "places.special": "the special room, 9 for one that lies face down or is a designer's own",
    "places.destroyed": f"{WHO}its special room is destroyed",
    "places.cards": "cards in its deck",
    "places.known": "cards of its deck that the seat has seen and that lie where it saw them",
    "places.top": "the top card, 47 for one that the seat has not seen",
    "places.second": "the card under it, likewise",
    "places.covered": "covered cards of each kind (event, object, other), where decks are made up by kind; else 0",
    "monsters.here": f"{WHO}it is on the board; all else is 0 if not",
    "monsters.place": "where it is",
    "monsters.far": f"{MOVES}the seat's own soul",
    "monsters.to_souls": f"{MOVES}the nearest soul",
    "monsters.stunned": "rounds that it stays stunned",
    "monsters.fresh": f"{WHO}it came this round",
    "table.asked": "what is asked: the number of an Op that is a choice, 0 when the game is over",
    "table.asked_what": "the choice's second argument: a soul, an event, a monster, or how many looks are left",
    "table.asked_more": "the choice's third argument: sanity to be lost, or a deck",
    "table.souls": "souls in the game",
    "table.round_no": "the round, from 1",
    "table.turns_done": "turns finished this round",
    "table.keys_needed": "keys that open the way out",
    "table.keys_held": "keys that souls carry",
    "table.keys_destroyed": "keys lost for good",
    "table.key_pool": "keys that there are in this game, those destroyed included",
    "table.tales_annexed": "tales annexed",
    "table.king_floor": "the king's floor",
    "table.king_away": "ends of round that he still skips",
    "table.king_doubled": f"{WHO}FURIA strikes twice as hard",
    "table.king_limits": f"{WHO}souls on his floor have one action next round",
    "table.presence": "sanity that his presence costs this round",
    "table.rotate_floors": f"{WHO}the decks rotate within their floors this round",
    "table.crown_threshold": "what the False King must exceed at the next end of round; 0 while there is none",
    "table.tue_tue": "how often the Tue-Tue has appeared",
    "table.salon_uses": "how often the salon has been used",
    "table.ritual_done": f"{WHO}the ritual has been done",
    "table.stairs_charges": "uses left of the stairs treasure",
    "table.armory": "objects of each kind in the armory, as in a soul's hand, keys between BOOK_CHAMBERS and the tales",
    "table.loot": "objects of each kind that the goblin holds, likewise",
    "table.loot_keys": "keys that the goblin holds",
    "table.motemey_cards": "cards in Motemey's deck",
    "table.motemey_known": "of them, those that the seat has seen",
    "table.discards": "cards of each kind among the discards",
    "table.unseen": "cards of each kind among those of the room decks that the seat has not seen, and unseen tales",
    "table.unseen_motemey": "cards of each kind among those of Motemey's deck that the seat has not seen",
}

_PLACE, _CARD = PLACES + 1, COVERED + 1
NAMES = {"souls.role": ROLES + 1, "souls.place": _PLACE, "places.special": FACE_DOWN + 1, "places.top": _CARD,
         "places.second": _CARD, "monsters.place": _PLACE, "table.asked": LAST_CHOICE + 1,
         "table.king_floor": FLOORS + 1}

_WAY, _FEW, _SANITY, _DECK, _KIND = (0, 15), (0, 4), (0, 12), (0, 60), (0, 12)
RANGES = {**{path: (0, 1) for path, meaning in MEANINGS.items() if meaning.startswith(WHO)},
          **{path: _WAY for path, meaning in MEANINGS.items() if meaning.startswith(MOVES)},
          "souls.sanity": (-12, 12), "souls.max_sanity": _SANITY, "souls.limit": _SANITY, "souls.actions": (0, 6),
          "souls.keys": _FEW, "souls.key_room": _FEW, "souls.object_slots": (0, 6), "souls.object_room": (-6, 6),
          "souls.slots_lost": (0, 6), "souls.objects": _FEW, "souls.states": (0, 6), "souls.doses": (0, 6),
          "souls.loop": (0, 6), "places.souls": (0, SOULS), "places.cards": _DECK, "places.known": _DECK,
          "places.covered": _DECK, "monsters.stunned": _FEW, "table.asked_what": (0, 60), "table.asked_more": (0, 20),
          "table.souls": (0, SOULS), "table.round_no": (0, 30), "table.turns_done": (0, SOULS),
          "table.keys_needed": (0, 10), "table.keys_held": (0, 10), "table.keys_destroyed": (0, 10),
          "table.key_pool": (0, 10), "table.tales_annexed": (0, TALES), "table.king_away": _FEW,
          "table.presence": (0, 12), "table.crown_threshold": _KIND, "table.tue_tue": _FEW, "table.salon_uses": _FEW,
          "table.stairs_charges": (0, 6), "table.armory": _FEW, "table.loot": _FEW, "table.loot_keys": _FEW,
          "table.motemey_cards": _DECK, "table.motemey_known": _DECK, "table.discards": _KIND, "table.unseen": _KIND,
          "table.unseen_motemey": _KIND}

SIGHT = ObservationSpec(cast(Any, CarcosaSeen), observe, NAMES, MEANINGS, fair=True, ranges=RANGES)
