"""The pages of the documents' site in each language, in Markdown with links that are right on the site.

The English site has the pages of `docs`, those at the project's root and the page of the HTTP API. The Spanish site is
in its folder `es`: `NAME.es.md` is the Spanish `NAME.md` and has its address there. In any page `[...](play.es.md)`
leads to the Spanish page and `[...](play.md)` to the English one.
"""
from __future__ import annotations

import html
import re
from functools import partial
from os.path import relpath
from pathlib import Path

ROOT_PAGES = {"README": "tour", "CONTRIBUTING": "CONTRIBUTING", "CHANGELOG": "CHANGELOG"}
"""Pages at the project's root, and their names on the site, where a README would take the place of the first page."""
SPANISH = ".es.md"
FENCED = re.compile(r"(^```.*?^```$)", re.M | re.S)
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#|/)([^)#\s]+)(#[^)\s]*)?\)")


def pages_of(root: Path, language: str) -> dict[str, str]:
    """Markdown by address (`api/game.md`), without the page of the HTTP API. ValueError if two have one address."""
    found: dict[str, str] = {}
    for path in [*sorted((root / "docs").rglob("*.md")), *sorted(root.glob("*.md"))]:
        of, address = _address(root, path)
        if of != language:
            continue
        if address in found:
            raise ValueError(f"{path}: another page has the address {address} already")
        of_site = partial(_of_site, root=root, path=path)
        parts = FENCED.split(path.read_text(encoding="utf-8"))
        found[address] = "".join(part if i % 2 else LINK.sub(of_site, part) for i, part in enumerate(parts))
    return found


def _address(root: Path, path: Path) -> tuple[str, str]:
    """Language and address on its site; both empty if the file is no page of a site."""
    language, ending = ("es", SPANISH) if path.name.endswith(SPANISH) else ("en", ".md")
    name = path.name.removesuffix(ending)
    if path.parent == root and name in ROOT_PAGES and path.suffix == ".md":
        return language, f"{ROOT_PAGES[name]}.md"
    if path.suffix == ".md" and path.is_relative_to(root / "docs"):
        return language, (path.parent / f"{name}.md").relative_to(root / "docs").as_posix()
    return "", ""


def _of_site(link: re.Match[str], root: Path, path: Path) -> str:
    """A link as the site has it. A file that is on no site is named and not linked. A link to nothing stays as it is,
    so that the build sees it."""
    picture, text, target, place = link.groups(default="")
    language, here = _address(root, path)
    to = (path.parent / target).resolve()
    if picture:         # pictures are on the English site alone
        address = relpath(to.relative_to((root / "docs").resolve()), _folder(language, here))
        return f"![{text}]({address})" if language == "en" else f'<img alt="{html.escape(text)}" src="{address}">'
    other, there = _address(root.resolve(), to)
    if not there:
        return text if to.exists() else link[0]
    address = relpath(_folder(other, there) / Path(there).name, _folder(language, here))
    if other == language:
        return f"[{text}]({address}{place})"
    return f'<a href="{address.removesuffix(".md")}.html{place}" hreflang="{other}">{text}</a>'


def _folder(language: str, address: str) -> Path:
    return (Path("es") if language == "es" else Path()) / Path(address).parent
