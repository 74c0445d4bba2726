//! Every call about a position, a turn or a scenario counts with an owner's values where they are given.

use rommel_in_the_desert::query::calls::{Request, answer};
use serde_json::{Value, json};

/// The answer to a call with these values of an owner, by their places.
fn asked(call: &str, mut query: Value, own: &[(&str, &str)]) -> Value {
    let changes: Vec<Value> = own.iter().map(|(what, new)| json!({"what": what, "new": new})).collect();
    query["charts"] = json!(changes);
    let request: Request = serde_json::from_value(json!({"call": call, "query": query})).unwrap();
    json!(answer(&request))["answer"].clone()
}

/// The answers without and with a value of the owner.
fn both(call: &str, query: &Value, own: (&str, &str)) -> [Value; 2] {
    [asked(call, query.clone(), &[]), asked(call, query.clone(), &[own])]
}

/// A question about a position.
fn position(units: &[(&str, &str)], question: &Value) -> Value {
    let units: Vec<Value> = units.iter().map(|(unit, hex)| json!({"unit": unit, "hex": hex})).collect();
    json!({"units": units, "question": question})
}

#[test]
fn reach_counts_with_the_speed_of_an_owners_block() {
    let query = position(&[("21/5", "Msus")], &json!({"ask": "destinations", "unit": "21/5"}));
    let [ours, own] = both("askPosition", &query, ("unit/speed/21/5", "1"));
    let longest = |answer: &Value| {
        let hexes = answer["hexes"].as_array().unwrap().iter();
        hexes.filter(|hex| hex["hex"] != "Mechili").map(|hex| hex["length"].as_u64().unwrap()).max()
    };
    assert!(longest(&ours) > longest(&own), "{ours}\n{own}");
}

#[test]
fn supply_counts_with_an_owners_roads() {
    let units = [("21/5", "Mersa Brega"), ("15/8", "2,6")];
    let query = position(&units, &json!({"ask": "supply", "side": "axis"}));
    let closed = [("map/1,6-0,7/road", "none"), ("map/1,6-0,7/terrain", "marsh"), ("map/1,6-2,6/terrain", "mountain")];
    let supplied = |answer: &Value| -> Vec<bool> {
        answer["units"].as_array().unwrap().iter().map(|unit| unit["supplied"] == true).collect()
    };
    assert_eq!(supplied(&asked("askPosition", query.clone(), &[])), [true, true]);
    assert!(supplied(&asked("askPosition", query, &closed)).contains(&false));
}

#[test]
fn chances_count_with_an_owners_fire_table() {
    let units = [("21/5", "Msus"), ("22Gd", "Msus")].map(|(unit, hex)| json!({"unit": unit, "hex": hex}));
    let battles = json!([{"hex": "Msus", "first": "allied"}]);
    let query = json!({"units": units, "battles": battles, "hex": "Msus", "active": "axis", "option": "basic"});
    let [ours, own] = both("battleChances", &query, ("fire/armor/infantry", "2"));
    let losses = |answer: &Value| answer["sides"][1]["expected"].as_f64().unwrap();
    assert!(losses(&own) > losses(&ours), "{ours}\n{own}");
}

#[test]
fn a_turn_is_played_with_an_owners_steps() {
    let query = json!({"units": [{"unit": "21/5", "hex": "Msus"}], "active": "axis", "orders": []});
    let [ours, own] = both("playTurn", &query, ("unit/steps/21/5", "2"));
    assert_eq!([&ours["units"][0]["steps"], &own["units"][0]["steps"]], [&json!(4), &json!(2)]);
}

#[test]
fn a_situation_of_a_scenario_begins_with_an_owners_steps() {
    let situation = json!({"units": [{"unit": "21/5", "hex": "Msus"}]});
    let query = json!({"scenario": "1941", "start": {"turn": situation}});
    let [ours, own] = both("playScenario", &query, ("unit/steps/21/5", "2"));
    assert_eq!([&ours["units"][0]["steps"], &own["units"][0]["steps"]], [&json!(4), &json!(2)]);
}

#[test]
fn a_value_that_cannot_stand_there_is_refused_by_every_call() {
    let turn = json!({"units": [], "active": "axis", "orders": []});
    let battle = json!({"units": [], "hex": "Msus", "active": "axis", "option": "basic"});
    for (call, query) in [
        ("askPosition", position(&[], &json!({"ask": "network", "side": "axis"}))),
        ("playTurn", turn),
        ("playScenario", json!({"scenario": "1941"})),
        ("battleChances", battle),
    ] {
        let answer = asked(call, query, &[("buildup/card", "8"), ("unit/steps/21/5", "9")]);
        let refusal = (&answer["kind"], &answer["refusal"]["code"], &answer["refusal"]["found"]);
        assert_eq!(refusal, (&json!("refused"), &json!("bad-chart"), &json!("unit/steps/21/5")), "{call}");
    }
}
