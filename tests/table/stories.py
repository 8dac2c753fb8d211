"""Tables whose entries are made at random, and all that a story says, so that two of them can be compared."""
from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import fields
from typing import Any

from tapete.errors import InputError
from tapete.games import NAMES, find_game
from tapete.kernel.log import EVERYBODY
from tapete.referee.session import Session, SessionEvent, redealt
from tapete.referee.transcript import SEAT_CHANGES
from tapete.table.live.room import Room
from tapete.table.store.models import EntryRow, SeatRow, TableRow
from tapete.table.story.event_log import SEATS
from tapete.table.story.rebuild import rebuild, session_after
from tapete.table.story.setup import GameSetup
from tapete.table.story.story import EntryEffect, TableStory
from tapete.table.view import view_builder

RULESETS = [(name, rules.name) for name in NAMES for rules in find_game(name).rulesets]


def row_of(game: str, ruleset: str, seed: int = 7, typed_dice: bool = False) -> TableRow:
    found = find_game(game)
    rules = found.ruleset(ruleset)
    seats = [SeatRow(code="AAAAAA", seat=i, kind="human", name=f"P{i}", bot=None, role=None, stops=None, passing=None)
             for i in range(found.configuration.usual_seats or found.most)]
    return TableRow(code="AAAAAA", game=game, ruleset=ruleset, version=rules.version, options={}, seed=seed,
                    typed_dice=typed_dice, status="playing", calls=8.0, clock=None, proposal=None, replay=None,
                    seats=seats)


class Evening:
    """A room in which things happen one by one, and the entries that were made of them."""

    def __init__(self, row: TableRow, chance: random.Random) -> None:
        self.room, self.chance = Room(row, rebuild(row, [])), chance
        self.entries: list[EntryRow] = []

    @property
    def story(self) -> TableStory:
        return self.room.story

    def happen(self, kind: str, effect: EntryEffect, *more: Any) -> None:
        self.entries.append(self.room.entry(kind, 100.0 + len(self.entries), *more))
        self.room.note(self.entries[-1], effect)

    def start(self) -> None:
        self.happen("start", self.room.begin())

    def go_on(self) -> None:
        """End a call, or make a random choice, sometimes with words."""
        if self.story.held:
            self.happen("show", EntryEffect())
            return
        session = self.story.playing
        seat, action = session.to_move, self.chance.choice(session.legal())
        words = "so it was" if session.game.interaction.note_to(session.state, action) is not None else None
        self.happen("choice", self.room.choose(seat, action, words), seat, session.game.grammar.text(action), words)

    def undo(self) -> None:
        choices, seat = len(self.story.choices) - 1, self.story.choices[-1].seat
        before = session_after(GameSetup.of(self.room.row), self.story.setup_dice, self.story.redeals,
                               self.story.choices[:choices])
        self.happen("undo", self.story.rewind(before, choices, seat), seat, str(choices))

    def reseat(self) -> None:
        """Somebody else sits down in a seat."""
        seat = self.chance.randrange(len(self.room.seats))
        told = SessionEvent(EVERYBODY, SEATS, seat, SEAT_CHANGES.index("came"), 0, "Eva")
        self.happen("seat", EntryEffect([told]), seat, "came", "Eva")

    def fork(self) -> None:
        """Another game goes on from here, with hidden things dealt again if that can be."""
        session, seed = self.story.playing, None
        with suppress(InputError):
            redealt(session.game, session.state, 5)
            seed = 5
        self.happen("fork", self.story.fork(seed), None, None if seed is None else str(seed))

    def pass_by(self, steps: int) -> None:
        """So many times something happens, of each kind that can happen at a table."""
        self.start()
        for step in range(1, steps + 1):
            if self.room.over:
                break
            fixed = self.story.calling or self.story.secret or len(self.story.choices) == self.story.inherited
            if step % 5 == 0 or (self.story.calling and not self.story.seat_events):
                self.reseat()
            elif step % 7 == 0 and not fixed:
                self.undo()
            elif step >= steps // 2 and not self.story.inherited:
                self.fork()
            else:
                self.go_on()


def entries_of(row: TableRow, choices: int, chance: random.Random) -> list[EntryRow]:
    """What happens at a table whose people choose at random; calls have their time."""
    evening = Evening(row, chance)
    evening.start()
    while len(evening.story.choices) < choices and not evening.room.over:
        evening.go_on()
    return evening.entries


def parts_of(story: TableStory) -> dict[str, Any]:
    """Each field of a story, such that two of them can be compared: states as bytes."""
    def said(value: Any) -> Any:
        if isinstance(value, Session):
            return said(value.state), value.legal(), value.asked, value.seed
        if hasattr(value, "_layout"):
            return story.playing.game.State.to_bytes(value)
        return [said(each) for each in value] if isinstance(value, list) else deepcopy(value)
    return {each.name: said(getattr(story, each.name)) for each in fields(TableStory)}


def all_views(room: Room, languages: Sequence[str] = ("es", "en")) -> list[bytes]:
    """All that every viewer gets in every language."""
    return [view_builder.now(room, seat, language, 0) for seat in [None, *range(len(room.seats))]
            for language in languages]
