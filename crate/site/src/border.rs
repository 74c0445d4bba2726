//! Values in and out of JavaScript.

use js_sys::{Error, JSON, JsString, Reflect};
use referee::Viewer;
use referee::json::parse;
use referee::record::save::LONGEST_SAVE;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a call throws when it cannot read its argument.
#[wasm_bindgen(typescript_custom_section)]
const ENGINE_ERROR: &str = r#"
/** What a call throws when it cannot read its argument; anything else thrown is a fault of the engine. */
export interface EngineError extends Error {
    name: "EngineError";
    /** Stable name of the fault. */
    code: "bad-argument" | "bad-result" | "no-entropy" | "bad-link" | "bad-save" | "bad-game";
    /** Where the fault lies. */
    details: {
        /**
         * Path in the argument, such as `units[3].full.strength`, `$` for the whole of it, `too-long` for more than 2 MiB of
         * JSON; for a link or save the name of the fault or the place in it.
         */
        path: string;
        /** The first order of a record that does not follow, counted from 0. */
        order?: number;
        /** The rules against it, where there are any. */
        refusals?: Refusal[];
        /** Of a record made by older rules: what they were, and how much of it follows by those of today. */
        older?: OlderRecord;
        /** Of a record made by newer rules than those of this engine: what is newer. */
        newer?: NewerRecord;
        /** Of a link of another game: the letter with which it begins. */
        letter?: string;
    };
}
"#;

/// An `EngineError` with its code and the place of the fault.
pub fn engine_error(code: &str, message: &str, path: &str) -> JsValue {
    let error = Error::new(message);
    error.set_name("EngineError");
    let details = js_sys::Object::new();
    // Setting a property of an object made here cannot fail.
    let _ = Reflect::set(&details, &"path".into(), &path.into());
    let _ = Reflect::set(&error, &"code".into(), &code.into());
    let _ = Reflect::set(&error, &"details".into(), &details);
    error.into()
}

/// The same with the first order that does not follow and the rules against it.
pub fn game_error(code: &str, message: &str, path: &str, order: Option<usize>, refusals: &[impl Serialize]) -> JsValue {
    let error = engine_error(code, message, path);
    if let Some(order) = order {
        add_detail(&error, "order", &(order as u32));
    }
    if !refusals.is_empty() {
        add_detail(&error, "refusals", &refusals);
    }
    error
}

/// Adds a member to the details of an error.
pub fn add_detail(error: &JsValue, name: &str, value: &impl Serialize) {
    let details = Reflect::get(error, &"details".into()).unwrap_or_default();
    // Setting a property of an object made here cannot fail.
    let _ = Reflect::set(&details, &name.into(), &give_value(value).unwrap_or_default());
}

/// Reads an argument, by way of its JSON text: the same reader as for links and for the command, so that a field that does
/// not exist is refused everywhere.
///
/// Errors: `bad-argument` with the path of the value that cannot be read.
pub fn read<T: Tsify + DeserializeOwned>(value: &Ts<T>) -> Result<T, JsValue>
where
    T::JsType: JsCast,
{
    read_value(&value.js_value())
}

/// The same for a value whose TypeScript type is written by hand.
pub fn read_value<T: DeserializeOwned>(value: &JsValue) -> Result<T, JsValue> {
    let text = JSON::stringify(value).ok().filter(|text| text.is_string());
    let text = text.ok_or_else(|| engine_error("bad-argument", "plain objects and arrays are expected", "$"))?;
    if text.length() as usize > LONGEST_SAVE {
        let message = format!("the argument is too long: at most {LONGEST_SAVE} bytes");
        return Err(engine_error("bad-argument", &message, "too-long"));
    }
    parse(&String::from(text)).map_err(|fault| engine_error("bad-argument", &fault.message, fault.place()))
}

/// The viewer that an argument names: a side, an observer, or everybody without one.
///
/// Errors: `bad-argument`.
pub fn viewer_of<S: DeserializeOwned>(viewer: Option<JsString>) -> Result<Viewer<S>, JsValue> {
    let Some(viewer) = viewer.map(JsValue::from) else { return Ok(Viewer::Everybody) };
    if viewer.as_string().as_deref() == Some("observer") {
        return Ok(Viewer::Observer);
    }
    read_value(&viewer).map(Viewer::Side)
}

/// The text of a file or link, looked at before it is copied: memory that the engine once had stays with it. One that is
/// longer than any of them is cut to a length that is refused as too long. Empty for what is no text.
pub fn read_text(text: &JsString) -> String {
    let most = LONGEST_SAVE as u32 + 1;
    match text.is_string() {
        true if text.length() > most => text.slice(0, most).into(),
        true => text.into(),
        false => String::new(),
    }
}

/// The most that a call that takes time does at once.
pub const MOST_AT_ONCE: usize = 1_000;

/// A number of things that a call does at once.
///
/// Errors: `bad-argument` for more than [`MOST_AT_ONCE`].
pub fn bounded(number: usize, path: &str) -> Result<usize, JsValue> {
    let message = || format!("at most {MOST_AT_ONCE} at once");
    if number > MOST_AT_ONCE { Err(engine_error("bad-argument", &message(), path)) } else { Ok(number) }
}

/// What scripts that play on after some orders draw styles and dice for, one number for each try.
///
/// Errors: as for [`bounded`].
pub fn draw_of(orders: usize, number: usize) -> Result<u64, JsValue> {
    Ok(bounded(number, "number")? as u64 * 1_000_003 + orders as u64)
}

/// Hands a result over as plain objects and arrays.
///
/// Errors: `bad-result`, which would be a fault of the engine.
pub fn give<T: Tsify + Serialize>(value: &T) -> Result<Ts<T>, JsValue> {
    give_value(value).map(Ts::new_unchecked)
}

/// The same for a value whose TypeScript type is written by hand.
pub fn give_value(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let js = value.serialize(&Serializer::json_compatible());
    js.map_err(|error| engine_error("bad-result", &error.to_string(), ""))
}
