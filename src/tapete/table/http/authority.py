"""Authorization: who may do what at a table, and when. No other module decides this.

A deed is something that a route or a WebSocket message does. Each deed lists who is refused, in which state of the
table, and with which code. Everything else is allowed. The routes' checks and the tests are made from this table. See
`access.may`.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ..store.models import TableRow


class Asker(StrEnum):
    """Who asks, from the table's point of view."""

    STRANGER = "stranger"
    """Knows the code, but not the table's password."""
    WATCHER = "watcher"
    """May watch: the table has no password, or this person has given it."""
    FORMER = "former"
    """Held a seat here, and holds none now. With a token: any token that holds no seat."""
    OTHER = "other"
    """Sits at the table, but not in the seat in question."""
    SEAT = "seat"
    """Sits in the seat in question. If there is none, any seat except the host's."""
    HOST = "host"
    """Made the table, or was named host. Sits in a seat other than the one in question."""


class TableState(StrEnum):
    """The state of a table."""

    WAITING = "waiting"
    FORKED = "forked"
    """Waits for people, and will continue from a moment of another game."""
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"


Refusals = Mapping[Asker, str]
States = Mapping[TableState, str]


@dataclass(frozen=True)
class Deed:
    """The refusals of a deed, by person and by state. The person is checked before the state."""

    who: Refusals = field(default_factory=dict)
    when: States = field(default_factory=dict)
    but: Mapping[tuple[Asker, TableState], str] = field(default_factory=dict)
    """Exceptions for a person in a state. An empty text allows."""
    story: bool = False
    """It shows everything that was hidden. If the table has no password, spectators may see it, too."""


_BEFORE = {TableState.WAITING: "waiting", TableState.FORKED: "waiting"}
_OVER = {TableState.OVER: "over"}
_BEGUN: States = {TableState.RUNNING: "started", TableState.PAUSED: "started", TableState.OVER: "started"}
_ONLOOKERS = {Asker.STRANGER: "wrong_password", Asker.FORMER: "no_token"}
_SEATED = {Asker.STRANGER: "no_token", Asker.WATCHER: "no_token", Asker.FORMER: "no_token"}
_OWN = _SEATED | {Asker.OTHER: "not_your_seat", Asker.HOST: "not_your_seat"}
_HOST = _SEATED | {Asker.OTHER: "not_host", Asker.SEAT: "not_host"}
_STORY = {Asker.STRANGER: "wrong_password", Asker.WATCHER: "not_open"}
_SITS = dict.fromkeys((Asker.OTHER, Asker.SEAT, Asker.HOST), "another_seat")
_NOT_OVER: States = {state: "not_over" for state in TableState if state is not TableState.OVER}

DEEDS: Mapping[str, Deed] = {
    # the table
    "see": Deed(),
    "start": Deed(_SEATED, _BEGUN),
    "name_host": Deed(_HOST, _OVER),
    "rematch": Deed(_SEATED, _NOT_OVER),
    # seats
    "take": Deed({Asker.STRANGER: "wrong_password"} | _SITS, _OVER,
                 {(Asker.FORMER, TableState.RUNNING): "another_seat",
                  (Asker.FORMER, TableState.PAUSED): "another_seat"}),
    "leave": Deed(_OWN),
    "give_to_bot": Deed(_SEATED, _OVER),
    "free": Deed(_SEATED, _OVER),
    "pass_on": Deed(_OWN),
    "transfer": Deed(),
    "reclaim": Deed(),
    # watching
    "look": Deed(_ONLOOKERS),
    "listen": Deed(_ONLOOKERS),
    "read_chat": Deed(_ONLOOKERS),
    # playing
    "choose": Deed(_SEATED, _BEFORE | {TableState.PAUSED: "paused"} | _OVER),
    "ask_why": Deed(_SEATED, {TableState.WAITING: "waiting"}),
    "hint": Deed(_SEATED, _BEFORE | _OVER),
    "undo": Deed(_SEATED, _BEFORE | {TableState.PAUSED: "paused"} | _OVER),
    "answer": Deed(_SEATED, _OVER),
    "leave_lesson": Deed(_SEATED, _OVER),
    "set_stops": Deed(_SEATED, {TableState.WAITING: "waiting"}),
    "pause": Deed(_SEATED, _BEFORE | {TableState.PAUSED: "paused"} | _OVER),
    "resume": Deed(_SEATED, _BEFORE | {TableState.RUNNING: "not_paused"} | _OVER),
    "chat": Deed(_SEATED),
    # the story of a finished game
    "recall": Deed({Asker.STRANGER: "wrong_password"}, _NOT_OVER),
    "read_story": Deed(_STORY, _NOT_OVER, story=True),
}

CHAT: Mapping[str, Mapping[str, Deed]] = {
    "seats": {"read_chat": Deed({Asker.STRANGER: "wrong_password", Asker.WATCHER: "chat_closed",
                                 Asker.FORMER: "no_token"})},
    "heard": {},
    "all": {"chat": Deed(_ONLOOKERS)},
}
"""Changes by a table's chat setting. `seats`: only people in seats read and write. `heard`: spectators read, too.
`all`: they write, too."""

FREE: Mapping[str, str] = {
    "GET /api/games": "shows what is printed in the rules",
    "GET /api/games/{game}/rulebook": "shows what is printed in the rules",
    "GET /api/games/{game}/cards": "shows what is printed in the rules",
    "GET /api/games/{game}/how": "shows what is printed in the rules",
    "POST /api/games/{game}/before": "shows what is printed in the rules, for a table that does not exist yet",
    "POST /api/games/{game}/lesson": "makes a table of one's own, and the person who begins the lesson is its host",
    "GET /api/games/{game}/board": "shows what is printed in the rules",
    "GET /api/games/{game}/own-board": "shows a program of the game's package, the same to everybody",
    "GET /api/games/{game}/glossary": "shows what is printed in the rules",
    "GET /api/house": "shows what the server's host tells everybody",
    "GET /api/house/qr.svg": "shows an address that the person who asks used, and that the network knows",
    "GET /api/mine": "shows the tables where the key's person holds a seat; needs the key",
    "GET /api/mine/profile": "shows the data stored about the key's person; needs the key",
    "POST /api/mine/forget": "a person may have their own key's data deleted; needs the key",
    "GET /api/mine/notices": "shows where the key's person gets notices; needs the key",
    "POST /api/mine/notices": "the new address first gets a number, and the key's person must enter it",
    "POST /api/mine/notices/{notice}/confirm": "changes the key's own notices only",
    "POST /api/mine/notices/{notice}/delete": "changes the key's own notices only",
    "POST /api/notices/stop/{stop}": "a person who got a notice may stop the notices",
    "GET /api/mine/words": "shows a key in words to a person who has sent that key",
    "GET /api/mine/qr.svg": "shows a key as a picture to a person who has sent that key",
    "POST /api/mine/key": "converts words into the same key, and reads nothing that is stored",
    "GET /api/tables": "shows the listed tables, each as a stranger may see it",
    "POST /api/tables": "the person who makes a table is its host",
    "POST /api/records": "the person who uploads a record already has it",
    **dict.fromkeys(("GET /api/desk/games", "GET /api/desk/form", "POST /api/desk/check", "GET /api/desk/variants",
                     "POST /api/desk/variants", "POST /api/desk/variants/file", "PATCH /api/desk/variants/{variant}",
                     "DELETE /api/desk/variants/{variant}", "GET /api/desk/variants/{variant}.yaml",
                     "WS /api/desk/live", "GET /api/desk/examples", "GET /api/desk/people",
                     "POST /api/desk/jobs", "GET /api/desk/jobs", "GET /api/desk/runs",
                     "GET /api/desk/runs/{run}", "GET /api/desk/beginnings",
                     "GET /api/desk/beginnings/{card}",
                     "DELETE /api/desk/jobs/{job}", "GET /api/desk/switches", "POST /api/desk/play",
                     "GET /api/desk/pictures", "PUT /api/desk/pictures/{game}/{card}",
                     "DELETE /api/desk/pictures/{game}/{card}", "GET /api/desk/print",
                     "GET /api/desk/report", "GET /api/desk/folder", "GET /api/desk/sheets",
                     "PUT /api/desk/sheets", "POST /api/desk/differences",
                     "GET /api/desk/variants/{variant}/changelog.md", "GET /api/desk/bench",
                     "POST /api/desk/bench/cards", "POST /api/desk/bench/card", "POST /api/desk/bench/faces",
                     "GET /api/desk/icons"),
                    "the desk checks its own access: see desk/http/access.py"),
    "GET /api/tables/{code}/story": "for a table that this program cannot play; needs the table's password",
}
"""Requests that concern no table that is played here, and why anybody may make them."""


def state_of(table: TableRow, begun: bool) -> TableState:
    """The state of a table. `begun`: whether anything has happened in its game."""
    match table.status:
        case "waiting": return TableState.FORKED if begun else TableState.WAITING
        case "playing": return TableState.RUNNING
        case "paused": return TableState.PAUSED
        case _: return TableState.OVER


def refusal(name: str, asker: Asker, state: TableState, locked: bool = True, chat: str = "heard") -> str:
    """The code that refuses a deed to somebody in a state; empty if it is allowed."""
    deed = CHAT[chat].get(name, DEEDS[name])
    if (asker, state) in deed.but:
        return deed.but[asker, state]
    if asker in deed.who and not (deed.story and not locked and asker is Asker.WATCHER):
        return deed.who[asker]
    return deed.when.get(state, "")
