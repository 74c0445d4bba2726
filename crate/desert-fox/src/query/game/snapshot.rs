//! Laying a situation over the start of a scenario, and entering its phase as the game does.

use hexgrid::Hex;
use referee::Random;

use crate::game::sequence;
use crate::game::setup::start;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::{DesertPatrols, Detachments, Herkules};
use crate::model::units::{Nation, Side, Terrain, UnitKind};
use crate::procedure::reinforcement::variable;
use crate::procedure::{herkules, rommel};
use crate::query::game::query::{AirPool, GivenFort, GivenInvasion, GivenPort, GivenRommel, GivenUnit, Snapshot};
use crate::rules::combat::setup::MAX_AIR_POINTS;
use crate::state::counters::{Counter, UnitId};
use crate::state::event::Log;
use crate::state::path::Spot;
use crate::state::{Absence, Air, Fort, Invasion, Phase, Place, Rommel, State, Substitute, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::OrderContext;

/// The state of a situation: laid out, and as far into its phase as no player decides anything.
///
/// Errors: everything in it that cannot be.
///
/// Cases: 4.2 · Rulings: H060
pub fn restore(
    config: &GameConfig,
    cache: &mut Cache,
    given: Option<&Snapshot>,
    log: &mut Log,
) -> Result<State, Vec<Refusal>> {
    let Some(given) = given else { return Ok(start(config, cache, log)) };
    let mut reader =
        SnapshotReader { config, state: starting_counters(config, cache, given.empty), faults: Vec::new() };
    reader.turn(given);
    reader.units(&given.units);
    reader.forts(&given.forts);
    reader.ports(&given.ports);
    reader.pools(given);
    reader.settled(given.settled.as_deref());
    reader.substituted();
    reader.invasion(given.invasion.as_ref());
    reader.rommel(given.rommel.as_ref());
    reader.shared();
    let SnapshotReader { state, faults, .. } = reader;
    if !faults.is_empty() {
        return Err(faults);
    }
    cache.sync(&state);
    let mut ctx = OrderContext { config, cache, state, random: Random::given(&[]), log };
    match given.phase {
        None | Some(Phase::Initiative) => sequence::begin(&mut ctx),
        Some(phase) => sequence::begin_at(&mut ctx, phase),
    }
    Ok(ctx.state)
}

/// The counters and ports of the scenario's start and nothing that its first game-turn brings.
fn starting_counters(config: &GameConfig, cache: &mut Cache, empty: bool) -> State {
    let begun = start(config, cache, &mut Log::muted());
    let mut state = State { ports: begun.ports, ..State::blank() };
    if !empty {
        state.units = begun.units;
        for unit in &mut state.units {
            unit.flags &= flag::DEPLETED | flag::DUMP;
            unit.spent = 0;
        }
    }
    state
}

struct SnapshotReader<'a> {
    config: &'a GameConfig,
    state: State,
    faults: Vec<Refusal>,
}

impl SnapshotReader<'_> {
    fn fault(&mut self, code: RefusalCode, path: String, found: impl std::fmt::Display) {
        self.faults.push(Refusal::at(code, path).found(found));
    }

    /// A hex that units can be in.
    fn land(&mut self, number: &str, path: String) -> Option<Hex> {
        let hex = Spot::find(number).map(|spot| spot.0);
        match hex {
            Some(hex) if self.config.board.is_land(hex) => return Some(hex),
            Some(_) => self.fault(RefusalCode::HexForbidden, path, number),
            None => self.fault(RefusalCode::BadHex, path, number),
        }
        None
    }

    fn units(&mut self, units: &[GivenUnit]) {
        if units.len() > self.state.units.len() {
            return self.fault(RefusalCode::TooLarge, "given.units".to_owned(), units.len());
        }
        let mut named = Vec::with_capacity(units.len());
        for (at, unit) in units.iter().enumerate() {
            let path = format!("given.units[{at}]");
            match UnitId::find(&unit.id).filter(|id| id.in_roster().is_none() || !id.counter().is_supply()) {
                None => self.fault(RefusalCode::UnknownUnit, path + ".id", &unit.id),
                Some(id) if named.contains(&id) => self.fault(RefusalCode::Duplicate, path + ".id", &unit.id),
                Some(id) => {
                    named.push(id);
                    self.unit(id, unit, &path);
                }
            }
        }
    }

    fn unit(&mut self, id: UnitId, given: &GivenUnit, path: &str) {
        let at = format!("{path}.at");
        let supply = id.counter().is_supply();
        if let Some(code) = self.not_in_game(id.counter()) {
            return self.fault(code, format!("{path}.id"), &given.id);
        }
        let place = match given.at.as_str() {
            "aside" => Some(Place::Aside),
            "arriving" => Some(Place::Arriving),
            "refitBox" if !supply => Some(Place::RefitBox),
            "destroyed" if !supply => Some(Place::Destroyed),
            "withdrawn" if !supply => Some(Place::Withdrawn),
            number => self.land(number, at).map(Place::Map),
        };
        if given.depleted && id.counter().back.is_none() {
            self.fault(RefusalCode::OneStep, format!("{path}.depleted"), &given.id);
        }
        let of_supply = given.dump || given.taken || given.captured;
        let of_combat = given.depleted || given.disrupted || given.fought || given.fresh || given.emergency;
        let foot = given.on_foot && id.counter().kind != UnitKind::Detachment;
        if (supply && of_combat) || (!supply && of_supply) || foot {
            self.fault(RefusalCode::OutOfRange, path.to_owned(), &given.id);
        }
        let Some(place) = place else { return };
        let unit = self.state.unit_mut(id);
        unit.set_place(place);
        unit.flags = marks(given);
        if let Some(turn) = given.since {
            self.absent(id, turn, path);
        }
        if let Some(due) = &given.instead_of {
            self.substitute(id, due, path);
        }
    }

    /// Why the scenario and the rules in force do not have a counter.
    ///
    /// Cases: 17, 18 · Rulings: R075, R091, H101
    fn not_in_game(&self, counter: &Counter) -> Option<RefusalCode> {
        let rules = &self.config.rules;
        if !counter.roster.is_none_or(|unit| self.config.scenario.has_set(unit.set)) {
            return Some(RefusalCode::UnknownUnit);
        }
        match counter.kind {
            UnitKind::Detachment if rules.detachments == Detachments::Absent => Some(RefusalCode::DetachmentsOff),
            UnitKind::DesertPatrol if rules.desert_patrols == DesertPatrols::Absent => Some(RefusalCode::PatrolsOff),
            _ => None,
        }
    }

    fn forts(&mut self, forts: &[GivenFort]) {
        for (at, fort) in forts.iter().enumerate().take(MOST_FORTS) {
            let path = format!("given.forts[{at}]");
            let Some(hex) = self.land(&fort.hex, format!("{path}.hex")) else { continue };
            if self.state.fort(hex).is_some() {
                self.fault(RefusalCode::Duplicate, path, &fort.hex);
            } else if self.config.board.terrain(hex) == Terrain::City {
                self.fault(RefusalCode::FortCity, path, &fort.hex);
            } else if !(1..=2).contains(&fort.level) {
                self.fault(RefusalCode::OutOfRange, path + ".level", fort.level);
            } else {
                self.state.forts.push(Fort { hex, level: fort.level, side: fort.side, fresh: fort.fresh });
            }
        }
        if forts.len() > MOST_FORTS {
            self.fault(RefusalCode::TooLarge, "given.forts".to_owned(), forts.len());
        }
    }

    fn ports(&mut self, ports: &[GivenPort]) {
        for (at, given) in ports.iter().enumerate() {
            let hex = Spot::find(&given.hex).map(|spot| spot.0);
            match self.state.ports.iter_mut().find(|(port, _)| Some(*port) == hex) {
                Some(port) => port.1 = given.side,
                None => return self.fault(RefusalCode::BadHex, format!("given.ports[{at}].hex"), &given.hex),
            }
        }
    }

    /// Air, refit and victory points and what else is counted.
    fn pools(&mut self, given: &Snapshot) {
        for (side, name, pool) in
            [(Side::Axis, "axis", given.air.axis), (Side::Commonwealth, "commonwealth", given.air.commonwealth)]
        {
            let AirPool { points, malta, used } = pool;
            let fits = points <= MAX_AIR_POINTS && malta <= points && used <= points - malta;
            if !fits || (malta > 0 && side == Side::Axis) {
                self.fault(RefusalCode::OutOfRange, format!("given.air.{name}"), points);
            }
            self.state.air[side.index()] = Air { points, malta, used };
        }
        self.state.refit[Nation::German as usize] = given.refit.german;
        self.state.refit[Nation::Italian as usize] = given.refit.italian;
        self.state.refit[Nation::Commonwealth as usize] = given.refit.commonwealth;
        self.state.points = [given.points.axis, given.points.commonwealth];
        self.state.tobruk_dump = !given.dump_taken;
        if usize::from(given.repaired) >= self.config.board.planned_railroad().len().max(1) {
            self.fault(RefusalCode::OutOfRange, "given.repaired".to_owned(), given.repaired);
        }
        self.state.repaired = given.repaired;
    }

    /// The game-turn, and whose player-turn and phase it is.
    fn turn(&mut self, given: &Snapshot) {
        let scenario = &self.config.scenario;
        let turn = given.turn.unwrap_or(scenario.first_turn);
        if !(scenario.first_turn..=scenario.last_turn).contains(&turn) {
            self.fault(RefusalCode::OutOfRange, "given.turn".to_owned(), turn);
        }
        if given.phase == Some(Phase::Over) {
            self.fault(RefusalCode::GameOver, "given.phase".to_owned(), turn);
        }
        let first = given.first.unwrap_or(scenario.first_player);
        self.state.turn = turn;
        self.state.first = first;
        self.state.phasing = given.phasing.unwrap_or(first);
    }

    /// The withdrawals that are made or forgone.
    fn settled(&mut self, names: Option<&[String]>) {
        let withdrawals = self.config.schedule.withdrawals();
        let Some(names) = names else {
            let past =
                |(_, withdrawal): &(usize, &crate::data::schedule::Withdrawal)| withdrawal.turn < self.state.turn;
            let bits = withdrawals.iter().enumerate().filter(past).map(|(at, _)| 1_u32 << at.min(31));
            self.state.settled = bits.fold(0, |settled, bit| settled | bit);
            return;
        };
        for (at, name) in names.iter().enumerate() {
            let leaves = |counter| UnitId::of_roster(counter).counter().id == *name;
            match withdrawals.iter().position(|withdrawal| leaves(withdrawal.counter)) {
                Some(place) => self.state.settled |= 1 << place.min(31),
                None => return self.fault(RefusalCode::NotScheduled, format!("given.settled[{at}]"), name),
            }
        }
    }

    /// A withdrawal for which another unit has left is made.
    fn substituted(&mut self) {
        let slots = self.state.substitutes.iter().map(|substitute| 1_u32 << substitute.slot.min(31));
        self.state.settled |= slots.fold(0, |settled, bit| settled | bit);
    }

    /// The invasion of Malta: its units are nowhere else.
    fn invasion(&mut self, given: Option<&GivenInvasion>) {
        let Some(given) = given else { return };
        if self.config.rules.herkules == Herkules::Absent {
            self.fault(RefusalCode::InvasionOff, "given.invasion".to_owned(), given.turn);
        }
        if !(1..=self.state.turn).contains(&given.turn) {
            self.fault(RefusalCode::OutOfRange, "given.invasion.turn".to_owned(), given.turn);
        }
        let units: Option<Vec<UnitId>> = given.units.iter().map(|id| UnitId::find(id)).collect();
        let Some((units, sent)) = units.and_then(|units| herkules::bits(&units).map(|sent| (units, sent))) else {
            return self.fault(RefusalCode::UnknownUnit, "given.invasion.units".to_owned(), given.units.join(", "));
        };
        self.state.invasion = Invasion { turn: given.turn, fallen: given.fallen, units: sent };
        if let Some(unit) = units.iter().find(|unit| self.state.unit(**unit).place() != Place::Aside) {
            self.fault(RefusalCode::Duplicate, "given.invasion.units".to_owned(), unit);
        }
    }

    /// Rommel is where no enemy combat unit is.
    ///
    /// Cases: 8.8 · Rulings: H103, H107
    fn rommel(&mut self, given: Option<&GivenRommel>) {
        let Some(GivenRommel { hex: number, led, spared }) = given else { return };
        if !rommel::is_on(&self.config.rules) {
            return self.fault(RefusalCode::RommelOff, "given.rommel".to_owned(), number);
        }
        let hex = self.land(number, "given.rommel.hex".to_owned());
        let spared = spared.as_ref().and_then(|number| self.land(number, "given.rommel.spared".to_owned()));
        self.state.rommel = Rommel { hex, moved: false, led: *led, spared };
        if hex.is_some_and(|hex| rommel::held(&self.state, hex)) {
            self.fault(RefusalCode::MoveEnemy, "given.rommel.hex".to_owned(), number);
        }
    }

    /// A unit that was withdrawn by die is withdrawn, and of the Commonwealth.
    ///
    /// Cases: 5.3 · Rulings: R118
    fn absent(&mut self, unit: UnitId, turn: u8, path: &str) {
        let past = (1..=self.state.turn).contains(&turn);
        let withdrawn =
            self.state.unit(unit).place() == Place::Withdrawn && unit.counter().side() == Side::Commonwealth;
        if !variable::is_on(&self.config.rules) {
            self.fault(RefusalCode::DrawnOff, format!("{path}.since"), turn);
        } else if past && withdrawn {
            self.state.absent.push(Absence { unit, turn });
        } else {
            self.fault(RefusalCode::OutOfRange, format!("{path}.since"), turn);
        }
    }

    /// A unit that was withdrawn in place of another is withdrawn, and the other is on the schedule.
    ///
    /// Cases: 3B1, 5.22 · Rulings: R120, R122
    fn substitute(&mut self, unit: UnitId, due: &str, path: &str) {
        let withdrawals = self.config.schedule.withdrawals();
        let slot = withdrawals.iter().position(|owed| UnitId::of_roster(owed.counter).counter().id == due);
        match slot {
            Some(slot) if self.state.unit(unit).place() == Place::Withdrawn && unit.counter().id != due => {
                self.state.substitutes.push(Substitute { unit, slot: slot as u8 });
            }
            Some(_) => self.fault(RefusalCode::OutOfRange, format!("{path}.insteadOf"), due),
            None => self.fault(RefusalCode::NotScheduled, format!("{path}.insteadOf"), due),
        }
    }

    /// No hex holds units of both players, and no fort those of the enemy alone; detachments do not count.
    ///
    /// Cases: 17.23 · Rulings: R084
    fn shared(&mut self) {
        let all: Vec<(UnitId, Hex)> = self.state.on_map().collect();
        for &(id, hex) in &all {
            let side = self.state.owner(id);
            if id.counter().kind == UnitKind::Detachment {
                continue;
            }
            let foe = |other: UnitId| self.state.owner(other) != side && other.counter().kind != UnitKind::Detachment;
            let foe = all.iter().any(|&(other, at)| at == hex && foe(other));
            if foe || self.state.fort(hex).is_some_and(|fort| fort.side != side) {
                return self.fault(RefusalCode::HexShared, "given.units".to_owned(), &id.counter().id);
            }
        }
    }
}

/// Forts of a situation at most.
const MOST_FORTS: usize = 100;

/// The marks of a counter.
fn marks(given: &GivenUnit) -> u16 {
    let marks = [
        (given.depleted, flag::DEPLETED),
        (given.disrupted, flag::DISRUPTED),
        (given.dump, flag::DUMP),
        (given.on_foot, flag::ON_FOOT),
        (given.taken, flag::TAKEN),
        (given.captured, flag::CAPTURED),
        (given.moved, flag::MOVED),
        (given.fought, flag::FOUGHT),
        (given.fresh, flag::FRESH),
        (given.emergency, flag::EMERGENCY),
    ];
    marks.into_iter().filter(|(set, _)| *set).fold(0, |all, (_, mark)| all | mark)
}
