//! The preview of overruns agrees with the overruns that can be carried out after the move.

use referee::{Link32, Random, Seed};
use serde_json::{Value, json};

use super::board::{GameQuestion, ask};
use super::snapshot::restore;
use crate::game::carry_out::carry_out;
use crate::game::setup::start;
use crate::model::units::Side;
use crate::opponent::Opponent;
use crate::procedure::overruns::possible;
use crate::random::Draw;
use crate::state::counters::UnitId;
use crate::state::event::Log;
use crate::state::path::Spot;
use crate::state::{Phase, Place, Segment, State};
use crate::turn::cache::Cache;
use crate::turn::config::{GameConfig, Options};
use crate::turn::context::OrderContext;
use crate::turn::to_act::to_act;

/// The strengths of an overrun of a hex once these units have moved beside it.
fn strengths(
    config: &GameConfig,
    cache: &mut Cache,
    state: &State,
    (units, from, spent): (&[UnitId], Spot, u16),
    hex: Spot,
) -> Option<[u16; 2]> {
    let mut state = state.clone();
    for &unit in units {
        let unit = state.unit_mut(unit);
        unit.set_place(Place::Map(from.0));
        unit.spent = spent as u8;
    }
    cache.sync(&state);
    let pieces: Vec<usize> = units.iter().filter_map(|&unit| cache.piece(unit)).collect();
    let mut log = Log::muted();
    let mut ctx = OrderContext { config, cache, state, random: Random::given(&[]), log: &mut log };
    possible(&mut ctx, &pieces, hex.0).ok().map(|plan| plan.strength)
}

/// Compares every overrun of an answer with the one that is possible after the move; how many there are.
fn compare(config: &GameConfig, cache: &mut Cache, state: &State, answer: &Value) -> usize {
    let listed = answer["overruns"].as_array().unwrap();
    for option in listed {
        let spot = |value: &Value| Spot::find(value.as_str().unwrap()).unwrap();
        let names = option["units"].as_array().unwrap().iter();
        let units: Vec<UnitId> = names.map(|name| UnitId::find(name.as_str().unwrap()).unwrap()).collect();
        let spent = (option["spent"].as_f64().unwrap() * 2.0).round() as u16;
        let found = strengths(config, cache, state, (&units, spot(&option["from"]), spent), spot(&option["hex"]));
        assert_eq!(found.map(|strength| json!(strength)), Some(option["strength"].clone()), "{option}");
    }
    cache.sync(state);
    listed.len()
}

#[test]
fn every_overrun_of_the_preview_can_be_made_at_its_odds_after_the_move() {
    let config = GameConfig::new(&Options::of("race-for-tobruk")).unwrap();
    let mut listed = 0;
    for seed in 0..3_u8 {
        let mut cache = Cache::new(&config);
        let mut state = start(&config, &mut cache, &mut Log::muted());
        let mut opponent = Opponent::new(&config, &cache);
        let mut draw = Draw::new(u64::from(seed));
        for count in 0..600_u16 {
            if state.phase == Phase::Over {
                break;
            }
            let moves = state.phase == Phase::InitialMovement && state.segment == Segment::Main;
            if moves && count % 5 == 0 {
                cache.sync(&state);
                let units: Vec<UnitId> = state.of_side(state.phasing).map(|(unit, _)| unit).collect();
                for unit in units.into_iter().filter(|unit| unit.counter().is_combat()) {
                    let answer =
                        json!(ask(&mut cache, &state, &GameQuestion::Overruns { units: vec![unit.to_string()] }));
                    if answer["kind"] == "overruns" {
                        listed += compare(&config, &mut cache, &state, &answer);
                    }
                }
            }
            let order = opponent.order(&config, &mut cache, &state, &mut draw).unwrap();
            let mut link = [seed; 32];
            link[..2].copy_from_slice(&count.to_le_bytes());
            let dice = Random::seeded("overruns", Seed([seed; 16]), Link32(link), &[]);
            let by = to_act(&state);
            state = carry_out(&config, &mut cache, &state, by, &order, dice, &mut Log::muted()).unwrap().state;
        }
    }
    assert!(listed > 20, "{listed}");
}

#[test]
fn a_move_that_cuts_the_supply_of_the_defenders_halves_them_in_the_preview() {
    let config = GameConfig::new(&Options::of("campaign")).unwrap();
    let mut cache = Cache::new(&config);
    let defender = Spot::find("L1519").unwrap().0;
    let (mut supplied, mut cut) = (0, 0);
    for (row, column) in (12..=18).flat_map(|row| (15..=21).map(move |column| (row, column))) {
        let given = json!({
            "empty": true, "turn": 5, "phasing": "axis", "phase": "initialMovement",
            "units": [
                {"id": "5-5lt", "at": "L1517", "fresh": true},
                {"id": "8-15-armd", "at": "L1517", "fresh": true},
                {"id": "3-ind-mtrzd", "at": "L1519"},
                {"id": "commonwealth-supply-01", "at": format!("L{row}{column}")}
            ]
        });
        let given = serde_json::from_value(given).unwrap();
        let Ok(state) = restore(&config, &mut cache, Some(&given), &mut Log::muted()) else { continue };
        cache.sync(&state);
        let is_supplied = cache.supplies(Side::Commonwealth).combat(defender) != 0;
        let units = GameQuestion::Overruns { units: ["5-5lt", "8-15-armd"].map(str::to_owned).to_vec() };
        let answer = json!(ask(&mut cache, &state, &units));
        compare(&config, &mut cache, &state, &answer);
        let halved = |option: &Value| {
            let notes = option["notes"].as_array().unwrap();
            notes.iter().any(|note| note["code"] == "overrun-unsupplied" && note["unit"] == "3-ind-mtrzd")
        };
        supplied += usize::from(is_supplied);
        cut += usize::from(is_supplied && answer["overruns"].as_array().unwrap().iter().any(halved));
    }
    assert!(supplied > 0 && cut > 0 && cut < supplied, "{cut} of {supplied}");
}
