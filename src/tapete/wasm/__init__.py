"""Builds WebAssembly modules of entry points. `compiler.wasm_modules` runs them."""
