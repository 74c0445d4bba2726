//! Prints sums over the games.

use rommel_in_the_desert::model::scenario::ScenarioId;

use super::tally::{LOSSES, Tally};

fn ratio(part: u32, whole: u32) -> f64 {
    f64::from(part) / f64::from(whole.max(1))
}

fn percent(part: u32, whole: u32) -> f64 {
    100.0 * ratio(part, whole)
}

/// Everything about a scenario.
pub fn details(tally: &Tally) {
    let games = tally.games;
    println!("  results {:?}; units left {:.1?}", tally.results, tally.left.map(|sum| ratio(sum, games)));
    println!(
        "  months {:.1}, player-turns a month {:.1}, orders {}, options {:?}",
        ratio(tally.months, games),
        ratio(tally.turns, tally.months),
        tally.orders / games.max(1) as usize,
        tally.options
    );
    println!(
        "  battles {:.1}, battle turns {:.1} a game",
        ratio(tally.battles, games),
        ratio(tally.battle_turns, games)
    );
    for (at, name) in LOSSES.into_iter().enumerate() {
        let mean = |sums: [u32; 2]| sums.map(|sum| ratio(sum, games));
        println!("  {name}: steps {:.1?}, units {:.1?}", mean(tally.steps[at]), mean(tally.units_lost[at]));
    }
    let without = [0, 1].map(|at| percent(tally.unsupplied[at], tally.units[at]));
    let [held, cut] = [tally.tobruk, tally.besieged].map(|sums| sums.map(|sum| percent(sum, tally.turns)));
    println!("  units out of supply {without:.1?} %; Tobruk held {held:.0?} %, besieged {cut:.0?} % of turns");
    let acts = tally.acts.iter().map(|(name, sums)| format!("{name} {:.1?}", sums.map(|sum| ratio(sum, games))));
    println!("  {}", acts.collect::<Vec<_>>().join(", "));
}

/// The columns of the table.
const COLUMNS: [&str; 14] = [
    "scenario",
    "games",
    "Axis : Allies : draw",
    "by base, position, attrition",
    "months",
    "player-turns a month",
    "battles",
    "battle turns",
    "steps lost: battle",
    "pursuit",
    "rout",
    "supply",
    "unsupplied",
    "Tobruk besieged",
];

/// The head of the table.
pub fn head() {
    println!("| {} |", COLUMNS.join(" | "));
    println!("|---{}|", "|--:".repeat(COLUMNS.len() - 1));
}

/// A row of the table: means over the games; pairs are the Axis and the Allies.
pub fn row(id: ScenarioId, tally: &Tally) {
    let games = tally.games;
    let by =
        |word: &str| tally.results.iter().filter(|(name, _)| name.ends_with(word)).map(|(_, sum)| sum).sum::<u32>();
    let lost: Vec<String> =
        tally.steps.iter().map(|sums| format!("{:.1} / {:.1}", ratio(sums[0], games), ratio(sums[1], games))).collect();
    let besieged = percent(tally.besieged.iter().sum(), tally.turns);
    print!(
        "| {} | {games} | {} : {} : {} | {}, {}, {} | {:.1} | {:.1} ",
        id.key(),
        tally.wins[0],
        tally.wins[1],
        games - tally.wins[0] - tally.wins[1],
        by("Base"),
        by("Position"),
        by("Attrition"),
        ratio(tally.months, games),
        ratio(tally.turns, tally.months),
    );
    println!(
        "| {:.1} | {:.1} | {} | {:.1} / {:.1} % | {besieged:.0} % |",
        ratio(tally.battles, games),
        ratio(tally.battle_turns, games),
        lost.join(" | "),
        percent(tally.unsupplied[0], tally.units[0]),
        percent(tally.unsupplied[1], tally.units[1]),
    );
}
