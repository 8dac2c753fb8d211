"""`tapete changes`: what a configuration changes in a game, in words."""
from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ...differences.between import Compared, differences
from ...differences.changelog import differences_in_markdown
from ...games import find_game
from ...sheets.files import config_in
from ..common import language_of
from ..options import AsJson, Config, GameName, Lang, RulesetName


def changes(game: GameName, config: Config = None,
            beside: Annotated[Path | None, typer.Option(help="Another such file to compare with, instead of the "
                                                        "ruleset as it is.")] = None,
            ruleset: RulesetName = None, as_json: AsJson = False, lang: Lang = None) -> None:
    """Say in words what a configuration changes, and which rules read differently: as Markdown, to send to people
    who play it."""
    language, found = language_of(lang), find_game(game)
    rules = found.ruleset(ruleset)
    before, after = (Compared(rules, config_in(found, rules, file)) for file in (beside, config))
    differ = differences(found, before, after, language)
    print(json.dumps(asdict(differ), ensure_ascii=False, indent=2) if as_json
          else differences_in_markdown(differ, language))
