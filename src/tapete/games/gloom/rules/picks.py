"""Characters picked for an effect: legal targets, and the effect on them."""
from ....kernel.agenda import Fault, fail, schedule
from ....kernel.rule import rule
from ..names import CHARACTERS, NONE, Kind, Outcome, Scope
from ..vocabulary import Do, Op
from .effects import MAY, SCOPE
from .piles import end_if_gone, expel, move_death, move_top, raise_character, strip_on, strip_top, swap_tops
from .sight import is_alive, is_dead, lay_on, lift_off, shows, top_of


@rule
def effect_of(code):
    """The effect in a PICK frame's second argument."""
    return code & (SCOPE - 1)


@rule
def may_decline(code):
    return code & MAY != 0


@rule
def in_scope(s, p, code, ch):
    """Whether the effect lets a seat pick this character, by its owner."""
    scope = code // SCOPE & Scope.ANY
    return scope & (Scope.OWN if s.characters[ch].owner == p else Scope.OTHERS) != 0


@rule
def is_negative(s, ch):
    return s.characters[ch].worth < 0


@rule
def has_modifier(s, ch):
    return s.characters[ch].top != NONE


@rule("gloom.effects.moved_obeys")
def suits(s, card, ch):
    """Whether a card's restrictions allow it on a character as it shows now; by an option only plays require that."""
    row = s.options.cards[card]
    if not s.options.moves_obey:
        return True
    return shows(s, ch, row.only) and (row.never == 0 or not shows(s, ch, row.never))


@rule
def suits_instead(s, card, ch):
    """The same in place of the character's top card, which is lifted only if the other card has restrictions."""
    row = s.options.cards[card]
    if not s.options.moves_obey or (row.only == 0 and row.never == 0):
        return True
    top = lift_off(s, ch)
    good = suits(s, card, ch)
    lay_on(s, top, ch)
    return good


@rule
def holds_replacement(s, p, ch):
    """Whether a seat holds a modifier that may take the place of the character's top one."""
    hand = s.seats[p].hand
    for i in range(hand.n):
        if s.options.cards[hand.cards[i]].kind == Kind.MODIFIER and suits_instead(s, hand.cards[i], ch):
            return True
    return False


@rule
def may_swap(s, one, two):
    """Whether each top modifier suits the other character, once its own is gone."""
    return suits_instead(s, top_of(s, one), two) and suits_instead(s, top_of(s, two), one)


@rule("gloom.effects.pick")
def may_pick(s, p, code, first, ch):
    """Whether a seat may pick a character; `first` is the one already picked for this effect + 1."""
    if first == 0:
        good = in_scope(s, p, code, ch) and is_first(s, effect_of(code), ch)
        return good and (effect_of(code) != Do.REPLACE_TOP or holds_replacement(s, p, ch))
    return is_second(s, effect_of(code), first - 1, ch)


@rule("gloom.effects.moved_obeys")
def only_disobeys(s, p, code, first, ch):
    """Whether only the restrictions of the card that would be moved there exclude a character."""
    obey = s.options.moves_obey
    s.options.moves_obey = False
    good = may_pick(s, p, code, first, ch)
    s.options.moves_obey = obey
    return good


@rule
def is_first(s, do, ch):
    match do:
        case Do.STRIP_TOP: good = is_alive(s, ch) and has_modifier(s, ch)
        case Do.STRIP_ALL: good = is_alive(s, ch) and has_modifier(s, ch)
        case Do.REPLACE_TOP: good = is_alive(s, ch) and has_modifier(s, ch)
        case Do.SWAP_TOPS: good = is_alive(s, ch) and has_modifier(s, ch) and has_second(s, do, ch)
        case Do.MOVE_TOP: good = is_alive(s, ch) and has_modifier(s, ch) and has_second(s, do, ch)
        case Do.RAISE: good = is_dead(s, ch)
        case Do.MOVE_DEATH: good = is_dead(s, ch) and has_second(s, do, ch)
        case _: good = is_alive(s, ch) and has_second(s, do, ch)
    return good


@rule
def is_second(s, do, first, ch):
    match do:
        case Do.SWAP_TOPS: good = ch != first and is_alive(s, ch) and has_modifier(s, ch) and may_swap(s, first, ch)
        case Do.MOVE_TOP: good = ch != first and is_alive(s, ch) and suits(s, top_of(s, first), ch)
        case Do.MOVE_DEATH: good = is_alive(s, ch) and is_negative(s, ch) and suits(s, top_of(s, first), ch)
        case _: good = is_dead(s, ch)
    return good


@rule
def has_second(s, do, first):
    for ch in range(CHARACTERS):
        if is_second(s, do, first, ch):
            return True
    return False


@rule
def can_pick(s, p, code, first):
    """Whether there is any character to pick."""
    for ch in range(CHARACTERS):
        if may_pick(s, p, code, first, ch):
            return True
    return False


@rule
def takes_two(do):
    return do == Do.SWAP_TOPS or do == Do.MOVE_TOP or do == Do.MOVE_DEATH or do == Do.EXPEL


@rule
def do_pick(s, p, code, first, ch):
    """Carry out an effect on the characters picked, or ask for the second."""
    do = effect_of(code)
    if first == 0 and takes_two(do):
        schedule(s, Op.PICK, p, code, ch + 1)
        return
    match do:
        case Do.STRIP_TOP: strip_top(s, ch)
        case Do.STRIP_ALL: strip_on(s, p, ch)
        case Do.SWAP_TOPS: swap_tops(s, first - 1, ch)
        case Do.MOVE_TOP: move_top(s, first - 1, ch)
        case Do.REPLACE_TOP: schedule(s, Op.REPLACE, p, ch, 0)
        case Do.RAISE: raise_character(s, ch)
        case Do.MOVE_DEATH: move_death(s, first - 1, ch)
        case Do.EXPEL: expel_both(s, first - 1, ch)
        case _: fail(s, Fault.UNKNOWN_FRAME)


@rule
def expel_both(s, ch, dead):
    expel(s, ch)
    expel(s, dead)
    if s.outcome == Outcome.RUNNING:
        end_if_gone(s, s.characters[ch].owner)
