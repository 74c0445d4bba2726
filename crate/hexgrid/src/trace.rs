//! Chains of limited range: which posts are linked to a root, over which other posts, and whom they serve.

use crate::search_cache::SearchCache;
use crate::spread::Spread;
use crate::{Grid, Ground, Hex};

/// The most posts of one trace: a bit of 64 stands for each, and more are passed over.
pub const MOST_POSTS: usize = 64;

/// No post: roots and posts that are not linked have none before them.
const NONE: u8 = u8::MAX;

/// A place that serves others within its range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Post {
    /// Where it stands.
    pub hex: Hex,
    /// What a way to it may cost.
    pub range: u16,
    /// Whether it is linked by itself.
    pub root: bool,
    /// The layer of the ground in which other posts find their ways to this one; everyone else's layer is 0.
    pub link_layer: u8,
}

/// The search for chains of posts; it keeps its memory from one query to the next.
///
/// A way leads from whoever is served to the post, and costs what the steps in that direction cost. The ground is asked in
/// one layer all the way, whatever layer it answers. Searches are kept from one query to the next where the ground allows it
/// (see [`Ground::states`]).
#[derive(Clone, Debug)]
pub struct Trace {
    spread: Spread,
    search_cache: SearchCache,
    in_range: Vec<u64>,
    /// A bit for each post that stands in a hex, while links are looked for.
    standing: Vec<u64>,
    linked: u64,
    upstream: [u8; MOST_POSTS],
}

impl Trace {
    /// A search over a board.
    pub fn new(grid: &Grid) -> Self {
        let none = vec![0; grid.len()];
        let (spread, search_cache) = (Spread::new(grid), SearchCache::default());
        Self { spread, search_cache, in_range: none.clone(), standing: none, linked: 0, upstream: [NONE; MOST_POSTS] }
    }

    /// Finds whom the posts serve and which are linked: every root, and every post with a way to a linked one within the
    /// range of that one.
    pub fn run(&mut self, grid: &Grid, posts: &[Post], ground: &impl Ground) {
        let posts = &posts[..posts.len().min(MOST_POSTS)];
        self.in_range.fill(0);
        self.search_cache.refresh(ground);
        for (number, post) in posts.iter().enumerate() {
            for hex in self.search_cache.run(&mut self.spread, grid, (post.hex, post.range, 0), ground) {
                self.in_range[hex.index()] |= 1 << number;
            }
        }
        self.link(grid, posts, ground);
    }

    /// Whether a post is linked.
    pub fn linked(&self, post: usize) -> bool {
        post < MOST_POSTS && self.linked >> post & 1 == 1
    }

    /// The post by which a post is linked, itself nearer to a root; roots have none.
    pub fn upstream(&self, post: usize) -> Option<usize> {
        self.upstream.get(post).filter(|&&upstream| upstream != NONE).map(|&upstream| usize::from(upstream))
    }

    /// A bit for each linked post in whose range a hex lies.
    #[inline]
    pub fn served(&self, hex: Hex) -> u64 {
        self.in_range(hex) & self.linked
    }

    /// A bit for each post, linked or not, in whose range a hex lies.
    #[inline]
    pub fn in_range(&self, hex: Hex) -> u64 {
        self.in_range.get(hex.index()).copied().unwrap_or(0)
    }

    /// The cheapest way from a hex to a post in layer 0, both ends included, where the hex lies in its range.
    pub fn path(
        &mut self,
        grid: &Grid,
        posts: &[Post],
        post: usize,
        from: Hex,
        ground: &impl Ground,
    ) -> Option<Vec<Hex>> {
        let post = posts.get(post)?;
        self.spread.run(grid, post.hex, post.range, 0, ground);
        self.spread.path(from)
    }

    /// The cheapest way from a post to its upstream post, both ends included, after a run with the same posts.
    pub fn link_path(&mut self, grid: &Grid, posts: &[Post], post: usize, ground: &impl Ground) -> Option<Vec<Hex>> {
        let upstream = posts.get(self.upstream(post)?)?;
        self.spread.run(grid, upstream.hex, upstream.range, upstream.link_layer, ground);
        self.spread.path(posts.get(post)?.hex)
    }

    /// Links the posts from the roots outwards, so that no chain runs in a circle.
    fn link(&mut self, grid: &Grid, posts: &[Post], ground: &impl Ground) {
        self.linked = 0;
        self.upstream = [NONE; MOST_POSTS];
        let mut order = [0; MOST_POSTS];
        let mut count = 0;
        for (number, _) in posts.iter().enumerate().filter(|(_, post)| post.root) {
            self.linked |= 1 << number;
            order[count] = number;
            count += 1;
        }
        for (number, post) in posts.iter().enumerate() {
            if let Some(standing) = self.standing.get_mut(post.hex.index()) {
                *standing |= 1 << number;
            }
        }
        let mut next = 0;
        while next < count && count < posts.len() {
            let number = order[next];
            next += 1;
            let post = posts[number];
            let linking =
                self.search_cache.run(&mut self.spread, grid, (post.hex, post.range, post.link_layer), ground);
            let mut near = linking.iter().fold(0, |near, hex| near | self.standing[hex.index()]) & !self.linked;
            self.linked |= near;
            while near != 0 {
                let other = near.trailing_zeros() as usize;
                near &= near - 1;
                self.upstream[other] = number as u8;
                order[count] = other;
                count += 1;
            }
        }
        for post in posts {
            if let Some(standing) = self.standing.get_mut(post.hex.index()) {
                *standing = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Post, Trace};
    use crate::{Direction, Grid, Ground, Hex, Panel, Step};

    /// A row where a step west costs 1, and one east is open in layer 1 only, for 2.
    struct Westward;

    impl Ground for Westward {
        fn step(&self, _from: Hex, layer: u8, direction: Direction, _to: Hex) -> Step {
            match (direction, layer) {
                (Direction::West, _) => Step::Go { cost: 1, layer: 0 },
                (Direction::East, 1) => Step::Go { cost: 2, layer: 0 },
                _ => Step::Barred(1),
            }
        }
    }

    fn grid() -> Grid {
        Grid::new(1, &[Panel { letter: 'A', columns: 12 }])
    }

    fn post(index: usize, range: u16) -> Post {
        Post { hex: Hex::from_index(index), range, root: false, link_layer: 0 }
    }

    fn root(index: usize, range: u16) -> Post {
        Post { root: true, ..post(index, range) }
    }
    fn run(posts: &[Post]) -> Trace {
        let mut trace = Trace::new(&grid());
        trace.run(&grid(), posts, &Westward);
        trace
    }

    fn hexes(indices: &[usize]) -> Vec<Hex> {
        indices.iter().copied().map(Hex::from_index).collect()
    }

    #[test]
    fn the_way_is_asked_from_whoever_is_served_to_the_post() {
        let posts = [root(4, 2)];
        let mut trace = run(&posts);
        let served: Vec<usize> = grid().hexes().filter(|&hex| trace.served(hex) == 1).map(Hex::index).collect();
        assert_eq!(served, [4, 5, 6]);
        assert_eq!(trace.path(&grid(), &posts, 0, Hex::from_index(6), &Westward), Some(hexes(&[6, 5, 4])));
        assert_eq!(trace.path(&grid(), &posts, 0, Hex::from_index(3), &Westward), None);
        assert_eq!(trace.path(&grid(), &posts, 1, Hex::from_index(4), &Westward), None);
    }

    #[test]
    fn a_chain_is_as_long_as_the_ranges_of_the_posts_nearer_to_the_root() {
        let posts = [post(5, 3), root(0, 2), post(2, 3), post(9, 9)];
        let mut trace = run(&posts);
        assert_eq!([0, 1, 2, 3].map(|number| trace.linked(number)), [true, true, true, false]);
        assert_eq!([0, 1, 2, 3].map(|number| trace.upstream(number)), [Some(2), None, Some(1), None]);
        assert_eq!(trace.link_path(&grid(), &posts, 0, &Westward), Some(hexes(&[5, 4, 3, 2])));
        assert_eq!(trace.link_path(&grid(), &posts, 1, &Westward), None);
        assert_eq!((trace.in_range(Hex::from_index(10)), trace.served(Hex::from_index(10))), (0b1000, 0));
        assert_eq!(trace.served(Hex::from_index(5)), 0b0101);
    }

    #[test]
    fn posts_that_know_only_each_other_are_not_linked() {
        let trace = run(&[post(3, 5), post(3, 5), post(4, 5)]);
        assert_eq!([0, 1, 2].map(|number| trace.linked(number)), [false; 3]);
        assert_eq!((trace.in_range(Hex::from_index(4)), trace.served(Hex::from_index(4))), (0b111, 0));
    }

    #[test]
    fn a_link_uses_the_layer_of_the_post_nearer_to_the_root() {
        let mut posts = [root(8, 4), Post { link_layer: 1, ..post(6, 9) }];
        assert!(!run(&posts).linked(1));
        posts[0].link_layer = 1;
        let mut trace = run(&posts);
        assert!(trace.linked(1));
        assert_eq!(trace.link_path(&grid(), &posts, 1, &Westward), Some(hexes(&[6, 7, 8])));
        assert_eq!(trace.served(Hex::from_index(7)), 0b10);
    }

    #[test]
    fn a_post_serves_its_own_hex_without_any_range_and_links_another_there() {
        let trace = run(&[root(3, 0), post(3, 0)]);
        assert_eq!((trace.served(Hex::from_index(3)), trace.upstream(1)), (0b11, Some(0)));
    }

    #[test]
    fn a_post_off_the_board_serves_nobody() {
        let mut trace = run(&[root(12, 9), root(0, 0)]);
        assert!(grid().hexes().all(|hex| trace.in_range(hex) & 1 == 0));
        assert_eq!(trace.path(&grid(), &[root(12, 9)], 0, Hex::from_index(12), &Westward), None);
    }

    /// The row again, with a wall that may stand in a hex and is told or not.
    struct Walled {
        walls: [u8; 12],
        with_states: bool,
    }

    impl Ground for Walled {
        fn step(&self, from: Hex, layer: u8, direction: Direction, to: Hex) -> Step {
            if self.walls[from.index()] > 0 { Step::Barred(2) } else { Westward.step(from, layer, direction, to) }
        }

        fn states(&self) -> Option<(&[u8], u8)> {
            self.with_states.then_some((&self.walls, 1))
        }
    }

    #[test]
    fn what_is_kept_is_found_anew_when_its_ground_changes() {
        for with_states in [true, false] {
            let mut trace = Trace::new(&grid());
            for wall in [99, 6, 99, 5, 4, 99] {
                let walls = std::array::from_fn(|hex| u8::from(hex == wall));
                trace.run(&grid(), &[root(4, 3)], &Walled { walls, with_states });
                let served = grid().hexes().filter(|&hex| trace.served(hex) == 1).count();
                let expected = if (5..=7).contains(&wall) { wall - 4 } else { 4 };
                assert_eq!(served, expected, "wall {wall}, told {with_states}");
            }
        }
    }
}
