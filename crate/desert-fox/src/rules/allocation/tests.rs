use super::bound::{Group, NOBODY, Room, bound};
use super::needs::has;
use super::{Fault, Need, Proposal, STEPS, Stock, UNLIMITED, check, propose};
use crate::random::Draw;

const MSU: Stock = Stock { free: 3, expended: 6 };
const DUMP: Stock = Stock { free: 3, expended: 12 };
const SOURCE: Stock = Stock { free: UNLIMITED, expended: UNLIMITED };

fn need(combat: u8, points: u8, reach: &[u8]) -> Need {
    Need { combat, points, reach: reach.iter().fold(0, |mask, stock| mask | 1 << stock) }
}

/// Combats and expended supply units of each proposal, and that each is proved and free of faults.
fn found(needs: &[Need], stocks: &[Stock]) -> Vec<(u64, u64)> {
    let proposals = propose(needs, stocks, STEPS);
    sound(needs, stocks, &proposals);
    assert!(proposals.iter().all(|proposal| proposal.exact));
    proposals.iter().map(|proposal| (proposal.supplied, proposal.expended)).collect()
}

/// Each proposal comes to what it says, without faults.
fn sound(needs: &[Need], stocks: &[Stock], proposals: &[Proposal]) {
    for proposal in proposals {
        let allocation = check(needs, stocks, &proposal.draws);
        assert_eq!(allocation.faults, [], "{needs:?} {stocks:?} {proposal:?}");
        assert_eq!(allocation.supplied, proposal.supplied, "{needs:?} {stocks:?} {proposal:?}");
        assert_eq!(allocation.expended, proposal.expended, "{needs:?} {stocks:?} {proposal:?}");
        assert_eq!(proposal.draws.len(), needs.len());
        for (need, draw) in needs.iter().zip(&proposal.draws) {
            assert_eq!(draw.is_some(), has(proposal.supplied, need.combat.into()), "{needs:?} {proposal:?}");
        }
    }
}

#[test]
fn three_points_are_free_and_a_fourth_expends_the_msu() {
    let mut needs = vec![need(0, 2, &[0]), need(0, 1, &[0])];
    assert_eq!(found(&needs, &[MSU]), [(1, 0)]);
    needs.push(need(1, 1, &[0]));
    assert_eq!(found(&needs, &[MSU]), [(0b10, 0), (0b11, 1)]);
    needs.push(need(2, 3, &[0]));
    assert_eq!(found(&needs, &[MSU]), [(0b10, 0), (0b11, 1)]);
    assert_eq!(found(&needs, &[DUMP]), [(0b10, 0), (0b111, 1)]);
}

#[test]
fn two_attacks_of_three_points_share_two_supply_units() {
    let three = |combat| [need(combat, 2, &[0, 1]), need(combat, 1, &[0, 1])];
    let needs = [three(0), three(1)].concat();
    assert_eq!(found(&needs, &[MSU, DUMP]), [(0b11, 0)]);
    assert_eq!(found(&needs, &[MSU]), [(0b01, 0), (0b11, 1)]);
}

#[test]
fn a_far_unit_that_one_supply_unit_reaches_goes_first() {
    let needs = [need(0, 3, &[0, 1]), need(1, 3, &[0])];
    assert_eq!(found(&needs, &[MSU, MSU]), [(0b11, 0)]);
    assert_eq!(propose(&needs, &[MSU, MSU], STEPS)[0].draws, [Some(1), Some(0)]);
}

#[test]
fn a_unit_draws_all_its_points_from_one_supply_unit() {
    let needs = [need(0, 2, &[0, 1]), need(0, 2, &[0, 1]), need(0, 2, &[0, 1])];
    let proposals = propose(&needs, &[MSU, MSU], STEPS);
    assert_eq!(proposals.iter().map(|proposal| proposal.expended.count_ones()).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(proposals[1].supplied, 1);
}

#[test]
fn a_permanent_source_serves_all_without_end() {
    let needs: Vec<Need> = (0..60).map(|at| need(at % 10, 6, &[0, 1])).collect();
    assert_eq!(found(&needs, &[MSU, SOURCE]), [(0x3ff, 0)]);
    assert_eq!(check(&needs, &[MSU, SOURCE], &[Some(1); 60]).drawn, [0, 360]);
}

#[test]
fn units_without_points_draw_wherever_they_reach() {
    let needs = [need(0, 3, &[0]), need(1, 0, &[0]), need(1, 0, &[1]), need(2, 0, &[])];
    let proposals = propose(&needs, &[MSU, MSU], STEPS);
    assert_eq!(proposals[0].draws, [Some(0), Some(0), Some(1), None]);
    assert_eq!(found(&needs, &[MSU, MSU]), [(0b011, 0)]);
}

#[test]
fn a_combat_with_one_unit_out_of_reach_draws_nothing() {
    let needs = [need(0, 1, &[0]), need(0, 1, &[]), need(1, 7, &[0]), need(2, 1, &[5]), need(64, 1, &[0])];
    assert_eq!(found(&needs, &[MSU]), [(0, 0)]);
    assert_eq!(propose(&needs, &[MSU], STEPS)[0].draws, [None; 5]);
}

#[test]
fn without_units_and_without_supply_units_nothing_is_supplied() {
    assert_eq!(found(&[], &[MSU]), [(0, 0)]);
    assert_eq!(found(&[need(0, 1, &[0])], &[]), [(0, 0)]);
}

#[test]
fn a_supply_unit_that_cannot_be_expended_gives_what_it_has_free() {
    let needs = [need(0, 2, &[0]), need(1, 1, &[0]), need(2, 1, &[0])];
    assert_eq!(found(&needs, &[Stock { free: 3, expended: 0 }]), [(0b110, 0)]);
    assert_eq!(check(&needs, &[Stock { free: 3, expended: 0 }], &[Some(0); 3]).expended, 0);
}

#[test]
fn seats_for_units_of_two_points_are_counted_whole() {
    let stocks = [MSU; 12];
    let all: Vec<u8> = (0..12).collect();
    let needs: Vec<Need> = (0..13).map(|at| need(at, 2, &all[usize::from(at) / 4..])).collect();
    let proposals = propose(&needs, &stocks, STEPS);
    let counts: Vec<_> = proposals.iter().map(|one| (one.expended.count_ones(), one.supplied.count_ones())).collect();
    assert_eq!(counts, [(0, 12), (1, 13)]);
    assert!(proposals.iter().all(|proposal| proposal.exact));
}

/// The bound for groups of points, count and reach.
fn least(groups: &[(u32, u32, u64)], rooms: &[Room]) -> Option<u32> {
    let group = |(id, &(points, count, reach))| Group { points, reach, count, id };
    let groups: Vec<Group> = groups.iter().enumerate().map(group).collect();
    bound(&groups, rooms, NOBODY).map(|fewest| fewest.count)
}

#[test]
fn the_bound_counts_seats_and_separate_places() {
    let rooms = [Room { free: 3, full: 6 }; 3];
    assert_eq!(least(&[(2, 3, 0b111)], &rooms), Some(0));
    assert_eq!(least(&[(2, 3, 0b011)], &rooms), Some(1), "two points are left, in two halves");
    assert_eq!(least(&[(1, 4, 0b001), (1, 4, 0b010)], &rooms), Some(2), "one point is missing in two places");
    assert_eq!(least(&[(1, 4, 0b001), (1, 3, 0b011)], &rooms), Some(1));
    assert_eq!(least(&[(1, 10, 0b011)], &rooms), Some(2));
    assert_eq!(least(&[(1, 13, 0b011)], &rooms), None);
}

#[test]
fn a_search_cut_short_says_so_and_still_proposes_what_holds() {
    let draw = &mut Draw::new(7);
    let (needs, stocks) = tight(draw, 60, 20, 10);
    for steps in [0, 1, 10, 100] {
        let proposals = propose(&needs, &stocks, steps);
        sound(&needs, &stocks, &proposals);
    }
    assert!(propose(&needs, &stocks, 0).iter().all(|proposal| !proposal.exact));
}

#[test]
fn every_fault_of_an_allocation_is_named() {
    let needs =
        [need(0, 4, &[0]), need(0, 3, &[0]), need(1, 1, &[0]), need(2, 1, &[1]), need(2, 1, &[1]), need(3, 4, &[1])];
    let draws = [Some(0), Some(0), Some(1), Some(1), None, Some(1), Some(0), None];
    let allocation = check(&needs, &[MSU, DUMP], &draws);
    let faults = [
        Fault::OutOfReach { need: 2, stock: 1 },
        Fault::Unsupplied { need: 4 },
        Fault::UnknownNeed { need: 6 },
        Fault::Overdrawn { stock: 0, drawn: 7, most: 6 },
    ];
    assert_eq!(allocation.faults, faults);
    assert_eq!((allocation.supplied, allocation.expended), (0b1000, 0b11));
    assert_eq!(allocation.drawn, [7, 6]);
    let short = check(&needs, &[MSU, DUMP], &[Some(2)]);
    assert_eq!(short.faults, [Fault::UnknownStock { need: 0, stock: 2 }, Fault::Unsupplied { need: 1 }]);
    assert_eq!((short.supplied, short.expended, short.drawn), (0, 0, vec![0, 0]));
}

/// The most combats supplied for each number of supply units expended, by trying every allocation.
fn tried(needs: &[Need], stocks: &[Stock]) -> Vec<(u32, u32)> {
    let mut most = vec![0; stocks.len() + 1];
    let combats = needs.iter().fold(0, |mask, need| mask | 1 << need.combat);
    try_all(needs, stocks, &mut vec![0; stocks.len()], combats, &mut most);
    let rising = (0..most.len()).filter(|&at| at == 0 || most[..at].iter().all(|&less| less < most[at]));
    rising.map(|at| (at as u32, most[at])).collect()
}

fn try_all(needs: &[Need], stocks: &[Stock], drawn: &mut [u8], supplied: u64, most: &mut [u32]) {
    let Some((need, rest)) = needs.split_first() else {
        let expended = stocks.iter().zip(drawn).filter(|(stock, drawn)| **drawn > stock.free).count();
        most[expended] = most[expended].max(supplied.count_ones());
        return;
    };
    for (at, stock) in stocks.iter().enumerate() {
        if need.reach >> at & 1 == 1 && drawn[at] + need.points <= stock.free.max(stock.expended) {
            drawn[at] += need.points;
            try_all(rest, stocks, drawn, supplied, most);
            drawn[at] -= need.points;
        }
    }
    try_all(rest, stocks, drawn, supplied & !(1 << need.combat), most);
}

/// A small question: a few units of up to six points, supply units of all kinds.
fn small(draw: &mut Draw) -> (Vec<Need>, Vec<Stock>) {
    let kinds = [
        MSU,
        MSU,
        DUMP,
        Stock { free: 2, expended: 2 },
        Stock { free: 0, expended: 4 },
        Stock { free: 4, expended: 5 },
    ];
    let stocks: Vec<Stock> = (0..=draw.below(4)).map(|_| draw.pick(&kinds)).collect();
    let (combats, density) = (1 + draw.below(5), 30 + draw.below(60));
    let units = 1 + draw.below(8);
    let unit = |draw: &mut Draw| {
        let reach = (0..stocks.len()).filter(|_| draw.chance(density)).fold(0, |mask, stock| mask | 1 << stock);
        Need { combat: draw.below(combats) as u8, points: draw.pick(&[0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 6]), reach }
    };
    ((0..units).map(|_| unit(draw)).collect(), stocks)
}

/// A question of full size along a front: units reach the supply units behind their combat.
fn tight(draw: &mut Draw, units: usize, supply_units: u32, combats: u32) -> (Vec<Need>, Vec<Stock>) {
    let stocks: Vec<Stock> = (0..supply_units).map(|_| draw.pick(&[MSU, MSU, DUMP])).collect();
    let places: Vec<u32> = stocks.iter().map(|_| draw.below(100)).collect();
    let unit = |draw: &mut Draw| {
        let combat = draw.below(combats);
        let place = combat * 100 / combats + draw.below(8);
        let near = |stock: &usize| place.abs_diff(places[*stock]) < if stocks[*stock] == MSU { 15 } else { 30 };
        let reach = (0..stocks.len()).filter(near).fold(0, |mask, stock| mask | 1 << stock);
        Need { combat: combat as u8, points: draw.pick(&[0, 0, 1, 1, 1, 2, 2, 3]), reach }
    };
    ((0..units).map(|_| unit(draw)).collect(), stocks)
}

#[test]
fn proposals_are_as_good_as_trying_every_allocation() {
    let mut compromises = 0;
    for seed in 0..4000 {
        let (needs, stocks) = small(&mut Draw::new(seed));
        let proposals = propose(&needs, &stocks, STEPS);
        sound(&needs, &stocks, &proposals);
        let found: Vec<_> =
            proposals.iter().map(|one| (one.expended.count_ones(), one.supplied.count_ones())).collect();
        assert_eq!(found, tried(&needs, &stocks), "seed {seed}: {needs:?} {stocks:?}");
        assert!(proposals.iter().all(|proposal| proposal.exact), "seed {seed}");
        compromises += usize::from(found.len() > 1);
    }
    assert!(compromises > 1000, "{compromises}");
}

#[test]
fn questions_of_full_size_are_answered_without_faults() {
    for seed in 0..200 {
        let (needs, stocks) = tight(&mut Draw::new(seed), 60, 20, 10);
        let proposals = propose(&needs, &stocks, STEPS);
        sound(&needs, &stocks, &proposals);
        assert!(proposals.windows(2).all(|pair| pair[0].supplied.count_ones() < pair[1].supplied.count_ones()));
        assert_eq!(proposals, propose(&needs, &stocks, STEPS));
    }
}

#[test]
fn questions_out_of_all_measure_are_answered_without_faults() {
    for seed in 0..300 {
        let draw = &mut Draw::new(seed);
        let points = |draw: &mut Draw| draw.pick(&[0, 1, 2, 3, 6, 12, 50, 254, 255]);
        let stocks = (0..draw.below(80)).map(|_| Stock { free: points(draw), expended: points(draw) });
        let stocks: Vec<Stock> = stocks.collect();
        let reach = |draw: &mut Draw| (0..4 + draw.below(9)).fold(0, |mask, _| mask | 1 << draw.below(64));
        let unit = |draw: &mut Draw| Need { combat: draw.below(70) as u8, points: points(draw), reach: reach(draw) };
        let needs: Vec<Need> = (0..draw.below(150)).map(|_| unit(draw)).collect();
        sound(&needs, &stocks, &propose(&needs, &stocks, 300));
    }
}
