"""The names of Bethlem: cards, events, calls, questions, choices, and what the log tells."""
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
SPOT_SEAT = 32
SPOT_SECOND = 256
"""How the log packs a place with whose it is."""
PAIRS_ON_TABLE = 2
"""At most so many tokens of a kind lie on the table."""
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
    GOAL = 5            # objective (cards of one's own)


class Card(IntEnum):
    NONE = 0
    DANIEL = 1
    NATHANIEL = 2
    RICHARD_DADD = 3
    ALI = 4
    LARRY_OWLS = 5
    MARY_FIRTH = 6
    KRUGMAN = 7
    ARCHIVO = 8
    JOHN_FLICK = 9
    ARTHUR = 10
    WAKERFIELD = 11
    SIAMESA_1 = 12
    SIAMESA_2 = 13
    PARCA = 14
    PACTO_DE_SANGRE = 15
    ELECTROSHOCK = 16
    OPIO = 17
    LOBOTOMIA = 18
    RABIA = 19
    MANIA = 20
    PROFETA = 21
    CATALEPTICO = 22
    AMNESIA = 23
    MUERTE_DULCE = 24
    COMPANERO_1 = 25
    COMPANERO_2 = 26
    COMPANERO_3 = 27
    JUEGO_DE_AZAR = 28
    RESPONSABILIDAD = 29
    HOSTILIDAD = 30
    MELANCOLIA = 31
    ANSIEDAD = 32
    NEUROTICISMO = 33
    BIPOLARIDAD = 34
    PACIENCIA = 35
    CUENTACUENTOS = 36
    # main characters of the game with cards of one's own
    ARQUITECTO = 37
    GAS = 38
    LUDOPATA = 39
    CHEF = 40
    SALTAMUNDOS = 41
    MEDIUM = 42
    CYBORG = 43
    ALQUIMISTA = 44
    OTAKU = 45
    VUDU = 46
    SUPERVIVIENTE = 47
    RELOJERO = 48
    MEDICO = 49
    # its objectives, a number for each card
    INTERNO_1 = 50
    INTERNO_2 = 51
    INTERNO_3 = 52
    AMOTINADO_1 = 53
    AMOTINADO_2 = 54
    RENEGADO = 55
    TRAIDOR = 56
    INQUISIDOR = 57


OWN = 0
BORROWED = 1
HYPNOTIZED = 2
LENT = 3
"""Why somebody answers a card's call: who holds it, the director who borrowed it, the hypnotized, and, with cards of
one's own, to whom it is lent."""

FIRST_OF = (0, 8, 15, 22, 29, 37)
"""The first card of each group, and the one behind the last; those from 37 on are main characters, and from 50 on
objectives, of the game with cards of one's own."""
FIRST_CUSTOM = 37
FIRST_GOAL = 50

MUTINEERS = (1 << Card.DANIEL) | (1 << Card.NATHANIEL) | (1 << Card.RICHARD_DADD)
"""Sets of cards are bits."""
INMATES = (1 << Card.ALI) | (1 << Card.LARRY_OWLS) | (1 << Card.MARY_FIRTH)


class Event(IntEnum):
    BARBERO = 0
    CONFESION = 1
    MILAGRERO = 2
    INDULTO = 3
    CIRUJANO = 4
    HISTORIA_NEUROTICO = 5
    HISTORIA_SIAMESAS = 6
    HISTORIA_SECRETOS = 7
    CAMBIO_DE_HABITACION = 8
    LEPROSO = 9
    HIPNOSIS = 10
    NOSTRADAMUS = 11
    DESPERTAR = 12
    CELDA = 13
    # with cards of one's own
    PSIQUIATRA = 14
    PANDORA = 15
    RECUERDOS = 16


DAY_EVENTS = ((1 << Event.BARBERO) | (1 << Event.CONFESION) | (1 << Event.MILAGRERO) | (1 << Event.NOSTRADAMUS)
              | (1 << Event.DESPERTAR) | (1 << Event.PANDORA))
"""INDULTO is played by day too, but only while somebody is being lynched."""
NIGHT_EVENTS = ((1 << Event.CIRUJANO) | (1 << Event.HISTORIA_NEUROTICO) | (1 << Event.HISTORIA_SIAMESAS)
                | (1 << Event.HISTORIA_SECRETOS) | (1 << Event.CAMBIO_DE_HABITACION) | (1 << Event.LEPROSO)
                | (1 << Event.HIPNOSIS) | (1 << Event.CELDA) | (1 << Event.PSIQUIATRA) | (1 << Event.RECUERDOS))

IN_DECK = 0
DISCARDED = 20
"""Where an event card is; 1 to 8 are the hands of the seats."""


class Phase(IntEnum):
    SETUP = 0
    NIGHT = 1
    DAY = 2
    LYNCHING = 3


class Mode(IntEnum):
    NORMAL = 0
    THREE = 1
    TWO = 2


class Side(IntEnum):
    NONE = 0
    MUTINEERS = 1
    INMATES = 2
    DIRECTOR = 3
    RICHARD = 4
    PACT = 5
    HATE = 6
    # with cards of one's own
    RENEGADE = 20
    TRAITOR = 21
    INQUISITOR = 22
    SHERIFF = 23
    SURVIVOR = 24


class Outcome(IntEnum):
    RUNNING = 0
    WON = 1             # somebody has
    NOBODY = 2


class Cause(IntEnum):
    """How a game ended: the first of the sides that won, or why nobody did."""

    NONE = 0
    MUTINEERS = 1
    INMATES = 2
    DIRECTOR = 3
    RICHARD = 4
    PACT = 5
    HATE = 6
    ALL_DEAD = 7
    STALEMATE = 8
    RENEGADE = 20
    TRAITOR = 21
    INQUISITOR = 22
    SHERIFF = 23
    SURVIVOR = 24


class Call(IntEnum):
    """What the narrator calls. Those of the night are in the order of the ruleset; the others belong to the day."""

    NONE = 0
    EYES_CLOSED = 1
    FUTURE = 2
    PACTO = 3
    SIAMESAS = 4
    COMPANEROS = 5
    EVENTOS = 6
    MELANCOLIA = 7
    DIRECTOR = 8
    LARRY = 9
    ARCHIVO = 10
    MARY = 11
    PARCA = 12
    FLICK = 13
    PROFETA = 14
    MUERTE_DULCE = 15
    ARTHUR = 16
    AMOTINADOS = 17
    DANIEL = 18
    ARTHUR_2 = 19
    ELECTROSHOCK = 20
    OPIO = 21
    LOBOTOMIA = 22
    MUERTE_DULCE_2 = 23
    CATALEPTICO = 24
    JUEGO_DE_AZAR = 25
    PACIENCIA = 26
    NEUROTICISMO = 27
    ANSIEDAD = 28
    # of the day
    WAKERFIELD = 29
    INDULTO = 30
    MANIA = 31          # whose dying owner may save instead (bipolar)
    CATALEPTICO_2 = 32  # bipolar: by day
    AMNESIA = 33
    PARCA_2 = 34        # of the night: awakened
    JUEGO_DE_AZAR_2 = 35    # awakened: before it dies
    AMNESIA_2 = 36      # bipolar: before the lynching
    # of the night, with cards of one's own
    SUPERVIVIENTE = 60
    RELOJERO = 61
    ARQUITECTO = 62
    VUDU = 63
    GAS = 64
    LUDOPATA = 65
    OTAKU = 66
    CYBORG = 67
    CHEF = 68
    MEDIUM = 69
    SALTAMUNDOS = 70
    RELOJERO_2 = 71
    MEDICO = 72


class Ask(IntEnum):
    """What a seat is asked."""

    NONE = 0
    SIDE = 1            # which side the player alone takes
    DRAFT = 2           # a card of group c
    LAY = 3             # which card of each group comes to the table first
    ARRANGE = 4         # in which order row c lies
    GET_UP = 5          # Ali: in whose turn
    FUTURE = 6          # a question to the narrator
    FUTURE_ANSWER = 7   # to seat c
    PACT = 8
    PACT_RISE = 9       # Richard: whether to see the other
    EVENT = 10          # an event of the night
    SURGEON = 11
    ROOMS = 12
    LEPER = 13
    HYPNOSIS = 14
    SUGGESTION = 15     # the power that seat c may use
    CELL = 16
    MELANCHOLY = 17
    DIRECTOR = 18
    LARRY = 19
    ARCHIVE = 20
    MARY = 21
    POSE = 22           # as seat c
    REAPER = 23
    SCYTHE = 24         # the reaper kills
    FLICK = 25
    PROPHET = 26
    SWEET_DEATH = 27
    ARTHUR = 28
    SPY = 29
    ATTACK = 30
    ATTACK_ALONE = 31
    ELECTROSHOCK = 32
    OPIUM = 33
    LOBOTOMY = 34
    CATALEPSY = 35
    CHANCE = 36
    PATIENCE = 37
    PUPPET = 38
    ORDER = 39
    ANXIETY = 40
    ANSWER = 41         # to seat c, a question of one's own words
    # by day
    DAY = 42
    WAKERFIELD = 43
    PARDON = 44
    REVENGE = 45        # the persecution mania of card c
    FRIEND = 46         # its opposite
    RABIES = 47         # to which side
    CELLMATES = 48      # the same or the opposite position
    CHIP = 49           # c: which
    BARBER = 50
    CONFESSION = 51
    MIRACLE = 52
    OMEN = 53           # the open part of a prophecy
    FATE = 54           # its hidden part
    WAKE = 55           # which card awakens
    AMNESIA = 56
    VOTE = 57
    VOTE_CARD = 58
    VERDICT = 59        # of whoever lynches alone
    REPLACE = 60        # which card of the reserve fills place c
    # awakenings
    MARK = 61           # Daniel: who turns mutineer
    MASSACRE = 62       # Nathaniel: whether
    MASSACRE_CARD = 63  # ... and whom; c more after this
    SILENCE = 64        # Ali: which of the killers of card c loses the vote
    SHIFT = 65          # the reaper moves a token
    GUESS = 66          # game of chance, card c: what lies under the chip
    STRIKE_BACK = 67    # the cataleptic kills
    ACCUSED = 68        # amnesia: who must lose a card
    TAKE_ALONG = 69     # sweet death, card c: the card chosen before
    # with cards of one's own
    POWER = 120         # c: which of `custom.names.Power`


class Op(IntEnum):
    """The frames of the agenda."""

    NONE = 0
    ASK = 1             # seat a is asked b; c belongs to the question
    # work
    CALL = 20           # call a, from its step b on; c: the place in the night's order, 0 by day
    NIGHTFALL = 21
    DAWN = 22
    TOLL = 23           # whoever is doomed dies, and what follows; a: by night 0, by day 1
    REVEAL = 24
    DAY_TURNS = 25      # from the a-th seat on
    POLL = 26           # seats vote; a: which lynching
    COUNT = 27
    POLL_CARDS = 28
    COUNT_CARDS = 29
    AFTER_LYNCHING = 30
    ROB = 31
    NEXT_ROUND = 32
    DEAL = 33
    DRAFT = 34
    TRIGGER = 35        # what card a sets off as it dies
    AWAKEN = 36
    REFILL = 37
    MORNING = 38
    SENTENCE = 39
    SECOND = 40
    JUDGE = 41          # Nostradamus' prophecy
    BEGIN = 42          # the rows are laid
    CUSTOM = 60         # a: which of `custom.names.Work`


class Act(IntEnum):
    PASS = 1
    POINT = 2           # at a place
    REVERSE = 3         # at a place, with the opposite effect
    PAIR = 4            # two places
    REVERSE_PAIR = 5
    PLAYER = 6
    PLAYERS = 7         # two players
    REVERSE_PLAYERS = 8
    ORDER = 9           # how a row lies
    CARD = 10
    EVENT = 11
    YES = 12
    NO = 13
    SIDE = 14
    QUESTION = 15       # what, whom
    OMEN = 16           # what, whom
    LAY = 17            # which of two cards of each group, as bits
    GROUP = 18
    YES_REVERSE = 19
    CHOOSE = 30         # one of `custom.names.Choice`


class Question(IntEnum):
    """Yes-or-no questions: one of the player's own words, those about what is, and those about what will be.

    What is the program knows; what will be it judges when the time has come.
    """

    FREE = 0
    RISES = 1           # do you get up with the mutineers?
    TOGETHER = 2        # would you and I win together?
    BOUND = 3           # are you bound by a pact?
    UNSPENT = 4         # have you an action card whose power is not spent?
    NIGHT_EVENT = 5     # do you hold an event of the night?
    # to the narrator; but for the last, until the end of the next round
    LOSES = 6           # will that player lose a card?
    LYNCHED = 7         # ... be lynched?
    OUT = 8             # ... be left without cards?
    WINS = 9            # ... win the game?


FIRST_FUTURE = 6
FUTURE_ROUNDS = 1
"""How many rounds after this one a question about the future looks ahead."""


class Reply(IntEnum):
    """What somebody has answered to a question of somebody else's words, or about the future."""

    NO = 0
    YES = 1
    NEITHER = 2         # it has no answer by yes or no


class Omen(IntEnum):
    """The open parts of prophecies that the program can judge."""

    LOSES = 0           # a card of that player dies
    SPARED = 1          # no card of that player dies
    LYNCHED = 2         # that player is lynched
    NO_LYNCHING = 3     # a lynching kills nobody


class Lynching(IntEnum):
    """What a lynching is about."""

    USUAL = 0
    ACCUSED = 1         # the player is given: only the card is voted for
    REVIVES = 2         # the card chosen, a dead one, comes back


class Doom(IntEnum):
    """What lies on a card that is to die, as bits."""

    DIRECT = 1
    INDIRECT = 2
    CERTAIN = 4         # nothing saves it
    RIOT = 8            # the mutineers'
    LYNCHING = 16
    CELL = 128          # by its cellmates
    MUTE = 32           # it dies without using its power
    PACT = 64


class Told(IntEnum):
    """What the log tells (1 is the kernel's roll of a die)."""

    ROLL = 1
    ROUND = 2           # number
    CALL = 3            # call
    DAY = 4
    DEALT = 5           # seat, place, card: to the seat
    TRAIT_DEALT = 6     # seat, card: to the seat
    TRAIT_SHOWN = 7     # seat, card
    SIAMESE = 8         # seat: to the other
    CELLMATE = 9
    PACT_WITH = 10      # seat: to the other; hate
    SAW_CARD = 11       # place, card: to whoever looked
    ANSWERED_MARY = 12  # seat, yes
    ANSWERED_ARCHIVE = 13   # seat, position, 0 none
    AWAKE = 14          # seat: to whoever is awake with it
    WATCHED = 15        # card, seat: Ali
    NOBODY_ROSE = 16    # card
    SEEN_SPYING = 17    # seat: to the mutineers
    PROPOSED = 18       # seat, place or NOBODY
    ATTACKED = 19       # place, to whoever attacked
    NO_CONSENSUS = 20
    BORROWED = 21       # card
    GLOOMY = 22         # place
    ISOLATED = 23       # place
    SWAPPED = 24        # place, place
    HYPNOSIS = 25       # card
    HYPNOTIZED = 26     # card: to the one
    OBEYS = 27          # place: to whoever must vote so
    QUESTION = 29       # question, asker, asked
    ANSWER = 30         # question, asked, yes
    MARKED = 31         # card of the power, place
    DIES = 32           # place, card
    SURVIVES = 33       # place, card: attacked in the open and not killed
    TAKEN = 34          # place, place: Wakerfield
    PARDONED = 35       # place
    REVIVES = 36        # place, card
    SHOWN = 38          # place, card
    EVENT = 39          # seat, event
    DREW = 40           # seat
    DREW_EVENT = 41     # seat, event: to the seat
    VOTED = 42          # seat, seat
    VOTED_CARD = 43     # seat, place
    ELECTED = 44        # seat, votes
    TIE = 45
    LYNCHED = 46        # place
    NO_LYNCHING = 47
    BANNED = 48         # seat
    VOTELESS = 49       # seat
    AMNESIA = 50        # seat
    DEFIED = 51         # times
    SCYTHE = 52         # the reaper will kill
    AWAKENED = 53       # place
    OUT = 54            # seat
    WON = 55            # seat, side
    ENDED = 56          # cause
    CHIP = 57           # place
    LOBOTOMIZED = 58    # place, card
    DRAFTED = 59        # seat, card
    SIDE = 60           # seat, side
    DEATH_BOUND = 61    # seat: dies with its partner
    QUIET = 62          # nobody dies
    OMEN = 63           # omen, seat
    OMEN_TRUE = 64
    OMEN_FALSE = 65
    FUTURE = 66         # seat
    FUTURE_ANSWER = 67  # seat, yes
    SECRET = 69         # hospital secrets: card, seat
    DUE = 71            # place: will die next round
    REPLACED = 72       # place
    TURNED = 73         # seat: now of the mutineers (Daniel awakened): to the seat
    ANNOUNCED = 74      # seat, card: that its awakening is used
    RESTORED = 75       # place
    MAIN_CARD = 77      # seat, position, place
    MUZZLED = 76        # seat: against whom nothing may be done today
    FUTURE_JUDGED = 78  # question, seat, whether the narrator was right
    ROBBED = 100        # seat, of whom
    ROBBED_EVENT = 101  # seat, event: to both
    DISCARDED = 102     # seat, event
