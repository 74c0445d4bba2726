//! The search on the tiny game with hidden cards.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use referee::conformance::{Sampler, Suite};
use referee::record::{DiceMode, Game};
use referee::search::{Effort, Level, Search, Searchable, Strategist, StyledPlayer, Thought, Value};
use referee::{ComputerPlayer, Deck, Draw, Listed, Seed};

use crate::sampler::WadiSampler;
use crate::wadi::{Card, Order, Side, State, Table, Wadi, WadiOptions};
use crate::wadi_views::orders;

/// How a script plays Wadi.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Style {
    /// Ends the turn at once.
    Idle,
    /// Lays everything and turns nothing up.
    Sly,
    /// Lays everything and turns it up.
    Eager,
}

#[derive(Clone, Debug)]
pub struct Script(Style);

impl ComputerPlayer<Wadi> for Script {
    fn advice(&mut self, _: &mut Wadi, state: &State, _: &mut Draw) -> Option<Order> {
        let orders = orders(state);
        let wanted = |order: &&Order| match self.0 {
            Style::Idle => matches!(order, Order::Draw | Order::Done),
            Style::Sly => !matches!(order, Order::TurnUp),
            Style::Eager => true,
        };
        orders.iter().find(wanted).cloned()
    }
}

impl StyledPlayer<Wadi> for Script {
    fn adopt(&mut self, style: Style) {
        self.0 = style;
    }
}

impl Searchable for Wadi {
    type Style = Style;
    type Script = Script;

    const TERMS: &'static [&'static str] = &["points", "shown"];
    const MARGIN: i32 = 10_000;
    const SIDES: [Side; 2] = Side::BOTH;

    fn styles() -> &'static [Style] {
        &[Style::Idle, Style::Sly, Style::Eager]
    }

    fn style_key(style: Style) -> &'static str {
        match style {
            Style::Idle => "idle",
            Style::Sly => "sly",
            Style::Eager => "eager",
        }
    }

    fn script(&self) -> Script {
        Script(Style::Idle)
    }

    fn effort(&self, level: Level, _: &State) -> Effort {
        match level {
            Level::Recruit => Effort::NONE,
            Level::Captain => Effort { rollouts: 12, orders: 500, player_turns: 6 },
            Level::Commander => Effort { rollouts: 48, orders: 5_000, player_turns: Effort::TO_THE_END },
        }
    }

    /// The cards in hand change from turn to turn.
    fn decision(&self, state: &State) -> Option<u64> {
        let cards = state.tables.iter().map(|table| table.hand.len() + table.laid.len() + table.shown.len());
        let cards = cards.fold(state.deck.pile().len(), |sum, count| sum * 64 + count) as u64;
        (!state.over && !state.drawn).then_some(cards * 2 + state.phasing as u64)
    }

    fn value(&mut self, state: &State, side: Side) -> Value {
        let [own, other] = [side, side.other()].map(|side| &state.tables[side.index()]);
        let points = 100 * (i32::from(own.points) - i32::from(other.points));
        Value::of(&[points, own.shown.len() as i32 - other.shown.len() as i32])
    }

    fn winner(state: &State) -> Option<Option<Side>> {
        let [red, blue] = [0, 1].map(|at| state.tables[at].points);
        let leader = if red > blue { Some(Side::Red) } else { (blue > red).then_some(Side::Blue) };
        state.over.then_some(leader)
    }

    /// The cards that the viewer cannot see are dealt again.
    fn imagined(&self, state: &State, viewer: Side, draw: &mut Draw) -> State {
        let mut drawn = state.clone();
        let Table { hand, laid, .. } = drawn.table(viewer.other());
        let counts = [hand.len(), laid.len()];
        let mut unseen: Vec<u8> = hand.drain(..).chain(laid.drain(..)).map(|card| card as u8).collect();
        unseen.extend(state.deck.pile());
        // In an order that does not show where they were.
        unseen.sort_unstable();
        let [mut hand, laid] = counts.map(|cards| {
            let deal = |_| Card::ALL[usize::from(unseen.swap_remove(draw.below(unseen.len() as u32) as usize))];
            (0..cards).map(deal).collect::<Vec<Card>>()
        });
        hand.sort_unstable();
        let table = drawn.table(viewer.other());
        (table.hand, table.laid) = (hand, laid);
        drawn.deck = Deck::new(unseen);
        state.deck.discards().iter().for_each(|card| drawn.deck.discard(*card));
        drawn
    }
}

fn game(number: u8) -> Game<Wadi> {
    Game::new(WadiOptions { copies: 4 }, DiceMode::Seeded(Seed([number; 16]))).unwrap().0
}

/// Plays a game; the orders and the winner.
fn play(number: u8, mut players: [Strategist<Wadi>; 2]) -> (Vec<Order>, Option<Side>) {
    let (mut game, mut draw, mut given) = (game(number), Draw::new(u64::from(number)), Vec::new());
    loop {
        if let Some(winner) = Wadi::winner(game.state()) {
            return (given, winner);
        }
        let player = &mut players[game.to_act().index()];
        let (rules, state) = game.parts();
        let order = player.advice(rules, state, &mut draw).unwrap();
        given.push(order.clone());
        game.give(order, &[]).unwrap();
    }
}

fn player(level: Level) -> Strategist<Wadi> {
    Strategist::new(game(0).rules(), level)
}

#[test]
fn a_search_finds_the_style_that_wins() {
    let won = (1..=10)
        .filter(|&number| play(number, [player(Level::Recruit), player(Level::Commander)]).1 == Some(Side::Blue));
    assert_eq!(won.count(), 10);
}

#[test]
fn the_same_draw_gives_the_same_game() {
    for number in 0..3 {
        let games = [(); 2].map(|()| play(number, [player(Level::Captain), player(Level::Captain)]).0);
        assert_eq!(games[0], games[1]);
    }
}

#[test]
fn slices_of_any_length_come_to_the_same_order() {
    let mut game = game(3);
    let (rules, state) = game.parts();
    let order_by = |steps: usize, rules: &mut Wadi| {
        let (mut player, mut draw, mut slices) = (Strategist::new(rules, Level::Commander), Draw::new(5), 0);
        loop {
            slices += 1;
            if let Thought::Order(order) = player.think(rules, state, steps, &mut draw) {
                return (order, player.take_explanation(), slices);
            }
        }
    };
    let [whole, one, seven] = [usize::MAX, 1, 7].map(|steps| order_by(steps, rules));
    assert_eq!((&whole.0, &whole.1), (&one.0, &one.1));
    assert_eq!((&whole.0, &whole.1), (&seven.0, &seven.1));
    assert!(whole.2 == 1 && one.2 > seven.2 && seven.2 > 2, "{} {}", one.2, seven.2);
}

#[test]
fn a_search_that_is_cut_short_gives_a_legal_order_at_once() {
    let mut game = game(3);
    let (rules, state) = game.parts();
    for steps in [0, 1, 30] {
        let (mut player, mut draw) = (Strategist::new(rules, Level::Commander), Draw::new(5));
        assert!(matches!(player.think(rules, state, steps, &mut draw), Thought::Thinking(_)));
        let order = player.order_now(rules, state, &mut draw).unwrap();
        assert!(orders(state).contains(&order));
    }
}

#[test]
fn the_explanation_names_the_term_that_decided() {
    let mut game = game(3);
    let (rules, state) = game.parts();
    let mut scripts = referee::search::Scripts::new(rules);
    let effort = rules.effort(Level::Commander, state);
    let mut search = Search::new(rules, state, None, effort, &mut Draw::new(1));
    assert_eq!(search.explanation(), None);
    while search.step(rules, &mut scripts) {}
    assert_eq!(search.best(), Style::Eager);
    let why = search.explanation().unwrap();
    assert_eq!((why.style, why.terms[0].term), ("eager", "points"));
    assert!(why.terms[0].chosen > why.terms[0].next + 100, "{why:?}");
    assert_eq!(why.rollouts, search.progress().done);
}

#[test]
fn a_plan_goes_on_unless_another_is_better_by_the_margin() {
    let mut game = game(3);
    let (rules, state) = game.parts();
    let mut scripts = referee::search::Scripts::new(rules);
    let effort = rules.effort(Level::Commander, state);
    let chosen = [None, Some(Style::Sly), Some(Style::Eager)].map(|current| {
        let mut search = Search::new(rules, state, current, effort, &mut Draw::new(1));
        while search.step(rules, &mut scripts) {}
        (search.best(), search.explanation().unwrap().continues)
    });
    assert_eq!(chosen, [(Style::Eager, false), (Style::Sly, true), (Style::Eager, true)]);
}

#[test]
fn a_search_keeps_to_its_rollouts() {
    let mut game = game(3);
    let (rules, state) = game.parts();
    let mut scripts = referee::search::Scripts::new(rules);
    for rollouts in [6, 12, 60] {
        let effort = Effort { rollouts, orders: u32::MAX, player_turns: 2 };
        let mut search = Search::new(rules, state, None, effort, &mut Draw::new(1));
        while search.step(rules, &mut scripts) {}
        let done = search.progress().done;
        assert!(done <= rollouts && done * 10 >= rollouts * 7, "{done} of {rollouts}");
    }
}

/// The suite with a level in the place of the script.
#[derive(Debug)]
struct Thinking(Level);

impl Sampler<Wadi> for Thinking {
    fn sides(&self) -> Vec<Side> {
        WadiSampler.sides()
    }

    fn is_over(&self, state: &State) -> bool {
        WadiSampler.is_over(state)
    }

    fn legal_order(&mut self, rules: &mut Wadi, state: &State, draw: &mut Draw) -> Option<Order> {
        WadiSampler.legal_order(rules, state, draw)
    }

    fn stray_order(&mut self, rules: &mut Wadi, state: &State, draw: &mut Draw) -> Order {
        WadiSampler.stray_order(rules, state, draw)
    }

    fn listed(&mut self, rules: &mut Wadi, state: &State, order: &Order) -> Listed {
        WadiSampler.listed(rules, state, order)
    }

    fn advice(&mut self, rules: &mut Wadi, state: &State) -> Option<Order> {
        Strategist::new(rules, self.0).advice(rules, state, &mut Draw::new(0))
    }

    fn twin(&self, state: &State, viewer: Side, draw: &mut Draw) -> Option<State> {
        WadiSampler.twin(state, viewer, draw)
    }

    fn twin_order(&self, both: [&State; 2], order: &Order, viewer: Side, draw: &mut Draw) -> Order {
        WadiSampler.twin_order(both, order, viewer, draw)
    }
}

#[test]
fn no_level_uses_what_is_hidden_from_it() {
    for level in Level::ALL {
        for number in 0..4 {
            let dice = DiceMode::Seeded(Seed([number; 16]));
            let met = Suite::run(WadiOptions { copies: 4 }, dice, Thinking(level), number.into(), 400).unwrap();
            assert!(met.twins > 50, "{met:?}");
        }
    }
}
