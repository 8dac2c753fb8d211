"""How numba lowers a rule, with nothing that rules have no need of.

numba takes every function through some twenty passes, most of which look for what no rule has (closures, `with`,
containers of several kinds, code to be inlined), works out the lives of all variables after each, and describes types,
flags and errors in words at every step, for listeners and tracebacks that nobody reads. Of a large game's first
compile that was a third.
"""
from __future__ import annotations

from functools import cache
from importlib import import_module
from types import CodeType
from typing import Any

numba: Any = import_module("numba")
PASSES = {
    "untyped_passes": ("TranslateByteCode", "FixupArgs", "IRProcessing", "RewriteSemanticConstants", "GenericRewrites",
                       "DeadBranchPrune", "ReconstructSSA"),
    "typed_passes": ("NopythonTypeInference", "PreLowerStripPhis", "NopythonRewrites", "IRLegalization",
                     "AnnotateTypes", "NativeLowering", "NoPythonBackend"),
}
"""numba's own passes, by their modules, in its own order."""


@cache
def rule_compiler() -> Any:
    """The class of numba's compiler for rules: `njit(pipeline_class=...)`."""
    _speak_less()
    _ask_once()
    compiler, machinery = import_module("numba.core.compiler"), import_module("numba.core.compiler_machinery")
    passes = [getattr(import_module(f"numba.core.{module}"), name) for module, names in PASSES.items()
              for name in names]

    class Passes(machinery.PassManager):  # type: ignore[misc,name-defined]
        def _runPass(self, index: int, one: Any, state: Any) -> None:
            one.analysis = self._analysis
            for step in (one.run_initialization, one.run_pass, one.run_finalizer):
                step(state)

    class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc,name-defined]
        def define_pipelines(self) -> list[Any]:
            if any(isinstance(value, CodeType) for value in self.state.func_id.code.co_consts):
                return [compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)]   # it has a closure
            manager = Passes("rule")
            for one in passes:
                manager.add_pass(one, one.__name__)
            manager.finalize()
            return [manager]

    return RuleCompiler


def _speak_less() -> None:
    """Have numba write out a record's type once, and make no colours for errors that it finds out of itself."""
    errors: Any = import_module("numba.core.errors")
    record: Any = import_module("numba.core.types").Record
    errors._termcolor_inst = _Colourless()
    in_words, written = record.__repr__, dict[int, tuple[Any, str]]()

    def once(kind: Any) -> str:
        if id(kind) not in written:
            written[id(kind)] = kind, in_words(kind)    # kept, so that nothing else ever has its id
        return written[id(kind)][1]

    record.__repr__ = once


def _ask_once() -> None:
    """Have numba resolve an operator or a function of its own once for the same types: it tries all that it has."""
    function: Any = import_module("numba.core.types.functions").BaseFunction
    resolve, known = function.get_call_type, dict[Any, Any]()

    def resolve_once(self: Any, context: Any, args: Any, kws: Any) -> Any:
        asked = id(context), self, tuple(args), tuple(sorted(kws.items()))
        if asked not in known:
            known[asked] = resolve(self, context, args, kws)
        return known[asked]

    function.get_call_type = resolve_once


class _Colourless:
    """What numba marks words up with, without marks."""

    def __getattr__(self, name: str) -> Any:
        return lambda message, *_: message
