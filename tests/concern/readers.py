"""Who reads the files that no code imports or names."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

READERS: Mapping[str, tuple[str, ...]] = {
    "examples/**": ("tests/repo/test_examples.py", "tests/testing/test_hidden_hands.py",
                    "tests/browser/test_anyhand.py", "tests/browser/test_site_packages.py",
                    "tests/site/test_packages.py", "tests/press/test_packages.py",
                    "tests/browser/test_own_board.py", "tests/state/test_page.py"),
    "src/tapete/table/view/own_board.js": ("tests/browser/test_own_board.py",),
    "scenarios/**": ("tests/referee/test_scenarios.py",),
    "rules/**": ("src/tapete/ledger/ledger.py", "tests/ledger/test_coverage.py"),
    "src/tapete/games/*/vocabulary.py": ("tests/gamedef/test_vocabulary.py", "tests/repo/test_web.py"),
    "src/tapete/games/*/text/*.ftl": ("tests/gamedef/test_vocabulary.py",),
    "src/tapete/games/*/press/drawings/*": ("tests/press/test_icons.py",),
    "web/src/**": ("tests/repo/test_web.py",),
    "web/src/desk/**": tuple(f"tests/browser/test_desk{end}.py"
                               for end in ("", "_asked", "_bench", "_pictures", "_rivals", "_sheets", "_why")),
    "web/index.html": ("web/src/main.ts",),
    "web/src/app.css": ("web/src/main.ts",),
    "web/src/fonts.css": ("web/src/main.ts",),
    "web/src/lib/site/*": ("tests/browser/test_site.py",),
    "web/src/main.ts": ("tests/browser/conftest.py",),
    "web/site/**": ("tests/browser/test_site.py", "tests/browser/test_site_all.py"),
    "web/public/**": ("tests/browser/test_page.py",),
    "web/*.*": ("tests/repo/test_web.py", "web/src/main.ts"),
    "web/.npmrc": ("tests/repo/test_web.py",),
    "web/fixtures/**": ("web/src/lib/labels.test.ts", "tests/repo/test_web.py"),
    "docs/**": ("tests/repo/test_docs.py", "tests/repo/test_pages.py"),
    "*.md": ("tests/repo/test_docs.py",),
    "deploy/**": ("tests/table/test_deploy.py",),
    "benchmarks/*": ("tests/bench.py",),
    "benchmarks/released/*": ("tests/repo/test_figures.py",),
    "changes/*": ("tests/repo/test_changelog.py",),
    "pyproject.toml": ("tests/repo/test_release.py",),
    "hatch_build.py": ("tests/repo/test_portable.py",),
    "src/tapete/example/**": ("tests/games/test_high_card.py", "tests/cli/test_new.py"),
    "src/tapete/table/store/migrations/**": ("src/tapete/table/store/migrate.py",),
    "src/tapete/cli/__main__.py": ("tests/cli/test_cli.py",),
    "src/tapete/wasm/__main__.py": ("tests/compiler/test_wasm_modules.py",),
    "src/tapete/kernel/row_type.py": ("src/tapete/record_types.py",),
    "src/tapete/site/standins/*": ("src/tapete/site/here.py",),
    "tests/freeze/*": ("tests/table/test_released.py", "tests/referee/test_released.py",
                       "tests/browser/test_released.py"),
    "tests/spent.py": ("tests/concern/costs.py",),
    "tests/concern/*": ("tests/repo/test_concern.py",),
    ".githooks/*": ("tests/repo/test_commits.py",),
    ".github/**": ("tests/repo/test_commits.py",),
    "CITATION.cff": ("tests/repo/test_commits.py",),
    "src/tapete/py.typed": ("tests/repo/test_portable.py",),
    "tests/fixtures/released/**": ("tests/table/test_released.py", "tests/referee/test_released.py",
                                   "tests/browser/test_released.py"),
    "tests/fixtures/*": ("tests/agents/test_choices.py",),
    "tests/plugins/**": ("tests/agents/test_others.py", "tests/games/test_high_card.py"),
}
"""Files that are read by code that does not name them, by pattern, with who reads them."""
UNTESTED: Mapping[str, str] = {
    "LICENSE": "text of the licence",
    "NOTICE": "text of the licence",
    "SECURITY.md": "prose",
    ".gitignore": "git's",
    ".dockerignore": "read where images are built",
    ".ci/run": "what CI runs",
    "Makefile": "what people and CI run",
}
"""Patterns of files that concern no test, with the reason. A test may still name one."""


def readers_of(name: str) -> Iterator[str]:
    """The files that read a file, by the table."""
    return (reader for pattern, readers in READERS.items() if matches(name, pattern) for reader in readers)


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(re.escape(pattern).replace(r"\*\*", ".*").replace(r"\*", "[^/]*"))


def matches(name: str, pattern: str) -> bool:
    """Whether a path has a pattern, in which `**` stands for any folders and files, and `*` for no more than a name."""
    return _pattern(pattern).fullmatch(name) is not None
