"""Other ways to play: the draft of two players, the solo game, bargaining."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.piles import ALL_SEATS
from ....kernel.rule import rule
from ..language.words import Event
from ..names import NO_THING, CardZone, Deck, Outcome
from ..vocabulary import Op, Told
from .items import gain_item
from .money import hand_cents
from .piles import lay_under_deck, take_at, take_card
from .things import put_in_play, take_from_play
from .triggers import happen

DRAFT_ROUNDS = 2
LAID_OUT = 3


@rule("souls.draft.lay_out")
def lay_out(s, p, round_no):
    """Three treasures are laid out: the first player takes one, the other takes one of the remaining two."""
    for slot in range(LAID_OUT):
        card = take_card(s, Deck.TREASURE)
        if card:
            put_in_play(s, card, CardZone.DRAFT, slot)
            tell(s, Told.REVEALED, card, 0, 0)
    schedule(s, Op.DRAFT, p, 0, round_no)


@rule("souls.draft.pick")
def draft(s, p, picks, round_no, i):
    """A laid-out treasure is taken. The last one goes under the deck; then the other player chooses first, until both
    have two."""
    gain_item(s, p, take_from_play(s, i))
    if picks == 0:
        schedule(s, Op.DRAFT, 1 - p, 1, round_no)
        return
    for i in range(s.n_things - 1, -1, -1):
        if s.things[i].zone == CardZone.DRAFT:
            tell(s, Told.TO_BOTTOM, s.things[i].card, 0, 0)
            lay_under_deck(s, take_from_play(s, i), ALL_SEATS)
    if round_no + 1 < DRAFT_ROUNDS:
        schedule(s, Op.LAY_OUT, p, round_no + 1, 0)


@rule
def keep_own_item(s, p, n, k):
    """Of the treasures looked at one is kept, eternal; the others go under the deck."""
    pile = s.decks[Deck.TREASURE]
    kept = pile.cards[pile.n - 1 - k]
    for _ in range(n):
        at = pile.n - 1
        seen = pile.seen[at]
        card = take_at(pile, at)
        if card == kept:
            i = put_in_play(s, card, CardZone.ITEM, p)
            if i != NO_THING:
                s.things[i].eternal = 1
            tell(s, Told.GAINED_ITEM, p, card, 0)
        else:
            lay_under_deck(s, card, seen)
    if n > 1:
        tell(s, Told.OTHERS_UNDER, p, n - 1, 0)


@rule("souls.solo.die")
def lower_die(s):
    """The die of a solo game goes down by one; at zero the game is lost."""
    s.solo_die -= 1
    tell(s, Told.DIE, s.solo_die, 0, 0)
    if s.solo_die <= 0 and s.outcome == Outcome.RUNNING:
        s.outcome = Outcome.LOST
        tell(s, Told.LOST, 0, 0, 0)


@rule("souls.bargaining.offers")
def has_offered_enough(s, p):
    return s.players[p].offers >= s.options.offers


@rule
def can_offer(s, p):
    """Whether a player has cents to offer, and may."""
    return (s.options.bargaining == 1 and not s.options.solo and s.players[p].cents > 0
            and not has_offered_enough(s, p))


@rule("souls.bargaining.offer")
def offer_cents(s, p, n, to):
    """A player offers another cents, without the stack; the other may decline."""
    s.players[p].offers += 1
    tell(s, Told.OFFERED, p, to, n)
    schedule(s, Op.BARGAIN, to, n, p)


@rule("souls.bargaining.accept")
def bargain(s, to, n, p, accepted):
    if accepted:
        hand_cents(s, p, to, n)
        happen(s, Event.GAVE_CENTS, p, NO_THING, 0, n, 0, 0)
    else:
        tell(s, Told.DECLINED, p, to, n)
