"""What a viewer may know of a state.

Hidden are the cards that a viewer has not seen, the personalities, event cards in other hands and in the deck,
what others have done with their eyes open while the viewer's were closed, votes that are not all in, and the
dice to come. A blinded state holds the viewer's own facts (`may`, `known`, `grouped`) and no others'.
"""
from ...kernel.agenda import drop_top, frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.dice import blind_chance
from ...kernel.menu import pack
from ...kernel.rule import rule
from .custom.hidden import hide_named, hide_own
from .names import (
    CARDS,
    DISCARDED,
    EVENTS,
    EVERYONE,
    PAIRS_ON_TABLE,
    PLACES,
    ROW,
    SEATS,
    UNKNOWN,
    VIEWERS,
    Call,
    Card,
    Op,
    Phase,
)
from .rules.cards import find_card, has_trait, holder
from .rules.future import forget
from .vocabulary import Act, Ask


@rule
def sees_all(s, viewer):
    """The narrator of flesh and blood sees everything."""
    return s.options.narrator and viewer == s.n_seats - 1


@rule("bethlem.hidden.eyes_closed")
def is_awake(s, viewer):
    """Whether a viewer sees what is going on: by day everybody but in private moments, at night who is called."""
    return s.awake >> viewer & 1 == 1 or (s.spies >> viewer & 1 == 1 and s.call == Call.AMOTINADOS)


@rule
def is_private(s):
    """Whether something goes on that not everybody sees."""
    return s.phase == Phase.NIGHT or s.awake != 0


@rule
def holds_card(s, viewer, card):
    """Whether a viewer holds a card; whoever does knows it."""
    o = find_card(s, card)
    return o >= 0 and holder(s, o) == viewer


@rule("bethlem.hidden.cards")
def hide_cards(s, viewer):
    for o in range(ROW * s.n_rows):
        piece = s.pieces[o]
        if piece.card == Card.NONE:
            continue
        grouped = piece.grouped >> viewer & 1
        if piece.known & EVERYONE == EVERYONE:
            piece.grouped = EVERYONE
        elif piece.known >> viewer & 1:
            piece.known = 1 << viewer
            piece.grouped = 1 << viewer
        else:
            piece.card = UNKNOWN
            piece.known = 0
            piece.grouped = 1 << viewer if grouped else 0
        if piece.tried != EVERYONE:
            piece.tried &= 1 << viewer
            if piece.tried == 0:
                piece.tried_at = 0
        if not piece.dead and holder(s, o) != viewer:
            piece.used = 0
            piece.woke_used = 0
    for seat in range(s.n_players):
        if s.traits_seen[seat] & EVERYONE != EVERYONE:
            if s.traits_seen[seat] >> viewer & 1:
                s.traits_seen[seat] = 1 << viewer
            else:
                s.traits[seat] = UNKNOWN
                s.traits_seen[seat] = 0
    for other in range(VIEWERS):
        if other != viewer:
            for card in range(CARDS):
                s.may[other][card] = 0


@rule("bethlem.hidden.cards")
def hide_events(s, viewer):
    """Others' events are covered; how many each holds is seen, as of the last morning."""
    for event in range(EVENTS):
        if s.event_at[event] != DISCARDED and s.event_at[event] != viewer + 1:
            s.event_at[event] = UNKNOWN
            s.event_spent[event] = 0


@rule("bethlem.hidden.cards")
def hide_secrets(s, viewer):
    """What only the holder of a card or of a personality knows, and what lasts longer than a night."""
    if not holds_card(s, viewer, Card.ARTHUR):
        s.guarded = 0
    for seat in range(SEATS):
        if seat != viewer:
            s.guard[seat] = 0
    for o in range(PLACES):
        if s.patience != o + 1:         # patience is told in the morning, rabies nobody knows
            s.pieces[o].due = 0
        s.pieces[o].due_by = 0
    if s.options.custom:
        hide_named(s, viewer)
    s.turned &= (1 << viewer) & 255
    s.banished = 0
    if frame_b_of_top(s) != Ask.MASSACRE_CARD or frame_a(top_frame(s)) != viewer:
        s.immune = 0
    if not holds_card(s, viewer, Card.DANIEL):
        s.marked = 0
    if not holds_card(s, viewer, Card.NATHANIEL):
        s.massacred = 0
    if not holds_card(s, viewer, Card.LARRY_OWLS):
        s.larry_shown = 0
    if s.larry_seat != viewer + 1:
        s.larry_card = 0
        s.larry_seat = 0
    if s.muzzled != viewer + 1 and s.muzzled_for != viewer + 1:
        s.muzzled = 0
        s.muzzled_for = 0
    if not holds_card(s, viewer, Card.ARCHIVO):
        s.archive_asked = 0
    if not holds_card(s, viewer, Card.MUERTE_DULCE):
        s.slept = 0
        s.slept_reverse = 0
    if not holds_card(s, viewer, Card.MARY_FIRTH):
        s.mary_asked = 0
    s.mary_posed = 0
    if not holds_card(s, viewer, Card.ARCHIVO):
        s.archive_lost = 0
    if not holds_card(s, viewer, Card.ALI):
        s.ali_used = 0
        s.ali_card = 0
    for k in range(PAIRS_ON_TABLE):
        sleep = s.sleeps[k]
        if sleep.seat != viewer + 1:
            sleep.mine = 0
            sleep.chosen = 0
            sleep.seat = 0
            sleep.until = 0
            sleep.reverse = 0
        sleep.hit = 0
    if not s.pact_seen >> viewer & 1:
        s.pact[0] = 0
        s.pact[1] = 0
        s.hate = 0
        s.pact_seen = 0
    else:
        s.pact_seen = 1 << viewer
    if not s.pact_seen or s.pact_by != viewer + 1:
        s.pact_by = 0
    hide_traits_doings(s, viewer)
    if s.hypnotized != viewer + 1:
        s.hypnotized = 0
    if s.omens.by != viewer + 1:
        s.omens.fate = 0
    s.asked_future &= 1 << viewer
    for seat in range(SEATS):
        if seat != viewer:
            forget(s, seat)


@rule
def hide_traits_doings(s, viewer):
    neurotic = has_trait(s, viewer, Card.NEUROTICISMO)
    if not neurotic and not (s.puppet == viewer + 1 and s.order):
        s.puppet = 0
        s.order = 0
    if not has_trait(s, viewer, Card.ANSIEDAD):
        s.anxiety_asked = 0


@rule("bethlem.hidden.eyes_closed")
def hide_night(s, viewer):
    """Whoever sleeps sees no token laid this night, and not who is awake."""
    if not is_private(s) or is_awake(s, viewer):
        return
    cover_frames(s)
    s.awake = 0
    s.riot = 0
    s.pass_no = 0
    for seat in range(SEATS):
        s.proposals[seat] = 0
    if s.phase != Phase.NIGHT:
        return
    s.reaped = 0
    s.patience = 0
    for o in range(PLACES):
        if s.own.back >> o & 1:
            s.pieces[o].dead = 1
    if s.own.jailed:
        s.pieces[s.own.jailed - 1].gloomy = 0
    for k in range(PAIRS_ON_TABLE):
        s.accused[k] = 0
        if s.prophecies[k].fresh:
            s.prophecies[k].first = 0
            s.prophecies[k].second = 0
            s.prophecies[k].reverse = 0
            s.prophecies[k].fresh = 0
        if s.chips[k].fresh:
            s.chips[k].on = 0
            s.chips[k].source = 0
            s.chips[k].reverse = 0
            s.chips[k].fresh = 0
    s.twins = 0
    for o in range(PLACES):
        s.pieces[o].doom = 0
        s.pieces[o].killers = 0
        if s.pieces[o].due == s.round_no + 1:
            s.pieces[o].due = 0
            s.pieces[o].due_by = 0


@rule
def cover_frames(s):
    """Of a call in progress whoever sleeps sees no more than that it is being made."""
    while frame_op(top_frame(s)) == Op.ASK:
        drop_top(s)
    frame = top_frame(s)
    s.agenda[s.n_agenda - 1] = frame & ~0xFF00


@rule("bethlem.mary.poses")
def hide_her_find(s):
    """Whether she poses, Mary is asked by the player whom she has found: not by the card that is a mutineer."""
    if frame_b_of_top(s) == Ask.POSE:
        frame = top_frame(s)
        s.agenda[s.n_agenda - 1] = frame & ~255 | holder(s, frame_c(frame))


@rule("bethlem.lynching.sealed")
def hide_votes(s, viewer):
    """Sealed votes, and what is still being laid out before the first night."""
    for seat in range(SEATS):
        if seat != viewer and s.phase == Phase.LYNCHING:
            if frame_b_of_top(s) == Ask.VOTE:
                s.votes[seat] = 0
            if frame_b_of_top(s) == Ask.VOTE_CARD:
                s.card_votes[seat] = 0


@rule
def frame_b_of_top(s):
    """What is being asked, NONE if nothing is."""
    if s.n_agenda == 0 or frame_op(top_frame(s)) != Op.ASK:
        return Ask.NONE
    return frame_b(top_frame(s))


@rule
def blind(s, viewer):
    """Make the state what a viewer may know of it: the one place where things are hidden."""
    s.blinded = viewer + 1
    blind_chance(s)
    for i in range(s.n_agenda, len(s.agenda)):
        s.agenda[i] = 0
    if sees_all(s, viewer) or s.outcome:
        return
    hide_her_find(s)
    hide_votes(s, viewer)
    hide_secrets(s, viewer)
    hide_night(s, viewer)
    for i in range(s.n_agenda, len(s.agenda)):
        s.agenda[i] = 0
    s.own.back = 0
    s.own.jailed = 0
    s.barred = 0
    s.posing &= (1 << viewer) & 255
    s.spies &= (1 << viewer) & 255
    hide_events(s, viewer)
    hide_cards(s, viewer)
    if s.options.custom:
        hide_own(s, viewer)


@rule("bethlem.hidden.eyes_closed")
def seen_as(s, action, seat):
    """What others see of a choice: nothing of one made with their eyes closed, or of a vote until all are in."""
    frame = top_frame(s)
    ask = frame_b(frame)
    if seat == frame_a(frame) or sees_all(s, seat):
        return action
    sealed = ask == Ask.VOTE or ask == Ask.VOTE_CARD or ask == Ask.ARRANGE or ask == Ask.LAY
    if sealed or (is_private(s) and not is_awake(s, seat)):
        return pack(Act.PASS, 0, 0)
    return action
