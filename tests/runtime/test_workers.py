"""Worker processes."""
import multiprocessing
import os

import pytest

from tapete.runtime.workers import end_pool, open_pool


def _asked(name: str) -> tuple[int, str | None]:
    return os.getppid(), os.getenv(name)


def _answer(name: str) -> tuple[int, str | None]:
    pool = open_pool(1)
    try:
        return pool.submit(_asked, name).result()
    finally:
        end_pool(pool)


def test_a_worker_knows_what_the_system_says_when_it_is_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not what it said when the process began that workers are copies of."""
    assert _answer("TAPETE_SAID")[1] is None
    monkeypatch.setenv("TAPETE_SAID", "this")
    assert _answer("TAPETE_SAID")[1] == "this"
    monkeypatch.delenv("TAPETE_SAID")
    assert _answer("TAPETE_SAID")[1] is None


@pytest.mark.skipif("forkserver" not in multiprocessing.get_all_start_methods(), reason="nothing can be copied here")
def test_workers_are_copies_of_one_process_that_is_not_this_one() -> None:
    first, second = _answer("")[0], _answer("")[0]
    assert first == second != os.getpid()
