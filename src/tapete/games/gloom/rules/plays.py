"""Plays: a card goes from the hand onto the table, the others may answer, and then it takes effect."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import ALL_SEATS, NONE, Kind, Outcome, When
from ..vocabulary import Act, Do, Op, Told
from .effects import kind_of_card, take_effect
from .hands import discard, discard_hand, place_in_hand, take_from_hand
from .piles import place_death, place_modifier, take_top_into_hand
from .sight import card_in_force, in_force, note_requirements, story_of
from .stories import claim


@rule
def put_in_play(s, card):
    """Lay a card on the table, where everybody sees it."""
    s.in_play[s.n_in_play] = card
    s.n_in_play += 1
    s.seen[card] = ALL_SEATS


@rule
def out_of_play(s, card):
    """Remove a card from the table; the cards behind it move up."""
    found = 0
    for i in range(s.n_in_play):
        if s.in_play[i] == card:
            found = 1
        if found:
            s.in_play[i] = s.in_play[i + 1] if i + 1 < s.n_in_play else NONE
    s.n_in_play -= found


@rule("gloom.cards.one_by_one", "gloom.responses.who_is_asked")
def play_card(s, p, card, ch):
    """Play a card from the hand: seats that might cancel it are asked in turn order, then it is resolved."""
    take_from_hand(s, p, place_in_hand(s, p, card))
    put_in_play(s, card)
    s.stirred = 1
    if kind_of_card(s, card) == Kind.EVENT:
        tell(s, Told.REVEALED, p, card, 0)
    else:
        tell(s, Told.PLAYED, p, card, ch)
    for k in range(1, s.n_seats):
        q = (s.active + k) % s.n_seats
        if q != p and could_cancel(s, q, card):
            schedule(s, Op.RESPOND, q, card, ch)
    schedule(s, Op.RESOLVE, p, card, ch)


@rule
def answers(s, answer, card):
    """Whether a card may cancel another of this kind."""
    return s.options.cards[answer].answers >> kind_of_card(s, card) & 1


@rule("gloom.responses.secret")
def could_cancel(s, q, card):
    """Whether a seat may hold a card that cancels this one, as far as everybody knows.

    It uses nothing hidden, so that asking a seat shows nothing about its hand.
    """
    if s.seats[q].hand.n == 0 or in_force(s, q, Do.NO_EVENTS) > 0:
        return False
    for i in range(s.options.n_answers):
        answer = s.options.answers[i]
        if answers(s, answer, card):
            if s.seen[answer] != ALL_SEATS or place_in_hand(s, q, answer) >= 0:
                return True
    return False


@rule("gloom.responses.cancel", "gloom.responses.no_chain")
def cancel(s, q, answer, card):
    """Cancel the card being played; both go to the discards."""
    take_from_hand(s, q, place_in_hand(s, q, answer))
    tell(s, Told.CANCELLED, q, answer, card)
    discard(s, answer)
    s.cancelled = 1


@rule("gloom.turn.play_modifier", "gloom.turn.play_event", "gloom.end.at_once")
def resolve(s, p, card, ch):
    """A card that has been played takes effect, unless it was cancelled."""
    if s.cancelled:
        s.cancelled = 0
        out_of_play(s, card)
        discard(s, card)
        if kind_of_card(s, card) == Kind.EVENT:
            tell(s, Told.SPENT, card, 0, 0)
        else:
            tell(s, Told.SPARED, card, ch, 0)
        return
    match kind_of_card(s, card):
        case Kind.EVENT:
            note_requirements(s, card, ANY_ICON)
            take_effect(s, card, p, p, ch)
            schedule(s, Op.AWAY, p, card, 0)
        case Kind.MODIFIER:
            out_of_play(s, card)
            note_requirements(s, card, s.characters[ch].icons)
            place_modifier(s, card, ch)
            take_effect(s, card, p, s.characters[ch].owner, ch)
            mark_done(s, p, card)
            pay_tax(s, p)
        case _:
            out_of_play(s, card)
            note_requirements(s, card, s.characters[ch].icons)
            place_death(s, card, ch)
            if s.outcome == Outcome.RUNNING:
                take_effect(s, card, p, s.characters[ch].owner, ch)
                mark_done(s, p, card)


@rule
def mark_done(s, p, card):
    """Mark on the agenda where the immediate effects of a card on a character go on. A question asked meanwhile is then
    known to come from it, whatever was played in between."""
    row = s.options.cards[card]
    for i in range(row.n_terms):
        if row.terms[i].when == When.NOW:
            schedule(s, Op.DONE, p, card, 0)
            return


ANY_ICON = 0xFFFF
"""An event is on no character: its requirements are checked before it may be played."""


FOR_STORY = 255
"""In a DISCARD frame, instead of a card: the story of its seat requires it."""


@rule("gloom.effects.tax")
def pay_tax(s, p):
    """The player of a modifier discards as many cards as the effects on its family say."""
    n = in_force(s, p, Do.TAX)
    if n > 0:
        schedule(s, Op.TAX, p, n, 0)


@rule("gloom.effects.tax")
def collect_tax(s, p, n):
    """After a modifier's effects, ask for the discards that it costs, from the cards that there are."""
    card = card_in_force(s, p, Do.TAX)
    by = card if card else FOR_STORY
    tell_tax(s, p, by, min(n, s.seats[p].hand.n))
    if s.seats[p].hand.n > 0:
        schedule(s, Op.DISCARD, p, n, by)


@rule("gloom.effects.tax")
def tell_tax(s, p, by, n):
    """Tell by which card, or by its story, a seat has so many cards to discard for a modifier."""
    if by == FOR_STORY:
        tell(s, Told.TAXED, p, n, story_of(s, p))
    else:
        tell(s, Told.TAXED_BY, p, by, n)


@rule("gloom.cards.event")
def put_away(s, card):
    """Put an event with all effects done onto the discards."""
    out_of_play(s, card)
    discard(s, card)


@rule
def replace_top(s, p, card, ch):
    """Play a modifier in place of a character's top one, which comes to the hand."""
    take_top_into_hand(s, p, ch)
    play_card(s, p, card, ch)


@rule("gloom.turn.two_plays", "gloom.turn.discard_hand", "gloom.turn.pass")
def act_in_turn(s, p, kind, a, b):
    """One of the plays of a turn; the next comes after it, if there is one."""
    s.plays += 1
    match kind:
        case Act.PLAY: play_card(s, p, a, b)
        case Act.EVENT: play_card(s, p, a, 0)
        case Act.CLAIM:
            s.stirred = 1
            claim(s, p, a)
        case Act.DISCARD_HAND:
            s.stirred = 1
            discard_hand(s, p, NONE)
        case _: tell(s, Told.PASSED, p, 0, 0)
    if s.plays < s.options.plays:
        schedule(s, Op.TURN, p, 0, 0)
