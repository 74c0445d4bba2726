//! How a player is minded: the constants by which the script reckons, so that several of them can be compared.

use crate::opponent::distances::Landmark;

/// When a player goes for the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// When he is strong enough or the scenario names him as the attacker; else he falls back.
    ByOdds,
    /// Always.
    Attacks,
    /// Never: he holds the line that he has.
    Holds,
    /// Never: he falls back on his base.
    Withdraws,
}

/// The constants of the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// When he goes for the enemy.
    pub temper: Temper,
    /// The strength in percent of the enemy's with which Axis and Commonwealth go for the enemy by the odds.
    pub odds: [i32; 2],
    /// What an attack must promise beside what the stance asks for, in tenths of a strength point.
    pub threshold: i32,
    /// What an attack may promise less in the first game-turn of an offensive, by whom the scenario names as the attacker.
    pub opening: i32,
    /// Percent of the weight of enemies who could answer an attack.
    pub exposure: i32,
    /// Percent of the weight of enemies who could come against a hex.
    pub danger: i32,
    /// Percent of the weight of the way from an attack to the main place.
    pub detour: i32,
    /// Hexes whose worth differs by less than this, in quarters of half movement points, are drawn among; at least one.
    pub noise: u8,
    /// Stacking points more in each garrison, or fewer.
    pub garrison: i8,
    /// Where all others go; none where the stance says it.
    pub main: Option<Landmark>,
    /// The best targets that are passed over.
    pub skipped: u8,
    /// Supply units up to this number of hexes away follow an attack.
    pub follows: u16,
    /// Supply units from which Malta is raided; none where it never is.
    pub raids: Option<u8>,
    /// What an attack of the enemy must promise before units react out of its way, in tenths of a strength point.
    pub flight: i32,
    /// Half movement points by which another hex must be better before units that have fought leave theirs.
    pub stays: i32,
    /// Danger is reckoned for the stack that can stand in a hex, against enemies in supply.
    pub gathers: bool,
    /// Units that would owe an attack below the table leave the zone instead.
    pub leaves: bool,
    /// Attacks count on the supply units alone that can come within range of them, and these come.
    pub feeds: bool,
    /// An attack takes on all stacks whose zones cover its hexes.
    pub joins: bool,
    /// Supply units stay out of the front hexes that two brigades do not hold.
    pub escorts: bool,
    /// Guns go where others stand already.
    pub covers: bool,
    /// Units on foot far from the enemy march by force.
    pub forced: bool,
    /// Strong stacks out of supply expend their supply units for it before they move.
    pub emergency: bool,
    /// Dumps that are about to be taken are destroyed.
    pub destroys: bool,
    /// Places are fortified by an attacker too.
    pub digs: bool,
}

impl Style {
    /// The script as it was written first, for comparison.
    pub const FIRST: Self = Self {
        temper: Temper::ByOdds,
        odds: [95, 135],
        threshold: 0,
        opening: 0,
        exposure: 100,
        danger: 100,
        detour: 100,
        noise: 4,
        garrison: 0,
        main: None,
        skipped: 0,
        follows: 9,
        raids: Some(8),
        flight: 25,
        stays: 0,
        gathers: false,
        leaves: false,
        feeds: false,
        joins: false,
        escorts: false,
        covers: false,
        forced: false,
        emergency: false,
        destroys: false,
        digs: false,
    };

    /// The script as the computer plays it.
    pub const USUAL: Self = Self {
        temper: Temper::ByOdds,
        odds: [95, 110],
        threshold: 10,
        opening: 30,
        exposure: 50,
        danger: 0,
        detour: 0,
        noise: 4,
        garrison: 0,
        main: None,
        skipped: 0,
        follows: 9,
        raids: Some(15),
        flight: 25,
        stays: 60,
        gathers: true,
        leaves: true,
        feeds: true,
        joins: true,
        escorts: true,
        covers: true,
        forced: true,
        emergency: true,
        destroys: true,
        digs: true,
    };
}

impl Default for Style {
    fn default() -> Self {
        Self::USUAL
    }
}

/// Differently minded players, the usual one first.
pub const fn styles() -> [Style; 8] {
    const USUAL: Style = Style::USUAL;
    [
        USUAL,
        // The first script, choosy and afraid of nothing.
        Style { threshold: 20, danger: 0, detour: 0, ..Style::FIRST },
        // Goes for the enemy whatever the odds, and on from what it takes.
        Style { temper: Temper::Attacks, threshold: -10, opening: 40, exposure: 0, stays: 0, ..USUAL },
        // Goes for the enemy where his supply units are near.
        Style { temper: Temper::Attacks, threshold: 20, exposure: 50, detour: 0, follows: 5, raids: None, ..USUAL },
        // Goes for the enemy, but not where he is far stronger.
        Style { temper: Temper::Attacks, exposure: 0, danger: 30, ..USUAL },
        // Stays away from the stronger.
        Style { danger: 100, exposure: 100, ..USUAL },
        // Holds the line that he has.
        Style { temper: Temper::Holds, garrison: 1, raids: None, ..USUAL },
        // Falls back on his base.
        Style { temper: Temper::Withdraws, threshold: 30, danger: 100, exposure: 100, raids: None, ..USUAL },
    ]
}
