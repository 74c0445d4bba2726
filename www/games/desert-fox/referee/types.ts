// @ts-check
/** The names of the engine's types that the worksheet uses, and its own. */

/** @typedef {import("../engine-types.ts").CombatQuery} CombatQuery */
/** @typedef {import("../engine-types.ts").CombatUnit} CombatUnit */
/** @typedef {import("../engine-types.ts").CombatHex} CombatHex */
/** @typedef {import("../engine-types.ts").CombatReport} CombatReport */
/** @typedef {import("../engine-types.ts").Report} Report */
/** @typedef {import("../engine-types.ts").Refusal} Refusal */
/** @typedef {import("../engine-types.ts").Hexside} Hexside */
/** @typedef {import("../engine-types.ts").HexsideTerrain} HexsideTerrain */
/** @typedef {import("../engine-types.ts").Terrain} Terrain */
/** @typedef {import("../engine-types.ts").City} City */
/** @typedef {import("../engine-types.ts").Way} Way */
/** @typedef {import("../engine-types.ts").Side} Side */
/** @typedef {import("../engine-types.ts").Nation} Nation */
/** @typedef {import("../engine-types.ts").UnitKind} UnitKind */
/** @typedef {import("../engine-types.ts").Face} Face */
/** @typedef {import("../engine-types.ts").RosterUnit} RosterUnit */
/** @typedef {import("../engine-types.ts").Answer} Answer */
/** @typedef {import("../engine-types.ts").DecisionView} DecisionView */
/** @typedef {import("../engine-types.ts").FindingView} FindingView */
/** @typedef {import("../engine-types.ts").UnitEnd} UnitEnd */
/** @typedef {import("../engine-types.ts").EndView} EndView */
/** @typedef {import("../engine-types.ts").Effect} Effect */
/** @typedef {import("../engine-types.ts").RuleSets} RuleSets */
/** @typedef {import("../engine-types.ts").ChartValue} ChartValue */
/** @typedef {import("../engine-types.ts").Provenance} Provenance */
/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("../../../lang/lang.ts").Lang} Lang */

/** Whose hex it is on the sheet; beside the combat: neither's. @typedef {Side | "beside"} Role */
/**
 * The worksheet: a query in which every hex is listed, whose each hex is, and answers stepped back over.
 * @typedef {{query: CombatQuery & {hexes: CombatHex[], hexsides: Hexside[], answers: Answer[]}, roles: Record<string,
 *   Role>, later: Answer[]}} Sheet
 */
/**
 * What the views of the worksheet read and its actions change.
 * @typedef {object} RefereeContext
 * @property {App} app
 * @property {Sheet} sheet
 * @property {CombatReport} report
 * @property {Map<string, RosterUnit>} roster
 * @property {RuleSets} ruleSets
 * @property {ChartValue[]} charts
 * @property {import("./map-facts.ts").MapFacts} facts
 * @property {import("../../../worksheet/errors.ts").Errors<Refusal>} errors
 * @property {(sheet: Sheet, options?: {say?: string, focus?: string, step?: boolean, dropped?: string}) => void} change
 * @property {(text: string) => void} say
 * @property {(unit: CombatUnit) => Side} sideOfUnit
 * @property {import("./examples.ts").Example[]} examples
 * @property {import("./stored-sheet.ts").SaveStatus} saveStatus
 * @property {{field: string, text: string}|null} fault what was wrong with the last entry, and the id of its field
 * @property {Set<string>} opened units whose further settings are shown
 * @property {(line: string, column: number) => string} cell a result of the table in force
 * @property {string} comparedPreset the rule set that the combat is compared with, or empty
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */
export {};
