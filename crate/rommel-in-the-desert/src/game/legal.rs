//! The legal orders of the player who decides.

use std::collections::BTreeMap;

use hexgrid::{Direction, Hex, HexSet};

use crate::data::board::HEXES;
use crate::data::edition::Edition;
use crate::data::numbers::Number;
use crate::model::finding::Findings;
use crate::model::turn_option::TurnOption;
use crate::model::units::UnitId;
use crate::procedure::options::{check, hands};
use crate::procedure::{assigning, battles, buildup, forced_marches, leaving, moves, refusals, routs, set_up};
use crate::rules::battle::{check_target, targets, unfired};
use crate::rules::movement::{GroupReach, MoveContext, check_forced_march};
use crate::rules::supply::{Named, SupplyGround, statuses_and_scarce};
use crate::state::order::Order;
use crate::state::turn::{Move, Phase, Reason};
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// The legal orders: each movement by one of its shortest paths, into a hex with enemies by one over each hexside, a
/// redeployment by one for each first step. Naming units for scarce sources is always possible; it is listed where a
/// source of the active player supplies some units and not others, each of these before all others. What else is
/// accepted is built from parts of what is listed: see [`PARTS`](crate::game::parts::PARTS).
///
/// Cases: 4.5 · Rulings: I024
pub fn legal(edition: Edition, state: &State) -> Vec<Order> {
    listed(edition, state, true)
}

/// The legal orders without the regroup moves that may be begun, of which there are many.
///
/// Cases: 4.5 · Rulings: I024
pub fn without_regroups(edition: Edition, state: &State) -> Vec<Order> {
    listed(edition, state, false)
}

fn listed(edition: Edition, state: &State, with_regroups: bool) -> Vec<Order> {
    match &state.stage {
        Stage::Turns => in_turn(edition, state, with_regroups),
        Stage::Deal => vec![Order::Deal],
        Stage::SetUp(_) => set_up::legal(edition, state).into_iter().map(Order::SetUp).collect(),
        Stage::Hands(_) => [true, false].map(|keep| Order::OpeningHand { keep }).to_vec(),
        Stage::Initiative { .. } => bids(state),
        Stage::Buildup(_) => buildup::legal(edition, state).into_iter().map(Order::Buildup).collect(),
        Stage::Over => Vec::new(),
    }
}

/// The bids for the initiative: any cards of the hand, the fewest first.
///
/// Cases: 4.4 · Rulings: D068
fn bids(state: &State) -> Vec<Order> {
    let hand = state.cards.as_ref().map(|all| all.hand(to_act(state))).unwrap_or_default();
    hands(hand, hand.size()).into_iter().map(|cards| Order::Bid { cards }).collect()
}

/// The cards that may be laid for the turn, or the options that they pay for.
///
/// Cases: 4.4 · Rulings: D063
fn options(edition: &Edition, state: &State) -> Vec<Order> {
    match &state.cards {
        Some(cards) if state.turn.supply.is_none() => {
            let most = edition.numbers.get(Number::MostCards);
            hands(cards.hand(state.turn.side), most).into_iter().map(|cards| Order::PlayCards { cards }).collect()
        }
        _ => {
            let all = TurnOption::ALL.into_iter().filter(|&option| check(edition, state, option).is_ok());
            all.map(|option| Order::Choose { option }).collect()
        }
    }
}

fn in_turn(edition: Edition, state: &State, with_regroups: bool) -> Vec<Order> {
    if state.pending.is_some() {
        return assigning::choices(state).into_iter().map(|unit| Order::Hit { unit }).collect();
    }
    if state.leaving.is_some() {
        return leave(edition, state);
    }
    if state.battle.is_some() {
        return fires(state);
    }
    if state.rearguard.is_some() {
        return [true, false].map(|engage| Order::Engage { engage }).to_vec();
    }
    if state.turn.check_routs {
        return routs::due(state).into_iter().map(|(_, hex)| Order::Rout { hex }).collect();
    }
    match state.turn.phase {
        Phase::Option => options(&edition, state).into_iter().chain(names(edition, state)).collect(),
        Phase::Movement => movement(edition, state, with_regroups),
        Phase::ForcedMarches => marches(edition, state),
        Phase::Refusals => {
            let refusals = refusals::open(edition, state).into_iter().map(|hex| Order::Refuse { hex });
            refusals.chain([Order::Done]).collect()
        }
        Phase::Combat => {
            let open = battles::open(state);
            let done = (!open.iter().any(|&(_, due)| due)).then_some(Order::Done);
            let fights = open.into_iter().map(|(hex, _)| Order::Fight { hex });
            fights.chain(names(edition, state)).chain(done).collect()
        }
    }
}

/// For each unit of the active player without a place in a scarce source, the order that names it before all others.
///
/// Cases: 7.2 · Rulings: D007
fn names(edition: Edition, state: &State) -> Vec<Order> {
    let side = state.turn.side;
    let (ground, named) = (SupplyGround::new(edition, &state.position, side), &state.named[side.index()]);
    let (found, scarce) = statuses_and_scarce(&ground, Named::first(named), &mut Findings::new());
    let lacks = |unit: &UnitId| found.iter().any(|(id, status)| id == unit && !status.is_supplied());
    let mut units: Vec<UnitId> = scarce.into_iter().flat_map(|source| source.claims).filter(lacks).collect();
    units.sort_unstable();
    units.dedup();
    let first = |unit: UnitId| {
        let others = named.iter().copied().filter(|&other| other != unit && state.position.hex(other).is_some());
        Order::Name { units: std::iter::once(unit).chain(others).collect() }
    };
    units.into_iter().map(first).collect()
}

fn leave(edition: Edition, state: &State) -> Vec<Order> {
    let Some(leaving) = &state.leaving else { return Vec::new() };
    let of_unit = |unit: UnitId| {
        let found = leaving::choices(edition, state, unit);
        found.into_iter().map(move |retirement| Order::Move { unit, path: retirement.path })
    };
    let orders = leaving::remaining(state).into_iter().flat_map(of_unit);
    let may_stop = matches!(leaving.reason, Reason::PassTurn | Reason::Retreat).then_some(Order::Done);
    orders.chain(may_stop).collect()
}

fn fires(state: &State) -> Vec<Order> {
    let Some(battle) = &state.battle else { return Vec::new() };
    let position = &state.position;
    let types = targets(position, battle.firing.enemy(), battle.hex);
    let orders = unfired(position, battle).into_iter().flat_map(|unit| {
        let may = |target: &_| check_target(position, battle.hex, unit, *target, &mut Findings::new()).is_ok();
        types.iter().copied().filter(may).map(move |target| Order::Fire { unit, target }).collect::<Vec<_>>()
    });
    orders.chain([Order::Done]).collect()
}

fn movement(edition: Edition, state: &State, with_regroups: bool) -> Vec<Order> {
    match &state.turn.current {
        Some(Move::Group { hex, rommel }) => group(edition, state, *hex, *rommel),
        Some(Move::Regroup { command, destination, rommel }) => {
            let area = edition.board.grid.neighbours(*command).map(|(_, hex)| hex).chain([*command]);
            let moves = area.flat_map(|hex| moves_to(edition, state, hex, (*destination, *rommel)));
            moves.chain([Order::Done]).collect()
        }
        None => {
            let moves = begin(edition, state).into_iter().chain(names(edition, state));
            let pays = |rommel: &bool| with_regroups && moves::check_begin_move(state, *rommel).is_ok();
            let regroups = [false, true].into_iter().filter(pays).flat_map(|rommel| regroups(edition, state, rommel));
            moves.chain(regroups).collect()
        }
    }
}

/// The moves of units of a hex to the destination of a regroup move, with marches that they may declare.
///
/// Cases: 2.7 · Rulings: I011, I013
fn moves_to(edition: Edition, state: &State, hex: Hex, (destination, rommel): (Hex, bool)) -> Vec<Order> {
    let units = movable(state, hex);
    if units.is_empty() {
        return Vec::new();
    }
    let movement = &state.turn.movement;
    let reach = GroupReach::of_hex(MoveContext { edition, position: &state.position, movement }, state.turn.side, hex);
    let of_unit = |unit: UnitId| {
        let (speed, may_march) = (state.position.block(unit).speed, movement.may_march(unit));
        let first = reach.regroup(destination, speed, rommel, may_march);
        let all = first.map(|first| reach.with_entries(first, speed, rommel, may_march)).unwrap_or_default();
        all.into_iter().map(move |found| Order::Move { unit, path: found.path })
    };
    units.into_iter().flat_map(of_unit).collect()
}

fn group(edition: Edition, state: &State, hex: Hex, rommel: bool) -> Vec<Order> {
    moves_from(edition, state, hex, rommel).into_iter().chain([Order::Done]).collect()
}

fn moves_from(edition: Edition, state: &State, hex: Hex, rommel: bool) -> Vec<Order> {
    let ctx = MoveContext { edition, position: &state.position, movement: &state.turn.movement };
    let reach = GroupReach::of_hex(ctx, state.turn.side, hex);
    let moves = |unit: UnitId| {
        let speed = state.position.block(unit).speed;
        let found = reach.destinations(speed, rommel).into_iter();
        let found: Vec<_> = found.flat_map(|first| reach.with_entries(first, speed, rommel, false)).collect();
        found.into_iter().map(move |destination| Order::Move { unit, path: destination.path })
    };
    movable(state, hex).into_iter().flat_map(moves).collect()
}

/// The units of a hex that may move in the move under way.
///
/// Cases: 2.5, 2.7 · Rulings: D021, D022, D023, D025
pub fn movable(state: &State, hex: Hex) -> Vec<UnitId> {
    let able = |unit: &UnitId| !state.turn.moved_now.contains(unit) && moves::is_movable(state, *unit);
    state.position.in_hex(state.turn.side, hex).filter(able).collect()
}

/// The regroup moves that the active player may begin: of units in a command hex and around it, to each hex to which one
/// of them can go.
///
/// Cases: 2.7 · Rulings: I013, D024
fn regroups(edition: Edition, state: &State, rommel: bool) -> Vec<Order> {
    let (grid, mut areas) = (&edition.board.grid, BTreeMap::<Hex, HexSet>::new());
    for hex in own_hexes(state) {
        let ends = moves::regroups_from(edition, state, hex, rommel);
        for command in grid.neighbours(hex).map(|(_, near)| near).chain([hex]) {
            areas.entry(command).or_insert_with(|| HexSet::with_len(HEXES)).union_with(&ends);
        }
    }
    let on_map = areas.into_iter().filter(|(command, _)| edition.board.tile(*command).is_some());
    let of_area = |(command, ends): (Hex, HexSet)| {
        let all: Vec<Hex> = ends.iter().collect();
        all.into_iter().map(move |destination| Order::RegroupMove { command, destination, rommel })
    };
    on_map.flat_map(of_area).collect()
}

/// The hexes with units of the active player.
fn own_hexes(state: &State) -> Vec<Hex> {
    let mut hexes: Vec<Hex> = state.position.of_side(state.turn.side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// The moves that the active player may begin, without regroup moves.
fn begin(edition: Edition, state: &State) -> Vec<Order> {
    let (hexes, mut orders) = (own_hexes(state), vec![Order::Done]);
    for rommel in [false, true].into_iter().filter(|&rommel| moves::check_begin(state, rommel).is_ok()) {
        for &hex in &hexes {
            if moves::can_begin(edition, state, &Move::Group { hex, rommel }) {
                orders.push(Order::GroupMove { hex, rommel });
            }
            if leaving::check_own(edition, state, hex, rommel).is_ok() {
                orders.push(Order::Withdrawal { hex, rommel });
            }
        }
    }
    orders
}

fn marches(edition: Edition, state: &State) -> Vec<Order> {
    let declared = state.turn.movement.declared.iter().map(|march| Order::RollMarch { unit: march.unit });
    let ctx = MoveContext { edition, position: &state.position, movement: &state.turn.movement };
    let one = |unit: UnitId, step: Direction| {
        let legal = check_forced_march(&ctx, unit, step, &mut Findings::new()).is_ok();
        legal.then_some(Order::ForceMarch { unit, step })
    };
    let units = forced_marches::eligible(state).into_iter();
    let marches = units.flat_map(|unit| Direction::ALL.into_iter().map(move |step| (unit, step)));
    let done = state.turn.movement.declared.is_empty().then_some(Order::Done);
    declared.chain(marches.filter_map(|(unit, step)| one(unit, step))).chain(done).collect()
}
