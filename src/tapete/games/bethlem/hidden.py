"""Visibility: what a viewer may know of a state.

Hidden are the cards that a viewer has not seen, the personalities, event cards in other hands and in the deck, what
others have done with their eyes open while the viewer's were closed, votes that are not all in, and the dice to come.
The record (`model.py`) declares who knows each field; this module holds the cases that depend on more. A blinded state
holds the viewer's own facts (`may`, `known`, `grouped`) and no others'.
"""
from ...kernel.agenda import drop_top, frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.arrays import clear
from ...kernel.dice import blind_chance
from ...kernel.menu import pack
from ...kernel.rule import rule
from ...kernel.visibility import hiding_of
from .model import Table
from .names import DISCARDED, EVENTS, EVERYONE, PAIRS_ON_TABLE, PLACES, ROW, SEATS, UNKNOWN, Call, Card, Op, Phase
from .rules.cards import find_card, has_trait, holder
from .rules.doom import tokens_of
from .rules.future import forget
from .rules.part import OWN_CARDS
from .vocabulary import Act, Ask


@rule
def sees_all(s, viewer):
    """Whether the viewer is a human narrator, who sees everything."""
    return s.options.narrator and viewer == s.n_seats - 1


@rule("bethlem.hidden.eyes_closed")
def is_awake(s, viewer):
    """Whether a viewer sees current events: by day everybody except in private moments, at night the called seats."""
    return s.awake >> viewer & 1 == 1 or (s.spies >> viewer & 1 == 1 and s.call == Call.AMOTINADOS)


@rule
def is_private(s):
    """Whether something happens that not everybody sees."""
    return s.phase == Phase.NIGHT or s.awake != 0


@rule
def holds_card(s, viewer, card):
    """Whether a viewer holds a card; its holder knows it."""
    piece = find_card(s, card)
    return piece >= 0 and holder(s, piece) == viewer


@rule
def cover_dealt(dealt, seen, n, viewer):
    """Cover what n players have been dealt and a viewer has not seen; of the rest, forget who else has."""
    for seat in range(n):
        if seen[seat] & EVERYONE != EVERYONE:
            known = seen[seat] >> viewer & 1
            dealt[seat] = dealt[seat] if known else UNKNOWN
            seen[seat] = known << viewer


@rule("bethlem.hidden.cards")
def hide_cards(s, viewer):
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        if it.card == Card.NONE:
            continue
        grouped = it.grouped >> viewer & 1
        if it.known & EVERYONE == EVERYONE:
            it.grouped = EVERYONE
        elif it.known >> viewer & 1:
            it.known = 1 << viewer
            it.grouped = 1 << viewer
        else:
            it.card = UNKNOWN
            it.known = 0
            it.grouped = 1 << viewer if grouped else 0
        said = it.card == Card.AMNESIA and it.known == EVERYONE      # its effect was said aloud
        if not it.dead and holder(s, piece) != viewer and not said:
            it.used = 0
            it.woke_used = 0
    cover_dealt(s.traits, s.traits_seen, s.n_players, viewer)


@rule("bethlem.hidden.cards")
def hide_events(s, viewer):
    """Hide others' events; the number that each holds is visible, as of the last morning."""
    for event in range(EVENTS):
        if s.event_at[event] != DISCARDED and s.event_at[event] != viewer + 1:
            s.event_at[event] = UNKNOWN
            s.event_spent[event] = 0


@rule("bethlem.deaths.shown")
def is_dawning(s):
    """Whether the night's deaths are still being resolved. Nobody is told which cards were attacked and live."""
    for i in range(s.n_agenda):
        if frame_op(s.agenda[i]) == Op.MORNING:
            return True
    return False


@rule
def holds_ali_turn(s, viewer):
    """Whether a viewer holds the card in whose turn Ali looks for another to get up in."""
    return holds_card(s, viewer, Card.KRUGMAN if s.borrowed == Card.ALI else Card.ALI)


@rule
def is_bound(s, viewer):
    """Whether a viewer knows of the pact."""
    return s.pact_seen >> viewer & 1


@rule
def knows_it_fails(s, viewer):
    """Whether a viewer knows that the pact binds nobody."""
    return s.unbound_seen >> viewer & 1


@rule
def is_neurotic(s, viewer):
    """Whether a viewer knows whom the puppet must vote for."""
    return has_trait(s, viewer, Card.NEUROTICISMO) or (s.puppet == viewer + 1 and s.order != 0)


@rule
def knows_puppet(s, viewer):
    return is_neurotic(s, viewer) or s.puppet_seen >> viewer & 1


hide_table = hiding_of(Table, has_trait, holds_ali_turn, holds_card, is_bound, is_neurotic, knows_it_fails,
                       knows_puppet)


@rule("bethlem.rabies.no_attack", "bethlem.hidden.cards")
def hide_illness(s):
    """No token lies on a card that is ill, so nobody sees at night which one it is."""
    if s.phase != Phase.NIGHT:
        return
    for piece in range(PLACES):
        s.pieces[piece].doom = tokens_of(s, piece)


@rule("bethlem.hidden.cards")
def hide_secrets(s, viewer):
    """Hide what only the holder of a card or of a personality knows, and what lasts longer than a night."""
    hide_named(s, viewer)
    hide_illness(s)
    hide_table(s, viewer)
    for piece in range(PLACES):
        s.pieces[piece].due *= s.patience == piece + 1      # all learn of patience in the morning, nobody of rabies
    asked = frame_b_of_top(s) if s.n_agenda and frame_a(top_frame(s)) == viewer else Ask.NONE
    s.immune *= asked == Ask.MASSACRE_CARD
    s.silenced *= asked == Ask.SILENCE
    s.pass_no *= s.riot != 0
    s.twins *= not is_dawning(s)
    for seat in range(SEATS):
        if seat != viewer:
            forget(s, seat)


@rule("bethlem.hidden.eyes_closed")
def hide_night(s, viewer):
    """From seats that sleep, hide tokens laid this night, and who is awake."""
    if not is_private(s) or is_awake(s, viewer):
        return
    cover_frames(s)
    s.awake = 0
    s.riot = 0
    s.pass_no = 0
    clear(s.proposals)
    if s.phase != Phase.NIGHT:
        return
    s.reaped = 0
    s.patience = 0
    for piece in range(PLACES):
        if s.back >> piece & 1:
            s.pieces[piece].dead = 1
    hide_jailed(s)
    clear(s.accused)
    for k in range(PAIRS_ON_TABLE):
        laid = not s.prophecies[k].fresh
        s.prophecies[k].first *= laid
        s.prophecies[k].second *= laid
        s.prophecies[k].reverse *= laid
        s.prophecies[k].fresh = 0
        laid = not s.chips[k].fresh
        s.chips[k].on *= laid
        s.chips[k].source *= laid
        s.chips[k].reverse *= laid
        s.chips[k].fresh = 0
    s.twins = 0
    for piece in range(PLACES):
        s.pieces[piece].doom = 0
        s.pieces[piece].killers = 0
        if s.pieces[piece].due == s.round_no + 1:
            s.pieces[piece].due = 0


@rule("bethlem.hidden.eyes_closed")
def hide_until_morning(s, viewer):
    """Hide tonight's deeds that the morning will show. Seats that are awake see them on the table already."""
    if s.phase != Phase.NIGHT or not is_awake(s, viewer):
        s.back = 0
    hide_own_until_morning(s, viewer)


@OWN_CARDS.may_change()
def hide_own_until_morning(s, viewer):
    """The same for deeds of other cards."""


@OWN_CARDS.may_change()
def hide_jailed(s):
    """Hide what was done to a card tonight by other means than melancholy."""


@OWN_CARDS.may_change()
def hide_named(s, viewer):
    """Hide what was announced for this round, before cards are covered."""


@OWN_CARDS.may_change()
def hide_own(s, viewer):
    """Hide what else a viewer may not know, once cards are covered."""


@rule
def cover_frames(s):
    """Hide the details of a call in progress from seats that sleep; they see only that it is made."""
    while frame_op(top_frame(s)) == Op.ASK:
        drop_top(s)
    frame = top_frame(s)
    s.agenda[s.n_agenda - 1] = frame & ~0xFF00


@rule("bethlem.mary.poses")
def hide_her_find(s):
    """Hide Mary's find. The player whom she has found asks her whether she poses; the mutineer card stays hidden."""
    if frame_b_of_top(s) == Ask.POSE:
        frame = top_frame(s)
        s.agenda[s.n_agenda - 1] = frame & ~255 | holder(s, frame_c(frame))


@rule("bethlem.lynching.sealed")
def hide_votes(s, viewer):
    """Hide sealed votes, and the layout in progress before the first night."""
    for seat in range(SEATS):
        if seat != viewer and s.phase == Phase.LYNCHING:
            if frame_b_of_top(s) == Ask.VOTE:
                s.votes[seat] = 0
            if frame_b_of_top(s) == Ask.VOTE_CARD:
                s.card_votes[seat] = 0


@rule
def frame_b_of_top(s):
    """The current question, NONE if there is none."""
    if s.n_agenda == 0 or frame_op(top_frame(s)) != Op.ASK:
        return Ask.NONE
    return frame_b(top_frame(s))


@rule
def blind(s, viewer):
    """Reduce the state to what a viewer may know: the only place where things are hidden."""
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
    hide_events(s, viewer)
    hide_cards(s, viewer)
    hide_own(s, viewer)
    hide_until_morning(s, viewer)


@rule("bethlem.hidden.eyes_closed")
def seen_as(s, action, seat):
    """A choice as others see it: nothing of a choice made while their eyes are closed, of a vote until all are in, or
    of the hidden part of a prophecy."""
    frame = top_frame(s)
    ask = frame_b(frame)
    if seat == frame_a(frame) or sees_all(s, seat):
        return action
    sealed = ask == Ask.VOTE or ask == Ask.VOTE_CARD or ask == Ask.ARRANGE or ask == Ask.LAY
    if sealed or ask == Ask.FATE or (is_private(s) and not is_awake(s, seat)):
        return pack(Act.PASS, 0, 0)
    return action
