"""The page of a replay: it passes over moments in which nothing is to be seen, and lists what chance brought."""
from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tapete.games import find_game
from tapete.referee.chance_log import chance_of, compare
from tapete.referee.transcript import read

from .conftest import ROOT, People

pytestmark = pytest.mark.browser

RECORD = ROOT / "tests/fixtures/gloom/clasico-205.jsonl"
LAST = 64


def opened(page: Page) -> Page:
    page.goto("/")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_selector(".scrub")
    return page


def stops(page: Page) -> list[int]:
    """The moments at which the reader stops on the way from the first to the last."""
    page.get_by_role("slider", name="Momento").fill("0")
    forward, found = page.get_by_role("button", name="Adelante"), [0]
    while forward.is_enabled():
        forward.click()
        found.append(int(page.get_by_role("slider", name="Momento").input_value()))
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_refusals_in_a_row_are_one_step_and_all_are_there_for_who_wants_them(people: People, phone: bool) -> None:
    page, what = opened(people.page(phone)), ".player .what"
    choices = [line["do"] for line in read(RECORD).choices]
    pairs = [n for n in range(1, LAST) if choices[n - 1] == choices[n] == "decline"]
    folded = stops(page)
    assert set(range(LAST + 1)) - set(folded) == set(pairs) != set()
    for moment in (0, pairs[0]):
        page.get_by_role("slider", name="Momento").fill(str(moment))
    expect(page.get_by_role("slider", name="Momento")).to_have_value(str(pairs[0] + 1))
    expect(page.locator(what)).to_contain_text(re.compile(r"^\S.* y .*: No cancelarla \(2 veces\)\.\s*$"))
    every = page.get_by_role("button", name="Cada decisión")
    if phone:
        every.tap()
    else:
        page.keyboard.press("a")
    expect(every).to_have_attribute("aria-pressed", "true")
    expect(page.locator(what)).to_contain_text(re.compile(r"^[^(]+: No cancelarla\s*$"))
    assert stops(page) == [*range(LAST + 1)]


def test_who_watched_sees_no_step_for_what_was_decided_in_secret(people: People) -> None:
    page = opened(people.page())
    page.get_by_label("Vista desde").select_option(label="Alguien que miraba")
    page.get_by_role("button", name="Cada decisión").click()
    page.get_by_role("slider", name="Momento").fill("23")
    expect(page.locator(".player .what")).to_have_text("Alguien decide en secreto.")


def test_what_chance_brought_is_listed_with_its_rules_and_saved_as_the_command_reads_it(
        people: People, tmp_path: Path) -> None:
    entries = list(chance_of(find_game("gloom"), read(RECORD)))
    page = opened(people.page())
    page.get_by_role("button", name="El azar").click()
    window = page.get_by_role("dialog", name="El azar")
    expect(window.get_by_role("listitem")).to_have_count(len(entries))
    expect(window.get_by_role("listitem").first).to_contain_text("Se barajan 90 cartas")
    window.get_by_text("Se barajan 90 cartas").click()
    expect(window.get_by_text(" ".join(map(str, entries[0].result)))).to_be_visible()   # type: ignore[arg-type]
    assert entries[0].rules[0] in str(window.get_by_role("link").first.get_attribute("href"))
    with page.expect_download() as saved:
        window.get_by_role("button", name="Descargar como JSON").click()
    kept = tmp_path / "chance.jsonl"
    saved.value.save_as(kept)
    assert [json.loads(line) for line in kept.read_text().splitlines()] == [asdict(entry) for entry in entries]
    compare(kept, entries)
    later = next(entry.choice for entry in entries if entry.choice)
    window.get_by_role("button", name=f"Decisión {later}").click()
    expect(window).to_have_count(0)
    expect(page.get_by_role("slider", name="Momento")).to_have_value(str(later))
