// @ts-check
/** What the page hands to its parts: one game on the page. */

/** @typedef {import("./engine-types.ts").AnyGame} AnyGame */
/** @typedef {import("./game-types.ts").ListedGame} ListedGame */
/** @typedef {import("./link.ts").Section} Section */
/**
 * A game on the page.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {object} App
 * @property {import("./game-types.ts").GameDescription} game
 * @property {Games} games all of the page
 * @property {AbortSignal} signal ends what listens outside of the game's own elements
 * @property {(act: () => void|Promise<void>) => void} atEnd does something before another game takes this one's place
 * @property {Game["wasm"]|null} wasm the engine's calls, or null when it could not be loaded
 * @property {import("./engine.ts").Engine} engine
 * @property {import("../lang/lang.ts").Lang} lang
 * @property {import("../store/store.ts").Store} store of the game
 * @property {import("../store/store.ts").Store} settings of the page
 * @property {() => Promise<import("../store/browser.ts").Saves>} saves games, sheets and charts kept in this browser;
 *   opened when first asked for
 * @property {import("./theme.ts").Theme} theme
 * @property {import("./tabs.ts").Tabs} tabs
 * @property {import("./router.ts").Router} router
 * @property {import("./status.ts").Status} status
 * @property {Game["worksheet"]|null} referee the worksheet, once it is there
 * @property {(name: Section) => Promise<void>} open makes a section, where it is not there yet
 * @property {(...names: Section[]) => Promise<void>} loadAssets fetches texts and styles of sections
 * @property {((files: File[]) => void)|null} openFiles shows games out of files, once the game screen is there
 * @property {((text: string) => void)|null} openText shows the game of a link or of a save file, likewise
 * @property {SavedGame|null} saved what the game screen begins with, in place of the game played last
 * @property {((saved: SavedGame) => Promise<void>)|null} openSaved opens a saved game, once the game screen is there
 * @property {{now: () => void, games: () => void}|null} play begins a game with what most choose, and opens the list of
 *   games, once the game screen is there
 * @property {Game["map"]|null} map the map's data, or null
 * @property {Promise<import("./ledger.ts").Ledger>} ledger fetched when it is first asked for
 * @property {string} [mainSite] the address of the page, where a game is played on another website
 */
/**
 * A game on the page with its engine and its map.
 * @template {AnyGame} [Game=AnyGame]
 * @typedef {App<Game> & {wasm: Game["wasm"], map: Game["map"]}} ReadyApp
 */
/** A saved game to open; `readOnly` only to look at it. @typedef {{id: string, readOnly: boolean}} SavedGame */
/**
 * What is done once a game is open; without a section the address stays as it is.
 * @typedef {{section?: Section, saved?: SavedGame, act?: (app: App) => unknown}} Aim
 */
/**
 * The games of the page, and the way from one to another.
 * @typedef {object} Games
 * @property {readonly ListedGame[]} list
 * @property {() => ListedGame} current the game that is open
 * @property {(listener: (game: ListedGame) => void) => void} onSwitch hears which game is opened next
 * @property {(next: ListedGame, aim?: Aim) => Promise<unknown>} switchTo
 * @property {Map<string, Promise<import("../store/browser.ts").Saves>>} unsaved by game, what is in memory alone
 * @property {(game: ListedGame, saved: SavedGame) => Promise<unknown>} openSaved
 * @property {(game: ListedGame, text: string) => Promise<unknown>} openText opens a text in the game that it belongs to
 * @property {(game: ListedGame, files: File[]) => Promise<unknown>} openFiles
 */
export {};
