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
    let mut misread = Vec::new();
    for (game, Game { link, forms, more, .. }) in games() {
        for Form { name, text, refused, at, from } in forms.into_iter().chain(more) {
            let expected = (!refused).then(|| (link.clone(), at.map(At::Order), from));
            let reading = read("d1", &text);
            let found = match &reading {
                Reading::Links(links) => Some((links[0].link.clone(), links[0].at, links[0].from.clone())),
                Reading::Save | Reading::Nothing(_) => None,
            };
            if found != expected || (refused && reading == Reading::Save) {
                misread.push(format!("{game}: {name}: {reading:?} in {text}"));
            }
        }
    }
    assert!(misread.is_empty(), "{}", misread.join("\n\n"));
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
    let marks = "d1.g.|r1.g.|=2D|-2D|%25|%E2%80|&amp;|&#46;|\\u002e|<b>|<span |=\r\n|\n> |—|–|ﬁ|а|/at=|&from=|{\"format\": \"x\"}|\0|\u{feff}|-\n|\u{416}|=96|=2e|<!--|-->|[b]|&shy;|\u{1b}[1m|=?a?Q?|â€“|\\'96|{\\rtf1 |/at=1|&from=ax";
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
        "<!--",
        "<!-- -",
        "d1.g.A<b ",
        "d1<b ",
        "[a=",
        "[![",
        "=?a",
        "\u{1b}[1",
        "%25%36",
        "%25%25%32",
        "-\n",
        "d1.g.-\n",
        "d1.g.A—–-\n.0",
        "â€",
        "Ж1.a.",
        "{\\rtf1 \\u1",
        "\\u{",
        "A>\n",
        "d1.g.Ж",
        "=3D",
        "%0D",
        "\\r",
        "<b d1.g.>",
        "[b d1.g.]",
        "<!--d1.g.-->",
        "[!--",
        "<a href=\"https://h/#d1.g.x0\">x</a> ",
    ];
    for piece in pieces {
        let text = piece.repeat(LONGEST_TEXT / piece.len() / 8);
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
        ("/at=1</p><p>2 days left", Some(At::Order(1))),
        ("/at=1<br/>2", Some(At::Order(1))),
        ("/at=1</a>2", Some(At::Order(1))),
        ("</b>/at=1<wbr>2</b>", Some(At::Order(12))),
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
fn what_the_page_writes_behind_a_link_is_read_however_it_is_broken() {
    let link = encode_bytes("d1", Kind::Game, b"content").unwrap();
    let lines = format!("{}\n{}", &link[..9], &link[9..]);
    let behind = "&from=axis/at=12";
    for at in 0..=behind.len() {
        let (before, rest) = behind.split_at(at);
        for between in
            ["", "\n", "\r\n> ", "=\r\n", "-\n", "\u{ad}", "&shy;", "&NewLine;", "&#10;", "<wbr>", "<!-- -->", "%0D%0A"]
        {
            let text = format!("{lines}{before}{between}{rest}\nGood luck");
            let found = &links(&text)[0];
            assert_eq!((found.at, found.from.as_deref()), (Some(At::Order(12)), Some("axis")), "{text:?}");
        }
    }
    for behind in ["&from=axisx", "&from=elsewhere", "&fro=axis", " from=axis", "&from=\nGood luck"] {
        assert_eq!(links(&format!("{lines}{behind}"))[0].from, None, "{behind}");
    }
}

#[test]
fn a_link_is_read_wherever_an_element_or_a_line_end_breaks_it() {
    let link = encode_bytes("r1", Kind::Game, b"some content").unwrap();
    for at in 1..link.len() {
        let (before, rest) = link.split_at(at);
        let between = [
            "<u>",
            "</td>\n<td class=\"x\">",
            "<!-- - -->",
            "&shy;",
            "=A0",
            "[/b]",
            "-\n",
            "\r\n> ",
            "\u{416}",
            "\u{1b}[0m",
        ];
        for between in between {
            // A letter that is put before the number is taken for the tag.
            if between == "\u{416}" && at < 5 {
                continue;
            }
            let text = format!("https://host/#{before}{between}{rest} =96");
            assert_eq!(links(&text)[0].link, link, "{text:?}");
        }
    }
}

#[test]
fn a_link_is_read_whatever_is_before_it() {
    let links_of = |tag| encode_bytes(tag, Kind::Game, b"content").unwrap();
    for link in [links_of("d1"), links_of("r1")] {
        let before = [
            "%", "=", "\\", "\\\\", "-", "_", "&", "&amp;", "<", "[", "<b ", "<a href=", "{", "1", "d1.g.", "r1",
            "\u{416}",
        ];
        for before in
            before.into_iter().chain(["=?", "=?utf-8?Q?", "%2", "\\u", "\\x", "&#", "{\\rtf1 ", "%2523", "\u{1b}["])
        {
            let text = format!("a=2E {before}{link}");
            assert_eq!(links(&text)[0].link, link, "{text:?}");
        }
    }
}

#[test]
fn a_link_that_is_damaged_is_called_so_and_hides_no_other() {
    let link = encode_bytes("d1", Kind::Game, b"content").unwrap();
    let damaged = |at: usize| format!("{}\u{416}{}", &link[..at], &link[at + 1..]);
    for at in 5..link.len() {
        let text = damaged(at);
        let fault = if link.as_bytes()[at] == b'.' { LinkError::CutShort } else { LinkError::Check };
        assert!(matches!(read("d1", &text), Reading::Nothing(LinkError::Check)), "{fault:?} {text}");
        assert_eq!(links(&format!("{text} {link}"))[0].link, link, "{text}");
        assert_eq!(links(&format!("{text}\n\n> {link}"))[0].link, link, "{text}");
    }
    assert_eq!(read("d1", &link[..link.len() - 1]), Reading::Nothing(LinkError::CutShort));
    assert_eq!(read("d1", "\u{416}1. a. word"), Reading::Nothing(LinkError::Form("d1")));
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
    let charts = format!("{{\"format\": \"rommel-in-the-desert-charts\", \"name\": \"{link}\"}}");
    assert_eq!(read("d1", &charts), Reading::Save);
    for format in ["org.matrix.custom.html", "json", "", "save", "desert"] {
        let event = format!("{{\"msgtype\":\"m.text\",\"format\":\"{format}\",\"body\":\"https://host/#{link}\"}}");
        assert_eq!(links(&event)[0].link, link);
        assert_eq!(links(&event.replace('"', "\\\""))[0].link, link);
    }
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
fn bytes_that_are_no_utf_8_are_characters_of_windows() {
    let link = games()["desert-fox"].link.clone();
    let (first, rest) = link.split_at(20);
    let bytes: Vec<u8> =
        [b"Gr\xfc\xdfe \x96 ", first.as_bytes(), b"\xa0", rest.as_bytes(), b"\xad.", "–".as_bytes()].concat();
    let text = text_of(&bytes);
    assert!(text.starts_with("Grüße – ") && text.ends_with('–'), "{text}");
    assert_eq!(links(&text)[0].link, link);
    let dashed = link.replace("--", "\u{1}").replace('-', "\u{2}").into_bytes();
    let dashed: Vec<u8> = dashed
        .into_iter()
        .map(|byte| match byte {
            1 => 0x97,
            2 => 0x96,
            _ => byte,
        })
        .collect();
    assert_eq!(links(&text_of(&dashed))[0].link, link);
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
