//! What may not be done: nothing is changed and the rule against it is named.

use std::fmt;

use hexgrid::Hex;

use crate::model::finding::codes;
use crate::model::units::UnitId;

codes! {
    /// Why something is refused.
    RefusalCode;
    /// No hex has that name.
    UnknownHex = "unknown-hex", ["7.2"], [I053];
    /// No block has that name, or it cannot be set up so.
    UnknownUnit = "unknown-unit", ["11.0"], [D085];
    /// The owner's value cannot stand there.
    BadChart = "bad-chart", ["11.0"], [D085];
    /// The scenario has no such revision.
    UnknownRevision = "unknown-revision", ["11.0"], [D085];
    /// The record takes no more orders, or none of that length.
    RecordFull = "record-full", ["11.0"], [D115];
    /// The unit is not on the map.
    NotOnMap = "not-on-map", ["7.2"], [I053];
    /// Disrupted units make no move of their own will.
    MoveDisrupted = "move-disrupted", ["6.0"], [I036, D023];
    /// Units in a hex with enemies leave by retreat only.
    MoveFromBattle = "move-from-battle", ["2.8"], [D022];
    /// The hexes of the path do not border on each other.
    PathBroken = "path-broken", ["2.5"], [D107];
    /// No hex lies there: the sea, the edge of the map or the Qattara Depression.
    NoHex = "no-hex", ["7.2"], [I050, I053];
    /// Rough ground without a road.
    HexsideClosed = "hexside-closed", ["2.3"], [I001, D107];
    /// The move is longer than speed and road bonus allow.
    MoveTooFar = "move-too-far", ["2.5"], [I009, D018, D107];
    /// The move goes on from an enemy hex.
    MoveThroughEnemy = "move-through-enemy", ["2.8"], [D028];
    /// The move goes on from a minefield.
    MoveThroughMines = "move-through-mines", ["9.7"], [D092, D113];
    /// No more units may cross this hexside into the enemy hex in this movement phase.
    HexsideFull = "hexside-full", ["2.8", "4.4"], [I015, I019, D025, D029, D108];
    /// The hexside of the battle belongs to the enemy.
    HexsideHostile = "hexside-hostile", ["4.4"], [I019, D061];
    /// The Rommel bonus belongs to the Axis.
    RommelSide = "rommel-side", ["2.6"], [I010];
    /// The Rommel bonus has been used in this turn.
    RommelUsed = "rommel-used", ["2.6"], [I010];
    /// The scenario has no Rommel bonus.
    RommelAbsent = "rommel-absent", ["2.6"], [D020];
    /// The unit cannot reach the destination of the regroup move.
    OutOfReach = "out-of-reach", ["2.7"], [I013, D025];
    /// The unit is not in the area of the regroup move.
    NotInRegroup = "not-in-regroup", ["2.7"], [D024];
    /// The path does not end in the destination of the regroup move.
    OtherDestination = "other-destination", ["2.7"], [I013, D024];
    /// The unit has no supply line along which to withdraw.
    NoLineToWithdraw = "no-line-to-withdraw", ["4.5"], [I022, D030, D046];
    /// The path follows none of the unit's supply lines.
    OffLine = "off-line", ["4.5"], [I022, D031];
    /// The withdrawal does not end nearer to the base.
    NotTowardsBase = "not-towards-base", ["4.5"], [I021, D031];
    /// Withdrawing units do not enter battle hexes.
    WithdrawIntoBattle = "withdraw-into-battle", ["4.5"], [I031];
    /// Withdrawing units do not enter enemy hexes.
    WithdrawIntoEnemy = "withdraw-into-enemy", ["4.5"], [I032];
    /// The withdrawal would enlarge the supply network.
    EnlargesNetwork = "enlarges-network", ["4.5"], [I023, D032, D033];
    /// The path leaves the battle over a hexside of the enemy.
    LeavesOverHostile = "leaves-over-hostile", ["4.4", "4.5"], [D009, D061];
    /// The unit does not take part in the battle.
    NotInBattle = "not-in-battle", ["6.1"], [I036];
    /// The unit has fired in this battle turn.
    HasFired = "has-fired", ["3.4"], [I016];
    /// The unit must fire at another type.
    TargetRequired = "target-required", ["3.4"], [I017, D053];
    /// The enemy has no unit of that type in the battle.
    NoSuchTarget = "no-such-target", ["3.4"], [D050];
    /// The unit cannot take the hit.
    CannotTakeHit = "cannot-take-hit", ["3.4"], [D049];
    /// It is the other player's decision.
    NotYours = "not-yours", ["4.5"], [I024];
    /// This cannot be done at this point of the turn.
    NotNow = "not-now", ["4.5"], [I024, I025, D038];
    /// The turn has no move left.
    NoMoveLeft = "no-move-left", ["4.4", "4.5"], [I029, D112];
    /// No unit could take part in the move.
    NobodyMoves = "nobody-moves", ["4.5"], [D016, D036];
    /// The unit is not part of the move or withdrawal under way.
    NotInMove = "not-in-move", ["2.7", "4.5"], [D022, D036];
    /// The unit may not force march.
    NoForcedMarch = "no-forced-march", ["2.7"], [D021, D026];
    /// The group was not engaged in this movement phase.
    NotJustEngaged = "not-just-engaged", ["4.5"], [I026, D037];
    /// A unit of the group cannot withdraw, and a group refuses combat as a whole.
    GroupCannotWithdraw = "group-cannot-withdraw", ["4.5"], [D030, D034];
    /// No units are to be routed there.
    NoRout = "no-rout", ["4.5"], [I028];
    /// No battle is fought there now.
    NoBattle = "no-battle", ["3.4"], [D017, D059];
    /// A new battle that was not refused must be fought.
    BattleDue = "battle-due", ["4.4"], [D059];
    /// The cards are not in the hand.
    CardsNotHeld = "cards-not-held", ["4.4"], [D063, D068];
    /// More cards than a turn takes.
    TooManyCards = "too-many-cards", ["4.4"], [D063];
    /// Cards are laid before the option is named.
    CardsNotLaid = "cards-not-laid", ["4.4"], [D063];
    /// The option costs more than the real cards that were laid.
    OptionTooDear = "option-too-dear", ["4.4"], [D063, D112];
    /// A turn with real cards is no Pass turn.
    PassWithSupply = "pass-with-supply", ["4.5"], [D063, D067];
    /// The unit does not set up, or belongs to the other player.
    NotInSetUp = "not-in-set-up", ["11.0"], [D085];
    /// The owner's set-up puts the unit into a certain hex.
    PlaceFixed = "place-fixed", ["11.0"], [D085];
    /// Enemies have set up in the hex.
    HexTaken = "hex-taken", ["11.0"], [I070];
    /// The side does not set up there.
    OutsideZone = "outside-zone", ["11.0", "11.5"], [I070, I074, D084, D090];
    /// No more units of the side are set up in the area.
    ZoneFull = "zone-full", ["11.3"], [I071];
    /// The unit is not placed.
    SetUpIncomplete = "set-up-incomplete", ["11.0"], [D091];
    /// The unit is placed without supply.
    SetUpUnsupplied = "set-up-unsupplied", ["11.0"], [I069, D091];
    /// Another step of the Buildup is under way.
    OtherStep = "other-step", ["9.3"], [D071];
    /// The hand does not hold these dummies.
    NoSuchDummies = "no-such-dummies", ["4.5"], [D064];
    /// The Malta Group is not available.
    NoMaltaGroup = "no-malta-group", ["11.7"], [I078, D079];
    /// The side has too few buildup points.
    TooFewPoints = "too-few-points", ["9.3"], [D096, D117];
    /// Neither deck nor discards hold a card.
    NoCardLeft = "no-card-left", ["9.3"], [D065];
    /// The unit has all its steps.
    FullStrength = "full-strength", ["9.3"], [D070];
    /// Enemies are in the hex of the unit.
    RebuildInBattle = "rebuild-in-battle", ["9.3"], [D117];
    /// The unit is not supplied.
    RebuildUnsupplied = "rebuild-unsupplied", ["9.3"], [D117];
    /// The unit has gained a step outside its base.
    RebuiltAlready = "rebuilt-already", ["9.3"], [D070];
    /// No minefield is built in a battle.
    MineInBattle = "mine-in-battle", ["9.7"], [I068];
    /// No supplied unit of the side holds the hex.
    MineNotHeld = "mine-not-held", ["9.7"], [D099, D117];
    /// The hex is mined.
    MinedAlready = "mined-already", ["9.7"], [D099];
    /// The hex is not mined.
    NotMined = "not-mined", ["9.7"], [D099];
    /// Disrupted units neither redeploy nor go to refit.
    RedeployDisrupted = "redeploy-disrupted", ["9.4", "9.6"], [D023];
    /// Unsupplied units neither redeploy nor go to refit.
    RedeployUnsupplied = "redeploy-unsupplied", ["9.4", "9.6"], [D074, D076];
    /// No undisrupted unit would stay in the battle.
    BattleAbandoned = "battle-abandoned", ["9.4"], [I062, D073];
    /// Units do not redeploy into a battle.
    RedeployIntoBattle = "redeploy-into-battle", ["9.4"], [I063];
    /// Units do not redeploy through a battle.
    RedeployThroughBattle = "redeploy-through-battle", ["9.4"], [I064];
    /// The hex lies in the enemy supply network.
    InEnemyNetwork = "in-enemy-network", ["9.4"], [I060, D072];
    /// The hex lies outside the own supply network.
    OutsideNetwork = "outside-network", ["9.4"], [I061, D076];
    /// The redeployment is longer than its unit goes.
    RedeployTooFar = "redeploy-too-far", ["9.4"], [D076];
    /// The redeployment would enlarge the supply network.
    RedeployEnlarges = "redeploy-enlarges", ["9.4"], [I061, D072];
    /// The unit has redeployed in this Buildup.
    RedeployedAlready = "redeployed-already", ["9.4"], [D118];
    /// Ships go between the base and a port that the side holds without enemies.
    NoPort = "no-port", ["9.4"], [D075];
    /// The port has no capacity left.
    PortFull = "port-full", ["9.4"], [D075];
    /// The unit is in its base.
    RefitInBase = "refit-in-base", ["9.6"], [I065];
    /// The unit has no way to its base.
    NoWayToBase = "no-way-to-base", ["9.6"], [D074];
    /// Blocks take part that the viewer does not know.
    HiddenBlocks = "hidden-blocks", ["3.4"], [D103];
    /// A random number is missing, or one too many is given.
    Dice = "dice-given", ["3.4"], [D110];
    /// Standing orders that cannot be followed.
    StandingOrders = "standing-orders", ["4.4", "4.5"], [D124, D125];
    /// The player has the same standing orders already.
    StandingSame = "standing-same", ["4.5"], [D122];
    /// The players have not agreed on the seed of the dice yet.
    SeedNotAgreed = "seed-not-agreed", ["3.4"], [D110];
}

/// A refusal: the rule against something, and what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The code.
    pub code: RefusalCode,
    /// The unit.
    pub unit: Option<UnitId>,
    /// The hex.
    pub hex: Option<Hex>,
}

impl Refusal {
    /// A refusal about nothing in particular.
    pub const fn of(code: RefusalCode) -> Self {
        Self { code, unit: None, hex: None }
    }

    /// The same about a unit.
    pub const fn unit(self, unit: UnitId) -> Self {
        Self { unit: Some(unit), ..self }
    }

    /// The same about a hex.
    pub const fn hex(self, hex: Hex) -> Self {
        Self { hex: Some(hex), ..self }
    }
}

impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Self {
        Self::of(code)
    }
}

/// The text, the code, the block by its handle, and the cases.
impl fmt::Display for Refusal {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { code, unit, .. } = self;
        let cases = code.citation().cases;
        write!(formatter, "{} ({}", code.text(), code.name())?;
        if let Some(unit) = unit {
            write!(formatter, ", block {}", unit.index())?;
        }
        write!(formatter, "; {} {})", if cases.len() == 1 { "case" } else { "cases" }, cases.join(", "))
    }
}

impl std::error::Error for Refusal {}
