//! Where units can go, and single moves (8).

use hexgrid::Reach;

use crate::model::acts::MoveMode;
use crate::model::points::Points;
use crate::model::refusal::RefusalCode;
use crate::position::forces::Forces;
use crate::rules::movement::mover::{self, Mover};
use crate::rules::supply::chain::general_supply;

/// The movement points of units that move together, and what they have spent, in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct March {
    /// Half movement points in all.
    pub allowance: u16,
    /// Spent before the move.
    pub spent: u16,
}

impl March {
    /// The points of pieces whose supply is judged; the least allowance counts, and the most that one of them has spent.
    ///
    /// Errors: the first rule against it.
    ///
    /// Cases: 8.1, 8.2 · Rulings: H026, H038
    pub fn of(forces: &Forces, pieces: &[usize], mode: MoveMode) -> Result<Self, RefusalCode> {
        if let Some((_, code)) = mover::apart(forces, pieces) {
            return Err(code);
        }
        let mut march = Self { allowance: u16::MAX, spent: 0 };
        for &at in pieces {
            let piece = &forces.pieces[at];
            let supplied = general_supply(piece, None);
            mover::may_move(piece, mode, supplied)?;
            let allowance = mover::allowance_of(piece, &forces.tables, mode, supplied, |_, _, _| {});
            march.allowance = march.allowance.min(allowance.ok_or(RefusalCode::MissingValue)?.halves());
            march.spent = march.spent.max(piece.spent.halves());
        }
        Ok(march)
    }
}

impl March {
    /// Half movement points that are left.
    pub const fn left(&self) -> u16 {
        self.allowance.saturating_sub(self.spent)
    }
}

/// The forced march that takes the place of a kind of move.
///
/// Cases: 8.7 · Rulings: H030
pub const fn forced_mode(mode: MoveMode) -> Option<MoveMode> {
    match mode {
        MoveMode::Initial => Some(MoveMode::ForcedMarch),
        MoveMode::Motorized => Some(MoveMode::ForcedMarchMotorized),
        _ => None,
    }
}

/// The kind of move whose place a forced march takes; of other kinds they themselves.
///
/// Cases: 8.7 · Rulings: H030
pub const fn unforced_mode(mode: MoveMode) -> MoveMode {
    match mode {
        MoveMode::ForcedMarch => MoveMode::Initial,
        MoveMode::ForcedMarchMotorized => MoveMode::Motorized,
        other => other,
    }
}

/// Runs the search of a move over a scratch that is kept between searches.
pub fn run(mover: &Mover, reach: &mut Reach, spent: Points) {
    let movement_ground = mover.movement_ground();
    let (start, budget) = (mover.first().hex, mover.allowance.halves());
    reach.run(&mover.forces.board.grid, start, spent.halves(), budget, &movement_ground);
}
