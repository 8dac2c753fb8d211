"""Hostile addresses, files and stored data in a page without a server: it shows a sentence, is never blank, and runs
none of them."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from tapete.files.yaml_writer import as_yaml
from tapete.gamedef.by_players import at_table
from tapete.games import find_game
from tapete.site.export import export

from ..sweep import sweep
from .conftest import PATIENCE, Host
from .test_site import READY, go

pytestmark = pytest.mark.browser
SCRIPT = "<img src=x onerror=\"window.caught='name'\"><script>window.caught='script'</script>"
BIDI = "Ana\u202e\u2066\u200b\u200d\ufeffEve"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("hostile") / "web"
    export(["carcosa", "gloom"], web / "somewhere")
    return web


@pytest.fixture(scope="module")
def hostile(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()


@pytest.fixture
def page(chromium: Browser, hostile: Host) -> Iterator[Page]:
    wrong: list[str] = []
    context = chromium.new_context(locale="es-ES", base_url=hostile.address, reduced_motion="reduce",
                                   service_workers="block")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("dialog", lambda dialog: wrong.append(dialog.message))
    context.on("request", lambda request: None if request.url.startswith((hostile.address, "data:", "blob:"))
               else wrong.append(f"asked {request.url}"))
    yield page
    assert page.evaluate("window.caught") is None
    context.close()
    assert wrong == []


def says(page: Page) -> str:
    """The page's text, which is never empty."""
    text = page.locator("body").inner_text()
    assert len(text.strip()) > 20, text
    return text


ADDRESSES = {
    "no letters": "/t/%E0%A4%A", "half a sign": "/replay/%", "no rules": "/rules/%FF%FE", "a script": f"/how/{SCRIPT}",
    "another host": "//evil.example/x", "a script's address": "javascript:window.caught='address'",
    "long": "/t/" + "A" * 60_000,
    "up": "/t/../../../etc", "a desk": "/desk/%c3%28/%", "a stop": "/stop/%", "bidi": f"/t/{BIDI}", "spaces": "/ / / ",
    "a null": "/rules/carcosa/\0", "an object": "/rules/__proto__/constructor", "a screen": "/board/%E0"}


@pytest.mark.parametrize("name", ADDRESSES)
def test_an_address_of_nowhere_is_a_sentence(page: Page, name: str) -> None:
    page.goto(f"?at={quote(ADDRESSES[name], safe='')}#%E0%A4%A{quote(SCRIPT)}")
    expect(page.locator("main")).not_to_be_empty(timeout=READY)
    expect(page.locator("main").get_by_text("Abriendo")).to_have_count(0, timeout=READY)
    assert "Tapete" in says(page)


def pack(change: Callable[[dict[str, dict[str, dict[str, object]]]], None]) -> str:
    options = find_game("gloom").options(find_game("gloom").ruleset())
    tree = at_table(options, 4).cards.model_dump(mode="json", exclude_defaults=True)     # type: ignore[attr-defined]
    change(tree)
    return as_yaml(tree)


def named(name: str) -> str:
    def change(tree: dict[str, dict[str, dict[str, object]]]) -> None:
        first = next(iter(tree["modifiers"]))
        tree["modifiers"][first]["name"] = {"es": name, "en": name}
    return pack(change)


LAUGHS = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{b}: &{b} [{','.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True))
REFUSED = {
    "deep flow": "end: " + "[" * 40_000, "deep block": "- " * 29_000 + "x", "deep maps": "{a: " * 20_000,
    "laughs": LAUGHS, "laughs in an option": LAUGHS + "end: {keys: *i}\n",
    "large number": f"end: {{keys: {'9' * 60_000}}}", "power": "end: {keys: 1e999999999}",
    "not a number": "end: {keys: .nan}", "tag": "end: !!python/object/apply:os.system [x]",
    "long name": f"{'k' * 65_536}: 1", "script": f"{json.dumps(SCRIPT)}: 1", "bidi": f"end: {{{json.dumps(BIDI)}: 1}}",
    "itself": "end: &e {keys: *e}", "many keys": "".join(f"k{i}: 1\n" for i in range(3_000)), "bytes": "\x00\x01\x02",
    "merge": "a: &a {b: 1}\n<<: [*a, *a]\nend: {<<: *a, keys: 3}"}


def choose_file(page: Page, title: str, *files: tuple[str, str]) -> None:
    page.get_by_role("region", name=title).get_by_role("button", name="Jugar con gente").click()
    page.get_by_role("dialog").get_by_text("Más opciones").click()
    page.get_by_role("dialog").get_by_label("Opciones propias").set_input_files(
        [{"name": name, "mimeType": "text/yaml", "buffer": text.encode()} for name, text in files])


def test_hostile_options_are_refused_in_a_sentence_and_the_next_are_taken(page: Page) -> None:
    go(page)
    page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar con gente").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Más opciones").click()
    chosen = dialog.get_by_label("Opciones propias")
    for name, text in REFUSED.items():
        chosen.set_input_files([{"name": f"{name}.yaml", "mimeType": "text/yaml", "buffer": text.encode()}])
        said = dialog.locator("[data-refused], .refused, [role=alert], [role=status]").filter(has_text=f"{name}.yaml")
        expect(said.first, name).to_be_visible(timeout=READY)
        assert dialog.locator("[data-variant]").count() == 0, name
        assert 10 < len(said.first.inner_text()) < 2000, (name, said.first.inner_text()[:300])
    chosen.set_input_files([{"name": "mine.yaml", "mimeType": "text/yaml", "buffer": b"end: {keys: 3}\n"}])
    expect(dialog.locator("[data-variant]")).to_contain_text("mine.yaml", timeout=READY)


@pytest.mark.parametrize("name", sweep(["script", "bidi", "long"], kept=["script", "long"]))
def test_words_of_a_pack_are_words(page: Page, name: str) -> None:
    word = {"script": SCRIPT[:60], "bidi": BIDI, "long": "Largo " * 10_000}[name]
    go(page)
    choose_file(page, "Cthulhu Gloom", ("mine.yaml", "pack: own.yaml\n"), ("own.yaml", named(word)))
    dialog = page.get_by_role("dialog")
    taken, refused = dialog.locator("[data-variant]"), dialog.get_by_text("own.yaml, línea")
    expect(taken.or_(refused).first).to_be_visible(timeout=READY)
    if taken.count():
        dialog.get_by_label("Tu nombre").fill(SCRIPT[:24])
        dialog.get_by_role("button", name="Hacer la mesa").click()
        page.wait_for_url("**at=/t/*", timeout=READY)
        page.wait_for_selector("[data-action]", timeout=READY)
    else:
        assert name != "script", refused.inner_text()
    says(page)


RECORDS = {"deep": "[" * 100_000, "large": '{"game": "carcosa", "seed": ' + "9" * 100_000 + "}",
           "script": json.dumps({"game": SCRIPT}),
           "nothing": "", "laughs": LAUGHS, "proto": '{"__proto__": {"game": 1}}'}


def test_hostile_records_are_refused_in_a_sentence(page: Page) -> None:
    go(page)
    for name, text in RECORDS.items():
        page.get_by_label("Elegir archivo").set_input_files(
            [{"name": f"{name}.jsonl", "mimeType": "text/plain", "buffer": text.encode()}])
        said = page.locator("main").locator(".refused, [role=alert], [role=status]").first
        expect(said, name).to_be_visible(timeout=READY)
        page.reload()
        expect(page.locator(".beginning")).to_have_count(0, timeout=READY)


STORED = ["null", "7", "[]", "{", '"x"', '{"AAAAAA": null}', '{"AAAAAA": {"seat": "x", "also": 7}}',
          json.dumps({SCRIPT: SCRIPT}), '{"__proto__": 1}']


KEPT = ("seats", "replays", "player", "name", "speed", "sound", "touch", "theme", "language",
        "bethlem.notes./t/AAAAAA.0")


@pytest.mark.parametrize("text", sweep(STORED, kept=["{", '{"AAAAAA": {"seat": "x", "also": 7}}', STORED[-2]]))
def test_what_is_kept_and_is_nonsense_is_passed_over(page: Page, text: str) -> None:
    page.goto("site.json")
    page.evaluate("([keys, text]) => keys.forEach((key) => localStorage.setItem(`tapete /somewhere/ ${key}`, text))",
                  [KEPT, text])
    for address in ("?at=/t/AAAAAA", "?at=/replay/x"):
        page.goto(address)
        expect(page.locator("main h1, main h2, main p").first).to_be_visible(timeout=READY)
        says(page)
    page.goto("")
    expect(page.get_by_role("region", name="Carcosa")).to_be_visible(timeout=READY)


ROWS = {
    "no JSON": ("table/AAAAAA", "{"), "another kind": ("table/CCCCCC", "[7]"),
    "no seats": ("table/DDDDDD", '{"game": "carcosa"}'), "a key of nothing": ("nonsense", "{}"),
    "an entry of no table": ("entry/EEEEEE/000001", "{}"), "a broken replay": ("replay/x", "{}"),
    "deep": ("table/BBBBBB", "[" * 50_000), "a snapshot": ("snapshot/AAAAAA", '{"code": "AAAAAA", "body": "*"}')}


def test_rows_that_cannot_be_read_keep_nobody_from_playing(page: Page) -> None:
    go(page)
    page.wait_for_function("""(rows) => new Promise((resolve, reject) => {
      const asked = indexedDB.open('tapete /somewhere/ tables')
      asked.onupgradeneeded = () => asked.transaction.abort()     // the page has not made it yet: ask again
      asked.onerror = () => resolve(false)
      asked.onsuccess = () => {
        const work = asked.result.transaction('kept', 'readwrite')
        for (const [key, text] of rows) work.objectStore('kept').put(text, key)
        work.oncomplete = () => { asked.result.close(); resolve(true) }
        work.onabort = () => reject(work.error)
      }
    })""", arg=list(ROWS.values()))
    page.reload()
    expect(page.locator(".beginning")).to_have_count(0, timeout=READY)
    page.get_by_role("region", name="Carcosa").get_by_role("button", name="Jugar ahora").click()
    page.wait_for_url("**at=/t/*")
    page.wait_for_selector("[data-action]", timeout=READY)
    says(page)


def test_a_page_takes_scripts_from_its_host_alone(page: Page) -> None:
    go(page)
    page.evaluate("""() => {
      const made = document.createElement('div'), script = document.createElement('script')
      made.innerHTML = `<img src=x onerror="window.caught='handler'">`
      script.textContent = "window.caught='script'"
      document.body.append(made, script)
      return new Promise((done) => made.firstChild.complete ? done() : made.firstChild.addEventListener('error', done))
    }""")
