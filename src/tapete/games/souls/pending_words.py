"""The stack in sentences: the effect and target of each item, and the event that a question is about."""
from __future__ import annotations

from collections.abc import Sequence

from ...text.speech import Speech
from .cardnames import CardNames
from .language.cards import CardSource, CardType
from .language.printing.naming import names_of_event
from .language.printing.sentences import ability_text, carried_out, reward_text, rolled
from .language.printing.teller import AIMS, Caller, Teller
from .names import DECK_NAMES
from .text import card_name, effect_lines, evasion_changed
from .view import PendingView, SoulsView

ATTACHED = ("LOOT", "ABILITY", "TRIGGER", "EVENT", "ROLLED", "MODIFIER")
"""Items that come from a card and are named with it."""


NOBODYS = (CardType.MONSTER, CardType.ROOM, CardType.BONUS)
"""Cards that no player has, so that their triggers are no player's own."""


AT_SOMEBODY = ("COMBAT", "DAMAGE", "DEATH", "PENALTY")
"""Items that are described by their victim, from any source."""


def happens(speech: Speech, cards: CardNames, view: SoulsView, asked: int, names: Sequence[str],
            they: int | None = None) -> str:
    """The top of the stack for the seat that may answer it: the event, its player, and its effect. `they` is the player
    of the event that has triggered it, if there is one."""
    it = view.stack[-1]
    own = "-own" if it.seat == asked else ""
    to = [_whom(speech, cards, view, each, names) for each in it.targets]
    sayer = _sayer(speech, cards, it, names, asked, to, they)
    said: dict[str, int | str] = {
        "name": names[it.seat], "card": card_name(speech, cards, it.card or "NONE"), "n": it.amount,
        "face": it.face or 0, "whom": to[-1] if to else ""}
    match it.kind:
        case "ROLL" if it.attack:
            fought = next((one for one in view.monsters if one and one.card == it.card), None)
            if fought is not None:
                more = evasion_changed(speech, fought.evasion, _source(cards, it).text.evasion or 0)
                return speech.say(f"happens-ROLL-attack{own}", **said, need=fought.evasion, more=more)
        case "ROLL":
            return speech.say(f"happens-ROLL{own}", **said)
        case "COMBAT" if to:
            return speech.say(f"happens-{'miss' if it.targets[-1].isdigit() else 'hit'}{own}", **said)
        case "TRIGGER" if it.card and _source(cards, it).kind in NOBODYS:
            return speech.say("happens-TRIGGER-foe", **said, does=_brief(sayer, cards, it, to, names))
        case kind if kind in ATTACHED and it.card:
            return speech.say(f"happens-{kind}{own}", **said, does=_brief(sayer, cards, it, to, names))
    return does(speech, cards, view, it, names, asked) or f"{speech.say(f'pend-{it.kind}')}."


def _whom(speech: Speech, cards: CardNames, view: SoulsView, target: str, names: Sequence[str]) -> str:
    """A target by its name, and a roll with its face."""
    place = target.removeprefix("stack-")
    if place != target and int(place) < len(view.stack):
        it = view.stack[int(place)]
        if it.kind == "ROLL":
            return speech.say("happens-to-roll", seat=names[it.seat], face=it.face or 0)
        return speech.say(f"pend-{it.kind}")
    return target_name(speech, cards, target, names)


def _brief(sayer: Caller, cards: CardNames, it: PendingView, to: Sequence[str], names: Sequence[str]) -> str:
    """An item's effect without its time and possible targets. Its actual targets stand behind it, if they have no place
    in it."""
    if it.kind == "MODIFIER":
        return sayer.say("happens-adds", n=f"{it.amount:+d}", to=", ".join(to))
    if it.ability is None or it.kind == "ROLLED":
        does_what = _effect(sayer, cards, it, names[it.seat])
    else:
        does_what = carried_out(sayer, _source(cards, it).every[it.ability], it.way or 0)
    said = {word.removesuffix("_ROLL") for word in sayer.used}
    left = [each for word, each in zip(AIMS, to, strict=False) if word not in said]
    return does_what.removesuffix(".") + (f" ({', '.join(left)})." if left else ".")


def does(speech: Speech, cards: CardNames, view: SoulsView, it: PendingView, names: Sequence[str],
         asked: int | None = None) -> str:
    """The effect and target of an item of the stack. `asked` is the reader, who is told so if the item is theirs."""
    name, card = names[it.seat], card_name(speech, cards, it.card or "NONE")
    targets = [target_name(speech, cards, target, names) for target in it.targets]
    whom = targets[-1] if targets else card
    whose = it.targets[-1:] if it.kind in AT_SOMEBODY else [str(it.seat)]
    own = "-own" if whose == [str(asked)] else ""
    match it.kind:
        case "ROLL" if it.attack:
            fought = next((one for one in view.monsters if one and one.card == it.card), None)
            if fought is None:
                return speech.say("does-attack-roll-on", card=card, name=name)
            return speech.say("does-attack-roll", n=fought.evasion, monster=card, name=name)
        case "LOOT" | "ABILITY" | "TRIGGER" | "EVENT" | "ROLLED" | "ROLL" if it.card:
            does = _effect(_sayer(speech, cards, it, names, asked, ()), cards, it, name)
            return f"{does} → {', '.join(targets)}" if targets and it.kind != "ROLL" else does
        case "PURCHASE" | "ATTACK":
            top = it.targets == ["treasure" if it.kind == "PURCHASE" else "monster"]
            what = speech.say(f"does-top-{it.targets[0]}") if top else whom
            return speech.say(f"does-{it.kind.lower()}{own}", name=name, what=what)
        case "COMBAT" | "DAMAGE": return speech.say(f"does-damage{own}", n=it.amount, whom=whom)
        case "MODIFIER": return speech.say("does-modifier", n=f"{it.amount:+d}")
        case "DEATH" | "PENALTY": return speech.say(f"does-{it.kind.lower()}{own}", name=whom)
        case "MONSTER_DEATH": return speech.say("does-monster-death", monster=card)
        case "REWARD":
            return speech.say(f"does-reward{own}", name=name, reward=reward_text(speech, _source(cards, it)))
        case "CARCASS":
            soul = _source(cards, it).text.souls > 0
            return speech.say(f"does-soul{own}" if soul else "does-carcass", monster=card, name=name)
        case "REFILL": return speech.say("does-refill")
        case "LOOT_STEP": return speech.say(f"does-loot-step{own}", name=name)
    return ""


def _sayer(speech: Speech, cards: CardNames, it: PendingView, names: Sequence[str], reader: int | None,
           to: Sequence[str], they: int | None = None) -> Caller:
    """The speech about an item: its card, its targets `to`, and the players of its effect have names. Its own player is
    told "you", if they are the reader."""
    tables = bool(it.card) and _source(cards, it).kind in NOBODYS
    players = names_of_event(range(len(names)), it.seat if tables else None, they)
    called = {word: names[seat] for word, seat in players.items()}
    if it.card:
        called["THIS"] = speech.say("card-called", card=card_name(speech, cards, it.card))
    for word, name in zip(AIMS, to, strict=False):
        called |= {word: name, f"{word}_ROLL": name}
    deck = it.targets[0] if to and it.targets[0] in DECK_NAMES else ""
    if it.seat == reader:
        return Caller(speech, called=called, deck=deck)
    return Teller(speech, names[it.seat], called=called, deck=deck)


def _effect(speech: Caller, cards: CardNames, it: PendingView, name: str) -> str:
    """The ability that was used, or the way that was chosen, or the result of its roll's face."""
    source = _source(cards, it)
    if it.ability is None:
        if source.kind == CardType.TRINKET:
            return speech.say("does-trinket", name=name, card=card_name(speech.speech, cards, source.text.id))
        if it.kind in ("ROLL", "ROLLED"):
            return speech.say("does-reward", name=name, reward=reward_text(speech, source))
        return " ".join(effect_lines(speech.speech, cards, source.text.id))
    ability = source.every[it.ability]
    if it.kind == "ROLLED":
        return rolled(speech, ability, it.way or 0, it.face or 0) or ability_text(speech, ability)
    return ability_text(speech, ability) if it.way is None else carried_out(speech, ability, it.way)


def _source(cards: CardNames, it: PendingView) -> CardSource:
    return cards.sources[cards.number(it.card)]


def target_name(speech: Speech, cards: CardNames, target: str, names: Sequence[str]) -> str:
    """The name of a target, which the view names as actions do."""
    if target.isdigit():
        return names[int(target)]
    if target in DECK_NAMES:
        return speech.say(f"deck-{target}")
    if target.endswith("-discard"):
        return speech.say(f"pile-{target.removesuffix('-discard')}")
    if target.startswith("stack-"):
        return speech.say("board-place", n=target.removeprefix("stack-"))
    if target == "gone":
        return speech.say("board-gone")
    return speech.say("card-called", card=card_name(speech, cards, target))
