"""Random numbers: a counter-based generator inside the record, and a tape of fixed outcomes that is read before it.

The n-th draw of a seed is the same on every machine and on every backend. The *tape* holds outcomes fixed in advance.
Scenarios use it to fix the dice. People with real dice type their rolls into it. Exact search uses it to run every
outcome of a roll, and replays use it to check themselves.
"""
from typing import Any

from .log import Log, tell
from .record import flag, i4, i8, record, u1
from .rule import rule
from .visibility import OPEN, SECRET, hiding_of

TAPE = 16
AGENTS_SEED = 0x2545F4914F6CDD1D
"""A game's seed is mixed with this number to seed its agents' generator, so the dice do not depend on who plays."""
TOLD_ROLL = 1
"""The log's code for a roll, the same in every game. Its arguments are the sides and the face."""


@record
class Dice:
    """The field `dice` of every state: the random generator, and the tape that is read before it."""

    seed: i8 | SECRET
    count: i4 | SECRET  # number of draws so far
    sides: u1[TAPE] | SECRET  # for each place of the tape: the sides of its die
    faces: u1[TAPE] | SECRET  # for each place of the tape: the face
    length: u1 | SECRET  # how many outcomes the tape holds
    read: u1 | SECRET   # how many of them are used
    strict: flag | OPEN  # only the tape may answer a roll
    wanted: u1 | OPEN   # the sides of the roll that the strict tape could not answer; 0: none
    mismatch: flag | OPEN  # the tape had another die than the one rolled
    alike: u1 | OPEN    # how many faces, starting with the last answer, mean the same to the rule


def plain_rng(seed: int) -> Any:
    """A plain random generator of its own, for randomness outside a game."""
    dice = Dice.plain()
    dice.seed = seed
    return dice


def new_rngs(n: int) -> Any:
    """`n` random generators for compiled rules."""
    return Dice.array(n)


@rule
def scramble(x):
    """Mix 32 bits so that each bit of the result depends on all of them (Wellons' lowbias32)."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0xD35A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


@rule
def next_below(dice, n):
    """A random number from 0 to n-1: a hash of the seed and the count. The bias is under n / 2**32."""
    dice.count += 1
    x = scramble(((dice.count * 0x9E3779B1) ^ dice.seed) & 0xFFFFFFFF)
    x = scramble(x ^ ((dice.seed >> 32) & 0xFFFFFFFF) ^ 0x5BD1E995)
    return (x * n) >> 32


@rule
def draw(s, n):
    """A random number from 0 to n-1 that no tape answers, for shuffles and deals."""
    return next_below(s.dice, n)


@rule
def roll_silently(s, sides):
    """One of `sides` outcomes, 1 to `sides`: from the tape until it ends, then from the generator.

    If a strict tape has ended, this notes the sides in `wanted` and returns 1. The caller must not keep what follows.
    """
    dice = s.dice
    face = 1
    if dice.read < dice.length:
        if dice.sides[dice.read] != sides:
            dice.mismatch = 1
            dice.wanted = sides
        face = dice.faces[dice.read]
        dice.read += 1
        dice.alike = 1
    elif dice.strict:
        if dice.wanted == 0:
            dice.wanted = sides
    else:
        face = next_below(dice, sides) + 1
    return face


@rule
def roll(s, sides):
    """A die's face, 1 to `sides`, told to everybody; see `roll_silently`."""
    face = roll_silently(s, sides)
    tell(s, TOLD_ROLL, sides, face, 0)
    return face


@rule
def pick(s, n):
    """A number from 0 to n-1 (n up to 255) that a tape may answer and that nobody is told.

    In a blinded state, a rule uses this before it reads a covered card, to choose one of the cards that it may be. In a
    true state no card is covered.
    """
    return roll_silently(s, n) - 1 if n > 1 else 0


@rule
def same_from_here(s, n):
    """Say that the last outcome and the n-1 after it mean the same, so that an exact search runs only one of them."""
    if s.dice.wanted == 0:
        s.dice.alike = n


@rule
def clear_tape(dice):
    """Make the tape strict and empty: it notes the next roll in `wanted`."""
    dice.length = 0
    dice.read = 0
    dice.wanted = 0
    dice.mismatch = 0
    dice.strict = 1


@rule
def add_outcome(dice, sides, face):
    """Add one outcome to a tape that is not full, and start to read the tape from the beginning again."""
    dice.sides[dice.length] = sides
    dice.faces[dice.length] = face
    dice.length += 1
    dice.read = 0
    dice.wanted = 0


@rule
def shuffle_by(dice, cards, n):
    """Shuffle the first n of `cards` with a given generator."""
    for i in range(n - 1, 0, -1):
        j = next_below(dice, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held


@rule
def shuffle(s, cards, n):
    """Shuffle the first n of `cards` with the game's own generator."""
    shuffle_by(s.dice, cards, n)


@record
class Chance:
    """The fields that every state begins with."""

    dice: Dice
    log: Log


hide_chance = hiding_of(Chance)


@rule
def blind_chance(s):
    """Hide what no seat may know in any game: the future dice, and what the log told to others."""
    hide_chance(s, 0)
