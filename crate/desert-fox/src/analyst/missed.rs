//! What a player-turn has left out: facts, each with the rule by which it was possible.

use hexgrid::Hex;
use referee::Random;

use crate::analyst::advice::together;
use crate::analyst::attacks::by_gain;
use crate::analyst::open_places::OpenPlaces;
use crate::analyst::views::{JointAttack, MissedFact, MissedKind, MissedView};
use crate::game::legal::legal;
use crate::model::acts::MoveMode;
use crate::model::odds::Ratio;
use crate::model::units::{Nation, Side};
use crate::opponent::worth::Worth;
use crate::procedure::supplying::{SupplyPlan, allotment};
use crate::record::{DesertFox, Game};
use crate::rules::movement::overrun_options::{self, OverrunOption};
use crate::state::counters::UnitId;
use crate::state::event::Log;
use crate::state::order::Order;
use crate::state::path::Spot;
use crate::state::{Phase, Segment, State, flag};
use crate::turn::cache::Cache;
use crate::turn::context::OrderContext;

/// The mean gain from which an attack that was not made is listed, in strength points.
pub const LEAST_GAIN: i64 = 3;
/// Most attacks that are listed of a phase.
const MOST_ATTACKS: usize = 3;

/// What the player-turn has left out in which the order before `orders` was given; none before the first order, nor
/// between player-turns.
pub fn missed(game: &mut Game, orders: usize) -> Option<MissedView> {
    let last = orders.min(game.len()).checked_sub(1)?;
    let begun = || game.checkpoints().iter().map(|checkpoint| checkpoint.orders);
    let from = begun().filter(|&at| at <= last).max()?;
    let to = begun().filter(|&at| at > last).min().unwrap_or(game.len());
    let state = game.state_after(from)?;
    let side = state.phasing;
    let mut review = Review::of(side, state.turn);
    let mut at = from;
    let mut before_phase = Phase::Initiative;
    game.replay_range(from..to, |rules, before, entry, _| {
        if before.turn == review.turn && before.phasing == side {
            if before.phase == Phase::InitialMovement && before_phase != before.phase {
                review.opening(rules, before, at as u32);
            }
            before_phase = before.phase;
            review.look(rules, before, &entry.order, at as u32);
        }
        at += 1;
    });
    let end = game.state_after(to)?;
    let Review { turn, facts, places, has_moved, .. } = review;
    // What changes the result of the game comes first.
    let mut all = if has_moved { places.missed(&end, side) } else { Vec::new() };
    all.extend(facts);
    Some(MissedView { side, turn, from: from as u32, to: to as u32, least_gain: LEAST_GAIN as u8, facts: all })
}

/// A player-turn that is gone over.
struct Review {
    side: Side,
    turn: u8,
    /// Units that could move and have not.
    idle: Vec<UnitId>,
    /// Overruns that were possible as the Initial Movement Phase began.
    offered: Vec<(Hex, MissedFact)>,
    /// Places that count for victory and could be entered.
    places: OpenPlaces,
    /// The last movement phase is over.
    has_moved: bool,
    facts: Vec<MissedFact>,
}

impl Review {
    fn of(side: Side, turn: u8) -> Self {
        let (places, facts) = (OpenPlaces::default(), Vec::new());
        Self { side, turn, idle: Vec::new(), offered: Vec::new(), places, has_moved: false, facts }
    }

    /// What a player could do as the Initial Movement Phase begins.
    ///
    /// Cases: 8.3 · Rulings: R038, H028
    fn opening(&mut self, rules: &mut DesertFox, state: &State, at: u32) {
        let DesertFox { config, cache } = rules;
        self.places.look(config, state, &legal(config, cache, state), self.side, at);
        cache.sync(state);
        let (forces, supplies) = cache.with_supplies();
        let options = overrun_options::of_player(forces, supplies, self.side);
        self.offered = options.iter().map(|option| (option.plan.hex, overrun(cache, option))).collect();
    }

    /// What an order gives up.
    fn look(&mut self, rules: &mut DesertFox, state: &State, order: &Order, at: u32) {
        match (order, state.phase, state.segment) {
            (Order::Overrun { hex, .. }, ..) => self.offered.retain(|(offered, _)| *offered != hex.0),
            (Order::Done, phase, Segment::Main) if phase.is_movement() => self.movement(rules, state, at),
            (Order::Done, phase, Segment::Main) if phase.is_combat() => self.attacks(rules, state, at),
            (Order::Done, Phase::Refit, Segment::Main) => self.refit(rules, state, at),
            (Order::Supply { expend, combats }, _, Segment::AttackerSupply) => {
                self.supply(rules, state, at, &SupplyPlan { expend: expend.clone(), combats: combats.clone() });
            }
            _ => {}
        }
    }

    /// Overruns that could have been made, and units that have not moved.
    ///
    /// Cases: 8.1, 8.3 · Rulings: R038, H028
    fn movement(&mut self, rules: &mut DesertFox, state: &State, at: u32) {
        self.has_moved = state.phase == Phase::MotorizedMovement;
        let DesertFox { config, cache } = rules;
        let legal = legal(config, cache, state);
        self.places.look(config, state, &legal, self.side, at);
        let listed = legal.orders.iter().filter_map(|order| match order {
            Order::Overrun { units, hex } => Some((units.clone(), hex.0)),
            _ => None,
        });
        let listed: Vec<(Vec<UnitId>, Hex)> = listed.collect();
        let free = |id: &UnitId| {
            let unit = state.unit(*id);
            id.counter().is_combat() && unit.spent == 0 && !unit.is(flag::MOVED | flag::STILL)
        };
        let idle: Vec<UnitId> = legal.moves.iter().map(|option| option.unit).filter(free).collect();
        let mut missed: Vec<(Option<Hex>, MissedFact)> = Vec::new();
        let mode = if state.phase == Phase::InitialMovement { MoveMode::Initial } else { MoveMode::Motorized };
        for (units, hex) in listed {
            let pieces: Vec<usize> = units.iter().filter_map(|&unit| cache.piece(unit)).collect();
            let (forces, supplies) = cache.with_supplies();
            let options = overrun_options::of_units(forces, supplies, &pieces, mode).unwrap_or_default();
            if let Some(option) = options.iter().find(|option| option.plan.hex == hex) {
                missed.push((Some(hex), MissedFact { order: at, ..overrun(cache, option) }));
            }
        }
        if state.phase == Phase::InitialMovement {
            self.idle = idle;
            for (hex, fact) in std::mem::take(&mut self.offered) {
                let still = state.in_hex(hex).any(|id| state.owner(id) == self.side.enemy());
                if still && !missed.iter().any(|(known, _)| *known == Some(hex)) {
                    missed.push((Some(hex), MissedFact { order: at, ..fact }));
                }
            }
        } else {
            // Units on foot do not move in this phase; of the others those are left that still have not.
            self.idle.retain(|id| !config.counter(*id).motorized || idle.contains(id));
            let units = std::mem::take(&mut self.idle);
            if !units.is_empty() {
                missed.push((None, MissedFact::of(MissedKind::Unmoved, at).units(&units)));
            }
        }
        self.facts.extend(missed.into_iter().map(|(_, fact)| fact));
    }

    /// The attacks that would have promised most together, of those units and hexes that no declared attack takes.
    ///
    /// Cases: 11.1 · Rulings: R027, R031
    fn attacks(&mut self, rules: &mut DesertFox, state: &State, at: u32) {
        let DesertFox { config, cache } = rules;
        let options = legal(config, cache, state).attacks;
        let worth = Worth::of(config, state);
        let mut log = Log::muted();
        let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
        let mut plan = together(&mut ctx, &worth, &options);
        plan.retain(|attack| (attack.prospect.gain - LEAST_GAIN.into()).of() >= 0);
        plan.sort_by(|one, other| by_gain(one.prospect.gain, other.prospect.gain));
        self.facts.extend(plan.into_iter().take(MOST_ATTACKS).map(|attack| {
            let JointAttack { hexes, units, prospect } = attack;
            let mut hexes = hexes.into_iter();
            MissedFact {
                hex: hexes.next(),
                also: hexes.collect(),
                units,
                odds: Some(prospect.odds),
                gain: Some(prospect.gain),
                ..MissedFact::of(MissedKind::Attack, at)
            }
        }));
    }

    /// Combats fought without supply although another way of allotting it would have supplied them beside those
    /// supplied.
    ///
    /// Cases: 7.3 · Rulings: R133, H074
    fn supply(&mut self, rules: &mut DesertFox, state: &State, at: u32, chosen: &SupplyPlan) {
        let DesertFox { config, cache } = rules;
        cache.sync(state);
        let mut log = Log::muted();
        let mut ctx = OrderContext { config, cache, state: state.clone(), random: Random::given(&[]), log: &mut log };
        let plans = allotment(&mut ctx, self.side).plans(&ctx);
        let adds = |plan: &&SupplyPlan| chosen.combats.iter().all(|combat| plan.combats.contains(combat));
        let Some(most) = plans.iter().filter(adds).max_by_key(|plan| plan.combats.len()) else { return };
        for &combat in most.combats.iter().filter(|combat| !chosen.combats.contains(combat)) {
            let combat = &state.combats[usize::from(combat)];
            let fact = MissedFact::of(MissedKind::Unsupplied, at).hex(combat.hexes[0]).units(&combat.units);
            let expended = (most.expend.len().saturating_sub(chosen.expend.len())) as u8;
            self.facts.push(MissedFact { number: Some(expended), ..fact });
        }
    }

    /// Refit points that could have been spent.
    ///
    /// Cases: 13.1 · Rulings: R020
    fn refit(&mut self, rules: &mut DesertFox, state: &State, at: u32) {
        let DesertFox { config, cache } = rules;
        let legal = legal(config, cache, state);
        for nation in Nation::ALL.into_iter().filter(|nation| nation.side() == self.side) {
            let mut units: Vec<UnitId> = Vec::new();
            for order in &legal.orders {
                if let Order::Refit { unit, .. } = order
                    && config.counter(*unit).nation == nation
                    && !units.contains(unit)
                {
                    units.push(*unit);
                }
            }
            if !units.is_empty() {
                let number = Some(state.refit_points(nation));
                self.facts.push(MissedFact { number, ..MissedFact::of(MissedKind::Refit, at).units(&units) });
            }
        }
    }
}

impl MissedFact {
    /// A fact about an order.
    pub(super) fn of(kind: MissedKind, order: u32) -> Self {
        Self {
            kind,
            order,
            hex: None,
            also: Vec::new(),
            units: Vec::new(),
            odds: None,
            gain: None,
            number: None,
            cases: kind.cases(),
        }
    }

    pub(super) fn hex(self, hex: Hex) -> Self {
        Self { hex: Some(Spot(hex).to_string()), ..self }
    }

    pub(super) fn units(self, units: &[UnitId]) -> Self {
        Self { units: units.iter().map(ToString::to_string).collect(), ..self }
    }
}

/// An overrun that is possible, with its odds.
fn overrun(cache: &Cache, option: &OverrunOption) -> MissedFact {
    let [attack, defense] = option.plan.strength;
    let kind = if option.plan.supply_only { MissedKind::Capture } else { MissedKind::Overrun };
    let units = option.units.iter().map(|&at| cache.unit_of[at].to_string()).collect();
    let odds = Some(Ratio::of(attack as i16, defense as i16).to_string());
    MissedFact { units, odds, ..MissedFact::of(kind, 0).hex(option.plan.hex) }
}
