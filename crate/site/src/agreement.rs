//! A seed that both players agree on, in the words of the page.

use js_sys::JsString;
use referee::hash::{hex, unhex};
use referee::record::agreement::Bytes32;
use referee::record::link::{LinkFault, Shared};
use referee::record::{Agreement, AgreementFault, Game};
use referee::{Seed, Views};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::border::{engine_error, read_text};
use crate::faults::bad_link;
use crate::handle::Handle;

/// How far the players have come in agreeing on the seed of the dice. Numbers are 64 hex digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AgreementView {
    /// `offered`: a player has committed to a secret; `answered`: the other player has answered; `revealed`: the secret is
    /// known, and the game has its seed.
    #[tsify(type = "\"offered\" | \"answered\" | \"revealed\"")]
    pub step: &'static str,
    /// The hash of the secret.
    pub commitment: String,
    /// What the other player drew.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub answer: Option<String>,
    /// The secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub reveal: Option<String>,
    /// The seed, 32 hex digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional, type = "string")]
    pub seed: Option<Seed>,
}

impl From<&Agreement> for AgreementView {
    fn from(agreement: &Agreement) -> Self {
        let digits = |bytes: &Bytes32| hex(bytes);
        Self {
            step: agreement.step(),
            commitment: hex(agreement.commitment()),
            answer: agreement.answer().map(digits),
            reveal: agreement.reveal().map(digits),
            seed: agreement.seed(),
        }
    }
}

impl<R: Views> Handle<R>
where
    R::Refusal: Serialize,
{
    /// The agreement on the seed; none where the seed is not agreed.
    pub fn agreement(&self) -> Option<AgreementView> {
        self.played.agreement().map(AgreementView::from)
    }

    /// Answers the offer.
    ///
    /// Errors: `bad-argument`; its path is `answer` or `agreement-step`.
    pub fn answer_offer(&mut self, answer: &str) -> Result<(), JsValue> {
        let answer = bytes(answer, "answer")?;
        self.played.answer_offer(answer).map_err(bad_step)
    }

    /// Reveals the secret.
    ///
    /// Errors: `bad-argument`; its path is `secret`, `reveal` or `agreement-step`.
    pub fn reveal_secret(&mut self, secret: &str) -> Result<(), JsValue> {
        let secret = bytes(secret, "secret")?;
        self.played.reveal_secret(secret).map_err(bad_step)
    }

    /// Takes over what the game of a link has more of the agreement. The link may give no standing orders in the name of
    /// the `receiver`.
    ///
    /// Errors: `bad-link`, and nothing has changed.
    pub fn agree(&mut self, link: &JsString, receiver: Option<R::Side>) -> Result<(), JsValue> {
        match Game::<R>::read_link(&read_text(link)).map_err(|fault| bad_link(&fault))? {
            Shared::Game(record, end) => self.played.agree(&record, end, receiver).map_err(|fault| bad_link(&fault))?,
            Shared::Turn(_) => return Err(bad_link(&LinkFault::<R::Refusal>::Kind)),
        }
        self.last = None;
        Ok(())
    }
}

fn bytes(digits: &str, path: &str) -> Result<Bytes32, JsValue> {
    unhex(digits).map_err(|error| engine_error("bad-argument", &error.to_string(), path))
}

fn bad_step(fault: AgreementFault) -> JsValue {
    engine_error("bad-argument", &fault.to_string(), fault.code())
}
