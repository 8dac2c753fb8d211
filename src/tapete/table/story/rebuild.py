"""Rebuild a table's story from its entries, one by one, and go back to an earlier moment."""
from __future__ import annotations

from collections.abc import Sequence

from ...errors import DefectError, InputError
from ...kernel.log import EVERYBODY
from ...referee.session import Session, SessionEvent
from ...referee.transcript import SEAT_CHANGES, read_die
from ..refusals import Refusal
from ..store.models import EntryRow, TableRow
from .dice import TableDice
from .event_log import SEATS
from .setup import GameSetup
from .story import EntryEffect, PastChoice, TableStory, game_at
from .versions import check_played_here


def rebuild(row: TableRow, entries: Sequence[EntryRow]) -> TableStory:
    """The story of a table, played from its entries. Raises Refusal if this program does not have the game's rules."""
    check_played_here(row)
    story = TableStory.of(row)
    for entry in entries:
        take(row, story, entry)
    return story


def take(row: TableRow, story: TableStory, entry: EntryRow) -> None:
    """Carry out a stored entry, and check that the state comes out as recorded."""
    if entry.seq != story.seq + 1:
        raise DefectError(f"table {row.code}: entry {entry.seq} follows {story.seq}")
    effect = _carry_out(row, story, entry)
    if story.playing.digest() != entry.state:
        raise Refusal("stuck", code=row.code)
    story.note(entry, effect)


class PartedError(Exception):
    """The rules, as they are now, do not allow a seat's choice after so many choices. It does not say which, because
    that may be secret."""

    def __init__(self, choices: int, seat: int) -> None:
        super().__init__(f"seat {seat} after {choices} choices")
        self.choices, self.seat = choices, seat


def states_by_the_rules_now(row: TableRow, entries: Sequence[EntryRow]) -> list[str]:
    """The fingerprint of the state after each entry, by the rules as they are now. Raises PartedError at the first
    choice that they do not allow."""
    story, states = TableStory.of(row), []
    for entry in entries:
        try:
            effect = _carry_out(row, story, entry)
        except InputError as error:
            raise PartedError(len(story.choices), entry.seat or 0) from error
        states.append(story.playing.digest())
        story.note(entry, effect)
    return states


def _carry_out(row: TableRow, story: TableStory, entry: EntryRow) -> EntryEffect:
    dice = [read_die(die) for die in entry.dice]
    match entry.kind:
        case "start":
            return story.begin(GameSetup.of(row).new_session(dice))
        case "choice":
            return story.play(entry.seat or 0, game_at(row, story).grammar.parse(entry.do or ""), entry.note, dice)
        case "undo":
            choices = int(entry.do or 0)
            before = session_after(GameSetup.of(row), story.setup_dice, story.redeals, story.choices[:choices])
            return story.rewind(before, choices, entry.seat or 0)
        case "show":
            return EntryEffect()
        case "seat":
            return EntryEffect([SessionEvent(EVERYBODY, SEATS, entry.seat or 0, SEAT_CHANGES.index(entry.do or ""), 0,
                                entry.note or "")])
        case "fork":
            return story.fork(None if entry.do is None else int(entry.do))
        case _:
            raise DefectError(f"table {row.code}: '{entry.kind}' is no kind of entry")


def session_after(setup: GameSetup, dice: Sequence[tuple[int, int]], redeals: Sequence[tuple[int, int]],
                  choices: Sequence[PastChoice]) -> Session:
    """A new session, played up to the last of these choices. `dice` are those of the setup."""
    session = setup.new_session(dice)
    for number in range(len(choices) + 1):
        if number:
            choice = choices[number - 1]
            if isinstance(session.dice, TableDice):
                session.dice.recorded = list(choice.dice)
            session.play(choice.action, choice.seat)
        for after, seed in redeals:
            if after == number:
                session.redeal_hidden(seed)
    session.news()
    return session
