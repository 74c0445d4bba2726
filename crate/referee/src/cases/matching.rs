//! What it means that an answer holds what a case expects; `tests/web/matching.mjs` means the same, and
//! `tests/matching.json` holds both to it.

use serde_json::Value;

/// Lists of which a case names only what it is about; every other list, and an empty one, must
/// have exactly the elements expected.
const SELECTIVE: [&str; 10] =
    ["findings", "notes", "events", "units", "faces", "chances", "hexes", "barred", "orders", "moves"];

/// Whether `found` holds what is expected.
///
/// Errors: the first place where it does not, as a path, with both values.
pub fn matches(expected: &Value, found: &Value) -> Result<(), String> {
    compare(expected, found, "answer", false)
}

fn compare(expected: &Value, found: &Value, path: &str, selective: bool) -> Result<(), String> {
    match (expected, found) {
        (Value::Object(members), Value::Object(all)) => members.iter().try_for_each(|(key, member)| {
            let selective = SELECTIVE.contains(&key.as_str());
            compare(member, all.get(key).unwrap_or(&Value::Null), &format!("{path}.{key}"), selective)
        }),
        (Value::Array(wanted), Value::Array(all)) if selective && !wanted.is_empty() => {
            let mut rest = all.iter();
            let missing = wanted.iter().find(|element| !rest.any(|other| compare(element, other, path, false).is_ok()));
            missing.map_or(Ok(()), |element| Err(format!("{path}: no {element}, at least not in this order")))
        }
        (Value::Array(wanted), Value::Array(all)) if wanted.len() == all.len() => {
            let mut pairs = wanted.iter().zip(all).enumerate();
            pairs.try_for_each(|(at, (element, other))| compare(element, other, &format!("{path}[{at}]"), false))
        }
        _ if expected == found => Ok(()),
        _ => Err(format!("{path}: expected {expected}, found {found}")),
    }
}
