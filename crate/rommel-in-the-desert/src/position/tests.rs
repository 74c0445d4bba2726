use super::*;
use crate::data::board::Board;
use crate::data::roster::unit_named;

fn empty() -> Position {
    Position::default()
}

fn hex(text: &str) -> Hex {
    Board::shipped().parse(text).unwrap()
}

fn unit(name: &str) -> UnitId {
    unit_named(name).unwrap()
}

/// Cases: 6.0
#[test]
fn a_disrupted_unit_keeps_its_combat_value() {
    let mut position = empty();
    position.place(unit("21/5"), hex("Msus"), 3);
    position.disrupt(unit("21/5"), 1);
    assert_eq!(position.unit(unit("21/5")), Unit { hex: Some(hex("Msus")), steps: 3, disrupted: true, wait: 1 });
    assert!(!position.holds(Side::Axis, hex("Msus")) && position.is_in(Side::Axis, hex("Msus")));
    position.recover(unit("21/5"));
    assert_eq!(position.unit(unit("21/5")).steps, 3);
    assert!(position.holds(Side::Axis, hex("Msus")));
}

#[test]
fn the_side_that_comes_later_owns_the_hexsides_it_entered_over() {
    let mut position = empty();
    position.place(unit("22Gd"), hex("Msus"), 3);
    position.place(unit("21/5"), hex("Antelat"), 4);
    position.enter(unit("21/5"), hex("Msus"), Direction::SouthWest);
    assert_eq!(position.first_in(hex("Msus")), Some(Side::Allied));
    assert_eq!(position.own_sides(Side::Axis, hex("Msus")), SideMask::NONE.with(Direction::SouthWest));
    assert!(!position.own_sides(Side::Allied, hex("Msus")).has(Direction::SouthWest));
    position.remove(unit("22Gd"));
    assert_eq!((position.first_in(hex("Msus")), position.own_sides(Side::Allied, hex("Msus"))), (None, SideMask::ALL));
}

#[test]
fn a_unit_leaves_the_map_with_its_last_step() {
    let mut position = empty();
    position.place(unit("KDG"), hex("Msus"), 2);
    position.lose_step(unit("KDG"));
    assert_eq!(position.unit(unit("KDG")).steps, 1);
    position.lose_step(unit("KDG"));
    assert_eq!((position.hex(unit("KDG")), position.is_in(Side::Allied, hex("Msus"))), (None, false));
}
