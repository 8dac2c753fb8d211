"""Rules as WebAssembly: how an entry's module is made. How it is run is the kernel's, see `compiler.wasm_modules`."""
