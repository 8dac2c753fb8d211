"""What viewers know: cards seen, groups known, and which rows may hold which cards.

Facts are kept so that each concerns one group at a time: a card is known, a piece is known to be a main
character, a row may or may not hold a card. That makes the deals that a viewer cannot tell apart countable, and
`hidden.redeal` draws one of them exactly. Facts that would tie groups together (who could have done what) are
left to the agents to weigh.
"""
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..custom.names import RISERS
from ..names import (
    CARDS,
    EVERYONE,
    FIRST_CUSTOM,
    FIRST_GOAL,
    FIRST_OF,
    MUTINEERS,
    ROW,
    VIEWERS,
    Card,
    Group,
)
from ..vocabulary import Told
from .cards import group_of, holder, is_in, spot


@rule
def learn_trait(s, viewer, seat):
    """A viewer learns a seat's personality."""
    if s.traits_seen[seat] >> viewer & 1:
        return
    s.traits_seen[seat] |= 1 << viewer
    narrow(s, viewer, s.traits[seat], seat)


@rule
def narrow(s, viewer, card, row):
    """Only this row holds this card, and no other of its group."""
    group = group_of(card)
    if group == Group.GOAL:
        rule_out(s, viewer, row, FIRST_GOAL, CARDS)
    else:
        rule_out(s, viewer, row, FIRST_OF[group], FIRST_OF[group + 1])
    if group == Group.P1 and s.options.custom:
        rule_out(s, viewer, row, FIRST_CUSTOM, FIRST_GOAL)
    s.may[viewer][card] = 1 << row


@rule
def rule_out(s, viewer, row, first, end):
    """This row holds none of the cards from `first` to before `end`."""
    for card in range(first, end):
        s.may[viewer][card] &= ~(1 << row)


@rule
def learn_card(s, viewer, o):
    """A viewer learns which card a piece is."""
    piece = s.pieces[o]
    if piece.known >> viewer & 1:
        return
    piece.known |= 1 << viewer
    piece.grouped |= 1 << viewer
    narrow(s, viewer, piece.card, o // ROW)


@rule
def show_to_all(s, o):
    for viewer in range(VIEWERS):
        learn_card(s, viewer, o)


@rule
def show_trait(s, seat):
    for viewer in range(VIEWERS):
        learn_trait(s, viewer, seat)
    tell(s, Told.TRAIT_SHOWN, seat, s.traits[seat], 0)


@rule
def is_shown(s, o):
    """Whether everybody knows a card."""
    return s.pieces[o].known & EVERYONE == EVERYONE


@rule
def learn_main(s, viewer, row, cards):
    """A viewer learns that a row was dealt one of these main characters.

    Where it was not, the card has been shown to all: dead, or lobotomized, it is what it was dealt as no more.
    """
    for o in range(ROW * row, ROW * row + ROW):
        card = s.pieces[o].card
        if group_of(card) == Group.P1 and not is_in(card, cards):
            return
    for card in range(1, CARDS):
        if s.may[viewer][card] and group_of(card) == Group.P1 and not is_in(card, cards):
            s.may[viewer][card] &= ~(1 << row)


@rule
def has_strangers(s, seat):
    """Whether some card of a player was dealt to another row, or one of theirs has gone."""
    for o in range(ROW * s.n_rows):
        if (s.owner[o // ROW] == seat) != (holder(s, o) == seat):
            return True
    return False


@rule
def learn_rises(s, viewer, seat, rises):
    """A viewer learns whether a player gets up with the mutineers; Mary Firth may do so in another's place.

    Where cards have changed owners the fact would tie rows together, and where a player has two rows it would
    not say which: then it is told and not kept.
    """
    if s.options.custom:
        if rises:
            learn_rising_goal(s, viewer, seat)
        return
    if has_strangers(s, seat) or s.mode:
        return
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            cards = MUTINEERS | (1 << Card.MARY_FIRTH)
            learn_main(s, viewer, row, cards if rises else ~MUTINEERS)


@rule
def learn_rising_goal(s, viewer, seat):
    """Up with the mutineers: the objective is one of those that may be, unless a therapy has turned it."""
    if s.own.mad >> seat & 1:
        return
    for card in range(FIRST_GOAL, CARDS):
        if s.may[viewer][card] and not is_in(card, RISERS):
            s.may[viewer][card] &= ~(1 << seat)


@rule
def learn_mutineer(s, viewer, seat, yes):
    """A viewer learns for certain whether a player holds a mutineer."""
    if s.options.custom or has_strangers(s, seat) or s.mode:
        return
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            learn_main(s, viewer, row, MUTINEERS if yes else ~MUTINEERS)


@rule
def learn_piece_is_mutineer(s, viewer, o):
    """A viewer learns that a piece is a mutineer, not which."""
    s.pieces[o].grouped |= 1 << viewer
    learn_main(s, viewer, o // ROW, MUTINEERS)


@rule
def learn_holder(s, viewer, card, seat):
    """A viewer learns, in the first night, that a player was dealt this card or its like."""
    rows = 0
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            rows |= 1 << row
    s.may[viewer][card] &= rows


@rule
def tell_card(s, viewer, o):
    """A viewer looks at a card."""
    learn_card(s, viewer, o)
    tell_only(s, 1 << viewer, Told.SAW_CARD, spot(s, o), s.pieces[o].card, 0)
