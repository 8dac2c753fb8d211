"""The depth of a JSON text, found without parsing, equals that of its data."""
from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.files.json_bounds import depth_of

DATA = st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) |
                    st.dictionaries(st.text(), inner), max_leaves=30)


def depth(data: Any) -> int:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


@given(DATA, st.booleans(), st.sampled_from([None, 1]))
def test_it_is_that_of_the_data(data: Any, plain: bool, indent: int | None) -> None:
    assert depth_of(json.dumps(data, ensure_ascii=plain, indent=indent)) == depth(data)


@pytest.mark.parametrize(("text", "deep"), [
    ("[" * 50_000, 50_000), ('{"a":' * 9, 9), ("[]]]]]", 1), ('"' * 100_001, 0), ("", 0)])
def test_so_it_is_of_a_text_that_is_none(text: str, deep: int) -> None:
    assert depth_of(text) == deep
