"""What of one's own cards a viewer may know."""
from ....kernel.rule import rule
from ..names import EVERYONE, NOBODY, PLACES, ROW, SEATS, UNKNOWN, Card, Phase
from ..rules.cards import find_card, holder
from .names import LOANS


@rule
def is_holder(s, viewer, card):
    """Whether a viewer holds a card, as far as the viewer's own state shows, or has its power on loan tonight."""
    for k in range(LOANS):
        if s.own.loans[k].card == card and s.own.loans[k].seat == viewer + 1:
            return True
    o = find_card(s, card)
    return o != NOBODY and holder(s, o) == viewer


@rule("bethlem.hidden.goals")
def hide_own(s, viewer):
    """Objectives, and what only the holder of a character has seen or decided."""
    own = s.own
    for seat in range(s.n_players):
        if own.goals_seen[seat] & EVERYONE != EVERYONE:
            if own.goals_seen[seat] >> viewer & 1:
                own.goals_seen[seat] = 1 << viewer
            else:
                own.goals[seat] = UNKNOWN
                own.goals_seen[seat] = 0
    if viewer >= s.n_players or own.goals[viewer] != Card.TRAIDOR:
        own.traitor = 0
    if s.phase == Phase.NIGHT and not s.awake >> viewer & 1:
        put_number_back(s)
    hide_characters(s, viewer)
    if s.phase == Phase.NIGHT:
        hide_tonight(s, viewer)


@rule("bethlem.hidden.characters")
def hide_named(s, viewer):
    """Where the card lies that the assassin has named only whoever holds it sees; its name, whoever has named it."""
    if s.own.named:
        o = find_card(s, s.own.named)
        if o != NOBODY and holder(s, o) != viewer:
            s.pieces[o].gloomy = 0
    if not is_holder(s, viewer, Card.SALTAMUNDOS):
        s.own.named = 0


@rule
def put_number_back(s):
    """A number that the clockmaker has moved tonight lies for sleepers where it lay."""
    if s.own.moved:
        x = s.own.extra[s.own.moved_from - 1]
        y = s.own.extra[s.own.moved - 1]
        x.number = y.number
        x.number_shown = y.number_shown
        y.number = 0
        y.number_shown = 0


@rule("bethlem.hidden.characters")
def hide_characters(s, viewer):
    own = s.own
    if not is_holder(s, viewer, Card.ARQUITECTO):
        own.hideout = 0
        own.mazed = 0
    if not is_holder(s, viewer, Card.ARQUITECTO):
        own.mind = own.mind if own.mind_with and holder(s, own.mind_with - 1) == viewer else 0
        own.mind_with = 0
    for k in range(LOANS):
        if own.loans[k].seat != viewer + 1:
            own.loans[k].card = 0
            own.loans[k].seat = 0
            own.loans[k].source = 0
    own.mazer = own.mazer if own.mazer == viewer + 1 else 0
    if not is_holder(s, viewer, Card.LUDOPATA) and not (own.winner and holder(s, own.winner - 1) == viewer):
        hide_gambler(s)
    if not is_holder(s, viewer, Card.CHEF):
        own.fed = 0
    if own.friend != viewer + 1 and own.cook != viewer + 1:
        own.friend = 0
        own.cook = 0
    if not is_holder(s, viewer, Card.SALTAMUNDOS):
        for tool in range(len(own.hand)):
            own.hand[tool] = 0
            own.deck[tool] = 0
        own.offered[0] = 0
        own.offered[1] = 0
        own.tools_used = 0
    if not is_holder(s, viewer, Card.OTAKU):
        own.haki = 0
        own.foreseen = 0
    if not is_holder(s, viewer, Card.MEDICO):
        own.examined = 0
        own.infections = 0
        own.virus_task = 0
        own.carts = 0
        own.comas = 0
    if not is_holder(s, viewer, Card.RELOJERO):
        own.clock = 0
        own.time = 0
        own.stopping = 0
    if not is_holder(s, viewer, Card.CHEF):
        own.served = 0
    own.in_coma = 0
    own.grafted = 0
    own.infected = 0
    own.moved = 0
    own.moved_from = 0
    own.asked_cards = own.asked_cards if is_holder(s, viewer, Card.MEDIUM) else 0
    own.asked = own.asked if is_holder(s, viewer, Card.MEDIUM) else 0
    for o in range(ROW * s.n_rows):
        own.extra[o].acted = own.extra[o].acted if holder(s, o) == viewer else 0
        if not (own.extra[o].number_shown or holder(s, o) == viewer or is_holder(s, viewer, Card.RELOJERO)):
            own.extra[o].number = 0
    for seat in range(SEATS):
        s.proposals[seat] = s.proposals[seat] if s.awake >> viewer & 1 else 0


@rule
def hide_gambler(s):
    own = s.own
    for k in range(2):
        own.bet[k] = 0
        own.bet_on[k] = 0
    for k in range(len(own.bets_made)):
        own.bets_made[k] = 0
    for k in range(len(own.prizes)):
        own.prizes[k] = 0
    own.bettor = 0
    own.winner = 0
    own.prizes_seen = 0


@rule("bethlem.hidden.characters")
def hide_tonight(s, viewer):
    """What characters have laid tonight is in sight only in the morning."""
    own = s.own
    if s.awake >> viewer & 1:
        return
    own.maze = own.maze if own.maze == viewer + 1 or own.mazer == viewer + 1 else 0
    own.doll = own.doll if is_holder(s, viewer, Card.VUDU) else 0
    own.stopping = 0
    own.cursed_by = 0
    own.curse = 0
    own.harm = 0
    own.dealt = 0
    own.again = 0
    own.future = 0
    own.royal = 0
    for o in range(PLACES):
        own.extra[o].shield = 0
        own.extra[o].coma = 0
        own.extra[o].broccoli = 0
    for seat in range(SEATS):
        own.virus[seat] = 0
    own.transplant = 0
    own.centre = 0
    own.points = 0
    own.world = own.world if is_holder(s, viewer, Card.SALTAMUNDOS) else 0
