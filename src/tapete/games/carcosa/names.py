"""The names of Carcosa: its cards, souls, rooms, monsters, and events."""
from enum import IntEnum

FLOORS = 3
PLACES = 15
"""A place is 5 * floor + k: k = 0 is the corridor, 1 to 4 are the rooms."""
ROOMS = 12
"""A room is also numbered 0 to 11 by itself: 4 * floor + k - 1."""
DECK = 12
"""The most cards of a room's deck."""
MOTEMEY = 32
"""And Motemey's."""
KEYS = 20
"""The most keys of a game, the ritual's included; Motemey's pile has places for them in addition."""
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
    # of a designer's own
    OWN_1, OWN_2, OWN_3, OWN_4, OWN_5, OWN_6, OWN_7, OWN_8 = range(38, 46)


FOUND = (Card.COMPASS, Card.VIAL, Card.BLUNT)
"""Objects that an event may let a soul find."""
EVENTS = 10
OWN_CARDS = tuple(card for card in Card if card >= Card.OWN_1)
"""A designer's own cards. Their number is fixed, because the record has one layout for all games."""
TALES = 4


class State(IntEnum):
    """States of a soul, with the rounds left of each."""

    ENVENENADO, SANIDAD, MALDITO, PARANOIA, TRAPPED, VANIDAD, ILUMINADO, PROTECCION = range(8)


class Role(IntEnum):
    HEALER, TANK, HIGH_ROLLER, SCOUT, BRAWLER, PSYCHIC = range(6)


class Special(IntEnum):
    NONE, MOTEMEY, CAMARA_LETAL, PUERTAS, TABERNA, ARMERY, SALON_BELLEZA, CAPILLA = range(8)
    # of a designer's own
    OWN_ROOM_1, OWN_ROOM_2, OWN_ROOM_3 = range(8, 11)


class Monster(IntEnum):
    """Monsters in the order of their activation."""

    ARANA, DUENDE, REINA_HELADA, VIEJO_DEL_SACO, CRIA_ARANA, SIRVIENTE_HIELO = range(6)
    # of a designer's own
    OWN_MONSTER_1, OWN_MONSTER_2 = 6, 7


class Outcome(IntEnum):
    RUNNING, WON, LOST, STOPPED = range(4)


class Cause(IntEnum):
    """Why a game is over."""

    NONE, ESCAPED, MADNESS, KEYS, ROUNDS = range(5)


class DeckKind(IntEnum):
    """The kind of a card in a room deck, if decks are made up by kind."""

    EVENT, OBJECT, VARIABLE = range(3)


class Step(IntEnum):
    """The steps of an end of round; the options give their order."""

    HOUSE = 0
    BANISHMENT = 1      # whether the king is away and skips his steps
    ROULETTE, PRESENCE, DECREE, MONSTERS, STATES, FALSE_KING, TIMERS, STAIRS, ROTATION = range(2, 11)


class Blow(IntEnum):
    """A loss for several souls, which a fall of one of them may interrupt."""

    OTHER, HOUSE, PRESENCE, DECREE, CURSE, FALSE_KING, RITUAL = range(7)


class Stage(IntEnum):
    """The stage of a monster's action at the end of a round."""

    COMES = 0
    ASKED = 1           # souls that could react before it moved have been asked
    MOVED = 2           # it has moved; souls that could react there have been asked


class Decree(IntEnum):
    """A decree of the king's die at the end of a round."""

    NOTHING, ROTATE_FLOORS, ALL_LOSE, ONE_ACTION, BY_STAIRS = range(5)
    ATTRACT, DISCARD, SHUFFLE, ONE_ACTION_EACH, CHOOSE_DISCARD = range(5, 10)


class OwnKind(IntEnum):
    """The kind of a designer's own card."""

    EVENT, OBJECT, MONSTER = range(3)


class Whom(IntEnum):
    """The souls that an effect reaches, from the soul that it happens to."""

    SELF, TARGET, OTHERS, ALL, HERE, OTHERS_HERE, FLOOR, OTHERS_ON_FLOOR = range(8)


class Targeting(IntEnum):
    """What a use is aimed at."""

    NONE, OTHER_SOUL, SOUL_HERE = range(3)


class Comes(IntEnum):
    """Where a monster comes to, seen from the soul that reveals it."""

    HERE, CORRIDOR, EMPTY_ROOM = range(3)


class Moves(IntEnum):
    """The step of a monster at the end of a round."""

    STAYS, TOWARDS, AWAY = range(3)


CARDS, STATES, ROLES, SPECIALS, MONSTERS, KINDS, STEPS = map(len, (Card, State, Role, Special, Monster, DeckKind, Step))
"""The number of each."""


OWN_ROOMS = tuple(special for special in Special if special >= Special.OWN_ROOM_1)
OWN_MONSTERS = tuple(monster for monster in Monster if monster >= Monster.OWN_MONSTER_1)

LOSS = 64
"""The log packs a number with another fact about it: the fact times this, plus the number."""
BY_KING, BY_SERVANT = LOSS, 2 * LOSS
"""What limits a soul's actions besides the monster that is told, as such a fact."""
FALLS = 8
"""Added to the fact whose fall it is, where the bottom cuts what the fall takes."""
