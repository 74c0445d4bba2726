//! Orders of which the legal list holds the parts.

/// A kind of orders of which there are too many to list: the legal list holds their parts. A player begins with what is
/// in hand, adds parts in any order, and may give the order as soon as it is complete. The tables of all games are in
/// docs/formats.md; a trial of random orders says by which of them an accepted order is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// The orders.
    pub orders: &'static str,
    /// What is in hand first.
    pub hand: &'static str,
    /// What may be added.
    pub added: &'static str,
    /// When the order can be given.
    pub given: &'static str,
    /// How the list shows a part after which no order of the phase is left; none where no part leads there.
    pub corner: Option<&'static str>,
}

/// How the legal list holds an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// As it is.
    Whole,
    /// By its parts.
    ByParts(&'static Parts),
    /// Not at all.
    Not,
}

impl Listed {
    /// By these parts, or not at all.
    pub const fn by_parts_if(parts: &'static Parts, covered: bool) -> Self {
        if covered { Self::ByParts(parts) } else { Self::Not }
    }
}

/// The table of the documentation: a line for each kind of orders.
pub fn table(all: &[Parts]) -> String {
    let head = "| orders | in hand | may be added | can be given | dead end |\n|---|---|---|---|---|\n";
    let line = |parts: &Parts| {
        let Parts { orders, hand, added, given, corner } = parts;
        format!("| {orders} | {hand} | {added} | {given} | {} |\n", corner.unwrap_or("none"))
    };
    all.iter().map(line).fold(head.to_owned(), |text, line| text + &line)
}
