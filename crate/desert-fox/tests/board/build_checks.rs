//! A map that is not as it must be stops the build with the reason.

use serde_json::{Value, json};

use super::source;
use super::{file, map};

/// What the build says of the map file with one value replaced.
fn fault(pointer: &str, value: Value) -> String {
    let mut file = file::map().clone();
    *file.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value;
    match serde_json::from_value::<map::Map>(file) {
        Ok(map) => source::write(&map).unwrap_err(),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_shipped_map_is_as_it_must_be() {
    let map: map::Map = serde_json::from_value(file::map().clone()).unwrap();
    let written = source::write(&map).unwrap();
    assert_eq!(written, include_str!(concat!(env!("OUT_DIR"), "/map.rs")));
}

#[test]
fn a_hex_must_have_its_own_number_once() {
    assert_eq!(fault("/hexes/0/id", json!("L0102")), "hex L0102 (0101) should be L0101 (0101) on a sheet");
    assert_eq!(fault("/hexes/0/six_angles", json!("0133")), "hex L0101 (0133) should be L0101 (0101) on a sheet");
    assert_eq!(fault("/hexes/0/row", json!(30)), "hex L0101 (0101) should be L3001 (3001) on a sheet");
    assert_eq!(fault("/hexes/0/col", json!(33)), "hex L0101 (0101) should be L0133 (0133) on a sheet");
    let second = file::map()["hexes"][1].clone();
    assert_eq!(fault("/hexes/0", second), "hex L0102 stands there twice");
}

#[test]
fn no_hex_may_be_missing() {
    let mut hexes = file::list(&file::map()["hexes"]).to_vec();
    hexes.pop();
    assert_eq!(fault("/hexes", Value::Array(hexes)), "row 29, column 66 is missing");
}

#[test]
fn a_hex_must_hold_known_words_that_agree() {
    assert!(fault("/hexes/0/terrain", json!("lava")).starts_with("hex L0101: 'lava' is none of clear, rough,"));
    assert!(fault("/hexes/0/provenance", json!("heard")).starts_with("hex L0101: 'heard' is none of"));
    assert!(fault("/hexes/0/country", json!("Malta")).starts_with("hex L0101: 'Malta' is none of"));
    assert!(fault("/hexes/0/country", Value::Null).ends_with("land has a country, and nothing else has one"));
    assert!(fault("/hexes/0/terrain", json!("sea")).ends_with("land has a country, and nothing else has one"));
    let mut record = file::map()["hexes"][0].clone();
    record["coastal"] = json!(true);
    assert!(fault("/hexes/0", record).ends_with("land at the sea is coastal, and nothing else is"));
}

#[test]
fn the_frontier_must_be_where_the_countries_meet() {
    let mut pairs = file::list(&file::map()["frontier"]["pairs"]).to_vec();
    assert_eq!(fault("/frontier/pairs/0/1", json!("E0103")), "E0103 and E0103 do not border on each other");
    let inland = "the frontier does not run between E0101 and E0102";
    assert_eq!(fault("/frontier/pairs/0", json!(["E0101", "E0102"])), inland);
    pairs.pop();
    assert_eq!(fault("/frontier/pairs", Value::Array(pairs)), "the countries meet at 38 hexsides, the frontier has 37");
}

#[test]
fn hexsides_must_lie_between_adjacent_land_hexes_and_in_a_group() {
    let pair = "/hexside_groups/0/pairs/0";
    assert_eq!(fault(pair, json!(["L1808", "L1810"])), "L1808 and L1810 do not border on each other");
    assert_eq!(fault(pair, json!(["L1808", "L9999"])), "there is no hex 'L9999'");
    assert!(fault(pair, json!(["L2305", "L2306"])).ends_with("a hexside lies between land hexes"));
    assert!(fault(pair, json!(["L1810", "L1811"])).ends_with("is not listed as escarpment"));
    assert!(fault("/hexside_groups/0/kind", json!("cliff")).starts_with("'cliff' is none of"));
    let listed = file::list(&file::map()["hexsides"]["ridge"]).len();
    let mut pairs = file::list(&file::map()["hexsides"]["ridge"]).to_vec();
    pairs.push(json!(["L0101", "L0102"]));
    let all = listed + 62 + 1;
    let expected = format!("{} hexsides are listed, {all} stand in groups", all + 1);
    assert_eq!(fault("/hexsides/ridge", Value::Array(pairs)), expected);
}

#[test]
fn the_hexes_of_a_line_must_be_adjacent() {
    let expected = "Via Balbia / coast road: L0701 and L0703 do not border on each other";
    assert_eq!(fault("/lines/roads/0/hexes/1", json!("L0703")), expected);
    assert_eq!(fault("/lines/roads/0/hexes/1", json!("0702")), "Via Balbia / coast road: there is no hex '0702'");
    assert!(fault("/lines/roads/0/confidence", json!("hope")).starts_with("'hope' is none of"));
    let more = json!({"roads": [], "tracks": [], "canals": []});
    assert_eq!(fault("/lines", more), "lines of an unknown kind: 'canals'");
}

#[test]
fn places_and_special_hexes_must_agree() {
    assert_eq!(fault("/places/0/hex", json!("X0000")), "El Agheila: there is no hex 'X0000'");
    assert!(fault("/places/0/kinds/0", json!("casino")).starts_with("El Agheila: 'casino' is none of"));
    assert_eq!(fault("/places/0/name", json!("Rome")), "no place is named El Agheila");
    assert!(fault("/special/ports/0", json!("L2307")).starts_with("kind 'port': places"));
    assert!(fault("/special/cities/0", json!("L2307")).starts_with("kind 'city': places"));
    assert!(fault("/special/axis_supply_source", json!("L0702")).starts_with("kind 'source': places"));
    assert_eq!(fault("/special/alexandria", json!("E1733")), "the sources are El Agheila and Alexandria");
    assert_eq!(fault("/special/malta_line_column", json!("23")), "malta_line_column is '23'");
    assert_eq!(fault("/areas/0/hexes/0", json!("E9999")), "there is no hex 'E9999'");
}
