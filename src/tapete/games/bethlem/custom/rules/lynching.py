"""The effects of custom cards and occurrences on a lynching."""
from .....kernel.agenda import schedule
from .....kernel.log import tell
from .....kernel.rule import rule
from ...names import EVERYONE, Card, Op
from ...rules.ballots import choices, poll_cards
from ...rules.cards import is_in_game
from ...rules.lynching import (
    condemns_tied,
    counts_double_today,
    goes_on_lynching,
    how_voted,
    lender_in_tie,
    lynches_once_more,
    may_be_elected,
    tell_lent_card_votes,
    tell_lent_votes,
    tell_uncounted,
    votes_against,
    votes_of,
    votes_that_count,
    weight,
)
from ...rules.part import OWN_CARDS
from ...vocabulary import Told
from ..names import Occurrence, Work


@OWN_CARDS.changes(weight, "bethlem.custom.tools_citadels")
def royal_weight(s, seat):
    """The king's vote counts double."""
    return 2 * votes_of(s, seat) if s.own.royal == seat + 1 else votes_of(s, seat)


@OWN_CARDS.changes(counts_double_today)
def is_royal(s, seat):
    return s.own.royal == seat + 1


@OWN_CARDS.changes(tell_uncounted)
def tell_sheriffs_vote(s):
    sheriff = s.own.sheriff - 1
    if s.own.character == 3 and sheriff >= 0:
        for voter in range(s.n_players):
            if s.votes[voter] == sheriff + 1:
                tell(s, Told.ONE_VOTE_LESS, sheriff, 0, 0)
                return


@OWN_CARDS.changes(tell_lent_votes, "bethlem.custom.maze")
def tell_vote_of_the_maze(s, seat):
    """Tell that Responsibility, shut in the maze, doubles another player's vote. A player can add up the total to find
    which."""
    if lends_openly(s) and s.votes[s.own.mazer - 1] == seat + 1:
        tell_lent(s, 0)


@OWN_CARDS.changes(tell_lent_card_votes, "bethlem.custom.maze")
def tell_card_vote_of_the_maze(s):
    if lends_openly(s) and s.card_votes[s.own.mazer - 1]:
        tell_lent(s, 1)


@OWN_CARDS.changes(lender_in_tie, "bethlem.custom.maze")
def maze_in_tie(s, most):
    if not lends_openly(s) or s.votes[s.own.mazer - 1] == 0:
        return 0
    chosen = s.votes[s.own.mazer - 1] - 1
    return 0 + s.own.maze if may_be_elected(s, chosen) and votes_against(s, chosen) == most else 0


@rule
def lends_openly(s):
    """Whether the player in the maze is known to all to have responsibility."""
    shut_in = s.own.maze - 1
    return (shut_in >= 0 and s.traits[shut_in] == Card.RESPONSABILIDAD
            and s.traits_seen[shut_in] & EVERYONE == EVERYONE)


@rule
def tell_lent(s, cards):
    architect = s.own.mazer - 1
    tell(s, Told.LENT_VOTE, s.own.maze - 1, weight(s, architect) - 1 - how_voted(s, architect) % 2, cards)


@OWN_CARDS.changes(votes_that_count, "bethlem.custom.sheriff")
def votes_against_sheriff(s, seat, n):
    """One character of Bang takes a vote against the sheriff away."""
    return n - 1 if s.own.character == 3 and s.own.sheriff == seat + 1 and n else n


@OWN_CARDS.changes(condemns_tied, "bethlem.custom.two_birds")
def condemn_tied(s, most):
    """Two birds with one stone: a tie of votes condemns a card of each."""
    if s.own.now[Occurrence.DOS_PAJAROS] != s.round_no or most <= 0:
        return False
    for seat in range(s.n_players):
        if is_in_game(s, seat) and votes_against(s, seat) == most:
            s.own.tied |= 1 << seat
            tell(s, Told.CONDEMNED, seat, most, 0)
            tell_lent_votes(s, seat)
    schedule(s, Op.CUSTOM, Work.TIE, 0, 0)
    return True


@rule("bethlem.custom.two_birds")
def do_tie(s):
    """Handle the next of the tied: those who voted for that player vote for a card."""
    own = s.own
    seat = 0
    while not own.tied >> seat & 1:
        seat += 1
    own.tied &= ~(1 << seat)
    s.elected = seat + 1
    s.lynched = 0
    if choices(s) > 1:
        tell(s, Told.NEXT_TIED, seat, 0, 0)
    against = 0
    for voter in range(s.n_players):
        s.card_votes[voter] = 0
        if s.votes[voter] == seat + 1 and is_in_game(s, seat):
            against |= 1 << voter
    poll_cards(s, against)


@OWN_CARDS.changes(goes_on_lynching, "bethlem.custom.nap")
def lynches_on(s, which, died):
    """Whether the lynching goes on with the next of the tied. If nobody died at nap time, tomorrow's killers kill
    twice."""
    if s.own.tied:
        schedule(s, Op.CUSTOM, Work.TIE, 0, 0)
        return True
    if s.own.now[Occurrence.SIESTA] == s.round_no and not died:
        s.own.nap = 1
        tell(s, Told.NAP_KILLS, 0, 0, 0)
    return which == 2 and lynch_once_more(s)


@OWN_CARDS.changes(lynches_once_more, "bethlem.custom.party")
def lynch_once_more(s):
    """Whether there is one more lynching, after a night of feasting in which nobody died."""
    if s.own.lynchings == 0:
        return False
    s.own.lynchings -= 1
    tell(s, Told.FEAST_LYNCHING, 0, 0, 0)
    schedule(s, Op.POLL, 2, 0, 0)
    return True
