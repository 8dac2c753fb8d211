"""A variant on paper and as a report: made in a process, returned as one file."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from ..files.atomic import write_whole
from ..files.yaml_writer import as_yaml
from ..lab.report.page import make_page
from ..lab.results import write_parquet
from ..lab.study import study_of
from ..press.boxes import THICKNESS, Stock
from ..press.paper import paper_of, size_of
from ..press.portraits import StoredPicture, drawing_of, stored_picture, takes_picture
from ..press.printing import PrintJob, options_on_paper, parts_of, print_job
from ..site.export import site_files
from ..text.spoken import SpokenError
from .design.changes import options_of

SINCE = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same variant gives the same bytes."""

LACKING = "letters.txt"
"""The end of the name of the file that names letters without a glyph; the file is beside the pages."""

SMALL = 96
"""Pixels of the longer side of a preview picture."""


@dataclass(frozen=True)
class PrintSettings:
    """Print settings, as `tapete press` takes them.

    Paper, size of cards, mm of bleed around each card, whether each card is also a picture, whether the rulebook is the
    players' edition, where a tabletop simulator finds its pictures, and the thickness and sleeves of the cards in
    boxes."""

    what: str = "all"
    paper: str = "a4"
    size: str = "standard"
    bleed: float = 0
    png: bool = False
    edition: bool = False
    url: str = ""
    thickness: float = THICKNESS
    sleeved: bool = False


Pictures = Mapping[str, tuple[str, int, int, bytes]]


def pages(game: str, ruleset: str, changes: Mapping[str, Any], wish: PrintSettings, language: str,
          players: int | None = None, pictures: Pictures = MappingProxyType({})) -> tuple[str, bytes]:
    """A game with changed options on paper: one file, or an archive if there are several.

    Of the custom pictures, it uses those whose cards the game has. If the fonts lack letters, the archive has a file
    that names them. Raises InputError."""
    found, rules, options, config = options_of(game, ruleset, changes)
    options = options_on_paper(options, players)
    job = PrintJob(found.playing(options), rules, config, options, language, paper_of(wish.paper), size_of(wish.size),
                   bleed=wish.bleed, pictures_at=f"{wish.url.rstrip('/')}/" if wish.url else "",
                   stock=Stock(wish.thickness, wish.sleeved), for_players=wish.edition)
    if pictures:
        there = {card.id for deck in job.printed().decks for card in deck.cards if takes_picture(card)}
        job = replace(job, portraits={card: drawing_of(StoredPicture(*kept)) for card, kept in pictures.items()
                                      if card in there})
    files = list(print_job(job, parts_of(wish.what), wish.png))
    if sentences := [lack.marked().sentence(language) for lack in job.lacking]:
        files.append((f"{job.name}-{LACKING}", "".join(f"{each}\n" for each in sentences).encode()))
    if len(files) == 1:
        return files[0]
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(ZipInfo(name, SINCE), data)
    return f"{job.name}.zip", out.getvalue()


def pictured(game: str, ruleset: str, changes: Mapping[str, Any], language: str,
             players: int | None = None) -> list[dict[str, str]]:
    """The cards of a game with changed options that take a picture, each once: its id, its title, its deck's title.
    Raises InputError."""
    found, rules, options, config = options_of(game, ruleset, changes)
    options = options_on_paper(options, players)
    job = PrintJob(found.playing(options), rules, config, options, language, paper_of("a4"), size_of("standard"))
    cards = [(deck.title, card) for deck in job.printed().decks for card in deck.cards if takes_picture(card)]
    return list({card.id: {"card": card.id, "title": card.title, "deck": deck}
                 for deck, card in reversed(cards)}.values())[::-1]


def prepared(data: bytes, called: str) -> tuple[StoredPicture, str]:
    """A picture as it is stored, and a small one as a data URL. Raises InputError if it is no picture."""
    kept = stored_picture(BytesIO(data), called)
    return kept, stored_picture(BytesIO(kept.data), called, SMALL).address


def folder(game: str, ruleset: str, changes: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """An archive of the page that plays a game with changed options without a server, as `tapete site --config` writes
    it.

    Raises InputError, also for a ruleset that is not the default, because such a page has only the default."""
    found, rules, _, config = options_of(game, ruleset, changes)
    if rules.name != found.ruleset().name:
        raise SpokenError("desk-folder-ruleset", ruleset=found.ruleset().name)
    out = BytesIO()
    with TemporaryDirectory() as place, ZipFile(out, "w", ZIP_DEFLATED) as archive:
        file = Path(place) / f"{game}.yaml"
        write_whole(file, (as_yaml(config) if config else "{}\n").encode(), durable=False)
        for path, data in site_files([game], language, file if config else None).items():
            archive.writestr(ZipInfo(f"{game}/{path}", SINCE), data)
    return f"{game}-web.zip", out.getvalue()


def report_of(folder: str, language: str) -> bytes:
    """The page of `tapete lab report` about the results in a folder."""
    return make_page([Path(folder)], language).html.encode()


def report(study: str, rows: Any, language: str) -> bytes:
    """The page of `tapete lab report` about simulated games."""
    whole = replace(study_of(study), games=len(rows))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.parquet"
        write_parquet(path, whole, rows)
        return make_page([path], language).html.encode()
