//! The blocks as values. Names hold slashes, so the attribute stands before the name.

use std::sync::Arc;

use serde_json::Value;

use super::{ChartValue, Charts, flag, number, value, yes_or_no};
use crate::data::roster::Block;
use crate::model::provenance::Provenance;
use crate::model::units::{Nation, UnitType};

const ATTRIBUTES: [&str; 7] = ["type", "speed", "steps", "elite", "month", "in1940", "malta"];
const NONE: &str = "none";

pub(super) fn values(charts: &Charts, found: &mut Vec<ChartValue>) {
    for block in charts.blocks.iter() {
        for attribute in ATTRIBUTES {
            let what = format!("unit/{attribute}/{}", block.name);
            found.push(value(what, text(block, attribute), (Provenance::Reconstructed, None)));
        }
    }
}

fn text(block: &Block, attribute: &str) -> String {
    let month = |month: Option<u8>| month.map_or_else(|| NONE.to_owned(), |month| month.to_string());
    match attribute {
        "type" => match serde_json::to_value(block.unit_type) {
            Ok(Value::String(name)) => name,
            _ => String::new(),
        },
        "speed" => block.speed.to_string(),
        "steps" => block.steps.to_string(),
        "elite" => yes_or_no(block.elite),
        "month" => month(block.month),
        "in1940" => month(block.in1940),
        _ => yes_or_no(block.malta),
    }
}

/// Puts a value in its place; none where it cannot stand there.
pub(super) fn set(charts: &mut Charts, what: &str, text: &str) -> Option<()> {
    let (attribute, name) = what.split_once('/')?;
    let block = Arc::make_mut(&mut charts.blocks).iter_mut().find(|block| block.name == name)?;
    let month = |last: u8| if text == NONE { Some(None) } else { number(text, 1, last).map(Some) };
    match attribute {
        "type" => block.unit_type = serde_json::from_value::<UnitType>(Value::String(text.to_owned())).ok()?,
        "speed" => block.speed = number(text, 1, 4)?,
        "steps" => block.steps = number(text, 1, 4)?,
        "elite" => block.elite = flag(text)?,
        "month" => block.month = month(20)?,
        "in1940" => block.in1940 = month(6)?,
        "malta" => block.malta = flag(text).filter(|malta| !malta || block.nation != Nation::Allied)?,
        _ => return None,
    }
    Some(())
}
