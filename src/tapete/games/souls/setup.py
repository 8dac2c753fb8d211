"""Set up a new game: decks, slots, characters with their items, and the first player."""
from ...kernel.agenda import schedule
from ...kernel.dice import roll, shuffle
from ...kernel.log import tell
from ...kernel.piles import put_on_top, put_under, shuffle_pile, take_top
from ...kernel.rule import rule
from .language.cards import CardType
from .language.library import CARDS, FIRST_OWN
from .language.words import SIDES, Event
from .names import NOBODY, CardZone, Deck
from .rules.cards import BEGINS, DRAWS, ITEM, KIND, PLAYERS, column, deck_of
from .rules.hands import take_in_hand
from .rules.piles import look_at_top, take_card
from .rules.things import character_of, put_in_play
from .rules.triggers import happen
from .vocabulary import Op, Told


@rule
def is_in_game(s, card):
    """Whether a card is in this game: cards that need more players are left out."""
    return s.options.copies[card] > 0 and column(s, card, PLAYERS) <= s.n_seats


@rule("souls.setup.decks", "souls.setup.players_needed")
def make_decks(s):
    """The decks, shuffled."""
    for card in range(1, CARDS):
        deck = deck_of(s, card)
        if deck >= 0 and is_in_game(s, card) and (deck != Deck.ROOM or s.options.rooms):
            for _ in range(s.options.copies[card]):
                put_on_top(s, s.decks[deck], card, 0)
    for deck in range(4):
        shuffle_pile(s, s.decks[deck])


@rule("souls.setup.slots")
def fill_slots(s):
    """Shop and monster slots; cards that are no monsters go under the deck."""
    s.shop_slots = s.options.shop_slots
    s.monster_slots = s.options.monster_slots
    s.room_slots = s.options.room_slots if s.options.rooms else 0
    for slot in range(s.shop_slots):
        lay_in_slot(s, take_card(s, Deck.TREASURE), CardZone.SHOP, slot)
    for slot in range(s.room_slots):
        lay_in_slot(s, take_card(s, Deck.ROOM), CardZone.ROOM, slot)
    pile = s.decks[Deck.MONSTER]
    slot = 0
    for _ in range(pile.n):
        if slot < s.monster_slots and pile.n > 0:
            card = take_top(pile)
            if column(s, card, KIND) == CardType.MONSTER:
                lay_in_slot(s, card, CardZone.MONSTER, slot)
                slot += 1
            else:
                put_under(s, pile, card, 255)


@rule
def lay_in_slot(s, card, zone, slot):
    if card:
        put_in_play(s, card, zone, slot)


@rule("souls.setup.characters")
def deal_characters(s):
    """A character for each seat: requested ones, and the others drawn. Characters begin deactivated, their items
    charged."""
    free = s.agenda         # empty before the game begins: space to shuffle in
    n = 0
    for card in range(1, CARDS):
        if column(s, card, KIND) == CardType.CHARACTER and is_in_game(s, card):
            if not is_taken(s, card):
                free[n] = card
                n += 1
    shuffle(s, free, n)
    for p in range(s.n_seats):
        card = s.asked[p]
        if card == 0:
            n -= 1
            card = free[n]
        i = put_in_play(s, card, CardZone.CHARACTER, p)
        s.things[i].charged = 0
        item = column(s, card, ITEM)
        if item:
            put_in_play(s, item, CardZone.ITEM, p)
    for i in range(len(free)):
        free[i] = 0


@rule
def is_taken(s, card):
    for p in range(s.n_seats):
        if s.asked[p] == card:
            return True
    return False


@rule("souls.setup.hands")
def deal_hands(s):
    for p in range(s.n_seats):
        s.players[p].cents = s.options.cents
        s.cents_out += s.options.cents
        for _ in range(s.options.loot):
            card = take_card(s, Deck.LOOT)
            if card:
                take_in_hand(s, p, card, 0)


@rule("souls.setup.first_player")
def draw_first(s):
    """A player whose character says so begins (Cain); otherwise the lowest roll, and ties roll again."""
    for p in range(s.n_seats):
        if column(s, s.things[character_of(s, p)].card, BEGINS):
            return p
    still = (1 << s.n_seats) - 1
    while still & (still - 1) and s.dice.wanted == 0:      # without an answer all roll alike, for ever
        lowest = SIDES + 1
        left = 0
        for p in range(s.n_seats):
            if still >> p & 1:
                face = roll(s, SIDES)
                tell(s, Told.ROLLED, p, face, 0)
                if face < lowest:
                    lowest = face
                    left = 0
                if face == lowest:
                    left = left | 1 << p
        still = left
        if still & (still - 1):
            tell(s, Told.ROLL_AGAIN, lowest, 0, 0)
    first = 0
    while not still >> first & 1:
        first += 1
    return first


@rule
def first_by(s, p):
    """Why that seat begins: 1 its character, 2 the lowest roll, 0 there is no other seat."""
    if column(s, s.things[character_of(s, p)].card, BEGINS):
        return 1
    return 2 if s.n_seats > 1 else 0


@rule("souls.setup.bonus_souls")
def lay_bonus_souls(s):
    if s.options.bonus_souls:
        slot = 0
        for card in range(FIRST_OWN, CARDS):
            if column(s, card, KIND) == CardType.BONUS and is_in_game(s, card):
                put_in_play(s, card, CardZone.BONUS, slot)
                slot += 1


@rule("souls.setup.order")
def setup(s):
    """Set up a game in a blank state that has its options, its number of players and its dice."""
    s.active = 0
    s.fight.thing = 0
    make_decks(s)
    fill_slots(s)
    lay_bonus_souls(s)
    deal_characters(s)
    deal_hands(s)
    first = draw_first(s)
    tell(s, Told.BEGINS, first, first_by(s, first), 0)
    s.first = first
    s.active = first
    s.priority = first
    s.solo_die = s.options.solo_die
    let_slots_begin(s)
    schedule(s, Op.LOOP, 0, 0, 0)
    schedule(s, Op.TURN, first, 0, 0)
    if s.options.draft:
        schedule(s, Op.LAY_OUT, first, 0, 0)
    for k in range(s.n_seats - 1, -1, -1):
        p = (first + k) % s.n_seats
        look_for_own_item(s, p, min(column(s, s.things[character_of(s, p)].card, DRAWS), s.decks[Deck.TREASURE].n))


@rule
def let_slots_begin(s):
    """Cards in slots before the game come into play as it begins."""
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.MONSTER or s.things[i].zone == CardZone.ROOM:
            happen(s, Event.ENTERED, NOBODY, i, 0, 0, 0, 0)


@rule("souls.setup.own_item")
def look_for_own_item(s, p, n):
    """A character without an item of its own looks at treasures and keeps one, which becomes eternal."""
    if n > 0:
        look_at_top(s, p, int(Deck.TREASURE), n)
        schedule(s, Op.OWN_ITEM, p, n, Deck.TREASURE)
