//! The best attacks of a phase together, against all assignments of the units on two hexes.

use std::collections::BTreeMap;

use desert_fox::analyst::advice::best_attacks;
use desert_fox::game::legal::legal;
use desert_fox::random::games::Player;
use desert_fox::record::DesertFox;
use desert_fox::state::counters::UnitId;
use desert_fox::state::order::Order;
use desert_fox::state::path::Spot;
use desert_fox::state::{Segment, State};
use hexgrid::Hex;
use referee::{Random, Rules};

use super::attacks::{gain_by_report, number};
use super::{SCRIPTED, watched};

/// What each group of units promises against some hexes, by the report of the page; none where the rules refuse it.
struct Reports<'a> {
    rules: &'a mut DesertFox,
    state: &'a State,
    known: BTreeMap<(Vec<UnitId>, Vec<Hex>), Option<f64>>,
}

impl Reports<'_> {
    fn gain(&mut self, units: &[UnitId], hexes: &[Hex]) -> Option<f64> {
        if units.is_empty() {
            return None;
        }
        let key = (units.to_vec(), hexes.to_vec());
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let order = Order::Attack { units: units.to_vec(), hexes: hexes.iter().map(|&hex| Spot(hex)).collect() };
        let none = Random::given(&[]);
        let allowed = self.rules.carry_out(self.state, &order, none, &mut DesertFox::muted()).is_ok();
        let gain = allowed.then(|| gain_by_report(self.rules, self.state, units, hexes)).flatten();
        self.known.insert(key, gain);
        gain
    }
}

/// The most owed hexes that can be attacked, and the most that such attacks promise: each unit is put against the first
/// hex, the second, both in one combat, or none of them.
fn best_of_all_assignments(reports: &mut Reports, units: &[UnitId], hexes: [(Hex, bool); 2]) -> (u8, f64) {
    let [(first, owed), (second, owed_too)] = hexes;
    let targets = [vec![first], vec![second], vec![first, second]];
    let owed = [u8::from(owed), u8::from(owed_too), u8::from(owed) + u8::from(owed_too)];
    let mut best = (0, 0.0);
    for number in 0..4_usize.pow(units.len() as u32) {
        let place = |at: usize| number / 4_usize.pow(at as u32) % 4;
        let in_place = |wanted: usize| (0..units.len()).filter(|&at| place(at) == wanted).map(|at| units[at]).collect();
        let groups: [Vec<UnitId>; 3] = std::array::from_fn(in_place);
        if !(groups[2].is_empty() || groups[0].is_empty() && groups[1].is_empty()) {
            continue;
        }
        let fought: Vec<usize> = (0..3).filter(|&at| !groups[at].is_empty()).collect();
        let gains: Option<Vec<f64>> = fought.iter().map(|&at| reports.gain(&groups[at], &targets[at])).collect();
        let Some(gains) = gains else { continue };
        let (sum, paid) = (gains.iter().sum::<f64>(), fought.iter().map(|&at| owed[at]).sum());
        if paid > best.0 || paid == best.0 && sum > best.1 {
            best = (paid, sum);
        }
    }
    best
}

/// Games that are looked through for positions.
const MOST_GAMES: u64 = 60;

#[test]
fn the_best_attacks_on_two_hexes_together_are_the_best_of_all_assignments_of_their_units() {
    let (mut compared, mut two, mut joint) = (0, 0, 0);
    let mixed = [Player::Random, Player::Scripted];
    let played = [
        ("gazala-battle", SCRIPTED),
        ("operation-crusader", SCRIPTED),
        ("race-for-tobruk", mixed),
        ("campaign", mixed),
        ("campaign", SCRIPTED),
    ];
    for (seed, (scenario, players)) in (1..=MOST_GAMES).zip(played.into_iter().cycle()) {
        if compared >= 10 && two > 0 && joint > 0 {
            break;
        }
        watched(scenario, seed, players, |rules, state| {
            if !state.phase.is_combat() || state.segment != Segment::Main || !state.combats.is_empty() || compared > 60
            {
                return;
            }
            let options = legal(&rules.config, &mut rules.cache, state).attacks;
            let [first, second] = options.as_slice() else { return };
            let mut units = [first.units.as_slice(), &second.units].concat();
            units.sort_unstable();
            units.dedup();
            if units.len() > 5 || units.len() == first.units.len() + second.units.len() {
                return;
            }
            let together = best_attacks(&rules.config, &mut rules.cache, state, 5).together;
            let hexes = [(first.hex, first.must), (second.hex, second.must)];
            let mut reports = Reports { rules, state, known: BTreeMap::new() };
            let (paid, best) = best_of_all_assignments(&mut reports, &units, hexes);
            let is_owed = |hex: &String| hexes.iter().any(|(owed, must)| *must && Spot(*owed).to_string() == *hex);
            let attacked = together.iter().flat_map(|attack| attack.hexes.iter().filter(|hex| is_owed(hex)));
            let gain: f64 = together.iter().map(|attack| number(attack.prospect.gain)).sum();
            assert_eq!(attacked.count(), usize::from(paid), "{scenario}, game-turn {}: {together:?}", state.turn);
            assert!((gain - best).abs() < 1e-9, "{scenario}, game-turn {}: {together:?} against {best}", state.turn);
            compared += 1;
            two += usize::from(together.len() == 2);
            joint += usize::from(together.iter().any(|attack| attack.hexes.len() == 2));
        });
    }
    assert!(
        compared >= 10 && two > 0 && joint > 0,
        "{compared} positions, {two} with two attacks, {joint} with one on both"
    );
}

#[test]
fn the_best_attacks_together_may_be_declared_one_after_the_other() {
    let mut declared = 0;
    watched("campaign", 5, SCRIPTED, |rules, state| {
        if !state.phase.is_combat() || state.segment != Segment::Main || !state.combats.is_empty() {
            return;
        }
        let mut state = state.clone();
        for attack in best_attacks(&rules.config, &mut rules.cache, &state, 1).together {
            let named = |name: &String| UnitId::all().find(|id| id.to_string() == *name).unwrap();
            let units = attack.units.iter().map(named).collect();
            let hexes = attack.hexes.iter().map(|hex| Spot::find(hex).unwrap()).collect();
            let order = Order::Attack { units, hexes };
            let none = Random::given(&[]);
            state = rules.carry_out(&state, &order, none, &mut DesertFox::muted()).unwrap().state;
            declared += 1;
        }
    });
    assert!(declared > 20, "{declared} attacks");
}
