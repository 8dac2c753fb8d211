"""Powers lent for a night: to which seat, from which card, whether awakened, and whether their call is already over."""
from .....kernel.rule import rule
from ...calls import CALL_CARD
from ...names import LENT, NOBODY, ROW, Card, Phase
from ...rules.announce import is_used_from_elsewhere
from ...rules.calling import call_borrowers, wake
from ...rules.cards import find_card, has_borrowed, holder, is_alive, is_in_game, may_act, source_of_loan
from ...rules.knowledge import is_shown
from ...rules.may_point import may_take_place
from ...rules.part import OWN_CARDS
from ..names import CHEF_LOAN, LOANS, MIND_LOAN
from .idle import is_laughing


@rule
def lend(s, k, card, p, piece):
    loan = s.own.loans[k]
    loan.card = card
    loan.seat = p + 1
    loan.source = piece + 1


@rule
def lender(s, k, card):
    """The seat that has borrowed a card's power in the k-th loan, or NOBODY.

    A player who stands in for Wakerfield dies in another's place, so the card that has borrowed her must be alive. A
    card that laughs does not get up in another's turn either.
    """
    loan = s.own.loans[k]
    if loan.source and card == Card.WAKERFIELD and not is_alive(s, loan.source - 1):
        return NOBODY
    if loan.source and s.phase == Phase.NIGHT and is_laughing(s, s.pieces[loan.source - 1].card):
        return NOBODY
    return loan.seat - 1 if loan.card == card and loan.seat and is_in_game(s, loan.seat - 1) else NOBODY


@OWN_CARDS.changes(has_borrowed)
def has_on_loan(s, piece, card):
    """Whether a piece stands for a card whose power has been lent to it."""
    for k in range(LOANS):
        if s.own.loans[k].card == card and s.own.loans[k].source == piece + 1:
            return True
    return False


@OWN_CARDS.changes(is_used_from_elsewhere, "bethlem.day.calls_aloud")
def is_lent_aloud(s, card):
    """Whether a power on loan is named aloud: all but the architect's. All know who plays with dead cards, and with
    which.

    A card that has borrowed Wakerfield and has died is seen to be dead.
    """
    if s.borrowed == card or s.suggestion == card:
        return True
    for k in range(LOANS):
        loan = s.own.loans[k]
        if k != MIND_LOAN and loan.card == card:
            return card != Card.WAKERFIELD or loan.source == 0 or is_alive(s, loan.source - 1)
    if s.own.haunted == 0 or card == Card.WAKERFIELD:
        return False
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].card == card and s.pieces[piece].dead and holder(s, piece) == s.own.haunted - 1:
            return True
    return False


@OWN_CARDS.changes(source_of_loan)
def lent_to(s, k):
    """The piece to which the power of the k-th loan is lent."""
    return s.own.loans[k].source - 1


@OWN_CARDS.changes(call_borrowers, "bethlem.custom.medium")
def call_lenders(s, call, i, at, card, ask):
    """Call the players to whom the card's power is lent tonight."""
    for k in range(max(0, i - LENT), LOANS):
        p = lender(s, k, card)
        if p != NOBODY and (card != Card.WAKERFIELD or may_take_place(s, LENT + k)):
            wake(s, p, ask, LENT + k, call, LENT + k + 1, at)
            return True
    return False


@rule
def is_called_before(s, card):
    """Whether a character's call comes earlier in the night than the medium's."""
    for at in range(len(s.options.night)):
        call = s.options.night[at]
        if call == s.call:
            return False
        if call and CALL_CARD[call] == card:
            return True
    return False


@rule
def is_strong(s, p, card):
    """Whether a character's power is used awakened: it is awake and its holder's, or the chef has stolen it."""
    piece = find_card(s, card)
    if s.own.loans[CHEF_LOAN].card == card and s.own.loans[CHEF_LOAN].seat == p + 1:
        return True
    return piece != NOBODY and s.pieces[piece].woken == 1 and holder(s, piece) == p and may_act(s, piece)


@rule
def is_strong_aloud(s, p, card):
    """The same for an awakening that must be announced."""
    if s.own.loans[CHEF_LOAN].card == card and s.own.loans[CHEF_LOAN].seat == p + 1:
        return True
    return is_strong(s, p, card) and is_shown(s, find_card(s, card))


@rule
def borrows(s, p, card):
    for k in range(LOANS):
        if lender(s, k, card) == p:
            return True
    return False


@rule
def source(s, p, card):
    """The piece from which a player uses a character's power."""
    for k in range(LOANS):
        if lender(s, k, card) == p:
            return s.own.loans[k].source - 1
    return find_card(s, card)
