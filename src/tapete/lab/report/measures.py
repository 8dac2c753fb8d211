"""How a report writes measures: their names, numbers, axes and headings. Shares are so many of 100; scores and lengths
are numbers."""
from __future__ import annotations

from ..figures import name_of
from ..scale import LENGTHS, is_share, rate_of
from .charts import Bar
from .parts import ReportVoice, broken, first_up


def measure_title(voice: ReportVoice, measure: str) -> str:
    """The displayed name of a measure or an aim."""
    group, _, thing = measure.partition("/")
    if thing:
        return name_of(voice.game, voice.speech, group, thing)
    name, _, seat = measure.partition("-")
    return voice.say("seat", n=int(seat) + 1) if seat else voice.say(f"lab-{name.replace('_', '-')}")


def written(voice: ReportVoice, measure: str, value: float) -> str:
    """A measure's value as text."""
    if is_share(voice.game, measure):
        return voice.numbers.of100(value)
    return voice.numbers.number(value, 1 if measure in LENGTHS else 2)


def signed(voice: ReportVoice, measure: str, value: float) -> str:
    """A difference of a measure, as text with its sign."""
    return voice.numbers.signed(value) if is_share(voice.game, measure) else voice.numbers.plus(value, 2)


def span(voice: ReportVoice, measure: str, interval: tuple[float, float]) -> str:
    return voice.say("report-between", low=written(voice, measure, interval[0]),
                     high=written(voice, measure, interval[1]))


def signed_span(voice: ReportVoice, measure: str, interval: tuple[float, float]) -> str:
    return voice.say("report-between", low=signed(voice, measure, interval[0]),
                     high=signed(voice, measure, interval[1]))


def scale_of(voice: ReportVoice, measure: str) -> int:
    """By how much a chart multiplies a measure."""
    return 100 if is_share(voice.game, measure) else 1


def axis_of(voice: ReportVoice, measure: str) -> str:
    if is_share(voice.game, measure):
        return voice.say("report-axis-won")
    return voice.say("report-axis-mean", what=_unit(voice, measure))


def axis_apart(voice: ReportVoice, measure: str) -> str:
    """The axis of differences."""
    if is_share(voice.game, measure):
        return voice.say("report-axis-there")
    return voice.say("report-axis-length-apart" if measure in LENGTHS else "report-axis-score-apart",
                     unit=_unit(voice, measure))


def head_of(voice: ReportVoice, measure: str) -> str:
    """The heading of a column."""
    return voice.say("report-of-100") if is_share(voice.game, measure) else first_up(_unit(voice, measure))


def bar_of(voice: ReportVoice, measure: str, label: str, mean: float, interval: tuple[float, float],
           tone: str = "accent") -> Bar:
    scale = scale_of(voice, measure)
    return Bar(broken(label), scale * mean, scale * interval[0], scale * interval[1], tone,
               written(voice, measure, mean))


def result_key(voice: ReportVoice, key: str) -> str:
    """A message about results, in the form for scores if the game has them."""
    return key if is_share(voice.game, rate_of(voice.game)) else f"{key}-score"


def _unit(voice: ReportVoice, measure: str) -> str:
    return measure_title(voice, measure if measure in LENGTHS else rate_of(voice.game))
