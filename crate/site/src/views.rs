//! What every game tells the page in the same words.

use std::fmt::{Debug, Display};

use referee::record::save_agreement::Digits;
use referee::record::terms::{ChartsNamed, EarlierRevision, SwitchSet, ValueSet};
use referee::record::{Agreement, CannotUndo, Choices, DiceMode, Older, Revisions, Terms};
use referee::{RulingId, Seed};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::border::engine_error;

/// Which engine this is.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Version {
    /// Version of the rules engine.
    pub engine: &'static str,
    /// The build that this wasm belongs to, or `dev` outside `pkg/`.
    pub build_id: &'static str,
}

referee::tagged! {
    [deny_unknown_fields]
    /// Where the dice of a game come from.
    #[derive(Default, Tsify)]
    #[serde(rename_all = "camelCase", tag = "kind")]
    pub enum DiceChoice {
        /// From a seed that the browser's own randomness gives.
        #[default]
        Fresh,
        /// From a given seed.
        Seed {
            /// 32 hex digits.
            #[tsify(type = "string")]
            seed: Seed,
        },
        /// The players roll their own dice and tell their faces with each order.
        Entered,
        /// From a seed on which the players still have to agree. The game holds no more than the hash of the secret; the
        /// page has to store the secret itself until `revealSecret`.
        Offer {
            /// 64 random hex digits.
            #[tsify(type = "string")]
            secret: Digits,
        },
    }
}

impl DiceChoice {
    /// Where the dice of the record come from.
    ///
    /// Errors: `no-entropy` where the browser gives no randomness.
    pub fn mode(self) -> Result<DiceMode, JsValue> {
        Ok(match self {
            Self::Fresh => DiceMode::Seeded(Seed(fresh_number()?)),
            Self::Seed { seed } => DiceMode::Seeded(seed),
            Self::Entered => DiceMode::Entered,
            Self::Offer { secret: Digits(secret) } => DiceMode::Agreed(Agreement::offer(&secret)),
        })
    }
}

/// A random number of 128 bits.
///
/// Errors: `no-entropy` where the browser gives no randomness.
pub fn fresh_number() -> Result<[u8; 16], JsValue> {
    let mut number = [0; 16];
    getrandom::fill(&mut number).map_err(|error| engine_error("no-entropy", &error.to_string(), ""))?;
    Ok(number)
}

/// Whether an order can be taken back or given again.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum UndoCheck {
    /// It can, or it was.
    Allowed,
    /// It cannot, and nothing has changed.
    Barred {
        /// `nothing`, `die`, `reveal`, `side`, `standing` or `received`: why the last order stays.
        reason: &'static str,
    },
}

impl From<Result<(), CannotUndo>> for UndoCheck {
    fn from(checked: Result<(), CannotUndo>) -> Self {
        checked.map_or_else(|fault| Self::Barred { reason: fault.code() }, |()| Self::Allowed)
    }
}

/// A record made by older rules, which follows by those of today only in part.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OlderRecord {
    /// The revision of the rules that it was made by.
    pub rules: u16,
    /// The revision of its scenario likewise.
    pub scenario: u16,
    /// Whether the scenario changed since.
    pub scenario_changed: bool,
    /// The rulings that changed since, such as `H080`, in the order of the ledger.
    pub changed: Vec<RulingId>,
    /// Its orders.
    pub orders: u32,
    /// The first of them that follow: those of the game that `loadAsFar` gives.
    pub at: u32,
    /// Orders before the last checkpoint that agreed, 0 where none did; absent where none was compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreed: Option<u32>,
}

impl OlderRecord {
    /// Puts it in the page's words.
    pub fn of<F: Debug + Display>(older: &Older<F>) -> Self {
        let Older { made, changed, scenario, orders, at, agreed, .. } = older;
        Self {
            rules: made.rules,
            scenario: made.scenario,
            scenario_changed: *scenario,
            changed: changed.clone(),
            orders: *orders as u32,
            at: *at as u32,
            agreed: agreed.map(|agreed| agreed as u32),
        }
    }
}

/// What was chosen before a game, as far as it differs from the usual choices.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ChosenTerms {
    /// The named rule set.
    pub rule_set: &'static str,
    /// The switches that differ from it.
    pub switches: Vec<SwitchSet>,
    /// Name and check of the owner's charts, where the record names them.
    pub charts: Option<ChartsNamed>,
    /// The values that differ from the shipped ones.
    pub values: Vec<ValueSet>,
    /// The revisions that are not the latest.
    pub revisions: Vec<EarlierRevision>,
    /// The orders after which the game was continued as another one; its dice from there on also follow from a number
    /// that one player drew.
    pub branches: Vec<u32>,
}

impl<S> From<Terms<S>> for ChosenTerms {
    fn from(Terms { choices, revisions, branches, .. }: Terms<S>) -> Self {
        let Choices { rule_set, switches, charts, values, .. } = choices;
        Self { rule_set: rule_set.id, switches, charts, values, revisions, branches }
    }
}

/// A record of newer rules than those of this engine, or a file of a newer form.
#[derive(Serialize, Tsify)]
pub struct NewerRecord {
    /// What is newer: `rules`, `scenario`, or the `form` of the file.
    pub part: &'static str,
    /// The revision that the record needs.
    pub needs: u32,
    /// The latest revision that this engine has.
    pub has: u32,
}

impl NewerRecord {
    /// What is newer in a record; the rules first.
    pub fn of(made: Revisions, known: Revisions) -> Self {
        let (part, needs, has) = if known.rules < made.rules {
            ("rules", made.rules, known.rules)
        } else {
            ("scenario", made.scenario, known.scenario)
        };
        Self { part, needs: needs.into(), has: has.into() }
    }
}

/// The proof of a game: it is played again from its first order.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum GameProof {
    /// Every order was legal and every die its own.
    Follows {
        /// Its orders.
        orders: u32,
        /// The hash of its last state, 64 hex digits.
        state: String,
    },
    /// Something does not follow.
    Fault {
        /// Stable name of the fault.
        code: &'static str,
        /// A sentence.
        message: String,
        /// The first order that does not follow, counted from 0.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[tsify(optional)]
        order: Option<u32>,
    },
}
