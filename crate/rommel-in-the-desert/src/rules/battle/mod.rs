//! Battles (3): the dice of each fire, the target types, and the steps that hits cost.

// 3.4 Who has still to fire, and what follows.
mod sequence;
// 3.4 How many dice a unit rolls.
mod dice;
// 3.4 At which types a unit may fire.
mod targets;
// 3.4 Which units take hits, and what they lose.
mod hits;

pub use dice::{BattleTurn, dice};
pub use hits::{Hit, count_hits, lose_left_over, take_hit, takers};
pub use sequence::{AfterFire, after_fire, has_fired, pool, turns_after_first, unfired};
pub use targets::{check_target, required_target, targets};

#[cfg(test)]
mod tests;
