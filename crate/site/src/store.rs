//! The synchronous copy of the open game in `localStorage`, written when the page is hidden or closed.
//!
//! The page's own store is `IndexedDB` (`www/store/`). A page that closes cannot wait for it, so the newest text is
//! also written here. A copy is whole or refused: it is read back before it counts.

use gloo_storage::{LocalStorage, Storage};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;
use web_sys::DomException;

/// Texts by key.
trait CopyStore {
    /// Puts a text under a key; one that fails leaves the old text.
    fn write(&self, key: &str, text: &str) -> Result<(), CopyState>;
    /// The text under a key, if there is one.
    fn read(&self, key: &str) -> Option<String>;
}

/// What became of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum CopyState {
    /// It was written and read back.
    Saved,
    /// The browser lets this page store nothing.
    Denied,
    /// No room is left; the copy before remains.
    Full,
    /// The key is not one of this page, or what was written could not be read back.
    Failed,
}

/// `localStorage`, where the browser lets the page have it.
struct WebStore(web_sys::Storage);

impl WebStore {
    /// Probes first: the library's own access ends the program where storage is denied.
    fn open() -> Option<Self> {
        let allowed = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        allowed.map(|_| Self(LocalStorage::raw()))
    }
}

impl CopyStore for WebStore {
    fn write(&self, key: &str, text: &str) -> Result<(), CopyState> {
        self.0.set_item(key, text).map_err(|error| match error.dyn_ref::<DomException>().map(DomException::name) {
            Some(name) if name == "QuotaExceededError" => CopyState::Full,
            Some(name) if name == "SecurityError" => CopyState::Denied,
            _ => CopyState::Failed,
        })
    }

    fn read(&self, key: &str) -> Option<String> {
        self.0.get_item(key).ok().flatten()
    }
}

/// Writes a copy and reads it back.
fn write(store: Option<&impl CopyStore>, prefix: &str, key: &str, text: &str) -> CopyState {
    let Some(store) = store else { return CopyState::Denied };
    if !key.starts_with(prefix) {
        return CopyState::Failed;
    }
    match store.write(key, text) {
        Ok(()) if store.read(key).as_deref() == Some(text) => CopyState::Saved,
        Ok(()) => CopyState::Failed,
        Err(state) => state,
    }
}

/// Writes a text under a key in `localStorage` and reads it back. Every key of a game begins with its `prefix`; other
/// keys belong to other pages of the same address.
pub fn write_copy(prefix: &str, key: &str, text: &str) -> CopyState {
    write(WebStore::open().as_ref(), prefix, key, text)
}

#[cfg(test)]
#[path = "store_tests.rs"]
mod tests;
