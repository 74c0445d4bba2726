use std::collections::BTreeMap;

use serde::Serialize;

use super::*;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Sheet {
    first_name: String,
    size: u8,
    shift: i16,
    half: f64,
    flags: [bool; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<u8>,
    none: Option<u8>,
    some: Option<char>,
    shapes: Vec<Shape>,
    #[serde(flatten)]
    answer: Answer,
    counts: BTreeMap<u8, (u64, i64)>,
    names: BTreeMap<String, Wrapped>,
}

#[derive(Serialize)]
struct Wrapped(u16);

#[derive(Serialize)]
struct Nothing;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
enum Shape {
    Plain,
    One(u8),
    Two(u8, &'static str),
    Named { part: Nothing },
}

#[derive(Serialize)]
#[serde(tag = "kind")]
enum Answer {
    Hexes { hexes: Vec<String> },
}

fn sheet() -> Sheet {
    Sheet {
        first_name: "\u{e4}\"\n\\".to_owned(),
        size: 255,
        shift: -3,
        half: 1.5,
        flags: [true, false],
        left_out: None,
        none: None,
        some: Some('x'),
        shapes: vec![Shape::Plain, Shape::One(1), Shape::Two(2, "two"), Shape::Named { part: Nothing }],
        answer: Answer::Hexes { hexes: vec!["a1".to_owned()] },
        counts: BTreeMap::from([(7, (u64::MAX, i64::MIN))]),
        names: BTreeMap::from([("a b".to_owned(), Wrapped(9))]),
    }
}

#[test]
fn every_kind_of_value_is_written_as_serde_json_does() {
    assert_eq!(text(&sheet()), serde_json::to_string(&sheet()).unwrap());
    let all: String = (0..0x300).filter_map(char::from_u32).collect();
    assert_eq!(text(&all), serde_json::to_string(&all).unwrap());
    assert_eq!(Quoted(&all).to_string(), text(&all));
    for value in [0.0, -0.0, 0.5, 1e22, 1e-7, f64::MAX, f64::NAN, f64::INFINITY] {
        assert_eq!(text(&value), serde_json::to_string(&value).unwrap());
    }
    assert_eq!(text("a"), "\"a\"");
    assert_eq!(text(&[0_i8, 1, -1]), "[0,1,-1]");
}
