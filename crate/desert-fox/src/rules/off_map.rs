//! What a position allows outside the map: air points to Malta (6.31) and rebuilding (13.23).

use crate::data::tables::Number;
use crate::model::note::BoardCode;
use crate::model::rule_set::{Herkules, MaltaShipping};
use crate::model::units::Side;
use crate::position::forces::Forces;
use crate::position::hex_flags::hex_flag;
use crate::rules::supply::chain::{Supplies, general_supply};

/// A Commonwealth combat unit in general supply west of column Lxx23.
///
/// Cases: 6.31, 16.2, 17.24 · Rulings: R023, R085, H080
pub fn western(forces: &Forces, supplies: &Supplies) -> Option<usize> {
    forces.of_side(Side::Commonwealth).find(|&at| {
        let piece = &forces.pieces[at];
        piece.is_combat() && forces.board.west_of_malta_line(piece.hex) && general_supply(piece, Some(supplies))
    })
}

/// Air points that may go to Malta, with such a unit or without; with Operation Herkules the line counts in any case.
///
/// Cases: 16.2, 6.31 · Rulings: R023, R069
pub fn malta_points(forces: &Forces, western: bool) -> (BoardCode, u16) {
    let always = forces.rules.malta_shipping == MaltaShipping::Always && forces.rules.herkules == Herkules::Absent;
    let (code, number) = if western || always {
        (BoardCode::MaltaWest, Number::MaltaWest)
    } else {
        (BoardCode::MaltaOtherwise, Number::MaltaOtherwise)
    };
    (code, forces.tables.number(number))
}

/// Whether units may be rebuilt from scratch. For the Commonwealth nothing counts but an enemy in Alexandria; for the Axis
/// also an enemy zone over L0701.
///
/// Cases: 13.23 · Rulings: R037, H044, H057
pub fn may_rebuild(forces: &Forces) -> [bool; 2] {
    let (source, alexandria) = (forces.board.axis_source(), forces.board.alexandria());
    let enemies = hex_flag::ENEMY | hex_flag::ENEMY_SUPPLY;
    let axis = !forces.seen_by(Side::Axis).has(source, enemies | hex_flag::ZONE);
    let commonwealth = !forces.seen_by(Side::Commonwealth).has(alexandria, enemies);
    [axis, commonwealth]
}
