//! The published editions as rule sets, and the choice of one with switches of its own.

use serde::{Deserialize, Serialize};

use crate::model::rule_set::{
    AirPoints, ArtilleryDepletion, ArtilleryNation, ArtillerySupply, AxisStacks, BenghaziRow, CapuzzoHex, CombinedArms,
    DesertPatrols, Detachments, DisruptedAdvance, FlakTerrain, FortWorkDisrupted, FortWorkSupply, GazalaHex, Herkules,
    HexNumbers, HexsideWays, IllegalAttack, MaltaShipping, MountainArtillery, RecapturedSupply, RetreatWays, Rommel,
    RuleSet, ScheduleErrata, Switches, Tiger, TobrukPort, VariableWithdrawal,
};

/// A named rule set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Preset {
    /// The game of 1981 as printed.
    Spi1981,
    /// The game of 1981 with its errata, clarifications and the expanded combat sequence.
    #[default]
    Spi1981Errata,
    /// The above with D. Johnson's suggested changes.
    Johnson2019,
    /// The Six Angles edition of 2006.
    SixAngles2006,
}

impl Preset {
    /// All named rule sets, in the order of a menu.
    pub const ALL: [Self; 4] = [Self::Spi1981Errata, Self::Spi1981, Self::Johnson2019, Self::SixAngles2006];

    /// Its name in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Spi1981 => "spi1981",
            Self::Spi1981Errata => "spi1981Errata",
            Self::Johnson2019 => "johnson2019",
            Self::SixAngles2006 => "sixAngles2006",
        }
    }

    /// The rules it stands for.
    pub const fn rules(self) -> RuleSet {
        match self {
            Self::Spi1981 => RuleSet::spi_1981(),
            Self::Spi1981Errata => RuleSet::spi_1981_errata(),
            Self::Johnson2019 => RuleSet::johnson_2019(),
            Self::SixAngles2006 => RuleSet::six_angles_2006(),
        }
    }
}

impl RuleSet {
    /// The game of 1981 as printed, without corrections.
    pub const fn spi_1981() -> Self {
        Self {
            benghazi_row: BenghaziRow::Level2,
            combined_arms: CombinedArms::ByUnit,
            retreat_ways: RetreatWays::RoadOnly,
            disrupted_advance: DisruptedAdvance::Allowed,
            air_points: AirPoints::Unlimited,
            illegal_attack: IllegalAttack::FourDD,
            artillery_supply: ArtillerySupply::AlwaysTwo,
            artillery_depletion: ArtilleryDepletion::AnyUnit,
            mountain_artillery: MountainArtillery::Allowed,
            artillery_nation: ArtilleryNation::Free,
            flak_terrain: FlakTerrain::Anywhere,
            fort_work_disrupted: FortWorkDisrupted::Allowed,
            hexside_ways: HexsideWays::NoEffect,
            axis_stacks: AxisStacks::Together,
            recaptured_supply: RecapturedSupply::Marked,
            malta_shipping: MaltaShipping::Always,
            fort_work_supply: FortWorkSupply::Any,
            gazala_hex: GazalaHex::L2323,
            hex_numbers: HexNumbers::Spi,
            capuzzo_hex: CapuzzoHex::Spi,
            schedule: ScheduleErrata::Printed,
            tiger: Tiger::Absent,
            herkules: Herkules::Absent,
            detachments: Detachments::Absent,
            desert_patrols: DesertPatrols::Absent,
            tobruk_port: TobrukPort::Closed,
            variable_withdrawal: VariableWithdrawal::Scheduled,
            rommel: Rommel::Absent,
        }
    }

    /// The game of 1981 with its errata and the expanded combat sequence of 2019.
    pub const fn spi_1981_errata() -> Self {
        Self {
            benghazi_row: BenghaziRow::Level1,
            combined_arms: CombinedArms::ByStackingPoint,
            retreat_ways: RetreatWays::RoadOrTrack,
            disrupted_advance: DisruptedAdvance::Barred,
            hexside_ways: HexsideWays::RoadCancelsTrackHalves,
            malta_shipping: MaltaShipping::BySupplyInTheWest,
            schedule: ScheduleErrata::Corrected,
            ..Self::spi_1981()
        }
    }

    /// The corrected game with the changes D. Johnson suggests.
    pub const fn johnson_2019() -> Self {
        Self {
            air_points: AirPoints::OnePerCombat,
            illegal_attack: IllegalAttack::DefenderChooses,
            artillery_supply: ArtillerySupply::OneWithoutShift,
            fort_work_supply: FortWorkSupply::GeneralSupply,
            gazala_hex: GazalaHex::L2324,
            ..Self::spi_1981_errata()
        }
    }

    /// The Six Angles edition.
    pub const fn six_angles_2006() -> Self {
        Self {
            combined_arms: CombinedArms::ByNation,
            artillery_depletion: ArtilleryDepletion::LastResort,
            mountain_artillery: MountainArtillery::Barred,
            artillery_nation: ArtilleryNation::OwnGroundUnit,
            flak_terrain: FlakTerrain::GermanNotInRoughOrMountain,
            fort_work_disrupted: FortWorkDisrupted::Barred,
            hex_numbers: HexNumbers::SixAngles,
            capuzzo_hex: CapuzzoHex::SixAngles,
            axis_stacks: AxisStacks::Apart,
            recaptured_supply: RecapturedSupply::FreeAtOnce,
            tiger: Tiger::OnDieOfOne,
            ..Self::spi_1981_errata()
        }
    }
}

/// A preset and what departs from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RuleSetChoice {
    /// The named rule set to start from.
    #[serde(default, skip_serializing_if = "crate::model::defaults::is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub preset: Preset,
    /// Switches set otherwise.
    #[serde(default, skip_serializing_if = "crate::model::defaults::is_default")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub switches: Switches,
}

impl RuleSetChoice {
    /// The rules chosen.
    pub fn rules(&self) -> RuleSet {
        self.preset.rules().with(&self.switches)
    }
}
