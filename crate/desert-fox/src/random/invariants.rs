//! What holds in every state of a game, whatever was ordered.

use hexgrid::Hex;

use crate::data::calendar::CalendarNumber;
use crate::data::tables::Number;
use crate::game::legal::{Legal, legal};
use crate::model::units::{Side, UnitKind};
use crate::procedure::moves;
use crate::state::counters::UnitId;
use crate::state::{Phase, Place, Rommel, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use referee::Draw;
pub use referee::conformance::Violation;

const SIDES: [Side; 2] = [Side::Axis, Side::Commonwealth];
/// Units whose reach is compared.
const RANGES: u32 = 4;
/// Level of the strongest fort.
const STRONGEST: u8 = 2;

/// What a state must be by itself: one side to a hex, every counter on land and marked as its kind can be, forts of the
/// side that stands in them, points that are there, no more supply counters than the game has, combats of units on the map.
///
/// Errors: the first thing that is otherwise.
pub fn check(config: &GameConfig, state: &State) -> Result<(), Violation> {
    hexes(config, state)?;
    marks(state)?;
    forts(config, state)?;
    points(config, state)?;
    combats(state)?;
    absences(state)?;
    rommel(config, state)?;
    let open = [state.battle.is_some(), state.overrun.is_some(), state.overstacked.is_some()];
    holds(open.iter().filter(|open| **open).count() <= 1, || "two decisions are open at once".to_owned())?;
    let over = state.phase == Phase::Over;
    holds(over == state.outcome.is_some(), || "a game has a result when it is over, and only then".to_owned())
}

/// What must hold from one state to the next: time runs forward, and a player-turn begins with no hex overstacked.
///
/// Errors: the first thing that is otherwise.
pub fn check_step(config: &GameConfig, before: &State, after: &State) -> Result<(), Violation> {
    let whose = |state: &State| state.phasing != state.first;
    let moment = |state: &State| (state.turn, state.phase != Phase::Initiative, whose(state));
    let forward = after.phase == Phase::Over
        || before.phase == Phase::Initiative
        || moment(before) <= moment(after)
        || before.turn < after.turn;
    holds(forward, || "the sequence of play runs backwards".to_owned())?;
    if (before.turn, before.phasing) == (after.turn, after.phasing) {
        return Ok(());
    }
    let limit = config.tables.number(Number::StackingLimit);
    match after.first_overstacked(&config.counters, limit) {
        Some(hex) => violation(format!("hex {} is overstacked as a player-turn begins", number(config, hex))),
        None => Ok(()),
    }
}

/// What the cache holds must be what a new one computes: pieces, zones, supply, lines of communication, the reach of some
/// units, and the list of legal orders. The list is empty only when the game is over.
///
/// Errors: the first thing that is otherwise.
pub fn check_cache(
    config: &GameConfig,
    cache: &mut Cache,
    fresh: &mut Cache,
    state: &State,
    draw: &mut Draw,
) -> Result<(), Violation> {
    cache.sync(state);
    fresh.sync(state);
    pieces(cache, fresh)?;
    let grid = &config.board.grid;
    for side in SIDES {
        let at = |cache: &Cache| grid.hexes().map(|hex| cache.seen_by(side).at(hex)).collect::<Vec<u8>>();
        holds(at(cache) == at(fresh), || format!("the zones that {side:?} sees are out of date"))?;
        let served = |cache: &mut Cache| {
            let supplies = cache.supplies(side);
            grid.hexes().map(|hex| (supplies.general(hex), supplies.combat(hex))).collect::<Vec<_>>()
        };
        holds(served(cache) == served(fresh), || format!("the supply of {side:?} is out of date"))?;
        for motorized in [false, true] {
            let lines =
                |cache: &mut Cache| grid.hexes().map(|hex| cache.has_line(side, motorized, hex)).collect::<Vec<bool>>();
            holds(lines(cache) == lines(fresh), || format!("the lines of {side:?} are out of date"))?;
        }
    }
    ranges(cache, fresh, state, draw)?;
    let list = legal(config, cache, state);
    let known = listed(&list);
    choices(&list)?;
    holds(known == listed(&legal(config, fresh, state)), || "the list of legal orders is out of date".to_owned())?;
    holds(!known.1 || state.phase == Phase::Over, || "nothing can be ordered".to_owned())
}

/// Whatever is listed with hexes or units has some.
fn choices(legal: &Legal) -> Result<(), Violation> {
    let moves = legal.moves.iter().find(|option| option.hexes.is_empty() && option.forced.is_empty());
    holds(moves.is_none(), || format!("{moves:?} leads nowhere"))?;
    let carries = legal.carries.iter().find(|option| option.hexes.is_empty());
    holds(carries.is_none(), || format!("{carries:?} leads nowhere"))?;
    let attacks = legal.attacks.iter().find(|option| option.units.is_empty());
    holds(attacks.is_none(), || format!("{attacks:?} is nobody's"))
}

/// The list of legal orders as text, the hexes of moves in the order of the board; and whether it is empty.
fn listed(legal: &Legal) -> (String, bool) {
    let Legal { by, orders, moves, attacks, carries, withdrawals, invasions, .. } = legal;
    let sorted = |hexes: &[(Hex, u16)]| {
        let mut hexes: Vec<_> = hexes.iter().map(|(hex, cost)| (hex.index(), *cost)).collect();
        hexes.sort_unstable();
        hexes
    };
    let moves: Vec<_> =
        moves.iter().map(|option| (option.unit, option.mode, sorted(option.hexes), sorted(option.forced))).collect();
    let empty =
        orders.is_empty() && moves.is_empty() && attacks.is_empty() && carries.is_empty() && withdrawals.is_empty();
    (format!("{by:?} {orders:?} {moves:?} {attacks:?} {carries:?} {withdrawals:?} {invasions:?}"), empty)
}

fn holds(so: bool, otherwise: impl FnOnce() -> String) -> Result<(), Violation> {
    if so { Ok(()) } else { Err(Violation(otherwise())) }
}

fn violation(text: String) -> Result<(), Violation> {
    Err(Violation(text))
}

fn number(config: &GameConfig, hex: Hex) -> String {
    config.board.grid.name(hex, hexgrid::Numbering::Lettered).to_string()
}

/// One side to a hex, on land; but while an overrun is decided, supply units that are captured lie beside those that are
/// still to be.
fn hexes(config: &GameConfig, state: &State) -> Result<(), Violation> {
    let overrun = state.overrun.as_ref().map(|overrun| overrun.hex);
    let mut owners: Vec<Option<Side>> = vec![None; config.board.grid.len()];
    for (id, hex) in state.on_map() {
        let at = || format!("{id} in {}", number(config, hex));
        holds(config.board.is_land(hex), || format!("{} stands in the sea", at()))?;
        if overrun == Some(hex) && id.counter().is_supply() || id.counter().kind == UnitKind::Detachment {
            continue;
        }
        let side = state.owner(id);
        let other = owners[hex.index()].replace(side).is_some_and(|other| other != side);
        holds(!other, || format!("{} stands among the enemy", at()))?;
    }
    Ok(())
}

/// Marks are on counters that can carry them, and what counts for the map alone is nowhere else.
fn marks(state: &State) -> Result<(), Violation> {
    holds(state.units.len() == UnitId::all().count(), || "a counter is missing".to_owned())?;
    let of_supply = flag::DUMP | flag::TAKEN | flag::CAPTURED;
    for id in UnitId::all() {
        let (unit, counter) = (state.unit(id), id.counter());
        let fits = if counter.is_supply() {
            !unit.is(flag::DEPLETED | flag::DISRUPTED)
        } else {
            let marks = if counter.kind == UnitKind::Detachment { of_supply & !flag::ON_FOOT } else { of_supply };
            !unit.is(marks) && (counter.back.is_some() || !unit.is(flag::DEPLETED))
        };
        holds(fits, || format!("{id} is marked as it cannot be"))?;
        let boxed =
            counter.is_supply() && matches!(unit.place(), Place::RefitBox | Place::Destroyed | Place::Withdrawn);
        holds(!boxed, || format!("{id} is in a box of combat units"))?;
        let idle = unit.hex().is_some() || (unit.spent == 0 && unit.drawn == 0);
        holds(idle, || format!("{id} has moved or given supply off the map"))?;
    }
    Ok(())
}

/// Units that come back by die are withdrawn, each once, and no withdrawal by die is owed outside its segment.
fn absences(state: &State) -> Result<(), Violation> {
    for (at, absence) in state.absent.iter().enumerate() {
        let twice = state.absent[..at].iter().any(|other| other.unit == absence.unit);
        let gone = state.unit(absence.unit).place() == Place::Withdrawn && absence.turn <= state.turn;
        holds(gone && !twice, || format!("{} is absent and is not", absence.unit))?;
    }
    for (at, substitute) in state.substitutes.iter().enumerate() {
        let twice = state.substitutes[..at].iter().any(|other| other.unit == substitute.unit);
        let gone = state.unit(substitute.unit).place() == Place::Withdrawn && state.settled >> substitute.slot & 1 == 1;
        holds(gone && !twice, || format!("{} is away for another unit and is not", substitute.unit))?;
    }
    let due = state.drawn.count() == 0 || state.phase == Phase::Reinforcement;
    holds(due, || "a withdrawal is owed after the Reinforcement Phase".to_owned())
}

/// Rommel is in games that have him alone, and in no hex with an enemy combat unit.
fn rommel(config: &GameConfig, state: &State) -> Result<(), Violation> {
    let on = crate::procedure::rommel::is_on(&config.rules) || state.rommel == Rommel::default();
    holds(on, || "Rommel is in a game without him".to_owned())?;
    let held = state.rommel.hex.is_some_and(|hex| crate::procedure::rommel::held(state, hex));
    holds(!held, || "Rommel is among the enemy".to_owned())
}

/// Forts have level 1 or 2, one to a hex, and no enemy combat unit in them.
fn forts(config: &GameConfig, state: &State) -> Result<(), Violation> {
    for (at, fort) in state.forts.iter().enumerate() {
        let place = || number(config, fort.hex);
        holds((1..=STRONGEST).contains(&fort.level), || format!("a fort of level {} in {}", fort.level, place()))?;
        let twice = state.forts[..at].iter().any(|other| other.hex == fort.hex);
        holds(!twice, || format!("two forts in {}", place()))?;
        let mut inside = state.in_hex(fort.hex).filter(|id| id.counter().is_combat());
        holds(inside.all(|id| state.owner(id) == fort.side), || format!("the enemy holds the fort in {}", place()))?;
    }
    Ok(())
}

/// Points are there before they are used, and supply counters as many as the game has.
fn points(config: &GameConfig, state: &State) -> Result<(), Violation> {
    for side in SIDES {
        let air = state.air[side.index()];
        let used = u16::from(air.malta) + u16::from(air.used);
        holds(used <= u16::from(air.points), || format!("{side:?} uses {used} of {} air points", air.points))?;
    }
    holds(state.air[Side::Axis.index()].malta == 0, || "Axis air points are on Malta".to_owned())?;
    let counters = [CalendarNumber::SupplyCountersAxis, CalendarNumber::SupplyCountersCommonwealth];
    for (side, most) in SIDES.into_iter().zip(counters.map(|counters| config.calendar.number(counters))) {
        let own = |id: &UnitId| id.counter().is_supply() && id.counter().side() == side;
        let used = UnitId::all().filter(own).filter(|id| state.unit(*id).place() != Place::Aside).count();
        holds(used as i64 <= i64::from(most), || format!("{used} supply counters of {side:?}, who has {most}"))?;
    }
    holds(usize::from(state.repaired) <= config.board.planned_railroad().len(), || "too much railroad".to_owned())
}

/// Combats name units of the attacker on the map, each once, and each hex once.
fn combats(state: &State) -> Result<(), Violation> {
    let pending = || state.combats.iter().filter(|combat| !combat.done);
    let units: Vec<UnitId> = pending().flat_map(|combat| combat.units.iter().copied()).collect();
    for (at, &id) in units.iter().enumerate() {
        holds(!units[..at].contains(&id), || format!("{id} attacks twice"))?;
    }
    let hexes: Vec<Hex> = state.combats.iter().flat_map(|combat| combat.hexes.iter().copied()).collect();
    for (at, hex) in hexes.iter().enumerate() {
        holds(!hexes[..at].contains(hex), || "a hex is attacked twice".to_owned())?;
    }
    let at_hand = state.battle.as_ref().map(|battle| usize::from(battle.combat));
    holds(at_hand.is_none_or(|at| at < state.combats.len()), || "a combat is fought that nobody declared".to_owned())
}

fn pieces(cache: &Cache, fresh: &Cache) -> Result<(), Violation> {
    let alike = cache.unit_of == fresh.unit_of
        && format!("{:?}", cache.forces.pieces) == format!("{:?}", fresh.forces.pieces)
        && cache.forces.forts == fresh.forces.forts
        && cache.forces.ports == fresh.forces.ports;
    holds(alike, || "the pieces are out of date".to_owned())
}

/// The reach of some units of the side that moves.
fn ranges(cache: &mut Cache, fresh: &mut Cache, state: &State, draw: &mut Draw) -> Result<(), Violation> {
    let Some(mode) = moves::mode(state.phase) else { return Ok(()) };
    let own: Vec<UnitId> = state.of_side(crate::turn::to_act::to_act(state)).map(|(id, _)| id).collect();
    for _ in 0..RANGES.min(own.len() as u32) {
        let id = draw.pick(&own);
        let found = |cache: &mut Cache| {
            let known = cache.find_reach(id, mode)?;
            let mut hexes = cache.reach(id).map(<[_]>::to_vec);
            for hexes in &mut hexes {
                hexes.sort_unstable();
            }
            Ok::<_, crate::model::refusal::RefusalCode>((known, hexes))
        };
        holds(found(cache) == found(fresh), || format!("the reach of {id} is out of date"))?;
    }
    Ok(())
}
