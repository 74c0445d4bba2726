//! Routs of disrupted units whose battle is lost.

use hexgrid::Hex;

use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::procedure::leaving;
use crate::rules::disruption::routs;
use crate::rules::withdrawal::withdrawals;
use crate::state::State;
use crate::state::turn::Reason;
use crate::turn::context::OrderContext;

/// The hexes with units to be routed, those of the other player first.
///
/// Cases: 4.5, 6.1 · Rulings: I028, D038, D039
pub fn due(state: &State) -> Vec<(Side, Hex)> {
    let sides = [state.turn.side.enemy(), state.turn.side];
    sides.into_iter().flat_map(|side| routs(&state.position, side).into_iter().map(move |hex| (side, hex))).collect()
}

/// Routs the disrupted units of a hex. Those that cannot withdraw are eliminated.
///
/// Errors: there is no unit to rout, or a die is not known.
///
/// Cases: 4.5, 6.1 · Rulings: I028, I037, D030, D044
pub fn begin(ctx: &mut OrderContext, hex: Hex) -> Result<(), Refusal> {
    let found = due(&ctx.state).into_iter().find(|&(_, at)| at == hex);
    let (side, _) = found.ok_or(Refusal::of(RefusalCode::NoRout).hex(hex))?;
    let units: Vec<UnitId> = ctx.state.position.in_hex(side, hex).collect();
    ctx.emit(Finding::of(Code::Rout).hex(hex).numbers(0, units.len() as u8));
    let stuck = |unit: &UnitId| withdrawals(ctx.edition, &ctx.state.position, *unit, 0).is_empty();
    for unit in units.iter().copied().filter(stuck).collect::<Vec<_>>() {
        let steps = ctx.state.position.unit(unit).steps;
        ctx.state.position.remove(unit);
        ctx.emit(Finding::of(Code::CannotWithdraw).unit(unit).hex(hex).numbers(steps, 0));
    }
    if ctx.state.position.is_in(side, hex) {
        leaving::begin(ctx, side, hex, Reason::Rout, false)?;
    }
    Ok(())
}
