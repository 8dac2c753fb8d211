"""A card's text in the reader's language, generated from the effect itself, so that it says exactly what runs."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..cards import CardSource
from ..kinds import Sort
from ..slots import Word
from ..template import YOU
from ..tree import (
    Ability,
    Check,
    Checks,
    Each,
    Effect,
    If,
    Later,
    Line,
    May,
    Mode,
    Node,
    Roll,
    Times,
    Values,
    Ways,
    nodes_of,
    parts_of,
)
from ..words import Mod, Ref, Timing, What
from .arguments import arguments_of, faces_text, name_of, this_arguments, what_text, who_arguments
from .reworded import as_said, with_their_own
from .teller import Caller, Sayer, Teller, aimed, is_reader


def card_text(speech: Sayer, card: CardSource) -> list[str]:
    """A sentence or more for each ability of a card."""
    return [ability_text(speech, ability) for ability in as_said(card)]


def card_notes(speech: Sayer, card: CardSource) -> list[str]:
    """A card's other properties: reward, souls, how it comes into play."""
    text, notes = card.text, []
    if any(text.reward.model_dump().values()):
        notes.append(speech.say("note-reward", what=reward_text(speech, card)))
    for key, n in (("begins", int(text.begins)), ("souls", text.souls), ("used", int(text.used)),
                   ("counters", text.counters), ("draws", text.draws)):
        if n:
            notes.append(speech.say(f"note-{key}", n=n))
    return notes


def reward_text(speech: Sayer, card: CardSource) -> str:
    """A monster's reward for the active player."""
    reward = [speech.say(f"reward-{what}-roll" if n == "roll" else f"reward-{what}", n=0 if n == "roll" else n)
              for what, n in card.text.reward.model_dump().items() if n]
    return _list(speech, reward) if reward else speech.say("reward-none")


def ability_text(speech: Sayer, ability: Ability) -> str:
    """One ability: its time, its price, its effect."""
    values = ability.values or {}
    if ability.static is not None:
        what = speech.say(f"static-{ability.static.key}", **arguments_of(speech, values))
        return _sentence(_if(speech, ability.check, what))
    if ability.goal is not None:
        what = speech.say(f"goal-{ability.goal.key}", **arguments_of(speech, values))
        return _sentence(speech.say("goal", what=what))
    if ability.timing == Timing.EARN:
        assert ability.check is not None
        said: dict[str, int | str] = {"who": speech.say("earned-who"), "person": "other"}
        return _sentence(speech.say("earned", condition=_checks(speech, ability.check, said)))
    modes, on = _modes(speech, with_their_own(ability).modes), ability.check
    if isinstance(speech, Caller) and ability.timing in (Timing.WHEN, Timing.LATER):
        return _sentence(speech.say("when-told", event=_waited_for(speech, ability), effect=modes))
    match ability.timing:
        case Timing.TAP: head = _only_if(speech, "timing-tap", on)
        case Timing.PAY:
            assert ability.price is not None
            cost = speech.say(f"pay-{ability.price.key}", **arguments_of(speech, values))
            head = _only_if(speech, "timing-pay", on, cost=cost)
        case Timing.WHEN | Timing.LATER: head = speech.say("timing-when", event=_waited_for(speech, ability))
        case _: head = "" if on is None else _only_if(speech, "timing-play", on)
    return f"{head} {_sentence(modes)}".strip()


def _only_if(speech: Sayer, key: str, on: Checks | None, **args: str) -> str:
    """The head of a sentence, with the condition without which the ability cannot be used."""
    if on is None:
        return speech.say(key, **args)
    return speech.say(f"{key}-if", condition=_checks(speech, on), **args)


def _waited_for(speech: Sayer, ability: Ability) -> str:
    """The event that an ability waits for, and the condition without which it does not trigger."""
    event = event_text(speech, ability)
    if ability.check is None:
        return event
    return speech.say("event-if", event=event, condition=_checks(speech, ability.check))


def event_text(speech: Sayer, ability: Ability) -> str:
    """The event that an ability waits for."""
    assert ability.trigger is not None
    return speech.say(f"when-{ability.trigger.key}", **arguments_of(speech, ability.values or {}))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def _if(speech: Sayer, check: Checks | None, what: str) -> str:
    return what if check is None else speech.say("if-then", condition=_checks(speech, check), what=what)


def _checks(speech: Sayer, checks: Checks, who: dict[str, int | str] | None = None) -> str:
    """Conditions joined by "and", and these by "or"."""
    lists = [[check_text(speech, each, who) for each in joined] for joined in checks.lists]
    said = [speech.say("if-and", first=", ".join(joined[:-1]), last=joined[-1]) if len(joined) > 1 else joined[0]
            for joined in lists]
    return speech.say("if-or", first=", ".join(said[:-1]), last=said[-1]) if len(said) > 1 else said[0]


def check_text(speech: Sayer, check: Check, who: dict[str, int | str] | None = None) -> str:
    """A condition, about you if no other player is given."""
    word = check.values.get("subject", YOU)
    if word.key == "YOU":
        subject = who or who_arguments(speech, "who", check.values.get("who", YOU))
    else:
        subject = {**who_arguments(speech, "who", replace(word, code=Ref.NONE)), "person": "other"}
    arguments, key = this_arguments(speech) | arguments_of(speech, check.values) | subject, check.condition.key
    if check.negated and word.key == "YOU":
        return speech.say(f"unless-{key}", **arguments)
    said = speech.say(f"if-{key}", **arguments)
    return speech.say("if-not", condition=said) if check.negated else said


def unmet_text(speech: Sayer, checks: Checks) -> str:
    """Why conditions do not hold: the opposite of a lone one, else that they do not."""
    every = checks.every
    if len(every) > 1 or every[0].values.get("subject", YOU).key != "YOU":
        return speech.say("if-not", condition=_checks(speech, checks))
    return check_text(speech, replace(every[0], negated=not every[0].negated))


def _modes(speech: Sayer, modes: Sequence[Mode], who: Word = YOU) -> str:
    if len(modes) == 1:
        return mode_text(speech, modes[0])
    ways = "; ".join(f"({chr(97 + i)}) {mode_text(speech, mode)}" for i, mode in enumerate(modes))
    return speech.say("choose-one", ways=ways, **who_arguments(speech, "who", who))


def mode_text(speech: Sayer, mode: Mode) -> str:
    """One way of a `choose one`, or the whole effect: its targets and its steps."""
    if not mode.targets:
        return effect_text(speech, mode.body)
    speech = _aimed(speech, mode.targets)
    effect = effect_text(speech, mode.body)
    targets, roll = [what_text(speech, target) for target in mode.targets], speech.say("who-TARGET_ROLL")
    if [target.code for target in mode.targets] == [What.ROLL] and roll in effect:
        return effect.replace(roll, targets[0], 1)      # "reroll a roll", not "choose a roll: reroll the target roll"
    chooses = speech.say("with-target", target=_list(speech, targets), n=len(targets), effect=effect,
                         **who_arguments(speech, "who", mode.who))
    return effect_text(speech, mode.body, after=mode.who, before=chooses) if isinstance(speech, Caller) else chooses


def _aimed(speech: Sayer, targets: Sequence[Word]) -> Sayer:
    """The speech in which an effect with these targets is told. On the card, they are "the target"."""
    genders = tuple(speech.say(f"gender-{target.key}") for target in targets)
    return aimed(speech, genders) if isinstance(speech, Caller) else speech


def carried_out(speech: Sayer, ability: Ability, way: int) -> str:
    """One way of an ability as it leaves the stack: its targets are known, the results of its roll are not."""
    mode = with_their_own(ability).modes[way]
    return _sentence(effect_text(_aimed(speech, mode.targets), _unrolled(mode.body)))


def offered(speech: Sayer, may: May) -> str:
    """What a player may have happen, with the player."""
    return _sentence(step_text(speech, may))


def rolled(speech: Sayer, ability: Ability, way: int, face: int) -> str | None:
    """The result of a face of a way's roll; None if it rolls more than once."""
    modes = brought(with_their_own(ability), way, face)
    if not modes:
        return None
    if isinstance(speech, Caller):
        speech = replace(speech, face=face)
    if len(modes) > 1:
        return _sentence(_modes(speech, modes))
    return _sentence(effect_text(_aimed(speech, modes[0].targets or ability.modes[way].targets), modes[0].body))


def brought(ability: Ability, way: int, face: int) -> tuple[Mode, ...]:
    """The ways in the result of a face of a way's roll; empty if it rolls more than once, or if the face has no result.
    """
    rolls = _rolls(ability.modes[way].body)
    return next((modes for faces, modes in rolls[0].rows if faces.code >> face & 1), ()) if len(rolls) == 1 else ()


def _unrolled(effect: Effect) -> Effect:
    """An effect with rolls whose faces have no results in the text."""
    bare: list[Node] = []
    for node in effect:
        match node:
            case Roll(): bare.append(replace(node, rows=()))
            case If(): bare.append(replace(node, then=_unrolled(node.then), other=_unrolled(node.other)))
            case Ways(): bare.append(replace(node, modes=tuple(
                replace(each, body=_unrolled(each.body)) for each in node.modes)))
            case May() | Times() | Each(): bare.append(replace(node, body=_unrolled(node.body)))
            case Line() | Later(): bare.append(node)
    return tuple(bare)


def _rolls(effect: Effect) -> list[Roll]:
    found: list[Roll] = []
    for node in effect:
        found += [node] if isinstance(node, Roll) else []
        found += [] if isinstance(node, Later) else [roll for part in parts_of(node) for roll in _rolls(part)]
    return found


def _list(speech: Sayer, parts: Sequence[str]) -> str:
    if len(parts) == 1:
        return parts[0]
    return speech.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])


def effect_text(speech: Sayer, effect: Effect, named: Word | None = None, after: Word | None = None,
                before: str = "") -> str:
    """The steps of an effect, in order. `named`: the subject that was named just before the first step. `after`: the
    subject of the step before. `before`: the text of that step, if it belongs to these."""
    parts, since = [before] if before else [], after
    if isinstance(speech, Caller):
        effect = _plainly_rolled(effect)
    for steps in _in_one_breath(effect):
        first = None if parts else named
        said = boosts_text(speech, steps) if len(steps) > 1 else step_text(speech, steps[0], first, after)
        parts.append(after_subject(speech, steps[0], after or first, said))
        after = _subject(speech, steps[-1], said)
    if before and since is not None and _is_of_another(effect[0], since):
        parts[:2] = [speech.say("list-and", first=parts[0], last=parts[1])]
    if len(parts) == 1:
        return parts[0]
    last = max((i for i, node in enumerate(effect[:-1])
                if any(not _is_step(each) for each in nodes_of((node,)))), default=-1)
    if last >= 0:       # the text must show where a block ends
        return speech.say("list-after", first=effect_text(speech, effect[:last + 1], named, since, before),
                          last=effect_text(speech, effect[last + 1:]))
    key = {If: "list-then-if", May: "list-then-if", Later: "list-later"}.get(type(effect[-1]), "list-then")
    return speech.say(key, first=", ".join(parts[:-1]), last=parts[-1])


def _is_step(node: Node) -> bool:
    """Whether a node is one step, whose end nobody can mistake."""
    return isinstance(node, Line) or (isinstance(node, Roll) and not node.rows)


def _is_of_another(node: Node, than: Word) -> bool:
    """Whether a step has a subject of its own, which is not this one."""
    return isinstance(node, Line) and "who" in node.values and node.values["who"].code != than.code


def _plainly_rolled(effect: Effect) -> Effect:
    """An effect in which a roll with the same result for all faces is a step, and its result the next ones."""
    steps: list[Node] = []
    for node in effect:
        if isinstance(node, Roll) and [faces.key for faces, _ in node.rows] == ["1-6"]:
            modes = node.rows[0][1]
            if len(modes) == 1 and not modes[0].targets:
                steps += [replace(node, rows=()), *modes[0].body]
                continue
        steps.append(node)
    return tuple(steps)


def _in_one_breath(effect: Effect) -> list[list[Node]]:
    """The steps of an effect in groups; several gains of one player until the end of the turn are one step."""
    steps: list[list[Node]] = []
    for node in effect:
        last = steps[-1][-1] if steps else None
        if (isinstance(node, Line) and isinstance(last, Line) and node.term.key == last.term.key == "boost"
                and node.values["who"] == last.values["who"]
                and Mod.EVASION_BY_ATTACKER not in (node.values["stat"].code, last.values["stat"].code)):
            steps[-1].append(node)
        else:
            steps.append([node])
    return steps


def boosts_text(speech: Sayer, steps: Sequence[Node]) -> str:
    each = [arguments_of(speech, step.values) for step in steps if isinstance(step, Line)]
    what = [speech.say("boost-of", n=arguments["n"], sign=arguments["sign"], stat=arguments["stat"])
            for arguments in each]
    return speech.say("do-boosts", who=each[0]["who"], person=each[0]["person"], what=_list(speech, what))


def after_subject(speech: Sayer, node: Node, after: Word | None, said: str) -> str:
    """A step without its subject, if that is the subject of the step before. Your step has a subject after another
    player's."""
    who = _subject(speech, node, said)
    if after is None or who is None:
        return said
    if who.code == Ref.YOU and not isinstance(speech, Teller):
        verb, _, rest = said.partition(" ")
        return said if after == who else speech.say("you-anew", verb=verb, rest=rest)
    # "each player discards and then loots" would be a loop, in which one player does both before the next
    return said.removeprefix(f"{name_of(speech, who)} ") if after == who and who.code >= 0 else said


def _subject(speech: Sayer, node: Node, said: str) -> Word | None:
    """The player whom a step names as its subject, if it names one."""
    if isinstance(node, Roll) and not node.rows:
        return node.who
    if not isinstance(node, Line):
        return None
    names_you = isinstance(speech, Teller) and said.startswith(f"{speech.owner} ")
    return node.values.get("who", YOU if names_you else None)


def step_text(speech: Sayer, node: Node, named: Word | None = None, after: Word | None = None) -> str:
    match node:
        case Line():
            arguments = (this_arguments(speech) | who_arguments(speech, "who", YOU)
                         | arguments_of(speech, _of_rolls(node)))
            if isinstance(speech, Teller) and arguments.get("whom") == arguments["who"]:
                arguments["person_whom"] = "self"
            if named is not None and node.values.get("who", YOU) == named:
                arguments |= {"who": "", "person": speech.say("may-person")}
            return speech.say(f"do-{node.term.told(node.values)}", **arguments).strip()
        case If():
            node = _joined(node)
            before = after if _is_yours(node.then[0]) else None
            text = _if(speech, node.check, effect_text(speech, node.then, after=before))
            follows = "step" if all(map(_is_step, node.then)) else "block"     # a block must not seem to go on
            return text if not node.other else speech.say("if-else", text=text, after=follows,
                                                          other=effect_text(speech, node.other))
        case May():
            first = node.body[0]
            leads_on = isinstance(first, Line) and first.values.get("who", node.who) == node.who
            orders = (node.who.code == Ref.YOU and not isinstance(speech, Teller)) or is_reader(speech, node.who.key)
            effect = effect_text(speech, node.body, None if orders else node.who)
            return speech.say("may", **who_arguments(speech, "who", node.who), effect=effect,
                              leads="on" if leads_on else "anew")
        case Ways(): return _modes(speech, node.modes, node.who)
        case Roll() if not node.rows: return speech.say("roll-alone", **who_arguments(speech, "who", node.who))
        case Roll():
            rows = "; ".join(f"{faces_text(speech, word)}: {_modes(speech, modes)}" for word, modes in node.rows)
            if len(node.rows) == 1 and node.rows[0][0].key == "1-6":
                rows = _modes(speech, node.rows[0][1])
            return speech.say("roll", **who_arguments(speech, "who", node.who), rows=rows)
        case Times(): return speech.say("times", n=node.n, effect=effect_text(speech, node.body))
        case Each():
            group, effect, first = name_of(speech, node.group), effect_text(speech, node.body), node.body[0]
            each = f"{speech.say('who-EACH')} "
            if isinstance(first, Line) and "who" in first.values and effect.startswith(each):
                return f"{group} {effect.removeprefix(each)}"
            return speech.say("for-each", group=group, effect=effect)
        case Later():
            chooses = len(node.ability.modes) == 1 and node.ability.modes[0].targets     # which has a colon of its own
            return speech.say(f"later-{node.span.key}", event=_waited_for(speech, node.ability),
                              effect=_modes(speech, node.ability.modes), before="choice" if chooses else "effect")


def _is_yours(node: Node) -> bool:
    """Whether a step is about your own action."""
    return isinstance(node, Line) and "who" in node.values and node.values["who"].code == Ref.YOU


def _joined(node: If) -> If:
    """A condition whose only content is another condition becomes one condition."""
    inner = node.then[0]
    if (node.other or len(node.then) > 1 or not isinstance(inner, If) or inner.other
            or not len(node.check.lists) == len(inner.check.lists) == 1):
        return node
    lists = ((*node.check.lists[0], *inner.check.lists[0]),)
    return _joined(replace(inner, check=replace(node.check, lists=lists)))


def _of_rolls(line: Line) -> Values:
    """The values of a term's slots; if it takes rolls, `it` and `the target` are named as rolls."""
    if line.term.takes.get("obj") != Sort.ROLL or (obj := line.values["obj"]).code not in (Ref.IT, Ref.TARGET):
        return line.values
    return {**line.values, "obj": Word(obj.code, f"{obj.key}_ROLL")}
