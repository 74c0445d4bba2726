//! Customary decisions in a battle turn: what the scripted opponent does, and what chances assume where nothing else is
//! stated.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::units::{UnitClass, UnitId};
use crate::position::Position;

/// The rank of a fire; the highest is the next one. The best chance comes first, then the type with the fewest units.
/// Of equal ranks the last in the list of legal orders is taken.
pub fn fire_rank(edition: &Edition, position: &Position, hex: Hex, unit: UnitId, target: UnitClass) -> (i32, i32) {
    let hits_from = edition.numbers.hits_from(position.block(unit).class(), target);
    let enemies = position.fighting(position.side(unit).enemy(), hex);
    let of_type = enemies.filter(|&enemy| position.block(enemy).class() == target).count();
    (-i32::from(hits_from), -(of_type as i32))
}

/// The rank of a unit for taking a hit; the highest takes it: the one with most steps. Of equal ranks the last by
/// number is taken.
pub fn hit_rank(position: &Position, unit: UnitId) -> u8 {
    position.unit(unit).steps
}
