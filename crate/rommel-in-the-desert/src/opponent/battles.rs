//! Fires, hits, refusals, withdrawals, rearguards, and which battles are fought.

use hexgrid::Hex;

use crate::game::customary::{fire_rank, hit_rank};
use crate::opponent::known_state::{KnownState, STEP};
use crate::opponent::line;
use crate::state::order::Order;

/// Odds in percent below which combat is refused: by units that no enemy can be faster than, and by slower ones, which
/// pursuit fire hits harder than a battle.
const REFUSED: [i32; 2] = [60, 45];
/// Tenths of a step that a pursuer is expected to take off fast and slow units, and what a group may lose in percent.
const PURSUIT: [i32; 2] = [4, 8];
const SURVIVE: i32 = 90;
/// The speed from which most pursuers are slower.
const FAST: u8 = 3;
/// Odds from which an old battle is fought on.
const FIGHT_ON: i32 = 90;
/// Odds of the enemies around a hex from which a Pass turn takes its units out.
const EXPOSED: i32 = 220;

/// The fire with the best chance, among types that the battle has turned up.
pub fn fire(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let battle = known.state.battle.as_ref()?;
    let rank = |unit, target| fire_rank(&known.edition, &known.state.position, battle.hex, unit, target);
    let fires = orders.iter().filter_map(|order| match order {
        Order::Fire { unit, target } => Some((rank(*unit, *target), order)),
        _ => None,
    });
    fires.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

/// The unit that takes a hit.
pub fn hit(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let left = known.state.pending.as_ref().map_or(0, |pending| pending.left);
    let units = orders.iter().filter_map(|order| match order {
        Order::Hit { unit } => Some((hit_rank(&known.state.position, &known.state.hits, left, *unit), order)),
        _ => None,
    });
    units.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone())
}

/// Refuses the worst battle that is a bad one.
pub fn refuse(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let hexes = orders.iter().filter_map(|order| match order {
        Order::Refuse { hex } => Some((odds_of_defence(known, *hex), *hex, order)),
        _ => None,
    });
    let bad = hexes.filter(|&(odds, hex, _)| {
        let hopeless = odds < REFUSED[usize::from(!is_fast(known, hex))] + known.style.refusal;
        let stays = hex == known.base() && known.style.holds_base;
        hopeless && !stays && survives_pursuit(known, hex) && !line::depends_on(known, hex)
    });
    let worst = bad.min_by_key(|&(odds, hex, _)| (odds, hex));
    worst.map(|(_, _, order)| order.clone()).or_else(|| orders.contains(&Order::Done).then_some(Order::Done))
}

/// Whether most of a group that leaves a battle comes through the pursuit fire.
pub fn survives_pursuit(known: &KnownState, hex: Hex) -> bool {
    let pursuit = if is_fast(known, hex) { PURSUIT[0] } else { PURSUIT[1] };
    let pursuers = known.enemy_in(hex) / known.unseen.max(1);
    pursuers * pursuit <= known.own_in(hex) * SURVIVE / 100
}

/// Whether the slowest unit of a group is fast.
fn is_fast(known: &KnownState, hex: Hex) -> bool {
    let units = known.state.position.fighting(known.side, hex);
    units.map(|unit| known.state.position.block(unit).speed).min().is_some_and(|speed| speed >= FAST)
}

/// The odds of a defence in percent: a fortress doubles the defenders, and mines halve the attackers.
fn odds_of_defence(known: &KnownState, hex: Hex) -> i32 {
    let mined = known.state.position.knows_mine(known.side, hex);
    known.odds(hex) * if mined { 2 } else { 1 }
}

/// Whether the units of a quiet hex must fear an attack by much stronger enemies.
pub fn is_exposed(known: &KnownState, hex: Hex) -> bool {
    let factor = if known.is_fortress(hex) { 2 } else { 1 };
    let own = (known.own_in(hex) * factor + known.support(hex) / 2).max(STEP);
    let needed = hex == known.base() || hex == known.tobruk();
    !needed && !known.is_enemy(hex) && known.own_count(hex) > 0 && known.threat(hex) * 100 / own >= EXPOSED
}

/// Withdraws to the best hex, without a forced march where that can be. In a Pass turn units stay that gain nothing.
pub fn withdraw(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let objective = known.base();
    let ends = orders.iter().filter_map(|order| match order {
        Order::Move { unit, path } => {
            let end = known.end(*unit, path)?;
            let safe = known.own_in(end).min(60) - known.threat(end) * 2;
            let back = -i32::from(known.edition.board.grid.distance(end, objective)) / 2;
            Some((safe + back - path.len() as i32, order))
        }
        _ => None,
    });
    let best = ends.max_by_key(|(rank, _)| *rank).map(|(_, order)| order.clone());
    best.or_else(|| orders.contains(&Order::Done).then_some(Order::Done))
}

/// Engages a rearguard that is not stronger.
pub fn engage(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let hex = known.state.rearguard.as_ref()?.hex;
    let order = Order::Engage { engage: known.odds(hex) >= 100 };
    orders.contains(&order).then_some(order)
}

/// Whether the odds of an old battle are good enough to go on with it.
pub fn fights_on(known: &KnownState, hex: Hex) -> bool {
    known.odds(hex) >= FIGHT_ON + known.style.battles
}

/// A battle that must be fought, or one with fair odds.
pub fn combat(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let fights = orders.iter().filter_map(|order| match order {
        Order::Fight { hex } => Some((known.odds(*hex), *hex, order)),
        _ => None,
    });
    let (odds, _, best) = fights.max_by_key(|&(odds, hex, _)| (odds, hex))?;
    let may_end = orders.contains(&Order::Done);
    Some(if odds < FIGHT_ON + known.style.battles && may_end { Order::Done } else { best.clone() })
}
