//! States that agree with what a player knows.

use hexgrid::Hex;
use referee::conformance::Sampler;
use referee::record::{DiceMode, Game};
use referee::{Draw, Rules, Seed};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::opponent::imagined::imagined;
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::record::{Options, Rommel};
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::turn::Turn;

/// Plays at random and looks at both players' pictures of the state now and then; how often.
fn look(mut at: impl FnMut(&mut Rommel, &State, Side, u64)) -> usize {
    let mut looked = 0;
    for (number, id) in [(1, ScenarioId::Year1942), (2, ScenarioId::Crusader), (3, ScenarioId::Italian1940)] {
        let dice = DiceMode::Seeded(Seed([number; 16]));
        let (mut game, mut draw) = (Game::<Rommel>::new(Options::of(id), dice).unwrap().0, Draw::new(number.into()));
        while game.len() < 500 && !RommelSampler.is_over(game.state()) {
            let count = game.len() as u64;
            let (rules, state) = game.parts();
            if count.is_multiple_of(7) {
                for side in Side::BOTH {
                    at(rules, state, side, count);
                }
                looked += 2;
            }
            let order = RommelSampler.legal_order(rules, state, &mut draw).unwrap();
            game.give(order, &[]).unwrap();
        }
    }
    looked
}

#[test]
fn states_that_a_player_cannot_tell_apart_give_the_same_imagined_state() {
    let mut differed = 0;
    let looked = look(|rules, state, side, count| {
        let twin = RommelSampler.twin(state, side, &mut Draw::new(count)).unwrap();
        differed += usize::from(twin != *state);
        let of = |state| imagined(rules.edition(), state, side, &mut Draw::new(count + 1));
        assert!(of(&twin) == of(state), "order {count}, {side:?}");
    });
    assert!(looked > 150 && differed * 2 > looked, "{differed} of {looked}");
}

/// A turn with the hexes of hidden blocks in place of their handles.
fn turn_of(state: &State, hidden: Side) -> (Turn, Vec<Vec<Option<Hex>>>) {
    let (mut turn, mut hexes) = (state.turn.clone(), Vec::new());
    let is_hidden = |unit: &UnitId| state.position.side(*unit) == hidden && !state.revealed.contains(unit);
    let movement = &mut turn.movement;
    for list in [&mut turn.moved, &mut turn.moved_now, &mut movement.stopped, &mut movement.engaged] {
        list.sort_unstable();
        list.dedup();
        let mut at: Vec<_> = list.iter().copied().filter(is_hidden).map(|unit| state.position.hex(unit)).collect();
        at.sort_unstable();
        hexes.push(at);
        list.retain(|unit| !is_hidden(unit));
    }
    let marches = movement.declared.iter_mut().filter(|march| is_hidden(&march.unit));
    hexes.push(
        marches
            .map(|march| state.position.hex(std::mem::replace(&mut march.unit, UnitId::all().next().unwrap())))
            .collect(),
    );
    (turn, hexes)
}

#[test]
fn what_a_player_knows_stays_as_it_is() {
    look(|rules, state, side, count| {
        let drawn = imagined(rules.edition(), state, side, &mut Draw::new(count));
        for (id, hex) in state.position.of_side(side) {
            assert_eq!(drawn.position.unit(id), state.position.unit(id));
            assert_eq!(drawn.position.block(id), state.position.block(id));
            assert_eq!(drawn.position.hex(id), Some(hex));
        }
        // Handles of hidden blocks are dealt again; the piles stay as they are.
        let enemy = side.enemy();
        let piles = |state: &State| {
            let mut seen: Vec<_> = state
                .position
                .of_side(enemy)
                .map(|(id, hex)| (hex, state.position.unit(id).disrupted, state.position.unit(id).wait))
                .collect();
            seen.sort_unstable();
            seen
        };
        assert_eq!(piles(&drawn), piles(state));
        for (id, _) in drawn.position.of_side(enemy) {
            assert!((1..=drawn.position.block(id).steps).contains(&drawn.position.unit(id).steps));
        }
        for &id in &state.revealed {
            assert_eq!(
                (drawn.position.unit(id), drawn.position.block(id)),
                (state.position.unit(id), state.position.block(id))
            );
        }
        if let (Some(cards), Some(before)) = (&drawn.cards, &state.cards) {
            assert_eq!(cards.hand(side), before.hand(side));
            assert_eq!(cards.hand(side.enemy()).size(), before.hand(side.enemy()).size());
            assert_eq!(cards.deck.pile().len(), before.deck.pile().len());
        }
        assert_eq!(drawn.points[side.index()], state.points[side.index()]);
        assert_eq!(turn_of(&drawn, enemy), turn_of(state, enemy));
    });
}

#[test]
fn hidden_blocks_differ_from_draw_to_draw() {
    let mut different = 0;
    let looked = look(|rules, state, side, count| {
        let of = |seed: u64| Rommel::fingerprint(&imagined(rules.edition(), state, side, &mut Draw::new(seed)));
        different += usize::from(of(count) != of(count + 1));
    });
    assert!(different * 10 > looked * 9, "{different} of {looked}");
}
