"""The observation of Bethlem for a learner: seats, places, cards, events and the table, as integers.

Seats, rows and places keep their numbers, because the choices name them by these. The table repeats what is the
observing seat's own. A field that names a seat, a place or a piece contains its number plus 1, and 0 for none; a card
is its own number, and COVERED where it has not been seen.
"""
from typing import Any, cast

from ...gamedef.observation import ObservationSpec
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.record import i2, record
from ...kernel.rule import rule
from .hidden import (
    holds_card,
    is_awake,
    is_bound,
    is_neurotic,
    is_private,
    knows_it_fails,
    knows_puppet,
    sees_all,
)
from .names import (
    CARDS,
    DISCARDED,
    EVENTS,
    EVERYONE,
    NOBODY,
    PAIRS_ON_TABLE,
    PLACES,
    ROW,
    ROWS,
    SEATS,
    UNKNOWN,
    Call,
    Card,
    Mode,
    Omen,
    Op,
    Outcome,
    Phase,
    Question,
    Reply,
    Side,
    Word,
)
from .rules.cards import holder, living
from .rules.doom import tokens_of
from .rules.sides import side_by_cards, side_of
from .vocabulary import Ask

COVERED = CARDS
"""The value of a card that the seat has not seen."""
OWN = 2 * ROW
"""So many of one's own cards are repeated. Of two players each has several rows, and two of them are repeated."""
ELSEWHERE, HELD, OUT = range(3)
"""Where an event card is: in the deck or another hand, in one's own, discarded."""


@record
class SeatSeen:
    here: i2
    plays: i2
    is_me: i2
    to_choose: i2
    awake: i2
    left: i2
    trait: i2
    trait_shown: i2
    side: i2
    hand: i2
    voteless: i2
    vote: i2
    card_vote: i2
    proposal: i2
    claim: i2
    lies: i2
    picks: i2
    said: i2[SEATS]
    voted: i2[SEATS]


@record
class PlaceSeen:
    here: i2
    seat: i2
    mine: i2
    dealt: i2
    card: i2
    shown: i2
    main: i2
    dead: i2
    reserve: i2
    awakened: i2
    used: i2
    awakening_used: i2
    lobotomized: i2
    isolated: i2
    by_cell: i2
    doomed: i2
    struck: i2
    set_off: i2
    reaped: i2
    accused: i2
    chip: i2
    tied: i2


@record
class CardSeen:
    place: i2
    may: i2[SEATS]
    pool: i2
    borrowed_before: i2


@record
class EventSeen:
    where: i2
    spent: i2


@record
class TableSeen:
    asked: i2
    asked_detail: i2
    mode: i2
    phase: i2
    call: i2
    round_no: i2
    players: i2
    rows: i2
    quiet: i2
    deaths: i2
    setting_off: i2
    me: i2
    own_trait: i2
    own_goal: i2
    own_side: i2
    own_left: i2
    own_cards: i2[OWN]
    own_dead: i2[OWN]
    borrowed: i2
    suggestion: i2
    hypnotized: i2
    banned: i2
    elected: i2
    lynched: i2
    lynching: i2
    amnesia: i2
    pact: i2[2]
    hate: i2
    unbound: i2
    puppet: i2
    order: i2
    guarding: i2
    guarded: i2
    omen_by: i2
    omen: i2
    omen_about: i2
    omen_until: i2
    omen_fate: i2
    question: i2
    question_about: i2
    answer: i2
    reaped_before: i2
    defied: i2
    scythe: i2
    spoken: i2


@record
class BethlemSeen:
    seats: SeatSeen[SEATS]
    places: PlaceSeen[PLACES]
    cards: CardSeen[CARDS]
    events: EventSeen[EVENTS]
    table: TableSeen


@rule
def sees_tonight(s, viewer):
    """Whether a viewer sees what is laid on the table now; at night only seats that are up do."""
    return s.phase != Phase.NIGHT or is_awake(s, viewer)


@rule
def has_seen(seen, viewer):
    return seen & EVERYONE == EVERYONE or seen >> viewer & 1


@rule
def is_dead_to_all(s, piece):
    """Whether a card is dead, or only tonight lives again."""
    return s.pieces[piece].dead or (s.phase == Phase.NIGHT and s.back >> piece & 1)


@rule
def place_seen(s, piece):
    """The place of a piece that is counted from 1, counted from 1 too; 0 for none."""
    return 0 if piece == 0 or piece == UNKNOWN else s.place_of[piece - 1] + 1


@rule
def see_tokens(s, viewer, seen: BethlemSeen):
    """Tokens on the table, at the places of the pieces that they lie on."""
    if sees_tonight(s, viewer):
        if s.reaped:
            seen.places[s.place_of[s.reaped - 1]].reaped = 1
        for k in range(PAIRS_ON_TABLE):
            if s.accused[k]:
                seen.places[s.place_of[s.accused[k] - 1]].accused = 1
    for k in range(PAIRS_ON_TABLE):
        tie = s.prophecies[k]
        if tie.first and (not tie.fresh or sees_tonight(s, viewer)):
            seen.places[s.place_of[tie.first - 1]].tied += 1 + k
            seen.places[s.place_of[tie.second - 1]].tied += 1 + k
        chip = s.chips[k]
        if chip.on and (not chip.fresh or sees_tonight(s, viewer)):
            seen.places[s.place_of[chip.on - 1]].chip = 1


@rule
def see_place(s, place, viewer, everything, seen: BethlemSeen):
    piece = s.at[place]
    it = s.pieces[piece]
    if it.card == Card.NONE:
        return
    sight = seen.places[place]
    owner = s.owner[place // ROW]
    known = everything or has_seen(it.known, viewer)
    sight.here = 1
    sight.seat = owner + 1
    sight.mine = owner == viewer
    sight.dealt = piece + 1
    sight.card = it.card if known else COVERED
    sight.shown = it.known & EVERYONE == EVERYONE
    sight.main = not known and it.grouped >> viewer & 1
    sight.dead = is_dead_to_all(s, piece)
    sight.reserve = it.reserve
    sight.awakened = it.woken
    if sight.mine or sight.dead or (sight.shown and it.card == Card.AMNESIA):
        sight.used = it.used
        sight.awakening_used = it.woke_used
    sight.lobotomized = it.lobotomized
    sight.isolated = it.isolated
    sight.by_cell = it.by_cell
    if s.phase != Phase.NIGHT:
        sight.doomed = it.doom != 0
    elif is_awake(s, viewer):
        sight.doomed = tokens_of(s, piece) != 0
    if viewer < SEATS and s.struck[viewer][piece]:
        sight.struck = s.round_no - s.struck[viewer][piece] + 1
    sight.set_off = it.cause
    if known and it.card < CARDS:
        seen.cards[it.card].place = place + 1


@rule
def side_believed(s, viewer):
    """The side that a seat plays for, by all that it knows. A failed pact binds it until it learns of that."""
    if s.mode != Mode.NORMAL or s.outcome != Outcome.RUNNING:
        return side_of(s, viewer)
    other = NOBODY
    if is_bound(s, viewer) and not (s.unbound and knows_it_fails(s, viewer)):
        if s.pact[0] == viewer + 1:
            other = s.pact[1] - 1
        elif s.pact[1] == viewer + 1:
            other = s.pact[0] - 1
    if other != NOBODY and not s.hate:
        return Side.PACT
    if other != NOBODY and (living(s, other) > 0 or s.hate_won >> viewer & 1):
        return Side.HATE
    return side_by_cards(s, viewer)


@rule
def see_seat(s, seat, viewer, everything, sight: SeatSeen):
    sight.here = 1
    sight.plays = seat < s.n_players
    sight.is_me = seat == viewer
    sight.trait = s.traits[seat] if everything or has_seen(s.traits_seen[seat], viewer) else COVERED
    sight.trait_shown = s.traits_seen[seat] & EVERYONE == EVERYONE
    if seat == viewer:
        sight.side = side_believed(s, viewer)
    elif s.mode != Mode.NORMAL or s.outcome != Outcome.RUNNING:
        sight.side = side_of(s, seat)
    sight.hand = s.n_hand[seat]
    sight.voteless = s.voteless >> seat & 1
    sight.claim = s.claims[seat]
    sight.lies = s.lies[seat]
    sight.picks = s.picks[seat]
    for other in range(SEATS):
        sight.said[other] = s.said[seat][other]
        sight.voted[other] = s.voted[seat][other]


@rule
def see_votes(s, seat, viewer, everything, asked, sight: SeatSeen):
    """The votes that lie open, and what mutineers who are up have proposed to each other."""
    sealed = seat != viewer and s.phase == Phase.LYNCHING and not everything
    if not (sealed and asked == Ask.VOTE):
        sight.vote = s.votes[seat]
    if not (sealed and asked == Ask.VOTE_CARD):
        sight.card_vote = place_seen(s, s.card_votes[seat])
    if s.phase == Phase.NIGHT and s.awake >> viewer & 1:
        sight.awake = s.awake >> seat & 1
        sight.proposal = place_seen(s, s.proposals[seat])


@rule
def see_card(s, card, viewer, sight: CardSeen):
    for row in range(SEATS):
        sight.may[row] = s.may[viewer][card] >> row & 1
    sight.pool = s.pool[card]
    sight.borrowed_before = s.borrowed_before >> card & 1


@rule
def see_own(s, viewer, seen: BethlemSeen):
    """What is the observing seat's own, once more, at places that are the same for every seat."""
    sight = seen.table
    sight.own_trait = seen.seats[viewer].trait
    sight.own_side = seen.seats[viewer].side
    sight.own_left = seen.seats[viewer].left
    if s.options.custom:
        sight.own_goal = s.own.goals[viewer]
    n = 0
    for place in range(ROW * s.n_rows):
        if seen.places[place].mine and n < OWN:
            sight.own_cards[n] = seen.places[place].card
            sight.own_dead[n] = seen.places[place].dead
            n += 1
    foretold = s.foretold[viewer]
    if foretold.asked:
        sight.question = foretold.asked
        sight.question_about = foretold.about + 1
        sight.answer = foretold.said
    if holds_card(s, viewer, Card.ARTHUR):
        sight.guarding = place_seen(s, s.guarding)
        sight.guarded = place_seen(s, s.guarded)
    if s.hypnotized == viewer + 1:
        sight.hypnotized = 1
    if s.omens.by == viewer + 1:
        sight.omen_fate = place_seen(s, s.omens.fate)


@rule
def see_bonds(s, viewer, sight: TableSeen):
    """Pacts and puppets, so far as the seat knows of them."""
    if is_bound(s, viewer):
        sight.pact[0] = s.pact[0]
        sight.pact[1] = s.pact[1]
        sight.hate = s.hate
    if knows_it_fails(s, viewer):
        sight.unbound = s.unbound
    if knows_puppet(s, viewer):
        sight.puppet = s.puppet
    if is_neurotic(s, viewer):
        sight.order = place_seen(s, s.order)


@rule
def see_table(s, sight: TableSeen):
    sight.mode = s.mode
    sight.phase = s.phase
    sight.call = s.call
    sight.round_no = s.round_no
    sight.players = s.n_players
    sight.rows = s.n_rows
    sight.quiet = s.quiet
    sight.deaths = s.deaths
    sight.setting_off = s.setting_off
    sight.borrowed = s.borrowed
    sight.suggestion = s.suggestion
    sight.banned = s.banned
    sight.elected = s.elected
    sight.lynched = place_seen(s, s.lynched)
    sight.lynching = s.lynching
    sight.amnesia = s.amnesia
    if s.omens.by:
        sight.omen_by = s.omens.by
        sight.omen = s.omens.omen + 1
        sight.omen_about = s.omens.about + 1
        sight.omen_until = s.omens.until - s.round_no
    sight.reaped_before = place_seen(s, s.reaped_before)
    sight.defied = s.defied
    sight.scythe = s.scythe
    sight.spoken = s.spoken


@rule
def asked_now(s):
    """The question on top of the agenda, NONE if there is none."""
    if s.outcome != Outcome.RUNNING or s.n_agenda == 0 or frame_op(top_frame(s)) != Op.ASK:
        return Ask.NONE
    return frame_b(top_frame(s))


@rule
def see_question(s, viewer, asked, seen: BethlemSeen):
    """What is asked and whom, for seats that see it. Who has been found by Mary does not see by whom."""
    frame = top_frame(s)
    chooser = frame_a(frame)
    if chooser != viewer and (asked == Ask.POSE or (is_private(s) and not is_awake(s, viewer))):
        return
    seen.table.asked = asked
    if chooser == viewer:
        posing = asked == Ask.POSE and not s.blinded    # there the frame has the card that Mary found
        seen.table.asked_detail = holder(s, frame_c(frame)) if posing else frame_c(frame)
    seen.seats[chooser].to_choose = 1


@rule
def observe(s, viewer, seen: BethlemSeen):
    """Fill a zeroed observation. A state that is not blinded gives the same as the blinded one, because a search
    observes redealt states; so what a viewer may know of a night is here once more, from `hidden.py`."""
    everything = s.outcome != Outcome.RUNNING or sees_all(s, viewer)
    asked = asked_now(s)
    for place in range(ROW * s.n_rows):
        see_place(s, place, viewer, everything, seen)
    see_tokens(s, viewer, seen)
    for seat in range(s.n_seats):
        see_seat(s, seat, viewer, everything, seen.seats[seat])
        see_votes(s, seat, viewer, everything, asked, seen.seats[seat])
    for place in range(ROW * s.n_rows):
        sight = seen.places[place]
        if sight.here and not sight.dead and sight.seat != NOBODY + 1:
            seen.seats[sight.seat - 1].left += 1
    for card in range(CARDS):
        see_card(s, card, viewer, seen.cards[card])
    for event in range(EVENTS):
        if s.event_at[event] == DISCARDED:
            seen.events[event].where = OUT
        elif s.event_at[event] == viewer + 1:
            seen.events[event].where = HELD
            seen.events[event].spent = s.event_spent[event]
    see_table(s, seen.table)
    see_bonds(s, viewer, seen.table)
    if viewer < s.n_players:
        seen.table.me = viewer + 1
        see_own(s, viewer, seen)
    if asked != Ask.NONE:
        see_question(s, viewer, asked, seen)


WHO = "1 or 0: whether "
MEANINGS = {
    "seats.here": f"{WHO}there is such a seat; all else is 0 if not",
    "seats.plays": f"{WHO}it has cards; a narrator has none",
    "seats.is_me": f"{WHO}it is the observing seat",
    "seats.to_choose": f"{WHO}the game waits for it, so far as the observing seat sees that",
    "seats.awake": f"{WHO}it is up in this night, for seats that are up themselves",
    "seats.left": "its living cards",
    "seats.trait": "its personality, 58 for one that the seat has not seen",
    "seats.trait_shown": f"{WHO}everybody knows it",
    "seats.side": "the side that it plays for: one's own, and the others' at the end or where sides are open",
    "seats.hand": "event cards in its hand, as of the last morning",
    "seats.voteless": f"{WHO}it has no vote now",
    "seats.vote": "the seat that it has voted for, once the votes are open; one's own at once",
    "seats.card_vote": "the place that it has voted for, likewise",
    "seats.proposal": "the place that it proposes to the mutineers who are up, for these",
    "seats.claim": "the side that it claims in talk",
    "seats.lies": "how much of its statements has openly proved false",
    "seats.picks": "cards that it has chosen of the group that is being chosen (two players)",
    "seats.said": "its last statement about each seat: none, vouched, accused, saw clear, saw guilty",
    "seats.voted": "how often it has voted for each seat",
    "places.here": f"{WHO}a card lies there; all else is 0 if not",
    "places.seat": "whose row it is in",
    "places.mine": f"{WHO}that is the observing seat",
    "places.dealt": "the place where the card was dealt, which tells the cards of a row apart",
    "places.card": "the card, 58 for one that the seat has not seen",
    "places.shown": f"{WHO}everybody knows it",
    "places.main": f"{WHO}the seat knows only that it is a main character",
    "places.dead": f"{WHO}it is dead; one that lives again tonight is so until the morning",
    "places.reserve": f"{WHO}it is in the reserve (two players)",
    "places.awakened": f"{WHO}its awakening is in force",
    "places.used": f"{WHO}its one use is spent, for its holder and of the dead",
    "places.awakening_used": f"{WHO}the use of its awakening is spent, likewise",
    "places.lobotomized": f"{WHO}it is lobotomized",
    "places.isolated": f"{WHO}it is isolated this round",
    "places.by_cell": f"{WHO}it died with a cellmate",
    "places.doomed": f"{WHO}a death token lies on it; at night only for seats that are up",
    "places.struck": "rounds since the last blow at it that the seat knows of, 1 for this round, 0 for none",
    "places.set_off": "the card that has openly set off its end",
    "places.reaped": f"{WHO}it is under the scythe; at night only for seats that are up",
    "places.accused": f"{WHO}John Flick accuses it, likewise",
    "places.chip": f"{WHO}a chip of the game of chance lies on it, likewise",
    "places.tied": "the prophet's token on it: 1 the first, 2 the second, 3 both",
    "cards.place": "where it is, for a card that the seat knows",
    "cards.may": "1 or 0 for each row (of a personality: seat): whether it may be there by all that the seat knows",
    "cards.pool": f"{WHO}it is still to be chosen (two players)",
    "cards.borrowed_before": f"{WHO}the director has borrowed it before",
    "events.where": "0 in the deck or another hand, 1 in the seat's own, 2 discarded",
    "events.spent": "of one's own: 1 played this night, 2 played without a choice, else 0",
    "table.asked": "what is asked: a number of Ask; 0 if nothing is, or if the seat does not see it",
    "table.asked_detail": "the question's own argument, for the seat that is asked",
    "table.mode": "normal, three players, two players",
    "table.phase": "setup, night, day, lynching",
    "table.call": "the narrator's call",
    "table.round_no": "the round, from 1",
    "table.players": "players with cards",
    "table.rows": "rows on the table",
    "table.quiet": "rounds in a row without a death",
    "table.deaths": "deaths in this round",
    "table.setting_off": "the card whose effect is happening now, openly",
    "table.me": "the observing seat; 0 for a narrator and a spectator, of whom all own fields are 0",
    "table.own_trait": "one's own personality",
    "table.own_goal": "one's own objective (custom cards)",
    "table.own_side": "the side that one plays for",
    "table.own_left": "one's own living cards",
    "table.own_cards": "one's own cards, in the order of their places",
    "table.own_dead": "1 or 0 for each of them: whether it is dead",
    "table.borrowed": "the card whose power the director has tonight and by day",
    "table.suggestion": "the card that hypnosis suggests",
    "table.hypnotized": f"{WHO}one is hypnotized",
    "table.banned": "the seat that may not be chosen",
    "table.elected": "the seat that has been elected for the lynching",
    "table.lynched": "the place of the card lynched last",
    "table.lynching": "the lynching of this day",
    "table.amnesia": "whether a second lynching is due, or the next one is called off",
    "table.pact": "the two seats of the pact, for seats that know of it",
    "table.hate": f"{WHO}it is a pact of hate, likewise",
    "table.unbound": f"{WHO}the seat knows that the pact binds nobody",
    "table.puppet": "the seat that obeys, for seats that know it",
    "table.order": "the place that it must vote for, for the neurotic and the puppet",
    "table.guarding": "the place that one's Arthur protects tonight",
    "table.guarded": "the place that he protected last night",
    "table.omen_by": "the seat whose prophecy (Nostradamus) is waiting",
    "table.omen": "its open part, a number of Omen plus 1",
    "table.omen_about": "the seat that it is about",
    "table.omen_until": "rounds left for it",
    "table.omen_fate": "its hidden part, the place of a card, for its own prophet",
    "table.question": "one's question to the narrator that is waiting",
    "table.question_about": "the seat that it is about",
    "table.answer": "its answer, a number of Reply plus 1",
    "table.reaped_before": "the place under the scythe last time",
    "table.defied": "rounds in a row in which the reaper was defied",
    "table.scythe": f"{WHO}only the reaper kills this night",
    "table.spoken": "sentences in this round of talk",
}

_SEAT, _PLACE, _SIDE, _KNOWN = SEATS + 1, PLACES + 1, max(Side) + 1, CARDS + 1
NAMES = {"seats.trait": _KNOWN, "seats.side": _SIDE, "seats.vote": _SEAT, "seats.card_vote": _PLACE,
         "seats.proposal": _PLACE, "seats.claim": _SIDE, "seats.said": len(Word), "places.seat": _SEAT,
         "places.dealt": _PLACE, "places.card": _KNOWN, "places.set_off": CARDS, "places.tied": 4,
         "cards.place": _PLACE, "events.where": 3, "events.spent": 3, "table.asked": max(Ask) + 1,
         "table.mode": len(Mode), "table.phase": len(Phase), "table.call": max(Call) + 1, "table.setting_off": CARDS,
         "table.me": _SEAT, "table.own_trait": _KNOWN, "table.own_goal": _KNOWN, "table.own_side": _SIDE,
         "table.own_cards": _KNOWN, "table.borrowed": CARDS, "table.suggestion": CARDS, "table.banned": _SEAT,
         "table.elected": _SEAT, "table.lynched": _PLACE, "table.amnesia": 4, "table.pact": _SEAT,
         "table.puppet": _SEAT, "table.order": _PLACE, "table.guarding": _PLACE, "table.guarded": _PLACE,
         "table.omen_by": _SEAT, "table.omen": len(Omen) + 1, "table.omen_about": _SEAT, "table.omen_fate": _PLACE,
         "table.question": len(Question) + 1, "table.question_about": _SEAT, "table.answer": len(Reply) + 1,
         "table.reaped_before": _PLACE}

_ROUNDS, _OFTEN = (0, 30), (0, 10)
RANGES = {**{path: (0, 1) for path, meaning in MEANINGS.items() if meaning.startswith("1 or 0")},
          "seats.left": (0, PLACES), "seats.hand": (0, EVENTS), "seats.lies": (0, 40), "seats.picks": (0, ROW),
          "seats.voted": _ROUNDS, "places.struck": _ROUNDS, "table.asked_detail": (0, 255), "table.round_no": _ROUNDS,
          "table.players": (0, ROWS), "table.rows": (0, ROWS), "table.quiet": _OFTEN, "table.deaths": (0, PLACES),
          "table.own_left": (0, PLACES), "table.lynching": (0, 2), "table.omen_until": _OFTEN, "table.defied": _OFTEN,
          "table.spoken": (0, 60)}

SIGHT = ObservationSpec(cast(Any, BethlemSeen), observe, NAMES, MEANINGS, fair=True, ranges=RANGES)
