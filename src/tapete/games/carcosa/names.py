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
KEYS = 20
"""Keys that a game may have, the ritual's with them: Motemey's pile has places for them besides."""
SOULS = 4
NOBODY = -1
UNKNOWN = 255
"""A card, or a special room, that a seat has not seen."""

PLACE_NAMES = tuple(f"F{1 + p // 5}_{'P' if p % 5 == 0 else f'R{p % 5}'}" for p in range(PLACES))
ROOM_NAMES = tuple(name for name in PLACE_NAMES if not name.endswith("P"))


class Card(IntEnum):
    NONE = 0
    # events
    FURIA_AMARILLO, HAY_CADAVER, ESPEJO_AMARILLO, COMIDA_SERVIDA, DIVAN_AMARILLO, CAMBIA_CARAS = range(1, 7)
    GOLPE_AMARILLO, ASCENSOR, TRAMPILLA, EVENTO_MOTEMEY = range(7, 11)
    # states
    ENVENENADO, SANIDAD, MALDITO, PARANOIA = range(11, 15)
    # objects
    COMPASS, VIAL, BLUNT = range(15, 18)
    # monsters
    TUE_TUE, REINA_HELADA, DUENDE, VIEJO_DEL_SACO, ARANA = range(18, 23)
    # special ones
    BOOK_CHAMBERS, KEY = 23, 24
    TALE_REPAIRER, TALE_MASK, TALE_DRAGON, TALE_SIGN = range(25, 29)
    # treasures
    TREASURE_RING, RING, TREASURE_STAIRS, TREASURE_SCROLL, TREASURE_PENDANT = range(29, 34)
    OMEN_ARANA, OMEN_DUENDE, OMEN_REINA_HELADA, OMEN_TUE_TUE = range(34, 38)
    # a designer's own events
    OWN_1, OWN_2, OWN_3, OWN_4, OWN_5, OWN_6, OWN_7, OWN_8 = range(38, 46)


FOUND = (Card.COMPASS, Card.VIAL, Card.BLUNT)
"""What an event may have somebody find."""
EVENTS = 10
OWN_EVENTS = tuple(card for card in Card if card >= Card.OWN_1)
"""What a configuration may make events of: so many and no more, for the record has one layout for all games."""
TALES = 4


class State(IntEnum):
    """What may lie upon a soul, with the rounds it has left."""

    ENVENENADO, SANIDAD, MALDITO, PARANOIA, TRAPPED, VANIDAD, ILUMINADO, PROTECCION = range(8)


class Role(IntEnum):
    HEALER, TANK, HIGH_ROLLER, SCOUT, BRAWLER, PSYCHIC = range(6)


class Special(IntEnum):
    NONE, MOTEMEY, CAMARA_LETAL, PUERTAS, TABERNA, ARMERY, SALON_BELLEZA, CAPILLA = range(8)


class Monster(IntEnum):
    """In the order in which they are activated."""

    ARANA, DUENDE, REINA_HELADA, VIEJO_DEL_SACO, CRIA_ARANA, SIRVIENTE_HIELO = range(6)


class Outcome(IntEnum):
    RUNNING, WON, LOST, STOPPED = range(4)


class Cause(IntEnum):
    """Why a game is over."""

    NONE, ESCAPED, MADNESS, KEYS, ROUNDS = range(5)


class Kind(IntEnum):
    """What the cards of a room deck are by their kind, where decks are made up by kind."""

    EVENT, OBJECT, VARIABLE = range(3)


class Step(IntEnum):
    """What an end of round is made of; the options say in which order."""

    HOUSE = 0
    BANISHMENT = 1      # whether the king is away and skips his steps
    ROULETTE, PRESENCE, DECREE, MONSTERS, STATES, FALSE_KING, TIMERS, STAIRS, ROTATION = range(2, 11)


class Stage(IntEnum):
    """How far a monster has come that acts at the end of a round."""

    COMES = 0
    ASKED = 1           # whoever could react before it moved has been asked
    MOVED = 2           # it has moved to where somebody could react, who has been asked


class Decree(IntEnum):
    """What the king's die may decree at the end of a round."""

    NOTHING, ROTATE_FLOORS, ALL_LOSE, ONE_ACTION, BY_STAIRS = range(5)
    ATTRACT, DISCARD, SHUFFLE, ONE_ACTION_EACH, CHOOSE_DISCARD = range(5, 10)


CARDS, STATES, ROLES, SPECIALS, MONSTERS, KINDS, STEPS = map(len, (Card, State, Role, Special, Monster, Kind, Step))
"""How many there are of each."""
