"""What a viewer may know, and the states that it cannot tell from the true one.

Hidden are the cards that a viewer has not seen, the personalities, event cards in other hands and in the deck,
what others have done with their eyes open while the viewer's were closed, votes that are not all in, and the
dice to come. A blinded state holds the viewer's own facts (`may`, `known`, `grouped`) and no others'.

`redeal` draws a deal of the cards. The facts are such that the groups of cards do not depend on each other: who
has which card of a group is a matching of cards and rows, and in which order a row lies is independent of it.
Each deal that agrees with the facts is as likely as any other, and is drawn exactly (see `deal_group`). Choices
that others have made unseen are no matter of chance: they are taken as not made, and the seats that are covered
know what their own cards and the first night have told them.
"""
from ...kernel.agenda import drop_top, frame_a, frame_b, frame_op, top_frame
from ...kernel.dice import next_below, pick
from ...kernel.menu import pack
from ...kernel.rule import rule
from .custom.hidden import hide_own
from .custom.rules.goals import learn_goal
from .names import (
    CARDS,
    DISCARDED,
    EVENTS,
    EVERYONE,
    GROUPS,
    IN_DECK,
    PAIRS_ON_TABLE,
    PLACES,
    ROW,
    ROWS,
    SEATS,
    SPECTATOR,
    UNKNOWN,
    VIEWERS,
    Act,
    Ask,
    Call,
    Card,
    Group,
    Lynching,
    Op,
    Phase,
)
from .rules.cards import find_card, group_of, has_trait, holder
from .rules.draft import know_the_cards
from .rules.knowledge import learn_card, learn_trait
from .rules.lynching import may_vote
from .rules.may import why_not_choose_player
from .rules.may_point import why_not_card_vote

WORLDS = 12
"""A blinded state that is played on without a redeal becomes one of so many redealt ones."""
DEALT = 128
NAMED = DEALT + ROWS * GROUPS
"""Where in the room for dealing the cards of each row are, and those of the group being dealt."""


# ---- blind -------------------------------------------------------------------------------------

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


@rule
def hide_dice(s):
    dice = s.dice
    dice.seed = 0
    dice.count = 0
    dice.length = 0
    dice.read = 0
    for i in range(len(dice.sides)):
        dice.sides[i] = 0
        dice.faces[i] = 0
    log = s.log
    for i in range(len(log.what)):
        log.what[i] = 0
        log.seats[i] = 0
        log.a[i] = 0
        log.b[i] = 0
        log.c[i] = 0
    log.told = 0


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
    s.turned &= (1 << viewer) & 255
    s.banished = 0
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
    hide_dice(s)
    for i in range(s.n_agenda, len(s.agenda)):
        s.agenda[i] = 0
    if sees_all(s, viewer) or s.outcome:
        return
    hide_votes(s, viewer)
    hide_secrets(s, viewer)
    hide_night(s, viewer)
    for i in range(s.n_agenda, len(s.agenda)):
        s.agenda[i] = 0
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


# ---- redeal ------------------------------------------------------------------------------------

@rule
def holders_of(s, group):
    return s.n_players if group >= Group.TRAIT else s.n_rows


@rule("bethlem.hidden.deals")
def deal_group(s, viewer, group, luck, room):
    """Draw who has which card of a group, each matching that the viewer's facts allow as likely.

    room[m]: in how many ways the first rows can hold the cards of the set m, a bit for each; then the rows take
    their cards from the last to the first, each in proportion to the ways that it leaves.
    """
    n = 0
    for card in range(1, CARDS):
        if s.may[viewer][card] and group_of(card) == group:
            room[NAMED + n] = card
            n += 1
    rows = holders_of(s, group)
    room[0] = 1
    for m in range(1, 1 << n):
        row = -1
        for i in range(n):
            row += m >> i & 1
        room[m] = 0
        if row < rows:
            for i in range(n):
                if m >> i & 1 and s.may[viewer][room[NAMED + i]] >> row & 1:
                    room[m] += room[m ^ (1 << i)]
    m = (1 << n) - 1
    for row in range(rows - 1, -1, -1):
        drawn = next_below(luck, room[m])
        i = 0
        while True:
            if m >> i & 1 and s.may[viewer][room[NAMED + i]] >> row & 1:
                if drawn < room[m ^ (1 << i)]:
                    break
                drawn -= room[m ^ (1 << i)]
            i += 1
        room[DEALT + ROWS * group + row] = room[NAMED + i]
        m ^= 1 << i


@rule("bethlem.hidden.deals")
def lay_row(s, viewer, row, luck, room):
    """Lay a row's cards: those seen where they are, a known main character too, the others in any order."""
    laid = 0
    for i in range(ROW):
        piece = s.pieces[ROW * row + i]
        if piece.card != UNKNOWN:
            laid |= 1 << group_of(piece.card)
        elif piece.grouped >> viewer & 1:
            piece.card = room[DEALT + ROWS * Group.P1 + row]
            laid |= 1 << Group.P1
    for i in range(ROW):
        piece = s.pieces[ROW * row + i]
        if piece.card == UNKNOWN:
            left = 0
            for group in range(Group.TRAIT):
                left += 1 - (laid >> group & 1)
            nth = next_below(luck, left)
            group = 0
            while laid >> group & 1 or nth > 0:
                if not laid >> group & 1:
                    nth -= 1
                group += 1
            piece.card = room[DEALT + ROWS * group + row]
            laid |= 1 << group


@rule
def deal_events(s, viewer, luck):
    """Give each hand so many of the events unseen; the others are in the deck."""
    for seat in range(s.n_players):
        missing = s.n_hand[seat]
        for event in range(EVENTS):
            if s.event_at[event] == seat + 1:
                missing -= 1
        while missing > 0:
            unseen = 0
            for event in range(EVENTS):
                if s.event_at[event] == UNKNOWN and s.options.events[event]:
                    unseen += 1
            nth = next_below(luck, unseen)
            for event in range(EVENTS):
                if s.event_at[event] == UNKNOWN and s.options.events[event]:
                    if nth == 0:
                        s.event_at[event] = seat + 1
                    nth -= 1
            missing -= 1
    for event in range(EVENTS):
        if s.event_at[event] == UNKNOWN:
            s.event_at[event] = IN_DECK


@rule
def cast_votes(s, viewer, luck):
    """Fill the sealed votes of those already asked, each possible vote as likely."""
    ask = frame_b_of_top(s)
    if ask != Ask.VOTE and ask != Ask.VOTE_CARD:
        return
    for seat in range(frame_a(top_frame(s))):
        if seat == viewer:
            continue
        if ask == Ask.VOTE and may_vote(s, seat) and s.votes[seat] == 0:
            s.votes[seat] = draw_voted(s, seat, luck) + 1
        elif ask == Ask.VOTE_CARD and s.card_votes[seat] == 0 and (
                s.votes[seat] == s.elected or (s.lynch_kind == Lynching.ACCUSED and may_vote(s, seat))):
            s.card_votes[seat] = draw_card_voted(s, seat, luck) + 1


@rule
def draw_voted(s, seat, luck):
    n = 0
    drawn = 0
    for other in range(s.n_players):
        if why_not_choose_player(s, seat, Ask.VOTE, 0, other) == 0:
            n += 1
            if next_below(luck, n) == 0:
                drawn = other
    return drawn


@rule
def draw_card_voted(s, seat, luck):
    n = 0
    drawn = 0
    for place in range(ROW * s.n_rows):
        if why_not_card_vote(s, seat, place) == 0:
            n += 1
            if next_below(luck, n) == 0:
                drawn = s.at[place]
    return drawn


@rule
def waits_for_deal(s):
    """Whether the cards have not been dealt yet."""
    for i in range(s.n_agenda):
        op = frame_op(s.agenda[i])
        if op == Op.DEAL or op == Op.DRAFT:
            return True
    return False


@rule
def give_own_knowledge(s, viewer):
    """Let the other seats know their own cards, and what everybody knows."""
    for other in range(VIEWERS):
        if other == viewer:
            continue
        for card in range(CARDS):
            s.may[other][card] = s.may[viewer][card] if other == SPECTATOR else 0
        if other == SPECTATOR:
            continue
        for card in range(CARDS):
            if s.options.in_play[card]:
                s.may[other][card] = (1 << holders_of(s, group_of(card))) - 1
    for o in range(ROW * s.n_rows):
        piece = s.pieces[o]
        seat = holder(s, o)
        if seat != viewer and not piece.known >> seat & 1:
            learn_card(s, seat, o)
    for seat in range(s.n_players):
        if seat != viewer:
            learn_trait(s, seat, seat)
            if s.options.custom:
                learn_goal(s, seat, seat)


@rule
def redeal(s, luck, scratch):
    """Fill a blinded state with one of the true states it may stand for; see the module on what is drawn."""
    if s.blinded == 0:
        return
    viewer = s.blinded - 1
    s.blinded = 0
    uncover(s, viewer, luck, scratch.actions)


@rule
def uncover(s, viewer, luck, room):
    """The same, from a generator, with room for `DEALT` + 43 numbers, which is left empty."""
    if sees_all(s, viewer) or s.outcome:
        return
    if waits_for_deal(s):
        deal_events(s, viewer, luck)
        know_the_cards(s)
        return
    for group in range(GROUPS if s.options.custom else Group.GOAL):
        deal_group(s, viewer, group, luck, room)
    for row in range(s.n_rows):
        lay_row(s, viewer, row, luck, room)
    for seat in range(s.n_players):
        if s.traits[seat] == UNKNOWN:
            s.traits[seat] = room[DEALT + ROWS * Group.TRAIT + seat]
        if s.own.goals[seat] == UNKNOWN:
            s.own.goals[seat] = room[DEALT + ROWS * Group.GOAL + seat]
    for i in range(NAMED + ROWS + 1):
        room[i] = 0
    deal_events(s, viewer, luck)
    give_own_knowledge(s, viewer)
    cast_votes(s, viewer, luck)


@rule
def find_out(s):
    """A blinded state that is played on becomes one of `WORLDS` redealt ones, each as likely.

    There are too many deals to run them all: an exact search averages over these.
    """
    if s.blinded:
        viewer = s.blinded - 1
        s.dice.seed = 7919 * (pick(s, WORLDS) + 1)
        s.blinded = 0
        uncover(s, viewer, s.dice, s.room)
