//! What orders brought about, in words with the case numbers behind it.

use super::template::fill;
use super::{class, count, sentence, side};
use crate::model::finding::Code;
use crate::model::turn_option::TurnOption;
use crate::model::units::UnitClass;
use crate::query::game::entry::FindingEntry;

/// Something that happened, as far as its viewer may know it.
pub(in crate::query::game) fn finding(entry: &FindingEntry) -> String {
    let words = fill(template(entry.code), &|gap| value(entry, gap));
    let said = sentence(&words);
    format!("{} ({}).", said.trim_end_matches('.'), entry.code.citation().cases.join(", "))
}

/// The value of a gap: `{unit}`, `{hex}`, `{side}`, `{before}`, `{after}`, `{class}` and
/// `{option}` (by their places in `after`), or a number with what it counts, as in `{after|step}`.
fn value(entry: &FindingEntry, gap: &str) -> Option<String> {
    let [before, after] = entry.numbers.map_or([None; 2], |numbers| numbers.map(Some));
    let place = || after.and_then(|after| usize::try_from(after).ok());
    match gap.split_once('|') {
        Some(("before", one)) => before.map(|number| count(number, one)),
        Some(("after", one)) => after.map(|number| count(number, one)),
        Some(_) => None,
        None => match gap {
            "unit" => Some(entry.name.clone().unwrap_or_else(|| "a block".to_owned())),
            "hex" => entry.hex.map(str::to_owned),
            "side" => entry.side.map(|one| side(one).to_owned()),
            "before" => before.map(|number| number.to_string()),
            "after" => after.map(|number| number.to_string()),
            "class" => Some(class(*UnitClass::ALL.get(place()?)?).to_owned()),
            "option" => TurnOption::ALL.into_iter().find(|&one| place() == Some(one as usize)).map(option),
            _ => None,
        },
    }
}

/// A turn option.
pub(super) fn option(option: TurnOption) -> String {
    format!("{option:?}")
}

/// What is said of a finding.
const fn template(code: Code) -> &'static str {
    use Code as C;
    match code {
        C::LineToBase => "{unit} in {hex} has a supply line of {after|hex} to its base",
        C::NoLine => "{unit} in {hex} has no supply line to its base",
        C::FortressSupplies => "the isolated fortress {hex} supplies {unit}: {after} of at most {before|unit}",
        C::FortressFull => "the isolated fortress {hex} supplies at most {before|unit} of the {after} in it",
        C::OasisSupplies => "the oasis {hex} supplies {unit}",
        C::OasisFull => "the oasis {hex} supplies {before|unit} only of the {after} in it",
        C::RoadBonus => "{unit} has a road bonus: {after|hex} instead of {before}",
        C::RommelBonus => "{unit} has the Rommel bonus: {after|hex} instead of {before}",
        C::EntersEnemyHex => {
            "units that have entered the enemy hex {hex} over this hexside: {after} of at most {before}"
        }
        C::Dice => "combat value {before} gives {unit} {after|die}",
        C::RequiredTarget => "{unit} must fire at {class}",
        C::Hits => "{unit} scores {after|hit} with {before|die}",
        C::StepLost => "{unit} loses a step[: combat value {before} to {after}]",
        C::HitCarried => "{unit} carries a single hit, because its steps count double",
        C::HitLost => "the single hit on {unit} is lost",
        C::HitsWasted => "hits beyond the last unit are lost: {after} of {before}",
        C::Eliminated => "{unit} is eliminated",
        C::Pursuit => "{unit} fires in pursuit, faster by {before} than the slowest unit that leaves: {after|die}",
        C::RoutFire => "{unit} fires at the routed units: {after|die}",
        C::Disrupted => "{unit} is disrupted[ and keeps its combat value of {after}]",
        C::TurnBegins => "a turn of the {side} begins",
        C::Recovers => "{unit} recovers[ with combat value {after}]",
        C::Moves => "{unit} moves[ {after|hex}] into {hex}",
        C::MarchImpossible => "the forced march of {unit} to {hex} has become impossible; it stays where it is",
        C::MarchDeclared => "a forced march of {unit} to {hex} is declared",
        C::Withdraws => "{unit} withdraws[ {after|hex}] into {hex}",
        C::Rout => "disrupted units routed in {hex}: {after}",
        C::CannotWithdraw => "{unit} cannot withdraw from the rout in {hex} and is eliminated",
        C::BattleTurn => "battle turn {after} begins in {hex}",
        C::Fires => "{unit} in {hex} fires at {class}",
        C::RearguardEngaged => "the rearguard in {hex} is engaged",
        C::RearguardLeft => "the rearguard in {hex} is left alone, and there is no pursuit fire",
        C::Unsupplied => "{unit} is without supply at the end of its turn and is disrupted",
        C::HandlesDealt => "the handles of the blocks are dealt",
        C::DeckShuffled => "the discards are shuffled: {after|card} in the deck",
        C::HandKept => "the opening hand of the {side} is kept: {after|card}",
        C::HandExchanged => "the opening hand of the {side} is exchanged: {after|card}",
        C::MonthBegins => "month {after} begins",
        C::Challenge => "the {side} challenge for the initiative with {after|card}",
        C::BidShown => "the bid of the {side} is turned up: {before|card}, {after} of them real",
        C::InitiativeTaken => "the first turn of the month goes to the {side}",
        C::CardsLaid => "cards of the {side} for this turn: {before}, {after} of them real",
        C::OptionChosen => "the turn of the {side} has the option {option}",
        C::MonthEnds => "two Pass turns in a row end the month",
        C::ForcedMarch => "the forced march of {unit} to {hex} succeeds on {before} or more and rolls {after}",
        C::RetreatMarchFails => "the forced march of {unit} fails and costs a step[: combat value {before} to {after}]",
        C::TurnedUp => "{unit} is turned up with {after|step}",
        C::StopsInMines => "{unit} is stopped by the minefield in {hex}",
        C::SetUp => "{unit} is set up in {hex}[ with {after|step}]",
        C::Income => "buildup points of the {side}: {before} to {after}",
        C::LostUnsupplied => "{unit}[ in {hex}] is without supply and is eliminated",
        C::DummiesDiscarded => "dummies are discarded from the hand of the {side}: {before|card} to {after}",
        C::CardsDrawn => "cards are drawn into the hand of the {side}: {before|card} to {after}",
        C::Arrives => "{unit} arrives in {hex}[ with {after|step}]",
        C::EarlyDie => "{unit}, due next month, comes now on {before} or less and rolls {after}",
        C::ArrivesEarly => "{unit} arrives one month early in {hex}[ with {after|step}]",
        C::MaltaArrives => "{unit} of the Malta Group arrives in {hex}[ with {after|step}]",
        C::Refitted => "{unit} comes back from refit in {hex}[ with {after|step}]",
        C::StepGained => "{unit} gains a step: {before} to {after}",
        C::MinesLaid => "a minefield of the {side} is laid in {hex}",
        C::MinesLifted => "the minefield of the {side} in {hex} is removed",
        C::Redeploys => "{unit} redeploys to {hex}",
        C::GoesToRefit => "{unit} goes to its base for refit[ with {after|step}]",
        C::BaseCaptured => "the base in {hex} is captured",
        C::PositionHeld => "one side alone holds Tobruk and what surrounds it",
        C::UnitsLeft => "units left: {before} of the Axis, {after} of the Allies",
        C::StandingGiven => "the {side} have standing orders until the enemy's turn ends",
        C::StandingRevoked => "the {side} have no standing orders any more",
        C::StandingOver => "the standing orders of the {side} end",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::model::units::Side;

    fn entry(code: Code) -> FindingEntry {
        let (name, side) = (Some("Ariete 132".to_owned()), Some(Side::Axis));
        FindingEntry { code, side, handle: None, name, hex: Some("Mechili"), numbers: Some([1, 2]), faces: Vec::new() }
    }

    #[test]
    fn every_code_has_a_sentence_of_its_own_without_gaps() {
        let mut sentences = BTreeSet::new();
        for &code in Code::ALL {
            let said = finding(&entry(code));
            assert!(!said.contains(['{', '}', '[', ']', '|', '?']), "{}: {said}", code.name());
            let words = said.split_once(" (").map_or("", |(words, _)| words);
            assert!(words.len() > 10 && said.ends_with(")."), "{}: {said}", code.name());
            assert!(sentences.insert(words.to_owned()), "{} twice", code.name());
        }
    }

    #[test]
    fn what_is_hidden_is_left_out() {
        let known = finding(&entry(Code::SetUp));
        assert_eq!(known, "Ariete 132 is set up in Mechili with 2 steps (11.0).");
        let hidden = FindingEntry { name: None, numbers: None, ..entry(Code::SetUp) };
        assert_eq!(finding(&hidden), "A block is set up in Mechili (11.0).");
        let moves = entry(Code::Moves);
        assert_eq!(finding(&moves), "Ariete 132 moves 2 hexes into Mechili (2.5).");
        let moves = FindingEntry { numbers: None, ..moves };
        assert_eq!(finding(&moves), "Ariete 132 moves into Mechili (2.5).");
        assert_eq!(finding(&entry(Code::TurnedUp)), "Ariete 132 is turned up with 2 steps (3.4).");
    }

    #[test]
    fn places_in_lists_are_named() {
        assert_eq!(finding(&entry(Code::Fires)), "Ariete 132 in Mechili fires at antitank guns (3.4).");
        assert_eq!(finding(&entry(Code::OptionChosen)), "The turn of the Axis has the option Assault (4.4).");
    }
}
