//! The published schema of save files knows every order and answer, and every rule set.

use std::collections::BTreeSet;
use std::fs;

use desert_fox::data::charts::TerrainRow;
use desert_fox::model::acts::Carrier;
use desert_fox::model::acts::RefitStep;
use desert_fox::model::preset::Preset;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::{Answer, Order};
use desert_fox::state::path::{Path, Spot};
use desert_fox::state::standing::Standing;
use serde_json::{Value, json};

fn schema() -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/save.schema.json");
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// An answer of every kind; the match says so when a kind is added.
fn answers() -> Vec<Answer> {
    let (unit, hex) = (UnitId::find("5-5lt").unwrap(), Spot::find("L2329").unwrap());
    let known = |answer: &Answer| match answer {
        Answer::Row { .. }
        | Answer::Commit { .. }
        | Answer::Shifts { .. }
        | Answer::Result { .. }
        | Answer::Retreat { .. }
        | Answer::RetreatTo { .. }
        | Answer::StopInCity { .. }
        | Answer::DepleteInstead { .. }
        | Answer::IgnoreRetreat { .. }
        | Answer::Deplete { .. }
        | Answer::Advance { .. }
        | Answer::EndAdvance
        | Answer::DestroySupply { .. }
        | Answer::CaptureSupply { .. }
        | Answer::PlaceDump { .. }
        | Answer::React { .. }
        | Answer::Stay { .. } => 17,
    };
    let all = vec![
        Answer::Row { row: TerrainRow::Level1 },
        Answer::Commit { air_points: 1, naval: true },
        Answer::Shifts { columns: 1 },
        Answer::Result { number: 1 },
        Answer::Retreat { unit },
        Answer::RetreatTo { unit, hex },
        Answer::StopInCity { unit },
        Answer::DepleteInstead { unit },
        Answer::IgnoreRetreat { unit },
        Answer::Deplete { unit },
        Answer::Advance { unit, hex },
        Answer::EndAdvance,
        Answer::DestroySupply { unit },
        Answer::CaptureSupply { unit },
        Answer::PlaceDump { hex },
        Answer::React { unit, hex },
        Answer::Stay { unit },
    ];
    assert_eq!(all.len(), known(&all[0]));
    all
}

/// An order of every kind but answers; the match says so when a kind is added.
fn orders() -> Vec<Order> {
    let (unit, hex) = (UnitId::find("5-5lt").unwrap(), Spot::find("L2329").unwrap());
    let (units, path) = (vec![unit], Path(vec![hexgrid::Direction::ALL[0]]));
    let known = |order: &Order| match order {
        Order::Roll
        | Order::Done
        | Order::Place { .. }
        | Order::Withdraw { .. }
        | Order::Malta { .. }
        | Order::Raid { .. }
        | Order::Move { .. }
        | Order::ForcedMarch { .. }
        | Order::Overrun { .. }
        | Order::Transport { .. }
        | Order::Repair { .. }
        | Order::Emergency { .. }
        | Order::DestroyDump { .. }
        | Order::React { .. }
        | Order::Attack { .. }
        | Order::Revoke { .. }
        | Order::Supply { .. }
        | Order::Fight { .. }
        | Order::Answer(_)
        | Order::Eliminate { .. }
        | Order::Refit { .. }
        | Order::Fort { .. }
        | Order::Mode { .. }
        | Order::Invade { .. }
        | Order::Detach { .. }
        | Order::Convert { .. }
        | Order::ThroughTobruk { .. }
        | Order::Rommel { .. }
        | Order::Recover { .. }
        | Order::Standing(_) => 29,
    };
    let all = vec![
        Order::Roll,
        Order::Done,
        Order::Place { unit, hex },
        Order::Withdraw { due: unit, units: units.clone() },
        Order::Malta { points: 1 },
        Order::Raid { points: 1, supply: units.clone() },
        Order::Move { units: units.clone(), path: path.clone() },
        Order::ForcedMarch { units: units.clone(), path: path.clone() },
        Order::Overrun { units: units.clone(), hex },
        Order::Transport { units: units.clone(), by: Carrier::Sea, hex },
        Order::Repair { hexes: 1 },
        Order::Emergency { unit },
        Order::DestroyDump { dump: unit, by: unit },
        Order::React { unit, path },
        Order::Attack { units: units.clone(), hexes: vec![hex] },
        Order::Revoke { combat: 0 },
        Order::Supply { expend: units.clone(), combats: vec![0] },
        Order::Fight { combat: 0 },
        Order::Eliminate { unit },
        Order::Refit { unit, step: RefitStep::Rebuild },
        Order::Fort { unit },
        Order::Mode { unit },
        Order::Invade { units: units.clone(), points: 1, supply: units },
        Order::Detach { unit },
        Order::Convert { unit },
        Order::ThroughTobruk { unit },
        Order::Rommel { hex },
        Order::Recover { unit },
        Order::Standing(Standing { deplete: vec![unit], ..Standing::default() }),
    ];
    assert_eq!(all.len(), known(&all[0]));
    all
}

fn names<'a>(list: impl Iterator<Item = &'a Value>) -> BTreeSet<&'a str> {
    list.map(|name| name.as_str().unwrap()).collect()
}

/// Sees that the two forms of a definition, names and objects of one member, are those of the values.
fn compare(schema: &Value, definition: &str, values: &[Value]) {
    let forms = &schema["$defs"][definition]["oneOf"];
    let (words, objects) = (&forms[0]["enum"], forms[1]["properties"].as_object().unwrap());
    assert_eq!(names(words.as_array().unwrap().iter()), names(values.iter().filter(|value| value.is_string())));
    let mut seen = BTreeSet::new();
    for (name, content) in values.iter().filter_map(Value::as_object).flatten() {
        let mut form = &objects[name];
        if let Some(place) = form["$ref"].as_str() {
            form = schema.pointer(place.trim_start_matches('#')).unwrap();
        }
        let members: BTreeSet<&str> = content.as_object().unwrap().keys().map(String::as_str).collect();
        let known = form["properties"].as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(members, known, "{name}");
        assert_eq!(members, names(form["required"].as_array().unwrap().iter()), "{name}");
        assert_eq!(form["additionalProperties"], json!(false), "{name}");
        seen.insert(name.as_str());
    }
    assert_eq!(seen, objects.keys().map(String::as_str).filter(|name| *name != "answer").collect());
}

#[test]
fn the_schema_knows_every_order_and_answer() {
    let schema = schema();
    compare(&schema, "order", &orders().iter().map(|order| json!(order)).collect::<Vec<_>>());
    compare(&schema, "answer", &answers().iter().map(|answer| json!(answer)).collect::<Vec<_>>());
}

#[test]
fn the_schema_knows_every_rule_set() {
    let schema = schema();
    let presets: Vec<Value> = Preset::ALL.iter().map(|preset| json!(preset)).collect();
    let known = &schema["$defs"]["rules"]["properties"]["preset"]["enum"];
    assert_eq!(names(known.as_array().unwrap().iter()), names(presets.iter()));
}

#[test]
fn every_order_is_read_from_json_and_from_bytes_as_it_was_written() {
    let all = orders().into_iter().chain(answers().into_iter().map(Order::Answer));
    let mut lengths = 0;
    for order in all {
        let text = serde_json::to_string(&order).unwrap();
        assert_eq!(referee::json::parse::<Order>(&text), Ok(order.clone()), "{text}");
        let bytes = desert_fox::record::dice::order_bytes(&order);
        assert_eq!(postcard::from_bytes::<Order>(&bytes), Ok(order), "{text}");
        lengths += bytes.len();
    }
    assert!(lengths < 200, "{lengths}");
}

#[test]
fn the_bytes_of_an_order_tell_their_own_end() {
    for order in orders().into_iter().chain(answers().into_iter().map(Order::Answer)) {
        let mut bytes = desert_fox::record::dice::order_bytes(&order);
        let length = bytes.len();
        bytes.push(1);
        let (read, rest) = postcard::take_from_bytes::<Order>(&bytes).unwrap();
        assert_eq!((read, rest.len(), bytes.len() - length), (order, 1, 1));
    }
}
