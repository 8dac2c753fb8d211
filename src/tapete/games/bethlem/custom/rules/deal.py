"""Deal the custom cards: which characters are in the game, and who has which objective."""
from .....kernel.dice import shuffle
from .....kernel.log import tell_only
from ...names import CARDS, FIRST_CUSTOM, FIRST_GOAL
from ...rules.draft import deal_more, tell_more
from ...rules.part import OWN_CARDS
from ...setup import draw_cards, leave_to_lot
from ...vocabulary import Told
from .goals import learn_goal


@OWN_CARDS.changes(draw_cards, "bethlem.custom.characters_drawn")
def draw_characters(s):
    """Keep as many of the characters to choose from as there are rows, at random; all learn which."""
    among = 0
    for card in range(FIRST_CUSTOM, FIRST_GOAL):
        among |= s.options.in_play[card] << card
    leave_to_lot(s, among, s.n_rows)


@OWN_CARDS.changes(deal_more, "bethlem.custom.goals_dealt")
def deal_goals(s):
    """Deal an objective to each player, who alone knows it."""
    n = 0
    for card in range(FIRST_GOAL, CARDS):
        if s.options.in_play[card]:
            s.proposals[n] = card
            n += 1
    shuffle(s, s.proposals, n)
    for seat in range(s.n_players):
        s.own.goals[seat] = s.proposals[seat]
        s.proposals[seat] = 0
    for i in range(len(s.proposals)):
        s.proposals[i] = 0
    for seat in range(s.n_players):
        learn_goal(s, seat, seat)


@OWN_CARDS.changes(tell_more)
def tell_goals(s):
    for seat in range(s.n_players):
        tell_only(s, 1 << seat, Told.GOAL_DEALT, seat, s.own.goals[seat], 0)
