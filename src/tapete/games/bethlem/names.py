"""The names of Bethlem: cards, events, calls, questions, choices, and log events."""
from enum import IntEnum

SEATS = 8
"""Seven players and a narrator."""
SPECTATOR = SEATS
"""The viewer that sits in no seat."""
VIEWERS = SEATS + 1
NARRATOR = 7
"""How many players can hold cards; a row each."""
ROWS = 7
ROW = 4
"""Cards of a row."""
PLACES = ROWS * ROW
PLACE_NAMES = tuple(f"{place // ROW}.{place % ROW + 1}" for place in range(PLACES))
"""A place is a row and a position from the left, `2.3`; rows are counted from 0, like seats."""
SPOT_SEAT = 32
SPOT_SECOND = 256
"""The log packs a place, its player (times SPOT_SEAT), and whether it is in the second row (times this)."""
PAIRS_ON_TABLE = 2
"""Most tokens of a kind on the table."""
CARDS = 58
EVENTS = 17
GROUPS = 6

UNKNOWN = 255
NOBODY = -1
EVERYONE = (1 << VIEWERS) - 1


class Group(IntEnum):
    P1 = 0              # main character
    P2 = 1              # secondary character
    A1 = 2              # main action
    A2 = 3              # secondary action
    TRAIT = 4           # personality
    GOAL = 5            # objective (custom cards)


class Card(IntEnum):
    NONE = 0
    # main and secondary characters
    DANIEL, NATHANIEL, RICHARD_DADD, ALI, LARRY_OWLS, MARY_FIRTH, KRUGMAN = range(1, 8)
    ARCHIVO, JOHN_FLICK, ARTHUR, WAKERFIELD, SIAMESA_1, SIAMESA_2, PARCA = range(8, 15)
    # main and secondary actions
    PACTO_DE_SANGRE, ELECTROSHOCK, OPIO, LOBOTOMIA, RABIA, MANIA, PROFETA = range(15, 22)
    CATALEPTICO, AMNESIA, MUERTE_DULCE, COMPANERO_1, COMPANERO_2, COMPANERO_3, JUEGO_DE_AZAR = range(22, 29)
    # personalities
    RESPONSABILIDAD, HOSTILIDAD, MELANCOLIA, ANSIEDAD = range(29, 33)
    NEUROTICISMO, BIPOLARIDAD, PACIENCIA, CUENTACUENTOS = range(33, 37)
    # main characters of the game with custom cards
    ARQUITECTO, GAS, LUDOPATA, CHEF, SALTAMUNDOS, MEDIUM, CYBORG = range(37, 44)
    ALQUIMISTA, OTAKU, VUDU, SUPERVIVIENTE, RELOJERO, MEDICO = range(44, 50)
    # its objectives, a number for each card
    INTERNO_1, INTERNO_2, INTERNO_3, AMOTINADO_1, AMOTINADO_2 = range(50, 55)
    RENEGADO, TRAIDOR, INQUISIDOR = range(55, 58)


OWN, BORROWED, HYPNOTIZED, LENT, LENT_AWAKENED = range(5)
"""The claim by which a player answers a card's call: as its holder, as the director who borrowed it, as the hypnotized
player, and, with custom cards, as the player to whom it is lent."""

FIRST_OF = (0, 8, 15, 22, 29, 37)
"""The first card of each group, and the one behind the last. Cards from 37 on are main characters, and from 50 on
objectives, of the game with custom cards."""
FIRST_CUSTOM = 37
FIRST_GOAL = 50

MUTINEERS = (1 << Card.DANIEL) | (1 << Card.NATHANIEL) | (1 << Card.RICHARD_DADD)
"""Sets of cards are bits."""
INMATES = (1 << Card.ALI) | (1 << Card.LARRY_OWLS) | (1 << Card.MARY_FIRTH)


class Event(IntEnum):
    BARBERO, CONFESION, MILAGRERO, INDULTO, CIRUJANO = range(5)
    HISTORIA_NEUROTICO, HISTORIA_SIAMESAS, HISTORIA_SECRETOS = range(5, 8)
    CAMBIO_DE_HABITACION, LEPROSO, HIPNOSIS, NOSTRADAMUS, DESPERTAR, CELDA = range(8, 14)
    PSIQUIATRA, PANDORA, RECUERDOS = range(14, 17)      # with custom cards


FIRST_CUSTOM_EVENT = int(Event.PSIQUIATRA)
DAY_EVENTS = ((1 << Event.BARBERO) | (1 << Event.CONFESION) | (1 << Event.MILAGRERO) | (1 << Event.NOSTRADAMUS)
              | (1 << Event.DESPERTAR) | (1 << Event.PANDORA))
"""INDULTO is played by day too, but only while somebody is being lynched."""
NIGHT_EVENTS = ((1 << Event.CIRUJANO) | (1 << Event.HISTORIA_NEUROTICO) | (1 << Event.HISTORIA_SIAMESAS)
                | (1 << Event.HISTORIA_SECRETOS) | (1 << Event.CAMBIO_DE_HABITACION) | (1 << Event.LEPROSO)
                | (1 << Event.HIPNOSIS) | (1 << Event.CELDA) | (1 << Event.PSIQUIATRA) | (1 << Event.RECUERDOS))

IN_DECK = 0
DISCARDED = 20
"""Where an event card is; 1 to 8 are the hands of the seats."""
IDLE = 2
"""For an event played at night: nothing was chosen."""


class Phase(IntEnum):
    SETUP, NIGHT, DAY, LYNCHING = range(4)


class Mode(IntEnum):
    NORMAL, THREE, TWO = range(3)


class Side(IntEnum):
    NONE, MUTINEERS, INMATES, DIRECTOR, RICHARD, PACT, HATE = range(7)
    RENEGADE, TRAITOR, INQUISITOR, SHERIFF, SURVIVOR = range(20, 25)    # with custom cards


class Held(IntEnum):
    """What all see to keep a covered card alive by day."""

    UNSAID, CELL, NUMBER = range(3)


class Outcome(IntEnum):
    RUNNING = 0
    WON = 1             # somebody has
    NOBODY = 2


class Cause(IntEnum):
    """How a game ended: the first side that won, or why nobody won."""

    NONE, MUTINEERS, INMATES, DIRECTOR, RICHARD, PACT, HATE, ALL_DEAD, STALEMATE = range(9)
    RENEGADE, TRAITOR, INQUISITOR, SHERIFF, SURVIVOR = range(20, 25)


class Call(IntEnum):
    """The narrator's calls. Those of the night are in the order of the ruleset; the others belong to the day."""

    NONE, EYES_CLOSED, FUTURE, PACTO, SIAMESAS, COMPANEROS, EVENTOS, MELANCOLIA, DIRECTOR, LARRY = range(10)
    ARCHIVO, MARY, PARCA, FLICK, PROFETA, MUERTE_DULCE, ARTHUR, AMOTINADOS, DANIEL, ARTHUR_2 = range(10, 20)
    ELECTROSHOCK, OPIO, LOBOTOMIA, MUERTE_DULCE_2, CATALEPTICO, JUEGO_DE_AZAR = range(20, 26)
    PACIENCIA, NEUROTICISMO, ANSIEDAD = range(26, 29)
    # of the day
    WAKERFIELD, INDULTO = 29, 30
    MANIA = 31          # the dying card's owner may save another (bipolar)
    CATALEPTICO_2 = 32  # bipolar: by day
    AMNESIA = 33
    PARCA_2 = 34        # of the night: awakened
    JUEGO_DE_AZAR_2 = 35    # awakened: before it dies
    AMNESIA_2 = 36      # bipolar: before the lynching
    # of the night, with custom cards
    SUPERVIVIENTE, RELOJERO, ARQUITECTO, VUDU, GAS, LUDOPATA, OTAKU, CYBORG, CHEF, MEDIUM = range(60, 70)
    SALTAMUNDOS, RELOJERO_2, MEDICO = 70, 71, 72
    RELOJERO_3 = 73     # by day, awakened: whether time goes back


class Op(IntEnum):
    """The frames of the agenda."""

    NONE = 0
    ASK = 1             # seat a is asked b; c belongs to the question
    # work
    CALL = 20           # call a, from its step b on; c: the place in the night's order, 0 by day
    NIGHTFALL = 21
    DAWN = 22
    TOLL = 23           # doomed cards die, with consequences; a: by night 0, by day 1
    REVEAL = 24
    DAY_TURNS = 25      # from the a-th seat on
    POLL = 26           # seats vote; a: which lynching
    COUNT = 27
    COUNT_CARDS = 29
    AFTER_LYNCHING = 30
    ROB = 31
    NEXT_ROUND = 32
    DEAL = 33
    DRAFT = 34
    TRIGGER = 35        # what card a sets off as it dies
    AWAKEN = 36         # last cards
    REFILL = 37
    MORNING = 38
    SENTENCE = 39
    SECOND = 40
    JUDGE = 41          # Nostradamus' prophecy
    BEGIN = 42          # the rows are laid
    TALK = 43           # the a-th speaker of the b-th round of talk
    CUSTOM = 60         # a: which of `custom.names.Work`


class Question(IntEnum):
    """Yes-or-no questions: one in the player's own words, those about the present, and those about the future.

    The program knows the present. It judges the future when the time has come.
    """

    FREE = 0
    RISES = 1           # do you get up with the mutineers?
    TOGETHER = 2        # would you and I win together?
    BOUND = 3           # are you bound by a pact?
    UNSPENT = 4         # have you an action card whose power is not spent?
    NIGHT_EVENT = 5     # do you hold an event of the night?
    # to the narrator; all but the last look to the end of the next round
    LOSES = 6           # will that player lose a card?
    LYNCHED = 7         # ... be lynched?
    OUT = 8             # ... be left without cards?
    WINS = 9            # ... win the game?


FIRST_FUTURE = 6
FUTURE_ROUNDS = 1
"""How many rounds after this one a question about the future looks ahead."""


class Reply(IntEnum):
    """An answer to a question in another player's words, or about the future."""

    NO = 0
    YES = 1
    NEITHER = 2         # it has no answer by yes or no


class Omen(IntEnum):
    """The open parts of prophecies that the program can judge."""

    LOSES = 0           # a card of that player dies
    SPARED = 1          # no card of that player dies
    LYNCHED = 2         # that player is lynched
    NO_LYNCHING = 3     # a lynching kills nobody


class Finding(IntEnum):
    """A claim about another player's night."""

    GUILTY = 0          # a mutineer
    CLEAR = 1           # none


class Word(IntEnum):
    """A player's last statement about another."""

    NONE, VOUCHED, ACCUSED, SAW_CLEAR, SAW_GUILTY = range(5)


class Lynching(IntEnum):
    """The kind of a lynching."""

    USUAL = 0
    ACCUSED = 1         # the player is given: only the card is voted for
    REVIVES = 2         # the card chosen, a dead one, comes back
    NONE = 3            # it is called off


class Silence(IntEnum):
    """Why a card has now no power of any kind, or sets nothing off as it dies."""

    NONE, MELANCHOLY, LEPROSY, OWN_PLAYER, COMA, POWER_CUT, THERAPY, CHECKUP, VISITS, HAUNTED, JAIL = range(11)
    SECRET = 11         # the reason is not public


NO_ATTACK = 0
"""In place of death tokens: the card dies of an illness, which lays none."""


class Doom(IntEnum):
    """The death tokens on a card, as bits."""

    DIRECT = 1
    INDIRECT = 2
    CERTAIN = 4         # nothing saves it
    RIOT = 8            # the mutineers'
    LYNCHING = 16
    CELL = 128          # by its cellmates
    MUTE = 32           # it dies without using its power
    PACT = 64
