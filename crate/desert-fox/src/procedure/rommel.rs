//! Rommel (8.8): a leader beside the counters, who takes up no stacking points and never counts as a unit.

use hexgrid::{Hex, Reach};

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::{Rommel, RuleSet};
use crate::model::units::{Nation, Side};
use crate::position::hex_flags::hex_flag;
use crate::rules::movement::movement_ground::LAYERS;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Rommel as Leader, Segment, State};
use crate::turn::context::{OrderContext, Stream, refuse};

/// Whether the game has him.
///
/// Cases: 8.8 · Rulings: H103
pub fn is_on(rules: &RuleSet) -> bool {
    rules.rommel == Rommel::Present
}

/// Whether a unit is one that he leads: a German combat unit.
///
/// Cases: 8.8 · Rulings: H104
pub fn is_led(unit: UnitId) -> bool {
    unit.counter().nation == Nation::German && unit.counter().is_combat()
}

/// The hexes of the units that he leads, each once, by number.
fn stacks(state: &State) -> Vec<Hex> {
    let led = state.of_side(Side::Axis).filter(|&(unit, _)| is_led(unit));
    let mut hexes: Vec<Hex> = led.map(|(_, hex)| hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Whether a die says if he is there in this game-turn.
///
/// Cases: 8.8 · Rulings: H103
pub fn is_due(ctx: &OrderContext, side: Side) -> bool {
    let month = || i16::from(ctx.month().0);
    let dice = || ctx.number(CalendarNumber::RommelDieFrom)..=ctx.number(CalendarNumber::RommelDieTo);
    side == Side::Axis && is_on(&ctx.config.rules) && dice().contains(&month())
}

/// He comes to the Axis base in a Reinforcement Phase without a die for him, from his first month on.
///
/// Cases: 8.8 · Rulings: H103
pub fn begin(ctx: &mut OrderContext, side: Side) {
    let here = side == Side::Axis && is_on(&ctx.config.rules) && !is_due(ctx, side);
    if here && i16::from(ctx.month().0) >= ctx.number(CalendarNumber::RommelFrom) {
        arrive(ctx);
    }
}

/// Puts him on the map, where he is off it and no enemy combat unit holds the base.
fn arrive(ctx: &mut OrderContext) {
    let home = ctx.base(Side::Axis);
    ctx.sync();
    if ctx.state.rommel.hex.is_none() && !ctx.cache.seen_by(Side::Axis).has(home, hex_flag::ENEMY) {
        ctx.state.rommel.hex = Some(home);
        ctx.emit(Event::of(EventCode::RommelComes).side(Side::Axis).hex(home));
    }
}

/// The die for a month of illness: he is there, or he leaves the map.
///
/// Errors: the players roll their own dice and have not told this one.
///
/// Cases: 8.8 · Rulings: H103
pub fn roll(ctx: &mut OrderContext) -> Result<(), Refusal> {
    let up_to = ctx.number(CalendarNumber::RommelUpTo);
    let die = ctx.roll(Stream::Rommel)?;
    ctx.emit(Event::of(EventCode::RommelDie).side(Side::Axis).numbers(up_to, die));
    if i16::from(die) <= up_to {
        arrive(ctx);
    } else {
        leave(ctx);
    }
    Ok(())
}

fn leave(ctx: &mut OrderContext) {
    if let Some(hex) = ctx.state.rommel.hex.take() {
        ctx.emit(Event::of(EventCode::RommelLeaves).side(Side::Axis).hex(hex));
    }
}

/// The hexes of German combat units that he can join in this phase, by number.
///
/// Cases: 8.1, 8.8 · Rulings: H104
pub fn ends(ctx: &OrderContext) -> Vec<Hex> {
    let Leader { hex: Some(from), moved: false, .. } = ctx.state.rommel else { return Vec::new() };
    if ctx.phasing() != Side::Axis || !ctx.state.phase.is_movement() || ctx.state.segment != Segment::Main {
        return Vec::new();
    }
    let grid = &ctx.cache.forces.board.grid;
    let budget = u16::try_from(ctx.number(CalendarNumber::RommelAllowance)).unwrap_or_default() * 2;
    let mut reach = Reach::new(grid, LAYERS);
    reach.run(grid, from, 0, budget, &ctx.cache.leader_going(Side::Axis));
    stacks(&ctx.state).into_iter().filter(|&hex| hex != from && reach.cost(hex).is_some()).collect()
}

/// He joins German combat units, once in a movement phase of the Axis.
///
/// Errors: the rule against it.
///
/// Cases: 8.1, 8.8 · Rulings: H104
pub fn go(ctx: &mut OrderContext, hex: Hex) -> Result<(), Refusal> {
    if !is_on(&ctx.config.rules) {
        return Err(refuse(RefusalCode::RommelOff));
    }
    if ctx.phasing() != Side::Axis || !ctx.state.phase.is_movement() || ctx.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let at = |code, ctx: &OrderContext| refuse(code).found(ctx.cache.forces.number(hex));
    if ctx.state.rommel.hex.is_none() {
        return Err(at(RefusalCode::RommelAway, ctx));
    }
    if ctx.state.rommel.moved {
        return Err(at(RefusalCode::RommelMoved, ctx));
    }
    if !stacks(&ctx.state).contains(&hex) {
        return Err(at(RefusalCode::RommelAlone, ctx));
    }
    if !ends(ctx).contains(&hex) {
        return Err(at(RefusalCode::RommelTooFar, ctx));
    }
    ctx.state.rommel.hex = Some(hex);
    ctx.state.rommel.moved = true;
    ctx.emit(Event::of(EventCode::RommelGoes).side(Side::Axis).hex(hex));
    Ok(())
}

/// Column shifts that he gives to each side of a combat: to the Axis in the first of a player-turn in which Germans of his hex
/// fight.
///
/// Cases: 8.8 · Rulings: H105
pub fn shifts(ctx: &OrderContext, units: &[UnitId], targets: &[Hex]) -> [u8; 2] {
    let Leader { hex: Some(hex), led: false, .. } = ctx.state.rommel else { return [0; 2] };
    let attacks = |&unit: &UnitId| is_led(unit) && ctx.state.unit(unit).hex() == Some(hex);
    let fights = if ctx.phasing() == Side::Axis {
        units.iter().any(attacks)
    } else {
        targets.contains(&hex) && stacks(&ctx.state).contains(&hex)
    };
    let columns = ctx.number(CalendarNumber::RommelShift);
    [if fights { u8::try_from(columns).unwrap_or_default() } else { 0 }, 0]
}

/// Whether a German combat unit that begins to react or to march in his hex rolls no die; this holds for one hex in a
/// player-turn.
///
/// Cases: 8.46, 8.7, 8.8 · Rulings: H106
pub fn spares(ctx: &mut OrderContext, unit: UnitId, from: Hex) -> bool {
    let Leader { hex, spared, .. } = ctx.state.rommel;
    let spares = hex == Some(from) && is_led(unit) && spared.is_none_or(|spared| spared == from);
    if spares {
        ctx.state.rommel.spared = Some(from);
        ctx.emit(Event::of(EventCode::RommelSpares).side(Side::Axis).unit(unit).hex(from));
    }
    spares
}

/// Where an enemy combat unit has come into his hex he goes to the nearest Germans, or off the map where there are none.
///
/// Cases: 8.8 · Rulings: H107
pub fn meet(ctx: &mut OrderContext) {
    let Some(hex) = ctx.state.rommel.hex else { return };
    if !held(&ctx.state, hex) {
        return;
    }
    let grid = &ctx.cache.forces.board.grid;
    let free = stacks(&ctx.state).into_iter().filter(|&to| !held(&ctx.state, to));
    match free.min_by_key(|&to| (grid.distance(hex, to), to)) {
        Some(to) => {
            ctx.state.rommel.hex = Some(to);
            ctx.emit(Event::of(EventCode::RommelEscapes).side(Side::Axis).hex(to));
        }
        None => leave(ctx),
    }
}

/// Whether combat units of the Commonwealth are in a hex.
pub fn held(state: &State, hex: Hex) -> bool {
    state.in_hex(hex).any(|unit| unit.counter().is_combat() && state.owner(unit) == Side::Commonwealth)
}
