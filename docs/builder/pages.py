"""The pages of the documents' site in each language, in Markdown with links that are right on the site.

The English site has the pages of `docs`, those at the project's root and the page of the HTTP API. The Spanish site is
in its folder `es`: `NAME.es.md` is the Spanish `NAME.md` and has its address there. In any page `[...](play.es.md)`
leads to the Spanish page and `[...](play.md)` to the English one.
"""
from __future__ import annotations

import html
import re
from pathlib import Path

ROOT_PAGES = {"README": "tour", "CONTRIBUTING": "CONTRIBUTING", "CHANGELOG": "CHANGELOG"}
"""Pages at the project's root, and their names on the site, where a README would take the place of the first page."""
FENCED = re.compile(r"(^```.*?^```$)", re.M | re.S)
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
ENGLISH_LINK = re.compile(r"\[([^\]]*)\]\((?!\w+:)((?:\.\./)?[\w/-]+)(?<!\.es)\.md(#[^)]+)?\)")
SPANISH_LINK = re.compile(r"\[([^\]]*)\]\(((?:\.\./)?[\w/-]+)\.es\.md(#[^)]+)?\)")
TO_ROOT = re.compile(rf"\]\((?:\.\./)?({'|'.join(ROOT_PAGES)})((?:\.es)?\.md)")
OFF_SITE = re.compile(r"\[([^\]]*)\]\((?:\.\./|LICENSE|NOTICE|SECURITY)[^)]*\)")


def pages_of(root: Path, language: str) -> dict[str, str]:
    """Markdown by address (`api/game.md`), without the page of the HTTP API. ValueError if two have one address."""
    ending = ".md" if language == "en" else f".{language}.md"
    found: dict[str, str] = {}
    at_root = [root / f"{name}{ending}" for name in ROOT_PAGES]
    for path in [*sorted((root / "docs").rglob(f"*{ending}")), *filter(Path.is_file, at_root)]:
        if language == "en" and path.name.count(".") > 1:       # a page in another language
            continue
        folder = root if path in at_root else root / "docs"
        name = path.relative_to(folder).as_posix().removesuffix(ending)
        address = f"{ROOT_PAGES[name] if folder == root else name}.md"
        if address in found:
            raise ValueError(f"{path}: another page has the address {address} already")
        text = path.read_text(encoding="utf-8")
        found[address] = _linked(text.replace("](docs/", "](") if folder == root else text, language)
    return found


def _linked(text: str, language: str) -> str:
    return "".join(part if i % 2 else _of_site(part, language) for i, part in enumerate(FENCED.split(text)))


def _of_site(text: str, language: str) -> str:
    """Links to pages at the root lead to their pages on the site. Other files there are named and not linked."""
    text = TO_ROOT.sub(lambda found: f"]({ROOT_PAGES[found[1]]}{found[2]}", text)
    if language == "en":
        text = SPANISH_LINK.sub(lambda found: _anchor(found, "es/", "es"), text)
    else:       # pictures are on the English site alone
        text = IMAGE.sub(lambda found: f'<img alt="{html.escape(found[1])}" src="../{found[2]}">', text)
        text = ENGLISH_LINK.sub(lambda found: _anchor(found, "../", "en"), text)
        text = SPANISH_LINK.sub(lambda found: f"[{found[1]}]({found[2]}.md{found[3] or ''})", text)
    return OFF_SITE.sub(r"\1", text)


def _anchor(found: re.Match[str], folder: str, language: str) -> str:
    text, name, place = found.groups()
    return f'<a href="{folder}{name.removeprefix("../")}.html{place or ""}" hreflang="{language}">{text}</a>'
