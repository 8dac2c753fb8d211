"""Make valid input invalid, the same way for the same seed: changes that know its structure, and changes of bytes."""
from __future__ import annotations

import copy
import json
import random
from typing import Any

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 50, 127, 128, 255, 256, 1000, 2**31, 2**63 - 1, 2**63, -2**63, 10**30, 0.5, -0.0,
    1e308, float("inf"), float("nan"), [], {}, [[]], [None], [0] * 300, {"es": "a", "en": "b"}, {"es": ""}, {"": ""},
    {"a": {"b": {"c": 1}}}, [{"do": "worth", "n": 3}])
WORDS = (
    "", " ", "\n", "\0", "\x1b[2J", "\u2028", "\ud800", "\u202e", "ñ", "💀", "x" * 3000, "0", "1", "-1", "nothing",
    "always", "d6=2", "d0=0", "d101=5", "NONE", "BLANK", "any", "human", "greedy", "lose 1", "../../etc/passwd", "{0}",
    "%s", "$x", "<b>", "[bold]", "[/]", "#typst", "`", "*")
TOKENS = (
    b"\0", b"\xff", b"\xed\xa0\x80", b"\xe2\x80\xa8", b"\n", b"\r", b"\t", b'"', b"'", b"{", b"}", b"[", b"]", b":",
    b": ", b",", b"- ", b"&a ", b"*a", b"<<: *a\n", b"!!python/object:os.system ", b"!!binary ", b"!!set ",
    b"!!timestamp 2001-01-01", b"? ", b"| ", b"> ", b"%YAML 9.9\n", b"---\n", b"...\n", b"#", b"0x", b"1e999",
    b"9" * 5000, b"\\ud800", b"~", b".inf", b".nan", b"2001-01-01", b"0o7", b"-", b"[" * 60, b"{a: " * 60, b"=")


def mutated(data: Any, chance: random.Random) -> Any:
    """A copy of some data with one to four changes; sometimes with none."""
    whole = [copy.deepcopy(data)]
    for _ in range(chance.choice((0, 1, 1, 1, 2, 2, 3, 4))):
        places = list(_places(whole))
        holder, key = chance.choice(places)
        _change(holder, key, places, chance)
    return whole[0]


def _places(holder: Any) -> list[tuple[Any, Any]]:
    """Every place of nested data: what holds it, and under which key."""
    found, waiting = [], [holder]
    while waiting:
        here = waiting.pop()
        keys = list(here) if isinstance(here, dict) else range(len(here))
        for key in keys:
            found.append((here, key))
            if isinstance(here[key], dict | list):
                waiting.append(here[key])
    return found


def _change(holder: Any, key: Any, places: list[tuple[Any, Any]], chance: random.Random) -> None:
    value = holder[key]
    match chance.randrange(9):
        case 0 | 1: holder[key] = copy.deepcopy(chance.choice(ODD + WORDS))
        case 2:
            other, elsewhere = chance.choice(places)
            holder[key] = copy.deepcopy(other[elsewhere]) if elsewhere in other or isinstance(other, list) else None
        case 3 if isinstance(holder, dict): del holder[key]
        case 3 | 4 if isinstance(holder, list) and len(holder) > 1: holder.append(copy.deepcopy(value))
        case 4 | 5 if isinstance(holder, dict):
            word = str(key)
            holder[chance.choice((word[:-1], word + "X", word.lower(), *chance.sample(WORDS, 2)))] = holder.pop(key)
        case 5 | 6 if isinstance(value, int) and not isinstance(value, bool):
            holder[key] = value + chance.choice((-100, -2, -1, 1, 2, 100, 10**9))
        case 6 | 7 if isinstance(value, str) and value:
            at = chance.randrange(len(value))
            instead = chance.choice(("", " ", "x", "á", "0", "_", ".", "-", value))
            holder[key] = value[:at] + instead + value[at + 1:]
        case _:
            for _ in range(chance.choice((1, 2, 40))):
                holder[key] = [holder[key]] if chance.random() < 0.5 else {"a": holder[key]}


def mangled(data: bytes, chance: random.Random) -> bytes:
    """Bytes with one to four changes."""
    out = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 3, 4))):
        at, length = chance.randrange(len(out) + 1), chance.choice((1, 1, 2, 5, 30, 500))
        match chance.randrange(6):
            case 0: del out[at:at + length]
            case 1: out[at:at] = chance.choice(TOKENS)
            case 2: out[at:at] = out[at:at + length]
            case 3: out[at:at + 1] = chance.randbytes(1)
            case 4: out[at:at + length] = chance.choice(TOKENS)
            case _: del out[at:]
    return bytes(out)


def as_json(data: Any) -> bytes:
    """Data as JSON, which is YAML too."""
    return json.dumps(data).encode()
