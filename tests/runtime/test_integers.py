"""Tapete accepts every integer that `operator.index` accepts, from every program; anything else is refused by a
sentence that names it."""
from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tapete import game as public
from tapete.agents import parse_agent
from tapete.agents.expectimax import ExactSearcher
from tapete.agents.mcts import Searcher
from tapete.env.batch import Batch
from tapete.errors import InputError
from tapete.games import find_game
from tapete.lab.engines.engine import Local
from tapete.lab.simulate import make_study, run_study
from tapete.lab.study import study_json
from tapete.lab.tuning.design import DesignSettings
from tapete.referee.session import Session, check_seed
from tapete.runtime.integers import whole_number, whole_numbers
from tapete.text.spoken import said


class Index:
    """A whole number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


WHOLE: list[Callable[[int], Any]] = [int, np.int64, np.uint8, np.array, Index]
NOT_WHOLE = [1.0, np.float64(2), "3", "", True, np.bool_(True), [1], None, np.array([1, 2]), b"1"]

COMMANDS = ["lab.engines.engine", "lab.study", "lab.statistics", "lab.tuning.design", "lab.tournament", "lab.ladder",
            "lab.tuning.tune", "lab.profile.study", "learn.train", "learn.value"]
"""What the laboratory's commands are made of, besides the modules that documents and their examples name."""
DECLARED = {"Option", "Given", "Kind", "Named", "OfLore", "Seats", "Offer", "Ruleset", "Track", "Counter", "Counted",
            "Without", "Face", "Layout", "act", "asks", "asks_at_once", "seen_at_once_of", "tells", "why",
            "when", "why_not_of", "menu_of", "whole"}
"""What the author of a game writes out: the numbers are literals."""
RESULTS = {"SessionEvent", "ActionValue", "ExactValue", "Worth", "AgentResult", "Rung", "RoundReport", "FitReport",
           "check_sound", "action_values", "wilson", "columns_of", "LegalActions", "signed", "Speech", "Voice"}
"""What Tapete hands out, what it makes that of, and what says numbers that rules have told."""
INNER = {"Agent.nodes", "Agent.fill", "OneGame.observation_space", "OneGame.observe", "OneGame.mask_of", "next_seed",
         "Session.refusal", "arrange", "Training.file_of", "ProfileStudy.some", "check_seats",
         "count_choice", "count_kinds", "deal_room", "BatchVectorEnv.reset", "Start", "ToldSince", "played_again",
         "as_if_dealt_again", "known_to", "just_told", "row_of_choice", "tensor_of",
         "question_seed", "SeatQuestion.__init__"}
"""Functions that only Tapete calls, with its own numbers; rules that rules call; a reset whose seeds `Batch` checks."""
BY_THE_PROGRAM = {"Wording", "Interaction", "Results", "Configuration", "Presentation"}
"""Functions that an author writes and the program calls."""
APART = DECLARED | RESULTS | INNER | BY_THE_PROGRAM
NUMBERS = {"int", "Sequence[int]", "list[int]", "tuple[int, ...]"}


def modules() -> Iterator[ModuleType]:
    """The modules that documents name: in their examples, and in the reference."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path("docs").rglob("*.md")))
    named = re.findall(r"^ *from tapete\.([a-z_.]+) import|^::: tapete\.([a-z_.]+)$", text, re.M)
    for name in sorted({one or other for one, other in named} | set(COMMANDS)):
        if name.startswith("openspiel") and find_spec("pyspiel") is None:
            continue
        if not name.startswith("table"):        # a server: its input comes as JSON
            yield importlib.import_module(f"tapete.{name}")


def numbered() -> Iterator[tuple[str, Callable[..., Any], str, set[str]]]:
    """Each parameter of a public function or method that is a whole number: the function by name, the parameter, and
    all that it may be."""
    for module in modules():
        for name in getattr(module, "__all__", dir(module)):
            made = getattr(module, name)
            inside = getattr(made, "__module__", "") == module.__name__ or hasattr(module, "__all__")
            if name.startswith("_") or not inside or not (inspect.isclass(made) or inspect.isfunction(made)):
                continue
            found = {name: made} if inspect.isfunction(made) else {
                f"{name}.{key}": each for key, each in vars(made).items()
                if inspect.isfunction(each) and (key == "__init__" or not key.startswith("_"))}
            for full, function in found.items():
                for key, parameter in inspect.signature(function).parameters.items():
                    note = parameter.annotation
                    kinds = {each.strip() for each in (note if isinstance(note, str) else getattr(
                        note, "__name__", "")).split("|")}
                    if kinds & NUMBERS:
                        yield full, function, key, kinds


def apart(full: str) -> set[str]:
    """The reasons to skip a function; empty if there are none."""
    return {full, full.partition(".")[0]} & APART


def test_every_public_entry_refuses_what_is_no_whole_number_by_a_sentence() -> None:
    found, wrong = [each for each in numbered() if not apart(each[0])], list[str]()
    assert {"Session.__init__", "Batch.__init__", "TableEnv.reset", "make_study", "Session.play"} <= {
        full for full, *_ in found}
    for full, function, key, kinds in found:
        asked = {name: each for name, each in inspect.signature(function).parameters.items()
                 if each.default is each.empty and each.kind in (each.POSITIONAL_OR_KEYWORD, each.KEYWORD_ONLY)}
        others = {name: 1 if "int" in str(each.annotation) else object() for name, each in asked.items() if name != key}
        row = bool(kinds & (NUMBERS - {"int"}))
        for value in NOT_WHOLE:
            if (value is None and "None" in kinds) or (isinstance(value, str) and "str" in kinds):
                continue
            try:
                function(**others, **{key: [value] if row else value})
            except InputError as error:
                if key in str(error):
                    continue
            except Exception as error:
                wrong.append(f"{full}: {key}={value!r}: {type(error).__name__}")
                continue
            wrong.append(f"{full}: {key}={value!r}")
    assert not wrong, "decorate them with whole_numbers of tapete.runtime.integers\n" + "\n".join(wrong)


def test_what_stands_apart_is_there() -> None:
    """So that a list of exceptions does not outlive what it speaks of."""
    assert APART - {name for full, *_ in numbered() for name in apart(full)} == set()


def a_session(number: Callable[[int], Any]) -> Any:
    game = find_game("carcosa")
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset, {"end": {"keys": number(3)}}), ["TANK", "HEALER"],
                      seed=number(4))
    session.lay({"souls.0.sanity": number(2)})
    action, seat = session.legal()[0], session.to_move
    session.check_legal(number(action) if number is not np.uint8 else action, number(seat))
    session.play(number(action) if number is not np.uint8 else action, number(seat))
    session.redeal_hidden(number(7))
    return session.digest(), session.view(number(1)).model_dump(), session.blinded(number(0)).dice.seed


def with_dice(number: Callable[[int], Any]) -> Any:
    game = find_game("carcosa")
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), ["TANK", "HEALER"], 1, dice=lambda sides: number(1))
    for _ in range(30):
        session.play(session.legal()[0])
    return session.digest(), session.rolled


def a_batch(number: Callable[[int], Any]) -> Any:
    game = find_game("high_card")
    ruleset = game.ruleset()
    batch = Batch(game, ruleset, game.options(ruleset), [None] * 3, number(4), number(5), limit=number(90))
    batch.reset(number(6))
    batch.step(np.array([number(int(np.flatnonzero(mask)[0])) for mask in batch.masks]))
    return batch.observations.tolist(), batch.look(number(1), number(2)).tolist(), batch.space.text(
        number(int(batch.space.codes[0])) if number is not np.uint8 else int(batch.space.codes[0]))


def an_environment(kind: str, name: str) -> Callable[[Callable[[int], Any]], Any]:
    def play(number: Callable[[int], Any]) -> Any:
        made = getattr(importlib.import_module(f"tapete.env.{kind}"), name)("carcosa", players=number(3))
        made.reset(seed=number(4))
        table = made._table
        action = number(int(np.flatnonzero(table.mask)[0]))
        if kind == "parallel":
            made.step({agent: action if seat == table.to_move else number(int(made.wait) % 256)
                       if made.wait < 256 else int(made.wait) for seat, agent in enumerate(made.agents)})
        else:
            made.step(action)
        return table.batch.observations.tolist()
    return play


def a_study(number: Callable[[int], Any]) -> Any:
    game = find_game("high_card")
    ruleset = game.ruleset()
    study = make_study(game, ruleset, game.options(ruleset), [None] * 2, ["greedy"], number(3), number(20))
    with Local(number(1)) as engine:
        assert engine.workers == 1
    return study_json(study), [str(row) for row in run_study(study, number(1))]


def a_frame(number: Callable[[int], Any]) -> Any:
    game = find_game("high_card")
    ruleset = game.ruleset()
    return type(DesignSettings(game, ruleset, {}, [None] * 2, ["greedy"], number(3), number(20)).seed)


def searches(number: Callable[[int], Any]) -> Any:
    game = find_game("high_card")
    ruleset = game.ruleset()
    session = Session(game, ruleset, game.options(ruleset), [None] * 2, 1)
    seat = session.to_move
    legal = [number(action) if number is not np.uint8 else action for action in session.legal()]
    searcher = Searcher(game, parse_agent("mcts:iterations=20"), number(2), number(1))
    searcher.reseed(number(9))
    found = searcher.think(session.blinded(seat), legal)
    searcher.follow(number(seat), legal[0])
    return found, [worth.action for worth in ExactSearcher(game, parse_agent("expectimax"), number(2)).think(
        session.blinded(seat), number(seat))]


def small(number: Callable[[int], Any]) -> Any:
    dice = public.new_rng(number(200))
    return [public.next_below(dice, 1000) for _ in range(5)], check_seed(number(5))


CALLS = {"a session": a_session, "dice of one's own": with_dice, "a batch": a_batch,
         "PettingZoo, in turn": an_environment("aec", "TableEnv"),
         "PettingZoo, at once": an_environment("parallel", "ParallelTableEnv"),
         "Gymnasium": an_environment("solo", "SoloEnv"), "a study": a_study, "a frame": a_frame,
         "searches": searches, "what an author calls": small}


@pytest.mark.parametrize("number", WHOLE[1:], ids=lambda number: number.__name__)
@pytest.mark.parametrize("call", CALLS.values(), ids=list(CALLS))
def test_all_whole_numbers_are_alike(call: Callable[[Callable[[int], Any]], Any], number: Callable[[int], Any]) -> None:
    assert call(number) == call(int)


def test_a_choice_that_is_no_whole_number_is_refused_in_every_environment() -> None:
    for kind, name in (("aec", "TableEnv"), ("parallel", "ParallelTableEnv"), ("solo", "SoloEnv")):
        module = importlib.import_module(f"tapete.env.{kind}")
        made = getattr(module, name)("carcosa", players=3, **{"strict": True} if kind == "solo" else {})
        made.reset(seed=4)
        for value in (1.0, "3", None, True, 2**70):
            with pytest.raises(InputError, match="action"):
                made.step(dict.fromkeys(made.agents, value) if kind == "parallel" else value)
        for seed in (-1, 2**70, 1.5):
            with pytest.raises(InputError, match="seed"):
                made.reset(seed=seed)


def test_a_whole_number_is_named_in_both_languages() -> None:
    with pytest.raises(InputError) as refused:
        whole_number(1.5, "seed")
    assert (said(refused.value, "en"), said(refused.value, "es")) == (
        "seed: expected a whole number, got 1.5", "seed: se espera un número entero, no 1.5")


@pytest.mark.parametrize("value", [*NOT_WHOLE, 2**63, -2**64, 10**5000], ids=lambda value: type(value).__name__)
def test_what_is_no_whole_number(value: Any) -> None:
    with pytest.raises(InputError, match="games"):
        whole_number(value, "games")


def test_a_function_is_given_ints() -> None:
    @whole_numbers
    def show(a: int, b: int | None = None, *, c: int | str = 3, d: Sequence[int] = (), e: float = 0.0) -> list[Any]:
        return [a, b, c, d, e]

    got = show(np.uint8(1), c=Index(2), d=[np.int64(4)], e=1.5)
    assert (got, [type(each) for each in got]) == ([1, None, 2, [4], 1.5], [int, type(None), int, list, float])
    assert type(got[3][0]) is int
    assert show(1, None, c="x") == [1, None, "x", (), 0.0]
    with pytest.raises(InputError, match="d: expected a whole number"):
        show(1, d=[1, "2"])
