//! Whether a player can follow hidden enemy blocks: of no more moves than an observer of the board does the player
//! know for certain which block moved.

use std::collections::BTreeMap;

use referee::record::Report;
use referee::viewer::Given;
use referee::{Draw, Random, Rules, Source, Viewer, Views};
use rommel_in_the_desert::model::finding::Code;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::query::game::{BlockView, FindingEntry};
use rommel_in_the_desert::record::{Log, Options, Rommel};
use rommel_in_the_desert::state::State;
use serde_json::{Value, json};

const GAMES: u64 = 20;
/// Orders of a game at most.
const ORDERS: usize = 600;

/// Events with which a block goes to another hex.
const MOVES: [Code; 3] = [Code::Moves, Code::Withdraws, Code::Redeploys];

/// Random numbers of a game.
#[derive(Debug)]
struct Dice<'a>(&'a mut Draw);

impl Source for Dice<'_> {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        Some(self.0.below(u32::from(of)) as u8 + 1)
    }
}

/// Somebody who writes down where every block was whose name was shown.
#[derive(Default)]
struct Tracker {
    /// The names of blocks by what they were called in an answer that showed the name.
    called: BTreeMap<String, String>,
    /// The hexes of hidden blocks that have been shown, while no other block could have left there in their stead.
    at: BTreeMap<String, String>,
    moves: u32,
    certain: u32,
}

/// How many hidden blocks of a side lie in each hex.
fn hidden(blocks: &[BlockView], side: Side) -> BTreeMap<&'static str, usize> {
    let mut piles = BTreeMap::new();
    for block in blocks.iter().filter(|block| block.side == side && block.name.is_none()) {
        *piles.entry(block.hex.unwrap()).or_default() += 1;
    }
    piles
}

/// Every member of an answer that names a block.
fn called(answer: &Value, found: &mut Vec<String>) {
    match answer {
        Value::Array(all) => all.iter().for_each(|one| called(one, found)),
        Value::Object(members) => {
            for (key, value) in members {
                if matches!(key.as_str(), "moved" | "unit" | "handle") {
                    found.push(value.to_string());
                } else {
                    called(value, found);
                }
            }
        }
        _ => {}
    }
}

impl Tracker {
    /// What an answer shows with a name.
    fn note(&mut self, answer: &Value) {
        match answer {
            Value::Array(all) => all.iter().for_each(|one| self.note(one)),
            Value::Object(members) => {
                if let (Some(handle), Some(name)) = (members.get("handle"), members.get("name").and_then(Value::as_str))
                {
                    self.called.insert(handle.to_string(), name.to_owned());
                }
                members.values().for_each(|one| self.note(one));
            }
            _ => {}
        }
    }

    /// An order of a side with the blocks on the map before and after it, and with what the answers about it call the
    /// block that moves. `truth` is the name of a hidden block that moves.
    fn order(&mut self, side: Side, [before, after]: [&[BlockView]; 2], names: &[String], truth: Option<&str>) {
        for block in before.iter().filter(|block| block.side == side) {
            if let (Some(name), Some(hex)) = (&block.name, block.hex) {
                self.at.insert(name.clone(), hex.to_owned());
            }
        }
        let (had, has) = (hidden(before, side), hidden(after, side));
        let left: Vec<&str> =
            had.iter().filter(|(hex, n)| has.get(*hex).unwrap_or(&0) < n).map(|(hex, _)| *hex).collect();
        let come: Vec<&str> =
            has.iter().filter(|(hex, n)| had.get(*hex).unwrap_or(&0) < n).map(|(hex, _)| *hex).collect();
        let face_up = |name: &String| after.iter().any(|block| block.name.as_ref() == Some(name));
        let mut found = names.iter().find_map(|name| self.called.get(name).cloned());
        for from in left {
            let here: Vec<String> =
                self.at.iter().filter(|(_, hex)| *hex == from).map(|(name, _)| name.clone()).collect();
            let here: Vec<String> = here.into_iter().filter(|name| !face_up(name)).collect();
            if had[from] == 1 && here.len() == 1 && truth.is_some() {
                found = found.or_else(|| here.first().cloned());
            }
            for name in &here {
                self.at.remove(name);
            }
        }
        // A block that was face up and is not any more lies where it was only if no block of the side has gone.
        let count = |blocks: &[BlockView]| blocks.iter().filter(|block| block.side == side).count();
        let stands = count(before) == count(after) && come.len() <= 1;
        for name in before.iter().filter(|block| block.side == side).filter_map(|block| block.name.as_ref()) {
            if !(face_up(name) || stands && truth.is_none()) {
                self.at.remove(name);
            }
        }
        let Some(truth) = truth else { return };
        self.moves += 1;
        if let Some(found) = found {
            assert_eq!(found, truth, "what is certain is true");
            self.certain += 1;
            if let [to] = come[..] {
                self.at.insert(found, to.to_owned());
            }
        }
    }

    fn share(&self) -> f64 {
        f64::from(self.certain) / f64::from(self.moves)
    }
}

/// The name of the hidden block that an order of the enemy moves.
fn moved(
    before: &State,
    after: &State,
    order: &rommel_in_the_desert::state::order::Order,
    viewer: Side,
) -> Option<String> {
    let &[unit] = order.units() else { return None };
    let went = before.position.hex(unit).is_some() && before.position.hex(unit) != after.position.hex(unit);
    let is_hidden = before.position.side(unit) != viewer && !before.revealed.contains(&unit);
    (went && is_hidden && after.position.hex(unit).is_some()).then(|| before.position.block(unit).name.clone())
}

/// Plays scripted games. Gives for both players what a follower knows who has everything that was given to the player,
/// an observer of the board, and a follower who has everything that is given to everybody but names.
fn followed() -> [Tracker; 3] {
    let mut all = [Tracker::default(), Tracker::default(), Tracker::default()];
    for game in 0..GAMES {
        let scenario = ScenarioId::ALL[game as usize % ScenarioId::ALL.len()];
        let (mut draw, mut dice) = (Draw::new(game), Draw::new(1_000 + game));
        let mut rules = Rommel::new(&Options::of(scenario)).unwrap();
        let mut state = rules.start(&mut Log::default());
        let mut in_game: Vec<(Side, [Tracker; 3])> = Side::BOTH.map(|side| (side, Default::default())).into();
        for at in 0..ORDERS {
            let Some(order) = opponent::order(rules.edition(), &state, &mut draw) else { break };
            let mut log = Log::default();
            let carried = rules.carry_out(&state, &order, Random::outside(Dice(&mut dice)), &mut log).unwrap();
            let report = Report { faces: carried.faces, log };
            let given = Given { at, before: &state, order: &order, report: &report, note: None };
            for (side, [player, observer, open]) in &mut in_game {
                let viewer = Viewer::Side(*side);
                let before = rules.view(&state, &Log::default(), viewer);
                let after = rules.view(&carried.state, &report.log, viewer);
                let entry = json!(rules.entry(given, viewer));
                let text = rules.text(&mut (), given, &carried.state, viewer);
                let numbered =
                    text.split("lock ").skip(1).any(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()));
                assert!(!numbered, "no block has a number: {text}");
                let truth = moved(&state, &carried.state, &order, *side);
                let boards = [&before.blocks[..], &after.blocks[..]];
                let mut names = Vec::new();
                called(&entry["order"], &mut names);
                let went = |event: &&FindingEntry| event.name.is_none() && MOVES.contains(&event.code);
                for event in after.events.iter().filter(went) {
                    called(&json!(event), &mut names);
                }
                player.note(&json!(before.blocks));
                player.order(side.enemy(), boards, &names, truth.as_deref());
                for answer in [&entry["events"], &json!(after)] {
                    player.note(answer);
                }
                observer.order(side.enemy(), boards, &[], truth.as_deref());
                // The same with the handles of the record.
                let numbers: Vec<String> = order.units().iter().map(|unit| unit.index().to_string()).collect();
                open.order(side.enemy(), boards, &numbers, truth.as_deref());
                for answer in [&entry["events"], &json!(after)] {
                    open.note(answer);
                }
            }
            state = carried.state;
        }
        for (_, trackers) in in_game {
            for (sum, one) in all.iter_mut().zip(trackers) {
                (sum.moves, sum.certain) = (sum.moves + one.moves, sum.certain + one.certain);
            }
        }
    }
    all
}

#[test]
fn a_player_follows_no_more_hidden_blocks_than_an_observer_of_the_board() {
    let [player, observer, open] = followed();
    let percent = |tracker: &Tracker| 100.0 * tracker.share();
    println!(
        "{} moves: {:.1} % by the player, {:.1} % by an observer, {:.1} % by handles",
        player.moves,
        percent(&player),
        percent(&observer),
        percent(&open)
    );
    assert!(player.moves > 500 && observer.moves == player.moves);
    assert!(player.share() <= observer.share(), "{} of {}", player.certain, observer.certain);
    assert!(open.share() > 0.2, "handles would be found: {}", open.certain);
}
