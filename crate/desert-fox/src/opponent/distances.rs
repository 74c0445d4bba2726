//! How far every hex lies from the landmarks of the war, by the terrain alone.

use hexgrid::{Hex, Reach};

use crate::data::scenario::{Scenario, Victory};
use crate::model::units::Side;
use crate::position::hex_flags::HexFlags;
use crate::rules::movement::costs::Costs;
use crate::rules::supply::paths::PathGround;
use crate::turn::config::GameConfig;

/// Farther than any two hexes lie apart, in half movement points.
pub const FAR: u16 = 4000;

/// The places that matter, from west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Landmark {
    /// The source of the Axis.
    ElAgheila,
    /// Benghazi.
    Benghazi,
    /// Mechili, where the tracks of Cyrenaica meet.
    Mechili,
    /// Gazala.
    Gazala,
    /// Tobruk.
    Tobruk,
    /// Bardia.
    Bardia,
    /// Sidi Barrani.
    SidiBarrani,
    /// Mersa Matruh.
    Matruh,
    /// El Alamein.
    Alamein,
    /// Alexandria.
    Alexandria,
}

impl Landmark {
    /// All of them, from west to east.
    pub const ALL: [Self; 10] = [
        Self::ElAgheila,
        Self::Benghazi,
        Self::Mechili,
        Self::Gazala,
        Self::Tobruk,
        Self::Bardia,
        Self::SidiBarrani,
        Self::Matruh,
        Self::Alamein,
        Self::Alexandria,
    ];

    /// Its name on the map.
    const fn name(self) -> &'static str {
        match self {
            Self::ElAgheila => "El Agheila",
            Self::Benghazi => "Benghazi",
            Self::Mechili => "Mechili",
            Self::Gazala => "Gazala",
            Self::Tobruk => "Tobruk",
            Self::Bardia => "Bardia",
            Self::SidiBarrani => "Sidi Barrani",
            Self::Matruh => "Mersa Matruh",
            Self::Alamein => "El Alamein",
            Self::Alexandria => "Alexandria",
        }
    }
}

/// The distances of one landmark, for units on foot and for motorized units.
#[derive(Clone, Debug)]
struct Field {
    hex: Hex,
    costs: [Vec<u16>; 2],
}

/// The distances of all landmarks.
#[derive(Clone, Debug)]
pub struct Distances {
    fields: Vec<Field>,
    attacker: Option<Side>,
    opening: u8,
}

impl Distances {
    /// The distances on the map of a game.
    pub fn of(config: &GameConfig, hex_flags: &HexFlags) -> Self {
        let mut reach = Reach::new(&config.board.grid, 1);
        let classes = [false, true].map(|motorized| Costs::of(&config.board, &config.tables, &config.rules, motorized));
        let mut field = |landmark: Landmark| {
            let place = config.board.place(landmark.name()).map(|place| place.hex);
            let hex = place.unwrap_or_else(|| config.board.alexandria());
            let costs = [0, 1].map(|class: usize| {
                let costs = &*classes[class];
                let ground = PathGround { board: &config.board, costs, hex_flags, no_enemy: true, by_hexes: false };
                reach.run(&config.board.grid, hex, 0, FAR, &ground);
                config.board.grid.hexes().map(|hex| reach.cost(hex).unwrap_or(FAR)).collect()
            });
            Field { hex, costs }
        };
        let fields = Landmark::ALL.into_iter().map(&mut field).collect();
        let attacker = attacker(&config.scenario);
        Self { fields, attacker, opening: config.scenario.first_turn }
    }

    /// The player who goes for the enemy whatever the odds.
    pub const fn attacker(&self) -> Option<Side> {
        self.attacker
    }

    /// The game-turn with which the game begins.
    pub const fn opening(&self) -> u8 {
        self.opening
    }

    /// The hex of a landmark.
    pub fn hex(&self, landmark: Landmark) -> Hex {
        self.fields[landmark as usize].hex
    }

    /// Half movement points from a landmark to a hex for a class of units, [`FAR`] where no way leads.
    pub fn cost(&self, landmark: Landmark, motorized: bool, hex: Hex) -> u16 {
        self.fields[landmark as usize].costs[usize::from(motorized)].get(hex.index()).copied().unwrap_or(FAR)
    }

    /// How far east a hex lies on the way from El Agheila, in half movement points.
    pub fn east(&self, hex: Hex) -> u16 {
        self.cost(Landmark::ElAgheila, true, hex).min(self.cost(Landmark::ElAgheila, false, hex))
    }
}

/// Game-turns of a scenario that is one offensive.
const OFFENSIVE: u8 = 3;

/// The Axis races for Tobruk, and whoever begins a short scenario begins an offensive.
fn attacker(scenario: &Scenario) -> Option<Side> {
    match scenario.victory {
        Victory::Race => Some(Side::Axis),
        Victory::Campaign => (scenario.length() <= OFFENSIVE).then_some(scenario.first_player),
    }
}
