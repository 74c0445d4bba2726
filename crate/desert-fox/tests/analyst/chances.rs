//! Win chances: the first estimate, and games played on.

use desert_fox::analyst::chances::end_after;
use desert_fox::analyst::outlook::{left, outlook_after, weights};
use desert_fox::model::units::Side;
use desert_fox::random::games::begin;
use referee::outlook::{OutlookView, Sample, error, sample};
use referee::search::Scripts;

use super::{SCRIPTED, watched};

#[test]
fn a_game_played_on_ends_the_same_for_the_same_number_and_leaves_the_game_as_it_is() {
    let mut game = begin("gazala-battle", 1).unwrap();
    let mut scripts = Scripts::new(game.rules());
    let before = game.state().clone();
    let ends: Vec<_> = (0..12).map(|number| end_after(&mut game, &mut scripts, 0, number)).collect();
    let again: Vec<_> = (0..12).map(|number| end_after(&mut game, &mut scripts, 0, number)).collect();
    assert!(ends.iter().all(|end| end.over));
    assert_eq!(ends, again);
    assert!(ends.iter().any(|end| end.winner != ends[0].winner), "all end alike: {ends:?}");
    assert_eq!((&before, game.len()), (game.state(), 0));
}

/// The samples of fresh games of a scenario.
fn samples(scenario: &str, numbers: std::ops::Range<u64>) -> Vec<Sample> {
    let mut game = begin(scenario, 0).unwrap();
    let mut scripts = Scripts::new(game.rules());
    let (start, config) = (game.state().clone(), game.rules().config.clone());
    let rules = game.parts().0;
    let of = |number| sample(rules, &mut scripts, start.clone(), number, |state| left(&config, state));
    numbers.flat_map(of).collect()
}

#[test]
fn the_first_estimate_of_the_chances_is_better_than_the_mean_result_of_the_same_games() {
    let (mut of_fit, mut of_mean, mut count) = (0.0, 0.0, 0.0);
    for (scenario, games) in
        [("gazala-battle", 30), ("operation-crusader", 30), ("race-for-tobruk", 30), ("campaign", 12)]
    {
        let fresh = samples(scenario, 7_000..7_000 + games);
        let share = |result| fresh.iter().filter(|one| one.result == result).count() as f64 / fresh.len() as f64;
        let usual = OutlookView { wins: [share(0), share(2)], draw: share(1) };
        let weights = weights(scenario).unwrap();
        of_fit += games as f64 * error(&fresh, |standing| weights.chances(standing));
        of_mean += games as f64 * error(&fresh, |_| usual);
        count += games as f64;
    }
    assert!(of_fit < of_mean, "{:.3} by the estimate, {:.3} by the mean result", of_fit / count, of_mean / count);
}

#[test]
fn every_scenario_has_an_estimate_and_it_is_certain_once_the_game_is_over() {
    for scenario in desert_fox::data::scenario::all() {
        let mut game = begin(&scenario.id, 1).unwrap();
        let OutlookView { wins: [axis, commonwealth], draw } = outlook_after(&mut game, 0).unwrap();
        assert!((axis + draw + commonwealth - 1.0).abs() < 1e-9, "{}", scenario.id);
    }
    let mut game = watched("gazala-battle", 1, SCRIPTED, |_, _| {});
    let (winner, len) = (game.state().outcome.unwrap().winner, game.len());
    let OutlookView { wins, draw } = outlook_after(&mut game, len).unwrap();
    let certain = [Some(Side::Axis), Some(Side::Commonwealth), None].map(|side| f64::from(u8::from(side == winner)));
    assert!([wins[0], wins[1], draw].into_iter().zip(certain).all(|(chance, sure)| (chance - sure).abs() < 1e-12));
}
