use referee::{Random, Rules};

use super::*;
use crate::game::carry_out::carry_out;
use crate::model::finding::Findings;
use crate::model::scenario::ScenarioId;
use crate::record::{Log, Options, Rommel};
use crate::state::buildup::BuildupOrder;
use crate::state::set_up::SetUpOrder;
use crate::turn::to_act::to_act;

/// Random numbers of a stream.
#[derive(Debug)]
struct Numbers(Draw);

impl referee::random::Source for Numbers {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        Some(self.0.below(u32::from(of)) as u8 + 1)
    }
}

#[test]
fn orders_drawn_without_a_list_are_on_it() {
    let (mut drawn, mut ends) = (0, 0);
    for (number, scenario) in (0..).zip(ScenarioId::ALL) {
        let (mut rules, mut draw) = (Rommel::new(&Options::of(scenario)).unwrap(), Draw::new(number));
        let mut state = rules.start(&mut Log::default());
        for _ in 0..600 {
            let edition = rules.edition();
            let listed = legal(edition, &state);
            let is_end = |order: &Order| matches!(order, Order::Done | Order::Buildup(BuildupOrder::Done));
            assert_eq!(sampled::end(&state), listed.iter().find(|order| is_end(order)).cloned());
            if let Some(order) = sampled::order(edition, &state, &mut draw) {
                let ending = is_end(&order) || order == Order::SetUp(SetUpOrder::Done);
                assert!(listed.contains(&order), "{order:?}");
                (drawn, ends) = (drawn + u32::from(!ending), ends + u32::from(ending));
            }
            let Some(order) = order(edition, &state, &mut draw) else { break };
            let dice = Random::outside(Numbers(draw.clone()));
            state = carry_out(edition, &state, to_act(&state), &order, dice, &mut Findings::new()).unwrap().state;
        }
    }
    assert!(drawn > 500 && ends > 50, "{drawn} {ends}");
}
