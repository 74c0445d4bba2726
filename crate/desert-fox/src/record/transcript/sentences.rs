//! Orders and results of combats in the words of the transcript.

use super::terms::{combat as number, count, hex, hexes, movement_points, unit, units};
use crate::data::charts::{Charts, Line, TerrainRow};
use crate::model::acts::Carrier;
use crate::model::acts::RefitStep;
use crate::model::finding::Code;
use crate::record::Report;
use crate::state::State;
use crate::state::counters::UnitId;
use crate::state::event::{CombatFinding, Event, EventCode};
use crate::state::order::{Answer, Order};
use crate::state::standing::Standing;

/// An order, given in a state, with what it brought about.
pub fn order(before: &State, order: &Order, events: &[Event]) -> String {
    match order {
        Order::Roll => "the dice that are due".to_owned(),
        Order::Done => "done".to_owned(),
        Order::Place { unit: id, hex } => format!("{} enters at {hex}", unit(*id)),
        Order::Withdraw { due, units: ids } if ids.contains(due) => format!("{} is withdrawn", unit(*due)),
        Order::Withdraw { due, units: ids } => format!("{} withdrawn for {}", units(ids), unit(*due)),
        Order::Malta { points } => format!("{} to Malta", count(*points, "air point")),
        Order::Raid { points, .. } => format!("{} against Malta", count(*points, "air point")),
        Order::Move { units: ids, .. } => walk(before, ids, "", events),
        Order::ForcedMarch { units: ids, .. } => walk(before, ids, " force march", events),
        Order::React { unit: id, .. } => walk(before, &[*id], " reacts", events),
        Order::Overrun { units: ids, hex } => format!("{} overrun {hex}", units(ids)),
        Order::Transport { units: ids, by: Carrier::Rail, hex } => format!("{} by rail to {hex}", units(ids)),
        Order::Transport { units: ids, by: Carrier::Sea, hex } => format!("{} by sea to {hex}", units(ids)),
        Order::Repair { hexes } => format!("{} repaired", count(*hexes, "railroad hex")),
        Order::Emergency { unit: id } => format!("{} gives emergency supply", unit(*id)),
        Order::DestroyDump { dump, by } => format!("{} tries to destroy {}", unit(*by), unit(*dump)),
        Order::Attack { units: ids, hexes: targets } => format!("{} attack {}", units(ids), hexes(targets)),
        Order::Revoke { combat } => format!("combat {} called off", number(*combat)),
        Order::Supply { expend, combats } => supply(expend, combats),
        Order::Fight { combat } => format!("combat {}", number(*combat)),
        Order::Answer(given) => answer(given),
        Order::Eliminate { unit: id } => format!("{} taken off", unit(*id)),
        Order::Refit { unit: id, step } => format!("{} {}", unit(*id), refit(*step)),
        Order::Fort { unit: id } => format!("{} builds", unit(*id)),
        Order::ThroughTobruk { unit: id } => format!("{} sails to Tobruk", unit(*id)),
        Order::Rommel { hex } => format!("Rommel to {hex}"),
        Order::Recover { unit: id } => format!("{} rolls for recovery", unit(*id)),
        Order::Standing(orders) => standing(orders),
        Order::Invade { units: ids, points, .. } => {
            format!("{} and {} invade Malta", units(ids), count(*points, "air point"))
        }
        Order::Detach { unit: id } => format!("{} forms a detachment", unit(*id)),
        Order::Convert { unit: id } => format!("{} is to be converted", unit(*id)),
        Order::Mode { unit: id } => format!("{} becomes {}", unit(*id), mode(before, *id)),
    }
}

/// Whether an order says by itself that something happens.
pub fn says(order: &Order, event: &Event) -> bool {
    matches!(order, Order::Place { unit, .. } if event.code == EventCode::SupplyLands && event.unit == Some(*unit))
}

/// Units on their way: from where, to where, and the movement points that it took the first of them.
fn walk(before: &State, ids: &[UnitId], how: &str, events: &[Event]) -> String {
    let from = ids.first().and_then(|&id| before.unit(id).hex()).map_or_else(String::new, hex);
    let walked = [EventCode::Moved, EventCode::ForcedMarch, EventCode::Reacted];
    let first = events.iter().find(|event| walked.contains(&event.code) && event.unit == ids.first().copied());
    let to = first.and_then(|event| event.hex).map_or_else(String::new, hex);
    let points = first.map_or(0, |event| event.after - event.before);
    format!("{}{how} {from} > {to} ({} MP)", units(ids), movement_points(points))
}

/// Standing orders, each kind in a few words.
fn standing(orders: &Standing) -> String {
    let of_units = |ids: &[UnitId], what: &str| (!ids.is_empty()).then(|| format!("{} {what}", units(ids)));
    let kinds = [
        orders.no_reaction.then(|| "no reaction".to_owned()),
        orders.no_support.then(|| "nothing committed to combats".to_owned()),
        of_units(&orders.deplete, "depleted rather than retreat"),
        of_units(&orders.retreat, "retreat rather than be depleted"),
        orders.rest.then(|| "everything else by the fixed rule".to_owned()),
    ];
    let kinds: Vec<_> = kinds.into_iter().flatten().collect();
    if kinds.is_empty() { "no standing orders".to_owned() } else { format!("standing orders: {}", kinds.join(", ")) }
}

fn supply(expend: &[UnitId], combats: &[u8]) -> String {
    let numbers = combats.iter().map(|combat| number(*combat)).collect::<Vec<_>>().join(", ");
    match (combats.is_empty(), expend.is_empty()) {
        (true, true) => "no combat supply".to_owned(),
        (true, false) => format!("{} expended for no combat", units(expend)),
        (false, true) => format!("supply for combat {numbers}"),
        (false, false) => format!("supply for combat {numbers} out of {}", units(expend)),
    }
}

const fn refit(step: RefitStep) -> &'static str {
    match step {
        RefitStep::Undeplete => "brought to full strength",
        RefitStep::Rebuild => "rebuilt, depleted",
        RefitStep::RebuildFull => "rebuilt in full",
    }
}

fn mode(before: &State, id: UnitId) -> &'static str {
    if before.unit(id).is(crate::state::flag::DUMP) { "an MSU" } else { "a dump" }
}

fn answer(answer: &Answer) -> String {
    match answer {
        Answer::Row { row } => format!("defends on the {} row", row_name(*row)),
        Answer::Commit { air_points: 0, naval: false } => "no air points".to_owned(),
        Answer::Commit { air_points: 0, naval: true } => "ships".to_owned(),
        Answer::Commit { air_points, naval: false } => count(*air_points, "air point"),
        Answer::Commit { air_points, naval: true } => format!("{} and ships", count(*air_points, "air point")),
        Answer::Shifts { columns } => format!("shifts {}", count(*columns, "column")),
        Answer::Result { number } => format!("result {number} of the list"),
        Answer::Retreat { unit: id } => format!("{} retreats", unit(*id)),
        Answer::RetreatTo { unit: id, hex } => format!("{} back to {hex}", unit(*id)),
        Answer::StopInCity { unit: id } => format!("{} stops in the city", unit(*id)),
        Answer::DepleteInstead { unit: id } => format!("{} depleted instead of its retreat", unit(*id)),
        Answer::IgnoreRetreat { unit: id } | Answer::Stay { unit: id } => format!("{} stays", unit(*id)),
        Answer::Deplete { unit: id } => format!("{} takes the depletion", unit(*id)),
        Answer::Advance { unit: id, hex } => format!("{} advances to {hex}", unit(*id)),
        Answer::EndAdvance => "no further advance".to_owned(),
        Answer::DestroySupply { unit: id } => format!("{} to be destroyed", unit(*id)),
        Answer::CaptureSupply { unit: id } => format!("{} to be captured", unit(*id)),
        Answer::PlaceDump { hex } => format!("the dump to {hex}"),
        Answer::React { unit: id, hex } => format!("{} slips away to {hex}", unit(*id)),
    }
}

const fn row_name(row: TerrainRow) -> &'static str {
    match row {
        TerrainRow::Clear => "clear",
        TerrainRow::Rough => "rough",
        TerrainRow::Mountain => "mountain",
        TerrainRow::Level1 => "level-1",
        TerrainRow::Level2 => "level-2",
    }
}

/// Odds, adjusted column and results of a combat, as far as they are new; `reported` counts the findings already told of.
pub fn results(charts: &Charts, report: &Report, reported: &mut usize) -> String {
    if report.log.events.iter().any(|event| event.code == EventCode::CombatBegins) {
        *reported = 0;
    }
    let fresh = report.log.findings.get(*reported..).unwrap_or_default();
    *reported = report.log.findings.len().max(*reported);
    fresh.iter().filter_map(|found| result(charts, found)).fold(String::new(), |text, said| text + "; " + &said)
}

fn result(charts: &Charts, found: &CombatFinding) -> Option<String> {
    let (before, after) = (found.finding.before, found.finding.after);
    let on = |line| charts.result(line, after).value.to_string();
    match found.finding.code {
        Code::Odds => Some(format!("{before} against {after}")),
        Code::IllegalAttack => Some("an illegal attack".to_owned()),
        Code::AdjustedColumn => Some(format!("adjusted column {after}")),
        Code::Result => {
            Some(format!("{}: {}", found.unit.map_or_else(String::new, unit), on(Line::Morale(before as u8))))
        }
        Code::AttackerResult => Some(format!("attackers: {}", on(Line::Attackers))),
        _ => None,
    }
}
