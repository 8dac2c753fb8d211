"""A server that can be killed, and the system's Chromium before it."""
from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    Playwright,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from tapete.games import NAMES
from tapete.site.export import PAGE, export

from ..chance import name_of
from ..needs import CHROMIUM, need_program
from .steady import make_steady

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--js-flags=--liftoff-only"]
"""Liftoff, Chromium's quick WebAssembly compiler, alone: a test leaves before the optimised code of Python pays."""

RUNNING = "TAPETE_TEST"
"""Where the environment says which file holds the name of the test that runs."""

PATIENCE = 240_000
"""Milliseconds that a page may take for anything on a machine that lints and tests beside: it ends by a state."""
expect.set_options(timeout=PATIENCE)


class Server:
    """One server process on a database of its own; it can be killed and started again at the same address.

    `packages`: folders with what is installed for it alone; `workers`: its processes for bots that think;
    `desk`: who may design games there.
    """

    def __init__(self, folder: Path, packages: Sequence[Path] = (), workers: int = 1, desk: str = "off") -> None:
        self.packages, self.workers, self.desk = packages, workers, desk
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.database = f"sqlite+aiosqlite:///{folder / 'table.db'}"
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.launch", self.database, str(self.port), str(self.workers),
                   self.desk, os.environ[RUNNING]]
        self.process = subprocess.Popen(command, cwd=ROOT, env=os.environ | {
            "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", *self.packages)))})
        end = time.monotonic() + 240
        while True:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=5):
                    return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    pytest.fail("the server does not start")
                time.sleep(0.1)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session", autouse=True)
def _running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("running") / "test"
    file.write_text("")
    os.environ[RUNNING] = str(file)
    return file


@pytest.fixture(autouse=True)
def _known_by_name(request: pytest.FixtureRequest, _running: Path) -> None:
    """Servers deal to each test what they always deal to it."""
    _running.write_text(name_of(request.node), encoding="utf-8")


def serving(server: Server) -> Iterator[Server]:
    """A server for as long as a fixture lasts."""
    if not (ROOT / "src/tapete/table/static/index.html").is_file():
        pytest.fail("the page is not built: make web")
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from serving(Server(tmp_path_factory.mktemp("server")))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=need_program(*CHROMIUM), args=SWITCHES)
    yield browser
    browser.close()


@pytest.fixture
def desktop(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with its window's trappings, drawn or not: without them it shows no notification."""
    browser = playwright.chromium.launch(executable_path=need_program("chromium"), args=SWITCHES)
    yield browser
    browser.close()


def until(page: Page, what: Callable[[], T | None], why: str, seconds: float | None = None, every: int = 40) -> T:
    """The first answer of `what` that is not None, asked every so many milliseconds. If none comes the test fails, and
    says what did not come."""
    seconds = PATIENCE / 1000 if seconds is None else seconds
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        answer = what()
        if answer is not None:
            return answer
        page.wait_for_timeout(every)
    pytest.fail(f"{why}: waited {seconds} s at {page.url}")


class Line:
    """The way from a page to the server, that can be cut and mended. Chromium's own switch spares open sockets."""

    def __init__(self, page: Page) -> None:
        self.page, self.cut_off = page, False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._open)

    def _open(self, socket: WebSocketRoute) -> None:
        if self.cut_off:
            socket.close()
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def cut(self) -> None:
        self.cut_off = True
        self.page.context.set_offline(True)
        for opened in self.sockets:
            opened.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.cut_off = False
        self.page.context.set_offline(False)


class People:
    """Browsers of people at one server. What their pages ask for, and what goes wrong in them, is kept."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser, self.server = browser, server
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def page(self, phone: bool = False, still: bool = True, language: str = "es-ES", light: bool = False,
             workers: str = "block") -> Page:
        """The page of somebody new. `still` asks for reduced motion."""
        options: dict[str, Any] = {
            "viewport": {"width": 360, "height": 780} if phone else {"width": 1280, "height": 800},
            "has_touch": phone, "is_mobile": phone, "locale": language, "base_url": self.server.address,
            "color_scheme": "light" if light else "dark", "reduced_motion": "reduce" if still else "no-preference",
            "service_workers": workers}
        context = self.browser.new_context(**options)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("request", lambda request: self._watch(request.url))
        page.on("console", lambda message: self._listen(message.text))
        return page

    @property
    def pages(self) -> list[Page]:
        return [page for context in self.contexts for page in context.pages]

    def _watch(self, url: str) -> None:
        if not url.startswith((self.server.address, "data:")):
            self.faults.append(f"asked {url}")

    def _listen(self, text: str) -> None:
        if "Content Security Policy" in text:
            self.faults.append(text)


def visiting(people: People) -> Iterator[People]:
    """Browsers of people. No test passes whose pages ask another host for anything, or break."""
    yield people
    for context in people.contexts:
        context.close()
    assert people.faults == []


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    yield from visiting(People(chromium, server))


@pytest.fixture(scope="session")
def drawing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a desk."""
    yield from serving(Server(tmp_path_factory.mktemp("drawing"), workers=0, desk="local"))


@pytest.fixture
def designers(chromium: Browser, drawing: Server) -> Iterator[People]:
    yield from visiting(People(chromium, drawing))


# ---- the page without a server ------------------------------------------------------------------

class Host:
    """A folder of files; it can be taken away. `at`: the folder below the root that is its address."""

    def __init__(self, folder: Path, at: str = "somewhere/") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}/{at}"
        self.folder, self.log = folder, folder.with_suffix(".log")
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1", "-d", str(self.folder)],
            stdout=subprocess.DEVNULL, stderr=self.log.open("w"))
        end = time.monotonic() + 180
        while True:
            try:
                with urllib.request.urlopen(self.address, timeout=5):
                    return
            except OSError:
                if time.monotonic() > end:
                    pytest.fail("http.server does not start")
                time.sleep(0.05)

    def sent(self) -> list[str]:
        """The paths of all files that were sent whole, below the folder; the first is asked for by this class."""
        return re.findall(r'"GET /somewhere/(\S*) HTTP/[\d.]+" 200 ', self.log.read_text())[1:]

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all games, below the root of a host."""
    if not (PAGE / "sw.js").is_file():
        pytest.fail("the page without a server is not built: make site")
    folder = tmp_path_factory.mktemp("site") / "web"
    export(NAMES, folder / "somewhere")
    return folder


@pytest.fixture
def host(exported: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    make_steady(exported / "somewhere", name_of(request.node))
    host = Host(exported)
    yield host
    host.stop()


@pytest.fixture
def page(chromium: Browser, host: Host) -> Iterator[Page]:
    """Somebody's page; none passes that breaks or asks another host for anything."""
    wrong: list[str] = []
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="es-ES", base_url=host.address,
                                   reduced_motion="reduce", accept_downloads=True)
    context.on("request", lambda request: None if request.url.startswith((host.address, "data:", "blob:"))
               else wrong.append(f"asked {request.url}"))
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    yield page
    context.close()
    assert wrong == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The pages' content when a test fails, because the failed wait does not say what came instead."""
    report = yield
    if report.when == "call" and report.failed:
        for people in getattr(item, "funcargs", {}).values():
            for page in people.pages if isinstance(people, People) else ():
                report.sections.append((f"Shown at {page.url}", shown(page)))
    return report


def shown(page: Page) -> str:
    """The text of a page as a reader sees it; if the page is stuck, why it cannot be read."""
    page.set_default_timeout(10_000)
    try:
        return page.locator("body").inner_text()
    except Error as error:
        return str(error)
