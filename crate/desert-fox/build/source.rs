//! The map as Rust source: every id checked and replaced by a dense index.

use std::fmt::Write as _;

use super::map::{Board, Map, Pair, Place};

const TERRAINS: [&str; 9] = ["clear", "rough", "mountain", "sand_sea", "marsh", "oasis", "city", "sea", "off_map"];
const PROVENANCES: [&str; 2] = ["transcribed", "reconstructed"];
const COUNTRIES: [&str; 2] = ["Libya", "Egypt"];
const HEXSIDES: [&str; 3] = ["ridge", "escarpment", "sea"];
const CONFIDENCES: [&str; 4] = ["certain", "high", "medium", "low"];
const PLACE_KINDS: [&str; 9] = ["city", "fort", "landmark", "oasis", "pass", "port", "railhead", "source", "village"];
/// The kinds of lines: as the map names them, and as the engine does.
const LINES: [(&str, &str); 4] =
    [("roads", "Road"), ("tracks", "Track"), ("railroad", "Railroad"), ("railroad_planned", "PlannedRailroad")];
/// The places that the rules name.
const NAMED: [&str; 5] = ["El Agheila", "Benghazi", "Tobruk", "Bardia", "Alexandria"];

/// Writes the map's source.
///
/// Errors: what in the map is not as it must be.
pub fn write(map: &Map) -> Result<String, String> {
    let board = Board::of(map)?;
    let mut out = String::new();
    grid(map, &mut out)?;
    hexes(&board, &mut out)?;
    frontier(map, &board)?;
    sides(map, &board, &mut out)?;
    lines(map, &board, &mut out)?;
    places(map, &board, &mut out)?;
    areas(map, &board, &mut out)?;
    Ok(out)
}

fn grid(map: &Map, out: &mut String) -> Result<(), String> {
    let (first, second) = (&map.grid.sheets["L"], &map.grid.sheets["E"]);
    let column = map.special.malta_line_column.strip_prefix("Lxx").and_then(|column| column.parse::<u8>().ok());
    let malta = column.ok_or_else(|| format!("malta_line_column is '{}'", map.special.malta_line_column))?;
    constant(out, "ROWS: u8", &first.rows[1]);
    constant(out, "FIRST_COLUMNS: u8", &first.cols[1]);
    constant(out, "SECOND_COLUMNS: u8", &second.cols[1]);
    constant(out, "MALTA_LINE: u8", &malta);
    let range = |[low, high]: [u8; 2]| format!("{low}..={high}");
    constant(out, "MAP_C_ROWS: RangeInclusive<u8>", &range(map.extract.rows));
    constant(out, "MAP_C_COLUMNS: RangeInclusive<u8>", &range(map.extract.six_angles_columns));
    Ok(())
}

/// Each hex as one byte: the terrain, 16 more when it is reconstructed, 32 more in Libya, 64 more in Egypt.
fn hexes(board: &Board, out: &mut String) -> Result<(), String> {
    let mut bytes = Vec::new();
    for (index, hex) in board.hexes().iter().enumerate() {
        let fault = |text: String| format!("hex {}: {text}", hex.id);
        let terrain = position(&TERRAINS, &hex.terrain).map_err(fault)?;
        let provenance = position(&PROVENANCES, &hex.provenance).map_err(fault)?;
        let country = match &hex.country {
            Some(country) => position(&COUNTRIES, country).map_err(fault)? + 1,
            None => 0,
        };
        if hex.is_land() != (country > 0) {
            return Err(fault("land has a country, and nothing else has one".to_owned()));
        }
        let shore = hex.is_land() && board.around(index).any(|other| other.terrain == "sea");
        if hex.coastal != shore {
            return Err(fault("land at the sea is coastal, and nothing else is".to_owned()));
        }
        bytes.push((terrain | provenance << 4 | country << 5).to_string());
    }
    constant(out, &format!("TERRAINS: [Terrain; {}]", TERRAINS.len()), &list(&TERRAINS, "Terrain"));
    stored(out, &format!("HEXES: [u8; {}]", bytes.len()), &bytes);
    Ok(())
}

/// The frontier is where the countries change, so it is not written out.
fn frontier(map: &Map, board: &Board) -> Result<(), String> {
    for pair in &map.frontier.pairs {
        board.pair([&pair[0], &pair[1]])?;
        let countries = [board.hex(&pair[0])?, board.hex(&pair[1])?].map(|hex| hex.country.as_deref());
        if countries != [Some("Libya"), Some("Egypt")] {
            return Err(format!("the frontier does not run between {} and {}", pair[0], pair[1]));
        }
    }
    let libya = |index: &usize| board.hexes()[*index].country.as_deref() == Some("Libya");
    let egypt = |index| board.around(index).filter(|hex| hex.country.as_deref() == Some("Egypt")).count();
    let sides: usize = (0..board.hexes().len()).filter(libya).map(egypt).sum();
    if sides == map.frontier.pairs.len() {
        return Ok(());
    }
    Err(format!("the countries meet at {sides} hexsides, the frontier has {}", map.frontier.pairs.len()))
}

fn sides(map: &Map, board: &Board, out: &mut String) -> Result<(), String> {
    let mut groups = Vec::new();
    for group in &map.hexside_groups {
        let kind = word(&HEXSIDES, &group.kind)?;
        let pairs = group.pairs.iter().map(|pair| side(board, pair)).collect::<Result<Vec<_>, _>>()?;
        groups.push(format!(
            "SideGroup {{ kind: HexsideTerrain::{kind}, name: {:?}, pairs: &[{}] }}",
            group.name,
            pairs.join(", ")
        ));
        let listed = map.hexsides.get(&group.kind).map_or(&[][..], Vec::as_slice);
        if let Some(stray) = group.pairs.iter().find(|pair| !listed.contains(pair)) {
            return Err(format!("{}: {stray:?} is not listed as {}", group.name, group.kind));
        }
    }
    let grouped: usize = map.hexside_groups.iter().map(|group| group.pairs.len()).sum();
    let listed: usize = map.hexsides.values().map(Vec::len).sum();
    if grouped != listed {
        return Err(format!("{listed} hexsides are listed, {grouped} stand in groups"));
    }
    stored(out, &format!("SIDES: [SideGroup; {}]", groups.len()), &groups);
    Ok(())
}

fn side(board: &Board, pair: &Pair) -> Result<String, String> {
    let [low, high] = board.pair([&pair[0], &pair[1]])?;
    let land = [low, high].iter().all(|index| board.hexes()[*index].is_land());
    if land {
        Ok(format!("[h({low}), h({high})]"))
    } else {
        Err(format!("{pair:?}: a hexside lies between land hexes"))
    }
}

fn lines(map: &Map, board: &Board, out: &mut String) -> Result<(), String> {
    if let Some(unknown) = map.lines.keys().find(|kind| LINES.iter().all(|(name, _)| name != kind)) {
        return Err(format!("lines of an unknown kind: '{unknown}'"));
    }
    let mut lines = Vec::new();
    for (key, kind) in LINES {
        for line in map.lines.get(key).into_iter().flatten() {
            let hexes = board.chain(&line.hexes).map_err(|fault| format!("{}: {fault}", line.name))?;
            let provenance = word(&PROVENANCES, &line.provenance)?;
            let confidence = word(&CONFIDENCES, &line.confidence)?;
            lines.push(format!(
                "Line {{ kind: LineKind::{kind}, name: {:?}, hexes: &[{}], provenance: Provenance::{provenance}, \
                 confidence: Confidence::{confidence} }}",
                line.name,
                indices(&hexes)
            ));
        }
    }
    stored(out, &format!("LINES: [Line; {}]", lines.len()), &lines);
    Ok(())
}

fn places(map: &Map, board: &Board, out: &mut String) -> Result<(), String> {
    let mut places = Vec::new();
    for entry in &map.places {
        places.push(place(entry, board).map_err(|fault| format!("{}: {fault}", entry.name))?);
    }
    stored(out, &format!("PLACES: [Place; {}]", places.len()), &places);
    for name in NAMED {
        let at = map.places.iter().position(|place| place.name == name);
        let at = at.ok_or_else(|| format!("no place is named {name}"))?;
        constant(out, &format!("{}: usize", name.to_uppercase().replace(' ', "_")), &at);
    }
    let special = &map.special;
    let of_kind = |kind: &str| {
        let mut hexes: Vec<&str> = map.places.iter().filter(|place| place.is(kind)).map(|place| &*place.hex).collect();
        hexes.sort_unstable();
        hexes
    };
    let sources = [special.axis_supply_source.clone(), special.commonwealth_supply_source.clone()];
    for (kind, named) in [("city", &special.cities[..]), ("port", &special.ports[..]), ("source", &sources[..])] {
        let mut named: Vec<&str> = named.iter().map(String::as_str).collect();
        named.sort_unstable();
        if of_kind(kind) != named {
            return Err(format!("kind '{kind}': places {:?}, special hexes {named:?}", of_kind(kind)));
        }
    }
    let at = |name: &str| map.places.iter().find(|place| place.name == name).map(|place| &place.hex);
    if at("El Agheila") != Some(&special.axis_supply_source) || at("Alexandria") != Some(&special.alexandria) {
        return Err("the sources are El Agheila and Alexandria".to_owned());
    }
    Ok(())
}

fn place(place: &Place, board: &Board) -> Result<String, String> {
    let hex = |id: Option<&String>| match id {
        Some(id) => Ok::<_, String>(format!("Some(h({}))", board.index(id)?)),
        None => Ok("None".to_owned()),
    };
    let usual = Some(place.hex.clone());
    if place.editions.get("Six Angles 2006").unwrap_or(&usual) != &usual {
        return Err("'hex' is the hex of the Six Angles edition".to_owned());
    }
    let spi = place.editions.get("SPI 1981").unwrap_or(&usual);
    if (place.confidence == "certain") != place.source.is_some() {
        return Err("a hex that is certain names its source, and no other does".to_owned());
    }
    let provenance = if place.source.is_some() { "Seed" } else { "Reconstructed" };
    let kinds = place.kinds.iter().map(|kind| Ok(format!("PlaceKind::{}", word(&PLACE_KINDS, kind)?)));
    Ok(format!(
        "Place {{ name: {:?}, kinds: &[{}], confidence: Confidence::{}, provenance: Provenance::{provenance}, \
         source: {:?}, hex: h({}), spi: {}, suggested: {} }}",
        place.name,
        kinds.collect::<Result<Vec<_>, String>>()?.join(", "),
        word(&CONFIDENCES, &place.confidence)?,
        place.source.as_deref().unwrap_or_default(),
        board.index(&place.hex)?,
        hex(spi.as_ref())?,
        hex(place.suggested_hex.as_ref())?
    ))
}

fn areas(map: &Map, board: &Board, out: &mut String) -> Result<(), String> {
    let area = |name: &str, hexes: &[String]| {
        let hexes = hexes.iter().map(|id| board.index(id)).collect::<Result<Vec<_>, _>>()?;
        Ok::<_, String>(format!("Area {{ name: {name:?}, hexes: &[{}] }}", indices(&hexes)))
    };
    let areas = map.areas.iter().map(|entry| area(&entry.name, &entry.hexes)).collect::<Result<Vec<_>, _>>()?;
    stored(out, &format!("AREAS: [Area; {}]", areas.len()), &areas);
    Ok(())
}

impl Place {
    fn is(&self, kind: &str) -> bool {
        self.kinds.iter().any(|known| known == kind)
    }
}

fn constant(out: &mut String, name: &str, value: &impl std::fmt::Display) {
    _ = writeln!(out, "pub(super) const {name} = {value};");
}

fn stored(out: &mut String, name: &str, values: &[String]) {
    _ = writeln!(out, "pub(super) static {name} = [\n    {},\n];", values.join(",\n    "));
}

fn list(words: &[&str], kind: &str) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("{kind}::{}", pascal(word))).collect();
    format!("[{}]", words.join(", "))
}

fn indices(hexes: &[usize]) -> String {
    hexes.iter().map(|hex| format!("h({hex})")).collect::<Vec<_>>().join(", ")
}

fn position(words: &[&str], found: &str) -> Result<usize, String> {
    let at = words.iter().position(|word| *word == found);
    at.ok_or_else(|| format!("'{found}' is none of {}", words.join(", ")))
}

/// A word of the map as the engine writes it.
fn word(words: &[&str], found: &str) -> Result<String, String> {
    position(words, found).map(|at| pascal(words[at]))
}

fn pascal(text: &str) -> String {
    let upper =
        |part: &str| part.chars().take(1).map(|first| first.to_ascii_uppercase()).chain(part.chars().skip(1)).collect();
    text.split('_').map(upper).collect::<Vec<String>>().concat()
}
