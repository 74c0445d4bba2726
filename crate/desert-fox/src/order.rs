//! Puts short lists in order.

/// Puts items in the order of their keys; items of equal keys stay as they stand.
///
/// Combats and positions have lists of a few items, rarely some hundred. The sort of the library is made for long ones and
/// would take more room in the wasm than most rules, once for each type of item.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let (done, rest) = items.split_at(end);
        let new = key(&rest[0]);
        let place = done.partition_point(|item| key(item) <= new);
        for at in (place..end).rev() {
            items.swap(at, at + 1);
        }
    }
}

/// Puts items in their order.
pub fn sort<T: Copy + Ord>(items: &mut [T]) {
    sort_by_key(items, |item| *item);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_of_a_list_is_put_right_and_equals_stay() {
        for numbers in 0..5_u32.pow(6) {
            let mut list: Vec<(u32, usize)> = (0..6).map(|at| (numbers / 5_u32.pow(at as u32) % 5, at)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|&(number, _)| number);
            sort_by_key(&mut list, |&(number, _)| number);
            assert_eq!(list, expected);
        }
    }

    #[test]
    fn short_lists_are_in_order_and_long_ones_are_put_in_order() {
        let mut lists: [Vec<i32>; 3] = [vec![], vec![1], (0..500).map(|at| at * 7919 % 503).collect()];
        for list in &mut lists {
            sort(list);
            assert!(list.is_sorted());
        }
    }
}
