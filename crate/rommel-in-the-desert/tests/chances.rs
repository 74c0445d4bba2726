//! The chances of battle turns against all dice of small ones, carried out order by order.

#![allow(clippy::indexing_slicing, reason = "a test may fail where it stands")]

use referee::{Draw, Random};
use rommel_in_the_desert::data::board::Board;
use rommel_in_the_desert::data::edition::Edition;
use rommel_in_the_desert::data::roster::unit_named;
use rommel_in_the_desert::game::carry_out::carry_out;
use rommel_in_the_desert::game::customary::fire_rank;
use rommel_in_the_desert::game::legal::legal;
use rommel_in_the_desert::model::finding::{Code, Findings};
use rommel_in_the_desert::model::units::{Side, UnitClass, UnitId};
use rommel_in_the_desert::opponent;
use rommel_in_the_desert::position::{Position, SideMask};
use rommel_in_the_desert::query::chances::{ChancesAnswer, ChancesQuery, ChancesReport, Method, chances};
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::order::Order;
use rommel_in_the_desert::state::turn::{Battle, Phase, Rearguard};
use rommel_in_the_desert::turn::to_act::to_act;
use serde_json::{Value, json};

/// Which faces of a fire are tried.
#[derive(Clone, Copy)]
enum Dice {
    /// All six faces of every die.
    Faces,
    /// Hit and miss of every die, each with the number of its faces.
    HitOrMiss,
}

/// What all courses of a battle turn come to.
struct Courses {
    edition: Edition<'static>,
    query: ChancesQuery,
    dice: Dice,
    before: Vec<(UnitId, Side, u8)>,
    losses: [Vec<f64>; 2],
    cleared: [f64; 2],
    eliminated: Vec<f64>,
    fires: Vec<[f64; 4]>,
    ends: usize,
}

fn query(battle: Value) -> ChancesQuery {
    serde_json::from_value(battle).unwrap()
}

fn report(query: &ChancesQuery) -> ChancesReport {
    match chances(query) {
        ChancesAnswer::Chances(report) => *report,
        ChancesAnswer::Refused { refusal } => panic!("{refusal:?}"),
    }
}

/// The combat phase in which the battle turn is to be fought.
fn situation(query: &ChancesQuery) -> State {
    let hex = |name: &str| Board::shipped().parse(name).unwrap();
    let mut position = Position::default();
    for unit in &query.units {
        position.place(unit_named(&unit.unit).unwrap(), hex(&unit.hex), unit.steps.unwrap());
    }
    for battle in &query.battles {
        position.contest(hex(&battle.hex), battle.first, SideMask::ALL);
    }
    for mine in &query.mines {
        position.lay_mines(hex(mine), &Side::BOTH);
    }
    let mut state = State::new(position, query.active, false);
    (state.turn.option, state.turn.phase) = (Some(query.option), Phase::Combat);
    if query.rearguard {
        let first = query.active;
        let hex = hex(&query.hex);
        state.rearguard = Some(Rearguard { side: first, hex, gone: Vec::new(), engaged: true });
        state.battle = Some(Battle { hex, first, firing: first, fired: Vec::new(), turns_left: 0 });
        return state;
    }
    let fight = Order::Fight { hex: hex(&query.hex) };
    let edition = Edition::with(query.rules);
    carry_out(edition, &state, query.active, &fight, Random::given(&[]), &mut Findings::new()).unwrap().state
}

impl Courses {
    fn of(query: &ChancesQuery, dice: Dice) -> Self {
        let state = situation(query);
        let units = state.position.on_map().map(|(id, _)| id);
        let before: Vec<_> = units.map(|id| (id, state.position.side(id), state.position.unit(id).steps)).collect();
        let most = |side| before.iter().filter(|unit| unit.1 == side).map(|unit| usize::from(unit.2)).sum::<usize>();
        let mut courses = Self {
            edition: Edition::with(query.rules),
            query: query.clone(),
            dice,
            losses: Side::BOTH.map(|side| vec![0.0; most(side) + 1]),
            cleared: [0.0; 2],
            eliminated: vec![0.0; before.len()],
            fires: vec![[0.0; 4]; before.len()],
            before,
            ends: 0,
        };
        courses.follow(&state, 1.0, true);
        courses
    }

    fn follow(&mut self, state: &State, chance: f64, first_turn: bool) {
        if state.battle.is_none() && state.pending.is_none() {
            return self.end(&state.position, chance);
        }
        let order = self.order(state);
        let Order::Fire { unit, target } = order else {
            let (next, _) = self.give(state, &order, &[]).unwrap();
            return self.follow(&next, chance, first_turn);
        };
        if first_turn {
            let place = self.before.iter().position(|before| before.0 == unit).unwrap();
            self.fires[place][target.index()] += chance;
        }
        let class = state.position.block(unit).class();
        let hits_from = self.edition.numbers.hits_from(class, target);
        let sides: Vec<(u8, f64)> = match self.dice {
            Dice::Faces => (1..=6).map(|face| (face, 1.0 / 6.0)).collect(),
            Dice::HitOrMiss => {
                let miss = f64::from(hits_from - 1) / 6.0;
                vec![(1, miss), (6, 1.0 - miss)]
            }
        };
        let count = (1..20).find(|&count| self.give(state, &order, &vec![1; count]).is_some()).unwrap();
        for number in 0..sides.len().pow(count as u32) {
            let mut rest = number;
            let (mut faces, mut of_faces) = (Vec::new(), 1.0);
            for _ in 0..count {
                let (face, of_face) = sides[rest % sides.len()];
                faces.push(face);
                of_faces *= of_face;
                rest /= sides.len();
            }
            let (next, another_turn) = self.give(state, &order, &faces).unwrap();
            self.follow(&next, chance * of_faces, first_turn && !another_turn);
        }
    }

    /// The state after an order, and whether another battle turn has begun.
    fn give(&self, state: &State, order: &Order, dice: &[u8]) -> Option<(State, bool)> {
        let mut findings = Findings::new();
        let carried = carry_out(self.edition, state, to_act(state), order, Random::given(dice), &mut findings);
        Some((carried.ok()?.state, findings.iter().any(|finding| finding.code == Code::BattleTurn)))
    }

    /// The order of the script; with stated targets, of a player who fires at them wherever that is legal.
    fn order(&self, state: &State) -> Order {
        let script = opponent::order(self.edition, state, &mut Draw::new(0)).unwrap();
        if self.query.targets.is_empty() || state.pending.is_some() {
            return script;
        }
        let stated = |unit: UnitId| {
            let name = &state.position.block(unit).name;
            self.query.targets.iter().find(|query| query.unit == *name).map(|query| query.target)
        };
        let orders = legal(self.edition, state);
        let wanted = |unit: UnitId| {
            let wanted = stated(unit).map(|target| Order::Fire { unit, target });
            wanted.filter(|order| orders.contains(order))
        };
        let allowed = orders.iter().filter(|order| match order {
            Order::Fire { unit, .. } => wanted(*unit).is_none_or(|fire| fire == **order),
            _ => false,
        });
        let rank = |order: &&Order| {
            let Order::Fire { unit, target } = order else { return i32::MIN };
            fire_rank(&self.edition, &state.position, state.position.hex(*unit).unwrap(), *unit, *target)
        };
        allowed.max_by_key(rank).unwrap().clone()
    }

    fn end(&mut self, position: &Position, chance: f64) {
        self.ends += 1;
        let (mut lost, mut left) = ([0; 2], [0; 2]);
        for (place, &(id, side, before)) in self.before.iter().enumerate() {
            let steps = position.unit(id).steps;
            lost[side.index()] += usize::from(before - steps);
            left[side.index()] += steps;
            self.eliminated[place] += if steps == 0 { chance } else { 0.0 };
        }
        for side in [0, 1] {
            self.losses[side][lost[side]] += chance;
            self.cleared[side] += if left[side] == 0 { chance } else { 0.0 };
        }
    }

    fn agree(&self, report: &ChancesReport) {
        let same = |found: f64, expected: f64, what: &str| {
            assert!((found - expected).abs() < 1e-12, "{what}: {found}, by all dice {expected}");
        };
        assert_eq!(report.method, Method::Exact);
        for (at, side) in report.sides.iter().enumerate() {
            let mut expected = 0.0;
            for (steps, &chance) in (0_u8..).zip(&self.losses[at]) {
                let found = side.losses.iter().find(|loss| loss.steps == steps);
                same(found.map_or(0.0, |loss| loss.chance), chance, &format!("{:?} loses {steps}", side.side));
                expected += f64::from(steps) * chance;
            }
            same(side.expected, expected, "expected losses");
            same(side.cleared, self.cleared[at], "cleared");
        }
        for (place, unit) in report.units.iter().enumerate() {
            let at = self.before.iter().position(|before| unit_named(&unit.unit) == Some(before.0)).unwrap();
            assert_eq!(at, place);
            same(unit.eliminated, self.eliminated[at], &unit.unit);
            for target in UnitClass::ALL {
                let found = unit.fires.iter().find(|fire| fire.target == target).map_or(0.0, |fire| fire.chance);
                same(found, self.fires[at][target.index()], &format!("{} at {target:?}", unit.unit));
            }
        }
    }
}

/// A battle in a hex with the steps of its units.
fn battle(hex: &str, units: &[(&str, u8)], active: &str, option: &str) -> Value {
    let unit = |(name, steps): &(&str, u8)| json!({"unit": name, "hex": hex, "steps": steps});
    let units: Vec<Value> = units.iter().map(unit).collect();
    json!({"units": units, "hex": hex, "active": active, "option": option})
}

/// The battle with another member.
fn with(mut battle: Value, name: &str, value: Value) -> Value {
    battle[name] = value;
    battle
}

/// Compares the chances with all courses; returns the number of these.
fn compare(battle: Value, dice: Dice) -> usize {
    let query = query(battle);
    let courses = Courses::of(&query, dice);
    courses.agree(&report(&query));
    courses.ends
}

#[test]
fn every_face_of_every_die_gives_the_exact_chances() {
    let infantry = battle("Msus", &[("9AU/20", 2), ("Brescia", 3)], "axis", "basic");
    assert_eq!(compare(infantry, Dice::Faces), 25 * 216 + 10 * 36 + 6, "no step, one step and two steps lost");
    let required = battle("Msus", &[("88mm A", 2), ("2/3", 2), ("22Gd", 1)], "axis", "basic");
    assert!(compare(required, Dice::Faces) > 0);
    let double_step = battle("Msus", &[("21/5", 1), ("15/8", 1), ("Matilda A", 2)], "allied", "basic");
    assert!(compare(double_step, Dice::Faces) > 0);
}

#[test]
fn an_assault_doubles_dice_or_is_fought_twice() {
    let units = [("21/5", 2), ("Brescia", 2), ("22Gd", 1), ("2pdr", 2)];
    let doubled = battle("Msus", &units, "axis", "assault");
    assert!(compare(doubled.clone(), Dice::HitOrMiss) > 1_000);
    let twice = with(doubled, "rules", json!({"assault": "twoTurns"}));
    assert!(compare(twice.clone(), Dice::HitOrMiss) > 1_000);
    assert_eq!(report(&query(twice)).turns, 2);
}

#[test]
fn the_side_that_was_first_fires_double_in_a_fortress_and_in_full_in_mines() {
    let units = [("9AU/20", 2), ("Brescia", 3)];
    let first =
        with(battle("Tobruk", &units, "axis", "basic"), "battles", json!([{"hex": "Tobruk", "first": "allied"}]));
    compare(first.clone(), Dice::HitOrMiss);
    let mined = with(first.clone(), "mines", json!(["Tobruk"]));
    compare(mined.clone(), Dice::HitOrMiss);
    let [open, mined] = [first, mined].map(|battle| report(&query(battle)).sides[1].expected);
    assert!(mined < open, "{mined} against {open}");
}

#[test]
fn an_engaged_rearguard_fires_first() {
    let units = [("21/3", 2), ("Brescia", 2), ("7/7", 2), ("25pdr", 1)];
    let rearguard = with(battle("Msus", &units, "axis", "pass"), "rearguard", json!(true));
    compare(rearguard.clone(), Dice::HitOrMiss);
    assert_eq!(report(&query(rearguard)).first, Side::Axis);
}

#[test]
fn an_assault_does_not_double_the_battle_turn_of_a_rearguard() {
    let units = [("21/3", 2), ("Brescia", 2), ("7/7", 2), ("25pdr", 1)];
    let rearguard = |option: &str| with(battle("Msus", &units, "axis", option), "rearguard", json!(true));
    compare(rearguard("assault"), Dice::HitOrMiss);
    let [assault, basic] = ["assault", "basic"].map(|option| report(&query(rearguard(option))));
    assert_eq!(json!([assault.sides, assault.findings]), json!([basic.sides, basic.findings]));
}

#[test]
fn all_types_and_all_losses_before_a_fire_count() {
    let four = [("21/5", 3), ("88mm A", 2), ("2/3", 2), ("25pdr", 2)];
    let six = [("15/8", 4), ("Italian Art", 2), ("21/104", 3), ("Matilda B", 2), ("2pdr", 2), ("22Gd", 2)];
    for active in ["axis", "allied"] {
        assert!(compare(battle("Msus", &four, active, "basic"), Dice::HitOrMiss) > 100);
        assert!(compare(battle("Msus", &six, active, "basic"), Dice::HitOrMiss) > 5_000);
    }
}

#[test]
fn stated_targets_change_the_chances_where_the_rules_allow_them() {
    let units = [("21/5", 2), ("15/8", 2), ("Italian Art", 1), ("2/3", 1), ("22Gd", 3)];
    let customary = battle("Msus", &units, "axis", "basic");
    let targets = json!([
        {"unit": "21/5", "target": "armor"}, {"unit": "Italian Art", "target": "armor"},
        {"unit": "22Gd", "target": "artillery"}
    ]);
    let stated = with(customary.clone(), "targets", targets);
    compare(customary.clone(), Dice::HitOrMiss);
    compare(stated.clone(), Dice::HitOrMiss);
    let armor_lost = |battle| report(&query(battle)).units.iter().find(|unit| unit.unit == "2/3").unwrap().eliminated;
    assert!(armor_lost(stated) > armor_lost(customary));
}

#[test]
fn a_stated_target_gives_way_to_one_that_is_required_in_the_course_of_the_battle_turn() {
    let units = [("21/5", 2), ("21/3", 1), ("2/3", 2), ("22Gd", 2), ("2pdr", 2)];
    let targets = json!([{"unit": "21/5", "target": "infantry"}, {"unit": "21/3", "target": "infantry"}]);
    let battle = with(battle("Msus", &units, "axis", "basic"), "targets", targets);
    compare(battle.clone(), Dice::HitOrMiss);
    let report = report(&query(battle));
    let armor = report.units.iter().find(|unit| unit.unit == "21/5").unwrap();
    assert_eq!((armor.required, armor.stated), (None, Some(UnitClass::Infantry)));
    let targets: Vec<UnitClass> = armor.fires.iter().map(|fire| fire.target).collect();
    assert_eq!(targets, [UnitClass::Armor, UnitClass::Infantry], "armor, once 21/3 is lost");
}

#[test]
fn a_required_target_cannot_be_overridden() {
    let units = [("88mm A", 2), ("Brescia", 2), ("2/3", 2), ("22Gd", 2)];
    let at = |unit: &str, target: &str| {
        let targets = json!([{"unit": unit, "target": target}]);
        match chances(&query(with(battle("Msus", &units, "axis", "basic"), "targets", targets))) {
            ChancesAnswer::Refused { refusal } => Some((refusal.code, refusal.unit.or(refusal.found).unwrap())),
            ChancesAnswer::Chances(_) => None,
        }
    };
    assert_eq!(at("88mm A", "infantry"), Some(("target-required", "88mm A".to_owned())));
    assert_eq!(at("88mm A", "armor"), None);
    assert_eq!(at("Brescia", "infantry"), None);
    assert_eq!(at("Brescia", "artillery"), Some(("no-such-target", "Brescia".to_owned())));
    assert_eq!(at("21/5", "armor"), Some(("not-in-battle", "21/5".to_owned())));
}

#[test]
fn larger_battles_are_sampled_and_the_same_each_time() {
    let axis = ["21/5", "15/8", "5L/MG", "88mm A", "Arko 104", "Brescia"];
    let allied = ["2/3", "22Gd", "7/7", "25pdr", "2pdr", "9AU/20", "9AU/24"];
    let units: Vec<(&str, u8)> = axis.into_iter().chain(allied).map(|unit| (unit, 2)).collect();
    let query = query(battle("Msus", &units, "axis", "basic"));
    let once = report(&query);
    let Method::Sampled { samples, standard_error, .. } = once.method else { panic!("{:?}", once.method) };
    assert!((standard_error - 0.5 / f64::from(samples).sqrt()).abs() < 1e-15);
    assert!(once.sides.iter().all(|side| side.standard_error.is_some_and(|error| error > 0.0 && error < 0.1)));
    assert_eq!(json!(once), json!(report(&query)));
}
