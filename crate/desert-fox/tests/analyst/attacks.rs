//! The best attacks, one by one, against every group of units and against the report of the page.

use desert_fox::analyst::advice::best_attacks;
use desert_fox::analyst::attacks::EXHAUSTIVE;
use desert_fox::game::legal::legal;
use desert_fox::opponent::worth::Worth;
use desert_fox::query::combat::outcome::EndPlace;
use desert_fox::query::game::preview::{CombatPreview, preview};
use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::Spot;
use desert_fox::state::{Phase, Segment, State, flag};
use hexgrid::Hex;
use referee::Rules;
use referee::luck::Fraction;

use super::{SCRIPTED, watched};

/// The mean gain of an attack in strength points, from the report that the page shows on it.
pub fn gain_by_report(rules: &mut DesertFox, state: &State, units: &[UnitId], hexes: &[Hex]) -> Option<f64> {
    let ask = CombatPreview {
        units: units.to_vec(),
        hexes: hexes.iter().map(|&hex| Spot(hex)).collect(),
        attacker_supply: None,
        defender_supply: None,
    };
    let report = preview(&rules.config, &mut rules.cache, state, &ask).ok()?;
    let side = state.phasing;
    let named = |name: &str| UnitId::all().find(|id| id.to_string() == name).unwrap();
    let mut gain = 0.0;
    for chances in &report.chances {
        let id = named(&chances.unit);
        let counter = rules.config.counter(id);
        let fights = units.contains(&id) || hexes.contains(&state.unit(id).hex().unwrap());
        if !fights {
            continue;
        }
        let depleted = state.unit(id).is(flag::DEPLETED);
        let points = |depleted| f64::from(counter.face(depleted).strength.max(1));
        let whole = if counter.is_supply() { 3.0 } else { points(depleted) };
        for end in &chances.ends {
            let chance = f64::from(end.chance[0]) / f64::from(end.chance[1]);
            let gone = !matches!(end.end.place, EndPlace::Stands | EndPlace::Retreated | EndPlace::Advanced);
            let left = if end.end.depleted && !counter.is_supply() { points(true) } else { whole };
            let shaken = end.end.disrupted && !state.unit(id).is(flag::DISRUPTED);
            let loss = if gone { whole } else { whole - left + if shaken { left / 4.0 } else { 0.0 } };
            gain += if state.owner(id) == side { -loss } else { loss } * chance;
        }
    }
    let cleared = report.faces.iter().filter(|face| {
        let held = |chances: &desert_fox::query::combat::outcome::UnitChances| {
            let id = named(&chances.unit);
            let target = hexes.contains(&state.unit(id).hex().unwrap()) && state.owner(id) != side;
            target && id.counter().is_combat() && chances.ends.iter().any(|end| end.end.place == EndPlace::Stands)
        };
        !face.units.iter().any(held)
    });
    let cleared = cleared.count() as f64 / report.faces.len() as f64;
    let worth = Worth::of(&rules.config, state);
    let prize: i64 = hexes.iter().map(|&hex| worth.to(&rules.cache.forces, side, hex)).sum();
    Some(gain + cleared * prize as f64)
}

/// A fraction as a number.
pub fn number(fraction: Fraction) -> f64 {
    fraction.of() as f64 / fraction.out_of() as f64
}

#[test]
fn the_best_attack_is_the_best_of_all_groups_of_units() {
    let mut compared = 0;
    for (scenario, seed) in [("gazala-battle", 1), ("operation-crusader", 2), ("race-for-tobruk", 3)] {
        watched(scenario, seed, SCRIPTED, |rules, state| {
            if !state.phase.is_combat() || state.segment != Segment::Main || !state.combats.is_empty() {
                return;
            }
            let options = legal(&rules.config, &mut rules.cache, state).attacks;
            let small = |units: usize| units <= EXHAUSTIVE.min(6);
            if options.is_empty() || !options.iter().all(|option| small(option.units.len())) {
                return;
            }
            let mut best = f64::NEG_INFINITY;
            for option in &options {
                for mask in 1..1_u32 << option.units.len() {
                    let chosen = option.units.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
                    let units: Vec<UnitId> = chosen.map(|(_, unit)| *unit).collect();
                    let gain = gain_by_report(rules, state, &units, &[option.hex]);
                    best = best.max(gain.unwrap_or(f64::NEG_INFINITY));
                }
            }
            let advice = best_attacks(&rules.config, &mut rules.cache, state, usize::MAX);
            let single = advice.attacks.iter().find(|attack| attack.hexes.len() == 1).unwrap();
            assert!(
                (number(single.prospect.gain) - best).abs() < 1e-9,
                "{scenario}, game-turn {}: {:?} promises {:?}, the best of all groups {best}",
                state.turn,
                single.units,
                single.prospect.gain
            );
            compared += 1;
        });
    }
    assert!(compared >= 5, "{compared} positions were small enough");
}

#[test]
fn every_attack_that_is_advised_may_be_declared_and_its_gain_is_that_of_its_report() {
    let mut compared = 0;
    watched("gazala-battle", 5, SCRIPTED, |rules, state| {
        if !state.phase.is_combat() || state.segment != Segment::Main {
            return;
        }
        for attack in best_attacks(&rules.config, &mut rules.cache, state, 5).attacks {
            let named = |name: &String| UnitId::all().find(|id| id.to_string() == *name).unwrap();
            let units: Vec<UnitId> = attack.units.iter().map(named).collect();
            let hexes: Vec<Spot> = attack.hexes.iter().map(|hex| Spot::find(hex).unwrap()).collect();
            let targets: Vec<Hex> = hexes.iter().map(|hex| hex.0).collect();
            let gain = gain_by_report(rules, state, &units, &targets).unwrap();
            assert!((number(attack.prospect.gain) - gain).abs() < 1e-9, "{attack:?}: {gain}");
            let order = Order::Attack { units, hexes };
            rules.carry_out(state, &order, referee::Random::given(&[]), &mut DesertFox::muted()).unwrap();
            compared += 1;
        }
    });
    assert!(compared > 0);
}

#[test]
fn units_that_attack_after_a_move_can_reach_their_hexes() {
    let mut seen = 0;
    watched("operation-crusader", 1, SCRIPTED, |rules, state| {
        if state.phase != Phase::InitialMovement || state.segment != Segment::Main || seen > 20 {
            return;
        }
        let advice = best_attacks(&rules.config, &mut rules.cache, state, 3);
        assert!(advice.after_move);
        let listed = legal(&rules.config, &mut rules.cache, state);
        for attack in &advice.attacks {
            assert!(attack.prospect.gain.of() > 0 && attack.expends.is_none());
            for (unit, from) in attack.units.iter().zip(&attack.from) {
                let id = UnitId::all().find(|id| id.to_string() == *unit).unwrap();
                let from: Spot = Spot::find(from).unwrap();
                let reaches = listed
                    .moves
                    .iter()
                    .any(|option| option.unit == id && option.hexes.iter().any(|(hex, _)| *hex == from.0));
                assert!(reaches || state.unit(id).hex() == Some(from.0), "{unit} cannot come to {from:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}
