use hexgrid::{Hex, HexSet};
use referee::Draw;

use super::*;
use crate::data::edition::Edition;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::rules::supply::{Named, SupplyGround, network};

fn network_of(position: &Position, side: Side) -> HexSet {
    network(&SupplyGround::new(Edition::shipped(), position, side))
}

fn random_position(draw: &mut Draw) -> Position {
    let hexes: Vec<Hex> = Edition::shipped().board.hexes().collect();
    let mut position = Position::default();
    for id in UnitId::all().filter(|_| draw.chance(25)).collect::<Vec<_>>() {
        let hex = draw.pick(&hexes);
        if !position.is_in(position.side(id).enemy(), hex) {
            position.place(id, hex, 1);
        }
    }
    position
}

/// The rule is judged from whole networks, without the shortcut for hexes where lines can end in any case.
#[test]
fn a_redeployment_is_legal_if_and_only_if_its_network_gains_no_hex() {
    let edition = Edition::shipped();
    let (mut legal, mut enlarging) = (0, 0);
    for seed in 0..40 {
        let position = random_position(&mut Draw::new(seed));
        for side in Side::BOTH {
            let ctx = BuildupContext::new(edition, &position, side, Named::first(&[]));
            for (unit, start) in position.of_side(side) {
                for (direction, near) in edition.board.around(start) {
                    let mut after = position.clone();
                    after.transfer(unit, near);
                    let mut gained = network_of(&after, side);
                    gained.subtract(&network_of(&position, side));
                    match check_road(&ctx, unit, &[direction]) {
                        Ok(_) => {
                            legal += 1;
                            assert!(gained.is_empty(), "seed {seed}");
                        }
                        Err(refusal) if refusal.code == RefusalCode::RedeployEnlarges => {
                            enlarging += 1;
                            assert!(!gained.is_empty(), "seed {seed}");
                        }
                        Err(_) => {}
                    }
                }
            }
        }
    }
    assert!(legal > 100 && enlarging > 10, "{legal} {enlarging}");
}

#[test]
fn every_listed_route_is_legal_and_every_legal_step_is_listed() {
    let edition = Edition::shipped();
    let mut routes = 0;
    for seed in 100..110 {
        let position = random_position(&mut Draw::new(seed));
        for side in Side::BOTH {
            let ctx = BuildupContext::new(edition, &position, side, Named::first(&[]));
            for (unit, start) in position.of_side(side) {
                let listed = road_destinations(&ctx, unit);
                routes += listed.len();
                for route in &listed {
                    assert!(check_road(&ctx, unit, &route.path).is_ok(), "seed {seed}");
                }
                for (direction, near) in edition.board.around(start) {
                    let legal = check_road(&ctx, unit, &[direction]).is_ok();
                    assert_eq!(listed.iter().any(|route| route.hex == near), legal, "seed {seed}");
                }
            }
        }
    }
    assert!(routes > 100, "{routes}");
}
