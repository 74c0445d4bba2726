//! The explanation of a unit's supply agrees with its supply, in positions of random games.

use referee::Draw;
use referee::play::seed;
use referee::record::DiceMode;
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::model::finding::Findings;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::rules::supply::{Named, SupplyGround, SupplyStatus, statuses, trace};
use rommel_in_the_desert::state::{Stage, State};

/// Orders between two looks at a game.
const EVERY: usize = 7;

/// Units with a line, units without one, and places where the enemy stops lines.
#[derive(Default)]
struct Met {
    lines: usize,
    without: usize,
    barred: usize,
}

fn check(state: &State, met: &mut Met) {
    for side in Side::BOTH {
        let ground = SupplyGround::new(Edition::shipped(), &state.position, side);
        for (unit, status) in statuses(&ground, Named::first(&[]), &mut Findings::new()) {
            let Some(start) = state.position.hex(unit) else { continue };
            let found = trace(&ground, start);
            let length = if let SupplyStatus::Line(length) = status { Some(usize::from(length)) } else { None };
            assert_eq!(found.line.len(), length.unwrap_or_default(), "{status:?}: {found:?}");
            assert!(length.is_none_or(|length| length == 0 || found.line.last() == Some(&ground.base())), "{found:?}");
            let leads_to_base = found.reached.contains(&ground.base()) && !ground.is_blocked(ground.base());
            assert_eq!(length.is_some(), leads_to_base, "{status:?}: {found:?}");
            assert!(found.reached.contains(&start) && found.ends.iter().all(|hex| !found.reached.contains(hex)));
            met.lines += usize::from(length.is_some());
            met.without += usize::from(length.is_none());
            met.barred += found.barred.len();
        }
    }
}

#[test]
fn a_unit_has_a_line_exactly_where_the_explanation_shows_one() {
    let mut met = Met::default();
    for (number, scenario) in (1..).zip([ScenarioId::Year1941, ScenarioId::Crusader, ScenarioId::Gazala]) {
        let (mut game, _) = Game::new(Options::of(scenario), DiceMode::Seeded(seed(number))).unwrap();
        let mut draw = Draw::new(number);
        while game.state().stage != Stage::Over && game.len() < 600 {
            let (rules, state) = game.parts();
            let order = opponent::order(rules.edition(), state, &mut draw).unwrap();
            game.give(order, &[]).unwrap();
            if game.len().is_multiple_of(EVERY) && game.state().stage == Stage::Turns {
                check(game.state(), &mut met);
            }
        }
    }
    assert!(met.lines > 1_000 && met.without > 10 && met.barred > 100, "{} {} {}", met.lines, met.without, met.barred);
}
