"""`tapete lab report`: results as one page to read and to send."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ...files.atomic import write_whole
from ...lab.report.page import make_page, write_pictures
from ...press.letters import LetterReport
from ...text.spoken import SpokenError
from ..common import language_of
from ..paper_checks import say_lacking


def report(
    results: Annotated[list[Path], typer.Argument(
        help="Folders of lab profile, sweep, compare, tune, tournament or ladder, or files of simulate --out, in the "
             "order of the report.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="The page to write, an HTML file.")] = Path("report.html"),
    png: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Also write each chart as a PNG into this "
                                             "folder.")] = None,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
) -> None:
    """Write one page about results, with charts, that needs nothing else to be read."""
    if out.is_dir() or not out.parent.is_dir():
        raise SpokenError("write-nowhere", path=str(out))
    page, lacking = make_page(results, language_of(lang)), LetterReport()
    write_whole(out, page.html.encode())
    pictures = write_pictures(png, page.charts, lacking) if png is not None else []
    say_lacking(lacking, False, language_of(lang))
    print(page.voice.say("report-written", file=str(out)))
    if pictures:
        print(page.voice.say("report-pictures", n=len(pictures), folder=str(png)))
