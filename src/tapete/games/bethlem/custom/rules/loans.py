"""Powers lent for a night, and whether their call is over already."""
from .....kernel.rule import rule
from ...names import Card


@rule
def lend(s, k, card, p, piece):
    loan = s.own.loans[k]
    loan.card = card
    loan.seat = p + 1
    loan.source = piece + 1


@rule
def is_called_before(s, card):
    """Whether a character's call comes earlier in the night than the medium's."""
    for at in range(len(s.options.night)):
        call = s.options.night[at]
        if call == s.call:
            return False
        if call and call_of(s, card) == call:
            return True
    return False


@rule
def call_of(s, card):
    """The call of a character that comes before the medium's in the rulebook's order, or that after it."""
    match card:
        case Card.ARQUITECTO: call = 62
        case Card.VUDU: call = 63
        case Card.GAS: call = 64
        case Card.LUDOPATA: call = 65
        case Card.OTAKU: call = 66
        case Card.CYBORG: call = 67
        case Card.CHEF: call = 68
        case _: call = 255
    return call
