//! `Trace` against Dijkstra's search over all steps turned around.

use std::collections::HashMap;

use hexgrid::{Ground, Hex, MOST_POSTS, Post, Step, Trace};
use pathfinding::directed::dijkstra::dijkstra_reach;

use crate::board::Board;
use crate::draw::Draw;
use crate::{chosen, each};

/// For every hex the hexes from which a step leads into it, with its cost.
type Back = Vec<Vec<(Hex, u16)>>;

fn turned_around(board: &Board, layer: u8) -> Back {
    let mut back = vec![Vec::new(); board.grid.len()];
    for from in board.grid.hexes() {
        for (direction, to) in board.grid.neighbours(from) {
            if let Step::Go { cost, .. } = board.step(from, layer, direction, to) {
                back[to.index()].push((from, cost));
            }
        }
    }
    back
}

/// What the ways to a post cost, as far as its range goes.
fn costs(back: &Back, post: &Post) -> HashMap<Hex, u16> {
    let found = dijkstra_reach(&post.hex, |hex| back[hex.index()].iter().copied());
    let far = found.map(|item| (item.node, item.total_cost)).take_while(|&(_, cost)| cost <= post.range);
    std::iter::once((post.hex, 0)).chain(far).collect()
}

fn random_posts(board: &Board, draw: &mut Draw) -> Vec<Post> {
    let count = if draw.chance(2) { draw.between(60, 70) } else { draw.below(9) };
    let post = |_| Post {
        hex: board.any_hex(draw),
        range: draw.below(25) as u16,
        root: draw.chance(30),
        link_layer: if draw.chance(60) { 0 } else { draw.below(u32::from(board.layers)) as u8 },
    };
    (0..count).map(post).collect()
}

/// The bits of the posts that are linked, found by trying all pairs until nothing changes.
fn linked(posts: &[Post], links: &[HashMap<Hex, u16>]) -> u64 {
    let roots = posts.iter().enumerate().filter(|(_, post)| post.root);
    let mut linked = roots.fold(0, |bits, (number, _)| bits | 1_u64 << number);
    loop {
        let before = linked;
        for (number, post) in posts.iter().enumerate() {
            let upstream =
                links.iter().enumerate().any(|(up, links)| linked >> up & 1 == 1 && links.contains_key(&post.hex));
            linked |= u64::from(upstream) << number;
        }
        if linked == before {
            return linked;
        }
    }
}

/// Fails unless the way leads over steps of a layer from one hex to another at a cost.
fn assert_way(board: &Board, layer: u8, way: &[Hex], ends: [Hex; 2], cost: u16) {
    assert_eq!([way[0], way[way.len() - 1]], ends);
    let price = |pair: &[Hex]| {
        let direction = board.grid.direction(pair[0], pair[1]).unwrap();
        match board.step(pair[0], layer, direction, pair[1]) {
            Step::Go { cost, .. } => cost,
            Step::Barred(reason) => panic!("the way is barred: {reason}"),
        }
    };
    assert_eq!(way.windows(2).map(price).sum::<u16>(), cost);
}

/// Follows the chain from a linked post; fails unless it ends at a root over linked posts only.
fn assert_chain(trace: &Trace, posts: &[Post], post: usize) {
    let chain: Vec<usize> =
        std::iter::successors(Some(post), |&post| trace.upstream(post)).take(posts.len() + 1).collect();
    assert!(chain.len() <= posts.len(), "the chain runs in a circle");
    assert!(chain.iter().all(|&post| trace.linked(post)));
    let roots = chain.iter().filter(|&&post| posts[post].root).count();
    assert!(roots == 1 && posts[chain[chain.len() - 1]].root);
}

fn assert_agrees(board: &Board, posts: &[Post], trace: &mut Trace, draw: &mut Draw) {
    let known = &posts[..posts.len().min(MOST_POSTS)];
    let back: Vec<Back> = (0..board.layers).map(|layer| turned_around(board, layer)).collect();
    let ranges: Vec<_> = known.iter().map(|post| costs(&back[0], post)).collect();
    let links: Vec<_> = known.iter().map(|post| costs(&back[usize::from(post.link_layer)], post)).collect();
    let linked = linked(known, &links);
    for hex in board.grid.hexes() {
        let bits = ranges.iter().enumerate().map(|(number, range)| u64::from(range.contains_key(&hex)) << number);
        let in_range = bits.fold(0, |all, bit| all | bit);
        assert_eq!((trace.in_range(hex), trace.served(hex)), (in_range, in_range & linked), "{hex:?}");
    }
    for (number, post) in known.iter().enumerate() {
        assert_eq!(trace.linked(number), linked >> number & 1 == 1);
        assert_eq!(trace.upstream(number).is_some(), trace.linked(number) && !post.root);
        let link = trace.link_path(&board.grid, posts, number, board);
        assert_eq!(link.is_some(), trace.upstream(number).is_some());
        if let Some((upstream, link)) = trace.upstream(number).zip(link) {
            let ends = [post.hex, known[upstream].hex];
            assert_way(board, known[upstream].link_layer, &link, ends, links[upstream][&post.hex]);
        }
        if trace.linked(number) {
            assert_chain(trace, known, number);
        }
        for from in [board.any_hex(draw), post.hex] {
            let path = trace.path(&board.grid, posts, number, from, board);
            assert_eq!(path.is_some(), ranges[number].contains_key(&from));
            if let Some(path) = path {
                assert_way(board, 0, &path, [from, post.hex], ranges[number][&from]);
            }
        }
    }
    for number in known.len()..posts.len() + 2 {
        assert!(!trace.linked(number) && trace.upstream(number).is_none());
    }
}

#[test]
fn trace_agrees_with_dijkstra() {
    let mut chained = 0;
    each(chosen(), |seed| {
        let mut draw = Draw::new(seed);
        let board = Board::random(&mut draw);
        let mut trace = Trace::new(&board.grid);
        for _ in 0..2 {
            let posts = random_posts(&board, &mut draw);
            trace.run(&board.grid, &posts, &board);
            assert_agrees(&board, &posts, &mut trace, &mut draw);
            let deep = |post: &usize| trace.upstream(*post).and_then(|up| trace.upstream(up)).is_some();
            chained += (0..posts.len()).filter(deep).count();
        }
    });
    assert!(chained > 200, "the boards are too poor: {chained} posts linked over another");
}
