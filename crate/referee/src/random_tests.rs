use super::*;
use crate::hash::bytes_of;

const LABEL: &str = "a game's dice v1";
const SEED: Seed = Seed([7; 16]);

fn before() -> Link32 {
    Link32::first(LABEL, &SEED, b"set-up")
}

/// The first faces of a stream of an order.
fn faces(order: &[u8], stream: u8, count: usize) -> Vec<u8> {
    let mut random = Random::seeded(LABEL, SEED, before(), order);
    (0..count).map(|_| random.roll(stream).unwrap()).collect()
}

#[test]
fn an_order_rolls_the_same_dice_whenever_it_is_replayed() {
    assert_eq!(faces(b"order", 3, 200), faces(b"order", 3, 200));
}

#[test]
fn the_dice_depend_on_label_seed_chain_order_and_stream() {
    let roll = |label, seed, before, order, stream| {
        let mut random = Random::seeded(label, seed, before, order);
        (0..40).map(|_| random.roll(stream).unwrap()).collect::<Vec<_>>()
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
    let mut random = Random::seeded(LABEL, SEED, before(), b"order");
    for at in 0..100 {
        assert_eq!(random.roll(1), Ok(combat[at]));
        if at % 2 == 0 {
            assert_eq!(random.roll(250), Ok(weather[at / 2]));
        }
    }
    assert_eq!(random.drawn().len(), 150);
}

#[test]
fn every_face_is_logged_with_its_stream() {
    let mut random = Random::seeded(LABEL, SEED, before(), b"order");
    let rolled: Vec<(u8, u8)> = [5, 2, 5].map(|stream| (stream, random.roll(stream).unwrap())).into();
    assert_eq!(random.drawn(), rolled);
    assert_eq!(random.numbers(), [rolled[0].1, rolled[1].1, rolled[2].1]);
    assert_eq!(random.left(), [0; 0]);
}

#[test]
fn no_generator_is_made_for_an_order_that_rolls_nothing() {
    let mut random = Random::seeded(LABEL, SEED, before(), b"order");
    let made = |random: &Random| match &random.origin {
        Origin::Seeded(seeded) => (seeded.key.is_some(), seeded.streams.len()),
        Origin::Given(_) | Origin::Outside(_) => panic!("these dice are seeded"),
    };
    assert_eq!(made(&random), (false, 0));
    for (stream, streams) in [(9, 1), (9, 1), (4, 2)] {
        random.roll(stream).unwrap();
        assert_eq!(made(&random), (true, streams));
    }
}

#[test]
fn words_that_would_favour_a_face_are_skipped() {
    let of = |words: &[u32]| {
        let mut words = words.iter().copied();
        let face = uniform(FACES, || words.next().unwrap());
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
fn numbers_up_to_any_bound_come_equally_often() {
    for of in [1, 2, 3, 5, 7, 20, 52, 255_u8] {
        let mut counts = vec![0; usize::from(of)];
        let draws = 300 * u32::from(of);
        let order = [of];
        let mut random = Random::seeded(LABEL, SEED, before(), &order);
        for _ in 0..draws {
            counts[usize::from(random.number(2, of).unwrap()) - 1] += 1;
        }
        // Three standard deviations above the mean of the chi-square distribution, and a margin for few degrees of freedom.
        let freedom = f64::from(of) - 1.0;
        assert!(
            chi_square(&counts) <= freedom + 3.5 * (2.0 * freedom).sqrt() + 5.0 * f64::from(u8::from(of > 1)),
            "{of}"
        );
    }
}

#[test]
fn a_number_of_six_is_the_die_of_the_same_stream() {
    let mut random = Random::seeded(LABEL, SEED, before(), b"order");
    let numbers: Vec<u8> = (0..50).map(|_| random.number(3, 6).unwrap()).collect();
    assert_eq!(numbers, faces(b"order", 3, 50));
}

#[test]
fn entered_dice_are_rolled_in_the_order_in_which_they_are_asked_for() {
    let mut random = Random::given(&[6, 1, 3]);
    assert_eq!((random.roll(0), random.roll(9)), (Ok(6), Ok(1)));
    assert_eq!(random.left(), [3]);
    assert_eq!(random.roll(0), Ok(3));
    assert_eq!(random.roll(4), Err(NeedNumber { stream: 4, of: 6, drawn: 3 }));
    assert_eq!(random.drawn(), [(0, 6), (9, 1), (0, 3)]);
    assert_eq!(random.numbers(), [6, 1, 3]);
}

#[test]
fn a_number_outside_the_range_asked_for_is_never_drawn() {
    for found in (0..=u8::MAX).filter(|face| !(1..=6).contains(face)) {
        let numbers = [6, found, 1];
        let mut random = Random::given(&numbers);
        assert_eq!((random.roll(0), random.roll(0)), (Ok(6), Err(NeedNumber { stream: 0, of: 6, drawn: 1 })));
        assert_eq!(random.left(), [found, 1]);
    }
    let mut random = Random::given(&[52, 53]);
    assert_eq!((random.number(0, 52), random.number(0, 52).is_err()), (Ok(52), true));
}

/// A source that learns its numbers one at a time, as two players reveal them.
#[derive(Debug, Default)]
struct Revealed(Vec<u8>, usize);

impl Source for Revealed {
    fn number(&mut self, _: u8, _: u8) -> Option<u8> {
        self.1 += 1;
        self.0.get(self.1 - 1).copied()
    }
}

#[test]
fn an_order_is_given_again_when_the_number_from_outside_has_come() {
    let mut random = Random::outside(Revealed(vec![4], 0));
    assert_eq!((random.roll(7), random.number(8, 12)), (Ok(4), Err(NeedNumber { stream: 8, of: 12, drawn: 1 })));
    for (number, drawn) in [(13, Err(NeedNumber { stream: 8, of: 12, drawn: 1 })), (12, Ok(12))] {
        let mut random = Random::outside(Revealed(vec![4, number], 0));
        assert_eq!((random.roll(7), random.number(8, 12)), (Ok(4), drawn));
    }
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
        for Order { bytes, dice, link: after } in orders {
            let order = bytes_of(&bytes);
            let mut random = Random::seeded(&label, seed, link, &order);
            for Rolls { stream, faces } in dice {
                assert_eq!(faces.len(), 20);
                let rolled: String = faces.chars().map(|_| random.roll(stream).unwrap().to_string()).collect();
                assert_eq!(rolled, faces, "{name}, stream {stream}");
                streams += 1;
            }
            link = link.then(&order, &random.numbers());
            assert_eq!(link, after, "{name}");
        }
    }
    assert!(streams >= 9, "{streams}");
}
