"""The stack at a terminal: what waits on it, whose it is, and what each item will do."""
from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table

from ...kernel.speech import Speech
from .cardnames import Cards
from .language.cards import CardSource, Kind
from .language.sentences import ability_text, carried_out, reward_text, rolled
from .names import DECK_NAMES
from .text import card_name, effect_lines
from .view import PendingView, SoulsView


def stack_table(speech: Speech, cards: Cards, view: SoulsView, names: Sequence[str], width: int) -> Table:
    """The stack from the top down."""
    table = Table(box=box.ROUNDED, title=speech.say("board-stack"), width=min(width, 100), border_style="magenta")
    for key in ("board-number", "board-what", "board-whose", "board-does"):
        table.add_column(speech.say(key))
    for k in range(len(view.stack) - 1, -1, -1):
        it = view.stack[k]
        table.add_row(str(k), _what(speech, cards, it), names[it.seat], _does(speech, cards, view, it, names))
    return table


def _what(speech: Speech, cards: Cards, it: PendingView) -> str:
    text = speech.say(f"pend-{it.kind}")
    if it.card:
        text += f": {card_name(speech, cards, it.card)}"
    return f"{text} [{it.face}]" if it.face else text


def _does(speech: Speech, cards: Cards, view: SoulsView, it: PendingView, names: Sequence[str]) -> str:
    """What an item of the stack will do, and to whom."""
    name, card = names[it.seat], card_name(speech, cards, it.card or "NONE")
    targets = [_target(speech, cards, target, names) for target in it.targets]
    whom = targets[-1] if targets else card
    match it.kind:
        case "ROLL" if it.attack:
            fought = next((one for one in view.monsters if one and one.card == it.card), None)
            if fought is None:
                return speech.say("does-attack-roll-on", card=card, name=name)
            return speech.say("does-attack-roll", n=fought.evasion, monster=card, name=name)
        case "LOOT" | "ABILITY" | "TRIGGER" | "EVENT" | "ROLLED" | "ROLL" if it.card:
            does = _effect(speech, cards, it, name)
            return f"{does} → {', '.join(targets)}" if targets and it.kind != "ROLL" else does
        case "PURCHASE" | "ATTACK":
            top = it.targets == ["treasure" if it.kind == "PURCHASE" else "monster"]
            what = speech.say(f"does-top-{it.targets[0]}") if top else whom
            return speech.say(f"does-{it.kind.lower()}", name=name, what=what)
        case "COMBAT" | "DAMAGE": return speech.say("does-damage", n=it.amount, whom=whom)
        case "MODIFIER": return speech.say("does-modifier", n=f"{it.amount:+d}")
        case "DEATH" | "PENALTY": return speech.say(f"does-{it.kind.lower()}", name=whom)
        case "MONSTER_DEATH": return speech.say("does-monster-death", monster=card)
        case "REWARD":
            return speech.say("does-reward", name=name, reward=reward_text(speech, _source(cards, it)))
        case "CARCASS":
            soul = _source(cards, it).text.souls > 0
            return speech.say("does-soul" if soul else "does-carcass", monster=card, name=name)
        case "REFILL": return speech.say("does-refill")
        case "LOOT_STEP": return speech.say("does-loot-step", name=name)
    return ""


def _effect(speech: Speech, cards: Cards, it: PendingView, name: str) -> str:
    """The ability that was used, or the way that was chosen, or what the face of its roll brings."""
    source = _source(cards, it)
    if it.ability is None:
        if source.kind == Kind.TRINKET:
            return speech.say("does-trinket", name=name)
        if it.kind in ("ROLL", "ROLLED"):
            return speech.say("does-reward", name=name, reward=reward_text(speech, source))
        return " ".join(effect_lines(speech, cards, source.text.id))
    ability = source.abilities[it.ability]
    if it.kind == "ROLLED":
        return rolled(speech, ability, it.way or 0, it.face or 0) or ability_text(speech, ability)
    return ability_text(speech, ability) if it.way is None else carried_out(speech, ability, it.way)


def _source(cards: Cards, it: PendingView) -> CardSource:
    return cards.sources[cards.number(it.card)]


def _target(speech: Speech, cards: Cards, target: str, names: Sequence[str]) -> str:
    """What a target is called; the view names it as actions do."""
    if target.isdigit():
        return names[int(target)]
    if target in DECK_NAMES:
        return speech.say(f"deck-{target}")
    if target.endswith("-discard"):
        return speech.say(f"pile-{target.removesuffix('-discard')}")
    if target.startswith("stack-"):
        return speech.say("board-place", n=target.removeprefix("stack-"))
    return speech.say("board-gone") if target == "gone" else card_name(speech, cards, target)
