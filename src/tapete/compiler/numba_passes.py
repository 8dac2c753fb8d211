"""Lowers a rule with only those of numba's passes that rules need.

numba takes every function through some twenty passes. Most of them handle closures, `with`, containers of mixed types,
or code to inline, which rules do not have. After each pass numba computes the lifetimes of all variables. At every step
it writes types, flags and errors as text, for listeners and tracebacks that nobody reads. All this took a third of a
large game's first compile.
"""
from __future__ import annotations

from contextlib import nullcontext
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
"""numba's own passes, by module, in numba's order."""


@cache
def rule_compiler() -> Any:
    """The class of numba's compiler for rules: `njit(pipeline_class=...)`."""
    _shorten_messages()
    _cache_resolution()
    _disable_timers()
    _lazy_liveness()
    _find_variables()
    _cache_sizes()
    compiler, machinery = import_module("numba.core.compiler"), import_module("numba.core.compiler_machinery")
    passes = [getattr(import_module(f"numba.core.{module}"), name) for module, names in PASSES.items()
              for name in names]

    fusing = import_module("numba.core.typed_passes").NopythonRewrites

    class Passes(machinery.PassManager):  # type: ignore[misc,name-defined]
        def _runPass(self, index: int, one: Any, state: Any) -> None:
            one.analysis = self._analysis
            if type(one) is not fusing or _may_fuse(state):
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


def _shorten_messages() -> None:
    """Make numba write a record's type as text once only, and leave out colours for errors that numba handles itself.
    """
    errors: Any = import_module("numba.core.errors")
    record: Any = import_module("numba.core.types").Record
    errors._termcolor_inst = _Colourless()
    in_words, written = record.__repr__, dict[int, tuple[Any, str]]()

    def once(kind: Any) -> str:
        if id(kind) not in written:
            written[id(kind)] = kind, in_words(kind)    # kept, so that no other object gets its id
        return written[id(kind)][1]

    record.__repr__ = once


def _cache_resolution() -> None:
    """Cache how numba resolves an operator or function for given types, because it tries all candidates each time."""
    function: Any = import_module("numba.core.types.functions").BaseFunction
    resolve, known = function.get_call_type, dict[Any, Any]()

    def resolve_once(self: Any, context: Any, args: Any, kws: Any) -> Any:
        asked = id(context), self, tuple(args), tuple(sorted(kws.items()))
        if asked not in known:
            known[asked] = resolve(self, context, args, kws)
        return known[asked]

    function.get_call_type = resolve_once


def _disable_timers() -> None:
    """Stop numba from measuring time.

    With functions compiled inside each other, each of them was notified of every LLVM call.
    """
    event: Any = import_module("numba.core.event")
    event.install_timer = lambda kind, callback: nullcontext()
    for name in ("start_event", "end_event"):
        setattr(event, name, _if_heard(event, getattr(event, name)))


def _if_heard(event: Any, tell: Any) -> Any:
    def tell_whoever_listens(kind: str, *more: Any, **named: Any) -> None:
        if event._registered[kind]:
            tell(kind, *more, **named)
    return tell_whoever_listens


def _lazy_liveness() -> None:
    """Make numba compute variables' lifetimes only when it needs them, not after each pass. The rest of that work is
    for generators and interpreted code.
    """
    postproc, transforms = import_module("numba.core.postproc"), import_module("numba.core.transforms")
    processor: Any = postproc.PostProcessor
    run_whole = processor.run

    def run(self: Any, emit_dels: bool = False, extend_lifetimes: bool = False) -> None:
        code = self.func_ir
        if code.is_generator:
            run_whole(self, emit_dels, extend_lifetimes)
            return
        code.blocks = transforms.canonicalize_cfg(code.blocks)
        code.variable_lifetime, code.generator_info = postproc.VariableLifetime(code.blocks), None
        if emit_dels:
            self._insert_var_dels(extend_lifetimes=extend_lifetimes)

    processor.run = run


def _find_variables() -> None:
    """Make numba find an instruction's variables by the types of its parts, because there are only a few types."""
    ir: Any = import_module("numba.core.ir")
    var, inst, without = ir.Var, ir.Inst, {str, int, bool, type(None), ir.Loc}

    def collect(value: Any, found: list[Any]) -> None:
        kind = type(value)
        if kind is var:
            found.append(value)
        elif kind in without:
            return
        elif isinstance(value, inst):
            found.extend(value.list_vars())
        elif isinstance(value, list | tuple):
            for each in value:
                collect(each, found)
        elif isinstance(value, dict):
            for each in value.values():
                collect(each, found)

    def variables_of(self: Any, value: Any) -> list[Any]:
        found: list[Any] = []
        collect(value, found)
        return found

    ir.Inst._rec_list_vars = variables_of


def _cache_sizes() -> None:
    """Cache the size of each type, because llvmlite writes a whole LLVM module to ask for it."""
    context: Any = import_module("numba.core.base").BaseContext
    ask, known = context.get_abi_sizeof, dict[tuple[str, str], int]()

    def size_once(self: Any, kind: Any) -> int:
        asked = str(self.target_data), str(kind)
        if asked not in known:
            known[asked] = ask(self, kind)
        return known[asked]

    context.get_abi_sizeof = size_once


def _may_fuse(state: Any) -> bool:
    """Whether a function computes with whole arrays, or names a field by a string. Only then does numba rewrite code
    after types are known.
    """
    ir, types = import_module("numba.core.ir"), import_module("numba.core.types")
    reckoned = {"binop", "inplace_binop", "unary", "call"}
    return any(isinstance(kind, types.StringLiteral) for kind in state.typemap.values()) or any(
        isinstance(state.typemap[each.target.name], types.Array)
        for block in state.func_ir.blocks.values() for each in block.find_insts(ir.Assign)
        if isinstance(each.value, ir.Expr) and each.value.op in reckoned)


class _Colourless:
    """numba's markup for terminal text, without any markup."""

    def __getattr__(self, name: str) -> Any:
        return lambda message, *_: message
