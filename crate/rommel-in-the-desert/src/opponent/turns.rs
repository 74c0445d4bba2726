//! What a turn is for: cards and option, moves, forced marches, and which battles are fought.

use hexgrid::Hex;
use referee::Draw;

use crate::model::turn_option::TurnOption;
use crate::opponent::attacks::{self, Reach};
use crate::opponent::sight::Sight;
use crate::opponent::{battles, worth};
use crate::procedure::options;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::turn::{Move, Phase};

/// Odds in percent from which an attack is worth a card.
const GOOD: i32 = 120;
/// Odds from which nothing more is needed.
const SURE: i32 = 220;
/// What the moves of a group must gain to be worth a card.
const WORTHWHILE: i32 = 8;
/// Odds from which an old battle is fought on.
const FIGHT_ON: i32 = 90;
/// Odds below which a battle is left.
const HOPELESS: i32 = 45;
/// How often dummies are laid for nothing, in percent.
const FEINT: u32 = 35;

/// An order of the active player.
pub fn choose(sight: &Sight, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    match sight.state.turn.phase {
        Phase::Option => lay(sight, orders, draw).or_else(|| option(sight, orders)),
        Phase::Movement => movement(sight, orders),
        Phase::ForcedMarches => orders.iter().find(|order| !matches!(order, Order::ForceMarch { .. })).cloned(),
        Phase::Refusals => battles::refuse(sight, orders),
        Phase::Combat => combat(sight, orders),
    }
}

/// What a turn could bring: the odds of the best attack, and the worth of the best moves.
struct Outlook {
    odds: i32,
    gain: i32,
}

fn outlook(sight: &Sight) -> Outlook {
    let reaches = attacks::reaches(sight, attacks::has_rommel(sight));
    let odds = attacks::best(sight, &reaches).map_or(0, |attack| attack.odds);
    let gain = best_group(sight, &reaches).map_or(0, |(_, gain)| gain);
    Outlook { odds, gain }
}

/// The option for this many real cards.
fn wanted(sight: &Sight, real: u8, outlook: &Outlook) -> TurnOption {
    let attacks = outlook.odds >= GOOD;
    let fights = sight.own().any(|(_, hex)| sight.state.position.is_battle(hex) && fights_on(sight, hex));
    match real {
        0 => TurnOption::Pass,
        _ if attacks && outlook.odds < SURE && real >= 2 => TurnOption::Assault,
        _ if attacks && real >= 4 => TurnOption::Blitz,
        _ if (attacks || outlook.gain >= WORTHWHILE) && real >= 4 => TurnOption::Offensive,
        _ if attacks || fights || outlook.gain >= WORTHWHILE => TurnOption::Basic,
        _ => TurnOption::Pass,
    }
}

/// Real cards that an option costs.
fn price(sight: &Sight, option: TurnOption) -> u8 {
    options::price(&sight.edition, option)
}

/// Cards for the turn: what the option needs, and now and then dummies that look like more.
fn lay(sight: &Sight, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    let may_lay = orders.iter().any(|order| matches!(order, Order::PlayCards { .. }));
    let hand = sight.state.cards.as_ref().filter(|_| may_lay)?.hand(sight.side);
    let option = wanted(sight, hand.real, &outlook(sight));
    let real = price(sight, option).min(hand.real);
    let room = 3_u8.saturating_sub(real).min(hand.dummies);
    let dummies = if draw.chance(FEINT) { room } else { 0 };
    let laid = Order::PlayCards { cards: Hand { real, dummies } };
    orders.contains(&laid).then_some(laid)
}

/// The option that the cards allow; without cards every option is free.
fn option(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let real = sight.state.turn.supply.unwrap_or(u8::from(sight.state.cards.is_none()));
    let best = Order::Choose { option: wanted(sight, real, &outlook(sight)) };
    let basic = Order::Choose { option: TurnOption::Basic };
    [best, basic].into_iter().find(|order| orders.contains(order))
}

fn movement(sight: &Sight, orders: &[Order]) -> Option<Order> {
    match &sight.state.turn.current {
        Some(Move::Group { hex, .. }) => step_of_group(sight, orders, *hex),
        Some(Move::Regroup { destination, .. }) => Some(join(sight, orders, *destination)),
        None => Some(begin(sight, orders).unwrap_or(Order::Done)),
    }
}

/// Begins the best move: out of a hopeless battle, an attack, or a group that goes forward.
fn begin(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let listed = |order: Order| orders.contains(&order).then_some(order);
    let hopeless = |hex: &Hex| sight.state.position.is_battle(*hex) && sight.odds(*hex) < HOPELESS;
    let mut lost = sight.own().map(|(_, hex)| hex).filter(hopeless);
    if let Some(order) = lost.find_map(|hex| listed(Order::Withdrawal { hex, rommel: false })) {
        return Some(order);
    }
    let rommel = attacks::has_rommel(sight);
    let reaches = attacks::reaches(sight, rommel);
    if let Some(attack) = attacks::best(sight, &reaches).filter(|attack| attack.odds >= GOOD) {
        let move_of = |rommel| {
            if attack.group {
                return Order::GroupMove { hex: attack.command, rommel };
            }
            Order::RegroupMove { command: attack.command, destination: attack.target, rommel }
        };
        if let Some(order) = listed(move_of(rommel)).or_else(|| listed(move_of(false))) {
            return Some(order);
        }
    }
    let (hex, _) = best_group(sight, &reaches).filter(|&(_, gain)| gain >= WORTHWHILE)?;
    listed(Order::GroupMove { hex, rommel }).or_else(|| listed(Order::GroupMove { hex, rommel: false }))
}

/// The group whose units gain most by moving.
fn best_group(sight: &Sight, reaches: &[Reach]) -> Option<(Hex, i32)> {
    let objective = worth::objective(sight);
    let mut gains: Vec<(Hex, i32)> = Vec::new();
    for reach in reaches {
        let stay = worth::of_hex(sight, reach.unit, reach.start, objective);
        let quiet = reach.ends.iter().filter(|end| !sight.is_enemy(end.hex));
        let best = quiet.map(|end| worth::of_hex(sight, reach.unit, end.hex, objective)).max().unwrap_or(stay);
        let gain = (best - stay).max(0);
        match gains.iter_mut().find(|(hex, _)| *hex == reach.start) {
            Some((_, sum)) => *sum += gain,
            None => gains.push((reach.start, gain)),
        }
    }
    gains.into_iter().max_by_key(|&(hex, gain)| (gain, hex))
}

/// The next unit of a group that joins an attack or gains by moving, or the end of the move.
fn step_of_group(sight: &Sight, orders: &[Order], from: Hex) -> Option<Order> {
    let mut reaches = attacks::reaches(sight, false);
    reaches.retain(|reach| reach.start == from);
    if let Some(attack) = attacks::best(sight, &reaches).filter(|attack| attack.odds >= GOOD) {
        let joining = join(sight, orders, attack.target);
        if joining != Order::Done {
            return Some(joining);
        }
    }
    let objective = worth::objective(sight);
    let gain = |order: &Order| {
        let Order::Move { unit, path } = order else { return None };
        let end = sight.end(*unit, path).filter(|&end| !sight.is_enemy(end))?;
        let stay = worth::of_hex(sight, *unit, from, objective);
        Some(worth::of_hex(sight, *unit, end, objective) - stay)
    };
    let best = orders.iter().filter_map(|order| Some((gain(order)?, order))).max_by_key(|(gain, _)| *gain);
    best.filter(|(gain, _)| *gain > 0).map_or(Some(Order::Done), |(_, order)| Some(order.clone()))
}

/// The strongest unit that can still join an attack, or the end of the move.
fn join(sight: &Sight, orders: &[Order], target: Hex) -> Order {
    let joins = orders.iter().filter_map(|order| match order {
        Order::Move { unit, path } if sight.end(*unit, path) == Some(target) => Some((sight.strength(*unit), order)),
        _ => None,
    });
    joins.max_by_key(|(strength, _)| *strength).map_or(Order::Done, |(_, order)| order.clone())
}

fn fights_on(sight: &Sight, hex: Hex) -> bool {
    sight.odds(hex) >= FIGHT_ON
}

/// A battle that must be fought, or one with fair odds.
fn combat(sight: &Sight, orders: &[Order]) -> Option<Order> {
    let fights = orders.iter().filter_map(|order| match order {
        Order::Fight { hex } => Some((sight.odds(*hex), order)),
        _ => None,
    });
    let (odds, best) = fights.max_by_key(|(odds, _)| *odds)?;
    let may_end = orders.contains(&Order::Done);
    Some(if odds < FIGHT_ON && may_end { Order::Done } else { best.clone() })
}
