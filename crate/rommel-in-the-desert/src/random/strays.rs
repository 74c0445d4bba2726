//! Orders that may fit or not, drawn from the map and from what is under way, without a look at the list of legal orders.

use hexgrid::{Direction, Hex};
use referee::Draw;

use crate::data::board::Board;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::random::standing::standing;
use crate::state::buildup::{BuildupOrder, BuildupStep};
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::set_up::SetUpOrder;
use crate::state::turn::{Leaving, Move, Phase};
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// Times in a hundred that an order is drawn whatever is under way.
const ANY: u32 = 20;
/// Steps of the longest path.
const LONGEST: u32 = 9;
/// How far away a goal lies that is near.
const NEAR: u16 = 5;

/// A random order, drawn near what is on the map and under way so that some are legal.
pub fn stray(state: &State, draw: &mut Draw) -> Order {
    let ground = Ground::of(state, draw);
    if draw.chance(ANY) {
        return any(&ground, draw);
    }
    match &state.stage {
        Stage::Deal | Stage::Over => any(&ground, draw),
        Stage::Hands(_) => Order::OpeningHand { keep: draw.chance(50) },
        Stage::Initiative { .. } => Order::Bid { cards: cards(draw) },
        Stage::SetUp(set_up) => place(&ground, set_up.side, draw),
        Stage::Buildup(buildup) => Order::Buildup(in_buildup(&ground, buildup.step, draw)),
        Stage::Turns => in_turn(&ground, draw),
    }
}

/// What orders are made up of.
struct Ground<'a> {
    state: &'a State,
    board: &'a Board,
    side: Side,
    /// Units of the player who decides, now and then any.
    units: Vec<(UnitId, Hex)>,
    /// One of these, or of those that are not on the map.
    unit: UnitId,
    hex: Hex,
}

impl<'a> Ground<'a> {
    fn of(state: &'a State, draw: &mut Draw) -> Self {
        let (board, side) = (Board::shipped(), to_act(state));
        let own = draw.chance(90);
        let position = &state.position;
        let units: Vec<(UnitId, Hex)> =
            position.on_map().filter(|&(unit, _)| !own || position.side(unit) == side).collect();
        let (unit, hex) = if units.is_empty() || draw.chance(10) {
            (UnitId(draw.below(UnitId::COUNT as u32) as u8), any_hex(board, draw))
        } else {
            draw.pick(&units)
        };
        Self { state, board, side, units, unit, hex }
    }

    /// A unit in one of these hexes, with its hex.
    fn unit_in(&self, hexes: &[Hex], draw: &mut Draw) -> (UnitId, Hex) {
        let there: Vec<(UnitId, Hex)> = self.units.iter().copied().filter(|(_, hex)| hexes.contains(hex)).collect();
        if there.is_empty() { (self.unit, self.hex) } else { draw.pick(&there) }
    }

    /// A hex and those around it.
    fn area(&self, hex: Hex) -> Vec<Hex> {
        self.board.grid.neighbours(hex).map(|(_, near)| near).chain([hex]).collect()
    }

    /// Where a unit in a hex might go: to enemies, to friends, back, to a base, or anywhere near.
    fn goal(&self, from: Hex, draw: &mut Draw) -> Hex {
        let near = |hex: Hex| self.board.distance(from, hex) <= NEAR;
        let position = &self.state.position;
        let of = |side: Side| position.of_side(side).map(|(_, hex)| hex).filter(|&hex| near(hex)).collect::<Vec<_>>();
        let hexes = match draw.below(10) {
            0..=3 => of(self.side.enemy()),
            4 => of(self.side),
            5 => vec![from],
            6 => vec![self.board.base(self.side)],
            _ => self.board.hexes().filter(|&hex| near(hex)).collect(),
        };
        if hexes.is_empty() { any_hex(self.board, draw) } else { draw.pick(&hexes) }
    }

    /// A path from a hex that leads to a goal more often than not.
    fn path(&self, from: Hex, goal: Hex, draw: &mut Draw) -> Vec<Direction> {
        let (mut at, mut path) = (from, Vec::new());
        for _ in 0..=draw.below(LONGEST) {
            let steps: Vec<(Direction, Hex)> = self.board.around(at).collect();
            let left = self.board.distance(at, goal);
            let nearer: Vec<(Direction, Hex)> =
                steps.iter().copied().filter(|&(_, to)| self.board.distance(to, goal) < left).collect();
            let (direction, to) = match (nearer.as_slice(), steps.as_slice()) {
                ([], []) => (draw.pick(&Direction::ALL), at),
                (nearer, _) if !nearer.is_empty() && draw.chance(75) => draw.pick(nearer),
                (_, steps) => draw.pick(steps),
            };
            path.push(direction);
            at = to;
            if at == goal && draw.chance(90) {
                break;
            }
        }
        path
    }
}

fn any_hex(board: &Board, draw: &mut Draw) -> Hex {
    let hexes: Vec<Hex> = board.hexes().collect();
    draw.pick(&hexes)
}

fn cards(draw: &mut Draw) -> Hand {
    Hand { real: draw.below(4) as u8, dummies: draw.below(3) as u8 }
}

/// A block in a hex beside another one of its side, in its base, or anywhere.
fn place(ground: &Ground, side: Side, draw: &mut Draw) -> Order {
    let own: Vec<UnitId> = UnitId::all().filter(|&unit| ground.state.position.side(unit) == side).collect();
    let (unit, near) = (draw.pick(&own), ground.area(ground.hex));
    let hex = match draw.below(8) {
        0 => return Order::SetUp(SetUpOrder::Done),
        1 => return name(ground, draw),
        2 => any_hex(ground.board, draw),
        3 => ground.board.base(side),
        _ => draw.pick(&near),
    };
    Order::SetUp(SetUpOrder::Place { unit, hex })
}

/// Up to four units.
fn name(ground: &Ground, draw: &mut Draw) -> Order {
    let mut units = Vec::new();
    for _ in 0..draw.below(5) {
        let (unit, _) = ground.unit_in(&[ground.hex], draw);
        if !units.contains(&unit) || draw.chance(5) {
            units.push(unit);
        }
    }
    Order::Name { units }
}

fn in_buildup(ground: &Ground, step: BuildupStep, draw: &mut Draw) -> BuildupOrder {
    let (unit, hex) = (ground.unit, ground.hex);
    let goal = ground.goal(hex, draw);
    match (step, draw.below(8)) {
        (_, 0) => BuildupOrder::Done,
        (BuildupStep::SupplyCheck, _) => BuildupOrder::Discard { dummies: draw.below(4) as u8 },
        (BuildupStep::Reinforcements, _) => BuildupOrder::Malta,
        (BuildupStep::Cards, _) | (BuildupStep::Spending, 1) => BuildupOrder::Card,
        (BuildupStep::Spending, 2 | 3) => BuildupOrder::LayMines { hex },
        (BuildupStep::Spending, 4) => BuildupOrder::LiftMines { hex },
        (BuildupStep::Spending, _) => BuildupOrder::Step { unit },
        (BuildupStep::Redeployment, 1 | 2) => BuildupOrder::Sea { unit, to: goal },
        (BuildupStep::Redeployment, _) => BuildupOrder::Road { unit, path: ground.path(hex, goal, draw) },
        (BuildupStep::Refit, _) => BuildupOrder::Refit { unit },
    }
}

fn in_turn(ground: &Ground, draw: &mut Draw) -> Order {
    let state = ground.state;
    if draw.chance(10) {
        return Order::Done;
    }
    if state.pending.is_some() {
        return Order::Hit { unit: ground.unit };
    }
    if let Some(leaving) = &state.leaving {
        return leave(ground, leaving, draw);
    }
    if let Some(battle) = &state.battle {
        let (unit, _) = ground.unit_in(&[battle.hex], draw);
        return Order::Fire { unit, target: draw.pick(&UnitClass::ALL) };
    }
    if state.rearguard.is_some() {
        return Order::Engage { engage: draw.chance(50) };
    }
    if state.turn.check_routs {
        return Order::Rout { hex: ground.hex };
    }
    match state.turn.phase {
        Phase::Option if draw.chance(60) => Order::PlayCards { cards: cards(draw) },
        Phase::Option => Order::Choose { option: draw.pick(&TurnOption::ALL) },
        Phase::Movement => movement(ground, draw),
        Phase::ForcedMarches => march(ground, draw),
        Phase::Refusals => Order::Refuse { hex: ground.hex },
        Phase::Combat => Order::Fight { hex: ground.hex },
    }
}

/// A way out of the hex that units leave, toward their base more often than not.
fn leave(ground: &Ground, leaving: &Leaving, draw: &mut Draw) -> Order {
    let (unit, from) = ground.unit_in(&[leaving.hex], draw);
    let goal = if draw.chance(70) { ground.board.base(leaving.side) } else { ground.goal(from, draw) };
    Order::Move { unit, path: ground.path(from, goal, draw) }
}

fn movement(ground: &Ground, draw: &mut Draw) -> Order {
    let (moves, rommel) = (&ground.state.turn.current, draw.chance(30));
    match moves {
        Some(Move::Group { hex, .. }) => {
            let (unit, from) = ground.unit_in(&[*hex], draw);
            let goal = ground.goal(from, draw);
            Order::Move { unit, path: ground.path(from, goal, draw) }
        }
        Some(Move::Regroup { command, destination, .. }) => {
            let (unit, from) = ground.unit_in(&ground.area(*command), draw);
            Order::Move { unit, path: ground.path(from, *destination, draw) }
        }
        None => match draw.below(12) {
            0..=2 => Order::GroupMove { hex: ground.hex, rommel },
            3..=5 => Order::Withdrawal { hex: ground.hex, rommel },
            6 => name(ground, draw),
            _ => {
                let command = draw.pick(&ground.area(ground.hex));
                Order::RegroupMove { command, destination: ground.goal(ground.hex, draw), rommel }
            }
        },
    }
}

/// A forced march of a unit that has moved, or the roll for a declared one.
fn march(ground: &Ground, draw: &mut Draw) -> Order {
    let turn = &ground.state.turn;
    let declared: Vec<UnitId> = turn.movement.declared.iter().map(|march| march.unit).collect();
    if draw.chance(30) {
        let unit = if declared.is_empty() { ground.unit } else { draw.pick(&declared) };
        return Order::RollMarch { unit };
    }
    let unit = if turn.moved.is_empty() || draw.chance(20) { ground.unit } else { draw.pick(&turn.moved) };
    Order::ForceMarch { unit, step: draw.pick(&Direction::ALL) }
}

/// An order of any kind.
fn any(ground: &Ground, draw: &mut Draw) -> Order {
    let Ground { unit, hex, .. } = *ground;
    let (goal, rommel) = (ground.goal(hex, draw), draw.chance(30));
    let path = ground.path(hex, goal, draw);
    match draw.below(25) {
        0 => Order::Choose { option: draw.pick(&TurnOption::ALL) },
        1 => Order::GroupMove { hex, rommel },
        2 => Order::RegroupMove { command: hex, destination: goal, rommel },
        3 => Order::Withdrawal { hex, rommel },
        4 => Order::Move { unit, path },
        5 => Order::ForceMarch { unit, step: path[0] },
        6 => Order::RollMarch { unit },
        7 => Order::Refuse { hex },
        8 => Order::Rout { hex },
        9 => Order::Engage { engage: rommel },
        10 => Order::Fight { hex },
        11 => Order::Fire { unit, target: draw.pick(&UnitClass::ALL) },
        12 => Order::Hit { unit },
        13 => Order::Done,
        14 => Order::OpeningHand { keep: rommel },
        15 => Order::Bid { cards: cards(draw) },
        16 => Order::PlayCards { cards: cards(draw) },
        17 => place(ground, ground.side, draw),
        18 => Order::SetUp(SetUpOrder::Done),
        19 => Order::Buildup(BuildupOrder::Step { unit }),
        20 => Order::Buildup(BuildupOrder::Road { unit, path }),
        21 => Order::Buildup(BuildupOrder::LayMines { hex }),
        22 => Order::Buildup(BuildupOrder::Refit { unit }),
        23 => Order::Standing(standing(draw.pick(&Side::BOTH), draw)),
        _ => name(ground, draw),
    }
}
