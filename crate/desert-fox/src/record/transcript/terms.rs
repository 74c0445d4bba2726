//! The words of the transcript. It is meant for forums and mail, so it is English text and not keys of the page's language.

use std::iter::once;

use hexgrid::Hex;

use crate::model::preset::Preset;
use crate::model::units::Side;
use crate::state::counters::UnitId;
use crate::state::event::{Event, EventCode};
use crate::state::path::Spot;
use crate::state::{Phase, VictoryLevel};

/// A player.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Axis => "Axis",
        Side::Commonwealth => "Commonwealth",
    }
}

/// A player in names of files.
pub const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Axis => "axis",
        Side::Commonwealth => "commonwealth",
    }
}

/// A phase.
pub const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Initiative => "Initiative",
        Phase::Reinforcement => "Reinforcement",
        Phase::AirAllocation => "Air Allocation",
        Phase::InitialMovement => "Initial Movement",
        Phase::FirstReaction => "First Reaction",
        Phase::FirstCombat => "First Combat",
        Phase::MotorizedMovement => "Motorized Movement",
        Phase::SecondReaction => "Second Reaction",
        Phase::SecondCombat => "Second Combat",
        Phase::Refit => "Refit",
        Phase::Over => "Over",
    }
}

/// A named rule set.
pub const fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::Spi1981 => "SPI 1981",
        Preset::Spi1981Errata => "SPI 1981 with errata",
        Preset::Johnson2019 => "Johnson 2019",
        Preset::SixAngles2006 => "Six Angles 2006",
    }
}

/// The level of a victory.
pub const fn level(level: VictoryLevel) -> &'static str {
    match level {
        VictoryLevel::Draw => "draw",
        VictoryLevel::Marginal => "marginal victory",
        VictoryLevel::Substantive => "substantive victory",
        VictoryLevel::Decisive => "decisive victory",
    }
}

/// A title out of an id: its words with capitals, small ones excepted.
pub fn title(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        match letters.next() {
            Some(first) if !["for", "of", "the", "to"].contains(&word) => {
                once(first.to_ascii_uppercase()).chain(letters).collect()
            }
            _ => word.to_owned(),
        }
    };
    id.split('-').map(word).collect::<Vec<String>>().join(" ")
}

/// A counter, by what is printed on it.
pub fn unit(id: UnitId) -> String {
    let counter = id.counter();
    match counter.roster {
        Some(unit) => unit.name.clone(),
        None => format!("{} supply {}", side(counter.side()), counter.id.rsplit('-').next().unwrap_or_default()),
    }
}

/// Counters, with commas between them.
pub fn units(ids: &[UnitId]) -> String {
    ids.iter().map(|id| unit(*id)).collect::<Vec<_>>().join(", ")
}

/// A hex.
pub fn hex(hex: Hex) -> String {
    Spot(hex).to_string()
}

/// Hexes, with commas between them.
pub fn hexes(hexes: &[Spot]) -> String {
    hexes.iter().map(Spot::to_string).collect::<Vec<_>>().join(", ")
}

/// Movement points out of half ones.
pub fn movement_points(halves: i16) -> String {
    if halves % 2 == 0 { (halves / 2).to_string() } else { format!("{}.5", halves / 2) }
}

/// A number with what it counts, in the singular or the plural.
pub fn count(number: impl Into<u16>, one: &str) -> String {
    let number = number.into();
    format!("{number} {one}{}", if number == 1 { "" } else { "s" })
}

/// The number of a combat, counted from 1.
pub fn combat(number: impl Into<i32>) -> String {
    (number.into() + 1).to_string()
}

/// What happened; none for what the order itself or the head of its line says already.
pub fn event(event: &Event) -> Option<String> {
    let template = template(event.code);
    if template.is_empty() {
        return None;
    }
    let values = [
        ("{unit}", event.unit.map(unit)),
        ("{hex}", event.hex.map(hex)),
        ("{nation}", event.nation.map(|nation| format!("{nation:?}"))),
        ("{side}", event.side.map(|player| side(player).to_owned())),
        ("{before}", Some(event.before.to_string())),
        ("{after}", Some(event.after.to_string())),
        ("{combat}", Some(combat(event.after))),
    ];
    let fill =
        |text: String, (name, value): (&str, Option<String>)| text.replace(name, value.as_deref().unwrap_or("?"));
    Some(values.into_iter().fold(template.to_owned(), fill))
}

/// What is said of an event.
#[expect(clippy::too_many_lines, reason = "a table with a line for each event")]
const fn template(code: EventCode) -> &'static str {
    use EventCode as E;
    match code {
        E::GameTurn
        | E::PhaseBegins
        | E::PlayerTurn
        | E::PhasePassed
        | E::Moved
        | E::ForcedMarch
        | E::Reacted
        | E::Placed
        | E::ByRail
        | E::BySea
        | E::Declared
        | E::Revoked
        | E::CombatBegins
        | E::CombatDie
        | E::Withdrawn
        | E::DrawnWithdrawn
        | E::RommelGoes
        | E::Substituted
        | E::Stays
        | E::ToDump
        | E::ToMsu
        | E::StandingGiven
        | E::StandingRevoked
        | E::Converting => "",
        E::InitiativeRoll => "needs {before}, has {after}",
        E::Initiative => "{side} goes first",
        E::MarkerRemoved => "{unit} no longer marked Captured",
        E::RefitPoints | E::RefitMalta => "{nation} refit points {before} to {after}",
        E::Lapses => "combat {combat} is not fought",
        E::Due => "{unit} due",
        E::Returns | E::DrawnReturns => "{unit} back from withdrawal",
        E::ScheduledRefit | E::ToRefitBox => "{unit} to the Refit Box",
        E::ArrivalDie => "{unit} arrives on 1-{before}, rolls {after}",
        E::DumpRoll => "{unit} without a line is lost on 1-{before}, rolls {after}",
        E::DumpExpended | E::Expended => "{unit} expended",
        E::ConvoyRoll => "convoy die {before}, modified {after}",
        E::ConvoyMalta => "Malta turns {before} into {after}",
        E::ConvoySeason => "the season turns {before} into {after}",
        E::SupplyArrives => "{side} supply units arriving: {after}",
        E::NoCounter => "no supply counter left for {side}",
        E::SupplyLands => "{unit} ashore at {hex}",
        E::SupplyLost => "{unit} lost with its port",
        E::PlacedAtEdge => "at the edge of the map",
        E::Held => "{unit} held back",
        E::ReturnDie => "{unit} comes back on 1-{before}, rolls {after}",
        E::WithdrawalDie => "withdrawals roll {after}",
        E::WithdrawalsDrawn => "to leave: brigades {before}, armor {after}",
        E::RecoveryDie => "{unit} recovers on 1-{before}, rolls {after}",
        E::RommelDie => "Rommel is there on 1-{before}, rolls {after}",
        E::RommelComes => "Rommel comes to {hex}",
        E::RommelLeaves => "Rommel leaves the map",
        E::RommelLed => "Rommel has led this combat, shifts {after}",
        E::RommelSpares => "{unit} rolls no die, led by Rommel",
        E::StandingOver => "{side} standing orders end",
        E::RommelEscapes => "Rommel escapes to {hex}",
        E::DrawnMissed => "a withdrawal not made: Axis points {before} to {after}",
        E::NotWithdrawn => "{unit} not withdrawn: Axis points {before} to {after}",
        E::MaltaRaid => "the raid needs 1-{before}, rolls {after}",
        E::MaltaShipped | E::MaltaLoss | E::MaltaAirLost => "air points on Malta {before} to {after}",
        E::AirPoints | E::RaidLoss | E::AirLoss | E::InvasionAirPoint => "{side} air points {before} to {after}",
        E::ForcedMarchRoll | E::ReactionRoll => "{unit} needs 1-{before}, rolls {after}",
        E::RailRepaired => "railhead at {hex}",
        E::EmergencySupply => "{unit} supplied",
        E::DumpDestruction => "needs 1-{before}, rolls {after}",
        E::SupplyDestroyed => "{unit} destroyed",
        E::Disrupted => "{unit} disrupted",
        E::Overrun => "{before} against {after}",
        E::Overran => "{unit} overrun",
        E::CaptureRoll => "{unit} captured on 1-{before}, rolls {after}",
        E::Captured => "{unit} captured by {side}",
        E::Retaken => "{unit} retaken by {side}",
        E::CombatSupplied => "{side} in supply in combat {combat}",
        E::CombatUnsupplied => "{side} not all in supply in combat {combat}",
        E::Depleted | E::ParentDepleted => "{unit} depleted",
        E::Retreated => "{unit} back {after} to {hex}",
        E::Advanced => "{unit} forward to {hex}",
        E::ToDestroyedBox => "{unit} destroyed for good",
        E::BoxRoll => "{unit} saved on 1-{before}, rolls {after}",
        E::TobrukDump => "Tobruk yields a dump at {hex}",
        E::PortTaken => "{side} takes the port {hex}",
        E::FortFalls => "the fort at {hex} falls",
        E::Overstacked => "{hex} holds {after}, at most {before}",
        E::Recovered => "{unit} recovers",
        E::Undepleted | E::Rebuilt => "refit points {before} to {after}",
        E::FortBuilt => "fort of level {after} at {hex}",
        E::AlexandriaFalls => "Alexandria falls to {side}",
        E::InvasionUnit => "{unit} makes the index {after}",
        E::InvasionAir => "air points make it {after}",
        E::InvasionMalta => "Malta's air points make it {after}",
        E::InvasionWest => "{unit} in the west makes it {after}",
        E::InvasionRoll => "index {before}, die {after}",
        E::MaltaFalls => "Malta falls",
        E::MaltaHolds => "Malta stands",
        E::ConvoyFallen => "without Malta {before} is {after}",
        E::PortDie => "{unit} lands on 1-{before}, rolls {after}",
        E::PortLands => "{unit} ashore in Tobruk",
        E::PortSunk => "{unit} sunk",
        E::PortConvoys => "all supply to El Agheila",
        E::GameOver => "game over, {before} to {after}",
        E::CityPoints => "{side} {after} for {hex}",
        E::LossPoints => "{side} {after} for units lost",
        E::DetachmentFormed => "{unit} at {hex}, allowance {before} to {after}",
        E::DetachmentDie => "{unit} depleted on 1-{before}, rolls {after}",
        E::DetachmentRemoved => "{unit} taken off {hex}",
        E::Converted => "{unit} at {hex}",
        E::PatrolDestroys => "the raid succeeds",
        E::PatrolFails => "{unit} unharmed",
        E::PatrolLost => "{unit} eliminated",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_keep_their_small_words_small() {
        assert_eq!(title("race-for-tobruk"), "Race for Tobruk");
        assert_eq!(title("campaign"), "Campaign");
    }

    #[test]
    fn half_movement_points_are_told_as_points() {
        assert_eq!([0, 1, 28, 29].map(movement_points), ["0", "0.5", "14", "14.5"]);
    }

    #[test]
    fn every_event_leaves_no_brace_behind() {
        let whole = |code| Event { side: Some(Side::Axis), unit: Some(UnitId(0)), hex: None, ..Event::of(code) };
        for code in EventCode::ALL {
            let said = event(&whole(*code)).unwrap_or_default();
            assert!(!said.contains(['{', '}']), "{said}");
        }
        let said = event(&whole(EventCode::Captured));
        assert_eq!(said.as_deref(), Some("Axis supply 01 captured by Axis"));
    }
}
