//! Why an order or a question is refused, in the words of a game. A block is named by its handle: the order names it
//! so, or it belongs to the player who decides.

use serde::{Serialize, Serializer};

use crate::model::refusal::{Refusal, RefusalCode};
use crate::query::views::{cited, hex_name};

/// Why an order is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(rename = "Refusal"))]
#[serde(rename_all = "camelCase")]
pub struct GameRefusal {
    /// The code.
    pub code: RefusalCode,
    /// Cases of the rulebook.
    pub cases: Vec<&'static str>,
    /// Rulings of the ledger.
    pub rulings: Vec<String>,
    /// The handle of the block, which the order names or the player who decides owns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handle: Option<u8>,
    /// The hex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<&'static str>,
}

impl From<&Refusal> for GameRefusal {
    fn from(&Refusal { code, unit, hex }: &Refusal) -> Self {
        let (cases, rulings) = cited(code.citation());
        Self { code, cases, rulings, handle: unit.map(|unit| unit.index() as u8), hex: hex.map(hex_name) }
    }
}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        GameRefusal::from(self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::board::Board;
    use crate::model::units::UnitId;

    #[test]
    fn a_refusal_names_its_block_by_the_handle_alone() {
        let refusal = Refusal::of(RefusalCode::NotOnMap).unit(UnitId(7)).hex(Board::shipped().parse("Tobruk").unwrap());
        let text = serde_json::to_string(&refusal).unwrap();
        assert_eq!(text, r#"{"code":"not-on-map","cases":["7.2"],"rulings":["I053"],"handle":7,"hex":"Tobruk"}"#);
    }
}
