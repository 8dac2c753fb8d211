"""Reports: one self-contained page, in both languages, with every figure from the files."""
import json
import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import cycle, product
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from tapete.cli.app import main
from tapete.errors import InputError
from tapete.games import speech_of
from tapete.lab.report.charts import LIGHT
from tapete.lab.report.games import differences
from tapete.lab.report.numbers import MINUS, NARROW, Numbers
from tapete.lab.report.page import DARK, make_page
from tapete.lab.statistics import wilson

from ..sweep import sweep

pytestmark = pytest.mark.xdist_group("carcosa")
LANGUAGES = ("es", "en")


def run(*args: object) -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["tapete", *map(str, args)])
        with pytest.raises(SystemExit) as stop:
            main()
    return int(stop.value.code or 0)


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a profile, a sweep, a search and simulated games."""
    root = tmp_path_factory.mktemp("results")
    assert run("lab", "profile", "carcosa", "--games", 300, "--hope-games", 10, "--playouts", 20, "--plain-games", 1,
               "--ablate", "all", "--out", root / "profile") == 0
    (root / "poison.yaml").write_text("deck: {ENVENENADO: 3, VIAL: 7}\n", encoding="utf-8")
    assert run("lab", "sweep", "carcosa", "--set", "end.keys=3,4", "--set", "sanity.house=0,1", "--games", 100,
               "--config", root / "poison.yaml", "--out", root / "sweep") == 0
    assert run("lab", "tune", "carcosa", "--set", "end.keys=2..5", "--target", 0.35, "--trials", 3, "--games", 60,
               "--out", root / "tune") == 0
    (root / "keys3.yaml").write_text("end: {keys: 3}\nevents:\n  GOLPE_AMARILLO:\n    table: {always: lose 1}\n",
                                     encoding="utf-8")
    assert run("simulate", "carcosa", "--games", 200, "--agent", "greedy", "--config", root / "keys3.yaml",
               "--out", root / "games.parquet") == 0
    return root


class Reader(HTMLParser):
    """A page's content: its visible text by section, tables, ids, and everything that could load something."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.loads: list[str] = []
        self.sections: list[str] = [""]
        self.tables: list[list[list[str]]] = []
        self.drawn: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in ("meta", "link", "path", "use", "rect", "br"):
            self.open.append(tag)
        if "id" in given:
            self.ids.append(str(given["id"]))
        self.loads += [str(value) for name, value in attrs
                       if name in ("src", "srcset", "action", "data", "poster") or
                       (name in ("href", "xlink:href") and not str(value).startswith("#"))]
        if tag in ("script", "link", "iframe", "object", "embed", "img", "base"):
            self.loads.append(tag)
        if tag == "section":
            self.sections.append("")
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if self.open and self.open[-1] == tag:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("path", "use", "rect"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or "style" in self.open:
            return
        if "svg" in self.open:
            if self.open[-1] == "text":
                self.drawn.append(data.strip())
            return
        if self.tables and self.open[-1] in ("td", "th"):
            self.tables[-1][-1][-1] += data
        elif self.open[-1] in ("p", "b", "li", "dd", "dt", "h2", "summary", "figcaption"):
            self.sections[-1] += data + "\n"


def page_of(language: str, *paths: Path) -> tuple[str, Reader]:
    html = make_page(paths, language).html
    return html, Reader(html)


SOURCES = (("profile",), ("sweep",), ("tune",), ("games.parquet",), ("profile", "sweep", "tune", "games.parquet"))


@pytest.mark.parametrize("names, language", sweep(
    product(SOURCES, LANGUAGES), kept=[*zip(SOURCES[1:], cycle(LANGUAGES))]))
def test_a_page_needs_nothing_but_itself(results: Path, names: tuple[str, ...], language: str) -> None:
    html, seen = page_of(language, *(results / name for name in names))
    assert not seen.open and not seen.loads
    assert not re.findall(r"https?:|//[a-z]|@import|url\((?!#)", html)
    assert len(seen.ids) == len(set(seen.ids))
    referred = set(re.findall(r"(?:url\(#|href=\"#)([^\")]+)", html))
    assert referred <= set(seen.ids)
    assert f'lang="{language}"' in html and "{" not in "".join(seen.sections)
    assert not re.search(r"report-|profile-|kind-|\bnan\b|\bNone\b", "".join(seen.sections))
    assert not re.search(r"#0000[12][0-9a-f]", html), "a colour of a chart that does not follow the page"
    assert "\u2014" not in html and "\u2013" not in html


@pytest.mark.parametrize("language", sweep(LANGUAGES, kept=["es"]))
def test_the_same_results_give_the_same_page_and_pictures(results: Path, tmp_path: Path, language: str) -> None:
    written = []
    for name in ("one", "two"):
        assert run("lab", "report", results / "profile", results / "sweep", "-o", tmp_path / f"{name}.html", "--png",
                   tmp_path / name, "--lang", language) == 0
        written.append([(tmp_path / f"{name}.html").read_bytes(),
                        *(path.read_bytes() for path in sorted((tmp_path / name).iterdir()))])
    assert written[0] == written[1]
    assert len(written[0]) > 9 and all(picture.startswith(b"\x89PNG") for picture in written[0][1:])


def column(path: Path, *names: str) -> list[Any]:
    table = pq.read_table(path).to_pydict()
    return list(zip(*(table[name] for name in names), strict=True))


def rows_of(seen: Reader, head: str) -> Iterator[list[str]]:
    """The rows of all tables whose first heading is this one."""
    for table in seen.tables:
        if table[0][0] == head:
            yield from table[1:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_of_a_profile_comes_from_its_files(results: Path, language: str) -> None:
    folder, speech, numbers = results / "profile", speech_of("carcosa", language), Numbers(language)
    _, seen = page_of(language, folder)
    text = "".join(seen.sections)
    outcomes = [outcome for outcome, in column(folder / "games.parquet", "outcome")]
    won = outcomes.count(1)
    lead = seen.sections[0]
    assert all(numbers.of100(share) in lead for share in (won / 300, *wilson(won, 300)))

    tables = {tuple(row) for table in seen.tables for row in table}
    for kind, thing, difference, low, high in column(folder / "ablations.parquet", "kind", "thing", "difference", "low",
                                                     "high"):
        prefix = {"card": "card", "room": "special", "action": "action"}[kind]
        label = speech.say(f"{prefix}-{thing}")
        row = (label, numbers.signed(-difference), speech.say(
            "report-between", low=numbers.signed(-high), high=numbers.signed(-low)))
        used, = [used for k, t, used in column(folder / "things.parquet", "kind", "thing", "used_times")
                 if (k, t) == (kind, thing)]
        assert (row in tables) == (kind != "action" or used > 0), row
        assert row not in tables or row[1] in seen.drawn
    for thing, games, wins in column(folder / "things.parquet", "thing", "with_games", "with_won"):
        if thing in ("HEALER", "TANK", "SCOUT"):
            assert (speech.say(f"role-{thing}"), numbers.number(games), numbers.of100(wins / games), speech.say(
                "report-between", low=numbers.of100(wilson(wins, games)[0]),
                high=numbers.of100(wilson(wins, games)[1]))) in {row[:4] for row in tables}
    for card, hope, low, high in column(folder / "things.parquet", "thing", "hope_change", "hope_change_low",
                                        "hope_change_high")[:37]:
        row = (speech.say(f"card-{card}"), numbers.signed(hope or 0), speech.say(
            "report-between", low=numbers.signed(low or 0), high=numbers.signed(high or 0)))
        assert (row in tables) == (hope is not None)

    rounds = [n for n, in column(folder / "games.parquet", "rounds")]
    lengths = {int(row[0]): [int(cell) for cell in row[1:]]
               for row in rows_of(seen, speech.say("report-rounds").capitalize())}
    assert lengths == {n: [sum(r == n and o == 1 for r, o in zip(rounds, outcomes, strict=True)),
                           sum(r == n and o != 1 for r, o in zip(rounds, outcomes, strict=True))] for n in set(rounds)}
    turns, dead = np.array(column(folder / "games.parquet", "turns", "dead_turns")).sum(axis=0)
    assert numbers.percent(dead / turns, 1) in text
    never = [rule for rule, ran, asked in column(folder / "rules.parquet", "rule", "ran_times", "asked_times")
             if ran is not None and ran + asked == 0]
    assert [row[0].replace("\u200b", "") for row in rows_of(seen, speech.say("report-head-never"))] == never
    choices = dict(column(folder / "games.parquet", "seed", "choices"))
    won_from = [(100 * made / choices[seed], n / looked) for seed, made, n, looked in
                column(folder / "moments.parquet", "seed", "choices", "won", "playouts") if made == 0]
    assert numbers.of100(float(np.mean([share for _, share in won_from]))) in text


def test_another_result_gives_another_page(results: Path, tmp_path: Path) -> None:
    for path in (results / "profile").iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    table = pq.read_table(tmp_path / "games.parquet")
    flipped = np.ones(table.num_rows, np.int64)
    flipped[:75] = 2
    at = table.schema.get_field_index("outcome")
    pq.write_table(table.set_column(at, table.schema.field(at), [flipped]), tmp_path / "games.parquet")
    assert "75.0 of 100 games" in page_of("en", tmp_path)[1].sections[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sweep_is_drawn_over_its_values(results: Path, language: str) -> None:
    numbers, points = Numbers(language), json.loads((results / "sweep" / "sweep.json").read_text(encoding="utf-8"))
    html, seen = page_of(language, results / "sweep")
    assert {(row[0], row[1], row[2]) for row in rows_of(seen, "end.keys")} == {
        (str(p["values"]["end.keys"]), str(p["values"]["sanity.house"]), numbers.of100(p["win_rate"])) for p in points}
    assert {"house 0", "house 1", "3", "4", "end.keys"} <= set(seen.drawn)
    best = max(points, key=lambda point: point["win_rate"])
    assert numbers.of100(best["win_rate"]) in seen.sections[0]
    assert "tapete lab sweep carcosa --set end.keys=3,4 --set sanity.house=0,1" in html
    assert "--config changed.yaml" in html and "ENVENENADO: 3\n  VIAL: 7\n" in html and "house: 0" not in html


def test_a_search_names_the_nearest(results: Path) -> None:
    nearest = json.loads((results / "tune" / "tune.json").read_text(encoding="utf-8"))[0]
    said = f"end.keys\u00a0=\u00a0{nearest['values']['end.keys']}, with {100 * nearest['win_rate']:.1f} of 100"
    html, seen = page_of("en", results / "tune")
    assert said in seen.sections[0]
    assert "best.yaml" in html


def test_simulated_games_say_what_was_changed(results: Path) -> None:
    html, seen = page_of("en", results / "games.parquet")
    assert "Four souls who play by rules of thumb escape in" in seen.sections[0]
    assert "changed.yaml" in html and "keys: 3" in html and "always: lose 1" in html
    assert "--config changed.yaml" in html
    changed = html.split("changed.yaml</summary>")[1].split("</details>")[0]
    assert "keys_left_defeat" not in changed, "it follows from keys"
    told = html.split('<section class="changed">')[1].split("</section>")[0]
    assert "<li>Keys needed to escape: 3 instead of 4</li>" in told and "instead of = " not in told


def test_differences_are_what_a_configuration_would_hold() -> None:
    standard = {"end": {"keys": 4, "limit": 0}, "events": {"A": {"table": {"0": "x", "1+": "y"}, "yellow": True}}}
    given = {"end": {"keys": 3, "limit": 0}, "events": {"A": {"table": {"0+": "x"}, "yellow": True}}}
    assert differences(standard, given) == {"end": {"keys": 3}, "events": {"A": {"table": {"0+": "x"}}}}
    assert differences(standard, standard) == {}


def test_numbers_are_written_as_people_write_them() -> None:
    es, en = Numbers("es"), Numbers("en")
    assert (es.number(5000), es.number(12345.6, 1)) == ("5000", f"12{NARROW}345,6")
    assert (en.number(5000), en.number(12345.6, 1)) == ("5,000", "12,345.6")
    assert (en.signed(0.042), en.signed(-0.042), en.signed(-0.0001)) == ("+4.2", f"{MINUS}4.2", "0.0")
    assert (es.percent(0.25), en.percent(0.002, 1)) == (f"25{NARROW}%", "0.2%")


def test_the_page_is_legible_by_day_and_by_night() -> None:
    """Contrast of text with its ground, by WCAG 2."""
    def luminance(colour: str) -> float:
        parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    for palette in (LIGHT, DARK):
        ground = luminance(palette["paper"])
        for name, least in (("ink", 7.0), ("muted", 4.5), ("good", 3.0), ("bad", 3.0)):
            light, dark = sorted((luminance(palette[name]), ground), reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= least, name


# ---- what will not do ----------------------------------------------------------------------------

@pytest.mark.usefixtures("english")
def test_what_is_no_result_is_refused(results: Path, tmp_path: Path, capsys: Any) -> None:
    assert run("lab", "report", tmp_path / "nothing", "-o", tmp_path / "a.html") == 2
    assert "there is no such file or folder" in capsys.readouterr().err
    with pytest.raises(InputError, match="holds no results"):
        make_page([tmp_path], "en")
    assert run("lab", "report", results / "sweep", "-o", tmp_path / "none" / "a.html") == 2
    assert "expected a file in a folder that exists" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("content", "said"), [
    ("[", "sweep.json: is not JSON .line 1, column 2"), ("{}", "expected a list of configurations"),
    ("[]", "expected a list"),
    ('[{"values": {"end.keys": 3}}]', "sweep.json, configuration 1: game is missing")])
def test_a_broken_index_is_refused(tmp_path: Path, content: str, said: str) -> None:
    (tmp_path / "sweep.json").write_text(content, encoding="utf-8")
    with pytest.raises(InputError, match=said):
        make_page([tmp_path], "en")


def test_a_profile_with_a_file_missing_damaged_or_of_another_is_refused(results: Path, tmp_path: Path) -> None:
    for path in (results / "profile").iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    curves = tmp_path / "curves.parquet"
    whole = pq.read_table(curves)
    curves.unlink()
    with pytest.raises(InputError, match=r"curves.parquet: there is no such file"):
        make_page([tmp_path], "en")
    curves.write_bytes(b"damaged")
    with pytest.raises(InputError, match=r"curves.parquet: cannot be read as Parquet"):
        make_page([tmp_path], "en")
    pq.write_table(whole.drop_columns(["hope"]), curves)
    with pytest.raises(InputError, match=r"curves.parquet: has no column hope"):
        make_page([tmp_path], "en")
    other = whole.schema.metadata[b"tapete.profile"].replace(b'"seed": 1', b'"seed": 2')
    pq.write_table(whole.replace_schema_metadata({b"tapete.profile": other}), curves)
    with pytest.raises(InputError, match=r"curves.parquet: is of another profile"):
        make_page([tmp_path], "en")


def test_games_that_say_nothing_of_themselves_are_refused(results: Path, tmp_path: Path) -> None:
    table, path = pq.read_table(results / "games.parquet"), tmp_path / "games.parquet"
    pq.write_table(table.replace_schema_metadata(None), path)
    with pytest.raises(InputError, match="does not say what was simulated"):
        make_page([path], "en")
    pq.write_table(table.drop_columns(["sanity_2"]), path)
    with pytest.raises(InputError, match="has no column sanity_2"):
        make_page([path], "en")
    pq.write_table(table.slice(0, 0), path)
    with pytest.raises(InputError, match="holds no games"):
        make_page([path], "en")
