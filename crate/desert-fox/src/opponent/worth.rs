//! What places are worth to the player who takes them, in strength points.

use hexgrid::Hex;

use crate::data::scenario::Victory;
use crate::model::units::{Side, Terrain};
use crate::position::forces::Forces;
use crate::procedure::victory::{HeldPlace, Tally};
use crate::state::State;
use crate::turn::config::GameConfig;

/// A victory point.
const POINT: i64 = 10;
/// The place that decides the game.
const DECISION: i64 = 50;
/// What places count in the last game-turn, in percent: units have nothing to do afterwards.
const LAST: i64 = 400;
/// What they count while there is time to lose them again.
const EARLY: i64 = 50;

/// What hexes are worth to their captor.
#[derive(Clone, Debug, Default)]
pub struct Worth {
    places: Vec<(Hex, [i64; 2])>,
}

/// No place counts.
pub static NOTHING: Worth = Worth { places: Vec::new() };

impl Worth {
    /// The places of a game that count as it stands.
    ///
    /// Cases: 15.1, 15.26 · Rulings: R039, R040, H068
    pub fn of(config: &GameConfig, state: &State) -> Self {
        let tally = Tally::of(config, state);
        let place =
            |held: &HeldPlace| (held.hex, [Side::Axis, Side::Commonwealth].map(|side| to_captor(&tally, held, side)));
        let mut places: Vec<(Hex, [i64; 2])> = tally.places.iter().map(place).collect();
        places.push((config.board.alexandria(), [DECISION, 0]));
        Self { places }
    }

    /// The same as a player goes for them: points count at the end alone, so that the enemy can take them back before.
    pub fn in_time(config: &GameConfig, state: &State) -> Self {
        let mut worth = Self::of(config, state);
        let share = match config.scenario.last_turn.saturating_sub(state.turn) {
            0 => LAST,
            1 => 100,
            _ if config.scenario.victory == Victory::Race => 100,
            _ => EARLY,
        };
        worth.places.iter_mut().for_each(|(_, to)| *to = to.map(|points| points * share / 100));
        worth
    }

    /// What a hex is worth to a player who takes it.
    pub fn to(&self, forces: &Forces, side: Side, hex: Hex) -> i64 {
        let counted: i64 = self.places.iter().filter(|place| place.0 == hex).map(|place| place.1[side.index()]).sum();
        counted + ground(forces, side, hex)
    }
}

/// What a place adds for its captor: its points, and those that the enemy loses with it.
pub fn to_captor(tally: &Tally, held: &HeldPlace, side: Side) -> i64 {
    match tally.victory {
        _ if held.holder == Some(side) => 0,
        Victory::Race => DECISION,
        Victory::Campaign => {
            let lost = held.holder.map_or(0, |holder| held.worth[holder.index()]);
            POINT * i64::from(held.worth[side.index()] + lost)
        }
    }
}

/// What a place is worth to its captor beside its victory points: ports, and cities more.
fn ground(forces: &Forces, attacker: Side, hex: Hex) -> i64 {
    let port = forces.ports.contains(&(hex, attacker.enemy()));
    match forces.board.terrain(hex) {
        Terrain::City if port => 15,
        _ if port => 3,
        _ => 0,
    }
}
