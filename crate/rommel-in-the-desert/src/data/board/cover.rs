//! What a hexside counts as, read from a printed map.

use crate::model::map::Hexside;

/// The terrain of a hexside that mountain, marsh or escarpment covers in part, in percent: that terrain where clearly
/// more than half is covered, otherwise clear.
///
/// Cases: 2.3 · Rulings: I002
pub const fn classify(feature: Hexside, percent_covered: u8) -> Hexside {
    if percent_covered > 50 { feature } else { Hexside::Clear }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hexside_not_more_than_half_covered_is_clear() {
        for feature in [Hexside::Mountain, Hexside::Marsh, Hexside::Escarpment] {
            assert_eq!(
                [0, 49, 50, 51, 100].map(|percent| classify(feature, percent)),
                [Hexside::Clear, Hexside::Clear, Hexside::Clear, feature, feature]
            );
        }
    }
}
