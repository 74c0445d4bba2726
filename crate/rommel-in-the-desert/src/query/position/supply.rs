//! Questions about supply lines, networks and sources.

use hexgrid::Hex;

use super::explain::{BarredView, LineStep, LinesView, PassedOn, TraceView};
use super::question::{PositionAnswer, SuppliedUnit};
use super::set_up::Names;
use crate::data::edition::Edition;
use crate::model::finding::{Finding, Findings};
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, UnitId};
use crate::position::Position;
use crate::query::fault::Fault;
use crate::query::views::{FindingView, hex_name, unit_name};
use crate::rules::supply::{Barred, Barrier, Named, SupplyGround, SupplyStatus, lines, network, statuses, trace};

/// The most lines of an answer.
const MOST_LINES: usize = 100;

pub(super) fn supply(
    edition: Edition,
    position: &Position,
    side: Side,
    named: &[String],
) -> Result<PositionAnswer, Fault> {
    let (named, mut findings) = (Names::units(named)?, Findings::new());
    let ground = SupplyGround::new(edition, position, side);
    let view = |(id, status): (UnitId, SupplyStatus)| {
        let source = status.source().map(hex_name);
        SuppliedUnit { unit: unit_name(id), supplied: status.is_supplied(), line: status.line(), source }
    };
    let units = statuses(&ground, Named::first(&named), &mut findings).into_iter().map(view).collect();
    Ok(PositionAnswer::Supply { units, findings: findings.iter().map(FindingView::from).collect() })
}

pub(super) fn network_of(edition: Edition, position: &Position, side: Side) -> PositionAnswer {
    let hexes = network(&SupplyGround::new(edition, position, side));
    PositionAnswer::Network { size: hexes.len(), hexes: hexes.iter().map(hex_name).collect() }
}

pub(super) fn lines_of(edition: Edition, position: &Position, unit: &str) -> Result<PositionAnswer, Fault> {
    let id = Names::unit(unit)?;
    let start = position.hex(id).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(id))?;
    let ground = SupplyGround::new(edition, position, position.side(id));
    let hexes = |line: &Vec<usize>| {
        let links = line.iter().map(|&number| edition.board.links.link(number));
        links.flat_map(|link| link.between().iter().copied().chain([link.to])).map(hex_name).collect()
    };
    let found = lines(&ground, start, MOST_LINES);
    Ok(PositionAnswer::Lines { count: found.len(), lines: found.iter().map(hexes).collect() })
}

pub(super) fn trace_of(edition: Edition, position: &Position, unit: &str) -> Result<PositionAnswer, Fault> {
    let id = Names::unit(unit)?;
    let start = position.hex(id).ok_or(Refusal::of(RefusalCode::NotOnMap).unit(id))?;
    let ground = SupplyGround::new(edition, position, position.side(id));
    let mut findings = Findings::new();
    let lines = lines_view(&ground, id, start, Named::first(&[]), &mut findings);
    let about = |finding: &&Finding| finding.unit.map_or(finding.hex == Some(start), |unit| unit == id);
    let findings = findings.iter().filter(about).map(FindingView::from).collect();
    Ok(PositionAnswer::Trace(Box::new(TraceView { unit: unit_name(id), lines, findings })))
}

/// How far the supply lines of a unit in a hex lead; scarce sources supply the units named first.
pub(in crate::query) fn lines_view(
    ground: &SupplyGround,
    id: UnitId,
    start: Hex,
    named: Named,
    findings: &mut Findings,
) -> LinesView {
    let all = statuses(ground, named, findings);
    let status = all.into_iter().find(|&(other, _)| other == id).map_or(SupplyStatus::Unsupplied, |(_, status)| status);
    let found = trace(ground, start);
    let step = |&hex: &Hex| LineStep { hex: hex_name(hex), by: passed_on(ground, hex) };
    let barred = |barred: &Barred| BarredView {
        from: hex_name(barred.from),
        hex: hex_name(barred.hex),
        why: match barred.barrier {
            Barrier::Enemy => "enemy",
            Barrier::Hexside => "hexside",
        },
    };
    LinesView {
        hex: hex_name(start),
        supplied: status.is_supplied(),
        source: status.source().map(hex_name),
        line: found.line.iter().map(step).collect(),
        reached: found.reached.iter().map(step).collect(),
        barred: found.barred.iter().map(barred).collect(),
        ends: found.ends.iter().copied().map(hex_name).collect(),
    }
}

/// What passes a line on in a hex.
fn passed_on(ground: &SupplyGround, hex: Hex) -> PassedOn {
    if hex == ground.base() {
        PassedOn::Base
    } else if ground.position.holds(ground.side, hex) {
        PassedOn::Unit
    } else if ground.edition.board.on_coast_road(hex) && ground.is_link_point(hex) {
        PassedOn::CoastRoad
    } else {
        PassedOn::Between
    }
}
