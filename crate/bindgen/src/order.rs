//! Puts the functions of a wasm file into an order that compresses well.
//!
//! A page is sent compressed, and `deflate` sees only the last 32 kB of what it has sent. `wasm-bindgen` writes the largest
//! function first; here each is followed by the one that most repeats what has just been written. That makes the page's file
//! about a tenth smaller on its way and changes nothing else: every function keeps its code, under another number.

use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;

use anyhow::{Context, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// How many bytes of code a function is compared with: less than the window of `deflate`, since names and numbers differ.
const WINDOW: usize = 28_000;

/// A piece that more functions than this share tells nothing about how alike they are.
const COMMON: usize = 200;

/// Bytes that every function costs whatever is in it; keeps tiny functions from going before all others.
const OVERHEAD: usize = 60;

/// Some bytes of code that stand in more than one function.
type Piece = [u8; 6];

/// The same module with its functions in an order that compresses well.
pub fn reorder(wasm: &[u8]) -> Result<Vec<u8>> {
    let code = Code::read(wasm)?;
    let mut module = Module::new();
    let mut renumber = Renumber::new(code.imported, similar(&code.bodies));
    renumber.parse_core_module(&mut module, Parser::new(0), wasm).context("cannot write the functions anew")?;
    Ok(module.finish())
}

/// What the order is made of.
struct Code<'a> {
    /// Functions that come from elsewhere; they have the first numbers.
    imported: u32,
    /// The code of each other function.
    bodies: Vec<&'a [u8]>,
}

impl<'a> Code<'a> {
    fn read(wasm: &'a [u8]) -> Result<Self> {
        let mut code = Self { imported: 0, bodies: Vec::new() };
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(section) => {
                    for import in section.into_imports() {
                        code.imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => code.bodies.push(body.as_bytes()),
                _ => {}
            }
        }
        Ok(code)
    }
}

/// The indices of `bodies` so that each shares as much as can be, for its length, with those just before it.
fn similar(bodies: &[&[u8]]) -> Vec<usize> {
    let (pieces, holders) = shared_pieces(bodies);
    // What fewer functions have makes them more alike.
    let weights: Vec<usize> = holders.iter().map(|holders| 1 + 8 / holders.len()).collect();
    // The weight of each body's pieces that stand in the window, and how often each piece does.
    let mut shared = vec![0_usize; bodies.len()];
    let mut seen = vec![0_usize; holders.len()];
    let mut window = VecDeque::new();
    let mut held = 0;
    let mut left: Vec<usize> = (0..bodies.len()).collect();
    let mut order = Vec::with_capacity(bodies.len());
    while let Some(at) = (0..left.len()).reduce(|best, at| {
        let (one, other) = (left[best], left[at]);
        let worth = |body: usize, rival: usize| shared[body] * (bodies[rival].len() + OVERHEAD);
        if worth(other, one) > worth(one, other) { at } else { best }
    }) {
        let body = left.remove(at);
        order.push(body);
        window.push_back(body);
        held += bodies[body].len();
        for &piece in &pieces[body] {
            if seen[piece] == 0 {
                holders[piece].iter().for_each(|&holder| shared[holder] += weights[piece]);
            }
            seen[piece] += 1;
        }
        while held > WINDOW && window.len() > 1 {
            let Some(gone) = window.pop_front() else { break };
            held -= bodies[gone].len();
            for &piece in &pieces[gone] {
                seen[piece] -= 1;
                if seen[piece] == 0 {
                    holders[piece].iter().for_each(|&holder| shared[holder] -= weights[piece]);
                }
            }
        }
    }
    order
}

/// The pieces of each body that other bodies have too, and who has each.
fn shared_pieces(bodies: &[&[u8]]) -> (Vec<Vec<usize>>, Vec<Vec<usize>>) {
    let mut found: BTreeMap<Piece, Vec<usize>> = BTreeMap::new();
    for (at, body) in bodies.iter().enumerate() {
        for piece in body.array_windows::<6>() {
            let holders = found.entry(*piece).or_default();
            if holders.last() != Some(&at) {
                holders.push(at);
            }
        }
    }
    let holders: Vec<_> = found.into_values().filter(|holders| (2..=COMMON).contains(&holders.len())).collect();
    let mut pieces = vec![Vec::new(); bodies.len()];
    for (piece, bodies) in holders.iter().enumerate() {
        for &body in bodies {
            pieces[body].push(piece);
        }
    }
    (pieces, holders)
}

/// Writes a module with its functions in another order.
struct Renumber {
    imported: u32,
    /// The function that stands at each place.
    order: Vec<usize>,
    /// The place of each function.
    places: Vec<usize>,
}

impl Renumber {
    fn new(imported: u32, order: Vec<usize>) -> Self {
        let mut places = vec![0; order.len()];
        for (place, &function) in order.iter().enumerate() {
            places[function] = place;
        }
        Self { imported, order, places }
    }
}

impl Reencode for Renumber {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.imported).and_then(|own| self.places.get(own as usize));
        Ok(own.map_or(function, |place| self.imported + *place as u32))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for at in 0..self.order.len() {
            functions.function(types[self.order[at]]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for at in 0..self.order.len() {
            self.parse_function_body(code, bodies[self.order[at]].clone())?;
        }
        Ok(())
    }
}
