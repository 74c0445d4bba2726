//! A case of a case file, and how it is put to the engine.

use desert_fox::data::ledger::ledger;
use desert_fox::query::calls::{Request, answer};
use referee::cases::matching::matches;
use serde::Deserialize;
use serde_json::{Value, json};

/// A question with the answer that the rules give.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Case {
    pub name: String,
    pub rulings: Vec<String>,
    pub call: Value,
    pub expect: Value,
    #[serde(default)]
    pub absent_findings: Vec<String>,
    #[serde(default)]
    pub absent_hexes: Vec<String>,
    #[serde(default)]
    pub same_without: Vec<String>,
}

impl Case {
    /// Puts the case to the engine, then again with the switch of each of its rulings on and off.
    ///
    /// Errors: what is wrong with the answer, or with the case.
    pub fn check(&self) -> Result<(), String> {
        self.ask(&self.call)?;
        for id in &self.rulings {
            let same = self.same_without.contains(id);
            let ruling = ledger().iter().find(|ruling| ruling.id.to_string() == *id);
            let Some(switch) = &ruling.ok_or(format!("{id} is no ruling"))?.switch else {
                if same {
                    return Err(format!("{id} has no switch"));
                }
                continue;
            };
            let set = |value: &str| self.ask(&switched(&self.call, &switch.field, value));
            set(&switch.on).map_err(|error| format!("with {id}: {error}"))?;
            match (set(&switch.off), same) {
                (Ok(()), false) => return Err(format!("holds without {id} just as well")),
                (Err(error), true) => return Err(format!("without {id}: {error}")),
                _ => {}
            }
        }
        let stray = self.same_without.iter().find(|id| !self.rulings.contains(id));
        stray.map_or(Ok(()), |id| Err(format!("sameWithout names {id}, which is not put to the test")))
    }

    fn ask(&self, call: &Value) -> Result<(), String> {
        let request: Request = serde_json::from_value(call.clone()).map_err(|error| error.to_string())?;
        let response = serde_json::to_value(answer(&request)).map_err(|error| error.to_string())?;
        let found = &response["answer"];
        matches(&self.expect, found)?;
        let list = |name: &str| found[name].as_array().map(Vec::as_slice).unwrap_or_default();
        let reported = || list("findings").iter().chain(list("notes")).chain(list("events"));
        let finds = |code: &&String| reported().any(|one| one["code"] == **code);
        if let Some(code) = self.absent_findings.iter().find(finds) {
            return Err(format!("finds {code}"));
        }
        let places = || list("hexes").iter().chain(list("units"));
        let holds = |hex: &&String| places().any(|one| one == *hex || one["hex"] == **hex || one["at"] == **hex);
        if let Some(hex) = self.absent_hexes.iter().find(holds) {
            return Err(format!("holds {hex}"));
        }
        all_answers_used(call, found)
    }
}

/// A refusal of an answer or an order leaves none behind it, so that no die of a case goes unread.
fn all_answers_used(call: &Value, found: &Value) -> Result<(), String> {
    let query = &call["query"];
    if call["call"] == "playGame" {
        return all_orders_given(query, found);
    }
    let (answers, place) = match query.get("question") {
        Some(question) => (&question["answers"], "question.answers"),
        None => (&query["answers"], "answers"),
    };
    let given = answers.as_array().map_or(0, Vec::len);
    let refusals = found["refusals"].as_array();
    let last = |refusal: &Value| refusal["path"] == format!("{place}[{}]", given.saturating_sub(1));
    match refusals {
        Some(refusals) if given > 0 && !refusals.iter().any(last) => Err("leaves answers unread".to_owned()),
        _ => Ok(()),
    }
}

/// A refused order is the last, and every die was rolled.
fn all_orders_given(query: &Value, found: &Value) -> Result<(), String> {
    if found["kind"] != "refused" {
        return Ok(());
    }
    let given = query["orders"].as_array().map_or(0, Vec::len) as u64;
    let unread = match (found["order"].as_u64().map_or(0, |order| order + 1) == given, found["diceLeft"] == 0) {
        (false, _) => Some("leaves orders unread"),
        (true, false) => Some("leaves dice unread"),
        (true, true) => None,
    };
    unread.map_or(Ok(()), |fault| Err(fault.to_owned()))
}

/// The call with a switch of its rule set thrown, in each combat where there are several.
fn switched(call: &Value, field: &str, value: &str) -> Value {
    let mut call = call.clone();
    match &mut call["query"] {
        Value::Array(queries) => queries.iter_mut().for_each(|query| query["rules"]["switches"][field] = json!(value)),
        query => query["rules"]["switches"][field] = json!(value),
    }
    call
}
