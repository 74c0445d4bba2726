//! Needs, stocks and proposals, and masks of supply units and combats.

/// Most supply units and most combats of one allocation: one bit each of a mask.
pub const MOST: usize = 64;

/// Points of a source that gives without limit.
pub const UNLIMITED: u8 = u8::MAX;

/// A unit that draws in one combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Number of the combat, below [`MOST`]; a need of a higher one is never supplied.
    pub combat: u8,
    /// Stacking points that the unit draws.
    pub points: u8,
    /// A bit for each supply unit in whose range the unit lies.
    pub reach: u64,
}

/// Charges the units of one combat that have no stacking points, given with the needs of the others in the order of the
/// units.
///
/// Each of them draws on any supply unit in whose range it lies. More than two that attack draw one point together,
/// which is that of the first of them.
///
/// Cases: 7.15, 7.3 · Rulings: R026, R135, H032, H114
pub fn charge_together(needs: &mut [Need], attacks: bool) {
    let mut without_points = needs.iter_mut().filter(|need| need.points == 0 && need.reach != 0);
    let first = without_points.next();
    if let Some(first) = first.filter(|_| attacks && without_points.count() > 1) {
        first.points = 1;
    }
}

/// A supply unit or a source of supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock {
    /// Stacking points that it gives in a combat phase without being expended; [`UNLIMITED`] for a permanent source.
    pub free: u8,
    /// Stacking points that it gives in all if it is expended; no more than `free` if it cannot be expended.
    pub expended: u8,
}

/// One best compromise: no other allocation supplies as many combats with fewer supply units expended, and none supplies
/// more with as many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// A bit for each supply unit that is expended.
    pub expended: u64,
    /// A bit for each combat that is supplied.
    pub supplied: u64,
    /// The supply unit that each need draws from; none for the needs of combats that are not supplied.
    pub draws: Vec<Option<u8>>,
    /// False if the search ended at its limit: a better compromise may exist.
    pub exact: bool,
}

/// Whether a mask has the bit of a number; numbers from 64 on have none.
pub(super) fn has(mask: u64, number: usize) -> bool {
    mask & bit(number) != 0
}

/// The mask with one bit, or none from 64 on.
pub(super) fn bit(number: usize) -> u64 {
    if number < MOST { 1 << number } else { 0 }
}

/// The numbers of the bits of a mask, lowest first.
pub(super) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (number < MOST).then_some(number)
    })
}
