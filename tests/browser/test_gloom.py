"""Cthulhu Gloom on the page: a whole game, the print that shows through piles, and hidden hands."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tapete.files.config import read_yaml
from tapete.games import gloom

from .conftest import People, until
from .test_page import faults, overhang

pytestmark = pytest.mark.browser


PACK = Path(gloom.__file__).parent / "packs" / "abismo.yaml"


def open_table(page: Page, bots: int, options: dict[str, Any] | None = None) -> None:
    """A game of Ana's against easy bots, begun."""
    page.goto("/")
    seats = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": "easy"} for _ in range(bots))]
    made = page.request.post("/api/tables", data={
        "game": "gloom", "seats": seats, "listed": False, "options": options or {}}).json()
    kept = {made["code"]: {"seat": made["seat"], "token": made["token"], "game": "gloom", "at": 0}}
    page.evaluate("(kept) => localStorage.setItem('tapete.seats', JSON.stringify(kept))", kept)
    page.goto(f"/t/{made['code']}")
    page.wait_for_selector(".play")


def token(page: Page) -> str:
    return str(page.evaluate("Object.values(JSON.parse(localStorage.getItem('tapete.seats')))[0].token"))


def now(page: Page, secret: str | None = None) -> dict[str, Any]:
    """The table as a seat, or somebody who watches, may know it, asked of the server itself."""
    code = page.url.rsplit("/", 1)[-1]
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    answer: dict[str, Any] = page.request.get(f"/api/tables/{code}/now", headers=headers).json()
    return answer


def send(page: Page, secret: str, known: dict[str, Any], item: dict[str, Any]) -> None:
    """A choice past the page, to come to the state of affairs that a test is about."""
    page.request.post(f"/api/tables/{page.url.rsplit('/', 1)[-1]}/choices",
                      data={"seq": known["seq"], "action": item["action"]},
                      headers={"Authorization": f"Bearer {secret}"})


def asked(page: Page, secret: str) -> dict[str, Any] | None:
    """The server's question to the seat, as soon as the page shows it; None at the end of the game."""
    def asked_or_over() -> dict[str, Any] | None:
        known = now(page, secret)
        if known["status"] == "over":
            return known
        if known["menu"] and known["menu"][0]["kind"] == "DECLINE" and len(known["menu"]) == 1:
            send(page, secret, known, known["menu"][0])       # there is nothing to choose
        elif known["menu"] and shows(page, known):
            return known
        return None

    known = until(page, asked_or_over, "the page asks the seat nothing, and the game does not end")
    return None if known["status"] == "over" else known


def shows(page: Page, known: dict[str, Any]) -> bool:
    """Whether the page asks what the server asked: it hears of it later, and shows the question before until then.

    Ask again until both agree. The game may go on by itself meanwhile: words at the table are moments of their own, and
    a call by night is over when its time is.
    """
    seq: str | None = page.evaluate("document.querySelector('.choose.mine')?.dataset.seq")
    return seq == str(known["seq"])


def moved_on(page: Page, before: dict[str, Any]) -> None:
    page.wait_for_function("async ([address, seq]) => (await (await fetch(address)).json()).seq > seq",
                           arg=[f"/api/tables/{page.url.rsplit('/', 1)[-1]}", before["seq"]])


def too_small(page: Page) -> list[str]:
    """The board's texts that are too small to read on a phone at normal distance."""
    found: list[str] = page.evaluate("""() => [...document.querySelectorAll('.board *')].filter((one) =>
        !one.children.length && one.textContent.trim() && one.checkVisibility({ opacityProperty: true })
        && parseFloat(getComputedStyle(one).fontSize) < 11.5).map((one) => one.textContent)""")
    return found


def lay(page: Page, known: dict[str, Any]) -> bool:
    """By presses on a card of the hand and then on somebody: misery at home, joy abroad. False if no play does it."""
    best, change = None, 0
    for item in known["menu"]:
        if item["kind"] == "PLAY":
            who = known["view"]["characters"][item["args"][1]]
            after = int(re.findall(r"[+−]?\d+", item["label"])[-1].replace("−", "-"))
            gain = (who["worth"] - after) * (1 if who["seat"] == 0 else -1)
            if "Muere" in item["label"]:
                gain = 100 if who["seat"] == 0 else 0
            if gain > change:
                best, change = item, gain
    if best is None:
        return False
    card, who = best["args"]
    page.locator(f".hands [data-thing='card:{card}']").click()
    expect(page.locator(f"[data-thing='lay:{card}:{who}'] .film.ghost")).to_be_attached()
    page.locator(f"[data-thing='lay:{card}:{who}']").click()
    return True


def choose(page: Page, known: dict[str, Any]) -> None:
    if not lay(page, known):
        kinds = [item["kind"] for item in known["menu"]]
        wanted = next((kind for kind in ("TAKE_FAMILY", "CLAIM", "PICK", "DISCARD_HAND") if kind in kinds), kinds[-1])
        page.locator(f'.choices [data-action="{known["menu"][kinds.index(wanted)]["action"]}"]').click()
    moved_on(page, known)


def test_a_whole_game_is_played_by_presses(people: People) -> None:
    page = people.page()
    open_table(page, bots=1)
    secret = token(page)
    page.set_viewport_size({"width": 1440, "height": 900})
    told = False
    choices = 0
    while (known := asked(page, secret)) is not None:
        assert choices < 120
        if not told and any(item["kind"] == "PLAY" for item in known["menu"]):
            page.get_by_label("Tus propias palabras").fill("Nadie oyó cerrarse la puerta.")
            told = lay(page, known)
            if told:
                moved_on(page, known)
                expect(page.locator(".noted")).to_contain_text("Nadie oyó cerrarse la puerta.")
                continue
        choose(page, known)
        choices += 1
    assert told
    assert choices > 5
    ended = now(page, secret)["view"]
    dead = [id_ for id_, one in ended["characters"].items() if one["fate"] == "DEAD"]
    expect(page.locator(".pile.dead")).to_have_count(len(dead))
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}?lang=es").json()
    names = [seat["name"] for seat in table["seats"]]
    for seat, one in enumerate(ended["seats"]):
        name = names[seat]
        worth = f"{one['worth']:+d}".replace("-", "−") if one["worth"] else "0"
        expect(page.get_by_role("region", name=name).locator(".value")).to_have_text(worth)


def test_a_pile_shows_what_is_covered_and_by_what(people: People) -> None:
    page = people.page()
    open_table(page, bots=2)
    secret = token(page)

    def deep_pile() -> str | None:
        """Played by the server's menu: the page only looks on."""
        known = now(page, secret)
        deep = next((id_ for id_, one in known["view"]["characters"].items() if len(one["pile"]) > 2), None)
        assert deep or known["status"] != "over"
        if not deep and known["menu"]:
            kinds = [item["kind"] for item in known["menu"]]
            send(page, secret, known, known["menu"][kinds.index("PLAY") if "PLAY" in kinds else 0])
        return deep

    deep = until(page, deep_pile, "no pile of three comes")
    page.reload()
    page.wait_for_selector(".play")
    known = now(page, secret)
    pile = page.locator(f"[data-thing='character:{deep}']")
    cards = known["view"]["characters"][deep]["pile"]
    expect(pile.locator(".film")).to_have_count(len(cards))
    expect(pile.locator(".chips")).to_have_css("opacity", "0")
    page.get_by_role("button", name="Ver lo tapado").click()
    expect(pile.locator(".chips")).to_have_css("opacity", "1")
    pile.click()
    dialog = page.get_by_role("dialog")
    layers = dialog.get_by_role("list", name="Las cartas, de arriba abajo").get_by_role("listitem")
    expect(layers).to_have_count(len(cards))
    top = known["view"]["cards"][cards[-1]]["name"]["es"]
    expect(layers.first).to_contain_text(top)
    expect(dialog).to_contain_text(f"bajo «{top}»")        # its text at least covers the one below


def test_however_many_are_covered_they_stay_on_their_card_and_a_phones_page_is_no_wider(people: People) -> None:
    pack = read_yaml(PACK) | {"events": {}, "stories": {}}
    pack["modifiers"] = {id_: {"name": one["name"], "points": [-5, -15, -10], "icon": "COPA", "corner": "COPA"}
                         for id_, one in pack["modifiers"].items()}
    page = people.page(phone=True)
    open_table(page, bots=1, options={"pack": pack, "families": "lot", "first": 0, "hand": 15, "limit": 15})
    secret = token(page)
    deep: str | None = None
    while deep is None:
        known = asked(page, secret)
        assert known is not None
        lays = {item["args"][1]: item for item in known["menu"]
                if item["kind"] == "PLAY" and item["args"][0] in pack["modifiers"]}
        rightmost = max(lays, key=lambda who: _at(page, who), default=None)
        if rightmost is not None and len(known["view"]["characters"][rightmost]["pile"]) > 6:
            deep = rightmost
        else:
            send(page, secret, known, lays[rightmost] if rightmost else known["menu"][-1])
    assert overhang(page) == 0
    page.get_by_role("button", name="Ver lo tapado").click()
    chips = page.locator(f"[data-thing='character:{deep}'] .row > span > *")
    assert chips.count() >= 5 * 6                                       # three points and two icons of each
    over = chips.evaluate_all("""all => all.filter((one) => {
        const [chip, card] = [one, one.closest('.card')].map((each) => each.getBoundingClientRect())
        return chip.left < card.left || chip.right > card.right
    }).length""")
    assert over == 0


def _at(page: Page, who: str) -> float:
    """How far to the right a character is."""
    return float(page.locator(f"[data-thing='character:{who}']").evaluate("one => one.getBoundingClientRect().right"))


def test_what_cannot_be_laid_says_why(people: People) -> None:
    """All modifiers show a cup and avoid characters with a cup. At most ten of fifteen cards are no modifiers."""
    pack = read_yaml(PACK) | {"events": {}, "stories": {}}
    pack["deaths"] = dict(list(pack["deaths"].items())[:10])
    pack["modifiers"] = {id_: {"name": one["name"], "points": [-5, None, None], "icon": "COPA", "not_on": ["COPA"]}
                         for id_, one in pack["modifiers"].items()}
    page = people.page()
    open_table(page, bots=1, options={"pack": pack, "families": "lot", "first": 0, "hand": 15, "limit": 15})
    secret = token(page)
    known = asked(page, secret)
    assert known is not None
    first = next(item for item in known["menu"] if item["kind"] == "PLAY")
    send(page, secret, known, first)
    moved_on(page, known)
    known = asked(page, secret)
    assert known is not None
    card = next(item for item in known["menu"] if item["kind"] == "PLAY")["args"][0]
    who = first["args"][1]
    page.locator(f".hands [data-thing='card:{card}']").click()
    page.locator(f"[data-thing='lay:{card}:{who}'].barred").click()
    expect(page.get_by_role("dialog").locator(".not")).to_contain_text("icono")
    expect(page.get_by_role("dialog").locator(".not button")).to_contain_text("§")


def test_who_watches_sees_no_hidden_card(people: People) -> None:
    page, watcher = people.page(), people.page()
    open_table(page, bots=1)
    secret = token(page)
    known = asked(page, secret)
    while known is not None and known["view"]["waiting"]["choice"] == "FAMILY":
        choose(page, known)
        known = asked(page, secret)
    assert known is not None
    watcher.goto(page.url)
    watcher.wait_for_selector(".board")
    public = now(watcher)["view"]["seats"]                 # an effect may have shown a hand to the whole table
    hidden = [known["view"]["cards"][card]["name"]["es"] for card in known["view"]["seats"][0]["hand"]
              if card not in public[0]["hand"]]
    assert hidden or None not in public[0]["hand"]
    open_cards = [card for seat in public for card in seat["hand"] if card is not None]
    expect(watcher.locator(".hands .card")).to_have_count(len(open_cards))
    expect(page.locator(".hands section.own .card")).to_have_count(known["view"]["seats"][0]["count"])
    seen = watcher.locator(".board, .hands").all_inner_texts()
    assert [name for name in hidden if any(name in text for text in seen)] == []


def divided(page: Page) -> list[str]:
    """The words of cards' names that would be divided anywhere, were they in this hand."""
    pack = read_yaml(PACK)
    names = [name for kind in ("modifiers", "events", "deaths") for card in pack[kind].values()
             for name in card["name"].values()]
    title = page.locator(".hands .words .title").first
    found: list[str] = title.evaluate("""async (title, names) => {
        const found = []
        for (const name of names) {
            const words = name.split(' ')
            title.textContent = name
            title.style.setProperty('--longest', Math.max(...words.map((word) => word.length)))
            await Promise.all(title.getAnimations().map((change) => change.finished))
            let at = 0
            for (const word of words) {
                const range = document.createRange()
                range.setStart(title.firstChild, at)
                range.setEnd(title.firstChild, at + word.length)
                at += word.length + 1
                if ([...range.getClientRects()].filter(({ width }) => width > 1).length > 1) found.push(word)
            }
        }
        return found
    }""", names)
    return found


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_axe_finds_nobody_kept_out_and_a_phone_is_wide_enough(people: People, light: bool) -> None:
    page = people.page(phone=light, light=light)
    open_table(page, bots=3)
    secret = token(page)
    found = faults(page)
    for _ in range(4):
        known = asked(page, secret)
        assert known is not None
        item = next((one for one in known["menu"] if one["kind"] in ("PLAY", "TAKE_FAMILY")), known["menu"][-1])
        send(page, secret, known, item)
    assert asked(page, secret) is not None
    found += faults(page)
    assert overhang(page) == 0
    assert divided(page) == []
    if light:                                              # the phone: the hand stays within reach
        assert too_small(page) == []
        page.locator(".hands .card").last.tap()
        page.keyboard.press("Escape")
    page.locator(".pile").first.click()
    page.get_by_role("dialog").wait_for()
    found += faults(page)
    page.keyboard.press("Escape")
    page.locator("[data-thing=discards]").click()
    found += faults(page)
    assert found == []
