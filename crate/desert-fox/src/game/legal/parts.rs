//! Orders of which the legal list holds the parts.

use hexgrid::Hex;
use referee::{Listed, Parts};

use super::{Legal, WithdrawOption};
use crate::state::counters::UnitId;
use crate::state::order::Order;
use crate::state::path::Path;

/// Every kind of orders that is listed by parts.
pub static PARTS: [Parts; 8] = [MOVES, ROUND_TRIPS, ATTACKS, OVERRUNS, ALLOTMENTS, TRANSPORTS, WITHDRAWALS, SUPPLIED];

const MOVES: Parts = Parts {
    orders: "`move`, `forcedMarch`, `react`",
    hand: "a unit of `moves`",
    added: "other units of its hex in `moves`; steps, each into a neighbouring hex",
    given: "the path ends in one of `hexes`, for a forced march of `forced`, of each unit",
    corner: None,
};
const ROUND_TRIPS: Parts = Parts {
    orders: "the same, back to where they began",
    hand: "a unit of `moves`",
    added: "other units of its hex in `moves`; steps, each into a neighbouring hex",
    given: "the path ends in the hex of the units, which have the movement points for it",
    corner: None,
};
const ATTACKS: Parts = Parts {
    orders: "`attack`",
    hand: "a hex of `attacks`",
    added: "other hexes of `attacks`; units that one of these hexes lists and none bars",
    given: "each hex has a unit that it lists; hexes that are not all next to one of the units may lie too far apart \
            (`too-large`)",
    corner: Some("`strands` of a hex: those that could not be attacked any more if it were attacked by itself"),
};
const OVERRUNS: Parts = Parts {
    orders: "`overrun` by a part of the units",
    hand: "a listed `overrun`",
    added: "some of its units",
    given: "they are strong enough",
    corner: None,
};
const ALLOTMENTS: Parts = Parts {
    orders: "`supply`",
    hand: "a listed `supply`",
    added: "other supply units and combats",
    given: "what is expended supplies these combats",
    corner: None,
};
const TRANSPORTS: Parts = Parts {
    orders: "`transport`",
    hand: "a unit of `carries`",
    added: "other units of its hex in `carries`",
    given: "each can be carried so to the hex",
    corner: None,
};
const WITHDRAWALS: Parts = Parts {
    orders: "`withdraw`",
    hand: "a unit that is `due` in `withdrawals`",
    added: "itself, where it can go; else some of the `others`",
    given: "they are as many and as strong as what is due",
    corner: None,
};
const SUPPLIED: Parts = Parts {
    orders: "`raid`, `invade`",
    hand: "a listed `raid`, an invasion of `invasions`",
    added: "other supply units in the place of those listed",
    given: "they are as many and can be expended",
    corner: None,
};

impl Legal<'_> {
    /// How the list holds an order that is accepted; one of several units by parts where it holds each of them.
    pub fn listed(&self, order: &Order, hex_of: impl Fn(UnitId) -> Option<Hex>) -> Listed {
        if self.orders.contains(order) {
            return Listed::Whole;
        }
        let (parts, covered) = match order {
            Order::Move { units, path } => return self.moves(units, path, false, hex_of),
            Order::ForcedMarch { units, path } => return self.moves(units, path, true, hex_of),
            Order::React { unit, path } => return self.moves(&[*unit], path, false, hex_of),
            Order::Attack { .. } => (&ATTACKS, self.attacks(order)),
            Order::Transport { units, by, hex } => {
                let can = |unit: &UnitId| {
                    let mut own = self.carries.iter().filter(|option| (option.unit, option.by) == (*unit, *by));
                    own.any(|option| option.hexes.contains(&hex.0))
                };
                (&TRANSPORTS, units.iter().all(can))
            }
            Order::Withdraw { due, units } => {
                let mut owed = self.withdrawals.iter().filter(|option| option.due == *due);
                let others = |unit: &UnitId, option: &WithdrawOption| option.others.contains(unit);
                let covers = owed.any(|option| {
                    if option.itself { units == &[*due] } else { units.iter().all(|unit| others(unit, option)) }
                });
                (&WITHDRAWALS, covers)
            }
            Order::Overrun { units, hex } => {
                let covers = |listed: &Order| match listed {
                    Order::Overrun { units: able, hex: there } => {
                        there == hex && units.iter().all(|unit| able.contains(unit))
                    }
                    _ => false,
                };
                (&OVERRUNS, self.orders.iter().any(covers))
            }
            Order::Supply { .. } => {
                (&ALLOTMENTS, self.orders.iter().any(|listed| matches!(listed, Order::Supply { .. })))
            }
            Order::Raid { .. } => (&SUPPLIED, self.orders.iter().any(|listed| matches!(listed, Order::Raid { .. }))),
            Order::Invade { units, points, .. } => {
                (&SUPPLIED, self.invasions.iter().any(|assault| assault.is(units, *points)))
            }
            _ => return Listed::Not,
        };
        Listed::by_parts_if(parts, covered)
    }

    fn moves(&self, units: &[UnitId], path: &Path, forced: bool, hex_of: impl Fn(UnitId) -> Option<Hex>) -> Listed {
        let start = units.first().and_then(|unit| hex_of(*unit));
        let end = start.and_then(|start| path.hexes(start)).and_then(|hexes| hexes.last().copied());
        let leads = |unit: &UnitId, back: bool| {
            let option = self.moves.iter().find(|option| option.unit == *unit);
            let to = |hexes: &[(Hex, u16)]| hexes.iter().any(|(hex, _)| Some(*hex) == end);
            option.is_some_and(|option| back || to(option.hexes) || forced && to(option.forced))
        };
        let back = start == end;
        let parts = if back { &ROUND_TRIPS } else { &MOVES };
        Listed::by_parts_if(parts, units.iter().all(|unit| leads(unit, back)))
    }

    fn attacks(&self, order: &Order) -> bool {
        let Order::Attack { units, hexes } = order else { return false };
        let at = |hex: Hex| self.attacks.iter().find(|option| option.hex == hex);
        let lists = |unit: &UnitId, hex: Hex| at(hex).is_some_and(|option| option.units.contains(unit));
        let bars = |unit: &UnitId, hex: Hex| at(hex).is_some_and(|option| option.barred.contains(unit));
        units.iter().all(|unit| hexes.iter().any(|hex| lists(unit, hex.0)))
            && hexes.iter().all(|hex| units.iter().any(|unit| lists(unit, hex.0)))
            && !units.iter().any(|unit| hexes.iter().any(|hex| bars(unit, hex.0)))
    }
}
