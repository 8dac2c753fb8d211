"""Four Souls on the page: playing from one seat, responding on the stack, hidden cards, phones and keyboards."""
from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import People, until
from .test_gloom import moved_on, now, send, shows, token
from .test_page import faults, overhang

pytestmark = pytest.mark.browser

Known = dict[str, Any]


def open_table(page: Page, bots: int, options: dict[str, Any] | None = None) -> None:
    """A game of Ana's against easy bots, begun."""
    page.goto("/")
    seats = [{"kind": "me", "name": "Ana"}, *({"kind": "bot", "bot": "easy"} for _ in range(bots))]
    made = page.request.post("/api/tables", data={"game": "souls", "seats": seats, "listed": False,
                                                  "options": options or {}}).json()
    kept = {made["code"]: {"seat": made["seat"], "token": made["token"], "game": "souls", "at": 0}}
    page.evaluate("(kept) => localStorage.setItem('tapete.seats', JSON.stringify(kept))", kept)
    page.goto(f"/t/{made['code']}")
    page.wait_for_selector(".play", timeout=240_000)                   # the rules may have to be compiled first


def asked_something(page: Page, secret: str) -> Known:
    """The server's next question with several answers, or the end of the game. A question with one answers itself."""
    def asked_or_over() -> Known | None:
        known = now(page, secret)
        return known if known["status"] == "over" or len(known["menu"]) > 1 else None

    return until(page, asked_or_over, "the seat is asked nothing that has two answers, and the game does not end")


def asked(page: Page, secret: str) -> Known | None:
    """The same, once the page asks it; None at the end of the game."""
    def asked_here() -> Known | None:
        known = asked_something(page, secret)
        return known if known["status"] == "over" or shows(page, known) else None

    known = until(page, asked_here, "the page does not ask what the server asks")
    return None if known["status"] == "over" else known


def of_kind(known: Known, *kinds: str) -> Known | None:
    return next((item for kind in kinds for item in known["menu"] if item["kind"] == kind), None)


def carry_out(page: Page, known: Known, item: Known) -> None:
    """By the list of choices."""
    page.locator(f'.choices [data-action="{item["action"]}"]').click()
    moved_on(page, known)


def press_on(page: Page, known: Known, thing: str, item: Known) -> None:
    """By a press on a thing, and then on what its window offers."""
    page.locator(f"[data-thing='{thing}']").first.click()
    page.get_by_role("dialog").locator(f'[data-action="{item["action"]}"]').click()
    moved_on(page, known)


FIRST = ("ATTACK", "BUY", "PLAY", "YES", "SEAT", "FOE", "ITEM")


def played_on(page: Page, secret: str, until: Any, most: int = 400, first: tuple[str, ...] = FIRST) -> Known:
    """Past the page, to a state of affairs that a test is about: attacks, purchases and loot come first."""
    for _ in range(most):
        known = asked_something(page, secret)
        if known["status"] == "over":
            pytest.fail("the game is over before what the test is about has come")
        if until(known):
            return asked(page, secret) or known
        send(page, secret, known, of_kind(known, *first) or known["menu"][-1])
    pytest.fail(f"what the test is about has not come in {most} choices")


def test_a_seat_plays_responds_on_the_stack_and_passes_until_the_turn_ends(people: People) -> None:
    page = people.page()
    open_table(page, bots=1)
    secret = token(page)
    tap = None
    while tap is None:                                                  # until there is an answer to an attack
        known = played_on(page, secret, lambda one: of_kind(one, "ATTACK") and of_kind(one, "TAP"))
        attack = of_kind(known, "ATTACK")
        assert attack
        foe = attack["args"][0]
        press_on(page, known, f"card:{foe}", attack)                    # declared: it waits on the stack
        known = asked(page, secret)
        assert known is not None
        assert known["view"]["stack"], "whoever attacks is asked while the attack is on the stack"
        tap = of_kind(known, "TAP")
    stack = page.get_by_role("region", name="La pila")
    expect(stack.locator(".item")).to_have_count(len(known["view"]["stack"]))
    top = stack.locator(".item").first
    expect(top).to_contain_text("resuelve ahora")
    carry_out(page, known, tap)                                         # a response is above it
    card = page.request.get("/api/games/souls/cards").json()[tap["args"][0]]
    expect(page.get_by_role("log", name="Crónica")).to_contain_text(f"usa «{card['name']['es']}»")
    turn = now(page, secret)["view"]["turn"]
    page.locator("h2").first.click()
    page.keyboard.press("p")
    page.wait_for_function("""async ([address, turn, secret]) => {
        const headers = { Authorization: `Bearer ${secret}` }
        const now = await (await fetch(address, { headers })).json()
        return now.view.turn > turn || now.status === 'over' || now.menu.some((item) => item.kind !== 'PASS')
    }""", arg=[f"/api/tables/{page.url.rsplit('/', 1)[-1]}/now", turn, secret])
    expect(page.locator(".play")).to_be_visible()


def test_passing_until_the_end_of_the_turn_asks_nothing_that_can_be_passed(people: People) -> None:
    page = people.page()
    open_table(page, bots=2)
    secret = token(page)
    passing = page.get_by_role("button", name="Pasar hasta el final del turno")
    played_on(page, secret, lambda one: one["view"]["active"] == 0 and not one["view"]["stack"])
    expect(page.locator(".bar .whose.mine")).to_have_text("Te toca")
    expect(passing).to_have_count(0)                                    # it is nobody's but theirs to end
    known = played_on(page, secret, lambda one: of_kind(one, "PASS") and len(one["menu"]) > 1
                      and one["view"]["active"] != 0, first=("PASS", "YES"))    # and keep what they could answer with
    expect(page.locator(".bar .whose:not(.mine)")).to_be_visible()
    turn = known["view"]["turn"]
    passing.click()

    def passes() -> bool | None:
        known = now(page, secret)
        return known["stops"]["passing"] or known["view"]["turn"] > turn or None

    until(page, passes, "the server has not heard of it")

    def turn_over() -> bool | None:
        known = now(page, secret)
        if known["status"] == "over" or known["view"]["turn"] > turn:
            return True
        if known["menu"] and of_kind(known, "PASS"):
            until(page, lambda: now(page, secret)["seq"] > known["seq"] or None, "asked to pass while passing")
        elif known["menu"]:
            send(page, secret, known, known["menu"][0])
        return None

    until(page, turn_over, "the turn does not end")


def test_stops_are_where_the_person_wants_to_be_asked(people: People) -> None:
    page = people.page()
    open_table(page, bots=1)
    secret = token(page)
    assert asked(page, secret) is not None
    page.get_by_role("button", name="Cuándo preguntarme").click()
    box = page.get_by_label("efectos desencadenados")
    expect(box).not_to_be_checked()
    box.check()
    page.wait_for_function("""async ([address, secret]) => {
        const now = await (await fetch(address, { headers: { Authorization: `Bearer ${secret}` } })).json()
        return now.stops.stops.find((stop) => stop.name === 'TRIGGER').on
    }""", arg=[f"/api/tables/{page.url.rsplit('/', 1)[-1]}/now", secret])
    expect(box).to_be_checked()


def test_a_whole_game_ends_with_the_souls_that_win(people: People) -> None:
    page = people.page()
    open_table(page, bots=1, options={"souls_to_win": 1})
    secret = token(page)
    for _ in range(600):
        known = asked(page, secret)
        if known is None:
            break
        kinds = ("ATTACK", "PLAY", "BUY", "YES", "TAP", "SEAT", "FOE", "ITEM", "SLOT", "CARD")
        responding = ("PASS",) if known["view"]["stack"] else ()
        send(page, secret, known, of_kind(known, *responding, *kinds) or known["menu"][-1])
    else:
        pytest.fail("no end in 600 choices")
    view = now(page, secret)["view"]
    winner = int(view["outcome"].removeprefix("SEAT_"))
    page.get_by_role("button", name="Ver el tablero").click()
    altar = page.get_by_role("region", name="Las almas que ganan")
    expect(altar.get_by_role("listitem")).to_have_count(len(view["players"][winner]["souls"]))


def test_nobody_else_sees_a_hand(people: People) -> None:
    page, watcher = people.page(), people.page()
    open_table(page, bots=1)
    secret = token(page)
    known = asked(page, secret)
    assert known is not None
    hand = known["view"]["players"][0]["hand"]
    assert hand
    assert None not in hand
    expect(page.locator(".hands .card")).to_have_count(len(set(hand)))
    watcher.goto(page.url)
    watcher.wait_for_selector(".board")
    public = now(watcher)["view"]["players"]
    assert [set(one["hand"]) <= {None} for one in public] == [True, True]
    expect(watcher.locator(".hands .card")).to_have_count(0)
    faces = page.request.get("/api/games/souls/cards").json()
    open_cards = json.dumps(now(watcher)["view"])      # another copy of a card in hand may be open
    names = {faces[card]["name"]["es"] for card in hand if f'"{card}"' not in open_cards}
    told = " ".join(event["sentence"] for event in now(watcher)["events"])
    seen = " ".join(watcher.locator(".board, .hands").all_inner_texts())
    assert [name for name in names if f"«{name}»" in told or name in seen] == []


def test_a_card_says_all_that_it_does_and_why_it_cannot_be_bought(people: People) -> None:
    page = people.page(language="en-GB")
    open_table(page, bots=1)
    secret = token(page)
    known = played_on(page, secret, lambda one: of_kind(one, "ATTACK") and not of_kind(one, "BUY"))
    item = next(card for card in known["view"]["shop"] if card)
    faces = page.request.get("/api/games/souls/cards").json()
    page.locator(f"[data-thing='card:{item}']").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(faces[item]["name"]["en"])
    for ability in faces[item]["abilities"]:
        expect(dialog).to_contain_text(ability["text"]["en"])
    expect(dialog.locator(".not button")).to_contain_text("§")


def test_one_person_plays_both_characters_of_a_solo_game(people: People) -> None:
    page = people.page()
    page.goto("/")
    page.get_by_role("region", name="Four Souls").get_by_role("button", name="Jugar con gente").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Tu nombre").fill("Ana")
    dialog.get_by_label("Quién ocupa el asiento 2").select_option("also")
    for seat in (3, 4):
        dialog.get_by_label(f"Quién ocupa el asiento {seat}").select_option("none")
    dialog.get_by_label("En solitario").select_option(label="sí")
    dialog.get_by_role("button", name="Hacer la mesa").click()
    page.wait_for_selector(".play", timeout=240_000)                   # the rules may have to be compiled first
    kept = page.evaluate("Object.values(JSON.parse(localStorage.getItem('tapete.seats')))[0]")
    secrets = {kept["seat"]: kept["token"], kept["also"][0]["seat"]: kept["also"][0]["token"]}
    assert set(secrets) == {0, 1}
    asked_of: set[int] = set()

    def turns_over() -> bool | None:
        known = now(page, secrets[0])
        if known["view"]["solo_die"] < 8 or known["status"] == "over":
            return True
        seat = known["to_move"]
        known = now(page, secrets[seat])
        if known["menu"] and shows(page, known):
            item = of_kind(known, "PASS") or known["menu"][-1]
            asked_of.add(seat)
            page.locator(f'.choose.mine [data-action="{item["action"]}"]').first.click()
            moved_on(page, known)
        return None

    until(page, turns_over, "both turns are not over", seconds=600)
    assert asked_of == {0, 1}
    expect(page.get_by_role("img", name="El dado marca 7")).to_be_visible()
    page.wait_for_selector(".choose.mine")
    hands = [set(one["hand"]) for one in now(page, secrets[0])["view"]["players"]]
    assert all(None not in hand for hand in hands)
    expect(page.locator(".hands .card")).to_have_count(sum(len(hand) for hand in hands))


@pytest.mark.parametrize("light", [False, True], ids=["dark", "light"])
def test_axe_finds_nobody_kept_out_and_a_phone_is_wide_enough(people: People, light: bool) -> None:
    page = people.page(phone=light, light=light)
    open_table(page, bots=3)
    secret = token(page)
    assert asked(page, secret) is not None
    found = faults(page)
    played_on(page, secret, lambda one: one["view"]["turn"] > 4 and one["view"]["stack"] and len(one["menu"]) > 1)
    found += faults(page)
    assert overhang(page) == 0
    page.locator(".stack .item").first.click()
    page.get_by_role("dialog").wait_for()
    found += faults(page)
    page.keyboard.press("Escape")
    page.locator(".monster").first.click()
    found += faults(page)
    assert found == []


UNSEEN = """() => {
    const unseen = one => {
        const box = one.getBoundingClientRect()
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        if (box.top < 0 || box.bottom > innerHeight) return `from ${Math.round(box.top)} to ${Math.round(box.bottom)}`
        return one.contains(over) ? null : `under ${over && over.outerHTML.slice(0, 90)}`
    }
    const lies = { 'own life': '.mine .who', 'own cards': '.mine .tile', monsters: '.market .monster',
                   shop: '.market .row .tile', 'top of the stack': '.stack .item.top' }
    return Object.entries(lies).flatMap(([name, what]) => {
        const all = [...document.querySelectorAll(what)]
        return all.length ? all.map(unseen).filter(found => found).map(found => `${name} ${found}`) : [`no ${name}`]
    })
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_ones_own_cards_the_shop_the_monsters_and_the_stack_are_in_sight(people: People, size: tuple[int, int]) -> None:
    page = people.page(phone=size[0] < 500)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, bots=3)
    looked = 0
    while looked < 3:
        known = played_on(page, token(page), lambda one: len(one["view"]["stack"]) in (1, 2) and of_kind(one, "PASS"))
        page.wait_for_selector(".stack .item.top")
        # For a moment the page still shows what was asked before.
        until(page, lambda: page.evaluate(UNSEEN) == [] or None, f"not all is in sight: {known['question']}")
        looked += 1
        send(page, token(page), known, known["menu"][-1])
