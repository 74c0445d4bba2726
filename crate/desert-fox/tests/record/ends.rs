//! Victory conditions, turn track and figures of a game.

use desert_fox::model::units::Side;
use desert_fox::procedure::victory::Tally;
use desert_fox::query::game::objectives::objectives;
use desert_fox::query::game::series::series;
use desert_fox::query::game::track::track;
use desert_fox::random::Draw;
use desert_fox::record::{DesertFox, DiceMode};
use desert_fox::state::event::EventCode;
use desert_fox::state::{Phase, flag};
use desert_fox::turn::config::{GameConfig, Options};

use super::driver::{SEED, any_order, give, new, played};

/// Plays a scenario to its end and compares its judgement with what the objectives said just before.
fn judged_as_foretold(scenario: &str, seed: u64) {
    let mut game = new(scenario, DiceMode::Seeded(SEED));
    let mut draw = Draw::new(seed);
    let mut last = None;
    while let Some(order) = any_order(&mut game, &mut draw) {
        last = Some(give(&mut game, &order, &mut draw));
    }
    let outcome = game.state().outcome.unwrap();
    let state = game.state().clone();
    let (DesertFox { config, .. }, _) = game.parts();
    let view = objectives(config, &state);
    assert_eq!(view.outcome, outcome);
    assert_eq!(view.turns_left, 0);
    let decided = last.unwrap().log.events.iter().any(|event| event.code == EventCode::AlexandriaFalls);
    assert_eq!(view.alexandria_taken, decided, "{scenario}");
    if !decided {
        assert_eq!(Tally::of(config, &state).outcome(), outcome, "{scenario}");
        assert_eq!(view.points.map(|points| points.clamp(0, 255) as u8), outcome.points, "{scenario}");
    }
}

#[test]
fn the_objectives_judge_a_game_as_its_end_does() {
    for (seed, scenario) in [(3, "race-for-tobruk"), (4, "gazala-battle"), (5, "operation-crusader")] {
        judged_as_foretold(scenario, seed);
    }
}

#[test]
fn the_race_counts_tobruk_alone_and_the_campaign_five_places() {
    for (scenario, places) in [("race-for-tobruk", 1), ("campaign", 5)] {
        let mut game = new(scenario, DiceMode::Seeded(SEED));
        let state = game.state().clone();
        let config = game.parts().0.config.clone();
        let view = objectives(&config, &state);
        assert_eq!(view.places.len(), places, "{scenario}");
        assert_eq!(view.turns_left, config.scenario.length(), "{scenario}");
        assert_eq!(
            view.points,
            [0, 1].map(|at| view.places.iter().map(|place| held(place, at)).sum::<i16>()),
            "{scenario}"
        );
    }
}

fn held(place: &desert_fox::query::game::objectives::PlaceHeld, at: usize) -> i16 {
    let side = [Side::Axis, Side::Commonwealth][at];
    if place.holder == Some(side) { place.worth[at] } else { 0 }
}

#[test]
fn a_port_taken_changes_the_judgement_of_the_race() {
    let mut game = new("race-for-tobruk", DiceMode::Seeded(SEED));
    let mut state = game.state().clone();
    let (DesertFox { config, .. }, _) = game.parts();
    assert_eq!(objectives(config, &state).outcome.winner, Some(Side::Commonwealth));
    let tobruk = config.board.tobruk();
    for port in state.ports.iter_mut().filter(|(port, _)| *port == tobruk) {
        port.1 = Side::Axis;
    }
    let view = objectives(config, &state);
    assert_eq!((view.outcome.winner, view.places[0].holder), (Some(Side::Axis), Some(Side::Axis)));
}

#[test]
fn the_figures_have_a_sample_at_the_start_after_each_game_turn_and_at_present() {
    let mut game = played("gazala-battle", DiceMode::Seeded(SEED), usize::MAX, 9);
    let state = game.state().clone();
    let samples = series(&mut game).samples;
    let turns: Vec<u8> = samples.iter().map(|sample| sample.turn).collect();
    let first = game.rules().config.scenario.first_turn;
    assert_eq!(turns, (first - 1..=state.turn).collect::<Vec<_>>());
    assert!(state.turn > first + 1, "game-turn {} at the end", state.turn);
    assert_eq!((samples[0].orders, samples.last().unwrap().orders), (0, game.len() as u32));
    for sample in samples {
        let at = game.state_after(sample.orders as usize).unwrap();
        let config = game.rules().config.clone();
        assert_eq!(sample.points, Tally::of(&config, &at).points());
        for side in [Side::Axis, Side::Commonwealth] {
            let own: Vec<_> = at.of_side(side).filter(|(id, _)| id.counter().is_combat()).collect();
            let face = |id| config.counter(id).face(at.unit(id).is(flag::DEPLETED));
            let strength: u16 = own.iter().map(|(id, _)| u16::from(face(*id).strength)).sum();
            let columns = own.iter().map(|(_, hex)| config.board.grid.column(*hex));
            let front = if side == Side::Axis { columns.max() } else { columns.min() };
            let at = side.index();
            assert_eq!(usize::from(sample.units[at]), own.len());
            assert_eq!((sample.strength[at], sample.front[at]), (strength, front.unwrap_or(0)));
            assert!(sample.supplied[at] <= sample.units[at] && sample.units[at] > 0);
        }
    }
}

#[test]
fn the_figures_have_the_game_turn_that_the_last_order_ended_and_one_sample_before_the_first_order() {
    let mut game = new("gazala-battle", DiceMode::Seeded(SEED));
    let first = game.state().turn;
    assert_eq!(series(&mut game).samples.iter().map(|sample| sample.turn).collect::<Vec<_>>(), [first - 1]);
    let mut draw = Draw::new(9);
    while game.state().turn == first {
        let order = any_order(&mut game, &mut draw).unwrap();
        give(&mut game, &order, &mut draw);
    }
    let turns: Vec<u8> = series(&mut game).samples.iter().map(|sample| sample.turn).collect();
    assert_eq!(turns, [first - 1, first, first + 1]);
}

#[test]
fn the_figures_count_each_unit_that_goes_to_a_box_once() {
    let mut game = played("gazala-battle", DiceMode::Seeded(SEED), usize::MAX, 9);
    let mut lost = 0;
    game.replay_range(0..game.len(), |_, _, _, report| {
        let boxes = [EventCode::ToRefitBox, EventCode::ToDestroyedBox, EventCode::PatrolLost, EventCode::PortSunk];
        lost += report.log.events.iter().filter(|event| boxes.contains(&event.code)).count();
    });
    let last = series(&mut game).samples.pop().unwrap();
    assert!(lost > 0, "nothing was lost");
    assert_eq!(usize::from(last.losses[0] + last.losses[1]), lost);
}

#[test]
fn the_track_has_the_schedules_in_force_and_marks_what_no_source_states() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let turns = track(&config).turns;
    assert_eq!(turns.len(), usize::from(config.scenario.length()));
    for turn in &turns {
        assert_eq!(turn.arrivals.len(), config.schedule.arrivals(turn.turn).len(), "game-turn {}", turn.turn);
    }
    let withdrawals: usize = turns.iter().map(|turn| turn.withdrawals.len()).sum();
    assert_eq!(withdrawals, config.schedule.withdrawals().len());
    let arrivals = || turns.iter().flat_map(|turn| &turn.arrivals);
    assert!(arrivals().any(|line| line.reconstructed) && arrivals().any(|line| !line.reconstructed));
}

#[test]
fn a_game_that_is_over_has_no_turn_left() {
    let mut game = new("race-for-tobruk", DiceMode::Seeded(SEED));
    let mut draw = Draw::new(3);
    while let Some(order) = any_order(&mut game, &mut draw) {
        give(&mut game, &order, &mut draw);
    }
    assert_eq!(game.state().phase, Phase::Over);
    assert_eq!(series(&mut game).samples.last().unwrap().turn, game.state().turn);
}
