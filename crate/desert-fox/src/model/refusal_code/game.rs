//! Refusals in the course of a game: phases, reinforcements, air, refit, forts, and what a game is played with.

/// Hands these codes, after those before them, to the next list.
macro_rules! game {
    ($next:ident $($then:ident)*; $($before:tt)*) => {
        $next! {
            $($then)*;
            $($before)*
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
            /// Standing orders name units that are not combat units of the player, or name one twice or out of the
            /// counters' order.
            StandingUnits = "standing-units", Sequence, ["4.2"], [H117];
            /// The player has exactly these standing orders.
            StandingSame = "standing-same", Sequence, ["4.2"], [H117];
        }
    };
}

pub(super) use game;
