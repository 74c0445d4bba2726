//! Sides and nations, types of units, blocks by number.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// German and Italian units.
    Axis,
    /// British and Commonwealth units.
    Allied,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Self; 2] = [Self::Axis, Self::Allied];

    /// The other player.
    #[inline]
    pub const fn enemy(self) -> Self {
        match self {
            Self::Axis => Self::Allied,
            Self::Allied => Self::Axis,
        }
    }

    /// 0 for the Axis, 1 for the Allies.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The nation of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Nation {
    /// German: every unit is elite.
    German,
    /// Italian.
    Italian,
    /// British and Commonwealth.
    Allied,
}

impl Nation {
    /// The side it fights on.
    pub const fn side(self) -> Side {
        match self {
            Self::German | Self::Italian => Side::Axis,
            Self::Allied => Side::Allied,
        }
    }
}

/// The type of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnitType {
    /// Tanks.
    Armor,
    /// Slow tanks that support infantry.
    InfantryTank,
    /// Reconnaissance.
    Recon,
    /// Infantry on foot.
    Infantry,
    /// Infantry in trucks.
    MotorizedInfantry,
    /// Infantry in armored carriers.
    MechanizedInfantry,
    /// Paratroops, on foot.
    Paratroops,
    /// Towed antitank guns.
    MotorizedAntitank,
    /// Self-propelled antitank guns.
    MobileAntitank,
    /// Towed artillery.
    Artillery,
    /// Self-propelled artillery.
    SelfPropelledArtillery,
}

impl UnitType {
    /// The class by which it fires and is fired at.
    pub const fn class(self) -> UnitClass {
        match self {
            Self::Armor | Self::InfantryTank | Self::Recon => UnitClass::Armor,
            Self::Infantry | Self::MotorizedInfantry | Self::MechanizedInfantry | Self::Paratroops => {
                UnitClass::Infantry
            }
            Self::MotorizedAntitank | Self::MobileAntitank => UnitClass::Antitank,
            Self::Artillery | Self::SelfPropelledArtillery => UnitClass::Artillery,
        }
    }
}

/// The class of a unit in battle: what it fires as, and the target type it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnitClass {
    /// Armor, infantry tanks and reconnaissance.
    Armor,
    /// Infantry of every kind.
    Infantry,
    /// Antitank guns.
    Antitank,
    /// Artillery.
    Artillery,
}

impl UnitClass {
    /// All four, in the order of the fire table.
    pub const ALL: [Self; 4] = [Self::Armor, Self::Infantry, Self::Antitank, Self::Artillery];

    /// The place in [`UnitClass::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A block in play by its handle. Handles are dealt for each game, within each side, so that they say nothing about
/// the block; in a position that a query states they follow the roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct UnitId(#[serde(deserialize_with = "handle")] pub(crate) u8);

/// Reads a handle.
fn handle<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    let number = u8::deserialize(deserializer)?;
    let known = usize::from(number) < UnitId::COUNT;
    if known { Ok(number) } else { Err(D::Error::custom(format!("no block has the handle {number}"))) }
}

impl UnitId {
    /// The number of blocks.
    pub const COUNT: usize = 100;

    /// Every block.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The number of the handle, below [`UnitId::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
