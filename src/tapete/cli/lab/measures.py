"""The measures of studies, as terminals print them: their names and numbers."""
from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from ...gamedef.game import Game
from ...lab.contrast import Contrast
from ...lab.figures import name_of
from ...lab.ratings import Rating
from ...lab.scale import LENGTHS, is_share, rate_of
from ...text.speech import Speech


def heading(measure: str, game: Game, speech: Speech) -> str:
    """The name of a measure or an aim."""
    group, _, thing = measure.partition("/")
    if thing:
        return name_of(game, speech, group, thing)
    name, _, seat = measure.partition("-")
    return speech.say("lab-seat", seat=int(seat) + 1) if seat else speech.say(f"lab-{name.replace('_', '-')}")


def number(game: Game, measure: str, value: float, speech: Speech) -> str:
    return speech.figure(value, _form(game, measure))


def span(game: Game, measure: str, low: float, high: float, speech: Speech, sign: str = "") -> str:
    return speech.span(low, high, sign + _form(game, measure))


def signed(game: Game, measure: str, value: float, speech: Speech) -> str:
    return speech.figure(value, "+.1%" if is_share(game, measure) else "+.2f")


def _form(game: Game, measure: str) -> str:
    return ".1%" if is_share(game, measure) else ".1f" if measure in LENGTHS else ".2f"


def result_columns(game: Game) -> list[str]:
    """The columns of an agent's result, as messages `lab-COLUMN`."""
    rate = rate_of(game).replace("_", "-")
    return [rate, "interval"] if game.results.cooperative else [
        "return" if is_share(game, rate_of(game)) else rate, "interval", "rating"]


def rated(rating: Rating, speech: Speech) -> str:
    return f"{speech.figure(rating.mu, '.1f')} ± {speech.figure(rating.sigma, '.1f')}"


def differences(contrasts: Sequence[Contrast], game: Game, speech: Speech,
                names: Sequence[tuple[str, str]] | None = None) -> Table:
    """A table of differences: interval, corrected p-value, and how many more games would settle each. `names` are the
    names of the compared pairs."""
    table = Table(*(speech.say(f"lab-{column}") for column in (
        "measure", "pair", "difference", "interval", "p-holm", "settled")))
    pairs = names or [(one.difference.first, one.difference.second) for one in contrasts]
    for one, pair in zip(contrasts, pairs, strict=True):
        difference, measure = one.difference, one.measure
        apart, low, high = (signed(game, measure, value, speech)
                            for value in (difference.difference, difference.low, difference.high))
        table.add_row(heading(measure, game, speech), " - ".join(pair), apart, f"{low} - {high}",
                      speech.figure(difference.p_holm, ".2g"), settled(one, speech))
    return table


def settled(one: Contrast, speech: Speech) -> str:
    if one.games is None:
        return speech.say("lab-never-settled")
    if one.games:
        return speech.say("lab-more-games", games=speech.figure(one.games))
    return speech.say("lab-is-settled" if one.difference.difference else "lab-no-difference")
