//! Replay, save file and link give the game back.

use std::fmt::Display;

use super::{Sampler, Suite, Violation};
use crate::record::Game;
use crate::rules::Rules;
use crate::viewer::Views;

/// Orders between two earlier states that are looked up.
const PAST_EVERY: usize = 5;

/// The lengths of a game in its outer forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    /// Bytes of the save file.
    pub save: usize,
    /// Characters of the link of the whole game; none where it is too long for one.
    pub link: Option<usize>,
}

/// A game comes back from its record, its save file and its link as it was. The options that are read are completed by
/// what files and links leave out.
///
/// Errors: what is otherwise.
pub fn round_trips<R: Rules>(game: &Game<R>, complete: impl Fn(&mut R::Options)) -> Result<Lengths, Violation> {
    let mut replayed = Game::replay(game.record(), game.checkpoints()).map_err(|fault| none("record", &fault))?;
    same(game, &replayed, "record")?;
    same_past(&mut game.clone(), &mut replayed)?;
    let save = game.save();
    let loaded = Game::load_with(&save, &complete).map_err(|fault| none("save file", &fault))?;
    same(game, &loaded, "save file")?;
    let link = game.link().ok();
    if let Some(link) = &link {
        let opened = Game::open_with(link, &complete).map_err(|fault| none("link", &fault))?;
        same(game, &opened, "link")?;
    }
    Ok(Lengths { save: save.len(), link: link.map(|link| link.len()) })
}

/// Errors: another state, other options, orders, dice or checkpoints than those of the game.
pub(super) fn same<R: Rules>(game: &Game<R>, other: &Game<R>, from: &str) -> Result<(), Violation> {
    let (record, of_other) = (game.record(), other.record());
    let same = other.state() == game.state()
        && other.links() == game.links()
        && of_other.options == record.options
        && of_other.orders == record.orders
        && other.checkpoints() == game.checkpoints();
    if same { Ok(()) } else { Err(Violation(format!("another game comes out of the {from}"))) }
}

impl<R: Views, S: Sampler<R>> Suite<R, S> {
    /// The game comes back from its record, its save file and its link.
    pub(super) fn round_trips(&mut self) -> Result<(), Violation> {
        let (sampler, played) = (&self.sampler, &self.game.record().options);
        let lengths = round_trips(&self.game, |options| sampler.complete(options, played))?;
        (self.met.save, self.met.link) = (lengths.save, lengths.link);
        Ok(())
    }
}

pub(super) fn none(from: &str, fault: &dyn Display) -> Violation {
    Violation(format!("no game comes out of the {from}: {fault}"))
}

/// Errors: two games with the same orders give another state after some of them.
pub(super) fn same_past<R: Rules>(one: &mut Game<R>, other: &mut Game<R>) -> Result<(), Violation> {
    for orders in (0..=one.len()).step_by(PAST_EVERY) {
        if one.state_after(orders) != other.state_after(orders) {
            return Err(Violation(format!("the state after {orders} orders is not the one that was")));
        }
    }
    Ok(())
}
