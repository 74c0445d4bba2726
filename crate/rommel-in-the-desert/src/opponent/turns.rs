//! What a turn is for: cards and option, moves, forced marches, and which battles are fought.

use hexgrid::Hex;
use referee::Draw;

use crate::model::turn_option::TurnOption;
use crate::opponent::attacks::{self, Reach};
use crate::opponent::known_state::KnownState;
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
pub fn choose(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    match known.state.turn.phase {
        Phase::Option => play_cards(known, orders, draw).or_else(|| option(known, orders)),
        Phase::Movement => movement(known, orders),
        Phase::ForcedMarches => orders.iter().find(|order| !matches!(order, Order::ForceMarch { .. })).cloned(),
        Phase::Refusals => battles::refuse(known, orders),
        Phase::Combat => combat(known, orders),
    }
}

/// What a turn could bring: the odds of the best attack, and the worth of the best moves.
struct Outlook {
    odds: i32,
    gain: i32,
}

fn outlook(known: &KnownState) -> Outlook {
    let reaches = attacks::reaches(known, attacks::has_rommel(known));
    let odds = attacks::best(known, &reaches).map_or(0, |attack| attack.odds);
    let gain = best_group(known, &reaches).map_or(0, |(_, gain)| gain);
    Outlook { odds, gain }
}

/// The option for this many real cards.
fn wanted(known: &KnownState, real: u8, outlook: &Outlook) -> TurnOption {
    let attacks = outlook.odds >= GOOD;
    let fights = known.own().any(|(_, hex)| known.state.position.is_battle(hex) && fights_on(known, hex));
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
fn price(known: &KnownState, option: TurnOption) -> u8 {
    options::price(&known.edition, option)
}

/// Cards for the turn: what the option needs, and now and then dummies that look like more.
fn play_cards(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    let may_lay = orders.iter().any(|order| matches!(order, Order::PlayCards { .. }));
    let hand = known.state.cards.as_ref().filter(|_| may_lay)?.hand(known.side);
    let option = wanted(known, hand.real, &outlook(known));
    let real = price(known, option).min(hand.real);
    let room = 3_u8.saturating_sub(real).min(hand.dummies);
    let dummies = if draw.chance(FEINT) { room } else { 0 };
    let laid = Order::PlayCards { cards: Hand { real, dummies } };
    orders.contains(&laid).then_some(laid)
}

/// The option that the cards allow; without cards every option is free.
fn option(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let real = known.state.turn.supply.unwrap_or(u8::from(known.state.cards.is_none()));
    let best = Order::Choose { option: wanted(known, real, &outlook(known)) };
    let basic = Order::Choose { option: TurnOption::Basic };
    [best, basic].into_iter().find(|order| orders.contains(order))
}

fn movement(known: &KnownState, orders: &[Order]) -> Option<Order> {
    match &known.state.turn.current {
        Some(Move::Group { hex, .. }) => step_of_group(known, orders, *hex),
        Some(Move::Regroup { destination, .. }) => Some(join(known, orders, *destination)),
        None => Some(begin(known, orders).unwrap_or(Order::Done)),
    }
}

/// Begins the best move: out of a hopeless battle, an attack, or a group that goes forward.
fn begin(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let listed = |order: Order| orders.contains(&order).then_some(order);
    let hopeless = |hex: &Hex| known.state.position.is_battle(*hex) && known.odds(*hex) < HOPELESS;
    let mut lost = known.own().map(|(_, hex)| hex).filter(hopeless);
    if let Some(order) = lost.find_map(|hex| listed(Order::Withdrawal { hex, rommel: false })) {
        return Some(order);
    }
    let rommel = attacks::has_rommel(known);
    let reaches = attacks::reaches(known, rommel);
    if let Some(attack) = attacks::best(known, &reaches).filter(|attack| attack.odds >= GOOD) {
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
    let (hex, _) = best_group(known, &reaches).filter(|&(_, gain)| gain >= WORTHWHILE)?;
    listed(Order::GroupMove { hex, rommel }).or_else(|| listed(Order::GroupMove { hex, rommel: false }))
}

/// The group whose units gain most by moving.
fn best_group(known: &KnownState, reaches: &[Reach]) -> Option<(Hex, i32)> {
    let objective = worth::objective(known);
    let mut gains: Vec<(Hex, i32)> = Vec::new();
    for reach in reaches {
        let stay = worth::of_hex(known, reach.unit, reach.start, objective);
        let quiet = reach.ends.iter().filter(|end| !known.is_enemy(end.hex));
        let best = quiet.map(|end| worth::of_hex(known, reach.unit, end.hex, objective)).max().unwrap_or(stay);
        let gain = (best - stay).max(0);
        match gains.iter_mut().find(|(hex, _)| *hex == reach.start) {
            Some((_, sum)) => *sum += gain,
            None => gains.push((reach.start, gain)),
        }
    }
    gains.into_iter().max_by_key(|&(hex, gain)| (gain, hex))
}

/// The next unit of a group that joins an attack or gains by moving, or the end of the move.
fn step_of_group(known: &KnownState, orders: &[Order], from: Hex) -> Option<Order> {
    let mut reaches = attacks::reaches(known, false);
    reaches.retain(|reach| reach.start == from);
    if let Some(attack) = attacks::best(known, &reaches).filter(|attack| attack.odds >= GOOD) {
        let joining = join(known, orders, attack.target);
        if joining != Order::Done {
            return Some(joining);
        }
    }
    let objective = worth::objective(known);
    let gain = |order: &Order| {
        let Order::Move { unit, path } = order else { return None };
        let end = known.end(*unit, path).filter(|&end| !known.is_enemy(end))?;
        let stay = worth::of_hex(known, *unit, from, objective);
        Some(worth::of_hex(known, *unit, end, objective) - stay)
    };
    let best = orders.iter().filter_map(|order| Some((gain(order)?, order))).max_by_key(|(gain, _)| *gain);
    best.filter(|(gain, _)| *gain > 0).map_or(Some(Order::Done), |(_, order)| Some(order.clone()))
}

/// The strongest unit that can still join an attack, or the end of the move.
fn join(known: &KnownState, orders: &[Order], target: Hex) -> Order {
    let joins = orders.iter().filter_map(|order| match order {
        Order::Move { unit, path } if known.end(*unit, path) == Some(target) => Some((known.strength(*unit), order)),
        _ => None,
    });
    joins.max_by_key(|(strength, _)| *strength).map_or(Order::Done, |(_, order)| order.clone())
}

fn fights_on(known: &KnownState, hex: Hex) -> bool {
    known.odds(hex) >= FIGHT_ON
}

/// A battle that must be fought, or one with fair odds.
fn combat(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let fights = orders.iter().filter_map(|order| match order {
        Order::Fight { hex } => Some((known.odds(*hex), order)),
        _ => None,
    });
    let (odds, best) = fights.max_by_key(|(odds, _)| *odds)?;
    let may_end = orders.contains(&Order::Done);
    Some(if odds < FIGHT_ON && may_end { Order::Done } else { best.clone() })
}
