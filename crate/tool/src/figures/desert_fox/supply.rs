//! Units out of supply, units that stand still, what stands alone, and what is left over at the end.

use std::collections::{BTreeMap, BTreeSet};

use desert_fox::analyst::risks::risks;
use desert_fox::game::legal::legal;
use desert_fox::model::units::Side;
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::game::board::{GameQuestion, ask};
use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::path::Spot;
use desert_fox::state::{Outcome, State};
use hexgrid::Hex;

use crate::figures::course::Course;
use crate::figures::desert_fox::turns::{PlayerTurn, key};
use crate::figures::desert_fox::units;
use crate::figures::sums::Sums;
use crate::played_game::PlayedGame;

/// Counts units out of general supply as the player-turn begins, units that stood still in it without having attacked,
/// and guns and supply units that stand alone next to the enemy when it is over.
pub fn count(course: &Course<DesertFox>, turn: &PlayerTurn, fought: &BTreeSet<UnitId>, sums: &mut Sums) {
    let (config, side) = (&course.rules.config, key(turn.side));
    let [begin, all] = [turn.initial.start, turn.orders.end].map(|at| units::of(config, &course.states[at]));
    let own = || all.iter().filter(|(_, unit)| unit.side == turn.side);
    let begun = begin.values().filter(|unit| unit.side == turn.side).count();
    let out = begin.values().filter(|unit| unit.side == turn.side && !unit.supplied).count();
    sums.add(&format!("{side}Begin"), begun);
    sums.add(&format!("{side}Out"), out);
    sums.count("turnsHalfOut", 2 * out > begun);
    let stood = |id: &UnitId, hex: Hex| begin.get(id).is_some_and(|before| before.hex == hex) && !fought.contains(id);
    sums.add(&format!("{side}Units"), own().count());
    sums.add(&format!("{side}Still"), own().filter(|(id, unit)| stood(id, unit.hex)).count());

    let grid = &config.board.grid;
    let enemies = all.values().filter(|unit| unit.side != turn.side && !unit.face.artillery);
    let near: BTreeSet<Hex> = enemies.flat_map(|unit| grid.neighbours(unit.hex).map(|(_, hex)| hex)).collect();
    let mut only_guns: BTreeMap<Hex, bool> = BTreeMap::new();
    for (_, unit) in own() {
        *only_guns.entry(unit.hex).or_insert(true) &= unit.face.artillery;
    }
    sums.add("gunsAlone", only_guns.iter().filter(|(hex, guns)| **guns && near.contains(hex)).count());
    let supply = units::supply_units(&course.states[turn.orders.end], turn.side);
    sums.add("supplyBare", supply.iter().filter(|hex| near.contains(hex) && !only_guns.contains_key(hex)).count());
}

/// Counts whether half or more of the other side's units hang on one hex that the side which moves can enter, and
/// whether it cuts them off in its Initial Movement Phase.
pub fn hangs(course: &mut Course<DesertFox>, turn: &PlayerTurn, sums: &mut Sums) {
    let (side, mover) = (turn.side.enemy(), turn.side);
    let rules = &mut course.rules;
    let [state, after] = [&course.states[turn.initial.start], &course.states[turn.initial.end]];
    let all = units::of(&rules.config, state).values().filter(|unit| unit.side == side).count();
    if all == 0 {
        return;
    }
    sums.add(&format!("{}LineTurns", key(side)), 1);
    let narrow = risks(&rules.config, &mut rules.cache, state, side).hexes;
    let moves = legal(&rules.config, &mut rules.cache, state).moves;
    let fights = moves.iter().filter(|option| !option.unit.counter().is_supply() && state.owner(option.unit) == mover);
    let reached: BTreeSet<Hex> = fights.flat_map(|option| option.hexes.iter().map(|(hex, _)| *hex)).collect();
    let can_enter = |hex: &str| Spot::find(hex).is_some_and(|spot| reached.contains(&spot.0));
    let most = narrow.iter().filter(|one| can_enter(&one.hex)).map(|one| one.units.len()).max().unwrap_or_default();
    if most > 0 && 2 * most >= all {
        let out = [state, after].map(|state| unsupplied(rules, state, side));
        sums.add(&format!("{}Exposed", key(side)), 1);
        sums.count(&format!("{}Cut", key(side)), 10 * out[1].saturating_sub(out[0]) >= 4 * all);
    }
}

/// The units of a side without general supply, traced as they stand.
fn unsupplied(rules: &mut DesertFox, state: &State, side: Side) -> usize {
    match ask(&mut rules.cache, state, &GameQuestion::Supply { side }) {
        BoardAnswer::Supply(answer) => answer.units.iter().filter(|unit| !unit.general).count(),
        _ => 0,
    }
}

/// Counts what is left over at the end, and the result.
pub fn left(state: &State, sums: &mut Sums) {
    let supply = [Side::Axis, Side::Commonwealth].map(|side| units::supply_units(state, side).len());
    sums.add("supplyLeft", supply.iter().sum());
    sums.add("refitLeft", state.refit.iter().map(|points| usize::from(*points)).sum());
    if let Some(Outcome { points: [axis, commonwealth], .. }) = state.outcome {
        sums.add("axisPoints", axis.into());
        sums.add("commonwealthPoints", commonwealth.into());
    }
    sums.add(&format!("result {}", DesertFox::result(state)), 1);
}
