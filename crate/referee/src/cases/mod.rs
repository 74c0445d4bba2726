//! Case files: questions to a game with the answers that its rules give, in few words. `www/rules/cases.js` reads the
//! same files; `tests/cases.json` holds both to one meaning, and `tests/rulings/case.schema.json` describes the members.

pub mod matching;
#[cfg(test)]
mod tests;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::Ruling;
pub use words::UnitWords;

/// A case file with its cases written out.
#[derive(Debug)]
pub struct CaseFile<Case> {
    /// The schema that an editor reads, as the file names it.
    pub schema: Option<String>,
    /// The cases, in order; the `call` of each is whole.
    pub cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "$schema")]
    schema: Option<String>,
    /// The call of each case that names none.
    call: Option<String>,
    /// Queries that cases begin with, by name.
    #[serde(default)]
    fixtures: BTreeMap<String, Value>,
    cases: Vec<Map<String, Value>>,
}

/// Reads a case file.
///
/// Errors: what cannot be read, with the name of its case.
pub fn read<Case: for<'a> Deserialize<'a>>(text: &str, words: &UnitWords) -> Result<CaseFile<Case>, String> {
    let file: Written = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let Written { schema, call, fixtures, cases } = file;
    let read = |case: Map<String, Value>| {
        let name = case.get("name").cloned().unwrap_or_default();
        let whole = written_out(case, call.as_deref(), &fixtures, words);
        let read = whole.and_then(|case| serde_json::from_value(case).map_err(|error| error.to_string()));
        read.map_err(|error| format!("{name}: {error}"))
    };
    Ok(CaseFile { schema, cases: cases.into_iter().map(read).collect::<Result<_, _>>()? })
}

/// A case with its whole call in the place of `call`, `use` and `query`.
fn written_out(
    mut case: Map<String, Value>,
    usual: Option<&str>,
    fixtures: &BTreeMap<String, Value>,
    words: &UnitWords,
) -> Result<Value, String> {
    let call = case.remove("call").or(usual.map(Value::from)).ok_or("names no call")?;
    let own = case.remove("query");
    let query = match case.remove("use") {
        Some(name) => {
            let fixture = name.as_str().and_then(|name| fixtures.get(name)).ok_or(format!("{name} is no fixture"))?;
            Some(laid_over(fixture, own.unwrap_or_else(|| json!({})), words))
        }
        None => own,
    };
    let mut whole = json!({ "call": call });
    if let Some(query) = query {
        whole["query"] = words.write_out(query);
    }
    case.insert("call".to_owned(), whole);
    Ok(case.into())
}

/// What is wrong with the rulings of a ledger as the cases play them; `played` holds the ids of those that a case plays.
pub fn play_faults(rulings: &[Ruling], played: &BTreeSet<&str>) -> Vec<String> {
    let fault = |ruling: &Ruling| {
        let id = ruling.id.to_string();
        match (&ruling.unplayed, played.contains(id.as_str())) {
            (None, false) => Some(format!("no case plays {id}, and the ledger does not say why")),
            (Some(_), true) => Some(format!("a case plays {id}, which the ledger calls unplayed")),
            _ => None,
        }
    };
    rulings.iter().filter_map(fault).collect()
}

/// A query laid over a fixture: member over member, null takes one away, and a unit stands in for that of its name; every
/// other list is replaced.
fn laid_over(base: &Value, over: Value, words: &UnitWords) -> Value {
    let (Value::Object(base), Value::Object(over)) = (base, &over) else { return over };
    let mut found = base.clone();
    for (key, value) in over {
        let laid = match (value, base.get(key)) {
            (Value::Null, _) => {
                found.remove(key);
                continue;
            }
            (Value::Array(units), Some(Value::Array(old))) if key == "units" => words.lay_over(old, units),
            (value, Some(old)) => laid_over(old, value.clone(), words),
            (value, None) => value.clone(),
        };
        found.insert(key.clone(), laid);
    }
    found.into()
}
