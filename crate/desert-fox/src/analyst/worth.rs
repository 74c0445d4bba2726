//! What places are worth to the player who takes them, in strength points.

use hexgrid::Hex;

use crate::analyst::weighing::ground;
use crate::data::scenario::Victory;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::procedure::victory::Tally;
use crate::state::State;
use crate::turn::config::GameConfig;

/// A victory point.
const POINT: i64 = 10;
/// The place that decides the game.
const DECISION: i64 = 50;

/// What hexes are worth to their captor.
#[derive(Clone, Debug)]
pub struct Worth {
    places: Vec<(Hex, [i64; 2])>,
}

impl Worth {
    /// The places of a game that count as it stands.
    ///
    /// Cases: 15.1, 15.26 · Rulings: R039, R040, H068
    pub fn of(config: &GameConfig, state: &State) -> Self {
        let tally = Tally::of(config, state);
        let place = |held: &crate::procedure::victory::HeldPlace| {
            let to = |side: Side| match tally.victory {
                _ if held.holder == Some(side) => 0,
                Victory::Race => DECISION,
                Victory::Campaign => {
                    let lost = held.holder.map_or(0, |holder| held.worth[holder.index()]);
                    POINT * i64::from(held.worth[side.index()] + lost)
                }
            };
            (held.hex, [to(Side::Axis), to(Side::Commonwealth)])
        };
        let mut places: Vec<(Hex, [i64; 2])> = tally.places.iter().map(place).collect();
        places.push((config.board.alexandria(), [DECISION, 0]));
        Self { places }
    }

    /// What a hex is worth to a player who takes it.
    pub fn to(&self, forces: &Forces, side: Side, hex: Hex) -> i64 {
        let counted: i64 = self.places.iter().filter(|place| place.0 == hex).map(|place| place.1[side.index()]).sum();
        counted + ground(forces, side, hex)
    }
}
