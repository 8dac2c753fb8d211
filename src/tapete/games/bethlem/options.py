"""The options of Bethlem, each declared once, and the conditions that concern several of them."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import field_validator, model_validator

from ...files.config import Strict
from ...gamedef import options as declared
from ...gamedef.by_players import RulesetOptions
from ...gamedef.options import Option, record_of
from ...kernel.record import flag, u1
from .custom.names import RENEGADES, Occurrence
from .names import CARDS, FIRST_CUSTOM, FIRST_CUSTOM_EVENT, FIRST_GOAL, Call, Card, Event, Group
from .rules.cards import group_of, is_in
from .wrong import Wrong


def _cards(first: int, end: int) -> dict[str, int]:
    return {Card(card).name: card for card in range(first, end)}


NIGHT = {call.name: int(call) for call in Call
         if Call.NONE < call < Call.WAKERFIELD or call == Call.PARCA_2 or Call.SUPERVIVIENTE <= call < Call.RELOJERO_3}
TOGETHER = (("SIAMESA_1", "SIAMESA_2"), ("COMPANERO_1", "COMPANERO_2", "COMPANERO_3"))


class Night(Strict):
    """The order of the night."""

    calls: Annotated[list[str], Option("the narrator's calls, in order; for a card that is not in the game none is "
                                       "made", names=NIGHT, size=(1, 47), field="night")]
    first_round_only: Annotated[list[str], Option("calls of the first night alone", names=NIGHT, chosen=True,
                                                  field="first")]
    not_in_first_round: Annotated[list[str], Option("calls that the first night has not", names=NIGHT, chosen=True,
                                                    field="not_first")]


class OwnCardsOptions(Strict):
    """The game with custom cards: its parts, and its numbers."""

    characters: Annotated[list[str], Option("main characters to draw from, one for each player", own=True, size=(4, 13),
                                            names=_cards(FIRST_CUSTOM, FIRST_GOAL), once=True)]
    objectives: Annotated[dict[Literal[4, 5, 6, 7], list[str]], Option(
        "the objectives that are dealt, by the number of players", own=True, names=_cards(FIRST_GOAL, CARDS),
        once=True)]
    extra_powers: Annotated[list[str], Option("characters whose extra power is in the game", field="extra",
                                              names=_cards(FIRST_CUSTOM, FIRST_GOAL), chosen=True)]
    occurrences: Annotated[list[str], Option("what may occur", names=Occurrence, chosen=True)]
    periodic_every: Annotated[int, Option("rounds from one periodic occurrence to the next; 0: there are none", 0, 20,
                                          field="every")]
    one_off: Annotated[bool, Option("whether an objective laid open brings the choice of an occurrence")]
    bets_of_a_kind: Annotated[int, Option("how often the gambler may make each kind of bet", 1, 20, field="bets")]
    survivor_rounds: Annotated[int, Option("rounds in which the last survivor wins by dying", 0, 20)]
    comas: Annotated[int, Option("how many cards the doctor may put into a coma", 0, 20)]
    one_haki: Annotated[bool, Option("whether the otaku uses no more than one haki a night")] = False

    @field_validator("objectives")
    @classmethod
    def _objectives(cls, sets: dict[int, list[str]]) -> dict[int, list[str]]:
        for players, names in sets.items():
            if len(names) != players:
                raise Wrong("objectives", players=players, n=len(names))
            if not any(is_in(Card[name], RENEGADES) for name in names):
                raise Wrong("no-mutineer", players=players)
        return sets


class BethlemOptions(RulesetOptions):
    """All options that a designer may change."""

    cards: Annotated[dict[Literal[2, 3, 4, 5, 6, 7], list[str]], Option(
        "the cards in the game, by the number of players; a narrator is none of them", own=True,
        names=_cards(1, FIRST_CUSTOM), once=True)]
    one_of: Annotated[dict[Literal[3, 4, 5, 6, 7], list[str]], Option(
        "of these cards lot puts one of each group into the game, by the number of players", own=True,
        names=_cards(1, FIRST_CUSTOM), once=True)] = {}
    two_of: Annotated[dict[Literal[3, 4, 5, 6, 7], list[str]], Option(
        "of these cards lot puts two of each group into the game, by the number of players", own=True,
        names=_cards(1, FIRST_CUSTOM), once=True)] = {}
    events: Annotated[list[str], Option("the event cards", names=Event, chosen=True)]
    night: Annotated[Night, Option("the night", flat=True)]
    narrator_from: Annotated[int, Option("from so many people on the last one narrates; 9: the program always does",
                                         4, 9, own=True)]
    attack_passes: Annotated[int, Option("how often the mutineers go round to agree", 1, 5)]
    spy_seen: Annotated[int, Option("one time in so many a spy is seen; 0: never", 0, 20)]
    stalemate: Annotated[int, Option("rounds without a death after which nobody wins", 2, 60)]
    bipolar_shown: Annotated[bool, Option("whether BIPOLARIDAD is turned up with the personalities of the day")]
    talk: Annotated[int, Option("sentences that each player may say by day, for all to hear and bots to read; "
                                "0: words are free and nobody reads them", 0, 9)] = 0
    mute: Annotated[list[int], Option("players, by their seat's number from 0, who say no sentences by day", 0, 6,
                                      size=(0, 7), once=True, own=True)] = []
    own_cards: Annotated[OwnCardsOptions | None, Option("the game with cards of one's own; null: the base game",
                                                        flat=True)] = None

    @model_validator(mode="after")
    def _sets(self) -> BethlemOptions:
        for many in (*self.one_of, *self.two_of):
            if many not in self.cards:
                raise Wrong("no-set", players=many).of(("one_of", many), ("two_of", many))
        for players, names in self.cards.items():
            lots: dict[int, list[str]] = {n: [name for at, among in sets.items() if at == players for name in among]
                                          for n, sets in ((1, self.one_of), (2, self.two_of))}
            _check_lots(players, names, lots)
            _check_set(players, names, self.own_cards is not None, lots)
        foreign = [name for name in self.events if Event[name] >= FIRST_CUSTOM_EVENT]
        if foreign and self.own_cards is None:
            raise Wrong("foreign", cards=", ".join(foreign)).of(("events",))
        return self

    def set_of(self, players: int) -> list[str]:
        """The cards of a set, with those that lot may add to it."""
        sets: tuple[dict[int, list[str]], ...] = (self.cards, self.one_of, self.two_of)     # type: ignore[assignment]
        return [name for names in sets for name in names.get(players, ())]

    def players(self, seats: int) -> int:
        """How many of so many people hold cards. Raises ValueError if they cannot play."""
        players = seats - (seats >= self.narrator_from)
        if players not in self.cards:
            raise Wrong("players", players=players, least=min(self.cards), most=max(self.cards))
        if self.own_cards and len(self.own_cards.characters) < players:
            raise Wrong("characters", players=players, n=len(self.own_cards.characters))
        return players


def _check_lots(players: int, names: list[str], lots: dict[int, list[str]]) -> None:
    """Raise ValueError if lot would have nothing to choose, or could separate cards that belong together."""
    fixed = {name for together in TOGETHER for name in together} | {"DANIEL", "NATHANIEL"}
    for drawn, among in lots.items():
        for name in among:
            if name in names or sum(name in others for others in lots.values()) > 1:
                raise Wrong("twice", players=players, card=name).of(*_cards_of(players))
            if name in fixed:
                raise Wrong("no-lot", players=players, card=name).of(*_cards_of(players))
        for group in Group:
            n = sum(group_of(Card[name]) == group for name in among)
            if 0 < n <= drawn:
                raise Wrong("few-lots", players=players, drawn=drawn, group=group.name, n=n).of(*_cards_of(players))


def _check_set(players: int, names: list[str], own: bool, lots: dict[int, list[str]]) -> None:
    """Raise ValueError for cards with which so many cannot play. `lots`: the cards to draw from, by the number
    drawn."""
    rows = max(players, 4)
    counts = Counter(group_of(Card[name]) for name in names)
    for drawn, among in lots.items():
        counts.update(dict.fromkeys({group_of(Card[name]) for name in among}, drawn))
    for group in Group:
        needed = players if group == Group.TRAIT else rows
        if group == Group.GOAL or (own and group == Group.P1):
            needed = 0
        enough = counts[group] == needed or (players == 2 and counts[group] > needed)
        if not enough:
            raise Wrong("group", players=players, needed=needed, group=group.name, n=counts[group]).of(
                *_cards_of(players))
    for together in TOGETHER:
        if 0 < sum(name in names for name in together) < len(together):
            raise Wrong("together", players=players, cards=", ".join(together)).of(*_cards_of(players))
    if own and players < 4:
        raise Wrong("own-players", players=players).of(*_cards_of(players))
    if own:
        return
    if "DANIEL" not in names or "NATHANIEL" not in names:
        raise Wrong("brothers", players=players).of(*_cards_of(players))
    if players < 4 and ("RICHARD_DADD" in names or "PACTO_DE_SANGRE" in names or "LOBOTOMIA" in names):
        raise Wrong("two-sides", players=players).of(*_cards_of(players))


Options = record_of(BethlemOptions, in_play=flag[CARDS], by_lot=u1[CARDS], mute=u1, narrator=flag, custom=flag,
                    before_8=flag, before_9=flag, before_10=flag, before_11=flag, before_12=flag,
                    before_13=flag, before_14=flag, before_15=flag, before_16=flag, before_17=flag)
"""`before_8` and so on: the rules, and what is told, are those of an earlier version."""


def fill(numbers: Any, options: BethlemOptions, seats: int) -> None:
    """Write options for so many seats into a plain `Options` record. Raises ValueError if they cannot play."""
    declared.fill(numbers, options)
    own = options.own_cards
    players: Any = options.players(seats)
    numbers.mute = sum(1 << seat for seat in options.mute)
    numbers.narrator, numbers.custom = seats - players, int(own is not None)
    for name in (*options.cards[players], *(own.characters if own else ()), *(own.objectives[players] if own else ())):
        numbers.in_play[Card[name]] = 1
    for drawn, sets in ((1, options.one_of), (2, options.two_of)):
        for name in sets.get(players, ()):
            numbers.in_play[Card[name]], numbers.by_lot[Card[name]] = 1, drawn


def _cards_of(players: int) -> Iterator[tuple[str, int]]:
    """Where the options list the cards of so many players."""
    yield from ((name, players) for name in ("cards", "one_of", "two_of"))
