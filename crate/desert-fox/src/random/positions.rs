//! Random positions on the printed board.

use std::collections::VecDeque;

use hexgrid::{Direction, Hex, Numbering};

use super::{counters, rules};
use crate::data::board::{Board, numbering};
use crate::data::overlay::ChartChange;
use crate::model::preset::RuleSetChoice;
use crate::model::units::{Side, UnitKind, Way};
use crate::query::board::query::{BoardUnit, Fort, PortOwner, Position, PositionSheet};
use referee::Draw;

/// Most units of a random position, the supply units of its chains not counted.
pub const MOST_UNITS: u32 = 120;

/// Values of the owner's that change how units move or what supply reaches.
const CHANGES: [(&str, &str); 6] = [
    ("movement/clear/motorized", "3"),
    ("movement/rough/foot", "1"),
    ("movement/zone", "2"),
    ("supply/range/msu", "9"),
    ("supply/links", "all"),
    ("supply/links", "none"),
];

/// A random position: from two units to many, at a front, along the roads, in a knot, or all over the map.
pub fn position(seed: u64) -> PositionSheet {
    let draw = &mut Draw::new(seed ^ 0x0b0a_4d00);
    let rules = rules(draw);
    let charts = if draw.chance(92) { Vec::new() } else { change(draw) };
    let count = match draw.below(10) {
        0..3 => 2 + draw.below(12),
        3..8 => 10 + draw.below(40),
        _ => 40 + draw.below(MOST_UNITS - 39),
    };
    let mut camp = Camp::new(draw, rules);
    for _ in 0..count {
        camp.unit();
    }
    for side in [Side::Axis, Side::Commonwealth] {
        if camp.draw.chance(50) {
            camp.chain(side);
        }
    }
    let position = camp.break_up();
    PositionSheet { rules, charts, position }
}

fn change(draw: &mut Draw) -> Vec<ChartChange> {
    let (what, new) = draw.pick(&CHANGES);
    vec![ChartChange { what: what.to_owned(), old: None, new: new.to_owned() }]
}

/// Where the units of a position are drawn.
enum Theatre {
    /// Either side of a line through a hex.
    Front,
    /// Along the roads and tracks that lead away from a hex, the nearest first.
    ShortestPaths(Vec<Hex>),
    /// All about a hex.
    Knot,
    /// Anywhere.
    Map,
}

/// A position while it is drawn.
struct Camp<'a> {
    draw: &'a mut Draw,
    board: &'static Board,
    rules: RuleSetChoice,
    theatre: Theatre,
    centre: Hex,
    /// Who holds each hex.
    held: Vec<Option<Side>>,
    places: Vec<(Hex, Side)>,
    position: Position,
}

impl<'a> Camp<'a> {
    fn new(draw: &'a mut Draw, rules: RuleSetChoice) -> Self {
        let board = Board::printed();
        let centre = loop {
            let hex = Hex::from_index(draw.below(board.grid.len() as u32) as usize);
            if board.is_land(hex) {
                break hex;
            }
        };
        let theatre = match draw.below(10) {
            0..5 => Theatre::Front,
            5..7 => Theatre::ShortestPaths(ways_from(board, centre)),
            7..9 => Theatre::Knot,
            _ => Theatre::Map,
        };
        let held = vec![None; board.grid.len()];
        Self { draw, board, rules, theatre, centre, held, places: Vec::new(), position: Position::default() }
    }

    /// One unit more, if a place is found for it.
    fn unit(&mut self) {
        let side = self.draw.pick(&[Side::Axis, Side::Commonwealth]);
        let Some(hex) = self.place(side) else { return };
        let number = self.number(hex);
        let unit = match self.draw.below(100) {
            0..12 => counters::supply_unit(self.draw, side, number),
            12..18 => counters::detachment(self.draw, side, number),
            18..60 => counters::printed(self.draw, side, number),
            _ => counters::by_value(self.draw, side, number),
        };
        self.put(hex, side, unit);
    }

    fn put(&mut self, hex: Hex, side: Side, mut unit: BoardUnit) {
        unit.id = format!("unit {}", self.position.units.len() + 1);
        if unit.kind != Some(UnitKind::Detachment) {
            self.held[hex.index()] = Some(side);
            self.places.push((hex, side));
        }
        self.position.units.push(unit);
    }

    /// A land hex without enemies; now and then one with a unit of the same player.
    fn place(&mut self, side: Side) -> Option<Hex> {
        let own: Vec<Hex> = self.places.iter().filter(|(_, owner)| *owner == side).map(|(hex, _)| *hex).collect();
        if !own.is_empty() && self.draw.chance(25) {
            return Some(self.draw.pick(&own));
        }
        (0..12).find_map(|_| self.try_hex(side).filter(|hex| self.is_open(*hex, side)))
    }

    fn is_open(&self, hex: Hex, side: Side) -> bool {
        self.board.is_land(hex) && self.held[hex.index()] != Some(side.enemy())
    }

    fn try_hex(&mut self, side: Side) -> Option<Hex> {
        let grid = &self.board.grid;
        let (row, column) = (i32::from(grid.row(self.centre)), i32::from(grid.column(self.centre)));
        let draw = &mut *self.draw;
        let east = if side == Side::Axis { -1 } else { 1 };
        let (up, along) = match &self.theatre {
            Theatre::Front => {
                let depth = draw.below(3) + if draw.chance(40) { draw.below(9) } else { 0 };
                (draw.below(15) as i32 - 7, east * (depth as i32 - i32::from(draw.chance(12))))
            }
            Theatre::ShortestPaths(hexes) => {
                let hex = draw.pick(&hexes[..hexes.len().min(60)]);
                return if draw.chance(75) { Some(hex) } else { grid.neighbour(hex, draw.pick(&Direction::ALL)) };
            }
            Theatre::Knot => (draw.below(9) as i32 - 4, draw.below(9) as i32 - 4),
            Theatre::Map => return Some(Hex::from_index(draw.below(grid.len() as u32) as usize)),
        };
        grid.at(u8::try_from(row + up).ok()?, u8::try_from(column + along).ok()?)
    }

    /// Dumps and MSUs along the way from a player's source to the middle of the position, mostly near enough to each other.
    fn chain(&mut self, side: Side) {
        let home = if side == Side::Axis { self.board.axis_source() } else { self.board.alexandria() };
        let road = ways_from(self.board, home);
        let grid = &self.board.grid;
        let Some(&end) = road.iter().min_by_key(|hex| grid.distance(**hex, self.centre)) else { return };
        let (mut hex, step) = (end, 4 + self.draw.below(8) as u16);
        while hex != home && self.position.units.len() < MOST_UNITS as usize {
            if self.is_open(hex, side) {
                let number = self.number(hex);
                let unit = counters::supply_unit(self.draw, side, number);
                self.put(hex, side, unit);
            }
            let before = road.iter().position(|on_road| *on_road == hex).unwrap_or(0);
            let nearer = |near: &&Hex| grid.distance(**near, hex) <= step;
            hex = road[..before].iter().find(nearer).copied().unwrap_or(home);
        }
    }

    fn number(&mut self, hex: Hex) -> String {
        let edition = numbering(&self.rules.rules());
        let other = if edition == Numbering::Plain { Numbering::Lettered } else { Numbering::Plain };
        self.board.grid.name(hex, if self.draw.chance(4) { other } else { edition }).to_string()
    }

    /// Adds forts, ports, the railhead and the turn.
    fn break_up(mut self) -> Position {
        for at in 0..self.places.len() {
            let first = !self.places[..at].iter().any(|other| other.0 == self.places[at].0);
            if first && self.draw.chance(4) {
                let hex = self.number(self.places[at].0);
                self.position.forts.push(Fort { hex, level: 1 + self.draw.below(2) as u8 });
            }
        }
        for hex in self.board.ports() {
            if self.draw.chance(40) {
                let hex = self.number(hex);
                self.position.ports.push(PortOwner { hex, side: self.draw.pick(&[Side::Axis, Side::Commonwealth]) });
            }
        }
        if self.draw.chance(20) {
            let hex = self.draw.pick(&[self.board.railroad(), self.board.planned_railroad()].concat());
            self.position.railhead = Some(self.number(hex));
        }
        self.position.game_turn = self.draw.chance(60).then(|| 1 + self.draw.below(22) as u8);
        self.position
    }
}

/// The hexes that roads and tracks join to a hex, the nearest first; where none leads away, the hexes around it.
fn ways_from(board: &Board, start: Hex) -> Vec<Hex> {
    let (mut hexes, mut open) = (vec![start], VecDeque::from([start]));
    while let Some(hex) = open.pop_front() {
        for (direction, next) in board.grid.neighbours(hex) {
            if board.way(hex, direction) != Way::None && !hexes.contains(&next) {
                hexes.push(next);
                open.push_back(next);
            }
        }
    }
    if hexes.len() == 1 {
        hexes = board.grid.within(start, 8);
    }
    hexes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::board::compile::compile;

    use crate::query::board::query::BoardQuery;
    use crate::query::board::question::Question;

    #[test]
    fn the_same_seed_gives_the_same_position() {
        assert_eq!(position(7), position(7));
        assert_ne!(position(7), position(8));
    }

    #[test]
    fn every_position_may_be_asked_about() {
        for seed in 0..500 {
            let PositionSheet { rules, charts, position } = position(seed);
            let query = BoardQuery { rules, charts, position, question: Question::OffMap };
            assert!(compile(&query).is_ok(), "{seed}: {:?}", compile(&query).err());
        }
    }
}
