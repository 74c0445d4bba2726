use super::*;
use crate::data::roster::unit_named;
use crate::model::scenario::ScenarioId;
use crate::model::units::UnitClass;

fn change(what: &str, new: &str) -> ChartChange {
    ChartChange { what: what.to_owned(), old: None, new: new.to_owned() }
}

#[test]
fn every_value_stands_at_one_place_and_can_be_put_there_again() {
    let values = Charts::shipped().values();
    let places: BTreeSet<&str> = values.iter().map(|value| value.what.as_str()).collect();
    assert_eq!(places.len(), values.len());
    assert!(values.iter().all(|value| !value.owned && !value.value.is_empty()));
    let same: Vec<ChartChange> = values
        .iter()
        .map(|value| ChartChange { what: value.what.clone(), old: Some(value.value.clone()), new: value.value.clone() })
        .collect();
    let again = Charts::shipped().with(&same).unwrap();
    assert_eq!((&again.numbers, &again.blocks), (&Charts::shipped().numbers, &Charts::shipped().blocks));
    assert_eq!((&again.scenarios, &again.board), (&Charts::shipped().scenarios, &Charts::shipped().board));
    assert!(again.values().iter().all(|value| value.owned));
}

#[test]
fn an_owners_values_replace_ours() {
    let owned = Charts::shipped()
        .with(&[
            change("buildup/card", "8"),
            change("fire/armor/infantry", "4"),
            change("unit/steps/21/5", "3"),
            change("unit/month/21/5", "none"),
            change("scenario/1941/hands/axis", "7"),
            change("scenario/1941/zones/allied", "libya, east of Antelat; Tobruk: 4"),
            change("scenario/1941/place/22Gd", "Tobruk"),
        ])
        .map(|_| ())
        .unwrap_err();
    assert_eq!(owned, (6, ChartError::Unknown("scenario/1941/place/22Gd".to_owned())), "a unit of month 2");
    let owned = Charts::shipped()
        .with(&[
            change("buildup/card", "8"),
            change("fire/armor/infantry", "4"),
            change("unit/steps/21/5", "3"),
            change("scenario/1941/hands/axis", "7"),
            change("scenario/1941/place/KDG", "Msus"),
        ])
        .unwrap();
    assert_eq!(owned.numbers.get(crate::data::numbers::Number::Card), 8);
    assert_eq!(owned.numbers.hits_from(UnitClass::Armor, UnitClass::Infantry), 4);
    assert_eq!(owned.blocks[unit_named("21/5").unwrap().index()].steps, 3);
    let scenario = &owned.scenarios[ScenarioId::Year1941.index()];
    assert_eq!((scenario.hands, scenario.places.get("KDG").map(String::as_str)), ([7, 6], Some("Msus")));
    let listed = owned.values();
    let value = |what: &str| listed.iter().find(|value| value.what == what).unwrap();
    assert_eq!((value("buildup/card").value.as_str(), value("buildup/card").owned), ("8", true));
    assert!(!value("buildup/minefield").owned);
}

/// Tobruk, the coast road to 13,1 and the escarpment south of that.
#[test]
fn an_owners_hexside_counts_from_both_of_its_hexes_and_for_supply_lines() {
    let owned = Charts::shipped()
        .with(&[
            change("map/12,1-13,1/road", "none"),
            change("map/12,1-13,1/terrain", "mountain"),
            change("map/13,1-13,2/terrain", "clear"),
            change("map/13,1-13,2/road", "track"),
        ])
        .unwrap();
    let board = &owned.board;
    let hex = |name: &str| board.parse(name).unwrap();
    let passes = |board: &Board, from: &str, to: &str| {
        let (from, to) = (hex(from), hex(to));
        let there = board.around(from).any(|(_, far)| far == to);
        assert_eq!(there, board.around(to).any(|(_, far)| far == from), "the same from both hexes");
        let linked = board.links.from(from).any(|(_, link)| link.length == 1 && link.to == to);
        assert_eq!(there, linked, "supply lines run where units can go");
        there
    };
    let ours = Board::shipped();
    assert!(passes(ours, "Tobruk", "13,1") && !passes(board, "Tobruk", "13,1"));
    assert!(!passes(ours, "13,1", "13,2") && passes(board, "13,1", "13,2"));
    let far = board.links.from(hex("Gambut")).any(|(_, link)| link.to == hex("13,2") && link.length == 2);
    assert!(far, "the coast road and the new track join in 13,1");
    let (first, last) = (change("map/13,1-12,1/road", "none"), change("map/7,0-7,1/width", "track"));
    for other in [first, last] {
        assert_eq!(Charts::shipped().with(&[other]).unwrap_err().1.code(), "unknown", "a side has one place");
    }
}

#[test]
fn a_value_that_cannot_stand_there_is_refused_with_its_place_in_the_list() {
    for (what, new) in [
        ("buildup/card", "many"),
        ("fire/armor/infantry", "7"),
        ("unit/steps/21/5", "5"),
        ("unit/type/21/5", "cavalry"),
        ("unit/malta/22Gd", "yes"),
        ("scenario/1941/months", "10-1"),
        ("scenario/1941/hands/axis", "40"),
        ("scenario/1941/zones/axis", "atlantis"),
        ("scenario/1941/zones/axis", "none"),
        ("scenario/crusader/mines", "Tobruk; Atlantis"),
        ("scenario/1941/place/KDG", "Atlantis"),
        ("scenario/1941/entries", "KDG"),
        ("scenario/1941/entries", "KDG: 21"),
        ("scenario/1941/entries", "Afrika Korps: 3"),
        ("scenario/1941/entries", "KDG: 5; KDG: never"),
        ("map/12,1-13,1/terrain", "sea"),
        ("map/12,1-13,1/terrain", "desert"),
        ("map/12,1-13,1/road", "motorway"),
    ] {
        let fault = Charts::shipped().with(&[change("battle/assault", "2"), change(what, new)]).unwrap_err();
        assert_eq!((fault.0, fault.1.code()), (1, "value"), "{what}");
    }
    let twice = [change("buildup/card", "8"), change("buildup/card", "9")];
    assert_eq!(Charts::shipped().with(&twice).unwrap_err().1.code(), "twice");
    let old = ChartChange { old: Some("3".to_owned()), ..change("buildup/card", "8") };
    assert_eq!(Charts::shipped().with(&[old]).unwrap_err().1.code(), "old");
    assert_eq!(Charts::shipped().with(&[change("buildup/chair", "8")]).unwrap_err().1.code(), "unknown");
    assert_eq!(Charts::shipped().with(&[change("buildup/card", &"8".repeat(2_001))]).unwrap_err().1.code(), "too-long");
}
