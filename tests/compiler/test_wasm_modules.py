"""The WebAssembly backend: modules of the rules, and which backend runs when."""
import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from filelock import FileLock

from tapete.compiler import backends as forms
from tapete.compiler.backends import CHOICE, CompiledEntryPoint, is_cached, mark_cached, using_backend
from tapete.compiler.call_abi import Leaf, kind_of_leaf, leaves_of
from tapete.compiler.wasm_modules import Module, find_module, fingerprint_of, frame_of, regions_of
from tapete.errors import DefectError, InputError
from tapete.games import NAMES, find_game

from ..needs import missing

wasmtime: Any = pytest.importorskip("wasmtime")


def need_modules(*names: str) -> None:
    """Go on where the modules of games are built."""
    for name in names:
        machine = find_game(name).machine
        entries = (machine.play, machine.contest, machine.think, machine.reckon)
        if not all(find_module(entry.plain) for entry in entries):
            missing(f"the modules of {name}", "make wasm")


# ---- how arguments are handed over ---------------------------------------------------------------

def test_arrays_that_share_memory_share_it_in_a_module_too() -> None:
    whole = np.arange(40, dtype=np.int32).reshape(8, 5)
    other, none = np.zeros(3), np.zeros((0, 4))
    arrays = [whole, whole[2:, 1], other, none]
    regions = regions_of(arrays, 100)
    assert [region.size for region in sorted(regions, key=lambda region: region.size)] == [24, 160]
    assert all(region.at % 64 == 0 and region.at >= 100 for region in regions)
    frame = frame_of([Leaf(str(i), array) for i, array in enumerate(arrays)], regions).tolist()
    assert frame[1:6] == [frame[1], 8, 5, 20, 4]
    assert frame[6:9] == [frame[1] + 44, 6, 20]
    assert frame[12:] == [0, 0, 4, *none.strides]


def test_records_of_another_layout_are_another_kind_however_large_they_are() -> None:
    one = np.dtype([("a", "i4"), ("inner", [("x", "i2"), ("y", "i2")], 3)])
    other = np.dtype([("a", "i4"), ("inner", [("y", "i2"), ("x", "i2")], 3)])
    assert one.itemsize == other.itemsize
    assert kind_of_leaf(np.zeros(2, one)) == kind_of_leaf(np.zeros(3, np.dtype(one.descr)))
    assert kind_of_leaf(np.zeros(2, one)) != kind_of_leaf(np.zeros(2, other))
    assert kind_of_leaf(np.zeros((2, 2), np.uint8)) == "array 2 u1"
    assert kind_of_leaf(1) == kind_of_leaf(np.int32(1)) == "i8"
    assert kind_of_leaf(0.5) == "f8"


def test_what_is_neither_array_nor_number_is_no_argument() -> None:
    with pytest.raises(TypeError, match=r"mind\.1: expected arrays and numbers, got str"):
        leaves_of(["mind"], [(1, "two")])


# ---- one module ----------------------------------------------------------------------------------

ADDS = """(i64.store (local.get 0) (i64.add (i64.load offset=32 (local.get 0)) (i64.load (local.get 1))))
          (i64.store (local.get 1) (i64.const 7))"""
"""The result is the number plus the array's first, which becomes 7."""


def code_of(does: str, result: int = 0) -> bytes:
    """A module whose entry takes an array of one dimension (words 1 to 3) and a number (word 4)."""
    return bytes(wasmtime.wat2wasm(f"""(module (memory (export "memory") 1)
        (global (export "__heap_base") i32 (i32.const 1000))
        (func (export "add") (param i32) (result i32) (local i32)
          (local.set 1 (i32.wrap_i64 (i64.load offset=8 (local.get 0))))
          {does} (i32.const {result})))"""))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game's folder with a module of its one entry."""
    home = tmp_path / "adding"
    (home / "wasm").mkdir(parents=True)
    (home / "adding_game.py").write_text("def add(numbers, more):\n    return numbers[0] + more\n")
    (home / "adding_rules.py").write_text("ONE = 1\n")
    monkeypatch.syspath_prepend(str(home))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    sys.modules.pop("adding_game", None)
    build(home, code_of(ADDS))
    return home


def build(home: Path, code: bytes, **other: Any) -> None:
    names = ["adding/adding_game.py", "adding/adding_rules.py"]
    (home / "wasm" / "add.wasm").write_bytes(code)
    (home / "wasm" / "add.json").write_text(json.dumps({
        "sources": names, "fingerprint": fingerprint_of(names, home), "handed": [],
        "sha256": hashlib.sha256(code).hexdigest(),
        "leaves": [{"kind": "array 1 i8"}, {"kind": "i8"}]} | other))


def entry() -> Callable[..., Any]:
    from adding_game import add  # type: ignore[import-not-found]
    return add  # type: ignore[no-any-return]


def module() -> Module:
    found = find_module(entry())
    assert found is not None
    return found


def test_a_module_is_called_as_the_entry_is_and_leaves_what_it_made_of_arrays(home: Path) -> None:
    numbers = np.array([5, 6])
    assert module()(numbers, 10) == 15
    assert numbers.tolist() == [7, 6]
    with module().held(numbers) as call:
        assert [call(1), call(-9)] == [8, -2]
    assert module().takes(numbers) and module().takes(numbers, 1)
    assert not module().takes(numbers.astype(np.int32)) and not module().takes(numbers, 0.5)


CALL = """import sys; sys.path.insert(0, sys.argv[1])
import numpy; from adding_game import add; from tapete.compiler.wasm_modules import find_module
find_module(add)(numpy.zeros(1, numpy.int64), 1)"""


def test_a_trap_and_a_status_are_defects_with_the_entrys_name(home: Path) -> None:
    build(home, code_of("(unreachable)"))
    # A trap is a signal. In a process where another library has laid its own hand on signals since, it is the end.
    run = subprocess.run([sys.executable, "-c", CALL, str(home)], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert re.search(r"DefectError: adding_game: add broke off: .*unreachable", run.stderr, re.DOTALL), run.stderr
    build(home, code_of("(nop)", result=1))
    with pytest.raises(DefectError, match=r"adding_game: add raised \(status 1\)"):
        module()(np.zeros(1, np.int64), 1)


def test_a_module_of_other_sources_is_not_used(home: Path) -> None:
    assert find_module(entry()) is not None
    (home / "adding_rules.py").write_text("ONE = 2\n")
    assert find_module(entry()) is None
    (home / "adding_rules.py").write_text("ONE = 1\n")
    assert find_module(entry()) is not None
    (home / "cards").mkdir()
    (home / "cards" / "new.yaml").touch()
    assert find_module(entry()) is None
    (home / "cards" / "new.yaml").unlink()
    build(home, code_of(ADDS), handed=["other.rules.act"])
    assert find_module(entry()) is None
    build(home, code_of(ADDS), sha256="0")
    assert find_module(entry()) is None
    build(home, code_of(ADDS))
    (home / "adding_rules.py").unlink()
    assert find_module(entry()) is None


# ---- which form runs -----------------------------------------------------------------------------

def native(function: Callable[..., Any], module: Module | None) -> Callable[..., int]:
    return lambda numbers, more: 1000


def test_a_module_runs_until_machine_code_that_is_on_the_disk_has_been_read(
        home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []
    monkeypatch.setattr(forms, "compile_native", native)
    monkeypatch.setattr("tapete.compiler.machine_code.compile_for", lambda made, arguments: read.append(arguments))
    fast, numbers = CompiledEntryPoint(entry()), np.array([5])
    assert fast(numbers, 1) == 6 and fast._reading is None
    monkeypatch.setattr(forms, "READ_AFTER", 0.0)
    assert fast(numbers, 1) == 8 and fast._reading is None       # there is none on the disk
    mark_cached(module(), tmp_path)
    assert fast(numbers, 2) == 9
    assert fast._reading is not None
    fast._reading.join()
    assert [(array is numbers, rest) for array, *rest in read] == [(True, [2])]
    assert fast(numbers, 1) == 1000
    with using_backend("wasm"):
        assert fast(numbers, 1) == 8
    monkeypatch.setattr(forms, "READ_AFTER", 2.0)
    with using_backend("native"):
        assert CompiledEntryPoint(entry())(numbers, 1) == 1000


def test_machine_code_is_made_beside_a_module_that_has_worked_for_long(
        home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    class Working:
        def poll(self) -> int | None:
            return None

    def begin(function: Any) -> Any:
        begun.append(function)
        return Working()

    monkeypatch.setattr(forms, "start_compiler", begin)
    monkeypatch.setattr(forms, "READ_AFTER", 0.0)
    fast, numbers = CompiledEntryPoint(entry()), np.array([5])
    fast(numbers, 1)
    assert begun == []
    monkeypatch.setattr(forms, "COMPILE_AFTER", 0.0)
    with using_backend("wasm"):
        fast(numbers, 1)
    assert begun == []
    fast(numbers, 1)
    fast(numbers, 1)
    assert begun == [entry()]


def test_a_mark_counts_as_long_as_its_folder_is_there(home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "code"
    folder.mkdir()
    assert not is_cached(module())
    mark_cached(module(), folder)
    assert is_cached(module())
    folder.rmdir()
    assert not is_cached(module())


def test_many_may_mark_at_once_while_others_go(home: Path, tmp_path: Path) -> None:
    """Each thread that reads machine code marks it, and clears the marks of folders that are gone."""
    mark_cached(module(), tmp_path)
    stale = [next(tmp_path.rglob("*.native")).with_name(f"{number}.native") for number in range(300)]
    for mark in stale:
        mark.write_text(str(tmp_path / "gone"))
    with ThreadPoolExecutor(8) as threads:
        for done in [threads.submit(mark_cached, module(), tmp_path) for _ in range(200)]:
            done.result()
    assert is_cached(module())
    assert not any(mark.exists() for mark in stale)


def test_a_mark_is_of_the_copy_of_the_sources_that_the_machine_code_was_made_of(home: Path, tmp_path: Path) -> None:
    """Another copy would have to compile, in a thread beside the game, what the mark says is made."""
    mark_cached(module(), tmp_path)
    add = entry()
    add.__code__ = add.__code__.replace(co_filename=str(tmp_path / "elsewhere" / "adding_game.py"))
    assert not is_cached(module())


def test_a_form_that_there_is_not_is_refused(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match="'fast' is no form of the rules"), using_backend("fast"):
        pass
    assert forms.CHOICE not in os.environ
    (home / "wasm" / "add.json").unlink()
    with using_backend("wasm"), pytest.raises(InputError, match="adding_game: no module of the entry add"):
        CompiledEntryPoint(entry())(np.array([5]), 1)
    monkeypatch.setattr(forms, "has_compiler", lambda: False)
    with pytest.raises(InputError, match="numba, which could compile them, is not installed"):
        CompiledEntryPoint(entry())(np.array([5]), 1)


def test_a_compiler_ends_with_whoever_began_it(tmp_path: Path) -> None:
    process = subprocess.Popen([sys.executable, "-m", "tapete.wasm.ahead", "high_card.game", "play"],
                               stdin=subprocess.PIPE, env=os.environ | {
                                   "PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path)})
    process.communicate(timeout=120)
    assert process.returncode == 1


def test_a_compiler_that_has_nothing_to_do_ends_without_a_word(tmp_path: Path) -> None:
    """The compiler ends if another process compiles the same module, even while its own starter still runs."""
    (tmp_path / "tapete").mkdir()
    with FileLock(tmp_path / "tapete" / "high_card-play.lock"):
        process = subprocess.Popen([sys.executable, "-m", "tapete.wasm.ahead", "high_card.game", "play"],
                                   stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {
                                       "PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path)})
        assert process.wait(timeout=120) == 0
    assert process.stdin is not None and process.stderr is not None
    process.stdin.close()
    assert process.stderr.read() == b""


def test_whoever_builds_modules_of_no_game_is_told_so() -> None:
    """Before any process is begun that builds."""
    done = subprocess.run([sys.executable, "-m", "tapete.wasm", "chess"], text=True, capture_output=True, check=False,
                          env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert "chess" in done.stderr and done.stderr.count("\n") == 1, done.stderr


# ---- the games' modules --------------------------------------------------------------------------

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = sys.modules["llvmlite"] = None
from tapete.games import find_game
from tapete.lab.simulate import make_study, run_study
for name in sys.argv[1:]:
    game = find_game(name)
    ruleset = game.ruleset()
    for agent in ("greedy", "mcts:iterations=10", "expectimax:depth=1,nodes=50"):
        seats = [None] * game.counts(game.options(ruleset))[0]
        rows = run_study(make_study(game, ruleset, game.options(ruleset), seats, [agent], 1, 1))
        print(rows.tobytes().hex())
"""


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_simulated_without_numba(name: str, tmp_path: Path) -> None:
    need_modules(name)
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA, name], text=True, capture_output=True, check=False,
                          env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "XDG_CACHE_HOME": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) == 3
    assert not [*tmp_path.iterdir()]


def test_blocks_in_forms_of_their_own_are_left_in_order() -> None:
    """Two generators that take turns would each run in the other's form, and leave one behind."""
    first, second = using_backend("native"), using_backend("wasm")
    first.__enter__()
    second.__enter__()
    with pytest.raises(DefectError, match="forms of their own"):
        first.__exit__(None, None, None)
    with pytest.raises(DefectError, match="forms of their own"):
        second.__exit__(None, None, None)
    os.environ.pop(CHOICE)
