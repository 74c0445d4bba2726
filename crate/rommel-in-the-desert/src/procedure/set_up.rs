//! Set-up (11.0): the Axis places its units, then the Allies.

use hexgrid::Hex;

use crate::data::edition::Edition;
use crate::model::finding::{Code, Finding};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::scenario::ScenarioId;
use crate::model::units::{Side, UnitId};
use crate::rules::set_up::{SetUpContext, check_finished, check_place, unsupplied};
use crate::state::set_up::{SetUp, SetUpOrder};
use crate::state::{Stage, State};
use crate::turn::context::OrderContext;
use crate::turn::flow::Flow;

/// The set-up of the side that is placing its units.
fn context<'a>(edition: Edition<'a>, state: &'a State) -> Option<SetUpContext<'a>> {
    let Stage::SetUp(set_up) = &state.stage else { return None };
    Some(SetUpContext::new(edition, edition.scenario(state.scenario?), &state.position, set_up.side))
}

/// Opens the set-up of a scenario with an empty map: its minefields are laid, known to both players, and the Axis
/// begins.
///
/// Cases: 11.0, 11.3 · Rulings: I072, D085, D095
pub fn open(ctx: &mut OrderContext, id: ScenarioId) {
    let scenario = ctx.edition.scenario(id);
    let State { position, reserve, .. } = &mut ctx.state;
    reserve.due = UnitId::all().filter(|&unit| scenario.entry(position.block(unit)).is_some()).collect();
    for hex in scenario.mined(ctx.edition.board) {
        position.lay_mines(hex, &Side::BOTH);
    }
    ctx.state.scenario = Some(id);
    begin(ctx, Side::Axis);
}

/// A side begins to set up. Units that can go to one hex only are placed there.
///
/// Cases: 11.0 · Rulings: D085
fn begin(ctx: &mut OrderContext, side: Side) {
    ctx.state.stage = Stage::SetUp(SetUp { side });
    let Some(set_up) = context(ctx.edition, &ctx.state) else { return };
    let only = Some(set_up.hexes().collect::<Vec<Hex>>()).filter(|hexes| hexes.len() == 1).map(|hexes| hexes[0]);
    let known: Vec<(UnitId, Hex)> =
        set_up.units().filter_map(|unit| Some((unit, set_up.fixed(unit).or(only)?))).collect();
    for (unit, hex) in known {
        put(ctx, unit, hex);
    }
}

fn put(ctx: &mut OrderContext, unit: UnitId, hex: Hex) {
    let steps = ctx.state.position.block(unit).steps;
    ctx.state.position.place(unit, hex, steps);
    ctx.state.reserve.arrived(unit);
    ctx.emit(Finding::of(Code::SetUp).unit(unit).hex(hex).numbers(0, steps));
}

/// Carries out an order of the set-up; it is over when the Allies have ended theirs.
///
/// Errors: the rule against it.
///
/// Cases: 11.0 · Rulings: I069, I070, D091
pub fn execute(ctx: &mut OrderContext, order: &SetUpOrder) -> Result<Flow, Refusal> {
    let set_up = context(ctx.edition, &ctx.state).ok_or(Refusal::of(RefusalCode::NotNow))?;
    let side = set_up.side;
    match order {
        SetUpOrder::Place { unit, hex } => {
            check_place(&set_up, *unit, *hex)?;
            put(ctx, *unit, *hex);
        }
        SetUpOrder::Done => {
            check_finished(&set_up, &ctx.state.named[side.index()])?;
            if side == Side::Allied {
                return Ok(Flow::Over);
            }
            begin(ctx, Side::Allied);
        }
    }
    Ok(Flow::Stay)
}

/// The legal orders of the set-up: units that are not placed, or not supplied, may be placed, and once there are none,
/// the set-up may be ended. Placing any other unit again is always possible and not listed.
///
/// Cases: 11.0 · Rulings: I069, D091
pub fn legal(edition: Edition, state: &State) -> Vec<SetUpOrder> {
    let Some(set_up) = context(edition, state) else { return Vec::new() };
    let named = &state.named[set_up.side.index()];
    let mut open: Vec<UnitId> = set_up.units().filter(|&unit| state.position.hex(unit).is_none()).collect();
    if open.is_empty() {
        open = unsupplied(&set_up, named);
    }
    let done = check_finished(&set_up, named).is_ok().then_some(SetUpOrder::Done);
    let hexes: Vec<Hex> = set_up.hexes().collect();
    let orders = open.into_iter().flat_map(|unit| hexes.iter().map(move |&hex| (unit, hex)));
    let legal = orders.filter(|&(unit, hex)| check_place(&set_up, unit, hex).is_ok());
    legal.map(|(unit, hex)| SetUpOrder::Place { unit, hex }).chain(done).collect()
}
