//! Victory: the capture of a base, the position at Tobruk, attrition.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::outcome::{Outcome, Victory};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::rules::supply::{Distances, Named, SupplyGround, statuses};
use crate::state::reserve::Refitting;

/// The side that has captured the enemy base: an undisrupted unit of it is there, and none of the owner's. Supply does
/// not matter, and units in refit do not defend. Where both have, the active side wins.
///
/// Cases: 9.6, 11.0 · Rulings: I067, D080
pub fn base_captured(edition: Edition, position: &Position, active: Side) -> Option<Side> {
    [active, active.enemy()].into_iter().find(|side| {
        let base = edition.board.base(side.enemy());
        position.holds(*side, base) && !position.holds(side.enemy(), base)
    })
}

/// The hex of Tobruk, which decides a position.
fn tobruk(edition: Edition) -> Option<Hex> {
    edition.board.parse("Tobruk")
}

/// The side that alone holds Tobruk with units supplied from its base, without undisrupted enemies in the hexes around
/// it.
///
/// Cases: 11.0 · Rulings: D081
pub fn holds_position(edition: Edition, position: &Position) -> Option<Side> {
    let at = tobruk(edition)?;
    Side::BOTH.into_iter().find(|&side| {
        let alone = position.holds(side, at) && !position.holds(side.enemy(), at);
        let lines = || Distances::to_base(&SupplyGround::new(edition, position, side)).get(at).is_some();
        let around = || edition.board.grid.neighbours(at).all(|(_, near)| !position.holds(side.enemy(), near));
        alone && lines() && around()
    })
}

/// Units left of each side: on the map and in refit, disrupted or not.
///
/// Cases: 11.0 · Rulings: D082
pub fn units_left(position: &Position, refit: &[Refitting]) -> [u8; 2] {
    Side::BOTH.map(|side| {
        let away = refit.iter().filter(|refitting| position.side(refitting.unit) == side).count();
        (position.of_side(side).count() + away) as u8
    })
}

/// Who has won at the end of the last month: by position, where the scenario knows it, or by attrition.
///
/// Cases: 11.0 · Rulings: D081, D082, D083
pub fn at_the_end(edition: Edition, position: &Position, refit: &[Refitting], positional: bool) -> Outcome {
    let units = units_left(position, refit);
    if let Some(side) = holds_position(edition, position).filter(|_| positional) {
        return Outcome { winner: Some(side), by: Victory::Position, units };
    }
    let winner = match units[0].cmp(&units[1]) {
        std::cmp::Ordering::Greater => Some(Side::Axis),
        std::cmp::Ordering::Less => Some(Side::Allied),
        std::cmp::Ordering::Equal => None,
    };
    Outcome { winner, by: Victory::Attrition, units }
}

/// The same if the last month ended in this position: units without supply are eliminated first. The units that each
/// side has named draw on scarce sources first.
///
/// Cases: 9.3, 11.0 · Rulings: D081, D082, D083
pub fn if_ended_now(
    edition: Edition,
    position: &Position,
    named: [&[UnitId]; 2],
    refit: &[Refitting],
    positional: bool,
) -> Outcome {
    let mut after = position.clone();
    for side in Side::BOTH {
        for unit in unsupplied(edition, &after, side, named[side.index()]) {
            after.remove(unit);
        }
    }
    at_the_end(edition, &after, refit, positional)
}

/// The units of a side that are without supply in a position.
pub fn unsupplied(edition: Edition, position: &Position, side: Side, named: &[UnitId]) -> Vec<UnitId> {
    let ground = SupplyGround::new(edition, position, side);
    let all = statuses(&ground, Named::first(named), &mut Findings::new()).into_iter();
    all.filter(|(_, status)| !status.is_supplied()).map(|(unit, _)| unit).collect()
}
