"""The names of Carcosa: its cards, souls, rooms, monsters, and what may happen among them."""
from enum import IntEnum

FLOORS = 3
PLACES = 15
"""A place is 5 * floor + k: k = 0 is the corridor, 1 to 4 are the rooms."""
ROOMS = 12
"""A room is also numbered 0 to 11 by itself: 4 * floor + k - 1."""
DECK = 12
"""Cards that a room's deck has places for."""
MOTEMEY = 32
"""And Motemey's."""
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
