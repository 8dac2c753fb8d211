"""What viewers know: cards seen, groups known, and which rows may hold which cards.

Each fact concerns one group only: a card is known, a piece is known to be a main character, a row may or may not hold a
card. The deals that a viewer cannot distinguish can then be counted, and `redealing.redeal` draws one of them exactly.
Facts that would tie groups together (who could have done what) are left to the agents.
"""
from ....kernel.log import tell, tell_only
from ....kernel.rule import rule
from ..names import CARDS, EVERYONE, FIRST_CUSTOM, FIRST_GOAL, FIRST_OF, MUTINEERS, ROW, VIEWERS, Card, Group
from ..vocabulary import Told
from .cards import group_of, holder, is_in, spot
from .part import OWN_CARDS


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
    if group == Group.P1:
        rule_out(s, viewer, row, FIRST_CUSTOM, FIRST_GOAL)
    s.may[viewer][card] = 1 << row


@rule
def rule_out(s, viewer, row, first, end):
    """This row holds none of the cards from `first` to before `end`."""
    for card in range(first, end):
        s.may[viewer][card] &= ~(1 << row)


@rule
def learn_card(s, viewer, piece):
    """A viewer learns which card a piece is."""
    it = s.pieces[piece]
    if it.known >> viewer & 1:
        return
    it.known |= 1 << viewer
    it.grouped |= 1 << viewer
    narrow(s, viewer, it.card, piece // ROW)


@rule
def show_to_all(s, piece):
    for viewer in range(VIEWERS):
        learn_card(s, viewer, piece)


@rule
def show_trait(s, seat):
    for viewer in range(VIEWERS):
        learn_trait(s, viewer, seat)
    tell(s, Told.TRAIT_SHOWN, seat, s.traits[seat], 0)


@rule
def is_shown(s, piece):
    """Whether everybody knows a card."""
    return s.pieces[piece].known & EVERYONE == EVERYONE


@rule
def learn_main(s, viewer, row, cards):
    """A viewer learns that a row was dealt one of these main characters.

    If it was not, the card has been shown to all: dead or lobotomized, it is no longer what it was dealt as.
    """
    for piece in range(ROW * row, ROW * row + ROW):
        card = s.pieces[piece].card
        if group_of(card) == Group.P1 and not is_in(card, cards):
            return
    for card in range(1, CARDS):
        if s.may[viewer][card] and group_of(card) == Group.P1 and not is_in(card, cards):
            s.may[viewer][card] &= ~(1 << row)


@rule
def has_strangers(s, seat):
    """Whether a card of a player was dealt to another row, or one of theirs has gone."""
    for piece in range(ROW * s.n_rows):
        if (s.owner[piece // ROW] == seat) != (holder(s, piece) == seat):
            return True
    return False


@OWN_CARDS.may_change()
def learn_rises(s, viewer, seat, rises):
    """A viewer learns whether a player gets up with the mutineers; Mary Firth may do so in another's place.

    If cards have changed owners, the fact would tie rows together. If a player has two rows, it would not say which.
    Then it is told but not stored.
    """
    if has_strangers(s, seat) or s.mode:
        return
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            cards = MUTINEERS | (1 << Card.MARY_FIRTH)
            learn_main(s, viewer, row, cards if rises else ~MUTINEERS)


@OWN_CARDS.may_change()
def learn_mutineer(s, viewer, seat, yes):
    """A viewer learns for certain whether a player holds a mutineer."""
    if has_strangers(s, seat) or s.mode:
        return
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            learn_main(s, viewer, row, MUTINEERS if yes else ~MUTINEERS)


@rule
def learn_piece_is_mutineer(s, viewer, piece):
    """A viewer learns that a piece is a mutineer, not which."""
    s.pieces[piece].grouped |= 1 << viewer
    learn_main(s, viewer, piece // ROW, MUTINEERS)


@rule
def learn_holder(s, viewer, card, seat):
    """A viewer learns, in the first night, that a player was dealt this card or its like."""
    rows = 0
    for row in range(s.n_rows):
        if s.owner[row] == seat:
            rows |= 1 << row
    s.may[viewer][card] &= rows


@rule("bethlem.pact.richard_declines")
def learn_that_pact_fails(s, viewer):
    """A viewer learns that the pact binds nobody. A viewer who knows the two learns that one of them was dealt Richard
    Dadd."""
    s.unbound_seen |= 1 << viewer
    if not s.pact_seen >> viewer & 1:
        return
    rows = 0
    for row in range(s.n_rows):
        if s.pact[0] == s.owner[row] + 1 or s.pact[1] == s.owner[row] + 1:
            rows |= 1 << row
    s.may[viewer][Card.RICHARD_DADD] &= rows


@rule("bethlem.pact.die_together", "bethlem.pact.richard_declines")
def show_that_pact_fails(s):
    """One of the two has lost all cards, and the other lives. All who know of the pact see that it has failed."""
    for viewer in range(VIEWERS):
        if s.pact_seen >> viewer & 1:
            learn_that_pact_fails(s, viewer)


@rule
def tell_card(s, viewer, piece):
    """A viewer looks at a card."""
    learn_card(s, viewer, piece)
    tell_only(s, 1 << viewer, Told.SAW_CARD, spot(s, piece), s.pieces[piece].card, 0)
