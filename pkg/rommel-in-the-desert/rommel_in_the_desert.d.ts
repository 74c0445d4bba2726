/* tslint:disable */
/* eslint-disable */

/** A part of the boxed game that is not a numbered case. */
export type Component = never;



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
 * A battle turn of a stated position before it is fought.
 */
export interface ChancesQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSet;
    /**
     * An owner's values.
     */
    charts?: ChartChange[];
    /**
     * The units on the map.
     */
    units: UnitQuery[];
    /**
     * Who was first in hexes with units of both sides.
     */
    battles?: BattleQuery[];
    /**
     * Mined hexes.
     */
    mines?: string[];
    /**
     * The hex of the battle.
     */
    hex: string;
    /**
     * Whose turn it is: the attacker, who fires last.
     */
    active: Side;
    /**
     * The option of the turn.
     */
    option: TurnOption;
    /**
     * Whether the units of the active side are the engaged rearguard of a retreat, which fires first (4.5).
     */
    rearguard?: boolean;
    /**
     * Units with the target types that their owners choose for them. Of two targets of a unit the later one counts.
     */
    targets?: TargetQuery[];
}

/**
 * A block in play by its handle. Handles are dealt for each game, within each side, so that they say nothing about
 * the block; in a position that a query states they follow the roster.
 */
export type UnitId = number;

/**
 * A block on the map, due, or in refit.
 */
export interface BlockView {
    /**
     * Its name.
     */
    handle: BlockName;
    /**
     * Its side.
     */
    side: Side;
    /**
     * Its hex; none while it is not on the map.
     */
    hex?: string;
    /**
     * Whether it is disrupted.
     */
    disrupted: boolean;
    /**
     * Enemy turns that must end before it may recover.
     */
    wait: number;
    /**
     * What it is called, where the viewer knows it.
     */
    name?: string;
    /**
     * Its steps, where the viewer knows them.
     */
    steps?: number;
}

/**
 * A block on the map.
 */
export interface UnitQuery {
    /**
     * Its name.
     */
    unit: string;
    /**
     * Its hex.
     */
    hex: string;
    /**
     * Its steps; all of them where none are given.
     */
    steps?: number;
    /**
     * Whether it is disrupted.
     */
    disrupted?: boolean;
    /**
     * Enemy turns that must end before a disrupted unit may recover.
     */
    wait?: number;
}

/**
 * A block. Every value is reconstructed.
 */
export interface Block {
    /**
     * What it is called.
     */
    name: string;
    /**
     * Its nation.
     */
    nation: Nation;
    /**
     * Its type.
     */
    type: UnitType;
    /**
     * Hexes of a move off the roads: 1 to 4.
     */
    speed: number;
    /**
     * Its steps at full strength: 1 to 4.
     */
    steps: number;
    /**
     * Whether it loses a step for every second hit only.
     */
    elite?: boolean;
    /**
     * The month on its label, 1 being April 1941; none for blocks of the 1940 game or the Malta Group only.
     */
    month?: number | null;
    /**
     * The month of the 1940 game in which it enters it; none for blocks that do not.
     */
    in1940?: number | null;
    /**
     * Whether it belongs to the Malta Group.
     */
    malta?: boolean;
}

/**
 * A fortress or an oasis that cannot supply all units that could draw on it.
 */
export interface ScarceView {
    /**
     * Its hex.
     */
    hex: string;
    /**
     * Units that it supplies.
     */
    capacity: number;
    /**
     * The units that could draw on it.
     */
    claims: BlockName[];
}

/**
 * A game as it stands, or as it stood after some of its orders. `events` are those of the last order, or of the set-up
 * before the first.
 */
export interface TableView extends GameView {
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
 * A group of units of a side in a hex, and what has been moved before in the turn.
 */
export interface GroupQuestion {
    /**
     * The side.
     */
    side: Side;
    /**
     * The hex.
     */
    hex: string;
    /**
     * Whether the move has the Rommel bonus.
     */
    rommel?: boolean;
    /**
     * What has been moved before.
     */
    before?: MovementQuery;
}

/**
 * A hand, or its size.
 *
 * Cases: 4.4 · Rulings: D063
 */
export type HandView = Hand | number;

/**
 * A hex in which an enemy would take supply from units.
 */
export interface Cut {
    /**
     * The hex.
     */
    hex: string;
    /**
     * The units that are supplied now and would not be.
     */
    handles: BlockName[];
}

/**
 * A hex of a line.
 */
export interface LineStep {
    /**
     * The hex.
     */
    hex: string;
    /**
     * What passes the line on there.
     */
    by: PassedOn;
}

/**
 * A hex that a unit reaches.
 */
export interface DestinationView {
    /**
     * The hex.
     */
    hex: string;
    /**
     * The steps of the path there.
     */
    length: number;
    /**
     * Whether it needs the Rommel bonus.
     */
    rommel: boolean;
    /**
     * Whether it needs a forced march.
     */
    forcedMarch: boolean;
}

/**
 * A hex that a unit reaches.
 */
export interface ReachedHex {
    /**
     * The hex.
     */
    hex: string;
    /**
     * The directions of the steps. In a group move the last step of a forced march is an order of its own.
     */
    path: string;
    /**
     * How many steps there are.
     */
    length: number;
    /**
     * Whether the path needs the Rommel bonus.
     */
    rommel: boolean;
    /**
     * Whether the last step needs a forced march.
     */
    forcedMarch: boolean;
}

/**
 * A hex with units of both sides.
 */
export interface BattleQuery {
    /**
     * The hex.
     */
    hex: string;
    /**
     * The side that was there first.
     */
    first: Side;
    /**
     * The hexes from which the other side entered.
     */
    enteredFrom?: string[];
}

/**
 * A hexside into a hex with enemies.
 */
export interface HexsideUse {
    /**
     * The hex before it.
     */
    from: string;
    /**
     * The hex with enemies.
     */
    to: string;
    /**
     * Units that may cross it.
     */
    limit: number;
    /**
     * Units that have crossed it.
     */
    used: number;
    /**
     * Units that are about to, in forced marches of a regroup move.
     */
    reserved: number;
    /**
     * Whether it belongs to the enemy, so that no unit may cross it.
     */
    hostile: boolean;
}

/**
 * A hexside of a printed map.
 */
export interface HexsideQuery {
    /**
     * What runs along it.
     */
    feature: Hexside;
    /**
     * How much of it is covered.
     */
    percentCovered: number;
}

/**
 * A hidden block is set up.
 */
export type PileSetUp = { place: { unit: BlockName; hex: string } };

/**
 * A level of the computer player.
 */
export type Level = "recruit" | "captain" | "commander";

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
 * A minefield of which one side knows.
 */
export interface HiddenMine {
    /**
     * The hex.
     */
    hex: string;
    /**
     * Who knows of it.
     */
    side: Side;
}

/**
 * A minefield.
 */
export interface MineView {
    /**
     * The hex.
     */
    hex: string;
    /**
     * Who knows of it.
     */
    known: Side[];
}

/**
 * A month.
 */
export interface MonthView {
    /**
     * The month; 1 is April 1941, in the scenario of 1940 September 1940.
     */
    month: number;
    /**
     * Buildup points of the Buildup before it; before the first month those of a special one.
     */
    points: [number, number];
    /**
     * Supply cards of that Buildup.
     */
    cards: [number, number];
    /**
     * The blocks that arrive by their labels; some come a month earlier.
     */
    arrivals: string[];
}

/**
 * A move, and what has been moved before in the turn.
 */
export interface MoveQuestion {
    /**
     * The unit.
     */
    unit: string;
    /**
     * The hexes after its own.
     */
    path: string[];
    /**
     * Whether the move has the Rommel bonus.
     */
    rommel?: boolean;
    /**
     * The command hex and the destination of a regroup move.
     */
    regroup?: [string, string] | null;
    /**
     * What has been moved before.
     */
    before?: MovementQuery;
}

/**
 * A place at which the enemy stops lines.
 */
export interface BarredView {
    /**
     * The hex from which the line comes.
     */
    from: string;
    /**
     * The hex that stops it.
     */
    hex: string;
    /**
     * `enemy`: undisrupted enemies hold it. `hexside`: the hexside of a battle there belongs to the enemy.
     */
    why: string;
}

/**
 * A player.
 */
export type Side = "axis" | "allied";

/**
 * A position at the start of a turn, and the orders given in it and in the turns after it.
 */
export interface TurnQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSet;
    /**
     * An owner's values.
     */
    charts?: ChartChange[];
    /**
     * The units on the map.
     */
    units?: UnitQuery[];
    /**
     * Who was first in hexes with units of both sides.
     */
    battles?: BattleQuery[];
    /**
     * Mined hexes.
     */
    mines?: string[];
    /**
     * Whose turn begins.
     */
    active: Side;
    /**
     * The hands of the Axis and of the Allies; options are not paid with cards where they are left out.
     */
    hands?: [Hand, Hand] | null;
    /**
     * Whether the scenario has no Rommel bonus.
     */
    noRommel?: boolean;
    /**
     * The orders.
     */
    orders: OrderWithDice[];
}

/**
 * A position with a question about it.
 */
export interface PositionQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSet;
    /**
     * An owner's values.
     */
    charts?: ChartChange[];
    /**
     * The units on the map.
     */
    units?: UnitQuery[];
    /**
     * Who was first in hexes with units of both sides.
     */
    battles?: BattleQuery[];
    /**
     * Mined hexes.
     */
    mines?: string[];
    /**
     * The question.
     */
    question: Question;
}

/**
 * A pursuer.
 */
export interface PursuerView {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Its dice.
     */
    dice: number;
}

/**
 * A question about a game as it stands.
 */
export type GameQuestion = { ask: "group"; hex: string; rommel?: boolean } | { ask: "regroup"; command: string; destination: string; rommel?: boolean } | { ask: "hexsides" } | { ask: "supply"; side: Side; named?: BlockName[] } | { ask: "cuts"; side: Side } | { ask: "trace"; unit: BlockName } | { ask: "withdrawals"; side: Side; hex: string; rommel?: boolean } | { ask: "fires" } | { ask: "options" } | { ask: "prices" } | { ask: "standing" } | { ask: "track" };

/**
 * A question.
 */
export type Question = { ask: "hexside"; from: string; to: string } | { ask: "place"; hex: string } | { ask: "supply"; side: Side; named?: string[] } | { ask: "network"; side: Side } | { ask: "lines"; unit: string } | { ask: "trace"; unit: string } | ({ ask: "group" } & GroupQuestion) | ({ ask: "move" } & MoveQuestion) | ({ ask: "destinations" } & DestinationsQuestion) | { ask: "withdraw"; unit: string; path: string[] } | { ask: "withdrawals"; unit: string } | { ask: "passWithdrawal"; unit: string; path: string[] } | { ask: "fire"; unit: string; target: UnitClass; active: Side; option: TurnOption } | { ask: "pursuit"; side: Side; hex: string; leavers: string[]; rout?: boolean };

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
 * A scenario, where in it the orders begin, and the orders.
 */
export interface ScenarioQuery {
    /**
     * The rules in force.
     */
    rules?: RuleSet;
    /**
     * An owner's values.
     */
    charts?: ChartChange[];
    /**
     * The scenario.
     */
    scenario: ScenarioId;
    /**
     * Where the orders begin.
     */
    start?: Start;
    /**
     * The dice and cards that are drawn before the first order.
     */
    dice?: number[];
    /**
     * The orders.
     */
    orders?: OrderWithDice[];
    /**
     * The player to whom the state is shown; without one the answer holds everything.
     */
    viewer?: Side | undefined;
}

/**
 * A scenario.
 */
export type ScenarioId = "1940" | "1941" | "battleaxe" | "crusader" | "1942" | "gazala" | "pursuit" | "1941-42";

/**
 * A scenario. Lists of two hold the value of the Axis, then that of the Allies.
 */
export interface ScenarioSummary {
    /**
     * Its id.
     */
    id: ScenarioId;
    /**
     * Its case in the rulebook.
     */
    case: string;
    /**
     * The first and the last month; 1 is April 1941, in the scenario of 1940 September 1940.
     */
    months: [number, number];
    /**
     * Supply cards at the start.
     */
    hands: [number, number];
    /**
     * Supply cards of each Buildup.
     */
    cards: [number, number];
    /**
     * Buildup points of each Buildup.
     */
    points: [number, number];
    /**
     * Buildup points of a special Buildup before the first month.
     */
    special?: [number, number];
    /**
     * Whether the Axis has the Rommel bonus.
     */
    rommel: boolean;
    /**
     * Whether the position at Tobruk can decide it.
     */
    positional: boolean;
    /**
     * The first month in which the Axis may take the Malta Group.
     */
    maltaFrom?: number;
    /**
     * Blocks that are set up at the start.
     */
    blocks: [number, number];
}

/**
 * A situation of a scenario.
 */
export interface Situation {
    /**
     * The month; the first one where none is given.
     */
    month?: number | null;
    /**
     * The units on the map.
     */
    units?: UnitQuery[];
    /**
     * Who was first in hexes with units of both sides.
     */
    battles?: BattleQuery[];
    /**
     * Mines of which both sides know.
     */
    mines?: string[];
    /**
     * Mines of which one side knows.
     */
    hiddenMines?: HiddenMine[];
    /**
     * Units in refit; the hex is left out of account.
     */
    refit?: UnitQuery[];
    /**
     * Units still to come; all that enter later and are not on the map, where none are given.
     */
    due?: string[] | null;
    /**
     * Points kept by the Axis and the Allies.
     */
    points?: [number, number];
    /**
     * The hands of the Axis and the Allies; without them options are not paid with cards.
     */
    hands?: [Hand, Hand] | null;
    /**
     * Whose turn begins; the Axis where none is given.
     */
    active?: Side | null;
}

/**
 * A state of a game as a player sees it.
 */
export interface ShownState extends GameView {
    /**
     * The place in the list of an order that was refused; nothing after it was carried out.
     */
    refused?: number;
}

/**
 * A state of a scenario.
 */
export interface ScenarioView extends StateView {
    /**
     * The step of the Buildup under way.
     */
    step?: BuildupStep;
    /**
     * Whether it is the special one before the first month.
     */
    special: boolean;
    /**
     * The month.
     */
    month?: number;
    /**
     * Buildup points of the Axis and the Allies.
     */
    points: [number, number];
    /**
     * Units still to come.
     */
    due: string[];
    /**
     * Units in refit.
     */
    refit: string[];
    /**
     * Minefields.
     */
    mines: MineView[];
    /**
     * How the game has ended.
     */
    outcome?: Outcome;
}

/**
 * A state.
 */
export interface StateView {
    /**
     * The place in the list of an order that was refused; nothing after it was carried out.
     */
    refused?: number;
    /**
     * Why it was refused.
     */
    refusal?: RefusalView;
    /**
     * Whose turn it is.
     */
    active: Side;
    /**
     * Who decides.
     */
    toAct: Side;
    /**
     * The part of the game.
     */
    stage: StageName;
    /**
     * The hands of the Axis and of the Allies, where cards are counted.
     */
    hands?: [Hand, Hand];
    /**
     * The option of the turn, once it is chosen.
     */
    option?: TurnOption;
    /**
     * The part of the turn.
     */
    phase: Phase;
    /**
     * Whether the month is over.
     */
    monthOver: boolean;
    /**
     * The units on the map.
     */
    units: UnitView[];
    /**
     * Those that lie face up.
     */
    faceUp: string[];
    /**
     * What happened.
     */
    findings: FindingView[];
    /**
     * The order that the standing orders of the player who decides imply.
     */
    follows?: OrderQuery;
    /**
     * The legal orders.
     */
    orders: OrderQuery[];
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
 * A switch with the rulings that it turns.
 */
export interface SwitchView {
    /**
     * The field of the rule set.
     */
    field: string;
    /**
     * The values it takes; the first is the default.
     */
    values: string[];
    /**
     * Rulings of the ledger.
     */
    rulings: string[];
}

/**
 * A target type.
 */
export interface FireTarget {
    /**
     * The type.
     */
    target: UnitClass;
    /**
     * The lowest face that hits it.
     */
    hitsFrom: number;
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
 * A unit and its supply.
 */
export interface SuppliedUnit {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Whether it is supplied.
     */
    supplied: boolean;
    /**
     * The length of its shortest line.
     */
    line: number | null;
    /**
     * The fortress or oasis that supplies it.
     */
    source: string | null;
}

/**
 * A unit and where it can go.
 */
export interface UnitReach {
    /**
     * The unit.
     */
    handle: number;
    /**
     * Why it may not move.
     */
    refusal: Refusal | null;
    /**
     * The hexes, each with one of the shortest paths.
     */
    hexes: ReachedHex[];
}

/**
 * A unit of a group.
 */
export interface GroupUnit {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Why it may not move.
     */
    refusal?: RefusalView;
    /**
     * The hexes that it reaches.
     */
    hexes: DestinationView[];
}

/**
 * A unit on the map.
 */
export interface UnitView {
    /**
     * Its name.
     */
    unit: string;
    /**
     * Its hex.
     */
    hex: string;
    /**
     * Its combat value.
     */
    steps: number;
    /**
     * Whether it is disrupted.
     */
    disrupted: boolean;
}

/**
 * A unit that has still to fire.
 */
export interface UnitFire {
    /**
     * The unit.
     */
    handle: number;
    /**
     * Its dice.
     */
    dice: number;
    /**
     * The target type at which it must fire.
     */
    required: UnitClass | null;
    /**
     * The target types at which it may fire.
     */
    targets: FireTarget[];
}

/**
 * A unit that may fire at units that leave.
 */
export interface PursuitDice {
    /**
     * The unit.
     */
    handle: BlockName;
    /**
     * The fewest dice that it can have: less than the most where the viewer does not know all speeds.
     */
    least: number;
    /**
     * The most dice.
     */
    most: number;
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
 * An answer.
 */
export type PositionAnswer = { kind: "refused"; refusal: RefusalView } | { kind: "hexside"; terrain: Hexside; road: RoadClass | null; entryLimit: number } | { kind: "place"; id: string; offBoard: boolean; oasis: boolean; fortress: number | null; base: Side | null; border: boolean; around: string[]; fromBoard: number; apart: [string, string][] } | { kind: "supply"; units: SuppliedUnit[]; findings: FindingView[] } | { kind: "network"; hexes: string[]; size: number } | { kind: "lines"; count: number; lines: string[][] } | ({ kind: "trace" } & TraceView) | { kind: "group"; units: GroupUnit[] } | { kind: "moves"; hex: string; forcedMarch: boolean; findings: FindingView[] } | { kind: "destinations"; hexes: DestinationView[] } | { kind: "fires"; dice: number; hitsFrom: number; findings: FindingView[] } | { kind: "pursuit"; units: PursuerView[]; findings: FindingView[] };

/**
 * An answer. Lists of two hold the value of the Axis, then that of the Allies.
 */
export type GameAnswer = { kind: "refused"; refusal: Refusal } | { kind: "reach"; units: UnitReach[] } | { kind: "hexsides"; hexsides: HexsideUse[] } | { kind: "supply"; units: UnitSupply[]; network: string[]; scarce: ScarceView[]; named: BlockName[] } | { kind: "cuts"; hexes: Cut[] } | ({ kind: "trace" } & LinesView) | { kind: "withdrawals"; retreat: boolean; units: UnitReach[]; pursuers: PursuitDice[]; hitsFrom: number } | { kind: "fires"; hex: string; units: UnitFire[] } | { kind: "options"; options: OptionView[] } | { kind: "prices"; points: number; card: number; layMines: number; liftMines: number; sea: number; units: UnitPrice[] } | { kind: "standing"; units: [number, number]; unsupplied: [number, number]; holdsTobruk: Side | null; positional: boolean; baseCaptured: Side | null; ifEndedNow: Outcome } | { kind: "track"; month: number; months: MonthView[] };

/**
 * An option of a turn.
 */
export interface OptionView {
    /**
     * The option.
     */
    option: TurnOption;
    /**
     * Real cards that it costs.
     */
    cards: number;
    /**
     * Moves in each movement phase.
     */
    moves: number;
    /**
     * Movement phases, each with a combat phase after it, but for a Pass turn.
     */
    phases: number;
}

/**
 * An order about a hidden block, in the form of `Order`.
 */
export type PileOrder = { forceMarch: { unit: BlockName; step: string } } | { rollMarch: { unit: BlockName } } | { hit: { unit: BlockName } } | { setUp: PileSetUp } | { buildup: PileBuildup };

/**
 * An order by the names of units and hexes.
 */
export type OrderQuery = { order: "name"; units: string[] } | { order: "choose"; option: TurnOption } | { order: "groupMove"; hex: string; rommel?: boolean } | { order: "regroupMove"; command: string; destination: string; rommel?: boolean } | { order: "withdrawal"; hex: string; rommel?: boolean } | { order: "move"; unit: string; path: string[] } | { order: "forceMarch"; unit: string; to: string } | { order: "rollMarch"; unit: string } | { order: "refuse"; hex: string } | { order: "rout"; hex: string } | { order: "engage"; engage: boolean } | { order: "fight"; hex: string } | { order: "fire"; unit: string; target: UnitClass } | { order: "hit"; unit: string } | { order: "done" } | { order: "deal" } | { order: "openingHand"; keep: boolean } | { order: "bid"; cards: Hand } | { order: "playCards"; cards: Hand } | { order: "place"; unit: string; hex: string } | { order: "discard"; dummies: number } | { order: "malta" } | { order: "step"; unit: string } | { order: "card" } | { order: "layMines"; hex: string } | { order: "liftMines"; hex: string } | { order: "road"; unit: string; path: string[] } | { order: "sea"; unit: string; to: string } | { order: "refit"; unit: string } | { order: "standing"; standing: Standing };

/**
 * An order during set-up. New variants come at the end.
 */
export type SetUpOrder = "done" | { place: { unit: UnitId; hex: string } };

/**
 * An order in a Buildup. New variants come at the end.
 */
export type BuildupOrder = "done" | { discard: { dummies: number } } | "malta" | { step: { unit: UnitId } } | "card" | { layMines: { hex: string } } | { liftMines: { hex: string } } | { road: { unit: UnitId; path: string } } | { sea: { unit: UnitId; to: string } } | { refit: { unit: UnitId } };

/**
 * An order of the journal.
 */
export interface EntryView {
    /**
     * Orders given before it.
     */
    at: number;
    /**
     * Who gave it.
     */
    by: Side;
    /**
     * The month.
     */
    month: number | null;
    /**
     * Whose turn it was.
     */
    active: Side;
    /**
     * The part of the game.
     */
    stage: StageName;
    /**
     * The part of the turn.
     */
    phase: Phase;
    /**
     * The order.
     */
    order: OrderView;
    /**
     * The standing orders of its player imply it.
     */
    follows?: boolean;
    /**
     * What it brought about.
     */
    events: FindingEntry[];
    /**
     * What a player wrote beside it; only for viewers that see the side that gave the order.
     */
    note?: string;
}

/**
 * An order of the player who decides.
 *
 * The order of the variants is the form of links: new ones come at the end.
 */
export type Order = { name: { units: UnitId[] } } | { choose: { option: TurnOption } } | { groupMove: { hex: string; rommel: boolean } } | { regroupMove: { command: string; destination: string; rommel: boolean } } | { withdrawal: { hex: string; rommel: boolean } } | { move: { unit: UnitId; path: string } } | { forceMarch: { unit: UnitId; step: string } } | { rollMarch: { unit: UnitId } } | { refuse: { hex: string } } | { rout: { hex: string } } | { engage: { engage: boolean } } | { fight: { hex: string } } | { fire: { unit: UnitId; target: UnitClass } } | { hit: { unit: UnitId } } | "done" | "deal" | { openingHand: { keep: boolean } } | { bid: { cards: Hand } } | { playCards: { cards: Hand } } | { setUp: SetUpOrder } | { buildup: BuildupOrder } | { standing: Standing };

/**
 * An order with its dice.
 */
export type OrderWithDice = { by?: Side; dice?: number[] } & OrderQuery;

/**
 * An order, as far as a viewer may know it.
 */
export type OrderView = Order | { moved: BlockName } | { laid: number } | { hidden: boolean } | PileOrder;

/**
 * An owner's values.
 */
export interface OwnCharts {
    /**
     * The values, applied in order.
     */
    changes: ChartChange[];
}

/**
 * Cards for the initiative.
 */
export type StandingBid = "nothing" | "match";

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
 * Every value of the charts, or the first of the owner's that cannot be used.
 */
export type ChartReport = { kind: "charts"; values: ChartValue[] } | { kind: "refused"; at: number; code: string; message: string };

/**
 * Everything in which rules differ.
 */
export interface RuleSet {
    /**
     * How long crossings of a hexside into an enemy hex are counted (2.8; I015).
     */
    crossingLimit?: CrossingLimit;
    /**
     * When pursuit fire falls (4.5; D041).
     */
    pursuitFire?: PursuitFire;
    /**
     * What an Assault brings (4.4; D055).
     */
    assault?: Assault;
}

/**
 * Everything in which rules may differ.
 */
export interface Switches {
    /**
     * The switches, in the order of the rule set.
     */
    switches: SwitchView[];
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
 * How a game stands.
 */
export interface GameView {
    /**
     * The scenario.
     */
    scenario: ScenarioId | null;
    /**
     * The part of the game.
     */
    stage: StageName;
    /**
     * The month.
     */
    month: number | null;
    /**
     * Whether it is the last one of the scenario.
     */
    lastMonth: boolean;
    /**
     * Whose turn it is.
     */
    active: Side;
    /**
     * Who decides.
     */
    toAct: Side;
    /**
     * The part of the turn.
     */
    phase: Phase;
    /**
     * Real cards that were laid for it.
     */
    supply: number | null;
    /**
     * Its option.
     */
    option: TurnOption | null;
    /**
     * Moves that are left in the movement phase.
     */
    movesLeft: number;
    /**
     * Pass turns in a row.
     */
    passes: number;
    /**
     * The step of the Buildup.
     */
    step: BuildupStep | null;
    /**
     * Cards of the Allied challenge for the initiative.
     */
    challenge: HandView | null;
    /**
     * The hands of the Axis and of the Allies.
     */
    hands: [HandView, HandView] | null;
    /**
     * Cards in the deck, and discards.
     */
    deck: [number, number] | null;
    /**
     * Buildup points of the Axis and of the Allies, where the viewer knows them.
     */
    points: [number | null, number | null];
    /**
     * The blocks on the map: those that the viewer knows by handle, then hidden ones by piles.
     */
    blocks: BlockView[];
    /**
     * Own blocks still to come.
     */
    due: BlockView[];
    /**
     * Blocks in refit.
     */
    refit: BlockView[];
    /**
     * Hexes with units of both sides, and the side that was there first.
     */
    battles: [string, Side][];
    /**
     * Minefields of which the viewer knows.
     */
    mines: string[];
    /**
     * The hex of the battle turn that is being fought, and who fires.
     */
    firing: [string, Side] | null;
    /**
     * Hits to be assigned, and by whom.
     */
    hits: [Side, number] | null;
    /**
     * The standing orders of the Axis and of the Allies, where the viewer knows them and there are any.
     */
    standing: [Standing | null, Standing | null];
    /**
     * The order that the standing orders of the player who decides imply, for viewers that see this player.
     */
    follows: Order | null;
    /**
     * How the game has ended.
     */
    outcome: Outcome | null;
    /**
     * What the last order brought about.
     */
    events: FindingEntry[];
}

/**
 * How chances are found.
 */
export type Method = { kind: "exact" } | { kind: "sampled"; samples: number; seed: number; standardError: number };

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
 * How far the supply lines of a unit lead.
 */
export interface LinesView {
    /**
     * The hex of the unit.
     */
    hex: string;
    /**
     * Whether it is supplied.
     */
    supplied: boolean;
    /**
     * The fortress or oasis that supplies it.
     */
    source: string | undefined;
    /**
     * The hexes of one shortest line to the base after its own; empty where there is none.
     */
    line: LineStep[];
    /**
     * The hexes from which lines go on.
     */
    reached: LineStep[];
    /**
     * Where the enemy stops lines.
     */
    barred: BarredView[];
    /**
     * Hexes in which lines end for want of a unit that passes them on.
     */
    ends: string[];
}

/**
 * How far units withdraw.
 */
export type StandingWithdrawal = "short" | "far";

/**
 * How long crossings of a hexside into an enemy hex are counted (2.8; I015).
 */
export type CrossingLimit = "movementPhase" | "turn";

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
 * One value of the owner's own charts.
 */
export interface ChartChange {
    /**
     * The value's place: `buildup/card`, `fire/armor/infantry`, `unit/steps/21/5`, `scenario/1941/hands/axis`,
     * `map/12,1-13,1/road`.
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
 * One value with its place and provenance.
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
     * Where the shipped value comes from.
     */
    provenance: Provenance;
    /**
     * The place of a value that a source states.
     */
    source?: string;
    /**
     * Whether an owner's value stands here.
     */
    owned: boolean;
}

/**
 * Orders with what they brought about.
 */
export interface Journal {
    /**
     * The orders, in order.
     */
    orders: EntryView[];
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
     * The player's blocks that could have done it, by handle.
     */
    handles: number[];
    /**
     * The odds that one move could have brought, in percent.
     */
    odds?: number;
    /**
     * The odds of the attack that was made, enemy blocks cut off, or moves left.
     */
    number?: number;
    /**
     * The cases by which it was possible.
     */
    cases: string[];
}

/**
 * Supply cards by kind.
 */
export interface Hand {
    /**
     * Cards with supply.
     */
    real?: number;
    /**
     * Cards without.
     */
    dummies?: number;
}

/**
 * The blocks.
 */
export interface Roster {
    /**
     * Each of them, as shipped.
     */
    blocks: Block[];
}

/**
 * The chance to fire at a type.
 */
export interface FireChance {
    /**
     * The type.
     */
    target: UnitClass;
    /**
     * The chance.
     */
    chance: number;
}

/**
 * The chance to lose a number of steps.
 */
export interface LossChance {
    /**
     * Steps lost.
     */
    steps: number;
    /**
     * The chance.
     */
    chance: number;
}

/**
 * The chances of a battle turn. Routs and their fire, which may follow it, are left out.
 */
export interface ChancesReport {
    /**
     * The hex.
     */
    hex: string;
    /**
     * The active side.
     */
    attacker: Side;
    /**
     * The option of the turn.
     */
    option: TurnOption;
    /**
     * The side that fires first, or now, in a battle turn under way.
     */
    first: Side;
    /**
     * Battle turns: two in an Assault, where the rule set says so.
     */
    turns: number;
    /**
     * How the chances were found.
     */
    method: Method;
    /**
     * What the players decide where no target is stated.
     */
    decisions: Decisions;
    /**
     * The Axis and the Allies.
     */
    sides: [SideChances, SideChances];
    /**
     * The units that take part, by number.
     */
    units: UnitChances[];
    /**
     * Dice and required targets of units that have not fired, in the position as it stands.
     */
    findings: FindingView[];
}

/**
 * The chances, or why there are none.
 */
export type ChancesAnswer = { kind: "refused"; refusal: RefusalView } | ({ kind: "chances" } & ChancesReport);

/**
 * The class of a road, the worst first.
 */
export type RoadClass = "trail" | "track" | "highway";

/**
 * The class of a unit in battle: what it fires as, and the target type it belongs to.
 */
export type UnitClass = "armor" | "infantry" | "antitank" | "artillery";

/**
 * The decisions that are assumed. Every unit fires that can.
 */
export type Decisions = "asScripted";

/**
 * The end of a scenario.
 */
export interface Outcome {
    /**
     * The winner; none in a draw.
     */
    winner: Side | null;
    /**
     * What decided it.
     */
    by: Victory;
    /**
     * Units left of the Axis and of the Allies, on the map and in refit.
     */
    units: [number, number];
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
 * The movement of a turn so far.
 */
export interface MovementQuery {
    /**
     * The movement phase of the turn, from 0.
     */
    phase?: number;
    /**
     * Units that crossed into enemy hexes.
     */
    crossings?: CrossingQuery[];
    /**
     * Hexes in which a battle was opened in this movement phase.
     */
    opened?: string[];
    /**
     * Whether the Rommel bonus has been used in this turn.
     */
    rommelUsed?: boolean;
    /**
     * Whether the scenario has none.
     */
    noRommel?: boolean;
}

/**
 * The name of a block for a viewer: its handle, or `pile(hex, nth)` where the block is hidden from the viewer. Blocks
 * of a pile are counted by what everybody sees of them, so that no such name follows a block from one state to the
 * next. A hidden block in refit is `pile(refit, nth)`, any other one off the map `pile(due, nth)`.
 */
export type BlockName = number | string;

/**
 * The nation of a unit.
 */
export type Nation = "german" | "italian" | "allied";

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
 * The part of a game by its name alone, as answers give it.
 */
export type StageName = "deal" | "setUp" | "hands" | "initiative" | "turns" | "buildup" | "over";

/**
 * The part of a turn.
 */
export type Phase = "option" | "movement" | "forcedMarches" | "refusals" | "combat";

/**
 * The proof of a game: it is played again from its first order.
 */
export type GameProof = { kind: "follows"; orders: number; state: string } | { kind: "fault"; code: string; message: string; order?: number };

/**
 * The same for every hex.
 */
export interface DestinationsQuestion {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Whether the move has the Rommel bonus.
     */
    rommel?: boolean;
    /**
     * What has been moved before.
     */
    before?: MovementQuery;
}

/**
 * The same in a game that is being played.
 */
export interface GameChancesQuery {
    /**
     * The hex of the battle.
     */
    hex: string;
    /**
     * The option of the turn where it is not chosen yet: Basic, if it is left out.
     */
    option?: TurnOption | undefined;
    /**
     * Units with the target types that their owners choose for them. Of two targets of a unit the later one counts.
     */
    targets?: TargetQuery[];
}

/**
 * The scenarios.
 */
export interface Scenarios {
    /**
     * Each of them, as shipped.
     */
    scenarios: ScenarioSummary[];
}

/**
 * The standing orders of a player; those by default cover nothing, and a kind that is left out is left to the player.
 * Which order they imply is a matter of rules, see [`crate::game::implied_order`].
 *
 * The order of the fields is the form of links.
 */
export interface Standing {
    /**
     * Cards for the initiative (4.4).
     */
    initiative?: StandingBid | null;
    /**
     * Refusing combat (4.5).
     */
    refuse?: StandingRefusal | null;
    /**
     * Fires of battle turns (3.4).
     */
    fire?: StandingFire | null;
    /**
     * Units with most steps take the hits (3.4).
     */
    hits?: boolean;
    /**
     * Paths of refusals and routs (4.5).
     */
    withdraw?: StandingWithdrawal | null;
    /**
     * Whether rearguards are engaged (4.5).
     */
    engage?: boolean | null;
}

/**
 * The steps of a Buildup. Each is done by the Axis, then by the Allies (D071).
 */
export type BuildupStep = "supplyCheck" | "reinforcements" | "cards" | "spending" | "redeployment" | "refit";

/**
 * The supply of a unit, hex by hex.
 */
export interface TraceView extends LinesView {
    /**
     * The unit.
     */
    unit: string;
    /**
     * What was found about the unit.
     */
    findings: FindingView[];
}

/**
 * The supply of a unit.
 */
export interface UnitSupply {
    /**
     * The unit.
     */
    handle: BlockName;
    /**
     * Whether it is supplied.
     */
    supplied: boolean;
    /**
     * The length of its shortest line to the base.
     */
    line: number | null;
    /**
     * The fortress or oasis that supplies it.
     */
    source: string | null;
}

/**
 * The target type of a unit.
 */
export interface TargetQuery {
    /**
     * The unit.
     */
    unit: string;
    /**
     * The type at which it fires wherever the rules allow it when its turn comes. Where another type is required by
     * then, it fires at that; where no unit of the type is left, its target is chosen as if
     * none was stated.
     */
    target: UnitClass;
}

/**
 * The target type of fires, where the rules leave a choice.
 */
export type StandingFire = "easiest" | "armor" | "infantry" | "antitank" | "artillery";

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
 * The type of a unit.
 */
export type UnitType = "armor" | "infantryTank" | "recon" | "infantry" | "motorizedInfantry" | "mechanizedInfantry" | "paratroops" | "motorizedAntitank" | "mobileAntitank" | "artillery" | "selfPropelledArtillery";

/**
 * Units that crossed a hexside into an enemy hex.
 */
export interface CrossingQuery {
    /**
     * The hex from which they came.
     */
    from: string;
    /**
     * The hex entered.
     */
    to: string;
    /**
     * How many.
     */
    units: number;
    /**
     * In which movement phase, from 0.
     */
    phase?: number;
}

/**
 * What a hexside counts as.
 */
export interface HexsideReport {
    /**
     * The terrain of the hexside.
     */
    terrain: Hexside;
}

/**
 * What a hidden block does in a Buildup.
 */
export type PileBuildup = { sea: { unit: BlockName; to: string } } | { refit: { unit: BlockName } };

/**
 * What a link carries.
 */
export type LinkContent = { kind: "game"; options: Options; orders: number; entered: boolean; agreement?: AgreementView } | { kind: "turn"; game: string; from: number; orders: number };

/**
 * What a player buys for a turn.
 */
export type TurnOption = "basic" | "offensive" | "assault" | "blitz" | "pass";

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
 * What a rule found.
 */
export interface FindingView {
    /**
     * The code.
     */
    code: Code;
    /**
     * Cases of the rulebook.
     */
    cases: string[];
    /**
     * Rulings of the ledger.
     */
    rulings: string[];
    /**
     * The side, where it is not that of the unit.
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
     * The number before.
     */
    before: number;
    /**
     * The number after.
     */
    after: number;
}

/**
 * What a side can expect.
 */
export interface SideChances {
    /**
     * The side.
     */
    side: Side;
    /**
     * Steps of its undisrupted units in the hex.
     */
    steps: number;
    /**
     * The chance of each number of steps lost that is possible, or was met in a sample, from the lowest on.
     */
    losses: LossChance[];
    /**
     * The expected number of steps lost.
     */
    expected: number;
    /**
     * The standard error of the expected number, in a sample.
     */
    standardError?: number;
    /**
     * The chance that the hex is cleared of it: that no undisrupted unit of it is left.
     */
    cleared: number;
}

/**
 * What a slice of thinking has come to.
 */
export type OpponentThought = { kind: "order"; order?: Order; why?: Explanation } | ({ kind: "thinking" } & ThoughtProgress);

/**
 * What a text holds: a mail, a page, the fragment of an address, a file.
 */
export type TextContent = { kind: "save" } | { kind: "links"; links: FoundLink[] } | { kind: "nothing"; code: string; message: string };

/**
 * What a turn has left out.
 */
export interface MissedView {
    /**
     * Whose turn.
     */
    side: Side;
    /**
     * The month.
     */
    month: number;
    /**
     * Its first order.
     */
    from: number;
    /**
     * The first order after it.
     */
    to: number;
    /**
     * The odds in percent from which attacks are listed.
     */
    leastOdds: number;
    /**
     * The facts, in the order of the turn.
     */
    facts: MissedFact[];
}

/**
 * What a unit does and suffers.
 */
export interface UnitChances {
    /**
     * The unit.
     */
    unit: string;
    /**
     * Its side.
     */
    side: Side;
    /**
     * The target type that is required in the position as it stands.
     */
    required?: UnitClass;
    /**
     * The target type stated for it.
     */
    stated?: UnitClass;
    /**
     * At which types it fires in the first battle turn, each with its chance; the rest of 1 is the chance that it does
     * not fire.
     */
    fires: FireChance[];
    /**
     * The chance that it is eliminated.
     */
    eliminated: number;
}

/**
 * What an Assault brings (4.4; D055).
 */
export type Assault = "doubleDice" | "twoTurns";

/**
 * What became of a copy.
 */
export type CopyState = "saved" | "denied" | "full" | "failed";

/**
 * What becomes of an order.
 */
export type GivenOrder = ({ kind: "given" } & EntryView) | { kind: "refused"; refusal: Refusal };

/**
 * What comes of the orders.
 */
export type ScenarioAnswer = { kind: "refused"; refusal: RefusalView } | ({ kind: "state" } & ScenarioView) | ({ kind: "shown" } & ShownState);

/**
 * What comes of the orders.
 */
export type TurnAnswer = { kind: "refused"; refusal: RefusalView } | ({ kind: "state" } & StateView);

/**
 * What could have been done.
 */
export type MissedKind = "base" | "attack" | "odds" | "cut" | "moves" | "unsupplied";

/**
 * What decides a scenario.
 */
export type Victory = "base" | "position" | "attrition";

/**
 * What happened before the first order.
 */
export interface Opening {
    /**
     * In order.
     */
    events: FindingEntry[];
}

/**
 * What happened.
 */
export interface FindingEntry {
    /**
     * The code.
     */
    code: Code;
    /**
     * The side.
     */
    side?: Side;
    /**
     * The name of the block, as it was before the order; none with the die of a hidden one for an early arrival.
     */
    handle?: BlockName;
    /**
     * What the block is called, where the viewer knows it.
     */
    name?: string;
    /**
     * The hex.
     */
    hex?: string;
    /**
     * The numbers before and after, where the viewer knows them.
     */
    numbers?: [number, number];
    /**
     * The dice of a fire, from the highest face.
     */
    faces?: number[];
}

/**
 * What passes a supply line on in a hex.
 */
export type PassedOn = "base" | "unit" | "coastRoad" | "between";

/**
 * What points buy for a unit.
 */
export interface UnitPrice {
    /**
     * The unit.
     */
    handle: number;
    /**
     * A step.
     */
    step: number;
    /**
     * Why it may not gain one, whatever the points.
     */
    refusal: Refusal | null;
    /**
     * A redeployment by road.
     */
    road: number;
}

/**
 * What runs along a hexside.
 */
export type Hexside = "clear" | "mountain" | "escarpment" | "marsh" | "sea" | "edge" | "qattara";

/**
 * What sort of decision a ruling is.
 */
export type RulingKind = "erratum" | "clarification" | "addition" | "change" | "optional" | "procedure" | "house";

/**
 * What the players choose before a game.
 */
export interface Options {
    /**
     * The scenario.
     */
    scenario: ScenarioId;
    /**
     * An earlier revision of the scenario, of a game that began with it; none for the latest.
     */
    scenarioRevision?: number;
    /**
     * The rules in force.
     */
    rules?: RuleSet;
    /**
     * The owner's values in place of ours.
     */
    charts?: ChartChange[];
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
 * What was found. `before` and `after` of the finding mean what each line says.
 */
export type Code = "line-to-base" | "no-line" | "fortress-supplies" | "fortress-full" | "oasis-supplies" | "oasis-full" | "road-bonus" | "rommel-bonus" | "enters-enemy-hex" | "dice" | "required-target" | "hits" | "step-lost" | "hit-carried" | "hit-lost" | "hits-wasted" | "eliminated" | "pursuit" | "rout-fire" | "disrupted" | "turn-begins" | "recovers" | "moves" | "march-impossible" | "march-declared" | "withdraws" | "rout" | "cannot-withdraw" | "battle-turn" | "fires" | "rearguard-engaged" | "rearguard-left" | "unsupplied" | "handles-dealt" | "deck-shuffled" | "hand-kept" | "hand-exchanged" | "month-begins" | "challenge" | "bid-shown" | "initiative-taken" | "cards-laid" | "option-chosen" | "month-ends" | "forced-march" | "retreat-march-fails" | "turned-up" | "stops-in-mines" | "set-up" | "income" | "lost-unsupplied" | "dummies-discarded" | "cards-drawn" | "arrives" | "early-die" | "arrives-early" | "malta-arrives" | "refitted" | "step-gained" | "mines-laid" | "mines-lifted" | "redeploys" | "goes-to-refit" | "base-captured" | "position-held" | "units-left" | "standing-given" | "standing-revoked" | "standing-over";

/**
 * When pursuit fire falls (4.5; D041).
 */
export type PursuitFire = "afterWithdrawal" | "beforeWithdrawal";

/**
 * Where a value comes from.
 */
export type Provenance = "seed" | "published" | "reconstructed";

/**
 * Where combat is refused.
 */
export type StandingRefusal = "never" | { outnumbered: { odds: number } } | "always";

/**
 * Where the dice of a game come from.
 */
export type DiceChoice = { kind: "fresh" } | { kind: "seed"; seed: string } | { kind: "entered" } | { kind: "offer"; secret: string };

/**
 * Where the orders begin.
 */
export type Start = "deal" | "setUp" | { hands: Situation } | { special: Situation } | { buildup: Situation } | { month: Situation } | { turn: Situation };

/**
 * Whether an order can be taken back or given again.
 */
export type UndoCheck = { kind: "allowed" } | { kind: "barred"; reason: string };

/**
 * Whether an order may be given.
 */
export type OrderCheck = { kind: "allowed" } | { kind: "refused"; refusal: Refusal };

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
 * Who decided for the side.
 */
export type LookBy = "player" | "computer";

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
 * Why an order is refused.
 */
export interface Refusal {
    /**
     * The code.
     */
    code: RefusalCode;
    /**
     * Cases of the rulebook.
     */
    cases: string[];
    /**
     * Rulings of the ledger.
     */
    rulings: string[];
    /**
     * The handle of the block, which the order names or the player who decides owns.
     */
    handle?: number;
    /**
     * The hex.
     */
    hex?: string;
}

/**
 * Why something is refused.
 */
export interface RefusalView {
    /**
     * The code.
     */
    code: RefusalCode;
    /**
     * Cases of the rulebook.
     */
    cases: string[];
    /**
     * Rulings of the ledger.
     */
    rulings: string[];
    /**
     * The unit.
     */
    unit?: string;
    /**
     * The hex.
     */
    hex?: string;
    /**
     * The name in the query that means nothing.
     */
    found?: string;
}

/**
 * Why something is refused.
 */
export type RefusalCode = "unknown-hex" | "unknown-unit" | "bad-chart" | "unknown-revision" | "record-full" | "not-on-map" | "move-disrupted" | "move-from-battle" | "path-broken" | "no-hex" | "hexside-closed" | "move-too-far" | "move-through-enemy" | "move-through-mines" | "hexside-full" | "hexside-hostile" | "rommel-side" | "rommel-used" | "rommel-absent" | "out-of-reach" | "not-in-regroup" | "other-destination" | "no-line-to-withdraw" | "off-line" | "not-towards-base" | "withdraw-into-battle" | "withdraw-into-enemy" | "enlarges-network" | "leaves-over-hostile" | "not-in-battle" | "has-fired" | "target-required" | "no-such-target" | "cannot-take-hit" | "not-yours" | "not-now" | "no-move-left" | "nobody-moves" | "not-in-move" | "no-forced-march" | "not-just-engaged" | "group-cannot-withdraw" | "no-rout" | "no-battle" | "battle-due" | "cards-not-held" | "too-many-cards" | "cards-not-laid" | "option-too-dear" | "pass-with-supply" | "not-in-set-up" | "place-fixed" | "hex-taken" | "outside-zone" | "zone-full" | "set-up-incomplete" | "set-up-unsupplied" | "other-step" | "no-such-dummies" | "no-malta-group" | "too-few-points" | "no-card-left" | "full-strength" | "rebuild-in-battle" | "rebuild-unsupplied" | "rebuilt-already" | "mine-in-battle" | "mine-not-held" | "mined-already" | "not-mined" | "redeploy-disrupted" | "redeploy-unsupplied" | "battle-abandoned" | "redeploy-into-battle" | "redeploy-through-battle" | "in-enemy-network" | "outside-network" | "redeploy-too-far" | "redeploy-enlarges" | "redeployed-already" | "no-port" | "port-full" | "refit-in-base" | "no-way-to-base" | "hidden-blocks" | "dice-given" | "standing-orders" | "standing-same" | "seed-not-agreed";


/**
 * A game that is being played. It changes by `give`, `undo`, `redo` and `receive` alone; `free()` ends it, and no other call
 * may follow.
 *
 * Orders name blocks by handles, which are dealt for each game and say nothing about the block. A viewer is shown the
 * handles of own blocks and of those that lie face up; a hidden block is `pile(hex, nth)`, which holds in one answer
 * alone. Orders count from 0.
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
     * Answers a question about the game as it stands, from what the viewer may know: where a group goes, supply and what
     * would cut it off, withdrawals with the fire that they draw, fires, prices, victory, income.
     *
     * Errors: `bad-argument`.
     */
    ask(question: GameQuestion): GameAnswer;
    /**
     * The chances of the battle turn of a hex as the game stands, for the target types stated; refused with `hidden-blocks`
     * where the viewer does not know every block that takes part.
     *
     * Errors: `bad-argument`.
     */
    battleChances(query: GameChancesQuery): ChancesAnswer;
    /**
     * Begins a game.
     *
     * Errors: `bad-argument`; `bad-game` with the path `charts` for values of the owner that cannot be used; `no-entropy`.
     */
    static begin(start: GameStart): Game;
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
     * Whether an order may be given; refused with `not-yours` for a viewer who is the other player, and of a block
     * hidden from the viewer. No die of the game is rolled or foreseen.
     *
     * Errors: `bad-argument`.
     */
    check(order: Order): OrderCheck;
    /**
     * Another game with the first orders of this one and their dice, for the same viewer. From there on it is
     * a game of its own: with another `gameId` and other dice, so that no turn link of it fits this one.
     *
     * Errors: `bad-argument` beyond the last order; `no-entropy`.
     */
    continueFrom(orders: number): Game;
    /**
     * The name of its save file without date and extension `.rommelinthedesert.json`: scenario, month, player.
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
     * Carries out an order of the player who decides; `faces` are those of the players' own dice, and none otherwise.
     * Refused with `not-yours` for a viewer who is the other player, and of a block hidden from the viewer: a page
     * that gives an order for that player gives it as everybody, and shows it by `journal`.
     *
     * Errors: `bad-argument`.
     */
    give(order: Order, faces?: number[]): GivenOrder;
    /**
     * The order that the standing orders of the player who decides imply; none where they do not cover the decision,
     * and for a viewer who is the other player. A page that gives it for that player asks as everybody and shows it
     * only once it is given.
     */
    impliedOrder(): Order | undefined;
    /**
     * Some of the orders with what they brought about: those from `from` up to and without `to`, or up to the
     * last.
     */
    journal(from: number, to?: number | null): Journal;
    /**
     * Everything that may be ordered now; nothing for a viewer who does not decide. Of the moves of a block to a hex it
     * holds one, and forced marches in regroup moves are left out.
     */
    legal(): Order[];
    /**
     * The game of a save file of older rules as far as it follows by those of today, at the first order refused, die or
     * checkpoint that differs; a game that follows to its end, whole. It is a new game: the file stays what it is.
     *
     * Errors: as for `load`, of a file of the current rules.
     */
    static loadAsFar(text: string): Game;
    /**
     * The game of a save file, played again from its first order.
     *
     * Errors: `bad-save`; its path is `too-long`, `format`, `newer`, `check`, `unreadable`, the place of a value that cannot
     * be read, or why the game does not follow: `options`, `refused`, `faces`, `checkpoint`, `newer`. Of a game of older rules
     * `details.older` says what they were, and `loadAsFar` gives as much of it as follows by those of today.
     */
    static load(text: string): Game;
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
     * Luck and decisions in the orders from `from` up to and without `to`, all in one value of a state; nothing for a player
     * before the game is over, because the value looks at every block.
     */
    luck(from: number, to: number): LuckView | undefined;
    /**
     * What the turn has left out in which the last of the first `orders` orders was given, from what its player knew;
     * nothing for a viewer who is the other player, and before the first turn.
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
     * The game of a link of older rules as far as it follows by those of today, as `loadAsFar`.
     *
     * Errors: as for `open`, of a link of the current rules.
     */
    static openAsFar(link: string): Game;
    /**
     * The whole game of a link, played again.
     *
     * Errors: `bad-link`; its path is that of `decodeAnyLink`, or why the game does not follow, as for `load`.
     */
    static open(link: string): Game;
    /**
     * What happened before the first order.
     */
    opening(): Opening;
    /**
     * The order that the scripted opponent would give now for the player who decides; none once the game is over, and
     * for a viewer who is the other player. It knows what the player who decides may know.
     */
    opponent(): Order | undefined;
    /**
     * What the players chose before the game.
     */
    options(): Options;
    /**
     * Ends the thinking that is under way: the order that seems best so far, at once; none as for `think`.
     *
     * Errors: `bad-argument`.
     */
    orderNow(level: Level): OpponentThought;
    /**
     * An estimate of the win chances after the first `orders` orders, by the value of the state and the time left, fitted to
     * games between scripts; what is hidden from the viewer is drawn from what the viewer knows. Nothing in scenarios
     * without a fit.
     *
     * Errors: `bad-argument` beyond the last order.
     */
    outlook(orders: number): OutlookView | undefined;
    /**
     * How the game ends that scripts play on for both sides after the first `orders` orders: with styles and dice drawn for
     * the number of the try, never those of the game, and what is hidden from the viewer drawn from what the viewer
     * knows. Nothing for an observer.
     *
     * Errors: `bad-argument` beyond the last order, and for more than 1,000 tries.
     */
    playOn(orders: number, number: number): PlayedOn | undefined;
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
     * The game as the text of a save file.
     */
    save(): string;
    /**
     * For whom the game is shown from now on: one player, an observer at neither side, or everybody as at first.
     * `view`,
     * `viewAt`, `legal`, `give`, `opening`, `journal`, `receive` and `transcript` leave out what is hidden from this
     * viewer; records, saves and links hold everything.
     */
    setViewer(viewer?: Side | "observer"): void;
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
 * A question about a position on the map: hexes and hexsides, supply and its lines, moves, withdrawals, fires.
 */
export function askPosition(query: PositionQuery): PositionAnswer;

/**
 * The chances of a battle turn of a position before it is fought, for the target types stated; the others are chosen as
 * the scripted opponent chooses.
 */
export function battleChances(query: ChancesQuery): ChancesAnswer;

/**
 * Every value of the charts with its provenance, the owner's values in place of ours; or the first of these that cannot
 * be used.
 */
export function charts(own: OwnCharts): ChartReport;

/**
 * What a hexside counts as that a printed map covers in part.
 */
export function classifyHexside(query: HexsideQuery): HexsideReport;

/**
 * Reads a link, from the fragment of an address or from pasted text, and tells what it carries.
 *
 * Errors: `bad-link`; its path is `too-long`, `empty`, `form`, `web-page`, `no-text`, `tag`, `another-game`,
 * `cut-short`, `check`,
 * `kind`, `content` or `text`.
 */
export function decodeAnyLink(fragment: string): LinkContent;

/**
 * What a text holds: the links in it, as they were made, or a save file. Whatever mail, chats and trackers did to a
 * link is undone where its check proves that. `decodeAnyLink`, `Game.open` and `receive` read the first link of a
 * text of this game.
 *
 * Errors: none but `bad-result`, which would be a fault of the engine.
 */
export function findLinks(text: string): TextContent;

/**
 * Writes a text under a key of this game in `localStorage` and reads it back; it never throws.
 */
export function keepCopy(key: string, text: string): CopyState;

/**
 * Orders in a scenario, from its set-up or from a situation, with the dice they roll.
 */
export function playScenario(query: ScenarioQuery): ScenarioAnswer;

/**
 * Orders in a situation of a turn, with the dice they roll: what comes of them, and what may be ordered next.
 */
export function playTurn(query: TurnQuery): TurnAnswer;

/**
 * Rolls one die with the browser's own randomness: 1 to 6, each as likely.
 *
 * Errors: `no-entropy` where the browser gives no randomness.
 */
export function rollDie(): number;

/**
 * The 100 blocks with the values that are shipped.
 */
export function roster(): Roster;

/**
 * The scenarios with the values that are shipped.
 */
export function scenarios(): Scenarios;

/**
 * The switches of the rule set, each with its rulings; `rulings.json` has their texts.
 */
export function switches(): Switches;

/**
 * Tells which engine this is.
 */
export function version(): Version;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_game_free: (a: number, b: number) => void;
    readonly askPosition: (a: any) => [number, number, number];
    readonly battleChances: (a: any) => [number, number, number];
    readonly charts: (a: any) => [number, number, number];
    readonly classifyHexside: (a: any) => [number, number, number];
    readonly decodeAnyLink: (a: any) => [number, number, number];
    readonly findLinks: (a: any) => [number, number, number];
    readonly game_agree: (a: number, b: any, c: number) => [number, number];
    readonly game_agreement: (a: number) => [number, number, number];
    readonly game_answerOffer: (a: number, b: number, c: number) => [number, number];
    readonly game_ask: (a: number, b: any) => [number, number, number];
    readonly game_battleChances: (a: number, b: any) => [number, number, number];
    readonly game_begin: (a: any) => [number, number, number];
    readonly game_branch: (a: number, b: number) => [number, number, number];
    readonly game_canRedo: (a: number) => [number, number, number];
    readonly game_canUndo: (a: number) => [number, number, number];
    readonly game_check: (a: number, b: any) => [number, number, number];
    readonly game_continueFrom: (a: number, b: number) => [number, number, number];
    readonly game_fileStem: (a: number) => [number, number];
    readonly game_fingerprint: (a: number) => [number, number];
    readonly game_gameId: (a: number) => [number, number];
    readonly game_gameLink: (a: number) => [number, number, number, number];
    readonly game_give: (a: number, b: any, c: number) => [number, number, number];
    readonly game_impliedOrder: (a: number) => [number, number, number];
    readonly game_journal: (a: number, b: number, c: number) => [number, number, number];
    readonly game_legal: (a: number) => [number, number, number];
    readonly game_load: (a: any) => [number, number, number];
    readonly game_loadAsFar: (a: any) => [number, number, number];
    readonly game_look: (a: number, b: any, c: any) => [number, number];
    readonly game_looks: (a: number) => [number, number, number];
    readonly game_luck: (a: number, b: number, c: number) => [number, number, number];
    readonly game_missed: (a: number, b: number) => [number, number, number];
    readonly game_note: (a: number, b: number, c: number, d: number) => [number, number];
    readonly game_open: (a: any) => [number, number, number];
    readonly game_openAsFar: (a: any) => [number, number, number];
    readonly game_opening: (a: number) => [number, number, number];
    readonly game_opponent: (a: number) => [number, number, number];
    readonly game_options: (a: number) => [number, number, number];
    readonly game_orderNow: (a: number, b: any) => [number, number, number];
    readonly game_outlook: (a: number, b: number) => [number, number, number];
    readonly game_playOn: (a: number, b: number, c: number) => [number, number, number];
    readonly game_receive: (a: number, b: any, c: number, d: number) => [number, number, number];
    readonly game_redo: (a: number) => [number, number, number];
    readonly game_revealSecret: (a: number, b: number, c: number) => [number, number];
    readonly game_save: (a: number) => [number, number];
    readonly game_setViewer: (a: number, b: number) => [number, number];
    readonly game_terms: (a: number) => [number, number, number];
    readonly game_think: (a: number, b: any, c: number) => [number, number, number];
    readonly game_transcript: (a: number) => [number, number, number, number];
    readonly game_turnLink: (a: number, b: number) => [number, number, number, number];
    readonly game_undo: (a: number) => [number, number, number];
    readonly game_verify: (a: number) => [number, number, number];
    readonly game_view: (a: number) => [number, number, number];
    readonly game_viewAt: (a: number, b: number) => [number, number, number];
    readonly keepCopy: (a: number, b: number, c: number, d: number) => [number, number, number];
    readonly playScenario: (a: any) => [number, number, number];
    readonly playTurn: (a: any) => [number, number, number];
    readonly rollDie: () => [number, number, number];
    readonly roster: () => [number, number, number];
    readonly scenarios: () => [number, number, number];
    readonly switches: () => [number, number, number];
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
