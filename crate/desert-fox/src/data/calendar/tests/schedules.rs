//! Who comes, who goes and who returns.

use super::*;
use crate::data::calendar::entry::state;
use crate::data::roster::{ArrivesAt, CounterSet};
use crate::data::schedule::Arrival;
use crate::model::rule_set::ScheduleErrata;
use crate::procedure::reinforcement::withdrawal::{strength_owed, substitutes};
use crate::state::counters::UnitId;

/// R001.
#[test]
fn artclre_arrives_on_game_turn_13_and_not_on_18() {
    assert!(arrives(&corrected(), 13, "artclre") && !arrives(&corrected(), 18, "artclre"));
    assert!(!arrives(&as_printed(), 13, "artclre") && arrives(&as_printed(), 18, "artclre"));
}

/// R002.
#[test]
fn the_sixth_new_zealand_brigade_arrives_on_game_turn_3_and_not_on_2() {
    assert!(arrives(&corrected(), 3, "6-2-nz") && !arrives(&corrected(), 2, "6-2-nz"));
    assert!(!arrives(&as_printed(), 3, "6-2-nz") && arrives(&as_printed(), 2, "6-2-nz"));
}

/// R003.
#[test]
fn trieste_heavy_weapons_keep_14_movement_points_when_depleted() {
    let unit = |rules: RuleSet| &roster::of(&rules)[usize::from(index("101-tri-hw"))];
    assert_eq!([false, true].map(|depleted| unit(RuleSet::spi_1981_errata()).allowance(depleted)), [14, 14]);
    assert_eq!([false, true].map(|depleted| unit(RuleSet::spi_1981()).allowance(depleted)), [14, 28]);
}

/// R004.
#[test]
fn the_free_french_are_worth_2_and_1_stacking_points_on_both_sides() {
    let points = |id| {
        let unit = roster::unit(id).unwrap();
        [unit.full, unit.depleted.unwrap()].map(|face| face.stacking_points)
    };
    assert_eq!((points("1ff"), points("2ff")), ([2, 2], [1, 1]));
}

/// R007.
#[test]
fn the_150th_brigade_leaves_on_game_turn_6_and_returns_on_12() {
    let returning =
        |schedule: &Schedule| schedule.returns(12).any(|(_, withdrawal)| withdrawal.counter == index("150-50"));
    assert!(withdrawn(&corrected(), 6).contains(&"150-50") && returning(&corrected()));
    assert!(withdrawn(&as_printed(), 6).contains(&"150-50") && !returning(&as_printed()));
}

/// R008.
#[test]
fn game_turn_4_withdraws_a_brigade_of_4_ind_and_not_of_3_ind() {
    assert_eq!(withdrawn(&corrected(), 4), ["5-4-ind"]);
    assert_eq!(withdrawn(&as_printed(), 4), ["5-3-ind"]);
}

/// R009.
#[test]
fn three_armored_brigades_enter_the_refit_box_a_turn_before_they_can_be_rebuilt() {
    for rules in [RuleSet::spi_1981(), RuleSet::spi_1981_errata()] {
        let schedule = schedule(rules);
        let boxed: Vec<Arrival> = (0..=LAST_TURN)
            .flat_map(|turn| schedule.arrivals(turn).to_vec())
            .filter(|arrival| arrival.to == ArrivesAt::RefitBox)
            .collect();
        assert_eq!(boxed.len(), 3);
        for id in ["1-2-armd", "4-7-armd", "7-7-armd"] {
            let unit = roster::unit(id).unwrap();
            assert!(boxed.iter().any(|arrival| arrival.counter == index(id)) && arrives(&schedule, 3, id), "{id}");
            assert_eq!(Calendar::standard().rebuild_from(unit.nation, unit.armor_rating.unwrap()), Month(4), "{id}");
        }
    }
}

/// R021.
#[test]
fn the_australian_heavy_infantry_withdrawn_on_game_turn_6_has_no_substitute() {
    assert!(withdrawn(&corrected(), 6).contains(&"18-aus"));
    assert_eq!(substitutes(index("18-aus")), Vec::<u8>::new());
    let for_foot = substitutes(index("5-4-ind"));
    assert!(for_foot.contains(&index("7-4-ind")) && !for_foot.contains(&index("18-aus")));
    assert!(!for_foot.contains(&index("5-4-ind")) && !for_foot.contains(&index("361-inf")));
}

#[test]
fn substitutes_owe_the_undepleted_strength_and_armor_owes_none() {
    let owed = |id: &str| strength_owed(UnitId::of_roster(index(id)).counter());
    assert_eq!((owed("150-50"), owed("7-7-armd")), (4, 0));
}

/// R051.
#[test]
fn the_six_angles_schedule_is_the_corrected_one_and_the_tiger() {
    let (six_angles, corrected) = (schedule(RuleSet::six_angles_2006()), corrected());
    assert_eq!(six_angles.withdrawals(), corrected.withdrawals());
    for turn in (0..=LAST_TURN).filter(|turn| *turn != 19) {
        assert_eq!(six_angles.arrivals(turn), corrected.arrivals(turn), "{turn}");
    }
    assert_eq!(six_angles.arrivals(19).len(), corrected.arrivals(19).len() + 1);
}

/// R052.
#[test]
fn the_tiger_company_comes_on_a_die_of_1_in_six_angles_alone_and_is_never_rebuilt() {
    let tiger = Arrival { counter: index("1-501-tiger"), to: ArrivesAt::Map, up_to: Some(1) };
    assert!(schedule(RuleSet::six_angles_2006()).arrivals(19).contains(&tiger));
    assert_eq!(schedule(RuleSet::six_angles_2006()).arrival_of(tiger.counter), Some(19));
    for rules in [RuleSet::spi_1981(), RuleSet::spi_1981_errata(), RuleSet::johnson_2019()] {
        assert_eq!(schedule(rules).arrival_of(tiger.counter), None);
    }
    let unit = roster::unit("1-501-tiger").unwrap();
    assert!(unit.irreplaceable && unit.depleted.is_none() && unit.zone && unit.full.stacking_points == 0);
    assert!(!roster::roster().iter().any(|other| other.irreplaceable && other.id != unit.id));
}

#[test]
fn every_correction_finds_the_printed_value_that_it_replaces() {
    for correction in roster::corrections() {
        let (item, id) = correction.what.split_once('/').unwrap();
        let values = [roster::printed(), roster::roster()].map(|counters| {
            let unit = counters.iter().find(|unit| unit.id == id).unwrap();
            match item {
                "arrival" => unit.arrival,
                "depletedAllowance" => unit.depleted_allowance,
                _ => panic!("{}", correction.what),
            }
        });
        let [old, new] = values.map(|value| value.unwrap().to_string());
        assert_eq!((&old, &new), (&correction.old, &correction.new), "{}", correction.what);
    }
    for correction in &data::file().correction {
        let (item, id) = Item::parse(&correction.what).unwrap();
        let [old, new] = [ScheduleErrata::Printed, ScheduleErrata::Corrected]
            .map(|errata| Calendar::standard().entries[usize::from(index(id))][state(errata)].text(item));
        assert_eq!((&old, &new), (&correction.old, &correction.new), "{}", correction.what);
    }
    let rulings = roster::corrections().iter().chain(&data::file().correction).map(|correction| correction.ruling);
    for ruling in rulings {
        let of_ledger = crate::data::ledger::ledger().iter().find(|known| known.id == ruling).unwrap();
        assert_eq!(of_ledger.switch.as_ref().unwrap().field, "schedule", "{ruling}");
    }
}

#[test]
fn every_unit_of_the_schedules_arrives_once() {
    for rules in crate::model::preset::Preset::ALL.map(crate::model::preset::Preset::rules) {
        let schedule = schedule(rules);
        for (counter, unit) in (0_u8..).zip(roster::of(&rules)) {
            let turns: Vec<u8> = (0..=LAST_TURN)
                .filter(|turn| schedule.arrivals(*turn).iter().any(|arrival| arrival.counter == counter))
                .collect();
            let takes_part = unit.set == CounterSet::Spi1981 || schedule.arrival_of(counter).is_some();
            let expected: Vec<u8> = unit.arrival.filter(|_| takes_part).into_iter().collect();
            assert_eq!(turns, expected, "{}", unit.id);
            assert_eq!(schedule.arrival_of(counter), turns.first().copied(), "{}", unit.id);
        }
    }
}

#[test]
fn nobody_is_withdrawn_before_he_arrives_or_returns_before_he_leaves() {
    for schedule in [as_printed(), corrected()] {
        for withdrawal in schedule.withdrawals() {
            assert!(schedule.arrival_of(withdrawal.counter).unwrap() <= withdrawal.turn);
            assert!(withdrawal.returns.is_none_or(|turn| turn > withdrawal.turn));
        }
    }
}

#[test]
fn an_owner_can_give_no_more_withdrawals_than_a_game_can_settle() {
    let units = roster::roster().iter().filter(|unit| unit.nation == Nation::Commonwealth && unit.arrival.is_some());
    let changes: Vec<ChartChange> = units.map(|unit| change(&format!("withdrawal/{}", unit.id), None, "20")).collect();
    let some = |count| changes.iter().enumerate().take(count).collect::<Vec<_>>();
    let refused = Calendar::standard().with(&some(changes.len())).unwrap_err().0;
    let calendar = Calendar::standard().with(&some(refused)).unwrap();
    for rules in [RuleSet::spi_1981(), RuleSet::spi_1981_errata()] {
        assert!(Schedule::of(&calendar, &rules, campaign_scenario()).withdrawals().len() <= MOST_WITHDRAWALS);
    }
    assert!(refused > MOST_WITHDRAWALS - 4);
}
