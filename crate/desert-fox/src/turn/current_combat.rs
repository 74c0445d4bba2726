//! The combat that is being resolved, cached between its decisions.

use std::rc::Rc;

use crate::rules::combat::from_map::MapCombat;
use crate::rules::combat::script::Decision;
use crate::state::Choice;
use crate::state::State;

/// The combat that is being resolved, cached between its decisions.
#[derive(Clone, Debug)]
pub struct CurrentCombat {
    /// The state in which it began, answers left out.
    began: State,
    /// The combat.
    combat: Rc<MapCombat>,
    /// Whether it says who is in general supply: what is told needs it, what is only tried does not.
    with_general_supply: bool,
    /// The decision that is open, with the answers before it.
    decision: Option<(Vec<Choice>, Decision)>,
}

impl CurrentCombat {
    /// The decision that is open after these answers, where it is known.
    pub fn decision_after(&self, answers: &[Choice]) -> Option<&Decision> {
        self.decision.as_ref().filter(|(before, _)| before == answers).map(|(_, decision)| decision)
    }

    /// Caches a combat that begins in this state; `with_general_supply` where it says who is in general supply.
    pub const fn new(began: State, combat: Rc<MapCombat>, with_general_supply: bool) -> Self {
        Self { began, combat, with_general_supply, decision: None }
    }

    /// The combat, where it is that of the state and says all that is asked.
    pub fn of(&self, state: &State, with_general_supply: bool) -> Option<Rc<MapCombat>> {
        ((self.with_general_supply || !with_general_supply) && self.is_of(state)).then(|| self.combat.clone())
    }

    /// Keeps the decision that is open after these answers.
    pub fn cache_decision(&mut self, answers: Vec<Choice>, decision: Decision) {
        self.decision = Some((answers, decision));
    }

    /// Whether the combat that a state is in began like this one.
    fn is_of(&self, state: &State) -> bool {
        let (cached, here) = (&self.began, state);
        cached.battle.as_ref().map(|battle| battle.combat) == here.battle.as_ref().map(|battle| battle.combat)
            && cached.units == here.units
            && cached.combats == here.combats
            && cached.forts == here.forts
            && cached.ports == here.ports
            && cached.air == here.air
            && cached.rommel == here.rommel
            && (cached.phasing, cached.naval_used, cached.tobruk_dump)
                == (here.phasing, here.naval_used, here.tobruk_dump)
    }
}
