use hexgrid::{Direction, Hex};

use super::*;
use crate::data::edition::Edition;
use crate::data::roster::{roster, unit_named};
use crate::model::finding::Findings;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Side, UnitId};
use crate::position::{Position, SideMask};
use crate::rules::supply::SupplyGround;

fn hex(text: &str) -> Hex {
    Edition::shipped().board.parse(text).unwrap()
}

fn unit(name: &str) -> UnitId {
    unit_named(name).unwrap()
}

fn position(units: &[(&str, &str)]) -> Position {
    let mut position = Position::default();
    for (name, at) in units {
        position.place(unit(name), hex(at), roster()[unit(name).index()].steps);
    }
    position
}

fn path(hexes: &[&str]) -> Vec<Direction> {
    let step = |pair: &[&str]| Edition::shipped().board.grid.direction(hex(pair[0]), hex(pair[1])).unwrap();
    hexes.windows(2).map(step).collect()
}

fn refusal(position: &Position, name: &str, hexes: &[&str]) -> Option<RefusalCode> {
    let withdrawal = Withdrawal { unit: unit(name), path: &path(hexes), rommel: 0 };
    check_withdrawal(Edition::shipped(), position, withdrawal).err().map(|refusal| refusal.code)
}

#[test]
fn a_withdrawal_follows_any_line_towards_the_base() {
    let position = position(&[("Trento", "Mechili")]);
    assert_eq!(refusal(&position, "Trento", &["Mechili", "7,2", "Charruba"]), None);
    let barce = self::position(&[("Trento", "Barce")]);
    assert_eq!(refusal(&barce, "Trento", &["Barce", "Tocra"]), None);
    assert_eq!(refusal(&barce, "Trento", &["Barce", "Charruba", "Er Regima"]), None);
    assert_eq!(
        refusal(&position, "Trento", &["Mechili", "9,2", "Sidi Mufta", "Acroma"]),
        Some(RefusalCode::NotTowardsBase)
    );
    assert_eq!(refusal(&position, "Trento", &["Mechili", "7,3"]), Some(RefusalCode::OffLine));
}

#[test]
fn a_unit_without_a_line_cannot_withdraw() {
    let position = position(&[("Trento", "Tobruk"), ("22Gd", "Gazala"), ("Brescia", "El Agheila")]);
    assert_eq!(refusal(&position, "Trento", &["Tobruk", "Acroma"]), Some(RefusalCode::NoLineToWithdraw));
    assert_eq!(refusal(&position, "Brescia", &["El Agheila", "Mersa Brega"]), Some(RefusalCode::NoLineToWithdraw));
}

#[test]
fn withdrawing_units_enter_neither_battles_nor_enemy_hexes() {
    let mut position = position(&[("Trento", "Tobruk"), ("22Gd", "Acroma"), ("Brescia", "Acroma")]);
    position.contest(hex("Acroma"), Side::Axis, SideMask::NONE);
    assert_eq!(refusal(&position, "Trento", &["Tobruk", "Acroma"]), Some(RefusalCode::WithdrawIntoBattle));
    position.remove(unit("Brescia"));
    position.disrupt(unit("22Gd"), 1);
    assert_eq!(refusal(&position, "Trento", &["Tobruk", "Acroma"]), Some(RefusalCode::WithdrawIntoEnemy));
}

#[test]
fn every_withdrawal_on_the_list_is_legal() {
    let edition = Edition::shipped();
    let hexes: Vec<Hex> = edition.board.hexes().collect();
    let mut draw = referee::Draw::new(11);
    let mut listed = 0;
    for _ in 0..30 {
        let mut position = position(&[]);
        for id in UnitId::all().filter(|_| draw.chance(15)).collect::<Vec<_>>() {
            position.place(id, draw.pick(&hexes), 1);
        }
        for (id, _) in position.on_map() {
            for retirement in withdrawals(edition, &position, id, 0) {
                let withdrawal = Withdrawal { unit: id, path: &retirement.path, rommel: 0 };
                assert_eq!(check_withdrawal(edition, &position, withdrawal), Ok(retirement.clone()));
                listed += 1;
            }
        }
    }
    assert!(listed > 500, "{listed}");
}

#[test]
fn pursuers_at_least_as_fast_as_the_slowest_leaver_fire() {
    let position =
        position(&[("9AU/20", "Msus"), ("2/3", "Msus"), ("21/5", "Msus"), ("21/3", "Msus"), ("Brescia", "Msus")]);
    let edition = Edition::shipped();
    let dice = |leavers: &[&str], rout| {
        let leavers: Vec<UnitId> = leavers.iter().map(|name| unit(name)).collect();
        let found = pursuers(&edition, &position, Side::Axis, hex("Msus"), &leavers, rout, &mut Findings::new());
        found.into_iter().map(|pursuer| (pursuer.unit, pursuer.dice)).collect::<Vec<_>>()
    };
    assert_eq!(dice(&["2/3"], false), [(unit("21/5"), 1), (unit("21/3"), 2)]);
    assert_eq!(dice(&["2/3", "9AU/20"], false), [(unit("21/5"), 2), (unit("21/3"), 2), (unit("Brescia"), 1)]);
    assert_eq!(dice(&["2/3"], true), [(unit("21/5"), 2), (unit("21/3"), 2)]);
    assert_eq!(count_pursuit_hits(&edition, &[3, 4, 5, 6, 1]), 3);
}

#[test]
fn a_withdrawal_may_leave_the_network_as_it_is_but_not_enlarge_it() {
    let before = position(&[("Trento", "Msus"), ("Brescia", "8,3")]);
    let check = |to: &str| {
        let mut after = before.clone();
        after.enter(unit("Brescia"), hex(to), Direction::East);
        let ground = |position| SupplyGround::new(Edition::shipped(), position, Side::Axis);
        check_territory(&ground(&before), &ground(&after)).map_err(|refusal| refusal.code)
    };
    assert_eq!(check("7,3"), Ok(()));
    assert_eq!(check("8,4"), Ok(()), "without a line it adds nothing");
    assert_eq!(check("7,2"), Err(RefusalCode::EnlargesNetwork));
}
