//! Which units an isolated fortress or oasis supplies first.

use hexgrid::Hex;

use crate::model::units::UnitId;
use crate::opponent::known_state::KnownState;
use crate::state::order::Order;

/// Names the strongest units of each hex that supplies some, as many as it can: units of another hex may also draw on
/// it over a chain. None where they are named already.
pub fn choose(known: &KnownState) -> Option<Order> {
    let position = &known.state.position;
    let cut: Vec<(UnitId, Hex)> = known.own().filter(|&(_, hex)| known.lines().get(hex).is_none()).collect();
    let mut hexes: Vec<Hex> = cut.iter().map(|&(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let mut units = Vec::new();
    for hex in hexes {
        let mut here: Vec<UnitId> = cut.iter().filter(|&&(_, at)| at == hex).map(|&(unit, _)| unit).collect();
        let capacity = known.shelter(position, known.side, hex);
        here.sort_by_key(|&unit| (-known.strength(unit), unit));
        units.extend(here.into_iter().take(capacity));
    }
    let named = &known.state.named[known.side.index()];
    (!units.is_empty() && *named != units).then_some(Order::Name { units })
}
