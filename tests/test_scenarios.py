"""Every scenario passes."""
from pathlib import Path

import pytest

from tapete.data import data_folder
from tapete.referee.scenario import run, scenario_files

FOLDER = data_folder("scenarios")
CHAPTERS = sorted(path for path in FOLDER.glob("*/*") if path.is_dir())


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_scenarios(chapter: Path) -> None:
    failed = [f"{result.path.name}: {difference}" for result in map(run, scenario_files([chapter]))
              for difference in result.differences]
    assert not failed, "\n".join(failed)
