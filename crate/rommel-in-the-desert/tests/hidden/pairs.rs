//! Pairs of states from random play: a state of a game, and one that a player cannot tell from it.

use std::collections::BTreeMap;

use referee::conformance::Sampler;
use referee::{Draw, Random, Rules, Source};
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::finding::{Code, Findings};
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::{Side, UnitId};
use rommel_in_the_desert::random::sampler::RommelSampler;
use rommel_in_the_desert::random::standing::another;
use rommel_in_the_desert::record::{Log, Options, Rommel};
use rommel_in_the_desert::rules::supply::{Named, SupplyGround, statuses_and_scarce};
use rommel_in_the_desert::state::buildup::BuildupStep;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::Phase;
use rommel_in_the_desert::state::{Stage, State};

/// A game ends after this number of orders in a row without a new pair.
const IDLE: usize = 600;

/// Orders in a hundred that the scripted opponent gives: without them few battles are fought.
const SCRIPTED: u32 = 80;

/// Times in a hundred that a retreat from a battle begins where it can.
const RETREATS: u32 = 25;

/// Times in a hundred that the player who decides gives other standing orders.
const STANDING: u32 = 4;

/// The parts of a game in which a player decides something.
pub const PHASES: [&str; 17] = [
    "set-up",
    "hands",
    "initiative",
    "option",
    "moves",
    "forced marches",
    "refusals",
    "routs",
    "withdrawal",
    "rearguard",
    "combat",
    "fire",
    "hits",
    "supply check",
    "spending",
    "redeployment",
    "refit",
];

/// Two states that a player cannot tell apart, and the order that comes next.
#[derive(Debug)]
pub struct Pair {
    pub scenario: ScenarioId,
    pub phase: &'static str,
    pub viewer: Side,
    pub state: State,
    pub twin: State,
    pub order: Order,
    /// The order in the twin, where its hidden parts differ too.
    pub twin_order: Order,
    /// The random numbers of the order.
    pub faces: Vec<u8>,
    /// Blocks for which dice of early arrival are rolled.
    pub arrival_dice: Vec<UnitId>,
    /// The player draws cards. Both states have the same cards then, and so the order shows nothing that differs.
    pub draws: bool,
}

/// The part of a game in which a state is.
pub fn phase(state: &State) -> &'static str {
    match &state.stage {
        Stage::Deal => return "deal",
        Stage::SetUp(_) => return "set-up",
        Stage::Hands(_) => return "hands",
        Stage::Initiative { .. } => return "initiative",
        Stage::Over => return "over",
        Stage::Buildup(buildup) => {
            return match buildup.step {
                BuildupStep::SupplyCheck => "supply check",
                BuildupStep::Reinforcements => "reinforcements",
                BuildupStep::Cards => "cards",
                BuildupStep::Spending => "spending",
                BuildupStep::Redeployment => "redeployment",
                BuildupStep::Refit => "refit",
            };
        }
        Stage::Turns => {}
    }
    if state.pending.is_some() {
        return "hits";
    }
    if state.leaving.is_some() {
        return "withdrawal";
    }
    if state.battle.is_some() {
        return "fire";
    }
    if state.rearguard.is_some() {
        return "rearguard";
    }
    if state.turn.check_routs {
        return "routs";
    }
    match state.turn.phase {
        Phase::Option => "option",
        Phase::Movement => "moves",
        Phase::ForcedMarches => "forced marches",
        Phase::Refusals => "refusals",
        Phase::Combat => "combat",
    }
}

/// Random numbers of a test.
#[derive(Debug)]
struct Dice<'a>(&'a mut Draw);

impl Source for Dice<'_> {
    fn number(&mut self, _: u8, of: u8) -> Option<u8> {
        Some(self.0.below(u32::from(of)) as u8 + 1)
    }
}

/// Pairs of one scenario: up to a quota in each part of the game, by whether the order rolls for early arrival.
pub struct Sample {
    scenario: ScenarioId,
    quota: usize,
    taken: BTreeMap<(&'static str, bool), usize>,
}

impl Sample {
    pub fn new(scenario: ScenarioId, quota: usize) -> Self {
        Self { scenario, quota, taken: BTreeMap::new() }
    }

    /// Plays a game and hands over pairs for both players. Most orders are those of the scripted opponent.
    pub fn play(&mut self, round: u64, take: &mut dyn FnMut(Pair)) {
        let mut draw = Draw::new(round * 1_000 + self.scenario.index() as u64);
        let mut rules = Rommel::new(&Options::of(self.scenario)).unwrap();
        let mut state = rules.start(&mut Log::default());
        let mut idle = 0;
        while let Some(order) = next_order(&mut rules, &state, &mut draw).filter(|_| idle < IDLE) {
            let mut log = Log::default();
            let carried = rules.carry_out(&state, &order, Random::outside(Dice(&mut draw)), &mut log).unwrap();
            let (phase, dice) = (phase(&state), log.findings.iter().any(|one| one.code == Code::EarlyDie));
            let taken = self.taken.entry((phase, dice)).or_default();
            idle += 1;
            if phase != "deal" && *taken < self.quota {
                (*taken, idle) = (*taken + 1, 0);
                for viewer in Side::BOTH {
                    take(self.pair(&rules, viewer, (&state, &order), (&carried.faces, &log), &mut draw));
                }
            }
            state = carried.state;
        }
    }

    fn pair(
        &self,
        rules: &Rommel,
        viewer: Side,
        (state, order): (&State, &Order),
        (faces, log): (&[u8], &Log),
        draw: &mut Draw,
    ) -> Pair {
        let found = |code: Code| log.findings.iter().filter(move |one| one.code == code);
        // What a scarce source supplies at the end of a month is seen as well.
        let draws = found(Code::CardsDrawn).any(|one| one.side == Some(viewer)) && !has_scarce(rules, state, viewer);
        let (own, sampler) = (rules.to_act(state) == viewer, RommelSampler);
        let mut twin = sampler.twin(state, viewer, draw).unwrap();
        if draws {
            (twin.cards, twin.stage) = (state.cards.clone(), state.stage.clone());
        }
        let same = own || draws;
        let twin_order = if same { order.clone() } else { sampler.twin_order([state, &twin], order, viewer, draw) };
        Pair {
            scenario: self.scenario,
            phase: phase(state),
            viewer,
            state: state.clone(),
            twin,
            order: order.clone(),
            twin_order,
            faces: faces.to_vec(),
            arrival_dice: found(Code::EarlyDie).filter_map(|one| one.unit).collect(),
            draws,
        }
    }
}

/// Whether a source of the enemy cannot supply all units that could draw on it.
fn has_scarce(rules: &Rommel, state: &State, viewer: Side) -> bool {
    let ground = SupplyGround::new(rules.edition(), &state.position, viewer.enemy());
    !statuses_and_scarce(&ground, Named::first(&[]), &mut Findings::new()).1.is_empty()
}

/// The next order of a game.
fn next_order(rules: &mut Rommel, state: &State, draw: &mut Draw) -> Option<Order> {
    let mut sampler = RommelSampler;
    if !matches!(state.stage, Stage::Deal | Stage::Over) && draw.chance(STANDING) {
        let by = rules.to_act(state);
        return Some(Order::Standing(another(state.standing[by.index()], by, draw)));
    }
    if phase(state) == "moves" && draw.chance(RETREATS) {
        let from_battle =
            |order: &Order| matches!(order, Order::Withdrawal { hex, .. } if state.position.is_shared(*hex));
        let orders: Vec<Order> = legal(rules.edition(), state).into_iter().filter(from_battle).collect();
        if let Some(order) = orders.first() {
            return Some(order.clone());
        }
    }
    let retreats = phase(state) == "withdrawal" && rules.to_act(state) == state.turn.side;
    let scripted = (!retreats && draw.chance(SCRIPTED)).then(|| sampler.advice(rules, state)).flatten();
    scripted.or_else(|| sampler.legal_order(rules, state, draw))
}
