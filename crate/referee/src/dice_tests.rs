use super::*;
use crate::hash::bytes_of;

const LABEL: &str = "a game's dice v1";
const SEED: Seed = Seed([7; 16]);

fn before() -> Link32 {
    Link32::first(LABEL, &SEED, b"set-up")
}

/// The first faces of a stream of an order.
fn faces(order: &[u8], stream: u8, count: usize) -> Vec<u8> {
    let mut dice = Dice::seeded(LABEL, SEED, before(), order);
    (0..count).map(|_| dice.roll(stream).unwrap()).collect()
}

#[test]
fn an_order_rolls_the_same_dice_whenever_it_is_replayed() {
    assert_eq!(faces(b"order", 3, 200), faces(b"order", 3, 200));
}

#[test]
fn the_dice_depend_on_label_seed_chain_order_and_stream() {
    let roll = |label, seed, before, order, stream| {
        let mut dice = Dice::seeded(label, seed, before, order);
        (0..40).map(|_| dice.roll(stream).unwrap()).collect::<Vec<_>>()
    };
    let all = [
        roll(LABEL, SEED, before(), b"order", 3),
        roll("a game's dice v2", SEED, before(), b"order", 3),
        roll(LABEL, Seed([8; 16]), before(), b"order", 3),
        roll(LABEL, SEED, before().then(b"", &[]), b"order", 3),
        roll(LABEL, SEED, before(), b"other", 3),
        roll(LABEL, SEED, before(), b"order", 4),
    ];
    for (at, one) in all.iter().enumerate() {
        assert!(all[at + 1..].iter().all(|other| other != one), "{at}");
    }
}

#[test]
fn the_dice_of_a_subsystem_do_not_change_when_another_rolls_between_them() {
    let (combat, weather) = (faces(b"order", 1, 100), faces(b"order", 250, 50));
    let mut dice = Dice::seeded(LABEL, SEED, before(), b"order");
    for at in 0..100 {
        assert_eq!(dice.roll(1), Ok(combat[at]));
        if at % 2 == 0 {
            assert_eq!(dice.roll(250), Ok(weather[at / 2]));
        }
    }
    assert_eq!(dice.rolled().len(), 150);
}

#[test]
fn every_face_is_logged_with_its_stream() {
    let mut dice = Dice::seeded(LABEL, SEED, before(), b"order");
    let rolled: Vec<(u8, u8)> = [5, 2, 5].map(|stream| (stream, dice.roll(stream).unwrap())).into();
    assert_eq!(dice.rolled(), rolled);
    assert_eq!(dice.faces(), [rolled[0].1, rolled[1].1, rolled[2].1]);
    assert_eq!(dice.left(), [0; 0]);
}

#[test]
fn no_generator_is_made_for_an_order_that_rolls_nothing() {
    let mut dice = Dice::seeded(LABEL, SEED, before(), b"order");
    let made = |dice: &Dice| match &dice.source {
        Source::Seeded(seeded) => (seeded.key.is_some(), seeded.streams.len()),
        Source::Given(_) => panic!("these dice are seeded"),
    };
    assert_eq!(made(&dice), (false, 0));
    for (stream, streams) in [(9, 1), (9, 1), (4, 2)] {
        dice.roll(stream).unwrap();
        assert_eq!(made(&dice), (true, streams));
    }
}

#[test]
fn words_that_would_favour_a_face_are_passed_over() {
    assert_eq!(PASSED_OVER, 4_294_967_292);
    assert_eq!(PASSED_OVER % FACES, 0);
    let of = |words: &[u32]| {
        let mut words = words.iter().copied();
        let face = d6(|| words.next().unwrap());
        (face, words.len())
    };
    for word in 0..12 {
        assert_eq!(of(&[word, 7]), (word as u8 % 6 + 1, 1));
    }
    assert_eq!(of(&[4_294_967_291, 0]), (6, 1));
    assert_eq!(of(&[4_294_967_286, 1]), (1, 1));
    for word in 4_294_967_292..=u32::MAX {
        assert_eq!(of(&[word, 4]), (5, 0));
        assert_eq!(of(&[word, u32::MAX, word, 2, 0]), (3, 1));
    }
}

/// Chi-square of counts that should all be equal.
fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / f64::from(counts.len() as u32);
    counts.iter().map(|&count| (f64::from(count) - expected).powi(2) / expected).sum()
}

#[test]
fn all_faces_and_pairs_of_faces_come_equally_often() {
    let (mut single, mut pairs, mut first) = ([0; 6], [0; 36], [0; 6]);
    for order in 0..1_000_u32 {
        let rolled = faces(&order.to_le_bytes(), (order % 7) as u8, 60);
        first[usize::from(rolled[0] - 1)] += 1;
        for two in rolled.chunks(2) {
            for face in two {
                single[usize::from(face - 1)] += 1;
            }
            pairs[usize::from(two[0] * 6 + two[1] - 7)] += 1;
        }
    }
    // Fair dice exceed these bounds once in a thousand times, with 5 and 35 degrees of freedom.
    assert_eq!(single.iter().sum::<u32>(), 60_000);
    assert!(chi_square(&single) < 20.5, "{single:?}");
    assert!(chi_square(&pairs) < 66.6, "{pairs:?}");
    assert!(chi_square(&first) < 20.5, "{first:?}");
}

#[test]
fn entered_dice_are_rolled_in_the_order_in_which_they_are_asked_for() {
    let mut dice = Dice::entered(&[6, 1, 3]).unwrap();
    assert_eq!((dice.roll(0), dice.roll(9)), (Ok(6), Ok(1)));
    assert_eq!(dice.left(), [3]);
    assert_eq!(dice.roll(0), Ok(3));
    assert_eq!(dice.roll(4), Err(NeedDie { stream: 4, rolled: 3 }));
    assert_eq!(dice.rolled(), [(0, 6), (9, 1), (0, 3)]);
    assert_eq!(dice.faces(), [6, 1, 3]);
}

#[test]
fn a_number_that_no_die_shows_is_refused() {
    for face in 1..=6 {
        assert!(Dice::entered(&[face]).is_ok());
    }
    for found in (0..=u8::MAX).filter(|face| !(1..=6).contains(face)) {
        assert_eq!(Dice::entered(&[1, 6, found, 0]).unwrap_err(), NoFace { at: 3, found });
        let named = [6, 255, found];
        let mut dice = Dice::fixed(&named);
        assert_eq!((dice.roll(0), dice.roll(0)), (Ok(6), Err(NeedDie { stream: 0, rolled: 1 })));
        assert_eq!(dice.left(), [255, found]);
    }
    assert_eq!(NoFace { at: 3, found: 7 }.to_string(), "die 3 shows 7, but a die shows 1 to 6");
}

#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Game {
    name: String,
    label: String,
    seed: Seed,
    set_up: String,
    first: Link32,
    orders: Vec<Order>,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    #[serde(rename = "order")]
    bytes: String,
    dice: Vec<Rolls>,
    link: Link32,
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Rolls {
    stream: u8,
    faces: String,
}

/// The vectors come from another implementation, and two of them from words that are passed over.
#[test]
fn the_dice_of_every_golden_game_come_out_again() {
    let golden: Vec<Game> = serde_json::from_str(include_str!("../../../tests/golden/dice.json")).unwrap();
    let mut streams = 0;
    for Game { name, label, seed, set_up, first, orders } in golden {
        let mut link = Link32::first(&label, &seed, &bytes_of(&set_up));
        assert_eq!(link, first, "{name}");
        for Order { bytes, dice: rolls, link: after } in orders {
            let order = bytes_of(&bytes);
            let mut dice = Dice::seeded(&label, seed, link, &order);
            for Rolls { stream, faces } in rolls {
                assert_eq!(faces.len(), 20);
                let rolled: String = faces.chars().map(|_| dice.roll(stream).unwrap().to_string()).collect();
                assert_eq!(rolled, faces, "{name}, stream {stream}");
                streams += 1;
            }
            link = link.then(&order, &dice.faces());
            assert_eq!(link, after, "{name}");
        }
    }
    assert!(streams >= 9, "{streams}");
}
