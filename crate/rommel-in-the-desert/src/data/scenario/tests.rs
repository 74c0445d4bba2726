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
    assert_eq!(parse::<Data>(DATA).unwrap().scenario, scenarios());
    assert_eq!(scenarios().iter().map(|scenario| scenario.key).collect::<Vec<_>>(), ScenarioId::ALL);
    for scenario in scenarios() {
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
    assert!(axis.contains(&"Agedabia") && axis.contains(&"Ghemines") && !axis.contains(&"Beda Fomm"));
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
