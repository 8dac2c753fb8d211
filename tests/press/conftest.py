"""Helpers of the press's tests: printing without a command, and reading PDFs back."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from pypdfium2 import PdfDocument

from tapete.games import find_game
from tapete.paper import Printed
from tapete.press.paper import paper_of, size_of
from tapete.press.printing import PrintJob, parts_of, print_job

Files = dict[str, bytes]


def job_of(game: str = "carcosa", ruleset: str | None = None, config: Mapping[str, Any] | None = None,
           language: str = "en", paper: str = "a4", size: str = "standard") -> PrintJob:
    found = find_game(game)
    rules = found.ruleset(ruleset)
    return PrintJob(found, rules, config or {}, found.options(rules, config or {}), language, paper_of(paper),
                    size_of(size))


def print_all(job: PrintJob, what: str, pictures: bool = False) -> Files:
    return dict(print_job(job, parts_of(what), pictures))


@cache
def pages_of(data: bytes) -> list[str]:
    """The text of each page of a PDF, line by line; a word that is broken at a line's end has a hyphen there."""
    texts = (page.get_textpage().get_text_bounded() for page in PdfDocument(data))
    return [text.replace("\r\n", "\n").replace("\x02", "-\n") for text in texts]


def flat(text: str) -> str:
    """A text without line breaks and broken words, as one line."""
    return " ".join(text.replace("-\n", "").split())


@pytest.fixture(scope="session")
def spanish() -> list[str]:
    """The pages of the rulebook as it is, in Spanish."""
    return pages_of(print_all(job_of(language="es"), "rulebook")["carcosa-rulebook.pdf"])


CONFIGURED = {"sanity": {"house": 3}, "king": {"presence": [5, 5, 6]}}


class Undrawn(PrintJob):
    """A job of a game that draws no tables: its examples are told in words alone."""

    def printed(self) -> Printed:
        return replace(super().printed(), picture=None)


@pytest.fixture(scope="session")
def english() -> list[str]:
    """The pages of the technical book's rulebook by a configuration, in English, on letter paper, undrawn."""
    job = Undrawn(**vars(job_of(ruleset="tecnico-0.1", config=CONFIGURED, paper="letter")))
    return pages_of(print_all(job, "rulebook")["carcosa-rulebook.pdf"])
