//! Big moves, and whether the block's next move takes them back.

use std::collections::{BTreeMap, BTreeSet};

use hexgrid::Hex;
use rommel_in_the_desert::model::finding::{Code, Findings};
use rommel_in_the_desert::model::units::UnitId;
use rommel_in_the_desert::record::Rommel;
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::order::Order;

use crate::figures::course::Course;
use crate::figures::rommel::land::Land;
use crate::figures::rommel::turns::Turn;
use crate::figures::sums::Sums;

/// Hexes of a big move.
const BIG: u16 = 4;

/// A big move.
#[derive(Clone, Copy, Debug)]
struct Drive {
    from: Hex,
    length: u16,
    /// Whether the block has been in a fight since.
    fought: bool,
}

/// The last big move of each block that has not moved since.
#[derive(Clone, Debug, Default)]
pub struct Drives(BTreeMap<UnitId, Drive>);

/// What moved in a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moved {
    /// Blocks.
    pub blocks: usize,
    /// Hexes of the longest move.
    pub farthest: u16,
}

impl Drives {
    /// Counts the moves of a turn.
    pub fn moved(&mut self, course: &Course<Rommel>, turn: &Turn, land: &mut Land, sums: &mut Sums) -> Moved {
        let [before, after] = [turn.orders.start, turn.orders.end].map(|at| &course.states[at]);
        let fights = fights(course, turn);
        for (unit, drive) in &mut self.0 {
            drive.fought |= hex(after, *unit).is_some_and(|hex| fights.contains(&hex));
        }
        let paid = course.orders[turn.orders.clone()].iter().find_map(|order| match order {
            Order::PlayCards { cards } => Some(cards.real > 0),
            _ => None,
        });
        let mut moved = Moved::default();
        for (unit, (code, to)) in last_moves(course, turn) {
            let from = hex(before, unit).filter(|_| before.position.side(unit) == turn.side);
            let Some(from) = from else { continue };
            let length = land.distance(from, to);
            moved.blocks += 1;
            moved.farthest = moved.farthest.max(length);
            if let Some(drive) = self.0.remove(&unit) {
                let undone = !drive.fought && !fights.contains(&from) && is_back(drive, to, land);
                sums.count("undone", undone);
                sums.count("undonePaid", undone && paid == Some(true));
            }
            if length >= BIG && code == Code::Moves && !fights.contains(&to) {
                sums.add("bigMoves", 1);
                self.0.insert(unit, Drive { from, length, fought: false });
            }
        }
        moved
    }

    /// Counts what an order between turns takes back.
    pub fn redeployed(&mut self, log: &Findings, land: &mut Land, sums: &mut Sums) {
        for finding in log.iter().filter(|finding| matches!(finding.code, Code::Redeploys | Code::Moves)) {
            let Some((unit, to)) = finding.unit.zip(finding.hex) else { continue };
            let Some(drive) = self.0.remove(&unit) else { continue };
            let undone = !drive.fought && is_back(drive, to, land);
            sums.count("undone", undone);
            sums.count("undoneRedeploy", undone);
        }
    }
}

/// Whether a hex lies near the place where a move began.
fn is_back(drive: Drive, to: Hex, land: &mut Land) -> bool {
    3 * land.distance(drive.from, to) <= drive.length
}

/// The hex of a block on the map.
fn hex(state: &State, unit: UnitId) -> Option<Hex> {
    state.position.hex(unit)
}

/// The hexes in which a battle turn is fought, or which hold units of both sides as the turn begins or ends.
pub fn fights(course: &Course<Rommel>, turn: &Turn) -> BTreeSet<Hex> {
    let contested = [turn.orders.start, turn.orders.end].map(|at| course.states[at].position.contested());
    battles(course, turn).into_iter().chain(contested.into_iter().flatten().map(|(hex, _)| hex)).collect()
}

/// The hexes in which a battle turn is fought.
pub fn battles(course: &Course<Rommel>, turn: &Turn) -> BTreeSet<Hex> {
    let fight = |order: &Order| if let Order::Fight { hex } = order { Some(*hex) } else { None };
    course.orders[turn.orders.clone()].iter().filter_map(fight).collect()
}

/// The last move or withdrawal of each block in a turn, in the order of their first ones.
fn last_moves(course: &Course<Rommel>, turn: &Turn) -> Vec<(UnitId, (Code, Hex))> {
    let mut found: Vec<(UnitId, (Code, Hex))> = Vec::new();
    let all = course.logs[turn.orders.clone()].iter().flat_map(|log| log.findings.iter());
    for finding in all.filter(|finding| matches!(finding.code, Code::Moves | Code::Withdraws)) {
        let Some((unit, to)) = finding.unit.zip(finding.hex) else { continue };
        match found.iter_mut().find(|(known, _)| *known == unit) {
            Some((_, last)) => *last = (finding.code, to),
            None => found.push((unit, (finding.code, to))),
        }
    }
    found
}
