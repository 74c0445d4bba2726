//! One unit for each place.

/// Pairs places with units that are able to fill them, a unit for as many places as can be: the first of its units for each
/// place, in the order of the places, unless another place needs it. Units with their places.
pub fn matching<U: Copy + PartialEq>(able: &[Vec<U>]) -> Vec<(U, usize)> {
    let mut taken = Vec::new();
    for place in 0..able.len() {
        fill(able, place, &mut taken, &mut vec![false; able.len()]);
    }
    taken
}

/// Finds a unit for a place, if need be by sending another one elsewhere.
fn fill<U: Copy + PartialEq>(
    able: &[Vec<U>],
    place: usize,
    taken: &mut Vec<(U, usize)>,
    tried: &mut Vec<bool>,
) -> bool {
    if std::mem::replace(&mut tried[place], true) {
        return false;
    }
    for &unit in &able[place] {
        match taken.iter().position(|(known, _)| *known == unit) {
            None => {
                taken.push((unit, place));
                return true;
            }
            Some(at) => {
                let other = taken[at].1;
                if fill(able, other, taken, tried) {
                    taken.retain(|(known, _)| *known != unit);
                    taken.push((unit, place));
                    return true;
                }
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::matching;

    #[test]
    fn a_unit_leaves_its_place_to_another_where_it_alone_can_fill_a_second_one() {
        let mut pairs = matching(&[vec!['a', 'b'], vec!['a'], vec!['a', 'b']]);
        pairs.sort_unstable();
        assert_eq!(pairs, [('a', 1), ('b', 0)]);
    }
}
