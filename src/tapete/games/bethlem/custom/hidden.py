"""What of one's own cards a viewer may know."""
from ....kernel.agenda import frame_b, frame_c, frame_op, top_frame
from ....kernel.rows import clear
from ....kernel.rule import rule
from ..hidden import cover_dealt, hide_jailed, hide_named, hide_own, hide_own_until_morning, is_awake
from ..names import NOBODY, PLACES, ROW, SEATS, Card, Op, Phase
from ..rules.cards import find_card, holder
from ..rules.part import OWN_CARDS
from ..vocabulary import Ask
from .names import LOANS, MIND_LOAN, Power


@rule
def is_holder(s, viewer, card):
    """Whether a viewer holds a card, as far as the viewer's own state shows, or has its power on loan tonight."""
    for k in range(LOANS):
        if s.own.loans[k].card == card and s.own.loans[k].seat == viewer + 1:
            return True
    piece = find_card(s, card)
    return piece != NOBODY and holder(s, piece) == viewer


@OWN_CARDS.changes(hide_own, "bethlem.hidden.goals")
def hide_goals_and_characters(s, viewer):
    """Objectives, and what only the holder of a character has seen or decided."""
    own = s.own
    cover_dealt(own.goals, own.goals_seen, s.n_players, viewer)
    if viewer >= s.n_players or own.goals[viewer] != Card.TRAIDOR:
        own.traitor = 0
    if s.phase == Phase.NIGHT and not s.awake >> viewer & 1:
        put_number_back(s)
    hide_characters(s, viewer)
    if s.phase == Phase.NIGHT:
        hide_tonight(s, viewer)


@OWN_CARDS.changes(hide_named, "bethlem.hidden.characters")
def hide_assassins(s, viewer):
    """Which card the assassin has named knows whoever has named it, and whoever holds it."""
    piece = find_card(s, s.own.named) if s.own.named else NOBODY
    if not is_holder(s, viewer, Card.SALTAMUNDOS) and (piece == NOBODY or holder(s, piece) != viewer):
        s.own.named = 0


@OWN_CARDS.changes(hide_jailed)
def free_jailed(s):
    if s.own.jailed:
        s.pieces[s.own.jailed - 1].gloomy = 0


@OWN_CARDS.changes(hide_own_until_morning, "bethlem.hidden.eyes_closed")
def hide_the_morning(s, viewer):
    """A cell, a coma, a transplant, a number: whoever is up sees them lie there."""
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
    """A number that the clockmaker has moved tonight lies for sleepers where it lay."""
    if s.own.moved:
        before = s.own.extra[s.own.moved_from - 1]
        now = s.own.extra[s.own.moved - 1]
        before.number = now.number
        before.number_shown = now.number_shown
        now.number = 0
        now.number_shown = 0


@rule("bethlem.hidden.characters")
def hide_characters(s, viewer):
    own = s.own
    architect = is_holder(s, viewer, Card.ARQUITECTO)
    own.hideout *= architect
    own.mazed *= architect
    own.mind *= architect or (own.mind_with != 0 and holder(s, own.mind_with - 1) == viewer)
    own.mind_with *= architect
    for k in range(LOANS):
        if own.loans[k].seat != viewer + 1:
            own.loans[k].card *= k != MIND_LOAN     # the other powers are named aloud
            own.loans[k].seat = 0
            own.loans[k].source = 0
    own.mazer *= own.mazer == viewer + 1
    if not is_holder(s, viewer, Card.LUDOPATA) and not (own.winner and holder(s, own.winner - 1) == viewer):
        hide_gambler(s)
    chef = is_holder(s, viewer, Card.CHEF)
    own.fed *= chef
    own.served *= chef
    friends = own.friend == viewer + 1 or own.cook == viewer + 1
    own.friend *= friends
    own.cook *= friends
    if not is_holder(s, viewer, Card.SALTAMUNDOS):
        clear(own.hand)
        clear(own.deck)
        clear(own.offered)
        own.tools_used = 0
    otaku = is_holder(s, viewer, Card.OTAKU)
    own.haki *= otaku
    own.foreseen *= otaku
    if not is_holder(s, viewer, Card.MEDICO):
        own.examined = 0
        own.infections = 0
        own.virus_task = 0
        own.carts = 0
        own.comas = 0
    own.harm = 0        # blows in vain are among them
    clockmaker = is_holder(s, viewer, Card.RELOJERO)
    own.future *= clockmaker
    own.clock *= clockmaker
    own.time *= clockmaker
    own.stopping *= clockmaker
    clear(own.exchanged)
    for seat in range(SEATS):
        own.thieves[seat] &= (1 << viewer) & 255
        own.spoilers[seat] &= (1 << viewer) & 255
        own.draws[seat] *= seat == viewer
    own.boiled = 0
    medium = is_holder(s, viewer, Card.MEDIUM)
    own.asked_cards *= medium
    own.asked *= medium
    for piece in range(ROW * s.n_rows):
        mine = holder(s, piece) == viewer
        own.extra[piece].acted *= mine
        own.extra[piece].number *= own.extra[piece].number_shown != 0 or mine or clockmaker
    if not (s.awake >> viewer & 1 or chooses_in_the_open(s)):
        clear(s.proposals)


@rule
def chooses_in_the_open(s):
    """Whether several choose one after the other by day, and all hear what."""
    frame = top_frame(s)
    if s.phase == Phase.NIGHT or s.awake or frame_op(frame) != Op.ASK or frame_b(frame) != Ask.POWER:
        return False
    return frame_c(frame) == Power.OCCURRENCE or frame_c(frame) == Power.CURSE


@rule
def hide_gambler(s):
    own = s.own
    clear(own.bet)
    clear(own.bet_on)
    clear(own.bets_made)
    clear(own.prizes)
    own.bettor = 0
    own.winner = 0
    own.prizes_seen = 0


@rule("bethlem.hidden.characters")
def hide_tonight(s, viewer):
    """What characters have laid tonight is in sight only in the morning."""
    own = s.own
    if s.awake >> viewer & 1:
        return
    own.maze *= own.maze == viewer + 1 or own.mazer == viewer + 1
    own.doll *= is_holder(s, viewer, Card.VUDU)
    own.stopping = 0
    own.cursed_by = 0
    own.curse = 0
    own.dealt = 0
    own.again = 0
    own.royal = 0
    for piece in range(PLACES):
        own.extra[piece].shield = 0
        own.extra[piece].coma = 0
        own.extra[piece].broccoli = 0
    for seat in range(SEATS):
        own.virus[seat] = own.virus_seen[seat]
    own.transplant = 0
    own.centre = 0
    own.points = 0
    own.world *= is_holder(s, viewer, Card.SALTAMUNDOS)
