"""What a viewer may know of a state.

Hidden are the cards that a viewer has not seen, the personalities, event cards in other hands and in the deck,
what others have done with their eyes open while the viewer's were closed, votes that are not all in, and the
dice to come. Who knows a field says the record (`model.py`); here is what depends on more. A blinded state holds the
viewer's own facts (`may`, `known`, `grouped`) and no others'.
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
from .rules.future import forget
from .rules.part import OWN_CARDS
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
    piece = find_card(s, card)
    return piece >= 0 and holder(s, piece) == viewer


@rule
def cover_dealt(dealt, seen, n, viewer):
    """Cover what lies before n players and a viewer has not seen; of the rest, forget who else has."""
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
        said = it.card == Card.AMNESIA and it.known == EVERYONE      # what it has done was said aloud
        if not it.dead and holder(s, piece) != viewer and not said:
            it.used = 0
            it.woke_used = 0
    cover_dealt(s.traits, s.traits_seen, s.n_players, viewer)


@rule("bethlem.hidden.cards")
def hide_events(s, viewer):
    """Others' events are covered; how many each holds is seen, as of the last morning."""
    for event in range(EVENTS):
        if s.event_at[event] != DISCARDED and s.event_at[event] != viewer + 1:
            s.event_at[event] = UNKNOWN
            s.event_spent[event] = 0


@rule("bethlem.deaths.shown")
def is_dawning(s):
    """Whether the night's deaths are still being sorted out: what was attacked and lives nobody is told."""
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
def is_neurotic(s, viewer):
    """Whether a viewer knows for whom the puppet must vote."""
    return has_trait(s, viewer, Card.NEUROTICISMO) or (s.puppet == viewer + 1 and s.order != 0)


@rule
def knows_puppet(s, viewer):
    return is_neurotic(s, viewer) or s.puppet_seen >> viewer & 1


hide_table = hiding_of(Table, has_trait, holds_ali_turn, holds_card, is_bound, is_neurotic, knows_puppet)


@rule("bethlem.hidden.cards")
def hide_secrets(s, viewer):
    """What only the holder of a card or of a personality knows, and what lasts longer than a night."""
    hide_named(s, viewer)
    hide_table(s, viewer)
    for piece in range(PLACES):
        s.pieces[piece].due *= s.patience == piece + 1      # patience is told in the morning, rabies nobody knows
    asked = frame_b_of_top(s) if s.n_agenda and frame_a(top_frame(s)) == viewer else Ask.NONE
    s.immune *= asked == Ask.MASSACRE_CARD
    s.silenced *= asked == Ask.SILENCE
    s.pass_no *= s.phase == Phase.NIGHT
    s.twins *= not is_dawning(s)
    for seat in range(SEATS):
        if seat != viewer:
            forget(s, seat)


@rule("bethlem.hidden.eyes_closed")
def hide_night(s, viewer):
    """Whoever sleeps sees no token laid this night, and not who is awake."""
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
    """What was done tonight and the morning will tell: whoever is up sees it lie on the table already."""
    if s.phase != Phase.NIGHT or not is_awake(s, viewer):
        s.back = 0
    hide_own_until_morning(s, viewer)


@OWN_CARDS.may_change()
def hide_own_until_morning(s, viewer):
    """The same of what other cards have done."""


@OWN_CARDS.may_change()
def hide_jailed(s):
    """What was done to a card tonight with other means than melancholy."""


@OWN_CARDS.may_change()
def hide_named(s, viewer):
    """What was said to hold for this round, before cards are covered."""


@OWN_CARDS.may_change()
def hide_own(s, viewer):
    """What else a viewer may not know, once cards are covered."""


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
    hide_events(s, viewer)
    hide_cards(s, viewer)
    hide_own(s, viewer)
    hide_until_morning(s, viewer)


@rule("bethlem.hidden.eyes_closed")
def seen_as(s, action, seat):
    """What others see of a choice: nothing of one made with their eyes closed, of a vote until all are in, or of the
    hidden part of a prophecy."""
    frame = top_frame(s)
    ask = frame_b(frame)
    if seat == frame_a(frame) or sees_all(s, seat):
        return action
    sealed = ask == Ask.VOTE or ask == Ask.VOTE_CARD or ask == Ask.ARRANGE or ask == Ask.LAY
    if sealed or ask == Ask.FATE or (is_private(s) and not is_awake(s, seat)):
        return pack(Act.PASS, 0, 0)
    return action
