"""The pytest plug-in of the conformance kit: its sweeps have the mark `long`, and run only with `pytest -m long`."""
from __future__ import annotations

import pytest

MARKER = "long: a sweep of Tapete's conformance kit that takes minutes; pytest -m long runs them"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the kit's sweeps unless marks were given."""
    sweeps = [item for item in items if item.get_closest_marker("long") and _is_the_kits(item)]
    if sweeps and not config.option.markexpr:
        config.hook.pytest_deselected(items=sweeps)
        items[:] = [item for item in items if item not in sweeps]


def _is_the_kits(item: pytest.Item) -> bool:
    owner = getattr(item, "cls", None)
    return owner is not None and any(base.__module__.startswith(f"{__package__}.") for base in owner.__mro__)
