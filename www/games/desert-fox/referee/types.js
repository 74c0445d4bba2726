// @ts-check
/** The names of the engine's types that the worksheet uses, and its own. */

/** @typedef {import("../engine-types.js").CombatQuery} CombatQuery */
/** @typedef {import("../engine-types.js").CombatUnit} CombatUnit */
/** @typedef {import("../engine-types.js").CombatHex} CombatHex */
/** @typedef {import("../engine-types.js").CombatReport} CombatReport */
/** @typedef {import("../engine-types.js").Report} Report */
/** @typedef {import("../engine-types.js").Refusal} Refusal */
/** @typedef {import("../engine-types.js").Hexside} Hexside */
/** @typedef {import("../engine-types.js").HexsideTerrain} HexsideTerrain */
/** @typedef {import("../engine-types.js").Terrain} Terrain */
/** @typedef {import("../engine-types.js").City} City */
/** @typedef {import("../engine-types.js").Way} Way */
/** @typedef {import("../engine-types.js").Side} Side */
/** @typedef {import("../engine-types.js").Nation} Nation */
/** @typedef {import("../engine-types.js").UnitKind} UnitKind */
/** @typedef {import("../engine-types.js").Face} Face */
/** @typedef {import("../engine-types.js").RosterUnit} RosterUnit */
/** @typedef {import("../engine-types.js").Answer} Answer */
/** @typedef {import("../engine-types.js").DecisionView} DecisionView */
/** @typedef {import("../engine-types.js").FindingView} FindingView */
/** @typedef {import("../engine-types.js").UnitEnd} UnitEnd */
/** @typedef {import("../engine-types.js").EndView} EndView */
/** @typedef {import("../engine-types.js").Effect} Effect */
/** @typedef {import("../engine-types.js").RuleSets} RuleSets */
/** @typedef {import("../engine-types.js").ChartValue} ChartValue */
/** @typedef {import("../engine-types.js").Provenance} Provenance */
/** @typedef {import("../engine-types.js").ReadyApp} App */
/** @typedef {import("../../../lang/lang.js").Lang} Lang */

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
 * @property {import("./map-facts.js").MapFacts} facts
 * @property {import("../../../worksheet/errors.js").Errors<Refusal>} errors
 * @property {(sheet: Sheet, options?: {say?: string, focus?: string, step?: boolean, dropped?: string}) => void} change
 * @property {(text: string) => void} say
 * @property {(unit: CombatUnit) => Side} sideOfUnit
 * @property {import("./examples.js").Example[]} examples
 * @property {import("./stored-sheet.js").SaveStatus} saveStatus
 * @property {{field: string, text: string}|null} fault what was wrong with the last entry, and the id of its field
 * @property {Set<string>} opened units whose further settings are shown
 * @property {(line: string, column: number) => string} cell a result of the table in force
 * @property {string} comparedPreset the rule set that the combat is compared with, or empty
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 */
export {};
