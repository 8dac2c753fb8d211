"""Pages that lie at the root of the project become pages of the documents' site."""
from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files

ROOT = ("README.md", "README.es.md", "CONTRIBUTING.md", "CHANGELOG.md")
TO_SPANISH = re.compile(r"\[([^\]]*)\]\(([\w-]+)\.es\.md\)")
log = get_plugin_logger("root_pages")


def on_files(files: Files, config: Any) -> Files:
    for name in ROOT:
        text = (Path(config.config_file_path).parent / name).read_text(encoding="utf-8")
        file = File.generated(config, name, content=text.replace("](docs/", "]("))
        file.dest_uri = file.url = name.replace(".md", ".html")     # a README would lie over the site's first page
        files.append(file)
    for address, count in Counter(file.dest_uri for file in files).items():
        if count > 1:
            log.warning(f"{count} pages have the address {address}: all but one are not there")
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links to pages at the project's root lead to their pages here; other files there are named, not linked. A link
    from an English page leads to the Spanish site."""
    for name in ROOT:
        markdown = markdown.replace(f"](../{name}", f"]({name}")
    if config.theme["language"] != "es":
        markdown = TO_SPANISH.sub(r'<a href="es/\2.html" hreflang="es">\1</a>', markdown)
    return re.sub(r"\[([^\]]*)\]\((?:\.\./|LICENSE|NOTICE)[^)]*\)", r"\1", markdown)
