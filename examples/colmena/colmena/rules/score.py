"""What a hive is worth. `extra` is a card that counts as if it lay there too, 0 for none."""
from tapete.game import rule

from ..model import Player
from ..vocabulary import Cell
from .cards import next_seat, seat_before

MOST = 55           # points that the best possible hive has


@rule
def cells(me: Player, card, extra):
    return me.hive[card - 1] + (1 if card == extra else 0)


@rule("colmena.score.flowers")
def flower_points(me: Player, extra):
    clover = cells(me, Cell.CLOVER, extra)
    sunflower = cells(me, Cell.SUNFLOWER, extra)
    dandelion = cells(me, Cell.DANDELION, extra)
    sets = min(clover, min(sunflower, dandelion))
    return 7 * sets + clover + sunflower + dandelion - 3 * sets


@rule("colmena.score.honey")
def honey_points(me: Player, extra):
    pots = min(cells(me, Cell.HONEY, extra), 5)
    return pots * (pots + 1) // 2


@rule("colmena.score.brood")
def brood_points(me: Player, extra):
    return cells(me, Cell.BROOD, extra) * (3 if cells(me, Cell.QUEEN, extra) else 1)


@rule("colmena.score.guards")
def guard_points(s, p, extra):
    """With two seats there is one neighbour only."""
    mine = cells(s.players[p], Cell.GUARD, extra)
    points = 3 if mine > s.players[next_seat(s, p)].hive[Cell.GUARD - 1] else 0
    if s.n_seats > 2 and mine > s.players[seat_before(s, p)].hive[Cell.GUARD - 1]:
        points += 3
    return points


@rule("colmena.score.pollen")
def pollen_points(s, p, extra):
    points = cells(s.players[p], Cell.POLLEN, extra) + s.players[next_seat(s, p)].hive[Cell.POLLEN - 1]
    if s.n_seats > 2:
        points += s.players[seat_before(s, p)].hive[Cell.POLLEN - 1]
    return points


@rule("colmena.score.wasps")
def wasp_points(me: Player, extra):
    return cells(me, Cell.WASP, extra)


@rule
def score_with(s, p, extra):
    me = s.players[p]
    alone = flower_points(me, extra) + honey_points(me, extra) + brood_points(me, extra) + wasp_points(me, extra)
    return alone + guard_points(s, p, extra) + pollen_points(s, p, extra)


@rule
def score_of(s, p):
    return score_with(s, p, 0)
