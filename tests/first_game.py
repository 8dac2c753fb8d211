"""`python -m tests.first_game ADDRESS`: a person opens a server in the system's Chromium, takes a seat and chooses.

In a process of its own: the browser's driver keeps a loop running that other tests cannot share.
"""
from __future__ import annotations

import sys

from playwright.sync_api import expect, sync_playwright

from .needs import CHROMIUM, find_program
from .patience import PATIENCE


def main(address: str) -> None:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_program(*CHROMIUM), args=["--no-sandbox"])
        page = browser.new_page(locale="es-ES", reduced_motion="reduce")
        page.set_default_timeout(1000 * PATIENCE)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(address)
        game = page.get_by_role("region", name="Carcosa")
        game.get_by_label("Fuerza de los bots").select_option("easy")
        game.get_by_role("button", name="Jugar ahora").click()
        asked = page.locator(".choose.mine")
        before = asked.get_attribute("data-seq")
        page.locator('[data-action="end turn"]').first.click()
        expect(page.locator(f".choose.mine:not([data-seq='{before}'])")).to_be_visible()     # the bots have played, too
        expect(page.get_by_role("log", name="Crónica").locator("p").first).to_be_attached()
        browser.close()
    assert wrong == []


if __name__ == "__main__":
    main(sys.argv[1])
