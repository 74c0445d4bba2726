//! Customary decisions in a battle turn: what the scripted opponent does, and what chances assume where nothing else is
//! stated.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::units::{UnitClass, UnitId};
use crate::position::Position;
use crate::state::hits::Hits;

/// The rank of a fire; the highest is the next one. It is what a die does to the target type: the chance of a hit, less
/// where only elite units take it, more where it could eliminate the last one. Of equal ranks the last in the list of
/// legal orders is taken.
pub fn fire_rank(edition: &Edition, position: &Position, hex: Hex, unit: UnitId, target: UnitClass) -> i32 {
    let chance = i32::from(7 - edition.numbers.hits_from(position.block(unit).class(), target));
    let enemies = position.fighting(position.side(unit).enemy(), hex);
    let of_type: Vec<UnitId> = enemies.filter(|&enemy| position.block(enemy).class() == target).collect();
    let share = if of_type.iter().all(|&enemy| position.block(enemy).elite) { 6 } else { 10 };
    let last = of_type.len() == 1 && position.unit(of_type[0]).steps == 1;
    chance * share + if last { 5 } else { 0 }
}

/// The rank of a unit for taking a hit; the highest takes it. The last hit falls on an elite unit, which loses nothing
/// by it, the others on the units with most steps. Of equal ranks the last by number is taken.
pub fn hit_rank(position: &Position, hits: &Hits, left: u8, unit: UnitId) -> (bool, bool, u8, UnitId) {
    let (elite, steps) = (position.block(unit).elite, position.unit(unit).steps);
    (left == 1 && elite && !hits.carries(unit), steps > 1, steps + u8::from(elite), unit)
}
