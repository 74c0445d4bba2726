//! What is printed on a counter.
//!
//! Cases: 2.22

use serde::{Deserialize, Serialize};

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Germans and Italians.
    Axis,
    /// British, Dominion, Indian, Free French, Greek and Polish units.
    Commonwealth,
}

impl Side {
    /// The other player.
    pub const fn enemy(self) -> Self {
        match self {
            Self::Axis => Self::Commonwealth,
            Self::Commonwealth => Self::Axis,
        }
    }

    /// 0 for the Axis, 1 for the Commonwealth.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A nation group: the level at which the Six Angles edition tells allies apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Nation {
    /// German.
    German,
    /// Italian.
    Italian,
    /// Any Commonwealth or allied unit.
    Commonwealth,
}

impl Nation {
    /// All nation groups, in their fixed order.
    pub const ALL: [Self; 3] = [Self::German, Self::Italian, Self::Commonwealth];

    /// The player who owns the group's units.
    pub const fn side(self) -> Side {
        match self {
            Self::German | Self::Italian => Side::Axis,
            Self::Commonwealth => Side::Commonwealth,
        }
    }
}

/// The type shown by a counter's symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnitKind {
    /// Infantry on foot.
    Infantry,
    /// Heavy infantry, a type of its own.
    HeavyInfantry,
    /// Heavy airborne infantry.
    HeavyAirborneInfantry,
    /// Glider infantry.
    GliderInfantry,
    /// Mechanized infantry.
    MechanizedInfantry,
    /// Motorized infantry.
    MotorizedInfantry,
    /// Heavy weapons.
    HeavyWeapons,
    /// Armor.
    Armor,
    /// Reconnaissance.
    Reconnaissance,
    /// Artillery.
    Artillery,
    /// Armored artillery.
    ArmoredArtillery,
    /// Flak and anti-tank.
    Flak,
    /// A desert patrol of the optional rules.
    DesertPatrol,
    /// A detachment of the optional rules.
    Detachment,
    /// A mobile supply unit.
    Msu,
    /// A supply dump.
    Dump,
}

impl UnitKind {
    /// Armor in the sense of combined arms, flak and forts.
    pub const fn is_armor(self) -> bool {
        matches!(self, Self::Armor)
    }

    /// An infantry-type unit, which gives armor its combined arms.
    pub const fn is_infantry(self) -> bool {
        matches!(
            self,
            Self::Infantry
                | Self::HeavyInfantry
                | Self::HeavyAirborneInfantry
                | Self::GliderInfantry
                | Self::MechanizedInfantry
                | Self::MotorizedInfantry
                | Self::HeavyWeapons
        )
    }

    /// A unit that is artillery and nothing else.
    pub const fn is_artillery(self) -> bool {
        matches!(self, Self::Artillery | Self::ArmoredArtillery)
    }

    /// A supply unit, in either mode.
    pub const fn is_supply(self) -> bool {
        matches!(self, Self::Msu | Self::Dump)
    }

    /// Types that are in combat supply always and draw nothing: dumps, MSUs, desert patrols and detachments.
    ///
    /// Emergency-supplied units and reinforcements in their first combat phase join them by their own supply state.
    ///
    /// Cases: 7.3, 17.22, 18.21 · Rulings: R083, R099, R134
    pub const fn needs_no_supply(self) -> bool {
        matches!(self, UnitKind::Dump | UnitKind::Msu | UnitKind::DesertPatrol | UnitKind::Detachment)
    }
}

/// The values of one side of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Face {
    /// Combat strength, in strength points.
    pub strength: u8,
    /// The strength is printed in parentheses.
    #[serde(default)]
    pub parenthesized: bool,
    /// Morale rating: 1 is best, 5 the last line of the table.
    pub morale: u8,
    /// Stacking points.
    pub stacking_points: u8,
    /// The unit can give an artillery shift.
    #[serde(default)]
    pub artillery: bool,
    /// The unit can fire at armor.
    #[serde(default)]
    pub flak: bool,
}

impl Face {
    /// The highest combat strength that a counter may have, in strength points.
    pub const MOST_STRENGTH: u8 = 30;
    /// The worst morale rating: the last line of the table.
    pub const WORST_MORALE: u8 = 5;
    /// The most stacking points that a counter may have.
    pub const MOST_STACKING_POINTS: u8 = 6;
}

/// Terrain of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Terrain {
    /// Clear.
    #[default]
    Clear,
    /// Rough.
    Rough,
    /// Mountain.
    Mountain,
    /// Sand sea.
    SandSea,
    /// Marsh.
    Marsh,
    /// Oasis.
    Oasis,
    /// City.
    City,
    /// Sea: no unit may be there.
    Sea,
    /// Off the map.
    OffMap,
}

/// What runs along a hexside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum HexsideTerrain {
    /// Nothing.
    #[default]
    None,
    /// A ridge.
    Ridge,
    /// An escarpment.
    Escarpment,
    /// Open water.
    Sea,
}

/// What crosses a hexside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Way {
    /// Neither road nor track.
    #[default]
    None,
    /// A road.
    Road,
    /// A track.
    Track,
}

/// The organizational size shown above a counter's symbol.
///
/// Cases: 2.22
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnitSize {
    /// Battalion or smaller.
    Battalion,
    /// Regiment.
    Regiment,
    /// Brigade.
    Brigade,
    /// Division.
    Division,
}
