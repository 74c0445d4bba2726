//! What a combat on the map of a game may bring, before it is declared and while it is resolved: the same report as of a worksheet.

use hexgrid::Hex;
use referee::Random;
use serde::{Deserialize, Serialize};

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::procedure::battle::{build, current_combat, to_choice};
use crate::procedure::supplying;
use crate::query::combat::adjudicate::{Prepared, report};
use crate::query::combat::outcome::UnitChances;
use crate::query::combat::report::Report;
use crate::rules::combat::from_map::MapCombat;
use crate::rules::combat::setup::Names;
use crate::state::Choice;
use crate::state::counters::UnitId;
use crate::state::event::Log;
use crate::state::order::Answer;
use crate::state::path::Spot;
use crate::state::{Combat, Segment, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::{OrderContext, refuse};

/// Which units are taken to be in combat supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SupplyGuess {
    /// Those to which it is allotted.
    Allotted,
    /// Those to which it can be allotted, were this the only combat of the phase.
    Reached,
    /// Those alone that need none.
    Nobody,
}

/// A combat that might be fought.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Foresight"))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CombatPreview {
    /// The attackers.
    #[cfg_attr(feature = "js", tsify(type = "string[]"))]
    pub units: Vec<UnitId>,
    /// The hexes attacked.
    #[cfg_attr(feature = "js", tsify(type = "string[]"))]
    pub hexes: Vec<Spot>,
    /// Supply of the attackers; by default as allotted, before that as it can be.
    #[serde(default)]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub attacker_supply: Option<SupplyGuess>,
    /// Supply of the defenders, likewise.
    #[serde(default)]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub defender_supply: Option<SupplyGuess>,
}

/// The report on a combat that might be fought from where the units stand now: odds, column, and the chances of every face.
///
/// Errors: why it cannot be fought.
///
/// Cases: 11.1 · Rulings: R144
pub fn preview(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    ask: &CombatPreview,
) -> Result<Report, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    if ask.hexes.is_empty() || ask.hexes.len() > 20 {
        return Err(one(refuse(RefusalCode::TooLarge).found(ask.hexes.len())));
    }
    cache.sync(state);
    let mut log = Log::default();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    ctx.pieces(&ask.units, state.phasing).map_err(one)?;
    let hexes: Vec<Hex> = ask.hexes.iter().map(|hex| hex.0).collect();
    let defenders: Vec<UnitId> = hexes.iter().flat_map(|&hex| state.in_hex(hex)).collect();
    ctx.state.combats = vec![Combat { units: ask.units.clone(), hexes, done: false, illegal: false }];
    let side = state.phasing;
    assume(&mut ctx, &ask.units, side, ask.attacker_supply.unwrap_or(usual(state, side)));
    assume(&mut ctx, &defenders, side.enemy(), ask.defender_supply.unwrap_or(usual(state, side.enemy())));
    let map_combat = build(&mut ctx, 0, true).map_err(one)?;
    report(&prepared(&ctx, &map_combat, &[]))
}

/// The report on the combat being resolved, with its answers and dice so far; none where no combat is being resolved.
pub fn at_present(config: &GameConfig, cache: &mut Cache, state: &State) -> Option<Result<Report, Vec<Refusal>>> {
    let answers = state.battle.as_ref()?.answers.clone();
    Some(current(config, cache, state, answers, None).and_then(|prepared| report(&prepared)))
}

/// The exact chances of every unit of the combat being resolved after one more answer, customary choices assumed for
/// what is still open; none where no combat is being resolved. No die is rolled or foreseen.
///
/// Errors: the answer is none of this combat.
pub fn if_answered(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    answer: Answer,
) -> Option<Result<Vec<UnitChances>, Vec<Refusal>>> {
    let answers = state.battle.as_ref()?.answers.clone();
    Some(current(config, cache, state, answers, Some(answer)).and_then(|prepared| prepared.unit_chances()))
}

/// The combat being resolved with the answers given, and one more.
fn current(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    mut answers: Vec<Choice>,
    more: Option<Answer>,
) -> Result<Prepared, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    cache.sync(state);
    let mut log = Log::default();
    let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
    let map_combat = current_combat(&mut ctx).map_err(one)?;
    if let Some(answer) = more {
        let choice = to_choice(&ctx, &map_combat, answer).ok_or_else(|| one(refuse(RefusalCode::IllegalAnswer)))?;
        answers.push(choice);
    }
    Ok(prepared(&ctx, &map_combat, &answers))
}

/// The combat with the names of the game.
fn prepared(ctx: &OrderContext, map_combat: &MapCombat, answers: &[Choice]) -> Prepared {
    let unit = |&at: &u16| ctx.cache.unit_of[usize::from(at)].to_string();
    let names = Names {
        units: map_combat.units.iter().map(unit).collect(),
        hexes: map_combat.hexes.iter().map(|&hex| Spot(hex).to_string()).collect(),
        sources: Vec::new(),
    };
    let charts = ctx.cache.forces.charts.clone();
    Prepared { setup: map_combat.setup.clone(), names, charts, answers: answers.to_vec() }
}

/// What is known of a player's combat supply where the query does not say.
const fn usual(state: &State, side: Side) -> SupplyGuess {
    let attacks = side as u8 == state.phasing as u8;
    match state.segment {
        Segment::Resolution | Segment::Combat => SupplyGuess::Allotted,
        Segment::DefenderSupply if attacks => SupplyGuess::Allotted,
        _ => SupplyGuess::Reached,
    }
}

/// Marks a player's units in the one combat of the phase as a guess has them. Supply that can reach them is allotted as
/// in the course of a phase, whatever it expends.
///
/// Cases: 7.3 · Rulings: H032, H074
fn assume(ctx: &mut OrderContext, units: &[UnitId], side: Side, guess: SupplyGuess) {
    if guess == SupplyGuess::Allotted {
        return;
    }
    for &id in units {
        ctx.state.unit_mut(id).flags &= !flag::SUPPLIED;
    }
    ctx.sync();
    if guess == SupplyGuess::Reached {
        supplying::allot_alone(ctx, side);
    }
}
