"""Games that people played with a design at this server's tables, compared with those of bots, and how few they are."""
from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import Any

import numpy as np
from sqlalchemy import select

from ..lab.statistics import interval, wilson
from ..lab.study import Study, game_of
from ..runtime.workers import aside
from ..table.store.models import EntryRow, ReplayRow, ResultRow
from ..table.store.store import Store
from .design.names import desk_speech
from .store import DeskStore as Desk
from .studies.figures import amount
from .studies.messages import Hesitation, PeopleSaid, PeoplesGames, PlayedByPeople

MOST = 500
"""Most records that are searched, the latest first."""
FEW = 30
"""With fewer games than this, hardly anything can be said."""


LONGEST = 600.0
"""With more seconds of thought than this, a person was away."""
HESITATIONS = 3
"""The number of places shown at which people thought longest."""


async def people(store: Store, desk: Desk, study: Study, rows: Any, language: str) -> PeoplesGames:
    """How often people played this design, how long, how often one of them won, where they thought longest, and what
    they said. `rows` are bots' games of the same design."""
    async with store.reading() as db:
        kept = (await db.execute(select(ReplayRow.id, ReplayRow.body, ReplayRow.code, ReplayRow.password).where(
            ReplayRow.game == study.game,
            ReplayRow.code.is_not(None)).order_by(ReplayRow.created.desc()).limit(MOST))).all()
        seats = (await db.scalars(select(ResultRow).where(ResultRow.replay.in_([one.id for one in kept])))).all()
    played = await aside(_choices, [(one.id, one.body) for one in kept], study)
    sat = defaultdict(list)
    for seat in seats:
        if seat.bot is None:
            sat[seat.replay].append(seat)
    played = {name: choices for name, choices in played.items() if sat[name]}
    open_to_all = {str(one.code): str(one.id) for one in kept if one.id in played and one.password is None}
    human = {(seat.replay, seat.seat) for seat in seats if seat.bot is None}
    async with store.reading() as db:
        entries = (await db.scalars(select(EntryRow).where(EntryRow.code.in_(list(open_to_all))).order_by(
            EntryRow.code, EntryRow.seq))).all()
    hesitated, opinions = hesitations(entries, open_to_all, human), await aside(desk.opinions, list(played))
    results = game_of(study).results
    scores = [float(np.mean([seat.points for seat in sat[name]])) for name in played] if results.has_scores else None
    won = sum(any(seat.won for seat in sat[name]) for name in played)
    return {**_told([*played.values()], won, scores, rows, language),
            "hesitated": hesitated, "said": _opinions(opinions, language)}


def hesitations(entries: Sequence[EntryRow], replays: Mapping[str, str],
                human: Collection[tuple[str, int]]) -> list[Hesitation]:
    """Where people thought longest, one place a game: its record, the moment, and the number of seconds.

    `entries` are in order of table and number. `replays` are records by their tables' codes. `human` are the seats of
    people in them."""
    longest: dict[str, tuple[float, int]] = {}
    for code, of in groupby(entries, lambda entry: entry.code):
        choices, before = 0, None
        for entry in of:
            if entry.kind == "choice":
                thought = 0.0 if before is None else entry.at - before
                if (replays[code], entry.seat) in human and thought <= LONGEST:
                    longest[code] = max(longest.get(code, (0.0, 0)), (thought, choices))
                choices += 1
            elif entry.kind == "undo":
                choices = int(entry.do or 0)
            before = entry.at
    found = sorted((-round(seconds), replays[code], moment) for code, (seconds, moment) in longest.items())
    return [{"replay": replay, "moment": moment, "seconds": -less} for less, replay, moment in found[:HESITATIONS]]


def _opinions(said: Sequence[Mapping[str, Any]], language: str) -> PeopleSaid | None:
    """People's opinions at the end, in a sentence; None if there are none."""
    given = {name: [one[name] for one in said if one[name] is not None] for name in ("fun", "fair")}
    means = {name: float(np.mean(values)) if values else None for name, values in given.items()}
    lengths = Counter(one["length"] for one in said if one["length"] is not None)
    if all(mean is None for mean in means.values()) and not lengths:
        return None
    say = desk_speech(language).say
    parts = [say(f"desk-said-{name}", mean=amount("number", round(mean, 1), language))
             for name, mean in means.items() if mean is not None]
    if lengths:
        parts.append(say("desk-said-length", long=lengths["long"], short=lengths["short"], of=lengths.total()))
    return {"people": len(said), "fun": means["fun"], "fair": means["fair"], "length": dict(lengths),
            "sentence": f"{say('desk-said', people=len(said))} {' '.join(parts)}"}


def _choices(kept: Sequence[tuple[str, str]], study: Study) -> dict[str, int]:
    """For each record that is of a study's game and complete, its number of choices."""
    options = json.loads(json.dumps(study.options))
    found = {}
    for name, body in kept:
        lines = body.splitlines()
        header, end = json.loads(lines[0]), json.loads(lines[-1])
        same = (header["ruleset"], header["version"], len(header["seats"]), header["options"]) == (
            study.ruleset, study.version, len(study.roles), options)
        if same and "end" in end:
            found[name] = int(end["choices"])
    return found


def _told(choices: Sequence[int], won: int, scores: Sequence[float] | None, rows: Any,
          language: str) -> PlayedByPeople:
    """How many choices games took, and how many were won, or their `scores` in a game that has some."""
    say, n = desk_speech(language).say, len(choices)
    if not n:
        return {"games": 0, "won": None, "choices": None, "few": True, "sentence": say("desk-people-none")}
    lengths = np.array(choices, float)
    mean, (low, high) = float(lengths.mean()), interval(lengths)
    rate_low, rate_high = wilson(won, n)
    bots = round(float(rows["choices"].mean())) if len(rows) else 0
    few = say("desk-people-few", low=round(100 * rate_low), high=round(100 * rate_high))
    told = say("desk-people", games=n, won=won, choices=round(mean)) if scores is None else say(
        "desk-people-scores", games=n, choices=round(mean), score=desk_speech(language).figure(
            float(np.mean(scores)), ".1f"))
    sentences = [told, *([say("desk-people-bots", choices=bots)] if bots else []),
                 *([few] if n < FEW and scores is None else [])]
    return {"games": n, "won": None if scores is not None else {"mean": won / n, "low": rate_low, "high": rate_high},
            "choices": {"mean": mean, "low": low, "high": high}, "few": n < FEW, "sentence": " ".join(sentences)}
