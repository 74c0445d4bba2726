//! Random questions about random positions: most may be asked, a few name what is not there.

use hexgrid::{Direction, Hex};

use super::positions::position;
use crate::data::board::Board;
use crate::data::roster;
use crate::model::acts::{Carrier, MoveMode, Phase, SupplyAct};
use crate::model::units::{Nation, Side, UnitKind};
use crate::query::board::query::{BoardQuery, BoardUnit, PositionSheet};
use crate::query::board::question::{CombatNeed, DrawChoice, OverrunAnswer, Question};
use referee::Draw;

const MODES: [MoveMode; 6] = [
    MoveMode::Initial,
    MoveMode::Motorized,
    MoveMode::ForcedMarch,
    MoveMode::ForcedMarchMotorized,
    MoveMode::Reaction,
    MoveMode::Entry,
];
const ACTS: [SupplyAct; 5] =
    [SupplyAct::ToDump, SupplyAct::ToMsu, SupplyAct::Destroy, SupplyAct::Emergency, SupplyAct::RemoveMarker];
const PHASES: [Phase; 5] = [Phase::Reinforcement, Phase::Movement, Phase::Combat, Phase::Reaction, Phase::End];

/// A random question about a random position.
pub fn board_question(seed: u64) -> BoardQuery {
    let sheet = position(seed);
    let draw = &mut Draw::new(seed ^ 0x9e57_1000);
    let question = Asker { draw, sheet: &sheet }.question();
    let PositionSheet { rules, charts, position } = sheet;
    BoardQuery { rules, charts, position, question }
}

struct Asker<'a> {
    draw: &'a mut Draw,
    sheet: &'a PositionSheet,
}

impl Asker<'_> {
    fn question(&mut self) -> Question {
        let side = self.draw.pick(&[Side::Axis, Side::Commonwealth]);
        let unit = self.unit();
        match self.draw.below(24) {
            0 => Question::Hex { hex: self.number(&unit) },
            1..4 => Question::Reach { units: self.stack(unit), mode: self.mode() },
            4..8 => self.move_of(unit),
            8 => Question::Zones { side },
            9 => Question::Supply { side },
            10 => Question::Trace { unit },
            11 => Question::Stacking { eliminate: if self.draw.chance(30) { self.stack(unit) } else { Vec::new() } },
            12..16 => self.overrun(&unit),
            16 => {
                let (unit, hex) = self.enemies().unwrap_or_else(|| (unit.clone(), self.number(&unit)));
                Question::Combat { units: self.stack(unit), hexes: vec![hex] }
            }
            17 => Question::Retreat { unit, hexes: self.draw.below(8) as u8 },
            18 => self.allocate(side),
            19 => {
                let by = self.draw.pick(&[Carrier::Rail, Carrier::Sea]);
                let to = self.number(&unit);
                Question::Transport { units: self.stack(unit), by, to, loads: self.draw.below(3) as u8 }
            }
            20 => Question::RepairRail { hexes: self.draw.below(4) as u8 },
            21 => self.act(unit),
            22 => {
                let dice = (0..self.draw.below(3)).map(|_| 1 + self.draw.below(6) as u8).collect();
                Question::DumpFate { side, dice }
            }
            _ => self.draw.pick(&[&Question::Recovery { side }, &Question::OffMap, &Question::Tables]).clone(),
        }
    }

    /// A unit of the position; now and then an unknown name.
    fn unit(&mut self) -> String {
        let units = &self.sheet.position.units;
        if units.is_empty() || self.draw.chance(2) {
            return "nobody".to_owned();
        }
        units[self.draw.below(units.len() as u32) as usize].id.clone()
    }

    /// A unit alone, or with some that stand in its hex.
    fn stack(&mut self, unit: String) -> Vec<String> {
        let units = &self.sheet.position.units;
        let hex = units.iter().find(|other| other.id == unit).map(|unit| &unit.hex);
        let beside = units.iter().filter(|other| Some(&other.hex) == hex && other.id != unit);
        let beside: Vec<String> = beside.filter(|_| self.draw.chance(50)).map(|other| other.id.clone()).collect();
        [vec![unit], beside].concat()
    }

    fn mode(&mut self) -> MoveMode {
        if self.draw.chance(50) { MoveMode::Initial } else { self.draw.pick(&MODES) }
    }

    fn hex_of(&self, unit: &str) -> Option<Hex> {
        let unit = self.sheet.position.units.iter().find(|other| other.id == unit)?;
        Board::printed().grid.parse(&unit.hex).ok()
    }

    /// A hex near a unit, by number; the hex need not be land.
    fn number(&mut self, unit: &str) -> String {
        let near = self.hex_of(unit).unwrap_or(Hex::from_index(900));
        let radius = if self.draw.chance(70) { 2 } else { 9 };
        let hexes = Board::printed().grid.within(near, radius);
        let hex = self.draw.pick(&hexes);
        if self.draw.chance(2) { "Z0000".to_owned() } else { self.name(hex) }
    }

    fn name(&self, hex: Hex) -> String {
        Board::printed().name(hex, &self.sheet.rules.rules()).to_string()
    }

    /// To a single hex, or a walk hex by hex.
    fn move_of(&mut self, unit: String) -> Question {
        let grid = &Board::printed().grid;
        let path = match self.hex_of(&unit) {
            Some(mut hex) if self.draw.chance(50) => {
                let mut path = Vec::new();
                let ahead = self.draw.pick(&Direction::ALL);
                for _ in 0..=self.draw.below(6) {
                    let direction = if self.draw.chance(70) { ahead } else { self.draw.pick(&Direction::ALL) };
                    hex = grid.neighbour(hex, direction).unwrap_or(hex);
                    path.push(self.name(hex));
                }
                path
            }
            _ => vec![self.number(&unit)],
        };
        let units = self.stack(unit);
        let dice = if self.draw.chance(15) { units.iter().map(|_| self.draw.below(7) as u8).collect() } else { vec![] };
        Question::Move { units, mode: self.mode(), path, dice }
    }

    /// By a whole stack or a part of it, against a hex with enemies beside it if there is one, seldom answered beforehand.
    fn overrun(&mut self, unit: &str) -> Question {
        let (unit, hex) = self.enemies().unwrap_or_else(|| (unit.to_owned(), self.number(unit)));
        let mode = if self.draw.chance(80) { MoveMode::Initial } else { self.draw.pick(&MODES) };
        let answers = if self.draw.chance(20) { vec![self.answer()] } else { Vec::new() };
        Question::Overrun { units: self.stack(unit), mode, hex, answers }
    }

    /// A unit and a hex beside it that holds units of the other player.
    fn enemies(&mut self) -> Option<(String, String)> {
        let fights = |unit: &&BoardUnit| unit.kind != Some(UnitKind::Detachment);
        let units: Vec<&BoardUnit> = self.sheet.position.units.iter().filter(fights).collect();
        let grid = &Board::printed().grid;
        let place = |unit: &BoardUnit| Some((side(unit)?, grid.parse(&unit.hex).ok()?));
        let places: Vec<_> = units.iter().filter_map(|unit| place(unit).map(|place| (*unit, place))).collect();
        let mut pairs = Vec::new();
        for &(unit, (own, from)) in places.iter().filter(|(unit, _)| !unit.kind.is_some_and(UnitKind::is_supply)) {
            let beside = |other: Hex| grid.direction(from, other).is_some();
            let enemy = places.iter().find(|(_, (other, hex))| *other != own && beside(*hex));
            pairs.extend(enemy.map(|(enemy, _)| (unit, *enemy)));
        }
        if pairs.is_empty() {
            return None;
        }
        let (unit, enemy) = self.draw.pick(&pairs);
        Some((unit.id.clone(), enemy.hex.clone()))
    }

    fn answer(&mut self) -> OverrunAnswer {
        let unit = self.unit();
        match self.draw.below(5) {
            0 => OverrunAnswer::Stay { unit },
            1 => OverrunAnswer::React { hex: self.number(&unit), unit },
            2 => OverrunAnswer::DestroySupply { unit },
            3 => OverrunAnswer::CaptureSupply { unit },
            _ => OverrunAnswer::Die { face: self.draw.below(7) as u8 },
        }
    }

    /// Up to four combats of a few units each, sometimes with draws to be checked.
    fn allocate(&mut self, side: Side) -> Question {
        let idle = |kind: UnitKind| kind.is_supply() || kind == UnitKind::Detachment;
        let draws = |unit: &&BoardUnit| self::side(unit) == Some(side) && !unit.kind.is_some_and(idle);
        let mut units: Vec<&String> = self.sheet.position.units.iter().filter(draws).map(|unit| &unit.id).collect();
        let mut combats = Vec::new();
        for _ in 0..=self.draw.below(4) {
            let count = (1 + self.draw.below(4) as usize).min(units.len());
            let mut take = || units.swap_remove(self.draw.below(units.len() as u32) as usize).clone();
            let units = (0..count).map(|_| take()).collect();
            combats.push(CombatNeed { units, defends: self.draw.chance(40) });
        }
        let mut draws = Vec::new();
        if self.draw.chance(30) {
            for unit in combats.iter().flat_map(|combat| &combat.units).cloned() {
                draws.push(DrawChoice { unit, from: self.unit() });
            }
        }
        Question::Allocate { side, combats, draws }
    }

    /// An act of a supply unit, mostly one that it may do in the phase.
    fn act(&mut self, unit: String) -> Question {
        let supply = |unit: &&BoardUnit| unit.kind.is_some_and(UnitKind::is_supply);
        let units: Vec<&BoardUnit> = self.sheet.position.units.iter().filter(supply).collect();
        let supply_unit = if units.is_empty() { None } else { Some(self.draw.pick(&units)) };
        let beside = supply_unit.and_then(|dump| {
            self.sheet.position.units.iter().find(|other| other.hex == dump.hex && other.id != dump.id)
        });
        let (mut act, mut phase) = match supply_unit.and_then(|unit| unit.kind) {
            Some(UnitKind::Msu) => {
                self.draw.pick(&[(SupplyAct::ToDump, Phase::End), (SupplyAct::Emergency, Phase::Combat)])
            }
            _ => self.draw.pick(&[(SupplyAct::ToMsu, Phase::End), (SupplyAct::Destroy, Phase::Movement)]),
        };
        if self.draw.chance(30) {
            (act, phase) = (self.draw.pick(&ACTS), self.draw.pick(&PHASES));
        }
        let by = beside.map(|unit| unit.id.clone()).or_else(|| self.draw.chance(20).then(|| unit.clone()));
        let die = (act == SupplyAct::Destroy || self.draw.chance(10)).then(|| self.draw.below(7) as u8);
        Question::SupplyUnit { unit: supply_unit.map_or(unit, |unit| unit.id.clone()), act, phase, by, die }
    }
}

/// The owner of a unit.
fn side(unit: &BoardUnit) -> Option<Side> {
    let printed = || unit.roster.as_deref().and_then(roster::unit).map(|unit| unit.nation);
    unit.nation.or_else(printed).map(Nation::side)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::board::answer::BoardAnswer;
    use crate::query::board::answering::ask;

    #[test]
    fn the_same_seed_gives_the_same_question() {
        assert_eq!(board_question(7), board_question(7));
        assert_ne!(board_question(7).question, board_question(8).question);
    }

    #[test]
    fn most_questions_are_answered() {
        let refused = |seed: &u64| matches!(ask(&board_question(*seed)), BoardAnswer::Refused(_));
        let refused = (0..1000).filter(refused).count();
        assert!((50..600).contains(&refused), "{refused}");
    }
}
