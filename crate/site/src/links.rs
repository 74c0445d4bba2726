//! Links that carry a combat.

use desert_fox::combat::query::CombatQuery;
use referee::link::{self, Kind, LinkError};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::border::{engine_error, give, parse, read};

/// Makes a link of a combat, for the fragment of an address: `d1.c.<content>.<check>`.
///
/// Errors: `bad-argument`; `bad-link` with the path `too-long` for a combat that no link can carry.
#[wasm_bindgen(js_name = encodeLink)]
pub fn encode_link(query: &Ts<CombatQuery>) -> Result<String, JsValue> {
    let query = read(query)?;
    let json = serde_json::to_string(&query).map_err(|error| engine_error("bad-result", &error.to_string(), ""))?;
    link::encode(Kind::Combat, &json).map_err(bad_link)
}

/// Reads the combat of a link, from the fragment of an address or from pasted text.
///
/// Errors: `bad-link`; its path is `too-long`, `form`, `tag`, `check`, `kind`, `content` or `text`, or the place in the
/// query that cannot be read, such as `query.units[3].full`.
#[wasm_bindgen(js_name = decodeLink)]
pub fn decode_link(fragment: &str) -> Result<Ts<CombatQuery>, JsValue> {
    let (Kind::Combat, json) = link::decode(fragment).map_err(bad_link)?;
    let query: CombatQuery = parse(&json).map_err(|fault| {
        let path = if fault.path.is_empty() { "query".to_owned() } else { format!("query.{}", fault.path) };
        engine_error("bad-link", &fault.message, &path)
    })?;
    give(&query)
}

fn bad_link(error: LinkError) -> JsValue {
    engine_error("bad-link", &error.to_string(), error.code())
}
