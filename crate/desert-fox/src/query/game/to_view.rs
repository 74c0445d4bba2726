//! A game told in names instead of numbers.

use hexgrid::Hex;

use crate::game::legal::Legal;
use crate::model::acts::MoveMode;
use crate::model::points::Points;
use crate::model::units::{Nation, Side};
use crate::procedure::herkules::{Assault, committed};
use crate::query::combat::report::FindingView;
use crate::query::game::query::{AirPool, BothAir, BothPoints, GivenFort, GivenInvasion, GivenRommel, RefitPool};
use crate::query::game::report::{
    AttackView, BothStanding, CarryView, CounterView, DeclaredView, EventView, GameView, InvasionView, LegalView,
    MoveView, OverrunView, ReachedView, WithdrawView,
};
use crate::state::counters::{Counter, UnitId};
use crate::state::event::{CombatFinding, Event};
use crate::state::path::Spot;
use crate::state::{Combat, Invasion, Overrun, Place, Rommel, State, Unit, flag};
use crate::turn::config::GameConfig;
use crate::turn::to_act::to_act;

/// A state with its story, in names.
pub fn view(
    config: &GameConfig,
    state: &State,
    events: &[Event],
    findings: &[CombatFinding],
    legal: Option<LegalView>,
) -> GameView {
    let air = |side: Side| {
        let air = state.air[side.index()];
        AirPool { points: air.points, malta: air.malta, used: air.used }
    };
    let refit = |nation| state.refit_points(nation);
    let [axis, commonwealth] = state.points;
    let in_play = UnitId::all().filter(|&id| state.unit(id).place() != Place::Aside);
    GameView {
        turn: state.turn,
        first: state.first,
        phasing: state.phasing,
        phase: state.phase,
        segment: state.segment,
        by: to_act(state),
        outcome: state.outcome,
        units: in_play.map(|id| counter(config, state, id)).collect(),
        forts: state
            .forts
            .iter()
            .map(|fort| GivenFort { hex: name(fort.hex), level: fort.level, side: fort.side, fresh: fort.fresh })
            .collect(),
        ports: state.ports.iter().map(|(hex, side)| (name(*hex), *side)).collect(),
        air: BothAir { axis: air(Side::Axis), commonwealth: air(Side::Commonwealth) },
        refit: RefitPool {
            german: refit(Nation::German),
            italian: refit(Nation::Italian),
            commonwealth: refit(Nation::Commonwealth),
        },
        points: BothPoints { axis, commonwealth },
        repaired: state.repaired,
        repairs: state.repairs,
        malta_done: state.malta_done,
        invasion: (state.invasion.turn > 0).then(|| invasion(state.invasion)),
        rommel: rommel(state.rommel),
        drawn: (state.drawn.count() > 0).then_some(state.drawn),
        loads: state.loads,
        combats: state.combats.iter().map(declared).collect(),
        battle: state.battle.as_ref().map(|battle| battle.combat),
        overrun: state.overrun.as_ref().map(overrun),
        overstacked: state.overstacked.map(name),
        standing: standing(state),
        implied_order: None,
        events: events.iter().map(event).collect(),
        findings: findings.iter().map(finding).collect(),
        legal,
    }
}

fn standing(state: &State) -> Option<BothStanding> {
    let [axis, commonwealth] = &state.standing;
    let some = !axis.is_empty() || !commonwealth.is_empty();
    some.then(|| BothStanding { axis: axis.clone(), commonwealth: commonwealth.clone() })
}

fn name(hex: Hex) -> String {
    Spot(hex).to_string()
}

fn names(hexes: &[Hex]) -> Vec<String> {
    hexes.iter().copied().map(name).collect()
}

fn ids(units: &[UnitId]) -> Vec<String> {
    units.iter().map(UnitId::to_string).collect()
}

fn counter(config: &GameConfig, state: &State, id: UnitId) -> CounterView {
    let unit = state.unit(id);
    let at = match unit.place() {
        Place::Map(hex) => name(hex),
        Place::Aside => "aside".to_owned(),
        Place::Arriving => "arriving".to_owned(),
        Place::RefitBox => "refitBox".to_owned(),
        Place::Destroyed => "destroyed".to_owned(),
        Place::Withdrawn => "withdrawn".to_owned(),
    };
    let (printed, depleted) = (config.counter(id), unit.is(flag::DEPLETED));
    CounterView {
        id: id.to_string(),
        nation: printed.nation,
        kind: state.kind(id),
        size: printed.size,
        face: (!printed.is_supply()).then(|| printed.face(depleted)),
        side: state.owner(id),
        at,
        marks: marks(unit, printed).map(|name| (name, true)).collect(),
        spent: Points::from_halves(u16::from(unit.spent)),
        allowance: printed.allowance_now(unit),
        since: state.absent.iter().find(|absence| absence.unit == id).map(|absence| absence.turn),
        instead_of: state.substitutes.iter().find(|substitute| substitute.unit == id).map(|substitute| {
            let withdrawal = config.schedule.withdrawals().get(usize::from(substitute.slot));
            withdrawal.map_or_else(String::new, |due| UnitId::of_roster(due.counter).to_string())
        }),
    }
}

fn invasion(invasion: Invasion) -> GivenInvasion {
    let Invasion { turn, fallen, .. } = invasion;
    GivenInvasion { turn, fallen, units: committed(invasion).map(|unit| unit.to_string()).collect() }
}

fn rommel(rommel: Rommel) -> Option<GivenRommel> {
    let Rommel { hex, led, spared, .. } = rommel;
    hex.map(|hex| GivenRommel { hex: name(hex), led, spared: spared.map(name) })
}

fn assault(assault: &Assault) -> InvasionView {
    let Assault { units, points, index, parts } = assault;
    let parts = parts.iter().map(event).collect();
    InvasionView { units: ids(units), points: *points, index: *index, wins: assault.wins(), parts }
}

fn declared(combat: &Combat) -> DeclaredView {
    let Combat { units, hexes, done, illegal } = combat;
    DeclaredView { units: ids(units), hexes: names(hexes), done: *done, illegal: *illegal }
}

fn overrun(overrun: &Overrun) -> OverrunView {
    OverrunView { units: ids(&overrun.units), hex: name(overrun.hex), left: ids(&overrun.left) }
}

/// The names of what is marked on counters.
const MARKS: [(u16, &str); 16] = [
    (flag::DEPLETED, "depleted"),
    (flag::DISRUPTED, "disrupted"),
    (flag::TAKEN, "taken"),
    (flag::CAPTURED, "captured"),
    (flag::DUMP, "dump"),
    (flag::MOVED, "moved"),
    (flag::FOUGHT, "fought"),
    (flag::INFILTRATED, "infiltrated"),
    (flag::HALTED, "halted"),
    (flag::FRESH, "fresh"),
    (flag::EMERGENCY, "emergency"),
    (flag::GENERAL, "general"),
    (flag::SUPPLIED, "supplied"),
    (flag::REFITTED, "refitted"),
    (flag::DETACHED, "detached"),
    (flag::CONVERTING, "converting"),
];

fn marks<'a>(unit: &'a Unit, printed: &'a Counter) -> impl Iterator<Item = &'static str> + 'a {
    let of_supply = |mark: u16| mark != flag::DUMP || printed.is_supply();
    let named = MARKS.iter().filter(move |(mark, _)| unit.is(*mark) && of_supply(*mark)).map(|(_, name)| *name);
    named.chain((unit.is(flag::ON_FOOT) && !printed.is_supply()).then_some("onFoot"))
}

/// An event, in names.
pub fn event(event: &Event) -> EventView {
    let citation = event.code.citation();
    EventView {
        code: event.code,
        stage: event.code.stage(),
        cases: citation.cases,
        rulings: citation.rulings,
        side: event.side,
        unit: event.unit.map(|unit| unit.to_string()),
        hex: event.hex.map(name),
        nation: event.nation,
        before: event.before,
        after: event.after,
    }
}

/// A finding, in names.
pub fn finding(of_combat: &CombatFinding) -> FindingView {
    let code = of_combat.finding.code;
    let citation = code.citation();
    FindingView {
        code,
        stage: code.stage(),
        cases: citation.cases,
        rulings: citation.rulings,
        unit: of_combat.unit.map(|unit| unit.to_string()),
        hex: of_combat.hex.map(name),
        side: of_combat.finding.side,
        before: of_combat.finding.before,
        after: of_combat.finding.after,
    }
}

/// What may be ordered, in names.
pub fn listed(legal: &Legal) -> LegalView {
    LegalView {
        orders: legal.orders.clone(),
        moves: legal
            .moves
            .iter()
            .map(|option| moves(option.unit, option.mode, [option.hexes, option.forced]))
            .collect(),
        attacks: legal
            .attacks
            .iter()
            .map(|option| AttackView {
                hex: name(option.hex),
                units: ids(&option.units),
                must: option.must,
                barred: ids(&option.barred),
                strands: names(&option.strands),
            })
            .collect(),
        carries: legal
            .carries
            .iter()
            .map(|option| CarryView { unit: option.unit.to_string(), by: option.by, hexes: names(&option.hexes) })
            .collect(),
        withdrawals: legal
            .withdrawals
            .iter()
            .map(|option| WithdrawView {
                due: option.due.to_string(),
                itself: option.itself,
                others: ids(&option.others),
            })
            .collect(),
        invasions: legal.invasions.iter().map(assault).collect(),
    }
}

/// What a unit reaches, in names.
pub fn moves(unit: UnitId, mode: MoveMode, reach: [&[(Hex, u16)]; 2]) -> MoveView {
    let view = |&(hex, cost): &(Hex, u16)| ReachedView { hex: Spot(hex), cost: Points::from_halves(cost) };
    let [hexes, forced] = reach.map(|hexes| hexes.iter().map(view).collect());
    MoveView { unit: unit.to_string(), mode, hexes, forced }
}
