"""Games that continue from a record, and reach their end, in a page without a server."""
from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tapete.games import find_game
from tapete.kernel.dice import plain_rng
from tapete.referee.session import Session
from tapete.referee.transcript import Recorder, Replay, read

from ..sweep import sweep
from .conftest import ROOT, Host
from .test_page import faults, overhang
from .test_site import READY, all_kept, go, play_on

pytestmark = pytest.mark.browser


def open_record(page: Page, file: Path) -> None:
    page.get_by_label("Elegir archivo").set_input_files(file)
    page.wait_for_url("**at=/replay/*", timeout=READY)
    expect(page.get_by_role("slider", name="Momento")).to_be_visible(timeout=READY)


def play_from(page: Page, moment: int, others: dict[int, str]) -> None:
    """Play on from a moment of the replay that is open, as seat 1, the others easy bots but for those named."""
    page.get_by_role("slider", name="Momento").fill(str(moment))
    page.get_by_role("button", name="Jugar desde aquí").click()
    dialog = page.get_by_role("dialog")
    seats = dialog.locator("select")
    expect(seats.first).to_have_value("me")
    assert "open" not in seats.nth(1).locator("option").evaluate_all("all => all.map(({ value }) => value)")
    for seat in range(1, seats.count()):
        seats.nth(seat).select_option("also" if seat in others else "easy")
    for seat, name in others.items():
        dialog.get_by_label(f"Nombre del asiento {seat + 1}").fill(name)
    dialog.get_by_label("Dejar lo oculto tal como estaba").check()
    dialog.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_url("**at=/t/*", timeout=READY)


def short_game(file: Path) -> None:
    """A game of Four Souls that one soul wins: others have a thousand choices, which a page takes minutes to repeat."""
    game = find_game("souls")
    session = Session(game, game.ruleset(), game.options(game.ruleset(), {"souls_to_win": 1}), [None] * 2, 2)
    recorder, menu, chance = Recorder(file, session, ["greedy"] * 2), game.Menu.plain(), plain_rng(2)
    while not session.over:
        seat, state = session.to_move, session.blinded(session.to_move)
        game.rules.legal(state, menu)
        action = int(game.rules.greedy(state, menu, chance))
        session.play(action, seat)
        recorder.add(seat, action)


@pytest.mark.parametrize(("game", "record", "others"), sweep(
    [("carcosa", "seed-101", {}), ("gloom", "seed-201", {1: "Bruno"}), ("bethlem", "seed-201", {}),
     ("souls", None, {1: "Bruno"})], kept=[("gloom", "seed-201", {1: "Bruno"})]))
def test_a_game_comes_to_its_end_without_any_host(page: Page, host: Host, game: str, record: str | None,
                                                     others: dict[int, str], tmp_path: Path) -> None:
    """The last choices of a game whose record is opened; closed and opened in between, and saved at the end."""
    go(page)
    all_kept(page)
    host.stop()
    file = ROOT / "tests/fixtures" / game / f"{record}.jsonl" if record else tmp_path / "short.jsonl"
    if not record:
        short_game(file)
    open_record(page, file)
    last = int(page.get_by_role("slider", name="Momento").get_attribute("max") or 0)
    play_from(page, last - 12, others)
    page.wait_for_selector(".handover, .ending, .choose.mine [data-action]", timeout=READY)
    choices = play_on(page, 2)
    page.wait_for_selector(".handover, .ending, .choose.mine [data-action]", timeout=READY)     # it is carried out
    page.reload()
    expect(page.locator(".beginning")).to_have_count(0, timeout=READY)
    choices += play_on(page, 200)
    ending = page.locator(".ending")
    expect(ending).to_be_visible(timeout=READY)
    assert faults(page) == [] and overhang(page) == 0
    page.get_by_role("link", name="Ver la repetición").click()
    with page.expect_download(timeout=READY) as download:
        page.get_by_role("button", name="Descargar").click()
    saved = tmp_path / "page.jsonl"
    download.value.save_as(saved)
    replay = Replay(find_game(game), read(saved))
    assert sum(1 for _ in replay.steps()) >= last - 12 + choices and replay.transcript.end is not None
