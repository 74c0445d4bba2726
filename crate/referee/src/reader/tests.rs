use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde::Deserialize;

use super::*;
use crate::link::{Kind, decode_bytes, encode_bytes};

/// The texts of `tests/links/forms.json`, by game.
#[derive(Deserialize)]
struct Game {
    link: String,
    older: String,
    forms: Vec<Form>,
    more: Vec<Form>,
}

#[derive(Deserialize)]
struct Form {
    name: String,
    text: String,
    #[serde(default)]
    refused: bool,
    at: Option<u64>,
    from: Option<String>,
}

fn games() -> BTreeMap<String, Game> {
    serde_json::from_str(include_str!("../../../../tests/links/forms.json")).unwrap()
}

fn links(text: &str) -> Vec<FoundLink> {
    match read("d1", text) {
        Reading::Links(links) => links,
        other => panic!("{other:?} in {text:?}"),
    }
}

#[test]
fn every_form_whose_payload_survived_is_read_and_no_other() {
    for (game, Game { link, forms, more, .. }) in games() {
        for Form { name, text, refused, at, from } in forms.into_iter().chain(more) {
            let place = format!("{game}: {name}");
            if refused {
                assert!(matches!(read("d1", &text), Reading::Nothing(_)), "{place}");
                continue;
            }
            let Reading::Links(found) = read("d1", &text) else { panic!("{place}: {text}: {:?}", read("d1", &text)) };
            assert_eq!(found[0].link, link, "{place}");
            assert_eq!(found[0].at, at.map(At::Order), "{place}");
            assert_eq!(found[0].from, from, "{place}");
        }
    }
}

/// Numbers without any order, the same ones for the same start.
struct Noise(u64);

impl Noise {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

/// A text with one change: some of it lost, doubled or moved, or a piece put in.
fn mutated(text: &str, pieces: &[String], noise: &mut Noise) -> String {
    let chars: Vec<char> = text.chars().collect();
    let from = noise.below(chars.len() + 1);
    let to = (from + noise.below(24)).min(chars.len());
    let [before, some, behind] =
        [&chars[..from], &chars[from..to], &chars[to..]].map(|part| part.iter().collect::<String>());
    let piece = pieces.get(noise.below(pieces.len())).cloned().unwrap_or_default();
    match noise.below(5) {
        0 => before + &behind,
        1 => before + &some + &some + &behind,
        2 => before + &piece + &some + &behind,
        3 => before + &piece + &behind,
        _ => behind + &some + &before,
    }
}

/// Tries changed texts; a text that is read has to hold a link whose check fits.
fn try_mutated(texts: usize, seed: u64) {
    let mut noise = Noise(seed);
    let games = games();
    let marks = "d1.g.|r1.g.|=2D|-2D|%25|%E2%80|&amp;|&#46;|\\u002e|<b>|<span |=\r\n|\n> |—|–|ﬁ|а|/at=|&from=|{\"format\": \"x\"}|\0|\u{feff}";
    let mut pieces: Vec<String> = marks.split('|').map(str::to_owned).collect();
    pieces.extend(games.values().flat_map(|game| [game.link.clone(), game.older.clone()]));
    let known: Vec<String> = games.values().flat_map(|game| [game.link.clone(), game.older.clone()]).collect();
    let forms: Vec<&Form> = games.values().flat_map(|game| game.forms.iter().chain(&game.more)).collect();
    let mut read_well = 0;
    for _ in 0..texts {
        let mut text = forms[noise.below(forms.len())].text.clone();
        for _ in 0..=noise.below(3) {
            text = mutated(&text, &pieces, &mut noise);
        }
        let mut search = Search::default();
        search.look(&text);
        assert!(search.checked.len() <= MOST_CANDIDATES, "{text:?}");
        for found in &search.found {
            assert!(known.contains(&found.link), "{} in {text:?}", found.link);
        }
        read_well += usize::from(matches!(read("d1", &text), Reading::Links(_)));
        _ = save_texts(&text).map(|text| text.len()).sum::<usize>();
    }
    assert!(read_well > texts / 20, "{read_well} of {texts}");
}

#[test]
fn changed_texts_are_read_or_refused() {
    let texts = if std::env::var_os("TEST_LONG").is_some() { 200_000 } else { 20_000 };
    try_mutated(texts, 42);
}

#[test]
fn at_most_so_many_candidates_are_checked_and_the_last_of_them_is_found() {
    let link = encode_bytes("d1", Kind::Game, b"content").unwrap();
    let other = |at: usize| format!("d1.g.AA{at:04}.00000000 ");
    let before = |count: usize| (0..count).map(other).collect::<String>() + &link;
    assert_eq!(links(&before(MOST_CANDIDATES - 1))[0].link, link);
    for text in [before(MOST_CANDIDATES), before(5_000), format!("r1.g.{}.00000000", "—–".repeat(500))] {
        let mut search = Search::default();
        search.look(&text);
        assert!(search.checked.len() <= MOST_CANDIDATES);
        assert_eq!(search.found, []);
    }
}

#[test]
fn long_hostile_texts_are_read_in_time() {
    let pieces = [
        "d1.g.",
        "d1.g.A",
        "d1.g.A.",
        "d1.g.A ",
        "d1.g.-2D.00000000",
        "%",
        "%25",
        "=\n",
        "= ",
        "&",
        "&amp;",
        "<",
        "<b ",
        "<span <",
        "\\",
        "\\u",
        "\u{200b}",
        "a\u{200b}",
        "%\u{200b}",
        "\n>",
        "1",
        "d1",
        "d1\u{200b}.",
        ".",
        "\"format\"",
        "{\"format\":",
        "{",
        "}",
        "“",
        "ﬃ",
        "а1.g.",
        "—",
        "d1.g.—–",
        "-2",
    ];
    for piece in pieces {
        let text = piece.repeat(LONGEST_TEXT / piece.len() / 4);
        let begin = Instant::now();
        _ = read("d1", &text);
        _ = save_texts(&text).map(|text| text.len()).sum::<usize>();
        assert!(begin.elapsed() < Duration::from_mins(1), "{piece:?}");
    }
}

#[test]
fn every_link_of_a_text_is_found_in_order_and_each_once() {
    let link = |content: &[u8]| encode_bytes("d1", Kind::Turn, content).unwrap();
    let [one, two] = [link(b"one"), link(b"two")];
    let other = encode_bytes("r1", Kind::Game, b"other").unwrap();
    let text = format!("> https://host/#{one}/at=7\n\nhttps://host/#{two}&from=axis\n{other} {one}");
    let found = links(&text);
    assert_eq!(found.iter().map(|found| &found.link).collect::<Vec<_>>(), [&one, &two, &other]);
    assert_eq!((found[0].at, found[1].from.as_deref(), found[2].letter), (Some(At::Order(7)), Some("axis"), 'r'));
    assert_eq!(decode_bytes("r1", &text), Ok((Kind::Game, b"other".to_vec())));
}

#[test]
fn the_number_of_an_order_is_read_or_called_unreadable() {
    let link = encode_bytes("d1", Kind::Game, b"content").unwrap();
    let numbers = [
        ("/at=12", Some(At::Order(12))),
        ("/at=12, good luck", Some(At::Order(12))),
        ("/at=12\nGood luck", Some(At::Order(12))),
        (" /at=12", Some(At::Order(12))),
        ("&from=axis/at=12", Some(At::Order(12))),
        ("?utm_source=x&from=axis/at=12", Some(At::Order(12))),
        ("%2Fat%253D12", Some(At::Order(12))),
        ("/at=", Some(At::Unreadable)),
        ("/at=x", Some(At::Unreadable)),
        ("/at=-1", Some(At::Unreadable)),
        ("/at=1.5", Some(At::Unreadable)),
        ("/at=1e3", Some(At::Unreadable)),
        ("/at=9999999999999999", Some(At::Unreadable)),
        ("/", None),
        (" at=3", None),
    ];
    for (behind, at) in numbers {
        assert_eq!(links(&format!("{link}{behind}"))[0].at, at, "{behind}");
    }
    assert_eq!(links(&format!("{link}/at=x&from=axis"))[0].from.as_deref(), Some("axis"));
    let lines = format!("{}\n{}/at=1\n2\nGood luck", &link[..9], &link[9..]);
    assert_eq!(links(&lines)[0].at, Some(At::Order(12)));
}

#[test]
fn the_link_in_a_note_of_a_save_file_is_part_of_the_file() {
    let link = encode_bytes("d1", Kind::Game, b"content").unwrap();
    let save = format!("{{\"format\": \"desert-fox-save\", \"note\": \"{link}\"}}");
    for text in [&save, &format!("\u{feff} {save}"), &format!("Hello!\n> {save}\n"), &save.replace('"', "“")] {
        assert_eq!(read("d1", text), Reading::Save, "{text}");
    }
    assert_eq!(read("d1", "{"), Reading::Save);
    assert_eq!(links(&format!("{{\"link\": \"{link}\"}}"))[0].link, link);
    assert_eq!(links(&format!("{link}\n{save}"))[0].link, link);
}

#[test]
fn files_are_text_in_utf_8_or_utf_16() {
    let link = "d1.g.AA.ca79050e";
    let units = |order: fn(u16) -> [u8; 2]| link.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let (little, big) = (units(u16::to_le_bytes), units(u16::to_be_bytes));
    let marked = |mark: [u8; 2], bytes: &[u8]| [&mark, bytes].concat();
    for bytes in [link.as_bytes(), &little, &big, &marked([0xff, 0xfe], &little), &marked([0xfe, 0xff], &big)] {
        assert_eq!(text_of(bytes), link);
    }
    assert_eq!(text_of(b"\xff\xfea"), "");
}

#[test]
fn every_seed_of_the_fuzz_target_is_read_again() {
    let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus/text_read");
    let texts: Vec<String> =
        std::fs::read_dir(seeds).unwrap().map(|seed| std::fs::read_to_string(seed.unwrap().path()).unwrap()).collect();
    assert!(texts.len() > 10);
    for found in texts.iter().flat_map(|text| links(text)) {
        assert_eq!(links(&found.link)[0].link, found.link);
    }
}
