//! Supply and stacks at risk, and what a player-turn has left out.

use desert_fox::analyst::advice::best_attacks;
use desert_fox::analyst::missed::{LEAST_GAIN, missed};
use desert_fox::analyst::risks::risks;
use desert_fox::analyst::views::{MissedFact, MissedKind};
use desert_fox::game::legal::legal;
use desert_fox::model::units::Side;
use desert_fox::random::games::{Players, begin};
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::{Phase, Place, Segment};

use super::{SCRIPTED, watched};

#[test]
fn a_unit_hangs_on_a_supply_unit_if_it_is_out_of_supply_without_it() {
    let mut bottlenecks = 0;
    watched("campaign", 11, SCRIPTED, |rules, state| {
        if state.phase != Phase::InitialMovement || state.segment != Segment::Main || bottlenecks > 60 {
            return;
        }
        for side in [Side::Axis, Side::Commonwealth] {
            let view = risks(&rules.config, &mut rules.cache, state, side);
            for bottleneck in view.suppliers.iter().filter(|bottleneck| bottleneck.unit.is_some()) {
                let named = |name: &String| UnitId::all().find(|id| id.to_string() == *name).unwrap();
                let mut without = state.clone();
                without.put(named(bottleneck.unit.as_ref().unwrap()), Place::Aside);
                rules.cache.sync(&without);
                let supplies = rules.cache.supplies(side).clone();
                for unit in &bottleneck.units {
                    assert!(!supplies.general(state.unit(named(unit)).hex().unwrap()), "{unit} {bottleneck:?}");
                }
                rules.cache.sync(state);
                let before = rules.cache.supplies(side).clone();
                let lost = state.of_side(side).filter(|&(id, hex)| {
                    !rules.config.counter(id).kind.needs_no_supply() && before.general(hex) && !supplies.general(hex)
                });
                assert_eq!(lost.count(), bottleneck.units.len());
                bottlenecks += 1;
            }
        }
    });
    assert!(bottlenecks > 0);
}

#[test]
fn stacks_that_the_script_overruns_were_at_risk() {
    let mut game = watched("campaign", 3, SCRIPTED, |_, _| {});
    let (mut opening, mut overruns, mut foreseen) = (None, 0, 0);
    let len = game.len();
    game.replay_range(0..len, |rules, before, entry, _| {
        if before.phase == Phase::InitialMovement && before.segment == Segment::Main {
            let key = (before.turn, before.phasing);
            if opening.as_ref().is_none_or(|(known, _)| *known != key) {
                let view = risks(&rules.config, &mut rules.cache, before, before.phasing.enemy());
                opening = Some((key, view));
            }
            if let Order::Overrun { hex, .. } = &entry.order {
                let at_risk = opening
                    .as_ref()
                    .is_some_and(|(_, view)| view.overruns.iter().any(|overrun| overrun.hex == hex.to_string()));
                overruns += 1;
                foreseen += u32::from(at_risk);
            }
        }
    });
    // Defenders of the phase may have come into the hex or lost their supply by moves before it.
    assert!(overruns > 0 && foreseen * 4 >= overruns * 3, "{foreseen} of {overruns}");
}

#[test]
fn stacks_that_an_attack_threatens_lose_more_by_it_than_the_enemy() {
    let mut threats = 0;
    watched("gazala-battle", 4, SCRIPTED, |rules, state| {
        if state.phase != Phase::InitialMovement || state.segment != Segment::Main {
            return;
        }
        for side in [Side::Axis, Side::Commonwealth] {
            for threat in risks(&rules.config, &mut rules.cache, state, side).threats {
                assert!(threat.surrounded || threat.prospect.is_some(), "{threat:?}");
                assert!(threat.prospect.as_ref().is_none_or(|prospect| prospect.gain.of() > 0), "{threat:?}");
                threats += 1;
            }
        }
    });
    assert!(threats > 10, "{threats}");
}

#[test]
fn a_player_turn_in_which_nothing_was_done_has_left_out_what_the_lists_held() {
    let mut game = begin("gazala-battle", 1).unwrap();
    let mut players = Players::new(&mut game, SCRIPTED, 1);
    // The players of the first game-turns are the script; from the second on nothing is moved that need not be.
    let (mut refits, mut idle) = (0, 0);
    while game.state().phase != Phase::Over {
        let state = game.state().clone();
        let order = if state.phase.is_movement() && state.segment == Segment::Main || state.phase == Phase::Refit {
            let (rules, state) = game.parts();
            let listed = legal(&rules.config, &mut rules.cache, state);
            idle += usize::from(state.phase == Phase::InitialMovement && !listed.moves.is_empty());
            refits += usize::from(listed.orders.iter().any(|order| matches!(order, Order::Refit { .. })));
            Order::Done
        } else {
            players.order(&mut game).unwrap()
        };
        game.give(order, &[]).unwrap();
    }
    let starts: Vec<usize> = game.checkpoints().iter().map(|checkpoint| checkpoint.orders).skip(1).collect();
    let mut kinds = Vec::new();
    for &start in starts.iter().chain([&game.len()]) {
        let view = missed(&mut game, start).unwrap();
        assert!(
            view.facts.iter().all(|fact| !fact.cases.is_empty() && view.from <= fact.order && fact.order < view.to)
        );
        kinds.extend(view.facts.into_iter().map(|fact| fact.kind));
    }
    let count = |kind| kinds.iter().filter(|&&known| known == kind).count();
    assert!(idle > 0 && count(MissedKind::Unmoved) == idle, "{idle} phases without a move: {kinds:?}");
    assert!(count(MissedKind::Refit) >= refits, "{refits}: {kinds:?}");
}

#[test]
fn an_overrun_that_is_listed_as_the_phase_ends_has_been_left_out() {
    let mut found = 0;
    for seed in 0..6 {
        let mut game = begin("campaign", seed).unwrap();
        let mut players = Players::new(&mut game, SCRIPTED, seed);
        while game.state().turn < 4 && game.state().phase != Phase::Over {
            let state = game.state().clone();
            if state.phase.is_movement() && state.segment == Segment::Main {
                let (rules, state) = game.parts();
                let listed = legal(&rules.config, &mut rules.cache, state).orders;
                let overrun = listed.iter().find_map(|order| match order {
                    Order::Overrun { hex, .. } => Some(hex.to_string()),
                    _ => None,
                });
                if let Some(hex) = overrun
                    && game.check(&Order::Done).is_ok()
                {
                    game.give(Order::Done, &[]).unwrap();
                    let now = game.len();
                    let view = missed(&mut game, now).unwrap();
                    let now_left =
                        |fact: &&MissedFact| fact.order as usize == now - 1 && fact.hex.as_ref() == Some(&hex);
                    let fact = view.facts.iter().find(now_left).unwrap();
                    assert!(matches!(fact.kind, MissedKind::Overrun | MissedKind::Capture) && fact.odds.is_some());
                    assert!(fact.cases.contains(&"8.3") && !fact.units.is_empty());
                    found += 1;
                    continue;
                }
            }
            let order = players.order(&mut game).unwrap();
            game.give(order, &[]).unwrap();
        }
    }
    assert!(found > 0);
}

#[test]
fn missed_attacks_are_the_best_ones_together_with_all_of_their_hexes() {
    let (mut listed, mut joint) = (0, 0);
    for seed in 0..16 {
        let mut game = begin("gazala-battle", seed).unwrap();
        let mut players = Players::new(&mut game, SCRIPTED, seed);
        while game.state().phase != Phase::Over {
            let state = game.state();
            // No attack is declared that need not be.
            if state.phase.is_combat() && state.segment == Segment::Main && game.check(&Order::Done).is_ok() {
                let (rules, state) = game.parts();
                let mut plan = best_attacks(&rules.config, &mut rules.cache, state, 1).together;
                plan.retain(|attack| (attack.prospect.gain - LEAST_GAIN.into()).of() >= 0);
                game.give(Order::Done, &[]).unwrap();
                let now = game.len();
                let view = missed(&mut game, now).unwrap();
                let of_phase = |fact: &&MissedFact| fact.kind == MissedKind::Attack && fact.order as usize == now - 1;
                let facts: Vec<&MissedFact> = view.facts.iter().filter(of_phase).collect();
                assert_eq!(facts.len(), plan.len().min(3));
                for fact in facts {
                    let hexes: Vec<String> = fact.hex.iter().chain(&fact.also).cloned().collect();
                    let known = plan.iter().any(|attack| {
                        attack.hexes == hexes
                            && attack.units == fact.units
                            && Some(&attack.prospect.odds) == fact.odds.as_ref()
                    });
                    assert!(known, "{fact:?}");
                    listed += 1;
                    joint += usize::from(hexes.len() > 1);
                }
                continue;
            }
            let order = players.order(&mut game).unwrap();
            game.give(order, &[]).unwrap();
        }
    }
    assert!(listed > 0 && joint > 0, "{listed}, {joint} of them on several hexes");
}
