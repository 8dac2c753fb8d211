"""Set up a new game: seats, rows, the event deck, and the steps before the first night."""
from ...kernel.agenda import schedule
from ...kernel.dice import draw
from ...kernel.log import tell
from ...kernel.numbers import count_bits
from ...kernel.rule import rule
from .names import CARDS, EVENTS, IN_DECK, NOBODY, PLACES, ROW, Group, Mode, Op
from .rules.cards import group_of
from .rules.draft import give_sides, know_the_cards
from .rules.part import OWN_CARDS
from .vocabulary import Ask, Told


@rule("bethlem.setup.players", "bethlem.narrator.seat", "bethlem.three.rows")
def lay_rows(s):
    """Who holds which rows. With a human narrator the last seat holds none."""
    s.n_players = s.n_seats - s.options.narrator
    s.n_rows = max(s.n_players, ROW)
    s.mode = Mode.NORMAL if s.n_players > 3 else Mode.TWO if s.n_players == 2 else Mode.THREE
    s.alone = 0 if s.mode == Mode.THREE else NOBODY
    match s.mode:
        case Mode.NORMAL:
            for row in range(s.n_rows):
                s.owner[row] = row
        case Mode.TWO:
            for row in range(s.n_rows):
                s.owner[row] = row // 2
        case _:
            s.owner[0] = s.alone
            s.owner[1] = s.alone
            row = 2
            for seat in range(s.n_players):
                if seat != s.alone:
                    s.owner[row] = seat
                    row += 1
    for place in range(PLACES):
        s.at[place] = place
        s.place_of[place] = place


@OWN_CARDS.may_change()
def draw_cards(s):
    """Draw the other cards of this game, if lot decides."""


@rule("bethlem.setup.by_lot")
def draw_lots(s):
    """Lot chooses one or two cards of each group from those left to it; all are told which."""
    for group in range(Group.TRAIT + 1):
        for drawn in range(1, 3):
            draw_lot(s, group, drawn)


@rule
def draw_lot(s, group, drawn):
    """Draw so many of the group's cards, where lot chooses so many."""
    among = 0
    for card in range(1, CARDS):
        if is_left_to_lot(s, card, group, drawn):
            among |= 1 << card
    leave_to_lot(s, among, drawn)


@rule
def leave_to_lot(s, among, wanted):
    """Keep so many of some cards (bits) in the game, at random; all know which."""
    left = count_bits(among)
    for card in range(1, CARDS):
        if among >> card & 1:
            if draw(s, left) < wanted:
                wanted -= 1
                tell(s, Told.CHARACTERS, card, 0, 0)
            else:
                s.options.in_play[card] = 0
            left -= 1


@rule
def is_left_to_lot(s, card, group, drawn):
    return s.options.by_lot[card] == drawn and group_of(card) == group


@rule
def setup(s):
    """Make a game of a blank state that has its options and its number of seats."""
    lay_rows(s)
    draw_lots(s)
    draw_cards(s)
    know_the_cards(s)
    for event in range(EVENTS):
        s.event_at[event] = IN_DECK
    match s.mode:
        case Mode.NORMAL: schedule(s, Op.DEAL, 0, 0, 0)
        case Mode.THREE:
            schedule(s, Op.DEAL, 0, 0, 0)
            schedule(s, Op.ASK, s.alone, Ask.SIDE, 0)
        case _:
            give_sides(s)
            schedule(s, Op.DRAFT, Group.P2, 0, 0)
