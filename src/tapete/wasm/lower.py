"""Lowers an entry point with numba, before any optimisation, to LLVM code for a machine with 32-bit addresses.

Beside the entry point's own function it adds an exported function. That function takes the address of a frame
(`call_abi.py`) and calls the entry point with the arguments in the frame.
"""
from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from typing import Any

from ..compiler.entry import EntryPoint
from ..compiler.linking import ExportedRule, call_exported, internalize, linked, reachable_from, shared_module
from ..compiler.machine_code import Lowered, exported_rules_of, lower_entry
from ..kernel.rule import RULES

llvm: Any = import_module("llvmlite.binding")
types: Any = import_module("numba.types")

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"
"""Features that wasmtime and every browser since 2021 have."""

MISSING = """
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""
"""The only system function that lowered rules call: a square root."""


def machine() -> Any:
    """LLVM's WebAssembly back end."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3,
                                                                 reloc="static")


def objects_of(entries: Mapping[str, tuple[EntryPoint[..., int], tuple[Any, ...]]]) -> dict[str, list[bytes]]:
    """For each of a game's entry points, the object files to link: its own file, which exports its name, and the shared
    file.

    The shared file has the rules behind the doors. It is left out if there are few of them.
    """
    lowered = {name: lower_entry(entry.plain, RULES, arguments) for name, (entry, arguments) in entries.items()}
    doors = exported_rules_of(reachable_from(each.library for each in lowered.values()))
    rules, names = shared_module(doors, {}) if doors else (None, {})
    beside = [_code_of(rules, names.values())] if doors else []
    return {name: [_entry_of(name, each, names), *beside] for name, each in lowered.items()}


def _entry_of(name: str, lowered: Lowered, doors: Mapping[ExportedRule, str]) -> bytes:
    """The object file of an entry point, which calls doors by name."""
    whole = linked(reachable_from([lowered.library], {door.library for door in doors}))
    call_exported(doors, whole)
    whole.link_in(llvm.parse_assembly(_frame(name, lowered, whole.get_function(lowered.name))))
    return _code_of(whole, [name])


def _code_of(module: Any, exported: Collection[str]) -> bytes:
    """The object file of a module that exports only some functions."""
    target = machine()
    module.triple, module.data_layout = TRIPLE, str(target.target_data)
    module.link_in(llvm.parse_assembly(MISSING))
    internalize(module, exported)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(module, passes)
    code: bytes = target.emit_object(module)
    return code


def _frame(name: str, lowered: Lowered, inner: Any) -> str:
    """The exported function, in LLVM's language."""
    wanted, lines = [str(each.type) for each in inner.arguments], list[str]()
    given = list(_taken(lowered.signature.args, lines))
    result = lowered.signature.return_type
    if [each.split()[0] for each in given] != wanted[2:] or not isinstance(result, types.Integer):
        raise TypeError(f"{name}: its arguments are not lowered as expected: {given}, {wanted}, {result}")
    handed = ", ".join(["ptr %result", "ptr %raised", *given])
    bits, widen = result.bitwidth, "sext" if result.signed else "zext"
    wide = f"  %wide = {widen} i{bits} %value to i64\n" if bits < 64 else ""
    return f"""
declare i32 @"{lowered.name}"({", ".join(wanted)})
define i32 @{name}(ptr %frame) {{
  %result = alloca i{bits}
  %raised = alloca ptr
  store i{bits} 0, ptr %result
{"".join(lines)}  %status = call i32 @"{lowered.name}"({handed})
  %value = load i{bits}, ptr %result
{wide}  store i64 {"%wide" if wide else "%value"}, ptr %frame
  ret i32 %status
}}
"""


def _taken(kinds: Any, lines: list[str]) -> Iterator[str]:
    """The arguments as numba passes them between functions. The code added to `lines` reads them from the frame."""
    taken = 0

    def word() -> str:
        nonlocal taken
        taken += 1
        lines.append(f"  %at{taken} = getelementptr i64, ptr %frame, i64 {taken}\n"
                     f"  %word{taken} = load i64, ptr %at{taken}\n")
        return f"%word{taken}"

    def of(kind: Any) -> Iterator[str]:
        if isinstance(kind, types.BaseTuple):
            for each in kind.types:
                yield from of(each)
        elif isinstance(kind, types.Array):
            address, shape, strides = word(), [word() for _ in range(kind.ndim)], [word() for _ in range(kind.ndim)]
            pointer, count = f"%pointer{taken}", "1"
            lines.append(f"  {pointer} = inttoptr i64 {address} to ptr\n")
            for i, size in enumerate(shape):
                lines.append(f"  %count{taken}.{i} = mul i64 {count}, {size}\n")
                count = f"%count{taken}.{i}"
            item = kind.dtype.bitwidth // 8 if hasattr(kind.dtype, "bitwidth") else getattr(kind.dtype, "size", 1)
            yield from ("ptr null", "ptr null", f"i64 {count}", f"i64 {item}", f"ptr {pointer}")
            yield from (f"i64 {each}" for each in (*shape, *strides))
        elif isinstance(kind, types.Float):
            number = word()
            lines.append(f"  %real{taken} = bitcast i64 {number} to double\n")
            yield f"double %real{taken}"
        else:
            yield f"i64 {word()}"

    for kind in kinds:
        yield from of(kind)
