"""Set up a new game: the house, its decks, Motemey's deck, and the souls."""
from ...kernel.agenda import schedule
from ...kernel.dice import draw, shuffle
from ...kernel.log import tell
from ...kernel.piles import put_on_top
from ...kernel.rule import rule
from .names import CARDS, FLOORS, NOBODY, ROLES, ROOMS, SPECIALS, TALES, Card, DeckKind
from .rules.board import room_by_die
from .rules.inventory import ANY_KIND, hold_object, kind_of_card
from .rules.round_end import place_stairs
from .vocabulary import Op, Told


@rule("carcosa.setup.special_rooms")
def lay_special_rooms(s):
    """Place three different rooms of the pool, one on each floor, face down; a die chooses the room."""
    pool = s.loot
    n = 0
    for special in range(1, SPECIALS):
        if s.options.special_rooms[special]:
            pool[n] = special
            n += 1
    shuffle(s, pool, n)
    for floor in range(FLOORS):
        s.special_kind[floor] = pool[floor]
        s.special_place[floor] = room_by_die(s, floor)
        tell(s, Told.SPECIAL_LAID, s.special_place[floor], 0, 0)
    for i in range(n):
        pool[i] = 0


@rule("carcosa.setup.tales")
def draw_tales(s):
    """The tales in random order, temporarily in the loot's array: the first go to the rooms."""
    for i in range(TALES):
        s.loot[i] = Card.TALE_REPAIRER + i
    shuffle(s, s.loot, TALES)


@rule
def shuffle_kind(s, table, kind):
    """Put the room cards of a kind on the table, in random order."""
    n = 0
    if kind == ANY_KIND or kind == DeckKind.VARIABLE:
        for tale in range(s.options.tales_in_rooms):
            lay_among(s, table, s.loot[tale], n)
            n += 1
    for card in range(CARDS):
        if kind == ANY_KIND or kind == kind_of_card(s, card):
            for _ in range(s.options.deck[card]):
                lay_among(s, table, card, n)
                n += 1


@rule
def deal_from(s, table, each):
    """Deal each room so many cards from the table."""
    n = 0
    for room in range(ROOMS):
        deck = s.decks[room]
        for _ in range(each):
            deck.cards[deck.n] = table[n]
            deck.n += 1
            table[n] = 0
            n += 1


@rule("carcosa.setup.decks", "carcosa.components.decks")
def deal_decks(s):
    """All the cards are shuffled as one and dealt, so many to each room."""
    table = s.agenda        # empty before the game begins: space to shuffle in
    shuffle_kind(s, table, ANY_KIND)
    deal_from(s, table, s.options.cards_per_room)


@rule("carcosa.setup.decks_by_kind")
def deal_by_kind(s):
    """Each room is dealt so many events, so many objects, the rest of other cards, and its deck is shuffled."""
    table = s.agenda
    deal = s.options.deal
    shuffle_kind(s, table, DeckKind.EVENT)
    deal_from(s, table, deal.events)
    shuffle_kind(s, table, DeckKind.OBJECT)
    deal_from(s, table, deal.objects)
    shuffle_kind(s, table, DeckKind.VARIABLE)
    deal_from(s, table, s.options.cards_per_room - deal.events - deal.objects)
    for room in range(ROOMS):
        shuffle(s, s.decks[room].cards, s.decks[room].n)


@rule
def lay_among(s, table, card, n):
    """Insert a card at a random place among the n cards there and the next; the card at that place moves to the end."""
    j = draw(s, n + 1)
    table[n] = table[j]
    table[j] = card


@rule("carcosa.setup.motemey", "carcosa.components.motemey")
def lay_motemey(s):
    """Motemey's cards and the tales that the rooms did not get, shuffled."""
    pile = s.motemey
    for card in range(CARDS):
        for _ in range(s.options.motemey[card]):
            put_on_top(s, pile, card, 0)
    for tale in range(s.options.tales_in_rooms, TALES):
        put_on_top(s, pile, s.loot[tale], 0)
    shuffle(s, pile.cards, pile.n)
    for i in range(TALES):
        s.loot[i] = 0


@rule("carcosa.roles.distinct")
def draw_roles(s):
    """A soul without a role draws one that nobody has."""
    free = s.loot
    n = 0
    for role in range(ROLES):
        taken = False
        for p in range(s.n_seats):
            if s.souls[p].role == role:
                taken = True
        if not taken:
            free[n] = role
            n += 1
    shuffle(s, free, n)
    for p in range(s.n_seats):
        if s.souls[p].role == NOBODY:
            n -= 1
            s.souls[p].role = free[n]
    for i in range(ROLES):
        free[i] = 0


@rule("carcosa.setup.start", "carcosa.roles.starting_objects")
def seat_souls(s):
    for p in range(s.n_seats):
        me = s.souls[p]
        row = s.options.roles[me.role]
        me.sanity = row.sanity
        me.max_sanity = row.sanity
        me.place = s.options.start[p]
        if row.gift != Card.NONE:
            s.made[row.gift] += 1
            tell(s, Told.BEGAN_WITH, p, row.gift, 0)
            hold_object(s, p, row.gift)


@rule("carcosa.setup.round_one", "carcosa.king.start", "carcosa.setup.sanctuary")
def setup(s):
    """Set up a game in a blank state that has its options, its number of souls and its dice.

    A soul's role is given beforehand, or NOBODY to draw one.
    """
    s.captive = NOBODY
    s.active = NOBODY
    s.crown = NOBODY
    s.king_floor = s.options.king.floor
    s.stairs_charges = s.options.actions.stairs_charges
    s.key_pool = s.options.deck[Card.KEY] + s.options.motemey[Card.KEY]
    place_stairs(s)
    lay_special_rooms(s)
    draw_tales(s)
    for room in range(ROOMS):
        s.deck_at[room] = room
    if s.options.deal.by_kind:
        deal_by_kind(s)
    else:
        deal_decks(s)
    lay_motemey(s)
    draw_roles(s)
    seat_souls(s)
    schedule(s, Op.ROUND_START, 0, 0, 0)
