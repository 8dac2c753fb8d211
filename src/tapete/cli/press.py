"""`tapete press`: print a game on paper."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..files.atomic import write_whole
from ..games import find_game, speech_of
from ..press.boxes import Stock
from ..press.own import own_deck
from ..press.paper import paper_of, size_of
from ..press.portraits import pictures_in
from ..press.printing import PrintJob, options_on_paper, parts_of, print_job
from ..sheets.files import config_in
from ..text.causes import cause_of
from ..text.spoken import SpokenError
from .common import language_of, players_in
from .options import options_in
from .paper_checks import Strict, say_lacking


def press(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A folder for the files.")] = None,
    what: Annotated[str, typer.Option(help="all, how, rulebook, cards, board, sheets or tokens; boxes for the decks; "
                                      "or cutting, a sheet that shows where to cut cards.")] = "all",
    ruleset: Annotated[str | None, typer.Option(help="The ruleset.")] = None,
    config: Annotated[Path | None, typer.Option(help="A file with changed options.")] = None,
    players: Annotated[str | None, typer.Option(metavar="N", help="The number of players, if options depend on "
                                                "it.")] = None,
    own: Annotated[Path | None, typer.Option("--own-cards", help="A file with cards of your own.")] = None,
    portraits: Annotated[Path | None, typer.Option("--pictures", help="A folder of your own pictures, each named after "
                                                   "its card.")] = None,
    players_edition: Annotated[bool, typer.Option("--players-edition", help="Print the rulebook without ids and "
                                                  "rulings.")]
    = False,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    size: Annotated[str, typer.Option(help="The size of cards: standard (63 x 88 mm) or mini (44 x 67 "
                                      "mm).")] = "standard",
    png: Annotated[bool, typer.Option("--png", help="Also write each card as a picture, and its deck as "
                                      "JSON.")] = False,
    bleed: Annotated[str | None, typer.Option(metavar="MM", help="One card to a page, with a bleed of this width "
                                              "around it, for print services; 0 to 6.")] = None,
    thickness: Annotated[str, typer.Option(metavar="MM", help="The thickness of a card, for boxes; 0.1 to 2.")] = "0.3",
    sleeved: Annotated[bool, typer.Option("--sleeved", help="Make boxes for cards in sleeves.")] = False,
    tabletop: Annotated[bool, typer.Option("--tabletop", help="Also write all decks as a saved object of Tabletop "
                                           "Simulator, with its pictures.")] = False,
    url: Annotated[str | None, typer.Option("--url", help="The address of those pictures, if they will not be in the "
                                            "folder.")] = None,
    strict: Strict = False,
    lang: Annotated[str | None, typer.Option(help="es or en.")] = None,
) -> None:
    """Print rulebook, cards, board, player sheets and tokens as PDF files."""
    if out is None:
        raise SpokenError("out-files")
    found, language = find_game(game), language_of(lang)
    rules = found.ruleset(ruleset)
    over = options_in(found, rules, config)
    options = options_on_paper(found.options(rules, config_in(found, rules, config)),
                               None if players is None else players_in(players))
    speech = speech_of(found.name, language)
    job = PrintJob(found.playing(options), rules, over, options, language, paper_of(paper), size_of(size),
                   own_deck(own, language) if own else None, bleed_of(bleed),
                   pictures_at(tabletop, url, out), stock_of(thickness, sleeved),
                   {} if portraits is None else pictures_in(portraits), players_edition)
    files = list(print_job(job, parts_of(what), png))     # make all before writing any
    say_lacking(job.lacking, strict, language)
    for name, data in files:
        _write(out / name, data)
        if name.endswith((".pdf", ".json")):
            print(speech.say("press-written", file=str(out / name)))


def bleed_of(text: str | None) -> float:
    """The millimetres of `--bleed`. Raises InputError unless it is a number from 0 to 6."""
    try:
        bleed = float(text or 0)
    except ValueError:
        bleed = -1
    if not 0 <= bleed <= 6:
        raise SpokenError("bleed", given=str(text))
    return bleed


def stock_of(thickness: str, sleeved: bool) -> Stock:
    """The thickness of cards in mm, and whether they have sleeves. Raises InputError for a wrong thickness."""
    try:
        return Stock(float(thickness), sleeved)
    except ValueError:
        raise SpokenError("thickness", given=thickness) from None


def pictures_at(wanted: bool, url: str | None, out: Path) -> str:
    """The URL of the simulator's pictures: the given one, or the folder that they are written to."""
    if not wanted:
        return ""
    return f"{out.resolve().as_uri() if url is None else url.rstrip('/')}/"


def _write(path: Path, data: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SpokenError("write", path=str(path), why=cause_of(error)) from error
    write_whole(path, data)
