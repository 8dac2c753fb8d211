"""What the tests of the press share: printing without a command, and reading PDFs back."""
from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from pypdf import PdfReader

from tapete.games import find_game
from tapete.press.paper import paper_of, size_of
from tapete.press.printing import Job, parts_of, print_job

Files = dict[str, bytes]


def job_of(game: str = "carcosa", ruleset: str | None = None, config: Mapping[str, Any] | None = None,
           language: str = "en", paper: str = "a4", size: str = "standard") -> Job:
    found = find_game(game)
    rules = found.ruleset(ruleset)
    return Job(found, rules, config or {}, found.options(rules, config or {}), language, paper_of(paper), size_of(size))


def print_all(job: Job, what: str, pictures: bool = False) -> Files:
    return dict(print_job(job, parts_of(what), pictures))


def pages_of(data: bytes) -> list[str]:
    """The text of each page of a PDF."""
    return [page.extract_text() for page in PdfReader(io.BytesIO(data)).pages]


def flat(text: str) -> str:
    """A text without line breaks and broken words, as one line."""
    return " ".join(text.replace("-\n", "").split())


@pytest.fixture(scope="session")
def rulebook() -> Callable[..., str]:
    """A rulebook's text by ruleset, language and configuration; each is printed once."""
    made: dict[str, str] = {}

    def text(config: Mapping[str, Any] | None = None, **how: Any) -> str:
        key = f"{config} {how}"
        if key not in made:
            book = print_all(job_of(config=config, **how), "rulebook")
            made[key] = "\n".join(pages_of(book["carcosa-rulebook.pdf"]))
        return made[key]
    return text
