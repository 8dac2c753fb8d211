"""The paths of the view that are more than a field of the record, so that scenarios can set them.

`lore` is the state itself: a card is named by its place, and the state holds the card there.
"""
from __future__ import annotations

from typing import Any

from ...gamedef.kinds import Kind, Named, YesNo, whole
from ...gamedef.paths import Paths
from ...kernel.agenda import frame_op, in_order, schedule, top_frame
from . import vocabulary as of
from .custom.names import ChoiceName
from .custom.rules.goals import forget_goals, learn_goal, show_goal
from .given import Piece, Player, Row, Seated, piece_at
from .model import Menu
from .names import (
    DISCARDED,
    EVENTS,
    FIRST_GOAL,
    IN_DECK,
    NO_ATTACK,
    ROW,
    VIEWERS,
    Call,
    Card,
    Doom,
    Group,
    Mode,
    Op,
    Phase,
    Reply,
    Word,
)
from .rules.cards import group_of, holder
from .rules.draft import know_the_cards
from .rules.flow import act, step
from .rules.knowledge import learn_card, learn_trait, show_to_all
from .rules.menu import legal
from .wrong import Wrong

PATHS = Paths(first=("rows", "rows.*.cards", "traits", "seats.*.trait", "custom.goals", "custom.seats.*.goal"),
              last=("phase", "call"))
_path = PATHS.path
Position = Kind("position", 0, 3)
Round = Kind("round", 0, 200)
Flag = YesNo()
_Word = Named("word", Word)


def finish_setup(s: Any) -> None:
    """With two or three players: choose, deal and lay the cards, always with the first legal choice."""
    if s.mode == Mode.NORMAL or s.phase != Phase.SETUP:
        return
    menu = Menu.plain()
    while frame_op(top_frame(s)) != Op.NIGHTFALL:
        if not step(s):
            legal(s, menu)
            act(s, menu.actions[0])


# ---- cards -------------------------------------------------------------------------------------

def _know_again(s: Any) -> None:
    """Reset what everybody knows: their own cards, what is shown, and nothing else."""
    know_the_cards(s)
    pieces = range(ROW * s.n_rows)
    for piece in pieces:
        s.pieces[piece].known = s.pieces[piece].grouped = 0
        learn_card(s, holder(s, piece), piece)
    for piece in pieces:
        if s.pieces[piece].dead:
            show_to_all(s, piece)
    for seat in range(s.n_players):
        s.traits_seen[seat] = 0
        learn_trait(s, seat, seat)
    if s.options.custom:
        forget_goals(s)


def _find(s: Any, card: int) -> int:
    """The piece that is a card. ValueError if the game has none."""
    for piece in range(ROW * s.n_rows):
        if s.pieces[piece].card == card:
            return piece
    raise Wrong("not-with-so-many", card=Card(card).name, players=int(s.n_players))


@_path("rows")
def _rows(s: Any, _: Any, value: Any) -> None:
    """The cards of every row, from left to right."""
    if not isinstance(value, list) or len(value) != s.n_rows:
        raise Wrong("rows-of-four", rows=int(s.n_rows))
    for row, cards in enumerate(value):
        _row(s, s, row, of.Card.read_all(s, cards))


@_path("rows.*.cards", Row, values=of.Card)
def _row(s: Any, _: Any, row: int, cards: list[int]) -> None:
    """The four cards of a row, one of each group, from left to right; each changes places with where it was."""
    mine = [s.pieces[ROW * row + i] for i in range(ROW)]
    if sorted(group_of(card) for card in cards) != [0, 1, 2, 3]:
        raise Wrong("one-of-each-group")
    held = {group_of(piece.card): piece.card for piece in mine}
    for piece, card in zip(mine, cards, strict=True):
        piece.card = held[group_of(card)]
    for piece, card in zip(mine, cards, strict=True):
        if not s.options.in_play[card]:
            raise Wrong("not-with-so-many", card=Card(card).name, players=int(s.n_players))
        s.pieces[_find(s, card)].card, piece.card = piece.card, card
    _know_again(s)


_FIELDS = {"dead": "dead", "used": "used", "awakened": "woken", "lobotomized": "lobotomized", "gloomy": "gloomy",
           "isolated": "isolated"}


@_path("rows.*.cards.*.*", Row, Position, Named("field", ("doomed", "due", "shown", *_FIELDS)))
def _card(s: Any, _: Any, row: int, i: int, field: int, value: Any) -> None:
    """`doomed`, `shown` and what lies on a card: true or false; `due`: a round, of an illness."""
    name = ("doomed", "due", "shown", *_FIELDS)[field]
    piece = s.at[ROW * row + i]
    it = s.pieces[piece]
    if name == "due":
        it.due, it.due_doom = Round.read(s, value), NO_ATTACK
        return
    on = Flag.read(s, value)
    if name == "doomed":
        it.doom = int(Doom.DIRECT) if on else 0
    elif name in _FIELDS:
        setattr(it, _FIELDS[name], on)
    if on and name in ("dead", "lobotomized", "shown"):
        show_to_all(s, piece)


# ---- seats -------------------------------------------------------------------------------------

@_path("traits", values=of.Card)
def _traits(s: Any, _: Any, traits: list[int]) -> None:
    """The personality of every player."""
    if len(traits) != s.n_players:
        raise Wrong("so-many-personalities", n=int(s.n_players))
    for seat, trait in enumerate(traits):
        _trait(s, s, seat, trait)


@_path("seats.*.trait", Player, value=of.Card)
def _trait(s: Any, _: Any, seat: int, trait: int) -> None:
    """The seat that had it gets the old one."""
    if group_of(trait) != Group.TRAIT or not s.options.in_play[trait]:
        raise Wrong("no-personality-here", card=Card(trait).name)
    _swap_in(s.traits, seat, trait)
    _know_again(s)


def _swap_in(row: Any, seat: int, card: int) -> None:
    other = list(row).index(card)
    row[other], row[seat] = row[seat], card


@_path("seats.*.trait_shown", Player, value=Flag)
def _trait_shown(s: Any, _: Any, seat: int, shown: int) -> None:
    """true: everybody knows it."""
    for viewer in range(VIEWERS * shown):
        learn_trait(s, viewer, seat)


@_path("seats.*.events", Player, values=of.Event)
def _events(s: Any, _: Any, seat: int, events: list[int]) -> None:
    """The seat holds these and no others."""
    for event in range(EVENTS):
        if s.event_at[event] == seat + 1:
            s.event_at[event] = IN_DECK
    for event in events:
        s.event_at[event] = seat + 1
    for each in range(s.n_players):
        s.n_hand[each] = sum(at == each + 1 for at in s.event_at)


@_path("events_out", values=of.Event)
def _events_out(s: Any, _: Any, events: list[int]) -> None:
    for event in events:
        s.event_at[event] = DISCARDED


@_path("seats.*.voteless", Player, value=Flag)
def _voteless(s: Any, _: Any, seat: int, voteless: int) -> None:
    s.voteless = s.voteless & ~(1 << seat) | voteless << seat


@_path("seats.*.claim", Player, value=of.TwoSides)
def _claim(s: Any, _: Any, seat: int, side: int) -> None:
    """The side that a player has said to be with."""
    s.claims[seat] = side


@_path("seats.*.said", Player)
def _said(s: Any, _: Any, seat: int, words: Any) -> None:
    """What a player has said last of each, in their order: VOUCHED, ACCUSED, SAW_CLEAR, SAW_GUILTY or null."""
    if not isinstance(words, list) or len(words) != s.n_players:
        raise Wrong("word-of-each", players=int(s.n_players))
    for other, word in enumerate(words):
        s.said[seat][other] = 0 if word is None else _Word.read(s, word)


# ---- what goes on ------------------------------------------------------------------------------

def _go_on_with(s: Any, phase: Phase, op: Op, a: int = 0, c: int = 0) -> None:
    """Continue the game with one frame in a phase; nothing else is under way."""
    for i in range(len(s.agenda)):
        s.agenda[i] = 0
    s.n_agenda = s.awake = s.call = s.spies = 0
    s.round_no = max(1, s.round_no)
    s.phase = int(phase)
    mark = s.n_agenda
    schedule(s, op, a, 0, c)
    in_order(s, mark)


@_path("phase", value=Named("phase", ("NIGHT", "DAY", "LYNCHING", "EVENING")))
def _phase(s: Any, _: Any, phase: int) -> None:
    """NIGHT: the night of the round falls now; DAY: its day breaks; LYNCHING: they vote; EVENING: they have."""
    match phase:
        case 0:
            _go_on_with(s, Phase.NIGHT, Op.NIGHTFALL)
            s.round_no -= 1
        case 1: _go_on_with(s, Phase.DAY, Op.DAWN)
        case 2: _go_on_with(s, Phase.DAY, Op.POLL, 1)
        case _: _go_on_with(s, Phase.LYNCHING, Op.ROB)


@_path("call")
def _call(s: Any, _: Any, value: Any) -> None:
    """The night has come to this call."""
    calls = [Call(call).name for call in s.options.night if call]
    if value not in calls:
        raise Wrong("no-call-tonight", call=str(value), known=", ".join(calls))
    _go_on_with(s, Phase.NIGHT, Op.CALL, Call[value], calls.index(value))


@_path("omen")
def _omen(s: Any, _: Any, value: Any) -> None:
    """A prophecy: seat, omen, about, until and fate."""
    omens = s.omens
    omens.by, omens.omen, omens.about = Seated.read(s, value["seat"]), of.Omen.read(s, value["omen"]), Player.read(
        s, value["about"])
    omens.until, omens.fate, omens.came = Round.read(s, value["until"]), piece_at(s, value["fate"]), 0


@_path("future")
def _future(s: Any, _: Any, value: Any) -> None:
    """Questions to the narrator that have been answered and wait for their time."""
    for each in value:
        asker = Player.read(s, each["asker"])
        foretold = s.foretold[asker]
        foretold.asked, foretold.about = of.Question.read(s, each["question"]) + 1, Player.read(s, each["about"])
        foretold.said, foretold.until, foretold.came = 1 + Reply[each["said"]], Round.read(s, each["until"]), 0
        s.asked_future |= 1 << asker


@_path("marks.prophecies")
def _prophecies(s: Any, _: Any, value: Any) -> None:
    """Pairs of cards that the prophet has tied."""
    for prophecy, (first, second) in zip(s.prophecies, value, strict=False):
        prophecy.first, prophecy.second = piece_at(s, first), piece_at(s, second)


@_path("marks.chips")
def _chips(s: Any, _: Any, value: Any) -> None:
    """Where the chips lie."""
    for chip, place in zip(s.chips, value, strict=False):
        chip.on, chip.source = piece_at(s, place), _find(s, Card.JUEGO_DE_AZAR) + 1


@_path("marks.*_reversed", Named("mark", ("prophecies", "chips")))
def _reversed(s: Any, _: Any, mark: int, value: Any) -> None:
    """Whether each of `prophecies`, or of `chips`, has its opposite effect."""
    for each, flag in zip(s.chips if mark else s.prophecies, value, strict=False):
        each.reverse = Flag.read(s, flag)


@_path("own.sleeps")
def _sleeps(s: Any, _: Any, value: Any) -> None:
    """Sweet deaths that run out tonight: own card, chosen card."""
    for sleep, (mine, chosen) in zip(s.sleeps, value, strict=False):
        sleep.mine, sleep.chosen, sleep.until = piece_at(s, mine), piece_at(s, chosen), max(1, s.round_no)
        sleep.seat, s.slept = holder(s, sleep.mine - 1) + 1, sleep.chosen


@_path("own.pact", values=Player)
def _pact(s: Any, _: Any, seats: list[int]) -> None:
    """The two who are bound, and know it."""
    s.unbound = s.unbound_seen = 0
    s.pact[0], s.pact[1] = (seat + 1 for seat in seats)
    s.pact_seen = sum(1 << seat for seat in seats)
    if s.options.in_play[Card.PACTO_DE_SANGRE] and s.pact_by == 0:
        s.pact_by = s.owner[_find(s, Card.PACTO_DE_SANGRE) // ROW] + 1


PATHS.field("own.guarded", "guarding", value=Piece, about="What Arthur protected last night.")


# ---- custom cards ------------------------------------------------------------------------

@_path("custom.goals", values=of.Card)
def _goals(s: Any, _: Any, goals: list[int]) -> None:
    """The objective of every player."""
    for seat, goal in enumerate(goals):
        _goal(s, s, seat, goal)


@_path("custom.seats.*.goal", Player, value=of.Card)
def _goal(s: Any, _: Any, seat: int, goal: int) -> None:
    """The seat that had it gets the old one."""
    if goal < FIRST_GOAL or not s.options.in_play[goal]:
        raise Wrong("no-objective-here", card=Card(goal).name)
    _swap_in(s.own.goals, seat, goal)
    forget_goals(s)


@_path("custom.seats.*.unmasked", Player, value=Flag)
def _unmasked(s: Any, _: Any, seat: int, unmasked: int) -> None:
    """true: it lies open."""
    if unmasked:
        s.own.unmasked |= 1 << seat
        show_goal(s, seat, 0)


@_path("custom.seats.*.seen_by", Player, values=Player)
def _seen_by(s: Any, _: Any, seat: int, viewers: list[int]) -> None:
    """Who has seen the objective."""
    for viewer in viewers:
        learn_goal(s, viewer, seat)


@_path("custom.seats.*.virus", Player, value=Kind("number", 0, 9))
def _virus(s: Any, _: Any, seat: int, virus: int) -> None:
    s.own.virus[seat] = s.own.virus_seen[seat] = virus


PATHS.field("custom.seats.*.role", "own.roles.*", Player, value=of.Role)
PATHS.field("custom.revealed", "own.revealed", values=Player, about="Whose objective was revealed this round.")
PATHS.field("custom.again", "own.again", value=Kind("number", 0, 9), about="Who kills once more tonight: 1.")
PATHS.field("custom.avenger", "own.avenger", value=Seated, about="Who gets up while the mutineers laugh.")
PATHS.field("custom.mind_with", "own.mind_with", value=Piece, about="With which card the architect has got up.")


_TOKENS = ("broccoli", "shield", "coma", "number", "number_shown", "spy", "spy_hit", "closed")


@_path("custom.tokens.*.*.*", Row, Kind("position", 1, 4), Named("token", _TOKENS))
def _token(s: Any, _: Any, row: int, position: int, token: int, value: Any) -> None:
    """What lies on a card, by row and position: a number, or true or false."""
    setattr(s.own.extra[s.at[ROW * row + position - 1]], _TOKENS[token], whole(int(value), 0, 99))


@_path("custom.alive_then")
def _alive_then(s: Any, _: Any, value: Any) -> None:
    """Places of the cards that lived when the round before ended."""
    for place in value:
        s.own.extra[piece_at(s, place) - 1].was_alive = 1


@_path("custom.prizes")
def _prizes(s: Any, _: Any, value: Any) -> None:
    """The gambler's: to kill, to look, none, of one's choice."""
    s.own.prizes[:], s.own.winner = [whole(n, 0, 9) for n in value], _find(s, Card.LUDOPATA) + 1


PATHS.field("custom.winner", "own.winner", value=Piece, about="To which card the prizes are due, said after them.")


@_path("custom.bets")
def _bets(s: Any, _: Any, value: Any) -> None:
    """The gambler's: what is bet, and on what."""
    s.own.bettor = _find(s, Card.LUDOPATA) + 1
    for i, (choice, on) in enumerate(value):
        s.own.bet[i], s.own.bet_on[i] = ChoiceName[choice] + 1, on if isinstance(on, int) else Card[on]


@_path("custom.loans")
def _loans(s: Any, _: Any, value: Any) -> None:
    """Powers lent: the card, to whom, and the place that it has there."""
    for loan, (card, seat, place) in zip(s.own.loans, value, strict=False):
        loan.card, loan.seat, loan.source = of.Card.read(s, card), seat + 1, piece_at(s, place)


@_path("custom.gone_by", values=of.Occurrence)
def _gone_by(s: Any, _: Any, gone: list[int]) -> None:
    """Occurrences that have been."""
    s.own.gone_by[:] = [int(each in gone) for each in range(len(s.own.gone_by))]
