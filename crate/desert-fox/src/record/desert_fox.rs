//! The rules of Desert Fox behind the trait of the shared record.

use referee::{CarriedOut, Formats, Random, RecordRefusal, Rules, RulingId};

use crate::data::ledger;
use crate::game::carry_out::carry_out;
use crate::game::implied_order::implied_order;
use crate::game::setup;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::record::fingerprint::fingerprint;
use crate::state::event::Log;
use crate::state::order::Order;
use crate::state::{Phase, State};
use crate::turn::cache::Cache;
use crate::turn::config::{GameConfig, Options};
use crate::turn::context::refuse;
use crate::turn::to_act::to_act;

/// The revision of the rules of this engine.
pub const RULES_REVISION: u16 = 3;

/// What a game is played by, and what is derived from its state.
#[derive(Clone, Debug)]
pub struct DesertFox {
    /// Scenario, rules, map, tables and schedules.
    pub config: GameConfig,
    /// What follows from the state.
    pub cache: Cache,
}

impl Rules for DesertFox {
    type Options = Options;
    type Side = Side;
    type PlayerTurn = (u8, Side);
    type State = State;
    type Order = Order;
    type Log = Log;
    type Refusal = Refusal;

    const FORMATS: Formats = Formats {
        game: "Desert Fox",
        engine: env!("CARGO_PKG_VERSION"),
        save: "desert-fox-save",
        link: "d1",
        seeded: "desert-fox dice v1",
        entered: "desert-fox entered v1",
    };

    fn new(options: &Options) -> Result<Self, Vec<Refusal>> {
        let config = GameConfig::new(options)?;
        let cache = Cache::new(&config);
        Ok(Self { config, cache })
    }

    fn start(&mut self, log: &mut Log) -> State {
        setup::start(&self.config, &mut self.cache, log)
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
        carry_out(&self.config, &mut self.cache, state, to_act(state), order, random, log)
    }

    fn is_standing(order: &Order) -> bool {
        matches!(order, Order::Standing(_))
    }

    fn implied_order(&mut self, state: &State) -> Option<Order> {
        implied_order(&self.config, &mut self.cache, state)
    }

    fn muted() -> Log {
        Log::muted()
    }

    fn player_turn(state: &State) -> Option<(u8, Side)> {
        (!matches!(state.phase, Phase::Initiative | Phase::Over)).then_some((state.turn, state.phasing))
    }

    fn fingerprint(state: &State) -> [u8; 32] {
        fingerprint(state)
    }

    fn changed_since(revision: u16) -> Vec<RulingId> {
        ledger::changed_since(revision)
    }

    /// A scenario that is none was none in any revision; values of the charts may have changed.
    fn may_have_been_allowed(refusals: &[Refusal]) -> bool {
        refusals.iter().all(|one| one.code == RefusalCode::BadOverlay)
    }
}

impl From<RecordRefusal> for Refusal {
    fn from(refusal: RecordRefusal) -> Self {
        match refusal {
            RecordRefusal::TooLarge { found } => refuse(RefusalCode::TooLarge).found(found),
            RecordRefusal::FacesLeft => refuse(RefusalCode::DiceLeft),
            RecordRefusal::SeedNotAgreed => refuse(RefusalCode::SeedNotAgreed),
            RecordRefusal::NoFace { at, found } => {
                Self::at(RefusalCode::OutOfRange, format!("faces[{at}]")).found(found)
            }
        }
    }
}
