"""Checks what belongs to the rules of a package's game: its scenarios and its ledger."""
from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from ..files.home import home_of
from ..ledger.coverage import check_ledger
from ..referee.scenario import ScenarioResult, run_all


class PackageRules:
    """Scenarios pass, and the ledger is complete."""

    game: ClassVar[Any]

    def test_its_scenarios_pass(self) -> None:
        failed = [str(wrong) for _, result in run_all([self._folder("scenarios")])
                  for wrong in (result.differences if isinstance(result, ScenarioResult) else [result])]
        assert not failed, "\n".join(failed)

    def test_every_rule_is_carried_out_and_shown(self) -> None:
        self._folder("ledger")
        problems = [str(problem) for coverage in check_ledger(self.game.name) for problem in coverage.problems]
        assert not problems, "\n".join(problems)

    def _folder(self, name: str) -> Path:
        folder: Path = home_of(self.game) / name
        if not folder.is_dir():
            pytest.skip(f"{self.game.name} has no folder {name} beside its module")
        return folder
