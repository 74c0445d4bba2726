//! How a game stands, as far as a viewer may know it.

use referee::Viewer;
use serde::Serialize;

use super::entry::{FindingEntry, findings};
use super::hidden::knows;
use super::piles::{BlockName, Piles};
use crate::data::edition::Edition;
use crate::game::implied_order::implied_order;
use crate::model::finding::Findings;
use crate::model::outcome::Outcome;
use crate::model::scenario::ScenarioId;
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitId};
use crate::query::views::hex_name;
use crate::state::buildup::BuildupStep;
use crate::state::calendar::Calendar;
use crate::state::cards::Hand;
use crate::state::order::Order;
use crate::state::standing::Standing;
use crate::state::turn::Phase;
use crate::state::{Stage, StageName, State};
use crate::turn::to_act::to_act;

/// A hand, or its size.
///
/// Cases: 4.4 · Rulings: D063
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum HandView {
    /// The cards.
    Open(Hand),
    /// How many there are.
    Closed(u8),
}

/// A block on the map, due, or in refit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BlockView {
    /// Its name.
    pub handle: BlockName,
    /// Its side.
    pub side: Side,
    /// Its hex; none while it is not on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<&'static str>,
    /// Whether it is disrupted.
    pub disrupted: bool,
    /// Enemy turns that must end before it may recover.
    pub wait: u8,
    /// What it is called, where the viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its steps, where the viewer knows them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
}

/// How a game stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct GameView {
    /// The scenario.
    pub scenario: Option<ScenarioId>,
    /// The part of the game.
    pub stage: StageName,
    /// The month.
    pub month: Option<u8>,
    /// Whether it is the last one of the scenario.
    pub last_month: bool,
    /// Whose turn it is.
    pub active: Side,
    /// Who decides.
    pub to_act: Side,
    /// The part of the turn.
    pub phase: Phase,
    /// Real cards that were laid for it.
    pub supply: Option<u8>,
    /// Its option.
    pub option: Option<TurnOption>,
    /// Moves that are left in the movement phase.
    pub moves_left: u8,
    /// Pass turns in a row.
    pub passes: u8,
    /// The step of the Buildup.
    pub step: Option<BuildupStep>,
    /// Cards of the Allied challenge for the initiative.
    pub challenge: Option<HandView>,
    /// The hands of the Axis and of the Allies.
    pub hands: Option<[HandView; 2]>,
    /// Cards in the deck, and discards.
    pub deck: Option<[usize; 2]>,
    /// Buildup points of the Axis and of the Allies, where the viewer knows them.
    pub points: [Option<u16>; 2],
    /// The blocks on the map: those that the viewer knows by handle, then hidden ones by piles.
    pub blocks: Vec<BlockView>,
    /// Own blocks still to come.
    pub due: Vec<BlockView>,
    /// Blocks in refit.
    pub refit: Vec<BlockView>,
    /// Hexes with units of both sides, and the side that was there first.
    pub battles: Vec<(&'static str, Side)>,
    /// Minefields of which the viewer knows.
    pub mines: Vec<&'static str>,
    /// The hex of the battle turn that is being fought, and who fires.
    pub firing: Option<(&'static str, Side)>,
    /// Hits to be assigned, and by whom.
    pub hits: Option<(Side, u8)>,
    /// The standing orders of the Axis and of the Allies, where the viewer knows them and there are any.
    pub standing: [Option<Standing>; 2],
    /// The order that the standing orders of the player who decides imply, for viewers that see this player.
    #[serde(rename = "follows")]
    pub implied_order: Option<Order>,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
    /// What the last order brought about.
    pub events: Vec<FindingEntry>,
}

fn hand(hand: Hand, open: bool) -> HandView {
    if open { HandView::Open(hand) } else { HandView::Closed(hand.size()) }
}

/// Blocks with their steps, in the order of a list.
fn blocks(state: &State, viewer: Viewer<Side>, all: impl Iterator<Item = (UnitId, u8)>) -> Vec<BlockView> {
    let piles = Piles::of(state, viewer);
    let mut all: Vec<(UnitId, u8)> = all.collect();
    all.sort_by_key(|&(id, _)| piles.rank(id));
    let names = piles.names(all.iter().map(|&(id, _)| id));
    all.into_iter().zip(names).map(|((id, steps), name)| block(state, id, name, steps, viewer)).collect()
}

/// A block with its name and these steps.
fn block(state: &State, id: UnitId, handle: BlockName, steps: u8, viewer: Viewer<Side>) -> BlockView {
    let (unit, known) = (state.position.unit(id), knows(state, id, viewer));
    BlockView {
        handle,
        side: state.position.side(id),
        hex: unit.hex.map(hex_name),
        disrupted: unit.disrupted,
        wait: unit.wait,
        name: known.then(|| state.position.block(id).name.clone()),
        steps: known.then_some(steps),
    }
}

/// How a game stands for a viewer.
///
/// Cases: 3.4, 4.4, 4.5, 9.7 · Rulings: D063, D102, D103, D123
pub fn game_view(edition: Edition, state: &State, log: &Findings, viewer: Viewer<Side>) -> GameView {
    let position = &state.position;
    let steps = |id: UnitId| position.unit(id).steps;
    let seen =
        |hex: &hexgrid::Hex| Side::BOTH.into_iter().any(|side| viewer.sees(side) && position.knows_mine(side, *hex));
    let due = state.reserve.due.iter().filter(|&&id| viewer.sees(position.side(id)));
    let challenge = match &state.stage {
        Stage::Initiative { challenge } => challenge.map(|cards| hand(cards, viewer.sees(Side::Allied))),
        _ => None,
    };
    GameView {
        scenario: state.scenario,
        stage: state.stage.name(),
        month: state.calendar.map(|calendar| calendar.month),
        last_month: state.calendar.is_some_and(Calendar::is_last),
        active: state.turn.side,
        to_act: to_act(state),
        phase: state.turn.phase,
        supply: state.turn.supply,
        option: state.turn.option,
        moves_left: state.turn.moves_left,
        passes: state.passes,
        step: if let Stage::Buildup(buildup) = &state.stage { Some(buildup.step) } else { None },
        challenge,
        hands: state.cards.as_ref().map(|cards| Side::BOTH.map(|side| hand(cards.hand(side), viewer.sees(side)))),
        deck: state.cards.as_ref().map(|cards| [cards.deck.pile().len(), cards.deck.discards().len()]),
        points: Side::BOTH.map(|side| viewer.sees(side).then_some(state.points[side.index()])),
        blocks: blocks(state, viewer, position.on_map().map(|(id, _)| (id, steps(id)))),
        due: blocks(state, viewer, due.map(|&id| (id, position.block(id).steps))),
        refit: blocks(state, viewer, state.reserve.refit.iter().map(|away| (away.unit, away.steps))),
        battles: position.contested().map(|(hex, first)| (hex_name(hex), first)).collect(),
        mines: position.minefields().filter(seen).map(hex_name).collect(),
        firing: state.battle.as_ref().map(|battle| (hex_name(battle.hex), battle.firing)),
        hits: state.pending.as_ref().map(|pending| (pending.owner, pending.left)),
        standing: Side::BOTH
            .map(|side| Some(state.standing[side.index()]).filter(|one| viewer.sees(side) && !one.is_empty())),
        implied_order: if viewer.sees(to_act(state)) { implied_order(edition, state) } else { None },
        outcome: state.outcome,
        events: findings(state, log, viewer),
    }
}
