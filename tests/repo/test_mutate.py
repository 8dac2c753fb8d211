"""The mutation tool counts a fault as caught only if a test failed because of it."""
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "benchmarks/mutate.py"


@pytest.mark.parametrize(("code", "said"), [
    (0, ["MISSED", "0 of 1 caught"]), (1, ["caught", "1 of 1 caught"]), (2, ["no test ran (2)", "0 of 0 caught"])])
def test_a_fault_counts_as_caught_only_where_a_test_has_failed(tmp_path: Path, code: int, said: list[str]) -> None:
    """Its only fault, 1 -> 2, ends the command with this code; pytest's is 2 where nothing can be collected."""
    (tmp_path / "thing.py").write_text("def thing():\n    return 1\n")
    command = [sys.executable, "-c", f"import sys, thing; sys.exit({code} if thing.thing() == 2 else 0)"]
    done = subprocess.run([sys.executable, TOOL, "thing.py", "--", *command], cwd=tmp_path, check=True, text=True,
                          stdout=subprocess.PIPE)
    first, last = done.stdout.splitlines()
    assert first.startswith(said[0]) and last == said[1]
    assert (tmp_path / "thing.py").read_text() == "def thing():\n    return 1\n"
