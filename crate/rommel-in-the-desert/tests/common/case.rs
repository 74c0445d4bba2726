//! A case of a case file, and how it is put to the engine.

use referee::Switch;
use referee::cases::matching::matches;
use rommel_in_the_desert::data::ledger::ledger;
use rommel_in_the_desert::query::calls::{Request, answer};
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
    pub absent_hexes: Vec<String>,
    #[serde(default)]
    pub absent_findings: Vec<String>,
    /// What no legal order of the answer may look like.
    #[serde(default)]
    pub absent_orders: Vec<Value>,
    #[serde(default)]
    pub same_without: Vec<String>,
    /// Rulings whose switch is off in the call: the other half of a pair.
    #[serde(default)]
    pub without: Vec<String>,
}

impl Case {
    /// Puts the case to the engine, then again with the switch of each of its rulings on and off.
    ///
    /// Errors: what is wrong with the answer, or with the case.
    pub fn check(&self) -> Result<(), String> {
        self.ask(&self.call)?;
        for id in &self.rulings {
            let Some(switch) = switch_of(id)? else { continue };
            let set = |value: &str| self.ask(&switched(&self.call, &switch.field, value));
            set(&switch.on).map_err(|error| format!("with {id}: {error}"))?;
            match (set(&switch.off), self.same_without.contains(id)) {
                (Ok(()), false) => return Err(format!("holds without {id} just as well")),
                (Err(error), true) => return Err(format!("without {id}: {error}")),
                _ => {}
            }
        }
        for id in &self.without {
            let switch = switch_of(id)?.ok_or(format!("{id} has no switch"))?;
            let set = |value: &str| self.ask(&switched(&self.call, &switch.field, value));
            set(&switch.off).map_err(|error| format!("without {id}: {error}"))?;
            if self.call["query"]["rules"][&switch.field] != switch.off || set(&switch.on).is_ok() {
                return Err(format!("does not show what holds without {id}"));
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
        let happened = || list("findings").iter().chain(list("events"));
        let finds = |code: &&String| happened().any(|one| one["code"] == **code);
        if let Some(code) = self.absent_findings.iter().find(finds) {
            return Err(format!("finds {code}"));
        }
        let offers = |order: &&Value| list("orders").iter().any(|one| matches(order, one).is_ok());
        if let Some(order) = self.absent_orders.iter().find(offers) {
            return Err(format!("offers {order}"));
        }
        let holds = |hex: &&String| list("hexes").iter().any(|one| one == *hex || one["hex"] == **hex);
        self.absent_hexes.iter().find(holds).map_or(Ok(()), |hex| Err(format!("holds {hex}")))
    }
}

/// The switch of a ruling.
///
/// Errors: there is no such ruling.
pub fn switch_of(id: &str) -> Result<Option<&'static Switch>, String> {
    let ruling = ledger().iter().find(|ruling| ruling.id.to_string() == id);
    Ok(ruling.ok_or(format!("{id} is no ruling"))?.switch.as_ref())
}

/// The call with a switch of its rule set thrown.
fn switched(call: &Value, field: &str, value: &str) -> Value {
    let mut call = call.clone();
    call["query"]["rules"][field] = json!(value);
    call
}
