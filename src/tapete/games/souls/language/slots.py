"""The words that terms are made of: whom, how much, what, which faces. Each knows its number and its text."""
from __future__ import annotations

import re
from dataclasses import dataclass

from .words import Amount, Group, Only, Ref, What


@dataclass(frozen=True)
class Word:
    """What stands in a slot: its number in a program, and how it is called in the texts."""

    code: int
    key: str
    """Of a number, the number itself; of anything else the end of a Fluent key."""
    more: int = 0
    """The bits of `Only` of a choice; the player whose items a group is of."""


REFS = {
    "you": Ref.YOU, "target": Ref.TARGET, "target 2": Ref.TARGET_2, "target 3": Ref.TARGET_3, "this": Ref.THIS,
    "they": Ref.THEY, "them": Ref.THEY, "it": Ref.IT, "each": Ref.EACH, "outer": Ref.OUTER, "chosen": Ref.CHOSEN,
    "the active player": Ref.ACTIVE, "the attacker": Ref.ATTACKER, "the attacked monster": Ref.MONSTER,
    "the player on your left": Ref.YOUR_LEFT, "the player on your right": Ref.YOUR_RIGHT,
    "the player on the active player's left": Ref.ACTIVES_LEFT,
    "the player on the active player's right": Ref.ACTIVES_RIGHT,
    "target's controller": Ref.ITS_CONTROLLER, "the killer": Ref.KILLER, "the player on their left": Ref.THEIR_LEFT,
    "the roller": Ref.ROLLER, "the dealer": Ref.DEALER}
"""Whom or what a term may speak of, as it is written."""

GROUPS = {
    "each player": Group.PLAYERS, "each other player": Group.OTHERS, "each non-active player": Group.NOT_ACTIVE,
    "each player but them": Group.NOT_THEM, "each monster": Group.MONSTERS,
    "each monster not under attack": Group.FREE_MONSTERS, "each shop item": Group.SHOP,
    "each item in play": Group.ALL_ITEMS}
"""What a loop goes through, as it is written; `each item of <whom>` besides."""

AMOUNTS = {
    "the roll": Amount.ROLL, "that much": Amount.EVENT, "that many": Amount.EVENT, "your hand": Amount.HAND,
    "target's cents": Amount.THEIR_CENTS, "the number": Amount.NUMBER, "its counters": Amount.COUNTERS}
"""Amounts that are not fixed, as they are written."""

DECKS = {"loot": 0, "treasure": 1, "monster": 2, "room": 3, "target": 255}
"""Decks as they are written; `target` is the declared one."""

NOUNS = {
    "player": What.PLAYER, "monster": What.MONSTER, "player or monster": What.PLAYER_OR_MONSTER, "item": What.ITEM,
    "shop item": What.SHOP_ITEM, "item or shop item": What.ITEM_OR_SHOP_ITEM, "soul": What.SOUL,
    "item or soul": What.ITEM_OR_SOUL, "curse": What.CURSE, "roll": What.ROLL, "ability": What.ABILITY,
    "ability or loot": What.ABILITY_OR_LOOT, "deck": What.DECK, "discard pile": What.DISCARD,
    "discarded monster": What.DISCARDED_MONSTER, "attack": What.ATTACK, "character": What.CHARACTER,
    "monster or shop item": What.MONSTER_OR_SHOP_ITEM}

BEFORE = {"your": Only.YOURS, "another player's": Only.ANOTHERS, "their": Only.THEIRS, "target's": Only.TARGETS,
          "another": Only.ANOTHERS | Only.NOT_THIS, "non-eternal": Only.NOT_ETERNAL, "passive": Only.PASSIVE,
          "tap": Only.ACTIVATED, "non-attack": Only.NOT_ATTACK, "living": Only.LIVING,
          "attackable": Only.ATTACKABLE, "used": Only.USED, "different": Only.NOT_THIS}
"""What may stand before a noun; `another player` is a player that is not you, `another item` one that is not this."""

AFTER = {"not under attack": Only.FREE, "with the most cents": Only.RICHEST, "with the most souls": Only.MOST_SOULS}
"""What may stand behind it."""


def alternatives(words: object) -> str:
    """A pattern for any of some words, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))  # type: ignore[call-overload]


_WHOSE_ITEMS = rf"each item of (?:{alternatives(REFS)})"
_WHAT = (rf"(?:a |an |one )?(?:(?:{alternatives(BEFORE)}) )*(?:{alternatives(NOUNS)})(?: (?:{alternatives(AFTER)}))*")
_FACES = r"[1-6](?:(?:-|, | or )[1-6])*"

PATTERNS = {
    "who": rf"{_WHOSE_ITEMS}|{alternatives({**REFS, **GROUPS})}",
    "n": rf"\d+|{alternatives(AMOUNTS)}",
    "deck": alternatives(DECKS), "what": _WHAT, "faces": _FACES, "card": r"[A-Z][A-Z0-9_]*"}
"""What may stand in each kind of slot."""


def kind_of_slot(slot: str) -> str:
    """`who`, `whom` and `whose` are slots of one kind, and so are `n` and `m`."""
    return {"whom": "who", "with": "who", "by": "who", "obj": "who", "m": "n"}.get(slot, slot)


def read_slot(slot: str, text: str) -> Word:
    """What a text in a slot means; ValueError says what was expected."""
    match kind_of_slot(slot):
        case "who": return read_who(text)
        case "n": return read_amount(text)
        case "deck": return Word(DECKS[text], text)
        case "what": return read_what(text)
        case "faces": return Word(read_faces(text), text)
        case _: return Word(0, text)


def read_who(text: str) -> Word:
    if text in REFS:
        return Word(REFS[text], REFS[text].name)
    if text in GROUPS:
        return Word(-GROUPS[text], GROUPS[text].name)
    whose = text.removeprefix("each item of ")
    if whose in REFS:
        return Word(-Group.ITEMS, "ITEMS", REFS[whose])
    raise ValueError(f"'{text}' is nobody; expected one of {', '.join([*REFS, *GROUPS])}")


def read_amount(text: str) -> Word:
    if text.isdigit():
        if int(text) > 100:
            raise ValueError(f"{text}: expected a number from 0 to 100")
        return Word(int(text), text)
    return Word(AMOUNTS[text], AMOUNTS[text].name)


def read_faces(text: str) -> int:
    """Faces of a die as bits: `1`, `1-3`, `2, 5`, `1 or 6`."""
    match = re.fullmatch(r"([1-6])-([1-6])", text)
    if match:
        low, high = int(match[1]), int(match[2])
        if low >= high:
            raise ValueError(f"'{text}': expected the lower face first")
        return sum(1 << face for face in range(low, high + 1))
    if not re.fullmatch(_FACES, text) or "-" in text:
        raise ValueError(f"'{text}' are no faces of a die; expected something like 1, 1-3, 2, 5 or 1 or 6")
    return sum({1 << int(face) for face in re.findall(r"[1-6]", text)})


def read_what(text: str) -> Word:
    """What may be chosen: a noun, what stands before it and behind it."""
    match = re.fullmatch(_WHAT, text)
    if not match:
        raise ValueError(f"'{text}' cannot be chosen; expected words before ({', '.join(BEFORE)}), one of "
                         f"{', '.join(NOUNS)}, and words behind ({', '.join(AFTER)})")
    rest, bits = re.sub(r"^(?:a|an|one) ", "", text), 0
    for words, strip in ((AFTER, str.removesuffix), (BEFORE, str.removeprefix)):
        found = True
        while found:
            found = False
            for word, only in sorted(words.items(), key=lambda item: -len(item[0])):
                shorter = strip(rest, f" {word}" if strip is str.removesuffix else f"{word} ")
                if shorter != rest:
                    rest, bits, found = shorter, bits | only, True
                    break
    what = NOUNS[rest]
    if bits & Only.ANOTHERS and bits & Only.NOT_THIS:      # "another"
        bits &= ~(Only.ANOTHERS if what in (What.ITEM, What.MONSTER, What.ITEM_OR_SHOP_ITEM) else Only.NOT_THIS)
    return Word(what, what.name, bits)
