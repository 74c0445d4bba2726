//! Supply and lines of communication, held against Dijkstra's search and a naive spread of links.

use std::collections::HashMap;

use desert_fox::data::tables::Number;
use desert_fox::model::units::{Side, UnitKind, Way};
use desert_fox::position::forces::Forces;
use desert_fox::rules::supply::chain::{Supplier, Supplies, home};
use desert_fox::rules::supply::line;
use hexgrid::Hex;
use pathfinding::directed::bfs::bfs_reach;
use pathfinding::directed::dijkstra::dijkstra_reach;

use super::each;
use super::naive::Naive;

/// The hexes from which a step of supply leads into a hex, with its cost.
fn steps_into(naive: &Naive, side: Side, to: Hex, motorized: bool, ways_only: bool) -> Vec<(Hex, u16)> {
    let board = &naive.forces.board;
    let step = |(direction, from): (hexgrid::Direction, Hex)| {
        let direction = direction.opposite();
        let cost = naive.open_ground(from, direction, motorized)?;
        let on_way = board.way(from, direction) != Way::None;
        let blocked = naive.visible(side, from).blocks() || naive.visible(side, to).blocks();
        (!blocked && (on_way || !ways_only)).then_some((from, cost))
    };
    board.grid.neighbours(to).filter_map(step).collect()
}

/// What the ways to a hex cost, as far as a range goes.
fn costs(naive: &Naive, side: Side, to: Hex, range: u16, ways_only: bool) -> HashMap<Hex, u16> {
    let found = dijkstra_reach(&to, |&hex| steps_into(naive, side, hex, true, ways_only));
    let far = found.map(|item| (item.node, item.total_cost)).take_while(|&(_, cost)| cost <= range);
    std::iter::once((to, 0)).chain(far).collect()
}

/// A supplier as the rules name it.
struct Post {
    supplier: Supplier,
    hex: Hex,
    range: u16,
    ways_only: bool,
}

fn posts(naive: &Naive, side: Side) -> Vec<Post> {
    let forces = naive.forces;
    let (number, links) = (|number| forces.tables.number(number), forces.tables.number(Number::Links));
    let cities = forces.ports.iter().filter(|(hex, owner)| *owner == side && forces.board.city(*hex).is_some());
    let home = home(forces, side);
    let mut sources = vec![home];
    sources.extend(cities.map(|(hex, _)| *hex).filter(|&hex| hex != home));
    sources.retain(|&hex| !naive.visible(side, hex).enemy() && !forces.ports.contains(&(hex, side.enemy())));
    let source = |&hex: &Hex| Post {
        supplier: Supplier::Source(hex),
        hex,
        range: number(Number::RangeSource),
        ways_only: links > 0,
    };
    let mut posts: Vec<Post> = sources.iter().map(source).collect();
    for (at, piece) in forces.pieces.iter().enumerate().filter(|(_, piece)| piece.side == side) {
        let range = match piece.kind {
            UnitKind::Msu => Number::RangeMsu,
            UnitKind::Dump => Number::RangeDump,
            _ => continue,
        };
        if piece.captured_from.is_none() {
            let supplier = Supplier::Unit(at);
            posts.push(Post { supplier, hex: piece.hex, range: number(range), ways_only: links > 1 });
        }
    }
    posts
}

/// The posts that are linked, found by trying all pairs until nothing changes.
fn linked(posts: &[Post], links: &[HashMap<Hex, u16>]) -> Vec<bool> {
    let mut linked: Vec<bool> = posts.iter().map(|post| matches!(post.supplier, Supplier::Source(_))).collect();
    loop {
        let more: Vec<bool> = (0..posts.len())
            .map(|at| linked[at] || (0..posts.len()).any(|up| linked[up] && links[up].contains_key(&posts[at].hex)))
            .collect();
        if more == linked {
            return linked;
        }
        linked = more;
    }
}

/// Tells how many supply units are linked over another.
fn assert_supply(naive: &Naive, side: Side, supplies: &mut Supplies) -> usize {
    let forces = naive.forces;
    let posts = posts(naive, side);
    assert!(supplies.suppliers.iter().eq(posts.iter().map(|post| &post.supplier)));
    let ranges: Vec<_> = posts.iter().map(|post| costs(naive, side, post.hex, post.range, false)).collect();
    let links: Vec<_> = posts.iter().map(|post| costs(naive, side, post.hex, post.range, post.ways_only)).collect();
    let linked = linked(&posts, &links);
    for hex in forces.board.grid.hexes() {
        let bits = |wanted: &dyn Fn(usize) -> bool| {
            let within = |at: &usize| wanted(*at) && ranges[*at].contains_key(&hex);
            (0..posts.len()).filter(within).fold(0, |bits, at| bits | 1_u64 << at)
        };
        assert_eq!(supplies.combat(hex), bits(&|_| true), "{}", forces.number(hex));
        assert_eq!(supplies.general(hex), bits(&|at| linked[at]) != 0, "{}", forces.number(hex));
    }
    for piece in forces.pieces.iter().filter(|piece| piece.side == side) {
        let least = (0..posts.len()).filter(|&at| linked[at]).filter_map(|at| ranges[at].get(&piece.hex)).min();
        let nearest = supplies.nearest(forces, piece.hex).map(|(_, path, cost)| (path[0], cost.halves()));
        assert_eq!(nearest, least.map(|&cost| (piece.hex, cost)));
    }
    let mut chained = 0;
    for at in 0..posts.len() {
        assert_eq!(supplies.trace.linked(at), linked[at]);
        let Some(upstream) = supplies.trace.upstream(at) else { continue };
        let (path, cost) = supplies.link(forces, at).unwrap();
        assert_eq!((path[0], path[path.len() - 1]), (posts[at].hex, posts[upstream].hex));
        assert_eq!(Some(&cost.halves()), links[upstream].get(&posts[at].hex));
        chained += usize::from(supplies.trace.upstream(upstream).is_some());
    }
    chained
}

#[test]
fn supply_is_what_a_naive_spread_of_links_makes_it() {
    let mut chained = 0;
    each(0..1000, |_, forces| {
        let naive = Naive::new(forces);
        for side in [Side::Axis, Side::Commonwealth] {
            chained += assert_supply(&naive, side, &mut Supplies::of(forces, side));
        }
    });
    assert!(chained > 300, "the positions are too poor: {chained} supply units linked over another");
}

#[test]
fn supply_traced_over_the_memory_of_another_position_is_the_same() {
    each(0..300, |_, forces| {
        let side = Side::Commonwealth;
        let mut used = Supplies::of(forces, side);
        used.run(forces);
        let fresh = Supplies::of(forces, side);
        assert_eq!(used.suppliers, fresh.suppliers);
        for hex in forces.board.grid.hexes() {
            assert_eq!((used.combat(hex), used.general(hex)), (fresh.combat(hex), fresh.general(hex)));
        }
    });
}

/// The hexes from which a player's units of a class can trace a line of communication.
fn lines(naive: &Naive, side: Side, motorized: bool) -> Vec<Hex> {
    let source = home(naive.forces, side);
    if naive.visible(side, source).enemy() {
        return Vec::new();
    }
    let into = |&hex: &Hex| steps_into(naive, side, hex, motorized, false).into_iter().map(|(from, _)| from);
    let mut hexes: Vec<Hex> = bfs_reach(source, into).collect();
    hexes.sort_unstable();
    hexes
}

/// The way is unbroken, open to the class that traces and to supply.
fn assert_line(naive: &Naive, side: Side, motorized: bool, path: &[Hex]) {
    for pair in path.windows(2) {
        assert!(steps_into(naive, side, pair[1], motorized, false).iter().any(|(from, _)| *from == pair[0]));
    }
}

#[test]
fn lines_of_communication_lead_from_where_a_naive_search_comes_to() {
    let mut traced = 0;
    each(0..1000, |seed, forces: &Forces| {
        let naive = Naive::new(forces);
        for side in [Side::Axis, Side::Commonwealth] {
            for motorized in [false, true] {
                let expected = lines(&naive, side, motorized);
                assert!(line::lines(forces, side, motorized).iter().eq(expected.iter().copied()));
                let pieces = forces.pieces.iter().filter(|piece| piece.side == side && piece.motorized == motorized);
                for piece in pieces.skip(seed as usize % 3).step_by(5) {
                    let path = line::line(forces, side, motorized, piece.hex, false);
                    assert_eq!(path.is_some(), expected.contains(&piece.hex), "{}", forces.number(piece.hex));
                    let Some(path) = path else { continue };
                    assert_eq!((path[0], path[path.len() - 1]), (piece.hex, home(forces, side)));
                    assert_line(&naive, side, motorized, &path);
                    traced += 1;
                }
            }
        }
    });
    assert!(traced > 2000, "the positions are too poor: {traced} lines");
}
