"""Characters and their piles: cards laid, lifted, moved; deaths, and the end of the game that they bring."""
from ....kernel.agenda import schedule
from ....kernel.log import tell
from ....kernel.rule import rule
from ..names import ALL_SEATS, CHARACTERS, NONE, Cause, Fate, Outcome
from ..vocabulary import Op, Told
from .hands import add_to_hand, discard, lay_open
from .sight import family_value, is_alive, lay_on, lift_off
from .standing import standing, tell_standing


@rule("gloom.cards.covering")
def place_modifier(s, card, ch):
    before = standing(s, ch)
    lay_on(s, card, ch)
    tell(s, Told.PLACED, card, ch, s.characters[ch].worth)
    tell_standing(s, ch, before)


@rule("gloom.cards.death", "gloom.turn.death_secures")
def place_death(s, card, ch):
    """The character dies: its pile is set apart with the death on top, and its points stay as shown."""
    before = standing(s, ch)
    lay_on(s, card, ch)
    s.characters[ch].fate = Fate.DEAD
    tell(s, Told.DIED, ch, card, s.characters[ch].worth)
    tell_standing(s, ch, before)
    end_if_gone(s, s.characters[ch].owner)


@rule("gloom.end.family_gone")
def end_if_gone(s, p):
    """The game ends at once when a family has no living character."""
    for ch in range(CHARACTERS):
        if s.characters[ch].owner == p and is_alive(s, ch):
            return
    tell(s, Told.FAMILY_GONE, p, 0, 0)
    finish(s, Cause.FAMILY)


@rule("gloom.scoring.winner", "gloom.scoring.ties")
def finish(s, cause):
    """The game is over. The lowest family value wins. There is no tie-break: all who share it win."""
    s.cause = cause
    lowest = family_value(s, 0)
    for p in range(1, s.n_seats):
        lowest = min(lowest, family_value(s, p))
    for p in range(s.n_seats):
        if family_value(s, p) == lowest:
            s.outcome = Outcome.SEAT_0 + p if s.outcome == Outcome.RUNNING else Outcome.SHARED
            tell(s, Told.WON, p, lowest, 0)


@rule("gloom.effects.strip")
def strip_top(s, ch):
    """Discard the top modifier of a living character."""
    before = standing(s, ch)
    card = lift_off(s, ch)
    discard(s, card)
    tell(s, Told.STRIPPED, card, ch, s.characters[ch].worth)
    tell_standing(s, ch, before)


@rule
def strip_on(s, p, ch):
    """Discard all modifiers of a living character, the top one first."""
    if s.characters[ch].top != NONE:
        strip_top(s, ch)
        schedule(s, Op.STRIP, p, ch, 0)


@rule("gloom.effects.move", "gloom.effects.moved_not_played")
def move_top(s, ch, to):
    """Move a living character's top modifier onto another; its immediate effects are not repeated."""
    before = standing(s, ch)
    others = standing(s, to)
    card = lift_off(s, ch)
    lay_on(s, card, to)
    tell(s, Told.MOVED, card, ch, to)
    tell_worth(s, ch)
    tell_worth(s, to)
    tell_standing(s, ch, before)
    tell_standing(s, to, others)


@rule
def tell_worth(s, ch):
    tell(s, Told.LIVES, ch, s.characters[ch].worth, 0)


@rule("gloom.effects.swap")
def swap_tops(s, one, two):
    """Exchange the top modifiers of two living characters."""
    before = standing(s, one)
    others = standing(s, two)
    first = lift_off(s, one)
    second = lift_off(s, two)
    lay_on(s, second, one)
    lay_on(s, first, two)
    tell(s, Told.MOVED, first, one, two)
    tell(s, Told.MOVED, second, two, one)
    tell_worth(s, one)
    tell_worth(s, two)
    tell_standing(s, one, before)
    tell_standing(s, two, others)


@rule("gloom.effects.replace")
def take_top_into_hand(s, p, ch):
    """Take a character's top modifier into a seat's hand; everybody has seen it."""
    before = standing(s, ch)
    card = lift_off(s, ch)
    s.seen[card] = ALL_SEATS
    s.met[card] = 0
    add_to_hand(s, p, card, 0)
    tell(s, Told.REPLACED, p, card, ch)
    tell_standing(s, ch, before)


@rule("gloom.effects.raise")
def raise_character(s, ch):
    """A dead character loses its untimely death, lives again, and keeps the cards below."""
    before = standing(s, ch)
    card = lift_off(s, ch)
    s.characters[ch].fate = Fate.ALIVE
    discard(s, card)
    tell(s, Told.RAISED, ch, card, 0)
    tell_worth(s, ch)
    tell_standing(s, ch, before)


@rule("gloom.effects.move_death")
def move_death(s, ch, to):
    """Move an untimely death from a dead character, which lives again, to a living one, which dies."""
    before = standing(s, ch)
    card = lift_off(s, ch)
    s.characters[ch].fate = Fate.ALIVE
    tell(s, Told.MOVED, card, ch, to)
    tell_worth(s, ch)
    tell_standing(s, ch, before)
    place_death(s, card, to)


@rule("gloom.effects.expel")
def expel(s, ch):
    """Take a character and all cards on it out of the game: it counts for nobody."""
    before = standing(s, ch)
    while s.characters[ch].top != NONE:
        lay_open(s, s.removed, lift_off(s, ch))
    s.characters[ch].fate = Fate.GONE
    tell(s, Told.GONE, ch, 0, 0)
    tell_standing(s, ch, before)
