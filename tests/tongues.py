"""Detect whether a sentence is in one language, by words that are typical of the other one, or of a library."""
from __future__ import annotations

import re
from pathlib import Path


def in_text(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())


QUOTED = re.compile(r"""«[^»]*» | “[^”]*” | "[^"]*" | '(?:[^'\\]|\\.)*' | `[^`]*` | \{[^{}]*\} | \[[^\[\]]*\]
                    | \S*[/_.=\d]\S* | --\S+ | \b(?:learn|lab)\ \w+""", re.VERBOSE)
"""The quoted parts of a sentence: words that people gave, names of files, options and settings."""
WORD = re.compile(r"[^\W\d_]{2,}")
ENGLISH = in_text("""
    the is are was not be been should would could must may might can cannot expected expects expecting valid
    invalid input unexpected unknown allowed missing required mapping sequence did does have had found got given
    than then with without this that these those there here your you it its of an from by as any all only
    already nothing none such file directory folder permission denied error value string integer number list
    dictionary character unable failed failure open opened read written write empty least most greater less too
    many large long short document start end refused out loaded installed set name named what which when while
    where until because after before between again another other same each every first last new old yes no exist
    exists accept take timed connection broken pipe argument arguments option command unrecognized extra field
    encoded decode decoded codec position parse parsing token anchor tag indentation unsupported
    """)
"""English words of sentences, Tapete's own and those of libraries; none of them is a word of Spanish."""
SPANISH = in_text("""
    el la los las una unos unas se es son está están era fue hay que como cómo más menos muy ya aquí allí espera
    esperan falta faltan sobra fichero archivo carpeta línea columna número entero texto lista palabra página
    pero porque cuando donde dónde quien quién nada nadie ningún ninguna ninguno alguno alguna cada todo toda
    todos todas otro otra sin para por desde hasta entre sobre bajo tras del al lo le les su sus este esta esto
    ese esa eso puede pueden debe deben tiene tienen conoce vale valen cabe leer escribir abrir permiso disco
    lleno mesa partida turno jugador asiento rechazado segunda primera vez veces quizá demasiado grande
    """)
"""Spanish words of sentences; none of them is a word of English, nor a name of the program's."""
NAMES = in_text("""
    end turn set when then rules seats given dice each any all other another first last new old out time
    position start tag empty long short most least here there as may after before by from only with without than
    """)
"""English words that are also names which Tapete's files, options and cards have: alone they prove nothing."""
NO_END = re.compile(r"(?:\b(?:uno de|one of|entre|among|followed by|de|of)|: |\()\s*(?:[;,.)]|$)")
"""Where a list should stand and none does."""
PLACE = re.compile(r"(?<=: )\w+(?=: )|(?<=falta )\w+|(?<=no se conoce )\w+|\w+(?= is missing| is not known)")
"""Where something is wrong, by the name of its field."""
LISTED = re.compile(r"""(?<=\buno\ de\ )\w[^;:]* | (?<=\bone\ of\ )\w[^;:]* | (?<=empiezan\ por\ )[^;:]*
                    | (?<=begin\ with\ )[^;:]* | (?<=¿quizá\ )[^?]* | (?<=did\ you\ mean\ )[^?]*""", re.VERBOSE)
"""What could have been given, by the names that it has in every language."""


def strange_words(sentence: str, language: str) -> list[str]:
    """The words of a sentence that are of another language than its own; of English in Spanish, one that may be a name
    counts beside one that is none."""
    if " … " in sentence:       # it was cut, perhaps between quotation marks
        sentence = re.split("[«“'\"]", sentence)[0]
    plain = PLACE.sub("PLACE", LISTED.sub("LISTED", QUOTED.sub(" QUOTED ", sentence)))
    words = [word.lower() for word in WORD.findall(plain) if not word.isupper()]
    if language == "en":
        return [word for word in words if word in SPANISH]
    found = [word for word in words if word in ENGLISH - {"no"}]
    return found if any(word not in NAMES for word in found) else []


def wrong_with(sentence: str, language: str) -> str:
    """The fault in a sentence of this language; empty if there is none."""
    strange = strange_words(sentence, language)
    if strange:
        return f"{language}: {', '.join(strange)}: {sentence}"
    if NO_END.search(QUOTED.sub(" QUOTED ", sentence)):
        return f"{language}: a list is empty: {sentence}"
    return ""


def files_of_texts() -> list[Path]:
    return sorted(Path("src").rglob("*.ftl"))
