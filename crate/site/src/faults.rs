//! Faults of saves, links and records as errors of the page.

use std::fmt::{Debug, Display};

use referee::link::LinkError;
use referee::record::Fault;
use referee::record::link::LinkFault;
use referee::record::save::{SCHEMA, SaveError};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::border::{add_detail, engine_error, game_error};
use crate::views::{NewerRecord, OlderRecord};

/// The choices before a game are refused; `path` is the place of the first refusal.
pub fn refused(refusals: &[impl Serialize], path: &str) -> JsValue {
    game_error("bad-game", "such a game cannot begin", path, None, refusals)
}

/// A save file that cannot be read or does not follow.
pub fn bad_save<F: Display + Debug + Serialize>(error: &SaveError<F>) -> JsValue {
    let place = match error {
        SaveError::ParseError(unreadable) if !unreadable.path.is_empty() => &unreadable.path,
        _ => error.code(),
    };
    let fault = match error {
        SaveError::Fault(fault) => Some(fault),
        _ => None,
    };
    let message = with_fault("bad-save", &error.to_string(), place, fault.and_then(Fault::order), fault);
    if let SaveError::OtherGame(letter) = error {
        add_detail(&message, "letter", &letter.to_string());
    }
    if let SaveError::Newer { found } = error {
        add_detail(&message, "newer", &NewerRecord { part: "form", needs: *found, has: SCHEMA });
    }
    message
}

/// A link that cannot be read, made or followed.
pub fn bad_link<F: Display + Debug + Serialize>(error: &LinkFault<F>) -> JsValue {
    let fault = match error {
        LinkFault::Fault(fault) => Some(fault),
        _ => None,
    };
    let message = with_fault("bad-link", &error.to_string(), error.code(), error.order(), fault);
    if let LinkFault::Link(fault) = error {
        add_letter(&message, *fault);
    }
    message
}

/// Adds the letter of the game to which a link belongs, where it is another.
pub fn add_letter(error: &JsValue, fault: LinkError) {
    if let LinkError::OtherGame(letter) = fault {
        add_detail(error, "letter", &letter.to_string());
    }
}

/// A number of orders that the game does not have.
pub fn beyond(orders: usize) -> JsValue {
    engine_error("bad-argument", &format!("the game has no {orders} orders"), "orders")
}

fn with_fault<F: Display + Debug + Serialize>(
    code: &str,
    message: &str,
    path: &str,
    order: Option<usize>,
    fault: Option<&Fault<F>>,
) -> JsValue {
    let (first, older) = match fault {
        Some(Fault::Older(older)) => (Some(&older.fault), Some(older)),
        fault => (fault, None),
    };
    let refusals = match first {
        Some(Fault::Options(refusals)) => refusals.as_slice(),
        Some(Fault::Refused { refusal, .. }) => std::slice::from_ref(refusal),
        _ => &[],
    };
    let error = game_error(code, message, path, order, refusals);
    if let Some(older) = older {
        add_detail(&error, "older", &OlderRecord::of(older));
    }
    if let Some(Fault::Newer { made, known }) = fault {
        add_detail(&error, "newer", &NewerRecord::of(*made, *known));
    }
    error
}
