"""Check that changed texts fit on paper: typeset them as `tapete press` would, and discard the pages."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from typing import TypeVar

from ..errors import InputError
from ..paper import PaperCard, PaperDeck, Printed
from ..text.spoken import SpokenError
from .printing import PrintJob, print_parts

T = TypeVar("T")


def can_typeset() -> bool:
    """Whether the typesetter is installed."""
    return find_spec("typst") is not None


def unfit(job: PrintJob, usual: Printed) -> Iterator[InputError]:
    """A sentence for each card, board, sheet or token of a job whose text does not fit. Things that are in the `usual`
    printing too are not tried."""
    printed = job.printed()
    for deck in printed.decks:
        known = {card for same in usual.decks if same.id == deck.id for card in same.cards}
        cards = [replace(card, copies=1) for card in deck.cards if card not in known]
        yield from _tried(job, "cards", cards, lambda cards, deck=deck: Printed(    # type: ignore[misc]
            printed.look, decks=(_only(deck, cards),)))
    yield from _tried(job, "board", [board for board in printed.boards if board not in usual.boards],
                      lambda boards: Printed(printed.look, boards=tuple(boards)))
    yield from _tried(job, "sheets", [sheet for sheet in printed.sheets if sheet not in usual.sheets],
                      lambda sheets: Printed(printed.look, sheets=tuple(sheets)))
    yield from _tried(job, "tokens", [token for token in printed.tokens if token not in usual.tokens],
                      lambda tokens: Printed(printed.look, tokens=tuple(tokens)))


def _only(deck: PaperDeck, cards: Sequence[PaperCard]) -> PaperDeck:
    return replace(deck, cards=tuple(cards))


def _tried(job: PrintJob, part: str, things: Sequence[T],
           printed: Callable[[Sequence[T]], Printed]) -> Iterator[InputError]:
    """An error for each thing that does not fit. Typesetting ends at the first one, so the halves of a failing group
    are tried until each thing that does not fit is alone."""
    if not things:
        return
    try:
        for _ in print_parts(job, printed(things), (part,)):
            pass
    except SpokenError as error:
        if len(things) == 1:
            yield error
            return
        half = len(things) // 2
        for some in (things[:half], things[half:]):
            yield from _tried(job, part, some, printed)
