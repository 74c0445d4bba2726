//! The levels of the computer player in Desert Fox.

use desert_fox::record::DesertFox;
use desert_fox::turn::config::Options;
use referee::record::{DiceMode, Game};
use referee::search::{Effort, Level, Search, Searchable, Strategist};
use referee::{ComputerPlayer, Draw, Seed};

const ORDERS: usize = 160;

fn begin(scenario: &str) -> Game<DesertFox> {
    Game::new(Options::of(scenario), DiceMode::Seeded(Seed([3; 16]))).unwrap().0
}

/// Plays the beginning of a game with a level on both sides, with few rollouts; its orders as text.
fn play(level: Level) -> Vec<String> {
    let mut game = begin("gazala-battle");
    let (rules, state) = game.parts();
    let usual = rules.effort(level, state);
    let effort = Effort { rollouts: usual.rollouts.min(8), player_turns: usual.player_turns.min(1), ..usual };
    let mut players = [(); 2].map(|()| Strategist::new(game.rules(), level).with_effort(effort));
    let mut draw = Draw::new(9);
    let mut given = Vec::new();
    while given.len() < ORDERS && DesertFox::winner(game.state()).is_none() {
        let seat = usize::from(game.to_act() == DesertFox::SIDES[1]);
        let (rules, state) = game.parts();
        let order = players[seat].advice(rules, state, &mut draw).unwrap();
        given.push(format!("{order:?}"));
        let refused = game.give(order, &[]).err();
        assert!(refused.is_none(), "{level:?}: {refused:?}");
    }
    given
}

#[test]
fn every_level_plays_on_legally_and_the_same_draw_gives_the_same_game() {
    let [recruit, captain, commander] = Level::ALL.map(|level| {
        let [one, other] = [play(level), play(level)];
        assert_eq!(one, other);
        assert!(one.len() == ORDERS, "{level:?} stops after {} orders", one.len());
        one
    });
    assert!(recruit != captain && recruit != commander, "the search changes nothing");
}

#[test]
fn styles_have_names_of_their_own() {
    let mut keys: Vec<&str> = DesertFox::styles().iter().map(|&style| DesertFox::style_key(style)).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), DesertFox::styles().len());
}

#[test]
fn the_value_of_one_side_is_the_loss_of_the_other() {
    for scenario in ["race-for-tobruk", "campaign", "gazala-battle"] {
        let mut game = begin(scenario);
        let (rules, state) = game.parts();
        let [axis, commonwealth] = DesertFox::SIDES.map(|side| rules.value(state, side).total());
        assert_eq!(axis, -commonwealth, "{scenario}");
    }
}

#[test]
fn a_search_ends_within_its_rollouts() {
    let mut game = begin("race-for-tobruk");
    let effort = Effort { rollouts: 24, orders: u32::MAX, player_turns: 1 };
    let (rules, state) = game.parts();
    let mut scripts = referee::search::Scripts::new(rules);
    let mut search = Search::new(rules, state, None, effort, &mut Draw::new(1));
    let mut steps = 0;
    while search.step(rules, &mut scripts) {
        steps += 1;
    }
    // Candidates that play alike are dropped, and need no rollouts.
    let done = search.progress().done;
    assert!((DesertFox::styles().len() as u32..=24).contains(&done), "{done}");
    assert!(steps > 24 && search.orders() > 100, "{steps} {}", search.orders());
}
