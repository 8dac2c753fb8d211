"""Reads of the tables for a card, an ability or a row: of cards that come with Tapete and of custom ones."""
from ....kernel.rule import rule
from ..language.cards import CardType
from ..language.compiler import ABILITY
from ..language.library import (
    ABILITIES,
    CARD,
    CARD_ROWS,
    COLUMNS,
    FIRST_OTHER,
    FIRST_OWN,
    LINE,
    N_ABILITIES,
    N_ROWS,
    PROGRAM,
    ROW,
)
from ..names import UNKNOWN, Deck

KIND, LIFE, ATTACK, EVASION, SOULS = (CARD.index(each) for each in ("kind", "life", "attack", "evasion", "souls"))
CENTS, LOOT, TREASURE, TAGS = (CARD.index(each) for each in ("cents", "loot", "treasure", "tags"))
PLAYERS, COUNTERS, USED, DRAWS, BEGINS, ITEM = (
    CARD.index(each) for each in ("players", "counters", "used", "draws", "begins", "item"))
FIRST_ABILITY, ABILITY_COUNT = CARD.index("ability"), CARD.index("abilities")
EVENTS, MODS, MORE_MODS = (CARD.index(each) for each in ("events", "mods", "more_mods"))

TIMING, EVENT, WHOSE, FACES, FLAGS = (ABILITY.index(each) for each in ("timing", "event", "whose", "faces", "flags"))
COST, COST_N, DECLARE, RESOLVE = (ABILITY.index(each) for each in ("cost", "cost_n", "declare", "resolve"))
GAIN, HARM, SORTS = (ABILITY.index(each) for each in ("gain", "harm", "sorts"))
MOD, N, TEST, TEST_N = (ABILITY.index(each) for each in ("mod", "n", "test", "test_n"))


@rule
def column(s, card, which):
    """One of a card's columns, see `language.library.CARD`."""
    if FIRST_OWN <= card < FIRST_OTHER:
        return 0 + s.options.own.cards[(card - FIRST_OWN) * COLUMNS + which]
    if card == UNKNOWN:
        return 0
    return 0 + CARD_ROWS[card * COLUMNS + which]


@rule
def line(s, ability, which):
    """One of an ability's columns, see `language.compiler.ABILITY`."""
    if ability >= N_ABILITIES:
        return 0 + s.options.own.abilities[(ability - N_ABILITIES) * LINE + which]
    return 0 + ABILITIES[ability * LINE + which]


@rule
def word(s, row, which):
    """One of the numbers of a row of a program."""
    if row >= N_ROWS:
        return 0 + s.options.own.rows[(row - N_ROWS) * ROW + which]
    return 0 + PROGRAM[row * ROW + which]


@rule
def deck_of(s, card):
    """The deck that a card belongs to; -1 if to none."""
    match column(s, card, KIND):
        case CardType.TREASURE: deck = int(Deck.TREASURE)
        case CardType.LOOT: deck = int(Deck.LOOT)
        case CardType.TRINKET: deck = int(Deck.LOOT)
        case CardType.MONSTER: deck = int(Deck.MONSTER)
        case CardType.EVENT: deck = int(Deck.MONSTER)
        case CardType.CURSE: deck = int(Deck.MONSTER)
        case CardType.ROOM: deck = int(Deck.ROOM)
        case _: deck = -1
    return deck


@rule
def ability_of(s, card, timing, k):
    """The k-th ability of a card with this timing; -1 if there is none."""
    first = column(s, card, FIRST_ABILITY)
    for i in range(column(s, card, ABILITY_COUNT)):
        if line(s, first + i, TIMING) == timing:
            if k == 0:
                return first + i
            k -= 1
    return -1


@rule
def has_tag(s, card, tag):
    return column(s, card, TAGS) >> tag & 1 == 1
