//! Luck and decisions: their sum, and each against the mean over all faces.

use std::cell::RefCell;

use desert_fox::analyst::luck::luck;
use desert_fox::analyst::value::value;
use desert_fox::random::games::Player;
use desert_fox::record::DesertFox;
use desert_fox::state::State;
use desert_fox::state::order::Order;
use referee::luck::{Fraction, Judge};
use referee::{Random, Rules, Source};

use super::{SCRIPTED, watched};

#[test]
fn value_at_the_start_luck_and_decisions_add_up_to_the_value_at_the_end() {
    let mixed = [Player::Random, Player::Scripted];
    for (scenario, seed, players) in [
        ("race-for-tobruk", 1, SCRIPTED),
        ("gazala-battle", 2, mixed),
        ("operation-crusader", 3, [Player::Random; 2]),
        ("campaign", 4, SCRIPTED),
    ] {
        let mut game = watched(scenario, seed, players, |_, _| {});
        let view = luck(&mut game, 0, usize::MAX);
        let dice: Fraction = view.orders.iter().flat_map(|order| order.dice.iter().map(|die| die.luck)).sum();
        let decisions: Fraction = view.orders.iter().map(|order| order.decision).sum();
        assert_eq!(Fraction::from(view.before) + dice + decisions, view.after.into(), "{scenario}");
        let config = &game.rules().config;
        assert_eq!(view.after, value(config, game.state()));
        assert!(view.orders.iter().any(|order| order.dice.iter().any(|die| die.luck != Fraction::ZERO)));
        let half = game.len() / 2;
        let (first, second) = (luck(&mut game, 0, half), luck(&mut game, half, usize::MAX));
        assert_eq!(first.after, second.before);
        assert_eq!(first.orders.len() + second.orders.len(), view.orders.len());
    }
}

#[test]
fn the_luck_of_all_faces_of_a_die_is_none_on_the_average() {
    let mut dice = 0;
    let mut game = watched("campaign", 7, SCRIPTED, |_, _| {});
    let len = game.len();
    game.replay_range(0..len, |rules, before, entry, report| {
        if report.faces.len() != 1 {
            return;
        }
        let worth = |rules: &mut DesertFox, state: &State| value(&rules.config, state);
        let lucks: Option<Vec<Fraction>> = (1..=6)
            .map(|face| {
                let mut judge = Judge { rules, before, order: &entry.order, value: worth };
                judge.swings(&[face]).map(|(_, swings)| swings[0].luck)
            })
            .collect();
        // An order that rolls more dice after some faces has no luck with one number.
        if let Some(lucks) = lucks {
            assert_eq!(lucks.into_iter().sum::<Fraction>(), Fraction::ZERO, "{:?}", entry.order);
            dice += 1;
        }
    });
    assert!(dice > 20, "{dice} dice");
}

/// Numbers for an order, and the ranges of those asked for.
#[derive(Debug)]
struct Throws<'a> {
    numbers: Vec<u8>,
    asked: &'a RefCell<Vec<u8>>,
}

impl Source for Throws<'_> {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        let at = self.asked.borrow().len();
        self.asked.borrow_mut().push(of);
        self.numbers.get(at).copied()
    }
}

/// Every way in which the dice of an order can fall that begins with some numbers: the numbers, one in how many times
/// they come up, and the value then.
fn every_fall(rules: &mut DesertFox, state: &State, order: &Order, numbers: &[u8]) -> Vec<(Vec<u8>, i64, i64)> {
    let asked = RefCell::new(Vec::new());
    let throws = Throws { numbers: numbers.to_vec(), asked: &asked };
    let carried = rules.carry_out(state, order, Random::outside(throws), &mut DesertFox::muted());
    if let Ok(carried) = carried {
        return vec![(numbers.to_vec(), 1, value(&rules.config, &carried.state))];
    }
    let of = asked.borrow()[numbers.len()];
    let mut all = Vec::new();
    for face in 1..=of {
        let longer = [numbers, &[face]].concat();
        let falls = every_fall(rules, state, order, &longer);
        all.extend(falls.into_iter().map(|(numbers, one_in, value)| (numbers, one_in * i64::from(of), value)));
    }
    all
}

/// The mean value over some falls.
fn expected(falls: &[(Vec<u8>, i64, i64)]) -> Fraction {
    falls.iter().map(|&(_, one_in, value)| Fraction::new(value, one_in)).sum()
}

#[test]
fn a_decision_is_worth_the_mean_over_all_falls_of_its_dice_less_the_value_before() {
    let mut game = watched("gazala-battle", 4, SCRIPTED, |_, _| {});
    let len = game.len();
    let view = luck(&mut game, 0, len);
    let (mut at, mut one, mut more) = (0, 0, 0);
    game.replay_range(0..len, |rules, before, entry, report| {
        let found = view.orders.iter().find(|order| order.order as usize == at);
        at += 1;
        let Some(found) = found.filter(|_| (1..=3).contains(&report.faces.len())) else { return };
        let falls = every_fall(rules, before, &entry.order, &[]);
        let fallen = falls.iter().find(|(numbers, ..)| *numbers == report.faces).unwrap();
        // Of one die everything is luck that is not its mean.
        if falls.iter().all(|(numbers, ..)| numbers.len() == 1) {
            let mean = expected(&falls);
            let was = Fraction::from(value(&rules.config, before));
            assert_eq!(found.decision, mean - was, "order {}: {:?}", found.order, entry.order);
            assert_eq!(found.dice[0].luck, Fraction::from(fallen.2) - mean);
            one += 1;
        } else if falls.iter().all(|(numbers, ..)| numbers.len() == report.faces.len()) {
            // Of more dice that are always thrown each has the mean over its faces, the others as they fell.
            for (place, die) in found.dice.iter().enumerate() {
                let others = |numbers: &[u8]| (0..numbers.len()).all(|n| n == place || numbers[n] == report.faces[n]);
                let values: Vec<i64> =
                    falls.iter().filter(|(numbers, ..)| others(numbers)).map(|&(_, _, value)| value).collect();
                let mean = Fraction::new(values.iter().sum(), values.len() as i64);
                assert_eq!(die.luck, Fraction::from(fallen.2) - mean, "order {}: {:?}", found.order, entry.order);
            }
            more += 1;
        }
    });
    assert!(one > 5 && more > 0, "{one} orders with one die, {more} with more");
}
