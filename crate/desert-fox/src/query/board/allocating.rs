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
    /// The unit of each need.
    units: Vec<usize>,
    /// Whether it has no stacking points.
    pointless: Vec<bool>,
    /// A bit for each combat in which no unit needs to draw.
    nobody: u64,
}

impl Wants {
    /// Whether a unit without stacking points draws where one before it in its combat does.
    fn draws_with_another(&self, at: usize, draw: Option<u8>, draws: &[Option<u8>]) -> bool {
        let same = |&other: &usize| {
            self.pointless[other] && self.needs[other].combat == self.needs[at].combat && draws[other] == draw
        };
        self.pointless[at] && (0..at).any(|other| same(&other))
    }

    /// Lets the units that cost nothing draw with the rest of their combat where they are not named.
    ///
    /// Cases: 7.15 · Rulings: R026, R135
    fn draw_for_nothing(&self, chosen: &mut [Option<u8>]) {
        let drawing = |chosen: &[Option<u8>], combat: u8| {
            self.needs.iter().zip(chosen).any(|(need, draw)| need.combat == combat && draw.is_some())
        };
        for (at, need) in self.needs.iter().enumerate() {
            if chosen[at].is_none() && need.points == 0 && drawing(chosen, need.combat) {
                chosen[at] = bits(need.reach).next().map(|stock| stock as u8);
            }
        }
    }
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
        // Those without stacking points that draw on the same are told by the first of them.
        let is_told = |&(at, draw): &(usize, &Option<u8>)| !wants.draws_with_another(at, *draw, draws);
        draws.iter().enumerate().filter(is_told).filter_map(draw).collect()
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
/// together when they are more than two, defenders without any nothing, each from where it will. A unit that the
/// position judges to be supplied, or that needs no supply, draws nothing; one that it judges to be out of supply can
/// draw on no supply unit.
///
/// Cases: 7.15, 12.17 · Rulings: R026, R135, R136, H032, H114
fn wants(forces: &Forces, side: Side, combats: &[CombatNeed], supplies: &Supplies) -> Result<Wants, Refusal> {
    if combats.len() > allocation::MOST {
        return Err(Refusal::at(RefusalCode::TooLarge, "question.combats").found(combats.len()));
    }
    let mut wants = Wants { needs: Vec::new(), units: Vec::new(), pointless: Vec::new(), nobody: 0 };
    let mut seen = vec![false; forces.pieces.len()];
    for (number, combat) in combats.iter().enumerate() {
        let path = format!("question.combats[{number}].units");
        let start = wants.needs.len();
        for (place, at) in forces.find_all(&combat.units, &path)?.into_iter().enumerate() {
            let piece = &forces.pieces[at];
            let refuse = |code| Refusal::at(code, format!("{path}[{place}]")).unit(forces.name(at));
            if piece.side != side || !piece.is_combat() {
                return Err(refuse(RefusalCode::NotInRange));
            }
            if std::mem::replace(&mut seen[at], true) {
                return Err(refuse(RefusalCode::Duplicate));
            }
            if piece.needs_no_supply() || piece.combat_supply == Some(true) {
                continue;
            }
            let reach = if piece.combat_supply == Some(false) { 0 } else { supplies.combat(piece.hex) };
            let points = crate::rules::supply::points_drawn(piece.kind, piece.face, piece.silenced, false);
            wants.needs.push(Need { combat: number as u8, points, reach });
            wants.units.push(at);
            wants.pointless.push(points == 0);
        }
        allocation::charge_together(&mut wants.needs[start..], !combat.defends);
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
    wants.draw_for_nothing(&mut chosen);
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

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::query::calls::{Request, answer};

    #[test]
    fn supply_is_allotted_to_sixty_four_combats_and_no_more() {
        let asked = |combats: usize| -> Value {
            let combats = vec![json!({"units": []}); combats];
            let question = json!({"kind": "allocate", "side": "axis", "combats": combats});
            let call = json!({"call": "askBoard", "query": {"position": {"units": []}, "question": question}});
            let request: Request = serde_json::from_value(call).unwrap();
            serde_json::to_value(answer(&request)).unwrap()["answer"].clone()
        };
        assert_eq!(asked(64)["kind"], "allocate");
        assert_eq!(asked(65)["refusals"][0]["code"], "too-large");
    }
}
