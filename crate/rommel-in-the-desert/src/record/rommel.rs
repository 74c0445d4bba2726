//! The rules of Rommel in the Desert behind the trait of the shared record.

use referee::{CarriedOut, Formats, Random, RecordRefusal, Rules, RulingId};

use crate::data::charts::Charts;
use crate::data::edition::Edition;
use crate::data::ledger::changed_since;
use crate::game::carry_out::carry_out;
use crate::game::implied_order::implied_order;
use crate::game::start::game_of;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::RuleSet;
use crate::model::scenario::ScenarioId;
use crate::model::units::Side;
use crate::procedure::cards::full_deck;
use crate::record::fingerprint::fingerprint;
use crate::record::options::Options;
use crate::state::order::Order;
use crate::state::{Stage, State};
use crate::turn::to_act::to_act;

/// The revision of the rules of this engine.
pub const RULES_REVISION: u16 = 2;

/// What a game is played by.
#[derive(Clone, Debug)]
pub struct Rommel {
    charts: Charts,
    rules: RuleSet,
    scenario: ScenarioId,
}

impl Rommel {
    /// Board, values and rules.
    pub fn edition(&self) -> Edition<'_> {
        Edition::of(&self.charts, self.rules)
    }
}

/// What orders bring about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    muted: bool,
    /// What happened, in order.
    pub findings: Findings,
}

impl Rules for Rommel {
    type Options = Options;
    type Side = Side;
    type PlayerTurn = (u8, Side);
    type State = State;
    type Order = Order;
    type Log = Log;
    type Refusal = Refusal;

    const FORMATS: Formats = Formats {
        game: "Rommel in the Desert",
        engine: env!("CARGO_PKG_VERSION"),
        save: "rommel-in-the-desert-save",
        link: "r1",
        seeded: "rommel-in-the-desert dice v1",
        entered: "rommel-in-the-desert entered v1",
    };
    const HIGHEST_NUMBER: u8 = u8::MAX;

    fn new(options: &Options) -> Result<Self, Vec<Refusal>> {
        let refused = |code: RefusalCode| vec![code.into()];
        let shipped = Charts::shipped().revised(options.scenario, options.scenario_revision);
        let shipped = shipped.ok_or_else(|| refused(RefusalCode::UnknownRevision))?;
        let charts = shipped.with(&options.charts).map_err(|_| refused(RefusalCode::BadChart))?;
        Ok(Self { charts, rules: options.rules, scenario: options.scenario })
    }

    fn start(&mut self, _: &mut Log) -> State {
        let edition = self.edition();
        State { cards: Some(Box::new(full_deck(edition))), ..game_of(edition, self.scenario) }
    }

    fn to_act(&self, state: &State) -> Side {
        to_act(state)
    }

    fn carry_out(
        &mut self,
        state: &State,
        order: &Order,
        random: Random,
        log: &mut Log,
    ) -> Result<CarriedOut<State, Side>, Refusal> {
        let mut findings = Findings::new();
        let carried = carry_out(self.edition(), state, to_act(state), order, random, &mut findings)?;
        if !log.muted {
            log.findings.append(&mut findings);
        }
        Ok(carried)
    }

    fn is_standing(order: &Order) -> bool {
        matches!(order, Order::Standing(_))
    }

    fn implied_order(&mut self, state: &State) -> Option<Order> {
        implied_order(self.edition(), state)
    }

    fn muted() -> Log {
        Log { muted: true, findings: Findings::new() }
    }

    fn player_turn(state: &State) -> Option<(u8, Side)> {
        let month = state.calendar.map_or(0, |calendar| calendar.month);
        (state.stage == Stage::Turns).then_some((month, state.turn.side))
    }

    fn fingerprint(state: &State) -> [u8; 32] {
        fingerprint(state)
    }

    fn changed_since(revision: u16) -> Vec<RulingId> {
        changed_since(revision)
    }

    fn may_have_been_allowed(refusals: &[Refusal]) -> bool {
        refusals.iter().all(|one| one.code == RefusalCode::BadChart)
    }
}

impl From<RecordRefusal> for Refusal {
    fn from(refusal: RecordRefusal) -> Self {
        match refusal {
            RecordRefusal::TooLarge { .. } => RefusalCode::RecordFull.into(),
            RecordRefusal::SeedNotAgreed => RefusalCode::SeedNotAgreed.into(),
            RecordRefusal::FacesLeft | RecordRefusal::NoFace { .. } => RefusalCode::Dice.into(),
        }
    }
}
