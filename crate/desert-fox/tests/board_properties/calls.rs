//! The calls: what `reach` lists, `move` accepts, and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use desert_fox::model::acts::MoveMode;
use desert_fox::model::points::Points;
use desert_fox::model::refusal::{Refusal, RefusalCode};
use desert_fox::position::forces::Forces;
use desert_fox::query::board::answer::{BoardAnswer, MoveAnswer, ReachAnswer};
use desert_fox::query::board::answering::ask;
use desert_fox::query::board::moving::{move_answer, reach_answer};
use desert_fox::query::board::question::Question;
use desert_fox::random::{Draw, board_question};
use hexgrid::Hex;

use super::{each, names, query, seeds};

const MODES: [MoveMode; 6] = [
    MoveMode::Initial,
    MoveMode::Motorized,
    MoveMode::ForcedMarch,
    MoveMode::ForcedMarchMotorized,
    MoveMode::Reaction,
    MoveMode::Entry,
];

/// Positions of which every hex is asked for, not a few.
const WHOLE: usize = 15;

fn reach(forces: &Forces, units: &[String], mode: MoveMode) -> Result<ReachAnswer, Vec<Refusal>> {
    match reach_answer(forces, units, mode)? {
        BoardAnswer::Reach(answer) => Ok(answer),
        other => panic!("{other:?}"),
    }
}

fn walk(forces: &Forces, units: &[String], mode: MoveMode, path: &[String]) -> Result<MoveAnswer, Vec<Refusal>> {
    match move_answer(forces, units, mode, path, &[])? {
        BoardAnswer::Move(answer) => Ok(answer),
        other => panic!("{other:?}"),
    }
}

/// What `reach` says of a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    Reached(Points),
    NoEnd(RefusalCode),
    Barred(RefusalCode),
    Nothing,
}

fn said(answer: &ReachAnswer, hex: &str) -> Said {
    if let Some(reached) = answer.hexes.iter().find(|reached| reached.hex == hex) {
        return reached.no_end.map_or(Said::Reached(reached.cost), Said::NoEnd);
    }
    answer.barred.iter().find(|barred| barred.hex == hex).map_or(Said::Nothing, |barred| Said::Barred(barred.code))
}

/// Asks for the move to one hex, and again along every hex of the way found.
fn assert_move(forces: &Forces, units: &[String], mode: MoveMode, answer: &ReachAnswer, hex: Hex) {
    let name = forces.number(hex);
    let start = forces.hex(&answer.start, "").unwrap();
    let found = walk(forces, units, mode, std::slice::from_ref(&name));
    match (said(answer, &name), found) {
        (Said::Reached(cost), Ok(walked)) => {
            assert_eq!(walked.spent, cost, "{name}");
            let path: Vec<String> = walked.steps.iter().map(|step| step.hex.clone()).collect();
            let carry_out_again = walk(forces, units, mode, &path).unwrap();
            assert_eq!((carry_out_again.spent, before(&carry_out_again)), (walked.spent, before(&walked)), "{name}");
            assert_eq!(carry_out_again.steps.len(), path.len());
        }
        (Said::NoEnd(code) | Said::Barred(code), Err(refusals)) => {
            assert_eq!(refusals[0].code, code, "{name}");
        }
        (Said::Nothing, Err(refusals)) => {
            let land = forces.board.is_land(hex);
            let code = if land { RefusalCode::MoveTooFar } else { RefusalCode::MoveOffMap };
            assert!(hex == start || refusals[0].code == code, "{name}: {refusals:?}");
        }
        (said, found) => panic!("{name}: {said:?} but {found:?}"),
    }
}

/// What was spent before the first step of a move.
fn before(walked: &MoveAnswer) -> Points {
    walked.steps.iter().fold(walked.spent, |rest, step| rest - step.cost)
}

#[test]
fn a_move_is_accepted_where_reach_lists_its_hex_and_refused_elsewhere() {
    let (mut whole, mut moves) = (0, 0);
    each(0..1000, |seed, forces| {
        let mut draw = Draw::new(seed);
        let units = names(forces, &[draw.below(forces.pieces.len() as u32) as usize]);
        let mode = draw.pick(&MODES);
        let Ok(answer) = reach(forces, &units, mode) else {
            let refused = |path: &str| walk(forces, &units, mode, &[path.to_owned()]).err();
            assert_eq!(refused("L0701"), reach(forces, &units, mode).err());
            return;
        };
        let all: Vec<Hex> = forces.board.grid.hexes().collect();
        let hexes = if whole < WHOLE && answer.hexes.len() > 40 {
            whole += 1;
            all
        } else {
            let near = answer.hexes.iter().map(|hex| &hex.hex).chain(answer.barred.iter().map(|hex| &hex.hex));
            let near: Vec<Hex> = near.map(|hex| forces.hex(hex, "").unwrap()).collect();
            (0..8).map(|at| if at < 6 && !near.is_empty() { draw.pick(&near) } else { draw.pick(&all) }).collect()
        };
        for hex in hexes {
            assert_move(forces, &units, mode, &answer, hex);
            moves += 1;
        }
        let after = reach(forces, &units, mode).unwrap();
        assert_eq!(serde_json::to_value(after).unwrap(), serde_json::to_value(answer).unwrap());
    });
    assert!(whole == WHOLE && moves > 30_000, "{whole} positions asked in whole, {moves} moves");
}

#[test]
fn the_call_answers_as_the_rules_do() {
    each(0..200, |seed, forces| {
        let units = names(forces, &[Draw::new(seed).below(forces.pieces.len() as u32) as usize]);
        let mode = MoveMode::Initial;
        let asked = ask(&query(seed, Question::Reach { units: units.clone(), mode }));
        match (asked, reach(forces, &units, mode)) {
            (BoardAnswer::Reach(asked), Ok(found)) => {
                assert_eq!(serde_json::to_value(asked).unwrap(), serde_json::to_value(found).unwrap());
            }
            (BoardAnswer::Refused(refused), Err(refusals)) => assert_eq!(refused.refusals, refusals),
            (asked, found) => panic!("{asked:?} but {found:?}"),
        }
    });
}

#[test]
fn every_question_has_an_answer_and_every_refusal_a_place() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let mut codes = BTreeSet::new();
    seeds::each(0..4000, |seed| {
        let query = board_question(seed);
        let answer = ask(&query);
        if let BoardAnswer::Refused(refused) = &answer {
            assert!(!refused.refusals.is_empty());
            let json = serde_json::to_value(&query).unwrap();
            for refusal in &refused.refusals {
                let top = refusal.path.split(['.', '[']).next().unwrap();
                assert!(json.get(top).is_some(), "{}", refusal.path);
                codes.insert(refusal.code.name());
            }
        }
        let kind = serde_json::to_value(&answer).unwrap()["kind"].as_str().unwrap().to_owned();
        *kinds.entry(kind).or_default() += 1;
    });
    assert!(kinds.len() >= 17 && kinds.values().all(|&count| count > 8), "{kinds:?}");
    assert!(codes.len() > 30, "{codes:?}");
}
