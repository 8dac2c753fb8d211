"""What a bot says by day, by rules of thumb: points for each sentence, from what its seat knows and believes.

Who plays for the inmates says what is so, as far as they know. Others lie where their side gains by it: they speak as
inmates, say of those who accuse them what these say of them, join in what is said against strangers, and keep to what
they have said, which is open to all.
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
"""Suspicion from which an inmate accuses somebody."""
COUNTER = 80
"""What it is worth to a liar to say of whoever speaks against them that they are one."""
JOINING = 15
"""What each who accuses somebody adds to what it is worth to a liar to join in."""


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
    """Everybody speaks as an inmate, once; who has been shown to be none says nothing of it."""
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
    """What is known for sure of somebody of whom nothing lies open; a lie where somebody has to be answered."""
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
    """Whom one wants out; liars want those whom others suspect too, and not many at once."""
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
