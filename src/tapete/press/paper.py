"""Sizes of paper and cards, and the grid of cards on a sheet."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..text.spoken import SpokenError

T = TypeVar("T")


@dataclass(frozen=True)
class Paper:
    """A sheet of paper, upright, in millimetres; `margin` is the border that printers leave white."""

    name: str
    width: float
    height: float
    margin: float = 8


@dataclass(frozen=True)
class CardSize:
    name: str
    width: float
    height: float


PAPERS = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4, 7))}
SIZES = {size.name: size for size in (CardSize("standard", 63, 88), CardSize("mini", 44, 67))}


def paper_of(name: str) -> Paper:
    """The paper of a name, or InputError."""
    if name not in PAPERS:
        raise SpokenError("paper", name=name, known=", ".join(PAPERS))
    return PAPERS[name]


def size_of(name: str) -> CardSize:
    """The size of cards of a name, or InputError."""
    if name not in SIZES:
        raise SpokenError("size", name=name, known=", ".join(SIZES))
    return SIZES[name]


def cards_across(paper: Paper, size: CardSize) -> tuple[int, int]:
    """How many cards of a size fit beside and below each other on a sheet."""
    return (int((paper.width - 2 * paper.margin) // size.width), int((paper.height - 2 * paper.margin) // size.height))


def sheets(things: Sequence[T], each: int) -> Iterator[Sequence[T]]:
    """Things in groups, so many to a sheet."""
    for i in range(0, len(things), each):
        yield things[i:i + each]


def mirrored(row: Sequence[T], columns: int) -> list[T | None]:
    """A row in the order for the other side of the paper, turned over along its upright edge."""
    return [*[None] * (columns - len(row)), *reversed(row)]
