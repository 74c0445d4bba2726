//! The coast road, leg by leg.

use desert_fox::data::board::Board;
use hexgrid::Hex;

use super::file::hex;

/// The steps of each leg, and the road's kilometers divided by 16, from the notes of the map.
const LEGS: [(&str, u8, f64); 15] = [
    ("El Agheila", 0, 0.0),
    ("Agedabia", 8, 7.5),
    ("Benghazi", 12, 10.0),
    ("Barce", 6, 6.6),
    ("Derna", 12, 11.6),
    ("Tmimi", 4, 4.7),
    ("Gazala", 2, 2.4),
    ("Tobruk", 6, 4.0),
    ("Bardia", 8, 7.5),
    ("Sollum", 2, 1.9),
    ("Sidi Barrani", 6, 5.1),
    ("Mersa Matruh", 9, 8.2),
    ("El Daba", 8, 8.4),
    ("El Alamein", 4, 3.6),
    ("Alexandria", 7, 6.6),
];

fn road() -> &'static [Hex] {
    Board::lines()[0].hexes
}

fn at(hex: Hex) -> usize {
    road().iter().position(|other| *other == hex).unwrap()
}

fn place(name: &str) -> Hex {
    Board::printed().place(name).unwrap().hex
}

#[test]
fn the_coast_road_joins_both_sources() {
    let board = Board::printed();
    assert_eq!(road().len(), 95);
    assert_eq!(road().first(), Some(&board.axis_source()));
    assert_eq!(road().last(), Some(&board.alexandria()));
}

#[test]
fn each_leg_of_the_coast_road_is_as_long_as_noted() {
    let mut kilometers = 0.0;
    for pair in LEGS.windows(2) {
        let (from, (to, steps, sixteenths)) = (pair[0].0, pair[1]);
        assert_eq!(at(place(to)) - at(place(from)), usize::from(steps), "{from} - {to}");
        assert!((f64::from(steps) - sixteenths).abs() <= 2.0, "{from} - {to}");
        kilometers += sixteenths * 16.0;
    }
    assert_eq!(LEGS.iter().map(|leg| leg.1).sum::<u8>(), 94);
    assert!((kilometers - 1410.0).abs() < 10.0);
}

#[test]
fn tmimi_lies_two_hexes_from_the_printed_gazala_and_three_from_the_suggested_one() {
    let board = Board::printed();
    let gazala = board.place("Gazala").unwrap();
    let (printed, suggested) = (gazala.hex, gazala.suggested.unwrap());
    assert_eq!((printed, suggested), (hex("L2323"), hex("L2324")));
    for (to, steps) in [(printed, 2), (suggested, 3)] {
        assert_eq!(board.grid.distance(place("Tmimi"), to), steps);
        assert_eq!(at(to) - at(place("Tmimi")), usize::from(steps));
    }
}

#[test]
fn the_road_from_bardia_to_sollum_passes_fort_capuzzo_of_six_angles() {
    let [bardia, sollum] = ["Bardia", "Sollum"].map(|name| at(place(name)));
    assert_eq!(road()[bardia..=sollum], ["E2104", "E2003", "E1904"].map(hex));
    assert_eq!(place("Fort Capuzzo"), hex("E2003"));
}
