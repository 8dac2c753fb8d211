"""The comparison of answers with the API's description finds the faults that it is made for."""
from __future__ import annotations

from typing import Any

import httpx
import pytest
from pydantic import ValidationError

from .described import ROUTES, hold_message, hold_to_description

pytestmark = pytest.mark.anyio
WHY: dict[str, Any] = {"legal": True, "sentence": "", "rule": None}


async def hold(told: Any, path: str = "/api/tables/ABCDEFGH/why", status: int = 200) -> None:
    await hold_to_description(httpx.Response(status, json=told, request=httpx.Request("GET", f"http://x{path}")))


async def test_an_answer_as_it_is_described_passes() -> None:
    assert len(ROUTES) > 80
    await hold(WHY)
    await hold({"error": {"code": "late", "sentence": "", "rule": None}}, status=409)
    await hold([], "/api/desk/jobs")


@pytest.mark.parametrize("told", [{**WHY, "more": 1}, {"legal": True, "rule": None}, {**WHY, "legal": "yes"}])
async def test_an_answer_with_another_key_or_type_does_not(told: Any) -> None:
    with pytest.raises(ValidationError):
        await hold(told)


async def test_neither_does_plain_data_that_the_server_does_not_check() -> None:
    with pytest.raises(ValidationError):
        await hold({"sections": [], "values": {}, "more": 1}, "/api/desk/form")
    with pytest.raises(ValidationError):
        hold_message("desk", '{"ask": 1, "state": "lost"}')
