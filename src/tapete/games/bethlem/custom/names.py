"""The names of the game with custom cards: decisions, choices, worlds, occurrences and log events."""
from enum import IntEnum
from typing import Self

from ..names import LENT, LENT_AWAKENED, Card

RENEGADES = (1 << Card.AMOTINADO_1) | (1 << Card.AMOTINADO_2) | (1 << Card.RENEGADO)
"""The objectives that the inmates want to unmask."""
RISERS = RENEGADES | (1 << Card.TRAIDOR)
LOANS = 3
MEDIUM_LOAN, CHEF_LOAN, MIND_LOAN = 0, LENT_AWAKENED - LENT, 2
"""Powers of others that are lent for a night: the medium's, the chef's (awakened), and the architect's mind's."""
TOOLS = 14
"""Cards of the two borrowed games."""


class Shape(IntEnum):
    NONE = 0
    LIVING = 1          # a living card of anybody
    DEAD = 2
    ANY = 3             # a card on the table
    OWN_LIVING = 4
    OWN_DEAD = 5
    OWN_ANY = 6
    DYING = 7           # a card about to die that can be saved
    PLAYER = 8
    CARD = 9
    YES = 10
    CHOICE = 11
    PAIR = 12
    PLAYERS = 13
    VISIT = 14          # a choice, or one of the player's own living cards
    DOOMED = 15         # a card about to die


class Power(IntEnum):
    """A decision that a player is asked for: its rule, the kind of thing that answers it, and whether the player may
    not pass if there is a possible answer."""

    rule: str
    shape: Shape
    must: bool

    def __new__(cls, number: int, rule: str = "", shape: Shape = Shape.NONE, must: bool = False) -> Self:
        member = int.__new__(cls, number)
        member._value_, member.rule, member.shape, member.must = number, rule, shape, must
        return member

    NONE = 0
    TRAITOR = 1, "traitor", Shape.YES, True  # whether to get up with the mutineers
    HIDE = 2, "hide", Shape.LIVING  # the architect
    MAZE = 3, "maze", Shape.PLAYER
    MIND = 4, "mind", Shape.CARD
    LAUGH = 5, "laugh", Shape.CARD  # the laughing gas
    LAUGH_KILL = 6, "gas_extra", Shape.LIVING
    PILL = 7, "pills", Shape.YES, True
    BET = 8, "bets", Shape.CHOICE  # the gambler
    BET_SEAT = 9, "bets", Shape.PLAYER, True
    BET_GROUP = 10, "bets", Shape.CHOICE, True
    BET_CARD = 11, "bets", Shape.CARD, True
    PRIZE = 12, "prizes", Shape.CHOICE
    PRIZE_LOOK = 13, "prizes", Shape.ANY
    PRIZE_KILL = 14, "prizes", Shape.LIVING
    PRIZE_WAKE = 15, "prizes", Shape.OWN_LIVING
    SERVE = 16, "broccoli", Shape.LIVING  # the chef: broccoli on a card of each player
    MEAL = 17, "meal", Shape.PLAYER
    REFILL = 18, "broccoli", Shape.LIVING
    HAND_ON = 19, "hand_on", Shape.PAIR  # by its eater
    SPOIL = 20, "chef_extra", Shape.YES, True  # all food for the chef's life
    STEAL = 21, "chef_steals", Shape.YES, True
    WORLD = 22, "world", Shape.CHOICE, True  # who jumps between worlds
    KEEP = 23, "sheriff", Shape.CHOICE, True
    TOOL = 24, "worlds", Shape.CHOICE
    TOOL_KILL = 25, "worlds", Shape.LIVING
    TOOL_SHIELD = 26, "tools_bang", Shape.LIVING
    TOOL_REVIVE = 27, "tools_bang", Shape.OWN_DEAD
    TOOL_ROB = 28, "worlds", Shape.PLAYER
    TOOL_JAIL = 29, "tools_bang", Shape.LIVING
    TOOL_CARD = 30, "tools_citadels", Shape.CARD
    TOOL_SWAP = 31, "tools_citadels", Shape.PAIR
    TOOL_GUARD = 32, "tools_citadels", Shape.LIVING
    TOOL_LOOK = 33, "tools_citadels", Shape.ANY
    TOOL_DISCARD = 34, "tools_bang", Shape.PLAYER
    BORROW = 35, "medium", Shape.CARD  # the medium
    SEE_GOAL = 36, "medium_extra", Shape.PLAYER
    BODY = 37, "body", Shape.CHOICE, True
    HAUNT = 38, "haunt", Shape.PLAYER
    EXCHANGE = 39, "cyborg", Shape.LIVING, True  # the cyborg
    POINTS = 40, "points", Shape.CHOICE
    POINTS_LOOK = 41, "points", Shape.ANY
    POINTS_GOAL = 42, "points", Shape.PLAYER
    POINTS_KILL = 43, "points", Shape.LIVING
    POINTS_REVIVE = 44, "points", Shape.DEAD
    ROBOTS = 45, "robots", Shape.LIVING
    RISE = 46, "alchemist_extra", Shape.OWN_DEAD  # the alchemist
    SACRIFICE = 47, "sacrifice", Shape.PLAYER, True
    HAKI = 48, "haki", Shape.CHOICE  # the otaku
    HAKI_PEEK = 49, "haki_extra", Shape.ANY
    HAKI_KILL = 50, "haki", Shape.LIVING
    HAKI_SHIELD = 51, "shield", Shape.LIVING
    HAKI_FORESEE = 52, "foresee", Shape.LIVING
    DOLL = 53, "doll", Shape.LIVING  # the voodoo mistress
    SPREAD = 54, "voodoo_extra", Shape.LIVING
    CURSE = 55, "curse", Shape.LIVING, True
    CLOCK_TOKEN = 56, "clock", Shape.CHOICE, True  # the clockmaker
    CLOCK = 57, "clock", Shape.CHOICE
    CLOCK_LOOK = 58, "clock", Shape.ANY
    CLOCK_GOAL = 59, "clock", Shape.PLAYER
    CLOCK_KILL = 60, "clock", Shape.LIVING
    CLOCK_CLEAR = 61, "clock", Shape.LIVING
    CLOCK_MOVE = 62, "clock_move", Shape.PAIR
    TIME = 63, "time", Shape.CHOICE
    STOP = 64, "stop", Shape.PLAYER
    FUTURE = 65, "future", Shape.LIVING, True
    PAST = 66, "past", Shape.YES, True
    EXAMINE = 67, "examine", Shape.DOOMED  # the doctor
    TREAT = 68, "cart", Shape.CHOICE
    CART = 69, "cart", Shape.DYING
    COMA = 70, "coma", Shape.DYING
    VIRUS = 71, "virus", Shape.CHOICE
    INFECT = 72, "virus", Shape.PLAYER
    VIRUS_KILL = 73, "virus_kills", Shape.LIVING, True
    PSYCHIATRIST = 74, "psychiatrist", Shape.PLAYERS  # events
    PANDORA = 75, "pandora", Shape.LIVING
    MEMORIES = 76, "memories", Shape.PLAYERS
    OCCURRENCE = 77, "one_off", Shape.CHOICE, True  # occurrences
    VISIT = 78, "visits", Shape.VISIT, True
    SHOW_ONE = 79, "all_for_one", Shape.OWN_LIVING, True
    POLICE = 80, "police", Shape.OWN_ANY, True
    MARK_SPY = 81, "spies", Shape.OWN_LIVING, True
    GAMBLE = 82, "gamble", Shape.OWN_LIVING, True


BY_NUMBER = {int(power): power for power in Power}
SHAPES = tuple(int(BY_NUMBER[n].shape) if n in BY_NUMBER else 0 for n in range(max(Power) + 1))
MUST = tuple(int(n in BY_NUMBER and BY_NUMBER[n].must) for n in range(max(Power) + 1))
"""For rules: the `must` flag by the number of the decision."""


_POWERS = (
    (Power.HIDE, Power.MIND, Card.ARQUITECTO), (Power.LAUGH, Power.PILL, Card.GAS),
    (Power.BET, Power.PRIZE_WAKE, Card.LUDOPATA), (Power.SERVE, Power.REFILL, Card.CHEF),
    (Power.SPOIL, Power.STEAL, Card.CHEF), (Power.WORLD, Power.TOOL_DISCARD, Card.SALTAMUNDOS),
    (Power.BORROW, Power.HAUNT, Card.MEDIUM), (Power.EXCHANGE, Power.ROBOTS, Card.CYBORG),
    (Power.RISE, Power.SACRIFICE, Card.ALQUIMISTA), (Power.HAKI, Power.HAKI_FORESEE, Card.OTAKU),
    (Power.DOLL, Power.CURSE, Card.VUDU), (Power.CLOCK_TOKEN, Power.PAST, Card.RELOJERO),
    (Power.EXAMINE, Power.VIRUS_KILL, Card.MEDICO))
CARD_OF_POWER = tuple(next((int(card) for first, last, card in _POWERS if first <= power <= last), 0)
                      for power in range(max(Power) + 1))
"""The card whose power a decision uses, by the number of the decision; 0 for none."""


class ChoiceName(IntEnum):
    """Choices by name."""

    DECLARE = 0         # the inquisitor, by day
    GAMBLE = 1          # a risky move, by day
    SACRIFICE = 2       # the alchemist, by day
    SHOW_SURVIVOR = 3   # the last survivor, by day
    BET_LEADER, BET_GROUP, BET_CELLMATES, BET_CARD, BET_SIAMESE = range(4, 9)
    P1, P2, A1, A2 = range(9, 13)
    KILL, LOOK, LOOK_GOAL, EVENT, WAKE, REVIVE = range(13, 19)
    BANG, CIUDADELAS = 19, 20   # worlds
    SPIRIT, FLESH = 21, 22
    ARMOUR, SHIELD, FORESIGHT, KING = range(23, 27)     # haki
    CLEAR, MOVE, STOP, FUTURE = range(27, 31)
    CART, COMA, TRANSPLANT = range(31, 34)
    START_VIRUS, MORE_VIRUS, SPREAD_VIRUS, VIRUS_TWO, VIRUS_FOUR, BEHAVE = range(34, 40)
    FIRST, SECOND = 40, 41      # of the two occurrences drawn
    TOOL_FIRST = 42     # the cards of the two games follow, in the order of `Tool`
    DEATH_TOKEN, SCYTHE_TOKEN, ACCUSATION, BROCCOLI = range(56, 60)     # that the clockmaker may take away
    FIRST_DRAWN, SECOND_DRAWN = 60, 61  # of two cards of a world
    PROTECTION = 62     # a shield, as the four tokens above


class Tool(IntEnum):
    """One-use powers, one for each kind of card of the two games."""

    DISPARO, ESQUIVA, CERVEZA, PANICO, PRISION, DESCARTE = range(6)     # Bang
    ASESINO, LADRON, MAGO, REY, OBISPO, MERCADER, ARQUITECTO_REAL, MILITAR = range(6, 14)   # Ciudadelas


FIRST_OF_WORLD = (0, 6)


class Role(IntEnum):
    """The roles of Bang that an awakened jumper between worlds deals."""

    NONE, SHERIFF, DEPUTY, OUTLAW, RENEGADE = range(5)


class Occurrence(IntEnum):
    ECLIPSE, ALERTA_ROJA, CORTE, TERAPIA_DE_GRUPO, RECONOCIMIENTO, DOS_PAJAROS = range(6)      # periodic
    JUGADA_ARRIESGADA, FIESTA, SIESTA = range(6, 9)
    DIA_DE_VISITAS, TODOS_PARA_UNO, INVESTIGACION, ESPIONAJE = range(9, 13)    # one-off


FIRST_ONE_OFF = 9
OCCURRENCES = len(Occurrence)


class Work(IntEnum):
    """Work for the custom cards (the first argument of an `Op.CUSTOM` frame)."""

    NONE = 0
    UNMASK = 1          # the objective of seat b is revealed
    OCCUR = 2           # the occurrences of this round, and other work of its end
    BREAD = 3           # broccoli is handed on, from seat b on
    VISITS = 4          # occurrence c asks from seat b on
    SETTLE = 5          # bets
    EXCHANGE = 6        # the cyborg b gives way
    RISE = 7            # the alchemist of seat b
    BEGIN_OCCURRENCE = 8
    TIE = 9             # two birds: the next of the tied
    CURSED = 10         # what the players b chose against each other; the cursed card is c
    PILL = 11           # the gas of card b; c: the killers
    KEEP = 12           # the architect dies as card c and keeps b
    REWARD = 13         # an event for seat b
    DRAW_OCCURRENCE = 14    # after what the end of the round asks
