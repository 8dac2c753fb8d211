"""A recorded game of agents played again by the rules as they are now, for records that are kept as tests."""
from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..files.atomic import write_whole
from ..gamedef.by_players import at_table
from ..games import find_game
from ..referee.session import Session
from ..referee.transcript import Recorder, read
from ..text.spoken import SpokenError
from .seat import SeatedAgent


def record_anew(path: Path) -> int:
    """Put a game of the same seed, roles, options and agents in the place of a record; how many choices it has.

    InputError for a record in which people chose, or of a version of which nothing says which options were its own.
    """
    header = read(path).header
    game = find_game(header["game"])
    ruleset, seats = game.ruleset(header["ruleset"]), list(header["seats"])
    if "human" in seats or header["typed_dice"]:
        raise SpokenError("record-people", path=str(path))
    usual = at_table(game.options(ruleset.at(header["version"])), len(seats)).model_dump(mode="json")
    options = game.options(ruleset, differing(header["options"], usual) or None)
    session = Session(game, ruleset, options, header["roles"], header["seed"])
    agents = [SeatedAgent(agent, seat, session.seed) for seat, agent in enumerate(seats)]
    with TemporaryDirectory() as folder:
        recorder = Recorder(Path(folder) / path.name, session, seats)
        while not session.over:
            seat = session.to_move
            choice = agents[seat].choose(session, recorder.number)
            for agent in agents:
                agent.watch(session, choice)
            session.play(choice, seat)
            recorder.add(seat, choice)
        write_whole(path, recorder.path.read_bytes())
    return recorder.number


def differing(options: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """What of some options is not as usual."""
    found = {}
    for name, value in options.items():
        here = usual.get(name)
        if isinstance(value, Mapping) and isinstance(here, Mapping):
            inner = differing(value, here)
            if inner:
                found[name] = inner
        elif value != here:
            found[name] = value
    return found
