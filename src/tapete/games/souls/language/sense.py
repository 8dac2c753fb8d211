"""Semantic checks of cards: every reference must exist at its place and have the right sort.

The words declare their own needs (`kinds`, `slots`, `template`, `timings`). This module walks a card's trees with the
scope of each place. For every word that does not fit, it says what was expected and what would fit.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from ....errors import InputError
from ....text.spoken import SpokenError
from .kinds import COUNTING, NO_FACT, NO_SORT, OF_CARD, Fact, Home, Sort
from .ops import Do
from .parser import CardError
from .scope import LOOPS, TARGETS, Scope, sorts
from .slots import (
    AMOUNTS_NEED,
    BEASTS,
    GIFTS,
    GROUP_SORTS,
    MOST_AMOUNT,
    NOUNS,
    PARTIES,
    REFS,
    REFS_NEED,
    WHAT_SORTS,
    CountedAmount,
    Word,
)
from .template import is_down
from .timings import HELD_BY, LONE
from .tree import (
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
    Path,
    Roll,
    Times,
    Values,
    Ways,
    every_ability,
    nodes_of,
)
from .words import CHARACTER_OF, OF_REF, Amount, Count, Event, Group, Mod, Only, Ref, Timing, What

_COUNTS_NEED = {Count.ROLL: Fact.FACE, Count.EVENT: Fact.AMOUNT, Count.NUMBER: Fact.NUMBER}
"""The fact that a count needs, because only some effects know it."""

_SOMEBODY = ("who", "whom", "obj", "with")


@dataclass
class Sense:
    """Checks the abilities of one card, and collects the errors."""

    type: str
    """The card's type, as in its file."""
    homes: Home
    this: Sort
    facts: Fact
    """Facts of the whole card."""
    goals: int = 0
    wrong: list[CardError] = field(default_factory=list)
    spoken: set[int] = field(default_factory=set)

    def no(self, at: Path, wrong: InputError, word: str = "") -> None:
        self.wrong.append(CardError(at, wrong, word))

    # ---- abilities -------------------------------------------------------------------------------

    def ability(self, ability: Ability) -> None:
        scope, head, said = Scope(self.facts, self.this), (*ability.at, ability.key), ability.said
        if ability.key in ("play", "tap", "pay") and not self.homes & Home.EVENT:
            scope = replace(scope, facts=scope.facts | Fact.ATTACK)
        values: Values = ability.values or {}
        form = ability.trigger or ability.static or ability.price
        if form is not None:
            if not form.of & self.homes:
                self.no(head, SpokenError("card-not-for", said=said, type=self.type))
            self.facts_there(form.needs, self.facts, head, said)
        if ability.trigger is not None and ability.trigger.event == Event.REWARDED and values["on"].key != "any":
            self.no(head, SpokenError("card-says-nothing", word=values["on"].said, noun=values["rewarded"].said,
                                      fit=said.replace(f" {values['rewarded'].said}", "")), values["on"].said)
        if ability.trigger is not None:
            offers = ability.trigger.offers
            scope = replace(scope, facts=scope.facts | offers.facts, they=offers.they, it=offers.it,
                            dealer=offers.dealer, this=offers.this or self.this)
        if ability.price is not None:
            scope = replace(scope, facts=scope.facts | ability.price.gives)
        least, most = 1, MOST_AMOUNT
        if ability.static is not None:
            least, most = ability.static.least, ability.static.most
            if ability.static.mod == Mod.NONE:
                self.static_fits(values, ability.static.by, head)
            if ability.check is not None and not ability.static.may_if:
                self.no(ability.check.at, SpokenError("card-no-if", said=said))
            if ability.static.gives & Fact.GOALS and values["n"].code > self.goals:
                self.no(head, SpokenError("card-few-goals", said=values["n"].said, goals=self.goals))
        if ability.timing not in (Timing.PLAY, Timing.TAP, Timing.EARN):
            self.numbers(values, least, most, True, scope, head)
        if ability.check is not None:
            self.check(ability.check, replace(scope, facts=scope.facts & ~Fact.NUMBER), standing=True)
        for mode in ability.modes:
            self.mode(mode, scope)

    def static_fits(self, values: Values, by: str, head: Path) -> None:
        """Add an error that says which value fits the holder of a lasting effect, or which holder fits the value."""
        word = values[by]
        if "holders" in values and "more" not in values:
            wrong = SpokenError("card-says-nothing", word=word.said, noun=values["holders"].said,
                                fit=fit_for(values["holders"]))
        elif "more" in values:
            wrong = SpokenError("card-says-nothing", word=values["more"].said, noun=word.said,
                                fit="loot, purchases, attacks")
        else:
            wrong = SpokenError("card-says-nothing", word=word.said, noun=values["party"].said,
                                fit=HELD_BY[Mod(word.code)])
        self.no(head, wrong, word.said)

    def mode(self, mode: Mode, scope: Scope) -> None:
        """Check a way; within another way, its targets replace that one's."""
        outer, self.spoken, before = self.spoken, set(), len(self.wrong)
        if mode.targets:
            scope = replace(scope, targets=())
        for what in mode.targets:
            self.choice(what, scope, mode.at)
            scope = replace(scope, targets=(*scope.targets, WHAT_SORTS[what.code]))        # type: ignore[index]
        self.effect(mode.body, scope)
        for ref in TARGETS[:len(mode.targets)]:
            if ref not in self.spoken and len(self.wrong) == before:
                said = next(word for word, each in REFS.items() if each == ref)
                self.no(mode.at, SpokenError("card-unspoken", said=said))
        self.spoken = outer | (self.spoken - set(TARGETS) if mode.targets else self.spoken)

    def later(self, node: Later, scope: Scope) -> None:
        """Check a trigger that is left behind. It knows the card, its event, a number named before and the first
        target.
        """
        ability, trigger, values = node.ability, node.ability.trigger, node.ability.values or {}
        assert trigger is not None
        if trigger.whose not in LONE and trigger.event != Event.PREVENTED:
            self.no((*ability.at, ability.key) if ability.key else node.at,
                    SpokenError("card-not-later", said=ability.said), ability.said)
        self.facts_there(trigger.needs, scope.facts, ability.at, ability.said)
        self.numbers(values, 1, MOST_AMOUNT, True, scope, ability.at)
        offers = trigger.offers
        kept = scope.targets[0] if node.keeps and scope.targets else NO_SORT
        inner = Scope(self.facts | scope.facts & Fact.NUMBER | offers.facts, scope.this, offers.they,
                      kept or offers.it, offers.dealer)
        if ability.check is not None:
            self.check(ability.check, inner, standing=True)
        outer, self.spoken = self.spoken, set()
        for mode in ability.modes:
            self.mode(mode, inner)
        self.spoken = outer | ({Ref.TARGET} if kept and Ref.IT in self.spoken else set())

    # ---- effects ---------------------------------------------------------------------------------

    def effect(self, effect: Effect, scope: Scope) -> Scope:
        """Check an effect; returns the scope after it."""
        for node in effect:
            match node:
                case Line(): scope = self.line(node, scope)
                case If(): scope = self.branches(node, scope)
                case May():
                    self.somebody(node.who, Sort.PLAYER, scope, node.at)
                    self.effect(node.body, scope)
                    scope = replace(scope, facts=scope.facts | Fact.DONE)
                case Roll(): self.roll(node, scope)
                case Ways(): scope = self.ways(node, scope)
                case Times(): scope = self.effect(node.body, scope)
                case Each(): self.effect(node.body, self.loop(node.group, scope, node.at))
                case Later(): self.later(node, scope)
        return scope

    def branches(self, node: If, scope: Scope) -> Scope:
        """The scope after a condition: what both ways have."""
        self.check(node.check, scope)
        one, other = self.effect(node.then, scope), self.effect(node.other, scope)
        return replace(scope, facts=one.facts & other.facts,
                       chosen=one.chosen | other.chosen if one.chosen and other.chosen else NO_SORT)

    def ways(self, node: Ways, scope: Scope) -> Scope:
        """The scope after ways: what all of them have."""
        self.somebody(node.who, Sort.PLAYER, scope, node.at)
        behind = [self.effect(mode.body, scope) for mode in node.modes]
        facts, chosen = scope.facts, NO_SORT
        for fact in Fact:
            if all(each.facts & fact for each in behind):
                facts |= fact
        if all(each.chosen for each in behind):
            for each in behind:
                chosen |= each.chosen
        return replace(scope, facts=facts, chosen=chosen)

    def roll(self, node: Roll, scope: Scope) -> None:
        """Check a roll. The effects of its faces run separately: they know nothing of loops, choices and earlier
        results."""
        inner = self.loop(node.who, scope, node.at) if node.who.code < 0 else scope
        if node.who.code >= 0:
            self.somebody(node.who, Sort.PLAYER, inner, node.at)
        elif GROUP_SORTS[Group(-node.who.code)] != Sort.PLAYER:
            self.no(node.at, self.not_fit(node.who.said, GROUP_SORTS[Group(-node.who.code)], Sort.PLAYER, scope))
        facts = scope.facts & ~(Fact.DONE | Fact.SHIELD) | Fact.FACE | Fact.ROLLER
        for _, modes in node.rows:
            for mode in modes:
                self.mode(mode, replace(scope, facts=facts, loops=(), chosen=NO_SORT))

    def loop(self, group: Word, scope: Scope, at: Path) -> Scope:
        """The scope in a loop over a group."""
        if group.key == "ITEMS":
            whose = Word(group.more, Ref(group.more).name, said=group.said.removeprefix("each item of "))
            self.somebody(whose, Sort.PLAYER, scope, at)
        if -group.code == Group.NOT_THEM and not scope.they:
            self.no(at, SpokenError("card-no-they", said="them"), "them")
        if len(scope.loops) == LOOPS:
            self.no(at, SpokenError("card-third-loop", said=group.said, most=LOOPS), group.said)
            return scope
        return replace(scope, loops=(*scope.loops, GROUP_SORTS[Group(-group.code)]))

    def line(self, line: Line, scope: Scope) -> Scope:
        """Check a term; returns the scope after it."""
        term, values, at = line.term, line.values, line.at
        if not term.of & self.homes:
            self.no(at, SpokenError("card-not-for", said=line.said, type=self.type))
        self.facts_there(term.needs, scope.facts, at, line.said)
        inner = self.groups(line, scope)
        for slot, takes in term.takes.items():
            takes = next((Sort(values[word].more) for word in ("stat", "spot") if word in values), takes)
            if slot not in values:      # the sentence itself refers to the target, or to this
                self.somebody(Word(REFS[slot], REFS[slot].name, said=slot), takes, scope, at)
            elif values[slot].code >= 0:
                self.somebody(values[slot], takes, inner, at)
            elif GROUP_SORTS[Group(-values[slot].code)] & ~takes:
                self.no(at, self.not_fit(values[slot].said, GROUP_SORTS[Group(-values[slot].code)], takes, scope),
                        values[slot].said)
        self.apart(line)
        if "target" in (values[slot].key for slot in ("deck", "decks") if slot in values):
            self.somebody(Word(Ref.TARGET, "TARGET", said="target"), Sort.DECK, scope, at)
        self.numbers(values, term.least, term.most, term.fixed, scope, at)
        self.words(line, inner)
        if "what" in values:
            self.choice(values["what"], scope, at)
        if inner is not scope:      # a loop, which may have no rounds, and whose last round alone would be known
            return scope
        scope = replace(scope, facts=scope.facts | term.gives & ~OF_CARD)
        return replace(scope, chosen=WHAT_SORTS[values["what"].code]) if "what" in values else scope  # type: ignore[index]

    def words(self, line: Line, scope: Scope) -> None:
        """Check that words go together."""
        values, at = line.values, line.at
        against = [("down", "coin", is_down(values) and not values["coin"].more),
                   ("sign", "stat", "sign" in values and values["sign"].code < 0 and values["stat"].code == Mod.LIFE),
                   ("upto", "n", "n" in values and values["n"].code == Amount.ALL and not line.term.whole)]
        for one, other, wrong in against:
            if wrong:
                word = values[one] if one != "upto" else values["n"]
                self.no(at, SpokenError("card-says-nothing", word=word.said, noun=values[other].said if one != "upto"
                                        else line.said, fit=_FIT[one]), word.said)
        if "lot" in values and values["lot"].code and values["what"].code not in _BY_LOT:
            fit = ", ".join(word for word, what in NOUNS.items() if what in _BY_LOT)
            self.no(at, SpokenError("card-says-nothing", word="at random", noun=values["what"].said, fit=fit),
                    "at random")
        if "coin" in values and values["coin"].code == Do.PAY_COUNTERS:
            self.facts_there(Fact.COUNTERS, scope.facts, at, line.said)

    def groups(self, line: Line, scope: Scope) -> Scope:
        """A group in a term makes a loop of it."""
        there = [word for slot, word in line.values.items() if slot in _SOMEBODY and word.code < 0]
        if not there:
            return scope
        if len(there) > 1:
            self.no(line.at, SpokenError("card-two-groups", said=line.said), there[-1].said)
        if any(word.code == Ref.EACH for slot, word in line.values.items() if slot in _SOMEBODY):
            self.no(line.at, SpokenError("card-each-and-group", group=there[0].said), "each")
        return self.loop(there[0], scope, line.at)

    def apart(self, line: Line) -> None:
        """Two references that may not be the same, or one that may not be you."""
        words = [line.values[slot] for slot in line.term.apart]
        if not words:
            return
        codes = [word.code for word in words]
        if len(set(codes)) < len(codes) or (len(codes) == 1 and codes[0] in (Ref.YOU, Ref.THIS)):
            self.no(line.at, SpokenError("card-apart", said=words[-1].said, term=line.said), words[-1].said)

    # ---- words -----------------------------------------------------------------------------------

    def somebody(self, word: Word, takes: Sort, scope: Scope, at: Path) -> None:
        """Check that a reference exists and has a sort that is taken."""
        if word.code >= CHARACTER_OF:
            whose = Ref(word.code - CHARACTER_OF)
            said = next(said for said, ref in REFS.items() if ref == whose)
            self.somebody(Word(whose, whose.name, said=said), Sort.PLAYER, scope, at)
            if not takes & Sort.CHARACTER:
                self.no(at, self.not_fit(word.said, Sort.CHARACTER, takes, scope), word.said)
            return
        ref = Ref(word.code)
        self.spoken.add(Ref.TARGET if ref == Ref.ITS_CONTROLLER else ref)
        if ref == Ref.ITS_CONTROLLER and scope.targets:
            if scope.targets[0] & ~Sort.ITEM:
                self.no(at, self.not_fit("target", scope.targets[0], Sort.ITEM, scope), word.said)
            return
        sort = scope.sort_of(ref)
        if not sort:
            self.no(at, self.lacking(word, takes, scope), word.said)
        elif sort & ~takes:
            self.no(at, self.not_fit(word.said, sort, takes, scope), word.said)

    def not_fit(self, said: str, sort: Sort, takes: Sort, scope: Scope) -> InputError:
        wrong = SpokenError("card-sort", said=said, sort=sorts(sort), takes=sorts(takes))
        return self.with_fit(wrong, takes, scope)

    def with_fit(self, wrong: InputError, takes: Sort, scope: Scope) -> InputError:
        fit = scope.fit(takes)
        return SpokenError("card-fit", wrong=wrong, fit=fit) if fit else wrong

    def lacking(self, word: Word, takes: Sort, scope: Scope) -> InputError:
        """Why a reference refers to nothing here."""
        ref = Ref(word.code)
        if ref in TARGETS or ref == Ref.ITS_CONTROLLER:
            n = len(scope.targets)
            return SpokenError("card-no-target", said=word.said, count=("none", "one", "more")[min(n, 2)], n=n)
        missing = REFS_NEED.get(ref, NO_FACT) & ~scope.facts
        if missing:
            wrong = SpokenError("card-lacks", said=word.said, why=SpokenError(f"card-needs-{missing.name}"))
        else:
            key = {Ref.CHOSEN: "chosen", Ref.EACH: "each", Ref.OUTER: "outer", Ref.THIS: "this"}.get(ref, "they")
            wrong = SpokenError(f"card-no-{key}", said=word.said)
        return self.with_fit(wrong, takes, scope)

    def facts_there(self, needs: Fact, there: Fact, at: Path, said: str) -> None:
        for fact in Fact:
            if fact & needs & ~there:
                self.no(at, SpokenError("card-lacks", said=said, why=SpokenError(f"card-needs-{fact.name}")), said)

    def check(self, checks: Checks, scope: Scope, standing: bool = False) -> None:
        """Check conditions. `standing` ones are tested while no effect is carried out, so they know only players, by
        their role."""
        for check in checks.every:
            self.facts_there(check.condition.needs, scope.facts, check.at, check.said)
            self.numbers(check.values, check.condition.least, MOST_AMOUNT, True, scope, check.at)
            self.subject(check, scope, standing)
            if standing and check.condition.needs & Fact.PAID and (len(checks.every) > 1 or check.negated):
                self.no(check.at, SpokenError("card-paid-alone", said=check.said), check.said)

    def subject(self, check: Check, scope: Scope, standing: bool) -> None:
        """Check the player that a condition is about."""
        word = check.values.get("subject")
        if word is None or word.code < OF_REF:
            return
        if standing:
            self.no(check.at, SpokenError("card-standing", said=word.said, fit=", ".join(PARTIES)), word.said)
        else:
            self.somebody(Word(word.more, word.key, said=word.said), Sort.PLAYER, scope, check.at)

    def choice(self, what: Word, scope: Scope, at: Path) -> None:
        """Check that a choice's owner exists."""
        if what.more & Only.THEIRS and not scope.they:
            self.no(at, SpokenError("card-no-they", said="their"), "their")
        if what.more & Only.TARGETS:
            self.somebody(Word(Ref.TARGET, "TARGET", said="target"), Sort.PLAYER, scope, at)

    def numbers(self, values: Values, least: int, most: int, fixed: bool, scope: Scope, at: Path) -> None:
        for slot in ("n", "m", "more", "much"):
            if slot not in values or values[slot].key in ("any", "all"):
                continue
            word = values[slot]
            if word.code >= 0:
                if not least <= word.code <= most:
                    self.no(at, SpokenError("card-range", said=word.said, least=least, most=most), word.said)
            elif isinstance(word, CountedAmount) and not fixed:
                self.counted(word, scope, at)
            elif fixed:
                self.no(at, SpokenError("card-fixed", said=word.said, least=least, most=most), word.said)
            else:
                self.amount(Amount(word.code), word.said, scope, at)
        if fixed and least == 0 and "m" in values and values["n"].code >= values["m"].code >= 0:
            self.no(at, SpokenError("card-from-to", n=values["n"].code, m=values["m"].code))

    def counted(self, word: CountedAmount, scope: Scope, at: Path) -> None:
        """Check that a count's player or thing exists."""
        if word.of:
            said = next(said for said, ref in REFS.items() if ref == word.of)
            takes = COUNTING if word.what == Count.COUNTERS else Sort.PLAYER
            self.somebody(Word(word.of, word.of.name, said=said), takes, scope, at)
        self.facts_there(_COUNTS_NEED.get(word.what, NO_FACT), scope.facts, at, word.said)

    def amount(self, amount: Amount, said: str, scope: Scope, at: Path) -> None:
        self.facts_there(AMOUNTS_NEED.get(amount, NO_FACT), scope.facts, at, said)
        if amount == Amount.THEIR_CENTS:
            self.somebody(Word(Ref.TARGET, "TARGET", said="target"), Sort.PLAYER, scope, at)


_FIT = {"down": "life", "sign": "attack, to rolls, to foes' evasion, evasion", "upto": "lose all cents"}
"""What would fit if words do not go together."""

_BY_LOT = {What.PLAYER, What.MONSTER, What.PLAYER_OR_MONSTER, What.ITEM, What.SHOP_ITEM, What.ITEM_OR_SHOP_ITEM,
           What.SOUL, What.ITEM_OR_SOUL, What.CURSE, What.CHARACTER, What.MONSTER_OR_SHOP_ITEM}
"""Things that may be drawn by lot: players and things in play."""


def fit_for(holders: Word) -> str:
    """The values that these holders may have more of."""
    beasts = holders.said in BEASTS
    return ", ".join(said for said, word in GIFTS.items() if (word.more if beasts else word.code))


def lines_of(effect: Effect) -> Iterator[Line]:
    """Every term of an effect."""
    yield from (node for node in nodes_of(effect) if isinstance(node, Line))


_THIS = Word(Ref.THIS, "THIS")


def tags_of(abilities: Sequence[Ability]) -> Iterator[tuple[Path, str]]:
    """The tags in some abilities, with their places."""
    for ability in every_ability(abilities):
        nodes = [node for mode in ability.modes for node in nodes_of(mode.body)]
        checks = [ability.check, *(node.check for node in nodes if isinstance(node, If))]
        yield from ((check.at, check.values["tag"].key) for some in checks if some for check in some.every
                    if "tag" in check.values)
        yield from ((node.at, node.values["quarry"].key) for node in nodes if isinstance(node, Line)
                    and "quarry" in node.values and node.values["quarry"].code < 0)


def given_by(abilities: Iterable[Ability]) -> Fact:
    """The facts of a card that its abilities give."""
    facts = NO_FACT
    for ability in abilities:
        if ability.static is not None:
            facts |= ability.static.gives
        if ability.goal is not None:
            facts |= Fact.COUNTERS
        for mode in ability.modes:
            for line in lines_of(mode.body):
                facts |= line.term.gives if line.values.get("obj", _THIS).code == Ref.THIS else NO_FACT
    return facts & OF_CARD


def mistakes(abilities: Sequence[Ability], type: str, homes: Home, this: Sort, counters: bool) -> list[CardError]:
    """All semantic errors in a card's abilities."""
    facts = given_by(abilities) | (Fact.COUNTERS if counters else NO_FACT)
    sense = Sense(type, homes, this, facts, sum(ability.goal is not None for ability in abilities))
    for ability in abilities:
        sense.ability(ability)
    return sense.wrong
