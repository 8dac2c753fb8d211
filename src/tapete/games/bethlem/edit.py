"""Changing a state by the paths of its view: how scenarios set up what they show."""
from __future__ import annotations

from typing import Any

from ...errors import InputError
from ...kernel.agenda import frame_op, in_order, schedule, top_frame
from ...kernel.paths import Paths
from .custom.edit import edit_custom, know_goals_again
from .model import Menu
from .names import (
    DISCARDED,
    EVENTS,
    IN_DECK,
    PLACE_NAMES,
    ROW,
    VIEWERS,
    Call,
    Card,
    Doom,
    Event,
    Group,
    Mode,
    Omen,
    Op,
    Phase,
    Question,
    Reply,
)
from .rules.cards import group_of, holder
from .rules.draft import know_the_cards
from .rules.flow import act, step
from .rules.knowledge import learn_card, learn_trait, show_to_all
from .rules.menu import legal

_PATHS = Paths()
_path = _PATHS.path


def edit(s: Any, path: str, value: Any) -> None:
    """Set what a path of the referee's view names; InputError if path or value will not do."""
    if s.mode != Mode.NORMAL and s.phase == Phase.SETUP:
        _finish_setup(s)
    if path.startswith("custom.") and s.options.custom:
        try:
            edit_custom(s, path[7:], value)
        except (ValueError, IndexError, KeyError, TypeError, AttributeError) as error:
            raise InputError(f"{path}: {error}") from error
        return
    _PATHS.set(s, path=path, value=value)


def _finish_setup(s: Any) -> None:
    """With two or three players: choose, deal and lay the cards, always by the first of what may be chosen."""
    menu: Any = Menu
    menu = menu.plain()
    while frame_op(top_frame(s)) != Op.NIGHTFALL:
        if not step(s):
            legal(s, menu)
            act(s, menu.actions[0])


def _number(value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise ValueError(f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def _flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, got {value!r}")
    return int(value)


def _card(value: Any) -> int:
    if value not in Card.__members__ or value == "NONE":
        raise ValueError(f"'{value}' is no card")
    return int(Card[value])


def _seat(s: Any, value: Any) -> int:
    return _number(int(value) if isinstance(value, str) and value.isdigit() else value, 0, s.n_players - 1)


def _piece(s: Any, value: Any) -> int:
    """The piece at a place, counted from 1; 0 for null."""
    if value is None:
        return 0
    if value not in PLACE_NAMES[:ROW * s.n_rows]:
        raise ValueError(f"'{value}' is no place; expected one like 0.1")
    return int(s.at[PLACE_NAMES.index(value)]) + 1


def _bits(s: Any, value: Any) -> int:
    if not isinstance(value, list):
        raise ValueError(f"expected a list of seats, got {value!r}")
    return sum(1 << _seat(s, seat) for seat in value)


def _know_again(s: Any) -> None:
    """Everybody knows anew: their own cards, what is shown, and nothing else."""
    know_the_cards(s)
    shown = [o for o in range(ROW * s.n_rows) if s.pieces[o].dead]
    for o in range(ROW * s.n_rows):
        s.pieces[o].known = s.pieces[o].grouped = 0
    for seat in range(s.n_players):
        s.traits_seen[seat] = 0
    for o in range(ROW * s.n_rows):
        learn_card(s, holder(s, o), o)
    for o in shown:
        show_to_all(s, o)
    for seat in range(s.n_players):
        learn_trait(s, seat, seat)
    if s.options.custom:
        know_goals_again(s)


def _place_card(s: Any, place: int, card: int) -> None:
    """Lay a card at a place; the one that was there goes to where the card was, in its row's group or out."""
    group = group_of(card)
    here = s.pieces[s.at[place]]
    if not s.options.in_play[card]:
        raise ValueError(f"{Card(card).name} is not in a game of {s.n_players} players")
    there = next(o for o in range(ROW * s.n_rows) if s.pieces[o].card == card)
    if group_of(here.card) != group:
        row = PLACE_NAMES[place][0]
        raise ValueError(f"place {PLACE_NAMES[place]} of row {row} holds a card of another group than "
                         f"{Card(card).name}; set the whole row with rows.{row}.cards")
    s.pieces[there].card, here.card = here.card, card


@_path("rows")
def _rows(s: Any, value: Any) -> None:
    """The cards of every row, from left to right."""
    if not isinstance(value, list) or len(value) != s.n_rows:
        raise ValueError(f"expected {s.n_rows} rows of four cards")
    for row, cards in enumerate(value):
        _row(s, str(row), cards)


@_path("traits")
def _traits(s: Any, value: Any) -> None:
    """The personality of every player."""
    if not isinstance(value, list) or len(value) != s.n_players:
        raise ValueError(f"expected {s.n_players} personalities")
    for seat, trait in enumerate(value):
        _trait(s, str(seat), trait)


@_path("rows.*.cards")
def _row(s: Any, row: str, value: Any) -> None:
    """The four cards of a row, one of each group, from left to right."""
    base = ROW * _number(int(row), 0, s.n_rows - 1)
    cards = [_card(name) for name in value]
    if sorted(group_of(card) for card in cards) != [0, 1, 2, 3]:
        raise ValueError("expected a card of each of the four groups")
    held = {group_of(s.pieces[base + i].card): s.pieces[base + i].card for i in range(ROW)}
    for i, card in enumerate(cards):
        s.pieces[base + i].card = held[group_of(card)]
    for i, card in enumerate(cards):
        _place_card(s, base + i, card)
    _know_again(s)


@_path("rows.*.cards.*.*")
def _card_field(s: Any, row: str, i: str, field: str, value: Any) -> None:
    place = ROW * _number(int(row), 0, s.n_rows - 1) + _number(int(i), 0, ROW - 1)
    o = s.at[place]
    piece = s.pieces[o]
    flags = {"dead": "dead", "used": "used", "awakened": "woken", "lobotomized": "lobotomized", "gloomy": "gloomy",
             "isolated": "isolated"}
    if field in flags:
        setattr(piece, flags[field], _flag(value))
        if (field == "dead" and value) or (field == "lobotomized" and value):
            show_to_all(s, o)
    elif field == "doomed":
        piece.doom = int(Doom.DIRECT) if _flag(value) else 0
    elif field == "due":
        piece.due = _number(value, 0, 200)
    elif field == "shown":
        if _flag(value):
            show_to_all(s, o)
    else:
        raise ValueError("there is no such path that can be set")


@_path("seats.*.trait")
def _trait(s: Any, seat: str, value: Any) -> None:
    p, card = _seat(s, seat), _card(value)
    if group_of(card) != Group.TRAIT or not s.options.in_play[card]:
        raise ValueError(f"{value} is no personality of this game")
    other = next(q for q in range(s.n_players) if s.traits[q] == card)
    s.traits[other], s.traits[p] = s.traits[p], card
    _know_again(s)


@_path("seats.*.trait_shown")
def _trait_shown(s: Any, seat: str, value: Any) -> None:
    if _flag(value):
        for viewer in range(VIEWERS):
            learn_trait(s, viewer, _seat(s, seat))


@_path("seats.*.events")
def _events(s: Any, seat: str, value: Any) -> None:
    p = _seat(s, seat)
    for event in range(EVENTS):
        if s.event_at[event] == p + 1:
            s.event_at[event] = IN_DECK
    for name in value:
        if name not in Event.__members__:
            raise ValueError(f"'{name}' is no event")
        s.event_at[Event[name]] = p + 1
    for q in range(s.n_players):
        s.n_hand[q] = sum(at == q + 1 for at in s.event_at)


@_path("events_out")
def _events_out(s: Any, value: Any) -> None:
    for name in value:
        if name not in Event.__members__:
            raise ValueError(f"'{name}' is no event")
        s.event_at[Event[name]] = DISCARDED


@_path("seats.*.voteless")
def _voteless(s: Any, seat: str, value: Any) -> None:
    bit = 1 << _seat(s, seat)
    s.voteless = s.voteless | bit if _flag(value) else s.voteless & ~bit


@_path("round")
def _round(s: Any, value: Any) -> None:
    """The number of the round that is to begin, or is going on."""
    s.round_no = _number(value, 1, 200)


def _go_on_with(s: Any, phase: Phase, op: Op, a: int, b: int, c: int) -> None:
    """The game goes on with one frame in a phase; nothing else is under way."""
    for i in range(len(s.agenda)):
        s.agenda[i] = 0
    s.n_agenda = s.awake = s.call = s.spies = 0
    s.round_no = max(1, s.round_no)
    s.phase = int(phase)
    mark = s.n_agenda
    schedule(s, op, a, b, c)
    in_order(s, mark)


@_path("omen")
def _set_omen(s: Any, value: Any) -> None:
    omens = s.omens
    omens.by, omens.omen, omens.about = _seat(s, value["seat"]) + 1, int(Omen[value["omen"]]), _seat(s, value["about"])
    omens.until, omens.fate, omens.came = _number(value["until"], 0, 99), _piece(s, value["fate"]), 0


@_path("future")
def _set_future(s: Any, value: Any) -> None:
    """Questions to the narrator that have been answered and wait for their time."""
    for each in value:
        asker = _seat(s, each["asker"])
        foretold = s.foretold[asker]
        foretold.asked, foretold.about = Question[each["question"]] + 1, _seat(s, each["about"])
        foretold.said, foretold.until, foretold.came = Reply[each["said"]] + 1, _number(each["until"], 0, 99), 0
        s.asked_future |= 1 << asker


@_path("phase")
def _phase(s: Any, value: Any) -> None:
    """NIGHT: the night of the round falls now; DAY: its day breaks; LYNCHING: they vote; EVENING: they have."""
    if value == "NIGHT":
        _go_on_with(s, Phase.NIGHT, Op.NIGHTFALL, 0, 0, 0)
        s.round_no -= 1
    elif value == "DAY":
        _go_on_with(s, Phase.DAY, Op.DAWN, 0, 0, 0)
    elif value == "LYNCHING":
        _go_on_with(s, Phase.DAY, Op.POLL, 1, 0, 0)
    elif value == "EVENING":
        _go_on_with(s, Phase.LYNCHING, Op.ROB, 0, 0, 0)
    else:
        raise ValueError(f"expected NIGHT, DAY, LYNCHING or EVENING, got {value!r}")


@_path("call")
def _call(s: Any, value: Any) -> None:
    """The night has come to this call."""
    calls = [Call(call).name for call in s.options.night if call]
    if value not in calls:
        raise ValueError(f"'{value}' is no call of this night; expected one of {', '.join(calls)}")
    _go_on_with(s, Phase.NIGHT, Op.CALL, Call[value], 0, calls.index(value))


@_path("marks.reaper")
def _reaper(s: Any, value: Any) -> None:
    s.reaped = _piece(s, value)


@_path("marks.accused")
def _accused(s: Any, value: Any) -> None:
    for k, place in enumerate(value):
        s.accused[k] = _piece(s, place)


@_path("marks.prophecies")
def _prophecies(s: Any, value: Any) -> None:
    for k, (first, second) in enumerate(value):
        s.prophecies[k].first, s.prophecies[k].second = _piece(s, first), _piece(s, second)


@_path("marks.chips")
def _chips(s: Any, value: Any) -> None:
    source = next(o for o in range(ROW * s.n_rows) if s.pieces[o].card == Card.JUEGO_DE_AZAR)
    for k, place in enumerate(value):
        s.chips[k].on, s.chips[k].source = _piece(s, place), source + 1


@_path("marks.prophecies_reversed")
def _prophecies_reversed(s: Any, value: Any) -> None:
    for k, flag in enumerate(value):
        s.prophecies[k].reverse = _flag(flag)


@_path("marks.chips_reversed")
def _chips_reversed(s: Any, value: Any) -> None:
    for k, flag in enumerate(value):
        s.chips[k].reverse = _flag(flag)


@_path("own.sleeps")
def _sleeps(s: Any, value: Any) -> None:
    """Sweet deaths that run out tonight: own card, chosen card."""
    for k, (mine, chosen) in enumerate(value):
        sleep = s.sleeps[k]
        sleep.mine, sleep.chosen, sleep.until = _piece(s, mine), _piece(s, chosen), max(1, s.round_no)
        sleep.seat, s.slept = holder(s, sleep.mine - 1) + 1, sleep.chosen


@_path("own.pact")
def _pact(s: Any, value: Any) -> None:
    s.pact[0], s.pact[1] = (_seat(s, seat) + 1 for seat in value)
    s.pact_seen = sum(1 << seat for seat in value)
    made = [o for o in range(ROW * s.n_rows) if s.pieces[o].card == Card.PACTO_DE_SANGRE]
    if made and s.pact_by == 0:
        s.pact_by = s.owner[made[0] // ROW] + 1


@_path("own.*")
def _own(s: Any, field: str, value: Any) -> None:
    if field == "pact_of_hate":
        s.hate = _flag(value)
    elif field == "puppet":
        s.puppet = _seat(s, value) + 1
    elif field == "order":
        s.order = _piece(s, value)
    elif field == "mary_asked":
        s.mary_asked = _bits(s, value)
    elif field == "anxiety_asked":
        s.anxiety_asked = _bits(s, value)
    elif field == "archive_lost":
        s.archive_lost = _flag(value)
    elif field == "guarded":
        arthur = next(o for o in range(ROW * s.n_rows) if s.pieces[o].card == Card.ARTHUR)
        s.guard[holder(s, arthur)] = _piece(s, value)
    else:
        raise ValueError("there is no such path that can be set")


@_path("*")
def _table(s: Any, field: str, value: Any) -> None:
    if field == "banned":
        s.banned = _seat(s, value) + 1
    elif field in ("gloom_asked", "hostile_asked"):
        setattr(s, field, _bits(s, value))
    elif field == "quiet":
        s.quiet = _number(value, 0, 60)
    elif field == "defied":
        s.defied = _number(value, 0, 9)
    elif field == "scythe":
        s.scythe = _flag(value)
    elif field == "borrowed":
        s.borrowed = 0 if value is None else _card(value)
    else:
        raise ValueError("there is no such path that can be set")
