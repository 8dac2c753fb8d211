"""A desk refuses a hostile text in a sentence, and answers the next request."""
from __future__ import annotations

import pytest

from ..table.support import serving, settings_for

pytestmark = pytest.mark.anyio

TEXTS = {"brackets": "[" * 40_000, "dashes": "- " * 29_000, "a merge in itself": "a: &a\n  <<: *a\n",
         "a tag": "!!python/object/apply:os.system ['true']\n", "a build's mark": "# ready\n" + "(" * 40_000}
JSON = {"Content-Type": "application/json"}
OPTIONS = {"carcosa": "cards", "gloom": "pack", "souls": "own", "bethlem": "own_cards"}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("game", OPTIONS)
async def test_a_hostile_text_is_refused_and_the_next_request_answered(sqlite: str, game: str, text: str) -> None:
    changes = {OPTIONS[game]: TEXTS[text]}
    async with serving(settings_for(sqlite, desk="local")) as site:
        answer = await site.http.post("/api/desk/variants/file", json={"game": game, "name": "x", "yaml": TEXTS[text]})
        assert 400 <= answer.status_code < 500 and answer.json()["error"]["sentence"], answer.text
        assert (await site.http.get("/api/desk/variants")).json() == []
        told = (await site.http.post("/api/desk/check", json={"game": game, "changes": changes})).json()
        assert not told["sound"] and told["faults"]
        kept = await site.http.post("/api/desk/variants", json={"game": game, "name": "x", "changes": changes})
        assert kept.status_code in (201, 422), kept.text       # a text that is not finished may be kept
        assert (await site.http.get("/api/desk/variants")).status_code == 200


@pytest.mark.parametrize("body", ['{"deck.VIAL":"\\ud800"}', '{"\\ud800":1}', '{"cards":{"a":["\\udfff"]}}'])
async def test_half_a_letter_is_refused_by_every_route(sqlite: str, body: str) -> None:
    async with serving(settings_for(sqlite, desk="local")) as site:
        for path in ("check", "variants", "jobs"):
            sent = f'{{"game":"carcosa","name":"x","kind":"why","players":2,"changes":{body}}}'
            answer = await site.http.post(f"/api/desk/{path}", content=sent, headers=JSON)
            assert answer.status_code == 422 and answer.json()["error"]["sentence"], (path, answer.text)
