"""Setting what scenarios show of one's own cards, by the paths of the view: `custom.<field>`."""
from __future__ import annotations

from typing import Any

from ..names import CARDS, EVERYONE, FIRST_GOAL, PLACE_NAMES, ROW, VIEWERS, Card, Side
from ..rules.knowledge import narrow
from .names import Choice, Occurrence, Role, Tool
from .rules.goals import learn_goal, show_goal
from .view import HAKI, TIMES

NUMBERS = {"pills", "laughing", "centre", "character", "points", "robots", "immortal_until", "carts", "comas",
           "lynchings", "again"}
FLAGS = {"no_food", "king", "gambling", "nap"}
SEAT_FIELDS = {"avenger", "maze", "friend", "cook", "sheriff", "royal", "haunted", "stopped"}
PLACE_FIELDS = {"hideout", "foreseen", "doll", "transplant", "mind_with"}
TOKENS = {"broccoli", "shield", "coma", "number", "number_shown", "spy", "spy_hit", "closed"}


def edit_custom(s: Any, path: str, value: Any) -> None:
    """Set one of the paths below `custom`; ValueError if path or value will not do."""
    own, parts = s.own, path.split(".")
    field = parts[0]
    if field == "seats" and len(parts) == 3:
        _edit_seat(s, int(parts[1]), parts[2], value)
    elif field == "goals":
        for seat, goal in enumerate(value):
            _edit_seat(s, seat, "goal", goal)
    elif field in ("revealed", "behaving"):
        setattr(own, field, sum(1 << seat for seat in value))
    elif field == "tokens" and len(parts) == 4 and parts[3] in TOKENS:
        o = s.at[PLACE_NAMES.index(f"{parts[1]}.{parts[2]}")]
        setattr(own.extra[o], parts[3], int(value))
    elif field in NUMBERS or field in FLAGS:
        setattr(own, field, int(value))
    elif field in SEAT_FIELDS:
        setattr(own, field, 0 if value is None else int(value) + 1)
    elif field in PLACE_FIELDS:
        setattr(own, field, s.at[PLACE_NAMES.index(value)] + 1)
    elif field == "alive_then":
        for place in value:
            own.extra[s.at[PLACE_NAMES.index(place)]].was_alive = 1
    elif field == "traitor":
        own.traitor = Side[value]
    elif field == "gas":
        own.gas = Card[value]
    elif field == "ripe":
        own.ripe = Card[value]
    elif field == "gas_before":
        own.gas_before = sum(1 << Card[name] for name in value)
    elif field == "world":
        own.world = ("BANG", "CIUDADELAS").index(value) + 1
    elif field == "body":
        own.body = ("SPIRIT", "FLESH").index(value) + 1
    elif field == "hand":
        for tool in Tool:
            own.hand[tool] = value.get(tool.name, 0)
    elif field == "clock":
        own.clock = sum(1 << number for number in value)
    elif field == "time":
        own.time = sum(1 << TIMES.index(name) for name in value)
    elif field == "haki":
        own.haki = sum(1 << HAKI.index(Choice[name]) for name in value)
    elif field == "prizes":
        for i, n in enumerate(value):
            own.prizes[i] = n
        own.winner = next(o for o in range(ROW * s.n_rows) if s.pieces[o].card == Card.LUDOPATA) + 1
    elif field == "bets":
        own.bettor = next(o for o in range(ROW * s.n_rows) if s.pieces[o].card == Card.LUDOPATA) + 1
        for i, (choice, on) in enumerate(value):
            own.bet[i], own.bet_on[i] = Choice[choice] + 1, on if isinstance(on, int) else Card[on]
    elif field == "loans":
        for k, (card, seat, place) in enumerate(value):
            loan = own.loans[k]
            loan.card, loan.seat, loan.source = Card[card], seat + 1, int(s.at[PLACE_NAMES.index(place)]) + 1
    elif field == "now":
        for name, round_no in value.items():
            own.now[Occurrence[name]] = round_no
    elif field == "gone_by":
        for occurrence in Occurrence:
            own.gone_by[occurrence] = int(occurrence.name in value)
    else:
        raise ValueError("there is no such path that can be set")


def _edit_seat(s: Any, seat: int, field: str, value: Any) -> None:
    own = s.own
    if field == "goal":
        goal = Card[value]
        if goal < FIRST_GOAL or not s.options.in_play[goal]:
            raise ValueError(f"{value} is no objective of this game")
        other = next(q for q in range(s.n_players) if own.goals[q] == goal)
        own.goals[other], own.goals[seat] = own.goals[seat], goal
        know_goals_again(s)
    elif field == "unmasked":
        if value:
            own.unmasked |= 1 << seat
            show_goal(s, seat)
    elif field == "seen_by":
        for viewer in value:
            learn_goal(s, viewer, seat)
    elif field == "virus":
        own.virus[seat] = int(value)
    elif field == "role":
        own.roles[seat] = Role[value]
    else:
        raise ValueError("there is no such path that can be set")


def know_goals_again(s: Any) -> None:
    """Everybody knows anew: their own objective, and those that lie open."""
    own = s.own
    open_seats = [seat for seat in range(s.n_players) if own.goals_seen[seat] & EVERYONE == EVERYONE]
    for viewer in range(VIEWERS):
        for card in range(FIRST_GOAL, CARDS):
            s.may[viewer][card] = (1 << s.n_players) - 1 if s.options.in_play[card] else 0
    for seat in range(s.n_players):
        own.goals_seen[seat] = 0
    for seat in range(s.n_players):
        learn_goal(s, seat, seat)
    for seat in open_seats:
        for viewer in range(VIEWERS):
            own.goals_seen[seat] |= 1 << viewer
            narrow(s, viewer, own.goals[seat], seat)
