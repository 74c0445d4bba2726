//! Which units the report on a combat that might be fought takes to be in combat supply.

use referee::Random;
use serde_json::{Value, json};

use super::preview::{CombatPreview, SupplyGuess, preview};
use super::snapshot::restore;
use crate::game::carry_out::carry_out;
use crate::query::combat::report::Report;
use crate::state::event::Log;
use crate::state::order::Order;
use crate::turn::cache::Cache;
use crate::turn::config::{GameConfig, Options};
use crate::turn::to_act::to_act;

/// An attack by the Axis in its First Combat Phase, or by the Commonwealth in its own.
struct Attack {
    phasing: &'static str,
    rules: Value,
    units: &'static [&'static str],
    given: &'static [(&'static str, &'static str)],
    orders: Value,
}

const SUPPLIED: Attack = Attack {
    phasing: "axis",
    rules: Value::Null,
    units: &["5-5lt"],
    given: &[("5-5lt", "L1519"), ("axis-supply-01", "L1519"), ("3-ind-mtrzd", "L1520")],
    orders: Value::Null,
};

impl Attack {
    /// The report on the attack on L1520 after the orders, with guesses about the supply of either side.
    fn report(&self, guesses: [Option<SupplyGuess>; 2]) -> Report {
        let mut options = Options::of("campaign");
        if !self.rules.is_null() {
            options.rules = serde_json::from_value(self.rules.clone()).unwrap();
        }
        let config = GameConfig::new(&options).unwrap();
        let mut cache = Cache::new(&config);
        let units: Vec<Value> = self
            .given
            .iter()
            .map(|(id, hex)| json!({"id": id, "at": hex, "disrupted": *id == "3-ind-mtrzd"}))
            .collect();
        let given = json!({"empty": true, "turn": 8, "phasing": self.phasing, "phase": "firstCombat", "units": units});
        let given = serde_json::from_value(given).unwrap();
        let mut state = restore(&config, &mut cache, Some(&given), &mut Log::muted()).unwrap();
        for order in self.orders.as_array().into_iter().flatten() {
            let order: Order = serde_json::from_value(order.clone()).unwrap();
            let (by, dice) = (to_act(&state), Random::given(&[]));
            state = carry_out(&config, &mut cache, &state, by, &order, dice, &mut Log::muted()).unwrap().state;
        }
        let ask = json!({"units": self.units, "hexes": ["L1520"]});
        let [attacker_supply, defender_supply] = guesses;
        let ask = CombatPreview { attacker_supply, defender_supply, ..serde_json::from_value(ask).unwrap() };
        preview(&config, &mut cache, &state, &ask).unwrap()
    }

    /// The strengths of the attacker and the defender.
    fn strengths(&self, guesses: [Option<SupplyGuess>; 2]) -> [i16; 2] {
        let report = self.report(guesses);
        [report.strengths.attacker.total, report.strengths.defender.total]
    }
}

#[test]
fn supply_that_reaches_the_units_counts_before_it_is_allotted() {
    let usual = SUPPLIED.strengths([None; 2]);
    let nobody = SUPPLIED.strengths([Some(SupplyGuess::Nobody); 2]);
    assert_eq!(usual, SUPPLIED.strengths([Some(SupplyGuess::Reached); 2]));
    assert!(usual[0] > nobody[0], "{usual:?} {nobody:?}");
    assert_eq!(usual[1], nobody[1], "the defender is out of reach of any supply");
}

#[test]
fn so_does_supply_that_takes_a_supply_unit() {
    let both = Attack {
        units: &["5-5lt", "8-15-armd"],
        given: &[("5-5lt", "L1519"), ("8-15-armd", "L1519"), ("axis-supply-01", "L1519"), ("3-ind-mtrzd", "L1520")],
        ..SUPPLIED
    };
    assert!(both.strengths([None; 2])[0] > both.strengths([Some(SupplyGuess::Nobody); 2])[0]);
}

#[test]
fn what_has_been_allotted_counts_from_then_on() {
    let attack = json!({"attack": {"units": ["5-5lt", "8-15-armd"], "hexes": ["L1520"]}});
    let allotted = |expend: Value, combats: Value| Attack {
        units: &["5-5lt", "8-15-armd"],
        given: &[("5-5lt", "L1519"), ("8-15-armd", "L1519"), ("axis-supply-01", "L1519"), ("3-ind-mtrzd", "L1520")],
        orders: json!([attack, "done", {"supply": {"expend": expend, "combats": combats}}]),
        ..SUPPLIED
    };
    let (none, all) = (allotted(json!([]), json!([])), allotted(json!(["axis-supply-01"]), json!([0])));
    assert!(all.strengths([None; 2])[0] > none.strengths([None; 2])[0]);
    // A guess forgets it, and nothing else of the unit.
    let nobody = all.strengths([Some(SupplyGuess::Nobody); 2]);
    assert_eq!(nobody, none.strengths([None; 2]));
}

#[test]
fn all_artillery_fires_where_supply_allows_it() {
    let attack = Attack {
        phasing: "commonwealth",
        rules: json!({"switches": {"artillerySupply": "oneWithoutShift"}}),
        units: &["a-arty", "b-arty", "22-gds"],
        given: &[
            ("a-arty", "L1519"),
            ("b-arty", "L1519"),
            ("22-gds", "L1519"),
            ("commonwealth-supply-01", "L1519"),
            ("361-inf", "L1520"),
        ],
        orders: Value::Null,
    };
    let shifts = |guess| serde_json::to_value(attack.report([guess, None]).attacker_shifts).unwrap();
    let all = shifts(None);
    assert_ne!(all, shifts(Some(SupplyGuess::Nobody)));
    let plenty = Attack { rules: Value::Null, ..attack };
    assert_eq!(all, serde_json::to_value(plenty.report([None; 2]).attacker_shifts).unwrap());
}
