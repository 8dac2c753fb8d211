"""The greedy bot's talk by day: points for each sentence, from what its seat knows and believes.

A player for the inmates speaks the truth, as far as they know it. Others lie if their side gains by it. They speak as
inmates, return the accusations of their accusers, join in accusations against strangers, and keep to their earlier
statements, which are open to all.
"""
from ...kernel.menu import first_of, kind_of, second_of
from ...kernel.rule import rule
from .names import NOBODY, Finding, Side, Word
from .rules.beliefs import enmity, is_ally, standing, suspicion
from .rules.hearsay import accused_by, accusers
from .rules.sides import side_of
from .rules.talk import is_against, is_plain
from .vocabulary import Act

UNHEARD = -50
DOUBT = 95
"""With so much suspicion, an inmate accuses a player."""
COUNTER = 80
"""Points for a liar who claims that their accuser is a mutineer."""
JOINING = 15
"""Points that each accuser adds for a liar who joins in."""


@rule
def is_honest(s, p):
    side = side_of(s, p)
    return side == Side.INMATES or side == Side.INQUISITOR


@rule
def points_of_sentence(s, p, action):
    a = first_of(action)
    b = second_of(action)
    match kind_of(action):
        case Act.CLAIM: return points_of_claim(s, p, a)
        case Act.ACCUSE: return points_of_accusing(s, p, a)
        case Act.VOUCH: return points_of_vouching(s, p, a)
        case Act.SAW: return points_of_seeing(s, p, a, b)
    return 0


@rule
def points_of_claim(s, p, side):
    """Everybody claims once to be an inmate; a player who is openly not one says nothing about it."""
    return 100 if side == Side.INMATES and s.claims[p] == 0 and is_plain(s, p) != 100 else UNHEARD


@rule
def speaks_against_us(s, p, seat):
    """Whether somebody speaks against a player or one of theirs."""
    if is_against(s.said[seat][p]):
        return True
    for other in range(s.n_players):
        if other != p and is_against(s.said[seat][other]) and is_ally(s, p, other):
            return True
    return False


@rule
def points_of_seeing(s, p, finding, seat):
    """Points for certain knowledge about a player without open cards; or for a lie, if a player must be answered."""
    if is_plain(s, seat) != NOBODY or (not is_honest(s, p) and s.said[p][seat] != Word.NONE):
        return UNHEARD
    known = standing(s, p, seat)
    if is_honest(s, p):
        if finding == Finding.GUILTY:
            return 90 if known == 100 else UNHEARD
        return UNHEARD + 10 * accusers(s, seat) if known == 0 else UNHEARD
    if finding == Finding.CLEAR:
        return 20 * accusers(s, seat) - 30 if is_ally(s, p, seat) else UNHEARD
    if is_ally(s, p, seat):
        return UNHEARD
    if speaks_against_us(s, p, seat):
        return COUNTER
    return UNHEARD + JOINING * accusers(s, seat) - 40 * accused_by(s, p)


@rule
def points_of_accusing(s, p, seat):
    """Points for accusing an enemy; liars accuse players whom others suspect too, and not many at once."""
    if s.said[p][seat] != Word.NONE or is_plain(s, seat) != NOBODY or is_ally(s, p, seat):
        return UNHEARD
    if is_honest(s, p):
        return suspicion(s, p, seat) - DOUBT
    return 60 + JOINING * accusers(s, seat) - 30 * accused_by(s, p) + enmity(s, p, seat) // 10


@rule
def points_of_vouching(s, p, seat):
    if s.said[p][seat] != Word.NONE or is_plain(s, seat) != NOBODY:
        return UNHEARD
    if is_honest(s, p):
        return 15 - suspicion(s, p, seat)
    return 12 * accusers(s, seat) - 20 if is_ally(s, p, seat) else UNHEARD
