//! Withdrawals in a game and the fire that they draw.

use hexgrid::Hex;

use super::answer::{GameAnswer, PursuitDice, ReachedHex, UnitReach};
use super::asked::Asked;
use crate::data::numbers::Number;
use crate::model::finding::Findings;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::procedure::leaving::{choices, remaining};
use crate::query::fault::Fault;
use crate::query::game::knows;
use crate::query::position::Names;
use crate::query::views::hex_name;
use crate::rules::movement::{Excess, check_rommel, excess};
use crate::rules::withdrawal::pursuers;
use crate::state::turn::{Leaving, Reason};
use crate::state::{Stage, State};

/// Every hex to which each unit of a side in a hex may withdraw, and the fire that it draws: of the withdrawal under
/// way, or of one that would begin now. In the own turn it is a retreat from a battle or the withdrawal of a Pass turn,
/// in the enemy's turn a refusal; of disrupted units among enemies it is a rout.
///
/// Errors: no turn is played, the units belong to the other player, or none can leave.
///
/// Cases: 4.5 · Rulings: I020, I026, I027, I028, I029, I030, D035
pub(super) fn withdrawals(asked: Asked, side: Side, hex: &str, rommel: bool) -> Result<GameAnswer, Fault> {
    let hex = Names::hex(hex)?;
    asked.check_sees(side)?;
    if asked.state.stage != Stage::Turns {
        return Err(Refusal::of(RefusalCode::NotNow).hex(hex).into());
    }
    let state = leaving_from(asked.state, side, hex, rommel)?;
    let leavers = remaining(&state);
    if leavers.is_empty() {
        return Err(Refusal::of(RefusalCode::NobodyMoves).hex(hex).into());
    }
    let retreat = state.leaving.as_ref().is_some_and(|leaving| leaving.retreat);
    let rout = state.leaving.as_ref().is_some_and(|leaving| leaving.reason == Reason::Rout);
    let units = leavers.iter().map(|&unit| UnitReach {
        handle: unit.index() as u8,
        refusal: None,
        hexes: choices(asked.edition, &state, unit)
            .into_iter()
            .map(|end| ReachedHex {
                hex: hex_name(end.hex),
                length: end.path.len(),
                rommel: rommel && excess(&asked.edition, state.position.block(unit).speed, hex, &end.path) > Excess(0),
                forced_march: end.forced_march,
                path: end.path,
            })
            .collect(),
    });
    Ok(GameAnswer::Withdrawals {
        retreat,
        units: units.collect(),
        pursuers: if retreat { pursuit(asked, side, hex, &leavers, rout) } else { Vec::new() },
        hits_from: asked.edition.numbers.get(Number::PursuitFrom),
    })
}

/// The state with the withdrawal under way, or with one that would begin now.
fn leaving_from(state: &State, side: Side, hex: Hex, rommel: bool) -> Result<State, Refusal> {
    let mut state = state.clone();
    if state.leaving.as_ref().is_some_and(|leaving| leaving.side == side && leaving.hex == hex) {
        return Ok(state);
    }
    let position = &state.position;
    let from_battle = position.is_in(side.enemy(), hex);
    let reason = match (state.turn.side == side, from_battle) {
        (_, true) if !position.holds(side, hex) => Reason::Rout,
        (true, true) if state.turn.option != Some(TurnOption::Pass) => Reason::Retreat,
        (true, _) => Reason::PassTurn,
        (false, true) => Reason::Refusal,
        (false, false) => return Err(Refusal::of(RefusalCode::NotJustEngaged).hex(hex)),
    };
    if rommel {
        check_rommel(&state.turn.movement)?;
    }
    let before = Box::new(position.clone());
    let leaving = Leaving { side, hex, reason, retreat: from_battle, rommel, before, gone: Vec::new(), pursued: false };
    state.leaving = Some(leaving);
    Ok(state)
}

/// The dice of each enemy unit that may fire, as far as the viewer knows the speeds that decide about it.
///
/// Cases: 3.4, 4.5 · Rulings: D042, D043, D103
fn pursuit(asked: Asked, side: Side, hex: Hex, leavers: &[UnitId], rout: bool) -> Vec<PursuitDice> {
    let (state, numbers) = (asked.state, asked.edition.numbers);
    let known = |unit: UnitId| knows(state, unit, asked.viewer);
    let found = pursuers(&asked.edition, &state.position, side.enemy(), hex, leavers, rout, &mut Findings::new());
    let highest = if rout {
        numbers.get(Number::RoutDice)
    } else {
        numbers.get(Number::PursuitDice).max(numbers.get(Number::FasterDice))
    };
    let fire = |unit: UnitId| {
        let dice = found.iter().find(|pursuer| pursuer.unit == unit).map_or(0, |pursuer| pursuer.dice);
        let (least, most) = if known(unit) { (dice, dice) } else { (0, highest) };
        (unit, least, most)
    };
    let mut fires: Vec<_> = state.position.fighting(side.enemy(), hex).map(fire).collect();
    let piles = asked.piles();
    fires.sort_by_key(|&(unit, ..)| piles.rank(unit));
    let names = piles.names(fires.iter().map(|&(unit, ..)| unit));
    fires.into_iter().zip(names).map(|((_, least, most), handle)| PursuitDice { handle, least, most }).collect()
}
