//! The work on whole games that is measured, the same natively and in wasm: each piece returns a sum that depends on every
//! answer.

use std::hint::black_box;

use desert_fox::game::carry_out::carry_out;
use desert_fox::game::legal::{Legal, legal};
use desert_fox::game::setup::start;
use desert_fox::opponent::Opponent;
use desert_fox::procedure::moves;
use desert_fox::random::games::{Player, Players, begin, play, seed};
use desert_fox::random::{Draw, player};
use desert_fox::record::{Game, fingerprint};
use desert_fox::rules::movement::march::March;
use desert_fox::state::event::Log;
use desert_fox::state::order::Order;
use desert_fox::state::{Phase, Segment, State};
use desert_fox::turn::cache::Cache;
use desert_fox::turn::config::{GameConfig, Options};
use desert_fox::turn::to_act::to_act;
use hexgrid::{Ground, Hex, Step};
use referee::Draw as OpponentDraw;
use referee::{Link32, Random};

/// Random orders of one run.
pub const ORDERS: usize = 6_000;
/// Situations whose legal orders are listed: the beginnings of movement phases.
pub const SITUATIONS: usize = 32;

/// Situations from which the script plays on.
pub const ROLLOUTS: usize = 8;

/// What the sums must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSums {
    /// Of [`GameWork::orders`] for races and for campaigns.
    pub orders: [u64; 2],
    /// Of [`GameWork::naive`].
    pub naive: u64,
    /// Of [`GameWork::list`] over all situations.
    pub lists: u64,
    /// Of [`GameWork::advise`] over all situations.
    pub advice: u64,
    /// Orders of the scripted campaign.
    pub campaign: usize,
    /// Of [`GameWork::rollout`] over the first situations.
    pub rollouts: u64,
    /// Orders thought of in them.
    pub thought: usize,
    /// Of [`GameWork::replay`].
    pub replay: u64,
}

/// The sums.
pub const GAME_SUMS: GameSums = GameSums {
    orders: [36_621_695_901_869_422, 40_505_523_260_406_640],
    naive: 40_505_523_568_963_484,
    lists: 10_969_212,
    advice: 944_698_729_956_743_610,
    campaign: 2_892,
    rollouts: 304_200_933_726_519_838,
    thought: 711,
    replay: 34_923_248_131_574_163,
};

/// Random orders and a scripted campaign.
pub struct GameWork {
    configs: [GameConfig; 2],
    /// Random orders of campaigns, played once.
    given: Vec<Order>,
    campaign: Game,
    situations: Vec<State>,
    cache: Cache,
    undoable: Game,
    opponent: Opponent,
}

impl GameWork {
    /// Plays the campaign that is replayed, and the orders that are given once more.
    ///
    /// Errors: a game that does not come to its end.
    pub fn new() -> Result<Self, String> {
        let config = |scenario| GameConfig::new(&Options::of(scenario)).map_err(|_| format!("no {scenario}"));
        let configs = [config("race-for-tobruk")?, config("campaign")?];
        let mut campaign = begin("campaign", 0).map_err(|_| "no campaign")?;
        let mut players = Players::new(&mut campaign, [Player::Scripted; 2], 0);
        let (mut situations, mut undoable) = (Vec::new(), None);
        let watched = play(&mut campaign, &mut players, |game, given| {
            let moves = |state: &State| state.phase.is_movement() && state.segment == Segment::Main;
            if moves(game.state()) && !moves(given.before) && situations.len() < SITUATIONS {
                situations.push(game.state().clone());
            }
            if game.can_undo().is_ok() {
                undoable = Some(game.clone()).filter(|_| undoable.is_none() || game.len() < 2_000).or(undoable.take());
            }
            Ok(())
        });
        watched.map_err(|stopped| stopped.to_string())?;
        let cache = Cache::new(&configs[1]);
        let undoable = undoable.ok_or("nothing can be taken back")?;
        let opponent = Opponent::new(&configs[1], &cache);
        let mut work = Self { configs, given: Vec::new(), campaign, situations, cache, undoable, opponent };
        let mut given = Vec::new();
        work.give(1, |_, _, _, order| given.push(order.clone()));
        work.given = given;
        Ok(work)
    }

    /// Random orders of races (0) or campaigns (1), one game after another; before each all legal orders are listed.
    pub fn orders(&self, scenario: usize) -> u64 {
        self.give(scenario, |_, _, _, _| {})
    }

    fn give(&self, scenario: usize, mut show: impl FnMut(&GameConfig, &mut Cache, &State, &Order)) -> u64 {
        let config = &self.configs[scenario];
        game(config, |config, cache, state, draw, _| {
            let order = player::order(config, cache, state, draw)?;
            show(config, cache, state, &order);
            Some(order)
        })
    }

    /// The random campaigns of `orders(1)` once more with their orders given; before each the reach of every unit that could
    /// move is found by pathfinding, with nothing kept, or all else that is legal is listed.
    pub fn naive(&self) -> u64 {
        let mut reached = 0;
        let last = game(&self.configs[1], |config, cache, state, _, at| {
            cache.sync(state);
            reached += match moves::mode(state.phase).filter(|_| state.segment == Segment::Main) {
                Some(_) => dijkstra(cache, state),
                None => count(&legal(config, cache, state)),
            };
            self.given.get(at).cloned()
        });
        last ^ reached
    }

    /// Lists all legal orders of a situation; the cache held another before.
    pub fn list(&mut self, at: usize) -> u64 {
        count(&legal(&self.configs[1], &mut self.cache, black_box(&self.situations[at])))
    }

    /// The computer player's first order of a movement phase, for which it plans the whole phase; the cache held another
    /// situation before.
    pub fn advise(&mut self, at: usize) -> u64 {
        let (config, state) = (&self.configs[1], black_box(&self.situations[at]));
        let mut draw = OpponentDraw::new(at as u64);
        let advice = self.opponent.clone().order(config, &mut self.cache, state, &mut draw);
        advice.map_or(0, |order| {
            format!("{order:?}").bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)))
                >> 8
        })
    }

    /// The script plays both sides from a situation to the end of the enemy's next player-turn: the hash of the last state,
    /// and how many orders it thought of.
    pub fn rollout(&mut self, at: usize) -> (u64, usize) {
        let config = &self.configs[1];
        let mut state = black_box(&self.situations[at]).clone();
        let (mut log, mut draw, mut count) = (Log::muted(), OpponentDraw::new(at as u64), 0_usize);
        let (mut side, mut changes) = (state.phasing, 0);
        let mut opponent = self.opponent.clone();
        while state.phase != Phase::Over {
            let Some(order) = opponent.order(config, &mut self.cache, &state, &mut draw) else { return (0, count) };
            let mut link = [0; 32];
            link[..8].copy_from_slice(&(count as u64).to_le_bytes());
            let dice = Random::seeded("rollout", seed(at as u64), Link32(link), &[]);
            let by = to_act(&state);
            let Ok(carried) = carry_out(config, &mut self.cache, &state, by, &order, dice, &mut log) else {
                return (1, count);
            };
            count += 1;
            changes += usize::from(carried.state.phasing != side);
            if changes == 2 {
                break;
            }
            side = carried.state.phasing;
            state = carried.state;
        }
        (hash(&state), count)
    }

    /// Finds the reach of every unit of a situation by pathfinding.
    pub fn dijkstra(&mut self, at: usize) -> u64 {
        self.cache.sync(black_box(&self.situations[at]));
        dijkstra(&self.cache, &self.situations[at])
    }

    /// Plays the scripted campaign again from its record.
    pub fn replay(&self) -> u64 {
        Game::replay(black_box(self.campaign.record()), &[]).map_or(0, |game| hash(game.state()))
    }

    /// Takes an order of the campaign back and gives it again.
    pub fn undo(&mut self) -> bool {
        self.undoable.undo().is_ok() && self.undoable.redo().is_ok()
    }

    /// All sums.
    pub fn sums(&mut self) -> GameSums {
        GameSums {
            orders: [self.orders(0), self.orders(1)],
            naive: self.naive(),
            lists: (0..self.situations.len()).map(|at| self.list(at)).sum(),
            advice: (0..self.situations.len()).map(|at| self.advise(at)).sum(),
            campaign: self.campaign.len(),
            rollouts: (0..ROLLOUTS).map(|at| self.rollout(at).0).fold(0, u64::wrapping_add),
            thought: (0..ROLLOUTS).map(|at| self.rollout(at).1).sum(),
            replay: self.replay(),
        }
    }
}

/// Gives the orders of games, one after another: the hash of the last state, and how many dice were rolled.
fn game(
    config: &GameConfig,
    mut next: impl FnMut(&GameConfig, &mut Cache, &State, &mut Draw, usize) -> Option<Order>,
) -> u64 {
    let (mut log, mut number, mut rolled) = (Log::muted(), 0, 0);
    let mut cache = Cache::new(config);
    let mut draw = Draw::new(number);
    let mut state = start(config, &mut cache, &mut log);
    for at in 0..ORDERS {
        if state.phase == Phase::Over {
            number += 1;
            draw = Draw::new(number);
            cache = Cache::new(config);
            state = start(config, &mut cache, &mut log);
        }
        let Some(order) = next(config, &mut cache, &state, &mut draw, at) else { return 0 };
        let mut link = [0; 32];
        link[..8].copy_from_slice(&(at as u64).to_le_bytes());
        let dice = Random::seeded("bench", seed(number), Link32(link), &[]);
        let Ok(carried) = carry_out(config, &mut cache, &state, to_act(&state), &order, dice, &mut log) else {
            return 1;
        };
        rolled += carried.faces.len() as u64;
        state = carried.state;
    }
    hash(&state).wrapping_add(rolled)
}

fn hash(state: &State) -> u64 {
    fingerprint(state).iter().take(7).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

/// How much is listed: orders, hexes with their costs, units.
fn count(legal: &Legal) -> u64 {
    let cost = |(_, cost): &(Hex, u16)| u64::from(*cost);
    let moves = legal.moves.iter().flat_map(|option| option.hexes.iter().chain(option.forced)).map(cost);
    let attacks = legal.attacks.iter().map(|option| option.units.len() as u64);
    moves.sum::<u64>() + attacks.sum::<u64>() + legal.orders.len() as u64
}

/// The reach of every unit that could move, forced marches left out: the same steps in a single layer.
fn dijkstra(cache: &Cache, state: &State) -> u64 {
    let (side, grid) = (to_act(state), &cache.forces.board.grid);
    let Some(mode) = moves::mode(state.phase) else { return 0 };
    let reach = |at: usize| {
        let march = March::of(&cache.forces, &[at], mode).ok()?;
        let movement_ground = cache.movement_ground(std::slice::from_ref(&at));
        let steps = |&from: &Hex| {
            let step = |(direction, to)| match movement_ground.step(from, 0, direction, to) {
                Step::Go { cost, .. } => Some((to, cost)),
                Step::Barred(_) => None,
            };
            grid.neighbours(from).filter_map(step).collect::<Vec<_>>()
        };
        let reached = pathfinding::directed::dijkstra::dijkstra_reach(&cache.forces.pieces[at].hex, steps);
        let costs = reached.map(|item| item.total_cost).take_while(|&cost| cost <= march.left());
        Some(costs.map(u64::from).sum::<u64>())
    };
    (0..cache.unit_of.len()).filter(|&at| cache.forces.pieces[at].side == side).filter_map(reach).sum()
}
