"""The tree of an ability, reworded for its text."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..cards import CardSource
from ..kinds import CardType
from ..slots import Word, kind_of_slot
from ..template import YOU
from ..tree import Ability, Checks, Each, Effect, If, Later, Line, May, Mode, Node, Roll, Times, Ways
from ..words import CHARACTER_OF, Only, Ref, Whose


@dataclass(frozen=True)
class Own(Word):
    """A choice among the chooser's own things."""


def as_said(card: CardSource) -> list[Ability]:
    """A card's abilities as its text says them. On a card without a player, `you` is replaced: by the attacker if an
    attack roll triggers it, else by the active player."""
    return [_of_nobody(each) if card.kind in (CardType.MONSTER, CardType.ROOM) and each.trigger is not None else each
            for each in card.abilities]


def _of_nobody(ability: Ability) -> Ability:
    assert ability.trigger is not None
    ref = Ref.ATTACKER if ability.trigger.whose == Whose.ATTACKER else Ref.ACTIVE
    you = Word(ref, ref.name)

    def word(word: Word) -> Word:
        if word.code == CHARACTER_OF + Ref.YOU:
            return replace(word, code=CHARACTER_OF + ref, more=ref)
        return you if word.code == Ref.YOU else word

    def check(checks: Checks) -> Checks:
        return replace(checks, lists=tuple(tuple(
            replace(each, values={**each.values, "who": you}) for each in joined) for joined in checks.lists))

    def effect(effect: Effect) -> Effect:
        return tuple(node(each) for each in effect)

    def mode(mode: Mode) -> Mode:
        return replace(mode, body=effect(mode.body), who=you)

    def node(node: Node) -> Node:
        match node:
            case Line(): return replace(node, values={
                slot: word(each) if kind_of_slot(slot) == "who" else each for slot, each in node.values.items()})
            case If(): return replace(node, check=check(node.check), then=effect(node.then), other=effect(node.other))
            case May(): return replace(node, who=word(node.who), body=effect(node.body))
            case Ways(): return replace(node, who=word(node.who), modes=tuple(mode(each) for each in node.modes))
            case Roll(): return replace(node, who=word(node.who), rows=tuple(
                (faces, tuple(mode(each) for each in modes)) for faces, modes in node.rows))
            case Later(): return replace(node, ability=replace(
                node.ability, modes=tuple(mode(each) for each in node.ability.modes),
                check=node.ability.check and check(node.ability.check)))
            case Times() | Each(): return replace(node, body=effect(node.body))

    modes = tuple(mode(each) for each in ability.modes)
    return replace(ability, modes=modes, check=ability.check and check(ability.check))


def with_their_own(ability: Ability) -> Ability:
    """An ability in which a player who chooses among their own things is said to choose one of their own. This is the
    player of the event, or the active player if a turn triggers it."""
    if ability.trigger is None:
        return ability
    they = {Ref.THEY, *([Ref.ACTIVE] if ability.trigger.key in ("turn-starts", "turn-ends") else [])}

    def own(line: Line) -> Line:
        what = line.values.get("what")
        if what is None or not what.more & Only.THEIRS or line.values.get("who", YOU).code not in they:
            return line
        return replace(line, values={**line.values, "what": Own(what.code, what.key, what.more & ~Only.THEIRS)})

    return replace(ability, modes=tuple(replace(each, body=reworded(each.body, own)) for each in ability.modes))


def reworded(effect: Effect, line: Callable[[Line], Line]) -> Effect:
    """An effect with its lines changed, except the parts that wait for another event."""
    def node(node: Node) -> Node:
        match node:
            case Line(): return line(node)
            case If(): return replace(node, then=reworded(node.then, line), other=reworded(node.other, line))
            case Ways(): return replace(node, modes=tuple(mode(each) for each in node.modes))
            case Roll(): return replace(node, rows=tuple(
                (faces, tuple(mode(each) for each in modes)) for faces, modes in node.rows))
            case May() | Times() | Each(): return replace(node, body=reworded(node.body, line))
            case Later(): return node

    def mode(mode: Mode) -> Mode:
        return replace(mode, body=reworded(mode.body, line))

    return tuple(node(each) for each in effect)
