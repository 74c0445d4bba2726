//! Movement (8).

pub mod costs;
pub mod movement_ground;
pub mod march;
pub mod mover;
pub mod overrun;
pub mod overrun_options;
pub mod reaction;
pub mod steps;
pub mod transport;

use crate::model::refusal::RefusalCode;

/// Whether a unit may force march, as far as disruption bars it.
///
/// Errors: the rule that bars it.
///
/// Cases: 8.71, 11.66 · Rulings: R034
pub const fn may_force_march(disrupted: bool) -> Result<(), RefusalCode> {
    if disrupted { Err(RefusalCode::ForcedMarchDisrupted) } else { Ok(()) }
}
