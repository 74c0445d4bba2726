//! The box of an eliminated unit (13.2), asked by a program.

use serde::{Deserialize, Serialize};

use crate::model::refusal::{Refusal, RefusalCode};
use crate::query::combat::report::Refused;
use crate::rules::combat::preview::Chance;
use crate::rules::refit::{Casualty, Cause, Route, route};

/// An eliminated unit (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EliminationQuery {
    /// Why it left the map.
    pub cause: Cause,
    /// Motorized.
    pub motorized: bool,
    /// In combat supply.
    pub combat_supply: bool,
    /// Can trace a line of communication.
    pub line_of_communication: bool,
    /// Morale on the depleted side, 1 to 5.
    pub depleted_morale: u8,
    /// The die, where one was rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "js", tsify(optional))]
    pub die: Option<u8>,
}

/// A box for eliminated units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnitBox {
    /// Refit Box.
    RefitBox,
    /// Destroyed Units Box.
    Destroyed,
}

/// Where an eliminated unit goes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum EliminationReport {
    /// The query is out of range.
    Refused(Refused),
    /// The box is certain, or the die settled it.
    Settled {
        /// The box.
        goes_to: UnitBox,
        /// Case numbers.
        cases: &'static [&'static str],
    },
    /// The owner rolls.
    Rolls {
        /// The highest face that saves the unit.
        saved_to: u8,
        /// The chance of the Refit Box, as numerator and denominator.
        chance: [u32; 2],
        /// Case numbers.
        cases: &'static [&'static str],
    },
}

/// Routes an eliminated unit; a die that nothing asks for is refused.
///
/// Cases: 9.25, 13.2 · Rulings: R020, R029, R036
pub fn route_elimination(query: &EliminationQuery) -> EliminationReport {
    let refuse = |code: RefusalCode, field: &str, found: u8| {
        EliminationReport::Refused(Refused { refusals: vec![Refusal::at(code, field).found(found)] })
    };
    if !(1..=5).contains(&query.depleted_morale) {
        return refuse(RefusalCode::OutOfRange, "depletedMorale", query.depleted_morale);
    }
    if let Some(die) = query.die.filter(|die| !(1..=6).contains(die)) {
        return refuse(RefusalCode::OutOfRange, "die", die);
    }
    let casualty = Casualty {
        cause: query.cause,
        motorized: query.motorized,
        supplied: query.combat_supply,
        line_of_communication: query.line_of_communication,
        depleted_morale: query.depleted_morale,
        irreplaceable: false,
    };
    let cases: &[&str] = if query.cause == Cause::Overstacking { &["9.25", "13.2"] } else { &["13.2"] };
    let settled = |goes_to| EliminationReport::Settled { goes_to, cases };
    match (route(&casualty), query.die) {
        (Route::Die { saved_to }, None) => {
            let chance = Chance::new(u32::from(saved_to), 6);
            EliminationReport::Rolls { saved_to, chance: [chance.of, chance.out_of], cases }
        }
        (Route::RefitBox | Route::Destroyed, Some(die)) => refuse(RefusalCode::UnusedAnswer, "die", die),
        (route, die) => match route.with(die.unwrap_or(0)) {
            Route::RefitBox => settled(UnitBox::RefitBox),
            _ => settled(UnitBox::Destroyed),
        },
    }
}
