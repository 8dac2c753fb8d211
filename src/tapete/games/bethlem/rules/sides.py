"""Sides, and who has won."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import NOBODY, ROW, Card, Cause, Group, Mode, Outcome, Side
from ..vocabulary import Told
from .cards import find_card, group_of, has_mutineer, holder, is_alive, is_in_game, is_mutineer, living, was_maddened
from .doom import tell_cut_short
from .future import judge_at_the_end
from .part import OWN_CARDS


@rule
def partner(s, seat):
    """The player bound to this one by a pact, or NOBODY."""
    if s.unbound:
        return NOBODY
    if s.pact[0] == seat + 1:
        return s.pact[1] - 1
    if s.pact[1] == seat + 1:
        return s.pact[0] - 1
    return NOBODY


@rule("bethlem.sides.priority", "bethlem.sides.hate")
def side_of(s, seat):
    """The side whose aim a player follows; if its aim has become impossible, the next side."""
    if s.mode != Mode.NORMAL:
        return s.team[seat]
    other = partner(s, seat)
    if other != NOBODY and not s.hate:
        return Side.PACT
    if other != NOBODY and (living(s, other) > 0 or s.hate_won >> seat & 1):
        return Side.HATE
    return side_by_cards(s, seat)


@OWN_CARDS.may_change()
def side_by_cards(s, seat):
    """The side of a player who is not bound by a pact."""
    if s.turned >> seat & 1:
        return Side.MUTINEERS
    if holds(s, seat, Card.RICHARD_DADD):
        return Side.RICHARD
    if has_mutineer(s, seat) or holds_maddened(s, seat):
        return Side.MUTINEERS
    return Side.DIRECTOR if holds(s, seat, Card.KRUGMAN) else Side.INMATES


@rule
def holds(s, seat, card):
    """Whether a player's row contains a card, dead or alive, that is in its senses as dealt."""
    piece = find_card(s, card)
    return piece != NOBODY and holder(s, piece) == seat and not s.pieces[piece].lobotomized


@rule
def holds_maddened(s, seat):
    for piece in range(ROW * s.n_rows):
        if was_maddened(s, piece) and holder(s, piece) == seat:
            return True
    return False


@OWN_CARDS.may_change("bethlem.sides.inmates")
def inmates_have_won(s):
    """No mutineer lives; a cured one does not count."""
    for piece in range(ROW * s.n_rows):
        if not s.pieces[piece].dead and is_mutineer(s, piece):
            return False
    return True


@OWN_CARDS.may_change()
def rises_with_others(s, seat):
    """Whether a player of another side gets up with the mutineers."""
    return False


@OWN_CARDS.may_change()
def aim_is_reached(s, seat, inmates, mutineers):
    """Whether a player of a side of their own has reached its aim; `inmates`, `mutineers`: whether these have theirs.
    """
    return False


@OWN_CARDS.may_change()
def wins_as(s, seat, won):
    """As what a player who has `won` with a side wins, 0 for none: another aim may be reached too."""
    return won


@rule("bethlem.sides.mutineers")
def mutineers_have_won(s):
    """All players who neither are nor pretend to be mutineers are out, and a mutineer is not."""
    alive = False
    for seat in range(s.n_players):
        side = side_of(s, seat)
        if side == Side.MUTINEERS:
            alive = alive or is_in_game(s, seat)
        elif side == Side.RENEGADE or rises_with_others(s, seat):
            continue
        elif side != Side.RICHARD and is_in_game(s, seat):
            return False
    return alive


@rule("bethlem.sides.director")
def director_has_won(s, seat):
    """While Krugman lives, the others' main characters must be dead; then, their secondary ones."""
    piece = find_card(s, Card.KRUGMAN)
    group = Group.P2 if s.pieces[piece].dead else Group.P1
    for other in range(ROW * s.n_rows):
        if is_alive(s, other) and holder(s, other) != seat and group_of(s.pieces[other].card) == group:
            return False
    return is_in_game(s, seat)


@rule("bethlem.sides.richard", "bethlem.sides.pact")
def are_the_last(s, seats):
    """Whether these players, a bit for each, all live and nobody else does."""
    for seat in range(s.n_players):
        if (seats >> seat & 1 == 1) != is_in_game(s, seat):
            return False
    return True


@rule("bethlem.sides.hate")
def has_won(s, seat, inmates, mutineers):
    match side_of(s, seat):
        case Side.MUTINEERS: won = mutineers
        case Side.INMATES: won = inmates
        case Side.DIRECTOR: won = director_has_won(s, seat)
        case Side.RICHARD: won = are_the_last(s, 1 << seat)
        case Side.RENEGADE: won = are_the_last(s, 1 << seat)
        case Side.TRAITOR: won = aim_is_reached(s, seat, inmates, mutineers)
        case Side.INQUISITOR: won = aim_is_reached(s, seat, inmates, mutineers)
        case Side.PACT: won = pact_has_won(s, seat)
        case _: won = s.hate_won >> seat & 1 == 1
    return won


@rule("bethlem.awakening.pact")
def pact_has_won(s, seat):
    """The two are the last, but for an awakened pact card."""
    both = (1 << seat) | (1 << partner(s, seat))
    if are_the_last(s, both):
        return True
    piece = find_card(s, Card.PACTO_DE_SANGRE)
    if piece == NOBODY or not s.pieces[piece].woken or s.pieces[piece].dead or living(s, holder(s, piece)) != 1:
        return False
    return are_the_last(s, both | (1 << holder(s, piece)))


@rule("bethlem.end.at_once", "bethlem.end.together", "bethlem.end.nobody")
def check_end(s):
    """The game ends as soon as an aim is reached, or nobody is left."""
    if s.outcome:
        return
    inmates = inmates_have_won(s)
    mutineers = mutineers_have_won(s)
    left = 0
    for seat in range(s.n_players):
        if is_in_game(s, seat):
            left += 1
        won = wins_as(s, seat, side_of(s, seat) if has_won(s, seat, inmates, mutineers) else 0)
        if won:
            s.winners |= 1 << seat
            s.won_as[seat] = won
            if s.cause == Cause.NONE:
                s.cause = won
    if s.winners:
        s.outcome = Outcome.WON
    elif left == 0:
        s.outcome = Outcome.NOBODY
        s.cause = Cause.ALL_DEAD
    announce_end(s)


@rule
def announce_end(s):
    if s.outcome:
        tell_cut_short(s)
        judge_at_the_end(s)
        several = 0
        for seat in range(s.n_players):
            if s.winners >> seat & 1:
                tell(s, Told.WON, seat, s.won_as[seat], 0)
                if s.won_as[seat] != s.cause:
                    several = 1
        tell(s, Told.ENDED, s.cause, several, 0)


@rule("bethlem.end.nobody")
def check_stalemate(s):
    """After so many rounds in which nothing dies nobody has won."""
    s.quiet = 0 if s.deaths else s.quiet + 1
    if not s.outcome and s.quiet >= s.options.stalemate:
        s.outcome = Outcome.NOBODY
        s.cause = Cause.STALEMATE
        announce_end(s)
