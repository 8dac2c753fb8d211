"""Long work as the page receives it: its place in the queue, and its results, with all titles."""
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ...games import find_game, game_names, speech_for
from ...lab.scale import rate_of
from ...lab.study_folders import StudyFolder
from ...lab.tuning.aims import usual_measure
from ...ledger.ledger import ledgers, read_ledger, rulesets_of
from ...ledger.option_names import OptionNames
from ...ledger.wording import title_of as title_in
from ...ledger.wording import wording
from ...text.speech import Speech
from ..design.changes import options_of
from ..design.names import desk_speech
from ..design.switches import called, thing_called
from ..studies.aims import aim_title
from ..studies.figures import amount, grouped, kind_of
from ..studies.messages import DeskJob, TerminalRun
from ..studies.queue import in_turn

Job = Mapping[str, Any]
LISTED = 8
"""From a long list, so many things are named."""
NOTHING_LEFT: Mapping[str, float] = {}


def jobs_told(jobs: Sequence[Job], language: str, left: Mapping[str, float] = NOTHING_LEFT,
              asker: str = "") -> list[DeskJob]:
    """All long work, the newest first; `jobs` begin with the oldest.

    `left` are the seconds that work will still take, if known. `asker` is the address that receives the list."""
    queue = in_turn(jobs)
    return [job_told(job, queue, language, left, asker) for job in reversed(jobs)]


def job_told(job: Job, queue: Sequence[Job], language: str, left: Mapping[str, float] = NOTHING_LEFT,
             asker: str = "") -> DeskJob:
    """A piece of work. `queue` is the open work, in the order in which it is done. Of who asked for it, it says only
    whether it was `asker`."""
    place = next((n for n, each in enumerate(queue) if each["id"] == job["id"]), None)
    aim, measure = _measure(job, language)
    told: DeskJob = {
        "id": job["id"], "kind": job["kind"], "state": job["state"], "done": job["done"], "total": job["total"],
        "created": job["created"], "ask": job["ask"], "title": _title(job, language), "place": place,
        "mine": bool(asker) and job["asker"] == asker,
        "measure": {"name": aim, "title": measure, "kind": kind_of(find_game(job["ask"]["game"]), aim)},
        "sentence": job["sentence"] or _sentence(job, place, queue, language, left.get(job["id"])),
        "result": None if job["result"] is None else _RESULTS[job["kind"]](job["ask"], job["result"], language)}
    if job["kind"] == "tune":
        told["wish"] = _title(job, language, "desk-wish")
    return told


def _title(job: Job, language: str, key: str = "") -> str:
    """The title of work: its game, its figure, and the number of players; or another sentence with these."""
    ask, (aim, measure) = job["ask"], _measure(job, language)
    seats = ask["players"] if isinstance(ask["players"], list) else [ask["players"]]
    value = _wanted(ask, aim, language) if "target" in ask else ""
    return desk_speech(language).say(key or f"desk-job-{job['kind']}", game=find_game(ask["game"]).title[language],
                                     measure=measure, players=", ".join(map(str, seats)), value=value)


def _wanted(ask: Mapping[str, Any], aim: str, language: str) -> str:
    kind, target = kind_of(find_game(ask["game"]), aim), ask["target"]
    return " – ".join(amount(kind, target[name], language) for name in ("value", "low", "high") if name in target)


def _measure(job: Job, language: str) -> tuple[str, str]:
    """The name and the title of the figure that work is about."""
    ask = job["ask"]
    aim = ask["target"]["measure"] if "target" in ask else ask.get("measure") or usual_measure(find_game(ask["game"]))
    return aim, aim_title(ask, aim, language)


def _sentence(job: Job, place: int | None, queue: Sequence[Job], language: str, left: float | None) -> str:
    say = desk_speech(language).say
    if job["state"] == "running" and not job["total"]:
        return say("desk-job-preparing")
    if job["state"] == "running" and left is not None:
        return say("desk-job-left", minutes=round(left / 60))
    if job["state"] == "waiting" and place:
        waiting = Counter(each["kind"] for each in queue[1:place])
        before = ", ".join(say("desk-job-before", kind=say(f"desk-job-kind-{kind}"), n=n)
                           for kind, n in waiting.items())
        return say("desk-job-place", place=place, now=_title(queue[0], language), before=before, n=waiting.total())
    return say(f"desk-job-{job['state']}")


def runs_told(runs: Sequence[StudyFolder], language: str) -> list[TerminalRun]:
    """The studies that terminals have started: the kind, the game, and whether each is done and has a page."""
    say = desk_speech(language).say
    return [{"id": one.id, "game": one.game, "done": one.done, "reported": one.reported, "began": one.began,
             "title": say("desk-run", what=speech_for(find_game(one.game), language).say(f"lab-runs-{one.kind}"),
                          game=find_game(one.game).title[language], folder=one.path.name)}
            for one in runs if one.game in game_names()]


# ---- results -----------------------------------------------------------------------------------

def _sensitivity(ask: Mapping[str, Any], result: Any, language: str) -> Any:
    return [{**each, "title": _option(ask, each["path"], language)} for each in result]


def _tune(ask: Mapping[str, Any], result: Any, language: str) -> Any:
    return [{**each, "moved": [_moved(ask, one, language) for one in each["moved"]],
             "players": [{**of, "measures": [{**one, "title": aim_title(ask, one["name"], language)}
                                             for one in of["measures"]]} for of in each["players"]]}
            for each in result]


def _why(ask: Mapping[str, Any], result: Any, language: str) -> Any:
    found, _, options, _ = options_of(ask["game"], ask["ruleset"], ask.get("changes", {}))
    game = found.playing(options)       # with the names of custom cards
    speech, names = speech_for(game, language), OptionNames(game, language)
    kinds = {kind.name: kind.text for kind in game.figures.catalogue.kinds} if game.figures.catalogue else {}
    rules = _rules(game.name, ask["ruleset"], language)

    def card(each: Mapping[str, Any]) -> dict[str, Any]:
        kind, thing = each["kind"], each["thing"]
        title = speech.say(f"{kinds[kind]}-{thing}") if kind in kinds else names.thing(thing, kind.split("."))
        return {**each, "title": title, "how": _said(speech, each["how"])}
    happened, say, title = result["happened"], desk_speech(language).say, aim_title(ask, result["measure"], language)
    cards, rounds = [card(each) for each in result["cards"]], result.get("rounds", [])
    ways = [each["how"] for each in cards if each["how"]]
    if rounds and "of" in rounds[0]:
        first, last = rounds[0], rounds[-1]
        ways.append(say("desk-why-together", all=first["things"], first=grouped(first["games"]), of=first["of"],
                        last=last["things"], games=grouped(last["games"]), closer=last["of"]))
    elif rounds:
        ways.append(say("desk-why-seeds"))
    if len(rounds) > 1 and "of" not in rounds[0]:
        first, last = rounds[0], rounds[-1]
        ways.append(say("desk-why-rounds", all=first["things"], first=first["games"], last=last["things"],
                        games=grouped(last["games"])))
    if result.get("seated"):
        ways.append(say("desk-why-seated", thing=title.partition(": ")[2]))
    failed: dict[str, list[str]] = {}
    for each in result.get("failed", []):
        failed.setdefault(each["why"], []).append(card({"how": "", **each})["title"])
    return {**result, "title": title, "kind": kind_of(find_game(ask["game"]), result["measure"]), "cards": cards,
            "ways": list(dict.fromkeys(ways)),
            "failed": [say(f"desk-why-failed-{wrong}", things=_listed(things, language))
                       for wrong, things in failed.items()],
            "happened": {**happened, "rules": [{**each, **rules.get(each["rule"], {
                "title": each["rule"], "wording": ""})} for each in happened["rules"]]}}


def _listed(things: Sequence[str], language: str) -> str:
    """Things in a row; only the first of many."""
    first, more = ", ".join(things[:LISTED]), len(things) - LISTED
    return desk_speech(language).say("desk-and-more", things=first, n=more) if more > 0 else first


def _agent(name: str, language: str) -> str:
    return desk_speech(language).say(f"desk-agent-{name.partition(':')[0]}", n=name.rpartition("=")[2])


def _tournament(ask: Mapping[str, Any], result: Any, language: str) -> Any:
    def named(each: Mapping[str, Any], *names: str) -> dict[str, Any]:
        return {**each, **{f"{name}_title": _agent(each[name], language) for name in names}}
    game = find_game(ask["game"])
    return {"kind": kind_of(game, rate_of(game)), "standings": [named(each, "agent") for each in result["standings"]],
            "differences": [named(each, "first", "second") for each in result["differences"]]}


def _check(ask: Mapping[str, Any], result: Any, language: str) -> Any:
    say, (one, other) = desk_speech(language).say, (_agent(result[name], language) for name in ("agent", "by"))
    differ = any(each["differs"] for each in result["measures"])
    return {**result, "agent_title": one, "by_title": other, "differs": differ,
            "sentence": say("desk-check-differs" if differ else "desk-check-same", agent=one, by=other,
                            games=grouped(result["games"][1])),
            "measures": [{**each, "title": aim_title(ask, each["name"], language),
                          "kind": kind_of(find_game(ask["game"]), each["name"])} for each in result["measures"]]}


_RESULTS = {"sensitivity": _sensitivity, "tune": _tune, "why": _why, "tournament": _tournament, "check": _check}


def _said(speech: Speech, key: str) -> str:
    return speech.say(key) if key and speech.has(key) else ""


def _option(ask: Mapping[str, Any], path: str, language: str) -> str:
    """The name of a number or a switch: its option, and its place within it."""
    option, inner = called(ask, path, language)
    return f"{option}: {inner.rstrip('.')}" if inner else option


def _moved(ask: Mapping[str, Any], one: Mapping[str, Any], language: str) -> dict[str, Any]:
    """A changed value in words. For a thing: whether it is in, or what replaces it."""
    told, say = {**one, "title": _option(ask, one["path"], language)}, desk_speech(language).say
    if called(ask, one["path"], language)[1] and isinstance(one["base"], bool):
        told |= {name: thing_called(ask, one["path"], one[name], language) if isinstance(one[name], str) else
                 say("desk-thing-in" if one[name] else "desk-thing-out") for name in ("base", "value")}
    return told


@cache
def _rules(game: str, ruleset: str, language: str) -> dict[str, dict[str, str]]:
    """The rules of a game's ledger by their ids; empty without a ledger."""
    if game not in ledgers() or ruleset not in rulesets_of(game):
        return {}
    worded = wording(game, language)
    texts = {rule.id: worded(rule.es if language == "es" else rule.en) for rule in read_ledger(game, ruleset).rule}
    return {name: {"title": title_in(text), "wording": text} for name, text in texts.items()}
