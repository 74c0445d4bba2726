//! The risks of a player: supply that hangs on one supplier or one hex, and stacks that the enemy could overrun,
//! surround or attack in his next turn if all stayed as they stand.

use hexgrid::Hex;

use crate::analyst::approach::{Ranges, best_on};
use crate::analyst::attacks::{Ground, unled};
use crate::analyst::counter::is_supplied;
use crate::analyst::views::{BottleneckView, OverrunRiskView, RiskView, ThreatView, prospect_view};
use crate::model::odds::Ratio;
use crate::model::units::Side;
use crate::opponent::worth::Worth;
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::position::zones;
use crate::rules::movement::overrun_options;
use crate::rules::supply::chain::{Supplier, Supplies};
use crate::state::State;
use crate::state::path::Spot;
use crate::turn::cache::Cache;
use crate::turn::config::GameConfig;

/// The risks of a player, by what both players see. Supply is traced as the units stand now.
///
/// Cases: 7.1, 8.3, 10.1, 11.1 · Rulings: R025, R038, H028, H031
pub fn risks(config: &GameConfig, cache: &mut Cache, state: &State, side: Side) -> RiskView {
    cache.sync(state);
    let worth = Worth::of(config, state);
    let mut forces = cache.forces.clone();
    for piece in &mut forces.pieces {
        (piece.general_supply, piece.combat_supply) = (None, None);
    }
    let supplies = [Supplies::of(&forces, Side::Axis), Supplies::of(&forces, Side::Commonwealth)];
    let own = &supplies[side.index()];
    let judge = Judge { cache, forces: &forces, supplies: [&supplies[0], &supplies[1]], side };
    RiskView {
        side,
        suppliers: judge.suppliers(own),
        hexes: judge.narrows(own),
        overruns: judge.overruns(),
        threats: judge.threats(&worth),
    }
}

struct Judge<'a> {
    cache: &'a Cache,
    forces: &'a Forces<'static>,
    supplies: [&'a Supplies; 2],
    side: Side,
}

impl Judge<'_> {
    fn name(&self, at: usize) -> String {
        self.cache.unit_of[at].to_string()
    }

    /// The combat units of the player that these supplies keep in general supply, of those that need it.
    fn supplied(&self, forces: &Forces, supplies: &Supplies) -> Vec<bool> {
        let general = |at: usize| {
            let piece = &forces.pieces[at];
            piece.side == self.side && !piece.needs_no_supply() && supplies.general(piece.hex)
        };
        (0..self.forces.pieces.len()).map(general).collect()
    }

    /// The units that lose general supply.
    fn lost(&self, before: &[bool], after: &[bool]) -> Vec<String> {
        (0..before.len()).filter(|&at| before[at] && !after[at]).map(|at| self.name(at)).collect()
    }

    /// The supply units and sources without which units would lose their general supply.
    ///
    /// Cases: 7.1 · Rulings: R025, H031
    fn suppliers(&self, own: &Supplies) -> Vec<BottleneckView> {
        let before = self.supplied(self.forces, own);
        let without = |(post, &supplier): (usize, &Supplier)| {
            let mut after = self.forces.clone();
            match supplier {
                // Off its owner's hands it supplies no unit, and its hex stays as it was.
                Supplier::Unit(at) => after.pieces[at].captured_from = Some(self.side.enemy()),
                Supplier::Source(hex) => take(&mut after, self.side, hex)?,
            }
            let units = self.lost(&before, &self.supplied(&after, &Supplies::of(&after, self.side)));
            let unit = match supplier {
                Supplier::Unit(at) => Some(self.name(at)),
                Supplier::Source(_) => None,
            };
            (!units.is_empty()).then(|| BottleneckView { unit, hex: Spot(own.posts[post].hex).to_string(), units })
        };
        let mut found: Vec<BottleneckView> = own.suppliers.iter().enumerate().filter_map(without).collect();
        found.sort_by_key(|bottleneck| std::cmp::Reverse(bottleneck.units.len()));
        found
    }

    /// The hexes on the paths of supply that, if the enemy held them, would cost units their general supply; own units
    /// keep theirs, and places of suppliers are left to the other list.
    ///
    /// Cases: 7.1, 10.27 · Rulings: R025, H031
    fn narrows(&self, own: &Supplies) -> Vec<BottleneckView> {
        let before = self.supplied(self.forces, own);
        let mut found: Vec<BottleneckView> = self
            .paths(own)
            .into_iter()
            .filter_map(|hex| {
                let mut after = self.forces.clone();
                hold(&mut after, self.side, hex);
                let units = self.lost(&before, &self.supplied(&after, &Supplies::of(&after, self.side)));
                (!units.is_empty()).then(|| BottleneckView { unit: None, hex: Spot(hex).to_string(), units })
            })
            .collect();
        found.sort_by_key(|narrow| std::cmp::Reverse(narrow.units.len()));
        found
    }

    /// The hexes without own units on the links of supply units and on the paths of units to their nearest suppliers.
    fn paths(&self, own: &Supplies) -> Vec<Hex> {
        let mut traced = own.clone();
        let mut hexes: Vec<Hex> = Vec::new();
        for post in 0..own.posts.len() {
            hexes.extend(traced.link(self.forces, post).map(|(path, _)| path).unwrap_or_default());
        }
        let mut places: Vec<Hex> = self.forces.of_side(self.side).map(|at| self.forces.pieces[at].hex).collect();
        places.sort_unstable();
        places.dedup();
        for place in &places {
            hexes.extend(traced.nearest(self.forces, *place).map(|(_, path, _)| path).unwrap_or_default());
        }
        hexes.sort_unstable();
        hexes.dedup();
        let is_post = |hex: &Hex| own.posts.iter().any(|post| post.hex == *hex);
        hexes.retain(|hex| !places.contains(hex) && !is_post(hex));
        hexes
    }

    /// The stacks that the enemy could overrun.
    ///
    /// Cases: 8.3 · Rulings: R038, H028
    fn overruns(&self) -> Vec<OverrunRiskView> {
        let view = |option: overrun_options::OverrunOption| {
            let [attack, defense] = option.plan.strength;
            OverrunRiskView {
                hex: Spot(option.plan.hex).to_string(),
                from: Spot(option.from).to_string(),
                units: option.units.iter().map(|&at| self.name(at)).collect(),
                odds: Ratio::of(attack as i16, defense as i16).to_string(),
                supply_only: option.plan.supply_only,
            }
        };
        overrun_options::of_player(self.forces, self.supplies, self.side.enemy()).into_iter().map(view).collect()
    }

    /// The stacks that the enemy could surround, or attack and gain by it on the average.
    ///
    /// Cases: 10.1, 11.1, 11.62 · Rulings: R030, R031, R160
    fn threats(&self, worth: &Worth) -> Vec<ThreatView> {
        let enemy = self.side.enemy();
        let ranges = Ranges::of_next_turn(self.forces, self.supplies[enemy.index()], enemy);
        let supplied = |at: usize| is_supplied(self.forces, self.supplies, at);
        let taking = |hex: Hex| worth.to(self.forces, enemy, hex);
        let ground = Ground { forces: self.forces, supplied: &supplied, worth: &taking, leader: &unled };
        let mut hexes: Vec<Hex> = self
            .forces
            .of_side(self.side)
            .filter(|&at| self.forces.pieces[at].is_combat())
            .map(|at| self.forces.pieces[at].hex)
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        let threat = |hex: Hex| {
            let attack = best_on(ground, &ranges, hex).filter(|attack| attack.group.prospect.gain.of() > 0);
            let surrounded = self.surrounded(&ranges, hex);
            (attack.is_some() || surrounded).then(|| ThreatView {
                hex: Spot(hex).to_string(),
                surrounded,
                units: attack.iter().flat_map(|attack| attack.group.units.iter().map(|&at| self.name(at))).collect(),
                prospect: attack.as_ref().map(|attack| prospect_view(&attack.group.prospect)),
            })
        };
        let mut found: Vec<ThreatView> = hexes.into_iter().filter_map(threat).collect();
        found.sort_by(|one, other| match (&one.prospect, &other.prospect) {
            (Some(one), Some(other)) => (other.gain - one.gain).of().cmp(&0),
            (one, other) => other.is_some().cmp(&one.is_some()),
        });
        found
    }

    /// Whether up to two enemy units that move next to a stack would leave it no hex to retreat to: every hex around it
    /// is closed by the sea, by enemies, or by the zones of enemies.
    ///
    /// Cases: 10.1, 11.62 · Rulings: R030, R160
    fn surrounded(&self, ranges: &Ranges, hex: Hex) -> bool {
        let grid = &self.forces.board.grid;
        let seen = self.forces.seen_by(self.side);
        let open: Vec<Hex> = grid
            .neighbours(hex)
            .map(|(_, next)| next)
            .filter(|&next| {
                self.forces.board.is_land(next)
                    && !seen.has(next, hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY | hex_flag::ZONE)
            })
            .collect();
        if open.is_empty() {
            return true;
        }
        let posts: Vec<(usize, Hex)> = grid
            .neighbours(hex)
            .flat_map(|(_, post)| ranges.into(post).map(move |at| (at, post)))
            .filter(|&(at, _)| self.forces.pieces[at].zone)
            .collect();
        let shut = |next: Hex, (at, post): (usize, Hex)| next == post || self.covers(at, post, next);
        posts.iter().any(|&one| {
            posts.iter().any(|&other| {
                (one.0 != other.0 || one.1 == other.1) && open.iter().all(|&next| shut(next, one) || shut(next, other))
            })
        })
    }

    /// Whether the zone of a unit in a hex would extend into one next to it.
    fn covers(&self, at: usize, from: Hex, to: Hex) -> bool {
        let piece = &self.forces.pieces[at];
        let board = &self.forces.board;
        let Some(direction) = board.grid.direction(from, to) else { return false };
        zones::extends(piece.motorized, board.side(from, direction), board.terrain(to), !piece.kind.is_armor())
    }
}

/// Gives a port city to the enemy; a base cannot be taken from a player without a unit in it.
fn take(forces: &mut Forces, side: Side, hex: Hex) -> Option<()> {
    let port = forces.ports.iter_mut().find(|(port, owner)| *port == hex && *owner == side)?;
    port.1 = side.enemy();
    Some(())
}

/// Puts an enemy without a zone into a hex.
fn hold(forces: &mut Forces, side: Side, hex: Hex) {
    let enemy = forces.of_side(side.enemy()).find(|&at| forces.pieces[at].zone);
    let Some(enemy) = enemy else { return };
    let mut piece = forces.pieces[enemy];
    (piece.hex, piece.zone) = (hex, false);
    forces.pieces.push(piece);
    forces.lie();
}
