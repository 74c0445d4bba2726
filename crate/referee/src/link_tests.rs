use super::*;

const SMALL: &str = r#"{"attacker":"axis","units":[]}"#;

fn large() -> String {
    let unit = |at: u32| format!(r#"{{"id":"unit {at}","nation":"german","kind":"armor","hex":"{}"}}"#, 1000 + at);
    format!(r#"{{"attacker":"axis","units":[{}]}}"#, (0..40).map(unit).collect::<Vec<_>>().join(","))
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
            let link = encode(kind, text).unwrap();
            assert_eq!(decode(&link), Ok((kind, text.to_owned())));
            assert!(link.starts_with(start), "{link}");
            assert!(link.ends_with(|letter: char| letter.is_ascii_hexdigit()), "{link}");
        }
    }
}

#[test]
fn every_kind_has_a_letter_of_its_own() {
    for kind in Kind::ALL {
        assert_eq!(Kind::of(kind.letter()), Some(kind));
    }
}

#[test]
fn a_link_is_deflated_where_that_saves_something() {
    assert!(encode(Kind::Combat, "{}").unwrap().starts_with("d1.c.AH"));
    assert!(encode(Kind::Combat, &large()).unwrap().len() < large().len() / 3);
}

#[test]
fn fragments_and_links_broken_over_lines_are_read() {
    let link = encode(Kind::Combat, &large()).unwrap();
    let lines: Vec<&str> = link.as_bytes().chunks(76).map(|line| str::from_utf8(line).unwrap()).collect();
    for text in [format!("#{link}"), format!(" \t#{link}\r\n"), lines.join("\r\n"), lines.join(" ")] {
        assert_eq!(decode(&text).unwrap().1, large());
    }
    assert_eq!(decode(&format!("##{link}")), Err(LinkError::Tag));
}

#[test]
fn a_link_cut_short_is_refused_wherever_it_is_cut() {
    let link = encode(Kind::Combat, &large()).unwrap();
    for end in 0..link.len() {
        assert!(matches!(decode(&link[..end]), Err(LinkError::Form | LinkError::Check)), "{end}");
        assert!(decode(&link[link.len() - end..]).is_err(), "{end}");
    }
}

#[test]
fn every_change_of_one_character_is_refused() {
    let link = encode(Kind::Combat, SMALL).unwrap();
    for at in 0..link.len() {
        for other in (0x21..0x7f_u8).filter(|&other| other != link.as_bytes()[at]) {
            let mut bytes = link.clone().into_bytes();
            bytes[at] = other;
            let changed = String::from_utf8(bytes).unwrap();
            // A leading `#` in place of the first letter leaves a link without a good tag.
            assert!(decode(&changed).is_err(), "{changed}");
        }
    }
}

#[test]
fn each_fault_has_its_own_name() {
    let zeros = compress_to_vec(&vec![0; LONGEST_CONTENT + 1], 9);
    let mut trailing = vec![DEFLATED];
    trailing.extend(compress_to_vec(b"{}", 9));
    trailing.push(0);
    let cases = [
        ("a".repeat(LONGEST_LINK + 1), LinkError::TooLong),
        (forged("d1", "c", &[&[DEFLATED][..], &zeros].concat()), LinkError::TooLong),
        (String::new(), LinkError::Form),
        ("d1.c.AA".to_owned(), LinkError::Form),
        ("d1.c.AA.00000000.00000000".to_owned(), LinkError::Form),
        (forged("d2", "c", b"\0{}"), LinkError::Tag),
        ("d2.abc".to_owned(), LinkError::Tag),
        ("d".to_owned(), LinkError::Form),
        ("d1.c.AHt9.00000000".to_owned(), LinkError::Check),
        (forged("d1", "g", b"\0{}"), LinkError::Kind),
        (forged("d1", "", b"\0{}"), LinkError::Kind),
        (forged("d1", "cp", b"\0{}"), LinkError::Kind),
        (forged("d1", "c", b""), LinkError::Content),
        (forged("d1", "c", b"\x02{}"), LinkError::Content),
        (forged("d1", "c", b"\x01"), LinkError::Content),
        (forged("d1", "c", b"\x01\xff\xff\xff"), LinkError::Content),
        (forged("d1", "c", &trailing), LinkError::Content),
        (forged("d1", "c", b"\0\xff"), LinkError::Text),
    ];
    for (link, error) in cases {
        assert_eq!(decode(&link), Err(error), "{link:.60}");
    }
    let body = "d1.c.AHt9=";
    assert_eq!(decode(&format!("{body}.{}", check(body))), Err(LinkError::Content));
}

#[test]
fn what_no_link_can_carry_is_not_made_into_one() {
    assert_eq!(encode(Kind::Combat, &" ".repeat(LONGEST_CONTENT + 1)), Err(LinkError::TooLong));
    let mut state = 1_u32;
    let noise: String = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        char::from(b' ' + (state >> 24) as u8 % 95)
    })
    .take(LONGEST_LINK)
    .collect();
    assert_eq!(encode(Kind::Combat, &noise), Err(LinkError::TooLong));
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
        let (kind, text) = decode(&link).unwrap();
        assert_eq!(kind, if content.get("position").is_some() { Kind::Position } else { Kind::Combat }, "{name}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), content, "{name}");
    }
}
