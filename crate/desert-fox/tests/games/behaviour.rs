//! How the scripted opponent behaves over games with known numbers, so that a change of its constants cannot make it run away.

use desert_fox::opponent::style::Style;
use desert_fox::random::behaviour::Behaviour;
use desert_fox::turn::config::{GameConfig, Options};

/// Games of each scenario.
const GAMES: u64 = 40;

/// Games between a style and itself.
fn behaviour(scenario: &str, style: Style) -> Behaviour {
    let config = GameConfig::new(&Options::of(scenario)).unwrap();
    Behaviour::of(&config, [style; 2], 2_000..2_000 + GAMES).unwrap()
}

/// The sum over both sides and the two short offensives.
fn sum(of: impl Fn(&Behaviour) -> [u32; 2], style: Style) -> u32 {
    let offensives = ["gazala-battle", "operation-crusader"];
    offensives.into_iter().flat_map(|scenario| of(&behaviour(scenario, style))).sum()
}

#[test]
fn the_axis_opens_gazala_with_an_attack() {
    let played = behaviour("gazala-battle", Style::USUAL);
    assert!(played.opened[0] * 5 >= played.games * 4, "{played:?}");
}

#[test]
fn the_commonwealth_opens_crusader_with_an_attack() {
    let played = behaviour("operation-crusader", Style::USUAL);
    assert!(played.opened[1] * 5 >= played.games * 4, "{played:?}");
}

#[test]
fn victors_keep_three_in_five_of_the_hexes_that_they_take() {
    for scenario in ["gazala-battle", "operation-crusader", "race-for-tobruk"] {
        let played = behaviour(scenario, Style::USUAL);
        let [taken, held] = [played.taken, played.held].map(|sums| sums.iter().sum::<u32>());
        assert!(taken > 20 && held * 5 >= taken * 3, "{scenario}: {played:?}");
    }
}

#[test]
fn two_attacks_in_a_hundred_lie_below_the_table_at_most() {
    let [below, attacks] = [sum(|played| played.below, Style::USUAL), sum(|played| played.attacks, Style::USUAL)];
    assert!(attacks > 500 && below * 100 < attacks * 2, "{below} of {attacks}");
}

/// Counted by attacks: the usual style attacks more than twice as often as the first one.
#[test]
fn an_attack_costs_half_of_the_captured_supply_units_of_the_first_style() {
    let [usual, first] = [Style::USUAL, Style::FIRST]
        .map(|style| [sum(|played| played.captures, style), sum(|played| played.attacks, style)]);
    assert!(usual[0] * 2 * first[1] <= first[0] * usual[1], "{usual:?} {first:?}");
}
