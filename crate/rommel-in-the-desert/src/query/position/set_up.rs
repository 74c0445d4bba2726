//! The position as a query states it.

use hexgrid::{Direction, Hex};
use serde::{Deserialize, Serialize};

use crate::data::board::Board;
use crate::data::edition::Edition;
use crate::data::roster::unit_named;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Side, UnitId};
use crate::position::{Deal, Position, SideMask};
use crate::query::fault::Fault;

/// A block on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UnitQuery {
    /// Its name.
    pub unit: String,
    /// Its hex.
    pub hex: String,
    /// Its steps; all of them where none are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    /// Whether it is disrupted.
    #[serde(default)]
    pub disrupted: bool,
    /// Enemy turns that must end before a disrupted unit may recover.
    #[serde(default)]
    pub wait: u8,
}

/// A hex with units of both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BattleQuery {
    /// The hex.
    pub hex: String,
    /// The side that was there first.
    pub first: Side,
    /// The hexes from which the other side entered.
    #[serde(default)]
    pub entered_from: Vec<String>,
}

/// Names of a query, read.
pub(crate) struct Names;

impl Names {
    /// The hex of a name.
    pub(crate) fn hex(name: &str) -> Result<Hex, Fault> {
        Board::shipped().parse(name).ok_or_else(|| Fault::name(RefusalCode::UnknownHex, name))
    }

    /// The block of a name.
    pub(crate) fn unit(name: &str) -> Result<UnitId, Fault> {
        unit_named(name).ok_or_else(|| Fault::name(RefusalCode::UnknownUnit, name))
    }

    /// The blocks of several names.
    pub(crate) fn units(names: &[String]) -> Result<Vec<UnitId>, Fault> {
        names.iter().map(|name| Self::unit(name)).collect()
    }

    /// The directions of a path whose first hex is the start.
    pub(crate) fn path(start: Hex, hexes: &[String]) -> Result<Vec<Direction>, Fault> {
        let mut at = start;
        let step = |name: &String| {
            let next = Self::hex(name)?;
            let direction = Board::shipped().grid.direction(at, next);
            at = next;
            direction.ok_or_else(|| Fault::name(RefusalCode::PathBroken, name))
        };
        hexes.iter().map(step).collect()
    }
}

/// Sets a position up.
///
/// Errors: a name that means nothing, or steps that the block does not have.
pub(crate) fn set_up(
    edition: Edition,
    units: &[UnitQuery],
    battles: &[BattleQuery],
    mines: &[String],
) -> Result<Position, Fault> {
    let mut position = Position::new(Deal::in_order(&edition.charts.blocks));
    for query in units {
        let id = Names::unit(&query.unit)?;
        let most = position.block(id).steps;
        let steps = query.steps.unwrap_or(most);
        if steps == 0 || steps > most || position.hex(id).is_some() {
            return Err(Fault::name(RefusalCode::UnknownUnit, &query.unit));
        }
        position.place(id, Names::hex(&query.hex)?, steps);
        if query.disrupted {
            position.disrupt(id, query.wait);
        }
    }
    for battle in battles {
        let hex = Names::hex(&battle.hex)?;
        let mut entered = SideMask::NONE;
        for from in &battle.entered_from {
            let direction = Board::shipped().grid.direction(hex, Names::hex(from)?);
            entered = entered.with(direction.ok_or_else(|| Fault::name(RefusalCode::PathBroken, from))?);
        }
        position.contest(hex, battle.first, entered);
    }
    for mine in mines {
        position.lay_mines(Names::hex(mine)?, &Side::BOTH);
    }
    Ok(position)
}
