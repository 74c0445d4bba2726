//! What a turn is for: cards and option, moves, forced marches, and which battles are fought.

use hexgrid::Hex;
use referee::Draw;

use crate::game::legal::movable;
use crate::model::turn_option::TurnOption;
use crate::model::units::UnitId;
use crate::opponent::attacks::{self, Attack};
use crate::opponent::known_state::KnownState;
use crate::opponent::reaches::{Paths, Reach, Reaches};
use crate::opponent::{battles, line, marches, moves, worth};
use crate::procedure::moves::can_begin;
use crate::procedure::options;
use crate::rules::movement::{GroupReach, MoveContext, Reached};
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::turn::{Move, Phase};

/// Odds from which nothing more is needed.
const SURE: i32 = 250;
/// What the moves of a group must gain to be worth a card: with few cards, and with many.
const WORTHWHILE: [i32; 2] = [16, 8];
/// Real cards from which a hand has many, and those that are kept for an emergency.
const MANY: u8 = 4;
const HELD_BACK: u8 = 1;
/// What a turn must gain to spend the cards that are kept.
const EMERGENCY: i32 = 40;
/// Odds below which a battle is left.
const HOPELESS: i32 = 50;
/// How often dummies are laid for nothing, in percent.
const FEINT: u32 = 35;

/// An order of the active player.
pub fn choose(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    match known.state.turn.phase {
        Phase::Option => play_cards(known, orders, draw).or_else(|| option(known, orders)),
        Phase::Movement => Some(begin(known, orders).unwrap_or(Order::Done)),
        Phase::ForcedMarches => marches::choose(known, orders),
        Phase::Refusals => battles::refuse(known, orders),
        Phase::Combat => battles::combat(known, orders),
    }
}

/// What a turn could bring: the best attack, and the worth of the best moves.
struct Outlook {
    attack: Option<Attack>,
    gain: i32,
}

fn outlook(known: &KnownState) -> Outlook {
    let paths = Paths::of_all(known);
    let reaches = Reaches::new(known, &paths, attacks::has_rommel(known), |_| true);
    let attack = attacks::best(known, &reaches);
    let gain = moves::best_group(known, &reaches).map_or(0, |(_, gain)| gain);
    Outlook { attack, gain }
}

/// The option for this many real cards: that of the style where it was chosen for as many, or the script's own; but no
/// Pass that loses the game while cards can still be played, and nothing but a Pass that wins it.
pub fn wanted(known: &KnownState, real: u8) -> TurnOption {
    if known.wins_by_passing() {
        return TurnOption::Pass;
    }
    let own = || own_choice(known, real, &outlook(known));
    let option = known.style.option.filter(|_| known.style.hand == real).unwrap_or_else(own);
    let basic = options::price(&known.edition, TurnOption::Basic);
    if option == TurnOption::Pass && real >= basic && known.loses_by_passing() { TurnOption::Basic } else { option }
}

/// The script's own option: dear ones with a full hand alone, and the last card in an emergency.
fn own_choice(known: &KnownState, real: u8, outlook: &Outlook) -> TurnOption {
    let odds = outlook.attack.as_ref().map_or(0, |attack| attack.odds);
    let value = outlook.attack.as_ref().map_or(0, |attack| attack.value);
    let many = real >= MANY || known.months_left() == 0 && real > HELD_BACK;
    let [enough, emergency] = [WORTHWHILE[usize::from(many)], EMERGENCY].map(|gain| gain * known.style.thrift / 100);
    let fights = known.own().any(|(_, hex)| known.state.position.is_battle(hex) && battles::fights_on(known, hex));
    let active = value >= enough || outlook.gain >= enough || fights;
    if real == 0 || !active || real <= HELD_BACK && value.max(outlook.gain) < emergency && !fights {
        return TurnOption::Pass;
    }
    match real {
        6.. if value >= emergency => TurnOption::Blitz,
        MANY.. if value >= enough && outlook.gain >= enough => TurnOption::Offensive,
        MANY.. if value >= enough && odds < SURE => TurnOption::Assault,
        MANY.. if outlook.gain >= emergency => TurnOption::Offensive,
        _ => TurnOption::Basic,
    }
}

/// Cards for the turn: what the option needs, and now and then dummies that look like more.
fn play_cards(known: &KnownState, orders: &[Order], draw: &mut Draw) -> Option<Order> {
    let may_lay = orders.iter().any(|order| matches!(order, Order::PlayCards { .. }));
    let hand = known.state.cards.as_ref().filter(|_| may_lay)?.hand(known.side);
    let option = wanted(known, hand.real);
    let real = options::price(&known.edition, option).min(hand.real);
    let room = 3_u8.saturating_sub(real).min(hand.dummies);
    let dummies = if draw.chance(FEINT) { room } else { 0 };
    let laid = Order::PlayCards { cards: Hand { real, dummies } };
    orders.contains(&laid).then_some(laid)
}

/// The option that was meant when the cards were laid; without cards every option is free.
fn option(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let hand = known.state.cards.as_ref().map_or(0, |cards| cards.hand(known.side).real);
    let laid = known.state.turn.supply.unwrap_or(0);
    let all = if known.state.cards.is_some() { hand + laid } else { u8::MAX };
    let best = Order::Choose { option: wanted(known, all) };
    let others = [TurnOption::Assault, TurnOption::Basic, TurnOption::Pass].map(|option| Order::Choose { option });
    [best].into_iter().chain(others).find(|order| orders.contains(order))
}

/// The next order of a move that is under way.
pub fn go_on(known: &KnownState, current: &Move) -> Order {
    match *current {
        Move::Group { hex, rommel } => step_of_group(known, hex, rommel),
        Move::Regroup { command, destination, rommel } => join_regroup(known, command, destination, rommel),
    }
}

/// A move that may be begun, with what it is worth.
struct Plan {
    order: Order,
    value: i32,
}

/// Begins the best move: out of a hopeless battle, an attack, or a group that gains by moving. The Rommel bonus is used
/// where it brings more.
fn begin(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let pass = known.state.turn.option == Some(TurnOption::Pass);
    if known.state.turn.moves_left == 0 || known.style.stays || pass && known.wins_by_passing() {
        return None;
    }
    if let Some(order) = retreat(known, orders) {
        return Some(order);
    }
    if pass {
        return None;
    }
    let paths = Paths::of_all(known);
    let plain = plan(known, orders, &paths, false);
    let with_bonus = attacks::has_rommel(known).then(|| plan(known, orders, &paths, true)).flatten();
    let least = plain.as_ref().map_or(0, |plain| plain.value);
    with_bonus.filter(|plan| plan.value > least).or(plain).map(|plan| plan.order)
}

/// The best attack or group move, with the Rommel bonus or without.
fn plan<'a>(known: &KnownState<'a>, orders: &[Order], paths: &Paths<'a>, rommel: bool) -> Option<Plan> {
    let listed = |order: Order| orders.contains(&order).then_some(order);
    let reaches = Reaches::new(known, paths, rommel, |_| true);
    let attack = attacks::best(known, &reaches).and_then(|attack| {
        let Attack { command, target, value, .. } = attack;
        if attack.group {
            return Some(Plan { order: listed(Order::GroupMove { hex: command, rommel })?, value });
        }
        let begins = can_begin(known.edition, known.state, &Move::Regroup { command, destination: target, rommel });
        begins.then_some(Plan { order: Order::RegroupMove { command, destination: target, rommel }, value })
    });
    let group = moves::best_group(known, &reaches)
        .and_then(|(hex, value)| Some(Plan { order: listed(Order::GroupMove { hex, rommel })?, value }));
    // A card that must be played is better used for little than for nothing.
    let least = if known.loses_by_passing() { 1 } else { WORTHWHILE[1] };
    [attack, group].into_iter().flatten().filter(|plan| plan.value >= least).max_by_key(|plan| plan.value)
}

/// Leaves a hopeless battle, or in a Pass turn a hex in danger.
fn retreat(known: &KnownState, orders: &[Order]) -> Option<Order> {
    let listed = |order: Order| orders.contains(&order).then_some(order);
    let hopeless = |hex: Hex| {
        let lost = known.state.position.is_battle(hex)
            && known.odds(hex) < HOPELESS + known.style.battles
            && hex != known.base();
        lost && battles::survives_pursuit(known, hex)
    };
    let pass = known.state.turn.option == Some(TurnOption::Pass);
    let exposed = |hex: Hex| pass && battles::is_exposed(known, hex);
    let mut hexes: Vec<Hex> = known.own().map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let open = hexes.into_iter().filter(|&hex| known.lines().get(hex).is_some() && (hopeless(hex) || exposed(hex)));
    let worst = open.filter(|&hex| !line::depends_on(known, hex)).max_by_key(|&hex| (known.own_in(hex), hex))?;
    listed(Order::Withdrawal { hex: worst, rommel: false })
}

/// The next unit of a group that joins an attack or gains by moving, or the end of the move.
fn step_of_group(known: &KnownState, from: Hex, rommel: bool) -> Order {
    let paths = Paths::of_hex(known, from);
    let group = Reaches::new(known, &paths, rommel, |unit| !known.state.turn.moved_now.contains(&unit));
    let movable = movable(known.state, from);
    let attack = attacks::best(known, &group);
    let quiet = group.units().iter().filter_map(|reach| {
        let (end, gain) = moves::best_end(known, &group, reach)?;
        Some((gain, reach, end))
    });
    let quiet = quiet.max_by_key(|&(gain, reach, _)| (gain, reach.unit));
    let gain = quiet.map_or(0, |(gain, ..)| gain);
    let joining = attack.filter(|attack| attack.value >= gain).and_then(|attack| {
        let joins = |reach: &&Reach| movable.contains(&reach.unit) && may_join(known, reach.unit);
        join(known, &group, attack.target, joins)
    });
    let order = |reach: &Reach, end| Order::Move { unit: reach.unit, path: group.destination(reach, end).path };
    let best = joining.or(quiet.map(|(_, reach, end)| (reach, end)).filter(|(reach, _)| movable.contains(&reach.unit)));
    best.map_or(Order::Done, |(reach, end)| order(reach, end))
}

/// The strongest unit of a group that can still join an attack, with its end.
fn join<'r>(
    known: &KnownState,
    group: &'r Reaches,
    target: Hex,
    joins: impl Fn(&&Reach) -> bool,
) -> Option<(&'r Reach, Reached)> {
    let joins = group
        .units()
        .iter()
        .filter(joins)
        .filter_map(|reach| Some((reach, *group.ends(reach).iter().find(|end| end.hex == target)?)));
    joins.max_by_key(|(reach, _)| known.strength(reach.unit))
}

/// The strongest unit that can still join a regroup move, or the end of the move.
fn join_regroup(known: &KnownState, command: Hex, destination: Hex, rommel: bool) -> Order {
    let state = known.state;
    let ctx = MoveContext { edition: known.edition, position: &state.position, movement: &state.turn.movement };
    let near = known.edition.board.grid.neighbours(command).map(|(_, hex)| hex).chain([command]);
    let mut best: Option<(i32, Order)> = None;
    for hex in near {
        let units = movable(state, hex);
        if units.is_empty() {
            continue;
        }
        let reach = GroupReach::of_hex(ctx, known.side, hex);
        for unit in units.into_iter().filter(|&unit| may_join(known, unit)) {
            let speed = state.position.block(unit).speed;
            let further = || reach.one_more(speed).into_iter().find(|end| end.hex == destination && rommel);
            let Some(end) = reach.to(destination, speed).or_else(further) else { continue };
            let strength = known.strength(unit);
            if best.as_ref().is_none_or(|&(least, _)| strength >= least) {
                best = Some((strength, Order::Move { unit, path: reach.destination(end).path }));
            }
        }
    }
    best.map_or(Order::Done, |(_, order)| order)
}

/// Whether a unit may leave its hex for an attack: the guards stay in the base.
fn may_join(known: &KnownState, unit: UnitId) -> bool {
    let Some(start) = known.state.position.hex(unit) else { return false };
    start != known.base() || known.own_count(start) > worth::guards(known)
}
