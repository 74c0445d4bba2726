use super::*;
use crate::data::roster::roster;

fn scenario(id: ScenarioId) -> &'static Scenario {
    &scenarios()[id.index()]
}

fn area(id: ScenarioId, side: Side) -> Vec<&'static str> {
    let board = Board::shipped();
    let zones = scenario(id).zones(board, side);
    board.hexes().filter(|&hex| zones.iter().any(|zone| zone.hexes.contains(hex))).map(|hex| board.name(hex)).collect()
}

#[test]
fn every_scenario_can_be_read_and_has_months_units_and_areas() {
    assert_eq!(&parse::<Data>(DATA).unwrap(), shipped());
    assert_eq!(scenarios().iter().map(|scenario| scenario.key).collect::<Vec<_>>(), ScenarioId::ALL);
    for scenario in scenarios().iter().chain(&shipped().earlier) {
        assert!(scenario.first_month() < scenario.last_month());
        for side in Side::BOTH {
            assert!(roster().iter().any(|block| block.side() == side && scenario.starts(block)));
        }
        let texts = scenario.zones.axis.len() + scenario.zones.allied.len();
        let read = Side::BOTH.map(|side| scenario.zones(Board::shipped(), side));
        assert_eq!(read.iter().map(|zones| zones.len()).sum::<usize>(), texts, "{}", scenario.key.key());
        assert!(read.into_iter().flatten().all(|zone| zone.hexes.iter().next().is_some()));
        assert_eq!(scenario.line_hexes(Board::shipped()).len(), scenario.line.len());
        assert_eq!(scenario.mined(Board::shipped()).len(), scenario.mines.len());
    }
}

#[test]
fn every_value_of_a_source_names_its_place() {
    for fact in scenarios().iter().flat_map(|scenario| &scenario.facts) {
        assert!(fact.provenance != Provenance::Reconstructed && !fact.source.is_empty(), "{}", fact.what);
    }
}

#[test]
fn the_gazala_line_parts_the_map() {
    let (axis, allied) = (area(ScenarioId::Gazala, Side::Axis), area(ScenarioId::Gazala, Side::Allied));
    assert_eq!(axis.len() + allied.len(), 117);
    for name in ["Acroma", "Sidi Mufta", "Bir Hacheim", "Bir Gubi", "Jarabub Oasis", "Tobruk", "Siwa Oasis"] {
        assert!(allied.contains(&name), "{name}");
    }
    for name in ["Gazala", "9,3", "Jalo Oasis", "El Agheila"] {
        assert!(axis.contains(&name), "{name}");
    }
}

#[test]
fn east_and_west_are_counted_in_half_hexes() {
    let (axis, allied) = (area(ScenarioId::Year1942, Side::Axis), area(ScenarioId::Year1942, Side::Allied));
    assert_eq!(axis.len() + allied.len(), 117);
    assert!(axis.contains(&"Mechili") && axis.contains(&"Derna") && !axis.contains(&"Bir Tengeder"));
    assert!(!area(ScenarioId::Year1941, Side::Allied).contains(&"Mersa Brega"));
    assert!(area(ScenarioId::Year1941, Side::Allied).contains(&"Agedabia"));
}

#[test]
fn an_area_of_unknown_terms_cannot_be_read() {
    for wrong in ["", "atlantis", "libya, not atlantis", "Tobruk: many", "west to", "east of nowhere"] {
        assert_eq!(read_zone(Board::shipped(), Side::Axis, &[], wrong), None, "{wrong}");
    }
    let tobruk = read_zone(Board::shipped(), Side::Allied, &[], "Tobruk: 5").unwrap();
    assert_eq!((tobruk.hexes.len(), tobruk.most), (1, Some(5)));
}

#[test]
fn revisions_count_from_one_without_gaps() {
    for latest in scenarios() {
        let known: Vec<u16> = (1..=latest.revision).filter(|&at| of_revision(latest.key, Some(at)).is_some()).collect();
        assert_eq!(known, (1..=latest.revision).collect::<Vec<_>>(), "{}", latest.key.key());
        assert_eq!(of_revision(latest.key, Some(latest.revision)), Some(latest));
        assert_eq!(of_revision(latest.key, Some(latest.revision + 1)), None);
    }
}

#[test]
fn a_scenario_may_name_another_month_for_a_block_or_none() {
    let block = |name: &str| roster().iter().find(|block| block.name == name).unwrap();
    let (gazala, pursuit) = (scenario(ScenarioId::Gazala), scenario(ScenarioId::Pursuit));
    assert_eq!((gazala.entry(block("70/14")), gazala.starts(block("70/14"))), (None, false));
    assert_eq!((gazala.entry(block("4IN/5")), gazala.starts(block("4IN/5"))), (Some(15), false));
    assert_eq!((gazala.entry(block("50/150")), gazala.starts(block("50/150"))), (Some(12), true));
    let battleaxe = scenario(ScenarioId::Battleaxe);
    assert_eq!((battleaxe.months, battleaxe.entry(block("3IN/Mot"))), ([3, 4], None));
    assert!(pursuit.entries.is_empty() && pursuit.starts(block("2NZ/4")));
    assert_eq!(read_entry("4IN/5: 15"), Some(("4IN/5", Some(15))));
    assert_eq!(read_entry("70/14: never"), Some(("70/14", None)));
    for wrong in ["", "70/14", "70/14: soon", "70/14: 300"] {
        assert_eq!(read_entry(wrong), None, "{wrong}");
    }
    let names = scenarios().iter().flat_map(|scenario| scenario.entries.texts());
    for text in names {
        let (name, _) = read_entry(&text).unwrap();
        assert!(roster().iter().any(|block| block.name == name), "{text}");
    }
}
