"""Measures the bots of Hanabi and writes their scores into README.md, beside published ones.

    python ladder.py build/ladder

The folder keeps the games, so a run that was stopped goes on. `tests/test_ladder.py` plays the quick bots again and
compares what the README says.
"""
import json
import re
import subprocess
import sys
from pathlib import Path

README = Path(__file__).parent / "README.md"
AGENTS, GAMES, PLAYERS = ("random", "greedy", "mcts:iterations=100"), 150, (2, 3, 4, 5)
PUBLISHED = {
    "BlindBot": ("1.25", "1.25", "1.25", "1.25"), "SimpleBot": ("16.92", "18.48", "19.32", "18.50"),
    "ValueBot": ("19.79", "19.43", "19.39", "17.76"), "HolmesBot": ("20.75", "20.86", "20.46", "18.40"),
    "SmartBot": ("23.09", "23.30", "22.44", "20.69"), "InfoBot": ("20.00", "24.26", "24.86", "24.89")}
"""Mean scores with two to five players, from the README of https://github.com/Quuxplusone/Hanabi."""


def ladder(folder: Path, players: int) -> list[dict[str, float]]:
    """The rungs of a ladder, as `tapete lab ladder --json` gives them."""
    command = ["tapete", "lab", "ladder", "hanabi", "--players", str(players), "--agents", ",".join(AGENTS), "--games",
               str(GAMES), "--out", str(folder / str(players)), "--json", "--lang", "en"]
    rungs: list[dict[str, float]] = json.loads(
        subprocess.run(command, check=True, capture_output=True, text=True).stdout)["rungs"]
    return rungs


def table(ladders: list[list[dict[str, float]]]) -> str:
    """The README's table: a row for each bot, a column for each number of players."""
    head = ["bot", *(f"{players} players" for players in PLAYERS)]
    ours = [[f"`{agent}`", *(said(rungs[i]) for rungs in ladders)] for i, agent in enumerate(AGENTS)]
    rows = [head, ["---"] * len(head), *ours, *([f"{name}, published", *scores] for name, scores in PUBLISHED.items())]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def said(rung: dict[str, float]) -> str:
    """A mean score with its 95 % interval."""
    return f"{rung['mean']:.2f} ({rung['low']:.2f} to {rung['high']:.2f})"


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    made = table([ladder(folder, players) for players in PLAYERS])
    text = README.read_text(encoding="utf-8")
    README.write_text(re.sub(r"(<!-- ladder -->\n).*?(<!-- end -->)", lambda found: f"{found[1]}{made}{found[2]}", text,
                             flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
