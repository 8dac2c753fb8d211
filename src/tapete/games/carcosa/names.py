"""The names of Carcosa: its cards, souls, rooms, monsters, and what may happen among them."""
from enum import IntEnum

FLOORS = 3
PLACES = 15
"""A place is 5 * floor + k: k = 0 is the corridor, 1 to 4 are the rooms."""
ROOMS = 12
"""A room is also numbered 0 to 11 by itself: 4 * floor + k - 1."""
SOULS = 4
NOBODY = -1
UNKNOWN = 255
"""A card, or a special room, that a seat has not seen."""

PLACE_NAMES = tuple(f"F{1 + p // 5}_{'P' if p % 5 == 0 else f'R{p % 5}'}" for p in range(PLACES))
ROOM_NAMES = tuple(name for name in PLACE_NAMES if not name.endswith("P"))


class Card(IntEnum):
    NONE = 0
    FURIA_AMARILLO = 1
    HAY_CADAVER = 2
    ESPEJO_AMARILLO = 3
    COMIDA_SERVIDA = 4
    DIVAN_AMARILLO = 5
    CAMBIA_CARAS = 6
    GOLPE_AMARILLO = 7
    ASCENSOR = 8
    TRAMPILLA = 9
    EVENTO_MOTEMEY = 10
    ENVENENADO = 11
    SANIDAD = 12
    MALDITO = 13
    PARANOIA = 14
    COMPASS = 15
    VIAL = 16
    BLUNT = 17
    TUE_TUE = 18
    REINA_HELADA = 19
    DUENDE = 20
    VIEJO_DEL_SACO = 21
    ARANA = 22
    BOOK_CHAMBERS = 23
    KEY = 24
    TALE_REPAIRER = 25
    TALE_MASK = 26
    TALE_DRAGON = 27
    TALE_SIGN = 28
    TREASURE_RING = 29
    RING = 30
    TREASURE_STAIRS = 31
    TREASURE_SCROLL = 32
    TREASURE_PENDANT = 33
    OMEN_ARANA = 34
    OMEN_DUENDE = 35
    OMEN_REINA_HELADA = 36
    OMEN_TUE_TUE = 37


CARDS = 38
EVENTS = 10
TALES = 4


class State(IntEnum):
    """What may lie upon a soul, with the rounds it has left."""

    ENVENENADO = 0
    SANIDAD = 1
    MALDITO = 2
    PARANOIA = 3
    TRAPPED = 4
    VANIDAD = 5
    ILUMINADO = 6
    PROTECCION = 7


STATES = 8


class Role(IntEnum):
    HEALER = 0
    TANK = 1
    HIGH_ROLLER = 2
    SCOUT = 3
    BRAWLER = 4
    PSYCHIC = 5


ROLES = 6


class Special(IntEnum):
    NONE = 0
    MOTEMEY = 1
    CAMARA_LETAL = 2
    PUERTAS = 3
    TABERNA = 4
    ARMERY = 5
    SALON_BELLEZA = 6
    CAPILLA = 7


SPECIALS = 8


class Monster(IntEnum):
    """In the order in which they are activated."""

    ARANA = 0
    DUENDE = 1
    REINA_HELADA = 2
    VIEJO_DEL_SACO = 3
    CRIA_ARANA = 4
    SIRVIENTE_HIELO = 5


MONSTERS = 6


class Outcome(IntEnum):
    RUNNING = 0
    WON = 1
    LOST = 2
    STOPPED = 3


class Cause(IntEnum):
    """Why a game is over."""

    NONE = 0
    ESCAPED = 1
    MADNESS = 2
    KEYS = 3
    ROUNDS = 4


class Do(IntEnum):
    """What an effect of an event's table does."""

    NOTHING = 0
    LOSE = 1
    GAIN = 2
    STATE = 3
    SKIP_TURN = 4
    NO_ACTIONS = 5
    FIND = 6
    INVERT_SANITY = 7
    BRING = 8
    CLEAR_STATES = 9
    SWAP_NEXT = 10
    SWAP_PREVIOUS = 11
    RISE = 12
    FALL = 13
    KING_HERE = 14
    KING_AWAY = 15
    KING_DOUBLED = 16
    SHOP = 17


class Kind(IntEnum):
    """What the cards of a room deck are by their kind, where decks are made up by kind."""

    EVENT = 0
    OBJECT = 1
    VARIABLE = 2


KINDS = 3


class Step(IntEnum):
    """What an end of round is made of; the options say in which order."""

    HOUSE = 0
    BANISHMENT = 1      # whether the king is away and skips his steps
    ROULETTE = 2
    PRESENCE = 3
    DECREE = 4
    MONSTERS = 5
    STATES = 6
    FALSE_KING = 7
    TIMERS = 8
    STAIRS = 9
    ROTATION = 10


STEPS = 11


class Decree(IntEnum):
    """What the king's die may decree at the end of a round."""

    NOTHING = 0
    ROTATE_FLOORS = 1
    ALL_LOSE = 2
    ONE_ACTION = 3
    BY_STAIRS = 4
    ATTRACT = 5
    DISCARD = 6
    SHUFFLE = 7
    ONE_ACTION_EACH = 8
    CHOOSE_DISCARD = 9


class Op(IntEnum):
    """What a frame of the agenda asks for; the first argument is the soul concerned."""

    NONE = 0
    # choices
    TURN = 1            # choose an action of one's turn
    COLLAPSE = 2        # crossed to the bottom of sanity: sacrifice or accept
    OVERLOAD = 3        # too many objects: discard
    SHIELD = 4          # a TANK may take c sanity upon itself in place of soul b
    TWO_DICE = 5        # a HIGH_ROLLER may roll two dice for event b from deck c
    FORESEE = 6         # a PSYCHIC looks at two cards
    PEEK = 7            # look at the top card of a room, b more after this; c is the room already seen + 1
    PURCHASE = 8        # choose one of Motemey's two cards
    SHOP = 9            # EVENTO_MOTEMEY: one purchase or sale
    SPY = 10            # look into a room from the corridor (option)
    LOSE_OBJECT = 11    # choose an object to lose
    REACT = 12          # may stun monster b before it acts
    # work
    ROUND_START = 20
    NEXT_TURN = 21
    ENTER = 23          # has come into a room
    REVEAL = 24
    BOTTOM = 26         # card b goes under deck c
    EVENT = 27          # roll for event b of deck c with a's dice
    LOSE = 28           # b sanity; c: 1 if it is a price paid
    GAIN = 29           # b sanity
    CHECK_DEFEAT = 32
    SHARE_MEAL = 33     # and soul b: c sanity each
    TELEPORT = 34       # to place b
    RITUAL_KEY = 35
    STUMBLE = 36
    ROUND_END = 37      # the a-th step; b: 1 where the king skips his
    CURSE = 40          # soul a bears MALDITO
    MONSTER = 41        # monster a acts; b: 1 once its reaction has been asked for
    KING_DISCARD = 42
    POISON = 43
    LOOP = 44           # has gone to and fro too often


class Act(IntEnum):
    END_TURN = 1
    MOVE = 2
    SEARCH = 3
    MEDITATE = 4
    COMPASS = 5
    VIAL = 6
    BLUNT = 7
    STAIRS = 8
    ESCAPE = 9
    WIGGLE = 10
    TAVERN = 11
    BUY = 12
    SELL = 13
    DROP = 14
    TAKE = 15
    DOORS = 16
    SALON = 17
    CHAPEL = 18
    RITUAL = 19
    HEAL = 20
    RENOUNCE = 21
    ANNEX = 22
    GIVE = 23
    SACRIFICE_SLOT = 24
    SACRIFICE_SANITY = 25
    ACCEPT = 26
    DISCARD = 27
    SHIELD = 28
    DECLINE = 29
    TWO_DICE = 30
    ONE_DIE = 31
    SWAP = 32
    KEEP = 33
    LOOK = 34
    PICK = 35
    LEAVE = 36
    CROWN = 37
    RESCUE = 38
    REACT = 39


class Told(IntEnum):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = 1
    ROUND = 2
    TURN = 3
    MOVED = 4           # soul, from, to
    ENTERED_SPECIAL = 5  # soul, special, place
    REVEALED = 6        # soul, card, place
    LOST_SANITY = 7     # soul, n, now
    GAINED_SANITY = 8
    STATE_GIVEN = 10    # soul, state, rounds
    STATE_ENDED = 11
    GOT_OBJECT = 12     # soul, card
    LOST_OBJECT = 13
    GOT_KEY = 14
    KEY_LEFT = 15       # soul, place: cannot carry it
    KEYS_DESTROYED = 16  # n, in all
    USED = 17           # soul, card
    MONSTER_CAME = 18   # monster, place
    MONSTER_MOVED = 19  # monster, from, to
    MONSTER_STUNNED = 20  # monster, rounds
    MONSTER_LEFT = 21
    CAPTURED = 22       # soul
    FREED = 23
    ROBBED = 24         # soul, objects, keys
    TUE_TUE = 25        # soul, which
    COLLAPSED = 26      # soul
    SACRIFICED = 27     # soul, 0 slot 1 sanity
    ACCEPTED = 28
    SHIELDED = 29       # tank, soul, n
    DESTROYED_SPECIAL = 30  # place, special or UNKNOWN
    KING_MOVED = 31     # floor
    KING_AWAY = 32      # rounds
    KING_PRESENCE = 33  # floor, n
    KING_DECREE = 34    # decree
    HOUSE = 35          # n
    STAIRS = 36         # floor, place
    DECKS_ROTATED = 37  # 0 belt, 1 floors
    PEEKED = 38         # soul, place, card (to the seat alone)
    LOOKED = 39         # soul, place (to everybody)
    OFFERED = 40        # soul, card, card (to the seat alone)
    BOUGHT = 41         # soul
    SOLD = 42           # soul, card, n
    STORED = 43         # soul, card
    TOOK = 44           # soul, card
    RITUAL = 45         # soul, die
    SALON = 46          # soul, uses
    ANNEXED = 47        # soul, tale, n
    GAVE = 48           # soul, card, to
    PROTECTED = 49      # soul, event
    SKIPPED = 50        # soul
    TURN_LOST = 51      # soul
    MAX_LOWERED = 52    # soul, now
    ESCAPE_FAILED = 53
    STUMBLED = 54
    SWAPPED_PLACES = 55  # soul, soul
    MEDITATED = 56
    DOORS = 57          # soul, to
    WON = 58
    LOST = 59           # cause
    TEMP_STAIRS = 60    # soul, place
    EMPTY_DECK = 61     # soul, place
    SWAPPED_CARDS = 62  # soul, place (to the seat alone)
    HEALED = 63         # soul, state
    STOPPED = 64
    WILL_SKIP = 65      # soul
    NO_ACTIONS = 66     # soul
    KING_DOUBLED = 67
    KING_ABSENT = 68
    TOTAL = 69          # soul, event, total
    SPECIAL_LAID = 70   # place
    CROWNED = 71        # soul, threshold
    FALSE_KING = 72     # soul, total, threshold
    DECKS_SHUFFLED = 73
    LOOPED = 74         # soul
    KING_BLOCKED = 75   # floor
    SLOWED = 76         # soul
