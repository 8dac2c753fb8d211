"""An error of the compiler about a package's rule is one sentence with its file and line."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tapete
from tapete.compiler.compile_errors import place_in, told_in_one_sentence
from tapete.text.spoken import SpokenError

NUMBA = """Failed in nopython mode pipeline (step: nopython frontend)
No implementation of function Function(<built-in function getitem>) found for signature:
During: typing of intrinsic-call at {file} (88)

File "rules.py", line 88:
During: resolving callee type: type(CPUDispatcher(<function answer at 0x7f>))
During: typing of call at /elsewhere/flow.py (60)
"""


def test_the_innermost_place_is_told() -> None:
    assert place_in(NUMBA.format(file="/home/me/skull/rules.py")) == (Path("/home/me/skull/rules.py"), 88)
    assert place_in("Failed in nopython mode pipeline") is None


@pytest.mark.parametrize(("file", "told"), [
    ("/home/me/skull/rules.py", True), (str(Path(tapete.__file__).parent / "kernel" / "flow.py"), False)])
def test_an_error_about_a_package_is_a_sentence_and_others_stay(file: str, told: bool) -> None:
    def compile_it(signature: Any) -> Any:
        raise KeyError(NUMBA.format(file=file))

    with pytest.raises(SpokenError if told else KeyError) as wrong:
        told_in_one_sentence(compile_it, (KeyError,))(())
    if told:
        assert str(wrong.value).startswith("/home/me/skull/rules.py:88: the compiler cannot")
