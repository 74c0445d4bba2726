/* tslint:disable */
/* eslint-disable */

/** What a call throws when it cannot read its argument; anything else thrown is a fault of the engine. */
export interface EngineError extends Error {
    name: "EngineError";
    /** Stable name of the fault. */
    code: "bad-argument" | "bad-result" | "no-entropy" | "bad-link";
    /** Where the fault lies. */
    details: { /** Path in the argument, such as `units[3].full.strength`. */ path: string };
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
     * Air points and naval support at hand.
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
     * Armor rating.
     */
    armorRating?: number;
    /**
     * Movement allowance, in movement points.
     */
    movementAllowance: number;
    /**
     * Game-turn of arrival, 0 for units at set-up.
     */
    arrival: number;
    /**
     * The counter has a zone of control although it has no stacking points.
     */
    zone?: boolean;
    /**
     * The values that a source document states.
     */
    known?: string[];
}

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
     * Players with combat units here that the query does not list.
     */
    occupiedBy?: Side[];
    /**
     * Players whose zones of control cover the hex, besides those of the query's own units.
     */
    zoneOf?: Side[];
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
 * A part of the boxed game that is not a numbered case.
 */
export type Component = "counters" | "charts" | "map" | "scenarios" | "reinforcements";

/**
 * A player.
 */
export type Side = "axis" | "commonwealth";

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
     * In use.
     */
    chosen: boolean;
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
     * Motorized; by default as the type usually is.
     */
    motorized?: boolean;
    /**
     * Front of the counter.
     */
    full?: Face;
    /**
     * Back of the counter.
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
     * Takes no part: stacked or adjacent, but neither attacking nor attacked.
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
     * Where it could retreat.
     */
    retreat?: RetreatRoom;
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
 * All rulings of a game and the sections that list them, in the order of the data file.
 */
export interface Ledger {
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
 * Artillery shifts in combats of mountain hexes (12.19; R059).
 */
export type MountainArtillery = "allowed" | "barred";

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
 * Every ruling.
 */
export interface Rulings {
    /**
     * The rulings of the sources by number, then those of this project.
     */
    rulings: Ruling[];
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
     * Whether work on a fort needs general supply (14.14; R046).
     */
    fortWorkSupply: FortWorkSupply;
}

/**
 * How many air points one side may commit to one combat (6.22; R042).
 */
export type AirPoints = "unlimited" | "onePerCombat";

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
     * Such as 2:1.
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
     * The part of the game it corrects, where that is not a numbered case.
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
 * Several combats of one combat phase.
 */
export interface Combats {
    /**
     * The combats.
     */
    queries: CombatQuery[];
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
     * Whether work on a fort needs general supply (14.14; R046).
     */
    fortWorkSupply?: FortWorkSupply;
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
 * The combat charts with the provenance of each value.
 */
export type ChartReport = ({ kind: "refused" } & Refused) | { kind: "charts"; values: ChartValue[] };

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
 * The number of a ruling in the ledger: `R001` and on for rulings of the sources, `H001` and on for house rulings, by
 * which this project decides what the sources leave open. Source rulings order before house rulings.
 *
 * ```
 * use referee::RulingId;
 *
 * const COMBINED_ARMS: RulingId = RulingId::new(17);
 * assert_eq!(COMBINED_ARMS.to_string(), "R017");
 * assert_eq!("H002".parse::<RulingId>()?, RulingId::house(2));
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
 * The owner's own chart values.
 */
export interface ChartOverlay {
    /**
     * The values, applied in order.
     */
    changes: ChartChange[];
}

/**
 * The part of the combat procedure in which a finding was made.
 */
export type Stage = "duty" | "supply" | "strength" | "odds" | "die" | "defender" | "attacker" | "retreat" | "advance" | "elimination";

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
     * The end of each unit.
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
 * The row of the results table that defends Benghazi (R005).
 */
export type BenghaziRow = "level2" | "level1";

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
 * The type shown by a counter's symbol.
 */
export type UnitKind = "infantry" | "heavyInfantry" | "heavyAirborneInfantry" | "gliderInfantry" | "mechanizedInfantry" | "motorizedInfantry" | "heavyWeapons" | "armor" | "reconnaissance" | "artillery" | "armoredArtillery" | "flak" | "desertPatrol" | "msu" | "dump";

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
 * The ways on which motorized units may retreat through marsh and sand sea (11.62; R018).
 */
export type RetreatWays = "roadOnly" | "roadOrTrack";

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
 * What a decision or die is about.
 */
export type Question = "row" | "commit" | "combatDie" | "shifts" | "illegalResult" | "retreat" | "depletion" | "advance" | "supplyUnit" | "dump" | "boxDie" | "captureDie";

/**
 * What a hexside does to the strength of a unit that attacks across it.
 */
export type HexsideEffect = "none" | "third" | "half" | "barred";

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
 * What became of a save.
 */
export type StorageState = { kind: "saved"; rev: number; savedAt: string } | { kind: "denied" } | { kind: "full" } | { kind: "failed" };

/**
 * What combat supply an artillery-capable unit draws (12.17; R045).
 */
export type ArtillerySupply = "alwaysTwo" | "oneWithoutShift";

/**
 * What crosses a hexside.
 */
export type Way = "none" | "road" | "track";

/**
 * What infantry gives armor its combined arms (11.4; R017, R033, R055).
 */
export type CombinedArms = "byUnit" | "byStackingPoint" | "byNation";

/**
 * What is stored.
 */
export type StoredSheet = { kind: "empty" } | { kind: "stored"; text: string; rev: number; savedAt: string; damaged?: string } | { kind: "kept"; text: string } | { kind: "damaged"; texts: string[] } | { kind: "denied" };

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
     * How many decisions were assumed.
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
     * Air points at hand.
     */
    airPoints?: number;
    /**
     * Naval support at hand, which only the Commonwealth has.
     */
    naval?: boolean;
}

/**
 * What runs along a hexside.
 */
export type HexsideTerrain = "none" | "ridge" | "escarpment" | "sea";

/**
 * What sort of decision a ruling is.
 */
export type RulingKind = "erratum" | "clarification" | "addition" | "change" | "optional" | "procedure" | "house";

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
 * What was found. `before` and `after` of the finding mean what each line says.
 */
export type Code = "must-be-attacked" | "need-not-be-attacked" | "always-supplied" | "supply-drawn" | "artillery-draws" | "artillery-forgoes" | "zero-points-free" | "zero-points-charged" | "out-of-combat-supply" | "general-supply-no-effect" | "combined-arms" | "combined-arms-part" | "combined-arms-covered" | "combined-arms-nation" | "disrupted" | "hexside-half" | "hexside" | "fort-doubles" | "effect-order" | "flak" | "flak-barred" | "defender-floor" | "odds" | "terrain-row" | "city-row" | "column" | "illegal-attack" | "air-committed" | "naval-committed" | "adjusted-column" | "air-loss" | "artillery-shift" | "artillery-mountain" | "artillery-nation" | "artillery-unsupplied" | "attacker-shifts" | "morale-shift" | "result" | "supply-ignored" | "supply-alone" | "defender-depleted" | "defender-disrupted" | "eliminated-by-depletion" | "eliminated" | "retreat-reduced" | "depleted-instead" | "retreated" | "stopped-in-city" | "retreat-incomplete" | "retreat-depletes" | "defender-partial" | "artillery-last" | "attacker-artillery-last" | "unsupplied-disrupted" | "defender-shifts" | "attacker-result" | "attacker-depleted" | "attacker-disrupted" | "illegal-result" | "illegal-chosen" | "retreat-ignored" | "attacker-partial" | "advanced" | "advance-disrupted" | "advance-parenthesized" | "advance-terrain" | "supply-destroyed" | "supply-capture" | "tobruk-dump" | "to-refit-box" | "to-destroyed-box" | "box-die";

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
 * Whether artillery may take a partial depletion (11.76; R058).
 */
export type ArtilleryDepletion = "anyUnit" | "lastResort";

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
 * Why a combat, an answer or a change is refused.
 */
export type RefusalCode = "no-attackers" | "no-defenders" | "too-large" | "duplicate" | "unknown-unit" | "missing-value" | "out-of-range" | "wrong-side" | "one-step" | "hex-shared" | "hex-forbidden" | "not-adjacent" | "across-escarpment" | "across-sea" | "supply-attacks" | "fort-unit" | "too-many-air-points" | "naval-side" | "cover-too-large" | "illegal-answer" | "advance-disrupted" | "advance-parenthesized" | "advance-terrain" | "retreat-too-long" | "already-depleted" | "artillery-spared" | "advance-too-large" | "unused-answer" | "bad-overlay" | "retreat-enemy" | "retreat-zone" | "retreat-off-map" | "retreat-escarpment" | "retreat-marsh" | "retreat-back" | "retreat-short" | "fort-disrupted" | "fort-unsupplied" | "forced-march-disrupted";

/**
 * Why a unit left the map.
 */
export type Cause = "combat" | "overstacking" | "overrun";


/**
 * The full report of a combat: every step, the chances of each die face, and the result as far as the answers go.
 */
export function adjudicateCombat(query: CombatQuery): CombatReport;

/**
 * The combat charts with the provenance of each value, the owner's values over the shipped ones.
 */
export function charts(overlay: ChartOverlay): ChartReport;

/**
 * What a unit's disruption and supply allow: forced march and work on forts.
 */
export function checkUnit(query: UnitQuery): UnitReport;

/**
 * Reads the combat of a link, from the fragment of an address or from pasted text.
 *
 * Errors: `bad-link`; its path is `too-long`, `form`, `tag`, `check`, `kind`, `content` or `text`, or the place in the
 * query that cannot be read, such as `query.units[3].full`.
 */
export function decodeLink(fragment: string): CombatQuery;

/**
 * Makes a link of a combat, for the fragment of an address: `d1.c.<content>.<check>`.
 *
 * Errors: `bad-argument`; `bad-link` with the path `too-long` for a combat that no link can carry.
 */
export function encodeLink(query: CombatQuery): string;

/**
 * The ledger of rulings.
 */
export function ledger(): Rulings;

/**
 * The worksheet of the last save in this browser; it never throws.
 *
 * After damage nothing should be saved before the player has had the texts, because a save takes their place.
 */
export function loadSheet(): StoredSheet;

/**
 * The order in which combats are resolved: illegal attacks first.
 */
export function orderCombats(combats: Combats): CombatOrder;

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
 * Saves the worksheet in this browser and tells what became of it; it never throws.
 */
export function saveSheet(text: string): StorageState;

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
    readonly adjudicateCombat: (a: any) => [number, number, number];
    readonly charts: (a: any) => [number, number, number];
    readonly checkUnit: (a: any) => [number, number, number];
    readonly decodeLink: (a: number, b: number) => [number, number, number];
    readonly encodeLink: (a: any) => [number, number, number, number];
    readonly ledger: () => [number, number, number];
    readonly loadSheet: () => [number, number, number];
    readonly orderCombats: (a: any) => [number, number, number];
    readonly rollDie: () => [number, number, number];
    readonly roster: () => [number, number, number];
    readonly routeElimination: (a: any) => [number, number, number];
    readonly ruleSets: () => [number, number, number];
    readonly saveSheet: (a: number, b: number) => [number, number, number];
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
