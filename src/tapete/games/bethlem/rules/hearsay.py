"""How far a player believes statements: by the speaker, and by the speaker's words that the player knows to be
false."""
from ....kernel.rule import rule
from ..names import NOBODY, Word
from .cards import is_in_game
from .talk import is_against, is_plain

TOLD_RIGHT = -14
TOLD_WRONG = 22
"""Added to a speaker's suspicion for a true, or false, statement about a player whom the hearer knows."""
SEEN, THOUGHT = 40, 30
"""Added to a player's suspicion if another, fully believed, claims to have seen that they are a mutineer, or accuses
them. The same is subtracted for claims to have seen that they are not, or for vouching."""
FAITH = 120
"""How far an unsuspected speaker is believed, in percent; it falls with the suspicion."""
LIE = 14
"""How much less a speaker is believed for each openly known lie."""
SILENT = 25
"""Added if a player says nothing about themselves while others do."""


@rule
def weight_of(word):
    match word:
        case Word.SAW_GUILTY: return SEEN
        case Word.SAW_CLEAR: return -SEEN
        case Word.ACCUSED: return THOUGHT
        case Word.VOUCHED: return -THOUGHT
    return 0


@rule
def told_of_known(word, known):
    """What a statement about a player known to the hearer (100 a mutineer, 0 not) shows of the speaker: more if they
    claim to have seen it."""
    if word == Word.NONE or 0 < known < 100:
        return 0
    worth = TOLD_RIGHT if is_against(word) == (known == 100) else TOLD_WRONG
    return 2 * worth if word == Word.SAW_GUILTY or word == Word.SAW_CLEAR else worth


@rule
def trust(s, speaker, known):
    """How far a speaker is believed, in percent, if the hearer's facts about them are `known`; a mutineer is not
    believed."""
    return max(0, FAITH - known - LIE * s.lies[speaker]) if known < 100 else 0


@rule
def silence(s, seat):
    """The suspicion against a player who says nothing about themselves, once others have."""
    if s.claims[seat]:
        return 0
    for other in range(s.n_players):
        if s.claims[other]:
            return SILENT
    return 0


@rule
def accusers(s, seat):
    """How many players in the game speak against a player."""
    n = 0
    for other in range(s.n_players):
        if is_in_game(s, other) and is_against(s.said[other][seat]):
            n += 1
    return n


@rule
def accused_by(s, p):
    """How many players without an open card a player already accuses."""
    n = 0
    for seat in range(s.n_players):
        if is_against(s.said[p][seat]) and is_in_game(s, seat) and is_plain(s, seat) == NOBODY:
            n += 1
    return n
