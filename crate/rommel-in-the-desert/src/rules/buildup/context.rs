//! What the rules of a Buildup look at.

use std::cell::OnceCell;

use hexgrid::{Hex, HexSet};

use crate::data::edition::Edition;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::rules::supply::{Named, Network, SupplyGround, statuses};

/// A position in a Buildup, seen by the side that acts.
#[derive(Clone, Debug)]
pub struct BuildupContext<'a> {
    /// Board, numbers and rules.
    pub edition: Edition<'a>,
    /// The units.
    pub position: &'a Position,
    /// The side that acts.
    pub side: Side,
    /// The ground of its supply lines.
    pub ground: SupplyGround<'a>,
    networks: [OnceCell<Network>; 2],
    supplied: Vec<UnitId>,
}

impl<'a> BuildupContext<'a> {
    /// The context of a side, with the units that scarce sources supply first. Both networks are those of the
    /// position as it is.
    ///
    /// Cases: 9.4 · Rulings: D072
    pub fn new(edition: Edition<'a>, position: &'a Position, side: Side, named: Named) -> Self {
        let ground = SupplyGround::new(edition, position, side);
        let units = statuses(&ground, named, &mut Findings::new());
        let supplied = units.into_iter().filter(|(_, status)| status.is_supplied()).map(|(id, _)| id).collect();
        Self { edition, position, side, ground, networks: [OnceCell::new(), OnceCell::new()], supplied }
    }

    /// The hexes of its supply network.
    pub fn own(&self) -> &HexSet {
        &self.own_network().hexes
    }

    /// Its supply network.
    pub fn own_network(&self) -> &Network {
        self.networks[0].get_or_init(|| Network::new(&self.ground))
    }

    /// The enemy supply network.
    pub fn enemy(&self) -> &HexSet {
        let enemy = || Network::new(&SupplyGround::new(self.edition, self.position, self.side.enemy()));
        &self.networks[1].get_or_init(enemy).hexes
    }

    /// The base of the side.
    pub fn base(&self) -> Hex {
        self.edition.board.base(self.side)
    }

    /// Whether a unit of the side is supplied.
    pub fn is_supplied(&self, unit: UnitId) -> bool {
        self.supplied.contains(&unit)
    }

    /// The hex of a unit of the side.
    ///
    /// Errors: it belongs to the enemy, or is not on the map.
    pub fn hex(&self, unit: UnitId) -> Result<Hex, Refusal> {
        if self.position.side(unit) != self.side {
            return Err(Refusal::of(RefusalCode::NotYours).unit(unit));
        }
        self.position.hex(unit).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(unit))
    }

    /// Whether a hex is friendly and quiet: a supplied undisrupted unit of the side is in it, and no enemy.
    ///
    /// Cases: 9.7 · Rulings: I068, D099
    pub fn is_quiet(&self, hex: Hex) -> bool {
        let held = self.position.fighting(self.side, hex).any(|unit| self.is_supplied(unit));
        held && !self.position.is_in(self.side.enemy(), hex)
    }
}
