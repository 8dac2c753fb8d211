"""The files that the press makes of a game."""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import ceil
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ..gamedef.by_players import at_table, others_of
from ..gamedef.game import Game
from ..gamedef.ruleset import Ruleset
from ..ledger.ledger import ledgers
from ..paper import Board, Drawing, Look, PaperCard, PaperDeck, Printed
from ..referee.teach import told
from ..text.speech import LANGUAGES, Speech
from ..text.spoken import SpokenError
from .boxes import PLAIN, Stock, boxes_of
from .cutting import FOOT, cut_out
from .examples import Playing, examples_of
from .letters import LetterReport
from .paper import CardSize, Paper, cards_across, mirrored, sheets
from .portraits import takes_picture, with_pictures
from .rulebook import chapters, checklist, for_players, index, sources
from .ruled import with_rules
from .services import simulator_decks, with_bleed
from .typeset import pdf, pictures, vectors

PARTS = ("how", "rulebook", "cards", "board", "sheets", "tokens")
BESIDE = ("boxes", "cutting")
"""Parts that are printed only if they are asked for by name, because not everybody wants to fold boxes."""
WORDS = (
    "fronts", "backs", "cut", "sheet", "book-title", "drawings", "contents", "reference", "checklist", "index",
    "index-note", "rules-by-id", "ruling", "sections", "changed", "before", "after", "chooses", "may-not", "stopped",
    "configured", "with-options", "more", "more-choices", "glue", "cutting-title", "cutting-how", "point")
"""The messages that templates use."""
BLANKS = {name: f"<<{name}>>" for name in ("sections", "path", "was", "is", "who", "file", "options", "n")}
"""Placeholders for arguments that only a template knows."""
DOTS = 300
"""Pixels an inch of pictures of cards."""


@dataclass(frozen=True)
class PrintJob:
    """A print job: a game with some options, in a language, on a paper, with cards of a size."""

    game: Game
    ruleset: Ruleset
    config: Mapping[str, Any]
    """The options that differ from the ruleset's."""
    options: BaseModel
    language: str
    paper: Paper
    size: CardSize
    own: PaperDeck | None = None
    """Custom cards, printed with the game's as a further deck."""
    bleed: float = 0
    """Bleed in mm around every card, for print services; 0: cards are edge to edge on sheets."""
    pictures_at: str = ""
    """The URL, ending in a slash, where a tabletop simulator finds the pictures; empty: no simulator files."""
    stock: Stock = PLAIN
    """The card stock, for the boxes."""
    portraits: Mapping[str, Drawing] = field(default_factory=dict)
    """Custom pictures, by card."""
    for_players: bool = False
    """Whether the rulebook is the players' edition: how to play comes first, and ids, sources and rulings are left
    out."""
    lacking: LetterReport = field(default_factory=LetterReport)
    """The letters of its texts that no font has. A mark is printed in their place."""

    @property
    def name(self) -> str:
        return self.game.name.replace("_", "-")

    @property
    def title(self) -> str:
        return f"{self.game.title[self.language]} · {self.ruleset.title[self.language]}"

    def printed(self) -> Printed:
        """All that the game gives to print, and the custom cards; empty if it gives nothing."""
        printed = with_rules(self.game.printing.printed(self.options, self.language) or Printed(), self.game,
                             self.ruleset,
                             self.language)
        printed = printed if self.own is None else replace(printed, decks=(*printed.decks, self.own))
        return with_pictures(printed, self.portraits)

    def words(self) -> Speech:
        return press_speech(self.language)


def press_speech(language: str) -> Speech:
    """The press's own messages."""
    return Speech(language, [Path(__file__).parent / "text"])


def parts_of(what: str) -> tuple[str, ...]:
    """The parts that `--what` asks for, or InputError."""
    if what == "all":
        return PARTS
    if what not in PARTS + BESIDE:
        raise SpokenError("what", what=what, known=", ".join(PARTS + BESIDE))
    return (what,)


def options_on_paper(options: BaseModel, players: int | None) -> BaseModel:
    """The options of the printing. Raises InputError if they depend on the number of players and no number is given."""
    if players is not None:
        return at_table(options, players)
    if others := others_of(options):
        raise SpokenError("print-players", known=", ".join(map(str, sorted(others))))
    return options


def print_job(job: PrintJob, parts: tuple[str, ...], with_pictures: bool = False) -> Iterator[tuple[str, bytes]]:
    """Each file of the parts as its name and its bytes.

    InputError names the card, sheet or token whose text does not fit, or the part that the game lacks.
    """
    if job.language not in LANGUAGES:
        raise SpokenError("press-language", language=job.language, known=", ".join(LANGUAGES))
    printed = job.printed()
    yield from print_parts(job, printed, parts)
    if with_pictures:
        if not printed.decks:
            raise SpokenError("no-cards-to-print", game=job.game.name)
        for deck in printed.decks:
            if not job.bleed:
                yield from deck_pictures(job, printed.look, deck)
            else:
                yield from with_bleed(job.name, _card_page(job, printed.look, deck), deck, job.bleed, True,
                                      job.lacking)
    if job.pictures_at:
        on_paper = tuple(deck for deck in printed.decks if not deck.film)
        if not on_paper:
            raise SpokenError("no-cards-to-print", game=job.game.name)
        yield from simulator_decks(job.name, _card_page(job, printed.look, on_paper[0]), on_paper, job.size,
                                   job.pictures_at, job.lacking)


def print_parts(job: PrintJob, printed: Printed, parts: tuple[str, ...]) -> Iterator[tuple[str, bytes]]:
    """Each file of these parts of a printing, as its name and its bytes. Raises InputError as `print_job` does."""
    makers = {"how": _how, "rulebook": _rulebook, "cards": _cards, "board": _boards, "sheets": _sheets,
              "tokens": _tokens, "boxes": _boxes, "cutting": _cutting}
    for part in parts:
        files = list(makers[part](job, printed))
        if not files and len(parts) == 1:
            raise SpokenError("none-to-print", what=part, game=job.game.name)
        yield from files


def _page(job: PrintJob, look: Look, title: str, **more: Any) -> Mapping[str, Any]:
    words = job.words()
    return {"look": look, "language": job.language, "title": title, "paper": job.paper,
            "words": {key: words.say(f"press-{key}", **BLANKS) for key in WORDS}, **more}


def _file(job: PrintJob, name: str, template: str, page: Mapping[str, Any]) -> tuple[str, bytes]:
    return f"{job.name}-{name}.pdf", pdf(template, page, job.lacking)


def _cards(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    for deck in printed.decks:
        if job.bleed:
            yield from with_bleed(job.name, _card_page(job, printed.look, deck), deck, job.bleed, False,
                                  job.lacking)
        else:
            yield _file(job, f"cards-{deck.id}", "cards", cards_page(job, printed.look, deck))


def _card_page(job: PrintJob, look: Look, deck: PaperDeck) -> Mapping[str, Any]:
    return _page(job, look, f"{job.title} · {deck.title}", size=job.size)


def cards_page(job: PrintJob, look: Look, deck: PaperDeck) -> Mapping[str, Any]:
    """A deck as sheets: every copy has a place on a front, and its back is where it belongs when the paper is
    turned."""
    columns, rows = cards_across(job.paper, job.size)
    places = [n for n, card in enumerate(deck.cards) for _ in range(card.copies)]
    pages = []
    for page in sheets(places, columns * rows):
        backs = [place for row in sheets(page, columns) for place in mirrored(row, columns)]
        pages.append({"fronts": page, "backs": backs})
    return _page(job, look, f"{job.title} · {deck.title}", deck=deck, sheets=pages, size=job.size,
                 across=(columns, rows))


def deck_pictures(job: PrintJob, look: Look, deck: PaperDeck) -> Iterator[tuple[str, bytes]]:
    """Each card once as a PNG, the back, and a JSON list of the cards with their copies."""
    made = pictures("faces", _page(job, look, deck.title, deck=deck, size=job.size), DOTS, job.lacking)
    folder = f"{job.name}-{deck.id}"
    for card, picture in zip(deck.cards, made, strict=False):
        yield f"{folder}/{card.id}.png", picture
    yield f"{folder}/back.png", made[-1]
    yield f"{folder}/deck.json", deck_list(job, deck).encode()


def card_picture(job: PrintJob, card: str, printed: Printed | None = None) -> bytes | None:
    """The face of one card as an SVG, also if no deck has a copy of it; None if the game prints no such card. `printed`
    is what the game prints for the job, if that has been made already.

    InputError names what does not fit on the card.
    """
    printed = printed or job.game.printing.printed(job.options, job.language)
    if printed is None:
        return None
    deck = next((deck for deck in printed.decks if any(one.id == card for one in deck.cards)), None)
    face = next(one for one in deck.cards if one.id == card) if deck is not None else \
        job.game.printing.card(job.options, card, job.language)
    if face is None:
        return None
    alone = replace(printed, decks=(replace(deck or printed.decks[0], cards=(face,)),), boards=(), sheets=(), tokens=())
    alone = with_rules(alone, job.game, job.ruleset, job.language)
    if takes_picture(face):
        alone = with_pictures(alone, {name: each for name, each in job.portraits.items() if name == card})
    return vectors("faces", _page(job, alone.look, alone.decks[0].title, deck=alone.decks[0], size=job.size),
                   job.lacking)[0]


def deck_list(job: PrintJob, deck: PaperDeck) -> str:
    """The deck as data for a program with a virtual table."""
    def entry(card: PaperCard) -> dict[str, Any]:
        return {"id": card.id, "title": card.title, "kind": card.kind, "copies": card.copies, "front": f"{card.id}.png"}
    return json.dumps({"game": job.game.name, "ruleset": job.ruleset.name, "deck": deck.id, "title": deck.title,
                       "size": {"width": job.size.width, "height": job.size.height, "unit": "mm", "dpi": DOTS},
                       "count": deck.count, "back": "back.png", "cards": [entry(card) for card in deck.cards]},
                      ensure_ascii=False, indent=2) + "\n"


def _boards(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    if printed.boards:
        boards = [{"title": board.title, "drawing": board.drawing, "tiles": tiles_of(board, job.paper)}
                  for board in printed.boards]
        yield _file(job, "board", "board", _page(job, printed.look, job.title, boards=boards))


def tiles_of(board: Board, paper: Paper) -> Mapping[str, Any]:
    """The sheets that a board is cut into: as few as possible, upright or on their side."""
    def cut(flipped: bool) -> dict[str, Any]:
        wide, high = paper.width - 2 * paper.margin, paper.height - 2 * paper.margin
        if flipped:
            wide, high = high, wide
        columns, rows = ceil(board.drawing.width / wide), ceil(board.drawing.height / high)
        return {"columns": columns, "rows": rows, "flipped": flipped,
                "width": board.drawing.width / columns, "height": board.drawing.height / rows}
    return min(cut(True), cut(False), key=lambda tiles: tiles["columns"] * tiles["rows"])


def _sheets(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    if printed.sheets:
        yield _file(job, "sheets", "sheets", _page(job, printed.look, job.title, sheets=printed.sheets))


def _tokens(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    if printed.tokens or printed.dice:
        yield _file(job, "tokens", "tokens", _page(job, printed.look, job.title, foot=FOOT,
                                                   pages=cut_out(printed, job.paper)))


def _boxes(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    if printed.decks:
        words = job.words()
        boxes = [{"box": box, "note": words.say("press-box", cards=box.cards, part=box.part, parts=box.parts)}
                 for box in boxes_of(printed.decks, job.size, job.stock, job.paper)]
        yield _file(job, "boxes", "boxes", _page(job, printed.look, job.title, boxes=boxes, size=job.size))


def _cutting(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    if printed.decks:
        yield _file(job, "cutting", "cutting", _page(job, printed.look, job.title, size=job.size,
                                                     across=cards_across(job.paper, job.size)))


def _how(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    """How to play, on one sheet."""
    if sections := _told(job):
        yield _file(job, "how-to-play", "how", _page(job, printed.look, job.title, sections=sections))


def _told(job: PrintJob) -> list[dict[str, Any]]:
    """The game's page on how to play, by section. The players' roles and goal come first."""
    words = job.words()
    return [{"title": words.say(f"press-how-{about}"), "asked": about == "asked",
             "lines": [line.partition("? ") if about == "asked" else (line, "", "") for line in lines]}
            for about, lines in told(job.game, job.ruleset, job.options, job.language)]


def _rulebook(job: PrintJob, printed: Printed) -> Iterator[tuple[str, bytes]]:
    if job.game.name not in ledgers():
        return
    words = job.words()
    examples = examples_of(Playing(job.game, job.ruleset, job.config, job.language,
                                   lambda seat: words.say("press-seat", n=seat + 1),
                                   words.say("press-not-their-turn"), printed.picture))
    found = chapters(job.game, job.ruleset, job.options, job.language, printed, examples)
    page = _page(
        job, printed.look, f"{job.title} · {words.say('press-book-title')}", game=job.game.title[job.language],
        ruleset=job.ruleset.title[job.language], told=_told(job) if job.for_players else [],
        sources=[] if job.for_players else sources(job.game, job.ruleset, job.language), ids=not job.for_players,
        drawings=printed.game_icons, configured=job.options != job.game.options(job.ruleset),
        reference=printed.reference,
        chapters=for_players(found) if job.for_players else found,
        checklist=checklist(printed, words), index=index(job.game, job.ruleset, job.language))
    yield _file(job, "players" if job.for_players else "rulebook", "rulebook", page)
