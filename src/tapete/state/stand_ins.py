"""Plain rules in which stand-ins take the place of some functions.

The rules stay as they are: what is made are copies of the functions, with globals and closures of their own. So two
threads can run the rules both ways at once.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from types import CellType, FunctionType, ModuleType
from typing import Any

from ..compiler.call_graph import reached
from ..kernel.registry import Rules

Function = Callable[..., Any]


def with_stand_ins(rules: Rules, instead: Mapping[Function, Function]) -> Rules:
    """A game's rules, in which every call of a function in `instead`, direct or not, is a call of its stand-in."""
    made: dict[Any, Any] = dict(instead)
    scopes: dict[int, dict[str, Any]] = {}
    found = [function for function in reached(rules) if isinstance(function, FunctionType) and function not in made]
    for function in found:
        scope = scopes.setdefault(id(function.__globals__), dict(function.__globals__))
        closure = tuple(CellType() for _ in function.__closure__ or ()) or None
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, closure)
        twin.__kwdefaults__, twin.__dict__ = function.__kwdefaults__, dict(vars(function))
        made[function] = twin
    modules: dict[int, ModuleType] = {}

    def twin_of(value: Any) -> Any:
        if isinstance(value, FunctionType):
            return made.get(value, value)
        if isinstance(value, tuple) and any(isinstance(each, FunctionType | tuple) for each in value):
            twins = [twin_of(each) for each in value]
            return type(value)(*twins) if hasattr(value, "_fields") else tuple(twins)
        if isinstance(value, ModuleType) and any(each in made for each in vars(value).values()
                                                 if isinstance(each, FunctionType)):
            return module_of(value)
        return value

    def module_of(module: ModuleType) -> ModuleType:
        if id(module) not in modules:
            twin = modules[id(module)] = ModuleType(module.__name__)
            vars(twin).update({name: made.get(each, each) if isinstance(each, FunctionType) else each
                               for name, each in vars(module).items()})
        return modules[id(module)]

    for scope in scopes.values():
        scope.update({name: twin_of(value) for name, value in scope.items()})
    for function in found:
        for cell, twin_cell in zip(function.__closure__ or (), made[function].__closure__ or (), strict=True):
            twin_cell.cell_contents = twin_of(cell.cell_contents)
    return Rules(*(twin_of(each) for each in rules))
