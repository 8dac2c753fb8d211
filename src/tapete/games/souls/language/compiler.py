"""Compile trees of terms to rows of numbers."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from .ops import Do
from .scope import TARGETS
from .slots import CountedAmount, Word
from .timings import faces_of, number
from .tree import Ability, Check, Checks, Each, Effect, If, Later, Line, May, Mode, Roll, Times, Ways, parts_of
from .words import ALL_FACES, FIRST_COUNT, OF_TAG, SIDES, TAGS, WIDTH, Joined, Party, Ref, Test, Timing
from .worth import worth_of

NOTHING = 0
"""The first row of all programs ends an effect at once, for faces of a roll without an effect."""

ABILITY = ("timing", "event", "whose", "faces", "flags", "cost", "cost_n", "declare", "resolve", "mod", "n", "test",
           "test_n", "gain", "harm", "sorts")
"""The columns of an ability."""


@dataclass
class Program:
    """Rows, and the abilities that begin at some of them. `first` is the number of the first row."""

    first: int = 0
    rows: list[list[int]] = field(default_factory=list)
    abilities: list[list[int]] = field(default_factory=list)
    cards: Mapping[str, int] = field(default_factory=dict)
    """The numbers of cards that terms may name."""
    tags: Mapping[str, int] = field(default_factory=lambda: {tag: i for i, tag in enumerate(TAGS)})
    """The numbers of tags."""
    beside: list[tuple[list[int], int, list[list[int]]]] = field(default_factory=list)
    """Rows that are read and not carried out, and the place for the number of the first of them; they are put behind
    the ability."""
    every: list[Ability] = field(default_factory=list)
    """The abilities of the current card, and the triggers that they leave behind."""

    @property
    def here(self) -> int:
        return self.first + len(self.rows)

    def emit(self, do: Do, *operands: int) -> list[int]:
        """Add a row; operands may be filled in later."""
        row = [int(do), *(int(operand) for operand in operands)]
        row += [0] * (WIDTH - len(row))
        self.rows.append(row)
        return row


    def lay_beside(self, row: list[int], place: int, rows: list[list[int]]) -> None:
        """Put rows behind the ability, and write their place into a row."""
        self.beside.append((row, place, rows))

    def place_beside(self) -> None:
        for row, place, rows in self.beside:
            row[place] = self.here if row[place] == 0 else FIRST_COUNT - self.here
            for each in rows:
                self.emit(Do(each[0]), *each[1:])
        self.beside = []


def compile_ability(program: Program, ability: Ability) -> None:
    """Add an ability's rows and its line to a program."""
    line = dict.fromkeys(ABILITY, 0)
    values = ability.values or {}
    line["timing"] = ability.timing
    line["faces"] = ALL_FACES
    if ability.trigger is not None:
        trigger = ability.trigger
        line.update(event=trigger.event, whose=trigger.whose, flags=trigger.flags, faces=faces_of(values))
    if ability.price is not None:
        line.update(cost=ability.price.cost, cost_n=number(values, ability.price.n))
    if ability.static is not None:
        static = ability.static
        line.update(mod=static.mod, whose=static.whose, n=static.n or number(values, 0), faces=faces_of(values))
    if ability.goal is not None:
        often = 1 if ability.goal.at_once else values["n"].code
        line.update(event=ability.goal.event, faces=faces_of(values), n=often,
                    cost_n=values["n"].code if ability.goal.at_once else 0)
    test = [0, 0]
    if ability.check is not None:
        test = _test(program, ability.check)
    if ability.modes:
        line["declare"] = program.here
        _declare(program, ability.modes)
        line["resolve"] = program.here
        _resolve(program, ability)
        line["gain"], line["harm"], line["sorts"] = worth_of(program.rows[line["resolve"] - program.first:])
    program.place_beside()
    line["test"], line["test_n"] = test
    program.abilities.append([int(line[column]) for column in ABILITY])


def _test(program: Program, checks: Checks) -> list[int]:
    """A condition and its number. Several conditions, one about others, or a negated one give the place of their
    rows."""
    first = checks.every[0]
    if len(checks.every) == 1 and not first.negated and _party(first) == Party.YOU:
        return [int(first.condition.test), _number(program, first)]
    test = [int(Test.CHECKS), 0]
    rows = [[int(Do.CHECK), int(check.condition.test), _number(program, check), _party(check),
             (Joined.NOT if check.negated else 0) | (Joined.END if check is joined[-1] else 0)]
            for joined in checks.lists for check in joined]
    rows[-1][4] |= Joined.LAST
    program.lay_beside(test, 1, rows)
    return test


def _party(check: Check) -> int:
    return check.values["subject"].code if "subject" in check.values else int(Party.YOU)


def _number(program: Program, check: Check) -> int:
    values, n = check.values, number(check.values, check.condition.n)
    if "tag" in values:
        tag = program.tags[values["tag"].key]
        return 1 << tag if check.condition.test == Test.PAID_LOOT else n + OF_TAG * tag
    return values["faces"].code if "faces" in values else n


def _declare(program: Program, modes: tuple[Mode, ...]) -> None:
    if len(modes) == 1:
        _declare_targets(program, modes[0])
        return
    program.emit(Do.MODE, len(modes))
    for jump, mode in zip(_switch(program, modes), modes, strict=True):
        jump[1] = program.here
        _declare_targets(program, mode)


def _switch(program: Program, modes: tuple[Mode, ...]) -> list[list[int]]:
    program.emit(Do.SWITCH, len(modes))
    return [program.emit(Do.JUMP, 0) for _ in modes]


def _declare_targets(program: Program, mode: Mode) -> None:
    apart = set(_apart(mode.body))
    for i, what in enumerate(mode.targets):
        program.emit(Do.TARGET, i, what.code, what.more, i in apart)
    program.emit(Do.DECLARED)


def _apart(effect: Effect) -> Iterator[int]:
    """Which targets a term wants to be different from the first, by their place."""
    for node in effect:
        if isinstance(node, Line):
            refs = [node.values[slot].code for slot in node.term.apart if slot in node.values]
            if Ref.TARGET in refs:
                yield from (TARGETS.index(Ref(ref)) for ref in refs if ref in TARGETS[1:])
        elif isinstance(node, Roll):
            for mode in (mode for _, modes in node.rows for mode in modes if not mode.targets):
                yield from _apart(mode.body)
        elif not isinstance(node, Later):       # its targets are its own
            for part in parts_of(node):
                yield from _apart(part)


def _resolve(program: Program, ability: Ability) -> None:
    if ability.check is not None:
        _emit_test(program, Do.REQUIRE, ability.check)
    if len(ability.modes) == 1:
        _effect(program, ability.modes[0].body)
        program.emit(Do.END)
        return
    for jump, mode in zip(_switch(program, ability.modes), ability.modes, strict=True):
        jump[1] = program.here
        _effect(program, mode.body)
        program.emit(Do.END)


def _emit_test(program: Program, do: Do, checks: Checks, *operands: int) -> list[int]:
    """A row that tests a condition."""
    row = program.emit(do, 0, 0, *operands)
    test = _test(program, checks)
    row[1:3] = test
    if program.beside and program.beside[-1][0] is test:
        _, _, rows = program.beside.pop()
        program.lay_beside(row, 2, rows)
    return row


def _effect(program: Program, effect: Effect) -> None:
    for node in effect:
        match node:
            case Line(): _line(program, node)
            case If(): _if(program, node)
            case May(): _may(program, node)
            case Roll(): _roll(program, node)
            case Ways(): _ways(program, node)
            case Times():
                for _ in range(node.n):
                    _effect(program, node.body)
            case Each(): _each(program, node.group, node.body)
            case Later(): _later(program, node)


def _ways(program: Program, node: Ways) -> None:
    """One of several ways, in the middle of an effect; all of them continue behind it."""
    program.emit(Do.MODE, len(node.modes), node.who.code)
    behind = []
    for jump, mode in zip(_switch(program, node.modes), node.modes, strict=True):
        jump[1] = program.here
        _effect(program, mode.body)
        behind.append(program.emit(Do.JUMP, 0))
    for jump in behind:
        jump[1] = program.here


def _later(program: Program, node: Later) -> None:
    """Leave a trigger behind: an ability of the card, numbered after those printed on it."""
    nth = next((i for i, each in enumerate(program.every) if each is node.ability), len(program.every))
    if nth == len(program.every):
        program.every.append(node.ability)
    left_behind = sum(each.timing == Timing.LATER for each in program.every[:nth])
    program.emit(Do.LATER, left_behind, node.span.until, int(node.span.once), int(node.keeps))


def _line(program: Program, line: Line) -> None:
    """A term; a term about a group is a loop."""
    for slot, word in line.values.items():
        if word.code < 0 and slot in ("who", "whom", "obj", "with"):
            each = Word(Ref.EACH, "EACH")
            _each(program, word, (Line(line.term, {**line.values, slot: each}),))
            return
    operands = [_operand(program, line, operand) for operand in line.term.operands]
    row = program.emit(line.term.does(line.values), *operands)
    for place, operand in enumerate(line.term.operands, 1):
        counted = line.values.get(operand) if isinstance(operand, str) else None
        if isinstance(counted, CountedAmount):
            program.lay_beside(row, place, [
                [int(Do.COUNT), int(counted.what), int(counted.of), counted.times, counted.most]])


def _operand(program: Program, line: Line, operand: str | int) -> int:
    if isinstance(operand, int):
        return operand
    slot, _, part = operand.partition(".")
    word = line.values[slot]
    if slot == "quarry" and word.code < 0:
        return -1 - program.tags[word.key]
    if slot == "quarry":
        if word.key not in program.cards:
            raise ValueError(f"'{word.key}' is no card")
        return program.cards[word.key]
    return word.more if part else word.code


def _if(program: Program, node: If) -> None:
    unless = _emit_test(program, Do.UNLESS, node.check, 0, 1 if node.other else 0)
    _effect(program, node.then)
    if node.other:
        behind = program.emit(Do.JUMP, 0)
        unless[3] = program.here
        _effect(program, node.other)
        behind[1] = program.here
    else:
        unless[3] = program.here


def _may(program: Program, node: May) -> None:
    may = program.emit(Do.MAY, node.who.code, 0)
    _effect(program, node.body)
    may[2] = program.here


def _each(program: Program, group: Word, body: Effect) -> None:
    start = program.here
    each = program.emit(Do.EACH, -group.code, group.more, 0)
    _effect(program, body)
    program.emit(Do.NEXT, start)
    each[3] = program.here


def _roll(program: Program, node: Roll) -> None:
    """A roll, and its table: six jumps, by face. In each row its targets come first, and it ends separately."""
    if node.who.code < 0:
        _each(program, node.who, (Roll(Word(Ref.EACH, "EACH"), node.rows),))
        return
    roll = program.emit(Do.ROLL, node.who.code, 0)
    behind = program.emit(Do.JUMP, 0)
    roll[2] = program.here
    table = [program.emit(Do.JUMP, NOTHING) for _ in range(SIDES)]
    for faces, modes in node.rows:
        start = program.here
        _brought(program, modes)
        for face in range(1, SIDES + 1):
            if faces.code >> face & 1:
                table[face - 1][1] = start
    behind[1] = program.here


def _brought(program: Program, modes: tuple[Mode, ...]) -> None:
    if len(modes) > 1:
        program.emit(Do.MODE, len(modes))
    jumps = _switch(program, modes) if len(modes) > 1 else [[0, 0]]
    for jump, mode in zip(jumps, modes, strict=True):
        jump[1] = program.here
        if len(modes) > 1 or mode.targets:
            _declare_targets(program, mode)
        _effect(program, mode.body)
        program.emit(Do.END)


def masks(abilities: list[list[int]]) -> tuple[int, int, int]:
    """The events that some abilities wait for, and the values that their static effects change (below 30, and from 30
    on)."""
    events = low = high = 0
    for row in abilities:
        line = dict(zip(ABILITY, row, strict=True))
        if line["timing"] in (Timing.WHEN, Timing.GOAL):
            events |= 1 << line["event"]
        if line["timing"] == Timing.STATIC:
            if line["mod"] < 30:
                low |= 1 << line["mod"]
            else:
                high |= 1 << (line["mod"] - 30)
    return events, low, high
