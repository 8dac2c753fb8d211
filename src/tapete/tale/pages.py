"""A tale as a self-contained HTML page, and as a PDF."""
from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..games import speech_of
from ..text.spoken import SpokenError
from .build import TaleBook

if TYPE_CHECKING:
    from ..press.letters import LetterReport

FORMS = ("html", "pdf")


def page(tale: TaleBook, game: str, form: str, lacking: LetterReport | None = None) -> bytes:
    """A tale as `html` or `pdf`. The same tale gives the same bytes. Raises InputError for another form.

    Letters that the press has no glyph for are marked in the PDF, named on its last page, and noted in `lacking`.
    """
    if form not in FORMS:
        raise SpokenError("no-book-form", form=form)
    speech = speech_of(game, tale.language)
    words = {key: speech.say(f"tale-{key}") for key in ("told-by", "ending")}
    if form == "pdf":
        return _pdf({"look": {"ink": "#241c10", "paper": "#fffaf0", "accent": "#7a5c1e"}, "title": tale.title,
                     "language": tale.language, "words": words, "tale": tale}, tale.language, lacking)
    from jinja2 import Environment, PackageLoader, StrictUndefined
    environment = Environment(loader=PackageLoader(__package__, "."), autoescape=True, trim_blocks=True,
                              lstrip_blocks=True, undefined=StrictUndefined)
    return environment.get_template("page.html").render(tale=tale, words=words).encode()


def _pdf(data: Mapping[str, Any], language: str, lacking: LetterReport | None) -> bytes:
    from ..press.letters import LetterReport
    from ..press.typeset import pdf
    noted = LetterReport() if lacking is None else lacking
    noted.settable(data)
    notes = [lack.marked().sentence(language) for lack in noted]
    return pdf("tale", {**data, "notes": notes}, LetterReport())     # the notes repeat the letters that they name
