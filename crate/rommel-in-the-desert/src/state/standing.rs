//! Standing orders: what a player has ordered in advance for the decisions of the enemy's turn.

use serde::{Deserialize, Serialize};

use crate::model::units::UnitClass;

/// The most enemy blocks to each own one that standing orders on refusals can name.
pub const MOST_ODDS: u8 = 9;

/// The standing orders of a player; those by default cover nothing, and a kind that is left out is left to the player.
/// Which order they imply is a matter of rules, see [`crate::game::implied_order`].
///
/// The order of the fields is the form of links.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Standing {
    /// Cards for the initiative (4.4).
    #[serde(default)]
    pub initiative: Option<StandingBid>,
    /// Refusing combat (4.5).
    #[serde(default)]
    pub refuse: Option<StandingRefusal>,
    /// Fires of battle turns (3.4).
    #[serde(default)]
    pub fire: Option<StandingFire>,
    /// Units with most steps take the hits (3.4).
    #[serde(default)]
    pub hits: bool,
    /// Paths of refusals and routs (4.5).
    #[serde(default)]
    pub withdraw: Option<StandingWithdrawal>,
    /// Whether rearguards are engaged (4.5).
    #[serde(default)]
    pub engage: Option<bool>,
}

/// Cards for the initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum StandingBid {
    /// None.
    Nothing,
    /// As many real cards as the challenge has cards, or all of them; for the Axis alone, which answers it.
    Match,
}

/// Where combat is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum StandingRefusal {
    /// In no hex.
    Never,
    /// In each hex with at least this many enemy blocks to each own one.
    Outnumbered {
        /// 1 to [`MOST_ODDS`].
        odds: u8,
    },
    /// In each hex.
    Always,
}

/// The target type of fires, where the rules leave a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum StandingFire {
    /// The type that is hit most easily.
    Easiest,
    /// Armor first.
    Armor,
    /// Infantry first.
    Infantry,
    /// Antitank guns first.
    Antitank,
    /// Artillery first.
    Artillery,
}

impl StandingFire {
    /// Every target, in the order of links.
    pub const ALL: [Self; 5] = [Self::Easiest, Self::Armor, Self::Infantry, Self::Antitank, Self::Artillery];

    /// The type that is fired at first; none where the chance decides.
    pub const fn first(self) -> Option<UnitClass> {
        match self {
            Self::Easiest => None,
            Self::Armor => Some(UnitClass::Armor),
            Self::Infantry => Some(UnitClass::Infantry),
            Self::Antitank => Some(UnitClass::Antitank),
            Self::Artillery => Some(UnitClass::Artillery),
        }
    }
}

/// How far units withdraw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum StandingWithdrawal {
    /// As few hexes as possible.
    Short,
    /// As near to the base as possible.
    Far,
}

impl Standing {
    /// Whether they cover nothing.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
