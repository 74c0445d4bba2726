//! Random games of all scenarios, set up on a narrow front, under every check. What is listed is accepted, and what is
//! accepted is listed, with candidates in every state that are drawn without a look at the list.

use referee::conformance::{Act, Kind, Seen, Violation};
use referee::play::{Table, play, seed};
use referee::record::DiceMode;
use referee::viewer::Given;
use referee::{Draw, parts};
use rommel_in_the_desert::game::parts::PARTS;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::random::crowded::crowded;
use rommel_in_the_desert::random::order;
use rommel_in_the_desert::random::watch::Watch;
use rommel_in_the_desert::record::{Game, Rommel};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::{Stage, State};

/// Games of the test.
const GAMES: u64 = 50;
/// Orders that have to be accepted at least, of those that are drawn without the list.
const ACCEPTED: &[(Kind, u32)] = &[
    ("group moves", 300),
    ("regroup moves", 300),
    ("units that regroup", 600),
    ("entries into enemy hexes", 300),
    ("entries over another hexside", 60),
    ("moves back to the start", 40),
    ("forced marches", 40),
    ("declared marches rolled", 120),
    ("withdrawals", 150),
    ("paid retreats", 15),
    ("refusals", 40),
    ("rearguards engaged", 20),
    ("units that refuse combat", 40),
    ("refits", 600),
];
/// Orders that have to be given at least.
const GIVEN: &[(Kind, u32)] = &[
    ("group moves", 15),
    ("regroup moves", 50),
    ("entries into enemy hexes", 50),
    ("entries over another hexside", 10),
    ("forced marches", 5),
    ("declared marches rolled", 30),
    ("withdrawals", 40),
    ("disengagements of a part", 15),
    ("paid retreats", 9),
    ("refusals", 6),
    ("rearguards engaged", 1),
    ("rearguards left alone", 2),
    ("battle turns", 25),
    ("minefields laid", 30),
    ("redeployments by road", 60),
    ("refits", 60),
];
/// What has to come of them at least.
const MET: &[(Kind, u32)] = &[
    ("marches declared", 30),
    ("routs", 7),
    ("units without a way out", 15),
    ("units eliminated", 3),
    ("units in minefields", 10),
    ("hexes taken", 10),
];

/// Plays both sides at random, and watches.
struct Players {
    draw: Draw,
    watch: Watch,
}

impl Table<Rommel> for Players {
    fn is_over(&self, state: &State) -> bool {
        state.stage == Stage::Over
    }

    fn place(&self, state: &State) -> String {
        format!("{:?}, {:?}", state.stage.name(), state.turn.phase)
    }

    fn order(&mut self, game: &mut Game) -> Option<Order> {
        let (rules, state) = game.parts();
        order(rules.edition(), state, &mut self.draw)
    }

    fn watch(&mut self, game: &mut Game, given: Given<'_, Rommel>) -> Result<(), Violation> {
        self.watch.after(game, given)
    }
}

#[test]
fn in_games_on_a_narrow_front_what_is_listed_and_what_is_accepted_are_the_same() {
    let mut seen = Seen::default();
    for (number, scenario) in (0..GAMES).zip(ScenarioId::ALL.into_iter().cycle()) {
        let (mut game, _) = Game::new(crowded(scenario, number), DiceMode::Seeded(seed(number))).unwrap();
        let mut players = Players { draw: Draw::new(number), watch: Watch::new(number) };
        let played = play(&mut game, &mut players);
        played.unwrap_or_else(|stopped| panic!("game {number}, {}: {stopped}", scenario.key()));
        seen.add(players.watch.seen());
    }
    let least = |act: Act, kind, least: u32| {
        assert!(seen.of(act, kind) >= least, "{act}: {kind} {}\n{:#?}", seen.of(act, kind), seen.lines());
    };
    for (act, kinds) in [(Act::Accepted, ACCEPTED), (Act::Given, GIVEN), (Act::Met, MET)] {
        for &(kind, number) in kinds {
            least(act, kind, number);
        }
    }
    for parts in &PARTS {
        least(Act::ByParts, parts.orders, 20);
    }
}

#[test]
fn what_is_listed_by_parts_stands_in_the_documentation() {
    let text = include_str!("../../../docs/formats.md");
    assert!(text.contains(&parts::table(&PARTS)), "{}", parts::table(&PARTS));
}
