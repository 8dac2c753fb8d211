"""A wheel or a source distribution without the page of the table, or the games' modules, is none: pip builds one before
`make web wasm` was run. Nor is one whose modules were made of other rules than it holds: nobody would run them."""
import hashlib
import json
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "tapete", "table", "static", "index.html")
GAMES = Path("src", "tapete", "games")
ICONS = Path("src", "tapete", "icons", "drawn.json")
ENTRIES = ("play", "contest", "think", "reckon")


def is_old(module: Path, packages: Path) -> bool:
    """Whether a module was made of other files than there are, as `tapete.compiler.wasm_modules.fingerprint_of` has it: what
    builds a wheel cannot import that."""
    told, game = json.loads(module.read_text(encoding="utf-8")), module.parent.parent
    names = {*told["sources"], *(card.relative_to(packages).as_posix() for card in game.glob("**/cards/*.yaml"))}
    digest = hashlib.sha256()
    for name in sorted(names):
        if not (packages / name).is_file():
            return True
        content = (packages / name).read_bytes()
        digest.update(f"{name} {len(content)} ".encode() + content)
    return digest.hexdigest() != str(told["fingerprint"])


class PageHook(BuildHookInterface[Any]):
    """Refuses to build where the page or a module is missing or old; an editable installation may go without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        for built in (PAGE, ICONS):
            if not (root / built).is_file():
                raise FileNotFoundError(f"{built} is missing: build the page first, by make web (or npm ci && npm run "
                                        "build in web/)")
        modules = [game.parent / "wasm" / f"{entry}.{kind}" for game in (root / GAMES).glob("*/game.py")
                   for entry in ENTRIES for kind in ("json", "wasm")]
        for module in modules:
            if not module.is_file():
                raise FileNotFoundError(f"{module.relative_to(root)} is missing: build the games' modules first, by "
                                        "make wasm")
            if module.suffix == ".json" and is_old(module, root / "src"):
                raise ValueError(f"{module.relative_to(root)} was made of other rules than these: build the games' "
                                 "modules anew, by make wasm")
        if self.target_name == "wheel":
            build_data["force_include"] |= {str(page): f"tapete/_data/docs/{page.name}"
                                            for page in (root / "docs").glob("*.md")}
