"""How far a player believes what is said: by who says it, and by what of their words the player knows to be false."""
from ....kernel.rule import rule
from ..names import NOBODY, Word
from .cards import is_in_game
from .talk import is_against, is_plain

TOLD_RIGHT = -14
TOLD_WRONG = 22
"""What it adds to the suspicion of somebody that they have spoken truly, or falsely, of one whom the hearer knows."""
SEEN, THOUGHT = 40, 30
"""What it adds to somebody's suspicion that another, fully believed, says to have seen that they are a mutineer, or
accuses them; the same is taken away where they say to have seen that they are none, or vouch for them."""
FAITH = 120
"""How far somebody is believed, in percent, of whom nothing is suspected; it is less by how likely they are one."""
LIE = 14
"""How much less somebody is believed for each lie that lies open."""
SILENT = 25
"""What it adds that somebody says nothing of themselves where others do."""


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
    """What a word about one of whom the hearer knows (100 a mutineer, 0 none) says of whoever spoke: more if they say
    to have seen it."""
    if word == Word.NONE or 0 < known < 100:
        return 0
    worth = TOLD_RIGHT if is_against(word) == (known == 100) else TOLD_WRONG
    return 2 * worth if word == Word.SAW_GUILTY or word == Word.SAW_CLEAR else worth


@rule
def trust(s, speaker, known):
    """How far somebody's words are believed, in percent, of whom the hearer's facts say `known`: a mutineer's not."""
    return max(0, FAITH - known - LIE * s.lies[speaker]) if known < 100 else 0


@rule
def silence(s, seat):
    """What is thought of somebody who says nothing of themselves, once others have."""
    if s.claims[seat]:
        return 0
    for other in range(s.n_players):
        if s.claims[other]:
            return SILENT
    return 0


@rule
def accusers(s, seat):
    """How many who are in the game speak against a player."""
    n = 0
    for other in range(s.n_players):
        if is_in_game(s, other) and is_against(s.said[other][seat]):
            n += 1
    return n


@rule
def accused_by(s, p):
    """How many of whom nothing lies open a player accuses already."""
    n = 0
    for seat in range(s.n_players):
        if is_against(s.said[p][seat]) and is_in_game(s, seat) and is_plain(s, seat) == NOBODY:
            n += 1
    return n
