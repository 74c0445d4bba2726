// @ts-check
/** What the parts of the game screen share. */

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../games/desert-fox/engine-types.js").GameOrder} GameOrder */
/** @typedef {import("../games/desert-fox/engine-types.js").CounterView} CounterView */
/** @typedef {import("../games/desert-fox/engine-types.js").Side} Side */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Change} Change */
/** @typedef {import("../games/desert-fox/play/situation.js").Situation} Situation */
/** @typedef {import("../games/desert-fox/referee/values.js").Values} Values */

/**
 * What the surroundings of a game do: they save and open games.
 * @typedef {object} PlayCallbacks
 * @property {(session: Session) => void} save
 * @property {() => import("./autosave.js").SaveStatus} saveStatus
 * @property {() => boolean} notes whether notes written here are saved
 * @property {() => void} newGame
 * @property {(at: number) => void} branch
 * @property {() => void} games opens the library
 * @property {(text: string) => void} open a save file that comes in
 * @property {() => void} [drawn] the panel has been drawn anew
 * @property {string[]} [menu] what the menu offers, where that is not everything
 * @property {() => HTMLElement[]} [keys] what stands before the menu
 * @property {() => number} [sent] how many orders whoever gets a turn of this game has; without it, the number is
 *   computed
 */
/** How the chosen units are to go. @typedef {"walk"|"march"|"rail"|"sea"} MoveKind */
/**
 * What is chosen and shown; no part of the game.
 * @typedef {object} Selection
 * @property {number} at the hex chosen, or -1
 * @property {string[]} chosen units in it, or the arriving unit in hand
 * @property {MoveKind} moveKind
 * @property {number} goal a hex waiting to be confirmed, or -1
 * @property {number} pointed the hex under pointer or cursor, or -1
 * @property {number[]} targets hexes to be attacked
 * @property {string[]} excluded units that could attack and do not
 * @property {boolean} warned the player was told what the end of the phase would forget
 * @property {Record<string, string[]>} picks choices in the lists of the panel, by list
 */
/**
 * What the views of a game read and its actions change.
 * @typedef {object} PlayContext
 * @property {App} app
 * @property {Session} session
 * @property {AbortSignal} signal the table is closed: everything that listens outside of it ends
 * @property {Situation} now
 * @property {Selection} selection
 * @property {import("./replay.js").Replay|null} replay
 * @property {import("./computer-opponent.js").Opponent} opponent
 * @property {import("./log.js").Journal} journal
 * @property {Set<string>} opened
 * @property {number} logLength how many of the last orders the log shows
 * @property {HTMLElement} dialogs
 * @property {import("../board/model.js").MapModel} model
 * @property {(unit: CounterView) => Values} valuesOf
 * @property {ReturnType<typeof import("../games/desert-fox/play/counters.js").createCounters>} counters
 * @property {(id: string) => string} unitName
 * @property {(hex: number) => string} placeName number and name
 * @property {(hex: string) => string} hexWords the same for a number of the engine
 * @property {(order: GameOrder) => Promise<boolean>} give
 * @property {(selection: Partial<Selection>, say?: string) => void} updateSelection
 * @property {(text: string) => void} say
 * @property {(hex: number) => void} show brings a hex into sight
 * @property {string} running the cost of the path to the goal, hex by hex
 * @property {import("../games/desert-fox/engine-types.js").MoveStep[]} steps the same with its reasons
 * @property {number[]} trail the path of the last order
 * @property {Side} trailSide whose it was
 * @property {PlayCallbacks} callbacks
 * @property {import("./computer-opponent.js").Pace} pace how fast the script's orders are shown
 * @property {import("./autosave.js").SaveStatus} saveStatus whether and where the game is saved
 * @property {() => void} draw
 * @property {(hex: number) => void} reveal the same where it is out of sight
 * @property {() => void} focusMap
 * @property {(id: string) => void} focusOn puts the focus in the panel
 * @property {(digit: string) => boolean} press presses the button of the panel that a digit belongs to
 * @property {() => boolean} mayUndo whether the player at this screen may take orders back; not those of the script
 *   at work
 * @property {(at: number|null) => void} replayTo
 * @property {() => HTMLCanvasElement} snapshot the map as it is seen
 * @property {() => import("../board/palette.js").Palette} palette
 * @property {() => boolean} mine whether the player at this screen may decide now
 */
export {};
