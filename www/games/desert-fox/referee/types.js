// @ts-check
/** The names of the engine's types that the worksheet uses, and its own. */

/** @typedef {import("../../../../pkg/desert_fox.js").CombatQuery} CombatQuery */
/** @typedef {import("../../../../pkg/desert_fox.js").CombatUnit} CombatUnit */
/** @typedef {import("../../../../pkg/desert_fox.js").CombatHex} CombatHex */
/** @typedef {import("../../../../pkg/desert_fox.js").CombatReport} CombatReport */
/** @typedef {import("../../../../pkg/desert_fox.js").Report} Report */
/** @typedef {import("../../../../pkg/desert_fox.js").Refusal} Refusal */
/** @typedef {import("../../../../pkg/desert_fox.js").Hexside} Hexside */
/** @typedef {import("../../../../pkg/desert_fox.js").HexsideTerrain} HexsideTerrain */
/** @typedef {import("../../../../pkg/desert_fox.js").Terrain} Terrain */
/** @typedef {import("../../../../pkg/desert_fox.js").City} City */
/** @typedef {import("../../../../pkg/desert_fox.js").Way} Way */
/** @typedef {import("../../../../pkg/desert_fox.js").Side} Side */
/** @typedef {import("../../../../pkg/desert_fox.js").Nation} Nation */
/** @typedef {import("../../../../pkg/desert_fox.js").UnitKind} UnitKind */
/** @typedef {import("../../../../pkg/desert_fox.js").Face} Face */
/** @typedef {import("../../../../pkg/desert_fox.js").RosterUnit} RosterUnit */
/** @typedef {import("../../../../pkg/desert_fox.js").Answer} Answer */
/** @typedef {import("../../../../pkg/desert_fox.js").DecisionView} DecisionView */
/** @typedef {import("../../../../pkg/desert_fox.js").FindingView} FindingView */
/** @typedef {import("../../../../pkg/desert_fox.js").UnitEnd} UnitEnd */
/** @typedef {import("../../../../pkg/desert_fox.js").EndView} EndView */
/** @typedef {import("../../../../pkg/desert_fox.js").Effect} Effect */
/** @typedef {import("../../../../pkg/desert_fox.js").RuleSets} RuleSets */
/** @typedef {import("../../../../pkg/desert_fox.js").ChartValue} ChartValue */
/** @typedef {import("../../../../pkg/desert_fox.js").Provenance} Provenance */
/** @typedef {import("../../../app.js").App} App */
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
 * @property {import("../../../worksheet/errors.js").Errors} errors
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
