use desert_fox::model::units::{Face, Nation, UnitKind};
use desert_fox::query::board::query::{BoardUnit, Position};
use desert_fox::record::DiceMode;
use referee::Rules;
use referee::hash::hex;
use referee::link;

use super::*;

const TAG: &str = DesertFox::FORMATS.link;

/// A unit with every value written out, in a hex of its own.
fn unit(at: usize) -> BoardUnit {
    let number = at as u8;
    let face = |strength| Face {
        strength,
        parenthesized: at.is_multiple_of(5),
        morale: number % 5 + 1,
        stacking_points: number % 3,
        artillery: at.is_multiple_of(7),
        flak: at.is_multiple_of(11),
    };
    let json = format!(
        r#"{{"id":"{}. unit of the list","hex":"L{:02}{:02}"}}"#,
        at * 7919 % 1000,
        at % 29 + 1,
        at * 13 % 31 + 1
    );
    let mut unit: BoardUnit = serde_json::from_str(&json).unwrap();
    unit.nation = Some(Nation::ALL[at % 3]);
    unit.kind = Some(if at.is_multiple_of(2) { UnitKind::HeavyAirborneInfantry } else { UnitKind::MechanizedInfantry });
    unit.full = Some(face(number % 13));
    unit.back = Some(face(number % 7));
    unit.movement_allowance = Some(number % 20 + 8);
    unit.depleted = at.is_multiple_of(2);
    unit.disrupted = at.is_multiple_of(3);
    unit
}

fn sheet(units: usize) -> PositionSheet {
    PositionSheet {
        position: Position { units: (0..units).map(unit).collect(), ..Position::default() },
        ..PositionSheet::default()
    }
}

fn linked(sheet: &PositionSheet) -> String {
    link::encode(TAG, Kind::Position, &serde_json::to_string(sheet).unwrap()).unwrap()
}

#[test]
fn a_position_of_two_hundred_units_by_value_fits_a_link() {
    for (units, most) in [(0, 60), (60, 2_500), (200, 6_500)] {
        let sheet = sheet(units);
        let link = linked(&sheet);
        assert!(link.len() <= most, "{units} units: {}", link.len());
        assert_eq!(decode(&link), Ok(LinkContent::Position { sheet }));
    }
}

#[test]
fn a_position_that_no_link_can_carry_is_refused_by_name() {
    let mut sheet = sheet(3);
    sheet.position.units[1].id = "x".repeat(link::LONGEST_CONTENT);
    let refused = link::encode(TAG, Kind::Position, &serde_json::to_string(&sheet).unwrap()).map_err(BadLink::from);
    assert_eq!(refused.unwrap_err().path, "too-long");
}

#[test]
fn a_link_tells_a_combat_from_a_position() {
    let combat = link::encode(TAG, Kind::Combat, r#"{"attacker":"axis","units":[]}"#).unwrap();
    assert!(matches!(decode(&combat), Ok(LinkContent::Combat { query }) if query.units.is_empty()));
    let position = link::encode(TAG, Kind::Position, r#"{"position":{"units":[]}}"#).unwrap();
    assert_eq!(decode(&position), Ok(LinkContent::Position { sheet: PositionSheet::default() }));
}

#[test]
fn what_a_link_carries_is_refused_at_its_place() {
    let path = |kind, json: &str| decode(&link::encode(TAG, kind, json).unwrap()).unwrap_err().path;
    let combat = r#"{"attacker":"axis","units":[]}"#;
    let position = r#"{"position":{"units":[]}}"#;
    assert_eq!(path(Kind::Position, combat), "sheet.attacker");
    assert_eq!(path(Kind::Combat, position), "query.position");
    assert_eq!(path(Kind::Position, r#"{"position":{"units":[{"id":"a","hex":7}]}}"#), "sheet.position.units[0].hex");
    assert_eq!(
        path(Kind::Position, r#"{"position":{"units":[{"id":"a","hex":"L2329","color":1}]}}"#),
        "sheet.position.units[0].color"
    );
    assert_eq!(path(Kind::Position, &format!("{position}{position}")), "sheet");
    assert_eq!(path(Kind::Position, ""), "sheet");
}

#[test]
fn a_game_and_a_turn_tell_what_they_carry_before_they_are_opened() {
    let mut game = desert_fox::record::Game::new(Options::of("race-for-tobruk"), DiceMode::Entered).unwrap().0;
    let carried = decode(&game.link().unwrap()).unwrap();
    assert_eq!(
        carried,
        LinkContent::Game { options: Options::of("race-for-tobruk"), orders: 0, entered: true, agreement: None }
    );
    game.give(desert_fox::state::order::Order::Done, &[]).unwrap();
    let id = hex(&game.links()[0].0[..8]);
    assert_eq!(decode(&game.turn_link(0).unwrap()), Ok(LinkContent::Turn { game: id, from: 0, orders: 1 }));
    let bytes = |kind, content: &[u8]| decode(&link::encode_bytes(TAG, kind, content).unwrap()).map_err(|bad| bad.path);
    assert_eq!(bytes(Kind::Game, b""), Err("content".to_owned()));
    assert_eq!(bytes(Kind::Turn, b"\x01\x00"), Err("content".to_owned()));
}
