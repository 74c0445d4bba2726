//! Random hexes and hexsides: two stacks side by side, or a small drawn map.

use crate::data::charts::City;
use crate::model::units::{HexsideTerrain, Side, Terrain, Way};
use crate::query::combat::query::{CombatHex, CombatUnit, Hexside};
use referee::Draw;

/// The ground of a combat.
pub struct Ground {
    /// Hexes that differ from open ground, or the whole map.
    pub hexes: Vec<CombatHex>,
    /// Hexsides between the players, or those of the whole map.
    pub hexsides: Vec<Hexside>,
    /// Where the attackers are.
    pub attackers: Vec<String>,
    /// Where the defenders are.
    pub defenders: Vec<String>,
    /// Hexes with room for units that stand by.
    pub around: Vec<String>,
    /// Retreats can follow the map.
    pub drawn: bool,
}

impl Ground {
    /// Any ground.
    pub fn draw(draw: &mut Draw) -> Self {
        if draw.chance(45) { Self::map(draw) } else { Self::stacks(draw) }
    }

    /// Stacks that face each other; what lies behind them is not drawn.
    fn stacks(draw: &mut Draw) -> Self {
        let attackers: Vec<String> = (0..=draw.below(4)).map(|at| format!("A{at}")).collect();
        let defenders: Vec<String> = (0..=draw.below(2)).map(|at| format!("D{at}")).collect();
        let mut hexsides = Vec::new();
        for from in &attackers {
            for (at, to) in defenders.iter().enumerate() {
                if draw.chance(40) {
                    let adjacent = at == 0 || draw.chance(80);
                    hexsides.push(Hexside { adjacent, ..hexside(draw, from, to) });
                }
            }
        }
        let named: Vec<&String> = attackers.iter().chain(&defenders).filter(|_| draw.chance(60)).collect();
        let hexes = named.into_iter().map(|id| hex(draw, id)).collect();
        Self { hexes, hexsides, attackers, defenders, around: Vec::new(), drawn: false }
    }

    /// A map of up to 25 hexes with the defenders in its middle.
    fn map(draw: &mut Draw) -> Self {
        let size = 3 + draw.below(3) as i32;
        let all: Vec<(i32, i32)> = (0..size).flat_map(|x| (0..size).map(move |y| (x, y))).collect();
        let middle = (size / 2, size / 2);
        let mut defending = vec![middle];
        if draw.chance(40) {
            defending.push(draw.pick(&neighbours(middle)));
        }
        let mut front: Vec<(i32, i32)> = defending.iter().flat_map(|&hex| neighbours(hex)).collect();
        front.retain(|hex| all.contains(hex) && !defending.contains(hex));
        front.sort_unstable();
        front.dedup();
        let wanted = 1 + draw.below(4) as usize;
        let mut attacking: Vec<(i32, i32)> = Vec::new();
        for _ in 0..wanted {
            let hex = draw.pick(&front);
            if !attacking.contains(&hex) {
                attacking.push(hex);
            }
        }
        let mut hexsides = Vec::new();
        for &hex in &all {
            for other in neighbours(hex).into_iter().filter(|&other| other > hex && all.contains(&other)) {
                let plain = !(attacking.contains(&hex) || attacking.contains(&other)) && draw.chance(70);
                let drawn = hexside(draw, &name(hex), &name(other));
                hexsides.push(if plain { Hexside { terrain: HexsideTerrain::None, ..drawn } } else { drawn });
            }
        }
        for &hex in &attacking {
            for &other in defending.iter().filter(|&&other| !neighbours(hex).contains(&other)) {
                let apart = Hexside { adjacent: false, ..hexside(draw, &name(hex), &name(other)) };
                hexsides.push(apart);
            }
        }
        let names = |list: &[(i32, i32)]| list.iter().map(|&hex| name(hex)).collect::<Vec<_>>();
        let (attackers, defenders) = (names(&attacking), names(&defending));
        let taken = |id: &String| attackers.contains(id) || defenders.contains(id);
        let around: Vec<String> = names(&all).into_iter().filter(|id| !taken(id)).collect();
        let mut hexes: Vec<CombatHex> = names(&all).iter().map(|id| hex(draw, id)).collect();
        for hex in hexes.iter_mut().filter(|hex| around.contains(&hex.id)) {
            if draw.chance(6) {
                hex.terrain = draw.pick(&[Terrain::Sea, Terrain::OffMap]);
                (hex.city, hex.fort) = (None, 0);
            }
            if draw.chance(6) {
                hex.occupied_by.push(draw.pick(&[Side::Axis, Side::Commonwealth]));
            }
            if draw.chance(8) {
                hex.zone_of.push(draw.pick(&[Side::Axis, Side::Commonwealth]));
            }
        }
        let is_land = |id: &String| hexes.iter().any(|hex| hex.id == *id && hex.terrain != Terrain::Sea);
        let around = around.iter().filter(|id| is_land(id)).cloned().collect();
        Self { hexes, hexsides, attackers, defenders, around, drawn: true }
    }

    /// Lets some owners say which defender a level-2 fort doubles.
    pub fn name_fort_units(&mut self, draw: &mut Draw, units: &[CombatUnit], attacker: Side) {
        for hex in self.hexes.iter_mut().filter(|hex| hex.fort == 2) {
            let inside = |unit: &&CombatUnit| {
                let can_be = unit.kind.is_some_and(|kind| !kind.is_armor() && !kind.is_supply()) && !unit.stands_by;
                can_be && unit.hex == hex.id && unit.nation.is_some_and(|nation| nation.side() != attacker)
            };
            let owned: Vec<&CombatUnit> = units.iter().filter(inside).collect();
            if !owned.is_empty() && draw.chance(30) {
                hex.fort_unit = Some(draw.pick(&owned).id.clone());
            }
        }
    }
}

/// The printed number of a hex.
fn name((x, y): (i32, i32)) -> String {
    format!("{:02}{:02}", 10 + x, 20 + y)
}

/// The six hexes around one, in slanted coordinates.
fn neighbours((x, y): (i32, i32)) -> [(i32, i32); 6] {
    [(x + 1, y), (x, y + 1), (x + 1, y - 1), (x - 1, y), (x, y - 1), (x - 1, y + 1)]
}

fn hexside(draw: &mut Draw, from: &str, to: &str) -> Hexside {
    let terrain = match draw.below(200) {
        0..150 => HexsideTerrain::None,
        150..197 => HexsideTerrain::Ridge,
        197..199 => HexsideTerrain::Escarpment,
        _ => HexsideTerrain::Sea,
    };
    let way = if draw.chance(60) { Way::None } else { draw.pick(&[Way::Road, Way::Track]) };
    Hexside { from: from.to_owned(), to: to.to_owned(), terrain, way, adjacent: true }
}

fn hex(draw: &mut Draw, id: &str) -> CombatHex {
    const LAND: [Terrain; 6] =
        [Terrain::Rough, Terrain::Mountain, Terrain::SandSea, Terrain::Marsh, Terrain::Oasis, Terrain::City];
    const CITIES: [City; 5] = [City::Tobruk, City::Benghazi, City::Bardia, City::Alexandria, City::Other];
    let terrain = if draw.chance(60) { Terrain::Clear } else { draw.pick(&LAND) };
    let city = draw.chance(12).then(|| draw.pick(&CITIES));
    let fort = if draw.chance(25) { 1 + draw.below(2) as u8 } else { 0 };
    let (occupied_by, zone_of) = (Vec::new(), Vec::new());
    let roads_closed_by = Vec::new();
    CombatHex { id: id.to_owned(), terrain, city, fort, fort_unit: None, occupied_by, zone_of, roads_closed_by }
}
