//! The lines of communication of units that a combat eliminates: from where each of them is, as the map is then.

use crate::model::finding::Findings;
use crate::rules::combat::field::UnitState;
use crate::rules::combat::from_map::MapCombat;
use crate::rules::combat::resolve::before_boxes;
use crate::rules::combat::results::Aftermath;
use crate::rules::combat::script::{Halt, Question, Table};
use crate::rules::combat::setup::CombatSetup;
use crate::state::counters::UnitId;
use crate::state::{Choice, Place, State, flag};
use crate::turn::context::OrderContext;

/// Whether lines of communication decide what comes next: a box, or the die for one.
pub fn decide(end: &Result<Aftermath, Halt>) -> bool {
    match end {
        Ok(after) => !after.fallen.is_empty(),
        Err(Halt::Pending(decision)) => decision.ask.question == Question::BoxDie,
        Err(Halt::Illegal(..)) => false,
    }
}

/// The combat with the lines of communication of the units that it eliminates: each is traced from the hex in which the
/// unit is eliminated, over the map as the units before it have left it.
///
/// Cases: 13.2 · Rulings: R020, R036
pub fn traced(ctx: &mut OrderContext, map_combat: &MapCombat, answers: &[Choice]) -> CombatSetup {
    let mut setup = map_combat.setup.clone();
    let mut table = Table::asking(answers);
    let after = before_boxes(&setup, &ctx.cache.forces.charts, &mut table, &mut Findings::muted());
    // Tracing numbers the units on the map anew.
    let unit_of = |&piece: &u16| ctx.cache.unit_of[usize::from(piece)];
    let units: Vec<UnitId> = map_combat.units.iter().map(unit_of).collect();
    for fallen in after.map(|after| after.fallen).unwrap_or_default() {
        let then = moved(&ctx.state, map_combat, &units, &fallen.states);
        ctx.cache.sync(&then);
        let unit = &mut setup.units[usize::from(fallen.unit)];
        let hex = map_combat.hexes[usize::from(fallen.hex)];
        unit.line_of_communication = ctx.cache.has_line(unit.side(), unit.motorized, hex);
    }
    ctx.sync();
    setup
}

/// The map with the units of the combat in these states.
fn moved(now: &State, map_combat: &MapCombat, units: &[UnitId], states: &[UnitState]) -> State {
    let mut then = now.clone();
    for (&id, state) in units.iter().zip(states) {
        let unit = then.unit_mut(id);
        let hex = state.hex.map(|hex| map_combat.hexes[usize::from(hex)]);
        unit.set_place(hex.map_or(Place::Aside, Place::Map));
        if state.turned {
            unit.flags |= flag::DEPLETED;
        }
    }
    then
}
