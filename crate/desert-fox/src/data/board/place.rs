//! The named places, and what editions call a hex.

use hexgrid::{Hex, Numbering};

use super::Board;
use crate::data::charts::Provenance;
use crate::model::rule_set::{CapuzzoHex, GazalaHex, HexNumbers, RuleSet};

/// What a place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A city.
    City,
    /// A fort of old, without an effect of its own.
    Fort,
    /// A landmark.
    Landmark,
    /// An oasis.
    Oasis,
    /// A way up an escarpment.
    Pass,
    /// A port.
    Port,
    /// The end of a railroad.
    Railhead,
    /// A player's permanent source of supply.
    Source,
    /// A village.
    Village,
}

/// How sure we are that a thing is printed where we have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Confidence {
    /// Published, or entered by the owner of the game.
    Certain,
    /// Hardly in doubt.
    High,
    /// Probable.
    Medium,
    /// A guess within a hex or two.
    Low,
}

/// A named place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub kinds: &'static [PlaceKind],
    /// How sure we are of the hex.
    pub confidence: Confidence,
    /// Where the hex comes from.
    pub provenance: Provenance,
    /// The source document and its case where that states the hex; else empty.
    pub source: &'static str,
    /// Its hex in the Six Angles edition, and in all editions when they agree.
    pub hex: Hex,
    /// Its hex in SPI's edition, or none when that does not name it.
    pub spi: Option<Hex>,
    /// The hex to which a published suggestion moves its name.
    pub suggested: Option<Hex>,
}

impl Place {
    /// Whether it is of a kind.
    pub fn is(&self, kind: PlaceKind) -> bool {
        self.kinds.contains(&kind)
    }

    /// The hex in which an edition prints its name, if it does.
    ///
    /// D. Johnson moves Gazala; Six Angles has Fort Capuzzo on the road and Sidi Azeiz where SPI has Fort Capuzzo. Nothing
    /// but the names moves.
    ///
    /// Rulings: R041, R049
    pub fn hex_in(&self, rules: &RuleSet) -> Option<Hex> {
        let printed = match rules.capuzzo_hex {
            CapuzzoHex::Spi => self.spi,
            CapuzzoHex::SixAngles => Some(self.hex),
        };
        match rules.gazala_hex {
            GazalaHex::L2323 => printed,
            GazalaHex::L2324 => self.suggested.or(printed),
        }
    }
}

impl Board {
    /// Every named place of any edition.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The place of that name.
    pub fn place(&self, name: &str) -> Option<&Place> {
        self.places.iter().find(|place| place.name == name)
    }

    /// The names that an edition prints in a hex.
    pub fn place_names(&self, hex: Hex, rules: &RuleSet) -> impl Iterator<Item = &'static str> {
        self.places.iter().filter(move |place| place.hex_in(rules) == Some(hex)).map(|place| place.name)
    }

    /// The hexes with a port.
    pub fn ports(&self) -> impl Iterator<Item = Hex> {
        self.places.iter().filter(|place| place.is(PlaceKind::Port)).map(|place| place.hex)
    }
}

/// How an edition numbers the hexes: by sheet, or on over both sheets.
///
/// Rulings: R048
pub const fn numbering(rules: &RuleSet) -> Numbering {
    match rules.hex_numbers {
        HexNumbers::Spi => Numbering::Lettered,
        HexNumbers::SixAngles => Numbering::Plain,
    }
}
