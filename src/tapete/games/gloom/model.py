"""The records of Cthulhu Gloom: the whole game, the menu, and the summary of a simulated game."""
from ...kernel.dice import Dice
from ...kernel.log import Log
from ...kernel.menu import menu_of
from ...kernel.record import flag, i1, i2, i4, i8, record, u1, u2
from ...kernel.visibility import BY_RULE, OPEN
from .names import CARDS, CHARACTERS, SEATS, STORIES
from .numbers import Options

FRAMES = 160
CHOICES = 2200
"""Most actions of a menu: every card of a deck on every character, and the other choices."""


@record
class Character:
    owner: i1               # the seat of its family, or NOBODY
    fate: u1
    top: u1                 # the card on top of its pile; `under` links the others
    # what shows through the pile, computed again at each change
    points: i1[3]
    worth: i2               # its self-worth
    icons: u2               # a bit for each
    text: u1                # the card whose text can be read, 0 for the character's own
    lasting: u1             # the card with the persistent effect in force


@record
class Hand:
    n: i2 | OPEN
    cards: u1[CARDS] | BY_RULE
    taken: flag[CARDS] | OPEN  # by place: just taken from another, to be played at once


@record
class Seat:
    family: i1 | OPEN
    skips: i1 | OPEN        # turns to come that it does not take
    dry: i1 | OPEN          # refills to come that it does not make
    hand: Hand


@record
class CardPile:
    n: i2
    cards: u1[CARDS]        # from the bottom up


@record
class Table:
    """The state: the whole game."""

    dice: Dice
    log: Log
    outcome: i1 | OPEN
    cause: i1 | OPEN
    fault: u1 | OPEN
    n_seats: i1 | OPEN
    first: i1 | OPEN
    active: i1 | OPEN       # whose turn it is, NOBODY before the first
    turn_no: i2 | OPEN
    plays: i1 | OPEN        # made in this turn, free ones apart
    stirred: flag | OPEN    # something was played, claimed or discarded in this turn
    idle: i2 | OPEN         # turns in a row in which nothing was
    n_in_play: i2 | OPEN
    in_play: u1[64] | OPEN  # cards on their way from a hand: being played, or events with effects still to come
    cancelled: flag | OPEN  # the last of these, before it has any effect
    characters: Character[CHARACTERS] | OPEN
    under: u1[CARDS] | OPEN  # the card under each in a character's pile
    met: u1[CARDS] | OPEN   # a bit for each effect whose requirement was met as the card was played; 0 out of play
    seats: Seat[SEATS]
    story_at: i1[STORIES] | OPEN  # a seat, CENTRE or ASIDE
    deck: CardPile | BY_RULE
    discards: CardPile | OPEN
    removed: CardPile | OPEN
    seen: u1[CARDS] | BY_RULE  # a bit for each seat that knows where the card is; 0 in the deck
    mark: u1[CARDS] | OPEN  # scratch space for counting; zero between rules
    blinded: u1 | BY_RULE   # 1 + the seat whose knowledge this is, 0 for the true state
    options: Options | OPEN
    n_agenda: i2 | OPEN
    agenda: i4[FRAMES] | OPEN


Menu = menu_of(CHOICES)


@record
class Summary:
    """The summary of a simulated game."""

    seed: i8
    choices: i4
    forced: i4
    turns: i2
    outcome: i1
    cause: i1
    seats: i1
    first: i1
    values: i2[SEATS]
    family: i1[SEATS]
    dead: i1[SEATS]
    story: i1[SEATS]
    on_table: flag[STORIES]
