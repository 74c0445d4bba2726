//! Chances of a battle turn before it is fought, by the rules that resolve it.
//!
//! Up to [`EXACT_BLOCKS`] blocks, or [`EXACT_BLOCKS_TWO_TURNS`] in an Assault of two battle turns, the answer is exact;
//! beyond that it comes from a fixed number of battle turns fought at random. A viewer of a game who does not know a
//! block of the battle gets no chances: any would say something of it. To ask what could be behind such blocks, state a
//! position with the blocks that you assume.

// What is asked, and the answer.
mod question;
// A battle turn under way.
mod bout;
// What courses of a battle turn come to.
mod tally;
// Chances by all results of every fire.
mod exact;
// Chances from battle turns fought at random.
mod sampled;
// The answer.
mod report;

pub use question::{
    ChancesAnswer, ChancesQuery, ChancesReport, Decisions, FireChance, GameChancesQuery, LossChance, Method,
    SideChances, TargetQuery, UnitChances,
};

use hexgrid::Hex;
use referee::Viewer;

use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::position::Position;
use crate::query::chances::bout::{Bout, Setup};
use crate::query::fault::Fault;
use crate::query::game::knows;
use crate::query::own_charts::own_charts;
use crate::query::position::{Names, set_up};
use crate::rules::battle::{BattleTurn, check_target, turns_after_first};
use crate::state::hits::Hits;
use crate::state::turn::{Battle, HitTarget};
use crate::state::{Stage, State};

/// Blocks of a battle up to which chances are exact.
pub const EXACT_BLOCKS: usize = 12;
/// The same where an Assault is fought as two battle turns and the second is still to come.
pub const EXACT_BLOCKS_TWO_TURNS: usize = 7;
/// Battle turns that are fought at random beyond that.
pub const SAMPLES: u32 = 10_000;
/// The seed of their dice.
const SEED: u64 = 1941;

/// The chances of a battle turn in a stated position.
pub fn chances(query: &ChancesQuery) -> ChancesAnswer {
    of_position(query).into()
}

/// The chances of a battle turn in a game for a viewer; of what is left of it while it is fought. Hits that are
/// still to be assigned are taken first.
///
/// Cases: 3.4, 9.7 · Rulings: D102, D103
pub fn chances_in_game(
    edition: Edition,
    state: &State,
    viewer: Viewer<Side>,
    query: &GameChancesQuery,
) -> ChancesAnswer {
    of_game(edition, state, viewer, query).into()
}

impl From<Result<ChancesReport, Fault>> for ChancesAnswer {
    fn from(found: Result<ChancesReport, Fault>) -> Self {
        match found {
            Ok(report) => Self::Chances(Box::new(report)),
            Err(fault) => Self::Refused { refusal: fault.into() },
        }
    }
}

fn of_position(query: &ChancesQuery) -> Result<ChancesReport, Fault> {
    let charts = own_charts(&query.charts)?;
    let edition = Edition::of(&charts, query.rules);
    let position = set_up(edition, &query.units, &query.battles, &query.mines)?;
    let hex = Names::hex(&query.hex)?;
    let turn = BattleTurn { hex, active: query.active, option: query.option, rearguard: query.rearguard };
    check_battle(&position, hex)?;
    let battle = opening(&edition, turn);
    answer(edition, turn, Bout { position, hits: Hits::default(), battle: Some(battle) }, &query.targets)
}

/// A battle turn of which nothing has been fought. The active side fires last, but first as an engaged rearguard.
///
/// Cases: 3.4, 4.4, 4.5 · Rulings: D017, D054, D055
fn opening(edition: &Edition, turn: BattleTurn) -> Battle {
    let (first, turns_left) = if turn.rearguard {
        (turn.active, 0)
    } else {
        (turn.active.enemy(), turns_after_first(edition, Some(turn.option)))
    };
    Battle { hex: turn.hex, first, firing: first, fired: Vec::new(), turns_left }
}

fn of_game(
    edition: Edition,
    state: &State,
    viewer: Viewer<Side>,
    query: &GameChancesQuery,
) -> Result<ChancesReport, Fault> {
    let hex = Names::hex(&query.hex)?;
    if state.stage != Stage::Turns {
        return Err(Refusal::of(RefusalCode::NotNow).hex(hex).into());
    }
    check_battle(&state.position, hex)?;
    if fighting(&state.position, hex).any(|unit| !knows(state, unit, viewer)) {
        return Err(Refusal::of(RefusalCode::HiddenBlocks).hex(hex).into());
    }
    let option = state.turn.option.or(query.option).unwrap_or(TurnOption::Basic);
    let rearguard = state.rearguard.as_ref().is_some_and(|rearguard| rearguard.hex == hex);
    let turn = BattleTurn { hex, active: state.turn.side, option, rearguard };
    let under_way = state.battle.clone().filter(|battle| battle.hex == hex);
    let hits = if under_way.is_some() { state.hits.clone() } else { Hits::default() };
    let battle = under_way.unwrap_or_else(|| opening(&edition, turn));
    let mut bout = Bout { position: state.position.clone(), hits, battle: Some(battle) };
    if !Side::BOTH.into_iter().any(|side| viewer.sees(side) && state.position.knows_mine(side, hex)) {
        bout.position.lift_mines(hex);
    }
    if let Some(pending) = &state.pending
        && let HitTarget::Type(at, target) = &pending.target
        && *at == hex
    {
        bout.take_hits(pending.owner, *target, pending.left);
    }
    answer(edition, turn, bout, &query.targets)
}

/// Errors: no battle is fought in the hex.
fn check_battle(position: &Position, hex: Hex) -> Result<(), Refusal> {
    if position.is_battle(hex) { Ok(()) } else { Err(Refusal::of(RefusalCode::NoBattle).hex(hex)) }
}

/// The units that fire and are fired at.
fn fighting(position: &Position, hex: Hex) -> impl Iterator<Item = UnitId> + '_ {
    Side::BOTH.into_iter().flat_map(move |side| position.fighting(side, hex))
}

fn answer(
    edition: Edition,
    turn: BattleTurn,
    mut start: Bout,
    targets: &[TargetQuery],
) -> Result<ChancesReport, Fault> {
    start.go_on();
    let units: Vec<UnitId> = fighting(&start.position, turn.hex).collect();
    let stated = targets.iter().map(|query| stated(&start, turn.hex, &units, query)).collect::<Result<_, _>>()?;
    let setup = Setup { edition, turn, stated, units };
    let (tally, method) = if setup.units.len() <= exact_blocks(&start) {
        (exact::exact(&setup, &start), Method::Exact)
    } else {
        let standard_error = 0.5 / f64::from(SAMPLES).sqrt();
        let method = Method::Sampled { samples: SAMPLES, seed: SEED, standard_error };
        (sampled::sampled(&setup, &start, SAMPLES, SEED), method)
    };
    Ok(report::report(&setup, &start, &tally, method))
}

/// Blocks up to which the chances of what is left of a battle are exact.
fn exact_blocks(start: &Bout) -> usize {
    let is_twofold = start.battle.as_ref().is_some_and(|battle| battle.turns_left > 0);
    if is_twofold { EXACT_BLOCKS_TWO_TURNS } else { EXACT_BLOCKS }
}

/// A stated target type. Another one that is required in the position as it stands goes before it.
///
/// Errors: no unit of the battle has that name, it has fired, or it may not fire at that type.
///
/// Cases: 3.4, 6.1 · Rulings: I017, I036, D050, D051, D053
fn stated(start: &Bout, hex: Hex, units: &[UnitId], query: &TargetQuery) -> Result<(UnitId, UnitClass), Fault> {
    let position = &start.position;
    let unit = units.iter().copied().find(|&unit| position.block(unit).name == query.unit);
    let unit = unit.ok_or_else(|| Fault::name(RefusalCode::NotInBattle, &query.unit))?;
    let named = |refusal: Refusal| Fault::Block(refusal, query.unit.clone());
    if start.battle.as_ref().is_some_and(|battle| battle.fired.contains(&unit)) {
        return Err(named(Refusal::of(RefusalCode::HasFired).hex(hex)));
    }
    check_target(position, hex, unit, query.target, &mut Findings::new()).map_err(named)?;
    Ok((unit, query.target))
}

#[cfg(test)]
mod tests;
