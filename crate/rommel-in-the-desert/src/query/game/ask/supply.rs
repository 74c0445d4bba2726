//! Supply of either side in a game, and what would cut it off.

use hexgrid::Hex;

use super::answer::{Cut, GameAnswer, ScarceView, UnitSupply};
use super::asked::Asked;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::query::fault::Fault;
use crate::query::game::BlockName;
use crate::query::position::lines_view;
use crate::query::views::hex_name;
use crate::rules::supply::{Named, ScarceSource, SupplyGround, SupplyStatus, network, statuses, statuses_and_scarce};

impl<'a> Asked<'a> {
    fn ground(&self, side: Side) -> SupplyGround<'a> {
        SupplyGround::new(self.edition, &self.state.position, side)
    }
}

/// The supply network of a side and the supply of its units, with these named for scarce sources, or those that their
/// player has named.
///
/// Cases: 7.0, 7.2 · Rulings: D002, D007
///
/// Errors: a name of no block.
pub(super) fn supply(asked: Asked, side: Side, named: Option<&[BlockName]>) -> Result<GameAnswer, Fault> {
    let (ground, piles) = (asked.ground(side), asked.piles());
    let named = match named {
        Some(names) => names.iter().map(|name| asked.block(name)).collect::<Result<Vec<_>, _>>()?,
        None => asked.named(side).to_vec(),
    };
    let (mut units, scarce) = statuses_and_scarce(&ground, asked.naming(side, &named), &mut Findings::new());
    let message = |status: &SupplyStatus| (!status.is_supplied(), status.line(), status.source());
    units.sort_by_key(|(unit, status)| (piles.rank(*unit), message(status)));
    let names = piles.names(units.iter().map(|&(unit, _)| unit));
    let view = |((_, status), handle): ((UnitId, SupplyStatus), BlockName)| UnitSupply {
        handle,
        supplied: status.is_supplied(),
        line: status.line(),
        source: status.source().map(hex_name),
    };
    let scarce_view = |ScarceSource { hex, capacity, claims }| ScarceView {
        hex: hex_name(hex),
        capacity,
        claims: piles.sorted_names(claims),
    };
    Ok(GameAnswer::Supply {
        units: units.into_iter().zip(names).map(view).collect(),
        network: network(&ground).iter().map(hex_name).collect(),
        scarce: scarce.into_iter().map(scarce_view).collect(),
        named: piles.names(named),
    })
}

/// The supplied units of a side.
fn supplied(ground: &SupplyGround, named: Named) -> Vec<UnitId> {
    let all = statuses(ground, named, &mut Findings::new()).into_iter();
    all.filter(|(_, status)| status.is_supplied()).map(|(unit, _)| unit).collect()
}

/// The hexes of the network without an undisrupted unit of the side in which an enemy would take supply from units.
///
/// Cases: 7.0, 7.2 · Rulings: I048, D008
pub(super) fn cuts(asked: Asked, side: Side) -> GameAnswer {
    let (ground, named) = (asked.ground(side), asked.naming(side, asked.named(side)));
    let now = supplied(&ground, named);
    let open = |hex: &Hex| !asked.state.position.holds(side, *hex) && !ground.is_blocked(*hex);
    let cut = |hex: Hex| {
        let then = supplied(&ground.with_enemy_in(hex), named);
        let handles = asked.piles().sorted_names(now.iter().copied().filter(|unit| !then.contains(unit)));
        (!handles.is_empty()).then(|| Cut { hex: hex_name(hex), handles })
    };
    GameAnswer::Cuts { hexes: network(&ground).iter().filter(open).filter_map(cut).collect() }
}

/// How far the supply lines of a unit lead.
///
/// Cases: 7.0 · Rulings: I038, D007
pub(super) fn trace(asked: Asked, unit: UnitId) -> Result<GameAnswer, Fault> {
    let position = &asked.state.position;
    let start = position.hex(unit).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(unit))?;
    let side = position.side(unit);
    let ground = asked.ground(side);
    Ok(GameAnswer::Trace(lines_view(&ground, unit, start, asked.naming(side, asked.named(side)), &mut Findings::new())))
}
