"""The tokens that the clockmaker's third power takes away: one of a card, and none of an event."""
from .....kernel.log import tell_only
from .....kernel.rule import rule
from ...names import NO_ATTACK, NOBODY, PAIRS_ON_TABLE, Doom
from ...rules.cards import spot
from ...rules.doom import may_be_spared, spare, spare_attacks
from ...vocabulary import Told
from ..names import ChoiceName, Power
from .goals import ask_power

FIRST_TOKEN, LAST_TOKEN = int(ChoiceName.DEATH_TOKEN), int(ChoiceName.PROTECTION)


@rule
def is_due(s, piece):
    """Whether patience has put off a card's death, and not that of leprosy. Nobody sees whom rabies has bitten."""
    it = s.pieces[piece]
    return it.due > 0 and it.due_doom != NO_ATTACK and not it.due_doom & Doom.CERTAIN


@rule("bethlem.custom.clock")
def has_token_of(s, piece, kind):
    """Whether a card has a token of a kind, by its `ChoiceName`."""
    match kind:
        case ChoiceName.DEATH_TOKEN: return may_be_spared(s, piece) or is_due(s, piece)
        case ChoiceName.SCYTHE_TOKEN: return s.reaped == piece + 1 or s.own.reaped_too == piece + 1
        case ChoiceName.ACCUSATION: return s.accused[0] == piece + 1 or s.accused[1] == piece + 1
        case ChoiceName.BROCCOLI: return s.own.extra[piece].broccoli > 0
        case ChoiceName.PROTECTION: return s.own.extra[piece].shield > 0
    return False


@rule
def has_token(s, piece):
    """Whether a card has a token that the clockmaker may take away."""
    if s.options.before_14:
        it = s.pieces[piece]
        marked = s.reaped == piece + 1 or s.accused[0] == piece + 1 or s.accused[1] == piece + 1
        return (it.doom > 0 or marked or it.due > 0 or s.own.extra[piece].broccoli > 0
                or s.own.extra[piece].shield > 0)
    for kind in range(FIRST_TOKEN, LAST_TOKEN + 1):
        if has_token_of(s, piece, kind):
            return True
    return False


@rule
def only_token(s, piece):
    """The kind of a card's only token; NOBODY if it has several kinds."""
    only = NOBODY
    for kind in range(FIRST_TOKEN, LAST_TOKEN + 1):
        if has_token_of(s, piece, kind):
            if only != NOBODY:
                return NOBODY
            only = kind
    return only


@rule("bethlem.custom.clock")
def clear_token(s, p, piece):
    """Take a token off a card; if it has several kinds of them, the clockmaker says which."""
    if s.options.before_14:
        clear_all(s, piece)
        return
    s.own.clearing = piece + 1
    only = only_token(s, piece)
    if only == NOBODY:
        ask_power(s, p, Power.CLOCK_TOKEN)
    else:
        take_token(s, p, only)


@rule("bethlem.custom.clock", "bethlem.tokens.two")
def take_token(s, p, kind):
    """Take a token of a kind off the card chosen. Its broccoli goes to the middle."""
    piece = s.own.clearing - 1
    s.own.clearing = 0
    match kind:
        case ChoiceName.DEATH_TOKEN: take_death(s, piece)
        case ChoiceName.SCYTHE_TOKEN:
            if s.reaped == piece + 1:
                s.reaped = 0
            else:
                s.own.reaped_too = 0
        case ChoiceName.ACCUSATION: s.accused[0 if s.accused[0] == piece + 1 else 1] = 0
        case ChoiceName.BROCCOLI:
            s.own.centre += 1
            s.own.extra[piece].broccoli -= 1
        case _: s.own.extra[piece].shield = 0
    tell_only(s, 1 << p, Told.TOKEN_TAKEN, spot(s, piece), kind, 0)


@rule
def take_death(s, piece):
    """Take tonight's death token off a card, or else the one of patience."""
    if may_be_spared(s, piece):
        spare_attacks(s, piece)
    else:
        forget_due(s, piece)


@rule
def forget_due(s, piece):
    s.pieces[piece].due = 0
    s.pieces[piece].due_by = 0
    s.pieces[piece].due_doom = 0


@rule
def clear_all(s, piece):
    """Remove all tokens from a card, as games before version 14 do."""
    spare(s, piece)
    forget_due(s, piece)
    if s.reaped == piece + 1:
        s.reaped = 0
    if s.own.reaped_too == piece + 1:
        s.own.reaped_too = 0
    for k in range(PAIRS_ON_TABLE):
        if s.accused[k] == piece + 1:
            s.accused[k] = 0
    s.own.centre += s.own.extra[piece].broccoli
    s.own.extra[piece].broccoli = 0
    s.own.extra[piece].shield = 0
