//! Refusals in words: plain English for messages of the command line. The page has texts of its own.

use crate::model::refusal::RefusalCode;

impl RefusalCode {
    /// Why something is refused, without capital and full stop.
    pub const fn text(self) -> &'static str {
        match self {
            Self::UnknownHex => "no hex has that name",
            Self::UnknownUnit => "no block has that name, or it cannot be set up so",
            Self::BadChart => "the owner's value cannot stand there",
            Self::UnknownRevision => "the scenario has no such revision",
            Self::RecordFull => "the record takes no more orders, or none of that length",
            Self::NotOnMap => "the unit is not on the map, or is named in error",
            Self::MoveDisrupted => "disrupted units do not move of their own will",
            Self::MoveFromBattle => "units in a hex with enemies leave it by retreat only",
            Self::PathBroken => "the hexes of the path do not border on each other",
            Self::NoHex => "no hex of the map lies there",
            Self::HexsideClosed => "rough ground without a road closes the hexside",
            Self::MoveTooFar => "the move is longer than speed and road bonus allow",
            Self::MoveThroughEnemy => "the move goes on from an enemy hex",
            Self::MoveThroughMines => "the move goes on from a minefield",
            Self::HexsideFull => "no more units may cross the hexside into the enemy hex in this movement phase",
            Self::HexsideHostile => "the hexside of the battle belongs to the enemy",
            Self::RommelSide => "the Rommel bonus belongs to the Axis",
            Self::RommelUsed => "the Rommel bonus has been used in this turn",
            Self::RommelAbsent => "the scenario has no Rommel bonus",
            Self::OutOfReach => "the unit cannot reach the destination of the regroup move",
            Self::NotInRegroup => "the unit is not in the area of the regroup move",
            Self::OtherDestination => "the path does not end in the destination of the regroup move",
            Self::NoLineToWithdraw => "the unit has no supply line along which to withdraw",
            Self::OffLine => "the path follows none of the unit's supply lines",
            Self::NotTowardsBase => "the withdrawal does not end nearer to the base",
            Self::WithdrawIntoBattle => "withdrawing units do not enter battle hexes",
            Self::WithdrawIntoEnemy => "withdrawing units do not enter enemy hexes",
            Self::EnlargesNetwork => "the withdrawal would enlarge the supply network",
            Self::LeavesOverHostile => "the path leaves the battle over a hexside of the enemy",
            Self::NotInBattle => "the unit does not take part in the battle",
            Self::HasFired => "the unit has fired in this battle turn",
            Self::TargetRequired => "the unit must fire at another target type",
            Self::NoSuchTarget => "the enemy has no unit of that type in the battle",
            Self::CannotTakeHit => "the unit cannot take the hit",
            Self::NotYours => "the other player decides",
            Self::NotNow => "this cannot be done at this point of the game",
            Self::NoMoveLeft => "the turn has no move left",
            Self::NobodyMoves => "no unit could take part in the move",
            Self::NotInMove => "the unit is not part of the move or withdrawal under way",
            Self::NoForcedMarch => "the unit may not force march",
            Self::NotJustEngaged => "the group was not engaged in this movement phase",
            Self::GroupCannotWithdraw => "a unit of the group cannot withdraw, and a group refuses combat as a whole",
            Self::NoRout => "no units are to be routed there",
            Self::NoBattle => "no battle is fought there now",
            Self::BattleDue => "a new battle that was not refused must be fought",
            Self::CardsNotHeld => "the cards are not in the hand",
            Self::TooManyCards => "a turn takes fewer cards",
            Self::CardsNotLaid => "the cards must be laid before the option is named",
            Self::OptionTooDear => "the option costs more than the real cards that were laid",
            Self::PassWithSupply => "a turn with real cards is no Pass turn",
            Self::NotInSetUp => "the unit is not set up now, or belongs to the other player",
            Self::PlaceFixed => "the owner's set-up puts the unit into another hex",
            Self::HexTaken => "enemies have set up in the hex",
            Self::OutsideZone => "the side does not set up there",
            Self::ZoneFull => "the area takes no more units of the side",
            Self::SetUpIncomplete => "the unit is not placed",
            Self::SetUpUnsupplied => "the unit is placed without supply",
            Self::OtherStep => "another step of the Buildup is under way",
            Self::NoSuchDummies => "the hand does not hold these dummies",
            Self::NoMaltaGroup => "the Malta Group is not available",
            Self::TooFewPoints => "the side has too few buildup points",
            Self::NoCardLeft => "neither the deck nor the discards hold a card",
            Self::FullStrength => "the unit has all its steps",
            Self::RebuildInBattle => "enemies are in the hex of the unit",
            Self::RebuildUnsupplied => "the unit gains no step without supply",
            Self::RebuiltAlready => "the unit has gained a step outside its base",
            Self::MineInBattle => "no minefield is built in a battle",
            Self::MineNotHeld => "no supplied unit of the side holds the hex",
            Self::MinedAlready => "the hex is mined",
            Self::NotMined => "the hex is not mined",
            Self::RedeployDisrupted => "disrupted units neither redeploy nor go to refit",
            Self::RedeployUnsupplied => "units without supply neither redeploy nor go to refit",
            Self::BattleAbandoned => "no undisrupted unit would stay in the battle",
            Self::RedeployIntoBattle => "units do not redeploy into a battle",
            Self::RedeployThroughBattle => "units do not redeploy through a battle",
            Self::InEnemyNetwork => "the hex lies in the enemy supply network",
            Self::OutsideNetwork => "the hex lies outside the supply network of the side",
            Self::RedeployTooFar => "the redeployment is longer than the unit goes",
            Self::RedeployEnlarges => "the redeployment would enlarge the supply network",
            Self::RedeployedAlready => "the unit has redeployed in this Buildup",
            Self::NoPort => "ships go between the base and a port that the side holds without enemies",
            Self::PortFull => "the port has no capacity left",
            Self::RefitInBase => "the unit is in its base",
            Self::NoWayToBase => "the unit has no way to its base",
            Self::HiddenBlocks => "blocks take part that the viewer does not know",
            Self::SeedNotAgreed => "the players have not agreed on the seed of the dice yet",
            Self::StandingOrders => "the standing orders cannot be followed",
            Self::StandingSame => "the player has the same standing orders already",
            Self::Dice => "a random number is missing, or one too many is given",
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::model::refusal::Refusal;
    use crate::model::units::UnitId;

    #[test]
    fn every_code_has_a_text_of_its_own() {
        let mut texts = BTreeSet::new();
        for code in RefusalCode::ALL {
            let text = code.text();
            assert!(text.len() > 10 && text.starts_with(|first: char| first.is_lowercase()), "{}", code.name());
            assert!(!text.ends_with('.') && !text.contains(code.name()), "{}: {text}", code.name());
            assert!(texts.insert(text), "{} twice", code.name());
        }
    }

    #[test]
    fn a_refusal_names_code_cases_and_block() {
        let refusal = Refusal::of(RefusalCode::HasFired).unit(UnitId(7));
        let expected = "the unit has fired in this battle turn (has-fired, block 7; case 3.4)";
        assert_eq!(refusal.to_string(), expected);
        let refusal = Refusal::of(RefusalCode::HexsideFull);
        assert!(refusal.to_string().ends_with("in this movement phase (hexside-full; cases 2.8, 4.4)"));
    }
}
