"""Visibility of custom cards: what a viewer may know of them."""
from ....kernel.agenda import frame_b, frame_c, frame_op, top_frame
from ....kernel.arrays import clear
from ....kernel.rule import rule
from ....kernel.visibility import hiding_of
from ..hidden import cover_dealt, hide_jailed, hide_named, hide_own, hide_own_until_morning, is_awake
from ..names import NOBODY, PLACES, ROW, SEATS, Card, Op, Phase
from ..rules.cards import find_card, holder
from ..rules.part import OWN_CARDS
from ..vocabulary import Ask
from .model import Custom
from .names import LOANS, MIND_LOAN, Power
from .rules.hiding import hider
from .rules.idle import is_named_as


@rule
def is_holder(s, viewer, card):
    """Whether a viewer holds a card, as the viewer's own state shows, or has its power on loan tonight."""
    for k in range(LOANS):
        if s.own.loans[k].card == card and s.own.loans[k].seat == viewer + 1:
            return True
    if card == Card.ARQUITECTO:
        return hider(s) == viewer
    piece = find_card(s, card)
    return piece != NOBODY and holder(s, piece) == viewer


@OWN_CARDS.changes(hide_own, "bethlem.hidden.goals")
def hide_goals_and_characters(s, viewer):
    """Hide objectives, and what only the holder of a character has seen or decided."""
    own = s.own
    cover_dealt(own.goals, own.goals_seen, s.n_players, viewer)
    if viewer >= s.n_players or own.goals[viewer] != Card.TRAIDOR:
        own.traitor = 0
    if s.phase == Phase.NIGHT and not s.awake >> viewer & 1:
        put_number_back(s)
    hide_characters(s, viewer)


@OWN_CARDS.changes(hide_named, "bethlem.hidden.characters")
def hide_assassins(s, viewer):
    """Hide the card that the assassin has named from all but the assassin and the card's holder."""
    if s.own.named and not is_holder(s, viewer, Card.SALTAMUNDOS) and not holds_named(s, viewer):
        s.own.named = 0


@rule("bethlem.custom.alike")
def holds_named(s, viewer):
    """Whether a viewer holds a card of the name that the assassin has said."""
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if holder(s, piece) == viewer and not it.reserve and is_named_as(s, it.card, s.own.named):
            return True
    return False


@OWN_CARDS.changes(hide_jailed)
def free_jailed(s):
    if s.own.jailed:
        s.pieces[s.own.jailed - 1].gloomy = 0


@OWN_CARDS.changes(hide_own_until_morning, "bethlem.hidden.eyes_closed")
def hide_the_morning(s, viewer):
    """Hide a cell, a coma, a transplant and a number until morning. Seats that are awake see them on the table."""
    own = s.own
    if s.phase != Phase.NIGHT or not is_awake(s, viewer):
        own.jailed = 0
    up = s.phase == Phase.NIGHT and s.awake >> viewer & 1
    if not up:
        own.in_coma = 0
        own.grafted = 0
    if own.moved and not (up and own.extra[own.moved - 1].number_shown):
        own.moved = 0
        own.moved_from = 0


@rule
def put_number_back(s):
    """For seats that sleep, show a number that the clockmaker has moved tonight in its old place."""
    if s.own.moved:
        before = s.own.extra[s.own.moved_from - 1]
        now = s.own.extra[s.own.moved - 1]
        before.number = now.number
        before.number_shown = now.number_shown
        now.number = 0
        now.number_shown = 0


@rule
def knows_mind(s, viewer):
    with_whom = s.own.mind_with
    return is_holder(s, viewer, Card.ARQUITECTO) or (with_whom != 0 and holder(s, with_whom - 1) == viewer)


@rule
def knows_bets(s, viewer):
    winner = s.own.winner
    return is_holder(s, viewer, Card.LUDOPATA) or (winner != 0 and holder(s, winner - 1) == viewer)


@rule
def sees_tonight(s, viewer):
    """Whether a viewer sees what characters have laid tonight."""
    return s.phase != Phase.NIGHT or s.awake >> viewer & 1 == 1


hide_custom = hiding_of(Custom, is_holder, knows_bets, knows_mind, sees_tonight, at="own")


@rule("bethlem.hidden.characters")
def hide_characters(s, viewer):
    own = s.own
    hide_custom(s, viewer)
    for k in range(LOANS):
        if own.loans[k].seat != viewer + 1:
            own.loans[k].card *= k != MIND_LOAN     # the other powers are named aloud
            own.loans[k].seat = 0
            own.loans[k].source = 0
    clockmaker = is_holder(s, viewer, Card.RELOJERO)
    for piece in range(ROW * s.n_rows):
        mine = holder(s, piece) == viewer
        own.extra[piece].acted *= mine
        own.extra[piece].number *= own.extra[piece].number_shown != 0 or mine or clockmaker
    if not (s.awake >> viewer & 1 or chooses_in_the_open(s)):
        clear(s.proposals)
    if not sees_tonight(s, viewer):
        own.maze *= own.maze == viewer + 1 or own.mazer == viewer + 1
        own.doll *= is_holder(s, viewer, Card.VUDU)
        own.world *= is_holder(s, viewer, Card.SALTAMUNDOS)
        for piece in range(PLACES):
            own.extra[piece].shield = 0
            own.extra[piece].coma = 0
            own.extra[piece].broccoli = 0
        for seat in range(SEATS):
            own.virus[seat] = own.virus_seen[seat]


@rule
def chooses_in_the_open(s):
    """Whether several seats choose one after the other by day, and all hear their choices."""
    frame = top_frame(s)
    if s.phase == Phase.NIGHT or s.awake or frame_op(frame) != Op.ASK or frame_b(frame) != Ask.POWER:
        return False
    return frame_c(frame) == Power.OCCURRENCE or frame_c(frame) == Power.CURSE
