"""Games that people played by a design at this server's tables, beside those of bots, with how few they are."""
from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np
from sqlalchemy import select

from ..lab.simulate import Study, interval, wilson
from ..table.store.models import Replay, Result
from ..table.store.store import Store
from ..workers import aside
from .names import desk_speech

MOST = 500
"""Records that are looked through, the latest first."""
FEW = 30
"""Games below which hardly anything can be said."""


async def people(store: Store, study: Study, rows: Any, language: str) -> dict[str, Any]:
    """How often people played so, how long, and how often one of them won; `rows` are bots' games of the same."""
    async with store.reading() as db:
        kept = (await db.execute(select(Replay.id, Replay.body).where(
            Replay.game == study.game, Replay.code.is_not(None)).order_by(Replay.created.desc()).limit(MOST))).all()
        seats = (await db.scalars(select(Result).where(Result.replay.in_([one.id for one in kept])))).all()
    played = await aside(_choices, [(one.id, one.body) for one in kept], study)
    sat = defaultdict(list)
    for seat in seats:
        if seat.bot is None:
            sat[seat.replay].append(seat.won)
    return _told(study, [(choices, any(sat[name])) for name, choices in played.items() if sat[name]], rows, language)


def _choices(kept: Sequence[tuple[str, str]], study: Study) -> dict[str, int]:
    """How many choices each record has that is of a study's game, to its end."""
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


def _told(study: Study, games: Sequence[tuple[int, bool]], rows: Any, language: str) -> dict[str, Any]:
    say, n = desk_speech(language).say, len(games)
    if not n:
        return {"games": 0, "won": None, "choices": None, "few": True, "sentence": say("desk-people-none")}
    lengths, won = np.array([choices for choices, _ in games], float), sum(one for _, one in games)
    mean, (low, high) = float(lengths.mean()), interval(lengths)
    rate_low, rate_high = wilson(won, n)
    bots = round(float(rows["choices"].mean())) if len(rows) else 0
    sentences = [say("desk-people", games=n, won=won, choices=round(mean)),
                 *([say("desk-people-bots", choices=bots)] if bots else []),
                 *([say("desk-people-few", low=round(100 * rate_low), high=round(100 * rate_high))] if n < FEW else [])]
    return {"games": n, "won": {"mean": won / n, "low": rate_low, "high": rate_high},
            "choices": {"mean": mean, "low": low, "high": high}, "few": n < FEW, "sentence": " ".join(sentences)}
