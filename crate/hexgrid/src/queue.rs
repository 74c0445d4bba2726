//! A queue in order of small costs.

/// No place of the list.
const NONE: u32 = u32::MAX;

/// Numbers waiting at their costs: one bucket for each cost, and within a bucket first come, first served.
///
/// All buckets share one list, so that nothing is allocated once it is long enough for the queries asked.
#[derive(Clone, Debug, Default)]
pub struct Queue {
    buckets: Vec<Bucket>,
    list: Vec<Entry>,
    taken: usize,
}

/// The places of the first and the last number of a bucket; an empty one has no first.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    first: u32,
    last: u32,
}

/// A number and the place of the next one in its bucket.
#[derive(Clone, Copy, Debug)]
struct Entry {
    number: u32,
    next: u32,
}

const EMPTY: Bucket = Bucket { first: NONE, last: NONE };

impl Queue {
    /// Empties the queue and makes room for the costs from 0 to a highest one.
    pub fn open(&mut self, highest: u16) {
        let room = usize::from(highest) + 1;
        if self.buckets.len() < room {
            self.buckets.resize(room, EMPTY);
        }
        self.list.clear();
        self.taken = 0;
    }

    /// Puts a number into the bucket of a cost.
    #[inline]
    pub fn push(&mut self, cost: u16, number: u32) {
        let place = self.list.len() as u32;
        let Some(bucket) = self.buckets.get_mut(usize::from(cost)) else { return };
        if bucket.first == NONE {
            bucket.first = place;
        } else if let Some(last) = self.list.get_mut(bucket.last as usize) {
            last.next = place;
        }
        bucket.last = place;
        self.list.push(Entry { number, next: NONE });
    }

    /// Takes the next number out of the bucket of a cost.
    #[inline]
    pub fn take(&mut self, cost: u16) -> Option<u32> {
        let bucket = self.buckets.get_mut(usize::from(cost))?;
        let &entry = self.list.get(bucket.first as usize)?;
        bucket.first = entry.next;
        self.taken += 1;
        Some(entry.number)
    }

    /// Whether numbers wait in any bucket.
    #[inline]
    pub fn is_waiting(&self) -> bool {
        self.taken < self.list.len()
    }
}

#[cfg(test)]
mod tests {
    use super::Queue;

    #[test]
    fn numbers_of_one_cost_are_served_as_they_come() {
        let mut queue = Queue::default();
        queue.open(3);
        for number in [5, 6, 7] {
            queue.push(2, number);
        }
        queue.push(0, 8);
        assert_eq!([queue.take(0), queue.take(0), queue.take(1)], [Some(8), None, None]);
        assert_eq!([queue.take(2), queue.take(2)], [Some(5), Some(6)]);
        assert!(queue.is_waiting());
        assert_eq!(queue.take(2), Some(7));
        assert!(!queue.is_waiting());
    }

    #[test]
    fn a_bucket_emptied_can_be_filled_again() {
        let mut queue = Queue::default();
        queue.open(0);
        queue.push(0, 1);
        assert_eq!(queue.take(0), Some(1));
        queue.push(0, 2);
        queue.push(0, 3);
        assert_eq!([queue.take(0), queue.take(0), queue.take(0)], [Some(2), Some(3), None]);
    }
}
