"""Charts as SVG embedded in a page, with the page's colours, and as PNG; the same data give the same bytes.

Everything is drawn 340 points wide, narrow enough to be read on a telephone.
"""
from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from textwrap import fill
from typing import Any
from warnings import catch_warnings, filterwarnings
from xml.etree import ElementTree

from ...press.coverage import BESIDE, files_of
from ...press.letters import LetterReport
from .numbers import Numbers

WIDTH = 340
LIGHT = {"ink": "#26231d", "muted": "#6f695d", "grid": "#e3ded2", "good": "#1f7a6d", "bad": "#b2432f",
         "neutral": "#a59d8c", "accent": "#b98a00", "paper": "#fffdf8"}
"""The colours by purpose, with the names that the page's style gives them too."""
_MARKS = {name: f"#0000{i + 16:02x}" for i, name in enumerate(LIGHT)}

_UNSAYABLE = re.compile(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML may not contain."""

Palette = dict[str, str]


@dataclass(frozen=True)
class Chart:
    """A chart that can be drawn in any palette: its name, a sentence on what it shows, and the function that draws
    it."""

    name: str
    title: str
    alt: str
    draw: Callable[[Palette], Any]

    def svg(self) -> str:
        """The chart for a page, with colours that follow the page's style."""
        out = io.StringIO()
        with _style(), catch_warnings():
            filterwarnings("ignore", "Glyph .* missing")        # the page uses its reader's fonts
            self.draw(_MARKS).savefig(out, format="svg", metadata=dict.fromkeys(
                ("Creator", "Date", "Format", "Type")))
        drawn = ElementTree.fromstring(_UNSAYABLE.sub("\ufffd", out.getvalue()))
        for each in drawn.iter():
            each.tag = each.tag.rpartition("}")[2]
            each.attrib = {key.rpartition("}")[2]: self._restyled(key.rpartition("}")[2], value)
                           for key, value in each.attrib.items()}
        for inner in drawn.findall("metadata"):
            drawn.remove(inner)
        named = {tag: f"{self.name}-{tag[0]}" for tag in ("title", "desc")}
        drawn.attrib = {"role": "img", "viewBox": drawn.attrib["viewBox"], "aria-labelledby": " ".join(named.values())}
        for place, (tag, said) in enumerate((("title", self.title), ("desc", self.alt))):
            drawn.insert(place, ElementTree.Element(tag, {"id": named[tag]}))
            drawn[place].text = _UNSAYABLE.sub("\ufffd", said)
        return ElementTree.tostring(drawn, encoding="unicode")

    def _restyled(self, key: str, value: str) -> str:
        """An SVG attribute with names unique to the chart, the page's colours and the page's font."""
        if key == "id":
            return f"{self.name}-{value}"
        value = re.sub(r"^#" if key == "href" else r"url\(#", rf"\g<0>{self.name}-", value)
        if key == "style":
            value = re.sub(r"font-family: [^;]*;? ?|(?<=font: )([\d.]+px) [^;]*", r"\1", value)
            value = re.sub(r"font: ([\d.]+px)", r"font-size: \1", value)
        for name, mark in _MARKS.items():
            value = value.replace(mark, f"var(--{name})")
        return value

    def png(self, lacking: LetterReport) -> bytes:
        """The chart as a picture of its own, on paper. Letters that the fonts lack are replaced by a mark and noted."""
        from matplotlib.text import Text
        out = io.BytesIO()
        with _style():
            figure = self.draw(LIGHT)
            figure.text(0.015, 1.02, fill(self.title, 48), fontsize=11.5, weight="bold", va="bottom",
                        color=LIGHT["ink"])
            for text in figure.findobj(Text):
                text.set_text(lacking.settable(text.get_text(), self.title))
            figure.savefig(out, format="png", dpi=200, facecolor=LIGHT["paper"], metadata={"Software": None},
                           bbox_inches="tight", pad_inches=0.12)
        return out.getvalue()


def _style() -> Any:
    import matplotlib
    _add_fonts()
    return matplotlib.rc_context({
        "text.parse_math": False, "svg.fonttype": "none", "svg.hashsalt": "tapete", "font.size": 9.5,
        "xtick.labelsize": 9, "ytick.labelsize": 9, "font.family": BESIDE[::-1]})


@cache
def _add_fonts() -> None:
    """Register the fonts of the press with Matplotlib, for bold words too."""
    from matplotlib.font_manager import FontEntry, fontManager
    fontManager.ttflist += [FontEntry(str(file), name=family, style="normal", variant="normal", weight=weight,
                                      stretch="normal", size="scalable")
                            for family in BESIDE for file in files_of(family) for weight in (400, 700)]


@dataclass(frozen=True)
class Bar:
    """A row of a chart: a value with its interval, its tone and the text at its end."""

    label: str
    value: float
    low: float
    high: float
    tone: str
    text: str


def _canvas(height: float, palette: Palette, left: float, right: float, top: float, bottom: float) -> tuple[Any, Any]:
    """A figure and its axes, with margins in points and no decoration."""
    from matplotlib.figure import Figure
    figure = Figure(figsize=(WIDTH / 72, height / 72))
    figure.patch.set_alpha(0)
    axes = figure.add_axes((left / WIDTH, bottom / height, (WIDTH - left - right) / WIDTH,
                            (height - top - bottom) / height))
    axes.patch.set_alpha(0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.tick_params(length=0, colors=palette["muted"])
    axes.xaxis.label.set_color(palette["muted"])
    axes.set_axisbelow(True)
    return figure, axes


def bars(rows: Sequence[Bar], axis: str, numbers: Numbers, reference: tuple[float, str] | None = None,
         from_zero: bool = True) -> Callable[[Palette], Any]:
    """Horizontal bars with their intervals, the first on top; or dots, if the axis does not start at zero.

    Values are points of 100, scores or lengths. `reference` is a line with its name.
    """
    def draw(palette: Palette) -> Any:
        top = 18 if reference else 4
        height = 27 if any("\n" in row.label for row in rows) else 17
        figure, axes = _canvas(len(rows) * height + top + 34, palette, 138, 36, top, 34)
        places = range(len(rows) - 1, -1, -1)
        axes.grid(axis="x", color=palette["grid"], linewidth=0.8)
        if from_zero:
            axes.axvline(0, color=palette["muted"], linewidth=0.8)
        for place, row in zip(places, rows, strict=True):
            if from_zero:
                axes.barh(place, row.value, height=0.62, color=palette[row.tone], alpha=0.75, linewidth=0)
            else:
                axes.plot([row.value], [place], "o", color=palette[row.tone], markersize=5.5)
            axes.plot([row.low, row.high], [place, place], color=palette["ink" if from_zero else row.tone],
                      linewidth=1, solid_capstyle="butt")
            axes.annotate(row.text, (1, place), (36, 0), xycoords=("axes fraction", "data"),
                          textcoords="offset points", ha="right", va="center", color=palette["ink"])
            written = row.label.split("\n")
            for i, part in enumerate(written):
                axes.annotate(part, (0, place), (-5, 5.5 * (len(written) - 1) - 11 * i), fontsize=9,
                              xycoords=("axes fraction", "data"), textcoords="offset points", ha="right", va="center",
                              color=palette["ink"])
        if reference:
            axes.axvline(reference[0], color=palette["accent"], linewidth=1.2)
            axes.annotate(reference[1], (reference[0], 1), (0, 4), xycoords=("data", "axes fraction"),
                          textcoords="offset points", ha="center", color=palette["muted"], fontsize=9)
        axes.set_yticks([])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        _number_ticks(axes.xaxis, numbers)
        figure.text(1 - 36 / WIDTH, 4 / figure.get_figheight() / 72, axis, ha="right", fontsize=9,
                    color=palette["muted"])
        return figure
    return draw


def histogram(won: Sequence[int], lost: Sequence[int], axis: str, names: Sequence[str],
              numbers: Numbers, first: int = 0) -> Callable[[Palette], Any]:
    """The distribution of games' lengths or scores, with lost games stacked under won ones, or all games if there is
    one name. `first` is the length of index 0."""
    def draw(palette: Palette) -> Any:
        figure, axes = _canvas(170, palette, 8, 8, 8, 34)
        lengths = range(first, first + len(won))
        axes.bar(lengths, lost, width=0.82, color=palette["bad"], alpha=0.6, linewidth=0)
        axes.bar(lengths, won, width=0.82, bottom=lost, color=palette["good"], linewidth=0)
        tops = [a + b for a, b in zip(won, lost, strict=True)]
        filled = [length for length, top in zip(lengths, tops, strict=True) if top]
        axes.set_xlim(filled[0] - 1.5, filled[-1] + 1.5)
        axes.set_yticks([])
        axes.axhline(0, color=palette["muted"], linewidth=0.8)
        for place, (name, tone) in enumerate(zip(names, ("good", "bad"), strict=False)):
            axes.annotate(f"\u25a0 {name}", (1, 1), (0, -4 - 14 * place), xycoords="axes fraction",
                          textcoords="offset points", ha="right", va="top", color=palette[tone])
        _number_ticks(axes.xaxis, numbers)
        axes.set_xlabel(axis, loc="left", fontsize=9)
        return figure
    return draw


@dataclass(frozen=True)
class ChartLine:
    """A line of a chart with its name, and its intervals if it has them. Values are points of 100, scores or
    lengths."""

    name: str
    tone: str
    x: Sequence[float]
    y: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


def lines(rows: Sequence[ChartLine], axis: str, upright: str, numbers: Numbers, ticks: Sequence[float] | None = None,
          tick_names: Sequence[str] | None = None, top: float | None = None) -> Callable[[Palette], Any]:
    """Lines over a common axis, each with its name at its end, or with its values if it is the only one.

    `upright` is the label of the vertical axis.
    """
    def draw(palette: Palette) -> Any:
        figure, axes = _canvas(210, palette, 32, 62, 24, 34)
        axes.set_title(upright, loc="left", fontsize=9, color=palette["muted"], x=-0.08)
        axes.grid(axis="y", color=palette["grid"], linewidth=0.8)
        for row in rows:
            axes.plot(row.x, row.y, color=palette[row.tone], linewidth=2, marker="o" if row.low else None,
                      markersize=4.5)
            for x, low, high in zip(row.x, row.low, row.high, strict=False):
                axes.plot([x, x], [low, high], color=palette[row.tone], linewidth=1.2)
                if len(rows) == 1:
                    axes.annotate(numbers.number(row.y[list(row.x).index(x)], 1), (x, high), (4, 3),
                                  textcoords="offset points", color=palette["ink"])
        axes.set_ylim(0, top or max(max([*row.y, *row.high]) for row in rows) * 1.08 + 0.5)
        for row, height in zip(rows, _apart([row.y[-1] for row in rows], axes.get_ylim()[1] / 14), strict=True):
            axes.annotate(row.name, (row.x[-1], height), (7, 0), textcoords="offset points", va="center",
                          color=palette[row.tone])
        if ticks is not None:
            axes.set_xticks(list(ticks), list(tick_names or ()))
        _number_ticks(axes.yaxis, numbers)
        axes.set_xlabel(axis, loc="left", fontsize=9)
        return figure
    return draw


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """Heights for labels, moved up so that they do not overlap."""
    moved = list(heights)
    below = None
    for i in sorted(range(len(heights)), key=lambda i: heights[i]):
        moved[i] = heights[i] if below is None else max(heights[i], below + least)
        below = moved[i]
    return moved


def _number_ticks(axis: Any, numbers: Numbers) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator
    axis.set_major_locator(MaxNLocator(nbins=8, steps=[1, 2, 5, 10]))
    axis.set_major_formatter(FuncFormatter(lambda value, _: numbers.number(value, 0 if value == round(value) else 1)))
