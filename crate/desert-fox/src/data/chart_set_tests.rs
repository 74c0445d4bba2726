//! Files of charts: what is read, written and refused.

use super::*;

fn change(what: &str, new: &str) -> ChartChange {
    ChartChange { what: what.to_owned(), old: None, new: new.to_owned() }
}

fn some() -> Vec<ChartChange> {
    vec![
        change("units/5-5lt/full/strength", "8"),
        change("results/morale3/5", "3d"),
        change("movement/clear/foot", "3"),
        change("map/L0702/terrain", "rough"),
        change("air/axis/3", "2"),
    ]
}

#[test]
fn charts_are_read_as_they_were_written() {
    let set = of("  My copy ", some()).unwrap();
    assert_eq!(set.name, "My copy");
    assert_eq!(read(&set.text()), Ok(set.clone()));
    assert_eq!(read(&format!("\u{feff}{}", set.text().replace('\n', "\r\n"))), Ok(set));
}

#[test]
fn the_check_follows_the_values_and_neither_order_nor_name() {
    let mut turned = some();
    turned.reverse();
    assert_eq!(of("A", some()).unwrap().check, of("B", turned.clone()).unwrap().check);
    turned[0].new = "1".to_owned();
    assert_ne!(of("A", some()).unwrap().check, of("A", turned).unwrap().check);
}

#[test]
fn the_check_of_known_values_is_known() {
    assert_eq!(check_of(&[change("cities/Tobruk", "1")]), CHECK_OF_TOBRUK);
}

/// First 16 hex digits of SHA-256 over `cities/Tobruk=1` and a line end.
const CHECK_OF_TOBRUK: &str = "515737edf0a4696e";

#[test]
fn rows_of_odds_are_judged_when_all_values_are_in() {
    let raised = |last: &str| vec![change("rows/clear/3", "3:1"), change("rows/clear/4", last)];
    assert!(of("A", raised("3:1")).is_ok());
    let fault = of("A", raised("2:1")).unwrap_err();
    assert_eq!((fault.code, fault.path.as_str(), fault.what.as_str()), ("falling", "changes[1]", "rows/clear/4"));
}

#[test]
fn a_damaged_file_is_refused_at_its_place() {
    let text = of("My copy", some()).unwrap().text();
    let fault = |text: &str| read(text).map_err(|fault| (fault.code, fault.path)).unwrap_err();
    assert_eq!(fault(&text.replace("\"8\"", "\"80\"")), ("value", "changes[4]".to_owned()));
    assert_eq!(fault(&text.replace("\"8\"", "\"9\"")), ("check", "check".to_owned()));
    assert_eq!(fault(&text.replace("5-5lt", "nobody")), ("unknown", "changes[4]".to_owned()));
    assert_eq!(fault(&text.replace("morale3/5", "morale3/x")), ("unknown", "changes[3]".to_owned()));
    assert_eq!(fault(&text.replace("My copy", " ")), ("name", "name".to_owned()));
    assert_eq!(fault(&text.replace("-charts", "-save")), ("format", "format".to_owned()));
    assert_eq!(fault(&text.replace("\"schema\": 1", "\"schema\": 2")), ("newer", "schema".to_owned()));
    assert_eq!(fault(&text.replace("\"new\":\"8\"", "\"new\":8")), ("unreadable", "changes[4].new".to_owned()));
    assert_eq!(fault(&text[..text.len() / 2]).0, "unreadable");
    assert_eq!(fault("").0, "unreadable");
    assert_eq!(fault(&" ".repeat(LONGEST_FILE + 1)).0, "too-long");
}

#[test]
fn hostile_lists_are_refused_before_anything_is_made_of_them() {
    let code = |changes: Vec<ChartChange>| of("A", changes).unwrap_err().code;
    assert_eq!(code(Vec::new()), "none");
    assert_eq!(code(vec![change("cities/Tobruk", "1"), change("cities/Tobruk", "2")]), "twice");
    assert_eq!(code(vec![change(&"x".repeat(LONGEST_TEXT + 1), "1")]), "long-text");
    assert_eq!(code(vec![change("cities/Tobruk", &"½".repeat(LONGEST_TEXT + 1))]), "long-text");
    assert_eq!(code(vec![change("cities/Tobruk", &"½".repeat(LONGEST_TEXT))]), "value", "characters count, not bytes");
    assert_eq!(code(vec![change("cities/Tobruk", "1"); MOST_CHANGES + 1]), "too-many");
}

#[test]
fn a_name_that_cannot_be_seen_is_refused() {
    for name in ["", " ", "a\nb", &"x".repeat(LONGEST_NAME + 1)] {
        assert_eq!(of(name, some()).unwrap_err().code, "name", "{name:?}");
    }
    assert!(ChartsName { name: "A".to_owned(), check: check_of(&some()) }.is_sound());
    for check in ["", "0123", "0123456789ABCDEF", "0123456789abcdeg"] {
        assert!(!ChartsName { name: "A".to_owned(), check: check.to_owned() }.is_sound());
    }
}

#[test]
fn the_published_schema_names_every_member_of_the_file() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/charts.schema.json");
    let schema: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let file: serde_json::Value = serde_json::from_str(&of("A", some()).unwrap().text()).unwrap();
    let names = |value: &serde_json::Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(names(&schema["properties"]), names(&file));
    assert_eq!(schema["properties"]["changes"]["maxItems"], MOST_CHANGES);
    assert_eq!(schema["properties"]["name"]["maxLength"], LONGEST_NAME);
}
