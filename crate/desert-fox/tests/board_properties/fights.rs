//! Combats taken from the map without a query are those that the query describes.

use std::collections::BTreeSet;

use desert_fox::data::charts::HexsideEffect;
use desert_fox::model::finding::{Code, Findings};
use desert_fox::model::refusal::RefusalCode;
use desert_fox::model::units::{HexsideTerrain, Side};
use desert_fox::position::forces::{Forces, Piece};
use desert_fox::position::hex_flags::{hex_flag, zone};
use desert_fox::position::zones::extends;
use desert_fox::query::board::answer::BoardAnswer;
use desert_fox::query::board::query::BoardUnit;
use desert_fox::query::board::to_combat::answer;
use desert_fox::query::combat::adjudicate::Prepared;
use desert_fox::random::{Draw, position};
use desert_fox::rules::combat::from_map::attacks::{may_attack, may_fight, must_be_attacked};
use desert_fox::rules::combat::from_map::{MapCombat, SupplyStatus, map_combat};
use desert_fox::rules::combat::resolve::resolve;
use desert_fox::rules::combat::results::Aftermath;
use desert_fox::rules::combat::script::{Halt, Table};
use desert_fox::rules::combat::setup::CombatSetup;
use desert_fox::rules::combat::terms::Support;
use desert_fox::rules::supply::chain::{Supplies, combat_supply, general_supply};
use desert_fox::rules::supply::line;
use desert_fox::state::Choice;
use hexgrid::{Hex, HexSet};

use super::{each, names};

const SIDES: [Side; 2] = [Side::Axis, Side::Commonwealth];

/// The supply of every unit as the board has it.
fn judged(forces: &Forces) -> Vec<SupplyStatus> {
    let supplies = SIDES.map(|side| Supplies::of(forces, side));
    let lines = SIDES.map(|side| [false, true].map(|motorized| line::lines(forces, side, motorized)));
    let judge = |piece: &Piece| SupplyStatus {
        supplied: combat_supply(piece, &supplies[piece.side.index()]),
        always_supplied: false,
        general_supply: general_supply(piece, Some(&supplies[piece.side.index()])),
        line_of_communication: lines[piece.side.index()][usize::from(piece.motorized)].contains(piece.hex),
    };
    forces.pieces.iter().map(judge).collect()
}

/// The same combat by way of its query.
fn by_query(
    forces: &Forces,
    asked: &[BoardUnit],
    attackers: &[usize],
    targets: &[Hex],
) -> Result<Prepared, RefusalCode> {
    let hexes: Vec<String> = targets.iter().map(|&hex| forces.number(hex)).collect();
    match answer(forces, asked, &names(forces, attackers), &hexes) {
        Ok(BoardAnswer::Combat(combat)) => Prepared::new(&combat.query).map_err(|refusals| refusals[0].code),
        Ok(other) => panic!("{other:?}"),
        Err(refusals) => Err(refusals[0].code),
    }
}

/// Random attacks: the enemies of one player around a hex or two, and now and then units that may not attack at all.
fn attacks(forces: &Forces, draw: &mut Draw) -> Vec<(Vec<usize>, Vec<Hex>)> {
    let mut attacks = Vec::new();
    let mut targets: Vec<Hex> = forces.pieces.iter().map(|piece| piece.hex).collect();
    targets.sort_unstable();
    targets.dedup();
    for &target in &targets {
        let Some(first) = forces.in_hex(target).next() else { continue };
        let side = forces.pieces[first].side;
        let near = |hex: Hex| forces.board.grid.direction(hex, target).is_some();
        let beside: Vec<usize> = (0..forces.pieces.len())
            .filter(|&at| forces.pieces[at].side != side && near(forces.pieces[at].hex))
            .collect();
        let stray = draw.chance(10);
        let some = |at: &usize, draw: &mut Draw| forces.pieces[*at].is_combat() && draw.chance(75) || stray;
        let units: Vec<usize> = beside.into_iter().filter(|at| some(at, draw)).collect();
        let Some(&one) = units.first() else { continue };
        let mut hexes = vec![target];
        let other = |hex: &&Hex| {
            **hex != target
                && forces.board.grid.direction(forces.pieces[one].hex, **hex).is_some()
                && forces.in_hex(**hex).any(|at| forces.pieces[at].side == side)
        };
        if draw.chance(40) {
            hexes.extend(targets.iter().find(other));
        }
        attacks.push((units, hexes));
    }
    attacks.truncate(8);
    attacks
}

fn support(draw: &mut Draw) -> [Support; 2] {
    let air_points = [draw.below(3) as u8, draw.below(3) as u8];
    [Support { air_points: air_points[0], naval: false }, Support { air_points: air_points[1], naval: draw.chance(30) }]
}

/// Plays both combats with the same random answers and holds every question and the end against each other.
fn play_alike(map_combat: &MapCombat, query: &CombatSetup, forces: &Forces, draw: &mut Draw) -> Aftermath {
    let mut answers: Vec<Choice> = Vec::new();
    loop {
        let played = [&map_combat.setup, query].map(|setup| {
            let mut findings = Findings::default();
            let result = resolve(setup, &forces.charts, &mut Table::asking(&answers), &mut findings);
            (result, findings)
        });
        assert_eq!(played[0], played[1]);
        let muted = resolve(&map_combat.setup, &forces.charts, &mut Table::asking(&answers), &mut Findings::muted());
        assert_eq!(muted, played[0].0);
        match muted {
            Ok(after) => return after,
            Err(Halt::Pending(decision)) => {
                answers.push(decision.legal[draw.below(decision.legal.len() as u32) as usize]);
            }
            Err(halt) => panic!("{halt:?}"),
        }
    }
}

#[test]
fn a_combat_of_the_map_is_the_one_that_its_query_describes() {
    let (mut fought, mut moved, mut refused) = (0, 0, BTreeSet::new());
    each(0..1000, |seed, forces| {
        let asked = position(seed).position.units;
        let mut draw = Draw::new(seed);
        let judged = judged(forces);
        for (attackers, targets) in attacks(forces, &mut draw) {
            let support = support(&mut draw);
            let dense = map_combat(forces, &attackers, &targets, |at| judged[at], support, true);
            assert_eq!(may_fight(forces, &attackers, &targets), dense.as_ref().map(|_| ()).map_err(|code| *code));
            match (dense, by_query(forces, &asked, &attackers, &targets)) {
                (Ok(dense), Ok(query)) => {
                    let setup = CombatSetup { support, ..query.setup };
                    assert_eq!(dense.setup, setup);
                    let units: Vec<usize> = dense.units.iter().map(|&at| usize::from(at)).collect();
                    assert_eq!(names(forces, &units), query.names.units);
                    assert_eq!(forces.numbers(dense.hexes.clone()), query.names.hexes);
                    let after = play_alike(&dense, &setup, forces, &mut draw);
                    fought += 1;
                    moved += after.states.iter().filter(|state| state.hex.is_some()).count();
                }
                (dense, query) => {
                    let code = dense.unwrap_err();
                    assert_eq!(code, query.unwrap_err());
                    refused.insert(code.name());
                }
            }
        }
    });
    assert!(
        fought > 1500 && moved > 3000 && refused.len() >= 3,
        "too poor: {fought} fought, {moved} left, {refused:?}"
    );
}

/// The ground of a combat as the rule says it: hex by hex around outsiders and their zones, six hexes far.
fn naive_ground(forces: &Forces, map_combat: &MapCombat) -> (BTreeSet<Hex>, [HexSet; 2]) {
    let grid = &forces.board.grid;
    let outside = |at: usize| !map_combat.units.contains(&(at as u16));
    let strangers: Vec<usize> = (0..forces.pieces.len()).filter(|&at| outside(at)).collect();
    let mut covered = SIDES.map(|_| HexSet::new(grid));
    for &at in &strangers {
        let piece = forces.pieces[at];
        zone(&forces.board, &piece, |hex| {
            covered[piece.side.index()].insert(hex);
        });
        if piece.is_detachment() && forces.seen_by(piece.side.enemy()).has(piece.hex, hex_flag::DETACHMENT) {
            covered[piece.side.index()].insert(piece.hex);
        }
    }
    let held = |hex: Hex, side: Side| {
        let there = |&&at: &&usize| forces.pieces[at].hex == hex && forces.pieces[at].side == side;
        strangers.iter().filter(there).any(|&at| !forces.pieces[at].is_detachment())
    };
    let mut ground = BTreeSet::new();
    for (unit, dense) in map_combat.units.iter().zip(&map_combat.setup.units) {
        let piece = &forces.pieces[usize::from(*unit)];
        ground.insert(piece.hex);
        if !dense.fights {
            continue;
        }
        ground.extend(grid.neighbours(piece.hex).map(|(_, near)| near));
        let enemy = piece.side.enemy();
        let mut reached = BTreeSet::from([piece.hex]);
        for _ in 0..6 {
            for hex in reached.clone() {
                for (direction, to) in grid.neighbours(hex) {
                    let side = forces.board.side(hex, direction);
                    let open = matches!(side, HexsideTerrain::None | HexsideTerrain::Ridge);
                    let shut = covered[enemy.index()].contains(to) || held(to, enemy);
                    if open && !shut && forces.board.is_land(to) {
                        reached.insert(to);
                    }
                }
            }
        }
        ground.extend(reached);
    }
    (ground, covered)
}

#[test]
fn the_ground_of_a_combat_reaches_as_far_as_a_retreat_of_six_hexes() {
    let mut hexes = 0;
    each(0..200, |seed, forces| {
        let mut draw = Draw::new(seed);
        let judged = judged(forces);
        for (attackers, targets) in attacks(forces, &mut draw).into_iter().take(3) {
            let Ok(map_combat) =
                map_combat(forces, &attackers, &targets, |at| judged[at], [Support::default(); 2], true)
            else {
                continue;
            };
            let (ground, covered) = naive_ground(forces, &map_combat);
            assert_eq!(map_combat.hexes, ground.into_iter().collect::<Vec<_>>());
            for (at, &hex) in map_combat.hexes.iter().enumerate() {
                assert_eq!(map_combat.setup.hexes[at].zone, SIDES.map(|side| covered[side.index()].contains(hex)));
                for &other in &map_combat.hexes {
                    let side = map_combat.hexes.iter().position(|&known| known == other).map(|b| b as u8);
                    let found = map_combat.setup.edge(at as u8, side.unwrap()).filter(|edge| edge.adjacent);
                    let direction = forces.board.grid.direction(hex, other);
                    let between = direction.map(|direction| forces.board.edge(hex, direction));
                    assert_eq!(found.map(|edge| (edge.terrain, edge.way)), between.map(|edge| (edge.side, edge.way)));
                }
            }
            hexes += map_combat.hexes.len();
        }
    });
    assert!(hexes > 10_000, "the grounds are too small: {hexes} hexes");
}

#[test]
fn one_unit_may_attack_one_hex_where_their_combat_may_be_fought() {
    let (mut allowed, mut codes) = (0, BTreeSet::new());
    each(0..300, |seed, forces| {
        let mut draw = Draw::new(seed);
        for _ in 0..100 {
            let attacker = draw.below(forces.pieces.len() as u32) as usize;
            let near: Vec<Hex> = forces.board.grid.within(forces.pieces[attacker].hex, 2);
            let target = draw.pick(&near);
            let supplied = SupplyStatus {
                supplied: true,
                always_supplied: false,
                general_supply: true,
                line_of_communication: true,
            };
            let whole = map_combat(forces, &[attacker], &[target], |_| supplied, [Support::default(); 2], true);
            let one = may_attack(forces, attacker, target);
            assert_eq!(one, whole.map(|_| ()), "{attacker} at {}", forces.number(target));
            match one {
                Ok(()) => allowed += 1,
                Err(code) => {
                    codes.insert(code.name());
                }
            }
        }
    });
    assert!(allowed > 200 && codes.len() >= 5, "too poor: {allowed} allowed, {codes:?}");
}

#[test]
fn an_enemy_must_be_attacked_where_his_zone_covers_a_unit_that_could_attack_him() {
    let (mut found, mut noted) = (0, 0);
    each(0..1000, |seed, forces| {
        for side in SIDES {
            let mut naive = BTreeSet::new();
            for enemy in forces.pieces.iter().filter(|piece| piece.side != side && piece.zone) {
                let pressed = |piece: &Piece| {
                    let Some(direction) = forces.board.grid.direction(enemy.hex, piece.hex) else { return false };
                    let between = forces.board.side(enemy.hex, direction);
                    let into = forces.board.terrain(piece.hex);
                    forces.charts.hexside(between, piece.motorized).value != HexsideEffect::Barred
                        && extends(enemy.motorized, between, into, !enemy.pure_armor)
                };
                if forces.pieces.iter().any(|piece| piece.side == side && piece.is_combat() && pressed(piece)) {
                    naive.insert(enemy.hex);
                }
            }
            found += naive.len();
            let reported: BTreeSet<Hex> = must_be_attacked(forces, side, |_| true).iter().collect();
            assert_eq!(reported, naive);
        }
        let mut draw = Draw::new(seed);
        let judged = judged(forces);
        for (attackers, targets) in attacks(forces, &mut draw) {
            let Ok(map_combat) =
                map_combat(forces, &attackers, &targets, |at| judged[at], [Support::default(); 2], true)
            else {
                continue;
            };
            let mut findings = Findings::default();
            let _ = resolve(&map_combat.setup, &forces.charts, &mut Table::asking(&[]), &mut findings);
            let reported = must_be_attacked(forces, map_combat.setup.attacker, |_| true);
            for finding in findings.list().iter().filter(|finding| finding.code == Code::MustBeAttacked) {
                let unit = map_combat.units[usize::from(finding.unit.unwrap())];
                assert!(reported.contains(forces.pieces[usize::from(unit)].hex));
                noted += 1;
            }
        }
    });
    assert!(found > 1000 && noted > 1000, "the positions are too poor: {found} hexes, {noted} units noted");
}
