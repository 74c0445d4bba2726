//! Battle turns: one side fires unit by unit, then the other.

use hexgrid::Hex;

use crate::model::finding::{Code, Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::turn_option::TurnOption;
use crate::model::units::{Side, UnitClass, UnitId};
use crate::procedure::assigning;
use crate::rules::battle::{
    AfterFire, BattleTurn, after_fire, check_target, count_hits, dice, has_fired, lose_left_over, turns_after_first,
};
use crate::state::State;
use crate::state::turn::{Battle, HitTarget, PendingHits, Phase};
use crate::turn::context::{OrderContext, Stream};

/// The hexes in which a battle turn can still be fought in this combat phase, and whether it must be: those opened in
/// the movement phase before.
///
/// Cases: 4.4, 4.5 · Rulings: I029, D017, D059
pub fn open(state: &State) -> Vec<(Hex, bool)> {
    if state.turn.option == Some(TurnOption::Pass) {
        return Vec::new();
    }
    let mut hexes: Vec<Hex> = state.position.of_side(state.turn.side).map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.retain(|&hex| state.position.is_battle(hex) && !state.turn.fought.contains(&hex));
    hexes.into_iter().map(|hex| (hex, state.turn.movement.opened.contains(&hex))).collect()
}

/// Fights a battle turn in a hex: two in an Assault, where the rule set says so.
///
/// Errors: no battle is fought there.
///
/// Cases: 3.4, 4.4 · Rulings: D054, D055, D059
pub fn fight(ctx: &mut OrderContext, hex: Hex) -> Result<(), Refusal> {
    let is_open = ctx.state.turn.phase == Phase::Combat && open(&ctx.state).iter().any(|&(at, _)| at == hex);
    if !is_open {
        return Err(Refusal::of(RefusalCode::NoBattle).hex(hex));
    }
    let turns_left = turns_after_first(&ctx.edition, ctx.state.turn.option);
    start(ctx, hex, ctx.active().enemy(), turns_left);
    Ok(())
}

/// Starts a battle turn in which a side fires first. It is the only one of its hex in this combat phase. All blocks that
/// take part in it are turned up, and a minefield there is shown.
///
/// Cases: 3.4 · Rulings: D017, D054, D103, D120
pub fn start(ctx: &mut OrderContext, hex: Hex, first: Side, turns_left: u8) {
    let units: Vec<UnitId> = Side::BOTH.into_iter().flat_map(|side| ctx.state.position.fighting(side, hex)).collect();
    ctx.turn_up(&units);
    ctx.show_mine(hex);
    ctx.state.turn.fought.push(hex);
    ctx.state.battle = Some(Battle { hex, first, firing: first, fired: Vec::new(), turns_left });
    ctx.emit(Finding::of(Code::BattleTurn).hex(hex).numbers(0, 1));
}

/// Fires with a unit; its hits are applied before the next one fires.
///
/// Errors: the rule against it, or a die is not known.
///
/// Cases: 3.4, 4.5 · Rulings: I016, I017, I036, D017, D060
pub fn fire(ctx: &mut OrderContext, unit: UnitId, target: UnitClass) -> Result<(), Refusal> {
    let Some(battle) = &ctx.state.battle else { return Err(RefusalCode::NotNow.into()) };
    let (hex, firing) = (battle.hex, battle.firing);
    if battle.fired.contains(&unit) {
        return Err(Refusal::of(RefusalCode::HasFired).unit(unit));
    }
    if ctx.state.position.side(unit) != firing {
        return Err(Refusal::of(RefusalCode::NotInBattle).unit(unit));
    }
    let mut findings = Findings::new();
    check_target(&ctx.state.position, hex, unit, target, &mut findings)?;
    let option = ctx.state.turn.option.unwrap_or(TurnOption::Basic);
    let rearguard = ctx.state.rearguard.as_ref().is_some_and(|rearguard| rearguard.hex == hex);
    let turn = BattleTurn { hex, active: ctx.active(), option, rearguard };
    findings.push(Finding::of(Code::Fires).unit(unit).hex(hex).numbers(0, target.index() as u8));
    let dice = dice(&ctx.edition, &ctx.state.position, turn, unit, &mut findings);
    ctx.findings.append(&mut findings);
    let faces = ctx.roll(Stream::Fire, dice)?;
    let hits = count_hits(ctx.edition.numbers.hits_from(ctx.state.position.block(unit).class(), target), &faces);
    ctx.emit(Finding::of(Code::Hits).unit(unit).hex(hex).numbers(dice, hits).dice(&faces));
    if let Some(battle) = &mut ctx.state.battle {
        battle.fired.push(unit);
    }
    ctx.state.pending = Some(PendingHits { owner: firing.enemy(), left: hits, target: HitTarget::Type(hex, target) });
    assigning::assign(ctx);
    Ok(())
}

/// Whether the side that fires has nothing left to do.
pub fn is_done(ctx: &OrderContext) -> bool {
    ctx.state.battle.as_ref().is_some_and(|battle| has_fired(&ctx.state.position, battle))
}

/// Ends the fire of one side; after the second the battle turn is over, and single hits are lost.
///
/// Cases: 3.4 · Rulings: I018, D039, D054, D055
pub fn next_side(ctx: &mut OrderContext) {
    let Some(battle) = ctx.state.battle.take() else { return };
    let next = match after_fire(&ctx.state.position, battle) {
        AfterFire::OtherSide(battle) => {
            ctx.state.battle = Some(battle);
            return;
        }
        AfterFire::NextTurn(battle) => Some(battle),
        AfterFire::Over => None,
    };
    let mut findings = Findings::new();
    lose_left_over(&mut ctx.state.hits, &mut findings);
    ctx.findings.append(&mut findings);
    ctx.state.turn.check_routs = true;
    if let Some(next) = next {
        ctx.emit(Finding::of(Code::BattleTurn).hex(next.hex).numbers(0, 2));
        ctx.state.battle = Some(next);
    }
}
