"""Souls: gained, lost, and winning."""
from ....kernel.log import tell
from ....kernel.rule import rule
from ..language.words import OF_TAG, Event, Mod, Test, Timing
from ..names import NO_THING, NOBODY, CardZone, Outcome
from ..vocabulary import Told
from .cards import FIRST_ABILITY, TEST, TEST_N, TIMING, column, line
from .piles import discard_card
from .refs import to_thing
from .stats import holds, mod_sum
from .things import count_souls, count_tagged, put_in_play
from .triggers import happen


@rule
def count_soul_cards(s, p):
    count = 0
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.SOUL and s.things[i].owner == p:
            count += 1
    return count


@rule("souls.souls.none")
def may_gain_soul(s, p):
    """Whether a player may gain souls."""
    return mod_sum(s, p, Mod.NO_SOULS) == 0


@rule("souls.souls.gain")
def gain_soul(s, p, card):
    """A player gains a card from outside play as a soul; if they may not, it is discarded."""
    if not may_gain_soul(s, p):
        tell(s, Told.NO_SOUL, p, card, 0)
        discard_card(s, card)
        return
    i = put_in_play(s, card, CardZone.SOUL, p)
    if i != NO_THING:
        soul_is(s, p, i)


@rule
def soul_is(s, p, i):
    """The card at i becomes a player's soul."""
    thing = s.things[i]
    before = thing.owner if thing.zone == CardZone.SOUL else p
    thing.zone = CardZone.SOUL
    thing.owner = p
    if before != p:
        tell(s, Told.LOST_SOUL, before, thing.card, count_souls(s, before))
    thing.charged = 0
    thing.counters = 0
    thing.copy_of = 0
    thing.hurt = 0
    thing.dying = 0
    tell(s, Told.GAINED_SOUL, p, thing.card, count_souls(s, p))
    happen(s, Event.GAINED_SOUL, p, i, to_thing(s, i), 1, 0, 0)
    look_for_winner(s, p)


@rule("souls.souls.win")
def look_for_winner(s, p):
    """A player wins at once with the fourth soul; in a solo game both characters' souls count together."""
    if s.outcome != Outcome.RUNNING:
        return
    if s.options.solo:
        if count_souls(s, 0) + count_souls(s, 1) >= s.options.souls_to_win:
            s.outcome = Outcome.WON
            tell(s, Told.WON_TOGETHER, 0, 0, 0)
    elif count_souls(s, p) >= s.options.souls_to_win:
        s.outcome = Outcome.SEAT_0 + p
        tell(s, Told.WON, p, 0, 0)


@rule
def may_be_earned(s, ability):
    """Whether any player could fulfil a bonus soul's condition. Looking once at all items replaces a look at each
    player's.
    """
    n = line(s, ability, TEST_N)
    return line(s, ability, TEST) != Test.TAGGED_AT_LEAST or count_tagged(s, NOBODY, n // OF_TAG) >= n % OF_TAG


@rule("souls.bonus.earn")
def look_for_bonus(s):
    """A bonus soul goes to the first player who fulfils its condition, in turn order from the active player."""
    for i in range(s.n_things):
        if s.things[i].zone == CardZone.BONUS:
            ability = column(s, s.things[i].card, FIRST_ABILITY)
            if line(s, ability, TIMING) == Timing.EARN and may_be_earned(s, ability):
                for k in range(s.n_seats):
                    p = (s.active + k) % s.n_seats
                    if (may_gain_soul(s, p)
                            and holds(s, line(s, ability, TEST), line(s, ability, TEST_N), p, i, 0, 0, 0)):
                        tell(s, Told.EARNED, p, s.things[i].card, 0)
                        soul_is(s, p, i)
                        return True
    return False
