"""Dealing one's own cards: which characters are in the game, and who has which objective."""
from .....kernel.dice import draw, shuffle
from .....kernel.log import tell, tell_only
from .....kernel.rule import rule
from ...names import CARDS, FIRST_CUSTOM, FIRST_GOAL
from ...vocabulary import Told
from .goals import learn_goal


@rule("bethlem.custom.characters_drawn")
def draw_characters(s):
    """Of the characters to choose from as many stay in the game, at random, as there are rows; all know which."""
    left = 0
    for card in range(FIRST_CUSTOM, FIRST_GOAL):
        left += s.options.in_play[card]
    wanted = s.n_rows
    for card in range(FIRST_CUSTOM, FIRST_GOAL):
        if s.options.in_play[card]:
            if draw(s, left) < wanted:
                wanted -= 1
                tell(s, Told.CHARACTERS, card, 0, 0)
            else:
                s.options.in_play[card] = 0
            left -= 1


@rule("bethlem.custom.goals_dealt")
def deal_goals(s):
    """An objective to each player, who alone knows it."""
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


@rule
def tell_goals(s):
    for seat in range(s.n_players):
        tell_only(s, 1 << seat, Told.GOAL_DEALT, seat, s.own.goals[seat], 0)
