use hexgrid::{Direction, Hex};

use super::*;
use crate::data::edition::Edition;
use crate::data::roster::{roster, unit_named};
use crate::model::finding::Findings;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::movement::{Movement, Rommel};

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

fn refusal(position: &Position, name: &str, hexes: &[&str], rommel: bool) -> Option<RefusalCode> {
    let movement = Movement::new(position.side(unit(name)), Rommel::Ready);
    let ctx = MoveContext { edition: Edition::shipped(), position, movement: &movement };
    let march = March { unit: unit(name), path: &path(hexes), rommel };
    check_move(&ctx, march, &mut Findings::new()).err().map(|refusal| refusal.code)
}

#[test]
fn a_move_that_leaves_the_road_loses_its_bonus() {
    let position = position(&[("Brescia", "Msus")]);
    assert_eq!(refusal(&position, "Brescia", &["Msus", "6,3", "7,3", "8,3"], false), None);
    assert_eq!(refusal(&position, "Brescia", &["Msus", "6,3", "7,2"], false), Some(RefusalCode::MoveTooFar));
}

#[test]
fn the_worst_road_of_a_move_sets_its_bonus() {
    let position = position(&[("Brescia", "12,2")]);
    assert_eq!(refusal(&position, "Brescia", &["12,2", "Bir Gubi", "12,4"], false), None);
    let too_long = ["12,2", "Bir Gubi", "12,4", "12,5"];
    assert_eq!(refusal(&position, "Brescia", &too_long, false), Some(RefusalCode::MoveTooFar));
}

#[test]
fn the_rommel_hex_may_leave_the_road_after_the_move() {
    let position = position(&[("Brescia", "Msus")]);
    let after = ["Msus", "6,3", "7,3", "8,3", "8,4"];
    assert_eq!(refusal(&position, "Brescia", &after, true), None);
    assert_eq!(refusal(&position, "Brescia", &after, false), Some(RefusalCode::MoveTooFar));
    let before = ["Msus", "6,2", "7,2", "8,2", "9,2", "10,2"];
    assert_eq!(refusal(&position, "Brescia", &before, true), Some(RefusalCode::MoveTooFar));
}

#[test]
fn a_move_ends_in_an_enemy_hex_even_with_disrupted_enemies_only() {
    let mut position = position(&[("21/5", "Msus"), ("22Gd", "6,3")]);
    position.disrupt(unit("22Gd"), 1);
    assert_eq!(refusal(&position, "21/5", &["Msus", "6,3"], false), None);
    let through = ["Msus", "6,3", "7,3"];
    assert_eq!(refusal(&position, "21/5", &through, false), Some(RefusalCode::MoveThroughEnemy));
}

#[test]
fn rough_hexsides_are_crossed_along_roads_only() {
    let position = position(&[("Brescia", "5,1"), ("Pavia", "Benghazi")]);
    assert_eq!(refusal(&position, "Brescia", &["5,1", "5,2"], false), Some(RefusalCode::HexsideClosed));
    assert_eq!(refusal(&position, "Pavia", &["Benghazi", "Er Regima"], false), None);
}

/// Both ways to know what a unit reaches agree: the search, and the check of every path up to its length.
#[test]
fn the_hexes_reached_are_those_to_which_a_legal_path_leads() {
    fn spread(ctx: &MoveContext, unit: UnitId, at: Hex, path: &mut Vec<Direction>, found: &mut Vec<Hex>) {
        if path.len() > 6 {
            return;
        }
        for (direction, to) in ctx.edition.board.around(at) {
            path.push(direction);
            let legal = check_move(ctx, March { unit, path, rommel: false }, &mut Findings::new());
            if legal.is_ok() && !found.contains(&to) {
                found.push(to);
            }
            if !legal.is_err_and(|refusal| refusal.code == RefusalCode::MoveThroughEnemy) {
                spread(ctx, unit, to, path, found);
            }
            path.pop();
        }
    }
    let edition = Edition::shipped();
    let hexes: Vec<Hex> = edition.board.hexes().collect();
    let mut draw = referee::Draw::new(3);
    for _ in 0..12 {
        let mut position = position(&[]);
        for id in UnitId::all().filter(|_| draw.chance(20)).collect::<Vec<_>>() {
            position.place(id, draw.pick(&hexes), 1);
        }
        for name in ["Brescia", "22Gd"] {
            position.place(unit(name), draw.pick(&hexes), 1);
            let movement = Movement::new(position.side(unit(name)), Rommel::Ready);
            let ctx = MoveContext { edition, position: &position, movement: &movement };
            let Ok(start) = check_start(&position, unit(name)) else { continue };
            let mut expected = Vec::new();
            spread(&ctx, unit(name), start, &mut Vec::new(), &mut expected);
            expected.retain(|&hex| hex != start);
            expected.sort();
            let found = destinations(&ctx, unit(name), false);
            assert_eq!(found.iter().map(|destination| destination.hex).collect::<Vec<_>>(), expected);
            for destination in found {
                let march = March { unit: unit(name), path: &destination.path, rommel: false };
                assert_eq!(check_move(&ctx, march, &mut Findings::new()), Ok(destination.hex));
            }
        }
    }
}

/// Rulings: D018, D019
#[test]
fn every_destination_with_the_rommel_bonus_is_a_legal_move() {
    let position = position(&[("21/5", "Msus"), ("22Gd", "Mechili"), ("2/3", "9,3"), ("KDG", "Derna")]);
    let movement = Movement::new(Side::Axis, Rommel::Ready);
    let ctx = MoveContext { edition: Edition::shipped(), position: &position, movement: &movement };
    let plain = destinations(&ctx, unit("21/5"), false).len();
    let found = destinations(&ctx, unit("21/5"), true);
    assert!(found.len() > plain);
    for destination in found {
        let march = March { unit: unit("21/5"), path: &destination.path, rommel: destination.rommel };
        assert_eq!(check_move(&ctx, march, &mut Findings::new()), Ok(destination.hex));
    }
}
