//! Where units can go, and single moves (8).

use hexgrid::{Hex, Reach};

use crate::model::acts::MoveMode;
use crate::model::note::{BoardCode, Note};
use crate::model::points::Points;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{HexsideTerrain, Way};
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::query::board::answer::{BarredHex, BoardAnswer, MoveAnswer, ReachAnswer, ReachedHex, Reason};
use crate::rules::movement::costs::{Bar, StepGround, hex_cost};
use crate::rules::movement::march::run;
use crate::rules::movement::movement_ground::LAYERS;
use crate::rules::movement::mover::Mover;
use crate::rules::movement::overrun::{self, Assessment};
use crate::rules::movement::reaction;
use crate::rules::movement::steps::{refusal_of, walk};
use crate::rules::stacking;

/// Every hex that the units can reach, and why the next ones are barred.
///
/// Cases: 8.1, 8.2, 8.29 · Rulings: H026, H038
pub fn reach_answer(forces: &Forces, ids: &[String], mode: MoveMode) -> Result<BoardAnswer, Vec<Refusal>> {
    let mut mover = Mover::new(forces, ids, mode)?;
    let spent = entered(&mut mover)?;
    let mut reach = Reach::new(&forces.board.grid, LAYERS);
    run(&mover, &mut reach, spent);
    let start = mover.first().hex;
    let ends = reaction::Ends::of(forces, mover.first().side);
    let reached = |&hex: &Hex| ReachedHex {
        hex: forces.number(hex),
        cost: Points::from_halves(reach.cost(hex).unwrap_or_default()),
        infiltrates: reach.layer(hex).unwrap_or_default() > 0,
        no_end: reaction::no_end(&mover, hex, &ends),
        overstacked: stacking::overstacks(&mover, hex),
    };
    let hexes: Vec<ReachedHex> = reach.reached().iter().filter(|hex| **hex != start).map(reached).collect();
    let held = |reason| matches!(Bar::from_reason(reason), Some(Bar::Enemy | Bar::SupplyUnit));
    let assessment = reach.frontier().any(|(_, reason)| held(reason)).then(|| Assessment::new(&mover));
    let barred = |(hex, reason): (Hex, u8)| {
        let overrun = held(reason) && assessment.as_ref().is_some_and(|of| overrun::is_possible(of, hex));
        BarredHex { hex: forces.number(hex), code: refusal_of(reason), overrun }
    };
    let barred: Vec<BarredHex> = reach.frontier().map(barred).collect();
    let reasons = Reason::all(hexes.iter().filter_map(|hex| hex.no_end).chain(barred.iter().map(|hex| hex.code)));
    let start = forces.number(start);
    Ok(BoardAnswer::Reach(ReachAnswer {
        start,
        allowance: mover.allowance,
        notes: mover.notes,
        hexes,
        barred,
        reasons,
    }))
}

/// A move along the hexes given, or along the cheapest way to a single one.
///
/// Errors: the step or the end that is refused.
///
/// Cases: 8.1, 8.2, 8.43, 9.1 · Rulings: R015, H026, H040
pub fn move_answer(
    forces: &Forces,
    ids: &[String],
    mode: MoveMode,
    path: &[String],
    dice: &[u8],
) -> Result<BoardAnswer, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let mut mover = Mover::new(forces, ids, mode)?;
    let spent = entered(&mut mover)?;
    if path.is_empty() || path.len() > 200 {
        return Err(one(Refusal::at(RefusalCode::TooLarge, "question.path").found(path.len())));
    }
    let hex = |(at, text): (usize, &String)| forces.hex(text, &format!("question.path[{at}]"));
    let mut hexes: Vec<Hex> = path.iter().enumerate().map(hex).collect::<Result<_, _>>().map_err(one)?;
    let start = mover.first().hex;
    if let &[only] = hexes.as_slice()
        && only != start
    {
        hexes = cheapest(&mover, spent, only).map_err(one)?;
    }
    let walked = walk(&mover, spent, &hexes).map_err(one)?;
    let last = format!("question.path[{}]", path.len() - 1);
    let ends = reaction::Ends::of(forces, mover.first().side);
    if let Some(code) = reaction::no_end(&mover, walked.end, &ends) {
        return Err(one(Refusal::at(code, last).found(forces.number(walked.end))));
    }
    let rolls = reaction::rolls(&mover, dice).map_err(one)?;
    if stacking::overstacks(&mover, walked.end) {
        let points = stacking::points_with(&mover, walked.end);
        mover.notes.push(Note::of(BoardCode::Overstacked).hex(forces.number(walked.end)).numbers(0, points));
    }
    for roll in &rolls {
        let code = if mode == MoveMode::Reaction { BoardCode::ReactionRoll } else { BoardCode::ForcedMarchRoll };
        let die = u16::from(roll.die.unwrap_or_default());
        mover.notes.push(Note::of(code).unit(&roll.unit).numbers(u16::from(roll.passes_to), die));
        if roll.disrupted == Some(true) {
            let reacts = mode == MoveMode::Reaction;
            let code = if reacts { BoardCode::RollDisrupts } else { BoardCode::ForcedMarchDisrupts };
            mover.notes.push(Note::of(code).unit(&roll.unit));
        }
    }
    Ok(BoardAnswer::Move(MoveAnswer {
        start: forces.number(start),
        allowance: mover.allowance,
        spent: walked.spent,
        notes: mover.notes,
        steps: walked.steps,
        rolls,
    }))
}

/// The cheapest way to a hex; of those where the reason is known, why there is none.
fn cheapest(mover: &Mover, spent: Points, to: Hex) -> Result<Vec<Hex>, Refusal> {
    let mut reach = Reach::new(&mover.forces.board.grid, LAYERS);
    run(mover, &mut reach, spent);
    if reach.cost(to).is_some() {
        return Ok(reach.path(to).split_off(1));
    }
    let code = match reach.barred(to) {
        Some(reason) => refusal_of(reason),
        None if mover.forces.board.is_land(to) => RefusalCode::MoveTooFar,
        None => RefusalCode::MoveOffMap,
    };
    Err(Refusal::at(code, "question.path[0]").found(mover.forces.number(to)))
}

/// Movement points spent before the first step: those of the phase so far, and those for the hex at which the units enter the map.
///
/// Errors: the units do not stand at the edge of the map, stand in an enemy zone, or have too few movement points.
///
/// Cases: 8.1 · Rulings: H039
fn entered(mover: &mut Mover) -> Result<Points, Vec<Refusal>> {
    if mover.mode != MoveMode::Entry {
        return Ok(mover.spent);
    }
    let forces = mover.forces;
    let hex = mover.first().hex;
    let refuse = |code| vec![Refusal::at(code, "question.units").found(forces.number(hex))];
    if !forces.board.is_map_edge(hex) {
        return Err(refuse(RefusalCode::EntryEdge));
    }
    if forces.seen_by(mover.first().side).has(hex, hex_flag::ZONE) {
        return Err(refuse(RefusalCode::EntryZone));
    }
    let ground = StepGround { into: forces.board.terrain(hex), side: HexsideTerrain::None, way: Way::None };
    let classes = if mover.is_mixed() { vec![true, false] } else { vec![mover.first().motorized] };
    let mut cost = Points::ZERO;
    for motorized in classes {
        cost = cost.max(hex_cost(ground, &forces.tables, motorized).map_err(|bar| refuse(bar.refusal()))?);
    }
    let spent = mover.spent + cost;
    if spent > mover.allowance {
        return Err(refuse(RefusalCode::MoveTooFar));
    }
    mover.notes.push(Note::of(BoardCode::TerrainCost).hex(forces.number(hex)).points(Points::ZERO, cost));
    Ok(spent)
}
