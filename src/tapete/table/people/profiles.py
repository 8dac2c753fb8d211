"""Profiles of people without accounts: the results of the games that their key played, and ratings by game."""
from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ...games import find_game, speech_of
from ...text.speech import Speech
from ..http.schema_people import (
    BotRating,
    Companion,
    GameTally,
    PlayedGame,
    Profile,
    RatingInfo,
    RoleTally,
    ScoreTally,
)
from ..live import clock
from ..live.room import Room
from ..refusals import table_speech
from ..store.models import EntryRow, HolderRow, NoticeRow, RatingRow, ReplayRow, ResultRow, SeatRow
from ..store.store import Store
from ..view.view_builder import outcome_of
from .secrets import held_by_seat

MODEL = PlackettLuce()
SAME_PEOPLE = frozenset({"host"})
"""Seat changes that a game may have and still be rated."""
LATEST = 200
"""The most games that a profile lists, the latest ones. All are counted."""


# ---- a game ends -------------------------------------------------------------------------------

def results_of(room: Room, entries: Sequence[EntryRow], replay: str) -> list[ResultRow]:
    """The results of a finished game for each seat, with the keys of the people who sit there.

    Empty if the host ended the game, if it continues another one, or if no person sits there.
    """
    outcome = outcome_of(room, "en")
    nobody = all(seat.kind != "human" for seat in room.seats)
    if outcome is None or not outcome.standings or room.story.inherited or nobody:
        return []
    players = held_by_seat(room.row)
    results = [ResultRow(replay=replay, seat=one.seat, at=clock.shown(entries[-1].at), game=room.game.name,
                         ruleset=room.row.ruleset,
                         player=players.get(one.seat), bot=room.seats[one.seat].bot, name=room.seats[one.seat].name,
                         role=room.story.playing.roles[one.seat] if room.game.roles else None, place=one.place,
                         won=bool(one.won), points=one.points, rated=False) for one in outcome.standings]
    known = [each.player or each.bot for each in results]
    people = [each.player for each in results if each.player]
    # A result says nothing about people who play several seats or came later, so it is not rated.
    fair = (all(known) and len(set(people)) == len(people) and len(set(known)) > 1
            and all(each.place is not None for each in results)
            and not any(entry.kind == "seat" and entry.do not in SAME_PEOPLE for entry in entries))
    for each in results:
        each.rated = fair
    return results


async def record(store: Store, db: AsyncSession, room: Room, entries: Sequence[EntryRow], replay: str) -> None:
    """Store a game's results, in the transaction that stores its record, and rate it."""
    results = results_of(room, entries, replay)
    db.add_all(results)
    places: dict[str, list[int]] = defaultdict(list)
    for each in results:
        if each.rated and each.place is not None:
            places[each.player or f"bot:{each.bot}"].append(each.place)
    if not places:
        return
    game, names = results[0].game, sorted(places)
    usual = MODEL.rating()
    for name in names:
        await db.execute(store.insert(RatingRow).values(game=game, who=name, mu=usual.mu, sigma=usual.sigma, games=0)
                         .on_conflict_do_nothing())
    # All lock the rows in one order, so that two games that end at once do not deadlock.
    rows = (await db.scalars(select(RatingRow).where(RatingRow.game == game,
                                                     RatingRow.who.in_(names)).order_by(RatingRow.who)
                             .with_for_update())).all()
    rated = MODEL.rate([[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in rows],
                       ranks=[sum(places[row.who]) / len(places[row.who]) for row in rows])
    for row, (new,) in zip(rows, rated, strict=True):
        row.mu, row.sigma, row.games = new.mu, new.sigma, row.games + 1


# ---- a person's page ---------------------------------------------------------------------------

async def profile_of(store: Store, player: str, language: str) -> Profile:
    """Everything stored about a key, given as its hash."""
    async with store.reading() as db:
        mine = (await db.scalars(select(ResultRow).where(ResultRow.player
                                                         == player).order_by(ResultRow.at.desc()))).all()
        replays = {each.replay for each in mine}
        others = (await db.scalars(select(ResultRow).where(ResultRow.replay.in_(replays)))).all()
        kept = set((await db.scalars(select(ReplayRow.id).where(ReplayRow.id.in_(replays)))).all())
        games = {each.game for each in mine}
        ratings = (await db.scalars(select(RatingRow).where(RatingRow.game.in_(games)))).all()
        seat = await db.scalar(select(SeatRow.name).join(
            HolderRow, (HolderRow.code == SeatRow.code) & (HolderRow.seat == SeatRow.seat))
                               .where(HolderRow.player == player,
                                      HolderRow.left.is_(False)).order_by(SeatRow.since.desc())
                               .limit(1))
    table: dict[str, list[ResultRow]] = defaultdict(list)
    for each in others:
        if each.player != player:
            table[each.replay].append(each)
    return Profile(
        name=seat or next((each.name for each in mine if each.name), None),
        played=len(replays),
        won=None if games and all(map(_has_scores, games)) else len({each.replay for each in mine if each.won}),
        by_game=[_tally(game, [each for each in mine if each.game == game], ratings, player, language)
                 for game, _ in Counter(each.game for each in mine).most_common()],
        companions=_companions(mine, table),
        games=[_played(each, table[each.replay], each.replay in kept, language) for each in mine[:LATEST]])


def _tally(game: str, mine: Sequence[ResultRow], ratings: Sequence[RatingRow], player: str, language: str) -> GameTally:
    roles: dict[str, list[ResultRow]] = defaultdict(list)
    for each in mine:
        if each.role:
            roles[each.role].append(each)
    own = {row.who: row for row in ratings if row.game == game}
    bots = [(name, own[f"bot:{name}"]) for name in ("easy", "normal", "strong") if f"bot:{name}" in own]
    return GameTally(
        game=game, title=find_game(game).title[language], played=len({each.replay for each in mine}),
        won=None if _has_scores(game) else len({each.replay for each in mine if each.won}), score=_score(game, mine),
        roles=[RoleTally(role=role, label=_role(game, role, language), played=len(found),
                         won=None if _has_scores(game) else sum(each.won for each in found), score=_score(game, found))
               for role, found in sorted(roles.items(), key=lambda item: -len(item[1]))],
        rating=_rating(own[player]) if player in own else None,
        bots=[BotRating(bot=name, label=table_speech(language).say(f"bot-{name}"), rating=_rating(row))
              for name, row in bots])


def _has_scores(game: str) -> bool:
    return find_game(game).results.has_scores


def _score(game: str, results: Sequence[ResultRow]) -> ScoreTally | None:
    """The best and the mean score; None in a game that is won."""
    scores = [each.points for each in results if each.points is not None]
    return ScoreTally(best=max(scores), mean=sum(scores) / len(scores)) if scores and _has_scores(game) else None


def _role(game: str, role: str, language: str) -> str:
    speech: Speech = speech_of(game, language)
    return speech.say(f"role-{role}")


def _rating(row: RatingRow) -> RatingInfo:
    return RatingInfo(value=round(row.mu, 1), spread=round(2 * row.sigma, 1), games=row.games)


def _companions(mine: Sequence[ResultRow], table: dict[str, list[ResultRow]]) -> list[Companion]:
    """The people with whom somebody has played, by their key, each with their latest name."""
    names: dict[str, str | None] = {}
    played: Counter[str] = Counter()
    for replay in dict.fromkeys(each.replay for each in mine):      # the latest first
        for other in table[replay]:
            if other.player and other.name:
                names.setdefault(other.player, other.name)
                played[other.player] += 1
    return [Companion(name=names[who] or "", played=count) for who, count in played.most_common()]


def _played(mine: ResultRow, others: Sequence[ResultRow], kept: bool, language: str) -> PlayedGame:
    return PlayedGame(
        game=mine.game, title=find_game(mine.game).title[language], ruleset=mine.ruleset, at=mine.at, name=mine.name,
        role=_role(mine.game, mine.role, language) if mine.role else None, place=mine.place,
        won=None if _has_scores(mine.game) else mine.won,
        said="" if mine.points is None else find_game(mine.game).results.said(speech_of(mine.game, language),
                                                                              mine.points),
        seats=len(others) + 1, rated=mine.rated, people=sorted(each.name for each in others if each.name),
        bots=sum(each.bot is not None for each in others), replay=mine.replay if kept else None)


# ---- forgetting --------------------------------------------------------------------------------

async def forget(db: AsyncSession, player: str) -> int:
    """Delete everything stored about a key, given as its hash. The other players keep the games, without the name.
    Returns the number of games."""
    done: Any = await db.execute(update(ResultRow).where(ResultRow.player == player).values(player=None, name=None))
    await db.execute(delete(RatingRow).where(RatingRow.who == player))
    await db.execute(delete(NoticeRow).where(NoticeRow.player == player))
    return int(done.rowcount)


async def forget_seats(db: AsyncSession, replay: str, seats: Sequence[int] | None = None) -> None:
    """Remove names from a game's results. If `seats` are given, only theirs, and their keys too."""
    if seats is None:
        await db.execute(update(ResultRow).where(ResultRow.replay == replay).values(name=None))
    else:
        some = (ResultRow.replay == replay, ResultRow.seat.in_(seats))
        await db.execute(update(ResultRow).where(*some).values(player=None, name=None))
