// @ts-check
/** Types of the Referee of Rommel in the Desert. */

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("./position.ts").Position} Position */
/** @typedef {import("./position.ts").Side} Side */
/** What is asked about the position. @typedef {"supply"|"reach"|"battle"|"hex"} Topic */
/**
 * @typedef {object} Selection
 * @property {number} at the chosen hex, -1 for none
 * @property {number} pointed the hex under pointer or cursor
 * @property {string} hand the block to be placed; empty for none
 * @property {string} unit the block that an answer is about; empty for none
 * @property {Side|""} side whose supply is asked about; empty for the side of the turn
 * @property {string} search
 * @property {string} nation
 * @property {Topic} topic
 * @property {boolean} rommel whether a move has the Rommel bonus
 */
/**
 * @typedef {object} RefereeContext
 * @property {App} app
 * @property {AbortSignal} signal the board of this map is closed
 * @property {Position} sheet
 * @property {Selection} selection
 * @property {import("./position.ts").Block[]} blocks the blocks as shipped
 * @property {Map<string, import("./position.ts").Block>} roster the blocks with the values of the sheet
 * @property {import("../charts/own-charts.ts").ChartChange[]} own the values that this browser stores
 * @property {{field: string, values: string[]}[]} switches
 * @property {import("../../../store/sheet-saver.ts").SaveStatus} saveStatus
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {string} fault what is wrong with the hex that was typed
 * @property {(hex: number) => string} placeName
 * @property {(hex: string) => string} hexWords a hex as the engine calls it, with its number
 * @property {(text: string) => void} say
 * @property {(sheet: Position, more?: {say?: string, focus?: string, selection?: Partial<Selection>}) => void} change
 * @property {(selection: Partial<Selection>, more?: {say?: string, focus?: string}) => void} select
 */
export {};
