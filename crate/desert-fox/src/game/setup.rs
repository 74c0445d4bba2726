//! The beginning of a game: set-up, then the first game-turn.

use referee::Random;

use crate::game::sequence;
use crate::model::units::Side;
use crate::procedure::reinforcement::convoy;
use crate::state::counters::UnitId;
use crate::state::event::Log;
use crate::state::{Air, Fort, Place, State, flag};
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;
use crate::turn::context::OrderContext;

/// The state in which a game begins: set up, and as far into the first player-turn as no player decides anything.
///
/// Cases: 4.2, 15.1 · Rulings: H052, H060, H098, H101
pub fn start(config: &GameConfig, cache: &mut Cache, log: &mut Log) -> State {
    let state = set_up(config);
    cache.sync(&state);
    let mut ctx = OrderContext { config, cache, state, random: Random::given(&[]), log };
    ctx.state.turn = config.scenario.first_turn;
    supply(&mut ctx);
    ctx.sync();
    sequence::begin(&mut ctx);
    ctx.state
}

fn set_up(config: &GameConfig) -> State {
    let mut state = State::blank();
    let board = &config.board;
    state.ports = board.ports().map(|hex| (hex, Side::Commonwealth)).collect();
    for (hex, side) in &config.scenario.setup.ports {
        if let Some(port) = state.ports.iter_mut().find(|(port, _)| port == hex) {
            port.1 = *side;
        }
    }
    for (counter, hex) in config.scenario.setup.units(&config.schedule) {
        let unit = state.unit_mut(UnitId::of_roster(counter));
        unit.set_place(Place::Map(hex));
        if config.scenario.setup.starts_depleted(counter) {
            unit.flags |= flag::DEPLETED;
        }
    }
    let setup = &config.scenario.setup;
    for &counter in setup.refit_box.iter().filter(|counter| config.schedule.arrival_of(**counter) == Some(0)) {
        state.put(UnitId::of_roster(counter), Place::RefitBox);
    }
    let forts = setup.stacks.iter().filter(|stack| stack.fort > 0);
    state.forts =
        forts.map(|stack| Fort { hex: stack.hex, level: stack.fort, side: stack.side, fresh: false }).collect();
    state.air = setup.air.map(|points| Air { points, ..Air::default() });
    state.refit = setup.refit;
    state.repaired = setup.repaired;
    state
}

fn supply(ctx: &mut OrderContext) {
    for stack in &ctx.config.scenario.setup.stacks {
        let counters = convoy::counters(ctx, stack.side);
        for at in 0..stack.msus + stack.dumps {
            let Some(id) = ctx.state.free_supply(stack.side, counters) else { return };
            ctx.state.put(id, Place::Map(stack.hex));
            if at >= stack.msus {
                ctx.state.unit_mut(id).flags |= flag::DUMP;
            }
        }
    }
}
