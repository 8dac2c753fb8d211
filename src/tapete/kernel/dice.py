"""Chance: one counter-based generator inside the record, and a tape that can stand before it.

The n-th draw of a seed is the same on every machine and in every mode. The *tape* holds outcomes fixed in
advance. It serves scenarios (which fix the dice), people with real dice (who type them in), exact search
(which runs every outcome of a roll) and replays (which check themselves).
"""
from typing import Any

from .log import Log, tell
from .record import flag, i4, i8, record, u1
from .rule import rule
from .visibility import OPEN, SECRET, hiding_of

TAPE = 16
AGENTS_LUCK = 0x2545F4914F6CDD1D
"""What a game's seed is mixed with for its agents' luck: the game's dice do not depend on who plays."""
TOLD_ROLL = 1
"""The log's code for a roll, the same in every game: sides, face."""


@record
class Dice:
    """A generator, and the tape that may stand before it: a field `dice` of every state."""

    seed: i8 | SECRET
    count: i4 | SECRET  # draws made so far
    sides: u1[TAPE] | SECRET  # of the die that each place of the tape is for
    faces: u1[TAPE] | SECRET  # what it shows
    length: u1 | SECRET  # how many outcomes the tape holds
    read: u1 | SECRET   # how many of them have been used
    strict: flag | OPEN  # nothing but the tape may answer a roll
    wanted: u1 | OPEN   # the sides of the roll that the strict tape had no answer for; 0: none
    mismatch: flag | OPEN  # the tape held another die than the one rolled
    alike: u1 | OPEN    # how many faces, from the one last answered on, mean the same to the rule


def luck(seed: int) -> Any:
    """A generator of its own, plain, for whoever needs chance outside a game."""
    dice = Dice.plain()
    dice.seed = seed
    return dice


def lucks(n: int) -> Any:
    """`n` generators for compiled rules."""
    return Dice.array(n)


@rule
def scramble(x):
    """Mix 32 bits so that each bit of the result depends on all (Wellons' lowbias32)."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & 0xFFFFFFFF
    x = ((x ^ (x >> 15)) * 0xD35A2D97) & 0xFFFFFFFF
    return x ^ (x >> 15)


@rule
def next_below(dice, n):
    """A number 0 to n-1, all alike but for a bias under n / 2**32: a hash of the seed and the count."""
    dice.count += 1
    x = scramble(((dice.count * 0x9E3779B1) ^ dice.seed) & 0xFFFFFFFF)
    x = scramble(x ^ ((dice.seed >> 32) & 0xFFFFFFFF) ^ 0x5BD1E995)
    return (x * n) >> 32


@rule
def draw(s, n):
    """A number 0 to n-1 that no tape answers: for shuffles and deals."""
    return next_below(s.dice, n)


@rule
def answer(s, sides):
    """One of `sides` outcomes, 1 to `sides`: from the tape while it lasts, then from the generator.

    A strict tape that has run out notes the sides in `wanted` and gives a 1; what follows is not to be kept.
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
    """A die's face, 1 to `sides`, told to everybody; see `answer`."""
    face = answer(s, sides)
    tell(s, TOLD_ROLL, sides, face, 0)
    return face


@rule
def pick(s, n):
    """A number 0 to n-1 (n up to 255) that a tape may answer and nobody is told: for what is found out late.

    In a blinded state a rule that is about to read a covered card finds it out with this, one of the cards
    that it may be. In a true state nothing is covered.
    """
    return answer(s, n) - 1 if n > 1 else 0


@rule
def same_from_here(s, n):
    """Say that the last outcome and the n-1 after it mean the same: an exact search runs one of them."""
    if s.dice.wanted == 0:
        s.dice.alike = n


@rule
def clear_tape(dice):
    """An empty strict tape: the next roll is `wanted`."""
    dice.length = 0
    dice.read = 0
    dice.wanted = 0
    dice.mismatch = 0
    dice.strict = 1


@rule
def lay_outcome(dice, sides, face):
    """Put one more outcome on a tape that is not full, and begin to read it anew."""
    dice.sides[dice.length] = sides
    dice.faces[dice.length] = face
    dice.length += 1
    dice.read = 0
    dice.wanted = 0


@rule
def shuffle_by(dice, cards, n):
    """Put the first n of `cards` in random order, drawn from a generator."""
    for i in range(n - 1, 0, -1):
        j = next_below(dice, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held


@rule
def shuffle(s, cards, n):
    """Put the first n of `cards` in random order, drawn from the game's own generator."""
    shuffle_by(s.dice, cards, n)


@record
class Chance:
    """What every state begins with."""

    dice: Dice
    log: Log


hide_chance = hiding_of(Chance)


@rule
def blind_chance(s):
    """Hide what no seat may know in any game: the dice to come, and what has been told to others."""
    hide_chance(s, 0)
