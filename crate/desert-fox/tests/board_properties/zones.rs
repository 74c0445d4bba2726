//! Zones of control, and who sees what in each hex.

use desert_fox::model::units::Side;
use desert_fox::position::marks::{Marks, mark};
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::views::zones_answer;

use crate::each;
use crate::naive::{Naive, Sight};

fn sight(bits: u8) -> Sight {
    Sight {
        enemy_combat: bits & mark::ENEMY != 0,
        enemy_supply: bits & mark::ENEMY_SUPPLY != 0,
        enemy_zone: bits & mark::ZONE != 0,
        lone_detachment: bits & mark::DETACHMENT != 0,
        detachment_zone: bits & mark::DETACHMENT_ZONE != 0,
        own_combat: bits & mark::OWN != 0,
        own_supply: bits & mark::OWN_SUPPLY != 0,
    }
}

#[test]
fn every_hex_is_seen_as_a_naive_reading_has_it() {
    let mut zones = 0;
    let mut kept: Option<[Marks; 2]> = None;
    each(0..1000, |_, forces| {
        let naive = Naive::new(forces);
        let marks = kept.get_or_insert_with(|| forces.marks.clone());
        Marks::refill(marks, &forces.board, &forces.pieces);
        for side in [Side::Axis, Side::Commonwealth] {
            for hex in forces.board.grid.hexes() {
                let seen = forces.seen_by(side).at(hex);
                assert_eq!(sight(seen), naive.sight(side, hex), "{side:?} {}", forces.number(hex));
                assert_eq!(marks[side.index()].at(hex), seen);
                zones += usize::from(seen & mark::ZONE != 0);
            }
        }
    });
    assert!(zones > 50_000, "the positions are too poor: {zones} hexes in zones");
}

#[test]
fn the_zones_told_are_those_that_the_enemy_sees() {
    each(0..1000, |_, forces| {
        for side in [Side::Axis, Side::Commonwealth] {
            let BoardAnswer::Zones(answer) = zones_answer(forces, side) else { panic!("no zones") };
            let own = |hex| forces.in_hex(hex).any(|at| forces.pieces[at].side == side);
            // A detachment covered by others has a zone that nobody feels: its hex is held anyway.
            let told: Vec<_> = answer.hexes.iter().map(|hex| forces.hex(hex, "").unwrap()).collect();
            for hex in forces.board.grid.hexes() {
                let felt = forces.seen_by(side.enemy()).has(hex, mark::ZONE_IN_MOVEMENT);
                assert!(!felt || told.contains(&hex), "{}", forces.number(hex));
                assert!(felt || !told.contains(&hex) || own(hex), "{}", forces.number(hex));
            }
        }
    });
}
