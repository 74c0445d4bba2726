//! Games under combinations of all switches: every value of every switch meets every value of every other one.

use desert_fox::random::games::{Player, Players, begin_with, play};
use desert_fox::random::invariants::{check, check_step};
use desert_fox::random::pairwise::{options, rule_sets};
use desert_fox::random::watch::{Watch, round_trips};

#[test]
fn random_races_under_every_pair_of_switches_reach_a_result_and_nothing_breaks_on_the_way() {
    let sets = rule_sets();
    for number in 0..sets.len() as u64 {
        let mut game = begin_with(options("race-for-tobruk", &sets, number), number).unwrap();
        let mut players = Players::new(&mut game, [Player::Random; 2], number);
        let mut watch = Watch::new(&mut game, number);
        let played = play(&mut game, &mut players, |game, given| watch.after(game, given));
        played.unwrap_or_else(|stopped| panic!("game {number}: {stopped}"));
        round_trips(&game).unwrap_or_else(|violation| panic!("game {number}: {violation}"));
    }
}

#[test]
fn random_campaigns_under_every_pair_of_switches_reach_a_result_and_nothing_breaks_on_the_way() {
    let sets = rule_sets();
    for number in 100..100 + sets.len() as u64 {
        let mut game = begin_with(options("campaign", &sets, number), number).unwrap();
        let mut players = Players::new(&mut game, [Player::Random; 2], number);
        let played = play(&mut game, &mut players, |game, given| {
            check(&game.rules().config, game.state())?;
            check_step(&game.rules().config, given.before, game.state())
        });
        played.unwrap_or_else(|stopped| panic!("game {number}: {stopped}"));
    }
}
