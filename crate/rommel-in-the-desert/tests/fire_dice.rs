//! The journal of a game holds the dice of each fire.

use referee::record::DiceMode;
use referee::{Draw, Seed};
use rommel_in_the_desert::model::finding::Code;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::record::{Game, Options};
use rommel_in_the_desert::state::Stage;
use rommel_in_the_desert::state::order::Order;

/// Games of the scripted opponent: the dice of a fire are those that its order rolled, one for each die of the fire.
#[test]
fn the_dice_of_a_fire_are_those_that_were_rolled() {
    let (mut game, _) = Game::new(Options::of(ScenarioId::Crusader), DiceMode::Seeded(Seed([7; 16]))).unwrap();
    let (mut draw, mut fires) = (Draw::new(7), 0);
    while game.len() < 900 && game.state().stage != Stage::Over {
        let (rules, state) = game.parts();
        let order = opponent::order(rules.edition(), state, &mut draw).unwrap();
        let is_fire = matches!(order, Order::Fire { .. });
        let report = game.give(order, &[]).unwrap();
        let hits: Vec<_> = report.log.findings.iter().filter(|finding| finding.code == Code::Hits).collect();
        for fire in &hits {
            assert_eq!(fire.faces.descending().count(), usize::try_from(fire.before).unwrap());
        }
        if let (true, [fire, ..]) = (is_fire, hits.as_slice()) {
            let mut rolled = report.faces[..usize::try_from(fire.before).unwrap()].to_vec();
            rolled.sort_unstable_by(|one, other| other.cmp(one));
            assert_eq!(fire.faces.descending().collect::<Vec<_>>(), rolled);
            fires += 1;
        }
    }
    assert!(fires > 10, "{fires} fires");
}
