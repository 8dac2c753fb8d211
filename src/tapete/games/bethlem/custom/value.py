"""The value of a state to a player with an objective of their own, and their result at the end."""
from ....kernel.rule import rule
from ..names import Side
from ..rules.part import OWN_CARDS
from ..rules.sides import side_of
from ..summary import summarise_own
from ..value import chance_by_aim, mutineers_left
from .rules.goals import is_riser


@OWN_CARDS.changes(mutineers_left)
def covered_risers(s):
    n = 0
    for seat in range(s.n_players):
        if is_riser(s, seat) and not s.own.unmasked >> seat & 1:
            n += 1
    return n


@OWN_CARDS.changes(chance_by_aim)
def chance_of_goal(s, seat, mutineers):
    """A traitor's chance is the other side's, an inquisitor's is the share of objectives known."""
    if side_of(s, seat) == Side.INQUISITOR:
        return goals_known(s, seat) / (1.0 + s.n_players)
    return 1.0 - mutineers if s.own.traitor == Side.MUTINEERS else mutineers


@rule
def goals_known(s, seat):
    n = 0
    for other in range(s.n_players):
        n += s.own.goals_seen[other] >> seat & 1
    return n


@OWN_CARDS.changes(summarise_own)
def summarise_goals(s, row):
    for seat in range(s.n_players):
        row.goal[seat] = s.own.goals[seat]
