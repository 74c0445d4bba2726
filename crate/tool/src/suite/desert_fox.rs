//! Positions of Desert Fox.

use desert_fox::game::legal::legal;
use desert_fox::model::units::Side;
use desert_fox::procedure::victory::{Tally, holder};
use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::Spot;
use desert_fox::state::{Outcome, Phase, Segment, State};
use hexgrid::Hex;
use referee::record::Game;
use serde::{Deserialize, Serialize};

use crate::played_game::PlayedGame;
use crate::suite::drive::Drive;
use crate::suite::position::Solvable;

/// What a position asks for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// In the last player-turn of the game: that the side holds an empty place that counts when it is over.
    LastCapture {
        /// The place.
        hex: Spot,
    },
    /// That a place is held when the enemy's Initial Movement Phase begins, or that no enemy unit can enter it then.
    GuardPort {
        /// The place.
        hex: Spot,
        /// Whether it counts only while a unit stands there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        manned: bool,
    },
    /// That no unit is taken off for stacking before the phase is over.
    RetreatRoom,
    /// In the last player-turn of the game: that enemy units which can be overrun are off the map when it is over.
    LastOverrun {
        /// The units.
        units: Vec<UnitId>,
    },
}

impl Solvable for DesertFox {
    type Task = Task;

    const POSITIONS: &'static str = "tests/desert-fox/positions.json";
    const KINDS: &'static [&'static str] = &["last-capture", "guard-port", "retreat-room", "last-overrun"];

    fn kind(task: &Task) -> &'static str {
        match task {
            Task::LastCapture { .. } => Self::KINDS[0],
            Task::GuardPort { .. } => Self::KINDS[1],
            Task::RetreatRoom => Self::KINDS[2],
            Task::LastOverrun { .. } => Self::KINDS[3],
        }
    }

    fn may_roll(task: &Task) -> bool {
        matches!(task, Task::GuardPort { .. } | Task::RetreatRoom)
    }

    fn quiet(game: &mut Game<Self>) -> Option<Order> {
        game.check(&Order::Done).is_ok().then_some(Order::Done)
    }

    fn judge(task: &Task, seat: usize, drive: &mut Drive<Self>) -> Result<(bool, String), String> {
        let side = Self::SEATS[seat].side;
        match task {
            Task::LastCapture { hex } => {
                drive.play_while(|_| true)?;
                let state = drive.game.state();
                Ok((holder(state, hex.0) == Some(side), end(state)))
            }
            Task::LastOverrun { units } => {
                drive.play_while(|_| true)?;
                let state = drive.game.state();
                Ok((units.iter().all(|&unit| state.unit(unit).hex().is_none()), end(state)))
            }
            Task::GuardPort { hex, manned } => {
                drive.play_while(|state| !moves(state, side.enemy()))?;
                if is_manned(drive.game.state(), side, hex.0) {
                    return Ok((true, "held".to_owned()));
                }
                let open = can_enter(&mut drive.game, hex.0);
                Ok((!open && !manned, if open { "open" } else { "out of reach" }.to_owned()))
            }
            Task::RetreatRoom => {
                let phase = drive.game.state().phase;
                drive.play_while(|state| state.phase == phase)?;
                let is_off = |(by, order): &&(Side, Order)| *by == side && matches!(order, Order::Eliminate { .. });
                let off = drive.given.iter().filter(is_off).count();
                Ok((off == 0, format!("{off} units taken off")))
            }
        }
    }

    fn premise(task: &Task, seat: usize, game: &mut Game<Self>) -> Result<(), String> {
        let side = Self::SEATS[seat].side;
        let (last, state) = (game.rules().config.scenario.last_turn, game.state());
        let ends = state.turn == last && state.first != state.phasing && state.phasing == side;
        match task {
            Task::LastCapture { .. } | Task::LastOverrun { .. } if !ends => {
                Err("it is not the last player-turn".to_owned())
            }
            Task::LastCapture { hex } => {
                let free = state.in_hex(hex.0).all(|id| !id.counter().is_combat());
                let counts = worth(game, side, hex.0) != 0;
                is(holder(game.state(), hex.0) != Some(side) && free && counts, "the place is held or counts nothing")
            }
            Task::LastOverrun { units } => is(
                units.iter().all(|&unit| state.owner(unit) != side && state.unit(unit).hex().is_some()),
                "a unit is not the enemy's on the map",
            ),
            Task::GuardPort { hex, .. } => {
                let own = holder(state, hex.0) == Some(side);
                is(own && worth(game, side, hex.0) != 0, "the place is not the side's or counts nothing")
            }
            Task::RetreatRoom => is(state.phase.is_combat(), "it is not a combat phase"),
        }
    }

    fn is_better(task: &Task, seat: usize, solved: &State, failed: &State) -> bool {
        let lead = |state: &State| Self::margin(state).unwrap_or_default() * if seat == 0 { 1 } else { -1 };
        match task {
            Task::LastCapture { .. } | Task::LastOverrun { .. } => lead(solved) > lead(failed),
            Task::GuardPort { .. } | Task::RetreatRoom => true,
        }
    }
}

/// Whether something holds.
///
/// Errors: that it does not.
fn is(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

/// The result with its points.
pub fn end(state: &State) -> String {
    let points = state.outcome.map(|Outcome { points: [axis, commonwealth], .. }| format!(" {axis}:{commonwealth}"));
    DesertFox::result(state) + &points.unwrap_or_default()
}

/// Whether the Initial Movement Phase of a side has begun.
pub fn moves(state: &State, side: Side) -> bool {
    state.phasing == side && state.phase == Phase::InitialMovement && state.segment == Segment::Main
}

/// Whether a combat unit of a side stands in a hex.
pub fn is_manned(state: &State, side: Side, hex: Hex) -> bool {
    state.in_hex(hex).any(|id| id.counter().is_combat() && state.owner(id) == side)
}

/// Whether a combat unit of the side that moves can enter a hex.
fn can_enter(game: &mut Game<DesertFox>, hex: Hex) -> bool {
    let (rules, state) = game.parts();
    let listed = legal(&rules.config, &mut rules.cache, state);
    let fights = |unit: UnitId| unit.counter().is_combat();
    listed.moves.iter().any(|option| fights(option.unit) && option.hexes.iter().any(|(to, _)| *to == hex))
}

/// What the points of both sides for a place come to, for the side that holds it and for its enemy.
fn worth(game: &Game<DesertFox>, side: Side, hex: Hex) -> i16 {
    let places = Tally::of(&game.rules().config, game.state()).places;
    let here = places.into_iter().find(|place| place.hex == hex);
    here.map_or(0, |place| place.worth[side.index()] + place.worth[side.enemy().index()])
}
