//! The map file, read anew.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use desert_fox::data::board::Board;
use hexgrid::{Hex, Numbering};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// `data/map.json`.
pub fn map() -> &'static Value {
    static MAP: OnceLock<Value> = OnceLock::new();
    MAP.get_or_init(|| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/map.json");
        serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
    })
}

/// The members of a list of the file.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

/// A text of the file.
pub fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// The hexes of a list of ids in the file.
pub fn hexes(value: &Value) -> Vec<Hex> {
    list(value).iter().map(|id| hex(text(id))).collect()
}

/// A word of the file as the engine's own.
pub fn word<T: DeserializeOwned>(value: &Value) -> T {
    let text = text(value);
    let mut parts = text.split('_');
    let mut camel = parts.next().unwrap().to_lowercase();
    for part in parts {
        camel.push_str(&part[..1].to_uppercase());
        camel.push_str(&part[1..]);
    }
    serde_json::from_value(Value::String(camel)).unwrap()
}

/// The hex of a printed number.
pub fn hex(id: &str) -> Hex {
    Board::printed().grid.parse(id).unwrap_or_else(|error| panic!("{error}"))
}

/// The printed number of a hex.
pub fn id(hex: Hex) -> String {
    Board::printed().grid.name(hex, Numbering::Lettered).to_string()
}

/// The printed numbers of hexes, in order.
pub fn ids(hexes: impl IntoIterator<Item = Hex>) -> Vec<String> {
    let mut ids: Vec<String> = hexes.into_iter().map(id).collect();
    ids.sort();
    ids
}
