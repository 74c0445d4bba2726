use super::*;
use crate::hash::bytes_of;
use crate::reader::LONGEST_TEXT;

const TAG: &str = "d1";
const SMALL: &str = r#"{"attacker":"axis","units":[]}"#;

fn large() -> String {
    let unit = |at: u32| format!(r#"{{"id":"unit {at}","nation":"german","kind":"armor","hex":"{}"}}"#, 1000 + at);
    format!(r#"{{"attacker":"axis","units":[{}]}}"#, (0..40).map(unit).collect::<Vec<_>>().join(","))
}

/// Bytes without any order, the same ones for the same start.
fn noise(start: u32) -> impl Iterator<Item = u8> {
    let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
    std::iter::successors(Some(start), next).skip(1).map(|state| (state >> 24) as u8)
}

/// A link with any tag, letter and bytes, its check right.
fn forged(tag: &str, letter: &str, bytes: &[u8]) -> String {
    let body = format!("{tag}.{letter}.{}", URL_SAFE_NO_PAD.encode(bytes));
    format!("{body}.{}", check(&body))
}

#[test]
fn a_link_carries_its_content() {
    for text in ["", "{}", SMALL, &large(), "Übermut äöü € \u{1f5fa}", &"a".repeat(LONGEST_CONTENT)] {
        for (kind, start) in [(Kind::Combat, "d1.c."), (Kind::Position, "d1.p.")] {
            let link = encode(TAG, kind, text).unwrap();
            assert_eq!(decode(TAG, &link), Ok((kind, text.to_owned())));
            assert!(link.starts_with(start), "{link}");
            assert!(link.ends_with(|letter: char| letter.is_ascii_hexdigit()), "{link}");
        }
    }
}

#[test]
fn a_link_carries_any_bytes() {
    let lengths = (0..70).chain([255, 256, 1_000, 4_095, 20_000]);
    for (length, start) in lengths.zip(10..) {
        let noise: Vec<u8> = noise(start).take(length).collect();
        let few = noise.iter().map(|byte| byte % 5).collect();
        let run = vec![noise.first().copied().unwrap_or(0); length];
        for content in [noise, few, run] {
            for (kind, start) in [(Kind::Game, "d1.g."), (Kind::Turn, "d1.t.")] {
                let link = encode_bytes(TAG, kind, &content).unwrap();
                assert!(link.starts_with(start), "{link}");
                assert_eq!(decode_bytes(TAG, &link), Ok((kind, content.clone())));
            }
        }
    }
}

#[test]
fn a_link_carries_so_many_bytes_and_no_more() {
    let zeros = vec![0; LONGEST_CONTENT + 1];
    let link = encode_bytes(TAG, Kind::Game, &zeros[1..]).unwrap();
    assert_eq!(decode_bytes(TAG, &link).unwrap().1.len(), LONGEST_CONTENT);
    assert_eq!(encode_bytes(TAG, Kind::Game, &zeros), Err(LinkError::TooLong));
    let noise: Vec<u8> = noise(2).take(49_141).collect();
    let link = encode_bytes(TAG, Kind::Game, &noise[1..]).unwrap();
    assert_eq!(link.len(), LONGEST_LINK);
    assert_eq!(decode_bytes(TAG, &link), Ok((Kind::Game, noise[1..].to_vec())));
    assert_eq!(encode_bytes(TAG, Kind::Game, &noise), Err(LinkError::TooLong));
}

#[test]
fn text_is_told_from_bytes_by_its_kind() {
    for kind in Kind::ALL {
        let link = encode_bytes(TAG, kind, SMALL.as_bytes()).unwrap();
        assert_eq!(decode_bytes(TAG, &link), Ok((kind, SMALL.as_bytes().to_vec())));
        let no_text = encode_bytes(TAG, kind, b"\xff");
        if kind.is_text() {
            assert_eq!(encode(TAG, kind, SMALL), Ok(link.clone()));
            assert_eq!(decode(TAG, &link), Ok((kind, SMALL.to_owned())));
            assert_eq!(no_text, Err(LinkError::Text));
            assert_eq!(decode_bytes(TAG, &forged("d1", kind.letter(), b"\0\xff")), Err(LinkError::Text));
        } else {
            assert_eq!(encode(TAG, kind, SMALL), Err(LinkError::Kind));
            assert_eq!(decode(TAG, &link), Err(LinkError::Kind));
            assert_eq!(decode_bytes(TAG, &no_text.unwrap()), Ok((kind, b"\xff".to_vec())));
        }
    }
}

#[test]
fn every_kind_has_a_letter_of_its_own() {
    for kind in Kind::ALL {
        assert_eq!(kind.letter().chars().next().and_then(Kind::of), Some(kind));
    }
}

#[test]
fn a_link_is_deflated_where_that_saves_something() {
    assert!(encode(TAG, Kind::Combat, "{}").unwrap().starts_with("d1.c.AH"));
    assert!(encode(TAG, Kind::Combat, &large()).unwrap().len() < large().len() / 3);
}

#[test]
fn fragments_and_links_broken_over_lines_are_read() {
    let link = encode(TAG, Kind::Combat, &large()).unwrap();
    let lines: Vec<&str> = link.as_bytes().chunks(76).map(|line| str::from_utf8(line).unwrap()).collect();
    for text in [format!("##{link}"), format!(" \t#{link}\r\n"), lines.join("\r\n"), lines.join(" ")] {
        assert_eq!(decode(TAG, &text).unwrap().1, large());
    }
}

#[test]
fn a_link_cut_short_is_refused_wherever_it_is_cut() {
    let turn: Vec<u8> = noise(5).take(300).collect();
    for link in [encode(TAG, Kind::Combat, &large()).unwrap(), encode_bytes(TAG, Kind::Turn, &turn).unwrap()] {
        for end in 0..link.len() {
            let cut = decode_bytes(TAG, &link[..end]);
            assert!(matches!(cut, Err(LinkError::Empty | LinkError::Form(_) | LinkError::CutShort)), "{end}: {cut:?}");
            assert!(decode_bytes(TAG, &link[link.len() - end..]).is_err(), "{end}");
        }
    }
}

#[test]
fn every_change_of_one_character_is_refused_or_undone() {
    let stored: Vec<u8> = noise(3).take(20).collect();
    let links = [
        encode(TAG, Kind::Combat, SMALL),
        encode_bytes(TAG, Kind::Game, &stored),
        encode_bytes(TAG, Kind::Turn, &stored.repeat(3)),
        encode_bytes(TAG, Kind::Turn, b""),
    ];
    for link in links.map(Result::unwrap) {
        let content = decode_bytes(TAG, &link);
        for at in 0..link.len() {
            // A space is passed over, so it stands for a character that is lost; a capital in the tag is undone.
            for other in (0x20..0x7f_u8).filter(|&other| other != link.as_bytes()[at]) {
                let mut bytes = link.clone().into_bytes();
                bytes[at] = other;
                let changed = String::from_utf8(bytes).unwrap();
                let read = decode_bytes(TAG, &changed);
                assert!(read.is_err() || read == content && changed.eq_ignore_ascii_case(&link), "{changed}");
            }
        }
    }
}

#[test]
fn two_neighbours_that_change_places_are_noticed() {
    let link = encode_bytes(TAG, Kind::Game, &noise(4).take(60).collect::<Vec<_>>()).unwrap();
    for at in 1..link.len() {
        let mut bytes = link.clone().into_bytes();
        bytes.swap(at - 1, at);
        let changed = String::from_utf8(bytes).unwrap();
        assert!(changed == link || decode_bytes(TAG, &changed).is_err(), "{changed}");
    }
}

#[test]
fn each_fault_has_its_own_name() {
    let zeros = compress_to_vec(&vec![0; LONGEST_CONTENT + 1], 9);
    let mut trailing = vec![DEFLATED];
    trailing.extend(compress_to_vec(b"{}", 9));
    trailing.push(0);
    let cases = [
        (" ".repeat(LONGEST_TEXT + 1), LinkError::TooLong),
        (format!("d1.c.{}", "A".repeat(LONGEST_LINK + 1)), LinkError::TooLong),
        (forged("d1", "c", &[&[DEFLATED][..], &zeros].concat()), LinkError::TooLong),
        (" \u{a0}\u{feff}\n".to_owned(), LinkError::Empty),
        ("d".to_owned(), LinkError::Form(TAG)),
        ("See you on Sunday.".to_owned(), LinkError::Form(TAG)),
        ("<!DOCTYPE html><title>Log in</title>".to_owned(), LinkError::WebPage),
        ("PK\u{3}\u{4}\u{14}\0".to_owned(), LinkError::NoText),
        ("\u{1}\u{2}\u{3}abc".to_owned(), LinkError::NoText),
        ("d1.c.AA".to_owned(), LinkError::CutShort),
        ("d1.c.AHt9.0000".to_owned(), LinkError::CutShort),
        ("d1.c.AA.00000000.00000000".to_owned(), LinkError::Check),
        ("d1.c.AHt9. See you on Sunday".to_owned(), LinkError::Check),
        (forged("d2", "c", b"\0{}"), LinkError::Tag(TAG)),
        ("d2.c.AHt9".to_owned(), LinkError::Tag(TAG)),
        (forged("r1", "g", b"\0{}"), LinkError::OtherGame('r')),
        ("d1.c.AHt9.00000000".to_owned(), LinkError::Check),
        (forged("d1", "x", b"\0{}"), LinkError::Kind),
        (forged("d1", "c", b""), LinkError::CutShort),
        (forged("d1", "c", b"\x02{}"), LinkError::Content),
        (forged("d1", "c", b"\x01"), LinkError::Content),
        (forged("d1", "c", b"\x01\xff\xff\xff"), LinkError::Content),
        (forged("d1", "c", &trailing), LinkError::Content),
        (forged("d1", "c", b"\0\xff"), LinkError::Text),
    ];
    for (link, error) in cases {
        assert_eq!(decode(TAG, &link), Err(error), "{link:.60}");
        assert_eq!(decode_bytes(TAG, &link), Err(error), "{link:.60}");
    }
}

#[test]
fn what_no_link_can_carry_is_not_made_into_one() {
    assert_eq!(encode(TAG, Kind::Combat, &" ".repeat(LONGEST_CONTENT + 1)), Err(LinkError::TooLong));
    let noise: String = noise(1).map(|byte| char::from(b' ' + byte % 95)).take(LONGEST_LINK).collect();
    assert_eq!(encode(TAG, Kind::Combat, &noise), Err(LinkError::TooLong));
}

#[derive(serde::Deserialize)]
struct Golden {
    name: String,
    link: String,
    content: serde_json::Value,
}

#[test]
fn links_made_long_ago_are_still_read() {
    let golden: Vec<Golden> = serde_json::from_str(include_str!("../../../tests/golden/links.json")).unwrap();
    assert!(golden.len() >= 4);
    for Golden { name, link, content } in golden {
        let (kind, text) = decode(TAG, &link).unwrap();
        assert_eq!(kind, if content.get("position").is_some() { Kind::Position } else { Kind::Combat }, "{name}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), content, "{name}");
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct GoldenBytes {
    name: String,
    kind: String,
    link: String,
    bytes: String,
}

#[test]
fn links_of_games_and_turns_by_another_compressor_are_read() {
    let golden: Vec<GoldenBytes> = serde_json::from_str(include_str!("../../../tests/golden/link_bytes.json")).unwrap();
    assert!(golden.len() >= 5);
    for GoldenBytes { name, kind, link, bytes } in golden {
        let (read, content) = decode_bytes(TAG, &link).unwrap();
        assert_eq!(read, if kind == "game" { Kind::Game } else { Kind::Turn }, "{name}");
        assert_eq!(content, bytes_of(&bytes), "{name}");
    }
}
