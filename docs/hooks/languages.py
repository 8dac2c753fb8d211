"""The documents in two languages: NAME.es.md is the Spanish NAME.md, on a site of its own in the folder `es`.

In a Spanish page `[...](play.es.md)` leads to another Spanish page and `[...](play.md)` to the English one.
"""
from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files

SPANISH = ".es.md"
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")
ENGLISH_LINK = re.compile(r"\[([^\]]*)\]\((?!\w+:)((?:\.\./)?[\w/-]+)\.md(#[\w-]+)?\)")
log = get_plugin_logger("languages")


def on_files(files: Files, config: Any) -> Files:
    spanish = [file for file in files if file.src_uri.endswith(SPANISH)]
    config.extra["spanish"] = {_plain(file) for file in spanish}
    if config.theme["language"] != "es":
        return Files([file for file in files if file not in spanish])
    for file in spanish:
        file.dest_uri = file.url = _plain(file).replace(".md", ".html")
        file.name = file.name.removesuffix(".es")
    left = [file for file in files if not file.src_uri.startswith("images/") and not file.src_uri.endswith(".md")]
    return Files([*left, *spanish])


def _plain(file: File) -> str:
    return file.src_uri.replace(SPANISH, ".md")


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """A Spanish page finds pictures and English pages where the English site has them."""
    if config.theme["language"] != "es":
        return markdown
    markdown = IMAGE.sub(lambda found: f'<img alt="{html.escape(found[1])}" src="../{found[2]}">', markdown)
    return ENGLISH_LINK.sub(_led_to_english, markdown)


def _led_to_english(found: re.Match[str]) -> str:
    text, name, place = found.groups()
    return f'<a href="../{name.removeprefix("../")}.html{place or ""}" hreflang="en">{text}</a>'


def on_page_context(context: Any, page: Any, config: Any, nav: Any) -> Any:
    """Each page leads to itself in the other language, where it is there."""
    here = page.file.dest_uri
    english, spanish = config.extra["alternate"]
    if config.theme["language"] == "es":
        english["link"], spanish["link"] = f"../{here}", here
    else:
        there = page.file.src_uri in config.extra["spanish"]
        english["link"], spanish["link"] = here, f"es/{here if there else 'index.html'}"
    return context


def on_post_build(config: Any) -> None:
    """With the Spanish site the whole is there: every link of every page of both is followed. A warning for each that
    leads nowhere, and there the strict build ends."""
    if config.theme["language"] == "es":
        for wrong in leads_nowhere(Path(config.site_dir).parent):
            log.warning(wrong)


class _Page(HTMLParser):
    """What a page leads to, and the places in it that can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("id", "name"):
                self.places.add(value)
            elif value and name in ("href", "src") and not re.match(r"\w+:|//", value):
                self.links.append(value)


def leads_nowhere(site: Path) -> list[str]:
    """Each link of a built site that has no file or no place in it, as `PAGE: LINK`; 404.html is for hosts alone."""
    pages = {path: _Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))
             if path.name != "404.html"}
    found = []
    for path, page in pages.items():
        for link in dict.fromkeys(page.links):
            target, _, place = link.partition("#")
            there = (path.parent / unquote(target.partition("?")[0])).resolve() if target else path
            if there.is_dir():
                there /= "index.html"
            if not there.is_file() or (there in pages and unquote(place) not in pages[there].places):
                found.append(f"{path.relative_to(site).as_posix()}: {link}")
    return found
