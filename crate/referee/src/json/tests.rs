use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;

use super::*;

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Item {
    name: String,
    size: u8,
    #[serde(default)]
    shift: Option<i16>,
    #[serde(default)]
    half: Option<f32>,
    #[serde(default)]
    flags: [bool; 2],
    #[serde(default)]
    parts: Vec<Part>,
    #[serde(default)]
    shape: Shape,
    #[serde(default)]
    answer: Option<Answer>,
    #[serde(default)]
    wrapped: Option<Wrapped>,
    #[serde(default)]
    counts: BTreeMap<String, u32>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    id: u32,
}

#[derive(Debug, PartialEq, Deserialize)]
struct Wrapped(u16);

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Shape {
    #[default]
    Plain,
    One(u8),
    Two(u8, String),
    Named {
        part: Part,
    },
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
enum Answer {
    No,
    Unit(Part),
    Hexes {
        hexes: Vec<String>,
        #[serde(default)]
        die: Option<u8>,
    },
}

/// What the reader is to be like: the same value, or the same place and message.
fn expected<T: DeserializeOwned>(text: &str) -> Result<T, ParseError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut reader).map_err(|error| ParseError {
        path: Some(error.path().to_string()).filter(|path| path != ".").unwrap_or_default(),
        message: without_place(error.inner()),
    })
}

fn same<T: DeserializeOwned + Debug + PartialEq>(text: &str) -> bool {
    let (found, expected) = (parse::<T>(text), expected::<T>(text));
    assert_eq!(found, expected, "{text}");
    found.is_ok()
}

/// Of two faults the first in the text counts for `serde_json`, and here the first in the order of the fields.
fn refused_for_one_of_its_faults(text: &str) {
    let (found, expected) = (parse::<Item>(text).unwrap_err(), expected::<Item>(text).unwrap_err());
    assert!(found == expected || found.message.starts_with("missing field"), "{text}: {found}");
}

const WHOLE: &str = r#"{"name":"a","size":7,"shift":-3,"half":1.5,"flags":[true,false],"parts":[{"id":1},{"id":2}],
    "shape":{"named":{"part":{"id":3}}},"answer":{"hexes":["a1","b2"],"die":4,"kind":"hexes"},"wrapped":9,"counts":{"b":2}}"#;

/// Values of every sort, fit and unfit for the fields of the item.
const VALUES: [&str; 43] = [
    "null",
    "true",
    "0",
    "-0",
    "7",
    "255",
    "256",
    "-3",
    "-40000",
    "4294967296",
    "18446744073709551616",
    "1.0",
    "1.5",
    "-2.25",
    "1e3",
    "1e40",
    "\"\"",
    "\"a\"",
    "\"plain\"",
    "\"one\"",
    "\"no\"",
    "\"\\u00e4\\\"\\n\"",
    "[]",
    "[true,false]",
    "[true]",
    "[true,false,true]",
    "[{}]",
    "[{\"id\":1}]",
    "[{\"id\":1},{\"id\":-1}]",
    "[[1]]",
    "[[1,2]]",
    "{}",
    "{\"one\":1}",
    "{\"one\":null}",
    "{\"one\":300}",
    "{\"two\":[1,\"x\"]}",
    "{\"two\":[1]}",
    "{\"named\":{\"part\":{}}}",
    "{\"plain\":null}",
    "{\"plain\":1}",
    "{\"other\":1}",
    "{\"kind\":\"unit\",\"id\":1}",
    "{\"kind\":\"hexes\",\"hexes\":[1]}",
];

#[test]
fn every_field_takes_and_refuses_the_values_that_it_always_did() {
    assert!(same::<Item>(WHOLE));
    let fields = ["name", "size", "shift", "half", "flags", "parts", "shape", "answer", "wrapped", "counts", "other"];
    let mut taken = 0;
    for value in VALUES {
        for field in fields {
            taken += u32::from(same::<Item>(&format!(r#"{{"name":"a","size":7,"{field}":{value}}}"#)));
            refused_for_one_of_its_faults(&format!(r#"{{"{field}":{value}}}"#));
        }
        taken += u32::from(same::<Vec<Answer>>(&format!("[{value}]"))) + u32::from(same::<()>(value));
        taken += u32::from(same::<BTreeMap<String, Shape>>(&format!(r#"{{"a b":{value}}}"#)));
        if !value.starts_with('[') {
            taken += u32::from(same::<Item>(value)) + u32::from(same::<Vec<Item>>(value));
            taken += u32::from(same::<(u8, Option<Part>)>(&format!("[1,{value}]")));
        }
    }
    assert!(taken > 40, "{taken}");
}

#[test]
fn a_struct_may_be_an_array_of_its_fields() {
    assert!(same::<Part>("[1]") && same::<Vec<Part>>("[[1],[2]]") && !same::<Part>("[1,2]"));
    // Its faults have names, not numbers.
    assert_eq!(parse::<Vec<Part>>("[[1],[-2]]").unwrap_err().path, "[1].id");
    assert_eq!(parse::<Part>("[]").unwrap_err().message, "missing field `id`");
}

#[test]
fn members_of_one_name_are_told() {
    assert!(!same::<Item>(r#"{"name":"a","size":1,"name":"b"}"#));
    assert_eq!(parse::<Part>(r#"{"id":1,"id":2}"#).unwrap_err().message, "duplicate field `id`");
}

#[test]
fn a_text_that_is_no_json_is_refused_where_it_goes_wrong() {
    for text in
        ["", "{", r#"{"parts":[{"id":}]}"#, r#"{"parts":[{"id":1},"\ud800"]}"#, "[1,]", "nul", "{\"name\"}", "01"]
    {
        assert!(parse::<Item>(text).is_err(), "{text}");
    }
    let fault = parse::<Item>(r#"{"parts":[{"id":1},{"id":"\ud800"}]}"#).unwrap_err();
    assert_eq!(fault.path, "parts[1].id");
    for (text, path) in [("{", ""), ("{x}", ""), (r#"{"parts":[{x}]}"#, "parts[0]"), (r#"{"parts":[{"id":1}"#, "parts")]
    {
        assert_eq!(parse::<Item>(text).unwrap_err().path, path, "{text}");
    }
    assert_eq!(parse::<Part>(r#"{"id":1} x"#).unwrap_err().message, "trailing characters");
    let deep = "[".repeat(500);
    assert_eq!(parse::<Item>(&deep).unwrap_err().message, "recursion limit exceeded");
}

#[test]
fn the_place_of_a_fault_is_told_from_the_outside_in() {
    let fault = |text| parse::<BTreeMap<String, Vec<Item>>>(text).unwrap_err();
    let text = r#"{"a":[{"name":"x","size":1},{"name":"x","size":1,"parts":[{"id":1},{"id":true}]}]}"#;
    let message = "invalid type: boolean `true`, expected u32".to_owned();
    assert_eq!(fault(text), ParseError { path: "a[1].parts[1].id".to_owned(), message });
    assert_eq!(parse::<Vec<u8>>("[1,2,\"x\"]").unwrap_err().path, "[2]");
}

crate::tagged! {
    [deny_unknown_fields]
    /// As `Answer`.
    #[derive(Debug, PartialEq, serde::Serialize)]
    #[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
    pub enum Reply {
        /// Nothing in it.
        No,
        /// Something in it.
        BothSides {
            /// A list.
            given_hexes: Vec<String>,
            /// What may be left out.
            #[serde(default)]
            die: Option<u8>,
        },
    }
}

/// The same, read by `serde` alone.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename = "Reply", tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
enum Derived {
    No,
    BothSides {
        given_hexes: Vec<String>,
        #[serde(default)]
        die: Option<u8>,
    },
}

#[test]
fn an_enum_with_a_kind_is_read_and_refused_as_serde_does() {
    let texts = [
        r#"{"kind":"no"}"#,
        r#"{"more":1,"kind":"no"}"#,
        r#"{"kind":"bothSides","givenHexes":["a1"],"die":6}"#,
        r#"{"givenHexes":[],"kind":"bothSides"}"#,
        r#"{"kind":"bothSides"}"#,
        r#"{"kind":"bothSides","givenHexes":[1]}"#,
        r#"{"kind":"bothSides","givenHexes":[],"die":300}"#,
        r#"{"kind":"bothSides","givenHexes":[],"dice":3}"#,
        r#"{"kind":"bothSides","givenHexes":[],"givenHexes":[]}"#,
        r#"{"kind":"other"}"#,
        r#"{"kind":"no","kind":"no"}"#,
        r#"{"givenHexes":[]}"#,
        "{}",
    ];
    let mut taken = 0;
    for text in texts.map(|text| format!("[{text}]")) {
        match (parse::<Vec<Reply>>(&text), expected::<Vec<Derived>>(&text)) {
            (Ok(found), Ok(expected)) => {
                assert_eq!(format!("{found:?}"), format!("{expected:?}"));
                taken += 1;
            }
            (found, expected) => {
                let (found, expected) = (found.unwrap_err(), expected.unwrap_err());
                assert_eq!(found.message, expected.message, "{text}");
                assert!(found.path.starts_with(&expected.path), "{} in {text}", found.path);
            }
        }
    }
    assert_eq!(taken, 4);
    let path = |text| parse::<Reply>(text).unwrap_err().path;
    assert_eq!(path(r#"{"kind":"bothSides","givenHexes":["a1",7]}"#), "givenHexes[1]");
    for text in ["7", "\"no\"", "null", "[\"no\"]", r#"{"kind":7}"#] {
        assert!(parse::<Reply>(text).is_err(), "{text}");
    }
}

#[test]
fn a_fault_always_has_a_place() {
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Whole {
        #[expect(dead_code, reason = "it is only looked for")]
        query: Vec<u8>,
    }
    for (text, place) in [
        ("null", "$"),
        ("7", "$"),
        ("[]", "query"),
        ("{}", "query"),
        (r#"{"":1}"#, "$"),
        (r#"{"query":{}}"#, "query"),
        (r#"{"query":[1,"x"]}"#, "query[1]"),
    ] {
        assert_eq!(parse::<Whole>(text).unwrap_err().place(), place, "{text}");
    }
}
