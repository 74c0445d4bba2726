//! The browser's own storage behind the worksheet and the position.

use gloo_storage::{LocalStorage, Storage};
use js_sys::Date;
use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::DomException;

use crate::border::give;
use crate::store::{self, SaveStore, Sheet, StorageState, StoreFault, StoredSheet};

/// `localStorage`, where the browser lets the page have it.
struct WebStore;

impl WebStore {
    /// Asks for the storage without a throw: the library's own access ends the program where storage is denied.
    fn open() -> Result<web_sys::Storage, StoreFault> {
        let allowed = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
        if allowed.is_some() { Ok(LocalStorage::raw()) } else { Err(StoreFault::Denied) }
    }
}

impl SaveStore for WebStore {
    fn read(&self, key: &str) -> Result<Option<String>, StoreFault> {
        Self::open()?.get_item(key).map_err(|_| StoreFault::Denied)
    }

    fn write(&self, key: &str, text: &str) -> Result<(), StoreFault> {
        Self::open()?.set_item(key, text).map_err(|error| match error.dyn_ref::<DomException>() {
            Some(fault) if fault.name() == "QuotaExceededError" => StoreFault::Full,
            _ => StoreFault::Failed,
        })
    }

    fn now(&self) -> String {
        Date::new_0().to_iso_string().into()
    }
}

/// Saves the worksheet in this browser and tells what became of it; it never throws.
#[wasm_bindgen(js_name = saveSheet)]
pub fn save_sheet(text: &str) -> Result<Ts<StorageState>, JsValue> {
    give(&store::save_or_keep(&WebStore, Sheet::Combat, text))
}

/// The worksheet of the last save in this browser; it never throws.
///
/// After damage nothing should be saved before the player has had the texts, because a save takes their place.
#[wasm_bindgen(js_name = loadSheet)]
pub fn load_sheet() -> Result<Ts<StoredSheet>, JsValue> {
    give(&store::load_or_kept(&WebStore, Sheet::Combat))
}

/// Saves the position in this browser, apart from the worksheet, and tells what became of it; it never throws.
#[wasm_bindgen(js_name = savePosition)]
pub fn save_position(text: &str) -> Result<Ts<StorageState>, JsValue> {
    give(&store::save_or_keep(&WebStore, Sheet::Position, text))
}

/// The position of the last save in this browser; it never throws.
///
/// After damage nothing should be saved before the player has had the texts, because a save takes their place.
#[wasm_bindgen(js_name = loadPosition)]
pub fn load_position() -> Result<Ts<StoredSheet>, JsValue> {
    give(&store::load_or_kept(&WebStore, Sheet::Position))
}
