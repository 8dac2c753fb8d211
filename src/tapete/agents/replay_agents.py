"""Plays a recorded game of agents again by today's rules, for records that are kept as tests."""
from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from ..files.atomic import write_whole
from ..files.config import differing
from ..gamedef.by_players import at_table
from ..games import find_game
from ..referee.session import Session
from ..referee.transcript import Recorder, read
from ..text.spoken import SpokenError
from .policies import is_code
from .seat import SeatedAgent


def rerecord(path: Path) -> int:
    """Replace a record by a game with the same seed, roles, options and agents. Returns the number of choices.

    InputError for a record in which people, or policies of one's own, chose. Also for a version that the ruleset no
    longer has, because then nothing says which options were its own.
    """
    header = read(path).header
    game = find_game(header["game"])
    ruleset, seats = game.ruleset(header["ruleset"]), list(header["seats"])
    if "human" in seats or header["typed_dice"]:
        raise SpokenError("record-people", path=str(path))
    for seat in seats:
        if is_code(seat):
            raise SpokenError("record-code", path=str(path), agent=seat)
    over = header["options"]
    if header["version"] != ruleset.version:
        usual = at_table(game.options(ruleset.at(header["version"])), len(seats)).model_dump(mode="json")
        over = differing(over, usual) or None
    options = game.options(ruleset, over)
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
