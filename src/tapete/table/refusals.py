"""Refusals of the server: a stable code, and a sentence in the reader's language."""
from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import InputError, one_sentence
from ..files.model_errors import sentence_of
from ..text.speech import Speech
from ..text.spoken import said

STATUS = {
    "bad_request": 422, "bad_upload": 422, "illegal": 422, "no_action": 422, "no_note": 422, "no_stop": 422,
    "bad_options": 422, "bad_seats": 422, "bad_characters": 422, "needs_password": 422, "no_days": 422,
    "bad_address": 422, "wrong_code": 403, "no_notice": 404, "no_notices": 409, "too_many_notices": 409,
    "no_words": 422, "no_word": 422, "wrong_words": 422,
    "no_game": 404, "no_ruleset": 404, "no_table": 404, "no_seat": 404, "no_replay": 404, "no_moment": 404,
    "not_found": 404, "no_method": 405,
    "no_token": 401, "no_key": 401,
    "wrong_password": 403, "not_seated": 403, "not_your_seat": 403, "not_your_turn": 403,
    "wrong_origin": 403, "wrong_transfer": 403, "not_host": 403, "not_open": 403,
    "chat_closed": 403,
    "late": 409, "waiting": 409, "paused": 409, "not_paused": 409, "over": 409, "not_over": 409, "started": 409,
    "seats_open": 409, "seat_taken": 409, "role_taken": 409, "nothing_to_undo": 409, "shown": 409,
    "no_proposal": 409, "proposal_pending": 409, "proposed_in_vain": 409, "present": 409, "host_stays": 409,
    "another_seat": 409, "name_taken": 409, "no_person": 409, "no_new_deal": 409, "stuck": 409, "no_bots": 409,
    "lesson_other": 409, "no_lesson": 404,
    "left_behind": 410,
    "too_large": 413, "too_many": 429, "wrong_host": 421, "internal": 500,
    "busy": 503, "no_database": 503, "too_long": 503, "unfetched": 503,
    "no_desk": 404, "desk_key": 401, "desk_preparing": 503, "no_variant": 404, "no_job": 404,
    "banned": 403, "wrong_key": 401, "no_new_tables": 503, "no_ban": 404, "bad_network": 422, "wide_network": 422,
}
"""The HTTP status of each code."""


_LANGUAGE = re.compile(r'"lang"\s*:\s*"(es|en)"')


class Refusal(InputError):
    """A request that the server does not carry out. Its sentence is the message `refused-<code>`."""

    def __init__(self, code: str, /, *, sentence: str | InputError | None = None,
                 rule: str | None = None, **args: int | str | InputError) -> None:
        super().__init__(str(sentence or code))
        self.code, self.given, self.rule, self.args_said = code, sentence, rule, args

    def __reduce__(self) -> Any:
        return _again, (self.code, self.given, self.rule, self.args_said)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def sentence(self, language: str) -> str:
        """The sentence for a person. A given sentence is used unchanged, because its author knew the language."""
        args = {name: said(each, language) if isinstance(each, InputError) else each
                for name, each in self.args_said.items()}
        if self.given is not None:
            return one_sentence(said(self.given, language))
        return one_sentence(table_speech(language).say(f"refused-{self.code.replace('_', '-')}", **args))

    def answer(self, language: str) -> dict[str, object]:
        """The body of the answer."""
        return {"error": {"code": self.code, "sentence": self.sentence(language), "rule": self.rule}}


def not_understood(errors: Sequence[Any], *before: str) -> Refusal:
    """The Refusal for a request that does not fit its model, from Pydantic's errors. It does not repeat the sent
    value."""
    first = errors[0]
    path = [part for part in (*before, *first["loc"]) if part != "body" and not _KIND.fullmatch(str(part))]
    return Refusal("bad_request", what=sentence_of(None, path, {**first, "input": None}))


_KIND = re.compile(r"str|int|float|bool|none|(function|lax|constrained)-.*|[a-z-]+\[.*\]")
"""Parts of Pydantic's error locations that are not names of fields: the alternatives of a field's type."""


def language_in(message: str) -> str:
    """The language that a WebSocket message names, even if the message is otherwise wrong; else Spanish."""
    found = _LANGUAGE.search(message)
    return found[1] if found else "es"


def not_asked() -> Refusal:
    """The one answer to a seat that may not choose now. It must not reveal whether another seat may."""
    return Refusal("not_your_turn", rule="referee.seat")


def _again(code: str, sentence: str | InputError | None, rule: str | None, args: dict[str, Any]) -> Refusal:
    """Unpickle a refusal from another process."""
    return Refusal(code, sentence=sentence, rule=rule, **args)


@cache
def table_speech(language: str) -> Speech:
    """The table's own texts. Raises InputError for a language that Tapete does not have."""
    return Speech(language, [Path(__file__).parent / "text"])
