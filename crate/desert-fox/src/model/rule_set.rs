//! The editions and options, each difference one field.

use serde::{Deserialize, Serialize};

/// Declares the rule set's policies: a field, its values and the switch list made from the same lines.
macro_rules! policies {
    ($($(#[$doc:meta])* $field:ident / $json:literal : $name:ident { $($(#[$vdoc:meta])* $value:ident = $vjson:literal),+ $(,)? }),+ $(,)?) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
            #[cfg_attr(feature = "js", derive(tsify::Tsify))]
            pub enum $name { $($(#[$vdoc])* #[serde(rename = $vjson)] $value),+ }
        )+

        /// Everything in which editions and options differ.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "js", derive(tsify::Tsify))]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct RuleSet { $($(#[$doc])* pub $field: $name),+ }

        /// Switches set one by one over a preset.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "js", derive(tsify::Tsify))]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct Switches {
            $($(#[$doc])* #[serde(default, skip_serializing_if = "Option::is_none")]
            #[cfg_attr(feature = "js", tsify(optional))]
            pub $field: Option<$name>),+
        }

        impl RuleSet {
            /// The rule set with the given switches thrown.
            pub fn with(mut self, switches: &Switches) -> Self {
                $(if let Some(value) = switches.$field { self.$field = value; })+
                self
            }

            /// The value of a switch by its name in JSON; none for a name that no switch has.
            pub fn value(&self, field: &str) -> Option<&'static str> {
                match field {
                    $($json => Some([$($vjson),+][self.$field as usize]),)+
                    _ => None,
                }
            }
        }

        impl Switches {
            /// Throws a switch by its names in JSON; names that no switch has throw none.
            pub(crate) fn throw(&mut self, field: &str, value: &str) {
                match field {
                    $($json => {
                        let at = [$($vjson),+].iter().position(|known| *known == value);
                        self.$field = at.map(|at| [$($name::$value),+][at]).or(self.$field);
                    })+
                    _ => {}
                }
            }

            /// Whether a switch is thrown, by its name in JSON.
            pub(crate) fn has(&self, field: &str) -> bool {
                match field { $($json => self.$field.is_some(),)+ _ => false }
            }
        }

        /// Every switch with the values it can take, as the ledger must name them.
        pub const SWITCHES: &[Switch] = &[$(Switch { field: $json, values: &[$($vjson),+] }),+];
    };
}

/// A switch of the rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Switch {
    /// The field's name in JSON.
    pub field: &'static str,
    /// The values it takes.
    pub values: &'static [&'static str],
}

policies! {
    /// The row of the results table that defends Benghazi (R005).
    benghazi_row / "benghaziRow": BenghaziRow {
        /// As printed: like a level-2 fort.
        Level2 = "level2",
        /// As corrected: like a level-1 fort.
        Level1 = "level1",
    },
    /// What infantry gives armor its combined arms (11.4; R017, R033, R055).
    combined_arms / "combinedArms": CombinedArms {
        /// As printed: one infantry-type unit for one armor unit.
        ByUnit = "byUnit",
        /// As corrected: one infantry stacking point for one armor stacking point.
        ByStackingPoint = "byStackingPoint",
        /// Six Angles: as corrected, of the same nation group and in the same combat.
        ByNation = "byNation",
    },
    /// The ways on which motorized units may retreat through marsh and sand sea (11.62; R018).
    retreat_ways / "retreatWays": RetreatWays {
        /// As printed: roads.
        RoadOnly = "roadOnly",
        /// As corrected: roads and tracks.
        RoadOrTrack = "roadOrTrack",
    },
    /// Whether a disrupted unit may advance after combat (11.69; R056, R057).
    disrupted_advance / "disruptedAdvance": DisruptedAdvance {
        /// It may.
        Allowed = "allowed",
        /// It may not.
        Barred = "barred",
    },
    /// How many air points one side may commit to one combat (6.22; R042).
    air_points / "airPoints": AirPoints {
        /// As many as it has.
        Unlimited = "unlimited",
        /// One.
        OnePerCombat = "onePerCombat",
    },
    /// What an attack below the table's lowest odds brings (11.16; R044).
    illegal_attack / "illegalAttack": IllegalAttack {
        /// 4dD to every attacker.
        FourDD = "fourDD",
        /// Any result of the table, chosen by the defender.
        DefenderChooses = "defenderChooses",
    },
    /// What combat supply an artillery-capable unit draws (12.17; R045).
    artillery_supply / "artillerySupply": ArtillerySupply {
        /// Two stacking points.
        AlwaysTwo = "alwaysTwo",
        /// Two, or one when its owner forgoes the shift.
        OneWithoutShift = "oneWithoutShift",
    },
    /// Whether artillery may take a partial depletion (11.76; R058).
    artillery_depletion / "artilleryDepletion": ArtilleryDepletion {
        /// Like any unit.
        AnyUnit = "anyUnit",
        /// Only when nothing else can.
        LastResort = "lastResort",
    },
    /// Artillery shifts in combats of mountain hexes (12.19; R059).
    mountain_artillery / "mountainArtillery": MountainArtillery {
        /// They count.
        Allowed = "allowed",
        /// They do not.
        Barred = "barred",
    },
    /// Whether a nation's artillery needs its own ground troops in the combat (12.20; R060).
    artillery_nation / "artilleryNation": ArtilleryNation {
        /// It does not.
        Free = "free",
        /// It needs a ground unit of its nation group that is not artillery.
        OwnGroundUnit = "ownGroundUnit",
    },
    /// Where flak may fire (12.2; R061).
    flak_terrain / "flakTerrain": FlakTerrain {
        /// Everywhere.
        Anywhere = "anywhere",
        /// German flak neither in rough nor in mountain hexes.
        GermanNotInRoughOrMountain = "germanNotInRoughOrMountain",
    },
    /// Whether a disrupted unit may work on a fort (11.66, 14.15; R056, R062).
    fort_work_disrupted / "fortWorkDisrupted": FortWorkDisrupted {
        /// It may.
        Allowed = "allowed",
        /// It may not.
        Barred = "barred",
    },
    /// What roads and tracks do to the cost of a hexside (8.29; R011).
    hexside_ways / "hexsideWays": HexsideWays {
        /// As printed: nothing.
        NoEffect = "noEffect",
        /// As corrected: a road cancels it, a track halves it.
        RoadCancelsTrackHalves = "roadCancelsTrackHalves",
    },
    /// Whether German and Italian units may move in one stack (8.27; R054).
    axis_stacks / "axisStacks": AxisStacks {
        /// They may.
        Together = "together",
        /// They may not.
        Apart = "apart",
    },
    /// What a recaptured supply unit carries (7.75; R053).
    recaptured_supply / "recapturedSupply": RecapturedSupply {
        /// A Captured marker like any other.
        Marked = "marked",
        /// None: it may move and serve at once.
        FreeAtOnce = "freeAtOnce",
    },
    /// How many air points go to Malta at a time (6.31; R023).
    malta_shipping / "maltaShipping": MaltaShipping {
        /// The higher number always.
        Always = "always",
        /// The higher number only with a unit in general supply west of the line.
        BySupplyInTheWest = "bySupplyInTheWest",
    },
    /// Whether work on a fort needs general supply (14.14; R046).
    fort_work_supply / "fortWorkSupply": FortWorkSupply {
        /// It does not.
        Any = "any",
        /// It does.
        GeneralSupply = "generalSupply",
    },
    /// The hex in which the name Gazala stands (R041).
    gazala_hex / "gazalaHex": GazalaHex {
        /// As printed: L2323.
        L2323 = "l2323",
        /// As suggested: L2324.
        L2324 = "l2324",
    },
    /// How hexes are numbered (R048).
    hex_numbers / "hexNumbers": HexNumbers {
        /// SPI: the letter of the sheet and four digits.
        Spi = "spi",
        /// Six Angles: four digits that count on over both sheets.
        SixAngles = "sixAngles",
    },
    /// Where Fort Capuzzo lies (R049).
    capuzzo_hex / "capuzzoHex": CapuzzoHex {
        /// SPI: in E2002.
        Spi = "spi",
        /// Six Angles: in E2003, with Sidi Azeiz in E2002.
        SixAngles = "sixAngles",
    },
    /// Arrivals, withdrawals and movement allowances in which the errata differ from the print (5.17, 5.18; R001, R002,
    /// R003, R007, R008).
    schedule / "schedule": ScheduleErrata {
        /// As printed.
        Printed = "printed",
        /// As corrected.
        Corrected = "corrected",
    },
    /// Whether the Tiger company may come (R052).
    tiger / "tiger": Tiger {
        /// There is none.
        Absent = "absent",
        /// On game-turn 19, on a die of 1.
        OnDieOfOne = "onDieOfOne",
    },
    /// Whether the Axis may invade Malta (16; R063-R074).
    herkules / "herkules": Herkules {
        /// It may not.
        Absent = "absent",
        /// Once, by the optional rule.
        Allowed = "allowed",
    },
    /// Whether units may form detachments in a game (17; R075 to R081, R086).
    detachments / "detachments": Detachments {
        /// They may not.
        Absent = "absent",
        /// They may, by the optional rule of Moves 58.
        Allowed = "allowed",
    },
    /// Whether reconnaissance units may become desert patrols in a game (18; R091 to R097, R128 to R131).
    desert_patrols / "desertPatrols": DesertPatrols {
        /// They may not.
        Absent = "absent",
        /// They may, by the optional rule of Moves 58.
        Allowed = "allowed",
    },
    /// Whether the Axis may bring reinforcements through Tobruk (5.4; R114-R117).
    tobruk_port / "tobrukPort": TobrukPort {
        /// It may not.
        Closed = "closed",
        /// One stacking point a turn, by the optional rule.
        Open = "open",
    },
    /// How units of the Commonwealth leave and come back (5.3; R118).
    variable_withdrawal / "variableWithdrawal": VariableWithdrawal {
        /// By the schedule.
        Scheduled = "scheduled",
        /// By dice, by the optional rule of Moves 60.
        ByDice = "byDice",
    },
    /// Whether Rommel himself is in the game (8.8; H103 to H107).
    rommel / "rommel": Rommel {
        /// He is not.
        Absent = "absent",
        /// He is, by a stand-in for the optional rule of Moves 60.
        Present = "present",
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_departs_from_its_preset_alone() {
        let one_air = Switches { air_points: Some(AirPoints::OnePerCombat), ..Switches::default() };
        let rules = RuleSet::spi_1981_errata().with(&one_air);
        assert_eq!(rules, RuleSet { air_points: AirPoints::OnePerCombat, ..RuleSet::spi_1981_errata() });
    }

    #[test]
    fn the_switch_list_names_every_field_as_json_does() {
        let json = serde_json::to_value(RuleSet::spi_1981()).unwrap();
        let fields = json.as_object().unwrap();
        assert_eq!(fields.len(), SWITCHES.len());
        for switch in SWITCHES {
            assert!(switch.values.contains(&fields[switch.field].as_str().unwrap()), "{}", switch.field);
        }
    }
}
