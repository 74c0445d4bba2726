//! Prices in buildup points.

use crate::data::numbers::{Number, Numbers};
use crate::data::roster::Block;

/// The price of a step: by speed, doubled for elite units.
///
/// Cases: 9.3 · Rulings: D070, D086, D117
pub fn step_price(numbers: &Numbers, block: &Block) -> u16 {
    let of_speed = match block.speed {
        0 | 1 => Number::StepLeg,
        2 => Number::StepMotorized,
        3 => Number::StepMechanized,
        _ => Number::StepRecon,
    };
    let factor = if block.elite { numbers.get(Number::EliteFactor) } else { 1 };
    u16::from(numbers.get(of_speed)) * u16::from(factor)
}

/// The price of removing a minefield: half of laying one, rounded up.
///
/// Cases: 9.7 · Rulings: D099
pub const fn removal_price(numbers: &Numbers) -> u16 {
    (numbers.get(Number::Minefield) as u16).div_ceil(2)
}

/// The price of a redeployment by road.
///
/// Cases: 9.4 · Rulings: D076
pub fn road_price(numbers: &Numbers, block: &Block) -> u16 {
    u16::from(numbers.get(if block.speed <= 1 { Number::RoadLeg } else { Number::RoadOther }))
}
