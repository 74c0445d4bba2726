//! Orders drawn without listing all that are legal.

use hexgrid::Hex;
use referee::Draw;

use crate::data::edition::Edition;
use crate::game::legal::movable;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::procedure::moves::{can_begin, regroups_from};
use crate::procedure::{battles, leaving};
use crate::rules::buildup::{BuildupContext, RoadRoutes, check_refit, check_sea, road_price, sea_destinations};
use crate::rules::movement::{Destination, GroupReach, MoveContext, Reached, Regroup, check_rommel};
use crate::rules::set_up::{SetUpContext, check_place, unsupplied};
use crate::rules::supply::Named;
use crate::state::buildup::{Buildup, BuildupOrder, BuildupStep};
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;
use crate::state::turn::{Move, Phase, Reason};
use crate::state::{Stage, State};

/// Times in a hundred that a ship is looked for before a road.
const BY_SEA: u32 = 10;
/// Times in a hundred that units regroup.
const REGROUP: u32 = 75;
/// Times in a hundred that units in a battle are looked at first.
const RETREAT: u32 = 30;
/// Times in a hundred that units go for enemies that they can reach.
const ATTACK: u32 = 40;
/// Hexes that are tried for one unit.
const TRIES: usize = 8;

/// The order that ends what is under way, where it is legal; a set-up ends by itself once it can.
pub fn end(state: &State) -> Option<Order> {
    match &state.stage {
        Stage::Buildup(_) => Some(Order::Buildup(BuildupOrder::Done)),
        Stage::Turns => may_end(state).then_some(Order::Done),
        Stage::Deal | Stage::SetUp(_) | Stage::Hands(_) | Stage::Initiative { .. } | Stage::Over => None,
    }
}

fn may_end(state: &State) -> bool {
    if state.pending.is_some() {
        return false;
    }
    if let Some(leaving) = &state.leaving {
        return matches!(leaving.reason, Reason::PassTurn | Reason::Retreat);
    }
    if state.battle.is_some() {
        return true;
    }
    if state.rearguard.is_some() || state.turn.check_routs {
        return false;
    }
    match state.turn.phase {
        Phase::Option => false,
        Phase::Movement | Phase::Refusals => true,
        Phase::ForcedMarches => state.turn.movement.declared.is_empty(),
        Phase::Combat => !battles::open(state).iter().any(|&(_, due)| due),
    }
}

/// A legal order where there are many: in a set-up, a movement phase, a redeployment or a refit. None at other times, and
/// where none was found soon.
pub fn order(edition: Edition, state: &State, draw: &mut Draw) -> Option<Order> {
    match &state.stage {
        Stage::SetUp(set_up) => place(edition, state, set_up.side, draw).map(Order::SetUp),
        Stage::Buildup(buildup) => match buildup.step {
            BuildupStep::Redeployment => Some(Order::Buildup(redeploy(edition, state, buildup, draw))),
            BuildupStep::Refit => Some(Order::Buildup(refit(edition, state, buildup, draw))),
            _ => None,
        },
        Stage::Turns if is_moving(state) => match state.turn.current {
            None => Some(begin(edition, state, draw)),
            Some(Move::Group { hex, rommel }) => Some(group(edition, state, (hex, rommel), draw)),
            Some(Move::Regroup { command, destination, rommel }) => {
                Some(regroup(edition, state, Regroup { command, destination }, rommel, draw))
            }
        },
        _ => None,
    }
}

/// Whether the active player moves, or begins a move.
fn is_moving(state: &State) -> bool {
    let interrupted = state.pending.is_some() || state.leaving.is_some() || state.battle.is_some();
    state.turn.phase == Phase::Movement && !interrupted && state.rearguard.is_none() && !state.turn.check_routs
}

/// The elements of a list from a random one on, then those before it.
fn rotated<'a, T>(list: &'a [T], draw: &mut Draw) -> impl Iterator<Item = &'a T> + use<'a, T> {
    let first = if list.is_empty() { 0 } else { draw.below(list.len() as u32) as usize };
    list[first..].iter().chain(&list[..first])
}

/// A unit that is not placed, or not supplied, in a hex where it may be placed; the end, where there is no such unit.
fn place(edition: Edition, state: &State, side: Side, draw: &mut Draw) -> Option<SetUpOrder> {
    let set_up = SetUpContext::new(edition, edition.scenario(state.scenario?), &state.position, side);
    let mut open: Vec<UnitId> = set_up.units().filter(|&unit| state.position.hex(unit).is_none()).collect();
    if open.is_empty() {
        open = unsupplied(&set_up, &state.named[side.index()]);
    }
    if open.is_empty() {
        return Some(SetUpOrder::Done);
    }
    let (unit, hexes) = (draw.pick(&open), set_up.hexes().collect::<Vec<_>>());
    let mut tried = rotated(&hexes, draw).take(TRIES);
    let hex = tried.find(|&&hex| check_place(&set_up, unit, hex).is_ok())?;
    Some(SetUpOrder::Place { unit, hex: *hex })
}

/// A move from the hex of a random unit; the end of the phase, where that move cannot begin.
fn begin(edition: Edition, state: &State, draw: &mut Draw) -> Order {
    let (turn, position) = (&state.turn, &state.position);
    let own: Vec<Hex> = position.of_side(turn.side).map(|(_, hex)| hex).collect();
    if turn.moves_left == 0 || own.is_empty() {
        return Order::Done;
    }
    let in_battle: Vec<Hex> = own.iter().copied().filter(|&hex| position.is_in(turn.side.enemy(), hex)).collect();
    let leaves = !in_battle.is_empty() && draw.chance(RETREAT);
    let (hex, bonus) = (draw.pick(if leaves { &in_battle } else { &own }), draw.chance(50));
    let rommel = bonus && check_rommel(&turn.movement).is_ok();
    if turn.option == Some(TurnOption::Pass) || position.is_in(turn.side.enemy(), hex) {
        let leaves = leaving::check_own(edition, state, hex, rommel).is_ok();
        return if leaves { Order::Withdrawal { hex, rommel } } else { Order::Done };
    }
    if !can_begin(edition, state, &Move::Group { hex, rommel }) {
        return Order::Done;
    }
    let ends: Vec<Hex> =
        if draw.chance(REGROUP) { regroups_from(edition, state, hex, rommel).iter().collect() } else { Vec::new() };
    if ends.is_empty() {
        return Order::GroupMove { hex, rommel };
    }
    let near = edition.board.grid.neighbours(hex).map(|(_, near)| near);
    let commands: Vec<Hex> = near.filter(|&near| edition.board.tile(near).is_some()).chain([hex]).collect();
    Order::RegroupMove { command: draw.pick(&commands), destination: goal(state, &ends, |&hex| hex, draw), rommel }
}

/// Where units go: now and then to enemies, if there are any.
fn goal<T: Copy>(state: &State, ends: &[T], hex_of: impl Fn(&T) -> Hex, draw: &mut Draw) -> T {
    let enemy = state.turn.side.enemy();
    let with_enemies: Vec<T> = ends.iter().copied().filter(|end| state.position.is_in(enemy, hex_of(end))).collect();
    if !with_enemies.is_empty() && draw.chance(ATTACK) { draw.pick(&with_enemies) } else { draw.pick(ends) }
}

/// A move of a unit of the group that moves; the end, where none can move.
fn group(edition: Edition, state: &State, (hex, rommel): (Hex, bool), draw: &mut Draw) -> Order {
    let units = movable(state, hex);
    let reach = reach(edition, state, hex);
    for &unit in rotated(&units, draw) {
        let speed = state.position.block(unit).speed;
        let mut ends: Vec<Reached> = reach.reached(speed).collect();
        ends.extend(further(&reach, speed, rommel));
        if !ends.is_empty() {
            let end = goal(state, &ends, |reached| reached.hex, draw);
            let entries = reach.with_entries(reach.destination(end), speed, rommel, false);
            return Order::Move { unit, path: any(entries, draw).path };
        }
    }
    Order::Done
}

/// A unit that moves to the destination of a regroup move, or declares a march to it; the end, where none can.
fn regroup(edition: Edition, state: &State, regroup: Regroup, rommel: bool, draw: &mut Draw) -> Order {
    let mut near: Vec<Hex> = edition.board.grid.neighbours(regroup.command).map(|(_, hex)| hex).collect();
    near.push(regroup.command);
    for &hex in rotated(&near, draw) {
        let units = movable(state, hex);
        if units.is_empty() {
            continue;
        }
        let reach = reach(edition, state, hex);
        let entries = |unit: UnitId| {
            let (speed, may_march) = (state.position.block(unit).speed, state.turn.movement.may_march(unit));
            let first = reach.regroup(regroup.destination, speed, rommel, may_march)?;
            Some(reach.with_entries(first, speed, rommel, may_march))
        };
        let found = rotated(&units, draw).find_map(|&unit| Some((unit, entries(unit)?)));
        if let Some((unit, entries)) = found {
            return Order::Move { unit, path: any(entries, draw).path };
        }
    }
    Order::Done
}

/// One of several entries, of which there is at least one.
fn any(mut entries: Vec<Destination>, draw: &mut Draw) -> Destination {
    entries.swap_remove(draw.below(entries.len() as u32) as usize)
}

fn reach<'a>(edition: Edition<'a>, state: &'a State, hex: Hex) -> GroupReach<'a> {
    let ctx = MoveContext { edition, position: &state.position, movement: &state.turn.movement };
    GroupReach::of_hex(ctx, state.turn.side, hex)
}

/// What the Rommel bonus adds to the reach of a unit.
fn further(reach: &GroupReach, speed: u8, rommel: bool) -> Vec<Reached> {
    if rommel { reach.one_more(speed) } else { Vec::new() }
}

fn buildup_context<'a>(edition: Edition<'a>, state: &'a State, side: Side) -> (BuildupContext<'a>, Vec<UnitId>) {
    let own = state.position.of_side(side).map(|(unit, _)| unit).collect();
    (BuildupContext::new(edition, &state.position, side, Named::first(&state.named[side.index()])), own)
}

/// A redeployment of a unit by road or sea; the end, where none is found.
fn redeploy(edition: Edition, state: &State, buildup: &Buildup, draw: &mut Draw) -> BuildupOrder {
    let (ctx, mut own) = buildup_context(edition, state, buildup.side);
    own.retain(|unit| !buildup.redeployed.contains(unit));
    let points = state.points[buildup.side.index()];
    let ships_first = draw.chance(BY_SEA);
    for &unit in rotated(&own, draw) {
        let ship = |draw: &mut Draw| by_sea(&ctx, buildup, unit, points, draw);
        let first = if ships_first { ship(draw) } else { None };
        let found = first.or_else(|| by_road(&ctx, unit, points, draw)).or_else(|| ship(draw));
        if let Some(order) = found {
            return order;
        }
    }
    BuildupOrder::Done
}

fn by_road(ctx: &BuildupContext, unit: UnitId, points: u16, draw: &mut Draw) -> Option<BuildupOrder> {
    if road_price(ctx.edition.numbers, ctx.position.block(unit)) > points {
        return None;
    }
    let routes = RoadRoutes::new(ctx, unit).ok()?;
    let ends = routes.ends();
    let end = rotated(&ends, draw).take(TRIES).find(|end| routes.may_end(end.hex))?;
    Some(BuildupOrder::Road { unit, path: routes.route(*end)?.path })
}

fn by_sea(ctx: &BuildupContext, buildup: &Buildup, unit: UnitId, points: u16, draw: &mut Draw) -> Option<BuildupOrder> {
    let hexes = sea_destinations(ctx, &buildup.shipped, unit);
    let is_paid = |price: u16| price <= points;
    let mut paid = rotated(&hexes, draw).filter(|&&to| check_sea(ctx, &buildup.shipped, unit, to).is_ok_and(is_paid));
    paid.next().map(|&to| BuildupOrder::Sea { unit, to })
}

/// A unit that goes for refit; the end, where none can.
fn refit(edition: Edition, state: &State, buildup: &Buildup, draw: &mut Draw) -> BuildupOrder {
    let (ctx, mut own) = buildup_context(edition, state, buildup.side);
    own.retain(|unit| !buildup.redeployed.contains(unit));
    let able = rotated(&own, draw).find(|&&unit| check_refit(&ctx, unit).is_ok());
    able.map_or(BuildupOrder::Done, |&unit| BuildupOrder::Refit { unit })
}
