"""A wheel or a source distribution without the page of the table, or the games' modules, is none: pip builds one before
`make web wasm` was run."""
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "tapete", "table", "static", "index.html")
GAMES = Path("src", "tapete", "games")
ENTRIES = ("play", "contest", "think", "reckon")


class PageHook(BuildHookInterface[Any]):
    """Refuses to build where the page or a module is missing; an editable installation may go without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: build the page first, by make web (or npm ci && npm run build "
                                    "in web/)")
        modules = [game.parent / "wasm" / f"{entry}.{kind}" for game in (root / GAMES).glob("*/game.py")
                   for entry in ENTRIES for kind in ("json", "wasm")]
        for module in modules:
            if not module.is_file():
                raise FileNotFoundError(f"{module.relative_to(root)} is missing: build the games' modules first, by "
                                        "make wasm")
        if self.target_name == "wheel":
            build_data["force_include"] |= {str(page): f"tapete/_data/docs/{page.name}"
                                            for page in (root / "docs").glob("*.md")}
