//! A fair die for players who have none.

use wasm_bindgen::prelude::*;

use crate::border::engine_error;

/// Rolls one die with the browser's own randomness: 1 to 6, each as likely.
///
/// Errors: `no-entropy` where the browser gives no randomness.
#[wasm_bindgen(js_name = rollDie)]
pub fn roll_die() -> Result<u8, JsValue> {
    let mut draw = [0_u8; 1];
    loop {
        getrandom::fill(&mut draw).map_err(|error| engine_error("no-entropy", &error.to_string(), ""))?;
        if let Some(face) = face(draw[0]) {
            return Ok(face);
        }
    }
}

/// The face of a random byte; the last four bytes are drawn again so that all faces are as likely.
const fn face(byte: u8) -> Option<u8> {
    if byte < 252 { Some(byte % 6 + 1) } else { None }
}

#[cfg(test)]
mod tests {
    use super::face;

    #[test]
    fn every_face_has_as_many_bytes() {
        for wanted in 1..=6 {
            assert_eq!((0..=255).filter(|&byte| face(byte) == Some(wanted)).count(), 42);
        }
        assert_eq!((0..=255).filter(|&byte| face(byte).is_none()).count(), 4);
    }
}
