"""The record of the options that the rules read."""
from ...kernel.record import flag, i1, record, u1
from .names import CARDS, EVENTS

CALLS = 96
OCCURRENCES = 13


@record
class Options:
    in_play: flag[CARDS]        # the cards of this game
    events: flag[EVENTS]
    night: u1[CALLS]            # calls of the night, in order; 0 ends them
    first: flag[CALLS]          # only in the first round
    not_first: flag[CALLS]      # not in the first round
    narrator: flag              # the last seat narrates
    attack_passes: i1
    spy_seen: i1
    stalemate: i1
    bipolar_shown: flag
    # cards of one's own
    custom: flag
    extra: flag[CARDS]          # characters whose extra power is in the game
    every: i1                   # rounds from one periodic occurrence to the next, 0: there are none
    one_off: flag               # an objective that is revealed brings an occurrence
    occurrences: flag[OCCURRENCES]
    bets: i1                    # of each kind, in a game
    survivor_rounds: i1
    comas: i1
