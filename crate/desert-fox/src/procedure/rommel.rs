//! Rommel (8.8): a leader beside the counters, who takes up no stacking points and never counts as a unit.

use hexgrid::{Hex, Reach};

use crate::data::calendar::CalendarNumber;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::{Rommel, RuleSet};
use crate::model::units::{Nation, Side};
use crate::position::marks::mark;
use crate::rules::movement::going::LAYERS;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::{Rommel as Leader, Segment, State};
use crate::turn::context::{Play, Stream, refuse};

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
pub fn is_due(play: &Play, side: Side) -> bool {
    let month = || i16::from(play.month().0);
    let dice = || play.number(CalendarNumber::RommelDieFrom)..=play.number(CalendarNumber::RommelDieTo);
    side == Side::Axis && is_on(&play.config.rules) && dice().contains(&month())
}

/// He comes to the Axis base in a Reinforcement Phase without a die for him, from his first month on.
///
/// Cases: 8.8 · Rulings: H103
pub fn begin(play: &mut Play, side: Side) {
    let here = side == Side::Axis && is_on(&play.config.rules) && !is_due(play, side);
    if here && i16::from(play.month().0) >= play.number(CalendarNumber::RommelFrom) {
        arrive(play);
    }
}

/// Puts him on the map, where he is off it and no enemy combat unit holds the base.
fn arrive(play: &mut Play) {
    let home = play.base(Side::Axis);
    play.sync();
    if play.state.rommel.hex.is_none() && !play.cache.seen_by(Side::Axis).has(home, mark::ENEMY) {
        play.state.rommel.hex = Some(home);
        play.tell(Event::of(EventCode::RommelComes).side(Side::Axis).hex(home));
    }
}

/// The die for a month of illness: he is there, or he leaves the map.
///
/// Errors: the players roll their own dice and have not told this one.
///
/// Cases: 8.8 · Rulings: H103
pub fn roll(play: &mut Play) -> Result<(), Refusal> {
    let up_to = play.number(CalendarNumber::RommelUpTo);
    let die = play.roll(Stream::Rommel)?;
    play.tell(Event::of(EventCode::RommelDie).side(Side::Axis).numbers(up_to, die));
    if i16::from(die) <= up_to {
        arrive(play);
    } else {
        leave(play);
    }
    Ok(())
}

fn leave(play: &mut Play) {
    if let Some(hex) = play.state.rommel.hex.take() {
        play.tell(Event::of(EventCode::RommelLeaves).side(Side::Axis).hex(hex));
    }
}

/// The hexes of German combat units that he can join in this phase, by number.
///
/// Cases: 8.1, 8.8 · Rulings: H104
pub fn ends(play: &Play) -> Vec<Hex> {
    let Leader { hex: Some(from), moved: false, .. } = play.state.rommel else { return Vec::new() };
    if play.phasing() != Side::Axis || !play.state.phase.is_movement() || play.state.segment != Segment::Main {
        return Vec::new();
    }
    let grid = &play.cache.forces.board.grid;
    let budget = u16::try_from(play.number(CalendarNumber::RommelAllowance)).unwrap_or_default() * 2;
    let mut reach = Reach::new(grid, LAYERS);
    reach.run(grid, from, 0, budget, &play.cache.leader_going(Side::Axis));
    stacks(&play.state).into_iter().filter(|&hex| hex != from && reach.cost(hex).is_some()).collect()
}

/// He joins German combat units, once in a movement phase of the Axis.
///
/// Errors: the rule against it.
///
/// Cases: 8.1, 8.8 · Rulings: H104
pub fn go(play: &mut Play, hex: Hex) -> Result<(), Refusal> {
    if !is_on(&play.config.rules) {
        return Err(refuse(RefusalCode::RommelOff));
    }
    if play.phasing() != Side::Axis || !play.state.phase.is_movement() || play.state.segment != Segment::Main {
        return Err(refuse(RefusalCode::WrongPhase));
    }
    let at = |code, play: &Play| refuse(code).found(play.cache.forces.number(hex));
    if play.state.rommel.hex.is_none() {
        return Err(at(RefusalCode::RommelAway, play));
    }
    if play.state.rommel.moved {
        return Err(at(RefusalCode::RommelMoved, play));
    }
    if !stacks(&play.state).contains(&hex) {
        return Err(at(RefusalCode::RommelAlone, play));
    }
    if !ends(play).contains(&hex) {
        return Err(at(RefusalCode::RommelTooFar, play));
    }
    play.state.rommel.hex = Some(hex);
    play.state.rommel.moved = true;
    play.tell(Event::of(EventCode::RommelGoes).side(Side::Axis).hex(hex));
    Ok(())
}

/// Column shifts that he gives to each side of a combat: to the Axis in the first of a player-turn in which Germans of his hex
/// fight.
///
/// Cases: 8.8 · Rulings: H105
pub fn shifts(play: &Play, units: &[UnitId], targets: &[Hex]) -> [u8; 2] {
    let Leader { hex: Some(hex), led: false, .. } = play.state.rommel else { return [0; 2] };
    let attacks = |&unit: &UnitId| is_led(unit) && play.state.unit(unit).hex() == Some(hex);
    let fights = if play.phasing() == Side::Axis {
        units.iter().any(attacks)
    } else {
        targets.contains(&hex) && stacks(&play.state).contains(&hex)
    };
    let columns = play.number(CalendarNumber::RommelShift);
    [if fights { u8::try_from(columns).unwrap_or_default() } else { 0 }, 0]
}

/// Whether a German combat unit that begins to react or to march in his hex rolls no die; this holds for one hex in a
/// player-turn.
///
/// Cases: 8.46, 8.7, 8.8 · Rulings: H106
pub fn spares(play: &mut Play, unit: UnitId, from: Hex) -> bool {
    let Leader { hex, spared, .. } = play.state.rommel;
    let spares = hex == Some(from) && is_led(unit) && spared.is_none_or(|spared| spared == from);
    if spares {
        play.state.rommel.spared = Some(from);
        play.tell(Event::of(EventCode::RommelSpares).side(Side::Axis).unit(unit).hex(from));
    }
    spares
}

/// Where an enemy combat unit has come into his hex he goes to the nearest Germans, or off the map where there are none.
///
/// Cases: 8.8 · Rulings: H107
pub fn meet(play: &mut Play) {
    let Some(hex) = play.state.rommel.hex else { return };
    if !held(&play.state, hex) {
        return;
    }
    let grid = &play.cache.forces.board.grid;
    let free = stacks(&play.state).into_iter().filter(|&to| !held(&play.state, to));
    match free.min_by_key(|&to| (grid.distance(hex, to), to)) {
        Some(to) => {
            play.state.rommel.hex = Some(to);
            play.tell(Event::of(EventCode::RommelEscapes).side(Side::Axis).hex(to));
        }
        None => leave(play),
    }
}

/// Whether combat units of the Commonwealth are in a hex.
pub fn held(state: &State, hex: Hex) -> bool {
    state.in_hex(hex).any(|unit| unit.counter().is_combat() && state.owner(unit) == Side::Commonwealth)
}
