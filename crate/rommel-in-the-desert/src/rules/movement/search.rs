//! Shortest paths from a hex, over any ground and along joined roads.

use hexgrid::{Direction, Hex};

use crate::data::board::{Board, HEXES};
use crate::model::map::RoadClass;

/// What a path may follow: nothing in particular, or roads of at least a class.
pub const COURSES: [Option<RoadClass>; 4] =
    [None, Some(RoadClass::Trail), Some(RoadClass::Track), Some(RoadClass::Highway)];

/// Hexes that a path may have, by course.
pub type Lengths = [u16; COURSES.len()];

/// No step.
const NONE: u16 = u16::MAX;

/// A step of paths: into a hex, from another step.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    hex: Hex,
    direction: Direction,
    before: u16,
    length: u16,
}

/// The shortest paths from a hex.
#[derive(Clone, Debug)]
pub struct Search {
    arrivals: Vec<Arrival>,
    /// For each course the place after its last step.
    ends: [usize; COURSES.len()],
    /// For each course and hex the place of the last step of the shortest path.
    found: [[u16; HEXES]; COURSES.len()],
}

/// A path that a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    place: u16,
    /// Its steps.
    pub length: u16,
}

impl Search {
    /// Finds the shortest paths up to some lengths. `may_step` says whether a step from a hex over one of its sides into
    /// another is allowed; that the side can be crossed is certain. Steps along roads are joined to the step before.
    ///
    /// Cases: 2.5 · Rulings: I009
    pub fn new(board: &Board, start: Hex, most: Lengths, may_step: impl Fn(Hex, Direction, Hex) -> bool) -> Self {
        let (ends, found) = ([0; COURSES.len()], [[NONE; HEXES]; COURSES.len()]);
        let mut search = Self { arrivals: Vec::with_capacity(2 * HEXES), ends, found };
        for (course, (along, most)) in COURSES.into_iter().zip(most).enumerate() {
            search.follow(board, start, (course, along), most, &may_step);
            search.ends[course] = search.arrivals.len();
        }
        search
    }

    fn follow(
        &mut self,
        board: &Board,
        start: Hex,
        (course, along): (usize, Option<RoadClass>),
        most: u16,
        may_step: &impl Fn(Hex, Direction, Hex) -> bool,
    ) {
        // A bit for each direction from which a hex has been entered; off the roads the first bit alone.
        let mut entered = [0_u8; HEXES];
        entered[start.index()] = u8::MAX;
        let mut next = self.arrivals.len();
        self.arrivals.push(Arrival { hex: start, direction: Direction::East, before: NONE, length: 0 });
        while let Some(&Arrival { hex, direction: before, length, .. }) = self.arrivals.get(next) {
            if length == most {
                return;
            }
            for (direction, to) in board.around(hex) {
                let bit = if along.is_some() { 1 << direction as u8 } else { 1 };
                let follows = |least| {
                    let good = board.edge(hex, direction).road.is_some_and(|class| class >= least);
                    good && (length == 0 || board.joins(hex, before.opposite(), direction))
                };
                let fresh = entered[to.index()] & bit == 0;
                if fresh && along.is_none_or(follows) && may_step(hex, direction, to) {
                    entered[to.index()] |= bit;
                    self.arrive(course, Arrival { hex: to, direction, before: next as u16, length: length + 1 });
                }
            }
            next += 1;
        }
    }

    /// Keeps the first of the shortest paths to a hex, by the direction of its last step.
    fn arrive(&mut self, course: usize, arrival: Arrival) {
        let known = &mut self.found[course][arrival.hex.index()];
        let better = self
            .arrivals
            .get(usize::from(*known))
            .is_none_or(|other| (arrival.length, arrival.direction as u8) < (other.length, other.direction as u8));
        if better {
            *known = self.arrivals.len() as u16;
        }
        self.arrivals.push(arrival);
    }

    /// The shortest path to a hex whose length is allowed; of several the one with the worse roads.
    pub fn find(&self, hex: Hex, allowed: Lengths) -> Option<Found> {
        let courses = self.found.iter().zip(allowed).filter_map(|(found, most)| {
            let place = found[hex.index()];
            let arrival = self.arrivals.get(usize::from(place))?;
            (arrival.length <= most).then_some(Found { place, length: arrival.length })
        });
        courses.min_by_key(|found| found.length)
    }

    /// The shortest path whose last step leads from a hex without enemies in this direction into another hex, if its
    /// length is allowed. That the step may be made is certain.
    pub fn path_over(&self, from: Hex, direction: Direction, to: Hex, allowed: Lengths) -> Option<Vec<Direction>> {
        let begins = [0].into_iter().chain(self.ends);
        let along = begins.zip(self.ends).zip(allowed).skip(1).filter_map(|((begin, end), most)| {
            let mut steps = begin..end;
            let is_it = |arrival: &Arrival| (arrival.hex, arrival.direction) == (to, direction);
            // They are in the order of their lengths.
            let place = steps.find(|&place| is_it(&self.arrivals[place]))?;
            let length = self.arrivals[place].length;
            (length <= most).then_some(Found { place: place as u16, length })
        });
        let road = along.min_by_key(|found| found.length);
        let is_start = self.arrivals.first().is_some_and(|arrival| arrival.hex == from);
        let place = if is_start { 0 } else { self.found[0][from.index()] };
        let before = self.arrivals.get(usize::from(place)).map(|arrival| Found { place, length: arrival.length });
        let before = before.filter(|before| before.length < allowed[0]);
        match before.filter(|before| road.is_none_or(|road| before.length < road.length)) {
            Some(before) => Some(self.path(before).into_iter().chain([direction]).collect()),
            None => road.map(|road| self.path(road)),
        }
    }

    /// The hexes with a path of allowed length, by index.
    pub fn reached(&self, allowed: Lengths) -> impl Iterator<Item = (Hex, Found)> + '_ {
        (0..HEXES).map(Hex::from_index).filter_map(move |hex| Some((hex, self.find(hex, allowed)?)))
    }

    /// The direction of the last step of a path; none where it has no steps.
    pub fn last_step(&self, found: Found) -> Option<Direction> {
        let arrival = self.arrivals.get(usize::from(found.place)).filter(|_| found.length > 0)?;
        Some(arrival.direction)
    }

    /// The directions of the steps of a path.
    pub fn path(&self, found: Found) -> Vec<Direction> {
        let mut path = vec![Direction::East; usize::from(found.length)];
        let mut place = found.place;
        for step in path.iter_mut().rev() {
            let Some(arrival) = self.arrivals.get(usize::from(place)) else { break };
            (*step, place) = (arrival.direction, arrival.before);
        }
        path
    }
}
