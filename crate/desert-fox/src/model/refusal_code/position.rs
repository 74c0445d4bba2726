//! Refusals of positions, moves, reactions, overruns and supply.

/// Hands these codes, after those before them, to the next list.
macro_rules! position {
    ($next:ident $($then:ident)*; $($before:tt)*) => {
        $next! {
            $($then)*;
            $($before)*
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
        }
    };
}

pub(super) use position;
