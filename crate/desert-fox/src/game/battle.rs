//! Resolving a combat (11): the procedure of the combat chapter, on the map of the game.

use std::rc::Rc;

use hexgrid::Hex;

use crate::combat::adjudicate;
use crate::combat::field::{Place as Fate, UnitState};
use crate::combat::from_map::attacks::may_fight;
use crate::combat::from_map::{Fight, Judged, fight};
use crate::combat::opening::open;
use crate::combat::query::Support;
use crate::combat::results::Aftermath;
use crate::combat::script::{Choice, Decision, Halt, Question, Table};
use crate::combat::settle::CAPTURED_UP_TO;
use crate::finding::Findings;
use crate::game::counters::UnitId;
use crate::game::event::{CombatFinding, Event, EventCode};
use crate::game::order::Answer;
use crate::game::play::{Play, Stream, refuse};
use crate::game::state::{Battle, Phase, Place, Segment, State, flag};
use crate::game::{sequence, supplying};
use crate::refit::{Route, saved_to};
use crate::refusal::{Refusal, RefusalCode};
use crate::rules::RecapturedSupply;
use crate::units::Side;

/// The combat at hand in dense form, kept between its decisions.
#[derive(Clone, Debug)]
pub struct AtHand {
    /// The state in which it began, answers left out.
    began: State,
    /// The combat.
    fight: Rc<Fight>,
    /// The decision that is open, with the answers before it.
    decision: Option<(Vec<Choice>, Decision)>,
}

impl AtHand {
    /// Whether the combat that a state is in began like this one.
    fn is_of(&self, state: &State) -> bool {
        let (kept, here) = (&self.began, state);
        kept.battle.as_ref().map(|battle| battle.combat) == here.battle.as_ref().map(|battle| battle.combat)
            && kept.units == here.units
            && kept.combats == here.combats
            && kept.forts == here.forts
            && kept.ports == here.ports
            && kept.air == here.air
            && (kept.phasing, kept.naval_used, kept.tobruk_dump) == (here.phasing, here.naval_used, here.tobruk_dump)
    }
}

/// Whether a combat of these units against these hexes can be fought at all.
///
/// Errors: the rule against it.
pub fn possible(play: &Play, pieces: &[usize], targets: &[Hex]) -> Result<(), Refusal> {
    may_fight(&play.desk.forces, pieces, targets).map_err(refuse)
}

/// Puts a combat of the phase together as the map has it now.
fn build(play: &mut Play, combat: usize, lines: bool) -> Result<Fight, Refusal> {
    play.sync();
    let support = support(play, combat);
    let (units, hexes) = (play.state.combats[combat].units.clone(), play.state.combats[combat].hexes.clone());
    let units: Vec<UnitId> = units.into_iter().filter(|id| play.desk.piece(*id).is_some()).collect();
    let pieces: Vec<usize> = units.iter().filter_map(|&id| play.desk.piece(id)).collect();
    let mut classes = [[false; 2]; 2];
    for (at, piece) in play.desk.forces.pieces.iter().enumerate() {
        let fights = pieces.contains(&at) || hexes.contains(&piece.hex);
        classes[piece.side.index()][usize::from(piece.motorized)] |= lines && fights;
    }
    for side in [Side::Axis, Side::Commonwealth] {
        for motorized in [false, true] {
            if classes[side.index()][usize::from(motorized)] {
                play.desk.lines(side, motorized);
            }
        }
    }
    let judged = |at: usize| {
        let id = play.desk.unit_of[at];
        let piece = &play.desk.forces.pieces[at];
        Judged {
            supplied: supplying::is_supplied(play, id),
            always_supplied: play.state.unit(id).is(flag::FRESH | flag::EMERGENCY),
            source: None,
            general_supply: true,
            line_of_communication: !classes[piece.side.index()][usize::from(piece.motorized)]
                || play.desk.known_lines(piece.side, piece.motorized).contains(piece.hex),
        }
    };
    fight(&play.desk.forces, &pieces, &hexes, judged, support, play.state.tobruk_dump).map_err(refuse)
}

/// Air points and naval support at hand: the Commonwealth's ships reach one combat of a phase at the coast.
///
/// Cases: 6.2, 6.22 · Rulings: R042, R148, H075
fn support(play: &Play, combat: usize) -> [Support; 2] {
    let air = |side: Side| play.state.air[side.index()].at_hand();
    let board = &play.desk.forces.board;
    let combat = &play.state.combats[combat];
    let fields = combat.units.iter().filter_map(|&id| play.state.unit(id).hex());
    let coast = combat.hexes.iter().copied().chain(fields).any(|hex| board.is_coastal(hex));
    let naval = coast && !play.state.naval_used;
    [Support { air_points: air(Side::Axis), naval: false }, Support { air_points: air(Side::Commonwealth), naval }]
}

/// Finds the combats that lie below the table: they are resolved first.
///
/// Cases: 11.16 · Rulings: R147, H058
pub fn find_illegal(play: &mut Play) {
    for at in 0..play.state.combats.len() {
        let illegal = build(play, at, false).is_ok_and(|fight| {
            let charts = &play.desk.forces.charts;
            let opening = open(&fight.setup, charts, &mut Table::assuming(&[]), &mut Findings::muted());
            opening.is_ok_and(|opening| opening.column.is_none())
        });
        play.state.combats[at].illegal = illegal;
    }
}

/// Whether a combat may be resolved next: illegal attacks come before the others.
///
/// Cases: 11.16 · Rulings: R147
pub fn is_next(play_combats: &[crate::game::state::Combat], at: usize) -> bool {
    let waits = |combat: &crate::game::state::Combat| !combat.done && combat.illegal;
    play_combats.get(at).is_some_and(|combat| !combat.done && (combat.illegal || !play_combats.iter().any(waits)))
}

/// Resolves a combat as far as it goes without a decision.
///
/// Errors: there is no such combat, or another comes first.
///
/// Cases: 11.1, 11.16 · Rulings: R147
pub fn begin(play: &mut Play, combat: u8) -> Result<(), Refusal> {
    play.any_of(&[Phase::FirstCombat, Phase::SecondCombat], Segment::Resolution)?;
    if !is_next(&play.state.combats, usize::from(combat)) {
        let known = play.state.combats.get(usize::from(combat)).is_some_and(|combat| !combat.done);
        let code = if known { RefusalCode::IllegalFirst } else { RefusalCode::NoSuchCombat };
        return Err(refuse(code).found(combat));
    }
    play.tell(Event::of(EventCode::CombatBegins).side(play.phasing()).numbers(0, combat));
    play.state.battle = Some(Battle { combat, by: play.phasing(), answers: Vec::new() });
    proceed(play)
}

/// Answers the open decision of the combat at hand.
///
/// Errors: it is not one of the legal answers.
///
/// Cases: 11.1 · Rulings: R132
pub fn answer(play: &mut Play, answer: Answer) -> Result<(), Refusal> {
    let decision = decision(play)?;
    let fight = at_hand(play)?;
    let choice = to_choice(play, &fight, answer).ok_or_else(|| refuse(RefusalCode::IllegalAnswer))?;
    if !decision.legal.contains(&choice) {
        let barred = decision.barred.iter().find(|barred| barred.choice == choice);
        return Err(refuse(barred.map_or(RefusalCode::IllegalAnswer, |barred| barred.reason)));
    }
    if let Some(battle) = &mut play.state.battle {
        battle.answers.push(choice);
    }
    proceed(play)
}

/// The decision that is open in the combat at hand.
///
/// Errors: none is.
pub fn decision(play: &mut Play) -> Result<Decision, Refusal> {
    let answers = play.state.battle.as_ref().ok_or_else(|| refuse(RefusalCode::NothingAsked))?.answers.clone();
    let fight = at_hand(play)?;
    if let Some(AtHand { decision: Some((before, decision)), .. }) = &play.desk.at_hand
        && *before == answers
    {
        return Ok(decision.clone());
    }
    let mut table = Table::asking(&answers);
    match adjudicate::play(&fight.setup, &play.desk.forces.charts, &mut table, &mut Findings::muted()) {
        Err(Halt::Pending(decision)) => Ok(decision),
        _ => Err(refuse(RefusalCode::NothingAsked)),
    }
}

/// The combat at hand, built once.
fn at_hand(play: &mut Play) -> Result<Rc<Fight>, Refusal> {
    let combat = play.state.battle.as_ref().ok_or_else(|| refuse(RefusalCode::NothingAsked))?.combat;
    if let Some(kept) = play.desk.at_hand.as_ref().filter(|kept| kept.is_of(&play.state)) {
        return Ok(kept.fight.clone());
    }
    let fight = Rc::new(build(play, usize::from(combat), true)?);
    play.desk.at_hand = Some(AtHand { began: play.state.clone(), fight: fight.clone(), decision: None });
    Ok(fight)
}

/// Plays on: dice are rolled, decisions asked for, the result carried out.
fn proceed(play: &mut Play) -> Result<(), Refusal> {
    let fight = at_hand(play)?;
    let Some(mut battle) = play.state.battle.clone() else { return Err(refuse(RefusalCode::NothingAsked)) };
    let (end, findings) = loop {
        let mut findings = if play.log.is_muted() { Findings::muted() } else { Findings::default() };
        let mut table = Table::asking(&battle.answers);
        match adjudicate::play(&fight.setup, &play.desk.forces.charts, &mut table, &mut findings) {
            Ok(after) => break (Ok(after), findings),
            Err(Halt::Pending(decision)) => match stream(decision.ask.question) {
                Some(stream) => {
                    let die = play.roll(stream)?;
                    tell_die(play, &fight, &decision, die);
                    battle.answers.push(Choice::Die(die));
                }
                None => break (Err(decision), findings),
            },
            Err(Halt::Illegal(..)) => return Err(refuse(RefusalCode::IllegalAnswer)),
        }
    };
    retell(play, &fight, &findings);
    match end {
        Ok(after) => {
            finish(play, &fight, &battle, &after);
            Ok(())
        }
        Err(decision) => {
            battle.by = decision.ask.by;
            let before = battle.answers.clone();
            play.state.battle = Some(battle);
            play.state.segment = Segment::Combat;
            if let Some(kept) = &mut play.desk.at_hand {
                kept.decision = Some((before, decision));
            }
            Ok(())
        }
    }
}

/// Tells a die by what it decides.
fn tell_die(play: &mut Play, fight: &Fight, decision: &Decision, die: u8) {
    let code = match decision.ask.question {
        Question::BoxDie => EventCode::BoxRoll,
        Question::CaptureDie => EventCode::CaptureRoll,
        _ => EventCode::CombatDie,
    };
    let unit = decision.ask.unit.map(|at| play.desk.unit_of[usize::from(fight.units[usize::from(at)])]);
    let most = match decision.ask.question {
        Question::BoxDie => unit.map_or(0, |unit| saved_to(unit.counter().depleted_morale())),
        Question::CaptureDie => CAPTURED_UP_TO,
        _ => 0,
    };
    play.tell(Event { unit, ..Event::of(code).side(decision.ask.by).numbers(most, die) });
}

const fn stream(question: Question) -> Option<Stream> {
    match question {
        Question::CombatDie => Some(Stream::Combat),
        Question::BoxDie => Some(Stream::Box),
        Question::CaptureDie => Some(Stream::Capture),
        _ => None,
    }
}

/// The findings of the combat so far, in the numbers of the game.
fn retell(play: &mut Play, fight: &Fight, findings: &Findings) {
    if play.log.is_muted() {
        return;
    }
    let told = findings.list().iter().map(|&finding| CombatFinding {
        finding,
        unit: finding.unit.map(|unit| play.desk.unit_of[usize::from(fight.units[usize::from(unit)])]),
        hex: finding.hex.map(|hex| fight.hexes[usize::from(hex)]),
    });
    play.log.findings = told.collect();
}

/// Carries out what the combat brought.
///
/// Cases: 11.7, 11.69, 13.2, 7.56 · Rulings: R150, R156, R168, R169, R170
fn finish(play: &mut Play, fight: &Fight, battle: &Battle, after: &Aftermath) {
    let units: Vec<UnitId> = fight.units.iter().map(|&at| play.desk.unit_of[usize::from(at)]).collect();
    for (at, &id) in units.iter().enumerate() {
        if fight.setup.units[at].fights {
            play.state.unit_mut(id).flags |= flag::FOUGHT;
        }
        settle(play, fight, id, at, &after.states[at]);
    }
    for side in [Side::Axis, Side::Commonwealth] {
        let committed = after.committed[side.index()];
        let air = &mut play.state.air[side.index()];
        air.used += committed.air_points;
        let lost = after.air_lost[side.index()];
        if lost > 0 {
            let before = air.points;
            air.points = before.saturating_sub(lost);
            air.used = air.used.saturating_sub(lost);
            let now = air.points;
            play.tell(Event::of(EventCode::AirLoss).side(side).numbers(before, now));
        }
        play.state.naval_used |= committed.naval;
    }
    if let Some(hex) = after.dump {
        tobruk_dump(play, fight.hexes[usize::from(hex)]);
    }
    play.state.combats[usize::from(battle.combat)].done = true;
    play.state.battle = None;
    play.desk.at_hand = None;
    play.state.segment = Segment::Resolution;
    play.sync();
    for at in 0..play.state.combats.len() {
        lapse(play, at);
    }
    if play.state.combats.iter().all(|combat| combat.done) {
        play.state.segment = Segment::Main;
        sequence::advance(play);
    }
}

/// A combat that has lost its attackers or its defenders to an earlier one, or can be fought no more, is not fought.
///
/// Cases: 11.1 · Rulings: H064
fn lapse(play: &mut Play, at: usize) {
    let combat = &play.state.combats[at];
    let pieces: Vec<usize> = combat.units.iter().filter_map(|&id| play.desk.piece(id)).collect();
    if !combat.done && may_fight(&play.desk.forces, &pieces, &combat.hexes).is_err() {
        play.state.combats[at].done = true;
        play.tell(Event::of(EventCode::Lapses).side(play.phasing()).numbers(0, at as u8));
    }
}

fn settle(play: &mut Play, fight: &Fight, id: UnitId, at: usize, state: &UnitState) {
    let side = play.state.owner(id);
    if state.turned {
        play.state.unit_mut(id).flags |= flag::DEPLETED;
        play.tell(Event::of(EventCode::Depleted).side(side).unit(id));
    }
    if state.disrupted {
        play.disrupt(id);
    }
    let hex = state.hex.map(|hex| fight.hexes[usize::from(hex)]);
    match (state.place, hex) {
        (Fate::Retreated(hexes), Some(hex)) => {
            play.state.unit_mut(id).place = Place::Map(hex);
            play.tell(Event::of(EventCode::Retreated).side(side).unit(id).hex(hex).numbers(0, hexes));
            play.occupy(id, hex);
        }
        (Fate::Advanced(_), Some(hex)) => {
            play.state.unit_mut(id).place = Place::Map(hex);
            play.tell(Event::of(EventCode::Advanced).side(side).unit(id).hex(hex));
            play.occupy(id, hex);
        }
        (Fate::Eliminated(route), _) => sequence::send(play, id, final_route(route)),
        (Fate::Lost, _) => play.remove_supply(id, EventCode::SupplyDestroyed),
        (Fate::Captured, _) => capture(play, id, fight.setup.units[at].captured_from),
        _ => {}
    }
}

/// The box of a unit; the dice have been rolled.
const fn final_route(route: Route) -> Route {
    match route {
        Route::Die { .. } => Route::Destroyed,
        settled => settled,
    }
}

/// A supply unit falls to the enemy: under a Captured marker, or at once free for its first owner where the rules say so.
///
/// Cases: 7.75, 11.69 · Rulings: R053, R169, H041, H046
pub fn capture(play: &mut Play, id: UnitId, captured_from: Option<Side>) {
    let taker = play.state.owner(id).enemy();
    let retaken = captured_from == Some(taker);
    let free = retaken && play.book.rules.recaptured_supply == RecapturedSupply::FreeAtOnce;
    let unit = play.state.unit_mut(id);
    unit.flags ^= flag::TAKEN;
    unit.flags &= !flag::CAPTURED;
    if !free {
        unit.flags |= flag::CAPTURED;
    }
    let code = if free { EventCode::Retaken } else { EventCode::Captured };
    play.tell(Event::of(code).side(taker).unit(id));
}

/// Tobruk yields a dump, once.
///
/// Cases: 7.56 · Rulings: R170
fn tobruk_dump(play: &mut Play, hex: Hex) {
    play.state.tobruk_dump = false;
    let counters = crate::reinforcement::convoy::counters(play, Side::Axis);
    let Some(id) = play.state.free_supply(Side::Axis, counters) else {
        play.tell(Event::of(EventCode::NoCounter).side(Side::Axis));
        return;
    };
    play.state.put(id, Place::Map(hex));
    play.state.unit_mut(id).flags = flag::DUMP;
    play.tell(Event::of(EventCode::TobrukDump).side(Side::Axis).unit(id).hex(hex));
}

/// An answer in the numbers of the combat.
pub fn to_choice(play: &Play, fight: &Fight, answer: Answer) -> Option<Choice> {
    let unit = |id: UnitId| {
        let piece = play.desk.piece(id)?;
        fight.units.iter().position(|&at| usize::from(at) == piece).map(|at| at as u8)
    };
    let hex = |hex: Hex| fight.hexes.iter().position(|&at| at == hex).map(|at| at as u8);
    Some(match answer {
        Answer::Row { row } => Choice::Row(row),
        Answer::Commit { air_points, naval } => Choice::Commit(air_points, naval),
        Answer::Shifts { columns } => Choice::Shifts(columns),
        Answer::Result { number } => {
            Choice::Result(*play.desk.forces.charts.distinct_results().get(usize::from(number))?)
        }
        Answer::Retreat { unit: id } => Choice::Retreat(unit(id)?),
        Answer::RetreatTo { unit: id, hex: to } => Choice::RetreatTo(unit(id)?, hex(to.0)?),
        Answer::StopInCity { unit: id } => Choice::StopInCity(unit(id)?),
        Answer::DepleteInstead { unit: id } => Choice::DepleteInstead(unit(id)?),
        Answer::IgnoreRetreat { unit: id } => Choice::IgnoreRetreat(unit(id)?),
        Answer::Deplete { unit: id } => Choice::Deplete(unit(id)?),
        Answer::Advance { unit: id, hex: to } => Choice::Advance(unit(id)?, hex(to.0)?),
        Answer::EndAdvance => Choice::EndAdvance,
        Answer::DestroySupply { unit: id } => Choice::DestroySupply(unit(id)?),
        Answer::CaptureSupply { unit: id } => Choice::CaptureSupply(unit(id)?),
        Answer::PlaceDump { hex: to } => Choice::PlaceDump(hex(to.0)?),
        Answer::React { .. } | Answer::Stay { .. } => return None,
    })
}

/// A choice in the numbers of the game; none for dice.
pub fn to_answer(play: &Play, fight: &Fight, choice: Choice) -> Option<Answer> {
    use crate::game::place::Spot;
    let unit = |at: u8| play.desk.unit_of[usize::from(fight.units[usize::from(at)])];
    let hex = |at: u8| Spot(fight.hexes[usize::from(at)]);
    Some(match choice {
        Choice::Row(row) => Answer::Row { row },
        Choice::Commit(air_points, naval) => Answer::Commit { air_points, naval },
        Choice::Die(_) => return None,
        Choice::Shifts(columns) => Answer::Shifts { columns },
        Choice::Result(result) => {
            let results = play.desk.forces.charts.distinct_results();
            Answer::Result { number: results.iter().position(|known| *known == result)? as u8 }
        }
        Choice::Retreat(at) => Answer::Retreat { unit: unit(at) },
        Choice::RetreatTo(at, to) => Answer::RetreatTo { unit: unit(at), hex: hex(to) },
        Choice::StopInCity(at) => Answer::StopInCity { unit: unit(at) },
        Choice::DepleteInstead(at) => Answer::DepleteInstead { unit: unit(at) },
        Choice::IgnoreRetreat(at) => Answer::IgnoreRetreat { unit: unit(at) },
        Choice::Deplete(at) => Answer::Deplete { unit: unit(at) },
        Choice::Advance(at, to) => Answer::Advance { unit: unit(at), hex: hex(to) },
        Choice::EndAdvance => Answer::EndAdvance,
        Choice::DestroySupply(at) => Answer::DestroySupply { unit: unit(at) },
        Choice::CaptureSupply(at) => Answer::CaptureSupply { unit: unit(at) },
        Choice::PlaceDump(to) => Answer::PlaceDump { hex: hex(to) },
    })
}

/// The answers that are legal now, the customary one first.
pub fn answers(play: &mut Play) -> Vec<Answer> {
    let (Ok(decision), Ok(fight)) = (decision(play), at_hand(play)) else { return Vec::new() };
    decision.legal.iter().filter_map(|&choice| to_answer(play, &fight, choice)).collect()
}
