"""A seat's beliefs in games whose sides come from objectives."""
from ...names import CARDS, FIRST_GOAL, NOBODY, Card, Group, Side
from ...rules.beliefs import enmity_by_aim, is_better_spared, knows, standing, suspicion, wish_by_card, wish_by_side
from ...rules.cards import group_of, holder, is_in
from ...rules.part import OWN_CARDS
from ...rules.sides import side_of
from ...rules.talk import is_plain
from ..names import RENEGADES


@OWN_CARDS.changes(standing)
def standing_by_goal(s, viewer, seat):
    """A viewer's own facts about a player, from the objectives that may have been dealt to them; a traitor counts
    half."""
    if s.own.mad >> seat & 1:
        return 100
    if s.own.sane >> seat & 1:
        return 0
    mutineers = 0
    every = 0
    for card in range(FIRST_GOAL, CARDS):
        if s.may[viewer][card] >> seat & 1:
            every += 2
            mutineers += 2 if is_in(card, RENEGADES) else 1 if card == Card.TRAIDOR else 0
    return 100 * mutineers // max(1, every)


@OWN_CARDS.changes(enmity_by_aim)
def enmity_by_goal(s, viewer, seat):
    """Traitors want their own side to lose, an inquisitor players whose objective is not known yet."""
    match side_of(s, viewer):
        case Side.TRAITOR:
            of_mutineers = suspicion(s, viewer, seat)
            return of_mutineers - 40 if s.own.traitor == Side.MUTINEERS else 70 - of_mutineers
        case Side.INQUISITOR: return 20 if s.own.goals_seen[seat] >> viewer & 1 else 50
    return 50


@OWN_CARDS.changes(is_better_spared)
def may_win_by_dying(s, seat):
    """Whether a player is the last survivor in the rounds in which dying wins."""
    return s.own.announced == seat + 1 and s.round_no <= s.options.survivor_rounds


@OWN_CARDS.changes(wish_by_card)
def wish_by_goal(s, viewer, piece, wish):
    """The survivor's own card is left alone; inmates look for the main cards of players still masked."""
    seat = holder(s, piece)
    it = s.pieces[piece]
    known = knows(s, viewer, piece)
    if may_win_by_dying(s, seat):
        return wish - 80 if not known or it.card == Card.SUPERVIVIENTE else wish // 2
    if side_of(s, viewer) != Side.INMATES:
        return wish_by_side(s, viewer, piece, wish)
    if s.own.unmasked >> seat & 1:
        return -20
    main = it.grouped >> viewer & 1 if not known else 1 if group_of(it.card) == Group.P1 else 0
    return wish + (60 if main else -20 if known else 0)


@OWN_CARDS.changes(is_plain)
def is_unmasked(s, seat):
    """The side that a player's open objective shows; a therapy may have changed the side since."""
    if not s.own.unmasked >> seat & 1 or (s.own.mad | s.own.sane) >> seat & 1 or s.own.goals[seat] == Card.TRAIDOR:
        return NOBODY
    return 100 if is_in(s.own.goals[seat], RENEGADES) else 0
