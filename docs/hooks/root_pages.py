"""Pages that lie at the root of the project become pages of the documents' site."""
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def on_files(files: Files, config: Any) -> Files:
    for name in ROOT:
        text = (Path(config.config_file_path).parent / name).read_text(encoding="utf-8")
        files.append(File.generated(config, name, content=text.replace("](docs/", "](")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """What links up to the project's root finds it beside itself; what else lies there is named, not linked."""
    for name in ROOT:
        markdown = markdown.replace(f"](../{name}", f"]({name}")
    return re.sub(r"\[([^\]]*)\]\((?:\.\./|LICENSE|NOTICE)[^)]*\)", r"\1", markdown)
