// @ts-check
/** What a caller tells the board at its start. */

/**
 * @typedef {object} BoardConfig
 * @property {any} map the data of map.json
 * @property {import("./paint.js").SheetTexts} sheet words printed on the sheet
 * @property {{label: string, help: string, describe: (hex: number, model: import("./model.js").MapModel) => string}}
 *   access
 * @property {number} [cursor] first hex of the keyboard cursor
 * @property {boolean} [near] the map opens on its cursor, near enough to tell the counters; else as a whole
 * @property {() => void} [onGoTo] asked for by the G key
 * @property {string} [id] start of the ids of its elements, where a page has several boards
 * @property {AbortSignal} [signal] ends the board: what it listens to outside its own element is let go
 * @property {boolean} [pins] whether a pick pins the hex; on unless false
 * @property {(event: KeyboardEvent, cursor: number) => boolean} [onKey] sees keys first; true when it used one
 * @property {import("./input.js").Carry} [carry]
 * @property {Above} [above]
 * @property {typeof import("../games/desert-fox/art/markers.js").drawMarkers} [drawMarkers] needed where markers are drawn
 */
/**
 * Something that lies above the counters and takes the pointer first.
 * @typedef {object} Above
 * @property {(c: CanvasRenderingContext2D, view: import("./view.js").View, dpr: number, p:
 *   import("./palette.js").Palette) => void} draw
 * @property {(x: number, y: number) => boolean} over the pointer is there; true when it is over this and not over the
 *   map. -1, -1 when it has left
 * @property {(x: number, y: number, event: PointerEvent) => boolean} tap true when it was for this
 */
export {};
