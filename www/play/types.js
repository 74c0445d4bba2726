// @ts-check
/**
 * What the game screens of all games share. Orders, views and reports are in the forms of the game's engine: nothing
 * here looks into them beyond what is named.
 */

/** @typedef {import("../app.js").App} App */
/** An order in the engine's form. @typedef {any} GameOrder */
/** A link that the engine has found in a text. @typedef {import("../shell/router.js").FoundLink} FoundLink */
/** The engine's game. @typedef {any} Handle */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./session.js").Settings} Settings */
/**
 * What the surroundings of a game do: they save and open games.
 * @typedef {object} PlayCallbacks
 * @property {(session: Session) => void} save
 * @property {() => import("./autosave.js").SaveStatus} saveStatus
 * @property {() => boolean} notes whether notes written here are saved
 * @property {() => void} newGame
 * @property {(at: number) => void} [branch] continues the game from there as another one, where that is offered
 * @property {() => void} games opens the library
 * @property {(text: string) => void} open a save file that comes in
 * @property {() => void} [drawn] the panel has been drawn again
 * @property {FirstLook} [look] what a game offers that is only looked at
 * @property {(at: number|null) => void} [replay] the replay shows the game after a number of orders; null: it has ended
 * @property {string[]} [menu] what the menu offers, where that is not everything
 * @property {() => HTMLElement[]} [keys] what stands before the menu
 * @property {() => number} [sent] how many orders the receiver of a turn has; without it, the number is computed
 */
/**
 * A game that came by a link for the first time, before a side of it is played here.
 * @typedef {object} FirstLook
 * @property {string} lead a sentence before everything else, or nothing
 * @property {() => void} take asks which side is played here
 * @property {() => void} accepted it is played on, by another way than a side
 * @property {() => void} close
 */
/**
 * An event in words.
 * @typedef {{text: string, cases: readonly string[], rulings: readonly string[], hex: number}} EventWords hex: -1 for
 *   none
 */
/**
 * How a game is put into words.
 * @typedef {object} PlayWords
 * @property {(report: any, ctx: any) => {text: string, events: EventWords[], fights: boolean}} entry an order and what came of
 *   it; `fights` where a combat begins with it
 * @property {(refusal: any, lang: import("../lang/lang.js").Lang) => string} refusal
 * @property {(turn: number, scenario: {earlier: number}, tag: string) => string} date of a game-turn
 * @property {(what: string, app: App) => string} place of a value of the charts
 */
/**
 * What the views of every game read and their actions change.
 * @typedef {object} PlayContext
 * @property {App} app
 * @property {Session} session
 * @property {PlayWords} words
 * @property {{view: any}} now
 * @property {import("./replay.js").Replay|null} replay
 * @property {import("./computer-opponent.js").Opponent} opponent
 * @property {ReturnType<typeof import("./standing-orders.js").createFollower>|null} [follower] gives what follows from
 *   standing orders
 * @property {import("./outcome-card.js").Outcome|null} outcome of the last combat, until the player goes on
 * @property {import("./recap-card.js").Recap|null} recap of what the others did, until the player goes on
 * @property {import("./overview-types.js").Overview} overview objectives, turn track, order of battle, graphs and analyst
 * @property {import("./overview-types.js").ShownMarks|null} analysed what the analyst has marked on the map, until the game
 *   changes or the player takes it off
 * @property {() => void} draw
 * @property {import("./log.js").Journal} journal
 * @property {Set<string>} opened keys of the parts whose content is made when they are first opened
 * @property {number} logLength how many of the last orders the log shows
 * @property {(at: number|null, changes?: Partial<import("./replay.js").Replay>) => void} replayTo shows the game after
 *   so many orders; null: at present
 * @property {() => Promise<void>|null} arrival what ends when the counters on their way have arrived
 * @property {HTMLElement} dialogs
 * @property {() => void} focusMap
 * @property {(id: string) => string} unitName
 * @property {(hex: number) => string} placeName number and name
 * @property {(text: string) => void} say
 * @property {() => boolean} mine whether the player at this screen decides now
 * @property {(id: string) => void} focusOn puts the focus in the panel
 * @property {PlayCallbacks} callbacks
 * @property {import("./computer-opponent.js").Pace} pace how fast the script's orders are shown
 * @property {import("./autosave.js").SaveStatus} saveStatus whether and where the game is saved
 * @property {() => HTMLCanvasElement} snapshot the map as it is seen
 * @property {() => import("../board/palette.js").Palette} palette
 */
/**
 * A game on the table.
 * @typedef {object} Table
 * @property {Pick<PlayContext, "session"|"replay"|"replayTo"|"say"> & {opponent: import("./computer-opponent.js").Opponent, focusMap: () => void}}
 *   ctx
 * @property {(status: import("./autosave.js").SaveStatus) => void} showSaveStatus
 * @property {() => string} picture a small one of the map, for the list of games
 * @property {() => void} [cover] covers the game where it is for the next player at this screen alone
 * @property {() => void} close
 */
/**
 * Charts that an owner of the game has filled in.
 * @typedef {object} PlayCharts
 * @property {(wasm: any, charts: {find: (check: string) => any}) => any} with the engine, which finds the charts that a
 *   game names
 * @property {(error: unknown) => any} neededBy what a game needs that is not here; null for any other error
 * @property {(dialogs: HTMLElement, app: App, charts: import("../store/charts.js").Charts, needed: any) =>
 *   Promise<boolean>} ask for a file of them
 * @property {(dialogs: HTMLElement, app: App, charts: import("../store/charts.js").Charts) => Promise<string>} edit
 */
/**
 * What the form of a new game asks of the page.
 * @template Start how the engine begins a game
 * @typedef {object} StartCallbacks
 * @property {(start: Start, settings: Settings) => string} begin gives why it cannot be, or nothing
 * @property {(() => void)|null} back to the open game
 * @property {(file: File) => void} load
 * @property {() => void} games
 * @property {{list: () => StoredCharts[], find: (check: string) => StoredCharts|null, edit: () => Promise<string>}}
 *   charts
 * @property {{offered: boolean, go: () => void, not: () => void}} guide
 */
/** @typedef {import("../store/charts.js").StoredCharts} StoredCharts */
/**
 * What a game brings to the game screen.
 * @typedef {object} PlayParts
 * @property {PlayWords} words
 * @property {PlayCharts} charts
 * @property {import("./session.js").Reader} reader makes the options of the legal list
 * @property {(root: HTMLElement, app: App, callbacks: StartCallbacks<any>) => void} showStart the form of a new game
 * @property {(root: HTMLElement, app: App, session: Session, callbacks: PlayCallbacks) => Table} mountTable
 * @property {(app: App) => Partial<import("../library/types.js").Calls>} libraryCalls what the list of games asks of
 *   the engine
 * @property {(root: HTMLElement, app: App, callbacks: import("../guide/tour.js").TourCallbacks) =>
 *   Promise<{close: () => void}>} guide the guided first game
 * @property {{start: any, settings: import("./session.js").Settings}} quick the game that begins without questions
 * @property {import("./session.js").Seats} guided who plays on where a guided game is kept
 */
export {};
