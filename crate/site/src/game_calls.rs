//! Calls and types of a game's handle that are the same for every game but for the types in them.
//!
//! Calls of JavaScript cannot be generic, so these macros declare them in the crate of each game, where a struct `Game`
//! holds a [`Handle`](crate::Handle) in its field `handle`.

/// Declares the types around the calls of a game: how it begins, what becomes of an order, and the journal. `entry`,
/// `event`, `refusal`, `options` and `side` are the types of the game that they hold.
#[macro_export]
macro_rules! game_types {
    (entry: $entry:ident, event: $event:ident, refusal: $refusal:ident, options: $options:ident, side: $side:ident) => {
        /// How a game begins.
        #[derive(::serde::Deserialize, ::tsify::Tsify)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct GameStart {
            /// What the players choose.
            pub options: $options,
            /// Where the dice come from; a fresh seed by default.
            #[serde(default)]
            #[tsify(optional)]
            pub dice: $crate::views::DiceChoice,
        }

        /// What becomes of an order.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        #[serde(rename_all = "camelCase", tag = "kind")]
        pub enum GivenOrder {
            /// It was carried out.
            Given(Box<$entry>),
            /// It may not be given, and nothing has changed.
            Refused {
                /// The rule against it.
                refusal: $refusal,
            },
        }

        /// Whether an order may be given.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        #[serde(rename_all = "camelCase", tag = "kind")]
        pub enum OrderCheck {
            /// It may; whether its dice let it end well is not foreseen.
            Allowed,
            /// It may not.
            Refused {
                /// The rule against it.
                refusal: $refusal,
            },
        }

        /// Orders with what they brought about.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        pub struct Journal {
            /// The orders, in order.
            pub orders: Vec<$entry>,
        }

        /// What a player has ordered.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        pub struct SideOrders {
            /// The player.
            pub side: $side,
            /// The player's orders.
            pub orders: u32,
            /// Those of them that give standing orders or take them back.
            pub standing: u32,
        }

        /// The terms of a game.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        #[serde(rename_all = "camelCase")]
        pub struct GameTerms {
            /// The choices before it.
            #[serde(flatten)]
            pub chosen: $crate::views::ChosenTerms,
            /// What the players have ordered who have ordered anything, in the order of their first orders.
            pub sides: Vec<SideOrders>,
        }

        impl From<::referee::record::Terms<$side>> for GameTerms {
            fn from(terms: ::referee::record::Terms<$side>) -> Self {
                let of_side = |&one: &::referee::record::terms::SideOrders<$side>| SideOrders {
                    side: one.side,
                    orders: one.orders as u32,
                    standing: one.standing as u32,
                };
                Self { sides: terms.sides.iter().map(of_side).collect(), chosen: terms.into() }
            }
        }

        /// What happened before the first order.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        pub struct Opening {
            /// In order.
            pub events: Vec<$event>,
        }
    };
}

/// Declares the calls of `Game` that need no type of the game but its sides and those of
/// [`game_types`](crate::game_types).
#[macro_export]
macro_rules! record_calls {
    (side: $side:ident) => {
        /// A mark of the record: what is hidden of a side was shown at a screen where that side is not played.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        pub struct LookView {
            /// Orders given before it.
            pub orders: u32,
            /// The side that was shown.
            pub side: $side,
            /// Who decided for it there.
            pub by: ::referee::record::LookBy,
        }

        /// The marks of a record.
        #[derive(::serde::Serialize, ::tsify::Tsify)]
        pub struct Looks {
            /// Each, in the order of the game.
            pub looks: Vec<LookView>,
        }

        #[::wasm_bindgen::prelude::wasm_bindgen]
        impl Game {
            /// Carries out the orders of a turn link that this game does not have yet; they cannot be taken back. Gives
            /// what they brought about. With `upTo` only those up to that many orders of the whole game are kept; all
            /// of them have to follow. `receiver` is the side played here, in whose name the turn may give no standing
            /// orders, and orders only as they follow from those of this game.
            ///
            /// Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-game`,
            /// `missing` where turns between are not here, `other-way` where this game went on otherwise, `known` where
            /// it has the turn already, `standing-forged` or `standing-differs` of an order of the receiver, or why the
            /// orders do not follow.
            pub fn receive(
                &mut self,
                link: &::js_sys::JsString,
                #[wasm_bindgen(js_name = upTo)] up_to: Option<usize>,
                receiver: Option<::tsify::Ts<$side>>,
            ) -> Result<::tsify::Ts<Journal>, ::wasm_bindgen::JsValue> {
                let receiver = receiver.map(|side| $crate::border::read(&side)).transpose()?;
                $crate::border::give(&Journal { orders: self.handle.receive(link, up_to, receiver)? })
            }

            /// How far the players have come in agreeing on the seed; nothing where the seed is not agreed by them. Before
            /// the reveal every order is refused with `seed-not-agreed`.
            #[wasm_bindgen(unchecked_return_type = "AgreementView | undefined")]
            pub fn agreement(&self) -> Result<::wasm_bindgen::JsValue, ::wasm_bindgen::JsValue> {
                let agreement = self.handle.agreement();
                agreement.map_or(Ok(::wasm_bindgen::JsValue::UNDEFINED), |view| $crate::border::give_value(&view))
            }

            /// Answers the offer of a seed with 64 random hex digits.
            ///
            /// Errors: `bad-argument`; its path is `answer`, or `agreement-step` where there is no offer or an answer.
            #[wasm_bindgen(js_name = answerOffer)]
            pub fn answer_offer(&mut self, answer: &str) -> Result<(), ::wasm_bindgen::JsValue> {
                self.handle.answer_offer(answer)
            }

            /// Reveals the secret that the game began with, 64 hex digits, once the offer is answered: the game then has
            /// its seed.
            ///
            /// Errors: `bad-argument`; its path is `secret`, `reveal` where it is not the secret of the commitment, or
            /// `agreement-step` where there is no answer.
            #[wasm_bindgen(js_name = revealSecret)]
            pub fn reveal_secret(&mut self, secret: &str) -> Result<(), ::wasm_bindgen::JsValue> {
                self.handle.reveal_secret(secret)
            }

            /// Takes over what the game of a link has more of the agreement on the seed than this one: the answer, or the
            /// reveal with the orders given since, which cannot be taken back. `receiver` is the side played here, as for
            /// `receive`. A reveal is taken over by a game that has answered alone.
            ///
            /// Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-agreement` for
            /// another game, `other-answer` for another answer than this game has, `reveal` or `agreed-seed` where the
            /// numbers do not fit each other, `known` where the link brings nothing new, or why the orders do not follow.
            pub fn agree(
                &mut self,
                link: &::js_sys::JsString,
                receiver: Option<::tsify::Ts<$side>>,
            ) -> Result<(), ::wasm_bindgen::JsValue> {
                let receiver = receiver.map(|side| $crate::border::read(&side)).transpose()?;
                self.handle.agree(link, receiver)
            }

            /// What was chosen before the game, as far as it differs from the usual choices, and how much each player
            /// has ordered: what somebody has to know to whom the game is offered.
            pub fn terms(&self) -> Result<::tsify::Ts<GameTerms>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&GameTerms::from(self.handle.played().terms()))
            }

            /// Whether the last order can be taken back: not past a die, nor past the other player's decision.
            #[wasm_bindgen(js_name = canUndo)]
            pub fn can_undo(&self) -> Result<::tsify::Ts<$crate::views::UndoCheck>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&self.handle.can_undo())
            }

            /// Whether an order that was taken back can be given again.
            #[wasm_bindgen(js_name = canRedo)]
            pub fn can_redo(&self) -> Result<::tsify::Ts<$crate::views::UndoCheck>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&self.handle.can_redo())
            }

            /// Takes the last order back, where it can be.
            pub fn undo(&mut self) -> Result<::tsify::Ts<$crate::views::UndoCheck>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&self.handle.undo())
            }

            /// Gives the order again that was taken back last.
            pub fn redo(&mut self) -> Result<::tsify::Ts<$crate::views::UndoCheck>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&self.handle.redo())
            }

            /// What happened before the first order.
            pub fn opening(&mut self) -> Result<::tsify::Ts<Opening>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&Opening { events: self.handle.opening()?.events })
            }

            /// Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the
            /// last.
            pub fn journal(
                &mut self,
                from: usize,
                to: Option<usize>,
            ) -> Result<::tsify::Ts<Journal>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&Journal { orders: self.handle.journal(from, to) })
            }

            /// Writes a note beside an order, in place of the one there; an empty text takes it away. Up to 500 notes
            /// of up to 500 letters, without control characters; save files keep them, links do not.
            ///
            /// Errors: `bad-argument`; its path is `order`, `text` or `notes`.
            pub fn note(&mut self, order: usize, text: &str) -> Result<(), ::wasm_bindgen::JsValue> {
                self.handle.note(order, text)
            }

            /// Marks in the record that what is hidden of a side is shown now at a screen where that side is not
            /// played; saves, links and turns tell it. Up to 64 marks are kept.
            ///
            /// Errors: `bad-argument`.
            pub fn look(
                &mut self,
                side: &::tsify::Ts<$side>,
                by: &::tsify::Ts<::referee::record::LookBy>,
            ) -> Result<(), ::wasm_bindgen::JsValue> {
                let (side, by) = ($crate::border::read(side)?, $crate::border::read(by)?);
                self.handle.look(side, by);
                Ok(())
            }

            /// The marks of the record, for every viewer.
            pub fn looks(&self) -> Result<::tsify::Ts<Looks>, ::wasm_bindgen::JsValue> {
                let looks = self.handle.looks().into_iter();
                let looks = looks.map(|(orders, side, by)| LookView { orders, side, by }).collect();
                $crate::border::give(&Looks { looks })
            }

            /// Another game with the first orders of this one and their dice, for the same viewer. From there on it is
            /// a game of its own: with another `gameId` and other dice, so that no turn link of it fits this one.
            ///
            /// Errors: `bad-argument` beyond the last order; `no-entropy`.
            #[wasm_bindgen(js_name = continueFrom)]
            pub fn continue_from(&self, orders: usize) -> Result<Self, ::wasm_bindgen::JsValue> {
                self.handle.continue_from(orders).map(Self::from)
            }

            /// A copy of this game with its first orders and the same dice, for the same viewer.
            ///
            /// Errors: `bad-argument` beyond the last order.
            pub fn branch(&self, orders: usize) -> Result<Self, ::wasm_bindgen::JsValue> {
                self.handle.branch(orders).map(Self::from)
            }

            /// Plays the game again from its first order and compares every die and every checkpoint.
            pub fn verify(&self) -> Result<::tsify::Ts<$crate::views::GameProof>, ::wasm_bindgen::JsValue> {
                $crate::border::give(&self.handle.verify())
            }

            /// The hash of the state, 64 hex digits: the same on every machine for the same state.
            pub fn fingerprint(&self) -> String {
                self.handle.fingerprint()
            }

            /// What tells this game from every other whatever its orders, 16 hex digits.
            #[wasm_bindgen(js_name = gameId)]
            pub fn game_id(&self) -> String {
                self.handle.game_id()
            }

            /// The game as the text of a save file.
            pub fn save(&self) -> String {
                self.handle.played().save()
            }

            /// The whole game as a link, for the fragment of an address: the tag of the game, then
            /// `.g.<content>.<check>`.
            ///
            /// Errors: `bad-link` with the path `too-long` for a game that no link can carry.
            #[wasm_bindgen(js_name = gameLink)]
            pub fn game_link(&self) -> Result<String, ::wasm_bindgen::JsValue> {
                self.handle.game_link()
            }

            /// The orders after the first `from` as a link, for somebody who has the game up to there; by default from
            /// where the player-turn begins (`turnBegins` of the view): the tag of the game, then
            /// `.t.<content>.<check>`.
            ///
            /// Errors: `bad-link` with the path `known` where no orders come after, `too-long` for too many.
            #[wasm_bindgen(js_name = turnLink)]
            pub fn turn_link(&self, from: Option<usize>) -> Result<String, ::wasm_bindgen::JsValue> {
                self.handle.turn_link(from)
            }

            /// The game in words, for reports in forums.
            ///
            /// Errors: `bad-game`, which would be a fault of the engine.
            pub fn transcript(&self) -> Result<String, ::wasm_bindgen::JsValue> {
                self.handle.transcript()
            }
        }
    };
}
