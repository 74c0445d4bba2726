//! What links carry.

use referee::link::LinkError;
use rommel_in_the_desert::record::{Options, Rommel};
use serde::Serialize;
use site::border::{give, read_text};
use site::links::{BadLink, Carried, unpack};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// What a link carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", tag = "kind")]
pub enum LinkContent {
    /// A whole game, for `Game.open`; it has not been played again yet.
    Game {
        /// What the players chose.
        options: Options,
        /// Its orders.
        orders: u32,
        /// The players roll their own dice.
        entered: bool,
    },
    /// A turn, for `receive` of somebody who has the game; it has not been played yet.
    Turn {
        /// What the game begins with, 16 hex digits: `gameId` of the game that it belongs to.
        game: String,
        /// Orders before it.
        from: u32,
        /// Its orders.
        orders: u32,
    },
}

/// Reads a link. Links of this game carry nothing but games and turns.
fn decode(fragment: &str) -> Result<LinkContent, BadLink> {
    Ok(match unpack::<Rommel>(fragment)? {
        Carried::Game { options, orders, entered } => LinkContent::Game { options, orders, entered },
        Carried::Turn { game, from, orders } => LinkContent::Turn { game, from, orders },
        Carried::Text(..) => return Err(LinkError::Kind.into()),
    })
}

/// Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
///
/// Errors: `bad-link`; its path is `too-long`, `form`, `tag`, `check`, `kind`, `content` or `text`.
#[wasm_bindgen(js_name = decodeAnyLink)]
pub fn decode_any_link(fragment: &js_sys::JsString) -> Result<Ts<LinkContent>, JsValue> {
    give(&decode(&read_text(fragment))?)
}

#[cfg(test)]
mod tests {
    use referee::Rules;
    use referee::hash::hex;
    use referee::link::{self, Kind};
    use referee::record::DiceMode;
    use rommel_in_the_desert::model::scenario::ScenarioId;
    use rommel_in_the_desert::record::Game;
    use rommel_in_the_desert::state::order::Order;

    use super::*;

    const TAG: &str = Rommel::FORMATS.link;

    #[test]
    fn a_game_and_a_turn_tell_what_they_carry_before_they_are_opened() {
        let options = Options::of(ScenarioId::Gazala);
        let mut game = Game::new(options.clone(), DiceMode::Seeded(referee::Seed([1; 16]))).unwrap().0;
        let carried = decode(&game.link().unwrap()).unwrap();
        assert_eq!(carried, LinkContent::Game { options, orders: 0, entered: false });
        game.give(Order::Deal, &[]).unwrap();
        let id = hex(&game.links()[0].0[..8]);
        assert_eq!(decode(&game.turn_link(0).unwrap()), Ok(LinkContent::Turn { game: id, from: 0, orders: 1 }));
    }

    #[test]
    fn a_link_that_carries_something_else_is_refused_by_its_kind() {
        for kind in [Kind::Combat, Kind::Position] {
            let link = link::encode(TAG, kind, r#"{"units":[]}"#).unwrap();
            assert_eq!(decode(&link).unwrap_err().path, LinkError::Kind.code());
        }
        let other = link::encode("d1", Kind::Position, r#"{"units":[]}"#).unwrap();
        assert_eq!(decode(&other).unwrap_err().path, LinkError::Tag(TAG).code());
    }
}
