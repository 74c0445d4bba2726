//! Hostile questions: whatever is asked, there is an answer and no panic.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use serde_json::{Value, json};

use super::*;
use crate::model::units::{Side, UnitKind};
use crate::state::counters::UnitId;

/// Numbers that are the same in every run, and the units of the question that is being made.
struct Numbers(u64, Vec<UnitId>);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }

    /// Mostly one of the units of the question.
    fn unit(&mut self) -> String {
        let all = UnitId::all().count();
        let any = UnitId(self.below(all) as u8);
        let own = self.below(self.1.len().max(1));
        if self.below(10) == 0 { any } else { self.1.get(own).copied().unwrap_or(any) }.to_string()
    }

    fn units(&mut self) -> Vec<String> {
        (0..self.below(4)).map(|_| self.unit()).collect()
    }

    /// A hex near Tobruk, where units of both players meet.
    fn hex(&mut self) -> String {
        format!("L{:02}{:02}", 19 + self.below(5), 26 + self.below(6))
    }

    /// The same in its western or eastern half.
    fn hex_of(&mut self, side: Side) -> String {
        let column = if side == Side::Axis { 26 } else { 29 };
        format!("L{:02}{:02}", 19 + self.below(4), column + self.below(3))
    }

    fn path(&mut self) -> String {
        (0..=self.below(4)).map(|_| self.one_of(&["e", "ne", "nw", "w", "sw", "se"])).collect::<Vec<_>>().join(" ")
    }

    /// A counter of the question; now and then a wrong one.
    fn given(&mut self, id: UnitId) -> Value {
        let supply = id.counter().is_supply();
        let marks: &[&str] =
            if supply { &["dump", "moved", "taken"] } else { &["disrupted", "moved", "fought", "fresh"] };
        let mark = self.one_of(marks);
        let at = match self.below(40) {
            0 => self.one_of(&["refitBox", "destroyed", "withdrawn", "arriving", "aside", "L9999"]).to_owned(),
            _ => self.hex_of(if mark == "taken" { id.counter().side().enemy() } else { id.counter().side() }),
        };
        if mark == "taken" || self.below(3) == 0 {
            json!({ "id": id, "at": at, mark: true })
        } else {
            json!({ "id": id, "at": at })
        }
    }

    fn order(&mut self) -> Value {
        match self.below(20) {
            0 => json!("roll"),
            1 => json!({ "place": { "unit": self.unit(), "hex": self.hex() } }),
            2 => json!({ "withdraw": { "due": self.unit(), "units": self.units() } }),
            3 => json!({ "malta": { "points": self.below(256) } }),
            4 => json!({ "raid": { "points": self.below(256), "supply": self.units() } }),
            5 => json!({ "move": { "units": self.units(), "path": self.path() } }),
            6 => json!({ "forcedMarch": { "units": self.units(), "path": self.path() } }),
            7 => json!({ "overrun": { "units": self.units(), "hex": self.hex() } }),
            8 => {
                json!({ "transport": { "units": self.units(), "by": self.one_of(&["rail", "sea"]), "hex": self.hex() } })
            }
            9 => json!({ "repair": { "hexes": self.below(256) } }),
            10 => json!({ "emergency": { "unit": self.unit() } }),
            11 => json!({ "destroyDump": { "dump": self.unit(), "by": self.unit() } }),
            12 => json!({ "react": { "unit": self.unit(), "path": self.path() } }),
            13 => json!({ "attack": { "units": self.units(), "hexes": [self.hex()] } }),
            14 => json!({ "supply": { "expend": self.units(), "combats": [self.below(256)] } }),
            15 => json!({ "fight": { "combat": self.below(256) } }),
            16 => json!({ "answer": { "advance": { "unit": self.unit(), "hex": self.hex() } } }),
            17 => {
                json!({ "refit": { "unit": self.unit(), "step": self.one_of(&["undeplete", "rebuild", "rebuildFull"]) } })
            }
            18 => json!({ "fort": { "unit": self.unit() } }),
            _ => json!("done"),
        }
    }

    fn question(&mut self) -> GameQuery {
        let phases = [
            "reinforcement",
            "airAllocation",
            "initialMovement",
            "firstReaction",
            "firstCombat",
            "motorizedMovement",
            "secondReaction",
            "secondCombat",
            "refit",
        ];
        let given = |id: &UnitId| {
            id.in_roster().is_none() || id.counter().is_combat() && id.counter().kind != UnitKind::DesertPatrol
        };
        let all = UnitId::all().filter(given).collect::<Vec<_>>();
        self.1.clear();
        for _ in 0..=self.below(9) {
            let id = all[self.below(all.len())];
            if !self.1.contains(&id) {
                self.1.push(id);
            }
        }
        let (scenario, last) = if self.below(2) == 0 { ("campaign", 22) } else { ("race-for-tobruk", 5) };
        let units: Vec<Value> = self.1.clone().into_iter().map(|id| self.given(id)).collect();
        let given = json!({
            "empty": self.below(8) > 0,
            "turn": 1 + self.below(last),
            "phasing": self.one_of(&["axis", "commonwealth"]),
            "phase": self.one_of(&phases),
            "units": units,
            "air": { "axis": { "points": self.below(9) }, "commonwealth": { "points": 2 + self.below(9), "malta": self.below(3) } },
            "refit": { "german": self.below(256), "commonwealth": self.below(256) },
            "repaired": self.below(4),
        });
        let orders: Vec<Value> = (0..self.below(3)).map(|_| self.order()).collect();
        let dice: Vec<usize> = (0..self.below(12).saturating_sub(8)).map(|_| 1 + self.below(6)).collect();
        let question = json!({
            "scenario": scenario,
            "given": given, "orders": orders, "dice": dice, "legal": true,
        });
        serde_json::from_value(question).unwrap()
    }
}

#[test]
fn every_question_is_answered_and_a_refusal_says_what_it_is_about() {
    let mut numbers = Numbers(4, Vec::new());
    let (mut games, mut refused) = (0, 0);
    for _ in 0..3000 {
        match play(&numbers.question()) {
            GameAnswer::Game(_) => games += 1,
            GameAnswer::Refused { refusals, .. } => {
                assert!(refusals.iter().all(|refusal| !refusal.path.is_empty()));
                assert!(!refusals.is_empty());
                refused += 1;
            }
        }
    }
    assert!(games > 300 && refused > 300, "{games} games, {refused} refused");
}

#[test]
fn what_is_listed_is_accepted() {
    let mut numbers = Numbers(8, Vec::new());
    let mut given = 0;
    for _ in 0..400 {
        let question = GameQuery { orders: Vec::new(), dice: Vec::new(), ..numbers.question() };
        let GameAnswer::Game(view) = play(&question) else { continue };
        for order in view.legal.iter().flat_map(|legal| &legal.orders).take(12) {
            let orders = vec![order.clone()];
            let with =
                |dice: &[u8]| play(&GameQuery { orders: orders.clone(), dice: dice.to_vec(), ..question.clone() });
            let mut dice = Vec::new();
            let mut answer = with(&dice);
            while dice.len() < 20
                && matches!(&answer, GameAnswer::Refused { refusals, .. } if refusals[0].code == RefusalCode::DieMissing)
            {
                dice.push(1 + numbers.below(6) as u8);
                answer = with(&dice);
            }
            let GameAnswer::Game(_) = answer else { panic!("{order:?} in {:?}: {answer:?}", question.given) };
            given += 1;
        }
    }
    assert!(given > 200, "{given} orders");
}

#[test]
fn a_question_that_is_too_long_is_refused() {
    let question = |orders: usize, dice: Vec<u8>| GameQuery {
        orders: vec![Order::Done; orders],
        dice,
        ..serde_json::from_value(json!({ "scenario": "campaign" })).unwrap()
    };
    let path = |question: &GameQuery| match play(question) {
        GameAnswer::Refused { refusals, .. } => refusals[0].path.clone(),
        GameAnswer::Game(_) => String::new(),
    };
    assert_eq!(path(&question(MOST_ORDERS + 1, Vec::new())), "orders");
    assert_eq!(path(&question(0, vec![1; MOST_DICE + 1])), "dice");
    assert_eq!(path(&question(0, vec![1, 7])), "dice[1]");
    assert_eq!(path(&question(MOST_ORDERS, Vec::new())), "order");
}
