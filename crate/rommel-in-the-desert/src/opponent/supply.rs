//! Supply of a side as a player knows it: at present, and had some units moved. Lines are traced only where they may
//! have changed.

use std::cell::OnceCell;

use hexgrid::{Direction, Hex, HexSet};

use crate::model::units::{Side, UnitId};
use crate::opponent::known_state::KnownState;
use crate::position::Position;
use crate::rules::supply::{Distances, SupplyGround, network};

/// The supply of a side at present.
pub struct KnownSupply<'a> {
    /// What lines may pass.
    pub ground: SupplyGround<'a>,
    /// Lengths of lines to the base.
    pub lines: Distances,
    network: OnceCell<HexSet>,
    carrying: OnceCell<HexSet>,
    cut_off: OnceCell<i32>,
}

impl<'a> KnownSupply<'a> {
    /// The supply of a side in the position of a state.
    pub fn new(ground: SupplyGround<'a>) -> Self {
        let lines = Distances::to_base(&ground);
        Self { ground, lines, network: OnceCell::new(), carrying: OnceCell::new(), cut_off: OnceCell::new() }
    }

    /// The supply network.
    pub fn network(&self) -> &HexSet {
        self.network.get_or_init(|| network(&self.ground))
    }

    /// The hexes through which one line of each supplied unit passes. Its supply does not hang on any other hex.
    pub fn carrying(&self) -> &HexSet {
        let starts = || self.ground.position.of_side(self.ground.side).map(|(_, hex)| hex);
        self.carrying.get_or_init(|| self.lines.carrying(&self.ground, starts()))
    }
}

/// The strength of a side's units that no source supplies at present.
pub fn cut_off(known: &KnownState, side: Side) -> i32 {
    let supply = known.supply(side);
    *supply.cut_off.get_or_init(|| count(known, &known.state.position, side, &supply.lines))
}

/// The same in a position that differs from the present one in some hexes.
pub fn cut_off_in(known: &KnownState, position: &Position, hexes: &[Hex], side: Side) -> i32 {
    let ground = known.supply(side).ground.changed(position, hexes);
    count(known, position, side, &Distances::to_base(&ground))
}

/// The strength of a side's units without a line that no fortress and no oasis supplies.
fn count(known: &KnownState, position: &Position, side: Side, lines: &Distances) -> i32 {
    let (mut cut, mut sheltered) = (0, Vec::new());
    for (unit, hex) in position.of_side(side).filter(|&(_, hex)| lines.get(hex).is_none()) {
        let before = sheltered.iter().filter(|&&other| other == hex).count();
        if before < known.shelter(position, side, hex) {
            sheltered.push(hex);
        } else {
            cut += if side == known.side { known.strength(unit) } else { known.unseen };
        }
    }
    cut
}

/// The strength of both sides' units that would be cut off had a unit of the player moved over a hexside into a hex:
/// the player's, and the enemy's.
pub fn cut_off_after(known: &KnownState, unit: UnitId, to: Hex, over: Direction) -> [i32; 2] {
    let Some(from) = known.state.position.hex(unit) else { return [0; 2] };
    let stay = known.own_count(from) > 1;
    let [own, enemy] = [known.side, known.side.enemy()];
    let own_before = cut_off(known, own);
    let enemy_before = cut_off(known, enemy);
    // Lines of other units do not pass the hex that is left, or go on as before; more of them do no harm.
    let open_by_itself = known.edition.board.on_coast_road(from) || from == known.base();
    let lines_hold = stay || open_by_itself && known.lines().get(from).is_some();
    let quiet = !known.is_enemy(to);
    let own_holds = quiet && own_before == 0 && lines_hold && known.lines().get(to).is_some();
    let closes = !quiet || known.own_count(to) == 0 && known.supply(enemy).carrying().contains(to);
    let opens = !stay && enemy_before > 0;
    if own_holds && !closes && !opens {
        return [0, enemy_before];
    }
    known.with_change(
        |position| position.enter(unit, to, over),
        |position| {
            let hexes = [from, to];
            [
                if own_holds { 0 } else { cut_off_in(known, position, &hexes, own) },
                if closes || opens { cut_off_in(known, position, &hexes, enemy) } else { enemy_before },
            ]
        },
    )
}
