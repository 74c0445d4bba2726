//! The switches of a rule set: what owners may play with or without.

use serde::{Deserialize, Serialize};

/// Declares the policies of the rule set: a field, its values, the first one the default, and the list of switches
/// made from the same lines.
macro_rules! policies {
    ($($(#[$doc:meta])* $field:ident / $json:literal : $name:ident { $($(#[$vdoc:meta])* $value:ident = $vjson:literal),+ $(,)? }),+ $(,)?) => {
        $(policies!(@policy $(#[$doc])* $name { $($(#[$vdoc])* $value = $vjson),+ });)+

        /// Everything in which rules differ.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "js", derive(tsify::Tsify))]
        #[serde(default, rename_all = "camelCase", deny_unknown_fields)]
        pub struct RuleSet { $($(#[$doc])* pub $field: $name),+ }

        impl RuleSet {
            /// The value of a switch by its name in JSON; none for a name that no switch has.
            pub fn value(&self, field: &str) -> Option<&'static str> {
                match field {
                    $($json => Some([$($vjson),+][self.$field as usize]),)+
                    _ => None,
                }
            }
        }

        /// Every switch with the values it can take, as the ledger must name them.
        pub const SWITCHES: &[Switch] = &[$(Switch { field: $json, values: &[$($vjson),+] }),+];
    };
    (@policy $(#[$doc:meta])* $name:ident { $(#[$fdoc:meta])* $first:ident = $fjson:literal $(, $(#[$vdoc:meta])* $value:ident = $vjson:literal)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "js", derive(tsify::Tsify))]
        pub enum $name { $(#[$fdoc])* #[default] #[serde(rename = $fjson)] $first $(, $(#[$vdoc])* #[serde(rename = $vjson)] $value)* }
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
    /// How long crossings of a hexside into an enemy hex are counted (2.8; I015).
    crossing_limit / "crossingLimit": CrossingLimit {
        /// As corrected: through a movement phase.
        MovementPhase = "movementPhase",
        /// As printed first: through the turn.
        Turn = "turn",
    },
    /// When pursuit fire falls (4.5; D041).
    pursuit_fire / "pursuitFire": PursuitFire {
        /// After the withdrawal.
        AfterWithdrawal = "afterWithdrawal",
        /// Before it.
        BeforeWithdrawal = "beforeWithdrawal",
    },
    /// What an Assault brings (4.4; D055).
    assault / "assault": Assault {
        /// Both sides roll double dice.
        DoubleDice = "doubleDice",
        /// Each battle is fought for two battle turns.
        TwoTurns = "twoTurns",
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_set_reads_what_it_leaves_out_as_the_default() {
        let rules: RuleSet = serde_json::from_str(r#"{"assault":"twoTurns"}"#).unwrap();
        assert_eq!(rules, RuleSet { assault: Assault::TwoTurns, ..RuleSet::default() });
        assert!(serde_json::from_str::<RuleSet>(r#"{"assaults":"twoTurns"}"#).is_err());
    }
}
