//! The die and what follows from it (steps 6 to 9).

use crate::data::charts::{Charts, Line, Provenance};
use crate::model::combat_result::CombatResult;
use crate::model::finding::{Code, Findings};
use crate::model::refusal::RefusalCode;
use crate::model::rule_set::{ArtilleryDepletion, IllegalAttack};
use crate::model::units::Side;
use crate::rules::combat::advance::advance;
use crate::rules::combat::field::{Fallen, Field, UnitState};
use crate::rules::combat::opening::Opening;
use crate::rules::combat::retreat::retreat;
use crate::rules::combat::script::{Ask, Barred, Halt, Question, Table};
use crate::rules::combat::setup::CombatSetup;
use crate::rules::combat::terms::Support;
use crate::state::Choice;

/// The result that one unit met in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// The unit.
    pub unit: u8,
    /// The morale used, 0 for attackers.
    pub morale: u8,
    /// The result.
    pub result: CombatResult,
    /// Where the cell of the table comes from.
    pub provenance: Provenance,
}

/// A combat after its die, boxes and captures still to be settled by dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aftermath {
    /// Die plus column; 0 for an illegal attack.
    pub adjusted_column: i16,
    /// The column of results on the defender.
    pub defender_column: i16,
    /// The column of results on the attacker.
    pub attacker_column: i16,
    /// The results met.
    pub met: Vec<Met>,
    /// Each unit's state, by index.
    pub states: Vec<UnitState>,
    /// The combat units eliminated, in order.
    pub fallen: Vec<Fallen>,
    /// Air points lost, by side.
    pub air_lost: [u8; 2],
    /// Air points and naval support committed, by side.
    pub committed: [Support; 2],
    /// The hex of Tobruk's dump.
    pub dump: Option<u8>,
}

/// Plays a combat from its die to the advance.
///
/// Errors: the open decision.
///
/// Cases: 11.7 · Rulings: R149, R150, R151, R164
pub fn strike(
    setup: &CombatSetup,
    charts: &Charts,
    opening: &Opening,
    die: u8,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<Aftermath, Halt> {
    let mut field = Field::new(setup);
    let mut met = Vec::with_capacity(setup.units.len());
    let Some(column) = opening.column else {
        return illegal(setup, charts, field, met, table, findings);
    };
    let (attacker, defender) = (setup.attacker, setup.attacker.enemy());
    let adjusted = i16::from(column) + i16::from(die);
    findings.note(Code::AdjustedColumn, i16::from(die), adjusted);
    let air_lost = air_loss(charts, opening, adjusted, findings);

    let shifts = attacker_shifts(opening, attacker, table)?;
    let defender_column = adjusted + i16::from(shifts);
    if shifts > 0 {
        findings.note(Code::AttackerShifts, adjusted, defender_column);
    }
    defenders(&mut field, charts, defender_column, &mut met, table, findings)?;

    let attacker_column = adjusted - i16::from(opening.shifts(defender.index()));
    unsupplied_attackers(&mut field, findings);
    if attacker_column != adjusted {
        findings.note(Code::DefenderShifts, adjusted, attacker_column);
    }
    let cell = charts.result(Line::Attackers, attacker_column);
    findings.note(Code::AttackerResult, 0, attacker_column);
    let vacated = field.is_vacated();
    attackers(&mut field, cell.value, cell.provenance, vacated, &mut met, table, findings)?;
    let dump = advance(&mut field, table, findings)?;
    let (states, fallen, committed) = (field.states, field.fallen, opening.committed);
    Ok(Aftermath {
        adjusted_column: adjusted,
        defender_column,
        attacker_column,
        met,
        states,
        fallen,
        air_lost,
        committed,
        dump,
    })
}

/// An A at the adjusted column takes one committed air point from each side that committed any; its shift still counts.
///
/// Cases: 11.7 · Rulings: R150, H003
fn air_loss(charts: &Charts, opening: &Opening, adjusted: i16, findings: &mut Findings) -> [u8; 2] {
    let mut lost = [0; 2];
    if !charts.result(Line::Attackers, adjusted).value.air_loss {
        return lost;
    }
    for side in [Side::Axis, Side::Commonwealth] {
        let committed = opening.committed[side.index()].air_points;
        if committed > 0 {
            findings.side(Code::AirLoss, side, i16::from(committed), i16::from(committed) - 1);
            lost[side.index()] = 1;
        }
    }
    lost
}

/// The shifts the attacker uses: any number up to all he has.
///
/// Cases: 11.9 · Rulings: R151
fn attacker_shifts(opening: &Opening, attacker: Side, table: &mut Table) -> Result<u8, Halt> {
    let most = opening.shifts(attacker.index());
    if most == 0 {
        return Ok(0);
    }
    let legal: Vec<Choice> = (0..=most).rev().map(Choice::Shifts).collect();
    match table.choose(Ask::of(Question::Shifts, attacker), &legal)? {
        Choice::Shifts(columns) => Ok(columns),
        _ => Ok(0),
    }
}

/// Results on each defending unit by its morale, supply units set aside unless they are alone; then one partial depletion.
///
/// Cases: 7.26, 7.34, 11.7 · Rulings: R152, R153, R154, R155, R162, H020, H023
fn defenders(
    field: &mut Field,
    charts: &Charts,
    column: i16,
    met: &mut Vec<Met>,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    let setup = field.setup;
    let defender = setup.attacker.enemy();
    let mut partial = false;
    for at in setup.fighters(defender) {
        let unit = &setup.units[at];
        let supply_alone = setup.is_attacked_alone(at);
        if unit.kind.is_supply() && !supply_alone {
            findings.unit(Code::SupplyIgnored, at, 0, 0);
            continue;
        }
        let morale = morale(field, at, findings);
        let cell = charts.result(Line::Morale(morale), column);
        met.push(Met { unit: at as u8, morale, result: cell.value, provenance: cell.provenance });
        findings.unit(Code::Result, at, i16::from(morale), column);
        if supply_alone {
            if cell.value.is_none() {
                findings.unit(Code::SupplySurvives, at, 0, 0);
            } else {
                findings.unit(Code::SupplyAlone, at, 0, 0);
                field.eliminate(at);
            }
            continue;
        }
        partial |= cell.value.partial;
        suffer(field, at, cell.value, false, [Code::DefenderDepleted, Code::DefenderDisrupted], table, findings)?;
    }
    if partial {
        partial_depletion(field, defender, [Code::DefenderPartial, Code::ArtilleryLast], table, findings)?;
    }
    Ok(())
}

/// The morale rating that a defender's result is read at: one worse out of combat supply, never beyond the last line.
///
/// Cases: 7.34 · Rulings: R153, H006
fn morale(field: &Field, at: usize, findings: &mut Findings) -> u8 {
    let unit = &field.setup.units[at];
    let morale = unit.face.morale;
    if unit.supplied {
        return morale;
    }
    let shifted = (morale + 1).min(5);
    findings.unit(Code::MoraleShift, at, i16::from(morale), i16::from(shifted));
    shifted
}

/// One unit suffers a result: depletion and disruption first, then the retreat.
///
/// Cases: 11.7 · Rulings: R154, R156, R165
fn suffer(
    field: &mut Field,
    at: usize,
    result: CombatResult,
    may_ignore: bool,
    [depleted, disrupted]: [Code; 2],
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    if result.eliminated {
        findings.unit(Code::Eliminated, at, 0, 0);
        field.eliminate(at);
        return Ok(());
    }
    if result.depleted {
        field.deplete(at, depleted, findings);
    }
    if !field.states[at].is_on_map() {
        return Ok(());
    }
    if result.disrupted {
        field.disrupt(at, disrupted, findings);
    }
    retreat(field, at, result.retreat, may_ignore, table, findings)
}

/// The enemy picks one unit of the side to be depleted; under the Six Angles rules artillery only when nothing else is left.
///
/// Cases: 11.7, 11.76 · Rulings: R058, R162, R167
fn partial_depletion(
    field: &mut Field,
    side: Side,
    [picked, artillery_spared]: [Code; 2],
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    let setup = field.setup;
    let can = |at: &usize| field.states[*at].is_on_map() && !setup.units[*at].kind.is_supply();
    let mut picks: Vec<usize> = setup.fighters(side).filter(can).collect();
    let is_artillery = |at: usize| setup.units[at].kind.is_artillery();
    let spared = setup.rules.artillery_depletion == ArtilleryDepletion::LastResort
        && picks.iter().any(|&at| is_artillery(at))
        && !picks.iter().all(|&at| is_artillery(at));
    let mut barred = Vec::new();
    if spared {
        for &at in picks.iter().filter(|&&at| is_artillery(at)) {
            findings.unit(artillery_spared, at, 0, 0);
            barred.push(Barred { choice: Choice::Deplete(at as u8), reason: RefusalCode::ArtillerySpared });
        }
        picks.retain(|&at| !is_artillery(at));
    }
    if picks.is_empty() {
        return Ok(());
    }
    picks.sort_by_key(|&at| std::cmp::Reverse(field.face(at).strength));
    let legal: Vec<Choice> = picks.iter().map(|&at| Choice::Deplete(at as u8)).collect();
    if let Choice::Deplete(at) = table.choose_among(Ask::of(Question::Depletion, side.enemy()), &legal, &barred)? {
        let at = usize::from(at);
        if !field.can_deplete(at) {
            findings.unit(picked, at, 0, 0);
        }
        field.deplete(at, picked, findings);
    }
    Ok(())
}

/// Attackers out of combat supply are disrupted.
///
/// Cases: 7.34 · Rulings: R163
fn unsupplied_attackers(field: &mut Field, findings: &mut Findings) {
    let setup = field.setup;
    for at in setup.fighters(setup.attacker) {
        if !setup.units[at].supplied {
            field.disrupt(at, Code::UnsuppliedDisrupted, findings);
        }
    }
}

/// One result strikes all attackers; a retreat may be ignored where the defending hexes are vacant; then one partial
/// depletion.
///
/// Cases: 11.7, 11.61 · Rulings: R165, R166, R167
fn attackers(
    field: &mut Field,
    result: CombatResult,
    provenance: Provenance,
    vacated: bool,
    met: &mut Vec<Met>,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<(), Halt> {
    let setup = field.setup;
    for at in setup.fighters(setup.attacker) {
        met.push(Met { unit: at as u8, morale: 0, result, provenance });
        suffer(field, at, result, vacated, [Code::AttackerDepleted, Code::AttackerDisrupted], table, findings)?;
    }
    if result.partial {
        let codes = [Code::AttackerPartial, Code::AttackerArtilleryLast];
        partial_depletion(field, setup.attacker, codes, table, findings)?;
    }
    Ok(())
}

/// An attack below the table: no die, the attackers suffer 4dD or what the defender chooses, the defenders nothing.
///
/// Cases: 11.16 · Rulings: R044, R147
fn illegal(
    setup: &CombatSetup,
    charts: &Charts,
    mut field: Field,
    mut met: Vec<Met>,
    table: &mut Table,
    findings: &mut Findings,
) -> Result<Aftermath, Halt> {
    unsupplied_attackers(&mut field, findings);
    let result = match setup.rules.illegal_attack {
        IllegalAttack::FourDD => {
            findings.note(Code::IllegalResult, 0, 0);
            CombatResult::ILLEGAL
        }
        IllegalAttack::DefenderChooses => {
            let legal: Vec<Choice> = charts.distinct_results().into_iter().map(Choice::Result).collect();
            let choice = table.choose(Ask::of(Question::IllegalResult, setup.attacker.enemy()), &legal)?;
            findings.note(Code::IllegalChosen, 0, 0);
            if let Choice::Result(result) = choice { result } else { CombatResult::ILLEGAL }
        }
    };
    attackers(&mut field, result, Provenance::Seed, false, &mut met, table, findings)?;
    let (states, fallen) = (field.states, field.fallen);
    let (adjusted_column, defender_column, attacker_column) = (0, 0, 0);
    let (air_lost, committed, dump) = ([0; 2], [Support::default(); 2], None);
    Ok(Aftermath { adjusted_column, defender_column, attacker_column, met, states, fallen, air_lost, committed, dump })
}
