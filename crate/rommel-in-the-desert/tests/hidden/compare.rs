//! Whether a player can tell two states apart.

use referee::json::to_text;
use referee::record::Report;
use referee::viewer::Given;
use referee::{Random, Viewer, Views};
use rommel_in_the_desert::model::units::Side;
use rommel_in_the_desert::state::State;
use rommel_in_the_desert::state::order::Order;

use super::pairs::Pair;

/// How far two states were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compared {
    /// Before the order: it reveals something to the player, or is not possible in the twin.
    Before,
    /// Before the order and after it.
    Followed,
}

/// What a player is shown, each with its name.
type Shown = Vec<(&'static str, String)>;

/// Compares what the player of a pair is shown of both states and answered about them, and what is shown after the order
/// of the pair.
///
/// Errors: the first thing in which they differ.
pub fn compare<R>(
    rules: &mut R,
    advice: impl Fn(&mut R, &State) -> Option<Order>,
    answers: impl Fn(&R, &State, Viewer<Side>) -> Vec<String>,
    pair: &Pair,
) -> Result<Compared, String>
where
    R: Views<State = State, Order = Order, Side = Side>,
{
    let viewer = Viewer::Side(pair.viewer);
    let [real, twin] = [&pair.state, &pair.twin].map(|state| {
        let mut all = shown(rules, state, viewer);
        all.extend(answers(rules, state, viewer).into_iter().map(|answer| ("answer", answer)));
        if rules.to_act(state) == pair.viewer {
            all.push(("advice", format!("{:?}", advice(rules, state))));
        }
        all
    });
    same(real, twin)?;
    let [Some(real), Some(twin)] = [(&pair.state, &pair.order), (&pair.twin, &pair.twin_order)]
        .map(|(state, order)| after(rules, state, order, pair))
    else {
        return Ok(Compared::Before);
    };
    same(real, twin).map(|()| Compared::Followed)
}

/// What is shown of a state, whatever led to it.
fn shown<R: Views<State = State>>(rules: &mut R, state: &State, viewer: Viewer<R::Side>) -> Shown {
    let log = R::Log::default();
    vec![
        ("view", to_text(&rules.view(state, &log, viewer))),
        ("legal list", to_text(&rules.legal(state, viewer))),
        ("set-up", rules.set_up_text(state, &log, viewer)),
    ]
}

/// What is shown after an order; none where it is not possible or reveals something to the player.
fn after<R>(rules: &mut R, before: &State, order: &Order, pair: &Pair) -> Option<Shown>
where
    R: Views<State = State, Order = Order, Side = Side>,
{
    let (viewer, mut log) = (Viewer::Side(pair.viewer), R::Log::default());
    let carried = rules.carry_out(before, order, Random::given(&pair.faces), &mut log).ok()?;
    if carried.reveals.is_to(&pair.viewer) && !pair.draws {
        return None;
    }
    let report = Report { faces: carried.faces, log };
    let given = Given { at: 0, before, order, report: &report, note: None };
    let mut all = shown(rules, &carried.state, viewer);
    all.push(("view", to_text(&rules.view(&carried.state, &report.log, viewer))));
    all.push(("journal", to_text(&rules.entry(given, viewer))));
    all.push(("transcript", rules.text(&mut R::Transcript::default(), given, &carried.state, viewer)));
    Some(all)
}

fn same(real: Shown, twin: Shown) -> Result<(), String> {
    match real.into_iter().zip(twin).find(|(real, twin)| real != twin) {
        None => Ok(()),
        Some(((what, real), (_, twin))) => Err(format!("the {what} differs: {real}\nand {twin}")),
    }
}
