use std::collections::BTreeSet;

use hexgrid::Hex;

use super::*;
use crate::data::edition::Edition;
use crate::data::roster::{roster, unit_named};
use crate::model::units::{Side, UnitId};
use crate::position::{Position, SideMask};

fn hex(text: &str) -> Hex {
    Edition::shipped().board.parse(text).unwrap()
}

fn unit(name: &str) -> UnitId {
    unit_named(name).unwrap()
}

/// A position with these units, each undisrupted and at full strength.
fn position(units: &[(&str, &str)]) -> Position {
    let mut position = Position::default();
    for (name, at) in units {
        position.place(unit(name), hex(at), roster()[unit(name).index()].steps);
    }
    position
}

fn distance(position: &Position, side: Side, at: &str) -> Option<u8> {
    Distances::to_base(&SupplyGround::new(Edition::shipped(), position, side)).get(hex(at))
}

fn network_size(position: &Position, side: Side) -> usize {
    network(&SupplyGround::new(Edition::shipped(), position, side)).len()
}

fn line_count(position: &Position, side: Side, at: &str) -> usize {
    lines(&SupplyGround::new(Edition::shipped(), position, side), hex(at), 100).len()
}

/// The figures come from a model of the same rules that was written on its own.
#[test]
fn the_network_of_a_lone_unit_holds_its_detours() {
    let tobruk = position(&[("Trento", "Tobruk")]);
    assert_eq!(network_size(&tobruk, Side::Axis), 19);
    let mechili = position(&[("Trento", "Mechili")]);
    assert_eq!(line_count(&mechili, Side::Axis, "Mechili"), 10);
    assert_eq!(network_size(&mechili, Side::Axis), 23);
}

#[test]
fn the_coast_road_needs_no_units() {
    let position = position(&[("Trento", "Tobruk")]);
    assert_eq!(distance(&position, Side::Axis, "Tobruk"), Some(14));
}

#[test]
fn a_track_needs_a_unit_every_third_hex_a_trail_every_other_and_open_ground_every_hex() {
    let chain = |units: &[(&str, &str)], end: &str| distance(&position(units), Side::Axis, end);
    assert_eq!(chain(&[("Trento", "10,3")], "10,3"), Some(15), "Acroma, on the coast road, is two track hexes away");
    assert_eq!(chain(&[("Trento", "11,3"), ("Brescia", "10,3")], "11,3"), Some(16));
    assert_eq!(chain(&[("Trento", "12,5")], "12,5"), None);
    assert_eq!(chain(&[("Trento", "12,5"), ("Brescia", "Bir Gubi")], "12,5"), Some(18));
    assert_eq!(chain(&[("Trento", "12,6"), ("Brescia", "Bir Gubi")], "12,6"), None);
    assert_eq!(chain(&[("Trento", "10,4"), ("Brescia", "Bir Hacheim")], "10,4"), Some(16));
    assert_eq!(chain(&[("Trento", "10,5"), ("Brescia", "Bir Hacheim")], "10,5"), None);
}

#[test]
fn roads_that_do_not_join_are_changed_at_a_unit_only() {
    let apart = position(&[("Trento", "8,1"), ("22Gd", "7,1")]);
    assert_eq!(distance(&apart, Side::Axis, "8,1"), None);
    let with_unit = position(&[("Trento", "8,1"), ("Pavia", "9,1"), ("22Gd", "7,1")]);
    assert_eq!(distance(&with_unit, Side::Axis, "8,1"), Some(12));
}

#[test]
fn enemies_block_a_hex_unless_they_are_disrupted() {
    let mut position = position(&[("Trento", "Tobruk"), ("22Gd", "Gazala")]);
    assert_eq!(distance(&position, Side::Axis, "Tobruk"), None);
    position.disrupt(unit("22Gd"), 1);
    assert_eq!(distance(&position, Side::Axis, "Tobruk"), Some(14));
}

#[test]
fn a_battle_is_entered_and_left_over_own_hexsides() {
    let mut position = position(&[("Trento", "Tobruk"), ("22Gd", "Gazala"), ("Brescia", "Gazala")]);
    let west = Edition::shipped().board.grid.direction(hex("Gazala"), hex("Tmimi")).unwrap();
    let east = Edition::shipped().board.grid.direction(hex("Gazala"), hex("Acroma")).unwrap();
    position.contest(hex("Gazala"), Side::Allied, SideMask::NONE.with(west));
    assert_eq!(distance(&position, Side::Axis, "Tobruk"), None);
    assert_eq!(distance(&position, Side::Axis, "Gazala"), Some(12));
    position.contest(hex("Gazala"), Side::Allied, SideMask::NONE.with(west).with(east));
    assert_eq!(distance(&position, Side::Axis, "Tobruk"), Some(14));
}

#[test]
fn a_ring_of_units_supplies_none_of_them() {
    let ring = position(&[("9AU/20", "Msus"), ("9AU/24", "Charruba"), ("9AU/26", "6,3"), ("Trento", "Derna")]);
    for at in ["Msus", "Charruba", "6,3"] {
        assert_eq!(distance(&ring, Side::Allied, at), None, "{at}");
    }
}

/// Compares the network with the hexes of all lines, one by one.
#[test]
fn the_network_is_the_union_of_all_lines() {
    let edition = Edition::shipped();
    let hexes: Vec<Hex> = edition.board.hexes().collect();
    let mut draw = referee::Draw::new(7);
    for round in 0..60 {
        let mut position = position(&[]);
        for id in UnitId::all().filter(|_| draw.chance(16)).collect::<Vec<_>>() {
            position.place(id, draw.pick(&hexes), 1);
        }
        let side = Side::BOTH[round % 2];
        let ground = SupplyGround::new(edition, &position, side);
        let mut expected = BTreeSet::new();
        let mut capped = false;
        for (_, at) in position.of_side(side).filter(|&(id, _)| !position.unit(id).disrupted) {
            let found = lines(&ground, at, 20_000);
            capped |= found.len() == 20_000;
            for line in found {
                expected.insert(at);
                for link in line.into_iter().map(|number| edition.board.links.link(number)) {
                    expected.extend(link.between().iter().copied().chain([link.to]));
                }
            }
        }
        let distances = Distances::to_base(&ground);
        for (_, at) in position.of_side(side) {
            let has_line = at == ground.base() || !lines(&ground, at, 1).is_empty();
            assert_eq!(distances.get(at).is_some(), has_line, "round {round}");
        }
        let found: BTreeSet<Hex> = network(&ground).iter().collect();
        if !capped {
            assert_eq!(found, expected, "round {round}");
        }
    }
}

#[test]
fn a_network_that_loses_a_unit_gains_no_hex() {
    let edition = Edition::shipped();
    let hexes: Vec<Hex> = edition.board.hexes().collect();
    let mut draw = referee::Draw::new(8);
    for round in 0..200 {
        let mut position = position(&[]);
        for id in UnitId::all().filter(|_| draw.chance(16)).collect::<Vec<_>>() {
            position.place(id, draw.pick(&hexes), 1);
        }
        let side = Side::BOTH[round % 2];
        let before = network(&SupplyGround::new(edition, &position, side));
        for (id, hex) in position.of_side(side).filter(|&(_, hex)| !position.is_in(side.enemy(), hex)) {
            let mut after = position.clone();
            after.remove(id);
            let found = network(&SupplyGround::new(edition, &after, side));
            assert!(found.iter().all(|hex| before.contains(hex)), "round {round}, {hex:?}");
        }
    }
}
