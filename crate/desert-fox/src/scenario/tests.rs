use std::collections::BTreeSet;

use hexgrid::Hex;

use super::*;
use crate::board::{Board, PlaceKind};
use crate::calendar::{Calendar, CalendarNumber, Schedule};
use crate::position::answering::ask;
use crate::position::query::BoardQuery;
use crate::roster::roster;
use crate::rules::{Preset, RuleSet};
use crate::tables::{Number, Tables};
use crate::units::{Terrain, UnitKind};

fn playable() -> impl Iterator<Item = &'static Scenario> {
    all().iter().filter(|scenario| scenario.playable)
}

fn name(hex: Hex) -> String {
    Board::printed().name(hex, &RuleSet::spi_1981()).to_string()
}

/// R050.
#[test]
fn the_published_scenarios_have_their_lengths() {
    let lengths: Vec<(ScenarioSet, u8)> = all().iter().map(|scenario| (scenario.set, scenario.length())).collect();
    let published = [
        (ScenarioSet::Spi1981, 5),
        (ScenarioSet::Spi1981, 22),
        (ScenarioSet::FoxKilled, 7),
        (ScenarioSet::FoxKilled, 28),
        (ScenarioSet::SixAngles, 3),
        (ScenarioSet::SixAngles, 3),
    ];
    assert_eq!(lengths, published);
    let turns = |id| by_id(id).map(|scenario| (scenario.first_turn, scenario.last_turn));
    assert_eq!((turns("operation-crusader"), turns("gazala-battle")), (Some((9, 11)), Some((15, 17))));
    assert_eq!(playable().map(|scenario| scenario.id.as_str()).collect::<Vec<_>>(), ["race-for-tobruk", "campaign"]);
    assert!(by_id("no such scenario").is_none());
}

#[test]
fn the_axis_begins_both_scenarios_and_each_is_won_its_own_way() {
    assert!(playable().all(|scenario| scenario.first_player == Side::Axis && scenario.first_turn == 1));
    assert_eq!(playable().map(|scenario| scenario.victory).collect::<Vec<_>>(), [Victory::Race, Victory::Campaign]);
}

#[test]
fn scenarios_have_ids_and_names_of_their_own() {
    let ids: BTreeSet<&str> = all().iter().map(|scenario| scenario.id.as_str()).collect();
    let names: BTreeSet<&str> = all().iter().map(|scenario| scenario.name.as_str()).collect();
    assert_eq!((ids.len(), names.len()), (all().len(), all().len()));
}

#[test]
fn every_unit_that_the_schedules_have_at_set_up_stands_in_one_hex() {
    for scenario in playable() {
        for rules in Preset::ALL.map(Preset::rules) {
            let schedule = Schedule::of(Calendar::standard(), &rules);
            let mut placed: Vec<u8> = scenario.setup.units(&schedule).map(|(counter, _)| counter).collect();
            placed.extend(&scenario.setup.refit_box);
            placed.sort_unstable();
            let expected: Vec<u8> = schedule.arrivals(0).iter().map(|arrival| arrival.counter).collect();
            assert_eq!(placed, expected, "{}", scenario.id);
        }
    }
}

#[test]
fn a_unit_to_which_the_owner_gives_a_later_arrival_is_not_at_set_up() {
    let change = crate::overlay::ChartChange { what: "arrival/pavia".to_owned(), old: None, new: "2".to_owned() };
    let calendar = Calendar::standard().with(&[(0, &change)]).unwrap();
    let pavia = crate::roster::index("pavia").unwrap();
    let schedule = Schedule::of(&calendar, &RuleSet::spi_1981());
    for setup in playable().map(|scenario| &scenario.setup) {
        assert!(!setup.units(&schedule).any(|(counter, _)| counter == pavia));
    }
    assert!(schedule.arrivals(2).iter().any(|arrival| arrival.counter == pavia));
}

#[test]
fn the_set_up_is_legal() {
    let board = Board::printed();
    let limit = Tables::standard().number(Number::StackingLimit);
    for setup in playable().map(|scenario| &scenario.setup) {
        let hexes: BTreeSet<Hex> = setup.stacks.iter().map(|stack| stack.hex).collect();
        assert_eq!(hexes.len(), setup.stacks.len(), "a hex stands there twice");
        for stack in &setup.stacks {
            let hex = name(stack.hex);
            let units: Vec<_> = stack.counters.iter().map(|counter| &roster()[usize::from(*counter)]).collect();
            assert!(board.is_land(stack.hex), "{hex}");
            assert!(units.iter().all(|unit| unit.nation.side() == stack.side && !unit.kind.is_supply()), "{hex}");
            assert!(units.iter().map(|unit| u16::from(unit.full.stacking_points)).sum::<u16>() <= limit, "{hex}");
            assert!(!matches!(board.terrain(stack.hex), Terrain::Marsh | Terrain::SandSea), "{hex}");
            assert!(stack.depleted.iter().all(|counter| stack.counters.contains(counter)), "{hex}");
        }
        for side in [Side::Axis, Side::Commonwealth] {
            let own = setup.stacks.iter().filter(|stack| stack.side == side);
            let supply_units: u16 = own.map(|stack| u16::from(stack.msus) + u16::from(stack.dumps)).sum();
            let counters =
                [CalendarNumber::SupplyCountersAxis, CalendarNumber::SupplyCountersCommonwealth][side.index()];
            assert!((1..Calendar::standard().number(counters)).contains(&(supply_units as i16)));
        }
    }
}

#[test]
fn every_port_has_its_owner() {
    let ports: BTreeSet<Hex> = Board::printed().ports().collect();
    for setup in playable().map(|scenario| &scenario.setup) {
        let owned: BTreeSet<Hex> = setup.ports.iter().map(|(hex, _)| *hex).collect();
        assert_eq!((owned.len(), &owned), (setup.ports.len(), &ports));
    }
    assert!(Board::printed().places().iter().any(|place| place.is(PlaceKind::Port)));
}

/// The position at set-up, asked about a player's supply.
fn position(setup: &Setup, side: &str) -> BoardQuery {
    let mut units = Vec::new();
    for stack in &setup.stacks {
        let hex = name(stack.hex);
        for counter in &stack.counters {
            let unit = &roster()[usize::from(*counter)];
            units.push(serde_json::json!({ "id": unit.id, "roster": unit.id, "hex": hex }));
        }
        let nation = if stack.side == Side::Axis { "german" } else { "commonwealth" };
        for (kind, count) in [(UnitKind::Msu, stack.msus), (UnitKind::Dump, stack.dumps)] {
            units.extend((0..count).map(|at| {
                serde_json::json!({ "id": format!("{kind:?} {hex} {at}"), "nation": nation, "kind": kind, "hex": hex })
            }));
        }
    }
    let ports: Vec<_> =
        setup.ports.iter().map(|(hex, side)| serde_json::json!({ "hex": name(*hex), "side": side })).collect();
    let question = serde_json::json!({ "kind": "supply", "side": side });
    serde_json::from_value(serde_json::json!({ "position": { "units": units, "ports": ports }, "question": question }))
        .unwrap()
}

#[test]
fn supply_reaches_every_unit_at_set_up() {
    for setup in playable().map(|scenario| &scenario.setup) {
        for side in ["axis", "commonwealth"] {
            let answer = serde_json::to_value(ask(&position(setup, side))).unwrap();
            assert_eq!(answer["kind"], "supply", "{answer}");
            let without = |list: &str, what: &str| -> Vec<String> {
                let list = answer[list].as_array().unwrap();
                assert!(!list.is_empty());
                list.iter().filter(|unit| unit[what] != true).map(|unit| unit["unit"].to_string()).collect()
            };
            assert_eq!(without("units", "general"), Vec::<String>::new());
            assert_eq!(without("units", "combat"), Vec::<String>::new());
            assert_eq!(without("supplyUnits", "linked"), Vec::<String>::new());
        }
    }
}

#[test]
fn no_unit_at_set_up_stands_next_to_an_enemy() {
    let grid = &Board::printed().grid;
    for setup in playable().map(|scenario| &scenario.setup) {
        for stack in &setup.stacks {
            let enemy = |hex: Hex| setup.stacks.iter().any(|other| other.side != stack.side && other.hex == hex);
            assert!(!grid.neighbours(stack.hex).any(|(_, hex)| enemy(hex)), "{}", name(stack.hex));
        }
    }
}
