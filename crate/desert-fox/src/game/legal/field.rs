//! Who can move, overrun and attack on the map.

use hexgrid::Hex;

use crate::data::tables::Number;
use crate::game::legal::AttackOption;
use crate::model::acts::MoveMode;
use crate::model::refusal::RefusalCode;
use crate::model::units::{Nation, UnitKind};
use crate::position::forces::Piece;
use crate::position::hex_flags::hex_flag;
use crate::procedure::combats::{self, combat_of, is_attacked, owed};
use crate::procedure::overruns;
use crate::rules::combat::from_map::attacks::may_attack;
use crate::rules::movement::march::March;
use crate::state::counters::UnitId;
use crate::state::flag;
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::turn::context::OrderContext;

/// Stacks next to enemies that are strong enough on paper to overrun them.
pub(super) fn overrun_candidates(ctx: &OrderContext, mode: MoveMode) -> Vec<(Vec<UnitId>, Hex)> {
    let side = ctx.phasing();
    let forces = &ctx.cache.forces;
    let hex_flags = forces.seen_by(side);
    let mut candidates = Vec::new();
    let (mut seen, mut enemies) = (Vec::new(), Vec::new());
    for piece in forces.pieces.iter().filter(|piece| piece.side == side && piece.is_combat()) {
        enemies.clear();
        for (_, hex) in forces.board.grid.neighbours(piece.hex) {
            if hex_flags.has(hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) {
                enemies.push(hex);
            }
        }
        if enemies.is_empty() || seen.contains(&piece.hex) {
            continue;
        }
        seen.push(piece.hex);
        let units: Vec<usize> = forces.in_hex(piece.hex).filter(|&at| can_overrun(ctx, at, mode)).collect();
        let strength: u16 = units.iter().map(|&at| most(&forces.pieces[at])).sum();
        let patrol = units.iter().any(|&at| forces.pieces[at].kind == UnitKind::DesertPatrol);
        for &hex in &enemies {
            let least = if hex_flags.has(hex, hex_flag::ENEMY) {
                forces.tables.number(Number::OverrunOdds) * weakest(ctx, hex)
            } else {
                forces.tables.number(Number::SupplyStrength)
            };
            if !units.is_empty() && (patrol || strength >= least) {
                candidates.push((units.iter().map(|&at| ctx.cache.unit_of[at]).collect(), hex));
            }
        }
    }
    candidates
}

/// The most strength that a unit can have in an overrun: halved where supply has been judged and it has none, and halved
/// while it is disrupted.
///
/// Cases: 7.34, 8.3 · Rulings: H028
fn most(piece: &Piece) -> u16 {
    let unsupplied = !piece.needs_no_supply() && piece.combat_supply == Some(false);
    let halvings = u16::from(unsupplied) + u16::from(piece.disrupted);
    u16::from(piece.face.strength) >> halvings
}

/// The strength of the units in a hex at its least: out of supply, and disrupted where they are.
fn weakest(ctx: &OrderContext, hex: Hex) -> u16 {
    let forces = &ctx.cache.forces;
    let pieces = forces.in_hex(hex).map(|at| &forces.pieces[at]).filter(|piece| piece.is_combat());
    pieces.map(|piece| u16::from(piece.face.strength) / if piece.disrupted { 4 } else { 2 }).sum::<u16>().max(1)
}

/// Whether these units by themselves overrun a hex.
pub(super) fn can_overrun_alone(ctx: &mut OrderContext, units: &[UnitId], hex: Hex) -> Result<(), RefusalCode> {
    let pieces: Vec<usize> = units.iter().filter_map(|&unit| ctx.cache.piece(unit)).collect();
    overruns::possible(ctx, &pieces, hex).map(|_| ()).map_err(|refusal| refusal.code)
}

/// Whether a unit could overrun some hex next to it. The hex costs it at least the points for the zone and for the
/// overrun.
///
/// Cases: 8.3 · Rulings: H028, H041
fn can_overrun(ctx: &OrderContext, at: usize, mode: MoveMode) -> bool {
    let forces = &ctx.cache.forces;
    let least = (forces.tables.points(Number::Zone) + forces.tables.points(Number::Overrun)).halves();
    let fit = forces.pieces[at].is_combat() && !ctx.state.unit(ctx.cache.unit_of[at]).is(flag::STILL);
    fit && March::of(forces, &[at], mode)
        .is_ok_and(|march| march.spent < march.allowance && march.spent + least <= march.allowance)
}

/// The hexes that can still be attacked, with the units that can attack them.
pub(super) fn attacks(ctx: &OrderContext) -> Vec<AttackOption> {
    let side = ctx.phasing();
    let forces = &ctx.cache.forces;
    let hex_flags = forces.seen_by(side);
    let mut options: Vec<AttackOption> = Vec::new();
    for at in forces.of_side(side).filter(|&at| forces.pieces[at].is_combat()) {
        let unit = ctx.cache.unit_of[at];
        if combat_of(&ctx.state, unit).is_some() || ctx.state.unit(unit).is(flag::CONVERTING) {
            continue;
        }
        for (_, hex) in forces.board.grid.neighbours(forces.pieces[at].hex) {
            if !hex_flags.has(hex, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY) || is_attacked(&ctx.state, hex) {
                continue;
            }
            let may = may_attack(forces, at, hex).is_ok();
            let known = options.iter().position(|option| option.hex == hex).unwrap_or_else(|| {
                options.push(AttackOption { hex, units: vec![], must: false, barred: vec![], strands: vec![] });
                options.len() - 1
            });
            let option = &mut options[known];
            if may { option.units.push(unit) } else { option.barred.push(unit) }
        }
    }
    options.retain(|option| !option.units.is_empty());
    for hex in owed(ctx) {
        if let Some(option) = options.iter_mut().find(|option| option.hex == hex) {
            option.must = true;
        }
    }
    for at in 0..options.len() {
        let stranded = |other: &&AttackOption| {
            other.must
                && other.hex != options[at].hex
                && other.units.iter().all(|unit| options[at].units.contains(unit))
        };
        options[at].strands = options.iter().filter(stranded).map(|other| other.hex).collect();
    }
    options
}

/// The attacks of a unit by itself on all hexes next to it that must be attacked, where there are several.
///
/// Cases: 10.1, 11.1 · Rulings: R030, R031, H018, H019
pub(super) fn attacks_on_several(ctx: &OrderContext, options: &[AttackOption]) -> Vec<Order> {
    let mut orders = Vec::new();
    let mut seen: Vec<UnitId> = Vec::new();
    for &unit in options.iter().filter(|option| option.must).flat_map(|option| &option.units) {
        if seen.contains(&unit) {
            continue;
        }
        seen.push(unit);
        let all = options.iter().filter(|option| option.must && option.units.contains(&unit));
        let hexes: Vec<Spot> = all.map(|option| Spot(option.hex)).collect();
        if hexes.len() > 1 && combats::check(ctx, &[unit], &hexes).is_ok() {
            orders.push(Order::Attack { units: vec![unit], hexes });
        }
    }
    orders
}

/// The parts of a stack that may be able to overrun where the whole is not: those of one nation, those that have spent
/// no more and those that have no less to spend than one of them. Every part that is able is in one of these that is.
///
/// Cases: 8.2, 8.27, 8.3 · Rulings: R054, H028, H038
pub(super) fn parts(ctx: &OrderContext, units: &[UnitId], mode: MoveMode) -> Vec<Vec<UnitId>> {
    let forces = &ctx.cache.forces;
    let known = |&unit: &UnitId| {
        let at = ctx.cache.piece(unit)?;
        let march = March::of(forces, &[at], mode).ok()?;
        Some((unit, forces.pieces[at].nation, march.spent, march.allowance))
    };
    let known: Vec<_> = units.iter().filter_map(known).collect();
    let mut parts: Vec<Vec<UnitId>> = Vec::new();
    for nation in std::iter::once(None).chain(known.iter().map(|unit| Some(unit.1))) {
        for &(_, _, spent, _) in &known {
            for &(_, _, _, allowance) in &known {
                let fit = |one: &&(UnitId, Nation, u16, u16)| {
                    nation.is_none_or(|nation| nation == one.1) && one.2 <= spent && one.3 >= allowance
                };
                let part: Vec<UnitId> = known.iter().filter(fit).map(|one| one.0).collect();
                if part.len() > 1 && part.len() < units.len() && !parts.contains(&part) {
                    parts.push(part);
                }
            }
        }
    }
    parts.sort_by_key(|part| std::cmp::Reverse(part.len()));
    parts
}
