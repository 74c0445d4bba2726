/* tslint:disable */
/* eslint-disable */

/** A part of the boxed game that is not a numbered case. */
export type Component = "counters" | "charts" | "map" | "scenarios" | "reinforcements";



/** An order of the player who decides; a path is made of e, ne, nw, w, sw and se, such as `"e ne e"`. */
export type GameOrder =
| "roll"
| "done"
| { place: { unit: string; hex: string } }
| { withdraw: { due: string; units: string[] } }
| { malta: { points: number } }
| { raid: { points: number; supply: string[] } }
| { move: { units: string[]; path: string } }
| { forcedMarch: { units: string[]; path: string } }
| { overrun: { units: string[]; hex: string } }
| { transport: { units: string[]; by: Carrier; hex: string } }
| { repair: { hexes: number } }
| { emergency: { unit: string } }
| { destroyDump: { dump: string; by: string } }
| { react: { unit: string; path: string } }
| { attack: { units: string[]; hexes: string[] } }
| { revoke: { combat: number } }
| { supply: { expend: string[]; combats: number[] } }
| { fight: { combat: number } }
| { answer: GameOrderAnswer }
| { eliminate: { unit: string } }
| { refit: { unit: string; step: RefitStep } }
| { fort: { unit: string } }
| { mode: { unit: string } }
| { invade: { units: string[]; points: number; supply: string[] } }
| { detach: { unit: string } }
| { convert: { unit: string } }
| { recover: { unit: string } }
| { throughTobruk: { unit: string } }
| { rommel: { hex: string } }
| { standing: StandingOrders };

/** The answer to a decision within a combat or an overrun. */
export type GameOrderAnswer =
| { row: { row: TerrainRow } }
| { commit: { airPoints: number; naval: boolean } }
| { shifts: { columns: number } }
| { result: { number: number } }
| { retreat: { unit: string } }
| { retreatTo: { unit: string; hex: string } }
| { stopInCity: { unit: string } }
| { depleteInstead: { unit: string } }
| { ignoreRetreat: { unit: string } }
| { deplete: { unit: string } }
| { advance: { unit: string; hex: string } }
| "endAdvance"
| { destroySupply: { unit: string } }
| { captureSupply: { unit: string } }
| { placeDump: { hex: string } }
| { react: { unit: string; hex: string } }
| { stay: { unit: string } };



/** What a call throws when it cannot read its argument; anything else thrown is a fault of the engine. */
export interface EngineError extends Error {
    name: "EngineError";
    /** Stable name of the fault. */
    code: "bad-argument" | "bad-result" | "no-entropy" | "bad-link" | "bad-save" | "bad-game";
    /** Where the fault lies. */
    details: {
        /**
         * Path in the argument, such as `units[3].full.strength`, `$` for the whole of it, `too-long` for more than 2 MiB of
         * JSON; for a link or save the name of the fault or the place in it.
         */
        path: string;
        /** The first order of a record that does not follow, counted from 0. */
        order?: number;
        /** The rules against it, where there are any. */
        refusals?: Refusal[];
        /** Of a record made by older rules: what they were, and how much of it follows by those of today. */
        older?: OlderRecord;
        /** Of a record made by newer rules than those of this engine: what is newer. */
        newer?: NewerRecord;
        /** Of a link of another game: the letter with which it begins. */
        letter?: string;
    };
}


/**
 * A box for eliminated units.
 */
export type UnitBox = "refitBox" | "destroyed";

/**
 * A city with a rating of its own.
 */
export type City = "Benghazi" | "Tobruk" | "Bardia" | "Alexandria" | "other";

/**
 * A combat and the answers given so far.
 */
export interface CombatQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * The owner's chart values over the shipped ones.
     */
    charts?: ChartChange[];
    /**
     * The phasing player.
     */
    attacker: Side;
    /**
     * Every unit concerned, of both players.
     */
    units: CombatUnit[];
    /**
     * Hexes that are not plain clear terrain, and hexes of retreat.
     */
    hexes?: CombatHex[];
    /**
     * Pairs of hexes with something between them. Hexes of the two players that no line names are adjacent.
     */
    hexsides?: Hexside[];
    /**
     * Air points and naval support available.
     */
    support?: Supports;
    /**
     * Whether Tobruk still yields its dump to an Axis advance (7.56).
     */
    tobrukDump?: boolean;
    /**
     * Answers to the decisions and dice, in the order asked.
     */
    answers?: Answer[];
}

/**
 * A combat and the units of one player that draw supply for it.
 */
export interface CombatNeed {
    /**
     * The units.
     */
    units: string[];
    /**
     * They defend, so that units without stacking points draw nothing.
     */
    defends?: boolean;
}

/**
 * A combat declared in the phase.
 */
export interface DeclaredView {
    /**
     * Its attackers.
     */
    units: string[];
    /**
     * The hexes attacked.
     */
    hexes: string[];
    /**
     * Has been resolved.
     */
    done: boolean;
    /**
     * Its odds lie below the table.
     */
    illegal: boolean;
}

/**
 * A combat in the order of resolution.
 */
export interface OrderedCombat {
    /**
     * Index in the query.
     */
    combat: number;
    /**
     * An illegal attack.
     */
    illegal: boolean;
}

/**
 * A combat that might be fought.
 */
export interface Foresight {
    /**
     * The attackers.
     */
    units: string[];
    /**
     * The hexes attacked.
     */
    hexes: string[];
    /**
     * Supply of the attackers; by default as allotted, before that as it can be.
     */
    attackerSupply?: SupplyGuess;
    /**
     * Supply of the defenders, likewise.
     */
    defenderSupply?: SupplyGuess;
}

/**
 * A combat to be adjudicated.
 */
export interface CombatAnswer {
    /**
     * The combat.
     */
    query: CombatQuery;
}

/**
 * A combat, step by step.
 */
export interface Report {
    /**
     * The rules it was fought under.
     */
    rules: RuleSet;
    /**
     * Combat strengths.
     */
    strengths: StrengthView;
    /**
     * Combat supply drawn.
     */
    supply: DrawView[];
    /**
     * Odds.
     */
    odds: OddsView;
    /**
     * Terrain rows open to the defender.
     */
    rows: RowView[];
    /**
     * The column in use; none for an illegal attack.
     */
    column?: number;
    /**
     * The odds lie below the table.
     */
    illegal: boolean;
    /**
     * The attacker's shifts.
     */
    attackerShifts: ShiftView;
    /**
     * The defender's shifts.
     */
    defenderShifts: ShiftView;
    /**
     * What each face of the die brings, customary choices assumed; one line of face 0 for an illegal attack.
     */
    faces: FaceView[];
    /**
     * The chances of each unit over all faces.
     */
    chances: UnitChances[];
    /**
     * The decision or die that the answers leave open.
     */
    pending?: DecisionView;
    /**
     * The result, once every decision and die is in.
     */
    outcome?: Outcome;
    /**
     * What the rules found, in order.
     */
    findings: FindingView[];
    /**
     * How many answers were used.
     */
    answersUsed: number;
}

/**
 * A counter in play.
 */
export interface CounterView {
    /**
     * Its name.
     */
    id: string;
    /**
     * Who owns it now.
     */
    side: Side;
    /**
     * The number of its hex, or `refitBox`, `destroyed`, `withdrawn`, `arriving`.
     */
    at: string;
    /**
     * What is marked on it: `true` by the name of each mark that it carries.
     */
    marks: Record<string, boolean>;
    /**
     * Nation group as printed.
     */
    nation: Nation;
    /**
     * What it is now: a supply counter shows an MSU or its dump.
     */
    kind: UnitKind;
    /**
     * Organizational size, where it matters.
     */
    size?: UnitSize;
    /**
     * The side that is up; none for supply units.
     */
    face?: Face;
    /**
     * Movement points spent in the phase.
     */
    spent: Points;
    /**
     * Movement allowance of the side that is up; none for supply units.
     */
    allowance?: Points;
    /**
     * The game-turn on which it was withdrawn by die.
     */
    since?: number;
    /**
     * Withdrawn in place of this scheduled unit.
     */
    insteadOf?: string;
}

/**
 * A counter that is elsewhere or otherwise than at the start; what is not said of it is not so.
 */
export interface GivenUnit {
    /**
     * The counter's name.
     */
    id: string;
    /**
     * The printed number of its hex, or `refitBox`, `destroyed`, `withdrawn`, `arriving`, `aside`.
     */
    at: string;
    /**
     * Shows its depleted side.
     */
    depleted?: boolean;
    /**
     * Carries a disrupted marker.
     */
    disrupted?: boolean;
    /**
     * A supply unit that shows its dump.
     */
    dump?: boolean;
    /**
     * A supply unit in the hands of the player whose counter it is not.
     */
    taken?: boolean;
    /**
     * A supply unit under a Captured marker.
     */
    captured?: boolean;
    /**
     * Has moved in this player-turn.
     */
    moved?: boolean;
    /**
     * Has fought in this player-turn.
     */
    fought?: boolean;
    /**
     * A reinforcement before the end of its first combat phase.
     */
    fresh?: boolean;
    /**
     * Under emergency supply.
     */
    emergency?: boolean;
    /**
     * Withdrawn by die: the game-turn on which it left.
     */
    since?: number;
    /**
     * Withdrawn in place of this scheduled unit, whose return it will make.
     */
    insteadOf?: string;
    /**
     * A detachment formed by a unit on foot.
     */
    onFoot?: boolean;
}

/**
 * A counter. Values not listed in `known` are reconstructed.
 */
export interface RosterUnit {
    /**
     * Stable id.
     */
    id: string;
    /**
     * Designation and type as on the counter.
     */
    name: string;
    /**
     * Nation group.
     */
    nation: Nation;
    /**
     * Type.
     */
    kind: UnitKind;
    /**
     * Motorized, as against on foot.
     */
    motorized: boolean;
    /**
     * Front of the counter.
     */
    full: Face;
    /**
     * Back of the counter; none for a unit of one step.
     */
    depleted?: Face;
    /**
     * Organizational size, where it matters: for infantry on foot (2.23).
     */
    size?: UnitSize;
    /**
     * Armor rating.
     */
    armorRating?: number;
    /**
     * Movement allowance, in movement points.
     */
    movementAllowance: number;
    /**
     * Movement allowance on the back, where it is another.
     */
    depletedAllowance?: number;
    /**
     * Game-turn of arrival, 0 for units at set-up; none for units that no schedule brings.
     */
    arrival?: number;
    /**
     * Where it arrives.
     */
    arrivesIn?: ArrivesAt;
    /**
     * The publication that it comes with.
     */
    set?: CounterSet;
    /**
     * Once lost it is never rebuilt.
     */
    irreplaceable?: boolean;
    /**
     * The counter whose other face it is: that of a desert patrol's reconnaissance unit.
     */
    parent?: string;
    /**
     * The counter has a zone of control although it has no stacking points.
     */
    zone?: boolean;
    /**
     * The values that a source document states, each with its place there: `strength 000 11.9`.
     */
    known?: string[];
}

/**
 * A country.
 */
export type Country = "libya" | "egypt";

/**
 * A decision or die, with every legal answer.
 */
export interface DecisionView {
    /**
     * What it is about.
     */
    question: Question;
    /**
     * Who decides or rolls.
     */
    by: Side;
    /**
     * The unit concerned.
     */
    unit?: string;
    /**
     * Hexes of retreat still owed.
     */
    owed?: number;
    /**
     * Every legal answer, the customary one first.
     */
    legal: Answer[];
    /**
     * Answers that a rule bars, with the rule.
     */
    barred: BarredView[];
}

/**
 * A dump and its line of communication.
 */
export interface DumpFate {
    /**
     * The dump.
     */
    unit: string;
    /**
     * Captured in this turn.
     */
    captured: boolean;
    /**
     * Can trace a line of communication.
     */
    lineOfCommunication: boolean;
    /**
     * The highest face that expends it, where it must roll.
     */
    expendedTo?: number;
    /**
     * Expended, where the die was rolled.
     */
    expended?: boolean;
}

/**
 * A dump or MSU.
 */
export interface SupplyUnitState {
    /**
     * The supply unit.
     */
    unit: string;
    /**
     * Chained to a source.
     */
    linked: boolean;
    /**
     * The supply unit or source before it in the chain.
     */
    upstream?: string;
    /**
     * The hexes of that link, from the supply unit on.
     */
    path: string[];
    /**
     * In an enemy zone without a combat unit, so that nothing passes.
     */
    cutOff: boolean;
    /**
     * Under a Captured marker: of no use.
     */
    captured: boolean;
    /**
     * Can trace a line of communication.
     */
    lineOfCommunication: boolean;
}

/**
 * A file of charts, or its fault.
 */
export type ChartSetReport = { kind: "refused"; fault: ChartFault } | { kind: "charts"; name: string; check: string; changes: ChartChange[]; text: string };

/**
 * A file of charts.
 */
export interface ChartSet {
    /**
     * [`FORMAT`].
     */
    format: string;
    /**
     * 1.
     */
    schema: number;
    /**
     * What their owner calls them.
     */
    name: string;
    /**
     * The values, each place once.
     */
    changes: ChartChange[];
    /**
     * The check of the values; a file written by hand may do without.
     */
    check?: string;
}

/**
 * A finding, with names.
 */
export interface FindingView {
    /**
     * What was found.
     */
    code: Code;
    /**
     * The part of the procedure.
     */
    stage: Stage;
    /**
     * Case numbers.
     */
    cases: string[];
    /**
     * Rulings.
     */
    rulings: RulingId[];
    /**
     * The unit.
     */
    unit?: string;
    /**
     * The hex.
     */
    hex?: string;
    /**
     * The player.
     */
    side?: Side;
    /**
     * Value before; see the code.
     */
    before: number;
    /**
     * Value after; see the code.
     */
    after: number;
}

/**
 * A fort.
 */
export interface Fort {
    /**
     * Its hex.
     */
    hex: string;
    /**
     * Level 1 or 2.
     */
    level: number;
}

/**
 * A fort.
 */
export interface GivenFort {
    /**
     * The printed number of its hex.
     */
    hex: string;
    /**
     * Level 1 or 2.
     */
    level: number;
    /**
     * Whose it is.
     */
    side: Side;
    /**
     * Built or improved in this player-turn.
     */
    fresh?: boolean;
}

/**
 * A game as it stands, or as it stood after some of its orders. `events` and `findings` are those of the last order, or of
 * the set-up before the first.
 */
export interface TableView extends GameView {
    /**
     * The scenario's id.
     */
    scenario: string;
    /**
     * Name and check of the owner's charts that the game is played with.
     */
    ownCharts?: ChartsName;
    /**
     * Orders given so far.
     */
    orders: number;
    /**
     * Orders before the current player-turn, or before the last one that has any.
     */
    turnBegins: number;
    /**
     * The players roll their own dice.
     */
    entered: boolean;
}

/**
 * A game as it stands.
 */
export interface GameView {
    /**
     * The game-turn.
     */
    turn: number;
    /**
     * Who has the first player-turn of the game-turn.
     */
    first: Side;
    /**
     * Whose player-turn it is.
     */
    phasing: Side;
    /**
     * The phase.
     */
    phase: GamePhase;
    /**
     * The part of it.
     */
    segment: Segment;
    /**
     * Who decides.
     */
    by: Side;
    /**
     * How the game ended.
     */
    outcome?: GameOutcome;
    /**
     * Every counter that is in play, by number.
     */
    units: CounterView[];
    /**
     * Forts, in the order in which they were begun.
     */
    forts: GivenFort[];
    /**
     * The owner of each port, by its hex.
     */
    ports: Record<string, Side>;
    /**
     * Air points.
     */
    air: BothAir;
    /**
     * Refit points.
     */
    refit: RefitPool;
    /**
     * Victory points won on the way.
     */
    points: BothPoints;
    /**
     * Railroad hexes repaired.
     */
    repaired: number;
    /**
     * The railroad has been repaired in this player-turn.
     */
    repairs: boolean;
    /**
     * Malta has been raided or invaded, or air points shipped there, in this player-turn.
     */
    maltaDone: boolean;
    /**
     * The invasion of Malta, once it was launched.
     */
    invasion?: GivenInvasion;
    /**
     * Rommel, while he is on the map.
     */
    rommel?: GivenRommel;
    /**
     * Withdrawals by die that are still to be made in this Reinforcement Phase.
     */
    drawn?: Drawn;
    /**
     * Loads carried by rail and by sea in this player-turn.
     */
    loads: [number, number];
    /**
     * Combats declared in the phase, by number.
     */
    combats: DeclaredView[];
    /**
     * The number of the combat that is being resolved.
     */
    battle?: number;
    /**
     * The overrun that is being carried out.
     */
    overrun?: OverrunView;
    /**
     * The hex that is overstacked at the end of the phase.
     */
    overstacked?: string;
    /**
     * Standing orders; none while no player has any.
     */
    standing?: BothStanding;
    /**
     * The order that the standing orders of the player who decides imply.
     */
    follows?: GameOrder;
    /**
     * What happened, from the beginning of the phase of the question.
     */
    events: EventView[];
    /**
     * Findings of the last combat.
     */
    findings: FindingView[];
    /**
     * What may be ordered now, where that was asked.
     */
    legal?: LegalView;
}

/**
 * A game in numbers at one moment. Pairs are of the Axis and of the Commonwealth.
 */
export interface Sample {
    /**
     * Orders given before it.
     */
    orders: number;
    /**
     * The game-turn that has ended, or the current one where it has not; one less than the first at the start.
     */
    turn: number;
    /**
     * Victory points if the game ended then.
     */
    points: [number, number];
    /**
     * Combat units on the map.
     */
    units: [number, number];
    /**
     * Their combat strength.
     */
    strength: [number, number];
    /**
     * Combat units lost so far, those included that have been refitted since.
     */
    losses: [number, number];
    /**
     * Of the combat units on the map, those in general supply.
     */
    supplied: [number, number];
    /**
     * The foremost column with a combat unit, counted from the west: the easternmost of the Axis, the westernmost of
     * the Commonwealth; 0 where a side has none.
     */
    front: [number, number];
}

/**
 * A game in numbers: at its start, after each of its game-turns, and as it stands.
 */
export interface SeriesView {
    /**
     * In order.
     */
    samples: Sample[];
}

/**
 * A game-turn on the track.
 */
export interface TurnView {
    /**
     * Its number.
     */
    turn: number;
    /**
     * The units that arrive.
     */
    arrivals: ScheduledView[];
    /**
     * The units that are to leave.
     */
    withdrawals: ScheduledView[];
    /**
     * The units that come back.
     */
    returns: ScheduledView[];
}

/**
 * A hex entered.
 */
export interface MoveStep {
    /**
     * The hex.
     */
    hex: string;
    /**
     * Movement points of this step.
     */
    cost: Points;
    /**
     * Movement points spent with it.
     */
    total: Points;
    /**
     * What the cost is made of.
     */
    notes: Note[];
}

/**
 * A hex of the combat, or one that a unit may retreat to.
 */
export interface CombatHex {
    /**
     * Printed number or any name.
     */
    id: string;
    /**
     * Terrain.
     */
    terrain?: Terrain;
    /**
     * Which city it is.
     */
    city?: City;
    /**
     * Level of the fort there, 0 for none.
     */
    fort?: number;
    /**
     * The defender that a level-2 fort doubles; without it the best one.
     */
    fortUnit?: string;
    /**
     * The player with combat units here that the query does not list.
     */
    occupiedBy?: Side[];
    /**
     * Players whose zones of control cover the hex, besides those of the query's own units.
     */
    zoneOf?: Side[];
    /**
     * Players whose detachments close the roads of the hex to the enemy, besides those that the query lists.
     */
    roadsClosedBy?: Side[];
}

/**
 * A hex of the map.
 */
export interface HexAnswer {
    /**
     * Number in the edition of the rules.
     */
    hex: string;
    /**
     * Number of the SPI edition.
     */
    spi: string;
    /**
     * Number of the Six Angles edition.
     */
    sixAngles: string;
    /**
     * Names printed in it, by the edition of the rules.
     */
    names: string[];
    /**
     * Terrain.
     */
    terrain: Terrain;
    /**
     * Where the terrain comes from.
     */
    provenance: Provenance;
    /**
     * The six sides, east first and counter-clockwise, without those off the map.
     */
    sides: SideAnswer[];
}

/**
 * A hex over its limit.
 */
export interface Overstack {
    /**
     * The hex.
     */
    hex: string;
    /**
     * Stacking points in it.
     */
    stackingPoints: number;
    /**
     * Units there with stacking points.
     */
    units: string[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * A hex that a unit reaches.
 */
export interface ReachedView {
    /**
     * Its number.
     */
    hex: string;
    /**
     * Movement points spent there.
     */
    cost: Points;
}

/**
 * A hex that can be attacked.
 */
export interface AttackView {
    /**
     * Its number.
     */
    hex: string;
    /**
     * The units that can attack it and attack nothing yet.
     */
    units: string[];
    /**
     * It must be attacked.
     */
    must: boolean;
    /**
     * Units beside it that may not attack it: none of them takes part in an attack on it and others.
     */
    barred?: string[];
    /**
     * Hexes that must be attacked and that nobody could attack any more if all these units attacked this one alone.
     */
    strands?: string[];
}

/**
 * A hex that units can reach.
 */
export interface ReachedHex {
    /**
     * The hex.
     */
    hex: string;
    /**
     * Least movement points spent there.
     */
    cost: Points;
    /**
     * The only way there goes from one enemy zone to another.
     */
    infiltrates?: boolean;
    /**
     * Why the move may not end there.
     */
    noEnd?: RefusalCode;
    /**
     * The hex would hold more than its limit: somebody must leave it before the phase ends.
     */
    overstacked?: boolean;
}

/**
 * A hex that units cannot enter.
 */
export interface BarredHex {
    /**
     * The hex.
     */
    hex: string;
    /**
     * The reason.
     */
    code: RefusalCode;
    /**
     * An overrun would open it.
     */
    overrun?: boolean;
}

/**
 * A level of the computer player.
 */
export type Level = "recruit" | "captain" | "commander";

/**
 * A line of the schedules.
 */
export interface ScheduledView {
    /**
     * The counter.
     */
    unit: string;
    /**
     * Whose it is.
     */
    side: Side;
    /**
     * Nation group.
     */
    nation: Nation;
    /**
     * Type.
     */
    kind: UnitKind;
    /**
     * Its values at full strength.
     */
    face: Face;
    /**
     * It goes to the Refit Box instead of the map.
     */
    boxed: boolean;
    /**
     * Highest face of a die on which it arrives; without one it does so surely.
     */
    upTo?: number;
    /**
     * No source states the game-turn.
     */
    reconstructed: boolean;
}

/**
 * A link in a text; its check fits.
 */
export interface FoundLink {
    /**
     * The link, for `decodeAnyLink` and `Game.open`.
     */
    link: string;
    /**
     * The letter of the game: `d` is Desert Fox, `r` Rommel in the Desert.
     */
    letter: string;
    /**
     * What it carries: `game`, `turn`, `combat`, `position`, or `other` for a kind that this version does not know.
     */
    carries: "game" | "turn" | "combat" | "position" | "other";
    /**
     * The number of the order behind it, after which the game is to be shown; `null` where that cannot be read.
     */
    at?: number | null;
    /**
     * The side of the sender behind it.
     */
    from?: string;
}

/**
 * A mark of the record: what is hidden of a side was shown at a screen where that side is not played.
 */
export interface LookView {
    /**
     * Orders given before it.
     */
    orders: number;
    /**
     * The side that was shown.
     */
    side: Side;
    /**
     * Who decided for it there.
     */
    by: LookBy;
}

/**
 * A move, hex by hex.
 */
export interface MoveAnswer {
    /**
     * Where it starts.
     */
    start: string;
    /**
     * Movement points that may be spent in all.
     */
    allowance: Points;
    /**
     * Movement points spent in all, those before the move included.
     */
    spent: Points;
    /**
     * How the allowance came about, and what holds where the move ends.
     */
    notes: Note[];
    /**
     * The hexes entered.
     */
    steps: MoveStep[];
    /**
     * The rolls for disruption that follow at once.
     */
    rolls?: DisruptionRoll[];
}

/**
 * A named rule set.
 */
export interface PresetInfo {
    /**
     * Its name.
     */
    preset: Preset;
    /**
     * What it stands for.
     */
    rules: RuleSet;
}

/**
 * A named rule set.
 */
export type Preset = "spi1981" | "spi1981Errata" | "johnson2019" | "sixAngles2006";

/**
 * A nation group: the level at which the Six Angles edition tells allies apart.
 */
export type Nation = "german" | "italian" | "commonwealth";

/**
 * A number for each player.
 */
export interface SidePair {
    /**
     * The Axis.
     */
    axis: number;
    /**
     * The Commonwealth.
     */
    commonwealth: number;
}

/**
 * A path of supply.
 */
export interface SupplyPath {
    /**
     * The supply unit or source at its end.
     */
    to: string;
    /**
     * The hexes, from the unit on.
     */
    hexes: string[];
    /**
     * Movement points at motorized rates.
     */
    cost: Points;
    /**
     * Movement points allowed.
     */
    range: Points;
}

/**
 * A phase of the player-turn.
 */
export type Phase = "reinforcement" | "movement" | "combat" | "reaction" | "end";

/**
 * A place that counts at the end.
 */
export interface PlaceHeld {
    /**
     * Its number.
     */
    hex: string;
    /**
     * Who holds it.
     */
    holder?: Side;
    /**
     * Victory points of the Axis and of the Commonwealth for holding it at the end.
     */
    worth: [number, number];
}

/**
 * A player.
 */
export type Side = "axis" | "commonwealth";

/**
 * A port and its owner.
 */
export interface GivenPort {
    /**
     * The printed number of its hex.
     */
    hex: string;
    /**
     * Who held it last.
     */
    side: Side;
}

/**
 * A position that a player keeps or shares, with the rules and charts that it is asked about.
 */
export interface PositionSheet {
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * The owner's values over the shipped ones.
     */
    charts?: ChartChange[];
    /**
     * The position.
     */
    position: Position;
}

/**
 * A preset and what departs from it.
 */
export interface RuleSetChoice {
    /**
     * The named rule set to start from.
     */
    preset?: Preset;
    /**
     * Switches set otherwise.
     */
    switches?: Switches;
}

/**
 * A question about a position on the map.
 */
export interface BoardQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * The owner's values over the shipped ones: charts, tables (`movement/…`, `supply/…`) and map (`map/L2329/terrain`).
     */
    charts?: ChartChange[];
    /**
     * The position.
     */
    position: Position;
    /**
     * What is asked.
     */
    question: BoardQuestion;
}

/**
 * A question about a position.
 */
export type BoardQuestion = { kind: "hex"; hex: string } | { kind: "reach"; units: string[]; mode: MoveMode } | { kind: "move"; units: string[]; mode: MoveMode; path: string[]; dice?: number[] } | { kind: "zones"; side: Side } | { kind: "supply"; side: Side } | { kind: "trace"; unit: string } | { kind: "stacking"; eliminate?: string[] } | { kind: "overrun"; units: string[]; mode: MoveMode; hex: string; answers?: OverrunAnswer[] } | { kind: "combat"; units: string[]; hexes: string[] } | { kind: "retreat"; unit: string; hexes: number } | { kind: "allocate"; side: Side; combats: CombatNeed[]; draws?: DrawChoice[] } | { kind: "transport"; units: string[]; by: Carrier; to: string; loads?: number } | { kind: "repairRail"; hexes: number } | { kind: "supplyUnit"; unit: string; act: SupplyAct; phase: Phase; by?: string; die?: number } | { kind: "dumpFate"; side: Side; dice?: number[] } | { kind: "recovery"; side: Side } | { kind: "offMap" } | { kind: "tables" };

/**
 * A question about the map of a game.
 */
export type GameQuestion = { kind: "zones"; side: Side } | { kind: "supply"; side: Side } | { kind: "trace"; unit: string } | { kind: "stacking" } | { kind: "suppliers"; side: Side } | { kind: "supplyAfter"; units: string[]; hex: string } | { kind: "stacks" } | { kind: "overruns"; units: string[] } | { kind: "overrunRisk"; side: Side } | { kind: "rolls"; unit: string };

/**
 * A question in an overrun.
 */
export interface OverrunAsk {
    /**
     * Who answers or rolls.
     */
    by: Side;
    /**
     * What it is about.
     */
    about: OverrunQuestion;
    /**
     * The unit concerned.
     */
    unit: string;
    /**
     * The hexes it may react to.
     */
    hexes: string[];
}

/**
 * A reason and its cases.
 */
export interface Reason {
    /**
     * The stable code.
     */
    code: RefusalCode;
    /**
     * Case numbers.
     */
    cases: string[];
    /**
     * Rulings.
     */
    rulings: RulingId[];
}

/**
 * A record made by older rules, which follows by those of today only in part.
 */
export interface OlderRecord {
    /**
     * The revision of the rules that it was made by.
     */
    rules: number;
    /**
     * The revision of its scenario likewise.
     */
    scenario: number;
    /**
     * Whether the scenario changed since.
     */
    scenarioChanged: boolean;
    /**
     * The rulings that changed since, such as `H080`, in the order of the ledger.
     */
    changed: RulingId[];
    /**
     * Its orders.
     */
    orders: number;
    /**
     * The first of them that follow: those of the game that `loadAsFar` gives.
     */
    at: number;
    /**
     * Orders before the last checkpoint that agreed, 0 where none did; absent where none was compared.
     */
    agreed?: number;
}

/**
 * A record of newer rules than those of this engine, or a file of a newer form.
 */
export interface NewerRecord {
    /**
     * What is newer: `rules`, `scenario`, or the `form` of the file.
     */
    part: string;
    /**
     * The revision that the record needs.
     */
    needs: number;
    /**
     * The latest revision that this engine has.
     */
    has: number;
}

/**
 * A refusal: which rule, and which part of the query it is about.
 */
export interface Refusal {
    /**
     * The stable code.
     */
    code: RefusalCode;
    /**
     * Case numbers of the rule.
     */
    cases: string[];
    /**
     * Rulings of the ledger.
     */
    rulings: RulingId[];
    /**
     * Where in the query: a path such as `units[2].strength`.
     */
    path: string;
    /**
     * The unit concerned.
     */
    unit?: string;
    /**
     * The value found, where one is refused.
     */
    found?: string;
}

/**
 * A revision that is not the latest.
 */
export interface EarlierRevision {
    /**
     * Of what: `rules` or `scenario`.
     */
    of: "rules" | "scenario";
    /**
     * The revision.
     */
    revision: number;
    /**
     * The latest one.
     */
    latest: number;
}

/**
 * A roll for disruption.
 */
export interface DisruptionRoll {
    /**
     * The unit.
     */
    unit: string;
    /**
     * The highest face that passes.
     */
    passesTo: number;
    /**
     * The die, where it was rolled.
     */
    die?: number;
    /**
     * Whether the unit is disrupted, where the die was rolled.
     */
    disrupted?: boolean;
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * A scenario.
 */
export interface ScenarioInfo {
    /**
     * Stable id.
     */
    id: string;
    /**
     * Key of its name in the texts of the page.
     */
    name: string;
    /**
     * The publication that has it.
     */
    set: ScenarioSet;
    /**
     * Months before March 1941 with which its game-turn 1 begins.
     */
    earlier: number;
    /**
     * Its first game-turn; one is a month.
     */
    firstTurn: number;
    /**
     * Its last game-turn.
     */
    lastTurn: number;
    /**
     * Who takes the first player-turn of the first game-turn.
     */
    firstPlayer: Side;
    /**
     * How it is won.
     */
    victory: Victory;
}

/**
 * A side of a hex.
 */
export interface SideAnswer {
    /**
     * The hex beyond.
     */
    to: string;
    /**
     * Along the side.
     */
    terrain: HexsideTerrain;
    /**
     * Across the side.
     */
    way: Way;
    /**
     * A railroad in use crosses it.
     */
    rail: boolean;
    /**
     * Movement points of entering the hex beyond: on foot and motorized, none where it is barred.
     */
    cost: [Points | undefined, Points | undefined];
}

/**
 * A situation of a game and the orders given in it.
 */
export interface GameQuery {
    /**
     * The scenario's id.
     */
    scenario: string;
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * The owner's values over the shipped ones.
     */
    charts?: ChartChange[];
    /**
     * The situation; without it the start of the scenario.
     */
    given?: Snapshot;
    /**
     * The orders, in the order in which they are given; each by the player who decides then.
     */
    orders?: GameOrder[];
    /**
     * The faces of the dice that the orders roll, in the order asked; all of them are to be rolled.
     */
    dice?: number[];
    /**
     * Lists what may be ordered after them.
     */
    legal?: boolean;
}

/**
 * A stack that the enemy could attack or surround.
 */
export interface ThreatView {
    /**
     * Its hex.
     */
    hex: string;
    /**
     * It has no hex to retreat to, or two enemy units could see to that.
     */
    surrounded: boolean;
    /**
     * The units of the best attack.
     */
    units: string[];
    /**
     * What it promises the enemy.
     */
    prospect?: ProspectView;
}

/**
 * A supplier or hex on which the general supply of units hangs.
 */
export interface BottleneckView {
    /**
     * The supply unit; none for a source or a hex.
     */
    unit?: string;
    /**
     * Where.
     */
    hex: string;
    /**
     * The units that would lose it.
     */
    units: string[];
}

/**
 * A switch at one of its values.
 */
export interface Setting {
    /**
     * The switch, as JSON names it.
     */
    field: string;
    /**
     * The value, as JSON names it.
     */
    value: string;
}

/**
 * A switch of the rule set.
 */
export interface SwitchInfo {
    /**
     * The field of the rule set.
     */
    field: string;
    /**
     * The values it takes, as printed first.
     */
    values: string[];
    /**
     * The rulings behind it.
     */
    rulings: RulingId[];
    /**
     * The cases of these rulings, each once.
     */
    cases: string[];
    /**
     * The game-turn from which it changes anything, where that is not the first.
     */
    from?: number;
}

/**
 * A switch that is set to another value than its rule set has.
 */
export interface SwitchSet {
    /**
     * The field of the rule set.
     */
    field: string;
    /**
     * Its value.
     */
    value: string;
    /**
     * The value of the rule set.
     */
    usual: string;
}

/**
 * A term with its means over the rollouts that both styles met, in hundredths of a victory point.
 */
export interface DecidingTerm {
    /**
     * Its name.
     */
    term: string;
    /**
     * Its mean for the style chosen.
     */
    chosen: number;
    /**
     * Its mean for the next best one.
     */
    next: number;
}

/**
 * A terrain row of the table, weakest defence first.
 */
export type TerrainRow = "clear" | "rough" | "mountain" | "level1" | "level2";

/**
 * A terrain row open to the defender.
 */
export interface RowView {
    /**
     * The row.
     */
    row: TerrainRow;
    /**
     * Its column at these odds; none where the attack would be illegal.
     */
    column?: number;
    /**
     * Where the row's cell comes from.
     */
    provenance: Provenance;
    /**
     * In use, or assumed while the defender is asked.
     */
    chosen: boolean;
}

/**
 * A thing that may be done.
 */
export interface DoneAnswer {
    /**
     * What was found and what comes of it.
     */
    notes: Note[];
    /**
     * Hexes concerned, such as those of a railroad repaired or travelled.
     */
    hexes: string[];
    /**
     * Units changed.
     */
    units: UnitAfter[];
    /**
     * The chance of success, as numerator and denominator, where a die is still to be rolled.
     */
    chance?: [number, number];
}

/**
 * A unit after an overrun.
 */
export interface UnitAfter {
    /**
     * The unit.
     */
    unit: string;
    /**
     * What became of it.
     */
    fate: Fate;
    /**
     * Where it is.
     */
    hex?: string;
    /**
     * Carries a disrupted marker.
     */
    disrupted: boolean;
    /**
     * Carries a Captured marker.
     */
    captured: boolean;
}

/**
 * A unit and the supply unit it draws on.
 */
export interface DrawChoice {
    /**
     * The unit.
     */
    unit: string;
    /**
     * The dump, MSU or source, by name or hex.
     */
    from: string;
}

/**
 * A unit in or beside the combat, from the roster or by its values.
 */
export interface CombatUnit {
    /**
     * Name, of its own in this combat.
     */
    id: string;
    /**
     * The roster's counter, whose values hold unless given here. A front given without a back stands for both sides: the
     * counter then has one step.
     */
    roster?: string;
    /**
     * Nation group, which decides the player.
     */
    nation?: Nation;
    /**
     * Type.
     */
    kind?: UnitKind;
    /**
     * Motorized; by default as the type usually is.
     */
    motorized?: boolean;
    /**
     * Front of the counter. Given without `back` it makes a counter of one step, whatever the roster's has on its back.
     */
    full?: Face;
    /**
     * Back of the counter. Given without `full` it takes the place of the roster's back alone.
     */
    back?: Face;
    /**
     * The hex it is in.
     */
    hex: string;
    /**
     * Shows its depleted side.
     */
    depleted?: boolean;
    /**
     * Carries a disrupted marker.
     */
    disrupted?: boolean;
    /**
     * Combat supply.
     */
    supply?: Supply;
    /**
     * In general supply.
     */
    generalSupply?: boolean;
    /**
     * Can trace a line of communication (13.2).
     */
    lineOfCommunication?: boolean;
    /**
     * Takes no part: stacked or adjacent, but neither attacking nor attacked. Detachments are given so alone, and ignored.
     */
    standsBy?: boolean;
    /**
     * The owner's order of effects on its strength; without it the best order is used.
     */
    effectOrder?: Effect[];
    /**
     * Armor: how many infantry stacking points the owner assigns to it; without it the best share is used.
     */
    cover?: number;
    /**
     * Artillery: draws one stacking point of supply and fires no shift (12.17, where the rules allow it).
     */
    forgoesShift?: boolean;
    /**
     * A supply unit under a Captured marker: whose it was. Where a recaptured one is free at once, the enemy's alone.
     */
    capturedFrom?: Side;
    /**
     * Where it could retreat.
     */
    retreat?: RetreatRoom;
}

/**
 * A unit on the map, from the roster or by its values.
 */
export interface BoardUnit {
    /**
     * Name, of its own in this position.
     */
    id: string;
    /**
     * The roster's counter, whose values hold unless given here.
     */
    roster?: string;
    /**
     * Nation group, which decides the player.
     */
    nation?: Nation;
    /**
     * Type.
     */
    kind?: UnitKind;
    /**
     * Class of movement; by default as the type usually is.
     */
    class?: MovementClass;
    /**
     * Front of the counter.
     */
    full?: Face;
    /**
     * Back of the counter.
     */
    back?: Face;
    /**
     * Movement allowance, in movement points.
     */
    movementAllowance?: number;
    /**
     * The printed number of its hex, of either edition.
     */
    hex: string;
    /**
     * Shows its depleted side.
     */
    depleted?: boolean;
    /**
     * Carries a disrupted marker.
     */
    disrupted?: boolean;
    /**
     * General supply as judged before; without it the referee traces it.
     */
    generalSupply?: boolean;
    /**
     * Combat supply as judged before; without it the referee traces it.
     */
    combatSupply?: boolean;
    /**
     * Movement points already spent in the phase.
     */
    spent?: Points;
    /**
     * Has already gone from one enemy zone to another in the phase.
     */
    infiltrated?: boolean;
    /**
     * A supply unit under a Captured marker: whose it was.
     */
    capturedFrom?: Side;
}

/**
 * A unit taken off the map.
 */
export interface Eliminated {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Its box, or the die that decides.
     */
    report: EliminationReport;
}

/**
 * A unit that can be carried.
 */
export interface CarryView {
    /**
     * The unit.
     */
    unit: string;
    /**
     * How.
     */
    by: Carrier;
    /**
     * Where to.
     */
    hexes: string[];
}

/**
 * A unit that can move.
 */
export interface MoveView {
    /**
     * The unit.
     */
    unit: string;
    /**
     * The kind of move.
     */
    mode: MoveMode;
    /**
     * The hexes where the move may end, with the movement points spent there, by cost.
     */
    hexes: ReachedView[];
    /**
     * Those beyond, which a forced march reaches.
     */
    forced: ReachedView[];
}

/**
 * A unit's state, for what it allows.
 */
export interface UnitQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * Carries a disrupted marker.
     */
    disrupted: boolean;
    /**
     * In general supply.
     */
    generalSupply: boolean;
}

/**
 * A value of the charts that is not the shipped one.
 */
export interface ValueSet {
    /**
     * Its place.
     */
    what: string;
    /**
     * The value.
     */
    value: string;
    /**
     * The shipped value.
     */
    shipped: string;
}

/**
 * A value with ours beside the owner's.
 */
export interface OwnValue {
    /**
     * The value's place, as a change names it.
     */
    what: string;
    /**
     * Our value.
     */
    ours: string;
    /**
     * Where it comes from.
     */
    provenance: Provenance;
    /**
     * The place of a seed or published value: the document, then the case or table.
     */
    source?: string;
    /**
     * The case that it belongs to.
     */
    case: string;
    /**
     * The owner's value, where there is one.
     */
    own?: string;
    /**
     * The words that may stand there, where they are few.
     */
    choices: string[];
}

/**
 * A way of a unit.
 */
export interface PathView {
    /**
     * As an order writes it, such as `"e ne e"`.
     */
    path: string;
    /**
     * The hexes on it, that of the unit first.
     */
    hexes: string[];
    /**
     * Movement points of the whole way, those spent before it not included.
     */
    cost: Points;
}

/**
 * A withdrawal that is owed.
 */
export interface WithdrawView {
    /**
     * The scheduled unit.
     */
    due: string;
    /**
     * Whether it can go itself.
     */
    itself: boolean;
    /**
     * The units that can go in its stead, where it cannot.
     */
    others: string[];
}

/**
 * Air points of a player.
 */
export interface AirPool {
    /**
     * All that he has.
     */
    points?: number;
    /**
     * Of those, on Malta.
     */
    malta?: number;
    /**
     * Of those, committed in this player-turn.
     */
    used?: number;
}

/**
 * Air points of both players.
 */
export interface BothAir {
    /**
     * Of the Axis.
     */
    axis?: AirPool;
    /**
     * Of the Commonwealth.
     */
    commonwealth?: AirPool;
}

/**
 * All rulings of a game and the sections that list them, in the order of the data file.
 */
export interface Ledger {
    /**
     * The letters of its ruling ids.
     */
    series: Series;
    /**
     * The parts of the boxed game that are not numbered cases, such as its counters.
     */
    components: string[];
    /**
     * The sections.
     */
    section: Section[];
    /**
     * The rulings.
     */
    ruling: Ruling[];
}

/**
 * Allowed, or refused by a rule.
 */
export interface Permission {
    /**
     * Nothing in the unit's state bars it.
     */
    allowed: boolean;
    /**
     * The rule that bars it.
     */
    refusal?: Refusal;
}

/**
 * An act of or on a supply unit.
 */
export type SupplyAct = "toDump" | "toMsu" | "destroy" | "emergency" | "removeMarker";

/**
 * An allocation of combat supply.
 */
export interface Allocation {
    /**
     * Supply units expended.
     */
    expended: string[];
    /**
     * Combats supplied in full, by index.
     */
    supplied: number[];
    /**
     * What each unit draws.
     */
    draws: AllocatedDraw[];
    /**
     * Nothing better exists; false where the search was cut short.
     */
    best: boolean;
    /**
     * What is wrong with an allocation that was to be checked.
     */
    faults: Refusal[];
}

/**
 * An answer about a position.
 */
export type BoardAnswer = ({ kind: "refused" } & Refused) | ({ kind: "hex" } & HexAnswer) | ({ kind: "reach" } & ReachAnswer) | ({ kind: "move" } & MoveAnswer) | ({ kind: "zones" } & ZonesAnswer) | ({ kind: "supply" } & SupplyAnswer) | ({ kind: "trace" } & TraceAnswer) | ({ kind: "stacking" } & StackingAnswer) | ({ kind: "overrun" } & OverrunAnswers) | ({ kind: "combat" } & CombatAnswer) | ({ kind: "retreat" } & RetreatAnswer) | ({ kind: "allocate" } & AllocateAnswer) | ({ kind: "done" } & DoneAnswer) | ({ kind: "dumpFate" } & DumpFateAnswer) | ({ kind: "recovery" } & RecoveryAnswer) | ({ kind: "offMap" } & OffMapAnswer) | ({ kind: "tables" } & TablesAnswer) | ({ kind: "suppliers" } & SuppliersAnswer) | ({ kind: "supplyAfter" } & SupplyAfterAnswer) | ({ kind: "stacks" } & StacksAnswer) | ({ kind: "overruns" } & OverrunsAnswer) | ({ kind: "rolls" } & RollsAnswer);

/**
 * An answer in an overrun.
 */
export type OverrunAnswer = { kind: "stay"; unit: string } | { kind: "react"; unit: string; hex: string } | { kind: "destroySupply"; unit: string } | { kind: "captureSupply"; unit: string } | { kind: "die"; face: number };

/**
 * An answer that a rule bars.
 */
export interface BarredView {
    /**
     * The answer.
     */
    answer: Answer;
    /**
     * The rule.
     */
    code: RefusalCode;
    /**
     * Its cases.
     */
    cases: string[];
    /**
     * Its rulings.
     */
    rulings: RulingId[];
}

/**
 * An answer to a decision, or a die. What has a single legal answer is not asked and takes none.
 */
export type Answer = { kind: "row"; row: TerrainRow } | { kind: "commit"; airPoints: number; naval?: boolean } | { kind: "die"; face: number } | { kind: "shifts"; columns: number } | { kind: "result"; result: string } | { kind: "retreat"; unit: string } | { kind: "retreatTo"; unit: string; hex: string } | { kind: "stopInCity"; unit: string } | { kind: "depleteInstead"; unit: string } | { kind: "ignoreRetreat"; unit: string } | { kind: "deplete"; unit: string } | { kind: "advance"; unit: string; hex: string } | { kind: "endAdvance" } | { kind: "destroySupply"; unit: string } | { kind: "captureSupply"; unit: string } | { kind: "placeDump"; hex: string };

/**
 * An attack of the best ones together.
 */
export interface JointAttack {
    /**
     * The hexes attacked.
     */
    hexes: string[];
    /**
     * The attackers.
     */
    units: string[];
    /**
     * What it promises without air points.
     */
    prospect: ProspectView;
}

/**
 * An attack with what it promises. Means are exact fractions of strength points.
 */
export interface AttackAdvice {
    /**
     * The hexes attacked.
     */
    hexes: string[];
    /**
     * The attackers.
     */
    units: string[];
    /**
     * The hex from which each of them attacks, in their order.
     */
    from: string[];
    /**
     * Those of them that no combat supply reaches.
     */
    unsupplied: string[];
    /**
     * One of the hexes must be attacked.
     */
    must: boolean;
    /**
     * What it promises without air points.
     */
    prospect: ProspectView;
    /**
     * The gain with one air point, with two, and so on, as far as they are available.
     */
    air: [number, number][];
    /**
     * Supply units that have to be expended so that the attack and those declared already are supplied; none where
     * that cannot be, or the attackers have to move first.
     */
    expends?: number;
    /**
     * The enemy's best counter-attack in his next turn.
     */
    counter?: CounterAttack;
}

/**
 * An effect on a unit's strength.
 */
export type Effect = "fort" | "combinedArms" | "combatSupply" | "disruption" | "hexside";

/**
 * An eliminated unit (13.2).
 */
export interface EliminationQuery {
    /**
     * Why it left the map.
     */
    cause: Cause;
    /**
     * Motorized.
     */
    motorized: boolean;
    /**
     * In combat supply.
     */
    combatSupply: boolean;
    /**
     * Can trace a line of communication.
     */
    lineOfCommunication: boolean;
    /**
     * Morale on the depleted side, 1 to 5.
     */
    depletedMorale: number;
    /**
     * The die, where one was rolled.
     */
    die?: number;
}

/**
 * An invasion of Malta before its die.
 */
export interface InvasionView {
    /**
     * The units committed.
     */
    units: string[];
    /**
     * Air points committed, beside the one that is spent for good.
     */
    points: number;
    /**
     * The Assault Index.
     */
    index: number;
    /**
     * Faces of the die, out of six, that take the island.
     */
    wins: number;
    /**
     * What the index is made of, each with the index before and after it.
     */
    parts: EventView[];
}

/**
 * An order with what it brought about.
 */
export interface OrderTold {
    /**
     * Orders before it.
     */
    at: number;
    /**
     * The game-turn in which it was given.
     */
    turn: number;
    /**
     * Whose player-turn it was.
     */
    phasing: Side;
    /**
     * The phase.
     */
    phase: GamePhase;
    /**
     * The part of it.
     */
    segment: Segment;
    /**
     * Who gave it.
     */
    by: Side;
    /**
     * The order.
     */
    order: GameOrder;
    /**
     * The standing orders of its player imply it.
     */
    follows?: boolean;
    /**
     * The faces that it rolled, in order.
     */
    faces: number[];
    /**
     * What happened, in order.
     */
    events: EventView[];
    /**
     * Findings of the current combat, from its beginning.
     */
    findings: FindingView[];
    /**
     * What a player wrote beside it.
     */
    note?: string;
}

/**
 * An overrun as far as the answers go.
 */
export interface OverrunAnswers {
    /**
     * Strengths of the overrunning units and of the units in the hex.
     */
    strength: [number, number];
    /**
     * Movement points of the overrun.
     */
    cost: Points;
    /**
     * Everything in the order in which it happens.
     */
    notes: Note[];
    /**
     * What is asked next; none once all is settled.
     */
    ask?: OverrunAsk;
    /**
     * The units after the overrun, once all is settled.
     */
    units: UnitAfter[];
}

/**
 * An overrun that could be made.
 */
export interface PossibleOverrun {
    /**
     * The hex overrun.
     */
    hex: string;
    /**
     * The hex from which it is overrun.
     */
    from: string;
    /**
     * The units that overrun it.
     */
    units: string[];
    /**
     * Nothing but supply units is in it.
     */
    supplyOnly: boolean;
    /**
     * Strengths, attacking and defending.
     */
    strength: [number, number];
    /**
     * The odds, such as `10:1`.
     */
    odds: string;
    /**
     * Movement points spent before it.
     */
    spent: Points;
    /**
     * Movement points of the overrun itself.
     */
    cost: Points;
    /**
     * How strengths and cost came about.
     */
    notes: Note[];
}

/**
 * An overrun that is being carried out.
 */
export interface OverrunView {
    /**
     * Who overruns.
     */
    units: string[];
    /**
     * The hex.
     */
    hex: string;
    /**
     * Units in the hex still to be dealt with, the next one last.
     */
    left: string[];
}

/**
 * An overrun that the enemy could make.
 */
export interface OverrunRiskView {
    /**
     * The hex overrun.
     */
    hex: string;
    /**
     * The hex from which.
     */
    from: string;
    /**
     * The units that could.
     */
    units: string[];
    /**
     * The odds.
     */
    odds: string;
    /**
     * Nothing but supply units is in the hex.
     */
    supplyOnly: boolean;
}

/**
 * Arrivals, withdrawals and movement allowances in which the errata differ from the print (5.17, 5.18; R001, R002,
 * R003, R007, R008).
 */
export type ScheduleErrata = "printed" | "corrected";

/**
 * Artillery shifts in combats of mountain hexes (12.19; R059).
 */
export type MountainArtillery = "allowed" | "barred";

/**
 * Chances that add up to 1.
 */
export interface OutlookView {
    /**
     * That the first side wins, and the second.
     */
    wins: [number, number];
    /**
     * That nobody wins.
     */
    draw: number;
}

/**
 * Charts of an owner as a record names them.
 */
export interface ChartsName {
    /**
     * What their owner calls them; another name changes nothing.
     */
    name: string;
    /**
     * What tells their values from any others: 16 hex digits.
     */
    check: string;
}

/**
 * Charts of an owner, by a name and values.
 */
export interface NamedCharts {
    /**
     * What their owner calls them.
     */
    name: string;
    /**
     * The values.
     */
    changes: ChartChange[];
}

/**
 * Charts of the owner that a record names.
 */
export interface ChartsNamed {
    /**
     * Their name.
     */
    name: string;
    /**
     * Their check.
     */
    check: string;
}

/**
 * Column shifts of one side.
 */
export interface ShiftView {
    /**
     * By artillery.
     */
    artillery: number;
    /**
     * By air points.
     */
    airPoints: number;
    /**
     * By naval support.
     */
    naval: number;
    /**
     * By a leader.
     */
    leader?: number;
    /**
     * Together.
     */
    total: number;
}

/**
 * Combat strengths.
 */
export interface StrengthView {
    /**
     * Each unit that fights.
     */
    units: UnitStrength[];
    /**
     * The attacker's sum.
     */
    attacker: TotalView;
    /**
     * The defender's sum.
     */
    defender: TotalView;
    /**
     * The order of effects that leaves a unit strongest.
     */
    bestOrder: Effect[];
}

/**
 * Combat supply for several combats.
 */
export interface AllocateAnswer {
    /**
     * The proposals: each expends more supply units than the one before and supplies more combats. Or the allocation checked.
     */
    proposals: Allocation[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * Combat supply of a player, by supplier.
 */
export interface SuppliersAnswer {
    /**
     * Sources first, then dumps and MSUs.
     */
    suppliers: SupplierRange[];
    /**
     * The units that need combat supply.
     */
    units: CombatSupplyState[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * Combat supply of a unit.
 */
export type Supply = { kind: "in" } | { kind: "from"; source: string } | { kind: "out" } | { kind: "emergency" } | { kind: "newReinforcement" };

/**
 * Every counter.
 */
export interface Roster {
    /**
     * The counters, Germans first.
     */
    units: RosterUnit[];
}

/**
 * Every value, and whether the owner's can be used.
 */
export interface ChartTables {
    /**
     * The values by their order in charts, tables, calendar, counters, scenarios and map; of the map those that are reconstructed, and
     * those that are asked for or changed.
     */
    values: OwnValue[];
    /**
     * The first of the owner's values that cannot be used.
     */
    fault?: ChartFault;
}

/**
 * Everything against a query.
 */
export interface Refused {
    /**
     * The refusals, each with its place in the query.
     */
    refusals: Refusal[];
}

/**
 * Everything in which editions and options differ.
 */
export interface RuleSet {
    /**
     * The row of the results table that defends Benghazi (R005).
     */
    benghaziRow: BenghaziRow;
    /**
     * What infantry gives armor its combined arms (11.4; R017, R033, R055).
     */
    combinedArms: CombinedArms;
    /**
     * The ways on which motorized units may retreat through marsh and sand sea (11.62; R018).
     */
    retreatWays: RetreatWays;
    /**
     * Whether a disrupted unit may advance after combat (11.69; R056, R057).
     */
    disruptedAdvance: DisruptedAdvance;
    /**
     * How many air points one side may commit to one combat (6.22; R042).
     */
    airPoints: AirPoints;
    /**
     * What an attack below the table's lowest odds brings (11.16; R044).
     */
    illegalAttack: IllegalAttack;
    /**
     * What combat supply an artillery-capable unit draws (12.17; R045).
     */
    artillerySupply: ArtillerySupply;
    /**
     * Whether artillery may take a partial depletion (11.76; R058).
     */
    artilleryDepletion: ArtilleryDepletion;
    /**
     * Artillery shifts in combats of mountain hexes (12.19; R059).
     */
    mountainArtillery: MountainArtillery;
    /**
     * Whether a nation's artillery needs its own ground troops in the combat (12.20; R060).
     */
    artilleryNation: ArtilleryNation;
    /**
     * Where flak may fire (12.2; R061).
     */
    flakTerrain: FlakTerrain;
    /**
     * Whether a disrupted unit may work on a fort (11.66, 14.15; R056, R062).
     */
    fortWorkDisrupted: FortWorkDisrupted;
    /**
     * What roads and tracks do to the cost of a hexside (8.29; R011).
     */
    hexsideWays: HexsideWays;
    /**
     * Whether German and Italian units may move in one stack (8.27; R054).
     */
    axisStacks: AxisStacks;
    /**
     * What a recaptured supply unit carries (7.75; R053).
     */
    recapturedSupply: RecapturedSupply;
    /**
     * How many air points go to Malta at a time (6.31; R023).
     */
    maltaShipping: MaltaShipping;
    /**
     * Whether work on a fort needs general supply (14.14; R046).
     */
    fortWorkSupply: FortWorkSupply;
    /**
     * The hex in which the name Gazala stands (R041).
     */
    gazalaHex: GazalaHex;
    /**
     * How hexes are numbered (R048).
     */
    hexNumbers: HexNumbers;
    /**
     * Where Fort Capuzzo lies (R049).
     */
    capuzzoHex: CapuzzoHex;
    /**
     * Arrivals, withdrawals and movement allowances in which the errata differ from the print (5.17, 5.18; R001, R002,
     * R003, R007, R008).
     */
    schedule: ScheduleErrata;
    /**
     * Whether the Tiger company may come (R052).
     */
    tiger: Tiger;
    /**
     * Whether the Axis may invade Malta (16; R063-R074).
     */
    herkules: Herkules;
    /**
     * Whether units may form detachments in a game (17; R075 to R081, R086).
     */
    detachments: Detachments;
    /**
     * Whether reconnaissance units may become desert patrols in a game (18; R091 to R097, R128 to R131).
     */
    desertPatrols: DesertPatrols;
    /**
     * Whether the Axis may bring reinforcements through Tobruk (5.4; R114-R117).
     */
    tobrukPort: TobrukPort;
    /**
     * How units of the Commonwealth leave and come back (5.3; R118).
     */
    variableWithdrawal: VariableWithdrawal;
    /**
     * Whether Rommel himself is in the game (8.8; H103 to H107).
     */
    rommel: Rommel;
}

/**
 * How a game begins.
 */
export interface GameStart {
    /**
     * What the players choose.
     */
    options: Options;
    /**
     * Where the dice come from; a fresh seed by default.
     */
    dice?: DiceChoice;
}

/**
 * How a game ended that was played on.
 */
export interface PlayedOn {
    /**
     * It came to its end.
     */
    over: boolean;
    /**
     * Who won; none in a draw.
     */
    winner?: Side;
}

/**
 * How a game ended.
 */
export interface GameOutcome {
    /**
     * The winner; none for a draw.
     */
    winner?: Side | undefined;
    /**
     * By how much.
     */
    level: VictoryLevel;
    /**
     * Victory points of the Axis and the Commonwealth.
     */
    points: [number, number];
}

/**
 * How a scenario is won.
 */
export type Victory = "race" | "campaign";

/**
 * How far a search has come.
 */
export interface ThoughtProgress {
    /**
     * Rollouts that are done.
     */
    done: number;
    /**
     * Rollouts that are planned.
     */
    of: number;
}

/**
 * How far the players have come in agreeing on the seed of the dice. Numbers are 64 hex digits.
 */
export interface AgreementView {
    /**
     * `offered`: a player has committed to a secret; `answered`: the other player has answered; `revealed`: the secret is
     * known, and the game has its seed.
     */
    step: "offered" | "answered" | "revealed";
    /**
     * The hash of the secret.
     */
    commitment: string;
    /**
     * What the other player drew.
     */
    answer?: string;
    /**
     * The secret.
     */
    reveal?: string;
    /**
     * The seed, 32 hex digits.
     */
    seed?: string;
}

/**
 * How hexes are numbered (R048).
 */
export type HexNumbers = "spi" | "sixAngles";

/**
 * How many air points go to Malta at a time (6.31; R023).
 */
export type MaltaShipping = "always" | "bySupplyInTheWest";

/**
 * How many air points one side may commit to one combat (6.22; R042).
 */
export type AirPoints = "unlimited" | "onePerCombat";

/**
 * How units of the Commonwealth leave and come back (5.3; R118).
 */
export type VariableWithdrawal = "scheduled" | "byDice";

/**
 * Luck and decision in one order.
 */
export interface OrderLuck {
    /**
     * Its number.
     */
    order: number;
    /**
     * The game-turn, as the game counts.
     */
    turn: number;
    /**
     * Who gave it, 0 for the first side of the game; none where it leaves no choice, such as dice that are due, and where
     * the game ends with it.
     */
    by?: number;
    /**
     * What it changed beside its dice.
     */
    decision: [number, number];
    /**
     * Its dice.
     */
    dice: DieLuck[];
}

/**
 * Luck and decisions in some orders of a game, in one value of its states, as exact fractions.
 */
export interface LuckView {
    /**
     * The value before the first of them.
     */
    before: number;
    /**
     * The value after the last: `before`, all luck and all decisions.
     */
    after: number;
    /**
     * The orders that changed the value or rolled dice, in order.
     */
    orders: OrderLuck[];
}

/**
 * Movement points, counted in halves and written as a number such as 1.5.
 *
 * Cases: 8.29 · Rulings: R011, H025
 */
export type Points = number;

/**
 * Odds.
 */
export interface OddsView {
    /**
     * Attacking strength.
     */
    attack: number;
    /**
     * Defending strength.
     */
    defense: number;
    /**
     * Such as 2:1; an attack without strength has 0 to the defending strength, such as 0:4.
     */
    text: string;
}

/**
 * One end of a unit with its probability.
 */
export interface EndView extends UnitEnd {
    /**
     * The probability, as numerator and denominator in lowest terms.
     */
    chance: [number, number];
}

/**
 * One entry of the ledger: a decision of the sources, or of this project, about one or several cases.
 */
export interface Ruling {
    /**
     * Its number.
     */
    id: RulingId;
    /**
     * The cases and procedure steps it speaks of, the first one foremost.
     */
    cases?: CaseId[];
    /**
     * The part of the game it corrects, where that is not a numbered case: one of the ledger's
     * [`components`](crate::Ledger::components). Each game declares the TypeScript type.
     */
    component?: Component;
    /**
     * What sort of ruling it is.
     */
    kind: RulingKind;
    /**
     * Key of the publication it comes from.
     */
    source: string;
    /**
     * Key of the [`Section`](crate::Section) of the ledger that lists it.
     */
    section: string;
    /**
     * The rule-set switch that turns it on and off; a ruling without one always applies.
     */
    switch?: Switch;
    /**
     * What it says, in one sentence.
     */
    text: string;
    /**
     * What is uncertain about it, if anything.
     */
    note?: string;
    /**
     * Why a house ruling decides as it does.
     */
    why?: string;
    /**
     * Why no case plays it: it decides nothing in a game that is played. A case plays every other ruling.
     */
    unplayed?: string;
    /**
     * The revisions of the rules in which the referee changed how it carries the ruling out, or in which the ruling was
     * decided in another way, rising from 2.
     */
    changed?: number[];
}

/**
 * One part of one publication, listed together.
 */
export interface Section {
    /**
     * Name by which rulings refer to it.
     */
    key: string;
    /**
     * Heading for readers.
     */
    title: string;
    /**
     * Where it was published, and by whom.
     */
    publication: string;
    /**
     * Key of the publication.
     */
    source: string;
    /**
     * How many rulings it must hold; house rulings are not counted beforehand.
     */
    count?: number;
}

/**
 * One step of a combat.
 */
export type CombatStep = ({ kind: "refused" } & Refused) | { kind: "asks"; decision: DecisionView; findings: FindingView[] } | { kind: "done"; outcome: Outcome; findings: FindingView[] };

/**
 * One thing found on the board.
 */
export interface Note {
    /**
     * What was found.
     */
    code: BoardCode;
    /**
     * The part of the procedure.
     */
    stage: Stage;
    /**
     * Case numbers.
     */
    cases: string[];
    /**
     * Rulings.
     */
    rulings: RulingId[];
    /**
     * The unit.
     */
    unit?: string;
    /**
     * The hex.
     */
    hex?: string;
    /**
     * Value before; see the code.
     */
    before: Points;
    /**
     * Value after; see the code.
     */
    after: Points;
}

/**
 * One value of the charts with its place and provenance.
 */
export interface ChartValue {
    /**
     * The value's place, as a change names it.
     */
    what: string;
    /**
     * The value.
     */
    value: string;
    /**
     * Where it comes from.
     */
    provenance: Provenance;
    /**
     * The place of a seed or published value: the document, then the case or table.
     */
    source?: string;
}

/**
 * One value of the owner's own charts.
 */
export interface ChartChange {
    /**
     * The value's place: `results/morale2/11`, `rows/clear/4`, `hexsides/escarpment/foot`, `cities/Tobruk`.
     */
    what: string;
    /**
     * The value replaced; when given it must be the one in force.
     */
    old?: string;
    /**
     * The value as the owner's copy prints it.
     */
    new: string;
}

/**
 * One value of the tables.
 */
export interface TableValue {
    /**
     * The value's place, as a change names it.
     */
    what: string;
    /**
     * The value.
     */
    value: string;
    /**
     * Where it comes from.
     */
    provenance: Provenance;
    /**
     * The place of a seed or published value: the document, then the case or table.
     */
    source?: string;
    /**
     * The case that it belongs to.
     */
    case: string;
}

/**
 * Orders with what they brought about.
 */
export interface Journal {
    /**
     * The orders, in order.
     */
    orders: OrderTold[];
}

/**
 * Overruns that could be made.
 */
export interface OverrunsAnswer {
    /**
     * The best overrun of each hex.
     */
    overruns: PossibleOverrun[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * Refit points of the nation groups.
 */
export interface RefitPool {
    /**
     * German.
     */
    german?: number;
    /**
     * Italian.
     */
    italian?: number;
    /**
     * Commonwealth.
     */
    commonwealth?: number;
}

/**
 * Rommel on the map; what is not said of him is not so.
 */
export interface GivenRommel {
    /**
     * The printed number of his hex.
     */
    hex: string;
    /**
     * He has led a combat in this player-turn.
     */
    led?: boolean;
    /**
     * The hex whose units he has spared the die in this player-turn.
     */
    spared?: string;
}

/**
 * Several combats of one combat phase.
 */
export interface Combats {
    /**
     * The combats.
     */
    queries: CombatQuery[];
}

/**
 * Something that could have been done.
 */
export interface MissedFact {
    /**
     * What.
     */
    kind: MissedKind;
    /**
     * The order with which the chance passed.
     */
    order: number;
    /**
     * Where.
     */
    hex?: string;
    /**
     * The other hexes of an attack on several.
     */
    also?: string[];
    /**
     * The units that could have done it.
     */
    units: string[];
    /**
     * The odds of an overrun or attack.
     */
    odds?: string;
    /**
     * The mean gain of an attack, an exact fraction of strength points.
     */
    gain?: [number, number];
    /**
     * Refit points left, supply units more that would have been expended, or victory points by which taking a place
     * changes the lead.
     */
    number?: number;
    /**
     * The cases by which it was possible.
     */
    cases: string[];
}

/**
 * Something that happened.
 */
export interface EventView {
    /**
     * What.
     */
    code: EventCode;
    /**
     * The part of the rules.
     */
    stage: Stage;
    /**
     * Case numbers.
     */
    cases: string[];
    /**
     * Rulings.
     */
    rulings: RulingId[];
    /**
     * The player.
     */
    side?: Side;
    /**
     * The unit.
     */
    unit?: string;
    /**
     * The hex.
     */
    hex?: string;
    /**
     * The nation group.
     */
    nation?: Nation;
    /**
     * Value before; see the code.
     */
    before: number;
    /**
     * Value after; see the code.
     */
    after: number;
}

/**
 * Stacks over their limit.
 */
export interface StackingAnswer {
    /**
     * Stacking points that a hex holds.
     */
    limit: number;
    /**
     * The hexes over it.
     */
    hexes: Overstack[];
    /**
     * What becomes of the units taken off.
     */
    eliminated: Eliminated[];
}

/**
 * Supply drawn from one supply unit.
 */
export interface DrawView {
    /**
     * Who draws.
     */
    side: Side;
    /**
     * The dump or MSU, where the query names it.
     */
    source?: string;
    /**
     * Stacking points supplied.
     */
    stackingPoints: number;
}

/**
 * Switches set one by one over a preset.
 */
export interface Switches {
    /**
     * The row of the results table that defends Benghazi (R005).
     */
    benghaziRow?: BenghaziRow;
    /**
     * What infantry gives armor its combined arms (11.4; R017, R033, R055).
     */
    combinedArms?: CombinedArms;
    /**
     * The ways on which motorized units may retreat through marsh and sand sea (11.62; R018).
     */
    retreatWays?: RetreatWays;
    /**
     * Whether a disrupted unit may advance after combat (11.69; R056, R057).
     */
    disruptedAdvance?: DisruptedAdvance;
    /**
     * How many air points one side may commit to one combat (6.22; R042).
     */
    airPoints?: AirPoints;
    /**
     * What an attack below the table's lowest odds brings (11.16; R044).
     */
    illegalAttack?: IllegalAttack;
    /**
     * What combat supply an artillery-capable unit draws (12.17; R045).
     */
    artillerySupply?: ArtillerySupply;
    /**
     * Whether artillery may take a partial depletion (11.76; R058).
     */
    artilleryDepletion?: ArtilleryDepletion;
    /**
     * Artillery shifts in combats of mountain hexes (12.19; R059).
     */
    mountainArtillery?: MountainArtillery;
    /**
     * Whether a nation's artillery needs its own ground troops in the combat (12.20; R060).
     */
    artilleryNation?: ArtilleryNation;
    /**
     * Where flak may fire (12.2; R061).
     */
    flakTerrain?: FlakTerrain;
    /**
     * Whether a disrupted unit may work on a fort (11.66, 14.15; R056, R062).
     */
    fortWorkDisrupted?: FortWorkDisrupted;
    /**
     * What roads and tracks do to the cost of a hexside (8.29; R011).
     */
    hexsideWays?: HexsideWays;
    /**
     * Whether German and Italian units may move in one stack (8.27; R054).
     */
    axisStacks?: AxisStacks;
    /**
     * What a recaptured supply unit carries (7.75; R053).
     */
    recapturedSupply?: RecapturedSupply;
    /**
     * How many air points go to Malta at a time (6.31; R023).
     */
    maltaShipping?: MaltaShipping;
    /**
     * Whether work on a fort needs general supply (14.14; R046).
     */
    fortWorkSupply?: FortWorkSupply;
    /**
     * The hex in which the name Gazala stands (R041).
     */
    gazalaHex?: GazalaHex;
    /**
     * How hexes are numbered (R048).
     */
    hexNumbers?: HexNumbers;
    /**
     * Where Fort Capuzzo lies (R049).
     */
    capuzzoHex?: CapuzzoHex;
    /**
     * Arrivals, withdrawals and movement allowances in which the errata differ from the print (5.17, 5.18; R001, R002,
     * R003, R007, R008).
     */
    schedule?: ScheduleErrata;
    /**
     * Whether the Tiger company may come (R052).
     */
    tiger?: Tiger;
    /**
     * Whether the Axis may invade Malta (16; R063-R074).
     */
    herkules?: Herkules;
    /**
     * Whether units may form detachments in a game (17; R075 to R081, R086).
     */
    detachments?: Detachments;
    /**
     * Whether reconnaissance units may become desert patrols in a game (18; R091 to R097, R128 to R131).
     */
    desertPatrols?: DesertPatrols;
    /**
     * Whether the Axis may bring reinforcements through Tobruk (5.4; R114-R117).
     */
    tobrukPort?: TobrukPort;
    /**
     * How units of the Commonwealth leave and come back (5.3; R118).
     */
    variableWithdrawal?: VariableWithdrawal;
    /**
     * Whether Rommel himself is in the game (8.8; H103 to H107).
     */
    rommel?: Rommel;
}

/**
 * Terrain of a hex.
 */
export type Terrain = "clear" | "rough" | "mountain" | "sandSea" | "marsh" | "oasis" | "city" | "sea" | "offMap";

/**
 * The answer to a combat query.
 */
export type CombatReport = ({ kind: "refused" } & Refused) | ({ kind: "report" } & Report);

/**
 * The answer to a question about a game.
 */
export type GameAnswer = { kind: "refused"; order?: number; refusals: Refusal[]; diceLeft: number } | ({ kind: "game" } & GameView);

/**
 * The best attacks of a phase.
 */
export interface AdviceView {
    /**
     * The attackers have to move first; each hex is attacked by itself then.
     */
    afterMove: boolean;
    /**
     * The attacks, the best first. They are weighed one by one: two of them may want the same units.
     */
    attacks: AttackAdvice[];
    /**
     * The attacks that together promise most, no unit in two of them; none before moves.
     */
    together: JointAttack[];
}

/**
 * The combat charts with the provenance of each value.
 */
export type ChartReport = ({ kind: "refused" } & Refused) | { kind: "charts"; values: ChartValue[] };

/**
 * The dumps of a player (7.9).
 */
export interface DumpFateAnswer {
    /**
     * His dumps.
     */
    dumps: DumpFate[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * The end of a unit.
 */
export interface UnitEnd {
    /**
     * Where.
     */
    place: EndPlace;
    /**
     * Hexes retreated.
     */
    hexes?: number;
    /**
     * The hex it is in, when it moved and the hex is known.
     */
    hex?: string;
    /**
     * Turned to its depleted side in this combat.
     */
    depleted: boolean;
    /**
     * Carries a disrupted marker.
     */
    disrupted: boolean;
}

/**
 * The end of one unit.
 */
export interface UnitOutcome extends UnitEnd {
    /**
     * The unit.
     */
    unit: string;
}

/**
 * The enemy's best counter-attack in his next turn on the attackers where they stand after the combat.
 */
export interface CounterAttack {
    /**
     * What it promises him, the mean over the faces of the attack; nothing where no attack gains.
     */
    gain: [number, number];
    /**
     * Faces of the die after which a counter-attack gains.
     */
    faces: number;
    /**
     * The hex of the worst one.
     */
    hex?: string;
    /**
     * Its units.
     */
    units: string[];
    /**
     * What it promises.
     */
    prospect?: ProspectView;
}

/**
 * The faces with which the dice of an overrun decide.
 */
export interface RollsAnswer {
    /**
     * The highest face that captures a supply unit; any other destroys it.
     */
    capturedUpTo: number;
    /**
     * The highest face with which the unit is not disrupted by its reaction; none for supply units.
     */
    passesTo?: number;
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * The field of the rule set that a ruling turns, and its values with the ruling and without it.
 */
export interface Switch {
    /**
     * Name of the field, as in the JSON of the rule set.
     */
    field: string;
    /**
     * Value of the field while the ruling applies.
     */
    on: string;
    /**
     * Value of the field while it does not.
     */
    off: string;
}

/**
 * The game-turns of a scenario, its first to its last, with their reinforcements and withdrawals.
 */
export interface TrackView {
    /**
     * The game-turns.
     */
    turns: TurnView[];
}

/**
 * The hex in which the name Gazala stands (R041).
 */
export type GazalaHex = "l2323" | "l2324";

/**
 * The invasion of Malta.
 */
export interface GivenInvasion {
    /**
     * The game-turn on which it was launched.
     */
    turn: number;
    /**
     * Malta has fallen.
     */
    fallen: boolean;
    /**
     * The units committed.
     */
    units: string[];
}

/**
 * The kind of a move.
 */
export type MoveMode = "initial" | "motorized" | "forcedMarch" | "forcedMarchMotorized" | "reaction" | "entry";

/**
 * The letters of the ruling ids of a game.
 */
export interface Series {
    /**
     * Of the rulings of the sources.
     */
    sources: string;
    /**
     * Of the house rulings, by which this project decides what the sources leave open.
     */
    house: string;
}

/**
 * The level of a victory.
 */
export type VictoryLevel = "draw" | "marginal" | "substantive" | "decisive";

/**
 * The luck of one number that was rolled or drawn.
 */
export interface DieLuck {
    /**
     * The number.
     */
    face: number;
    /**
     * The value after the order less its mean over all faces of this die.
     */
    luck: [number, number];
}

/**
 * The marks of a record.
 */
export interface Looks {
    /**
     * Each, in the order of the game.
     */
    looks: LookView[];
}

/**
 * The named rule sets and the switches.
 */
export interface RuleSets {
    /**
     * The named rule sets, the customary one first.
     */
    presets: PresetInfo[];
    /**
     * The switches with their values and rulings.
     */
    switches: SwitchInfo[];
    /**
     * What switches have to do with one another.
     */
    relations: Relation[];
}

/**
 * The number of a rule, as printed.
 *
 * Four forms are known: a chapter (`18`), a case of the rulebook (`11.4`, `11.62`), an item inside a case (`11.62:3`,
 * `16.4-1`) and a step of a written-out procedure (`1a1`, `7c3a`, `2J1`). Cases order as in the book: by chapter, then
 * digit by digit, a case before its sub-cases and items.
 *
 * ```
 * use referee::CaseId;
 *
 * let case: CaseId = "11.62:3".parse()?;
 * assert_eq!(case.to_string(), "11.62:3");
 * assert_eq!(case.chapter(), 11);
 * assert!("11.4".parse::<CaseId>()? < case);
 * assert!("eleven".parse::<CaseId>().is_err());
 * # Ok::<(), referee::CaseIdError>(())
 * ```
 */
export type CaseId = string;

/**
 * The number of a ruling in the ledger: the letter of its series and a number from 1 to 999, printed with three
 * digits. Which letters a game uses stands in its ledger, see [`Series`](crate::Series).
 *
 * Ids order by letter, then by number.
 *
 * ```
 * use referee::RulingId;
 *
 * const COMBINED_ARMS: RulingId = RulingId::cited("R017");
 * assert_eq!(COMBINED_ARMS.to_string(), "R017");
 * assert_eq!("H002".parse::<RulingId>()?, RulingId::new('H', 2));
 * assert!("R17".parse::<RulingId>().is_err());
 * # Ok::<(), referee::RulingIdError>(())
 * ```
 */
export type RulingId = string;

/**
 * The order in which combats are resolved.
 */
export type CombatOrder = ({ kind: "refused" } & Refused) | { kind: "order"; combats: OrderedCombat[] };

/**
 * The organizational size shown above a counter's symbol.
 *
 * Cases: 2.22
 */
export type UnitSize = "battalion" | "regiment" | "brigade" | "division";

/**
 * The owner of a port.
 */
export interface PortOwner {
    /**
     * The port's hex.
     */
    hex: string;
    /**
     * Who held it last.
     */
    side: Side;
}

/**
 * The owner's own chart values.
 */
export interface ChartOverlay {
    /**
     * The values, applied in order.
     */
    changes: ChartChange[];
}

/**
 * The owner's values, and places of the map that are asked for beside the reconstructed ones.
 */
export interface OwnCharts {
    /**
     * The values.
     */
    changes: ChartChange[];
    /**
     * Places such as `map/L2104/terrain`; those that do not exist are passed over.
     */
    also?: string[];
}

/**
 * The part of a phase that is being played.
 */
export type Segment = "main" | "dice" | "withdrawal" | "attackerSupply" | "resolution" | "defenderSupply" | "combat" | "overrun" | "overstacked" | "conversion" | "withdrawalDie";

/**
 * The part of the combat procedure in which a finding was made.
 */
export type Stage = "duty" | "supply" | "strength" | "odds" | "die" | "defender" | "attacker" | "retreat" | "advance" | "elimination" | "movement" | "stacking" | "zone" | "sequence" | "reinforcement" | "air" | "refit" | "fort" | "victory";

/**
 * The phases of a player-turn, and what comes before and after.
 *
 * Cases: 4.2
 */
export type GamePhase = "initiative" | "reinforcement" | "airAllocation" | "initialMovement" | "firstReaction" | "firstCombat" | "motorizedMovement" | "secondReaction" | "secondCombat" | "refit" | "over";

/**
 * The proof of a game: it is played again from its first order.
 */
export type GameProof = { kind: "follows"; orders: number; state: string } | { kind: "fault"; code: string; message: string; order?: number };

/**
 * The publication that a counter comes with.
 */
export type CounterSet = "spi1981" | "moves58" | "sixAngles" | "foxKilled";

/**
 * The publication that has a scenario.
 */
export type ScenarioSet = "spi1981" | "foxKilled" | "sixAngles";

/**
 * The railroad across a hexside.
 */
export type Rail = "none" | "inUse" | "planned";

/**
 * The result of a combat.
 */
export interface Outcome {
    /**
     * Die plus column; 0 for an illegal attack.
     */
    adjustedColumn: number;
    /**
     * Column of the defender's results.
     */
    defenderColumn: number;
    /**
     * Column of the attacker's result.
     */
    attackerColumn: number;
    /**
     * The table's results, by unit.
     */
    results: ResultView[];
    /**
     * The end of each unit that fights, and of each supply unit that stood by and was met by an advance.
     */
    units: UnitOutcome[];
    /**
     * Air points lost.
     */
    airLost: SidePair;
    /**
     * The hex of Tobruk's dump.
     */
    dump?: string;
}

/**
 * The risks of a player if all stayed as they stand.
 */
export interface RiskView {
    /**
     * Whose.
     */
    side: Side;
    /**
     * Suppliers without which units would lose general supply, those of most units first.
     */
    suppliers: BottleneckView[];
    /**
     * Hexes likewise, if the enemy held them.
     */
    hexes: BottleneckView[];
    /**
     * Stacks that the enemy could overrun.
     */
    overruns: OverrunRiskView[];
    /**
     * Stacks that he could surround, or attack and gain by it, the worst first.
     */
    threats: ThreatView[];
}

/**
 * The row of the results table that defends Benghazi (R005).
 */
export type BenghaziRow = "level2" | "level1";

/**
 * The rules chosen for a new game, and what they amount to.
 */
export type ChoiceReport = ({ kind: "refused" } & Refused) | { kind: "chosen"; choice: RuleSetChoice; rules: RuleSet; implied: Relation[] };

/**
 * The stacking points of a hex.
 */
export interface StackPoints {
    /**
     * The hex.
     */
    hex: string;
    /**
     * Whose units are in it.
     */
    side: Side;
    /**
     * Stacking points.
     */
    stackingPoints: number;
    /**
     * More than the limit.
     */
    over: boolean;
}

/**
 * The stacking points of every hex with units that count.
 */
export interface StacksAnswer {
    /**
     * The limit.
     */
    limit: number;
    /**
     * The hexes.
     */
    hexes: StackPoints[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * The standing orders of a player; those by default cover nothing. Which order they imply is a matter of rules, see
 * [`crate::game::implied_order`].
 *
 * The order of the fields is the form of links.
 */
export interface StandingOrders {
    /**
     * No unit reacts: neither in a reaction phase nor out of an overrun (8.4, 8.37).
     */
    noReaction: boolean;
    /**
     * Nothing is committed to a combat: no air points, no naval support, no supply unit expended (6.2, 7.3).
     */
    noSupport: boolean;
    /**
     * Every other decision of the defender goes by the fixed rule.
     */
    rest: boolean;
    /**
     * Units that are depleted rather than retreat (11.62), in the order of the counters.
     */
    deplete: string[];
    /**
     * Units that retreat rather than be depleted, in the order of the counters.
     */
    retreat: string[];
}

/**
 * The standing orders of both players.
 */
export interface BothStanding {
    /**
     * Those of the Axis.
     */
    axis?: StandingOrders;
    /**
     * Those of the Commonwealth.
     */
    commonwealth?: StandingOrders;
}

/**
 * The strength of one side.
 */
export interface TotalView {
    /**
     * Sum over its units.
     */
    units: number;
    /**
     * Armor's share of it.
     */
    armor: number;
    /**
     * Taken by enemy flak.
     */
    flak: number;
    /**
     * What counts.
     */
    total: number;
}

/**
 * The strength of one unit.
 */
export interface UnitStrength {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Its owner.
     */
    side: Side;
    /**
     * As printed on the side of the counter that is up.
     */
    printed: number;
    /**
     * After all effects.
     */
    strength: number;
}

/**
 * The supply of a player.
 */
export interface SupplyAnswer {
    /**
     * The sources that supply goes back to.
     */
    sources: string[];
    /**
     * His dumps and MSUs.
     */
    supplyUnits: SupplyUnitState[];
    /**
     * His units.
     */
    units: UnitSupply[];
}

/**
 * The supply of a unit.
 */
export interface UnitSupply {
    /**
     * The unit.
     */
    unit: string;
    /**
     * In general supply.
     */
    general: boolean;
    /**
     * In range of combat supply.
     */
    combat: boolean;
    /**
     * The supply units and sources it can draw combat supply on.
     */
    suppliers: string[];
    /**
     * Can trace a line of communication.
     */
    lineOfCommunication: boolean;
}

/**
 * The supply of one unit, with paths.
 */
export interface TraceAnswer {
    /**
     * The unit's supply.
     */
    supply: UnitSupply;
    /**
     * The path to the nearest linked supply unit or source, and the chain from there.
     */
    general: SupplyPath[];
    /**
     * A path to each supplier of combat supply.
     */
    combat: SupplyPath[];
    /**
     * The line of communication, from the unit to the source.
     */
    lineOfCommunication: string[];
    /**
     * Where general supply is cut, or that it is too far.
     */
    cut?: Cut;
    /**
     * Where the line of communication is cut, or that the ground bars it.
     */
    lineCut?: Cut;
    /**
     * What was found.
     */
    notes: Note[];
}

/**
 * The table's result for one unit.
 */
export interface ResultView {
    /**
     * The unit.
     */
    unit: string;
    /**
     * The morale line; none for attackers.
     */
    morale?: number;
    /**
     * In the notation of the table.
     */
    result: string;
    /**
     * Where the cell comes from.
     */
    provenance: Provenance;
}

/**
 * The tables of the board.
 */
export interface TablesAnswer {
    /**
     * Every value.
     */
    values: TableValue[];
}

/**
 * The terms of a game.
 */
export interface GameTerms extends ChosenTerms {
    /**
     * What the players have ordered who have ordered anything, in the order of their first orders.
     */
    sides: SideOrders[];
}

/**
 * The two classes of movement.
 */
export type MovementClass = "motorized" | "foot";

/**
 * The type shown by a counter's symbol.
 */
export type UnitKind = "infantry" | "heavyInfantry" | "heavyAirborneInfantry" | "gliderInfantry" | "mechanizedInfantry" | "motorizedInfantry" | "heavyWeapons" | "armor" | "reconnaissance" | "artillery" | "armoredArtillery" | "flak" | "desertPatrol" | "detachment" | "msu" | "dump";

/**
 * The values of one side of a counter.
 */
export interface Face {
    /**
     * Combat strength, in strength points.
     */
    strength: number;
    /**
     * The strength is printed in parentheses.
     */
    parenthesized?: boolean;
    /**
     * Morale rating: 1 is best, 5 the last line of the table.
     */
    morale: number;
    /**
     * Stacking points.
     */
    stackingPoints: number;
    /**
     * The unit can give an artillery shift.
     */
    artillery?: boolean;
    /**
     * The unit can fire at armor.
     */
    flak?: boolean;
}

/**
 * The victory conditions of a game with their state, and how the game would be judged if it ended now.
 */
export interface ObjectivesView {
    /**
     * How the scenario is won.
     */
    victory: Victory;
    /**
     * Game-turns that are still to be played, this one included; 0 once the game is over.
     */
    turnsLeft: number;
    /**
     * The hex of Alexandria, which decides the game at once.
     */
    alexandria: string;
    /**
     * An Axis combat unit is there.
     */
    alexandriaTaken: boolean;
    /**
     * The places that count at the end.
     */
    places: PlaceHeld[];
    /**
     * Victory points won on the way, of the Axis and of the Commonwealth.
     */
    onTheWay: [number, number];
    /**
     * Motorized Axis units in the Destroyed Units Box.
     */
    destroyed: number;
    /**
     * Victory points of the Commonwealth for each of them.
     */
    each: number;
    /**
     * Victory points of the Axis and of the Commonwealth if the game ended now.
     */
    points: [number, number];
    /**
     * The lead in points that makes a marginal victory.
     */
    marginal: number;
    /**
     * The lead in points that makes a substantive victory.
     */
    substantive: number;
    /**
     * The judgement if the game ended now; that of the end once it is over.
     */
    outcome: GameOutcome;
}

/**
 * The ways on which motorized units may retreat through marsh and sand sea (11.62; R018).
 */
export type RetreatWays = "roadOnly" | "roadOrTrack";

/**
 * The zones of a player.
 */
export interface ZonesAnswer {
    /**
     * Hexes under his zones of control.
     */
    hexes: string[];
    /**
     * His units without a zone, and why; sides and hexes that zones do not enter.
     */
    notes: Note[];
}

/**
 * Transport by rail or sea.
 */
export type Carrier = "rail" | "sea";

/**
 * Two adjacent hexes and what lies between them.
 */
export interface Hexside {
    /**
     * One hex.
     */
    from: string;
    /**
     * The other.
     */
    to: string;
    /**
     * What runs along the side.
     */
    terrain?: HexsideTerrain;
    /**
     * What crosses it.
     */
    way?: Way;
    /**
     * False where the two hexes are not adjacent at all.
     */
    adjacent?: boolean;
}

/**
 * Units that recover from disruption (11.67).
 */
export interface RecoveryAnswer {
    /**
     * Units whose disrupted marker comes off.
     */
    recover: string[];
    /**
     * Units that keep it.
     */
    keep: string[];
    /**
     * Supply units expended for it.
     */
    expended: number;
    /**
     * What was found.
     */
    notes: Note[];
}

/**
 * Victory points of both players.
 */
export interface BothPoints {
    /**
     * Of the Axis.
     */
    axis?: number;
    /**
     * Of the Commonwealth.
     */
    commonwealth?: number;
}

/**
 * What a decision or die is about.
 */
export type Question = "row" | "commit" | "combatDie" | "shifts" | "illegalResult" | "retreat" | "depletion" | "advance" | "supplyUnit" | "dump" | "boxDie" | "captureDie";

/**
 * What a hexside does to the strength of a unit that attacks across it.
 */
export type HexsideEffect = "none" | "third" | "half" | "barred";

/**
 * What a link carries.
 */
export type LinkContent = { kind: "combat"; query: CombatQuery } | { kind: "position"; sheet: PositionSheet } | { kind: "game"; options: Options; orders: number; entered: boolean; agreement?: AgreementView } | { kind: "turn"; game: string; from: number; orders: number };

/**
 * What a move would change in the supply of a player's units.
 */
export interface SupplyAfterAnswer {
    /**
     * Units that are in general supply and would not be.
     */
    generalLost: string[];
    /**
     * Units that are in combat supply and would not be.
     */
    combatLost: string[];
    /**
     * Case numbers.
     */
    cases: string[];
}

/**
 * What a player has ordered.
 */
export interface SideOrders {
    /**
     * The player.
     */
    side: Side;
    /**
     * The player's orders.
     */
    orders: number;
    /**
     * Those of them that give standing orders or take them back.
     */
    standing: number;
}

/**
 * What a player-turn has left out.
 */
export interface MissedView {
    /**
     * Whose player-turn.
     */
    side: Side;
    /**
     * The game-turn.
     */
    turn: number;
    /**
     * Its first order.
     */
    from: number;
    /**
     * The first order after it.
     */
    to: number;
    /**
     * The mean gain from which attacks are listed, in strength points.
     */
    leastGain: number;
    /**
     * The facts, in the order of the player-turn.
     */
    facts: MissedFact[];
}

/**
 * What a position allows outside the map.
 */
export interface OffMapAnswer {
    /**
     * Air points that the Commonwealth may send to Malta in an Air Allocation Phase.
     */
    maltaAirPoints: number;
    /**
     * Whether the Axis and the Commonwealth may rebuild units from scratch.
     */
    mayRebuild: [boolean, boolean];
    /**
     * What was found.
     */
    notes: Note[];
}

/**
 * What a recaptured supply unit carries (7.75; R053).
 */
export type RecapturedSupply = "marked" | "freeAtOnce";

/**
 * What a slice of thinking has come to.
 */
export type OpponentThought = { kind: "order"; order?: GameOrder; why?: Explanation } | ({ kind: "thinking" } & ThoughtProgress);

/**
 * What a source or supply unit serves.
 */
export interface SupplierRange {
    /**
     * The supply unit, or the hex of a source.
     */
    from: string;
    /**
     * Its hex.
     */
    hex: string;
    /**
     * A source.
     */
    source: boolean;
    /**
     * Chained to a source, so that it gives general supply as well.
     */
    linked: boolean;
    /**
     * Movement points that a path to it may cost, at motorized rates.
     */
    range: Points;
    /**
     * The hexes in its range.
     */
    hexes: string[];
    /**
     * The player's units there that need supply.
     */
    units: string[];
}

/**
 * What a text holds: a mail, a page, the fragment of an address, a file.
 */
export type TextContent = { kind: "save" } | { kind: "links"; links: FoundLink[] } | { kind: "nothing"; code: string; message: string };

/**
 * What a unit draws.
 */
export interface AllocatedDraw {
    /**
     * The combat, by index.
     */
    combat: number;
    /**
     * The unit; units without stacking points draw together under the first of them.
     */
    unit: string;
    /**
     * The dump, MSU or source.
     */
    from: string;
    /**
     * Stacking points.
     */
    stackingPoints: number;
}

/**
 * What a unit's state allows; each refusal names its case.
 */
export interface UnitReport {
    /**
     * Building or improving a fort (14.1).
     */
    fortWork: Permission;
    /**
     * A forced march (8.7).
     */
    forcedMarch: Permission;
}

/**
 * What an attack below the table's lowest odds brings (11.16; R044).
 */
export type IllegalAttack = "fourDD" | "defenderChooses";

/**
 * What an attack promises on the average over all faces, as exact fractions (numerator, denominator): strength points,
 * a supply unit counting three.
 */
export interface ProspectView {
    /**
     * Enemy losses less own ones, and what the place is worth times the chance that it falls.
     */
    gain: [number, number];
    /**
     * The attacker's losses.
     */
    ownLoss: [number, number];
    /**
     * The defender's losses.
     */
    enemyLoss: [number, number];
    /**
     * The chance that no combat unit of the defender is left in the hexes.
     */
    cleared: [number, number];
    /**
     * Attack and defense strength.
     */
    strength: [number, number];
    /**
     * The odds, such as `3:1`.
     */
    odds: string;
    /**
     * The attack lies below the table.
     */
    illegal: boolean;
}

/**
 * What an overrun asks.
 */
export type OverrunQuestion = "reaction" | "disruptionDie" | "supplyUnit" | "captureDie";

/**
 * What became of a copy.
 */
export type CopyState = "saved" | "denied" | "full" | "failed";

/**
 * What became of a unit.
 */
export type Fate = "moved" | "reacted" | "destroyed" | "removed" | "captured" | "retaken" | "untouched";

/**
 * What becomes of an order.
 */
export type GivenOrder = ({ kind: "given" } & OrderTold) | { kind: "refused"; refusal: Refusal };

/**
 * What can be played.
 */
export interface Scenarios {
    /**
     * Every scenario that a publication names, in the order of a menu.
     */
    scenarios: ScenarioInfo[];
}

/**
 * What combat supply an artillery-capable unit draws (12.17; R045).
 */
export type ArtillerySupply = "alwaysTwo" | "oneWithoutShift";

/**
 * What could have been done.
 */
export type MissedKind = "overrun" | "capture" | "place" | "attack" | "unsupplied" | "unmoved" | "refit";

/**
 * What crosses a hexside.
 */
export type Way = "none" | "road" | "track";

/**
 * What cuts a unit off.
 */
export interface Cut {
    /**
     * The reason.
     */
    code: BoardCode;
    /**
     * Case numbers.
     */
    cases: string[];
    /**
     * The first hex that an enemy bars on the way there would be without him.
     */
    hex?: string;
    /**
     * The enemy units that bar it.
     */
    by: string[];
}

/**
 * What happened before the first order.
 */
export interface Opening {
    /**
     * In order.
     */
    events: EventView[];
}

/**
 * What happened. `before` and `after` of the event mean what each line says.
 */
export type EventCode = "game-turn" | "phase-begins" | "player-turn" | "phase-passed" | "initiative-roll" | "initiative" | "marker-removed" | "refit-points" | "air-points" | "due" | "returns" | "scheduled-refit" | "arrival-die" | "dump-roll" | "dump-expended" | "convoy-roll" | "convoy-malta" | "convoy-season" | "supply-arrives" | "no-counter" | "supply-lands" | "supply-lost" | "placed" | "placed-at-edge" | "held" | "withdrawn" | "substituted" | "not-withdrawn" | "malta-shipped" | "malta-raid" | "malta-loss" | "raid-loss" | "air-loss" | "expended" | "moved" | "forced-march" | "forced-march-roll" | "by-rail" | "by-sea" | "rail-repaired" | "emergency-supply" | "dump-destruction" | "supply-destroyed" | "reacted" | "reaction-roll" | "disrupted" | "stays" | "overrun" | "overran" | "capture-roll" | "captured" | "retaken" | "declared" | "revoked" | "combat-supplied" | "combat-unsupplied" | "combat-begins" | "lapses" | "combat-die" | "depleted" | "retreated" | "advanced" | "to-refit-box" | "to-destroyed-box" | "box-roll" | "tobruk-dump" | "port-taken" | "fort-falls" | "overstacked" | "recovered" | "recovery-die" | "undepleted" | "rebuilt" | "fort-built" | "to-dump" | "to-msu" | "alexandria-falls" | "game-over" | "city-points" | "loss-points" | "invasion-air-point" | "invasion-unit" | "invasion-air" | "invasion-malta" | "invasion-west" | "invasion-roll" | "malta-falls" | "malta-holds" | "malta-air-lost" | "convoy-fallen" | "refit-malta" | "detachment-formed" | "detachment-die" | "parent-depleted" | "detachment-removed" | "converting" | "converted" | "patrol-destroys" | "patrol-fails" | "patrol-lost" | "port-die" | "port-lands" | "port-sunk" | "port-convoys" | "return-die" | "drawn-returns" | "withdrawal-die" | "withdrawals-drawn" | "drawn-withdrawn" | "drawn-missed" | "rommel-die" | "rommel-comes" | "rommel-leaves" | "rommel-goes" | "rommel-led" | "rommel-spares" | "rommel-escapes" | "standing-given" | "standing-revoked" | "standing-over";

/**
 * What infantry gives armor its combined arms (11.4; R017, R033, R055).
 */
export type CombinedArms = "byUnit" | "byStackingPoint" | "byNation";

/**
 * What is different from the start of the scenario.
 */
export interface Snapshot {
    /**
     * No counter of the scenario is on the map or in a box but those named here.
     */
    empty?: boolean;
    /**
     * The game-turn; the scenario's first by default.
     */
    turn?: number;
    /**
     * Who has the first player-turn of the game-turn; the player of the scenario by default.
     */
    first?: Side;
    /**
     * Whose player-turn it is; the first player's by default.
     */
    phasing?: Side;
    /**
     * The phase that is entered, with all that happens by itself; the beginning of the game-turn by default.
     */
    phase?: GamePhase;
    /**
     * Counters that are elsewhere or otherwise.
     */
    units?: GivenUnit[];
    /**
     * Every fort.
     */
    forts?: GivenFort[];
    /**
     * Ports that belong to another player.
     */
    ports?: GivenPort[];
    /**
     * Air points.
     */
    air?: BothAir;
    /**
     * Refit points.
     */
    refit?: RefitPool;
    /**
     * Victory points won on the way.
     */
    points?: BothPoints;
    /**
     * The scheduled units whose withdrawal is settled; by default those of earlier game-turns.
     */
    settled?: string[];
    /**
     * Railroad hexes repaired.
     */
    repaired?: number;
    /**
     * Tobruk has yielded its dump.
     */
    dumpTaken?: boolean;
    /**
     * Malta has been invaded.
     */
    invasion?: GivenInvasion;
    /**
     * Rommel on the map.
     */
    rommel?: GivenRommel;
}

/**
 * What lies on the map.
 */
export interface Position {
    /**
     * Every unit, of both players.
     */
    units: BoardUnit[];
    /**
     * Forts.
     */
    forts?: Fort[];
    /**
     * Ports and their owners; a port not named belongs to neither player, Alexandria to the Commonwealth.
     */
    ports?: PortOwner[];
    /**
     * The western end of the railroad in use; without it the end as printed.
     */
    railhead?: string;
    /**
     * The game-turn, 1 to 22; only what depends on it asks for it.
     */
    gameTurn?: number;
}

/**
 * What may be ordered.
 */
export interface LegalView {
    /**
     * Orders listed one by one.
     */
    orders: GameOrder[];
    /**
     * Units that can move or react.
     */
    moves: MoveView[];
    /**
     * Hexes that can be attacked.
     */
    attacks: AttackView[];
    /**
     * Units that can be carried.
     */
    carries: CarryView[];
    /**
     * Withdrawals owed.
     */
    withdrawals: WithdrawView[];
    /**
     * Invasions of Malta that can be launched, with their chances.
     */
    invasions?: InvasionView[];
}

/**
 * What may become of one unit.
 */
export interface UnitChances {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Every end with its probability; they add up to one.
     */
    ends: EndView[];
}

/**
 * What one face of the die brings.
 */
export interface FaceView {
    /**
     * The face; 0 for an illegal attack, which needs no die.
     */
    face: number;
    /**
     * Face plus column.
     */
    adjustedColumn: number;
    /**
     * Column of the defender's results.
     */
    defenderColumn: number;
    /**
     * Column of the attacker's result.
     */
    attackerColumn: number;
    /**
     * How many decisions were assumed, from the terrain row on.
     */
    assumed: number;
    /**
     * The table's results, by unit.
     */
    results: ResultView[];
    /**
     * What becomes of each unit, later dice as fractions.
     */
    units: UnitChances[];
    /**
     * Air points lost.
     */
    airLost: SidePair;
}

/**
 * What one player may add to the combat.
 */
export interface Support {
    /**
     * Air points available.
     */
    airPoints?: number;
    /**
     * Naval support available, which only the Commonwealth has.
     */
    naval?: boolean;
}

/**
 * What one setting does to another.
 */
export type Bond = "implies" | "requires" | "excludes";

/**
 * What refit points buy.
 */
export type RefitStep = "undeplete" | "rebuild" | "rebuildFull";

/**
 * What refitting one unit costs, as a question: a counter of the roster, or its type, class and size.
 */
export interface RefitQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * The owner's values over the shipped ones, such as `refit/division`.
     */
    charts?: ChartChange[];
    /**
     * The roster's counter, whose values hold unless given here.
     */
    roster?: string;
    /**
     * Type.
     */
    kind?: UnitKind;
    /**
     * Motorized; by default as the type usually is.
     */
    motorized?: boolean;
    /**
     * Organizational size, which infantry on foot must have.
     */
    size?: UnitSize;
    /**
     * What is bought.
     */
    step: RefitStep;
}

/**
 * What refitting one unit costs.
 */
export type RefitReport = ({ kind: "refused" } & Refused) | { kind: "cost"; cost: number; notes: Note[] };

/**
 * What roads and tracks do to the cost of a hexside (8.29; R011).
 */
export type HexsideWays = "noEffect" | "roadCancelsTrackHalves";

/**
 * What runs along a hexside.
 */
export type HexsideTerrain = "none" | "ridge" | "escarpment" | "sea";

/**
 * What sort of decision a ruling is.
 */
export type RulingKind = "erratum" | "clarification" | "addition" | "change" | "optional" | "procedure" | "house";

/**
 * What the players choose before a game.
 */
export interface Options {
    /**
     * The scenario's id.
     */
    scenario: string;
    /**
     * An earlier revision of the scenario, of a game that began with it; none for the latest.
     */
    scenarioRevision?: number;
    /**
     * The rules in force.
     */
    rules?: RuleSetChoice;
    /**
     * The owner's values over the shipped ones.
     */
    charts?: ChartChange[];
    /**
     * Name and check of the owner's charts that these values are; a record then tells these and keeps the values to itself.
     */
    ownCharts?: ChartsName;
}

/**
 * What the players may add to the combat.
 */
export interface Supports {
    /**
     * The Axis.
     */
    axis?: Support;
    /**
     * The Commonwealth.
     */
    commonwealth?: Support;
}

/**
 * What two settings have to do with each other.
 */
export interface Relation {
    /**
     * The setting that the relation is about.
     */
    of: Setting;
    /**
     * What it does to the other.
     */
    bond: Bond;
    /**
     * The other setting.
     */
    other: Setting;
    /**
     * The ruling that says so.
     */
    ruling: RulingId;
}

/**
 * What was chosen before a game, as far as it differs from the usual choices.
 */
export interface ChosenTerms {
    /**
     * The named rule set.
     */
    ruleSet: string;
    /**
     * The switches that differ from it.
     */
    switches: SwitchSet[];
    /**
     * Name and check of the owner's charts, where the record names them.
     */
    charts: ChartsNamed | undefined;
    /**
     * The values that differ from the shipped ones.
     */
    values: ValueSet[];
    /**
     * The revisions that are not the latest.
     */
    revisions: EarlierRevision[];
    /**
     * The orders after which the game was continued as another one; its dice from there on also follow from a number
     * that one player drew.
     */
    branches: number[];
}

/**
 * What was found on the board. `before` and `after` of the note mean what each line says.
 */
export type BoardCode = "allowance" | "allowance-unsupplied" | "allowance-forced" | "allowance-reaction" | "allowance-stack" | "already-spent" | "terrain-cost" | "road-cost" | "track-cost" | "hexside-cost" | "hexside-road" | "hexside-track" | "detachment-road" | "zone-cost" | "detachment-zone" | "infiltration" | "dearer-class" | "overstacked" | "forced-march-roll" | "reaction-roll" | "forced-march-disrupts" | "roll-disrupts" | "overrun-cost" | "supply-overrun-cost" | "supply-overrun-strength" | "overrun-detachment" | "overrun-unsupplied" | "overrun-disrupted" | "overrun-hexside" | "overrun-odds" | "stays" | "reacts" | "overrun" | "overrun-enters" | "supply-destroyed" | "supply-captured" | "supply-retaken" | "captured-marker" | "marker-removed" | "patrol-destroys" | "patrol-fails" | "zone-none" | "zone-city" | "zone-mountain" | "zone-side" | "zone-detachment" | "supply-judged" | "general-supply" | "needs-no-supply" | "zone-negated" | "cut-by-unit" | "cut-by-zone" | "cut-supply-unit" | "too-far" | "no-way" | "line-of-communication" | "recovery-by-chain" | "recovery-unsupplied" | "load-one-unit" | "load-points" | "rail-length" | "rail-repaired" | "mode-changed" | "dump-destruction" | "no-disruption-roll" | "emergency-supply" | "malta-west" | "malta-otherwise" | "rebuild-allowed" | "rebuild-barred" | "axis-rebuild-allowed" | "axis-rebuild-barred" | "refit-by-step" | "refit-patrol" | "refit-by-size";

/**
 * What was found. `before` and `after` of the finding mean what each line says.
 */
export type Code = "must-be-attacked" | "need-not-be-attacked" | "detachment-ignored" | "always-supplied" | "supply-drawn" | "artillery-draws" | "artillery-forgoes" | "zero-points-free" | "zero-points-charged" | "out-of-combat-supply" | "general-supply-no-effect" | "combined-arms" | "combined-arms-part" | "combined-arms-covered" | "combined-arms-nation" | "disrupted" | "hexside-half" | "hexside" | "fort-doubles" | "effect-order" | "flak" | "flak-barred" | "defender-floor" | "odds" | "terrain-row" | "city-row" | "column" | "illegal-attack" | "air-committed" | "naval-committed" | "adjusted-column" | "air-loss" | "artillery-shift" | "artillery-mountain" | "artillery-nation" | "artillery-unsupplied" | "attacker-shifts" | "morale-shift" | "result" | "supply-ignored" | "supply-alone" | "supply-survives" | "defender-depleted" | "defender-disrupted" | "eliminated-by-depletion" | "eliminated" | "retreat-reduced" | "depleted-instead" | "retreated" | "stopped-in-city" | "retreat-incomplete" | "retreat-depletes" | "defender-partial" | "artillery-last" | "attacker-artillery-last" | "unsupplied-disrupted" | "defender-shifts" | "attacker-result" | "attacker-depleted" | "attacker-disrupted" | "illegal-result" | "illegal-chosen" | "retreat-ignored" | "attacker-partial" | "advanced" | "advance-disrupted" | "advance-parenthesized" | "advance-terrain" | "supply-destroyed" | "supply-capture" | "supply-retaken" | "tobruk-dump" | "to-refit-box" | "to-destroyed-box" | "box-die" | "rommel-leads";

/**
 * Where Fort Capuzzo lies (R049).
 */
export type CapuzzoHex = "spi" | "sixAngles";

/**
 * Where a reinforcement arrives.
 */
export type ArrivesAt = "map" | "refitBox";

/**
 * Where a unit can retreat.
 */
export interface RetreatAnswer {
    /**
     * Hexes to retreat, less what a city or fort takes off.
     */
    owed: number;
    /**
     * Hexes that the unit can go at most.
     */
    farthest: number;
    /**
     * The hexes to which its first step may go.
     */
    hexes: string[];
    /**
     * The other neighbours, and why not.
     */
    barred: BarredHex[];
    /**
     * The reasons met, with their cases.
     */
    reasons: Reason[];
}

/**
 * Where a unit could retreat.
 */
export type RetreatRoom = { kind: "open" } | { kind: "room"; hexes: number } | { kind: "map" };

/**
 * Where a unit ends up.
 */
export type EndPlace = "stands" | "retreated" | "advanced" | "refitBox" | "destroyed" | "lost" | "captured";

/**
 * Where a value comes from.
 */
export type Provenance = "seed" | "published" | "transcribed" | "reconstructed" | "overlay";

/**
 * Where an eliminated unit goes.
 */
export type EliminationReport = ({ kind: "refused" } & Refused) | { kind: "settled"; goesTo: UnitBox; cases: string[] } | { kind: "rolls"; savedTo: number; chance: [number, number]; cases: string[] };

/**
 * Where flak may fire (12.2; R061).
 */
export type FlakTerrain = "anywhere" | "germanNotInRoughOrMountain";

/**
 * Where the dice of a game come from.
 */
export type DiceChoice = { kind: "fresh" } | { kind: "seed"; seed: string } | { kind: "entered" } | { kind: "offer"; secret: string };

/**
 * Where units can go.
 */
export interface ReachAnswer {
    /**
     * Where they start.
     */
    start: string;
    /**
     * Movement points they may spend in all.
     */
    allowance: Points;
    /**
     * How the allowance came about.
     */
    notes: Note[];
    /**
     * The hexes reached, cheapest first, the start not among them.
     */
    hexes: ReachedHex[];
    /**
     * The hexes beyond, each with the reason that bars it.
     */
    barred: BarredHex[];
    /**
     * The reasons met, with their cases.
     */
    reasons: Reason[];
}

/**
 * Whether German and Italian units may move in one stack (8.27; R054).
 */
export type AxisStacks = "together" | "apart";

/**
 * Whether Rommel himself is in the game (8.8; H103 to H107).
 */
export type Rommel = "absent" | "present";

/**
 * Whether a disrupted unit may advance after combat (11.69; R056, R057).
 */
export type DisruptedAdvance = "allowed" | "barred";

/**
 * Whether a disrupted unit may work on a fort (11.66, 14.15; R056, R062).
 */
export type FortWorkDisrupted = "allowed" | "barred";

/**
 * Whether a nation's artillery needs its own ground troops in the combat (12.20; R060).
 */
export type ArtilleryNation = "free" | "ownGroundUnit";

/**
 * Whether a unit would be in combat supply.
 */
export interface CombatSupplyState {
    /**
     * The unit.
     */
    unit: string;
    /**
     * A supplier is in range, or it has its supply already.
     */
    supplied: boolean;
}

/**
 * Whether an order can be taken back or given again.
 */
export type UndoCheck = { kind: "allowed" } | { kind: "barred"; reason: string };

/**
 * Whether an order may be given.
 */
export type OrderCheck = { kind: "allowed" } | { kind: "refused"; refusal: Refusal };

/**
 * Whether artillery may take a partial depletion (11.76; R058).
 */
export type ArtilleryDepletion = "anyUnit" | "lastResort";

/**
 * Whether reconnaissance units may become desert patrols in a game (18; R091 to R097, R128 to R131).
 */
export type DesertPatrols = "absent" | "allowed";

/**
 * Whether the Axis may bring reinforcements through Tobruk (5.4; R114-R117).
 */
export type TobrukPort = "closed" | "open";

/**
 * Whether the Axis may invade Malta (16; R063-R074).
 */
export type Herkules = "absent" | "allowed";

/**
 * Whether the Tiger company may come (R052).
 */
export type Tiger = "absent" | "onDieOfOne";

/**
 * Whether units may form detachments in a game (17; R075 to R081, R086).
 */
export type Detachments = "absent" | "allowed";

/**
 * Whether work on a fort needs general supply (14.14; R046).
 */
export type FortWorkSupply = "any" | "generalSupply";

/**
 * Which engine this is.
 */
export interface Version {
    /**
     * Version of the rules engine.
     */
    engine: string;
    /**
     * The build that this wasm belongs to, or `dev` outside `pkg/`.
     */
    buildId: string;
}

/**
 * Which units are taken to be in combat supply.
 */
export type SupplyGuess = "allotted" | "reached" | "nobody";

/**
 * Who decided for the side.
 */
export type LookBy = "player" | "computer";

/**
 * Why a combat, an answer or a change is refused.
 */
export type RefusalCode = "no-attackers" | "no-defenders" | "too-large" | "duplicate" | "unknown-unit" | "missing-value" | "out-of-range" | "wrong-side" | "one-step" | "hex-shared" | "hex-forbidden" | "hexside-ends" | "supply-source" | "captured-from" | "not-adjacent" | "across-escarpment" | "across-sea" | "across-hexside" | "supply-attacks" | "fort-unit" | "too-many-air-points" | "naval-side" | "cover-too-large" | "illegal-answer" | "advance-disrupted" | "detachment-fights" | "advance-parenthesized" | "advance-too-far" | "advance-terrain" | "retreat-too-long" | "already-depleted" | "artillery-spared" | "advance-too-large" | "unused-answer" | "bad-overlay" | "retreat-enemy" | "retreat-zone" | "retreat-off-map" | "retreat-escarpment" | "retreat-marsh" | "retreat-back" | "retreat-short" | "fort-disrupted" | "fort-unsupplied" | "forced-march-disrupted" | "bad-hex" | "no-such-unit" | "not-together" | "mixed-stack" | "dump-moves" | "captured-moves" | "foot-phase" | "forced-march-never" | "forced-march-supply" | "path-broken" | "move-too-far" | "move-off-map" | "entry-edge" | "entry-zone" | "move-sea" | "move-escarpment" | "move-marsh" | "move-road-closed" | "move-enemy" | "move-supply-unit" | "move-zone-again" | "detachment-zone" | "detachment-enemy" | "reaction-foot" | "reaction-disrupted" | "reaction-unsupplied" | "reaction-kind" | "reaction-adjacent" | "reaction-overstack" | "overrun-fort" | "overrun-terrain" | "overrun-phase" | "overrun-nobody" | "overrun-odds" | "overrun-kind" | "overrun-detachment" | "supply-overrun-weak" | "patrol-overrun" | "load-too-large" | "transport-side" | "transport-end" | "rail-cut" | "transport-moved" | "transport-zone" | "transport-loads" | "repair-count" | "repair-turn" | "repair-blocked" | "supply-act-kind" | "supply-act-phase" | "destroy-phase" | "destroy-twice" | "emergency-phase" | "marker-phase" | "supply-act-unit" | "emergency-alone" | "supply-retreats" | "eliminate-too-much" | "not-in-range" | "overdrawn" | "draws-nothing" | "game-over" | "not-your-turn" | "wrong-phase" | "no-dice-due" | "die-missing" | "dice-left" | "seed-not-agreed" | "not-done" | "nothing-asked" | "unknown-scenario" | "named-twice" | "not-on-map" | "not-due" | "entry-hex" | "entry-closed" | "entry-overstack" | "convoy-port" | "convoy-forward" | "not-scheduled" | "cannot-withdraw" | "must-withdraw-itself" | "no-substitute" | "substitute-weak" | "substitute-many" | "withdrawal-owed" | "malta-side" | "malta-shipping" | "raid-side" | "raid-points" | "raid-supply" | "halted" | "forced-march-late" | "attacks-twice" | "attacked-twice" | "must-attack" | "no-such-combat" | "illegal-first" | "no-such-allotment" | "refit-nothing" | "refit-twice" | "refit-unsupplied" | "refit-zone" | "refit-points" | "rebuild-closed" | "rebuild-early" | "fort-kind" | "fort-busy" | "fort-city" | "fort-done" | "invasion-off" | "invasion-side" | "invasion-turn" | "invasion-again" | "invasion-raid" | "invasion-units" | "invasion-points" | "invasion-supply" | "malta-fallen" | "detachments-off" | "detachment-phase" | "detachment-kind" | "detachment-depleted" | "detachment-disrupted" | "detachment-morale" | "detachment-unsupplied" | "detachment-twice" | "detachment-many" | "detachment-points" | "patrols-off" | "convert-phase" | "convert-unit" | "convert-place" | "convert-unfit" | "convert-many" | "convert-twice" | "converting" | "patrol-refit" | "recover-unit" | "recover-twice" | "charts-needed" | "charts-other" | "switch-needs" | "switches-disagree" | "port-off" | "port-side" | "port-twice" | "port-empty" | "port-enemy" | "port-convoy" | "port-unit" | "convoy-tobruk" | "not-drawn" | "drawn-owed" | "drawn-off" | "rommel-off" | "rommel-away" | "rommel-moved" | "rommel-alone" | "rommel-too-far" | "standing-units" | "standing-same";

/**
 * Why a file of charts cannot be used, and where.
 */
export interface ChartFault {
    /**
     * `too-long`, `unreadable`, `format`, `newer`, `name`, `too-many`, `long-text`, `none`, `unknown`, `value`, `falling`,
     * `twice`, `old`, `conflict`, `occupied`, `crowded`, `withdrawals`, `check`.
     */
    code: string;
    /**
     * Where in the file, such as `changes[3]`; empty for the whole.
     */
    path: string;
    /**
     * The place of the value, where it is one.
     */
    what: string;
    /**
     * The value refused, or what the reader says.
     */
    value: string;
}

/**
 * Why a style was chosen: the terms of the value in which it differs most from the next best.
 */
export interface Explanation {
    /**
     * The style chosen.
     */
    style: string;
    /**
     * The next best one.
     */
    next: string;
    /**
     * The style chosen is that of the decision before, which goes on.
     */
    continues: boolean;
    /**
     * Rollouts of the whole search.
     */
    rollouts: number;
    /**
     * Two or three terms, the most important first; fewer where both styles came out alike.
     */
    terms: DecidingTerm[];
}

/**
 * Why a unit left the map.
 */
export type Cause = "combat" | "overstacking" | "overrun";

/**
 * Withdrawals by die that are still to be made in this Reinforcement Phase.
 */
export interface Drawn {
    /**
     * Brigades.
     */
    brigades: number;
    /**
     * Armor units.
     */
    armor: number;
}


/**
 * A game that is being played. It changes by `give`, `undo`, `redo` and `receive` alone; `free()` ends it, and no other call
 * may follow.
 *
 * Movement points and strengths are in the units of the rulebook; hexes are printed numbers; orders count from 0.
 */
export class Game {
    private constructor();
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Takes over what the game of a link has more of the agreement on the seed than this one: the answer, or the
     * reveal with the orders given since, which cannot be taken back. `receiver` is the side played here, as for
     * `receive`. A reveal is taken over by a game that has answered alone.
     *
     * Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-agreement` for
     * another game, `other-answer` for another answer than this game has, `reveal` or `agreed-seed` where the
     * numbers do not fit each other, `known` where the link brings nothing new, or why the orders do not follow.
     */
    agree(link: string, receiver?: Side | null): void;
    /**
     * How far the players have come in agreeing on the seed; nothing where the seed is not agreed by them. Before
     * the reveal every order is refused with `seed-not-agreed`.
     */
    agreement(): AgreementView | undefined;
    /**
     * Answers the offer of a seed with 64 random hex digits.
     *
     * Errors: `bad-argument`; its path is `answer`, or `agreement-step` where there is no offer or an answer.
     */
    answerOffer(answer: string): void;
    /**
     * Answers a question about the map of the game as it stands: zones of control, supply, stacking.
     *
     * Errors: `bad-argument`.
     */
    askBoard(question: GameQuestion): BoardAnswer;
    /**
     * The exact chances of every unit of the current combat after an answer to its open decision, customary choices assumed
     * for what is still open. No die is rolled or foreseen.
     *
     * Errors: `bad-argument`.
     */
    battleIf(order: GameOrder): UnitChances[] | undefined;
    /**
     * The report on the current combat with its answers and dice so far.
     */
    battle(): CombatReport | undefined;
    /**
     * Begins a game.
     *
     * Switches that others bring along are thrown too, as `chooseRules` tells.
     *
     * Errors: `bad-argument`; `bad-game` for an unknown scenario, switches that do not agree, or values of the owner that do
     * not fit; `no-entropy`.
     */
    static begin(start: GameStart): Game;
    /**
     * The best attacks of the phase, at most `most` of them: in a combat phase those that can be declared, in a movement
     * phase those that can be made after moves.
     *
     * Errors: `bad-argument` for more than 1,000.
     */
    bestAttacks(most: number): AdviceView;
    /**
     * A copy of this game with its first orders and the same dice, for the same viewer.
     *
     * Errors: `bad-argument` beyond the last order.
     */
    branch(orders: number): Game;
    /**
     * Whether an order that was taken back can be given again.
     */
    canRedo(): UndoCheck;
    /**
     * Whether the last order can be taken back: not past a die, nor past the other player's decision.
     */
    canUndo(): UndoCheck;
    /**
     * The owner's values that the game is played with, for another copy of it on this machine.
     */
    charts(): ChartChange[];
    /**
     * Whether an order may be given. No die of the game is rolled or foreseen.
     *
     * Errors: `bad-argument`.
     */
    check(order: GameOrder): OrderCheck;
    /**
     * Another game with the first orders of this one and their dice, for the same viewer. From there on it is
     * a game of its own: with another `gameId` and other dice, so that no turn link of it fits this one.
     *
     * Errors: `bad-argument` beyond the last order; `no-entropy`.
     */
    continueFrom(orders: number): Game;
    /**
     * The name of its save file without date and extension `.desertfox.json`: scenario, game-turn, player.
     */
    fileStem(): string;
    /**
     * The hash of the state, 64 hex digits: the same on every machine for the same state.
     */
    fingerprint(): string;
    /**
     * What tells this game from every other whatever its orders, 16 hex digits.
     */
    gameId(): string;
    /**
     * The whole game as a link, for the fragment of an address: the tag of the game, then
     * `.g.<content>.<check>`.
     *
     * Errors: `bad-link` with the path `too-long` for a game that no link can carry.
     */
    gameLink(): string;
    /**
     * Carries out an order of the player who decides; `faces` are those of the players' own dice, and none otherwise. The
     * refusal `die-missing` asks for one more face.
     *
     * Errors: `bad-argument`.
     */
    give(order: GameOrder, faces?: number[]): GivenOrder;
    /**
     * Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the
     * last.
     */
    journal(from: number, to?: number | null): Journal;
    /**
     * The same with `hexes` and `forced` of all moves empty, for a page that asks `reach` once a unit is chosen.
     * Most of the time of `legal` is spent on handing over these hexes.
     */
    legalWithoutReach(): LegalView;
    /**
     * Everything that may be ordered now, in the manner of `playGame`: single orders, units with the hexes that they reach,
     * hexes with the units that can attack them.
     */
    legal(): LegalView;
    /**
     * The game of a save file of older rules as far as it follows by those of today, at the first order refused, die or
     * checkpoint that differs; a game that follows to its end, whole. It is a new game: the file stays what it is.
     *
     * Errors: as for `load`, of a file of the current rules. `charts` as for `load`.
     */
    static loadAsFar(text: string, charts?: ChartChange[]): Game;
    /**
     * The game of a save file, played again from its first order.
     *
     * Errors: `bad-save`; its path is `too-long`, `format`, `newer`, `check`, `unreadable`, the place of a value that cannot
     * be read, or why the game does not follow: `options`, `refused`, `faces`, `checkpoint`, `newer`. Of a game of older rules
     * `details.older` says what they were, and `loadAsFar` gives as much of it as follows by those of today.
     * `charts` are the values of the owner's charts, where the file names some; without them the refusal `charts-needed`
     * tells their name and check.
     */
    static load(text: string, charts?: ChartChange[]): Game;
    /**
     * Marks in the record that what is hidden of a side is shown now at a screen where that side is not
     * played; saves, links and turns tell it. Up to 64 marks are kept.
     *
     * Errors: `bad-argument`.
     */
    look(side: Side, by: LookBy): void;
    /**
     * The marks of the record, for every viewer.
     */
    looks(): Looks;
    /**
     * Luck and decisions in the orders from `from` up to and without `to`, all in one value of a state.
     */
    luck(from: number, to: number): LuckView;
    /**
     * What the player-turn has left out in which the last of the first `orders` orders was given.
     */
    missed(orders: number): MissedView | undefined;
    /**
     * Writes a note beside an order, in place of the one there; an empty text takes it away. Up to 500 notes
     * of up to 500 letters, without control characters; save files keep them, links do not.
     *
     * Errors: `bad-argument`; its path is `order`, `text` or `notes`.
     */
    note(order: number, text: string): void;
    /**
     * The victory conditions with their state after the first `orders` orders, and how the game would be judged if it
     * ended there: by the same rules as at its end.
     *
     * Errors: `bad-argument` beyond the last order.
     */
    objectives(orders: number): ObjectivesView;
    /**
     * The game of a link of older rules as far as it follows by those of today, as `loadAsFar`.
     *
     * Errors: as for `open`, of a link of the current rules. `charts` as for `load`.
     */
    static openAsFar(link: string, charts?: ChartChange[]): Game;
    /**
     * The whole game of a link, played again.
     *
     * Errors: `bad-link`; its path is that of `decodeAnyLink`, or why the game does not follow, as for `load`.
     * `charts` as for `load`.
     */
    static open(link: string, charts?: ChartChange[]): Game;
    /**
     * What happened before the first order.
     */
    opening(): Opening;
    /**
     * The order that the scripted opponent would give now; none once the game is over.
     */
    opponent(): GameOrder | undefined;
    /**
     * Ends the thinking that is under way: the order that seems best so far, at once; none as for `think`.
     *
     * Errors: `bad-argument`.
     */
    orderNow(level: Level): OpponentThought;
    /**
     * An estimate of the win chances after the first `orders` orders, by the value of the state and the time left, fitted to
     * games between scripts; nothing in scenarios without a fit.
     */
    outlook(orders: number): OutlookView | undefined;
    /**
     * The cheapest way of a unit to a hex that it reaches; `forced` by a forced march.
     *
     * Errors: `bad-argument` for an unknown unit or hex.
     */
    path(unit: string, hex: string, forced: boolean): PathView | undefined;
    /**
     * How the game ends that scripts play on for both sides after the first `orders` orders: with styles and dice
     * drawn for the number of the try, never those of the game.
     *
     * Errors: `bad-argument` for more than 1,000 tries.
     */
    playOn(orders: number, number: number): PlayedOn;
    /**
     * What a combat may bring if these units attack these hexes from where all stand now: the report of
     * `adjudicateCombat`, with the exact chances of every face.
     *
     * Errors: `bad-argument`.
     */
    preview(combat: Foresight): CombatReport;
    /**
     * What one unit reaches by the kind of move of the phase: the same as `legal` lists of it.
     *
     * Errors: `bad-argument` for an unknown unit.
     */
    reach(unit: string): MoveView | undefined;
    /**
     * Carries out the orders of a turn link that this game does not have yet; they cannot be taken back. Gives
     * what they brought about. With `upTo` only those up to that many orders of the whole game are kept; all
     * of them have to follow. `receiver` is the side played here, in whose name the turn may give no standing
     * orders, and orders only as they follow from those of this game.
     *
     * Errors: `bad-link`, and nothing has changed; its path is that of `decodeAnyLink`, `other-game`,
     * `missing` where turns between are not here, `other-way` where this game went on otherwise, `known` where
     * it has the turn already, `standing-forged` or `standing-differs` of an order of the receiver, or why the
     * orders do not follow.
     */
    receive(link: string, upTo?: number | null, receiver?: Side | null): Journal;
    /**
     * Gives the order again that was taken back last.
     */
    redo(): UndoCheck;
    /**
     * Reveals the secret that the game began with, 64 hex digits, once the offer is answered: the game then has
     * its seed.
     *
     * Errors: `bad-argument`; its path is `secret`, `reveal` where it is not the secret of the commitment, or
     * `agreement-step` where there is no answer.
     */
    revealSecret(secret: string): void;
    /**
     * The risks of a player if all stayed as they stand: supply that hangs on one supplier or hex, and stacks that the
     * enemy could overrun, surround or attack in his next turn.
     *
     * Errors: `bad-argument`.
     */
    risks(side: Side): RiskView;
    /**
     * The game as the text of a save file.
     */
    save(): string;
    /**
     * The game in numbers at its start, after each game-turn and as it stands, in one pass over its record.
     */
    series(): SeriesView;
    /**
     * For whom the game is shown from now on: one player, an observer at neither side, or everybody as at first.
     * `view`,
     * `viewAt`, `legal`, `give`, `opening`, `journal`, `receive` and `transcript` leave out what is hidden from this
     * viewer: nothing in Desert Fox. Records, saves and links hold everything.
     */
    setViewer(viewer?: Side | "observer"): void;
    /**
     * What each step of a way costs these units and why; none where they cannot go it together. The path is written as in an
     * order, such as `"e ne e"`.
     *
     * Errors: `bad-argument` for an unknown unit or a path that cannot be read.
     */
    steps(units: string[], path: any, forced: boolean): MoveStep[] | undefined;
    /**
     * What was chosen before the game, as far as it differs from the usual choices, and how much each player
     * has ordered: what somebody has to know to whom the game is offered.
     */
    terms(): GameTerms;
    /**
     * Lets a computer player of a level think for some steps about the player who decides; a step takes a few
     * milliseconds at most. Call it again until it gives an order; the game must stay as it is meanwhile. The
     * same record gives the same order however many steps a call has. It knows what that player may know, and
     * a viewer who is the other player gets no order where anything is hidden.
     *
     * Errors: `bad-argument`, also for more than 1,000 steps.
     */
    think(level: Level, steps: number): OpponentThought;
    /**
     * The game in words, for reports in forums.
     *
     * Errors: `bad-game`, which would be a fault of the engine.
     */
    transcript(): string;
    /**
     * The orders after the first `from` as a link, for somebody who has the game up to there; by default from
     * where the player-turn begins (`turnBegins` of the view): the tag of the game, then
     * `.t.<content>.<check>`.
     *
     * Errors: `bad-link` with the path `known` where no orders come after, `too-long` for too many.
     */
    turnLink(from?: number | null): string;
    /**
     * The game-turns of the scenario with their reinforcements, withdrawals and returns, by the schedules in force.
     */
    turnTrack(): TrackView;
    /**
     * Takes the last order back, where it can be.
     */
    undo(): UndoCheck;
    /**
     * Plays the game again from its first order and compares every die and every checkpoint.
     */
    verify(): GameProof;
    /**
     * The game as it stood after the first `orders` orders.
     *
     * Errors: `bad-argument` beyond the last order.
     */
    viewAt(orders: number): TableView;
    /**
     * The game as it stands.
     */
    view(): TableView;
}

/**
 * The full report of a combat: every step, the chances of each die face, and the result as far as the answers go.
 */
export function adjudicateCombat(query: CombatQuery): CombatReport;

/**
 * A question about a position on the map: reach, moves, zones, supply, stacking, overruns and what else it may be asked.
 */
export function askBoard(query: BoardQuery): BoardAnswer;

/**
 * Every value that an owner's charts may set, with ours and its source, and the first that cannot be used.
 */
export function chartTables(own: OwnCharts): ChartTables;

/**
 * The combat charts with the provenance of each value, the owner's values over the shipped ones.
 */
export function charts(overlay: ChartOverlay): ChartReport;

/**
 * What a unit's disruption and supply allow: forced march and work on forts.
 */
export function checkUnit(query: UnitQuery): UnitReport;

/**
 * What a choice of rules amounts to, before a game begins with it: the switches that others bring along, or the two that
 * do not agree.
 */
export function chooseRules(choice: RuleSetChoice): ChoiceReport;

/**
 * Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
 *
 * Errors: `bad-link`; its path is `too-long`, `empty`, `form`, `web-page`, `no-text`, `tag`, `another-game`,
 * `cut-short`, `check`,
 * `kind`, `content` or `text`, or the place in the content that cannot be read, such as `query.units[3].full` or
 * `sheet.position.units[3].hex`.
 */
export function decodeAnyLink(fragment: string): LinkContent;

/**
 * Reads the combat of a link, from the fragment of an address or from pasted text.
 *
 * Errors: as `decodeAnyLink`; the path `kind` for a link that carries something else.
 */
export function decodeLink(fragment: string): CombatQuery;

/**
 * Makes a link of a combat, for the fragment of an address: `d1.c.<content>.<check>`.
 *
 * Errors: `bad-argument`; `bad-link` with the path `too-long` for a combat that no link can carry.
 */
export function encodeLink(query: CombatQuery): string;

/**
 * Makes a link of a position, for the fragment of an address: `d1.p.<content>.<check>`.
 *
 * Errors: `bad-argument`; `bad-link` with the path `too-long` for a position that no link can carry.
 */
export function encodePosition(sheet: PositionSheet): string;

/**
 * What a text holds: the links in it, as they were made, or a save file. Whatever mail, chats and trackers did to a
 * link is undone where its check proves that. `decodeAnyLink`, `Game.open` and `receive` read the first link of a
 * text of this game.
 *
 * Errors: none but `bad-result`, which would be a fault of the engine.
 */
export function findLinks(text: string): TextContent;

/**
 * Writes a text under a key of this page in `localStorage` and reads it back; it never throws.
 */
export function keepCopy(key: string, text: string): CopyState;

/**
 * Charts of a name and values, with their check and the text of their file; or the first fault.
 */
export function makeCharts(named: NamedCharts): ChartSetReport;

/**
 * The order in which combats are resolved: illegal attacks first.
 */
export function orderCombats(combats: Combats): CombatOrder;

/**
 * Orders in a situation of a game, with the dice they roll: what comes of them, and what may be ordered next.
 */
export function playGame(query: GameQuery): GameAnswer;

/**
 * The charts of a file; or the first fault in it with its place.
 */
export function readCharts(text: string): ChartSetReport;

/**
 * What refitting a unit costs, in refit points.
 */
export function refitCost(query: RefitQuery): RefitReport;

/**
 * Rolls one die with the browser's own randomness: 1 to 6, each as likely.
 *
 * Errors: `no-entropy` where the browser gives no randomness.
 */
export function rollDie(): number;

/**
 * The counters of the game with the values that the sources state.
 */
export function roster(): Roster;

/**
 * The box of an eliminated unit, or the die that decides.
 */
export function routeElimination(query: EliminationQuery): EliminationReport;

/**
 * The named rule sets and the switches, each with its rulings.
 */
export function ruleSets(): RuleSets;

/**
 * The scenarios, with what can be played among them.
 */
export function scenarios(): Scenarios;

/**
 * A combat one decision at a time: what is asked next, or the result.
 */
export function stepCombat(query: CombatQuery): CombatStep;

/**
 * Tells which engine this is.
 */
export function version(): Version;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_game_free: (a: number, b: number) => void;
    readonly adjudicateCombat: (a: any) => [number, number, number];
    readonly askBoard: (a: any) => [number, number, number];
    readonly chartTables: (a: any) => [number, number, number];
    readonly charts: (a: any) => [number, number, number];
    readonly checkUnit: (a: any) => [number, number, number];
    readonly chooseRules: (a: any) => [number, number, number];
    readonly decodeAnyLink: (a: any) => [number, number, number];
    readonly decodeLink: (a: any) => [number, number, number];
    readonly encodeLink: (a: any) => [number, number, number, number];
    readonly encodePosition: (a: any) => [number, number, number, number];
    readonly findLinks: (a: any) => [number, number, number];
    readonly game_agree: (a: number, b: any, c: number) => [number, number];
    readonly game_agreement: (a: number) => [number, number, number];
    readonly game_answerOffer: (a: number, b: number, c: number) => [number, number];
    readonly game_askBoard: (a: number, b: any) => [number, number, number];
    readonly game_battle: (a: number) => [number, number, number];
    readonly game_battleIf: (a: number, b: any) => [number, number, number];
    readonly game_begin: (a: any) => [number, number, number];
    readonly game_bestAttacks: (a: number, b: number) => [number, number, number];
    readonly game_branch: (a: number, b: number) => [number, number, number];
    readonly game_canRedo: (a: number) => [number, number, number];
    readonly game_canUndo: (a: number) => [number, number, number];
    readonly game_charts: (a: number) => [number, number, number];
    readonly game_check: (a: number, b: any) => [number, number, number];
    readonly game_continueFrom: (a: number, b: number) => [number, number, number];
    readonly game_fileStem: (a: number) => [number, number];
    readonly game_fingerprint: (a: number) => [number, number];
    readonly game_gameId: (a: number) => [number, number];
    readonly game_gameLink: (a: number) => [number, number, number, number];
    readonly game_give: (a: number, b: any, c: number) => [number, number, number];
    readonly game_journal: (a: number, b: number, c: number) => [number, number, number];
    readonly game_legal: (a: number) => [number, number, number];
    readonly game_legalWithoutReach: (a: number) => [number, number, number];
    readonly game_load: (a: any, b: number) => [number, number, number];
    readonly game_loadAsFar: (a: any, b: number) => [number, number, number];
    readonly game_look: (a: number, b: any, c: any) => [number, number];
    readonly game_looks: (a: number) => [number, number, number];
    readonly game_luck: (a: number, b: number, c: number) => [number, number, number];
    readonly game_missed: (a: number, b: number) => [number, number, number];
    readonly game_note: (a: number, b: number, c: number, d: number) => [number, number];
    readonly game_objectives: (a: number, b: number) => [number, number, number];
    readonly game_open: (a: any, b: number) => [number, number, number];
    readonly game_openAsFar: (a: any, b: number) => [number, number, number];
    readonly game_opening: (a: number) => [number, number, number];
    readonly game_opponent: (a: number) => [number, number, number];
    readonly game_orderNow: (a: number, b: any) => [number, number, number];
    readonly game_outlook: (a: number, b: number) => [number, number, number];
    readonly game_path: (a: number, b: number, c: number, d: number, e: number, f: number) => [number, number, number];
    readonly game_playOn: (a: number, b: number, c: number) => [number, number, number];
    readonly game_preview: (a: number, b: any) => [number, number, number];
    readonly game_reach: (a: number, b: number, c: number) => [number, number, number];
    readonly game_receive: (a: number, b: any, c: number, d: number) => [number, number, number];
    readonly game_redo: (a: number) => [number, number, number];
    readonly game_revealSecret: (a: number, b: number, c: number) => [number, number];
    readonly game_risks: (a: number, b: any) => [number, number, number];
    readonly game_save: (a: number) => [number, number];
    readonly game_series: (a: number) => [number, number, number];
    readonly game_setViewer: (a: number, b: number) => [number, number];
    readonly game_steps: (a: number, b: any, c: any, d: number) => [number, number, number];
    readonly game_terms: (a: number) => [number, number, number];
    readonly game_think: (a: number, b: any, c: number) => [number, number, number];
    readonly game_transcript: (a: number) => [number, number, number, number];
    readonly game_turnLink: (a: number, b: number) => [number, number, number, number];
    readonly game_turnTrack: (a: number) => [number, number, number];
    readonly game_undo: (a: number) => [number, number, number];
    readonly game_verify: (a: number) => [number, number, number];
    readonly game_view: (a: number) => [number, number, number];
    readonly game_viewAt: (a: number, b: number) => [number, number, number];
    readonly keepCopy: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly makeCharts: (a: any) => [number, number, number];
    readonly orderCombats: (a: any) => [number, number, number];
    readonly playGame: (a: any) => [number, number, number];
    readonly readCharts: (a: any) => [number, number, number];
    readonly refitCost: (a: any) => [number, number, number];
    readonly rollDie: () => [number, number, number];
    readonly roster: () => [number, number, number];
    readonly routeElimination: (a: any) => [number, number, number];
    readonly ruleSets: () => [number, number, number];
    readonly scenarios: () => [number, number, number];
    readonly stepCombat: (a: any) => [number, number, number];
    readonly version: () => [number, number, number];
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;

/**
 * Lets go of the instance and its memory. Objects that it gave must have been freed; it can be started again.
 */
export function unload(): void;
