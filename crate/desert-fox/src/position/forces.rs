//! A position in dense form: units by index, hexes by their place on the board, everything checked.

use std::borrow::Cow;

use hexgrid::Hex;

use crate::data::board::Board;
use crate::data::calendar::Month;
use crate::data::charts::Charts;
use crate::data::overlay::ChartChange;
use crate::data::tables::Tables;
use crate::model::points::Points;
use crate::model::preset::RuleSetChoice;
use crate::model::refusal::{Refusal, RefusalCode};
use crate::model::rule_set::RuleSet;
use crate::model::units::{Face, Nation, Side, UnitKind};
use crate::position::hex_flags::HexFlags;
use crate::position::stacks::Stacks;

/// Most units of a position.
pub const MAX_PIECES: usize = 300;
/// Most entries of any other list of a query.
pub const MAX_LIST: usize = 400;

/// A unit of the position.
#[derive(Clone, Copy, Debug)]
pub struct Piece {
    /// The owner.
    pub side: Side,
    /// Nation group.
    pub nation: Nation,
    /// Type.
    pub kind: UnitKind,
    /// Motorized.
    pub motorized: bool,
    /// The side of the counter that is up.
    pub face: Face,
    /// The depleted side, where it is not yet up.
    pub back: Option<Face>,
    /// Morale on the depleted side.
    pub depleted_morale: u8,
    /// Depletion has taken its artillery shift.
    pub silenced: bool,
    /// Movement allowance, where it is known.
    pub allowance: Option<Points>,
    /// Its hex.
    pub hex: Hex,
    /// Has a zone of control.
    pub zone: bool,
    /// Once lost it is never rebuilt.
    pub irreplaceable: bool,
    /// All units with a zone in its stack are armor.
    pub pure_armor: bool,
    /// Carries a disrupted marker.
    pub disrupted: bool,
    /// Shows its depleted side.
    pub depleted: bool,
    /// General supply as the query judges it.
    pub general_supply: Option<bool>,
    /// Combat supply as the query judges it.
    pub combat_supply: Option<bool>,
    /// Movement points spent in the phase.
    pub spent: Points,
    /// Has gone from zone to zone in the phase.
    pub infiltrated: bool,
    /// The first owner, under a Captured marker.
    pub captured_from: Option<Side>,
}

impl Piece {
    /// A detachment, which most rules pass over.
    #[inline]
    pub const fn is_detachment(&self) -> bool {
        matches!(self.kind, UnitKind::Detachment)
    }

    /// Stacking points that count in its hex: those of combat units.
    ///
    /// Cases: 9.1, 17.26 · Rulings: R087, H040
    #[inline]
    pub const fn stacking_points(&self) -> u16 {
        if self.is_combat() { self.face.stacking_points as u16 } else { 0 }
    }

    /// A combat unit: neither supply unit nor detachment.
    #[inline]
    pub const fn is_combat(&self) -> bool {
        !self.kind.is_supply() && !self.is_detachment()
    }

    /// Needs no supply of any kind: supply units, detachments and desert patrols.
    ///
    /// Cases: 7.3, 17.22, 18.21 · Rulings: R083, R099, R134
    pub const fn needs_no_supply(&self) -> bool {
        self.kind.needs_no_supply()
    }
}

/// A position ready to be asked about.
#[derive(Clone, Debug)]
pub struct Forces<'a> {
    /// The rules in force.
    pub rules: RuleSet,
    /// The same as chosen.
    pub choice: RuleSetChoice,
    /// The board.
    pub board: Cow<'static, Board>,
    /// Its tables.
    pub tables: Cow<'static, Tables>,
    /// The combat charts.
    pub charts: Cow<'static, Charts>,
    /// The owner's values for them.
    pub chart_changes: Vec<ChartChange>,
    /// The name of each unit, by index.
    pub names: Vec<&'a str>,
    /// The western end of the railroad in use; without it the end as printed.
    pub railhead: Option<Hex>,
    /// The month.
    pub game_turn: Option<Month>,
    /// The units, by index.
    pub pieces: Vec<Piece>,
    /// The units of each hex.
    pub stacks: Stacks,
    /// What the Axis and the Commonwealth see.
    pub hex_flags: [HexFlags; 2],
    /// Forts and their levels.
    pub forts: Vec<(Hex, u8)>,
    /// Ports and their owners.
    pub ports: Vec<(Hex, Side)>,
}

impl<'a> Forces<'a> {
    /// The unit of a name.
    ///
    /// Errors: there is none.
    pub fn find(&self, id: &str, path: &str) -> Result<usize, Refusal> {
        let known = self.names.iter().position(|name| *name == id);
        known.ok_or_else(|| Refusal::at(RefusalCode::NoSuchUnit, path).found(id))
    }

    /// The units of a list of names.
    pub fn find_all(&self, ids: &[String], path: &str) -> Result<Vec<usize>, Refusal> {
        let one = |(at, id): (usize, &String)| {
            let path = format!("{path}[{at}]");
            if ids[..at].contains(id) {
                return Err(Refusal::at(RefusalCode::Duplicate, path).found(id));
            }
            self.find(id, &path)
        };
        ids.iter().enumerate().map(one).collect()
    }

    /// The hex of a printed number.
    pub fn hex(&self, text: &str, path: &str) -> Result<Hex, Refusal> {
        hex(&self.board, text, path)
    }

    /// The name of a unit.
    pub fn name(&self, piece: usize) -> &'a str {
        self.names[piece]
    }

    /// The printed number of a hex, in the edition of the rules.
    pub fn number(&self, hex: Hex) -> String {
        self.board.name(hex, &self.rules).to_string()
    }

    /// The printed numbers of hexes.
    pub fn numbers(&self, hexes: impl IntoIterator<Item = Hex>) -> Vec<String> {
        hexes.into_iter().map(|hex| self.number(hex)).collect()
    }

    /// Indices of the units of a side.
    pub fn of_side(&self, side: Side) -> impl Iterator<Item = usize> + '_ {
        (0..self.pieces.len()).filter(move |&at| self.pieces[at].side == side)
    }

    /// Indices of the units in a hex.
    #[inline]
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = usize> + Clone + '_ {
        self.stacks.in_hex(hex)
    }

    /// Reckons what follows from where the units lie.
    pub fn lie(&mut self) {
        self.stack();
        HexFlags::refill(&mut self.hex_flags, &self.board, &self.pieces);
    }

    /// Stacks the units, and finds the stacks whose units with a zone are all armor.
    pub fn stack(&mut self) {
        self.stacks.refresh(&self.pieces);
        mark_pure_armor(&mut self.pieces, &self.stacks, 0..self.stacks.len());
    }

    /// What follows once units have come, gone or changed in some hexes, which are stacked already.
    pub fn refresh_hexes(&mut self, hexes: &[Hex]) {
        for &hex in hexes {
            mark_pure_armor(&mut self.pieces, &self.stacks, self.stacks.in_hex(hex));
        }
        HexFlags::refresh(&mut self.hex_flags, &self.board, &self.pieces, &self.stacks, hexes);
    }

    /// The level of the fort in a hex, 0 for none.
    pub fn fort(&self, hex: Hex) -> u8 {
        self.forts.iter().find(|(at, _)| *at == hex).map_or(0, |(_, level)| *level)
    }

    /// What a player sees.
    pub const fn seen_by(&self, side: Side) -> &HexFlags {
        &self.hex_flags[side.index()]
    }
}

/// Finds out of some units whether all units with a zone in their stack are armor.
///
/// Cases: 10.12 · Rulings: R030
pub fn mark_pure_armor(pieces: &mut [Piece], stacks: &Stacks, units: impl Iterator<Item = usize>) {
    for at in units {
        pieces[at].pure_armor = is_pure_armor(pieces, stacks, at);
    }
}

fn is_pure_armor(pieces: &[Piece], stacks: &Stacks, at: usize) -> bool {
    let Piece { hex, side, zone, kind, .. } = pieces[at];
    let other = |other: &Piece| other.side == side && other.zone && !other.kind.is_armor();
    zone && kind.is_armor() && !stacks.in_hex(hex).any(|at| other(&pieces[at]))
}

/// The hex of a printed number.
///
/// Errors: there is none.
pub fn hex(board: &Board, text: &str, path: &str) -> Result<Hex, Refusal> {
    board.grid.parse(text).map_err(|_| Refusal::at(RefusalCode::BadHex, path).found(text))
}
