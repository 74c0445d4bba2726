// @ts-check
/** What the parts of the game screen of Desert Fox share: the types of every game, with the engine's own. */

/** @typedef {import("../engine-types.ts").ReadyApp} App */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/** @typedef {import("../engine-types.ts").CounterView} CounterView */
/** @typedef {import("../engine-types.ts").Side} Side */
/** @typedef {import("../engine-types.ts").Handle} Handle */
/** @typedef {import("../engine-types.ts").TableView} TableView */
/** @typedef {import("../engine-types.ts").OrderTold} OrderTold */
/** @typedef {import("../engine-types.ts").Refusal} Refusal */
/** @typedef {import("../engine-types.ts").Options} Options */
/** @typedef {import("../engine-types.ts").DesertFox} DesertFox */
/** @typedef {import("../../../play/session.ts").Session<DesertFox>} Session */
/** @typedef {import("../../../play/session.ts").Change<DesertFox>} Change */
/** @typedef {import("../../../play/types.ts").PlayContext<DesertFox>} AnyContext */
/** @typedef {import("./situation.js").Situation} Situation */
/** @typedef {import("../values.ts").Values} Values */

/** @typedef {import("../../../play/types.ts").PlayCallbacks} PlayCallbacks */
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
 * @property {{at: number, chosen: string[], moveKind: MoveKind}|null} before what was chosen before another stack in
 *   its reach was
 * @property {Record<string, string[]>} picks choices in the lists of the panel, by list
 * @property {{at: number, chosen: string[]}[]} group stacks that move with the chosen one, each by its own path
 */
/**
 * What the views of a game read and its actions change.
 * @typedef {object} PlayContext
 * @property {App} app
 * @property {Session} session
 * @property {AnyContext["words"]} words
 * @property {AnyContext["follower"]} [follower] gives what follows from standing orders
 * @property {() => import("../../../play/types.ts").UnitFate[]} lossesSoFar what the player has lost in the
 *   enemy's turn and was not told yet, where a combat of the enemy waits for an answer
 * @property {AbortSignal} signal the table is closed: everything that listens outside of it ends
 * @property {Situation} now
 * @property {Selection} selection
 * @property {import("../../../play/types.ts").Replay|null} replay
 * @property {import("../../../play/computer-opponent.ts").Opponent} opponent
 * @property {import("../../../play/types.ts").Outcome|null} outcome of the last combat, until the player goes on
 * @property {import("../../../play/types.ts").Recap|null} recap of what the others did, until the player goes on
 * @property {import("../../../play/overview-types.ts").Overview} overview
 * @property {import("../../../play/overview-types.ts").ShownMarks|null} analysed what the analyst has marked on the map
 * @property {import("../../../play/types.ts").Journal} journal
 * @property {Set<string>} opened
 * @property {import("../../../play/standing-card.ts").Draft<import("../engine-types.ts").StandingOrders>|null}
 *   standing standing orders in the form that have not been given yet
 * @property {Set<string>} layers what is shown on the map besides the game
 * @property {string} source the source or supply unit whose range is shown alone, empty for all
 * @property {string} leaves the supply that the shown move would lose, in words
 * @property {{from: number, to: number}|null} groupMove the orders of the last group, which undo takes back together
 * @property {number} logLength how many of the last orders the log shows
 * @property {HTMLElement} dialogs
 * @property {import("../map-model.ts").MapModel} model
 * @property {(unit: CounterView) => Values} valuesOf
 * @property {ReturnType<typeof import("./counters.js").createCounters>} counters
 * @property {(id: string) => string} unitName
 * @property {(hex: number) => string} placeName number and name
 * @property {(hex: string) => string} hexWords the same for a number of the engine
 * @property {(order: GameOrder) => Promise<boolean>} give
 * @property {(selection: Partial<Selection>, say?: string) => void} updateSelection
 * @property {(text: string) => void} say
 * @property {(hex: number) => void} show brings a hex into sight
 * @property {string} running the cost of the path to the goal, hex by hex
 * @property {import("../engine-types.ts").MoveStep[]} steps the same with its reasons
 * @property {number[]} trail the path of the last order
 * @property {Side} trailSide whose it was
 * @property {PlayCallbacks} callbacks
 * @property {import("../../../play/computer-opponent.ts").Pace} pace how fast the script's orders are shown
 * @property {import("../../../play/types.ts").SaveStatus} saveStatus whether and where the game is saved
 * @property {() => Promise<void>|null} arrival what ends when the counters on their way have arrived
 * @property {() => void} closeRecap the player has read it
 * @property {() => void} draw
 * @property {(hex: number) => void} reveal the same where it is out of sight
 * @property {() => void} focusMap
 * @property {(id: string) => void} focusOn puts the focus in the panel
 * @property {(digit: string) => boolean} press presses the button of the panel that a digit belongs to
 * @property {() => boolean} mayUndo whether the player at this screen may take orders back; not those of the script
 *   at work
 * @property {(at: number|null, changes?: Partial<import("../../../play/types.ts").Replay>) => void} replayTo
 * @property {() => HTMLCanvasElement} snapshot the map as it is seen
 * @property {() => import("../../../board/palette.ts").Palette} palette
 * @property {() => boolean} mine whether the player at this screen may decide now
 */
export {};
