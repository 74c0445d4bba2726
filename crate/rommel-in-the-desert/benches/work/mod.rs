//! The work that is measured, the same natively and in wasm: each piece returns a sum that depends on every answer.

use std::hint::black_box;

use hexgrid::Hex;
use referee::{Draw, Link32, Random, Rules, Seed};
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::game::carry_out::carry_out;
use rommel_in_the_desert::game::legal::{legal, movable};
use rommel_in_the_desert::model::finding::Findings;
use rommel_in_the_desert::model::scenario::ScenarioId;
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::query::chances::{ChancesAnswer, ChancesQuery, chances};
use rommel_in_the_desert::random;
use rommel_in_the_desert::record::{Log, Options, Rommel};
use rommel_in_the_desert::rules::movement::{GroupReach, MoveContext};
use rommel_in_the_desert::rules::supply::{SupplyGround, network};
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::{Move, Phase};
use rommel_in_the_desert::state::{Stage, State};
use rommel_in_the_desert::turn::to_act::to_act;
use serde_json::json;

/// Random orders of one run.
pub const ORDERS: usize = 6_000;
/// Situations of scripted games: the beginnings of movement phases.
pub const SITUATIONS: usize = 32;

/// What the sums must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// Of [`Work::reach`] over all groups.
    pub reach: u64,
    /// Of [`Work::network`] over all situations and sides.
    pub network: u64,
    /// Of [`Work::orders`].
    pub orders: u64,
    /// Of [`Work::list`] over all situations.
    pub lists: u64,
    /// Of [`Work::chances`].
    pub chances: u64,
    /// Of [`Work::rollout`] over all situations.
    pub rollouts: u64,
    /// How many orders the script thinks of in them.
    pub thought: u64,
}

/// The sums.
pub const SUMS: Sums = Sums {
    reach: 1_483_180,
    network: 170_973,
    orders: 27_574_093_891_864,
    lists: 17_342,
    chances: 5_243,
    rollouts: 4_529_241_286_753_459,
    thought: 663,
};

/// A hex from which a group can move, in a situation.
type Group = (usize, Hex);

/// Situations to be worked on.
pub struct Work {
    /// One of each scenario.
    games: Vec<Rommel>,
    situations: Vec<State>,
    groups: Vec<Group>,
    battle: ChancesQuery,
}

impl Work {
    /// Takes situations from scripted campaigns of 1941.
    ///
    /// Errors: a game that does not begin, or stops.
    pub fn new() -> Result<Self, String> {
        let game = |id| Rommel::new(&Options::of(id)).map_err(|_| "no scenario");
        let games = ScenarioId::ALL.into_iter().map(game).collect::<Result<_, _>>()?;
        let axis = ["21/5", "15/8", "5L/MG", "Arko 104", "88mm A", "Brescia"];
        let allied = ["4 Grant", "7/7", "22Gd", "25pdr", "2pdr", "9AU/20"];
        let units = axis.iter().chain(&allied).map(|unit| json!({"unit": unit, "hex": "Msus"}));
        let units: Vec<_> = units.collect();
        let battle = json!({"units": units, "hex": "Msus", "active": "axis", "option": "basic"});
        let battle = serde_json::from_value(battle).map_err(|error| error.to_string())?;
        let mut work = Self { games, situations: Vec::new(), groups: Vec::new(), battle };
        work.situations = work.play()?;
        work.groups = work.situations.iter().enumerate().flat_map(|(at, state)| groups(at, state)).collect();
        Ok(work)
    }

    /// Plays scripted campaigns until there are enough situations.
    fn play(&self) -> Result<Vec<State>, String> {
        let (mut found, mut rules) = (Vec::new(), self.games[ScenarioId::Year1941.index()].clone());
        for number in 0..20 {
            let (mut draw, mut state) = (Draw::new(number), rules.start(&mut Log::default()));
            for at in 0..20_000 {
                if state.stage == Stage::Over {
                    break;
                }
                let order = opponent::order(rules.edition(), &state, &mut draw).ok_or("nothing to order")?;
                let next = give(rules.edition(), &state, &order, number, at)?.0;
                if begins_movement(&next) && !begins_movement(&state) && at % 3 == 0 {
                    found.push(next.clone());
                }
                state = next;
                if found.len() == SITUATIONS {
                    return Ok(found);
                }
            }
        }
        Err("too few situations".to_owned())
    }

    fn edition(&self) -> Edition<'_> {
        self.games[ScenarioId::Year1941.index()].edition()
    }

    /// How many groups can move in all situations.
    pub fn groups(&self) -> usize {
        self.groups.len()
    }

    /// All that the units of a group reach in a group move, with the steps that each needs, without the Rommel bonus.
    pub fn reach(&self, at: usize) -> u64 {
        let (situation, hex) = self.groups[at];
        let state = black_box(&self.situations[situation]);
        let ctx = MoveContext { edition: self.edition(), position: &state.position, movement: &state.turn.movement };
        let reach = GroupReach::of_hex(ctx, state.turn.side, hex);
        let units = movable(state, hex).into_iter();
        let ends = units.flat_map(|unit| reach.reached(state.position.block(unit).speed));
        ends.map(|end| (end.hex.index() as u64 + 1) * u64::from(end.length())).sum()
    }

    /// The supply network of a side in a situation.
    pub fn network(&self, at: usize, side: Side) -> u64 {
        let ground = SupplyGround::new(self.edition(), black_box(&self.situations[at].position), side);
        network(&ground).iter().map(|hex| hex.index() as u64 + 1).sum()
    }

    /// The list of the legal orders of a situation.
    pub fn list(&self, at: usize) -> u64 {
        legal(self.edition(), black_box(&self.situations[at])).len() as u64
    }

    /// The exact chances of a battle turn of twelve units, in thousandths of a step.
    pub fn chances(&self) -> u64 {
        match chances(black_box(&self.battle)) {
            ChancesAnswer::Chances(report) => report.sides.iter().map(|side| (side.expected * 1e3) as u64).sum(),
            ChancesAnswer::Refused { .. } => 0,
        }
    }

    /// The script plays both sides from a situation to the end of the enemy's next player-turn: a number of the last state,
    /// and how many orders it thought of.
    ///
    /// Errors: a dead end or a refused order.
    pub fn rollout(&self, at: usize) -> Result<(u64, u64), String> {
        let (mut draw, mut state) = (Draw::new(at as u64), black_box(&self.situations[at]).clone());
        let (mut count, mut changes) = (0, 0);
        while state.stage != Stage::Over && changes < 2 {
            let order = opponent::order(self.edition(), &state, &mut draw).ok_or("nothing to order")?;
            let next = give(self.edition(), &state, &order, at as u64, count)?.0;
            changes += usize::from(next.turn.side != state.turn.side);
            count += 1;
            state = next;
        }
        Ok((number_of(&state), count as u64))
    }

    /// All rollouts: the sum of their numbers, and how many orders the script thought of.
    ///
    /// Errors: those of [`Work::rollout`].
    pub fn rollouts(&self) -> Result<(u64, u64), String> {
        (0..SITUATIONS).try_fold((0_u64, 0), |(sum, orders), at| {
            let (last, count) = self.rollout(at)?;
            Ok((sum.wrapping_add(last), orders + count))
        })
    }

    /// Random orders of all scenarios, one game after another: a number of the last state, and how many dice were rolled.
    ///
    /// Errors: a dead end or a refused order.
    pub fn orders(&self) -> Result<u64, String> {
        let (mut number, mut rolled) = (0, 0);
        let mut games = self.games.clone();
        let scenario = |number: u64| number as usize % ScenarioId::ALL.len();
        let (mut draw, mut state) = (Draw::new(number), games[scenario(number)].start(&mut Log::default()));
        for at in 0..ORDERS {
            if state.stage == Stage::Over {
                number += 1;
                (draw, state) = (Draw::new(number), games[scenario(number)].start(&mut Log::default()));
            }
            let edition = games[scenario(number)].edition();
            let order = random::order(edition, &state, &mut draw).ok_or("nothing to order")?;
            let (next, dice) = give(edition, &state, &order, number, at)?;
            state = next;
            rolled += dice;
        }
        Ok(number_of(&state) + rolled)
    }

    /// All sums.
    ///
    /// Errors: those of [`Work::orders`].
    pub fn sums(&self) -> Result<Sums, String> {
        let sides = |at| Side::BOTH.into_iter().map(move |side| (at, side));
        let (rollouts, thought) = self.rollouts()?;
        Ok(Sums {
            reach: (0..self.groups()).map(|at| self.reach(at)).sum(),
            network: (0..SITUATIONS).flat_map(sides).map(|(at, side)| self.network(at, side)).sum(),
            orders: self.orders()?,
            lists: (0..SITUATIONS).map(|at| self.list(at)).sum(),
            chances: self.chances(),
            rollouts,
            thought,
        })
    }
}

/// A number of a state, below 2 to the 48th.
fn number_of(state: &State) -> u64 {
    Rommel::fingerprint(state).iter().take(6).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

/// Whether a movement phase begins in which the player has a move.
fn begins_movement(state: &State) -> bool {
    let turn = &state.turn;
    state.stage == Stage::Turns && turn.phase == Phase::Movement && turn.moves_left > 0 && turn.current.is_none()
}

/// The groups that can move.
fn groups(at: usize, state: &State) -> Vec<Group> {
    let mut hexes: Vec<Hex> = state.position.of_side(state.turn.side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    let edition = Edition::shipped();
    let begins = |hex: &Hex| {
        let next = Move::Group { hex: *hex, rommel: false };
        rommel_in_the_desert::procedure::moves::can_begin(edition, state, &next)
    };
    hexes.into_iter().filter(begins).map(|hex| (at, hex)).collect()
}

/// Carries an order out; the state after it, and how many dice were rolled.
fn give(edition: Edition, state: &State, order: &Order, game: u64, at: usize) -> Result<(State, u64), String> {
    let (mut link, mut seed) = ([0; 32], [0; 16]);
    link[..8].copy_from_slice(&(at as u64).to_le_bytes());
    seed[..8].copy_from_slice(&game.to_le_bytes());
    let dice = Random::seeded("bench", Seed(seed), Link32(link), &[]);
    let carried = carry_out(edition, state, to_act(state), order, dice, &mut Findings::new());
    let carried = carried.map_err(|refusal| format!("game {game}, order {at}: {refusal}"))?;
    Ok((carried.state, carried.faces.len() as u64))
}
