//! Writes the JavaScript glue and the type declarations for a wasm file: `bindgen WASM OUT_DIR NAME`. The names of the
//! written files begin with `NAME`: `NAME.js`, `NAME_bg.wasm` and their declarations.
//!
//! A library call in place of the `wasm-bindgen` command, so that nothing has to be installed and the version
//! always equals that of the `wasm-bindgen` crate in `Cargo.lock`.

mod guard;
mod unload;

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let [input, out_dir, name] = arguments.as_slice() else {
        bail!("usage: bindgen WASM OUT_DIR NAME");
    };
    let (input, out, name) = (Path::new(input), Path::new(out_dir), name.to_string_lossy());
    Bindgen::new()
        .input_path(input)
        .out_name(&name)
        .web(true)?
        .typescript(true)
        // The library's default differs from the command's: with `true` a bare `init()` would not find the wasm file.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)
        .with_context(|| format!("cannot write the glue for {}", input.display()))?;
    change(&out.join(format!("{name}.js")), |glue| guard::with_checks(&unload::with_unload(glue)?))?;
    change(&out.join(format!("{name}.d.ts")), |types| Ok(format!("{types}{}", unload::DECLARATION)))
}

/// Writes a file again with another text.
fn change(file: &Path, edit: impl Fn(&str) -> Result<String>) -> Result<()> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    fs::write(file, edit(&text)?).with_context(|| file.display().to_string())
}
