"""The size of the page without a server, and its loading time on a telephone.

    python benchmarks/site_visit.py GAME TITLE [--net slow4g|4g|none] [--cpu 4]

A folder with one game behind a small web server that compresses nothing and sends as slowly as the net that is named,
in Chromium whose pages run a quarter of the time (`--cpu`, a whole number): the first visit, then one from the
browser's own cache, choices, and what bots take. Needs `make site`; bots that search, `make wasm`.

Chromium's own throttling reaches no worker, and that is where Python is: its processes of pages are halted for most
of every 20 ms instead, all their threads alike.
"""
from __future__ import annotations

import argparse
import functools
import http.server
import json
import os
import shutil
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tapete.site.export import export

NETS = {"slow4g": (200_000, 0.15), "4g": (1_125_000, 0.165), "none": (0, 0.0)}
"""Bytes a second, 0 for as many as go, and seconds until it answers: Lighthouse's *slow 4G*, DevTools' *fast 4G*."""
CHUNK, TURN = 16_384, 0.02
GOALS = {"first board": 10_000, "next board": 3_000, "choice": 150, "normal": 1_000, "strong": 3_000}
"""Milliseconds."""


class Counting(http.server.SimpleHTTPRequestHandler):
    """Serves files over a net that all that is under way shares, and counts the bytes of their bodies."""

    sent = 0
    bytes_a_second, delay = NETS["none"]
    _net = threading.Lock()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        time.sleep(self.delay)
        while chunk := source.read(CHUNK):
            with Counting._net:
                Counting.sent += len(chunk)
                time.sleep(len(chunk) / self.bytes_a_second if self.bytes_a_second else 0)
            outputfile.write(chunk)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Counting, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def slowed(browser: Browser, times: int) -> Iterator[None]:
    """Lets the browser's pages run one part of so many of the time."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [int(each["id"]) for each in processes if each["type"] == "renderer"]
    over = threading.Event()

    def halt() -> None:
        while not over.is_set():
            _tell(pages, signal.SIGSTOP)
            time.sleep(TURN * (times - 1) / times)
            _tell(pages, signal.SIGCONT)
            time.sleep(TURN / times)

    halting = threading.Thread(target=halt, daemon=True)
    if times > 1:
        halting.start()
    try:
        yield
    finally:
        over.set()
        if times > 1:
            halting.join()


def _tell(processes: list[int], what: signal.Signals) -> None:
    for each in processes:
        with suppress(ProcessLookupError):      # a page has been left
            os.kill(each, what)


WATCH = """
const plain = Worker.prototype.postMessage, asked = new Map(), heard = new WeakSet()
let thinking = null
const hear = ({ data }) => {
  if (data.kind === 'answer' && asked.has(data.id)) {
    console.log('choice ' + (performance.now() - asked.get(data.id)))
    asked.delete(data.id)
  }
  if (data.kind !== 'said') return
  const { type } = JSON.parse(data.text)
  if (type === 'now' && thinking !== null) console.log('bot ' + (performance.now() - thinking))
  if (type === 'now') thinking = null
  if (type === 'thinking') thinking = performance.now()
}
Worker.prototype.postMessage = function (message, ...rest) {
  if (!heard.has(this)) this.addEventListener('message', hear)
  heard.add(this)
  const choice = message.kind === 'ask' && message.method === 'POST' && message.address.includes('/choices')
  if (choice) asked.set(message.id, performance.now())
  return plain.call(this, message, ...rest)
}"""


class Visit:
    """One look at the page, and the milliseconds that it says things have taken."""

    def __init__(self, page: Page, address: str, title: str) -> None:
        self.page, self.address, self.title = page, address, title
        self.took: dict[str, list[float]] = {"choice": [], "bot": []}
        page.on("console", lambda message: self._heard(message.text.split()))

    def _heard(self, words: list[str]) -> None:
        if words and words[0] in self.took:
            self.took[words[0]].append(float(words[1]))

    def open(self) -> None:
        self.page.goto(self.address)
        self.page.get_by_role("region", name=self.title).wait_for(timeout=300_000)

    def begin(self, strength: str) -> None:
        """A game against bots of a strength, until its board stands."""
        region = self.page.get_by_role("region", name=self.title)
        region.get_by_label("Strength of the bots").select_option(strength)
        region.get_by_role("button", name="Play now").click()
        self.page.wait_for_selector("[data-action]", timeout=600_000)

    def choose(self) -> None:
        before = len(self.took["choice"])
        self.page.wait_for_selector(".choose.mine [data-action]", timeout=300_000)
        self.page.locator(".choose.mine [data-action]").last.click()
        while len(self.took["choice"]) == before:
            self.page.wait_for_timeout(50)

    def bots(self, strength: str, answers: int) -> list[float]:
        """The times of so many answers of bots of a strength; fewer where a game ends before."""
        self.open()
        self.begin(strength)
        self.took["bot"].clear()
        while len(self.took["bot"]) < answers and not self.page.locator(".ending").count():
            self.choose()
            self.page.wait_for_selector(".choose.mine [data-action], .ending", timeout=300_000)
        return self.took["bot"]


def said(what: str, times: list[float], goal: str | None = None) -> None:
    median, most = statistics.median(times), max(times)
    beside = f"; goal {GOALS[goal]} ms: {'met' if median <= GOALS[goal] else 'missed'}" if goal else ""
    spread = f", at most {most:.0f}, of {len(times)}" if len(times) > 1 else ""
    print(f"{what}: {median:.0f} ms{spread}{beside}", flush=True)


def measure(page: Page, address: str, title: str, strengths: list[str]) -> None:
    page.add_init_script(WATCH)
    visit = Visit(page, address, title)
    for which in ("first", "next"):
        Counting.sent, begun = 0, time.perf_counter()
        visit.open()
        said(f"{which} visit, picture", [1000 * (time.perf_counter() - begun)])
        visit.begin("easy")
        said(f"{which} visit, board", [1000 * (time.perf_counter() - begun)], f"{which} board")
        page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        print(f"{which} visit, asked of the host: {Counting.sent / 1e6:.2f} MB", flush=True)
    for _ in range(10):
        visit.choose()
    said("choice", visit.took["choice"], "choice")
    for strength in strengths:
        visit.bots(strength, 1)         # what they search by is fetched
        said(f"{strength} bot", visit.bots(strength, 8), strength)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("title")
    parser.add_argument("--net", choices=NETS, default="slow4g")
    parser.add_argument("--cpu", type=int, default=4)
    asked = parser.parse_args()
    Counting.bytes_a_second, Counting.delay = NETS[asked.net]
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        folder = Path(home) / "site"
        sizes = export([asked.game], folder)
        print(f"{asked.title}, net {asked.net}, processor /{asked.cpu}: {len(sizes)} files, "
              f"{sum(sizes.values()) / 1e6:.2f} MB on the disk", flush=True)
        thinks = asked.game in json.loads((folder / "site.json").read_text())["thinking"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
        with served(folder) as address:
            page.goto(f"{address}manifest.webmanifest")     # so that the process that is slowed is the page's
            with slowed(browser, asked.cpu):
                measure(page, address, asked.title, ["normal", "strong"] if thinks else [])
        browser.close()


if __name__ == "__main__":
    main()
