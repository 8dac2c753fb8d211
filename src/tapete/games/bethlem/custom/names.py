"""The names of the game with cards of one's own: decisions, choices, worlds, occurrences and what the log tells."""
from enum import IntEnum

from ..names import Card

RENEGADES = (1 << Card.AMOTINADO_1) | (1 << Card.AMOTINADO_2) | (1 << Card.RENEGADO)
"""The objectives that the inmates want to unmask."""
RISERS = RENEGADES | (1 << Card.TRAIDOR)
LOANS = 3
MEDIUM_LOAN, CHEF_LOAN, MIND_LOAN = 0, 1, 2
"""Powers of others that are lent for a night: the medium's, the chef's (awakened), and the architect's mind's."""
TOOLS = 14
"""Cards of the two borrowed games."""


class Power(IntEnum):
    """What a player is asked to decide; what may be answered is in `may.SHAPES`."""

    NONE = 0
    TRAITOR = 1         # whether to get up with the mutineers
    HIDE = 2            # the architect
    MAZE = 3
    MIND = 4
    LAUGH = 5           # the laughing gas
    LAUGH_KILL = 6
    PILL = 7
    BET = 8             # the gambler
    BET_SEAT = 9
    BET_GROUP = 10
    BET_CARD = 11
    PRIZE = 12
    PRIZE_LOOK = 13
    PRIZE_KILL = 14
    PRIZE_WAKE = 15
    SERVE = 16          # the chef: broccoli on a card of each player
    MEAL = 17
    REFILL = 18
    HAND_ON = 19        # by its eater
    SPOIL = 20          # all food for the chef's life
    STEAL = 21
    WORLD = 22          # who jumps between worlds
    KEEP = 23
    TOOL = 24
    TOOL_KILL = 25
    TOOL_SHIELD = 26
    TOOL_REVIVE = 27
    TOOL_ROB = 28
    TOOL_JAIL = 29
    TOOL_CARD = 30
    TOOL_SWAP = 31
    TOOL_GUARD = 32
    TOOL_LOOK = 33
    TOOL_DISCARD = 34
    BORROW = 35         # the medium
    SEE_GOAL = 36
    BODY = 37
    HAUNT = 38
    EXCHANGE = 39       # the cyborg
    POINTS = 40
    POINTS_LOOK = 41
    POINTS_GOAL = 42
    POINTS_KILL = 43
    POINTS_REVIVE = 44
    ROBOTS = 45
    RISE = 46           # the alchemist
    SACRIFICE = 47
    HAKI = 48           # the otaku
    HAKI_PEEK = 49
    HAKI_KILL = 50
    HAKI_SHIELD = 51
    HAKI_FORESEE = 52
    DOLL = 53           # the voodoo mistress
    SPREAD = 54
    CURSE = 55
    CLOCK = 57          # the clockmaker
    CLOCK_LOOK = 58
    CLOCK_GOAL = 59
    CLOCK_KILL = 60
    CLOCK_CLEAR = 61
    CLOCK_MOVE = 62
    TIME = 63
    STOP = 64
    FUTURE = 65
    PAST = 66
    EXAMINE = 67        # the doctor
    TREAT = 68
    CART = 69
    COMA = 70
    VIRUS = 71
    INFECT = 72
    VIRUS_KILL = 73
    PSYCHIATRIST = 74   # events
    PANDORA = 75
    MEMORIES = 76
    OCCURRENCE = 77     # occurrences
    VISIT = 78
    SHOW_ONE = 79
    POLICE = 80
    MARK_SPY = 81
    GAMBLE = 82


class Choice(IntEnum):
    """What is chosen by name."""

    DECLARE = 0         # the inquisitor, by day
    GAMBLE = 1          # a risky move, by day
    SACRIFICE = 2       # the alchemist, by day
    SHOW_SURVIVOR = 3   # the last survivor, by day
    BET_LEADER = 4
    BET_GROUP = 5
    BET_CELLMATES = 6
    BET_CARD = 7
    BET_SIAMESE = 8
    P1 = 9
    P2 = 10
    A1 = 11
    A2 = 12
    KILL = 13
    LOOK = 14
    LOOK_GOAL = 15
    EVENT = 16
    WAKE = 17
    REVIVE = 18
    BANG = 19           # worlds
    CIUDADELAS = 20
    SPIRIT = 21
    FLESH = 22
    ARMOUR = 23         # haki
    SHIELD = 24
    FORESIGHT = 25
    KING = 26
    CLEAR = 27
    MOVE = 28
    STOP = 29
    FUTURE = 30
    CART = 31
    COMA = 32
    TRANSPLANT = 33
    START_VIRUS = 34
    MORE_VIRUS = 35
    SPREAD_VIRUS = 36
    VIRUS_TWO = 37
    VIRUS_FOUR = 38
    BEHAVE = 39
    FIRST = 40          # of the two occurrences drawn
    SECOND = 41
    TOOL_FIRST = 42     # the cards of the two games follow, in the order of `Tool`
    FIRST_DRAWN = 60    # of two cards of a world
    SECOND_DRAWN = 61


class Tool(IntEnum):
    """One-use powers, one for each kind of card of the two games."""

    DISPARO = 0         # Bang
    ESQUIVA = 1
    CERVEZA = 2
    PANICO = 3
    PRISION = 4
    DESCARTE = 5
    ASESINO = 6         # Ciudadelas
    LADRON = 7
    MAGO = 8
    REY = 9
    OBISPO = 10
    MERCADER = 11
    ARQUITECTO_REAL = 12
    MILITAR = 13


FIRST_OF_WORLD = (0, 6)


class Role(IntEnum):
    """The roles of Bang that an awakened jumper between worlds deals."""

    NONE = 0
    SHERIFF = 1
    DEPUTY = 2
    OUTLAW = 3
    RENEGADE = 4


class Occurrence(IntEnum):
    ECLIPSE = 0         # periodic
    ALERTA_ROJA = 1
    CORTE = 2
    TERAPIA_DE_GRUPO = 3
    RECONOCIMIENTO = 4
    DOS_PAJAROS = 5
    JUGADA_ARRIESGADA = 6
    FIESTA = 7
    SIESTA = 8
    DIA_DE_VISITAS = 9  # one-off
    TODOS_PARA_UNO = 10
    INVESTIGACION = 11
    ESPIONAJE = 12


FIRST_ONE_OFF = 9


class Work(IntEnum):
    """What is worked off for the custom cards (the first argument of an `Op.CUSTOM` frame)."""

    NONE = 0
    UNMASK = 1          # the objective of seat b is revealed
    OCCUR = 2           # the occurrences of this round, and what belongs to its end
    BREAD = 3           # broccoli is handed on, from seat b on
    VISITS = 4          # occurrence c asks from seat b on
    SETTLE = 5          # bets
    EXCHANGE = 6        # the cyborg b gives way
    RISE = 7            # the alchemist of seat b
    BEGIN_OCCURRENCE = 8
    TIE = 9             # two birds: the next of the tied
    CURSED = 10         # what the players b have chosen against each other; the cursed card is c
    PILL = 11           # the gas of card b; c: the killers
    KEEP = 12           # the architect dies as card c and keeps b
    REWARD = 13         # an event for seat b
