//! Data derived from a state, cached between orders and refreshed incrementally: the pieces on the board, zones, supply, and
//! movement ranges.
//!
//! A cache belongs to the rules of one game. It takes any of its states and finds out by itself what has changed.

use std::borrow::Cow;
use std::ops::BitOr;
use std::sync::Arc;

use hexgrid::Hex;

use crate::data::counter::has_zone;
use crate::data::scenario::Scenario;
use crate::data::tables::Number;
use crate::model::points::Points;
use crate::model::units::{Nation, Side, UnitKind};
use crate::position::forces::Forces;
use crate::position::hex_flags::HexFlags;
use crate::position::stacks::Stacks;
use crate::rules::movement::costs::Costs;
use crate::rules::movement::movement_ground::MovementGround;
use crate::rules::supply::chain::Supplies;
use crate::rules::supply::line::Lines;
use crate::state::counters::{Counter, UnitId, counters};
use crate::state::{Phase, State, Unit, flag};
use crate::turn::config::GameConfig;
use crate::turn::current_combat::CurrentCombat;
use crate::turn::movable_units::MovableUnits;
use crate::turn::reach_cache::ReachCache;

/// Hexes changed at once whose flags are refreshed one by one.
const FEW: usize = 6;
/// Counters that are compared at once.
const BLOCK: usize = 8;
/// No piece.
const NONE: u16 = u16::MAX;

/// A value computed for a layout of the units on the map.
#[derive(Clone, Debug)]
struct Cached<T> {
    value: T,
    pub(super) layout: [u32; 2],
}

/// How the counters have changed.
#[derive(Clone, Copy, Debug, Default)]
struct Changes {
    /// Some have come onto the map or left it.
    anew: bool,
    /// Which players' units lie otherwise than before.
    moved: [bool; 2],
}

/// Data derived from a state.
#[derive(Clone, Debug)]
pub struct Cache {
    /// The pieces on the map with everything that the rules of the board ask of them.
    pub forces: Forces<'static>,
    /// The counters with the values of the game, by number.
    pub counters: Cow<'static, [Counter]>,
    scenario: Arc<Scenario>,
    /// The counter of each piece.
    pub unit_of: Vec<UnitId>,
    piece_of: Vec<u16>,
    pub(super) seen: Vec<Unit>,
    pub(super) phase: Phase,
    judged: Option<Side>,
    pub(super) layout: [u32; 2],
    supplies: [Cached<Supplies>; 2],
    lines: [[Cached<Lines>; 2]; 2],
    pub(super) costs: [Cow<'static, Costs>; 2],
    /// What units can reach.
    pub(super) movement_ranges: ReachCache,
    /// Hexes in which counters have changed since the last refresh.
    changed: Vec<Hex>,
    /// Counters that have changed since the last refresh.
    changed_units: Vec<UnitId>,
    /// Who can move.
    pub(super) movable_units: MovableUnits,
    /// The combat being resolved.
    pub current_combat: Option<CurrentCombat>,
}

impl Cache {
    /// An empty cache for a game.
    pub fn new(config: &GameConfig) -> Self {
        let forces = Forces {
            rules: config.rules,
            choice: config.choice,
            board: config.board.clone(),
            tables: config.tables.clone(),
            charts: config.charts.clone(),
            chart_changes: Vec::new(),
            names: Vec::new(),
            railhead: None,
            game_turn: None,
            pieces: Vec::new(),
            stacks: Stacks::of(config.board.grid.len(), &[]),
            hex_flags: HexFlags::of(&config.board, &[]),
            forts: Vec::new(),
            ports: Vec::new(),
        };
        let costs = [false, true].map(|motorized| Costs::of(&config.board, &config.tables, &config.rules, motorized));
        let never = [u32::MAX; 2];
        let supplies = |side| Cached { value: Supplies::of(&forces, side), layout: never };
        let lines = |side| [(); 2].map(|()| Cached { value: Lines::home(&forces, side), layout: never });
        let movement_ranges = ReachCache::new(&forces.board.grid);
        Self {
            supplies: [supplies(Side::Axis), supplies(Side::Commonwealth)],
            lines: [lines(Side::Axis), lines(Side::Commonwealth)],
            forces,
            counters: config.counters.clone(),
            scenario: config.scenario.clone(),
            unit_of: Vec::new(),
            piece_of: vec![NONE; counters().len()],
            seen: vec![Unit::default(); counters().len()],
            phase: Phase::Initiative,
            judged: None,
            layout: [0; 2],
            costs,
            movement_ranges,
            changed: Vec::new(),
            changed_units: Vec::new(),
            movable_units: MovableUnits::default(),
            current_combat: None,
        }
    }

    /// Refreshes the cache for a state.
    pub fn sync(&mut self, state: &State) {
        if self.forces.ports != state.ports {
            self.forces.ports.clone_from(&state.ports);
            self.layout = self.layout.map(|layout| layout + 1);
        }
        let forts = || state.forts.iter().map(|fort| (fort.hex, fort.level));
        if !forts().eq(self.forces.forts.iter().copied()) {
            self.forces.forts = forts().collect();
        }
        self.forces.game_turn = Some(self.scenario.month(state.turn));
        let judged = state.judged();
        let judges = self.judged != judged;
        (self.phase, self.judged) = (state.phase, judged);
        let changed = self.changes(state);
        if changed.anew {
            self.rebuild_pieces(state);
        } else if judges {
            for at in 0..self.unit_of.len() {
                self.update_piece(state, at);
            }
        }
        if self.changed.len() > FEW {
            self.forces.lie();
        } else if !self.changed.is_empty() {
            self.forces.refresh_hexes(&self.changed);
        }
        for (layout, moved) in self.layout.iter_mut().zip(changed.moved) {
            *layout += u32::from(moved);
        }
    }

    /// Reads every counter that has changed, and lists the hexes in which units have changed.
    fn changes(&mut self, state: &State) -> Changes {
        let mut changes = Changes::default();
        self.changed.clear();
        self.changed_units.clear();
        for (block, (before, after)) in self.seen.chunks(BLOCK).zip(state.units.chunks(BLOCK)).enumerate() {
            if differ(before, after) {
                let pairs =
                    before.iter().zip(after).enumerate().filter(|(_, (before, after))| before.word() != after.word());
                self.changed_units.extend(pairs.map(|(at, _)| UnitId((block * BLOCK + at) as u8)));
            }
        }
        self.movable_units.mark_dirty(&self.changed_units);
        for place in 0..self.changed_units.len() {
            let id = self.changed_units[place];
            let (before, after) = (self.seen[id.index()], *state.unit(id));
            self.seen[id.index()] = after;
            if let (Some(from), Some(to)) = (before.hex(), after.hex()) {
                if let Some(piece) = self.piece(id) {
                    self.forces.stacks.shift(piece, from, to);
                    self.update_piece(state, piece);
                }
            } else {
                changes.anew |= before.hex() != after.hex();
            }
            if before.moved_or_changed(&after) {
                for hex in [before.hex(), after.hex()].into_iter().flatten() {
                    if !self.changed.contains(&hex) {
                        self.changed.push(hex);
                    }
                }
                let side = id.counter().side();
                changes.moved[side.index()] = true;
                changes.moved[side.enemy().index()] |= (before.flags | after.flags) & flag::TAKEN != 0;
            }
        }
        changes
    }

    /// Builds all pieces again.
    fn rebuild_pieces(&mut self, state: &State) {
        self.piece_of.fill(NONE);
        self.unit_of.clear();
        self.forces.pieces.clear();
        self.forces.names.clear();
        for (id, hex) in state.on_map() {
            self.piece_of[id.index()] = self.unit_of.len() as u16;
            self.unit_of.push(id);
            self.forces.names.push(&id.counter().id);
            self.forces.pieces.push(self.counters[id.index()].piece(hex));
            self.update_piece(state, self.unit_of.len() - 1);
        }
        self.forces.stack();
    }

    /// Writes the state of a counter to its piece.
    fn update_piece(&mut self, state: &State, at: usize) {
        let id = self.unit_of[at];
        let (unit, counter, piece) = (state.unit(id), &self.counters[id.index()], &mut self.forces.pieces[at]);
        if let Some(hex) = unit.hex() {
            piece.hex = hex;
        }
        let depleted = unit.is(flag::DEPLETED);
        piece.side = state.owner(id);
        piece.nation = match piece.side {
            side if side == counter.side() => counter.nation,
            Side::Axis => Nation::German,
            Side::Commonwealth => Nation::Commonwealth,
        };
        piece.kind = state.kind(id);
        piece.motorized = counter.motorized && !(piece.is_detachment() && unit.is(flag::ON_FOOT));
        piece.face = counter.face(depleted);
        piece.silenced = counter.full.artillery && !piece.face.artillery;
        piece.back = counter.back.filter(|_| !depleted);
        piece.zone = has_zone(piece.kind, piece.face, counter.zone);
        piece.depleted = depleted;
        piece.disrupted = unit.is(flag::DISRUPTED);
        piece.allowance = counter.allowance_now(unit);
        piece.spent = Points::from_halves(u16::from(unit.spent));
        piece.infiltrated = unit.is(flag::INFILTRATED);
        piece.captured_from = unit.is(flag::CAPTURED).then(|| piece.side.enemy());
        let judged = self.judged == Some(piece.side);
        let general = unit.in_general_supply();
        piece.general_supply = (judged || unit.is(flag::EMERGENCY)).then_some(general);
        let fed = unit.is(flag::EMERGENCY | flag::FRESH);
        let supplied = unit.is(flag::EMERGENCY | flag::FRESH | flag::SUPPLIED);
        piece.combat_supply = if judged { Some(supplied) } else { fed.then_some(true) };
    }

    /// Whether a piece is in combat supply for the whole player-turn, wherever it goes.
    pub fn is_fed(&self, at: usize) -> bool {
        self.seen[self.unit_of[at].index()].is(flag::EMERGENCY | flag::FRESH)
    }

    /// The piece of a counter on the map.
    #[inline]
    pub fn piece(&self, id: UnitId) -> Option<usize> {
        let at = self.piece_of[id.index()];
        (at != NONE).then_some(usize::from(at))
    }

    /// What a player sees.
    #[inline]
    pub const fn seen_by(&self, side: Side) -> &HexFlags {
        self.forces.seen_by(side)
    }

    /// The supply of a player.
    pub fn supplies(&mut self, side: Side) -> &Supplies {
        let cached = &mut self.supplies[side.index()];
        if cached.layout != self.layout {
            cached.value.run(&self.forces);
            cached.layout = self.layout;
        }
        &cached.value
    }

    /// Both players' forces and supply at once.
    pub fn with_supplies(&mut self) -> (&Forces<'static>, [&Supplies; 2]) {
        self.supplies(Side::Axis);
        self.supplies(Side::Commonwealth);
        (&self.forces, [&self.supplies[0].value, &self.supplies[1].value])
    }

    /// The same as traced last, for phases that judge supply as they begin.
    pub const fn last_supplies(&self) -> (&Forces<'static>, [&Supplies; 2]) {
        (&self.forces, [&self.supplies[0].value, &self.supplies[1].value])
    }

    /// Whether a player's units of one class can trace a line of communication from a hex.
    pub fn has_line(&mut self, side: Side, motorized: bool, hex: Hex) -> bool {
        let cached = &mut self.lines[side.index()][usize::from(motorized)];
        if cached.layout != self.layout {
            *cached = Cached { value: Lines::home(&self.forces, side), layout: self.layout };
        }
        cached.value.lead_from(&self.forces, side, motorized, hex)
    }

    /// The ground under a leader, who goes as a motorized unit does.
    ///
    /// Cases: 8.2, 8.8 · Rulings: H104
    pub fn leader_going(&self, side: Side) -> MovementGround<'_> {
        MovementGround {
            costs: &self.costs[1],
            other: None,
            hex_flags: self.forces.seen_by(side),
            zone: self.forces.tables.number(Number::Zone),
            infiltration: self.forces.tables.number(Number::Infiltration),
            detachment: false,
            infiltrated: false,
        }
    }

    /// The ground under pieces that move together.
    pub fn movement_ground(&self, pieces: &[usize]) -> MovementGround<'_> {
        movement_ground(&self.forces, &self.costs, pieces)
    }
}

/// Whether any counter of the block has changed.
#[inline]
fn differ(before: &[Unit], after: &[Unit]) -> bool {
    let word = |(before, after): (&Unit, &Unit)| before.word() ^ after.word();
    let of_block =
        |before: &[Unit; BLOCK], after: &[Unit; BLOCK]| before.iter().zip(after).map(word).fold(0, BitOr::bitor);
    match (before.try_into(), after.try_into()) {
        (Ok(before), Ok(after)) => of_block(before, after) != 0,
        _ => before != after,
    }
}

/// The ground under pieces that move together.
///
/// Cases: 8.2, 10.3 · Rulings: H027, H038
pub(super) fn movement_ground<'a>(
    forces: &'a Forces,
    costs: &'a [Cow<'static, Costs>; 2],
    pieces: &[usize],
) -> MovementGround<'a> {
    let all = &forces.pieces;
    let first = &all[pieces[0]];
    let mixed = pieces.iter().any(|&at| all[at].motorized != first.motorized);
    MovementGround {
        costs: &costs[usize::from(first.motorized)],
        other: mixed.then(|| &*costs[usize::from(!first.motorized)]),
        hex_flags: forces.seen_by(first.side),
        zone: forces.tables.number(Number::Zone),
        infiltration: forces.tables.number(Number::Infiltration),
        detachment: pieces.iter().any(|&at| all[at].kind == UnitKind::Detachment),
        infiltrated: pieces.iter().any(|&at| all[at].infiltrated),
    }
}
