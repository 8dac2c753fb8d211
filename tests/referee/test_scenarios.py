"""Every scenario passes."""
from pathlib import Path

import pytest

from tapete.files.package_data import data_folder
from tapete.games import find_game
from tapete.referee.scenario import Scenario, load, run, scenario_files, set_up_table
from tapete.referee.session import Session

FOLDER = data_folder("scenarios")
CHAPTERS = sorted(path for path in FOLDER.glob("*/*") if path.is_dir())


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_scenarios(chapter: Path) -> None:
    failed = [f"{result.path.name}: {difference}" for result in map(run, scenario_files([chapter]))
              for difference in result.differences]
    assert not failed, "\n".join(failed)


@pytest.mark.parametrize("game", sorted(path.name for path in Path("scenarios").iterdir()))
def test_the_order_under_given_does_not_matter(game: str) -> None:
    several = [scenario for path in scenario_files([Path("scenarios") / game])
               if len((scenario := load(path)[0]).given) > 1]
    for scenario in several[::max(1, len(several) // 40)]:
        backwards = scenario.model_copy(update={"given": dict(reversed(scenario.given.items()))})
        assert _laid(scenario).digest() == _laid(backwards).digest()


def _laid(scenario: Scenario) -> Session:
    game = find_game(scenario.game)
    return set_up_table(game, game.ruleset(scenario.ruleset), scenario, lambda error, *keys: error)
