//! Combat supply allotted to several combats.

use desert_fox::model::units::Side;
use desert_fox::position::forces::Forces;
use desert_fox::query::board::allocating::answer;
use desert_fox::query::board::answer::{AllocateAnswer, AllocatedDraw, BoardAnswer};
use desert_fox::query::board::question::{CombatNeed, DrawChoice};
use desert_fox::random::Draw;

use super::{each, names};

/// Combats of one to four units each.
fn combats(forces: &Forces, side: Side, draw: &mut Draw) -> Vec<CombatNeed> {
    let units: Vec<usize> = forces.of_side(side).filter(|&at| forces.pieces[at].is_combat()).collect();
    let (mut rest, mut combats) = (&units[..], Vec::new());
    while !rest.is_empty() && combats.len() < 8 {
        let (some, others) = rest.split_at((1 + draw.below(4) as usize).min(rest.len()));
        combats.push(CombatNeed { units: names(forces, some), defends: draw.chance(30) });
        rest = others;
    }
    combats
}

fn allocate(forces: &Forces, side: Side, combats: &[CombatNeed], draws: &[DrawChoice]) -> AllocateAnswer {
    match answer(forces, side, combats, draws).unwrap() {
        BoardAnswer::Allocate(answer) => answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_proposal_passes_the_check_and_each_costs_and_gives_more_than_the_one_before() {
    let (mut proposals, mut draws_made) = (0, 0);
    each(0..1000, |seed, forces| {
        let mut draw = Draw::new(seed);
        let side = draw.pick(&[Side::Axis, Side::Commonwealth]);
        let combats = combats(forces, side, &mut draw);
        let proposed = allocate(forces, side, &combats, &[]).proposals;
        assert!(!proposed.is_empty());
        for pair in proposed.windows(2) {
            assert!(pair[0].expended.len() < pair[1].expended.len());
            assert!(pair[0].supplied.len() < pair[1].supplied.len());
        }
        for proposal in proposed.iter().filter(|proposal| !proposal.draws.is_empty()) {
            let choice = |made: &AllocatedDraw| DrawChoice { unit: made.unit.clone(), from: made.from.clone() };
            let draws: Vec<DrawChoice> = proposal.draws.iter().map(choice).collect();
            let checked = &allocate(forces, side, &combats, &draws).proposals[0];
            assert!(checked.faults.is_empty(), "{:?}", checked.faults);
            assert_eq!((&checked.supplied, &checked.expended), (&proposal.supplied, &proposal.expended));
            proposals += 1;
            draws_made += draws.len();
        }
    });
    assert!(proposals > 400 && draws_made > 2000, "the positions are too poor: {proposals}, {draws_made} draws");
}
