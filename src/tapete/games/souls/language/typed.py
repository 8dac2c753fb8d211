"""Who reads the sentences of a designer's own cards. In a page of its own nobody does: it plays what a desk has read,
and is too heavy without that.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....runtime.in_page import IN_PAGE
from .cards import ReadSentence, no_sentence

if not IN_PAGE:
    from .reading.typed import in_words, sentence_reader
else:
    def sentence_reader(trees: Sequence[Any]) -> ReadSentence:
        return no_sentence

    def in_words(tree: Mapping[str, Any], language: str) -> dict[str, Any]:
        return dict(tree)

__all__ = ["in_words", "sentence_reader"]
