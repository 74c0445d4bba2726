//! Plays scripted games and tells how they went: `plausibility SCENARIO GAMES [FIRST_SEED] [axis-random|commonwealth-random] [trace]`.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;

use desert_fox::game::carry_out::carry_out;
use desert_fox::game::setup::start;
use desert_fox::model::units::Side;
use desert_fox::opponent::Opponent;
use desert_fox::opponent::distances::Landmark;
use desert_fox::random::{Draw, player};
use desert_fox::state::counters::UnitId;
use desert_fox::state::event::{Event, EventCode, Log};
use desert_fox::state::order::Order;
use desert_fox::state::path::Spot;
use desert_fox::state::{Phase, Segment, State, flag};
use desert_fox::turn::cache::Cache;
use desert_fox::turn::config::{GameConfig, Options};
use desert_fox::turn::to_act::to_act;
use referee::{Link32, Random, Seed};

/// More orders than any game has.
const MOST_ORDERS: usize = 30_000;
const SIDES: [Side; 2] = [Side::Axis, Side::Commonwealth];

/// Sums over the games.
#[derive(Default)]
struct Tally {
    results: BTreeMap<String, u32>,
    lengths: Vec<usize>,
    /// By turn: games, combat units on the map, supply units on the map, and the place of the foremost Axis stack, by side.
    turns: BTreeMap<u8, Turn>,
    attacks: [u32; 2],
    unsupplied: [u32; 2],
    partly: [u32; 2],
    /// Units lost: to the Refit Box, destroyed, of those overrun, of those to overstacking; by side.
    lost: [[u32; 2]; 4],
    illegal: [u32; 2],
    tobruk: BTreeMap<u32, u32>,
    orders: BTreeMap<String, u32>,
}

#[derive(Clone, Copy, Default)]
struct Turn {
    games: u32,
    units: [u32; 2],
    destroyed: [u32; 2],
    supply: [u32; 2],
    air: [u32; 2],
    front: u32,
    tobruk: u32,
    benghazi: u32,
    points: [u32; 2],
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let scenario = arguments.first().map_or("campaign", String::as_str);
    let games: u64 = arguments.get(1).map_or(Ok(20), |text| text.parse())?;
    let first: u64 = arguments.get(2).map_or(Ok(0), |text| text.parse())?;
    let has = |word: &str| arguments.iter().any(|argument| argument == word);
    let scripted = [!has("axis-random"), !has("commonwealth-random")];
    let config = GameConfig::new(&Options::of(scenario)).map_err(|refusals| format!("{refusals:?}"))?;
    let mut tally = Tally::default();
    let begin = Instant::now();
    for seed in first..first + games {
        play(&config, seed, scripted, has("trace"), &mut tally)?;
    }
    print(&config, &tally, begin.elapsed().as_secs_f64());
    Ok(())
}

fn play(config: &GameConfig, seed: u64, scripted: [bool; 2], trace: bool, tally: &mut Tally) -> Result<(), String> {
    let mut cache = Cache::new(config);
    let mut log = Log::default();
    let mut state = start(config, &mut cache, &mut log);
    let mut opponent = Opponent::new(config, &cache);
    let mut draw = Draw::new(seed);
    let (mut count, mut changes) = (0, 0);
    let tobruk = config.board.tobruk();
    let mut seed_bytes = [0; 16];
    seed_bytes[..8].copy_from_slice(&seed.to_le_bytes());
    while state.phase != Phase::Over {
        let by = to_act(&state);
        let order = if scripted[by.index()] {
            opponent.order(config, &mut cache, &state, &mut draw)
        } else {
            player::order(config, &mut cache, &state, &mut draw)
        };
        let order = order.ok_or_else(|| format!("dead end in game {seed} after {count} orders: {}", place(&state)))?;
        log.clear();
        let mut link = [0; 32];
        link[..8].copy_from_slice(&(count as u64).to_le_bytes());
        let dice = Random::seeded("plausibility", Seed(seed_bytes), Link32(link), &[]);
        let carried = match carry_out(config, &mut cache, &state, by, &order, dice, &mut log) {
            Ok(carried) => carried,
            Err(refusal) => return Err(format!("game {seed}: {order:?} refused: {refusal:?}, {}", place(&state))),
        };
        for event in &log.events {
            changes += u32::from(event.code == EventCode::PortTaken && event.hex == Some(tobruk));
            note(&state, event, tally);
        }
        if trace {
            show(&state, &order, &log);
        }
        if carried.state.turn != state.turn || carried.state.phase == Phase::Over {
            survey(config, &opponent, &carried.state, state.turn, tally);
        }
        let kind = format!("{order:?}");
        *tally.orders.entry(kind.split([' ', '(']).next().unwrap_or_default().to_owned()).or_default() += 1;
        state = carried.state;
        count += 1;
        if count > MOST_ORDERS {
            return Err(format!("game {seed} does not end: {} {order:?}", place(&state)));
        }
    }
    let result = state.outcome.map_or_else(String::new, |outcome| match outcome.winner {
        Some(side) => format!("{side:?} {:?}", outcome.level),
        None => "draw".to_owned(),
    });
    if trace {
        println!("game {seed}: {result} {:?}", state.outcome);
    }
    *tally.results.entry(result).or_default() += 1;
    *tally.tobruk.entry(changes).or_default() += 1;
    tally.lengths.push(count);
    Ok(())
}

fn place(state: &State) -> String {
    format!("turn {} {:?} {:?} {:?}", state.turn, state.phasing, state.phase, state.segment)
}

fn note(state: &State, event: &Event, tally: &mut Tally) {
    let Some(side) = event.side else { return };
    let lost = match event.code {
        EventCode::ToRefitBox => Some(0),
        EventCode::ToDestroyedBox => Some(1),
        EventCode::Overran => Some(2),
        _ => None,
    };
    if let Some(how) = lost {
        tally.lost[how][side.index()] += 1;
        tally.lost[3][side.index()] += u32::from(how < 2 && state.segment == Segment::Overstacked);
    }
    if side != state.phasing {
        return;
    }
    if event.code != EventCode::CombatBegins {
        return;
    }
    let Some(combat) = state.combats.get(usize::from(event.after.max(0) as u16)) else { return };
    let supplied = |id: &UnitId| state.unit(*id).is(flag::SUPPLIED | flag::EMERGENCY | flag::FRESH);
    let strength = |id: UnitId| u32::from(id.counter().full.strength);
    let all: u32 = combat.units.iter().copied().map(strength).sum();
    let fed: u32 = combat.units.iter().copied().filter(supplied).map(strength).sum();
    let at = side.index();
    tally.attacks[at] += 1;
    tally.illegal[at] += u32::from(combat.illegal);
    tally.unsupplied[at] += u32::from(fed == 0);
    tally.partly[at] += u32::from(fed > 0 && fed < all);
}

fn show(state: &State, order: &Order, log: &Log) {
    let text = match order {
        Order::Move { units, path } => {
            let end =
                state.unit(units[0]).hex().and_then(|hex| path.hexes(hex)).and_then(|hexes| hexes.last().copied());
            format!("{} -> {}", units[0], end.map_or_else(String::new, |hex| Spot(hex).to_string()))
        }
        Order::Attack { units, hexes } => {
            let units: Vec<String> = units.iter().map(ToString::to_string).collect();
            format!(
                "attack {} with {}",
                hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join("+"),
                units.join(" ")
            )
        }
        other => format!("{other:?}"),
    };
    println!("{} {:?} {:?}: {text}", state.turn, state.phasing, state.phase);
    if let Order::Fight { combat } = order
        && let Some(combat) = state.combats.get(usize::from(*combat))
    {
        let name = |id: UnitId, hex| {
            let fed = if state.unit(id).is(flag::SUPPLIED | flag::EMERGENCY | flag::FRESH) { "" } else { "!" };
            let worn = if state.unit(id).is(flag::DEPLETED | flag::DISRUPTED) { "-" } else { "" };
            format!("{id}{worn}{fed}@{}", Spot(hex))
        };
        let near = |hex| combat.hexes.contains(&hex);
        let units: Vec<String> = combat.units.iter().filter_map(|id| Some(name(*id, state.unit(*id).hex()?))).collect();
        let against: Vec<String> =
            state.on_map().filter(|(_, hex)| near(*hex)).map(|(id, hex)| name(id, hex)).collect();
        let supply = state.of_side(state.phasing).filter(|(id, _)| id.counter().is_supply());
        let supply: Vec<String> = supply
            .map(|(id, hex)| format!("{}{}", Spot(hex), if state.unit(id).is(flag::DUMP) { "D" } else { "" }))
            .collect();
        println!("  {} against {}\n  supply {}", units.join(" "), against.join(" "), supply.join(" "));
    }
    for event in &log.events {
        if !matches!(event.code, EventCode::Moved | EventCode::Declared) {
            let unit = event.unit.map_or_else(String::new, |unit| unit.to_string());
            let hex = event.hex.map_or_else(String::new, |hex| Spot(hex).to_string());
            println!("    {:?} {unit} {hex} {} {}", event.code, event.before, event.after);
        }
    }
}

fn survey(config: &GameConfig, opponent: &Opponent, state: &State, turn: u8, tally: &mut Tally) {
    let entry = tally.turns.entry(turn).or_default();
    entry.games += 1;
    for side in SIDES {
        let at = side.index();
        for (id, _) in state.of_side(side) {
            let counted = if id.counter().is_supply() { &mut entry.supply } else { &mut entry.units };
            counted[at] += 1;
        }
        entry.destroyed[at] += state.in_place(side, desert_fox::state::Place::Destroyed).count() as u32;
        entry.air[at] += u32::from(state.air[at].points);
        entry.points[at] += u32::from(state.points[at]);
    }
    let axis =
        state.of_side(Side::Axis).filter(|(id, _)| state.points_of(*id, desert_fox::state::counters::counters()) > 0);
    entry.front += u32::from(axis.map(|(_, hex)| opponent.distances().east(hex)).max().unwrap_or_default()) / 2;
    let held = |hex| u32::from(state.ports.contains(&(hex, Side::Axis)));
    entry.tobruk += held(config.board.tobruk());
    entry.benghazi += config.board.place("Benghazi").map_or(0, |place| held(place.hex));
}

fn print(config: &GameConfig, tally: &Tally, seconds: f64) {
    let games = tally.lengths.len().max(1);
    let count = f64::from(u32::try_from(games).unwrap_or(u32::MAX));
    let orders: usize = tally.lengths.iter().sum();
    println!(
        "{} games of {} in {seconds:.1} s, {:.2} s each",
        tally.lengths.len(),
        config.scenario.id,
        seconds / count
    );
    println!("results: {:?}", tally.results);
    let bounds = (tally.lengths.iter().min(), orders / games, tally.lengths.iter().max());
    println!("orders: least, mean, most {bounds:?}; {:?}", tally.orders);
    for side in SIDES {
        let at = side.index();
        let share = |count: u32| 100.0 * f64::from(count) / f64::from(tally.attacks[at].max(1));
        println!(
            "{side:?}: {:.1} attacks a game, {:.0} % out of supply, {:.0} % in part, {} below the table in all",
            f64::from(tally.attacks[at]) / count,
            share(tally.unsupplied[at]),
            share(tally.partly[at]),
            tally.illegal[at]
        );
    }
    let lost = tally.lost.map(|sums| sums.map(|sum| f64::from(sum) / count));
    println!(
        "units lost a game A/C: refit box {:.1?}, destroyed {:.1?}, of those overrun {:.1?}, overstacked {:.1?}",
        lost[0], lost[1], lost[2], lost[3]
    );
    println!("Tobruk changes hands (times: games): {:?}", tally.tobruk);
    println!("turn games units A/C destroyed A/C supply A/C air A/C front MP Tobruk Benghazi points A/C");
    for (turn, entry) in &tally.turns {
        let mean = |sum: u32| f64::from(sum) / f64::from(entry.games.max(1));
        let pair = |sums: [u32; 2]| format!("{:5.1}/{:5.1}", mean(sums[0]), mean(sums[1]));
        println!(
            "{turn:4} {:5} {} {} {} {} {:6.1} {:5.2} {:5.2} {}",
            entry.games,
            pair(entry.units),
            pair(entry.destroyed),
            pair(entry.supply),
            pair(entry.air),
            mean(entry.front),
            mean(entry.tobruk),
            mean(entry.benghazi),
            pair(entry.points)
        );
    }
    let cache = Cache::new(config);
    let opponent = Opponent::new(config, &cache);
    let places = Landmark::ALL
        .map(|place| format!("{place:?} {}", opponent.distances().east(opponent.distances().hex(place)) / 2));
    println!("landmarks in movement points from El Agheila: {}", places.join(", "));
}
