"""A tale as a page of HTML that needs nothing but itself, and as a PDF."""
from __future__ import annotations

from ..games import speech_of
from ..spoken import SpokenError
from .build import Tale

FORMS = ("html", "pdf")


def page(tale: Tale, game: str, form: str) -> bytes:
    """A tale as `html` or `pdf`, the same bytes for the same tale. InputError for another form."""
    if form not in FORMS:
        raise SpokenError("no-book-form", form=form)
    speech = speech_of(game, tale.language)
    words = {key: speech.say(f"tale-{key}") for key in ("told-by", "ending")}
    if form == "pdf":
        from ..press.typeset import pdf
        return pdf("tale", {"look": {"ink": "#241c10", "paper": "#fffaf0", "accent": "#7a5c1e"}, "title": tale.title,
                            "language": tale.language, "words": words, "tale": tale})
    from jinja2 import Environment, PackageLoader, StrictUndefined
    environment = Environment(loader=PackageLoader(__package__, "."), autoescape=True, trim_blocks=True,
                              lstrip_blocks=True, undefined=StrictUndefined)
    return environment.get_template("page.html").render(tale=tale, words=words).encode()
