//! Zones of control, and who sees what in each hex.

use desert_fox::model::units::Side;
use desert_fox::position::hex_flags::{HexFlags, hex_flag};
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::views::zones_answer;

use super::each;
use super::naive::{Naive, Visible};

fn visible(bits: u8) -> Visible {
    Visible {
        enemy_combat: bits & hex_flag::ENEMY != 0,
        enemy_supply: bits & hex_flag::ENEMY_SUPPLY != 0,
        enemy_zone: bits & hex_flag::ZONE != 0,
        lone_detachment: bits & hex_flag::DETACHMENT != 0,
        detachment_zone: bits & hex_flag::DETACHMENT_ZONE != 0,
        own_combat: bits & hex_flag::OWN != 0,
        own_supply: bits & hex_flag::OWN_SUPPLY != 0,
    }
}

#[test]
fn every_hex_is_seen_as_a_naive_reading_has_it() {
    let mut zones = 0;
    let mut reused: Option<[HexFlags; 2]> = None;
    each(0..1000, |_, forces| {
        let naive = Naive::new(forces);
        let hex_flags = reused.get_or_insert_with(|| forces.hex_flags.clone());
        HexFlags::refill(hex_flags, &forces.board, &forces.pieces);
        for side in [Side::Axis, Side::Commonwealth] {
            for hex in forces.board.grid.hexes() {
                let seen = forces.seen_by(side).at(hex);
                assert_eq!(visible(seen), naive.visible(side, hex), "{side:?} {}", forces.number(hex));
                assert_eq!(hex_flags[side.index()].at(hex), seen);
                zones += usize::from(seen & hex_flag::ZONE != 0);
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
            // A detachment covered by others has a zone without effect: its hex is held anyway.
            let reported: Vec<_> = answer.hexes.iter().map(|hex| forces.hex(hex, "").unwrap()).collect();
            for hex in forces.board.grid.hexes() {
                let felt = forces.seen_by(side.enemy()).has(hex, hex_flag::ZONE_IN_MOVEMENT);
                assert!(!felt || reported.contains(&hex), "{}", forces.number(hex));
                assert!(felt || !reported.contains(&hex) || own(hex), "{}", forces.number(hex));
            }
        }
    });
}
