"""An entry as numba lowers it, before anything is optimised, as LLVM's code for a machine of 32-bit addresses.

Beside the entry's own function there is one that is exported: it takes the address of a frame (`kernel.leaves`), and
calls the entry with what lies there.
"""
from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from ..kernel.compile import lower_entry
from ..kernel.rule import RULES, Entry

llvm: Any = import_module("llvmlite.binding")
types: Any = import_module("numba.types")

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"
"""What every browser since 2021 has, and wasmtime."""

MISSING = f"""
target triple = "{TRIPLE}"
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) {{
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}}
define void @NRT_MemInfo_call_dtor(ptr %counted) {{
  unreachable
}}
"""
"""What lowered rules ask of a system: a square root, and to let memory go, of which they never take any."""


def machine() -> Any:
    """LLVM's WebAssembly back end."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3,
                                                                 reloc="static")


def object_of(entry: Entry[..., int], arguments: tuple[Any, ...]) -> bytes:
    """The object file of an entry as it is called with such arguments; it exports the entry's name."""
    lowered = lower_entry(entry.plain, RULES, arguments)
    target = machine()
    whole: Any = None
    for part in lowered.parts:
        if whole is None:
            whole = part.clone()
        else:
            whole.link_in(part, preserve=True)
    whole.triple, whole.data_layout = TRIPLE, str(target.target_data)
    inner = whole.get_function(lowered.name)
    doors = _door(entry.__name__, lowered, [str(each.type) for each in inner.arguments])
    for text in (MISSING, doors):
        beside = llvm.parse_assembly(text)
        beside.data_layout = whole.data_layout
        whole.link_in(beside)
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name != entry.__name__:
            each.linkage = "internal"
    whole.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    passes = llvm.create_pass_builder(target, tuning)
    passes.getModulePassManager().run(whole, passes)
    code: bytes = target.emit_object(whole)
    return code


def _door(name: str, lowered: Any, wanted: list[str]) -> str:
    """The exported function, in LLVM's language."""
    lines: list[str] = []
    given = list(_taken(lowered.signature.args, lines))
    result = lowered.signature.return_type
    if [each.split()[0] for each in given] != wanted[2:] or not isinstance(result, types.Integer):
        raise TypeError(f"{name}: its arguments are not lowered as expected: {given}, {wanted}, {result}")
    inner = ", ".join(["ptr %result", "ptr %raised", *given])
    bits, widen = result.bitwidth, "sext" if result.signed else "zext"
    wide = f"  %wide = {widen} i{bits} %value to i64\n" if bits < 64 else ""
    return f"""
target triple = "{TRIPLE}"
declare i32 @"{lowered.name}"({", ".join(wanted)})
define i32 @{name}(ptr %frame) {{
  %result = alloca i{bits}
  %raised = alloca ptr
  store i{bits} 0, ptr %result
{"".join(lines)}  %status = call i32 @"{lowered.name}"({inner})
  %value = load i{bits}, ptr %result
{wide}  store i64 {"%wide" if wide else "%value"}, ptr %frame
  ret i32 %status
}}
"""


def _taken(kinds: Any, lines: list[str]) -> Iterator[str]:
    """The arguments as numba hands them from function to function; `lines` take them from the frame."""
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
