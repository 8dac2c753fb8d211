"""Votes: players who have lost theirs, and a lynching's second vote, for a card of the elected player."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NOBODY, ROW, Op
from ..vocabulary import Ask, Told
from .cards import row_of
from .may_point import why_not_verdict


@rule
def take_vote(s, seat, card):
    """A player may vote in no lynching from now on, because of a card; this is said of players who could vote."""
    if not s.voteless >> seat & 1:
        s.voteless |= 1 << seat
        tell(s, Told.VOTELESS, seat, card, 0)


@rule
def anything_to_lynch(s):
    """Whether the player elected has a card that may be voted for."""
    return choices(s) > 0


@rule
def choices(s):
    """How many cards of the player elected may be voted for."""
    n = 0
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == s.elected - 1 and why_not_verdict(s, place) == 0:
            n += 1
    return n


@rule
def only_choice(s):
    """The only card that may be voted for; NOBODY if there are more."""
    if choices(s) != 1:
        return NOBODY
    for place in range(ROW * s.n_rows):
        if s.owner[row_of(place)] == s.elected - 1 and why_not_verdict(s, place) == 0:
            return s.at[place]
    return NOBODY


@rule("bethlem.lynching.card")
def poll_cards(s, voters):
    """The voters, a bit for each, vote for a card; if only one can be chosen, nobody is asked."""
    only = only_choice(s)
    for seat in range(s.n_players):
        if voters >> seat & 1 and only != NOBODY:
            s.card_votes[seat] = only + 1
        elif voters >> seat & 1:
            schedule(s, Op.ASK, seat, Ask.VOTE_CARD, 0)
    schedule(s, Op.COUNT_CARDS, 0, 0, 0)
