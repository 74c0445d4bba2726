//! The codes of refusals, each with the part of the game it belongs to, its cases and its rulings.

use serde::{Deserialize, Serialize};

use crate::model::finding::codes;

codes! {
    /// Why a combat, an answer or a change is refused.
    RefusalCode;
    /// Nobody attacks.
    NoAttackers = "no-attackers", Duty, ["11.1"], [R144];
    /// Nobody is attacked.
    NoDefenders = "no-defenders", Duty, ["11.1"], [R144];
    /// Too many units, hexes or hexsides for one combat.
    TooLarge = "too-large", Duty, ["11.1"], [R144];
    /// Two units, or two hexes, of the same name.
    Duplicate = "duplicate", Duty, ["2.22"], [H015];
    /// The roster has no such unit.
    UnknownUnit = "unknown-unit", Duty, ["2.22"], [H015];
    /// A value is missing that neither the roster nor the query gives.
    MissingValue = "missing-value", Duty, ["2.22"], [H015];
    /// A value lies outside its range.
    OutOfRange = "out-of-range", Duty, ["2.22"], [H015];
    /// The unit's nation group belongs to the other player.
    WrongSide = "wrong-side", Duty, ["2.22"], [H015];
    /// A unit shown depleted that has no depleted side.
    OneStep = "one-step", Duty, ["2.22"], [H015];
    /// Both players' units stand in one hex.
    HexShared = "hex-shared", Duty, ["9.1"], [H015];
    /// No unit can be in such a hex.
    HexForbidden = "hex-forbidden", Duty, ["8.29"], [H015];
    /// A hexside that lies between a hex and itself.
    HexsideEnds = "hexside-ends", Duty, ["2.22"], [H015];
    /// Supply is drawn from something that is no supply unit of the unit's owner.
    SupplySource = "supply-source", Supply, ["7.3"], [H015];
    /// By the rules in force a supply unit of its first owner carries no Captured marker.
    CapturedFrom = "captured-from", Supply, ["7.75"], [R053, H015];
    /// The unit is adjacent to no hex attacked.
    NotAdjacent = "not-adjacent", Duty, ["11.1"], [R032];
    /// A motorized unit may not attack across an escarpment.
    AcrossEscarpment = "across-escarpment", Duty, ["8.29", "11.36"], [R027, R031, H019, H021];
    /// No unit may attack across a sea hexside.
    AcrossSea = "across-sea", Duty, ["8.29"], [R027];
    /// The owner's chart bars attacks across this hexside.
    AcrossHexside = "across-hexside", Duty, ["11.3"], [R140];
    /// Supply units do not attack.
    SupplyAttacks = "supply-attacks", Duty, ["7.26"], [R152];
    /// A level-2 fort doubles no armor, and only a defender inside it.
    FortUnit = "fort-unit", Strength, ["14.2"], [R143];
    /// More air points than one side may commit.
    TooManyAirPoints = "too-many-air-points", Die, ["6.22"], [R042];
    /// Naval support is the Commonwealth's alone.
    NavalSide = "naval-side", Die, ["6.2"], [R148];
    /// The cover asked for is more than the infantry beside the unit gives.
    CoverTooLarge = "cover-too-large", Strength, ["11.4"], [R017, R033];
    /// The answer is not one of the legal ones.
    IllegalAnswer = "illegal-answer", Die, ["11.1"], [R132];
    /// Disrupted units may not advance.
    AdvanceDisrupted = "advance-disrupted", Advance, ["11.66", "11.69"], [R056, R057, R168];
    /// Detachments neither attack nor are attacked.
    DetachmentFights = "detachment-fights", Duty, ["17.24"], [R085];
    /// Units whose strength stands in parentheses may not advance.
    AdvanceParenthesized = "advance-parenthesized", Advance, ["11.69"], [R168];
    /// The unit is not adjacent to the vacated hex.
    AdvanceTooFar = "advance-too-far", Advance, ["11.69"], [R168];
    /// The ground bars the advance.
    AdvanceTerrain = "advance-terrain", Advance, ["8.14", "8.29"], [R027];
    /// Depletion replaces a retreat of up to three hexes only.
    RetreatTooLong = "retreat-too-long", Retreat, ["11.62"], [R158];
    /// A unit without a depleted side left cannot be depleted instead.
    AlreadyDepleted = "already-depleted", Retreat, ["11.62"], [R158, H014];
    /// Artillery takes the depletion only when nothing else can.
    ArtillerySpared = "artillery-spared", Defender, ["11.76"], [R058];
    /// A seventh stacking point may not advance.
    AdvanceTooLarge = "advance-too-large", Advance, ["11.69"], [R168];
    /// More answers than decisions.
    UnusedAnswer = "unused-answer", Die, ["11.1"], [R132];
    /// A chart change is refused.
    BadOverlay = "bad-overlay", Odds, ["11.7"], [H007];
    /// No retreat onto an enemy unit.
    RetreatEnemy = "retreat-enemy", Retreat, ["11.62"], [R160];
    /// No retreat into an enemy zone of control, friends there or not.
    RetreatZone = "retreat-zone", Retreat, ["11.62"], [R160];
    /// No retreat off the map or into the sea.
    RetreatOffMap = "retreat-off-map", Retreat, ["11.62"], [R160];
    /// No retreat across an escarpment.
    RetreatEscarpment = "retreat-escarpment", Retreat, ["11.62"], [R160];
    /// Motorized units retreat through marsh and sand sea on a way alone.
    RetreatMarsh = "retreat-marsh", Retreat, ["11.62:3"], [R018, R160];
    /// A retreat does not come back to a hex it left.
    RetreatBack = "retreat-back", Retreat, ["11.62"], [H013];
    /// A longer retreat is possible another way.
    RetreatShort = "retreat-short", Retreat, ["11.62"], [R161];
    /// A disrupted unit may not work on a fort.
    FortDisrupted = "fort-disrupted", Strength, ["11.66", "14.15"], [R056, R062];
    /// Work on a fort needs general supply.
    FortUnsupplied = "fort-unsupplied", Strength, ["14.14"], [R046];
    /// A disrupted unit may not force march.
    ForcedMarchDisrupted = "forced-march-disrupted", Duty, ["8.71", "11.66"], [R034];
    /// No such hex on the map.
    BadHex = "bad-hex", Movement, ["8.1"], [R048];
    /// No unit of that name in the position.
    NoSuchUnit = "no-such-unit", Movement, ["2.22"], [H015];
    /// The units do not stand in one hex, or belong to both players.
    NotTogether = "not-together", Movement, ["8.2"], [H038];
    /// A moving Axis stack is all German or all Italian.
    MixedStack = "mixed-stack", Movement, ["8.27"], [R054];
    /// Dumps do not move.
    DumpMoves = "dump-moves", Movement, ["8.1"], [H048];
    /// A supply unit under a Captured marker does nothing.
    CapturedMoves = "captured-moves", Movement, ["7.75"], [H046];
    /// Only motorized units move in the Motorized Movement Phase.
    FootPhase = "foot-phase", Movement, ["8.1"], [H026];
    /// Detachments and desert patrols never force march.
    ForcedMarchNever = "forced-march-never", Movement, ["17.21", "18.22"], [R082, R100];
    /// Supply units do not force march.
    ForcedMarchSupply = "forced-march-supply", Movement, ["8.7"], [H030];
    /// The hexes of the path are not adjacent.
    PathBroken = "path-broken", Movement, ["8.1"], [H026];
    /// The unit has too few movement points.
    MoveTooFar = "move-too-far", Movement, ["8.1"], [H026];
    /// Open water, or off the map.
    MoveOffMap = "move-off-map", Movement, ["8.29"], [H039];
    /// Units enter the map at its edge.
    EntryEdge = "entry-edge", Movement, ["8.1"], [H039];
    /// No unit enters the map in an enemy zone.
    EntryZone = "entry-zone", Movement, ["8.1"], [H039];
    /// Open water lies between the hexes.
    MoveSea = "move-sea", Movement, ["8.29"], [H026];
    /// Motorized units cross an escarpment along a road or track only.
    MoveEscarpment = "move-escarpment", Movement, ["8.14", "8.29"], [H026];
    /// Motorized units enter sand sea and marsh along a road or track only.
    MoveMarsh = "move-marsh", Movement, ["8.14", "8.29"], [H026];
    /// An enemy detachment closes the road that alone would lead there.
    MoveRoadClosed = "move-road-closed", Movement, ["17.27"], [R088];
    /// Enemy combat units hold the hex.
    MoveEnemy = "move-enemy", Movement, ["8.3"], [H028];
    /// Enemy supply units alone: a supply overrun takes the hex.
    MoveSupplyUnit = "move-supply-unit", Movement, ["8.3"], [H041];
    /// A second step from zone to zone in one phase.
    MoveZoneAgain = "move-zone-again", Movement, ["10.3"], [H027];
    /// A detachment never enters an enemy zone.
    DetachmentZone = "detachment-zone", Movement, ["17.29"], [R090];
    /// A detachment never enters a hex with enemy units.
    DetachmentEnemy = "detachment-enemy", Movement, ["17.29"], [R090];
    /// Only motorized units react.
    ReactionFoot = "reaction-foot", Movement, ["8.4"], [H029];
    /// Disrupted units do not react.
    ReactionDisrupted = "reaction-disrupted", Movement, ["8.4"], [H029];
    /// Units out of general supply do not react.
    ReactionUnsupplied = "reaction-unsupplied", Movement, ["8.4"], [H029];
    /// Supply units and detachments do not react.
    ReactionKind = "reaction-kind", Movement, ["8.4"], [H029];
    /// A reaction does not end next to an enemy unit outside every friendly zone.
    ReactionAdjacent = "reaction-adjacent", Movement, ["8.43"], [R015, H042];
    /// A reaction does not end in a hex that would hold too much.
    ReactionOverstack = "reaction-overstack", Stacking, ["9.1"], [H040];
    /// Units in a fort are not overrun.
    OverrunFort = "overrun-fort", Movement, ["8.36", "14.21"], [R038];
    /// No overrun of a city or mountain hex.
    OverrunTerrain = "overrun-terrain", Movement, ["8.3"], [H028];
    /// No overrun in a reaction, nor on entering the map.
    OverrunPhase = "overrun-phase", Movement, ["8.3"], [H028];
    /// Nobody to overrun there.
    OverrunNobody = "overrun-nobody", Movement, ["8.3"], [H028];
    /// The odds of an overrun are too low.
    OverrunOdds = "overrun-odds", Odds, ["8.3"], [H028];
    /// Supply units and detachments make no overruns.
    OverrunKind = "overrun-kind", Movement, ["8.3", "17.24"], [R085, H028];
    /// Detachments are not overrun.
    OverrunDetachment = "overrun-detachment", Movement, ["17.24"], [R085];
    /// A supply overrun needs more strength.
    SupplyOverrunWeak = "supply-overrun-weak", Strength, ["8.3"], [H041];
    /// A disrupted or depleted desert patrol attempts no supply overrun; against combat units none does.
    PatrolOverrun = "patrol-overrun", Movement, ["18.23", "18.24"], [R101, R102];
    /// A load is one unit, or units of one stacking point together.
    LoadTooLarge = "load-too-large", Movement, ["8.51", "8.61"], [R016];
    /// Only the Commonwealth uses the railroad and the coast.
    TransportSide = "transport-side", Movement, ["8.5", "8.6"], [H036];
    /// Not a port of the player, or not on the railroad in use.
    TransportEnd = "transport-end", Movement, ["8.5", "8.6"], [H036];
    /// The railroad is cut on the way.
    RailCut = "rail-cut", Movement, ["8.6"], [H036];
    /// The unit has moved in this phase.
    TransportMoved = "transport-moved", Movement, ["8.5", "8.6"], [H036];
    /// No loading or landing in an enemy zone.
    TransportZone = "transport-zone", Movement, ["8.5", "8.6"], [H036];
    /// No more loads in this player-turn.
    TransportLoads = "transport-loads", Movement, ["8.5", "8.6"], [H036];
    /// One or two railroad hexes are repaired at a time.
    RepairCount = "repair-count", Movement, ["8.64"], [R028];
    /// The railroad does not yet grow, or has nowhere to.
    RepairTurn = "repair-turn", Movement, ["8.64"], [H037];
    /// An enemy holds the railroad hex.
    RepairBlocked = "repair-blocked", Movement, ["8.64"], [H037];
    /// The unit is not of the type that this is done to.
    SupplyActKind = "supply-act-kind", Supply, ["7.2"], [H048];
    /// The mode changes at the end of the player-turn alone.
    SupplyActPhase = "supply-act-phase", Supply, ["7.2"], [H048];
    /// A dump is destroyed in a movement or reaction phase.
    DestroyPhase = "destroy-phase", Supply, ["7.82"], [H035];
    /// A unit tries to destroy a dump once in a phase.
    DestroyTwice = "destroy-twice", Supply, ["7.82"], [H069];
    /// Emergency supply is given in a movement or combat phase.
    EmergencyPhase = "emergency-phase", Supply, ["7.4"], [H033];
    /// Captured markers come off in a Reinforcement Phase.
    MarkerPhase = "marker-phase", Supply, ["7.75"], [H046];
    /// No unit that could destroy the dump stands there.
    SupplyActUnit = "supply-act-unit", Supply, ["7.82"], [H035];
    /// No combat unit stands with the supply unit.
    EmergencyAlone = "emergency-alone", Supply, ["7.4"], [H033];
    /// Supply units do not retreat by a result.
    SupplyRetreats = "supply-retreats", Retreat, ["7.26"], [R152];
    /// The hex holds no more than its limit without this unit's loss.
    EliminateTooMuch = "eliminate-too-much", Stacking, ["9.25"], [R029];
    /// The unit takes no part in an attack.
    NotInRange = "not-in-range", Supply, ["7.3"], [H045];
    /// More is drawn than the supply unit gives even if expended.
    Overdrawn = "overdrawn", Supply, ["7.3"], [H045];
    /// A unit of the combat draws nothing.
    DrawsNothing = "draws-nothing", Supply, ["7.3"], [H045];
    /// The game is over.
    GameOver = "game-over", Sequence, ["15.1"], [H068];
    /// The other player decides now.
    NotYourTurn = "not-your-turn", Sequence, ["4.2"], [H060];
    /// Not in this phase or segment.
    WrongPhase = "wrong-phase", Sequence, ["4.2"], [H060];
    /// No dice are due.
    NoDiceDue = "no-dice-due", Sequence, ["4.2"], [H060];
    /// The players' dice do not say this face.
    DieMissing = "die-missing", Sequence, ["4.2"], [H060];
    /// More faces than the order rolls.
    DiceLeft = "dice-left", Sequence, ["4.2"], [H060];
    /// The players have not agreed on the seed of the dice yet.
    SeedNotAgreed = "seed-not-agreed", Sequence, ["4.2"], [H060];
    /// Something else is to be decided first.
    NotDone = "not-done", Sequence, ["4.2"], [H060];
    /// Nothing is asked.
    NothingAsked = "nothing-asked", Sequence, ["4.2"], [H060];
    /// There is no such scenario, or it cannot be played yet.
    UnknownScenario = "unknown-scenario", Sequence, ["15.1"], [R050];
    /// The unit is named twice.
    NamedTwice = "named-twice", Sequence, ["4.2"], [H060];
    /// The unit is not on the map.
    NotOnMap = "not-on-map", Sequence, ["4.2"], [H060];
    /// The unit is not due.
    NotDue = "not-due", Reinforcement, ["5.1"], [R105];
    /// Reinforcements do not enter there.
    EntryHex = "entry-hex", Reinforcement, ["5.1"], [R105, R106];
    /// The enemy closes the base and the edge of the map.
    EntryClosed = "entry-closed", Reinforcement, ["5.1"], [R107];
    /// The hex would be overstacked.
    EntryOverstack = "entry-overstack", Reinforcement, ["5.1"], [R012, R109];
    /// No MSU arrives there.
    ConvoyPort = "convoy-port", Reinforcement, ["5.1", "7.5"], [R110, R111];
    /// One MSU of a convoy has landed forward already.
    ConvoyForward = "convoy-forward", Reinforcement, ["5.1", "7.5"], [R111];
    /// No withdrawal of that unit is owed.
    NotScheduled = "not-scheduled", Reinforcement, ["5.2"], [R119];
    /// The unit cannot leave now.
    CannotWithdraw = "cannot-withdraw", Reinforcement, ["5.2"], [R119];
    /// The scheduled unit itself leaves, or no unit does yet.
    MustWithdrawItself = "must-withdraw-itself", Reinforcement, ["5.2"], [R119];
    /// The unit is no substitute.
    NoSubstitute = "no-substitute", Reinforcement, ["5.22"], [R021, R120];
    /// The substitutes are weaker than the scheduled unit.
    SubstituteWeak = "substitute-weak", Reinforcement, ["5.22"], [R120];
    /// One of the substitutes could stay.
    SubstituteMany = "substitute-many", Reinforcement, ["5.22"], [H073];
    /// A withdrawal that can be made is owed.
    WithdrawalOwed = "withdrawal-owed", Reinforcement, ["5.2"], [R119, R120];
    /// Malta is the Commonwealth's.
    MaltaSide = "malta-side", Air, ["6.31"], [R023];
    /// So many air points may not go to Malta.
    MaltaShipping = "malta-shipping", Air, ["6.31"], [R023];
    /// The Axis raids Malta.
    RaidSide = "raid-side", Air, ["6.3"], [H063];
    /// So many air points cannot raid Malta.
    RaidPoints = "raid-points", Air, ["6.3"], [H063];
    /// The raid expends other supply units.
    RaidSupply = "raid-supply", Air, ["6.3"], [H063];
    /// The unit moves no more in this phase.
    Halted = "halted", Movement, ["8.1"], [H069];
    /// A forced march takes the place of the whole move.
    ForcedMarchLate = "forced-march-late", Movement, ["8.7"], [H069];
    /// A unit attacks once in a phase.
    AttacksTwice = "attacks-twice", Duty, ["11.1"], [H064];
    /// A hex is attacked once in a phase.
    AttackedTwice = "attacked-twice", Duty, ["11.1"], [H064];
    /// A hex must be attacked whose units' zone covers a unit that could attack it.
    MustAttack = "must-attack", Duty, ["10.1", "11.1"], [R030, R031];
    /// No such combat is to be resolved.
    NoSuchCombat = "no-such-combat", Duty, ["11.1"], [H064];
    /// Illegal attacks are resolved first.
    IllegalFirst = "illegal-first", Duty, ["11.16"], [R147];
    /// The combats cannot all be supplied so, or a supply unit is expended without need.
    NoSuchAllotment = "no-such-allotment", Supply, ["7.3"], [H074];
    /// Nothing to be refitted.
    RefitNothing = "refit-nothing", Refit, ["13.1"], [H067];
    /// Refitted in this phase already.
    RefitTwice = "refit-twice", Refit, ["13.1"], [H067];
    /// Out of general supply.
    RefitUnsupplied = "refit-unsupplied", Refit, ["13.1"], [H067];
    /// In an enemy zone of control.
    RefitZone = "refit-zone", Refit, ["13.1"], [H067];
    /// Too few refit points.
    RefitPoints = "refit-points", Refit, ["13.2"], [H067];
    /// The enemy bars the base.
    RebuildClosed = "rebuild-closed", Refit, ["13.23"], [R037, H044];
    /// Armor of this rating is not rebuilt yet.
    RebuildEarly = "rebuild-early", Refit, ["13.3"], [R009];
    /// The unit builds no forts.
    FortKind = "fort-kind", Fort, ["14.1"], [H066];
    /// The unit has moved or fought.
    FortBusy = "fort-busy", Fort, ["14.1"], [H066];
    /// No fort is built in a city.
    FortCity = "fort-city", Fort, ["14.1"], [H066];
    /// The fort grows no more now.
    FortDone = "fort-done", Fort, ["14.1"], [H066];
    /// Operation Herkules is not in force.
    InvasionOff = "invasion-off", Air, ["16.0"], [R063];
    /// The Axis invades Malta.
    InvasionSide = "invasion-side", Air, ["16.0"], [R063];
    /// Malta is not invaded on this game-turn.
    InvasionTurn = "invasion-turn", Air, ["16.12"], [R065];
    /// Malta is invaded once in a game.
    InvasionAgain = "invasion-again", Air, ["16.15"], [R068];
    /// A player-turn holds a raid on Malta or its invasion.
    InvasionRaid = "invasion-raid", Air, ["16.13"], [R066];
    /// Ramcke, Folgore or both are committed before they arrive.
    InvasionUnits = "invasion-units", Air, ["16.11"], [R064, H078];
    /// So many air points cannot be committed beside the one that is spent.
    InvasionPoints = "invasion-points", Air, ["16.13", "16.14"], [R066, R067];
    /// The invasion expends other supply units.
    InvasionSupply = "invasion-supply", Air, ["16.13"], [R066];
    /// No air point goes to Malta after its fall.
    MaltaFallen = "malta-fallen", Air, ["16.4-3"], [R074];
    /// The rules in force have no detachments.
    DetachmentsOff = "detachments-off", Movement, ["17"], [R075];
    /// Detachments are formed in a movement phase of their owner.
    DetachmentPhase = "detachment-phase", Movement, ["17.11"], [R076];
    /// A unit of this type forms none.
    DetachmentKind = "detachment-kind", Movement, ["17.12"], [R077];
    /// A depleted unit forms none, nor does one that has no depleted side.
    DetachmentDepleted = "detachment-depleted", Movement, ["17.13"], [R078, H083];
    /// A disrupted unit forms none.
    DetachmentDisrupted = "detachment-disrupted", Movement, ["17.13"], [R078];
    /// A unit of so poor a morale forms none.
    DetachmentMorale = "detachment-morale", Movement, ["17.13"], [R078, H083];
    /// A unit out of general supply forms none.
    DetachmentUnsupplied = "detachment-unsupplied", Movement, ["17.13"], [R078];
    /// The unit has formed one in this player-turn.
    DetachmentTwice = "detachment-twice", Movement, ["17.14"], [R079];
    /// The player has formed as many as he may in this player-turn.
    DetachmentMany = "detachment-many", Movement, ["17.14"], [R079];
    /// The unit has not the movement points left that it would lose.
    DetachmentPoints = "detachment-points", Movement, ["17.15"], [R080, H082];
    /// The rules in force have no desert patrols.
    PatrolsOff = "patrols-off", Reinforcement, ["18"], [R091];
    /// Conversions are declared at the end of their owner's Reinforcement Phase.
    ConvertPhase = "convert-phase", Reinforcement, ["18", "4"], [R091, R128];
    /// The unit becomes no desert patrol, and is none.
    ConvertUnit = "convert-unit", Reinforcement, ["18.11"], [R092];
    /// Units are converted at their base alone.
    ConvertPlace = "convert-place", Reinforcement, ["18.12"], [R093, R128];
    /// A disrupted or depleted unit is not converted.
    ConvertUnfit = "convert-unfit", Reinforcement, ["18.12", "4-2"], [R093, R130];
    /// The player has as many desert patrols as he may have.
    ConvertMany = "convert-many", Reinforcement, ["18.16", "4-1"], [R097, R129];
    /// The unit is being converted already.
    ConvertTwice = "convert-twice", Reinforcement, ["4-3"], [R131];
    /// A unit that is being converted neither moves nor attacks.
    Converting = "converting", Movement, ["18.13", "4-2"], [R094, R130];
    /// A depleted desert patrol is restored at its base alone.
    PatrolRefit = "patrol-refit", Refit, ["18.24"], [R102];
    /// Only a disrupted desert patrol rolls a die for its recovery.
    RecoverUnit = "recover-unit", Refit, ["18.24"], [R102];
    /// A desert patrol rolls once for its recovery in a Refit Phase.
    RecoverTwice = "recover-twice", Refit, ["18.24"], [R102];
    /// The game is played with charts of the owner that are missing here.
    ChartsNeeded = "charts-needed", Odds, ["11.7"], [H090];
    /// The charts given are not those that the game is played with.
    ChartsOther = "charts-other", Odds, ["11.7"], [H090];
    /// A switch needs another one that is not set so.
    SwitchNeeds = "switch-needs", Sequence, ["5.18"], [H089];
    /// Two switches do not go together.
    SwitchesDisagree = "switches-disagree", Sequence, ["2.1"], [H088];
    /// Tobruk is no port for Axis reinforcements in this game.
    PortOff = "port-off", Reinforcement, ["5.4"], [R114];
    /// The Axis ships units to Tobruk.
    PortSide = "port-side", Reinforcement, ["5.4"], [R114];
    /// One stacking point a turn goes through Tobruk.
    PortTwice = "port-twice", Reinforcement, ["2J2", "5.4"], [R115, H081];
    /// No Axis unit is in Tobruk.
    PortEmpty = "port-empty", Reinforcement, ["2J1", "5.4"], [R114, H080];
    /// A Commonwealth unit is on map L.
    PortEnemy = "port-enemy", Reinforcement, ["2J1", "5.4"], [R114, H080];
    /// An MSU has landed elsewhere than at El Agheila in this turn.
    PortConvoy = "port-convoy", Reinforcement, ["2J4", "5.46"], [R117];
    /// The unit does not go through Tobruk.
    PortUnit = "port-unit", Reinforcement, ["2J2", "5.4"], [R115, H081];
    /// With a reinforcement through Tobruk all MSUs of the turn come to El Agheila.
    ConvoyTobruk = "convoy-tobruk", Reinforcement, ["2J4", "5.46"], [R117];
    /// The die asks for no withdrawal of a unit of that type, or for no more of them.
    NotDrawn = "not-drawn", Reinforcement, ["5.3"], [R118, H092];
    /// A withdrawal for the die can be made and is owed.
    DrawnOwed = "drawn-owed", Reinforcement, ["5.3"], [R118, H094];
    /// Withdrawals go by the schedule in this game.
    DrawnOff = "drawn-off", Reinforcement, ["5.3"], [R118, H095];
    /// Rommel is not in this game.
    RommelOff = "rommel-off", Movement, ["8.8"], [H103];
    /// Rommel is off the map.
    RommelAway = "rommel-away", Movement, ["8.8"], [H103];
    /// Rommel has moved in this phase.
    RommelMoved = "rommel-moved", Movement, ["8.8"], [H104];
    /// No German combat unit is there for him to join.
    RommelAlone = "rommel-alone", Movement, ["8.8"], [H104];
    /// He is in that hex already, or does not come so far.
    RommelTooFar = "rommel-too-far", Movement, ["8.1", "8.8"], [H104];
    /// Standing orders name units that are not combat units of the player, or name one twice or out of the counters' order.
    StandingUnits = "standing-units", Sequence, ["4.2"], [H117];
    /// The player has exactly these standing orders.
    StandingSame = "standing-same", Sequence, ["4.2"], [H117];
}
