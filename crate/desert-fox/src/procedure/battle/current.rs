//! The combat at hand, put together from the map once and kept between its decisions.

use std::rc::Rc;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::Side;
use crate::position::forces::Piece;
use crate::procedure::rommel;
use crate::procedure::supplying;
use crate::rules::combat::from_map::{Fight, Judged, fight};
use crate::rules::combat::terms::Support;
use crate::rules::supply::chain::general_supply;
use crate::state::counters::UnitId;
use crate::state::flag;
use crate::turn::context::{Play, refuse};
use crate::turn::current_combat::CurrentCombat;

/// Puts a combat of the phase together as the map has it now.
pub fn build(play: &mut Play, combat: usize, lines: bool) -> Result<Fight, Refusal> {
    play.sync();
    let support = support(play, combat);
    let (units, hexes) = (play.state.combats[combat].units.clone(), play.state.combats[combat].hexes.clone());
    let units: Vec<UnitId> = units.into_iter().filter(|id| play.cache.piece(*id).is_some()).collect();
    let pieces: Vec<usize> = units.iter().filter_map(|&id| play.cache.piece(id)).collect();
    let mut cut_off = Vec::new();
    for at in 0..play.cache.forces.pieces.len() {
        let Piece { side, motorized, hex, .. } = play.cache.forces.pieces[at];
        if lines && (pieces.contains(&at) || hexes.contains(&hex)) && !play.cache.has_line(side, motorized, hex) {
            cut_off.push(at);
        }
    }
    // General supply changes no strength, it is but told (11.9).
    let told = !play.log.is_muted();
    if told {
        play.cache.with_supplies();
    }
    let (_, supplies) = play.cache.last_supplies();
    let judged = |at: usize| {
        let id = play.cache.unit_of[at];
        let piece = &play.cache.forces.pieces[at];
        Judged {
            supplied: supplying::is_supplied(play, id),
            always_supplied: play.state.unit(id).is(flag::FRESH | flag::EMERGENCY),
            general_supply: !told || general_supply(piece, Some(supplies[piece.side.index()])),
            line_of_communication: !cut_off.contains(&at),
        }
    };
    let leader = rommel::shifts(play, &units, &hexes);
    let mut fight =
        fight(&play.cache.forces, &pieces, &hexes, judged, support, play.state.tobruk_dump).map_err(refuse)?;
    fight.setup.leader = leader;
    Ok(fight)
}

/// Air points and naval support at hand: the Commonwealth's ships reach one combat of a phase at the coast.
///
/// Cases: 6.2, 6.22 · Rulings: R042, R148, H075
fn support(play: &Play, combat: usize) -> [Support; 2] {
    let air = |side: Side| play.state.air[side.index()].available();
    let board = &play.cache.forces.board;
    let combat = &play.state.combats[combat];
    let fields = combat.units.iter().filter_map(|&id| play.state.unit(id).hex());
    let coast = combat.hexes.iter().copied().chain(fields).any(|hex| board.is_coastal(hex));
    let naval = coast && !play.state.naval_used;
    [Support { air_points: air(Side::Axis), naval: false }, Support { air_points: air(Side::Commonwealth), naval }]
}

/// The combat at hand, built once.
pub fn current_combat(play: &mut Play) -> Result<Rc<Fight>, Refusal> {
    let combat = play.state.battle.as_ref().ok_or_else(|| refuse(RefusalCode::NothingAsked))?.combat;
    let told = !play.log.is_muted();
    if let Some(fight) = play.cache.current_combat.as_ref().and_then(|current| current.of(&play.state, told)) {
        return Ok(fight);
    }
    let fight = Rc::new(build(play, usize::from(combat), true)?);
    play.cache.current_combat = Some(CurrentCombat::new(play.state.clone(), fight.clone(), told));
    Ok(fight)
}
