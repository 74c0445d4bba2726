//! The work on the board that is measured, the same natively and in wasm: each piece returns a sum that depends on every
//! answer.

use std::hint::black_box;

use desert_fox::data::board::Board;
use desert_fox::model::acts::MoveMode;
use desert_fox::model::preset::RuleSetChoice;
use desert_fox::model::units::Side;
use desert_fox::position::forces::Forces;
use desert_fox::position::hex_flags::{HexFlags, hex_flag};
use desert_fox::query::board::answering::ask;
use desert_fox::query::board::compile::compile;
use desert_fox::query::board::query::{BoardQuery, Position};
use desert_fox::query::board::question::Question;
use desert_fox::random::Draw;
use desert_fox::rules::movement::march;
use desert_fox::rules::movement::movement_ground::LAYERS;
use desert_fox::rules::movement::mover::Mover;
use desert_fox::rules::supply::chain::{Supplies, combat_supply, general_supply};
use hexgrid::{Hex, Reach};
use serde_json::{Value, json};

/// Combat units of each player, and supply units besides.
const UNITS: usize = 60;
const SUPPLY_UNITS: usize = 20;

/// What the sums must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardSums {
    /// Of [`BoardWork::reach`] over all units.
    pub reach: u64,
    /// Of [`BoardWork::field_of_movement`] over all units.
    pub field_of_movement: u64,
    /// Of [`BoardWork::dijkstra`] over all units.
    pub dijkstra: u64,
    /// Of [`BoardWork::supply`].
    pub supply: u64,
    /// Of [`BoardWork::zones`].
    pub zones: u64,
    /// Of [`BoardWork::call`].
    pub call: u64,
}

/// The sums of the position on the Libyan sheet.
pub const LIBYA_SUMS: BoardSums =
    BoardSums { reach: 9_540_808, field_of_movement: 7637, dijkstra: 95_452, supply: 7102, zones: 2505, call: 6282 };
/// The sums of the position all over the map.
pub const MAP_SUMS: BoardSums = BoardSums {
    reach: 25_614_408,
    field_of_movement: 12_118,
    dijkstra: 256_218,
    supply: 6314,
    zones: 2448,
    call: 14_593,
};

/// A position of 60 combat units and 20 supply units a side, and the memory that its searches share.
pub struct BoardWork {
    forces: &'static Forces<'static>,
    movable_units: Vec<Mover<'static>>,
    reach: Reach,
    supplies: Supplies,
    hex_flags: [HexFlags; 2],
    call: String,
}

impl BoardWork {
    /// Both armies on the Libyan sheet, face to face.
    pub fn libya() -> Self {
        Self::new(1, [(10, 20), (19, 30)])
    }

    /// Both armies all over the map.
    pub fn map() -> Self {
        Self::new(2, [(4, 38), (28, 62)])
    }

    /// Armies between columns. What they are made of stays for good, so that searches can share it.
    fn new(seed: u64, columns: [(u8, u8); 2]) -> Self {
        let position = position(&mut Draw::new(seed), columns);
        let question = Question::Reach { units: vec!["axis 0".to_owned()], mode: MoveMode::Initial };
        let query = BoardQuery { rules: RuleSetChoice::default(), charts: Vec::new(), position, question };
        let call = serde_json::to_string(&query).unwrap_or_default();
        let query: &'static BoardQuery = Box::leak(Box::new(query));
        let Ok(forces) = compile(query) else { unreachable!("the position is sound") };
        let forces: &'static Forces<'static> = Box::leak(Box::new(forces));
        let movable_units = query.position.units.iter().filter(|unit| unit.movement_allowance == Some(22));
        let movable_units: Vec<Mover> = movable_units
            .filter_map(|unit| Mover::new(forces, std::slice::from_ref(&unit.id), MoveMode::Initial).ok())
            .collect();
        Self {
            forces,
            movable_units,
            reach: Reach::new(&forces.board.grid, LAYERS),
            supplies: Supplies::of(forces, Side::Axis),
            hex_flags: forces.hex_flags.clone(),
            call,
        }
    }

    /// How many motorized units of 22 movement points there are.
    pub fn units(&self) -> usize {
        self.movable_units.len()
    }

    /// The unit that reaches the most hexes.
    pub fn widest(&mut self) -> usize {
        (0..self.units()).max_by_key(|&at| (self.reach(at), self.reach.reached().len()).1).unwrap_or(0)
    }

    /// What one unit reaches by all rules.
    pub fn reach(&mut self, at: usize) -> u64 {
        march::run(&self.movable_units[at], &mut self.reach, self.movable_units[at].spent);
        let barred = self.reach.frontier().count() as u64;
        self.reach.reached().iter().map(|&hex| u64::from(self.reach.cost(hex).unwrap_or(0))).sum::<u64>() * 100 + barred
    }

    /// What one unit reaches by hexx: every hex at the cheapest of its sides, zones counted, infiltration not.
    pub fn field_of_movement(&self, at: usize) -> u64 {
        let (mover, grid) = (&self.movable_units[at], &self.forces.board.grid);
        let movement_ground = mover.movement_ground();
        let axial = |hex: Hex| {
            let place = [i32::from(grid.column(hex)), i32::from(grid.row(hex))];
            hexx::Hex::from_offset_coordinates(place, hexx::OffsetHexMode::Even, hexx::HexOrientation::Pointy)
        };
        let cost = |to: hexx::Hex| {
            let [column, row] = to.to_offset_coordinates(hexx::OffsetHexMode::Even, hexx::HexOrientation::Pointy);
            let to = grid.at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)?;
            let sides = grid.neighbours(to).filter_map(|(direction, from)| {
                match hexgrid::Ground::step(&movement_ground, from, 0, direction.opposite(), to) {
                    hexgrid::Step::Go { cost, .. } => Some(u32::from(cost)),
                    hexgrid::Step::Barred(_) => None,
                }
            });
            sides.min().map(|cost| cost.saturating_sub(1))
        };
        let budget = u32::from(mover.allowance.halves());
        hexx::algorithms::field_of_movement(axial(mover.first().hex), budget, cost).len() as u64
    }

    /// What one unit reaches by pathfinding: the same steps in a single layer.
    pub fn dijkstra(&self, at: usize) -> u64 {
        let (mover, grid) = (&self.movable_units[at], &self.forces.board.grid);
        let movement_ground = mover.movement_ground();
        let steps = |&from: &Hex| {
            let step = |(direction, to)| match hexgrid::Ground::step(&movement_ground, from, 0, direction, to) {
                hexgrid::Step::Go { cost, .. } => Some((to, cost)),
                hexgrid::Step::Barred(_) => None,
            };
            grid.neighbours(from).filter_map(step).collect::<Vec<_>>()
        };
        let reached = pathfinding::directed::dijkstra::dijkstra_reach(&mover.first().hex, steps);
        let costs = reached.map(|item| item.total_cost).take_while(|&cost| cost <= mover.allowance.halves());
        costs.map(u64::from).sum()
    }

    /// The supply of the Axis: chains, and the state of every unit.
    pub fn supply(&mut self) -> u64 {
        self.supplies.run(black_box(self.forces));
        let state = |at: usize| {
            let piece = &self.forces.pieces[at];
            let general = general_supply(piece, Some(&self.supplies));
            let combat = combat_supply(piece, &self.supplies);
            (at as u64 + 1) * (u64::from(general) + 2 * u64::from(combat))
        };
        self.forces.of_side(Side::Axis).map(state).sum()
    }

    /// What both players see, zones of control and all.
    pub fn zones(&mut self) -> u64 {
        HexFlags::refill(&mut self.hex_flags, &self.forces.board, black_box(&self.forces.pieces));
        let pieces = self.forces.pieces.iter();
        pieces
            .map(|piece| {
                let [axis, commonwealth] = &self.hex_flags;
                u64::from(axis.at(piece.hex) & !hex_flag::CUT) + u64::from(commonwealth.has(piece.hex, hex_flag::ZONE))
            })
            .sum()
    }

    /// A whole call: from the question as JSON to the answer as JSON.
    pub fn call(&self) -> u64 {
        let answer = serde_json::from_str(black_box(&self.call)).map(|query| ask(&query));
        answer.and_then(|answer| serde_json::to_string(&answer)).map_or(0, |text| text.len() as u64)
    }

    /// All sums.
    pub fn sums(&mut self) -> BoardSums {
        let units = 0..self.units();
        BoardSums {
            reach: units.clone().map(|at| self.reach(at)).sum(),
            field_of_movement: units.clone().map(|at| self.field_of_movement(at)).sum(),
            dijkstra: units.map(|at| self.dijkstra(at)).sum(),
            supply: self.supply(),
            zones: self.zones(),
            call: self.call(),
        }
    }
}

/// Both armies between columns, the supply units along the roads and tracks.
fn position(draw: &mut Draw, columns: [(u8, u8); 2]) -> Position {
    let board = Board::printed();
    let mut held: Vec<Option<usize>> = vec![None; board.grid.len()];
    let mut units = Vec::new();
    for (side, (west, east)) in columns.into_iter().enumerate() {
        let mut number = 0;
        while number < UNITS + SUPPLY_UNITS {
            let row = 1 + draw.below(u32::from(board.grid.rows())) as u8;
            let column = west + draw.below(u32::from(east - west + 1)) as u8;
            let Some(hex) = board.grid.at(row, column).filter(|&hex| board.is_land(hex)) else { continue };
            let on_way =
                hexgrid::Direction::ALL.iter().any(|&way| board.way(hex, way) != desert_fox::model::units::Way::None);
            if held[hex.index()] == Some(1 - side) || number >= UNITS && !on_way {
                continue;
            }
            held[hex.index()] = Some(side);
            units.push(unit(side, number, &board.name(hex, &RuleSetChoice::default().rules()).to_string()));
            number += 1;
        }
    }
    serde_json::from_value(json!({ "units": units })).unwrap_or_default()
}

/// A unit by its number: two in three are motorized, every tenth is armor, some are on foot, a few are detachments, and the last ones supply units.
fn unit(side: usize, number: usize, hex: &str) -> Value {
    let kind = match number {
        UNITS.. if number.is_multiple_of(2) => "dump",
        UNITS.. => "msu",
        number if number % 15 == 14 => "detachment",
        number if number % 3 == 2 => "infantry",
        number if number % 10 == 0 => "armor",
        _ => "motorizedInfantry",
    };
    let (owner, nation) = [("axis", "german"), ("commonwealth", "commonwealth")][side];
    let mut unit = json!({ "id": format!("{owner} {number}"), "nation": nation, "kind": kind, "hex": hex });
    if !matches!(kind, "dump" | "msu" | "detachment") {
        unit["full"] = json!({ "strength": 3, "morale": 2, "stackingPoints": 1 });
        unit["movementAllowance"] = if kind == "infantry" { 10.into() } else { 22.into() };
    }
    unit
}
