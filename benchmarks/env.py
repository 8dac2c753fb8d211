"""How fast learning environments step, compared on one machine: Tapete's, PettingZoo's classic games, RLCard, pgx.

    python benchmarks/env.py [--only TEXT] [--seconds 2] [--rounds 3] [--n 256] [--json FILE]

A step is one legal action drawn at random by its mask, and the next observation. Rates are per CPU second of the
process, all its threads together. Environments are measured in turns: every one once, then again; the table shows
medians. Tapete's and pgx's batches begin the next game by themselves; the others are reset, and the reset is timed too.
"""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from rates import Work, rates_in_turns
from tapete.env.batch import Batch
from tapete.games import find_game

CHUNK = 200
"""Steps of an environment that makes one at a time between two looks at the clock."""


def stepped(name: str, ruleset: str, seats: int, n: int = 256, skip_forced: bool = False) -> Work:
    """Steps a batch. With `skip_forced` the choices made within a step are not counted."""
    game = find_game(name)
    chosen = game.ruleset(ruleset)
    batch = Batch(game, chosen, game.options(chosen), [None] * seats, n, 1, skip_forced=skip_forced)

    def work() -> int:
        batch.step(batch.sample())
        return n
    return work


def stepped_side_by_side(n: int, steps: int = 20) -> Work:
    """Steps two batches of Carcosa in two threads. Their rate is per CPU second of both threads together."""
    batches = [stepped("carcosa", "canon-0.4", 4, n) for _ in range(2)]
    threads = ThreadPoolExecutor(len(batches))

    def work() -> int:
        return sum(threads.map(lambda batch: sum(batch() for _ in range(steps)), batches))
    return work


def tapete_aec() -> Work:
    from tapete.env.aec import TableEnv
    return aec(TableEnv("carcosa"))


def pettingzoo_classic(name: str) -> Work:
    from importlib import import_module
    return aec(import_module(f"pettingzoo.classic.{name}").env())


def aec(env: Any) -> Work:
    """The loop of PettingZoo's documentation."""
    env.reset(seed=1)

    def work() -> int:
        for _ in range(CHUNK):
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.reset()
            else:
                mask = observation.get("action_mask", info.get("action_mask"))
                env.step(env.action_space(env.agent_selection).sample(mask))
        return CHUNK
    return work


def rlcard(name: str) -> Work:
    import rlcard as cards
    env, draws = cards.make(name, config={"seed": 1}), np.random.default_rng(1)
    state, _ = env.reset()

    def work() -> int:
        nonlocal state
        for _ in range(CHUNK):
            if env.is_over():
                state, _ = env.reset()
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[draws.integers(len(legal))])
        return CHUNK
    return work


def pgx(name: str, n: int, steps: int = 32) -> Work:
    """A jitted loop of so many steps of n games, each restarted when it ends; observations kept from being left out."""
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental.wrappers import auto_reset
    env = games.make(name)
    begin, go = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def run(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            state, total = carry
            draw, chance = jax.random.split(key)
            chosen = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
            state = go(state, chosen, jax.random.split(chance, n))
            return (state, total + state.observation.astype(jnp.float32).sum()), None
        return jax.lax.scan(one, (state, 0.0), jax.random.split(key, steps))[0]

    state, key = begin(jax.random.split(jax.random.PRNGKey(1), n)), jax.random.PRNGKey(2)

    def work() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, total = run(state, now)
        total.block_until_ready()
        return n * steps
    return work


def environments(n: int) -> dict[str, Callable[[], Work]]:
    return {
        f"tapete, carcosa, batch of {n}": lambda: stepped("carcosa", "canon-0.4", 4, n),
        f"tapete, carcosa, batch of {n}, forced choices skipped": lambda: stepped("carcosa", "canon-0.4", 4, n, True),
        f"tapete, carcosa, two batches of {n} in two threads": lambda: stepped_side_by_side(n),
        "tapete, carcosa, PettingZoo AEC": tapete_aec,
        "PettingZoo connect_four": lambda: pettingzoo_classic("connect_four_v3"),
        "PettingZoo tictactoe": lambda: pettingzoo_classic("tictactoe_v3"),
        "PettingZoo leduc_holdem": lambda: pettingzoo_classic("leduc_holdem_v4"),
        "PettingZoo texas_holdem": lambda: pettingzoo_classic("texas_holdem_v4"),
        "RLCard leduc-holdem": lambda: rlcard("leduc-holdem"),
        "RLCard uno": lambda: rlcard("uno"),
        "RLCard gin-rummy": lambda: rlcard("gin-rummy"),
        f"pgx connect_four, batch of {n}": lambda: pgx("connect_four", n),
        f"pgx backgammon, batch of {n}": lambda: pgx("backgammon", n),
        f"pgx leduc_holdem, batch of {n}": lambda: pgx("leduc_holdem", n)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", default="", metavar="TEXT", help="only environments with this in their names")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each")
    parser.add_argument("--n", type=int, default=256, help="games of a batch")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    works = {name: make() for name, make in environments(given.n).items() if given.only in name}
    if not works:
        parser.error(f"no environment's name has {given.only!r} in it")
    medians = rates_in_turns(works, given.seconds, given.rounds)
    ours = next(iter(medians.values()))
    for name, median in medians.items():
        print(f"{name:55}{median:>14,.0f} steps/s{ours / median:>12,.1f}")
    if given.json:
        given.json.write_text(json.dumps(medians, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
