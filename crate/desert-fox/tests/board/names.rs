//! What editions call the hexes.

use std::collections::BTreeSet;

use desert_fox::data::board::{Board, numbering};
use desert_fox::model::preset::Preset;
use desert_fox::model::rule_set::{CapuzzoHex, GazalaHex, HexNumbers, RuleSet};
use hexgrid::Numbering;

use super::file::{hex, id};

fn names(id: &str, rules: &RuleSet) -> Vec<&'static str> {
    Board::printed().place_names(hex(id), rules).collect()
}

/// Every name with its hex.
fn all(rules: &RuleSet) -> BTreeSet<(&'static str, String)> {
    let board = Board::printed();
    let of = |hex| board.place_names(hex, rules).map(move |name| (name, id(hex)));
    board.grid.hexes().flat_map(of).collect()
}

#[test]
fn six_angles_has_fort_capuzzo_one_hex_further_east() {
    let spi = RuleSet::spi_1981();
    let six_angles = RuleSet { capuzzo_hex: CapuzzoHex::SixAngles, ..spi };
    assert_eq!((names("E2002", &spi), names("E2003", &spi)), (vec!["Fort Capuzzo"], vec![]));
    assert_eq!((names("E2002", &six_angles), names("E2003", &six_angles)), (vec!["Sidi Azeiz"], vec!["Fort Capuzzo"]));
    let (before, after) = (all(&spi), all(&six_angles));
    assert_eq!((before.len(), after.len()), (65, 66));
    assert_eq!((before.difference(&after).count(), after.difference(&before).count()), (1, 2));
}

#[test]
fn the_suggested_change_moves_the_name_of_gazala_alone() {
    let printed = RuleSet::spi_1981();
    let suggested = RuleSet { gazala_hex: GazalaHex::L2324, ..printed };
    assert_eq!((names("L2323", &printed), names("L2324", &printed)), (vec!["Gazala"], vec![]));
    assert_eq!((names("L2323", &suggested), names("L2324", &suggested)), (vec![], vec!["Gazala"]));
    let (before, after) = (all(&printed), all(&suggested));
    assert_eq!((before.difference(&after).count(), after.difference(&before).count()), (1, 1));
}

#[test]
fn six_angles_numbers_on_over_both_sheets() {
    let board = Board::printed();
    let spi = RuleSet::spi_1981();
    let six_angles = RuleSet { hex_numbers: HexNumbers::SixAngles, ..spi };
    assert_eq!((numbering(&spi), numbering(&six_angles)), (Numbering::Lettered, Numbering::Plain));
    for (lettered, plain) in [("E2104", "2136"), ("L0701", "0701")] {
        let hex = board.grid.parse(lettered).unwrap();
        assert_eq!(board.grid.parse(plain), Ok(hex));
        assert_eq!(board.name(hex, &spi).to_string(), lettered);
        assert_eq!(board.name(hex, &six_angles).to_string(), plain);
    }
}

#[test]
fn each_edition_has_its_own_names_and_numbers() {
    let choices = Preset::ALL.map(|preset| {
        let rules = preset.rules();
        (preset, rules.gazala_hex, rules.hex_numbers, rules.capuzzo_hex)
    });
    let printed = (GazalaHex::L2323, HexNumbers::Spi, CapuzzoHex::Spi);
    for (preset, gazala, numbers, capuzzo) in choices {
        let expected = match preset {
            Preset::Spi1981 | Preset::Spi1981Errata => printed,
            Preset::Johnson2019 => (GazalaHex::L2324, HexNumbers::Spi, CapuzzoHex::Spi),
            Preset::SixAngles2006 => (GazalaHex::L2323, HexNumbers::SixAngles, CapuzzoHex::SixAngles),
        };
        assert_eq!((gazala, numbers, capuzzo), expected, "{preset:?}");
    }
}
