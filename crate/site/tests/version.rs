//! The calls of the page, in wasm under Node.
#![cfg(target_family = "wasm")]

use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_version_names_the_engine() {
    assert!(site::version().is_ok());
}
