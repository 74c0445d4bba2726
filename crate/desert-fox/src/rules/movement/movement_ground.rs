//! The ground under units that move: what the terrain costs, and what the enemy adds or bars.

use hexgrid::{Direction, Ground, Hex, Step};

use crate::position::hex_flags::{HexFlags, hex_flag};
use crate::rules::movement::costs::{Bar, Costs};

/// Layers of a search for moves: no step from zone to zone yet, and one.
pub const LAYERS: u8 = 2;

/// The ground under a unit or stack.
#[derive(Clone, Copy, Debug)]
pub struct MovementGround<'a> {
    /// Costs of its class; of the first class where it holds both.
    pub costs: &'a Costs,
    /// Costs of the second class of a mixed stack.
    pub other: Option<&'a Costs>,
    /// What its owner sees on the board.
    pub hex_flags: &'a HexFlags,
    /// Half movement points for entering an enemy zone.
    pub zone: u16,
    /// Half movement points for a step from zone to zone.
    pub infiltration: u16,
    /// A detachment, which enters neither zones nor enemy hexes.
    pub detachment: bool,
    /// The unit has used its step from zone to zone in this phase already.
    pub infiltrated: bool,
}

impl Ground for MovementGround<'_> {
    /// Who has a step from zone to zone left can do all that others can.
    const LOWER_LAYER_AS_GOOD: bool = true;

    /// A step of the move.
    ///
    /// Entering an enemy zone costs one point more and ends nothing; a step from one zone hex to another costs two more and
    /// is open once in a phase. Enemy units bar their hex; an enemy detachment is passed over, but its hex is its zone and
    /// its roads are closed.
    ///
    /// Cases: 8.2, 10.2, 10.3, 17.23, 17.27, 17.29 · Rulings: R088, R090, H027, H038
    #[inline]
    fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
        let (here, there) = (self.hex_flags.at(from), self.hex_flags.at(to));
        let closed = (here | there) & hex_flag::DETACHMENT != 0;
        let mut cost = match self.costs.toll(from, direction, closed).halves() {
            Ok(cost) => cost,
            Err(reason) => return Step::Barred(reason),
        };
        if let Some(other) = self.other {
            cost = match other.toll(from, direction, closed).halves() {
                Ok(dearer) => cost.max(dearer),
                Err(reason) => return Step::Barred(reason),
            };
        }
        if there & hex_flag::BLOCKING == 0 {
            // The zone of an enemy detachment bars its hex outside of cities.
            let met = self.detachment && there & hex_flag::DETACHMENT != 0;
            return if met { Step::Barred(Bar::DetachmentEnemy as u8) } else { Step::Go { cost, layer } };
        }
        self.against_enemy(here, there, cost, layer)
    }
}

impl MovementGround<'_> {
    fn against_enemy(&self, here: u8, there: u8, mut cost: u16, layer: u8) -> Step {
        let bar = |bar: Bar| Step::Barred(bar as u8);
        if there & (hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) != 0 {
            return bar(match (self.detachment, there & hex_flag::ENEMY != 0) {
                (true, _) => Bar::DetachmentEnemy,
                (false, true) => Bar::Enemy,
                (false, false) => Bar::SupplyUnit,
            });
        }
        if self.detachment {
            return bar(Bar::DetachmentZone);
        }
        cost += self.zone;
        if here & hex_flag::ZONE_IN_MOVEMENT == 0 {
            return Step::Go { cost, layer };
        }
        if layer > 0 || self.infiltrated {
            return bar(Bar::ZoneAgain);
        }
        Step::Go { cost: cost + self.infiltration, layer: 1 }
    }
}
