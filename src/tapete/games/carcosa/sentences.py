"""The rows of events: what a row's words do, the sentence that they print, and the words of a sentence."""
from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from ...gamedef.effect_sentences import EffectSentences
from ...text.speech import LANGUAGES, Speech
from .names import Card, State, Whom
from .vocabulary import SHARED, WHOM, Do
from .wrong import Wrong

_TEXT = Path(__file__).parent / "text"


def parse_effect(text: str) -> tuple[int, int, int, int]:
    """An effect as (what to do, how much, with what, to whom). Raises InputError that says what was expected."""
    word, colon, rest = text.partition(":")
    whom = WHOM.get(word.strip()) if colon else Whom.SELF
    try:
        do, said = Do.read(rest.strip() if colon else text)
    except ValueError as error:
        raise Wrong("effect", text=text, known=", ".join(sorted(each.form for each in Do))) from error
    if whom is None:
        raise Wrong("whom", text=text, known=", ".join(sorted(WHOM)))
    if whom != Whom.SELF and do not in SHARED:
        raise Wrong("not-shared", text=text, known=", ".join(sorted(each.form for each in SHARED)))
    return do, said.get("n", int(do == Do.FIND)), said.get("what", 0), whom


def row_text(speech: Speech, text: str, bottom: int, running_round_too: bool) -> str:
    """A row of an event's table, like `lose 2` or `clear states and gain 1`, as sentences. `bottom` is the lowest
    sanity; `running_round_too` says whether a banishment counts the round that runs."""
    parts = [_part(speech, part, bottom, running_round_too) for part in text.split(" and ")]
    return parts[0] if len(parts) == 1 else speech.say("print-and", first=parts[0], second=parts[1])


def _part(speech: Speech, text: str, bottom: int, running_round_too: bool) -> str:
    do, amount, what, whom = parse_effect(text)
    args: dict[str, int | str] = {"n": amount, "bottom": minus(bottom)}
    if do == Do.STATE:
        args["state"] = speech.say(f"state-{State(what).name}")
    elif do == Do.FIND:
        args["card"] = speech.say(f"card-{Card(what).name}")
    elif do == Do.KING_AWAY:
        args["n"] = amount + running_round_too
    if whom != Whom.SELF:
        return speech.say(f"effect-{Do(do).name}-of", whom=speech.say(f"whom-{Whom(whom).name}"), **args)
    return speech.say(f"effect-{Do(do).name}", **args)


def minus(n: int) -> str:
    """A whole number with a true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def row_read(row: str, bottom: int, running_round_too: bool) -> str:
    """The words of a row that may be a sentence, in either language. Raises Wrong if it says nothing, or several
    things."""
    if is_written(row):
        return row
    found = dict.fromkeys(words for language in LANGUAGES
                          for words in reader(language, bottom, running_round_too).read(row))
    if len(found) > 1:
        raise Wrong("row-several", text=row, ways="; ".join(found))
    for part in [] if found else row.split(" and "):
        parse_effect(part)
    return next(iter(found))


def row_in_words(row: str, language: str, bottom: int, running_round_too: bool) -> str:
    """The sentence that a row's words print, if it is read back to them alone; else the words."""
    said = row_text(_speech(language), row, bottom, running_round_too)
    try:
        return said if row_read(said, bottom, running_round_too) == row else row
    except Wrong:
        return row


def row_forms(language: str, bottom: int, running_round_too: bool) -> list[str]:
    """Every effect as a sentence, as `EffectSentences.forms` has them."""
    return reader(language, bottom, running_round_too).forms()


def is_written(row: str) -> bool:
    """Whether a row is in the words of a file."""
    try:
        for part in row.split(" and "):
            parse_effect(part)
    except Wrong:
        return False
    return True


@lru_cache(8)
def reader(language: str, bottom: int, too: bool) -> EffectSentences:
    """The reader of a language; its arguments are as for `row_text`."""
    speech = _speech(language)
    return EffectSentences(Do, speech, lambda words: row_text(speech, words, bottom, too),
                           lambda shown: {shown, shown - too}, joined="print-and",
                           whom={word: speech.say(f"whom-{whom.name}") for word, whom in WHOM.items()})


@cache
def _speech(language: str) -> Speech:
    return Speech(language, [_TEXT])
