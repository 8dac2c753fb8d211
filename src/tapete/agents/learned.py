"""The weights of the agent `learned`: files of numpy arrays, checked against their game."""
from __future__ import annotations

import zipfile
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from ..files.atomic import bytes_of, write_whole
from ..files.home import home_of
from ..gamedef.action_space import ActionSpace
from ..gamedef.core import Machine
from ..gamedef.game import Game
from ..gamedef.observation import NOTHING, ObservationSpec
from ..search.network import Net, new_net, no_net
from ..text.causes import cause_of
from ..text.spoken import SpokenError
from . import Agent

LARGEST_WEIGHTS = 512 * 1024**2
"""The most bytes of unpacked weights."""

WEIGHTS = ("rows", "things", "scales", "table", "hidden_bias", "middle", "middle_bias", "worth", "policy")


def fingerprint(game: Game) -> str:
    """A fingerprint of what weights depend on: the numbers of the game's observation, what they name, and the numbers
    of its actions.
    """
    space, told = ActionSpace(game), [(element.path, element.shape, element.values)
                                      for element in game.observation.spec.elements()]
    return sha256(repr((told, space.size, space.codes.tolist())).encode()).hexdigest()[:16]


def weights_of(game: Game) -> Path:
    """The path of the weights that come with a game. The file may not exist."""
    return home_of(game) / "learned.npz"


def save_weights(path: Path, game: Game, weights: dict[str, Any]) -> None:
    """Write weights for a game, in half precision if that is enough."""
    small = {name: array.astype(np.float16) if array.dtype.kind == "f" and name != "scales" else array
             for name, array in weights.items()}
    write_whole(path, bytes_of(np.savez_compressed, fingerprint=np.array(fingerprint(game)), **small))


@cache
def read_weights(path: Path, game: Game) -> dict[str, Any]:
    """The weights in a file; InputError if there are none, or if they are for another game."""
    try:
        with np.load(path, allow_pickle=False) as file:
            if sum(part.file_size for part in file.zip.infolist()) > LARGEST_WEIGHTS:
                raise SpokenError("large-file", path=str(path), most=LARGEST_WEIGHTS // 1024**2)
            found = {name: file[name] for name in (*WEIGHTS, "fingerprint")}
    except OSError as error:
        raise SpokenError("read", path=str(path), why=cause_of(error)) from error
    except (KeyError, ValueError, zipfile.BadZipFile) as error:
        raise SpokenError("no-weights-file", path=str(path)) from error
    if str(found.pop("fingerprint")) != fingerprint(game):
        raise SpokenError("other-weights", path=str(path), game=game.name)
    return found


def observation_buffers(sight: ObservationSpec) -> tuple[Any, Any]:
    """Memory for an observation and a blank one, as records and as arrays of numbers."""
    seen = sight.record.array(2)
    return seen, sight.flat(seen)


def net_for(game: Game, agents: Sequence[Agent]) -> Net:
    """The net of the agents at a table; an empty one if no agent uses one.

    InputError if there are no weights for the game, or if two agents want different ones.
    """
    files = {agent.options["weights"] for agent in agents if agent.name == "learned"}
    if not files:
        return no_net(*observation_buffers(game.machine.sight or NOTHING))
    if len(files) > 1:
        raise SpokenError("learned-several", files=", ".join(sorted(files)))
    given = files.pop()
    if not given and not weights_of(game).exists():
        raise SpokenError("learned-no-weights", game=game.name)
    return net_of(game, read_weights(Path(given) if given else weights_of(game), game))


def machine_for(game: Game, agents: Sequence[Agent]) -> Machine:
    """The machine whose searches these agents run: the game's, or another if a net guides one of them and the game's
    own searches do not know what it sees. That other one is compiled when it is first used.
    """
    if all(agent.name != "learned" for agent in agents):
        return game.machine
    return seeing_machine(game.machine, game.observation.spec)


def search_states(game: Game, agents: Sequence[Agent]) -> Any:
    """The states that the tree searches of these agents work in, see `search.mcts.TreeSpace`."""
    blinds = any(agent.name == "learned" for agent in agents) and not game.observation.spec.fair
    return game.State.array(3 if blinds else 2)


@cache
def seeing_machine(machine: Machine, sight: ObservationSpec) -> Machine:
    """A game's machine with searches that know an observation."""
    return machine if machine.sight is sight or machine.seeing is None else machine.seeing(sight)


def net_again(net: Net) -> Net:
    """A copied net, in which `seen` and `flat` are the same memory again."""
    return net._replace(flat=net.seen.view(net.flat.dtype).reshape(net.flat.shape))


def net_of(game: Game, weights: dict[str, Any]) -> Net:
    """A net with these weights, for compiled rules."""
    space = ActionSpace(game)
    return new_net(*observation_buffers(game.observation.spec), weights, space.firsts, space.ranks,
                   int(game.Menu.fields["actions"].shape[0]), np.float32)
