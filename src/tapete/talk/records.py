"""What programs were asked and what they answered, kept beside a study's results, and the sums of it.

A file of JSON lines for each game and seat: first what was played, then a line for each choice.
"""
from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

from ..errors import InputError
from ..files.atomic import append_line, write_whole
from ..files.config import parse_json, read_bytes
from ..text.causes import cause_of
from ..text.spoken import SpokenError

FORMAT = 1
LARGEST = 512 * 1024**2
"""The most bytes of a file. A game of ten thousand choices has a tenth of them."""


@dataclass
class Tries:
    """One choice: the lines that were answered, with the reason against each that was no legal choice."""

    number: int
    asked: Mapping[str, Any]
    answers: list[dict[str, Any]] = field(default_factory=list)
    do: str = ""
    words: str = ""
    seconds: float = 0.0
    cost: float = 0.0
    tokens: int = 0
    instead: str = ""
    """Why the fall-back chose; empty if the program did."""


class TalkRecord:
    """The file of one game and seat, written choice by choice. A game that is played again replaces its file; one that
    goes on from choice `number` keeps the choices before it.
    """

    def __init__(self, folder: Path, head: Mapping[str, Any], number: int) -> None:
        data = json.dumps(head, sort_keys=True, ensure_ascii=False)
        self.id = blake2b(data.encode(), digest_size=8).hexdigest()
        """The name of the game for the program. It does not tell the seed, which would tell what is hidden."""
        self.path = folder / f"{head['game']}-{head['seed']}-{head['seat']}-{self.id}.jsonl"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SpokenError("make-folder", path=str(folder), why=cause_of(error)) from error
        earlier = [line for line in _lines(self.path)[1:] if line["number"] < number] if self.path.exists() else []
        lines = [{"talk": FORMAT, **head}, *earlier]
        write_whole(self.path, "".join(f"{_written(line)}\n" for line in lines).encode())

    def add(self, tries: Tries) -> None:
        append_line(self.path, _written(asdict(tries)))


def _written(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


@dataclass
class Account:
    """The sums of an agent's choices."""

    agent: str
    choices: int = 0
    seconds: float = 0.0
    cost: float = 0.0
    tokens: int = 0
    refused: int = 0
    instead: dict[str, int] = field(default_factory=dict)
    """By reason: how often the fall-back chose."""


def read_heads(folder: Path) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """The files of a folder: what was played, and the choices. A line that was cut off is left out."""
    for path in sorted(folder.glob("*.jsonl")):
        lines = _lines(path)
        if lines and lines[0].get("talk") == FORMAT:
            yield lines[0], lines[1:]


def _lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file, up to one that is no object of JSON."""
    lines: list[dict[str, Any]] = []
    for line in read_bytes(path, LARGEST).decode("utf-8", "replace").split("\n"):
        try:
            found = parse_json(line, str(path))
        except InputError:
            break
        if not isinstance(found, dict):
            break
        lines.append(found)
    return lines


def accounts(folder: Path, agents: Sequence[str], seeds: Iterable[int] | None = None) -> list[Account]:
    """The sums of some agents in a folder, of the games with these seeds (None: all)."""
    found, among = {agent: Account(agent) for agent in agents}, None if seeds is None else set(seeds)
    for head, choices in read_heads(folder):
        account = found.get(head["agent"])
        if account is None or (among is not None and head["seed"] not in among):
            continue
        for line in choices:
            account.choices += 1
            account.seconds += line["seconds"]
            account.cost += line["cost"]
            account.tokens += line["tokens"]
            account.refused += sum(1 for each in line["answers"] if each["refused"])
            if line["instead"]:
                account.instead[line["instead"]] = account.instead.get(line["instead"], 0) + 1
    return list(found.values())
