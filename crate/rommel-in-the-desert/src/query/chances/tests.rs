use serde_json::json;

use super::exact::exact;
use super::sampled::sampled;
use super::tally::Tally;
use super::*;
use crate::model::rule_set::RuleSet;
use crate::query::position::UnitQuery;

/// A battle in Msus that is about to be fought.
fn ready(units: &[(&str, u8)], option: TurnOption) -> (Setup<'static>, Bout) {
    let of = |(unit, steps): &(&str, u8)| UnitQuery {
        unit: (*unit).to_owned(),
        hex: "Msus".to_owned(),
        steps: Some(*steps),
        disrupted: false,
        wait: 0,
    };
    let units: Vec<UnitQuery> = units.iter().map(of).collect();
    let edition = Edition::with(RuleSet::default());
    let turn = BattleTurn { hex: Names::hex("Msus").unwrap(), active: Side::Axis, option, rearguard: false };
    let position = set_up(edition, &units, &[], &[]).unwrap();
    let units = fighting(&position, turn.hex).collect();
    let battle = Some(opening(&edition, turn));
    (Setup { edition, turn, stated: Vec::new(), units }, Bout { position, hits: Hits::default(), battle })
}

/// How far each chance of a sample is from the exact one, in standard errors of its own; only chances that are expected
/// ten times at least.
fn deviations(exact: &Tally, found: &Tally, samples: u32) -> Vec<f64> {
    let all = |tally: &Tally| {
        let sides = tally.losses.iter().flatten().chain(&tally.cleared);
        sides.chain(tally.fires.iter().flatten()).chain(&tally.eliminated).copied().collect::<Vec<f64>>()
    };
    let (exact, found, samples) = (all(exact), all(found), f64::from(samples));
    let pairs = exact.into_iter().zip(found).filter(|&(exact, _)| exact.min(1.0 - exact) * samples >= 10.0);
    pairs.map(|(exact, found)| (found - exact).abs() / (exact * (1.0 - exact) / samples).sqrt()).collect()
}

#[test]
fn sampled_chances_lie_within_their_stated_errors_of_the_exact_ones() {
    let armor = [("21/5", 4), ("15/8", 3), ("5L/MG", 3), ("2/3", 2), ("7/7", 3), ("22Gd", 3), ("2pdr", 2)];
    let infantry = [("Brescia", 4), ("Pavia", 4), ("Italian Art", 2), ("9AU/20", 3), ("9AU/24", 3), ("Matilda A", 3)];
    let mut all = Vec::new();
    for (units, option) in [(&armor[..], TurnOption::Basic), (&infantry[..], TurnOption::Assault)] {
        let (setup, start) = ready(units, option);
        let whole = exact(&setup, &start);
        for seed in [SEED, 1, 2, 3] {
            let part = sampled(&setup, &start, SAMPLES, seed);
            for side in Side::BOTH {
                let (mean, _) = whole.moments(side);
                let (found, variance) = part.moments(side);
                let error = (variance / f64::from(SAMPLES)).sqrt();
                assert!((found - mean).abs() < 3.0 * error, "{side:?}, seed {seed}: {found} for {mean}, error {error}");
            }
            all.extend(deviations(&whole, &part, SAMPLES));
        }
    }
    let percent = |errors: f64| all.iter().filter(|&&deviation| deviation <= errors).count() * 100 / all.len();
    assert!(all.len() > 100 && percent(4.0) == 100, "{all:?}");
    assert!((60..80).contains(&percent(1.0)) && percent(2.0) > 90, "{} {}", percent(1.0), percent(2.0));
}

#[test]
fn the_chances_of_all_ends_add_up_to_one() {
    let (setup, start) = ready(&[("21/5", 4), ("88mm A", 2), ("7/7", 3), ("25pdr", 3)], TurnOption::Assault);
    let tally = exact(&setup, &start);
    for losses in &tally.losses {
        assert!((losses.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{losses:?}");
    }
    assert!(tally.cleared.iter().sum::<f64>() < 1.0);
}

#[test]
fn two_battle_turns_are_exact_up_to_fewer_blocks() {
    let names = ["21/3", "15/8", "5L/MG", "2/3", "7/7", "22Gd", "2pdr", "25pdr"];
    let method = |blocks: usize, assault: &str| {
        let units: Vec<_> =
            names[..blocks].iter().map(|name| json!({"unit": name, "hex": "Msus", "steps": 1})).collect();
        let rules = json!({"assault": assault});
        let query = json!({"rules": rules, "units": units, "hex": "Msus", "active": "axis", "option": "assault"});
        match chances(&serde_json::from_value(query).unwrap()) {
            ChancesAnswer::Chances(report) => report.method,
            ChancesAnswer::Refused { refusal } => panic!("{refusal:?}"),
        }
    };
    assert_eq!(method(EXACT_BLOCKS_TWO_TURNS, "twoTurns"), Method::Exact);
    assert!(matches!(method(EXACT_BLOCKS_TWO_TURNS + 1, "twoTurns"), Method::Sampled { .. }));
    assert_eq!(method(EXACT_BLOCKS_TWO_TURNS + 1, "doubleDice"), Method::Exact);
}
