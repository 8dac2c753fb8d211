"""Programs of `benchmarks/` as modules, for the tests of their computations."""
from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

HOME = Path(__file__).parent.parent / "benchmarks"


def benchmark(name: str) -> ModuleType:
    """The program of a name, loaded but not run."""
    spec = spec_from_file_location(name, HOME / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
