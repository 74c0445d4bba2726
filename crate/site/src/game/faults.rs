//! Faults of saves, links and records as errors of the page.

use desert_fox::model::refusal::Refusal;
use desert_fox::record::Fault;
use desert_fox::record::LinkFault;
use desert_fox::record::SaveError;
use wasm_bindgen::JsValue;

use super::OlderRecord;
use crate::border::{add_detail, game_error};

/// The choices before a game cannot be.
pub fn refused(refusals: &[Refusal]) -> JsValue {
    let path = refusals.first().map_or("", |refusal| &refusal.path);
    game_error("bad-game", "such a game cannot begin", path, None, refusals)
}

/// A save file that cannot be read or does not follow.
pub fn bad_save(error: &SaveError) -> JsValue {
    let place = match error {
        SaveError::ParseError(unreadable) if !unreadable.path.is_empty() => &unreadable.path,
        _ => error.code(),
    };
    let fault = match error {
        SaveError::Fault(fault) => Some(fault),
        _ => None,
    };
    with_fault("bad-save", &error.to_string(), place, fault)
}

/// A link that cannot be read, made or followed.
pub fn bad_link(error: &LinkFault) -> JsValue {
    let fault = match error {
        LinkFault::Fault(fault) => Some(fault),
        _ => None,
    };
    with_fault("bad-link", &error.to_string(), error.code(), fault)
}

fn with_fault(code: &str, message: &str, path: &str, fault: Option<&Fault>) -> JsValue {
    let (first, older) = match fault {
        Some(Fault::Older(older)) => (Some(&older.fault), Some(older)),
        fault => (fault, None),
    };
    let refusals = match first {
        Some(Fault::Options(refusals)) => refusals.as_slice(),
        Some(Fault::Refused { refusal, .. }) => std::slice::from_ref(refusal),
        _ => &[],
    };
    let error = game_error(code, message, path, fault.and_then(Fault::order), refusals);
    if let Some(older) = older {
        add_detail(&error, "older", &OlderRecord::of(older));
    }
    error
}
