//! From the map to a combat (11): the units, the ground between them, and the hexes of retreat.

use std::collections::VecDeque;

use hexgrid::{Hex, HexSet};

use crate::combat::compile::compile;
use crate::combat::field::Field;
use crate::combat::query::{CombatHex, CombatQuery, CombatUnit, Hexside, RetreatRoom, Supply, Supports};
use crate::combat::retreat;
use crate::combat::setup::{MAX_HEXES, MAX_UNITS};
use crate::order::sort;
use crate::position::answer::{BarredHex, BoardAnswer, CombatAnswer, Reason, RetreatAnswer};
use crate::position::forces::Forces;
use crate::position::marks::{mark, zones};
use crate::position::query::MovementClass;
use crate::refusal::{Refusal, RefusalCode};
use crate::supply::chain::{Supplies, combat_supply, general_supply};
use crate::supply::line;
use crate::units::{HexsideTerrain, Side, Terrain, Way};

/// Hexes of the longest retreat in the results table.
const LONGEST_RETREAT: u8 = 6;

/// The combat between units and adjacent hexes.
///
/// All units in the hexes attacked defend; units beside the attackers and other enemies next to them stand by, so that
/// stacks, zones and duties are seen whole.
///
/// Errors: units of both players, hexes without enemies, too many units or hexes.
///
/// Cases: 11.1 · Rulings: R031, R160, H013
pub fn answer(forces: &Forces, ids: &[String], targets: &[String]) -> Result<BoardAnswer, Vec<Refusal>> {
    let one = |refusal| vec![refusal];
    let attackers = forces.find_all(ids, "question.units").map_err(one)?;
    let Some(&first) = attackers.first() else {
        return Err(one(Refusal::at(RefusalCode::NoAttackers, "question.units")));
    };
    let side = forces.pieces[first].side;
    if let Some(at) = attackers.iter().position(|&at| forces.pieces[at].side != side) {
        let refusal = Refusal::at(RefusalCode::WrongSide, format!("question.units[{at}]"));
        return Err(one(refusal.unit(forces.name(attackers[at]))));
    }
    if let Some(at) = attackers.iter().position(|&at| forces.pieces[at].is_detachment()) {
        let refusal = Refusal::at(RefusalCode::DetachmentFights, format!("question.units[{at}]"));
        return Err(one(refusal.unit(forces.name(attackers[at]))));
    }
    let mut hexes = Vec::with_capacity(targets.len());
    for (at, text) in targets.iter().enumerate() {
        let path = format!("question.hexes[{at}]");
        let hex = forces.hex(text, &path).map_err(one)?;
        let marks = forces.seen_by(side).at(hex);
        if marks & (mark::ENEMY | mark::ENEMY_SUPPLY) == 0 {
            let detachment = marks & mark::DETACHMENT != 0;
            let code = if detachment { RefusalCode::DetachmentFights } else { RefusalCode::NoDefenders };
            return Err(one(Refusal::at(code, path).found(text)));
        }
        hexes.push(hex);
    }
    let cast = Cast::of(forces, side, attackers, &hexes);
    if cast.units.len() > MAX_UNITS {
        return Err(one(Refusal::at(RefusalCode::TooLarge, "question.units").found(cast.units.len())));
    }
    let ground = retreat_ground(forces, &cast);
    if ground.len() > MAX_HEXES {
        return Err(one(Refusal::at(RefusalCode::TooLarge, "question.hexes").found(ground.len())));
    }
    Ok(BoardAnswer::Combat(CombatAnswer { query: query(forces, &cast, &ground) }))
}

fn query(forces: &Forces, cast: &Cast, ground: &HexSet) -> CombatQuery {
    CombatQuery {
        rules: forces.choice,
        charts: forces.chart_changes.clone(),
        attacker: cast.side,
        units: units(forces, cast),
        hexes: combat_hexes(forces, cast, ground),
        hexsides: hexsides(forces, cast, ground),
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
    let cast = Cast { side: piece.side.enemy(), attackers: Vec::new(), targets: vec![piece.hex], units: vec![at] };
    let (setup, names) = compile(&query(forces, &cast, &retreat_ground(forces, &cast)))?;
    let options = retreat::options(&Field::new(&setup), 0, owed);
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

/// Who is in the combat, and how.
struct Cast {
    side: Side,
    attackers: Vec<usize>,
    targets: Vec<Hex>,
    /// All units of the query: attackers, defenders, then those who stand by.
    units: Vec<usize>,
}

impl Cast {
    fn of(forces: &Forces, side: Side, attackers: Vec<usize>, targets: &[Hex]) -> Self {
        let fields: Vec<Hex> = attackers.iter().map(|&at| forces.pieces[at].hex).collect();
        let beside = |hex: Hex| fields.iter().any(|&field| forces.board.grid.direction(field, hex).is_some());
        let fights = |at: usize| attackers.contains(&at) || targets.contains(&forces.pieces[at].hex);
        let stands_by = |at: &usize| {
            let piece = &forces.pieces[*at];
            let near =
                if piece.side == side { fields.contains(&piece.hex) } else { piece.is_combat() && beside(piece.hex) };
            !piece.is_detachment() && !fights(*at) && near
        };
        let all = || 0..forces.pieces.len();
        let defends = |at: &usize| forces.pieces[*at].side != side && targets.contains(&forces.pieces[*at].hex);
        let mut units = attackers.clone();
        units.extend(all().filter(|at| !forces.pieces[*at].is_detachment() && defends(at)));
        units.extend(all().filter(stands_by));
        Self { side, attackers, targets: targets.to_vec(), units }
    }

    fn stands_by(&self, forces: &Forces, at: usize) -> bool {
        !self.attackers.contains(&at) && !self.targets.contains(&forces.pieces[at].hex)
            || forces.pieces[at].side == self.side && !self.attackers.contains(&at)
    }
}

/// The units with their supply and lines of communication as the board has them.
///
/// Cases: 7.1, 7.3, 13.2 · Rulings: R036, H031, H032
fn units(forces: &Forces, cast: &Cast) -> Vec<CombatUnit> {
    let supplies = [Side::Axis, Side::Commonwealth].map(|side| Supplies::of(forces, side));
    let lines = [Side::Axis, Side::Commonwealth]
        .map(|side| [false, true].map(|motorized| line::lines(forces, side, motorized)));
    let unit = |&at: &usize| {
        let (piece, asked) = (&forces.pieces[at], &forces.asked[at]);
        let supplies = &supplies[piece.side.index()];
        let line = &lines[piece.side.index()][usize::from(piece.motorized)];
        CombatUnit {
            id: asked.id.clone(),
            roster: asked.roster.clone(),
            nation: asked.nation,
            kind: asked.kind,
            motorized: asked.class.map(|class| class == MovementClass::Motorized),
            full: asked.full.or((piece.kind.is_supply() && asked.roster.is_none()).then_some(piece.face)),
            back: asked.back,
            hex: forces.number(piece.hex),
            depleted: piece.depleted,
            disrupted: piece.disrupted,
            supply: if combat_supply(piece, supplies) { Supply::In } else { Supply::Out },
            general_supply: general_supply(piece, Some(supplies)),
            line_of_communication: line.contains(piece.hex),
            stands_by: cast.stands_by(forces, at),
            effect_order: None,
            cover: None,
            forgoes_shift: false,
            captured_from: asked.captured_from,
            retreat: RetreatRoom::Map,
        }
    };
    cast.units.iter().map(unit).collect()
}

/// The hexes of the units and all to which they might retreat.
///
/// From each hex of a unit that fights, over ground that no retreat forbids, around enemies who do not take part; zones
/// may fall away in the combat and are judged there.
///
/// Cases: 11.62 · Rulings: R160, R161
fn retreat_ground(forces: &Forces, cast: &Cast) -> HexSet {
    let board = &forces.board;
    let mut ground = HexSet::new(&board.grid);
    for side in [cast.side, cast.side.enemy()] {
        let mut seen = HexSet::new(&board.grid);
        let mut open = VecDeque::new();
        for &at in cast.units.iter().filter(|&&at| forces.pieces[at].side == side) {
            let hex = forces.pieces[at].hex;
            ground.insert(hex);
            if !cast.stands_by(forces, at) && seen.insert(hex) {
                open.push_back((hex, 0));
            }
        }
        let outsiders = zones_of_outsiders(forces, cast, side.enemy());
        while let Some((hex, steps)) = open.pop_front() {
            for (direction, to) in board.grid.neighbours(hex) {
                let bars = board.side(hex, direction) != HexsideTerrain::None
                    && board.side(hex, direction) != HexsideTerrain::Ridge;
                let shut =
                    !board.is_land(to) || bars || outsiders.contains(to) || is_held(forces, cast, to, side.enemy());
                if steps == 0 {
                    ground.insert(to);
                }
                if steps < LONGEST_RETREAT && !shut && seen.insert(to) {
                    ground.insert(to);
                    open.push_back((to, steps + 1));
                }
            }
        }
    }
    ground
}

/// The zones of a player's units that are not in the query, that of a detachment in its own hex among them.
///
/// Cases: 10.1, 17.23 · Rulings: R030, R084
fn zones_of_outsiders(forces: &Forces, cast: &Cast, side: Side) -> HexSet {
    let mut set = HexSet::new(&forces.board.grid);
    let outside = (0..forces.pieces.len()).filter(|at| forces.pieces[*at].side == side && !cast.units.contains(at));
    let pieces: Vec<_> = outside.map(|at| forces.pieces[at]).collect();
    zones(&forces.board, &pieces, |_, hex| {
        set.insert(hex);
    });
    for detachment in pieces.iter().filter(|piece| piece.is_detachment()) {
        if forces.seen_by(side.enemy()).has(detachment.hex, mark::DETACHMENT) {
            set.insert(detachment.hex);
        }
    }
    set
}

/// Whether units of a player that are not in the query stand in a hex.
fn is_held(forces: &Forces, cast: &Cast, hex: Hex, side: Side) -> bool {
    let outside =
        |at: usize| forces.pieces[at].side == side && !forces.pieces[at].is_detachment() && !cast.units.contains(&at);
    forces.in_hex(hex).any(outside)
}

fn combat_hexes(forces: &Forces, cast: &Cast, ground: &HexSet) -> Vec<CombatHex> {
    let sides = [Side::Axis, Side::Commonwealth];
    let zones = sides.map(|side| zones_of_outsiders(forces, cast, side));
    let combat_hex = |hex: Hex| {
        let city = forces.board.city(hex);
        CombatHex {
            id: forces.number(hex),
            terrain: if city.is_some() { Terrain::Clear } else { forces.board.terrain(hex) },
            city,
            fort: forces.fort(hex),
            fort_unit: None,
            occupied_by: sides.into_iter().filter(|&side| is_held(forces, cast, hex, side)).collect(),
            zone_of: sides.into_iter().filter(|&side| zones[side.index()].contains(hex)).collect(),
        }
    };
    ground.iter().map(combat_hex).collect()
}

/// The sides between those hexes; and for attackers and enemies in hexes that are not adjacent, that they are not.
fn hexsides(forces: &Forces, cast: &Cast, ground: &HexSet) -> Vec<Hexside> {
    let board = &forces.board;
    let mut sides = Vec::new();
    for from in ground.iter() {
        for (direction, to) in board.grid.neighbours(from).filter(|(_, to)| from < *to && ground.contains(*to)) {
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
        let mut hexes: Vec<Hex> =
            cast.units.iter().filter(|&&at| forces.pieces[at].side == side).map(|&at| forces.pieces[at].hex).collect();
        sort(&mut hexes);
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
