"""The log: what happened, as small integers in a ring buffer inside the record. Simulation switches it off.

A rule tells what it does, and a view turns that into sentences and movement. The referee reads the ring after each step
of the agenda, so the ring needs room for the happenings of one step only.
"""
from .record import flag, i2, i4, record
from .rule import rule
from .visibility import OPEN, SECRET

LOG_SIZE = 48
EVERYBODY = -1


@record
class Log:
    """The field `log` of every state: what happened, in a ring buffer."""

    told: i4 | SECRET   # happenings told so far
    what: i2[LOG_SIZE] | SECRET  # the game's code for what happened
    seats: i2[LOG_SIZE] | SECRET  # a bit for each seat that may know it, or EVERYBODY
    a: i2[LOG_SIZE] | SECRET
    b: i2[LOG_SIZE] | SECRET
    c: i2[LOG_SIZE] | SECRET
    on: flag | OPEN


@rule
def tell_only(s, seats, what, a, b, c):
    """Tell the seats whose bits are set in `seats`."""
    log = s.log
    if log.on:
        i = log.told % LOG_SIZE
        log.what[i] = what
        log.seats[i] = seats
        log.a[i] = a
        log.b[i] = b
        log.c[i] = c
        log.told += 1


@rule
def tell(s, what, a, b, c):
    """Tell everybody."""
    tell_only(s, EVERYBODY, what, a, b, c)
