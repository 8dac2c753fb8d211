"""A browser's key as words, to carry it to another device by hand. The words have a checksum, as in wallets (BIP 39).
"""
from __future__ import annotations

import unicodedata
from functools import cache

from mnemonic import Mnemonic

from ..refusals import Refusal

LISTS = {"es": "spanish", "en": "english"}
LENGTHS = (16, 24)
"""Lengths in bytes of the keys that pages make."""


def words_of(key: str, language: str) -> list[str]:
    """A key as words of a language. Raises Refusal for a key that no page has made."""
    try:
        secret = bytes.fromhex(key)
    except ValueError:
        secret = b""
    if len(secret) not in LENGTHS:
        raise Refusal("no_words")
    return Mnemonic(LISTS[language]).to_mnemonic(secret).split()


def key_of(text: str) -> str:
    """The key that the words stand for, in either language, also without accents. Raises Refusal if they stand for
    none.

    The first four letters of a word are enough, because no two words in a list share them.
    """
    given = text.split()
    for language in sorted(LISTS, key=lambda each: -sum(_known(word, each) is not None for word in given)):
        words = [_known(word, language) for word in given]
        if None in words:
            raise Refusal("no_word", word=given[words.index(None)][:40])
        try:
            secret = bytes(Mnemonic(LISTS[language]).to_entropy([word for word in words if word]))
        except (LookupError, ValueError):       # a wrong number of words or a wrong checksum
            break
        if len(secret) in LENGTHS:
            return secret.hex()
    raise Refusal("wrong_words")


def _known(word: str, language: str) -> str | None:
    return _words(language).get(_start(word)) if len(word) >= 3 else None


@cache
def _words(language: str) -> dict[str, str]:
    """The words of a language by their first four letters."""
    return {_start(word): word for word in Mnemonic(LISTS[language]).wordlist}


def _start(word: str) -> str:
    """The first four letters of a word, in lower case and without accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))[:4]
