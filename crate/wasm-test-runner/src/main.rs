//! Runs the tests of a wasm crate under Node: cargo calls it for every test file of the wasm target.
//!
//! A crate of its own, so that the build command does not wait for the test runner to compile.

use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

fn main() -> anyhow::Result<()> {
    run_cli_with_args(std::env::args_os())
}
