//! What happens when an order is carried out, told step by step with its cases.

use hexgrid::Hex;
use serde::{Deserialize, Serialize};

use crate::model::finding::{Finding, codes};
use crate::model::units::{Nation, Side};
use crate::state::counters::UnitId;

codes! {
    /// What happened. `before` and `after` of the event mean what each line says.
    EventCode;
    /// A game-turn begins: after is its number.
    GameTurn = "game-turn", Sequence, ["4.1"], [H060];
    /// A phase begins: after is its place in the list of phases.
    PhaseBegins = "phase-begins", Sequence, ["4.2"], [H060];
    /// A player-turn begins.
    PlayerTurn = "player-turn", Sequence, ["4.2"], [H060];
    /// Nothing can be done in the phase, so it is passed over: after is its place in the list of phases.
    PhasePassed = "phase-passed", Sequence, ["4.2"], [H060];
    /// The Axis rolls for the initiative: before is what he needs, after the sum with its modifiers.
    InitiativeRoll = "initiative-roll", Sequence, ["4.1"], [H061];
    /// The player has the first player-turn.
    Initiative = "initiative", Sequence, ["4.1"], [H061];
    /// Captured markers come off.
    MarkerRemoved = "marker-removed", Reinforcement, ["7.75"], [R103, H046];
    /// Refit points arrive: before and after.
    RefitPoints = "refit-points", Reinforcement, ["5.1"], [R104];
    /// Air points arrive: before and after.
    AirPoints = "air-points", Reinforcement, ["5.1", "6.22"], [R104];
    /// A unit is due.
    Due = "due", Reinforcement, ["5.1", "5.17"], [R105];
    /// A unit comes back from withdrawal.
    Returns = "returns", Reinforcement, ["5.2"], [R007, R122];
    /// A unit goes to the Refit Box on the schedule.
    ScheduledRefit = "scheduled-refit", Reinforcement, ["5.17"], [R009];
    /// The die for a unit that may never come: before is what it needs, after the die.
    ArrivalDie = "arrival-die", Reinforcement, ["5.17"], [R052];
    /// A dump without a line of communication: before is the highest face that expends it, after the die.
    DumpRoll = "dump-roll", Supply, ["7.9"], [R013, H034];
    /// The dump is expended.
    DumpExpended = "dump-expended", Supply, ["7.9"], [R013, H034];
    /// The die on the convoy table: before the die, after the same with its modifiers.
    ConvoyRoll = "convoy-roll", Reinforcement, ["7.57"], [R010, R111, R112];
    /// Commonwealth air points on Malta change the convoy die: before and after.
    ConvoyMalta = "convoy-malta", Reinforcement, ["7.55"], [R112];
    /// The season changes the convoy die: before and after.
    ConvoySeason = "convoy-season", Reinforcement, ["7.55"], [R010];
    /// MSUs arrive: after.
    SupplyArrives = "supply-arrives", Reinforcement, ["5.1", "7.5"], [R110, R111];
    /// An MSU for which there is no counter.
    NoCounter = "no-counter", Reinforcement, ["7.5"], [H062];
    /// An MSU comes ashore.
    SupplyLands = "supply-lands", Reinforcement, ["5.1", "7.5"], [R110, R111];
    /// An MSU is lost because its port is the enemy's.
    SupplyLost = "supply-lost", Reinforcement, ["5.1", "7.5"], [R110, R113];
    /// A unit enters play.
    Placed = "placed", Reinforcement, ["5.1"], [R105, R109];
    /// A unit enters at the edge of the map because its base is closed.
    PlacedAtEdge = "placed-at-edge", Reinforcement, ["5.1"], [R106, H039];
    /// A unit is held back.
    Held = "held", Reinforcement, ["5.1"], [R107, R108];
    /// A unit is withdrawn.
    Withdrawn = "withdrawn", Reinforcement, ["5.2"], [R119, R122, R125, R126, R127];
    /// A unit is withdrawn in the stead of the scheduled one.
    Substituted = "substituted", Reinforcement, ["5.2", "5.22"], [R021, R120, R124];
    /// A withdrawal is not made: victory points of the Axis before and after.
    NotWithdrawn = "not-withdrawn", Reinforcement, ["5.2"], [R121];
    /// Air points go to Malta: before and after.
    MaltaShipped = "malta-shipped", Air, ["6.31"], [R023];
    /// Malta is raided with air points: before is the highest face that succeeds, after the die.
    MaltaRaid = "malta-raid", Air, ["6.3"], [H063];
    /// An air point on Malta is lost: those on Malta before and after.
    MaltaLoss = "malta-loss", Air, ["6.3"], [H063];
    /// An air point of the raiders is lost: before and after.
    RaidLoss = "raid-loss", Air, ["6.3"], [H063];
    /// An air point is lost in combat: before and after.
    AirLoss = "air-loss", Air, ["6.2", "11.7"], [R150];
    /// A supply unit is expended.
    Expended = "expended", Supply, ["7.3"], [R133, H032];
    /// A unit moves: half movement points before and after.
    Moved = "moved", Movement, ["8.1"], [H026];
    /// A unit moves in a forced march: half movement points before and after.
    ForcedMarch = "forced-march", Movement, ["8.7"], [H030];
    /// The roll after a forced march: before is the highest face that passes, after the die.
    ForcedMarchRoll = "forced-march-roll", Movement, ["8.7"], [H030];
    /// A unit is carried by rail.
    ByRail = "by-rail", Movement, ["8.6", "8.61"], [R016, H036];
    /// A unit is carried by sea.
    BySea = "by-sea", Movement, ["8.5", "8.51"], [R016, H036];
    /// A railroad hex is repaired.
    RailRepaired = "rail-repaired", Movement, ["8.64"], [R028, H037];
    /// A unit is in emergency supply.
    EmergencySupply = "emergency-supply", Supply, ["7.4"], [H033];
    /// The die to destroy a dump: before is the highest face that destroys it, after the die.
    DumpDestruction = "dump-destruction", Supply, ["7.82"], [R024, H035];
    /// A supply unit is destroyed.
    SupplyDestroyed = "supply-destroyed", Supply, ["7.8"], [H035];
    /// A unit reacts: half movement points before and after.
    Reacted = "reacted", Movement, ["8.4"], [R015, H029];
    /// The roll after a reaction: before is the highest face that passes, after the die.
    ReactionRoll = "reaction-roll", Movement, ["8.46"], [R014, H029];
    /// A unit is disrupted.
    Disrupted = "disrupted", Movement, ["11.66"], [R014, R163];
    /// A unit stays where it is about to be overrun.
    Stays = "stays", Movement, ["8.37"], [R014];
    /// An overrun: strengths of the overrunning and the overrun.
    Overrun = "overrun", Movement, ["8.3"], [H028];
    /// A unit is overrun and destroyed.
    Overran = "overran", Elimination, ["8.3", "13.2"], [R036];
    /// The die to capture a supply unit: before is the highest face that captures it, after the die.
    CaptureRoll = "capture-roll", Supply, ["8.3", "11.69"], [R169, H041];
    /// A supply unit is captured and marked.
    Captured = "captured", Supply, ["7.75"], [R169, H041];
    /// A supply unit is back with its first owner.
    Retaken = "retaken", Supply, ["7.75"], [R053];
    /// A combat is declared: after is its number.
    Declared = "declared", Duty, ["11.1"], [R031];
    /// A declaration is taken back: after is its number.
    Revoked = "revoked", Duty, ["11.1"], [H064];
    /// All units of a player in a combat are in combat supply: after is the number of the combat.
    CombatSupplied = "combat-supplied", Supply, ["7.3"], [R133, H032];
    /// Some of a player's units in a combat are out of combat supply: after is the number of the combat.
    CombatUnsupplied = "combat-unsupplied", Supply, ["7.3", "7.34"], [R137];
    /// A combat is resolved: after is its number.
    CombatBegins = "combat-begins", Duty, ["11.1"], [R147];
    /// A combat is not fought because no unit is left to fight it: after is its number.
    Lapses = "lapses", Duty, ["11.1"], [H064];
    /// A die of a combat: after.
    CombatDie = "combat-die", Die, ["11.7"], [R149];
    /// A unit is depleted.
    Depleted = "depleted", Elimination, ["11.7"], [R156];
    /// A unit retreats: hexes after.
    Retreated = "retreated", Retreat, ["11.62"], [R160];
    /// A unit advances.
    Advanced = "advanced", Advance, ["11.69"], [R168];
    /// A unit goes to the Refit Box.
    ToRefitBox = "to-refit-box", Elimination, ["13.2"], [R020, R036];
    /// A unit goes to the Destroyed Units Box.
    ToDestroyedBox = "to-destroyed-box", Elimination, ["13.2"], [R020, R036];
    /// The die for a unit's box: before is the highest face that saves it, after the die.
    BoxRoll = "box-roll", Elimination, ["13.2"], [R036];
    /// Tobruk yields a dump.
    TobrukDump = "tobruk-dump", Advance, ["7.56"], [R170];
    /// A port changes hands.
    PortTaken = "port-taken", Sequence, ["8.5"], [H065];
    /// A fort falls because no unit of its owner is in it.
    FortFalls = "fort-falls", Fort, ["14.1"], [H066];
    /// A hex is overstacked at the end of the phase: stacking points after.
    Overstacked = "overstacked", Stacking, ["9.1", "9.25"], [R029, H040];
    /// A unit recovers from disruption.
    Recovered = "recovered", Refit, ["11.67"], [R006, R035, H077];
    /// The die for the recovery of a desert patrol: before is the highest face on which it recovers, after the die.
    RecoveryDie = "recovery-die", Refit, ["18.24"], [R102, H085];
    /// A unit is turned to its full side: refit points before and after.
    Undepleted = "undepleted", Refit, ["13.1"], [R022, H067];
    /// A unit is rebuilt: refit points before and after.
    Rebuilt = "rebuilt", Refit, ["13.2", "13.3"], [R009, R037, H067];
    /// A fort is built or improved: level after.
    FortBuilt = "fort-built", Fort, ["14.1"], [H066];
    /// A supply unit becomes a dump.
    ToDump = "to-dump", Supply, ["7.2"], [H048];
    /// A supply unit becomes an MSU.
    ToMsu = "to-msu", Supply, ["7.2"], [H048];
    /// Alexandria falls to the Axis.
    AlexandriaFalls = "alexandria-falls", Victory, ["15.15", "15.25"], [R039];
    /// The game is over: victory points of the Axis and of the Commonwealth.
    GameOver = "game-over", Victory, ["15.1"], [H068];
    /// A city counts for the player: victory points after.
    CityPoints = "city-points", Victory, ["15.26"], [R040, H068];
    /// Units lost count for the player: victory points after.
    LossPoints = "loss-points", Victory, ["15.2"], [H068];
    /// An air point of the Axis is spent on the invasion of Malta for good: before and after.
    InvasionAirPoint = "invasion-air-point", Air, ["16.14"], [R067];
    /// A unit sent against Malta, which never arrives: the Assault Index before and after.
    InvasionUnit = "invasion-unit", Air, ["16.11", "16.3"], [R064, R070, H078];
    /// Air points committed to the invasion: the index before and after.
    InvasionAir = "invasion-air", Air, ["16.13", "16.3"], [R066, R070];
    /// Commonwealth air points on Malta: the index before and after.
    InvasionMalta = "invasion-malta", Air, ["16.3"], [R070];
    /// A Commonwealth unit in general supply west of the line: the index before and after.
    InvasionWest = "invasion-west", Air, ["16.3"], [R070];
    /// The die of the invasion: before is the index, after the die.
    InvasionRoll = "invasion-roll", Air, ["16.0", "16.3"], [R063, R065, R068, R070];
    /// Malta falls.
    MaltaFalls = "malta-falls", Air, ["16.4"], [R072, R073, R074];
    /// Malta stands, and nothing more is lost.
    MaltaHolds = "malta-holds", Air, ["16.3"], [R071];
    /// Air points on Malta are eliminated with its fall: before and after.
    MaltaAirLost = "malta-air-lost", Air, ["16.4-3"], [R074];
    /// The fall of Malta changes the convoy die, in place of the season: before and after.
    ConvoyFallen = "convoy-fallen", Reinforcement, ["16.4-1", "7.55"], [R072];
    /// A refit point for the fall of Malta: before and after.
    RefitMalta = "refit-malta", Reinforcement, ["16.4-2"], [R073, H079];
    /// A detachment is formed: movement allowance of its parent in this phase before and after, in movement points.
    DetachmentFormed = "detachment-formed", Movement, ["17", "17.15"], [R075, R080];
    /// The die for the parent of a detachment: before is the highest face that depletes it, after the die.
    DetachmentDie = "detachment-die", Movement, ["17.16"], [R081];
    /// The parent of a detachment is depleted.
    ParentDepleted = "parent-depleted", Movement, ["17.16"], [R081];
    /// A detachment is removed: before is 0 with its time over, 1 for the enemy in its hex.
    DetachmentRemoved = "detachment-removed", Movement, ["17.25"], [R075, R086];
    /// A unit is turned half around: it will be converted.
    Converting = "converting", Reinforcement, ["18", "4-3"], [R091, R128, R131];
    /// The counters are exchanged: the unit is what it has become.
    Converted = "converted", Refit, ["18", "18.15"], [R091, R096];
    /// A desert patrol destroys a supply unit.
    PatrolDestroys = "patrol-destroys", Supply, ["18.23"], [R101];
    /// A desert patrol has done nothing to a supply unit.
    PatrolFails = "patrol-fails", Supply, ["18.23"], [R101, H084];
    /// A desert patrol is eliminated; its reconnaissance unit goes to a box in its place.
    PatrolLost = "patrol-lost", Elimination, ["18.14"], [R095, H087];
    /// The die of a unit shipped to Tobruk: before is the highest face that lands it, after the die.
    PortDie = "port-die", Reinforcement, ["2J3", "5.4"], [R114, R115, R116];
    /// The unit lands in Tobruk.
    PortLands = "port-lands", Reinforcement, ["2J3", "5.4"], [R116];
    /// The unit is sunk and goes to the Destroyed Units Box.
    PortSunk = "port-sunk", Reinforcement, ["2J3", "5.4"], [R116];
    /// The MSUs of the turn arrive at El Agheila, all of them.
    PortConvoys = "port-convoys", Reinforcement, ["2J4", "5.46"], [R117];
    /// The die for a unit that was withdrawn by die: before is the highest face that brings it back, after the die.
    ReturnDie = "return-die", Reinforcement, ["5.3"], [R118, H093];
    /// The unit comes back.
    DrawnReturns = "drawn-returns", Reinforcement, ["5.3"], [R118, H093];
    /// The die for withdrawals: after.
    WithdrawalDie = "withdrawal-die", Reinforcement, ["3A", "5.3"], [R118, H093];
    /// What is to be withdrawn: before is the number of brigades, after that of armor units.
    WithdrawalsDrawn = "withdrawals-drawn", Reinforcement, ["3A", "5.3"], [R118, H092];
    /// A unit is withdrawn for the die.
    DrawnWithdrawn = "drawn-withdrawn", Reinforcement, ["5.3"], [R118, H092];
    /// A withdrawal for the die is not made: victory points of the Axis before and after.
    DrawnMissed = "drawn-missed", Reinforcement, ["5.3"], [R118, H094];
    /// The die for Rommel: before is the highest face on which he is there, after the die.
    RommelDie = "rommel-die", Reinforcement, ["8.8"], [H103];
    /// Rommel comes to the map.
    RommelComes = "rommel-comes", Reinforcement, ["8.8"], [H103];
    /// Rommel leaves the map from a hex.
    RommelLeaves = "rommel-leaves", Reinforcement, ["8.8"], [H103, H107];
    /// Rommel joins the units of a hex.
    RommelGoes = "rommel-goes", Movement, ["8.8"], [H104];
    /// Rommel has led a combat: columns after.
    RommelLed = "rommel-led", Die, ["8.8"], [H105];
    /// With Rommel a unit rolls no die for its march or reaction.
    RommelSpares = "rommel-spares", Movement, ["8.46", "8.7", "8.8"], [H106];
    /// Rommel escapes to the nearest Germans.
    RommelEscapes = "rommel-escapes", Movement, ["8.8"], [H107];
    /// The player has given standing orders.
    StandingGiven = "standing-given", Sequence, ["4.2"], [H117];
    /// The player has taken the standing orders back.
    StandingRevoked = "standing-revoked", Sequence, ["4.2"], [H117];
    /// The player's standing orders end with the enemy's player-turn.
    StandingOver = "standing-over", Sequence, ["4.2"], [H117];
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// What.
    pub code: EventCode,
    /// The player concerned.
    pub side: Option<Side>,
    /// The unit concerned.
    pub unit: Option<UnitId>,
    /// The hex concerned.
    pub hex: Option<Hex>,
    /// The nation group concerned.
    pub nation: Option<Nation>,
    /// A number before.
    pub before: i16,
    /// The number after.
    pub after: i16,
}

impl Event {
    /// An event that names no unit yet.
    pub const fn of(code: EventCode) -> Self {
        Self { code, side: None, unit: None, hex: None, nation: None, before: 0, after: 0 }
    }

    /// About a player.
    pub const fn side(mut self, side: Side) -> Self {
        self.side = Some(side);
        self
    }

    /// About a unit.
    pub const fn unit(mut self, unit: UnitId) -> Self {
        self.unit = Some(unit);
        self
    }

    /// About a hex.
    pub const fn hex(mut self, hex: Hex) -> Self {
        self.hex = Some(hex);
        self
    }

    /// About a nation group.
    pub const fn nation(mut self, nation: Nation) -> Self {
        self.nation = Some(nation);
        self
    }

    /// With numbers.
    pub fn numbers(mut self, before: impl Into<i32>, after: impl Into<i32>) -> Self {
        self.before = before.into() as i16;
        self.after = after.into() as i16;
        self
    }
}

/// A finding of the combat procedure in the numbers of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatFinding {
    /// The finding; its unit and hex are indices of the combat.
    pub finding: Finding,
    /// The unit it is about.
    pub unit: Option<UnitId>,
    /// The hex it is about.
    pub hex: Option<Hex>,
}

/// What is told of an order: events, and the findings of its combat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    muted: bool,
    /// Events, in order.
    pub events: Vec<Event>,
    /// Findings of the combat being resolved, from its beginning.
    pub findings: Vec<CombatFinding>,
}

impl Log {
    /// A log that keeps nothing, for play of which only the outcome is wanted.
    pub fn muted() -> Self {
        Self { muted: true, ..Self::default() }
    }

    /// Whether nothing is kept.
    pub const fn is_muted(&self) -> bool {
        self.muted
    }

    /// Adds an event.
    pub fn push(&mut self, event: Event) {
        if !self.muted {
            self.events.push(event);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.events.clear();
        self.findings.clear();
    }
}
