"""A new game: seats, rows, the event deck, and what comes before the first night."""
from ...kernel.agenda import schedule
from ...kernel.rule import rule
from .custom.rules.deal import draw_characters
from .names import EVENTS, IN_DECK, NOBODY, PLACES, ROW, Group, Mode, Op
from .rules.draft import give_sides, know_the_cards
from .vocabulary import Ask


@rule("bethlem.setup.players", "bethlem.narrator.seat", "bethlem.three.rows")
def lay_rows(s):
    """Who holds which rows. With a narrator of flesh and blood the last seat holds none."""
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


@rule
def setup(s):
    """Make a game of a blank state that has its options and its number of seats."""
    lay_rows(s)
    if s.options.custom:
        draw_characters(s)
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
