//! Writes the JavaScript glue and the type declarations for a wasm file: `bindgen WASM OUT_DIR`.
//!
//! A library call in place of the `wasm-bindgen` command, so that nothing has to be installed and the version
//! always equals that of the `wasm-bindgen` crate in `Cargo.lock`.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

/// Name of the written files: `desert_fox.js`, `desert_fox_bg.wasm` and their declarations.
const OUT_NAME: &str = "desert_fox";

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [input, out_dir] = arguments.as_slice() else {
        bail!("usage: bindgen WASM OUT_DIR");
    };
    Bindgen::new()
        .input_path(input)
        .out_name(OUT_NAME)
        .web(true)?
        .typescript(true)
        // The library's default differs from the command's: with `true` a bare `init()` would not find the wasm file.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out_dir)
        .with_context(|| format!("cannot write the glue for {}", input.display()))
}
