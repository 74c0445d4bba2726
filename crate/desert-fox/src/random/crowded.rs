//! Set-ups in which both sides stand close together, so that attacks, overruns and captures are met in every game.

use referee::Draw;

use crate::data::overlay::ChartChange;
use crate::model::preset::{Preset, RuleSetChoice};
use crate::model::refusal::Refusal;
use crate::model::units::Side;
use crate::random::games::begin;
use crate::random::strays::below;
use crate::turn::config::Options;

/// Columns and rows of two blocks of hexes that are filled, far from each other.
const BLOCKS: [(std::ops::Range<u32>, std::ops::Range<u32>); 2] = [(6..10, 11..15), (14..19, 18..23)];
/// Combat units in a hex at the most.
const STACK: usize = 3;
/// MSUs of a side.
const MSUS: usize = 5;

/// A scenario whose units, as many as find room, stand mingled with those of the enemy; the number settles where, and by
/// which rule set.
///
/// Errors: an unknown scenario.
pub fn crowded(scenario: &str, number: u64) -> Result<Options, Vec<Refusal>> {
    let game = begin(scenario, number)?;
    let mut draw = Draw::new(number);
    let mut room: [Vec<String>; 2] = Default::default();
    for (columns, rows) in BLOCKS {
        for hex in columns.flat_map(|column| rows.clone().map(move |row| format!("L{column:02}{row:02}"))) {
            room[draw.below(2) as usize].push(hex);
        }
    }
    let mut changes = Vec::new();
    let mut change = |what: &str, new: String| {
        changes.push(ChartChange { what: format!("setup/{scenario}/{what}"), old: None, new });
    };
    for (side, own) in [("axis", &room[0]), ("commonwealth", &room[1])] {
        let mut left = own.clone();
        let supply: Vec<String> =
            (0..MSUS.min(own.len())).map(|_| left.swap_remove(below(&mut draw, left.len()))).collect();
        change(&format!("msus/{side}"), supply.join(", "));
    }
    let mut free = room.map(|hexes| vec![hexes; STACK].concat());
    for (id, _) in game.state().on_map().filter(|(id, _)| id.counter().is_combat()) {
        let own = &mut free[usize::from(game.state().owner(id) == Side::Commonwealth)];
        if !own.is_empty() {
            change(&id.counter().id, own.swap_remove(below(&mut draw, own.len())));
        }
    }
    let preset = draw.pick(&[Preset::Spi1981Errata, Preset::Johnson2019, Preset::SixAngles2006]);
    let rules = RuleSetChoice { preset, ..RuleSetChoice::default() };
    Ok(Options { rules, charts: changes, ..Options::of(scenario) })
}
