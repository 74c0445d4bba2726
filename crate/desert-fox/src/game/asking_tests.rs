//! Hostile questions: whatever is asked, there is an answer and no panic.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may fail where it stands")]

use serde_json::{Value, json};

use super::*;
use crate::game::counters::UnitId;
use crate::game::place::Spot;

/// Numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }

    fn one_of<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }

    fn unit(&mut self) -> String {
        let all = UnitId::all().count();
        UnitId(self.below(all) as u8).to_string()
    }

    fn units(&mut self) -> Vec<String> {
        (0..self.below(4)).map(|_| self.unit()).collect()
    }

    /// A hex near Tobruk, where units of both players meet.
    fn hex(&mut self) -> String {
        format!("L{:02}{:02}", 20 + self.below(5), 26 + self.below(6))
    }

    fn path(&mut self) -> String {
        (0..1 + self.below(4)).map(|_| self.one_of(&["e", "ne", "nw", "w", "sw", "se"])).collect::<Vec<_>>().join(" ")
    }

    fn given(&mut self) -> Value {
        let mark = self.one_of(&["depleted", "disrupted", "dump", "taken", "captured", "moved", "fought", "fresh"]);
        let at = match self.below(8) {
            0 => self.one_of(&["refitBox", "destroyed", "withdrawn", "arriving", "aside", "L9999"]).to_owned(),
            _ => self.hex(),
        };
        match self.below(3) {
            0 => json!({ "id": self.unit(), "at": at, mark: true }),
            _ => json!({ "id": self.unit(), "at": at }),
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
        let given = json!({
            "empty": self.below(4) > 0,
            "turn": 1 + self.below(22),
            "phasing": self.one_of(&["axis", "commonwealth"]),
            "phase": self.one_of(&phases),
            "units": (0..self.below(9)).map(|_| self.given()).collect::<Vec<_>>(),
            "air": { "axis": { "points": self.below(9) }, "commonwealth": { "points": self.below(9), "malta": self.below(3) } },
            "refit": { "german": self.below(256), "commonwealth": self.below(256) },
            "repaired": self.below(4),
        });
        let orders: Vec<Value> = (0..self.below(6)).map(|_| self.order()).collect();
        let dice: Vec<usize> = (0..self.below(6)).map(|_| 1 + self.below(6)).collect();
        let question = json!({
            "scenario": self.one_of(&["campaign", "race-for-tobruk"]),
            "given": given, "orders": orders, "dice": dice, "legal": true,
        });
        serde_json::from_value(question).unwrap()
    }
}

#[test]
fn every_question_is_answered_and_a_refusal_says_what_it_is_about() {
    let mut numbers = Numbers(4);
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
    let mut numbers = Numbers(8);
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
    assert!(given > 400, "{given} orders");
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
    assert!(Spot::find("L2329").is_some());
}
