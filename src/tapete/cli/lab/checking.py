"""`--check AGENT`: repeat a measurement with another agent, and warn if it gives another result."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from ...agents import split_agents
from ...gamedef.game import Game
from ...lab.checked import AgentCheck, Checked
from ...lab.engines.engine import Engine
from ...lab.study import Study
from ...text.speech import Speech
from ..options import compile_for, playing
from .measures import heading, number


def checking(studies: Sequence[Study], shown: Sequence[Any], agent: str | None, folder: Path | None, engine: Engine,
             speech: Speech) -> list[Checked]:
    """The result of another agent for each study; empty if none is asked for."""
    if agent is None:
        return []
    check = AgentCheck(studies, split_agents(agent), folder)
    compile_for(check.run, speech)
    with playing(speech, check.run.total, check.run.earlier) as bar:
        return [one for (one,) in check.play(shown, engine, bar)]


def print_checked(checked: Iterable[tuple[str, Checked]], agents: Sequence[str], game: Game, speech: Speech) -> None:
    """Print a sentence for each result."""
    for name, one in checked:
        mean, low, high = (number(game, one.measure, value, speech)
                           for value in (one.other.mean, one.other.low, one.other.high))
        print(speech.say("lab-checked-differs" if one.differs else "lab-checked", name=name, agent=one.agent,
                         first=", ".join(dict.fromkeys(agents)), aim=heading(one.measure, game, speech), mean=mean,
                         low=low, high=high))
