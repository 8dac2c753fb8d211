"""Read and check card files; each card gets its abilities as trees."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from functools import cached_property, partial
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, ValidationError, model_validator

from ....errors import InputError
from ....files.config import Strict, plain_data, read_yaml, spot_of
from ....files.model_errors import wrong_fields
from ....text.plain_text import all_as_typed, one_line
from ....text.spoken import SpokenError
from .kinds import HOMES, NO_SORT, THIS, Home, Sort
from .kinds import CardType as CardType
from .parser import TIMINGS, CardError, all_of, read_ability
from .sense import lines_of, mistakes, tags_of
from .tree import Ability, every_ability
from .tree import Path as Place
from .words import TAGS, Mod

DECKS = {"characters": CardType.CHARACTER, "starting": CardType.STARTING, "treasure": CardType.TREASURE,
         "loot": CardType.LOOT,
         "monsters": CardType.MONSTER, "bonus": CardType.BONUS, "rooms": CardType.ROOM}
"""The decks by the name that a card file gives them."""

TYPES = {
    CardType.CHARACTER: ("character",), CardType.STARTING: ("starting",),
    CardType.TREASURE: ("passive", "active", "one_use", "paid", "soul_item"),
    CardType.LOOT: ("money", "butter_bean", "bomb", "battery", "dice_shard_or_soul_heart", "pill_or_rune", "trinket",
                    "lost_soul", "tarot", "misc"),
    CardType.MONSTER: ("basic", "holy", "cursed", "boss", "epic_boss", "good_event", "bad_event", "curse"),
    CardType.BONUS: ("bonus",), CardType.ROOM: ("room",)}
"""The values of `type` for each deck's cards."""

GOALS = 8
"""Most goals of a card."""

SETS = ("base", "gold", "plus", "requiem", "own")

Count = Annotated[int, Field(ge=1, le=20)]
Small = Annotated[int, Field(ge=0, le=20)]


Line = Annotated[str, AfterValidator(one_line)]


class Names(Strict):
    """A card's name in each language. A name in one language, or without any, is the name in both."""

    en: Line
    es: Line | None = None

    @model_validator(mode="before")
    @classmethod
    def _in_both(cls, value: Any) -> Any:
        if isinstance(value, str):
            return {"en": value}
        if isinstance(value, Mapping) and "en" not in value and "es" in value:
            return {**value, "en": value["es"]}
        return value


class Reward(Strict):
    """The reward for killing a monster: a number, or the face of a roll."""

    cents: Small | Literal["roll"] = 0
    loot: Small | Literal["roll"] = 0
    treasure: Small = 0


class CardText(Strict):
    """A card as in a file; `parser` reads its `abilities`."""

    id: Annotated[str, Field(pattern=r"^[A-Z][A-Z0-9_]*$", max_length=40)]
    name: Names
    type: str
    set: Literal["base", "gold", "plus", "requiem", "own"] = "base"
    count: Count = 1
    players: Annotated[int, Field(ge=2, le=4)] = 2
    life: Small = 0
    attack: Small = 0
    evasion: Annotated[int, Field(ge=0, le=7)] = 0
    souls: Annotated[int, Field(ge=0, le=4)] = 0
    reward: Reward = Reward()
    tags: list[Annotated[str, Field(pattern=r"^[a-z]+$", max_length=20)]] = []
    item: str | None = None
    counters: Small = 0
    used: bool = False
    draws: Annotated[int, Field(ge=0, le=8)] = 0
    begins: bool = False
    unwritten: bool = False
    abilities: list[Any] = []


@dataclass(frozen=True)
class CardSource:
    """A parsed card: its data, its kind, its abilities."""

    text: CardText
    kind: CardType
    abilities: tuple[Ability, ...]
    at: Place = field(default=(), compare=False)
    """Its place in its file."""
    typed: tuple[dict[str, Any] | None, ...] = field(default=(), compare=False)
    """For each ability of its file that is a sentence, what the sentence is printed from."""

    @property
    def arena(self) -> bool:
        """Whether it is a room that can be attacked."""
        return any(each.static is not None and each.static.mod == Mod.ATTACKABLE for each in self.abilities)

    @cached_property
    def every(self) -> tuple[Ability, ...]:
        """Its abilities and, after them, the triggers that they leave behind."""
        return every_ability(self.abilities)

    @property
    def homes(self) -> Home:
        """The places where its abilities work."""
        return HOMES[self.kind] | (Home.ARENA if self.arena else Home(0))

    @property
    def deck(self) -> CardType:
        """The kind that names its deck: a trinket's is loot."""
        return {CardType.TRINKET: CardType.LOOT, CardType.EVENT: CardType.MONSTER,
                CardType.CURSE: CardType.MONSTER}.get(self.kind, self.kind)


def read_cards(path: Path) -> list[CardSource]:
    """The cards of a file. Raises InputError with file, line and card of the first error."""
    return cards_of(read_yaml(path), str(path))


@dataclass(frozen=True)
class Sentence:
    """An ability typed as a card prints it, on a card of a kind."""

    text: str
    timings: tuple[str, ...]
    """The timings that the card may have."""
    fits: Callable[[Ability], bool]
    """Whether an ability makes sense on the card, beside those that are read already."""


ReadSentence = Callable[[Sentence], dict[str, Any]]
"""Reads a sentence to the entry of `abilities` that it is printed from, if possible one that makes sense on the card.
Raises SpokenError if it is printed from none, or from several.
"""


def no_sentence(sentence: Sentence) -> dict[str, Any]:
    """The reader of files that have no sentences."""
    raise SpokenError("card-no-ability", timings=", ".join(TIMINGS))


def cards_of(tree: Any, name: str) -> list[CardSource]:
    """The cards of a tree `{deck: ..., cards: [...]}`. Raises InputError that names the card and the error."""
    cards, wrong = look_through(tree, name)
    if wrong:
        raise wrong[0]
    return cards


def look_through(tree: Any, name: str, read_sentence: ReadSentence = no_sentence
                 ) -> tuple[list[CardSource], list[InputError]]:
    """The valid cards of a tree, and all errors, in the order of their places."""
    cards: list[CardSource] = []
    wrong: list[CardError] = []
    if not isinstance(tree, Mapping) or set(tree) != {"deck", "cards"} or not isinstance(tree["cards"], list):
        wrong.append(CardError((), SpokenError("card-file")))
    elif not isinstance(tree["deck"], str) or tree["deck"] not in DECKS:
        wrong.append(CardError(("deck",), SpokenError("card-no-deck", said=str(tree["deck"]), known=", ".join(DECKS))))
    else:
        for i, node in enumerate(tree["cards"]):
            try:
                cards.append(_card(node, DECKS[tree["deck"]], ("cards", i), read_sentence))
            except CardError as error:
                wrong += error.all
    placed = sorted((placed_error(tree, name, error) for error in wrong), key=lambda pair: pair[0])
    return cards, [error for _, error in placed]


def plainly_typed(tree: Mapping[str, Any], cards: Sequence[CardSource]) -> dict[str, Any]:
    """A valid tree of cards with the phrases of abilities as typed, sentences as what they are printed from, and each
    name in one line. `cards` are the tree's, in their order."""
    return {**tree, "cards": [_plainly_typed(node, card) for node, card in zip(tree["cards"], cards, strict=True)]}


def _plainly_typed(node: Mapping[str, Any], card: CardSource) -> dict[str, Any]:
    names = {language: name for language, name in card.text.name.model_dump().items() if name}
    abilities = [each if typed is None else typed
                 for each, typed in zip(all_as_typed(node.get("abilities", [])), card.typed, strict=True)]
    return {**node, "name": names, **({"abilities": abilities} if "abilities" in node else {})}


def placed_error(tree: Any, name: str, error: CardError) -> tuple[tuple[int, int], InputError]:
    """An error with its place and its card, and the line and column of that place."""
    line, column = spot_of(tree, error.path, error.word) or (0, 0)
    try:
        of_card: InputError = SpokenError("at", where=str(tree["cards"][error.path[1]]["id"]), wrong=error.wrong)
    except (KeyError, IndexError, TypeError):
        of_card = error.wrong
    if not line:
        return (0, 0), SpokenError("in-file", name=name, wrong=of_card).of(error.path)
    made = SpokenError("in-column", name=name, line=line, column=column, wrong=of_card)
    return (line, column), made.of(error.path)


def _card(node: Any, deck: CardType, path: Place, read_sentence: ReadSentence) -> CardSource:
    plain = plain_data(node)
    try:
        text = CardText.model_validate(plain)
    except ValidationError as error:
        first, *others = [CardError((*path, *inner), wrong) for inner, wrong in wrong_fields(CardText, plain, error)]
        raise CardError(first.path, first.wrong, first.word, others) from error
    if text.type not in TYPES[deck]:
        raise CardError((*path, "type"), SpokenError("card-no-type", said=text.type, known=", ".join(TYPES[deck])))
    kind = _kind(deck, text.type)
    card = CardSource(text, kind, (), path)
    written = all_as_typed(node.get("abilities", []))
    typed = _sentences(card, written, read_sentence)
    abilities = all_of(partial(read_ability, typed.get(i, ability), (*path, "abilities", i))
                       for i, ability in enumerate(written))
    card = replace(card, abilities=tuple(abilities), typed=tuple(typed.get(i) for i in range(len(written))))
    found = [] if text.unwritten else [*fitting(card), *_mistakes(card)]
    if found:
        raise CardError(found[0].path, found[0].wrong, found[0].word, found[1:])
    if kind == CardType.CURSE:
        card = replace(card, abilities=(read_ability(_CURSE, path), *abilities))
    return card


def _mistakes(card: CardSource) -> list[CardError]:
    this = THIS.get(card.kind, NO_SORT) if not card.arena else Sort.ARENA
    return mistakes(list(card.abilities), card.text.type, card.homes, this, card.text.counters > 0)


def _sentences(card: CardSource, written: Sequence[Any], read_sentence: ReadSentence) -> dict[int, dict[str, Any]]:
    """What each sentence among a card's abilities is printed from, by its index. One that makes sense only beside
    another is read again when that is known."""
    texts = {i: text for i, text in enumerate(written) if isinstance(text, str)}
    if not texts:
        return {}
    read: dict[int, Ability] = {}
    for i, ability in enumerate(written):
        if i not in texts:
            with suppress(CardError):       # the parser says it
                read[i] = read_ability(ability, ())
    timings = tuple(key for key in _MAY_HAVE[card.kind] if key not in _TYPE_HAS_NOT.get(card.text.type, ()))

    def fits(ability: Ability) -> bool:
        return not _mistakes(replace(card, abilities=(*read.values(), ability)))

    def tree_of(i: int) -> dict[str, Any]:
        try:
            return read_sentence(Sentence(texts[i], timings, fits))
        except SpokenError as error:
            raise CardError((*card.at, "abilities", i), error) from error

    typed, alone = {}, []
    for i, tree in zip(texts, all_of(partial(tree_of, i) for i in texts), strict=True):
        typed[i], ability = tree, read_ability(tree, ())
        if fits(ability):
            read[i] = ability
        else:
            alone.append(i)
    return {**typed, **{i: tree_of(i) for i in alone}}


_CURSE = {"play": "curse target", "target": "player"}
"""The effect of every curse when it is played."""


def _kind(deck: CardType, kind: str) -> CardType:
    return {"trinket": CardType.TRINKET, "good_event": CardType.EVENT, "bad_event": CardType.EVENT,
            "curse": CardType.CURSE}.get(kind, deck)


# ---- what fits what ------------------------------------------------------------------------------

_ITEM = ("tap", "pay", "when", "static")
_MAY_HAVE = {CardType.CHARACTER: _ITEM, CardType.STARTING: _ITEM, CardType.TREASURE: _ITEM, CardType.TRINKET: _ITEM,
             CardType.LOOT: ("play",), CardType.EVENT: ("play",), CardType.MONSTER: ("when", "static"),
             CardType.CURSE: ("when", "static"), CardType.ROOM: ("pay", "when", "static", "goal"),
             CardType.BONUS: ("earned",)}
"""The timings that each kind of card may have."""

_HAS_ONE = {CardType.LOOT: "play", CardType.EVENT: "play", CardType.BONUS: "earned"}
"""Kinds that have a single ability, and its timing."""

_TYPE_HAS = {"active": "tap", "one_use": "tap", "paid": "pay"}
_TYPE_HAS_NOT = {"passive": ("tap", "pay")}

_FIELDS = {"life": (CardType.CHARACTER, CardType.MONSTER, CardType.ROOM),
           "attack": (CardType.CHARACTER, CardType.MONSTER, CardType.ROOM),
           "evasion": (CardType.MONSTER, CardType.ROOM), "reward": (CardType.MONSTER,), "item": (CardType.CHARACTER,),
           "draws": (CardType.CHARACTER,), "begins": (CardType.CHARACTER,),
           "count": (CardType.LOOT, CardType.TRINKET, CardType.TREASURE, CardType.MONSTER, CardType.EVENT,
                     CardType.CURSE, CardType.ROOM),
           "used": (CardType.STARTING, CardType.TREASURE, CardType.TRINKET),
           "counters": (CardType.STARTING, CardType.TREASURE, CardType.TRINKET, CardType.CHARACTER, CardType.MONSTER,
                        CardType.ROOM)}
"""Fields that only some kinds of cards may have."""


def fitting(card: CardSource) -> Iterator[CardError]:
    """Errors where a card's numbers and the timings of its abilities do not fit its kind."""
    text, path, kind = card.text, card.at, card.kind
    for name, kinds in _FIELDS.items():
        if kind not in kinds and getattr(text, name) != CardText.model_fields[name].default:
            yield CardError((*path, name), SpokenError("card-no-field", field=name, type=text.type), name)
    fights = kind == CardType.MONSTER or card.arena
    if text.life < 1 and (fights or kind == CardType.CHARACTER):
        yield CardError(path, SpokenError("card-needs-life", type=text.type))
    if kind == CardType.ROOM and text.life and not fights:
        yield CardError((*path, "life"), SpokenError("card-room-life"))
    keys = [ability.key for ability in card.abilities]
    for ability in card.abilities:
        if ability.key not in _MAY_HAVE[kind] or ability.key in _TYPE_HAS_NOT.get(text.type, ()):
            fit = [key for key in _MAY_HAVE[kind] if key not in _TYPE_HAS_NOT.get(text.type, ())]
            yield CardError((*ability.at, ability.key), SpokenError(
                "card-no-timing", said=ability.key, type=text.type, fit=", ".join(fit)), ability.key)
    if kind in _HAS_ONE and len(keys) != 1:
        yield CardError(path, SpokenError("card-one-ability", timing=_HAS_ONE[kind], n=len(keys)))
    if keys.count("tap") > 1:
        second = [ability.at for ability in card.abilities if ability.key == "tap"][1]
        yield CardError((*second, "tap"), SpokenError("card-one-tap"), "tap")
    if text.type in _TYPE_HAS and _TYPE_HAS[text.type] not in keys:
        yield CardError(path, SpokenError("card-has-no", type=text.type, timing=_TYPE_HAS[text.type]))
    goals = [ability.goal is not None for ability in card.abilities]
    if goals != sorted(goals, reverse=True) or sum(goals) > GOALS:
        yield CardError((*path, "abilities"), SpokenError("card-goals", most=GOALS))


def naming(cards: Iterable[CardSource], known: Mapping[str, CardType]) -> Iterator[tuple[CardSource, CardError]]:
    """Errors where cards name others that do not exist or are of another kind, or have the id of another. `known` are
    all others by their ids."""
    here = [card.text.id for card in cards]
    kinds = {**known, **{card.text.id: card.kind for card in cards}}
    items = [card.text.item for card in cards]
    tags = {*TAGS, *(tag for card in cards for tag in card.text.tags)}
    for i, card in enumerate(cards):
        text = card.text
        if text.id in known or text.id in here[:i]:
            yield card, CardError((*card.at, "id"), SpokenError("card-twice", id=text.id))
        if text.item and (kinds.get(text.item) != CardType.STARTING or text.item in items[:i]):
            yield card, CardError((*card.at, "item"), SpokenError(
                "card-no-item", id=text.item, near=_near(text.item, kinds, CardType.STARTING)))
        for line in (line for ability in card.abilities for mode in ability.modes for line in lines_of(mode.body)):
            named = line.values.get("quarry")
            wanted = _STORED[line.values["store"].said] if named is not None else ()
            if named is not None and named.code >= 0 and kinds.get(named.key) not in wanted:
                yield card, CardError(line.at, SpokenError(
                    "card-not-in-deck", id=named.key, deck=line.values["store"].said,
                    near=_near(named.key, kinds, *wanted)), named.key)
        for at, tag in tags_of(card.abilities):
            if tag not in tags:
                yield card, CardError(at, SpokenError(
                    "card-no-tag", tag=tag, near=", ".join(get_close_matches(tag, tags) or sorted(tags))), tag)


_STORED = {"the treasure deck": (CardType.TREASURE,), "the loot deck": (CardType.LOOT, CardType.TRINKET),
           "the monster deck": (CardType.MONSTER,)}
"""The kinds that a search of a deck can look for."""


def _near(card_id: str, kinds: Mapping[str, CardType], *wanted: CardType) -> str:
    """The ids of some kinds of cards that are similar to a misspelt one."""
    return ", ".join(get_close_matches(card_id, [each for each, kind in kinds.items() if kind in wanted])) or "empty"
