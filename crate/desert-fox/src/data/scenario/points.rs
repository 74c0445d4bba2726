//! Victory numbers of a scenario's own.

use serde::Deserialize;

/// Victory points for places, in the order of [`crate::data::calendar::VictoryPlace`], and the leads that tell victories apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Points {
    /// Victory points of the Axis for a place held at the end.
    pub axis: [i16; 5],
    /// The same of the Commonwealth.
    pub commonwealth: [i16; 5],
    /// Victory points of the Commonwealth for each motorized Axis unit in the Destroyed Units Box.
    pub destroyed: i16,
    /// Lead that makes a marginal victory.
    pub marginal: i16,
    /// Lead that makes a substantive victory.
    pub substantive: i16,
}

impl Points {
    /// A number of the scale: five places of the Axis, five of the Commonwealth, units destroyed, the two leads.
    pub(super) const fn get(&self, at: usize) -> i16 {
        match at {
            0..=4 => self.axis[at],
            5..=9 => self.commonwealth[at - 5],
            10 => self.destroyed,
            11 => self.marginal,
            _ => self.substantive,
        }
    }

    /// The same, to be set.
    pub(super) const fn get_mut(&mut self, at: usize) -> &mut i16 {
        match at {
            0..=4 => &mut self.axis[at],
            5..=9 => &mut self.commonwealth[at - 5],
            10 => &mut self.destroyed,
            11 => &mut self.marginal,
            _ => &mut self.substantive,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_is_read_and_set_at_its_own_place() {
        let scale = |first: i16| Points {
            axis: [0, 1, 2, 3, 4].map(|at| first + at),
            commonwealth: [5, 6, 7, 8, 9].map(|at| first + at),
            destroyed: first + 10,
            marginal: first + 11,
            substantive: first + 12,
        };
        let mut points = scale(0);
        for (at, number) in (0..13).enumerate() {
            assert_eq!(points.get(at), number);
            *points.get_mut(at) = number + 20;
        }
        assert_eq!(points, scale(20));
    }
}
