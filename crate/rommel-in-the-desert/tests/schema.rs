//! The published schema of save files knows every order, scenario and switch, and every member that is written.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use rommel_in_the_desert::model::rule_set::SWITCHES;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::state::buildup::BuildupOrder;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::set_up::SetUpOrder;
use serde_json::{Map, Value, json};

fn repository(path: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

fn schema() -> Value {
    repository("docs/rommel-in-the-desert-save.schema.json")
}

fn names(list: &Value) -> BTreeSet<&str> {
    list.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect()
}

/// Orders of every kind; the matches say so when one is added.
fn orders() -> Vec<Value> {
    let list = repository("fuzz/corpus/rommel_order/kinds.json");
    let read: Vec<Order> = serde_json::from_value(list.clone()).unwrap();
    let kind = |order: &Order| match order {
        Order::Name { .. } => "name",
        Order::Choose { .. } => "choose",
        Order::GroupMove { .. } => "groupMove",
        Order::RegroupMove { .. } => "regroupMove",
        Order::Withdrawal { .. } => "withdrawal",
        Order::Move { .. } => "move",
        Order::ForceMarch { .. } => "forceMarch",
        Order::RollMarch { .. } => "rollMarch",
        Order::Refuse { .. } => "refuse",
        Order::Rout { .. } => "rout",
        Order::Engage { .. } => "engage",
        Order::Fight { .. } => "fight",
        Order::Fire { .. } => "fire",
        Order::Hit { .. } => "hit",
        Order::Done => "done",
        Order::Deal => "deal",
        Order::OpeningHand { .. } => "openingHand",
        Order::Bid { .. } => "bid",
        Order::PlayCards { .. } => "playCards",
        Order::SetUp(SetUpOrder::Done) => "setUp done",
        Order::SetUp(SetUpOrder::Place { .. }) => "setUp place",
        Order::Buildup(order) => match order {
            BuildupOrder::Done => "buildup done",
            BuildupOrder::Discard { .. } => "buildup discard",
            BuildupOrder::Malta => "buildup malta",
            BuildupOrder::Step { .. } => "buildup step",
            BuildupOrder::Card => "buildup card",
            BuildupOrder::LayMines { .. } => "buildup layMines",
            BuildupOrder::LiftMines { .. } => "buildup liftMines",
            BuildupOrder::Road { .. } => "buildup road",
            BuildupOrder::Sea { .. } => "buildup sea",
            BuildupOrder::Refit { .. } => "buildup refit",
        },
        Order::Standing(_) => "standing",
    };
    let kinds: BTreeSet<&str> = read.iter().map(kind).collect();
    assert_eq!(kinds.len(), 32, "{kinds:?}");
    list.as_array().unwrap().clone()
}

/// The words and the objects that stand for orders of a list.
fn forms(list: &[Value]) -> (BTreeSet<&str>, Map<String, Value>) {
    let words = list.iter().filter_map(Value::as_str).collect();
    (words, list.iter().filter_map(Value::as_object).flatten().map(|(name, of)| (name.clone(), of.clone())).collect())
}

/// Sees that a definition, names or objects of one member, is that of these orders.
fn compare(definition: &Value, list: &[Value]) {
    let (words, objects) = forms(list);
    let named = &definition["oneOf"][0];
    let known = if named["const"].is_null() { named["enum"].clone() } else { json!([named["const"]]) };
    assert_eq!(names(&known), words);
    let defined = definition["oneOf"][1]["properties"].as_object().unwrap();
    assert_eq!(defined.keys().collect::<BTreeSet<_>>(), objects.keys().collect::<BTreeSet<_>>());
    for (name, content) in objects.iter().filter(|(name, _)| !["setUp", "buildup"].contains(&name.as_str())) {
        let form = &defined[name];
        let members: BTreeSet<&str> = content.as_object().unwrap().keys().map(String::as_str).collect();
        let properties: BTreeSet<&str> = form["properties"].as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(members, properties, "{name}");
        assert_eq!((members, &form["additionalProperties"]), (names(&form["required"]), &json!(false)), "{name}");
    }
}

#[test]
fn the_schema_knows_every_order() {
    let (schema, orders) = (schema(), orders());
    let definition = &schema["$defs"]["order"];
    compare(definition, &orders);
    for part in ["setUp", "buildup"] {
        let inner: Vec<Value> = orders.iter().filter_map(|order| order.get(part).cloned()).collect();
        compare(&definition["oneOf"][1]["properties"][part], &inner);
    }
}

#[test]
fn the_schema_knows_every_scenario_and_switch() {
    let schema = schema();
    let scenarios = ScenarioId::ALL.iter().map(|scenario| scenario.key()).collect();
    assert_eq!(names(&schema["properties"]["scenario"]["enum"]), scenarios);
    let rules = schema["properties"]["rules"]["properties"].as_object().unwrap();
    assert_eq!(rules.len(), SWITCHES.len());
    for switch in SWITCHES {
        assert_eq!(names(&rules[switch.field]["enum"]), switch.values.iter().copied().collect(), "{}", switch.field);
    }
}

#[test]
fn frozen_saves_have_the_members_of_the_schema() {
    let schema = schema();
    let known = schema["properties"].as_object().unwrap();
    for name in ["1940-rules2", "gazala-rules2", "crusader-scripted"] {
        let save = repository(&format!("tests/rommel-in-the-desert/golden/{name}.save.json"));
        let members = save.as_object().unwrap();
        assert!(members.keys().all(|member| known.contains_key(member)), "{name}");
        assert!(names(&schema["required"]).into_iter().all(|member| members.contains_key(member)), "{name}");
        assert_eq!(save["format"], known["format"]["const"], "{name}");
    }
}
