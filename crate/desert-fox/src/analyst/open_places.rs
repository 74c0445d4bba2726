//! Places that count for victory, stand empty, and can be entered in a player-turn.

use std::cmp::Reverse;

use crate::analyst::views::{MissedFact, MissedKind};
use crate::data::scenario::Victory;
use crate::game::legal::Legal;
use crate::model::units::Side;
use crate::procedure::victory::{HeldPlace, Tally, holder};
use crate::state::State;
use crate::state::counters::UnitId;
use crate::turn::config::GameConfig;

/// Places that a player could have entered so far.
#[derive(Debug, Default)]
pub struct OpenPlaces(Vec<OpenPlace>);

/// A place, the units that could have entered it, and the order with which their chance passed.
#[derive(Debug)]
struct OpenPlace {
    held: HeldPlace,
    units: Vec<UnitId>,
    order: u32,
}

impl OpenPlaces {
    /// Adds the places that combat units of the player reach now, before an order.
    ///
    /// Cases: 8.1, 15.26 · Rulings: R039, R040
    pub fn look(&mut self, config: &GameConfig, state: &State, legal: &Legal, side: Side, order: u32) {
        let Tally { places, victory, .. } = Tally::of(config, state);
        // Tobruk decides the Race without points.
        let counts = |held: &HeldPlace| victory == Victory::Race || worth(held, side) > 0;
        let is_open = |held: &HeldPlace| {
            held.holder != Some(side) && counts(held) && state.in_hex(held.hex).all(|id| state.owner(id) == side)
        };
        for held in places.into_iter().filter(is_open) {
            let reaches = legal.moves.iter().filter(|option| option.hexes.iter().any(|(hex, _)| *hex == held.hex));
            let units: Vec<UnitId> = reaches.map(|option| option.unit).filter(|id| id.counter().is_combat()).collect();
            match self.0.iter_mut().find(|known| known.held.hex == held.hex) {
                _ if units.is_empty() => {}
                Some(known) => {
                    known.order = order;
                    known.units.extend(units);
                    known.units.sort_unstable();
                    known.units.dedup();
                }
                None => self.0.push(OpenPlace { held, units, order }),
            }
        }
    }

    /// The places that the player does not hold in the end, those worth most first.
    pub fn missed(mut self, end: &State, side: Side) -> Vec<MissedFact> {
        self.0.retain(|open| holder(end, open.held.hex) != Some(side));
        self.0.sort_by_key(|open| Reverse(worth(&open.held, side)));
        let fact = |OpenPlace { held, units, order }: OpenPlace| {
            let points = worth(&held, side);
            let fact = MissedFact::of(MissedKind::Place, order).hex(held.hex).units(&units);
            MissedFact { number: (points > 0).then_some(points), ..fact }
        };
        self.0.into_iter().map(fact).collect()
    }
}

/// Victory points by which the lead changes when a player takes a place.
///
/// Cases: 15.26 · Rulings: R040
fn worth(held: &HeldPlace, side: Side) -> u8 {
    let lost = if held.holder == Some(side.enemy()) { held.worth[side.enemy().index()] } else { 0 };
    (held.worth[side.index()] + lost).clamp(0, u8::MAX.into()) as u8
}
