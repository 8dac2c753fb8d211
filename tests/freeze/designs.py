"""Custom designs: for each game a configuration file with custom cards, and the files that it names."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from tapete.games import find_game
from tapete.site.variants import options_of

RULESETS = {"carcosa": "canon-0.4", "gloom": "reglamento", "souls": "base", "bethlem": "propias-1"}
FILES = {
    "carcosa.yaml": """\
end:
  keys: 3
deck:
  OWN_1: 2
  VIAL: 6
cards:
  OWN_1:
    title: {es: Reloj parado, en: Stopped clock}
    kind: event
    table: {"0-2": no actions, "3-5": lose 1, "6+": gain 1 and clear states}
""",
    "gloom.yaml": """\
pack: my_box.yaml
hand: 6
""",
    "my_box.yaml": """\
pack: my_box
over: abismo
modifiers:
  LOST_THE_KEYS:
    name: {es: Perdió las llaves, en: Lost the keys}
    points: [~, -10, ~]
    icon: BLANK
""",
    "souls.yaml": """\
souls_to_win: 2
own:
  - deck: loot
    cards:
      - id: MY_CARD
        name: {es: Mi carta, en: My card}
        type: money
        set: own
        count: 3
        abilities:
          - play: gain 4c
""",
    "bethlem.yaml": """\
stalemate: 6
own_cards:
  periodic_every: 3
""",
}


def write(folder: Path) -> None:
    """Write all files into a new folder."""
    folder.mkdir(parents=True)
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")


def differing(game: str, folder: Path) -> dict[str, Any]:
    """The options of a folder's configuration that differ from its ruleset, including its files."""
    found = find_game(game)
    return options_of(found, found.ruleset(RULESETS[game]), folder / f"{game}.yaml")
