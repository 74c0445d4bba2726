//! How the script plays: what it is after, what it dares, and what it spends.

use crate::model::turn_option::TurnOption;

/// What a player wants to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// Tobruk, or the enemy base while Tobruk is held and the balance allows it.
    ByBalance,
    /// The enemy base always.
    EnemyBase,
    /// Tobruk always.
    Tobruk,
}

/// A style. Percentages scale the values of the plain script, which has 100 everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Its name.
    pub key: &'static str,
    /// The option of the turn; none where the script chooses one.
    pub option: Option<TurnOption>,
    /// The real cards in hand when the option was chosen: with fewer of them it is another decision.
    pub hand: u8,
    /// Whether units stay where they stand.
    pub stays: bool,
    /// What it wants to reach.
    pub objective: Objective,
    /// Worth of one hex nearer to the objective, in percent.
    pub forward: i32,
    /// Added to the odds in percent that an attack needs.
    pub odds: i32,
    /// What enemies near a hex take off its worth, in percent.
    pub danger: i32,
    /// What hexes away from the coast road lose, in percent.
    pub desert: i32,
    /// Worth of the enemy's supply that a unit cuts off, in percent.
    pub raids: i32,
    /// Worth of standing together, in percent.
    pub together: i32,
    /// What a turn must gain to be worth a card, in percent.
    pub thrift: i32,
    /// Added to the odds in percent below which combat is refused.
    pub refusal: i32,
    /// Worth of the own supply, in percent.
    pub supply: i32,
    /// Added to the odds in percent below which a battle is left or not fought on.
    pub battles: i32,
    /// Worth of the hits of an attack, in percent.
    pub attacks: i32,
    /// Points from which a card is bought before any step; none where steps come first.
    pub cards_from: u16,
    /// Whether the last units stay in the base while an enemy can come there, and never refuse combat in it.
    pub holds_base: bool,
}

impl Style {
    /// The plain script.
    pub const PLAIN: Self = Self {
        key: "plain",
        option: None,
        hand: 0,
        stays: false,
        objective: Objective::ByBalance,
        forward: 100,
        odds: 0,
        danger: 100,
        desert: 100,
        raids: 100,
        together: 100,
        thrift: 100,
        refusal: 0,
        supply: 100,
        battles: 0,
        attacks: 100,
        cards_from: u16::MAX,
        holds_base: true,
    };

    /// The script as it was at first.
    pub const FIRST: Self = Self { key: "first", holds_base: false, ..Self::PLAIN };
}

/// Goes for Tobruk, together.
const SIEGE: Style = Style { key: "siege", objective: Objective::Tobruk, forward: 150, together: 200, ..Style::PLAIN };

/// Fights at poor odds too.
pub const BOLD: Style =
    Style { key: "bold", odds: -30, danger: 30, thrift: 60, refusal: -20, battles: -20, attacks: 150, ..Style::PLAIN };

/// Spends few cards.
const THRIFTY: Style =
    Style { key: "thrifty", objective: Objective::Tobruk, thrift: 250, odds: 20, together: 200, ..Style::PLAIN };

/// Goes through the desert into the enemy's supply.
const RAIDER: Style = Style { key: "raider", raids: 400, desert: 25, danger: 60, ..Style::PLAIN };

/// Goes for the enemy base.
const MARCHING: Style = Style {
    key: "marching",
    objective: Objective::EnemyBase,
    forward: 200,
    danger: 30,
    thrift: 50,
    odds: -10,
    ..Style::PLAIN
};

/// Stays where it stands.
pub const HOLDING: Style = Style { key: "holding", stays: true, thrift: 1_000, ..Style::PLAIN };

/// Falls back.
pub const WITHDRAWING: Style =
    Style { key: "withdrawing", forward: -100, danger: 200, odds: 60, refusal: 20, battles: 30, ..Style::PLAIN };

/// Buys a card before any step.
pub const RICH: Style = Style { key: "cards", cards_from: 20, ..Style::PLAIN };

/// The styles in which games are played on, the plain script first. They differ in what they intend, not in noise.
pub const STYLES: [Style; 8] = [Style::PLAIN, SIEGE, BOLD, THRIFTY, RAIDER, MARCHING, HOLDING, WITHDRAWING];

/// The styles that an enemy is taken to play in.
pub const ENEMY_STYLES: [Style; 6] = [Style::PLAIN, SIEGE, BOLD, THRIFTY, RAIDER, MARCHING];

/// The styles in which units are moved.
pub const MOVING: [Style; 6] = [Style::PLAIN, SIEGE, BOLD, RAIDER, MARCHING, WITHDRAWING];

/// The name of a style, with the option of the turn that it decides.
pub fn key(style: Style) -> &'static str {
    let options = match style.option {
        None => return style.key,
        Some(option) => TurnOption::ALL.iter().position(|&other| other == option),
    };
    let keys = KEYS.iter().find(|(key, _)| *key == style.key);
    keys.zip(options).map_or(style.key, |((_, keys), at)| keys[at])
}

macro_rules! keys {
    ($($style:literal)*) => { [$(($style, [
        concat!("pass+", $style), concat!("basic+", $style), concat!("offensive+", $style), concat!("assault+", $style),
        concat!("blitz+", $style),
    ])),*] };
}

/// The names of styles with an option, in the order of the options.
const KEYS: [(&str, [&str; 5]); 8] =
    keys!("plain" "siege" "bold" "thrifty" "raider" "marching" "withdrawing" "holding");
