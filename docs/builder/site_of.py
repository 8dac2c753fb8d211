"""The documents' site, made by Zensical of the pages that are laid out for it."""
from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from http_api import page_of_the_api
from links import faults_of
from pages import pages_of

LANGUAGES = {"en": "", "es": "es"}
"""The folder of each language's site in the whole."""
COLOURED = re.compile(r"\x1b\[[0-9;]*m")
CHOICE = re.compile(r'(?<=<a href=")[^"]*(?=" hreflang="(en|es)" class="md-select__link">)')
"""The links of a page's choice of languages. Those in its head stay: beside them the theme looks for the site's map."""


class Wrong(ValueError):
    """Says what is wrong with the documents, a line for each fault."""


def build(root: Path, site: Path) -> None:
    """Writes the whole site to `site`, in place of what is there. Wrong, with `site` untouched, if a link leads
    nowhere, a page is in no navigation, or Zensical warns of anything."""
    with tempfile.TemporaryDirectory(prefix="tapete-docs-") as folder:
        pages = {language: pages_of(root, language) for language in LANGUAGES}
        pages["en"]["api/http.md"] = page_of_the_api()
        whole = Path(folder) / "whole"
        if faults := [fault for language in LANGUAGES for fault in _not_entered(root, language, pages[language])]:
            raise Wrong("\n".join(faults))
        for language, place in LANGUAGES.items():
            work = Path(folder) / language
            _lay_out(root, work, language, pages[language])
            _made(work, pages[language])
            shutil.copytree(work / "site", whole / place, dirs_exist_ok=True)
        for language in LANGUAGES:
            _lead_to_the_other_language(whole, language, pages)
        if faults := faults_of(whole):
            raise Wrong("\n".join(["These links lead nowhere:", *faults]))
        shutil.rmtree(site, ignore_errors=True)
        shutil.copytree(whole, site)


def _lay_out(root: Path, work: Path, language: str, pages: dict[str, str]) -> None:
    for address, text in pages.items():
        path = work / "docs" / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    if language == "en":
        shutil.copytree(root / "docs" / "images", work / "docs" / "images")
    shutil.copy(_config(root, language), work / "zensical.toml")


def _not_entered(root: Path, language: str, pages: dict[str, str]) -> Iterator[str]:
    config = _config(root, language)
    entered = list(_entries(tomllib.loads(config.read_text(encoding="utf-8"))["project"]["nav"]))
    yield from (f"{page}: in no navigation: enter it in {config.name}" for page in pages if page not in entered)
    yield from (f"{config.name}: there is no page {page}" for page in entered if page not in pages)


def _config(root: Path, language: str) -> Path:
    return root / "docs" / "builder" / f"{language}.toml"


def _entries(nav: list[dict[str, Any]]) -> Iterator[str]:
    for entry in nav:
        for to in entry.values():
            if isinstance(to, str):
                yield to
            else:
                yield from _entries(to)


def _made(work: Path, pages: dict[str, str]) -> None:
    done = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict", "-f", work / "zensical.toml"],
                          cwd=work, capture_output=True, text=True, check=False)
    said = COLOURED.sub("", done.stdout + done.stderr)
    if done.returncode:
        raise Wrong(said.partition("Traceback")[0])
    if missing := [page for page in pages if not (work / "site" / page.replace(".md", ".html")).is_file()]:
        raise Wrong(f"Zensical made nothing of these pages: {', '.join(missing)}")


def _lead_to_the_other_language(whole: Path, language: str, pages: dict[str, dict[str, str]]) -> None:
    """Where a page has no twin, its link leads to the other language's first page."""
    for address in pages[language]:
        here = address.replace(".md", ".html")
        path = whole / LANGUAGES[language] / here
        up = "../" * address.count("/")
        to = {other: f"{up}{here if address in pages[other] else 'index.html'}" for other in LANGUAGES}
        to |= {"es": f"{up}es/{to['es'].removeprefix(up)}"} if language == "en" else {"en": f"../{to['en']}"}
        _lead(path, to)


def _lead(path: Path, to: dict[str, str]) -> None:
    path.write_text(CHOICE.sub(lambda found: to[found[1]], path.read_text(encoding="utf-8")), encoding="utf-8")
