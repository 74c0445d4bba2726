//! Random turns from random positions: every listed order is carried out, no state is without one, and nothing breaks.

use hexgrid::Hex;
use referee::{Draw, Random, Seed};

use super::carry_out::{begin_turn, carry_out};
use super::legal::legal;
use crate::data::edition::Edition;
use crate::data::roster::roster;
use crate::model::finding::Findings;
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::state::order::Order;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

fn random_state(draw: &mut Draw) -> State {
    let edition = Edition::shipped();
    let tobruk = edition.board.parse("Tobruk").unwrap();
    let near = edition.board.grid.within(tobruk, 4);
    let hexes: Vec<Hex> = near.into_iter().filter(|&hex| edition.board.tile(hex).is_some()).collect();
    let mut position = Position::default();
    for id in UnitId::all().filter(|_| draw.chance(35)).collect::<Vec<_>>() {
        let hex = draw.pick(&hexes);
        if position.is_in(position.side(id).enemy(), hex) {
            continue;
        }
        position.place(id, hex, 1 + draw.below(u32::from(roster()[id.index()].steps)) as u8);
    }
    let state = State::new(position, Side::BOTH[draw.below(2) as usize], true);
    begin_turn(edition, state, &mut Findings::new())
}

/// What holds of every state.
fn check(state: &State) {
    for (id, hex) in state.position.on_map() {
        let unit = state.position.unit(id);
        assert!((1..=roster()[id.index()].steps).contains(&unit.steps));
        assert!(unit.disrupted || unit.wait == 0);
        assert!(Edition::shipped().board.tile(hex).is_some());
    }
    for hex in Edition::shipped().board.hexes() {
        let shared = state.position.is_shared(hex);
        assert_eq!(state.position.first_in(hex).is_some(), shared, "{}", Edition::shipped().board.name(hex));
    }
}

#[test]
fn random_turns_come_to_no_dead_end() {
    let edition = Edition::shipped();
    let mut fires = 0;
    for game in 0..140_u8 {
        let mut draw = Draw::new(u64::from(game));
        let mut state = random_state(&mut draw);
        let mut link = referee::Link32([game; 32]);
        for at in 0..150_u16 {
            let orders = legal(edition, &state);
            if state.stage == Stage::Over {
                break;
            }
            assert!(!orders.is_empty(), "game {game}, order {at}: {:?}", state.turn);
            let active: Vec<&Order> = orders.iter().filter(|order| **order != Order::Done).collect();
            let goes_on = !active.is_empty() && draw.chance(80);
            let order = if goes_on { draw.pick(&active).clone() } else { orders[orders.len() - 1].clone() };
            fires += u32::from(matches!(order, Order::Fire { .. }));
            let bytes = at.to_le_bytes();
            let random = Random::seeded("test", Seed([game; 16]), link, &bytes);
            let next = carry_out(edition, &state, to_act(&state), &order, random, &mut Findings::new());
            state = next.unwrap_or_else(|refusal| panic!("game {game}, order {at}: {order:?}: {refusal}")).state;
            link = link.then(&bytes, &[]);
            check(&state);
        }
    }
    assert!(fires > 100, "{fires}");
}
