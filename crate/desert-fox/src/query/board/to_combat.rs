//! From the map to a combat (11): the units, the ground between them, and the hexes of retreat.

use hexgrid::Hex;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{Side, Terrain};
use crate::position::forces::{Forces, Piece};
use crate::query::board::answer::{BarredHex, BoardAnswer, CombatAnswer, Reason, RetreatAnswer};
use crate::query::board::query::BoardUnit;
use crate::query::combat::query::{CombatHex, CombatQuery, CombatUnit, Hexside, Supply, Supports};
use crate::rules::combat::field::Field;
use crate::rules::combat::from_map::battlefield::{Battlefield, LONGEST_RETREAT, RetreatLimits};
use crate::rules::combat::from_map::participants::{Culprit, Participants};
use crate::rules::combat::from_map::{MapCombat, SupplyStatus, assemble};
use crate::rules::combat::retreat;
use crate::rules::combat::setup::{self, Edge, MAX_HEXES, Unit};
use crate::rules::combat::terms::Support;
use crate::rules::supply::chain::{Supplies, combat_supply, general_supply};
use crate::rules::supply::line;

/// The combat between units and adjacent hexes.
///
/// All units in the hexes attacked defend; units beside the attackers and other enemies next to them stand by, so that
/// stacks, zones and duties are seen whole.
///
/// Errors: units of both players, hexes without enemies, too many units or hexes.
///
/// Cases: 11.1 · Rulings: R031, R160, H013
pub fn answer(
    forces: &Forces,
    asked: &[BoardUnit],
    ids: &[String],
    targets: &[String],
) -> Result<BoardAnswer, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let attackers = forces.find_all(ids, "question.units").map_err(one)?;
    let read = |(at, text): (usize, &String)| forces.hex(text, &format!("question.hexes[{at}]"));
    let hexes: Result<Vec<Hex>, Refusal> = targets.iter().enumerate().map(read).collect();
    let hexes = hexes.map_err(one)?;
    let refuse = |(code, culprit)| match culprit {
        Culprit::NoAttackers => one(Refusal::at(code, "question.units")),
        Culprit::Units(count) => one(Refusal::at(code, "question.units").found(count)),
        Culprit::Attacker(at) => one(Refusal::at(code, format!("question.units[{at}]")).unit(&ids[at])),
        Culprit::Target(at) => one(Refusal::at(code, format!("question.hexes[{at}]")).found(&targets[at])),
    };
    let participants = Participants::of(forces, &attackers, &hexes).map_err(refuse)?;
    let battlefield = Battlefield::of(forces, &participants, RetreatLimits::ample(&forces.charts));
    if battlefield.hexes.len() > MAX_HEXES {
        return Err(one(Refusal::at(RefusalCode::TooLarge, "question.hexes").found(battlefield.hexes.len())));
    }
    let supply_status = supply(forces);
    let map_combat = assemble(forces, participants, battlefield, |at| supply_status[at], [Support::default(); 2], true);
    Ok(BoardAnswer::Combat(CombatAnswer { query: query(forces, asked, &map_combat) }))
}

/// Supply and line of communication of every unit as the board has them.
///
/// Cases: 7.1, 7.3, 13.2 · Rulings: R036, H031, H032
fn supply(forces: &Forces) -> Vec<SupplyStatus> {
    let supplies = [Side::Axis, Side::Commonwealth].map(|side| Supplies::of(forces, side));
    let lines = [Side::Axis, Side::Commonwealth]
        .map(|side| [false, true].map(|motorized| line::lines(forces, side, motorized)));
    let judge = |piece: &Piece| {
        let supplies = &supplies[piece.side.index()];
        SupplyStatus {
            supplied: combat_supply(piece, supplies),
            always_supplied: false,
            general_supply: general_supply(piece, Some(supplies)),
            line_of_communication: lines[piece.side.index()][usize::from(piece.motorized)].contains(piece.hex),
        }
    };
    forces.pieces.iter().map(judge).collect()
}

/// The combat in names.
fn query(forces: &Forces, asked: &[BoardUnit], map_combat: &MapCombat) -> CombatQuery {
    CombatQuery {
        rules: forces.choice,
        charts: forces.chart_changes.clone(),
        attacker: map_combat.setup.attacker,
        units: units(forces, asked, map_combat),
        hexes: combat_hexes(forces, map_combat),
        hexsides: hexsides(forces, map_combat),
        support: Supports::default(),
        tobruk_dump: true,
        answers: Vec::new(),
    }
}

/// Where a unit can retreat, by the same rules as in a combat.
///
/// Errors: detachments and supply units do not retreat by themselves; the longest retreat has six hexes.
///
/// Cases: 11.62 · Rulings: R018, R157, R160, R161
pub fn retreat_answer(forces: &Forces, id: &str, owed: u8) -> Result<BoardAnswer, Vec<Refusal>> {
    let at = forces.find(id, "question.unit").map_err(|refusal| vec![refusal])?;
    let piece = &forces.pieces[at];
    if !piece.is_combat() {
        let supply = piece.kind.is_supply();
        let code = if supply { RefusalCode::SupplyRetreats } else { RefusalCode::DetachmentFights };
        return Err(vec![Refusal::at(code, "question.unit").unit(id)]);
    }
    if !(1..=LONGEST_RETREAT).contains(&owed) {
        return Err(vec![Refusal::at(RefusalCode::OutOfRange, "question.hexes").found(owed)]);
    }
    let participants = Participants::alone(forces, at);
    let battlefield = Battlefield::of(forces, &participants, RetreatLimits::ample(&forces.charts));
    let supply_status = supply(forces);
    let map_combat = assemble(forces, participants, battlefield, |at| supply_status[at], [Support::default(); 2], true);
    let options = retreat::options(&mut Field::new(&map_combat.setup), 0, owed);
    let name = |hex: u8| forces.number(map_combat.hexes[usize::from(hex)]);
    let barred = options.barred.iter().map(|&(hex, code)| BarredHex { hex: name(hex), code, overrun: false });
    Ok(BoardAnswer::Retreat(RetreatAnswer {
        owed: options.owed,
        farthest: options.farthest,
        hexes: options.first.iter().map(|&hex| name(hex)).collect(),
        barred: barred.collect(),
        reasons: Reason::all(options.barred.iter().map(|&(_, code)| code)),
    }))
}

fn units(forces: &Forces, asked: &[BoardUnit], map_combat: &MapCombat) -> Vec<CombatUnit> {
    let unit = |(&at, unit): (&u16, &Unit)| {
        let (piece, asked) = (&forces.pieces[usize::from(at)], &asked[usize::from(at)]);
        CombatUnit {
            id: asked.id.clone(),
            roster: asked.roster.clone(),
            nation: asked.nation,
            kind: asked.kind,
            motorized: asked.class.map(|_| piece.motorized),
            full: asked.full.or((piece.kind.is_supply() && asked.roster.is_none()).then_some(piece.face)),
            back: asked.back,
            hex: forces.number(piece.hex),
            depleted: piece.depleted,
            disrupted: unit.disrupted,
            supply: if unit.supplied { Supply::In } else { Supply::Out },
            general_supply: unit.general_supply,
            line_of_communication: unit.line_of_communication,
            stands_by: !unit.fights,
            effect_order: None,
            cover: None,
            forgoes_shift: false,
            captured_from: unit.captured_from,
            retreat: unit.retreat,
        }
    };
    map_combat.units.iter().zip(&map_combat.setup.units).map(unit).collect()
}

fn combat_hexes(forces: &Forces, map_combat: &MapCombat) -> Vec<CombatHex> {
    let sides = |marked: [bool; 2]| {
        let named = [Side::Axis, Side::Commonwealth].into_iter().zip(marked);
        named.filter_map(|(side, marked)| marked.then_some(side)).collect()
    };
    let combat_hex = |(&at, hex): (&Hex, &setup::Hex)| {
        let city = forces.board.city(at);
        CombatHex {
            id: forces.number(at),
            terrain: if city.is_some() { Terrain::Clear } else { hex.terrain },
            city,
            fort: hex.fort,
            fort_unit: None,
            occupied_by: sides(hex.occupied),
            zone_of: sides(hex.zone),
            roads_closed_by: sides(hex.closed),
        }
    };
    map_combat.hexes.iter().zip(&map_combat.setup.hexes).map(combat_hex).collect()
}

/// The sides between those hexes; and for attackers and enemies in hexes that are not adjacent, that they are not.
fn hexsides(forces: &Forces, map_combat: &MapCombat) -> Vec<Hexside> {
    let number = |hex: u8| forces.number(map_combat.hexes[usize::from(hex)]);
    let side = |edge: &Edge| Hexside {
        from: number(edge.a),
        to: number(edge.b),
        terrain: edge.terrain,
        way: edge.way,
        adjacent: edge.adjacent,
    };
    map_combat.setup.edges.all().map(side).collect()
}
