"""The mutation tool counts a fault as caught only if a test failed because of it."""
import subprocess
import sys
from pathlib import Path

import pytest

from ..bench import benchmark

TOOL = Path(__file__).parents[2] / "benchmarks/mutate.py"
GLOOM = Path(__file__).parents[2] / "src/tapete/games/gloom"


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


def test_a_fault_in_a_rule_is_judged_by_the_scenarios_that_run_its_line() -> None:
    """A story is not taken away by as many characters: one scenario of stories fails if it is. No scenario of the
    draft runs the line, so none of them can notice."""
    benchmark("faults")
    tool = benchmark("mutate_rules")
    rules = tool.rule_functions("gloom", None, 1, [GLOOM / "rules/stories.py"])
    rule = next(each for each in rules if each.function.__name__ == "why_not_claim")
    code = rule.function.__code__
    rule.faults = [fault for fault in rule.faults if fault.instead == "mine < characters_showing(s, holder, icons)"]
    assert rule.ids == ["gloom.turn.claim", "gloom.stories.take_away"] and len(rule.faults) == 1
    scenarios = Path(__file__).parents[2] / "scenarios/gloom"
    assert not list(tool.survivors([rule], tool.judges(scenarios / "stories", rules)))
    assert [ran for *_, ran in tool.survivors([rule], tool.judges(scenarios / "scoring", rules))] == [False]
    assert rule.function.__code__ is code
