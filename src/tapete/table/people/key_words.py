"""A browser's key in words, to be carried to another device by hand; with a checksum, as wallets write theirs (BIP 39).
"""
from __future__ import annotations

import unicodedata
from functools import cache

from mnemonic import Mnemonic

from ..http.refusals import Refusal

LISTS = {"es": "spanish", "en": "english"}
LENGTHS = (16, 24)
"""Bytes of the keys that pages make."""


def words_of(key: str, language: str) -> list[str]:
    """A key in words of a language; Refusal for one that no page has made."""
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        secret = b""
    if len(secret) not in LENGTHS:
        raise Refusal("no_words")
    return Mnemonic(LISTS[language]).to_mnemonic(secret).split()


def key_of(text: str) -> str:
    """The key that words say, in either language, without accents too; Refusal where they say none.

    The first four letters of a word are enough: in both lists no two words share them.
    """
    given = text.split()
    for language in sorted(LISTS, key=lambda each: -sum(_known(word, each) is not None for word in given)):
        words = [_known(word, language) for word in given]
        if None in words:
            raise Refusal("no_word", word=given[words.index(None)][:40])
        try:
            secret = bytes(Mnemonic(LISTS[language]).to_entropy([word for word in words if word]))
        except (LookupError, ValueError):       # another number of words, or one too many in the wrong place
            break
        if len(secret) in LENGTHS:
            return secret.hex()
    raise Refusal("wrong_words")


def _known(word: str, language: str) -> str | None:
    return _words(language).get(_start(word)) if len(word) >= 3 else None


@cache
def _words(language: str) -> dict[str, str]:
    """The words of a language by what is enough of them."""
    return {_start(word): word for word in Mnemonic(LISTS[language]).wordlist}


def _start(word: str) -> str:
    """The first four letters of a word, small and without accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))[:4]
