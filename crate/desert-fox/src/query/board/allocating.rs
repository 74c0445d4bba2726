//! Combat supply for several combats of a phase (7.3): the best allocations, or the check of one.

use crate::data::tables::Number;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitKind};
use crate::position::forces::Forces;
use crate::query::board::answer::{AllocateAnswer, AllocatedDraw, Allocation, BoardAnswer};
use crate::query::board::question::{CombatNeed, DrawChoice};
use crate::query::board::supplied::{bits, name};
use crate::rules::allocation::{self, Fault, Need, Stock};
use crate::rules::supply::chain::{Supplier, Supplies};

/// What is asked of the allocation, with the units behind its needs.
struct Wants {
    needs: Vec<Need>,
    /// The unit of each need; the first of those that draw together.
    units: Vec<usize>,
    /// A bit for each combat in which no unit needs to draw.
    nobody: u64,
}

/// Proposes or checks an allocation.
///
/// Errors: a unit that is not there, of the other player, or named twice.
///
/// Cases: 7.3, 7.15 · Rulings: R026, R133, R135, H032, H045
pub fn answer(
    forces: &Forces,
    side: Side,
    combats: &[CombatNeed],
    draws: &[DrawChoice],
) -> Result<BoardAnswer, Vec<Refusal>> {
    let supplies = Supplies::of(forces, side);
    let wants = wants(forces, side, combats, &supplies).map_err(|refusal| vec![refusal])?;
    let stocks: Vec<Stock> = supplies.suppliers.iter().map(|supplier| stock(forces, *supplier)).collect();
    let suppliers_of = |draws: &[Option<u8>]| {
        let draw = |(at, draw): (usize, &Option<u8>)| {
            Some(AllocatedDraw {
                combat: wants.needs[at].combat.into(),
                unit: forces.name(wants.units[at]).to_owned(),
                from: name(forces, supplies.suppliers[usize::from((*draw)?)]),
                stacking_points: wants.needs[at].points,
            })
        };
        draws.iter().enumerate().filter_map(draw).collect()
    };
    let names = |mask| bits(mask).map(|at| name(forces, supplies.suppliers[at])).collect();
    let numbers = |mask| bits(mask).map(|at| at as u32).collect();
    let proposals = if draws.is_empty() {
        let proposals = allocation::propose(&wants.needs, &stocks, allocation::STEPS);
        let allocation = |proposal: &allocation::Proposal| Allocation {
            expended: names(proposal.expended),
            supplied: numbers(proposal.supplied | wants.nobody),
            draws: suppliers_of(&proposal.draws),
            best: proposal.exact,
            faults: Vec::new(),
        };
        proposals.iter().map(allocation).collect()
    } else {
        let chosen = chosen(forces, &wants, &supplies, draws).map_err(|refusal| vec![refusal])?;
        let checked = allocation::check(&wants.needs, &stocks, &chosen);
        let faults = checked.faults.iter().map(|fault| told_fault(forces, &wants, &supplies, *fault)).collect();
        vec![Allocation {
            expended: names(checked.expended),
            supplied: numbers(checked.supplied | wants.nobody),
            draws: suppliers_of(&chosen),
            best: false,
            faults,
        }]
    };
    Ok(BoardAnswer::Allocate(AllocateAnswer { proposals, cases: &["7.3", "7.15"] }))
}

/// The needs of the combats: each unit its stacking points, artillery twice; attackers without stacking points one
/// together when they are more than two, defenders without any nothing. A unit that the position judges to be supplied, or
/// that needs no supply, draws nothing; one that it judges to be out of supply can draw on no supply unit.
///
/// Cases: 7.15, 12.17 · Rulings: R026, R135, R136
fn wants(forces: &Forces, side: Side, combats: &[CombatNeed], supplies: &Supplies) -> Result<Wants, Refusal> {
    if combats.len() > allocation::MOST {
        return Err(Refusal::at(RefusalCode::TooLarge, "question.combats").found(combats.len()));
    }
    let mut wants = Wants { needs: Vec::new(), units: Vec::new(), nobody: 0 };
    let mut seen = vec![false; forces.pieces.len()];
    for (number, combat) in combats.iter().enumerate() {
        let path = format!("question.combats[{number}].units");
        let mut without_points = (0, None, u64::MAX);
        for (place, at) in forces.find_all(&combat.units, &path)?.into_iter().enumerate() {
            let piece = &forces.pieces[at];
            let refuse = |code| Refusal::at(code, format!("{path}[{place}]")).unit(forces.name(at));
            if piece.side != side || !piece.is_combat() {
                return Err(refuse(RefusalCode::NotInRange));
            }
            if std::mem::replace(&mut seen[at], true) {
                return Err(refuse(RefusalCode::Duplicate));
            }
            let reach = if piece.combat_supply == Some(false) { 0 } else { supplies.combat(piece.hex) };
            let points = crate::rules::supply::points_drawn(piece.kind, piece.face, piece.silenced, false);
            if piece.needs_no_supply() || piece.combat_supply == Some(true) {
                continue;
            }
            if points == 0 {
                let first = without_points.1.unwrap_or(at);
                without_points = (without_points.0 + 1, Some(first), without_points.2 & reach);
                continue;
            }
            wants.needs.push(Need { combat: number as u8, points, reach });
            wants.units.push(at);
        }
        if let (count, Some(at), reach) = without_points {
            let points = u8::from(!combat.defends && count > 2);
            wants.needs.push(Need { combat: number as u8, points, reach });
            wants.units.push(at);
        }
        if wants.needs.last().is_none_or(|need| usize::from(need.combat) != number) {
            wants.nobody |= 1 << number;
        }
    }
    Ok(wants)
}

/// What a supplier gives: a source without limit, dumps and MSUs by the tables.
///
/// Cases: 7.3 · Rulings: H032
fn stock(forces: &Forces, supplier: Supplier) -> Stock {
    let Supplier::Unit(at) = supplier else {
        return Stock { free: allocation::UNLIMITED, expended: allocation::UNLIMITED };
    };
    let number = |number| forces.tables.number(number).min(254) as u8;
    match forces.pieces[at].kind {
        UnitKind::Dump => Stock { free: number(Number::FreeDump), expended: number(Number::ExpendedDump) },
        _ => Stock { free: number(Number::FreeMsu), expended: number(Number::ExpendedMsu) },
    }
}

fn chosen(
    forces: &Forces,
    wants: &Wants,
    supplies: &Supplies,
    draws: &[DrawChoice],
) -> Result<Vec<Option<u8>>, Refusal> {
    let mut chosen = vec![None; wants.needs.len()];
    for (place, draw) in draws.iter().enumerate() {
        let path = |field: &str| format!("question.draws[{place}].{field}");
        let at = forces.find(&draw.unit, &path("unit"))?;
        let need = wants.units.iter().position(|unit| *unit == at);
        let need = need.ok_or_else(|| Refusal::at(RefusalCode::DrawsNothing, path("unit")).unit(&draw.unit))?;
        let from = supplies.suppliers.iter().position(|supplier| name(forces, *supplier) == draw.from);
        let from = from.ok_or_else(|| Refusal::at(RefusalCode::NoSuchUnit, path("from")).found(&draw.from))?;
        if chosen[need].replace(from as u8).is_some() {
            return Err(Refusal::at(RefusalCode::Duplicate, path("unit")).unit(&draw.unit));
        }
    }
    Ok(chosen)
}

fn told_fault(forces: &Forces, wants: &Wants, supplies: &Supplies, fault: Fault) -> Refusal {
    let unit = |need: u16| wants.units.get(usize::from(need)).map_or("", |at| forces.name(*at));
    let from = |stock: u8| supplies.suppliers.get(usize::from(stock)).map(|s| name(forces, *s)).unwrap_or_default();
    match fault {
        Fault::OutOfReach { need, stock } => {
            Refusal::at(RefusalCode::NotInRange, "question.draws").unit(unit(need)).found(from(stock))
        }
        Fault::Unsupplied { need } | Fault::UnknownNeed { need } | Fault::UnknownStock { need, .. } => {
            Refusal::at(RefusalCode::DrawsNothing, "question.draws").unit(unit(need))
        }
        Fault::Overdrawn { stock, drawn, .. } => {
            Refusal::at(RefusalCode::Overdrawn, "question.draws").unit(&from(stock)).found(drawn)
        }
    }
}
