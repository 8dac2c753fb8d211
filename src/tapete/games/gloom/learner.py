"""The observation of Cthulhu Gloom for a learner: seats, characters, cards, stories and the table, as integers.

Seats are counted from the observing one on, in the order of the table. A field that names a thing contains its number
plus 1, or the card's own number, and 0 for none. Where each card is says all that its seat has been shown: a card that
it has seen go into a hand is there until it is seen elsewhere.
"""
from typing import Any, cast

from ...gamedef.observation import ObservationSpec
from ...kernel.agenda import frame_a, frame_b, frame_c, frame_op, top_frame
from ...kernel.record import i2, record
from ...kernel.rule import rule
from .names import (
    CARDS,
    CHARACTERS,
    FAMILIES,
    FIRST_ICON,
    HAND_MOST,
    ICONS,
    NOBODY,
    NONE,
    SEATS,
    STORIES,
    TERMS,
    UNKNOWN,
    Fate,
    Kind,
    Outcome,
)
from .rules.picks import effect_of
from .rules.sight import draw_limit, family_value, story_of
from .vocabulary import LAST_CHOICE, Do, Op

PRINTED = CARDS - 1
"""The places of cards: card n of the pack has place n - 1."""
TALES = STORIES - 1
PLAYABLE = 5
"""Kinds of free plays, the bits of `names.Allowed`."""
ABSENT, UNSEEN, DISCARDED, REMOVED, PLAYED, IN_HAND = range(6)
"""Where a card may be: not in the pack; in the draw pile or covered in a hand; discarded; out of the game; being
played; from IN_HAND on in the hand of a seat, the observing one's first; behind these on a character."""
ON = IN_HAND + SEATS
WHERE = ON + CHARACTERS


@record
class SeatSeen:
    here: i2
    to_choose: i2
    its_turn: i2
    starts: i2
    family: i2
    story: i2
    worth: i2
    living_worth: i2
    living: i2
    dead: i2
    hand: i2
    known: i2
    limit: i2
    skips: i2
    dry: i2


@record
class CharacterSeen:
    owner: i2
    fate: i2
    worth: i2
    points: i2[3]
    icons: i2[ICONS]
    text: i2
    lasting: i2
    pile: i2


@record
class CardSeen:
    where: i2
    above: i2
    fresh: i2
    met: i2[TERMS]


@record
class StorySeen:
    here: i2
    holder: i2
    points: i2


@record
class TableSeen:
    asked: i2
    asked_card: i2
    asked_character: i2
    asked_seat: i2
    asked_effect: i2
    asked_number: i2
    asked_kinds: i2[PLAYABLE]
    asked_icons: i2[ICONS]
    seats: i2
    turn_no: i2
    plays: i2
    plays_a_turn: i2
    stirred: i2
    idle: i2
    deck: i2
    unseen: i2
    discards: i2
    removed: i2


@record
class GloomSeen:
    seats: SeatSeen[SEATS]
    characters: CharacterSeen[CHARACTERS]
    cards: CardSeen[PRINTED]
    stories: StorySeen[TALES]
    table: TableSeen


@rule
def counted_from(s, me, p):
    """A seat counted from the observing one on, which is 1; 0 for nobody."""
    return 0 if p == NOBODY else (p - me + s.n_seats) % s.n_seats + 1


@rule
def see_pile(pile, where, cards):
    """Say of the cards of a pile where they are."""
    for i in range(pile.n):
        cards[pile.cards[i] - 1].where = where


@rule
def see_hand(s, p, seat, where, cards):
    """Say of the cards of a hand that the seat knows that they are there; return how many these are."""
    hand = s.seats[p].hand
    known = 0
    for i in range(hand.n):
        card = hand.cards[i]
        if card != UNKNOWN and s.seen[card] >> seat & 1:
            cards[card - 1].where = where
            cards[card - 1].fresh = hand.taken[i]
            known += 1
    return known


@rule
def see_cards(s, cards):
    """Where the cards are that lie open, and that all others are not seen."""
    for card in range(1, s.options.n_cards + 1):
        cards[card - 1].where = UNSEEN
        for i in range(TERMS):
            cards[card - 1].met[i] = s.met[card] >> i & 1
    see_pile(s.discards, DISCARDED, cards)
    see_pile(s.removed, REMOVED, cards)
    for i in range(s.n_in_play):
        cards[s.in_play[i] - 1].where = PLAYED


@rule
def see_character(s, me, ch, sight: CharacterSeen, cards):
    it = s.characters[ch]
    sight.owner = counted_from(s, me, it.owner)
    sight.fate = it.fate
    sight.worth = it.worth
    for k in range(3):
        sight.points[k] = it.points[k]
    for k in range(ICONS):
        sight.icons[k] = it.icons >> (FIRST_ICON + k) & 1
    sight.text = it.text
    sight.lasting = it.lasting
    above = 0
    card = it.top
    while card != NONE:
        cards[card - 1].where = ON + ch
        cards[card - 1].above = above
        above += 1
        card = s.under[card]
    sight.pile = above


@rule
def see_seat(s, p, sight: SeatSeen):
    it = s.seats[p]
    sight.here = 1
    sight.its_turn = s.active == p
    sight.starts = s.first == p
    sight.family = it.family + 1
    sight.story = story_of(s, p)
    sight.worth = family_value(s, p)
    for ch in range(CHARACTERS):
        if s.characters[ch].owner == p:
            alive = s.characters[ch].fate == Fate.ALIVE
            sight.living += alive
            sight.living_worth += s.characters[ch].worth * alive
            sight.dead += s.characters[ch].fate == Fate.DEAD
    sight.hand = it.hand.n
    sight.limit = draw_limit(s, p)
    sight.skips = it.skips
    sight.dry = it.dry


@rule
def see_question(s, me, sight: TableSeen):
    """What is asked, and about what. Each question has its arguments in places of its own."""
    frame = top_frame(s)
    b = frame_b(frame)
    c = frame_c(frame)
    op = frame_op(frame)
    sight.asked = op
    match op:
        case Op.RESPOND:
            sight.asked_card = b
            if s.options.cards[b].kind != Kind.EVENT:
                sight.asked_character = c + 1
        case Op.DISCARD | Op.EITHER: sight.asked_number = b
        case Op.TAKE | Op.SPOIL:
            sight.asked_seat = counted_from(s, me, b)
            sight.asked_number = c
        case Op.FREE:
            sight.asked_number = c
            for k in range(PLAYABLE):
                sight.asked_kinds[k] = b >> k & 1
        case Op.FREE_DEATH:
            sight.asked_character = b
            if b == 0:
                for k in range(ICONS):
                    sight.asked_icons[k] = c >> k & 1
        case Op.PICK:
            sight.asked_effect = effect_of(b)
            sight.asked_character = c
        case Op.REPLACE: sight.asked_character = b + 1


@rule
def see_table(s, sight: TableSeen):
    sight.seats = s.n_seats
    sight.turn_no = s.turn_no
    sight.plays = s.plays
    sight.plays_a_turn = s.options.plays
    sight.stirred = s.stirred
    sight.idle = s.idle
    sight.deck = s.deck.n
    sight.discards = s.discards.n
    sight.removed = s.removed.n


@rule
def observe(s, seat, seen: GloomSeen):
    """Fill a zeroed observation. A state that is not blinded gives the same as the blinded one, because a search
    observes redealt states. Nobody but the seat that is asked sees who may cancel a card."""
    me = seat if seat < s.n_seats else 0
    see_cards(s, seen.cards)
    for ch in range(CHARACTERS):
        see_character(s, me, ch, seen.characters[ch], seen.cards)
    chooser = NOBODY
    if s.outcome == Outcome.RUNNING and s.n_agenda > 0:
        see_question(s, me, seen.table)
        chooser = frame_a(top_frame(s))
        if seen.table.asked == Op.RESPOND and chooser != seat:
            chooser = NOBODY
    covered = s.deck.n
    for k in range(s.n_seats):
        p = (me + k) % s.n_seats
        sight = seen.seats[k]
        see_seat(s, p, sight)
        sight.to_choose = p == chooser
        sight.known = see_hand(s, p, seat, IN_HAND + k, seen.cards)
        covered += sight.hand - sight.known
    for story in range(1, s.options.n_stories + 1):
        holder = s.story_at[story]
        seen.stories[story - 1].here = holder >= NOBODY
        seen.stories[story - 1].holder = counted_from(s, me, max(NOBODY, holder))
        seen.stories[story - 1].points = s.options.stories[story].points
    see_table(s, seen.table)
    seen.table.unseen = covered


WHO = "1 or 0: whether "
MEANINGS = {
    "seats.here": f"{WHO}there is such a seat; all else is 0 if not",
    "seats.to_choose": f"{WHO}the game waits for it; where a card may be cancelled, only the seat itself sees that",
    "seats.its_turn": f"{WHO}it is its turn",
    "seats.starts": f"{WHO}it had the first turn",
    "seats.family": "its family",
    "seats.story": "the story that it holds",
    "seats.worth": "its family value now: the points of its dead and of its story",
    "seats.living_worth": "the self-worth of its living characters together",
    "seats.living": "how many of its characters live",
    "seats.dead": "how many are dead",
    "seats.hand": "cards in its hand",
    "seats.known": "of them, those that the observing seat knows",
    "seats.limit": "cards that it draws up to",
    "seats.skips": "turns to come that it does not take",
    "seats.dry": "refills to come that it does not make",
    "characters.owner": "the seat of its family, from 1 for the observing one; 0 for a family that nobody has",
    "characters.fate": "not in the game, alive, dead, or taken out of the game",
    "characters.worth": "its self-worth as it shows",
    "characters.points": "the points that show at the top, in the middle and at the bottom",
    "characters.icons": "1 or 0 for each icon of the pack: whether it shows it",
    "characters.text": "the card whose text can be read",
    "characters.lasting": "the card with the persistent effect in force",
    "characters.pile": "cards on it",
    "cards.where": "where it is: 0 not in this pack, 1 not seen by the seat, 2 discarded, 3 out of the game, 4 being "
                   "played, 5 to 9 in a hand, the observing seat's first, 10 to 29 on a character",
    "cards.above": "cards above it on its character",
    "cards.fresh": f"{WHO}it has just been taken from another seat, to be played at once",
    "cards.met": "1 or 0 for each of its effects: whether what it requires was met as it was played",
    "stories.here": f"{WHO}it is on the table",
    "stories.holder": "the seat that holds it, from 1 for the observing one; 0 in the centre",
    "stories.points": "its points",
    "table.asked": "what is asked: the number of an Op that is a choice, 0 when the game is over",
    "table.asked_card": "the card that may be cancelled",
    "table.asked_character": "the character that the question is about: of the card, of a free death, picked already",
    "table.asked_seat": "the seat whose cards may be taken, from 1 for the observing one",
    "table.asked_effect": "the effect that characters are picked for, a number of Do",
    "table.asked_number": "cards to discard, draw or take, or free plays left",
    "table.asked_kinds": "1 or 0 for each kind that may be played freely: modifier, event, death, only negative "
                         "modifiers, only cards just taken",
    "table.asked_icons": "1 or 0 for each icon that a free death asks for",
    "table.seats": "seats in the game",
    "table.turn_no": "the turn, from 1",
    "table.plays": "plays made in this turn, free ones apart",
    "table.plays_a_turn": "plays that a turn has",
    "table.stirred": f"{WHO}something was played, claimed or discarded in this turn",
    "table.idle": "turns in a row in which nothing was",
    "table.deck": "cards in the draw pile",
    "table.unseen": "cards that the seat has not seen: those of the draw pile and of hands",
    "table.discards": "cards discarded",
    "table.removed": "cards out of the game",
}

_SEAT, _CHARACTER = SEATS + 1, CHARACTERS + 1
NAMES = {"seats.family": FAMILIES + 2, "seats.story": STORIES, "characters.owner": _SEAT, "characters.fate": len(Fate),
         "characters.text": CARDS, "characters.lasting": CARDS, "cards.where": WHERE, "stories.holder": _SEAT,
         "table.asked": LAST_CHOICE + 1, "table.asked_card": CARDS, "table.asked_character": _CHARACTER,
         "table.asked_seat": _SEAT, "table.asked_effect": max(Do) + 1}

_YES, _CARDS, _WORTH = (0, 1), (0, CARDS - 1), (-100, 100)
RANGES = {**{path: _YES for path, meaning in MEANINGS.items() if meaning.startswith("1 or 0")},
          "seats.worth": (-250, 250), "seats.living_worth": (-250, 250), "seats.living": (0, 5), "seats.dead": (0, 5),
          "seats.hand": (0, HAND_MOST), "seats.known": (0, HAND_MOST), "seats.limit": (0, HAND_MOST),
          "seats.skips": (0, 9), "seats.dry": (0, 9), "characters.worth": _WORTH, "characters.points": (-50, 50),
          "characters.pile": (0, 20), "cards.above": (0, 20), "stories.points": (-50, 50),
          "table.asked_number": (0, 10), "table.seats": (0, SEATS), "table.turn_no": (0, 250), "table.plays": (0, 4),
          "table.plays_a_turn": (0, 4), "table.idle": (0, 15), "table.deck": _CARDS, "table.unseen": _CARDS,
          "table.discards": _CARDS, "table.removed": _CARDS}

SIGHT = ObservationSpec(cast(Any, GloomSeen), observe, NAMES, MEANINGS, fair=True, ranges=RANGES)
