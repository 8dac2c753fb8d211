"""A name without an account: the games of a key, ratings, the key in words, and deleting all of it."""
from __future__ import annotations

from typing import Any

import pytest
from mnemonic import Mnemonic
from sqlalchemy import select

from tapete.games import find_game
from tapete.table.ops.retention import retain
from tapete.table.people import key_words as keys
from tapete.table.people.secrets import hashed
from tapete.table.refusals import Refusal
from tapete.table.store.models import RatingRow, ResultRow

from .support import Site, serving, settings_for
from .test_admin import everything

pytestmark = pytest.mark.anyio

KEYS = {name: {"Player-Key": f"{number:032x}"} for number, name in enumerate(("Ana", "Bruno", "Carla"), 1)}


async def _post(site: Site, path: str, body: Any, headers: dict[str, str]) -> Any:
    answer = await site.http.post(path, json=body, headers=headers, params={"lang": "en"})
    assert answer.is_success, answer.text
    return answer.json()


async def profile(site: Site, name: str) -> Any:
    answer = await site.http.get("/api/mine/profile", headers=KEYS[name], params={"lang": "en"})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def play(site: Site, *names: str, bots: int = 0, bold: bool = True, ends: bool = True,
               **more: Any) -> tuple[str, list[str]]:
    """A game of the example's, of one card each: the first plays 5, all others their lowest. Code and tokens."""
    seats = [{"kind": "me", "name": names[0]}, *({"kind": "open"} for _ in names[1:]),
             *({"kind": "bot", "bot": "easy"} for _ in range(bots))]
    made = await _post(site, "/api/tables", {"game": "high_card", "options": {"hand": 2}, "seats": seats, **more},
                       KEYS[names[0]])
    code, tokens = made["code"], [made["token"]]
    for seat, name in enumerate(names[1:], 1):
        tokens.append((await _post(site, f"/api/tables/{code}/seats/{seat}/take", {"name": name}, KEYS[name]))["token"])
    if len(names) > 1:
        await site.post(f"/api/tables/{code}/start", token=tokens[0])
    while ends:
        for seat, token in enumerate(tokens):
            now = await site.now(code, token)
            if now["menu"]:
                cards = sorted((item["action"] for item in now["menu"]), key=lambda text: int(text.split()[-1]))
                await site.choose(code, token, now["seq"], cards[-1 if seat == 0 and bold else 0])
        if (await site.now(code))["status"] == "over":
            break
    return code, tokens


async def test_games_are_counted_and_rated_by_key(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        await play(site, "Ana", "Bruno")
        firsts = [await profile(site, name) for name in ("Ana", "Bruno")]
        (better, worse) = sorted(firsts, key=lambda each: each["games"][0]["place"])
        if better["games"][0]["place"] < worse["games"][0]["place"]:
            assert better["by_game"][0]["rating"]["value"] > 25 > worse["by_game"][0]["rating"]["value"]
        await play(site, "Ana", "Bruno", "Carla")
        ana, bruno = await profile(site, "Ana"), await profile(site, "Bruno")
        assert (ana["name"], ana["played"], bruno["played"]) == ("Ana", 2, 2)
        assert ana["companions"] == [{"name": "Bruno", "played": 2}, {"name": "Carla", "played": 1}]
        assert [game["people"] for game in ana["games"]] == [["Bruno", "Carla"], ["Bruno"]]
        assert ana["won"] + bruno["won"] >= 1
        (mine,) = ana["by_game"]
        assert mine["played"] == 2 and mine["rating"]["games"] == 2 and mine["rating"]["spread"] < 2 * 25 / 3
        assert (await profile(site, "Carla"))["played"] == 1
        assert all(game["replay"] for game in ana["games"])


async def test_bots_are_rated_as_one_and_what_shows_nothing_is_not_rated(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        await play(site, "Ana", bots=2)
        tally = (await profile(site, "Ana"))["by_game"][0]
        assert tally["rating"]["games"] == 1
        assert [(bot["bot"], bot["rating"]["games"]) for bot in tally["bots"]] == [("easy", 1)]
        # Somebody gives their seat to a bot on the way.
        code, tokens = await play(site, "Ana", "Bruno", ends=False)
        await site.post(f"/api/tables/{code}/seats/1/bot", {"bot": "easy"}, tokens[1])
        while (now := await site.now(code, tokens[0]))["status"] != "over":
            if now["menu"]:
                await site.choose(code, tokens[0], now["seq"], now["menu"][0]["action"])
        found = await profile(site, "Ana")
        assert [game["rated"] for game in found["games"]] == [False, True]
        assert found["by_game"][0]["rating"]["games"] == 1 and (await profile(site, "Bruno"))["played"] == 0
        # The host of the server ends a game.
        code, _ = await play(site, "Ana", "Bruno", ends=False)
        await site.server.admin.close(code)
        assert (await profile(site, "Ana"))["played"] == 2


async def test_one_game_counts_once_however_often_its_table_is_read(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await play(site, "Ana", "Bruno")
        site.server.rooms.dismiss(code)
        await site.now(code, tokens[0])
        async with site.server.store.reading() as db:
            assert len((await db.scalars(select(ResultRow))).all()) == 2
            assert [row.games for row in await db.scalars(select(RatingRow))] == [1, 1]


async def test_nobody_sees_anothers_page_and_no_hidden_thing_or_code_is_in_it(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, tokens = await play(site, "Ana", "Bruno")
        said = str(await profile(site, "Ana"))
        assert code not in said and all(token not in said for token in tokens)
        assert KEYS["Bruno"]["Player-Key"] not in said and hashed(KEYS["Bruno"]["Player-Key"]) not in said
        assert (await site.http.get("/api/mine/profile")).status_code == 401
        other = await site.http.get("/api/mine/profile", headers={"Player-Key": "f" * 32})
        assert other.json()["played"] == 0 and "Ana" not in other.text


@pytest.mark.parametrize("by_host", [True, False], ids=["by the host", "by oneself"])
async def test_forgetting_takes_all_of_it(either_database: str, by_host: bool) -> None:
    async with serving(settings_for(either_database)) as site:
        await play(site, "Ana", "Bruno")
        if by_host:
            done = (await site.server.admin.forget_secret(KEYS["Ana"]["Player-Key"])).model_dump()
        else:
            done = await _post(site, "/api/mine/forget", {}, KEYS["Ana"])
        assert done["games"] == 1
        found = await profile(site, "Ana")
        assert (found["played"], found["by_game"], found["companions"]) == (0, [], [])
        bruno = await profile(site, "Bruno")
        assert bruno["played"] == 1 and bruno["companions"] == [] and bruno["games"][0]["people"] == []
        if by_host:
            left = await everything(site.server.store)
            assert "Ana" not in left and hashed(KEYS["Ana"]["Player-Key"]) not in left


async def test_a_record_that_is_deleted_takes_names_along_and_leaves_the_count(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, _ = await play(site, "Ana", "Bruno")
        await site.server.admin.delete(code)
        assert "Bruno" not in await everything(site.server.store)
        found = await profile(site, "Ana")
        assert found["played"] == 1 and found["games"][0]["replay"] is None
        await play(site, "Ana", "Bruno")
        await retain(site.server.admin, None, None)
        assert (await profile(site, "Ana"))["played"] == 2


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("key", ["00" * 16, "0123456789abcdef" * 2, "fe" * 24])
async def test_a_key_is_the_same_in_words(language: str, key: str) -> None:
    words = keys.words_of(key, language)
    assert keys.key_of(" ".join(words)) == key
    plain = " ".join(keys._start(word) if len(word) > 3 else word for word in words)     # four letters, no accents
    assert keys.key_of(plain.upper()) == key


async def test_words_that_are_no_key_say_so(sqlite: str) -> None:
    words = keys.words_of("0123456789abcdef" * 2, "es")
    for wrong, code in ((words[:-1], "wrong_words"), ([*words, words[0]], "wrong_words"),
                        ([words[1], words[0], *words[2:]], "wrong_words"), (["xyzzy", *words[1:]], "no_word")):
        with pytest.raises(Refusal) as refused:
            keys.key_of(" ".join(wrong))
        assert refused.value.code == code
    with pytest.raises(Refusal, match="no_words"):
        keys.words_of("not hexadecimal at all", "es")
    for name in keys.LISTS.values():        # what `_start` says of both lists
        assert len({keys._start(word) for word in Mnemonic(name).wordlist}) == 2048
    async with serving(settings_for(sqlite)) as site:
        said = (await site.http.get("/api/mine/words", headers=KEYS["Ana"], params={"lang": "es"})).json()["words"]
        assert await site.post("/api/mine/key", {"words": " ".join(said)}) == {"key": KEYS["Ana"]["Player-Key"]}
        await site.post("/api/mine/key", {"words": "one two"}, status=422)
        picture = await site.http.get("/api/mine/qr.svg", headers=KEYS["Ana"])
        assert picture.headers["content-type"] == "image/svg+xml" and "<svg" in picture.text


async def test_the_same_people_play_again_a_seat_further_on_and_their_wins_are_counted(either_database: str) -> None:
    async with serving(settings_for(either_database)) as site:
        code, tokens = await play(site, "Ana", "Bruno", "Carla")
        first = await site.get(f"/api/tables/{code}", tokens[0])
        made = await site.post(f"/api/tables/{code}/rematch", {}, tokens[1])
        assert await site.post(f"/api/tables/{code}/rematch", {}, tokens[0]) == made
        assert (await site.get(f"/api/tables/{code}", tokens[2]))["next"] == made["code"]
        found = [await _post(site, f"/api/tables/{made['code']}/reclaim", {}, KEYS[name])
                 for name in ("Ana", "Bruno", "Carla")]
        assert [[one["seat"] for one in seated] for seated in found] == [[2], [0], [1]]
        again = await site.get(f"/api/tables/{made['code']}", found[0][0]["token"])
        assert [seat["name"] for seat in again["seats"]] == ["Bruno", "Carla", "Ana"]
        assert again["host"] == 0 and again["status"] == "waiting" and again["ruleset"] == first["ruleset"]
        won = {one["seat"] for one in first["outcome"]["standings"] if one["won"]}
        assert again["series"] == {"number": 2, "won": [int(before in won) for before in (1, 2, 0)]}
        await site.post(f"/api/tables/{made['code']}/start", token=found[1][0]["token"])
        assert (await site.now(made["code"], found[1][0]["token"]))["status"] == "playing"
        assert await site.post(f"/api/tables/{made['code']}/rematch", {}, found[1][0]["token"], status=409)


async def test_whoever_plays_alone_plays_again_at_once(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        code, (token,) = await play(site, "Ana", bots=2)
        made = await site.post(f"/api/tables/{code}/rematch", {}, token)
        (seated,) = await _post(site, f"/api/tables/{made['code']}/reclaim", {}, KEYS["Ana"])
        assert seated["seat"] == 2 and (await site.now(made["code"], seated["token"]))["status"] == "playing"


async def test_whoever_plays_a_game_for_the_first_time_is_asked_where_it_is_for_beginners(
        either_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("high_card")
    monkeypatch.setattr(type(game.interaction), "first_stops", frozenset())

    async def asked_at_last(site: Site, code: str, token: str) -> bool:
        stops: bool = (await site.now(code, token))["stops"]["stops"][0]["on"]
        return stops

    async with serving(settings_for(either_database)) as site:
        code, tokens = await play(site, "Ana", "Bruno", ends=False)
        assert not any([await asked_at_last(site, code, token) for token in tokens])
        await site.post(f"/api/tables/{code}/stops", {"stops": ["last"]}, tokens[0])
        assert await asked_at_last(site, code, tokens[0])               # by their own choice
        await play(site, "Ana", bots=1)
        code, tokens = await play(site, "Ana", "Bruno", ends=False)
        assert await asked_at_last(site, code, tokens[0])               # Ana has played it, Bruno has not
        assert not await asked_at_last(site, code, tokens[1])
        unknown, (token, *_) = await site.table("me", "human", game="high_card", options={"hand": 2})
        assert token and await asked_at_last(site, unknown, token)      # a program, about which nothing is known


def test_four_souls_asks_a_beginner_least() -> None:
    game = find_game("souls")
    assert game.interaction.first_stops is not None and game.interaction.first_stops < game.interaction.usual_stops


async def test_those_of_one_device_play_again_at_once(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as site:
        made = await _post(site, "/api/tables", {"game": "high_card", "several": True, "seats": [
            {"kind": "me", "name": "Ana"}, {"kind": "open"}]}, KEYS["Ana"])
        path = f"/api/tables/{made['code']}"
        bruno = await _post(site, path + "/seats/1/take", {"name": "Bruno"}, KEYS["Ana"])
        await site.post(path + "/start", token=made["token"])
        await site.play_randomly(made["code"], [made["token"], bruno["token"]], 1000, seed=1)
        again = await site.post(path + "/rematch", {}, made["token"])
        seated = await _post(site, f"/api/tables/{again['code']}/reclaim", {}, KEYS["Ana"])
        assert {one["seat"] for one in seated} == {0, 1}
        assert (await site.now(again["code"], seated[0]["token"]))["status"] == "playing"
