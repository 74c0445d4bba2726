//! The analyst against the rules, over whole games between scripts.

#![allow(clippy::cast_precision_loss, reason = "counts of some thousands")]

use hexgrid::Hex;
use referee::conformance::Sampler;
use referee::outlook::{OutlookView, error, sample};
use referee::record::DiceMode;
use referee::search::Scripts;
use referee::{Draw, Random, Rules, Seed, Viewer};
use rommel_in_the_desert::analyst::missed::{LEAST_ODDS, MissedFact, MissedKind, MissedView, missed};
use rommel_in_the_desert::analyst::offers::{Moves, cut_off};
use rommel_in_the_desert::analyst::outlook::{left, outlook, weights};
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::finding::Findings;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::turn_option::TurnOption;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::query::views::hex_name;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::record::{Game, Options, Rommel};
use rommel_in_the_desert::rules::supply::{Named, SupplyGround, statuses};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::Phase;
use rommel_in_the_desert::state::{Stage, State};

/// A game between scripts.
fn scripted(scenario: ScenarioId, number: u8) -> Game {
    let dice = DiceMode::Seeded(Seed([number; 16]));
    let (mut game, _) = Game::new(Options::of(scenario), dice).unwrap();
    let mut draw = Draw::new(number.into());
    while game.state().stage != Stage::Over {
        let (rules, state) = game.parts();
        let order = opponent::order(rules.edition(), state, &mut draw).unwrap();
        game.give(order, &[]).unwrap();
    }
    game
}

/// What every turn of a game has left out.
fn every_turn(game: &mut Game) -> Vec<MissedView> {
    let ends: Vec<usize> = game.checkpoints().iter().map(|checkpoint| checkpoint.orders).skip(1).collect();
    let len = game.len();
    ends.into_iter().chain([len]).filter_map(|end| missed(game, Viewer::Everybody, end)).collect()
}

/// The states at which movement phases begin, in turns that are not passed.
fn movement_phases(game: &mut Game) -> Vec<State> {
    let (mut found, mut was) = (Vec::new(), false);
    let len = game.len();
    game.replay_range(0..len, |_, before, _, _| {
        let is = before.stage == Stage::Turns && before.turn.phase == Phase::Movement;
        if is && !was && before.turn.option != Some(TurnOption::Pass) {
            found.push(before.clone());
        }
        was = is;
    });
    found
}

/// The hex in which a fact says that something was possible.
fn hex_of(edition: Edition, fact: &MissedFact) -> Hex {
    edition.board.hexes().find(|&hex| Some(hex_name(hex)) == fact.hex).unwrap()
}

/// The orders with which a block would come to a hex in a move that begins now, by the rules.
fn orders_to(rules: &mut Rommel, state: &State, unit: UnitId, hex: Hex) -> Option<Vec<Order>> {
    let start = state.position.hex(unit)?;
    let groups = [true, false].map(|rommel| Order::GroupMove { hex: start, rommel });
    groups.into_iter().find_map(|group| {
        let moving = rules.carry_out(state, &group, Random::given(&[]), &mut Rommel::muted()).ok()?.state;
        let to = legal(rules.edition(), &moving).into_iter().find(|order| match order {
            Order::Move { unit: moved, path } => {
                *moved == unit && rules.edition().board.grid.path_end(start, path) == Some(hex)
            }
            _ => false,
        })?;
        Some(vec![group, to])
    })
}

fn after(rules: &mut Rommel, state: &State, orders: &[Order]) -> State {
    orders.iter().fold(state.clone(), |state, order| {
        rules.carry_out(&state, order, Random::given(&[]), &mut Rommel::muted()).unwrap().state
    })
}

#[test]
fn blocks_that_are_said_to_have_had_a_move_could_make_it_by_the_rules() {
    let (mut attacks, mut cuts) = (0, 0);
    for scenario in [ScenarioId::Gazala, ScenarioId::Crusader] {
        let mut game = scripted(scenario, 3);
        for state in movement_phases(&mut game) {
            let rules = game.parts().0;
            let edition = rules.edition();
            let moves = Moves::of(edition, &state);
            let (offers, cut) = (moves.attacks(), moves.cuts());
            for offer in offers.iter().filter(|offer| offer.odds >= LEAST_ODDS).take(3) {
                for &unit in &offer.units {
                    assert!(orders_to(rules, &state, unit, offer.hex).is_some(), "{unit:?} to {}", hex_name(offer.hex));
                    attacks += 1;
                }
            }
            for cut in cut.iter().take(2) {
                let before = unlinked(rules, &state, state.turn.side.enemy());
                for &unit in &cut.units {
                    let orders = orders_to(rules, &state, unit, cut.hex).unwrap();
                    let then = after(rules, &state, &orders);
                    if then.position.hex(unit) == Some(cut.hex) {
                        let now = unlinked(rules, &then, state.turn.side.enemy());
                        assert_eq!(now, before + cut.enemies, "{unit:?} in {}", hex_name(cut.hex));
                        cuts += 1;
                    }
                }
            }
        }
    }
    assert!(attacks > 20 && cuts > 10, "{attacks} moves to attacks, {cuts} to cuts");
}

/// Blocks of a side without a line to their base, by the supply of every block.
fn unlinked(rules: &Rommel, state: &State, side: Side) -> usize {
    let ground = SupplyGround::new(rules.edition(), &state.position, side);
    let all = statuses(&ground, Named::first(&[]), &mut Findings::new());
    all.into_iter().filter(|(_, status)| status.line().is_none()).count()
}

#[test]
fn no_single_block_cuts_off_more_than_the_best_cut_that_is_found() {
    let mut compared = 0;
    let mut game = scripted(ScenarioId::Crusader, 3);
    for state in movement_phases(&mut game) {
        let rules = game.parts().0;
        let side = state.turn.side;
        let before = cut_off(rules.edition(), &state.position, side.enemy());
        let found = Moves::of(rules.edition(), &state).cuts().first().map_or(0, |cut| cut.enemies);
        let mut best = 0;
        let units: Vec<(UnitId, Hex)> = state.position.of_side(side).collect();
        for (unit, start) in units {
            for rommel in [true, false] {
                let group = Order::GroupMove { hex: start, rommel };
                let Ok(moving) = rules.carry_out(&state, &group, Random::given(&[]), &mut Rommel::muted()) else {
                    continue;
                };
                let moves = legal(rules.edition(), &moving.state);
                for order in
                    moves.iter().filter(|order| matches!(order, Order::Move { unit: moved, .. } if *moved == unit))
                {
                    let then = after(rules, &moving.state, std::slice::from_ref(order));
                    let Some(end) = then.position.hex(unit) else { continue };
                    let empty = Side::BOTH.into_iter().all(|side| !state.position.is_in(side, end));
                    let ground = SupplyGround::new(rules.edition(), &then.position, side);
                    let own = statuses(&ground, Named::first(&[]), &mut Findings::new());
                    let linked = own.iter().any(|(other, status)| *other == unit && status.line().is_some());
                    if empty && linked {
                        best = best.max(unlinked(rules, &then, side.enemy()).saturating_sub(before));
                    }
                }
            }
        }
        assert!(found >= best, "{found} found, {best} by every move");
        compared += usize::from(best > 0);
    }
    assert!(compared > 2, "{compared} phases with a cut");
}

#[test]
fn what_a_turn_has_left_out_follows_from_the_states_of_the_turn() {
    let mut kinds = Vec::new();
    for (scenario, number) in [(ScenarioId::Year1941, 1), (ScenarioId::Gazala, 2), (ScenarioId::Crusader, 4)] {
        let mut game = scripted(scenario, number);
        for view in every_turn(&mut game) {
            let end = game.state_after(view.to as usize).unwrap();
            for fact in &view.facts {
                assert!((view.from..view.to).contains(&fact.order) && !fact.cases.is_empty(), "{fact:?}");
                let after = game.state_after(fact.order as usize + 1).unwrap();
                let edition = game.rules().edition();
                match fact.kind {
                    MissedKind::Attack => {
                        let hex = hex_of(edition, fact);
                        assert!(fact.odds >= Some(LEAST_ODDS));
                        assert!(after.position.is_in(view.side.enemy(), hex) && !after.position.is_in(view.side, hex));
                    }
                    MissedKind::Odds => {
                        assert!(after.position.is_in(view.side, hex_of(edition, fact)) && fact.odds > fact.number);
                    }
                    MissedKind::Moves => assert_eq!(fact.number, Some(after.turn.moves_left.into())),
                    MissedKind::Unsupplied => {
                        let ground = SupplyGround::new(edition, &end.position, view.side);
                        let all = statuses(&ground, Named::first(&end.named[view.side.index()]), &mut Findings::new());
                        let cut: Vec<u8> = all
                            .into_iter()
                            .filter(|(_, status)| !status.is_supplied())
                            .map(|(unit, _)| unit.index() as u8)
                            .collect();
                        assert_eq!(fact.handles, cut);
                    }
                    MissedKind::Base | MissedKind::Cut => {
                        assert!(!after.position.is_in(view.side, hex_of(edition, fact)));
                    }
                }
                kinds.push(fact.kind);
            }
        }
    }
    for kind in [MissedKind::Attack, MissedKind::Odds, MissedKind::Cut, MissedKind::Unsupplied] {
        assert!(kinds.contains(&kind), "{kind:?} never came up in {} facts", kinds.len());
    }
}

#[test]
fn a_player_learns_of_no_turn_of_the_enemy() {
    let mut game = scripted(ScenarioId::Gazala, 2);
    let len = game.len();
    let mut seen = [0; 2];
    for end in 1..=len {
        let Some(view) = missed(&mut game, Viewer::Everybody, end) else { continue };
        assert_eq!(missed(&mut game, Viewer::Side(view.side.enemy()), end), None);
        assert_eq!(missed(&mut game, Viewer::Side(view.side), end), Some(view.clone()));
        seen[view.side.index()] += 1;
    }
    assert!(seen.into_iter().all(|count| count > 10), "{seen:?}");
}

#[test]
fn what_a_move_offers_hangs_on_nothing_that_is_hidden_from_the_player() {
    let (mut compared, mut draw) = (0, Draw::new(9));
    for (scenario, number) in [(ScenarioId::Year1941, 1), (ScenarioId::Gazala, 2)] {
        let mut game = scripted(scenario, number);
        for state in movement_phases(&mut game) {
            let edition = game.rules().edition();
            let other = RommelSampler.twin(&state, state.turn.side, &mut draw).unwrap_or_else(|| state.clone());
            let (here, there) = (Moves::of(edition, &state), Moves::of(edition, &other));
            assert_eq!((here.attacks(), here.cuts()), (there.attacks(), there.cuts()));
            compared += usize::from(other != state);
        }
    }
    assert!(compared > 30, "{compared} pairs");
}

#[test]
fn the_first_estimate_of_the_chances_is_better_than_the_mean_result_of_the_same_games() {
    let (mut of_fit, mut of_mean) = (0.0, 0.0);
    for scenario in [ScenarioId::Gazala, ScenarioId::Crusader] {
        let mut rules = Rommel::new(&Options::of(scenario)).unwrap();
        let mut scripts = Scripts::new(&rules);
        let start = rules.start(&mut Rommel::muted());
        let of = |number| sample(&mut rules, &mut scripts, start.clone(), number, left);
        let fresh: Vec<_> = (7_000..7_048).flat_map(of).collect();
        let share = |result| fresh.iter().filter(|one| one.result == result).count() as f64 / fresh.len() as f64;
        let usual = OutlookView { wins: [share(0), share(2)], draw: share(1) };
        let weights = weights(scenario).unwrap();
        let (fit, mean) = (error(&fresh, |standing| weights.chances(standing)), error(&fresh, |_| usual));
        (of_fit, of_mean) = (of_fit + fit, of_mean + mean);
    }
    assert!(of_fit < of_mean, "{of_fit:.3} by the estimate, {of_mean:.3} by the mean result");
}

#[test]
fn the_estimate_of_a_player_hangs_on_nothing_that_is_hidden_from_the_player() {
    let (mut compared, mut draw) = (0, Draw::new(4));
    let mut game = scripted(ScenarioId::Gazala, 6);
    for state in movement_phases(&mut game) {
        let rules = game.parts().0;
        for side in Side::BOTH {
            let other = RommelSampler.twin(&state, side, &mut draw).unwrap();
            let viewer = Viewer::Side(side);
            let (here, there) = (outlook(rules, &state, viewer), outlook(rules, &other, viewer));
            assert!(here.is_some() && here == there);
            compared += usize::from(other != state);
        }
    }
    assert!(compared > 10, "{compared} pairs");
}

#[test]
fn every_scenario_has_an_estimate_and_it_is_certain_once_the_game_is_over() {
    assert!(ScenarioId::ALL.into_iter().all(|scenario| weights(scenario).is_some()));
    let mut game = scripted(ScenarioId::Gazala, 6);
    let state = game.state().clone();
    let winner = state.outcome.unwrap().winner;
    let found = outlook(game.parts().0, &state, Viewer::Everybody).unwrap();
    for (chance, side) in found.wins.into_iter().zip(Side::BOTH) {
        assert!((chance - f64::from(u8::from(winner == Some(side)))).abs() < 1e-12, "{side:?}");
    }
}
