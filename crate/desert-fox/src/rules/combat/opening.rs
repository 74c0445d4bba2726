//! Everything before the die: strengths, odds, row, column and commitment (steps 1 to 5).

use crate::data::charts::{Charts, TerrainRow, fort_row};
use crate::model::finding::{Code, Findings};
use crate::model::odds::Ratio;
use crate::model::units::Terrain;
use crate::rules::air;
use crate::rules::combat::duty;
use crate::rules::combat::script::{Ask, Halt, Question, Table};
use crate::rules::combat::setup::CombatSetup;
use crate::rules::combat::terms::Support;
use crate::rules::guns;
use crate::rules::strength::{self, Strengths};
use crate::rules::supply::{self, Draw};
use crate::state::Choice;

/// A combat up to the die.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Supply drawn.
    pub draws: Vec<Draw>,
    /// Strengths.
    pub strengths: Strengths,
    /// Odds.
    pub odds: Ratio,
    /// The rows the defender could choose from, best for him first, with their columns.
    pub rows: Vec<(TerrainRow, Option<u8>)>,
    /// The row chosen.
    pub row: TerrainRow,
    /// The column; none for an illegal attack.
    pub column: Option<u8>,
    /// Committed support, by side.
    pub committed: [Support; 2],
    /// Artillery shifts, by side.
    pub artillery: [u8; 2],
    /// Columns that a leader shifts, by side.
    pub leader: [u8; 2],
    /// How many of its decisions were taken as the customary choice.
    pub assumed: u16,
}

impl Opening {
    /// All shifts of a side: artillery, air points, naval support and a leader.
    ///
    /// Cases: 6.22, 8.8, 11.9, 12.1 · Rulings: R042, R151, R164, H017, H105
    pub fn shifts(&self, side: usize) -> u8 {
        let support = self.committed[side];
        self.artillery[side] + support.air_points + u8::from(support.naval) + self.leader[side]
    }
}

/// Plays a combat up to the die.
///
/// Errors: the open decision.
///
/// Cases: 8.8, 11.1 · Rulings: R132, R144, R145, R146, R147, R148, H105
pub fn open(setup: &CombatSetup, charts: &Charts, table: &mut Table, findings: &mut Findings) -> Result<Opening, Halt> {
    duty::obligations(setup, charts, findings);
    let draws = supply::tally(setup, findings);
    let strengths = strength::strengths(setup, findings);
    let odds = odds(&strengths, findings);
    let rows = rows(setup, charts, odds);
    let (row, column) = choose_row(setup, charts, &rows, table, findings)?;
    let (committed, none) = ([Support::default(); 2], [0; 2]);
    let (artillery, leader, assumed) = (none, none, table.assumed());
    let mut opening = Opening { draws, strengths, odds, rows, row, column, committed, artillery, leader, assumed };
    let Some(column) = column else {
        findings.note(Code::IllegalAttack, 0, 0);
        return Ok(opening);
    };
    findings.note(Code::Column, 0, i16::from(column));
    opening.committed = air::commit(setup, table, findings)?;
    opening.assumed = table.assumed();
    for side in [setup.attacker, setup.attacker.enemy()] {
        opening.artillery[side.index()] = guns::artillery_shifts(setup, side, findings);
        let columns = setup.leader[side.index()];
        opening.leader[side.index()] = columns;
        if columns > 0 {
            findings.side(Code::RommelLeads, side, 0, i16::from(columns));
        }
    }
    Ok(opening)
}

/// The odds, rounded in the defender's favor.
///
/// Cases: 11.1 · Rulings: R144
fn odds(strengths: &Strengths, findings: &mut Findings) -> Ratio {
    let (attack, defense) = (strengths.attacker.total, strengths.defender.total);
    findings.note(Code::Odds, attack, defense);
    Ratio::of(attack, defense)
}

/// The rows that apply to any hex under attack, the best for the defender first: an illegal attack, then the lowest column. A
/// city has no row but its own.
///
/// Cases: 11.31 · Rulings: R005, R145, H113
fn rows(setup: &CombatSetup, charts: &Charts, odds: Ratio) -> Vec<(TerrainRow, Option<u8>)> {
    let mut rows: Vec<(TerrainRow, Option<u8>)> = Vec::with_capacity(3);
    for &hex in setup.defending_hexes() {
        let hex = &setup.hexes[usize::from(hex)];
        let fort = (hex.fort > 0).then(|| fort_row(hex.fort));
        let city = hex.city.map(|city| charts.city_row(city, &setup.rules));
        let ground = match hex.terrain {
            Terrain::Rough => Some(TerrainRow::Rough),
            Terrain::Mountain => Some(TerrainRow::Mountain),
            Terrain::City => None,
            _ => Some(TerrainRow::Clear),
        };
        for row in [fort, city, ground].into_iter().flatten() {
            if !rows.iter().any(|(known, _)| *known == row) {
                rows.push((row, charts.column(row, odds)));
            }
        }
    }
    rows.sort_by_key(|&(row, column)| (column.unwrap_or(0), std::cmp::Reverse(row)));
    rows
}

/// The defender's choice among the rows.
///
/// Cases: 11.31 · Rulings: R005, R145
fn choose_row(
    setup: &CombatSetup,
    charts: &Charts,
    rows: &[(TerrainRow, Option<u8>)],
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(TerrainRow, Option<u8>), Halt> {
    let legal: Vec<Choice> = rows.iter().map(|(row, _)| Choice::Row(*row)).collect();
    let choice = table.choose(Ask::of(Question::Row, setup.attacker.enemy()), &legal)?;
    let chosen = rows.iter().find(|(row, _)| Choice::Row(*row) == choice).copied();
    let (row, column) = chosen.unwrap_or((TerrainRow::Clear, None));
    let hexes = || setup.defending_hexes().iter().map(|&hex| &setup.hexes[usize::from(hex)]);
    let of_city = hexes().any(|hex| hex.city.is_some_and(|city| charts.city_row(city, &setup.rules) == row));
    let of_fort = hexes().any(|hex| hex.fort > 0 && fort_row(hex.fort) == row);
    findings.note(if of_city && !of_fort { Code::CityRow } else { Code::TerrainRow }, 0, row as i16);
    Ok((row, column))
}
