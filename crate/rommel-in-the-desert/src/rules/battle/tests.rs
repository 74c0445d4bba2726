use hexgrid::Hex;

use super::*;
use crate::data::edition::Edition;
use crate::data::roster::{roster, unit_named};
use crate::model::finding::Findings;
use crate::model::refusal::RefusalCode;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::{Position, SideMask};
use crate::state::hits::Hits;

fn hex(text: &str) -> Hex {
    Edition::shipped().board.parse(text).unwrap()
}

fn unit(name: &str) -> UnitId {
    unit_named(name).unwrap()
}

/// A battle in a hex, the first unit's side having been there first.
fn battle(at: &str, units: &[&str]) -> Position {
    let mut position = Position::default();
    for name in units {
        position.place(unit(name), hex(at), roster()[unit(name).index()].steps);
    }
    let first = position.side(unit(units[0]));
    position.contest(hex(at), first, SideMask::ALL);
    position
}

fn dice_of(position: &Position, name: &str, at: &str, active: Side, option: TurnOption) -> u8 {
    let turn = BattleTurn { hex: hex(at), active, option, rearguard: false };
    dice(&Edition::shipped(), position, turn, unit(name), &mut Findings::new())
}

fn target_refusal(position: &Position, name: &str, target: UnitClass) -> Option<RefusalCode> {
    let checked = check_target(position, hex("Msus"), unit(name), target, &mut Findings::new());
    checked.err().map(|refusal| refusal.code)
}

#[test]
fn a_unit_rolls_its_combat_value_and_factors_multiply() {
    let mut position = battle("Tobruk", &["9AU/20", "21/5"]);
    let basic = |position: &Position, name| dice_of(position, name, "Tobruk", Side::Axis, TurnOption::Basic);
    assert_eq!((basic(&position, "9AU/20"), basic(&position, "21/5")), (6, 4));
    assert_eq!(dice_of(&position, "9AU/20", "Tobruk", Side::Axis, TurnOption::Assault), 12);
    position.lay_mines(hex("Tobruk"), &Side::BOTH);
    assert_eq!((basic(&position, "9AU/20"), basic(&position, "21/5")), (6, 2));
    assert_eq!(dice_of(&position, "21/5", "Tobruk", Side::Allied, TurnOption::Basic), 4, "not its own turn");
    position.lose_step(unit("21/5"));
    assert_eq!(basic(&position, "21/5"), 2, "three halved, rounded up");
}

#[test]
fn a_fortress_doubles_the_side_that_was_first_only() {
    let position = battle("Tobruk", &["21/5", "9AU/20"]);
    assert_eq!(dice_of(&position, "21/5", "Tobruk", Side::Axis, TurnOption::Basic), 8);
    assert_eq!(dice_of(&position, "9AU/20", "Tobruk", Side::Axis, TurnOption::Basic), 3);
}

#[test]
fn antitank_units_fire_at_armor_while_there_is_any() {
    let mut position = battle("Msus", &["22Gd", "2/3", "88mm A", "88mm B"]);
    assert_eq!(target_refusal(&position, "88mm A", UnitClass::Infantry), Some(RefusalCode::TargetRequired));
    assert_eq!(target_refusal(&position, "88mm A", UnitClass::Armor), None);
    position.remove(unit("2/3"));
    assert_eq!(target_refusal(&position, "88mm B", UnitClass::Infantry), None);
    assert_eq!(target_refusal(&position, "88mm B", UnitClass::Armor), Some(RefusalCode::NoSuchTarget));
}

#[test]
fn armor_fires_at_armor_while_the_enemy_has_as_much() {
    let position = battle("Msus", &["22Gd", "2/3", "21/5", "21/3"]);
    assert_eq!(target_refusal(&position, "21/5", UnitClass::Infantry), None, "two against one");
    assert_eq!(target_refusal(&position, "2/3", UnitClass::Armor), None);
    let even = battle("Msus", &["22Gd", "2/3", "21/5"]);
    assert_eq!(target_refusal(&even, "21/5", UnitClass::Infantry), Some(RefusalCode::TargetRequired));
}

#[test]
fn disrupted_units_neither_fire_nor_are_targets() {
    let mut position = battle("Msus", &["22Gd", "2/3", "21/5"]);
    position.disrupt(unit("2/3"), 1);
    assert_eq!(target_refusal(&position, "2/3", UnitClass::Armor), Some(RefusalCode::NotInBattle));
    assert_eq!(target_refusal(&position, "21/5", UnitClass::Armor), Some(RefusalCode::NoSuchTarget));
    assert_eq!(targets(&position, Side::Allied, hex("Msus")), [UnitClass::Infantry]);
}

#[test]
fn double_step_units_lose_a_step_with_every_second_hit_of_a_battle_turn() {
    let mut findings = Findings::new();
    let mut position = battle("Msus", &["22Gd", "21/5", "15/8"]);
    let armor = [unit("21/5"), unit("15/8")];
    let mut hits = Hits::default();
    let mut hit = |position: &mut Position, hits: &mut Hits, name: &str| {
        take_hit(position, hits, &armor, unit(name), &mut findings).map_err(|refusal| refusal.code)
    };
    assert_eq!(hit(&mut position, &mut hits, "21/5"), Ok(Hit::Carried));
    assert_eq!(
        hit(&mut position, &mut hits, "15/8"),
        Err(RefusalCode::CannotTakeHit),
        "the carrier takes the next hit"
    );
    assert_eq!(hit(&mut position, &mut hits, "21/5"), Ok(Hit::StepLost));
    assert_eq!(position.unit(unit("21/5")).steps, 3);
    assert_eq!(hit(&mut position, &mut hits, "15/8"), Ok(Hit::Carried));
    lose_left_over(&mut hits, &mut Findings::new());
    assert_eq!(hit(&mut position, &mut hits, "15/8"), Ok(Hit::Carried), "the single hit was lost");
    assert_eq!(position.unit(unit("15/8")).steps, 4);
}
