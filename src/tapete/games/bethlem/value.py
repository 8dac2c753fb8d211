"""The value of a state for a search."""
from enum import IntEnum

from ...kernel.rule import rule
from .names import ROW, Card, Group, Outcome, Phase, Side
from .rules.cards import find_card, group_of, holder, is_alive, is_in_game, is_mutineer, living
from .rules.part import OWN_CARDS
from .rules.sides import partner, side_of


@rule
def share(mine, others):
    """My share of a total, between 0 and 1."""
    return (1.0 + mine) / (2.0 + mine + others)


@rule
def lives_of(s, side):
    """The living cards of a side's players, the reserve included."""
    n = 0
    for seat in range(s.n_players):
        mine = side_of(s, seat)
        if mine == side or (side == Side.MUTINEERS and (mine == Side.RICHARD or mine == Side.RENEGADE)):
            n += living(s, seat)
    return n


@rule
def all_lives(s):
    n = 0
    for seat in range(s.n_players):
        n += living(s, seat)
    return n


@OWN_CARDS.may_change()
def mutineers_left(s):
    """The number of mutineers that the inmates still have to find."""
    n = 0
    for piece in range(ROW * s.n_rows):
        if is_mutineer(s, piece) and not s.pieces[piece].dead:
            n += 1
    return n


@rule
def director_left(s, seat):
    """The cards that the director still wants dead."""
    piece = find_card(s, Card.KRUGMAN)
    group = Group.P2 if s.pieces[piece].dead else Group.P1
    n = 0
    for other in range(ROW * s.n_rows):
        if is_alive(s, other) and holder(s, other) != seat and group_of(s.pieces[other].card) == group:
            n += 1
    return n


@rule
def chance(s, seat):
    """An estimate of a player's chance: how near the own side's aim is, compared with the other's."""
    side = side_of(s, seat)
    everything = all_lives(s)
    of_mutineers = lives_of(s, Side.MUTINEERS)
    wits = mutineers_left(s)
    mutineers = share(3.0 * wits + of_mutineers, everything - of_mutineers)
    match side:
        case Side.MUTINEERS: worth = mutineers
        case Side.INMATES: worth = 1.0 - mutineers
        case Side.DIRECTOR: worth = 0.7 / (1.0 + director_left(s, seat))
        case Side.PACT:
            mine = living(s, seat) + living(s, partner(s, seat))
            worth = share(mine, everything - mine) if is_in_game(s, seat) else 0.0
        case Side.TRAITOR: worth = chance_by_aim(s, seat, mutineers)
        case Side.INQUISITOR: worth = chance_by_aim(s, seat, mutineers)
        case Side.HATE: worth = share(living(s, seat), living(s, partner(s, seat)))
        case _: worth = share(living(s, seat), everything - living(s, seat)) if is_in_game(s, seat) else 0.0
    return min(0.95, max(0.05, worth))


@OWN_CARDS.may_change()
def chance_by_aim(s, seat, mutineers):
    """The same for a player with their own aim; `mutineers`: the mutineers' chance."""
    return 0.0


@rule
def clock(s):
    """How far a game has come: a tick for each call of the night and each phase of the day."""
    return s.round_no * 64 + (call_number(s) if s.phase <= Phase.NIGHT else 56 + s.phase)


@rule
def call_number(s):
    """The index of the current call in the order of the night."""
    for at in range(len(s.options.night)):
        if s.options.night[at] == s.call:
            return min(at, 55)
    return 0


@rule
def value(s, seat):
    """The value of a state to a seat, 0 to 1; of an ended game it is 1 for a winner and 0 for the others."""
    if s.outcome != Outcome.RUNNING:
        return 1.0 if s.winners >> seat & 1 else 0.0
    return chance(s, seat) if seat < s.n_players else 0.0


class Feature(IntEnum):
    """Features of a player for a fitted value: their side, and that side's chance as `chance` estimates it, each in its
    own place; then the facts that count for every side."""

    OTHER, MUTINEERS, INMATES, DIRECTOR, RICHARD, PACT, HATE = range(7)
    OTHER_CHANCE, MUTINEERS_CHANCE, INMATES_CHANCE, DIRECTOR_CHANCE, RICHARD_CHANCE, PACT_CHANCE, HATE_CHANCE = range(
        7, 14)
    SEATS, ROUND, LIVES, ALL_LIVES, WITS, IN_GAME = range(14, 20)


FEATURES = tuple(name.lower() for name in Feature.__members__)


@rule
def features(s, seat, seen):
    """Write a player's features in a running game; see `Feature`."""
    side = side_of(s, seat)
    at = side if side <= Side.HATE else 0
    seen[Feature.OTHER + at] = 1.0
    seen[Feature.OTHER_CHANCE + at] = chance(s, seat)
    seen[Feature.SEATS] = s.n_players
    seen[Feature.ROUND] = min(20, s.round_no) / 5.0
    seen[Feature.LIVES] = living(s, seat)
    seen[Feature.ALL_LIVES] = all_lives(s) / 5.0
    seen[Feature.WITS] = mutineers_left(s)
    seen[Feature.IN_GAME] = 1.0 if is_in_game(s, seat) else 0.0
