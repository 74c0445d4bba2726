//! The tracks: rows of values by month, die or armor rating.

use crate::data::calendar::Month;

/// Game-turns of the longest scenario; a track has a value for each of its months.
pub const TURNS: usize = 28;
/// The last game-turn of the campaign.
pub const LAST_TURN: u8 = 22;
/// Stands for no game-turn at all in a table of game-turns.
pub const NEVER: i8 = 127;

/// A row of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// Air points of the Axis.
    AirAxis,
    /// Air points of the Commonwealth.
    AirCommonwealth,
    /// German refit points.
    RefitGerman,
    /// Italian refit points.
    RefitItalian,
    /// Refit points of the Commonwealth.
    RefitCommonwealth,
    /// MSUs of the Commonwealth.
    Msu,
    /// MSUs of an Axis convoy, by modified die.
    Convoy,
    /// What the game-turn adds to the convoy die.
    ConvoyModifier,
    /// Game-turn from which German armor may be rebuilt, by armor rating.
    RebuildGerman,
    /// The same for Italian armor.
    RebuildItalian,
    /// The same for armor of the Commonwealth.
    RebuildCommonwealth,
    /// Brigades that the Commonwealth withdraws, by die.
    DrawnBrigades,
    /// Armor units that it withdraws, by die.
    DrawnArmor,
    /// Highest face on which a unit withdrawn by die comes back, by game-turns absent.
    DrawnReturn,
}

impl Track {
    /// Every track.
    pub const ALL: [Self; 14] = [
        Self::AirAxis,
        Self::AirCommonwealth,
        Self::RefitGerman,
        Self::RefitItalian,
        Self::RefitCommonwealth,
        Self::Msu,
        Self::Convoy,
        Self::ConvoyModifier,
        Self::RebuildGerman,
        Self::RebuildItalian,
        Self::RebuildCommonwealth,
        Self::DrawnBrigades,
        Self::DrawnArmor,
        Self::DrawnReturn,
    ];

    /// Its place among the tables; an index follows.
    pub const fn place(self) -> &'static str {
        match self {
            Self::AirAxis => "air/axis",
            Self::AirCommonwealth => "air/commonwealth",
            Self::RefitGerman => "refit/german",
            Self::RefitItalian => "refit/italian",
            Self::RefitCommonwealth => "refit/commonwealth",
            Self::Msu => "msu",
            Self::Convoy => "convoy",
            Self::ConvoyModifier => "convoyModifier",
            Self::RebuildGerman => "armorRebuild/german",
            Self::RebuildItalian => "armorRebuild/italian",
            Self::RebuildCommonwealth => "armorRebuild/commonwealth",
            Self::DrawnBrigades => "withdrawalDie/brigades",
            Self::DrawnArmor => "withdrawalDie/armor",
            Self::DrawnReturn => "returnDie/upTo",
        }
    }

    /// First and last index: months, modified dice, dice, armor ratings or game-turns absent.
    pub const fn range(self) -> (i16, i16) {
        match self {
            Self::Convoy => (-2, 9),
            Self::RebuildGerman | Self::RebuildItalian | Self::RebuildCommonwealth => (1, 4),
            Self::DrawnBrigades | Self::DrawnArmor | Self::DrawnReturn => (1, 6),
            _ => (Month::FIRST.0 as i16, Month::LAST.0 as i16),
        }
    }

    /// Reads a value of the track: points or MSUs up to 20, a modifier up to 6 either way, units or faces up to 6, or a month,
    /// `-` for never.
    pub fn read(self, text: &str) -> Option<i8> {
        let bounds = match self {
            Self::ConvoyModifier => -6..=6,
            Self::RebuildGerman | Self::RebuildItalian | Self::RebuildCommonwealth => {
                if text == "-" {
                    return Some(NEVER);
                }
                Month::FIRST.0..=TURNS as i8
            }
            Self::DrawnBrigades | Self::DrawnArmor | Self::DrawnReturn => 0..=6,
            _ => 0..=20,
        };
        text.parse().ok().filter(|value| bounds.contains(value))
    }

    /// Writes a value as it is read.
    pub fn write(self, value: i8) -> String {
        if value == NEVER { "-".to_owned() } else { value.to_string() }
    }

    /// The slot of an index, if the track has it.
    pub(super) fn slot(self, index: i16) -> Option<usize> {
        let (first, last) = self.range();
        if index > last {
            return None;
        }
        index.checked_sub(first).and_then(|slot| usize::try_from(slot).ok())
    }

    /// The slot of an index, or of the nearer end.
    pub(super) fn nearest_slot(self, index: i16) -> usize {
        let (first, last) = self.range();
        usize::try_from(index.clamp(first, last) - first).unwrap_or(0)
    }
}
