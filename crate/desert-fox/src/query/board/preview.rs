//! Previews on the map of a game: combat supply by its suppliers, stacking, overruns.

use crate::data::tables::Number;
use crate::model::acts::MoveMode;
use crate::model::odds::Ratio;
use crate::model::points::Points;
use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::query::board::answer::{
    BoardAnswer, CombatSupplyState, OverrunsAnswer, PossibleOverrun, RollsAnswer, StackPoints, StacksAnswer,
    SupplierRange, SuppliersAnswer, SupplyAfterAnswer,
};
use crate::query::board::supplied::name;
use crate::rules::movement::mover::together;
use crate::rules::movement::overrun_options::{self, OverrunOption};
use crate::rules::movement::reaction::passes_to;
use crate::rules::stacking::points;
use crate::rules::supply::chain::{Supplier, Supplies, combat_supply, general_supply};

/// What each source and supply unit of a player serves, and who would be in combat supply if the units stayed
/// where they are.
///
/// Cases: 7.3 · Rulings: R134, H032
pub fn suppliers_answer(forces: &Forces, side: Side) -> BoardAnswer {
    let supplies = Supplies::of(forces, side);
    let needy = |at: &usize| !forces.pieces[*at].needs_no_supply();
    let supplier = |(post, &supplier): (usize, &Supplier)| {
        let serves = |hex| supplies.combat(hex) >> post & 1 == 1;
        let units = forces.of_side(side).filter(needy).filter(|&at| serves(forces.pieces[at].hex));
        SupplierRange {
            from: name(forces, supplier),
            hex: forces.number(supplies.posts[post].hex),
            source: matches!(supplier, Supplier::Source(_)),
            linked: supplies.trace.linked(post),
            range: Points::from_halves(supplies.posts[post].range),
            hexes: forces.numbers(forces.board.grid.hexes().filter(|&hex| serves(hex))),
            units: units.map(|at| forces.name(at).to_owned()).collect(),
        }
    };
    let unit = |at: usize| CombatSupplyState {
        unit: forces.name(at).to_owned(),
        supplied: combat_supply(&forces.pieces[at], &supplies),
    };
    BoardAnswer::Suppliers(SuppliersAnswer {
        suppliers: supplies.suppliers.iter().enumerate().map(supplier).collect(),
        units: forces.of_side(side).filter(needy).map(unit).collect(),
        cases: &["7.3"],
    })
}

/// Whose supply is lost if units stood in another hex: their own, or that of units which depend on them.
///
/// Errors: an unknown unit or hex, or units that do not stand together.
///
/// Cases: 7.1, 7.3 · Rulings: R025, H031, H032
pub fn supply_after(forces: &Forces, ids: &[String], hex: &str) -> Result<BoardAnswer, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let units = forces.find_all(ids, "question.units").map_err(one)?;
    let hex = forces.hex(hex, "question.hex").map_err(one)?;
    let Some(&first) = units.first() else { return Ok(supply_lost(Vec::new(), Vec::new())) };
    together(forces, &units)?;
    let side = forces.pieces[first].side;
    let mut after = forces.clone();
    for &at in &units {
        after.pieces[at].hex = hex;
    }
    after.lie();
    let (here, there) = (Supplies::of(forces, side), Supplies::of(&after, side));
    let lost = |judge: fn(&Forces, usize, &Supplies) -> bool| {
        let lost = |&at: &usize| judge(forces, at, &here) && !judge(&after, at, &there);
        forces.of_side(side).filter(lost).map(|at| forces.name(at).to_owned()).collect()
    };
    let general = lost(|forces, at, supplies| general_supply(&forces.pieces[at], Some(supplies)));
    let combat = lost(|forces, at, supplies| combat_supply(&forces.pieces[at], supplies));
    Ok(supply_lost(general, combat))
}

const fn supply_lost(general_lost: Vec<String>, combat_lost: Vec<String>) -> BoardAnswer {
    BoardAnswer::SupplyAfter(SupplyAfterAnswer { general_lost, combat_lost, cases: &["7.1", "7.3"] })
}

/// The stacking points of every hex with units that count.
///
/// Cases: 9.1 · Rulings: R004, H040
pub fn stacks_answer(forces: &Forces) -> BoardAnswer {
    let limit = forces.tables.number(Number::StackingLimit);
    let stack = |hex| {
        let units = || forces.in_hex(hex).filter(|&at| points(forces, at) > 0);
        let side = forces.pieces[units().next()?].side;
        let points: u16 = units().map(|at| points(forces, at)).sum();
        let stacking_points = points.min(255) as u8;
        Some(StackPoints { hex: forces.number(hex), side, stacking_points, over: points > limit })
    };
    let hexes = forces.board.grid.hexes().filter_map(stack).collect();
    BoardAnswer::Stacks(StacksAnswer { limit: limit.min(255) as u8, hexes, cases: &["9.1"] })
}

/// The overruns that units could make together, from where they stand or from a hex that they reach.
///
/// Errors: an unknown unit, or the rule against their move.
///
/// Cases: 8.3 · Rulings: R038, H028, H041
pub fn overruns_answer(
    forces: &Forces,
    supplies: [&Supplies; 2],
    ids: &[String],
    mode: MoveMode,
) -> Result<BoardAnswer, Vec<Refusal>> {
    let units = forces.find_all(ids, "question.units").map_err(|refusal| vec![refusal])?;
    Ok(overruns(forces, overrun_options::of_units(forces, supplies, &units, mode)?))
}

/// The stacks of a player that the enemy could overrun in an Initial Movement Phase, if all stayed as they
/// stand until then.
///
/// Cases: 8.3, 8.27 · Rulings: R038, R054, H028, H041
pub fn overrun_risk(forces: &Forces, supplies: [&Supplies; 2], side: Side) -> BoardAnswer {
    overruns(forces, overrun_options::of_player(forces, supplies, side.enemy()))
}

/// The overruns by the names of units and hexes.
///
/// Cases: 8.3 · Rulings: R038, H028
fn overruns(forces: &Forces, options: Vec<OverrunOption>) -> BoardAnswer {
    let overrun = |OverrunOption { units, from, spent, plan }: OverrunOption| PossibleOverrun {
        hex: forces.number(plan.hex),
        from: forces.number(from),
        units: units.into_iter().map(|at| forces.name(at).to_owned()).collect(),
        supply_only: plan.supply_only,
        strength: plan.strength,
        odds: Ratio::of(plan.strength[0] as i16, plan.strength[1] as i16).to_string(),
        spent,
        cost: plan.cost,
        notes: plan.notes,
    };
    BoardAnswer::Overruns(OverrunsAnswer { overruns: options.into_iter().map(overrun).collect(), cases: &["8.3"] })
}

/// The faces with which dice decide about a unit that is overrun.
///
/// Errors: an unknown unit.
///
/// Cases: 7.75, 8.3, 8.46 · Rulings: R053, H029, H041
pub fn rolls_answer(forces: &Forces, id: &str) -> Result<BoardAnswer, Vec<Refusal>> {
    let piece = &forces.pieces[forces.find(id, "question.unit").map_err(|refusal| vec![refusal])?];
    Ok(BoardAnswer::Rolls(RollsAnswer {
        captured_up_to: forces.tables.number(Number::CapturedUpTo).min(6) as u8,
        passes_to: (!piece.kind.is_supply()).then(|| passes_to(forces, piece)),
        cases: &["7.75", "8.3", "8.46"],
    }))
}
