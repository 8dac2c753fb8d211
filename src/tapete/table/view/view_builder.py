"""View builder: what a seat or a spectator sees of a room, in one language.

All of it comes from the viewer's own blinded state, so it cannot hold more than the viewer may know. What does not
change while nothing happens is cached.
"""
from __future__ import annotations

from bisect import bisect_right
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

import orjson
from pydantic import ValidationError

from ...gamedef.by_players import at_table
from ...gamedef.game import Game
from ...gamedef.options import declared, described
from ...gamedef.parts.interaction import NOBODY, SOMEBODY
from ...gamedef.result import Ranked, Scored, Won
from ...games import speech_for
from ...kernel.menu import first_of, kind_of, second_of
from ...ledger.ledger import ledgers, read_ledger
from ...ledger.option_names import OptionNames
from ...referee.session import GOES_ON, NOTED
from ...referee.transcript import SEAT_CHANGES
from ...referee.words import seat_names
from ...text.speech import Speech
from ..http.schema import Difference, OutcomeInfo, SeatInfo, Standing, TableInfo
from ..http.schema_play import Calling, LessonInfo, Preset, ScoreRange, StopInfo, Stops
from ..live.cache import NowParts
from ..live.room import Room
from ..people.consent import proposal_of
from ..people.secrets import host_of
from ..refusals import Refusal, table_speech
from ..store.rows import ListedTable
from ..story import names as cast
from ..story.event_log import SEATS, UNDONE, EventLine
from ..story.versions import is_played_here, not_played_here

LATEST = 40
"""The most events told if the viewer gives no `since`."""
MOST = 300
"""The most events told at once, however long ago `since` is."""


def now(room: Room, seat: int | None, language: str, since: int | None, left: float | None = None,
        calling: Calling | None = None, kind: str | None = None) -> bytes:
    """The Now of a seat (None for a spectator) as JSON. `kind` is its type as a live message.

    `left`: seconds left for the seat that must choose, if the table has a clock. `calling`: the present call.
    """
    viewer, story = room.viewer(seat), room.story
    parts = render_view(room, viewer, language)
    events = events_since(room, viewer, language, since)
    count = story.events.count(viewer)
    value = {
        "code": room.code, "seq": story.events.seq(viewer), "status": room.row.status, "seat": seat,
        "to_move": parts.to_move,
        "view": None if parts.view is None else orjson.Fragment(parts.view), "question": parts.question,
        "menu": parts.menu, "events": events, "events_before": events[0]["index"] if events else count,
        "undo": (seat is not None and room.row.status == "playing" and not story.calling
                 and story.last_of(seat) is not None and not story.secret),
        "clock": None, "outcome": outcome_of(room, language, seat),
        "proposal": proposal_of(room, language), "stops": stops_of(room, seat, language), "calling": calling,
        "lesson": lesson_of(room, seat, language)}
    if left is not None and parts.to_move is not None:
        value["clock"] = {"seat": parts.to_move, "seconds": room.limit(), "left": round(left, 1)}
    if kind is not None:
        value["type"] = kind
    return orjson.dumps(value, default=_plain)


def stops_of(room: Room, seat: int | None, language: str) -> Stops | None:
    """Where a seat's person wants to be asked; None if the game has no stops."""
    if seat is None or not room.game.interaction.stops:
        return None
    row, speech = room.seats[seat], speech_for(room.game, language)
    on = room.game.interaction.usual_stops if row.stops is None else row.stops
    turn = None if room.story.session is None else room.game.interaction.turn(room.story.seen(room.viewer(seat)))
    stops = [StopInfo(name=name, label=speech.say(f"stop-{name}"), on=name in on)
             for name in room.game.interaction.stops]
    return Stops(stops=stops, presets=presets_of(room.game), passing=row.passing is not None and row.passing == turn)


def lesson_of(room: Room, seat: int | None, language: str) -> LessonInfo | None:
    """The guide's words for the person who takes a first lesson; None for everybody else."""
    lesson = room.lesson
    if lesson is None or seat != lesson.you or room.story.session is None or room.over:
        return None
    guide = lesson.guide(len(room.story.choices), language, names_of(room, language))
    return LessonInfo(step=guide.step, steps=guide.steps, lines=guide.lines, show=guide.show, done=guide.done,
                      actions=guide.actions if room.asks(seat) else [])


def presets_of(game: Game) -> list[Preset]:
    """The presets of stops, without duplicates."""
    found: dict[frozenset[str], Preset] = {}
    wanted = game.interaction
    for name, stops in (("usual", wanted.usual_stops), ("few", wanted.few_stops), ("all", frozenset(wanted.stops))):
        found.setdefault(stops, Preset.model_validate({"name": name, "stops": sorted(stops)}))
    return sorted(found.values(), key=lambda preset: ("few", "usual", "all").index(preset.name))


def _plain(value: Any) -> Any:
    return value.model_dump(mode="json")


@dataclass
class Seen:
    """The view of one blinded state. Usually all viewers share it."""

    state: Any
    view: bytes
    questions: dict[tuple[str, int], str] = field(default_factory=dict)
    """By language, and by whom the game waits for."""


def prepare(room: Room, viewers: Iterable[tuple[int, str]]) -> None:
    """Fill the cache of what viewers see, each in a language. Viewers who see the same share the work."""
    seen: list[Seen] = []
    for viewer, language in viewers:
        if (viewer, language) not in room.cache.views:
            room.cache.views[viewer, language] = _render_view(room, viewer, language, seen)


def render_view(room: Room, viewer: int, language: str) -> NowParts:
    """The sight of a viewer now."""
    prepare(room, [(viewer, language)])
    return room.cache.views[viewer, language]


def _render_view(room: Room, viewer: int, language: str, known: list[Seen]) -> NowParts:
    game, session = room.game, room.story.session
    if session is None:
        return NowParts(None, None, None, [])
    state = game.State.copy(room.story.seen(viewer))
    game.rules.blind(state, viewer)
    seen = next((seen for seen in known if seen.state == state), None)
    if seen is None:
        seen = Seen(state, game.view(state).model_dump_json().encode())
        known.append(seen)
    story = room.story
    if story.calling and not game.interaction.is_narrator(session.state, viewer) and (story.held
                                                                                      or viewer not in session.asking):
        return NowParts(None, seen.view, _called(room, language), [])
    awaited = game.interaction.awaited_by(state, viewer)
    if state.outcome or awaited == NOBODY or story.held:
        return NowParts(None, seen.view, None, [])
    names, speech = names_of(room, language), speech_for(game, language)
    if (language, awaited) not in seen.questions:
        seen.questions[language, awaited] = question_of(game, speech, state, names, awaited)
    asked = awaited == viewer and room.row.status == "playing" and room.automatic(viewer) is None
    menu = menu_of(game, speech, state, names) if asked else []
    return NowParts(None if awaited == SOMEBODY else awaited, seen.view, seen.questions[language, awaited], menu)


def question_of(game: Game, speech: Speech, seen: Any, names: Sequence[str], awaited: int) -> str:
    """What the game waits for, for a viewer who knows `awaited`. A question at once names none of those who are asked,
    but to themselves."""
    if awaited == SOMEBODY and game.interaction.asks_at_once(seen):
        return speech.say("asked-at-once")
    return game.wording.question(speech, seen, names)


def _called(room: Room, language: str) -> str:
    """The sentence about the present call, as a spectator gets it. It is the same for all who are not asked."""
    state = room.game.State.copy(room.story.call_state)
    room.game.rules.blind(state, room.game.spectator)
    return room.game.wording.question(speech_for(room.game, language), state, names_of(room, language))


def menu_of(game: Game, speech: Speech, seen: Any, names: Sequence[str]) -> list[dict[str, Any]]:
    """The legal actions of the seat that must choose, from its blinded state."""
    menu = game.Menu.plain()
    game.rules.legal(seen, menu)
    return [{"action": game.grammar.text(action), "kind": kind, "args": args,
             "label": game.wording.label(speech, seen, action, names), "forced": menu.n == 1,
             "note": game.interaction.note_to(seen, action) is not None}
            for action in menu.actions[:menu.n] for kind, args in [named(game, action)]]


def named(game: Game, action: int) -> tuple[str, list[str]]:
    """The names of an action's kind and arguments."""
    form = game.grammar.forms[kind_of(action)]
    key: Any = next(key for key in game.grammar.forms if key == kind_of(action))
    values = (first_of(action), second_of(action))
    kind = getattr(key, "name", form.verb.upper().replace(" ", "_"))
    return kind, [domain.text(value) for domain, value in zip(form.domains, values, strict=False)]


# ---- who sits there ----------------------------------------------------------------------------

def names_of(room: Room, language: str) -> tuple[str, ...]:
    """The name of each seat in sentences: the person, the role, or both."""
    return _names(room, language)[1][-1]


def names_when(room: Room, language: str, happening: int) -> tuple[str, ...]:
    """The names at an earlier event. People who have left keep their name in what they did."""
    starts, names = _names(room, language)
    return names[bisect_right(starts, happening) - 1]


def _names(room: Room, language: str) -> tuple[Sequence[int], Sequence[tuple[str, ...]]]:
    key = language, tuple(room.story.roles)
    if key not in room.cache.names:
        speech, roles = speech_for(room.game, language), room.story.roles or [seat.role or "" for seat in room.seats]
        starts, casts = cast.periods(room.row, room.story)
        room.cache.names[key] = starts, [seat_names(speech, names, roles) for names in casts]
    return room.cache.names[key]


def seats_of(room: Room) -> list[SeatInfo]:
    present = room.present
    called = cast.periods(room.row, room.story)[1][-1]
    return [SeatInfo.model_validate({
        "seat": seat.seat, "kind": seat.kind, "bot": seat.bot,
        "name": (cast.character_at(room.row, seat.seat).name if seat.kind == "bot" else
                 seat.name if seat.kind == "human" else None),
        "style": cast.style_at(room.row, seat),
        "left": (called[seat.seat] or None) if seat.kind == "open" else None,
        "role": room.story.roles[seat.seat] if room.story.roles else seat.role,
        "present": seat.kind == "bot" or seat.seat in present}) for seat in room.seats]


def table_of(room: Room, language: str, link: str, trusted: bool) -> TableInfo:
    """A table. A stranger gets only its game, its status, and whether seats are free."""
    row = room.row
    open_to_all = {
        "code": row.code, "link": link, "game": row.game, "ruleset": row.ruleset, "status": row.status, "seats": [],
        "free": sum(seat.kind == "open" for seat in row.seats), "seq": 0, "listed": row.listed,
        "has_password": row.password is not None, "clock": None}
    if not trusted:
        return TableInfo.model_validate(open_to_all)
    return TableInfo.model_validate(open_to_all | {
        "seats": seats_of(room), "seq": room.story.events.seq(room.game.spectator),
        "clock": None if row.clock is None else {"seconds": row.clock}, "host": host_of(row), "several": row.several,
        "chat": row.chat,
        "differs": differences(room, language), "fork": row.fork,
        "outcome": outcome_of(room, language), "replay": row.replay, "next": row.next, "series": row.series})


def listing_of(row: ListedTable, room: Room | None, stuck: bool, language: str, link: str,
               trusted: bool = False) -> TableInfo:
    """A table for the lobby, which does not load it. `room`: its room if it is in memory anyway.

    `trusted`: for somebody who sits there.
    """
    closed = row.has_password and not trusted
    present = set() if room is None else room.present
    value = {
        "code": row.code, "link": link, "game": row.game, "ruleset": row.ruleset, "status": row.status,
        "seats": [] if closed else [
            {**seat, "present": seat["kind"] == "bot" or seat["seat"] in present} for seat in row.seats],
        "free": sum(seat["kind"] == "open" for seat in row.seats), "listed": True,
        "seq": 0 if room is None or closed else room.story.events.seq(room.game.spectator),
        "has_password": row.has_password, "clock": None if row.clock is None else {"seconds": row.clock}}
    sentence = Refusal("stuck", code=row.code).sentence(language)
    if not is_played_here(row.game, row.ruleset, row.version):
        value["stuck"] = not_played_here(row.game, row.ruleset, row.version, row.code).sentence(language)
    elif stuck:
        value["stuck"] = sentence
    try:
        return TableInfo.model_validate(value)
    except ValidationError:     # a row that no table can have
        return TableInfo.model_validate(value | {"status": "paused", "seats": [], "clock": None, "stuck": sentence})


def differences(room: Room, language: str) -> list[Difference]:
    """The options of a table that differ from its ruleset, worded for people."""
    ruleset, options = room.options()
    game = room.game.playing(options)       # with custom cards, also before the game starts
    speech = speech_for(game, language)
    offers = {offer.path: offer for offer in game.configuration.offers}
    usual = dict(_leaves(at_table(game.options(ruleset), len(room.seats)).model_dump(mode="json"), ()))
    names, filled = OptionNames(game, language), {each.name for each in declared(type(options)) if each.option.filled}
    found = [Difference(path=f"{game.own_cards.option}.{i}", label=name, value=list(lines), usual=None,
                        said=" ".join(filter(None, lines)), rule=None)
             for i, (name, lines) in enumerate(game.own_cards.texts(speech) if game.own_cards.option else (), 1)]
    for path, value in _leaves(options.model_dump(mode="json"), (), usual):
        if path[0] == game.own_cards.option and not isinstance(value, str | None) and not isinstance(usual.get(path),
                                                                                                     str):
            continue        # each card is listed above; but text that replaced a name is listed by itself
        if (path in usual and usual[path] == value) or path[0] in filled:
            continue
        name, offer = ".".join(path), offers.get(".".join(path))
        named = offer is not None and value in offer.values
        declared_as, words, keys = described(type(options), path)
        title = names.option(words, declared_as)[0] if names.purpose(words, declared_as) else name
        label = speech.say(offer.key) if offer else ": ".join(
            (title.replace("`", ""), *(names.thing(key, words) for key in keys if title != name)))
        found.append(Difference(path=name, label=label, usual=usual.get(path),
                                value=_written(value, language) if isinstance(value, dict) else value,
                                said=speech.say(offer.value_key(value)) if offer and named
                                else _written(value, language), rule=rule_of(game.name, ruleset.name, name)))
    return found


def _written(value: Any, language: str) -> str:
    """A value for people. A tree of cards, which would fill pages, is given by its title."""
    if not isinstance(value, dict):
        return orjson.dumps(value).decode()
    title = value.get("title")
    named = [value.get("pack"), title.get(language) if isinstance(title, dict) else title]
    return ", ".join(str(name) for name in named if name) or "…"


@cache
def _rules_of(game: str, ruleset: str) -> Mapping[str, str]:
    """By option: the first rule that carries it."""
    rules = read_ledger(game, ruleset).rule if game in ledgers() else ()
    return {option: rule.id for rule in reversed(rules) for option in rule.options}


def rule_of(game: str, ruleset: str, option: str) -> str | None:
    """The rule that an option belongs to, by its path or the nearest path above it."""
    rules, path = _rules_of(game, ruleset), option.split(".")
    return next((rules[above] for end in range(len(path), 0, -1) if (above := ".".join(path[:end])) in rules), None)


def _leaves(value: Any, path: tuple[str, ...], whole: Container[Any] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The leaf values of a tree of options, with their paths. A path in `whole` counts as one value."""
    if isinstance(value, dict) and value and path not in whole:
        for key, each in value.items():
            yield from _leaves(each, (*path, str(key)), whole)
    else:
        yield path, value


def outcome_of(room: Room, language: str, seat: int | None = None) -> OutcomeInfo | None:
    if room.story.session is None or not room.over:
        return None
    if not room.story.session.over:       # the host has ended it
        return OutcomeInfo(won=None, name="CLOSED", sentence=table_speech(language).say("closed"))
    return outcome(room.game, room.story.session.state, language, names_of(room, language), seat)


def outcome(game: Game, state: Any, language: str, names: Sequence[str], seat: int | None = None) -> OutcomeInfo:
    """How a finished game ended, and whether a seat has won it, or its score."""
    view: Any = game.view(state)
    results, speech = game.results, speech_for(game, language)
    if seat is None and results.cooperative:
        seat = 0
    scored = seat is not None and results.has_scores
    return OutcomeInfo(won=None if seat is None else results.won(state, seat),
                       score=results.fared(speech, state, seat) if scored and seat is not None else None,
                       name=view.outcome, sentence=results.cause(speech, state, names),
                       standings=standings(game, speech, state, len(names)))


def score_range(game: Game) -> ScoreRange | None:
    """The scores that a game may have; None if it is won."""
    result = game.results.result
    return ScoreRange(lowest=result.lowest, highest=result.highest) if isinstance(result, Scored) else None


def standings(game: Game, speech: Speech, state: Any, seats: int) -> list[Standing]:
    """The seats of a finished game in final order. Equal seats share a place."""
    results = game.results
    sign = 1 if isinstance(results.result, Ranked) and results.result.fewest else -1
    found = sorted((not results.won(state, seat), sign * results.points(state, seat), seat) for seat in range(seats))
    ranks = [rank for *rank, _ in found]
    nobody_first = results.cooperative or results.has_scores
    return [Standing(seat=seat, place=None if nobody_first else ranks.index([lost, points]) + 1,
                     won=results.won(state, seat),
                     points=None if isinstance(results.result, Won) else results.points(state, seat),
                     said=results.fared(speech, state, seat))
            for lost, points, seat in found]


# ---- what happened -----------------------------------------------------------------------------

def events_since(room: Room, viewer: int, language: str, since: int | None) -> list[dict[str, Any]]:
    """The events that a viewer was told since a `seq`. If there are too many, only the latest."""
    most = LATEST if since is None else MOST
    first = room.story.events.count(viewer, since or 0)
    lines = room.story.events.lines(viewer, max(first, room.story.events.count(viewer) - most))
    return [said(room.game, language, names_when(room, language, line.number), line) for line in lines]


def page_of_events(room: Room, viewer: int, language: str, before: int, count: int) -> list[dict[str, Any]]:
    """Up to `count` events with an index below `before`, the oldest first."""
    lines = room.story.events.lines(viewer, max(0, before - count), min(before, room.story.events.count(viewer)))
    return [said(room.game, language, names_when(room, language, line.number), line) for line in lines]


def said(game: Game, language: str, names: tuple[str, ...], line: EventLine) -> dict[str, Any]:
    if line.what == NOTED:
        sentence = speech_for(game, language).say("told-noted", name=names[line.a], note=line.note)
        return {"seq": line.seq, "index": line.index, "what": "TABLE_NOTED",
                "args": {"seat": line.a, "note": line.note}, "seat": line.a, "sentence": sentence}
    if line.what == SEATS:
        change = SEAT_CHANGES[line.b]
        if line.note:
            sentence = table_speech(language).say(f"told-seat-{change.replace('_', '-')}", seat=line.a + 1,
                                                  name=line.note)
        else:
            sentence = speech_for(game, language).say("seat-changed", change=change, seat=line.a + 1)
        return {"seq": line.seq, "index": line.index, "what": "TABLE_SEAT",
                "args": {"seat": line.a, "change": change, "name": line.note}, "seat": line.a,
                "sentence": sentence}
    what, args, seat, sentence = _said(game, language, names, line.what, line.a, line.b, line.c, line.to)
    return {"seq": line.seq, "index": line.index, "what": what, "args": args, "seat": seat, "sentence": sentence}


@lru_cache(maxsize=20_000)
def _said(game: Game, language: str, names: tuple[str, ...], what: int, a: int, b: int,
          c: int, to: int | None) -> tuple[str, Mapping[str, int | str], int | None, str]:
    """An event with its name and sentence, cached, because most viewers are told the same."""
    if what == UNDONE:
        return "TABLE_UNDONE", {"seat": a}, a, table_speech(language).say("told-undone", name=names[a])
    if what == GOES_ON:
        return "TABLE_GOES_ON", {"anew": a}, None, speech_for(game, language).say("told-goes-on", anew=a)
    happening = game.wording.happening(what, a, b, c)
    sentence = game.wording.sentence(speech_for(game, language), happening, names, to)
    return happening.what, happening.args, game.wording.first_seat(happening), sentence
