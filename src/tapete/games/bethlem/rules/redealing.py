"""Redeal (determinise) a blinded state: fill it with one of the true states that it may represent.

`redeal` draws a deal of the cards. The facts are such that the groups of cards do not depend on each other: a deal of a
group is a matching of cards and rows, and the order of a row is independent of it. Each deal that agrees with the facts
is equally likely, and is drawn exactly (see `deal_group`). Choices that others have made unseen are not random. They
are treated as not made, except sealed votes, which are drawn evenly. The covered seats know their own cards and
everything open.
"""
from ....kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ....kernel.dice import next_below, pick
from ....kernel.rule import rule
from ..hidden import frame_b_of_top, sees_all
from ..names import (
    CARDS,
    EVENTS,
    GROUPS,
    IN_DECK,
    NOBODY,
    ROW,
    ROWS,
    SPECTATOR,
    UNKNOWN,
    VIEWERS,
    Card,
    Group,
    Lynching,
    Op,
)
from ..vocabulary import Ask
from .cards import find_card, group_of, holder, mutineer_of
from .draft import know_the_cards
from .knowledge import learn_card, learn_trait
from .lynching import may_vote
from .may import why_not_choose_player
from .may_point import why_not_card_vote
from .part import OWN_CARDS

WORLDS = 12
"""A blinded state that is played on without a redeal becomes one of so many redealt ones."""
DEALT = 128
NAMED = DEALT + ROWS * GROUPS
"""Indices in the room for dealing: the cards of each row, and those of the group being dealt."""


@rule
def holders_of(s, group):
    return s.n_players if group >= Group.TRAIT else s.n_rows


@rule("bethlem.hidden.deals")
def deal_group(s, viewer, group, rng, room):
    """Draw who has which card of a group; each matching that the viewer's facts allow is equally likely.

    room[cards] is the number of ways in which the first rows can hold the cards of a set, a bit for each. Then the rows
    take their cards from the last to the first, each in proportion to the remaining ways.
    """
    n = 0
    for card in range(1, CARDS):
        if s.may[viewer][card] and group_of(card) == group:
            room[NAMED + n] = card
            n += 1
    rows = holders_of(s, group)
    room[0] = 1
    for cards in range(1, 1 << n):
        row = -1
        for i in range(n):
            row += cards >> i & 1
        room[cards] = 0
        if row < rows:
            for i in range(n):
                if cards >> i & 1 and s.may[viewer][room[NAMED + i]] >> row & 1:
                    room[cards] += room[cards ^ (1 << i)]
    cards = (1 << n) - 1
    for row in range(rows - 1, -1, -1):
        drawn = next_below(rng, room[cards])
        i = 0
        while True:
            if cards >> i & 1 and s.may[viewer][room[NAMED + i]] >> row & 1:
                if drawn < room[cards ^ (1 << i)]:
                    break
                drawn -= room[cards ^ (1 << i)]
            i += 1
        room[DEALT + ROWS * group + row] = room[NAMED + i]
        cards ^= 1 << i


@rule("bethlem.hidden.deals")
def lay_row(s, viewer, row, rng, room):
    """Lay a row's cards: seen ones in their place, a known main character too, the others in any order."""
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
            nth = next_below(rng, left)
            group = 0
            while laid >> group & 1 or nth > 0:
                if not laid >> group & 1:
                    nth -= 1
                group += 1
            piece.card = room[DEALT + ROWS * group + row]
            laid |= 1 << group


@rule
def deal_events(s, viewer, rng):
    """Give each hand so many of the unseen events; the others are in the deck."""
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
            nth = next_below(rng, unseen)
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
def cast_votes(s, viewer, rng):
    """Fill the sealed votes of seats already asked; each legal vote is equally likely."""
    ask = frame_b_of_top(s)
    if ask != Ask.VOTE and ask != Ask.VOTE_CARD:
        return
    for seat in range(frame_a(top_frame(s))):
        if seat == viewer:
            continue
        if ask == Ask.VOTE and may_vote(s, seat) and s.votes[seat] == 0:
            s.votes[seat] = draw_voted(s, seat, rng) + 1
        elif ask == Ask.VOTE_CARD and s.card_votes[seat] == 0 and (
                s.votes[seat] == s.elected or (s.lynch_kind == Lynching.ACCUSED and may_vote(s, seat))):
            s.card_votes[seat] = draw_card_voted(s, seat, rng) + 1


@rule
def draw_voted(s, seat, rng):
    n = 0
    drawn = 0
    for other in range(s.n_players):
        if why_not_choose_player(s, seat, Ask.VOTE, 0, other) == 0:
            n += 1
            if next_below(rng, n) == 0:
                drawn = other
    return drawn


@rule
def draw_card_voted(s, seat, rng):
    n = 0
    drawn = 0
    for place in range(ROW * s.n_rows):
        if why_not_card_vote(s, seat, place) == 0:
            n += 1
            if next_below(rng, n) == 0:
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


@OWN_CARDS.may_change()
def deal_others(s, viewer, rng, room):
    """Deal the covered cards of other groups."""


@OWN_CARDS.may_change()
def learn_own(s, seat):
    """A player knows their other property."""


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
    for piece in range(ROW * s.n_rows):
        it = s.pieces[piece]
        seat = holder(s, piece)
        if seat != viewer and not it.known >> seat & 1:
            learn_card(s, seat, piece)
    for seat in range(s.n_players):
        if seat != viewer:
            learn_trait(s, seat, seat)
            learn_own(s, seat)


@rule
def redeal(s, rng, scratch):
    """Fill a blinded state with one of the true states that it may represent; the module's docstring says how."""
    if s.blinded == 0:
        return
    viewer = s.blinded - 1
    s.blinded = 0
    uncover(s, viewer, rng, scratch.actions)
    s.dice.seed = next_below(rng, 1 << 30)


@rule
def uncover(s, viewer, rng, room):
    """The same, from a generator, with room for `DEALT` + 43 numbers, which is left empty."""
    if sees_all(s, viewer) or s.outcome:
        return
    if waits_for_deal(s):
        deal_events(s, viewer, rng)
        know_the_cards(s)
        return
    for group in range(Group.GOAL):
        deal_group(s, viewer, group, rng, room)
    deal_others(s, viewer, rng, room)
    for row in range(s.n_rows):
        lay_row(s, viewer, row, rng, room)
    for seat in range(s.n_players):
        if s.traits[seat] == UNKNOWN:
            s.traits[seat] = room[DEALT + ROWS * Group.TRAIT + seat]
    for i in range(NAMED + ROWS + 1):
        room[i] = 0
    deal_events(s, viewer, rng)
    give_own_knowledge(s, viewer)
    find_whom_to_pose_as(s)
    find_who_bound(s)
    cast_votes(s, viewer, rng)


@rule
def find_whom_to_pose_as(s):
    """Mary is asked whether she poses as a player's mutineer, by the card that it is."""
    frame = top_frame(s)
    if frame_op(frame) == Op.ASK and frame_b(frame) == Ask.POSE:
        piece = mutineer_of(s, frame_c(frame))
        if piece != NOBODY:
            s.agenda[s.n_agenda - 1] = frame & ~255 | piece


@rule
def find_who_bound(s):
    """A pact that the viewer knows of was made by the player who was dealt its card."""
    piece = find_card(s, Card.PACTO_DE_SANGRE)
    if s.unbound and s.options.before_9:
        return
    if (s.pact[0] or s.unbound) and s.pact_by == 0 and piece != NOBODY:
        s.pact_by = s.owner[piece // ROW] + 1


@rule
def find_out(s):
    """A blinded state that is played on becomes one of `WORLDS` redealt ones, each equally likely.

    There are too many deals to run them all, so an exact search averages over these.
    """
    if s.blinded:
        viewer = s.blinded - 1
        s.dice.seed = 7919 * (pick(s, WORLDS) + 1)
        s.blinded = 0
        uncover(s, viewer, s.dice, s.room)
