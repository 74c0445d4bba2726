//! From the map to a combat (11): the units, the ground between them, and the hexes of retreat.

use crate::query::board::query::BoardUnit;
use hexgrid::Hex;

use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::units::{HexsideTerrain, Side, Terrain, Way};
use crate::position::forces::Forces;
use crate::query::board::answer::{BarredHex, BoardAnswer, CombatAnswer, Reason, RetreatAnswer};
use crate::query::combat::compile::compile;
use crate::query::combat::query::{CombatHex, CombatQuery, CombatUnit, Hexside, Supply, Supports};
use crate::rules::combat::field::Field;
use crate::rules::combat::from_map::cast::{Cast, Culprit};
use crate::rules::combat::from_map::ground::{Ground, LONGEST_RETREAT, Room};
use crate::rules::combat::retreat;
use crate::rules::combat::setup::MAX_HEXES;
use crate::rules::combat::terms::RetreatRoom;
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
        Culprit::Nobody => one(Refusal::at(code, "question.units")),
        Culprit::Units(count) => one(Refusal::at(code, "question.units").found(count)),
        Culprit::Attacker(at) => one(Refusal::at(code, format!("question.units[{at}]")).unit(&ids[at])),
        Culprit::Target(at) => one(Refusal::at(code, format!("question.hexes[{at}]")).found(&targets[at])),
    };
    let cast = Cast::of(forces, &attackers, &hexes).map_err(refuse)?;
    let ground = Ground::of(forces, &cast, Room::ample(&forces.charts));
    if ground.hexes.len() > MAX_HEXES {
        return Err(one(Refusal::at(RefusalCode::TooLarge, "question.hexes").found(ground.hexes.len())));
    }
    Ok(BoardAnswer::Combat(CombatAnswer { query: query(forces, asked, &cast, &ground) }))
}

fn query(forces: &Forces, asked: &[BoardUnit], cast: &Cast, ground: &Ground) -> CombatQuery {
    CombatQuery {
        rules: forces.choice,
        charts: forces.chart_changes.clone(),
        attacker: cast.side,
        units: units(forces, asked, cast),
        hexes: combat_hexes(forces, ground),
        hexsides: hexsides(forces, cast, &ground.hexes),
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
pub fn retreat_answer(forces: &Forces, asked: &[BoardUnit], id: &str, owed: u8) -> Result<BoardAnswer, Vec<Refusal>> {
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
    let cast = Cast::alone(forces, at);
    let ground = Ground::of(forces, &cast, Room::ample(&forces.charts));
    let (setup, names) = compile(&query(forces, asked, &cast, &ground))?;
    let options = retreat::options(&mut Field::new(&setup), 0, owed);
    let name = |hex: u8| names.hexes[usize::from(hex)].clone();
    let barred = options.barred.iter().map(|&(hex, code)| BarredHex { hex: name(hex), code, overrun: false });
    Ok(BoardAnswer::Retreat(RetreatAnswer {
        owed: options.owed,
        farthest: options.farthest,
        hexes: options.first.iter().map(|&hex| name(hex)).collect(),
        barred: barred.collect(),
        reasons: Reason::all(options.barred.iter().map(|&(_, code)| code)),
    }))
}

/// The units with their supply and lines of communication as the board has them.
///
/// Cases: 7.1, 7.3, 13.2 · Rulings: R036, H031, H032
fn units(forces: &Forces, asked: &[BoardUnit], cast: &Cast) -> Vec<CombatUnit> {
    let supplies = [Side::Axis, Side::Commonwealth].map(|side| Supplies::of(forces, side));
    let lines = [Side::Axis, Side::Commonwealth]
        .map(|side| [false, true].map(|motorized| line::lines(forces, side, motorized)));
    let unit = |(place, &at): (usize, &u16)| {
        let at = usize::from(at);
        let (piece, asked) = (&forces.pieces[at], &asked[at]);
        let supplies = &supplies[piece.side.index()];
        let line = &lines[piece.side.index()][usize::from(piece.motorized)];
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
            disrupted: piece.disrupted,
            supply: if combat_supply(piece, supplies) { Supply::In } else { Supply::Out },
            general_supply: general_supply(piece, Some(supplies)),
            line_of_communication: line.contains(piece.hex),
            stands_by: place >= cast.fighters,
            effect_order: None,
            cover: None,
            forgoes_shift: false,
            captured_from: piece.captured_from,
            retreat: RetreatRoom::Map,
        }
    };
    cast.units.iter().enumerate().map(unit).collect()
}

fn combat_hexes(forces: &Forces, ground: &Ground) -> Vec<CombatHex> {
    let sides = |marked: [bool; 2]| {
        let named = [Side::Axis, Side::Commonwealth].into_iter().zip(marked);
        named.filter_map(|(side, marked)| marked.then_some(side)).collect()
    };
    let combat_hex = |&hex: &Hex| {
        let city = forces.board.city(hex);
        CombatHex {
            id: forces.number(hex),
            terrain: if city.is_some() { Terrain::Clear } else { forces.board.terrain(hex) },
            city,
            fort: forces.fort(hex),
            fort_unit: None,
            occupied_by: sides(ground.held(hex)),
            zone_of: sides(ground.zones(hex)),
        }
    };
    ground.hexes.iter().map(combat_hex).collect()
}

/// The sides between those hexes; and for attackers and enemies in hexes that are not adjacent, that they are not.
fn hexsides(forces: &Forces, cast: &Cast, ground: &[Hex]) -> Vec<Hexside> {
    let board = &forces.board;
    let mut sides = Vec::new();
    let inside = |hex: Hex| ground.binary_search(&hex).is_ok();
    for &from in ground {
        for (direction, to) in board.grid.neighbours(from).filter(|&(_, to)| from < to && inside(to)) {
            sides.push(Hexside {
                from: forces.number(from),
                to: forces.number(to),
                terrain: board.side(from, direction),
                way: board.way(from, direction),
                adjacent: true,
            });
        }
    }
    let hexes_of = |side: Side| {
        let mut hexes: Vec<Hex> = cast.hexes(forces, side).map(|(hex, _)| hex).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes
    };
    for own in hexes_of(cast.side) {
        for enemy in hexes_of(cast.side.enemy()) {
            if board.grid.direction(own, enemy).is_none() {
                sides.push(Hexside {
                    from: forces.number(own),
                    to: forces.number(enemy),
                    terrain: HexsideTerrain::None,
                    way: Way::None,
                    adjacent: false,
                });
            }
        }
    }
    sides
}
