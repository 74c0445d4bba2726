// @ts-check
/** What a game gives to the shell: a plain object, `www/games/<game>/game.js`. */

/** @typedef {import("../app.js").App} App */
/** Puts a section on the page. @typedef {(root: HTMLElement, app: App) => void|Promise<void>} Mount */
/**
 * Where the engine of a game comes from: its glue, and the facts of its build.
 * @typedef {{game: string, glue: () => Promise<any>, build: () => Promise<any>}} EngineSource
 */
/**
 * The files of texts that a game brings, as `lang.load` names them.
 * @typedef {object} GameTexts
 * @property {readonly string[]} page of the first view, the map, and of whatever stands beside it
 * @property {readonly string[]} play of the game screen
 * @property {readonly string[]} referee of the Referee
 * @property {readonly string[]} rules of the ledger of rulings
 * @property {readonly string[]} board of a board on another website
 * @property {readonly string[]} playOn also needed to play on from there
 * @property {readonly string[]} newGame of the form of a new game
 * @property {readonly string[]} howTo also needed for the pages for newcomers
 * @property {readonly string[]} help of the help, its glossary and the guided first game
 * @property {readonly string[]} analyst of the analyst of a game
 */
/**
 * @typedef {object} GameDescription
 * @property {string} id also the name of its folder
 * @property {string} name as on its box, the same in every language
 * @property {boolean} [hides] a player may not see everything that the other one sees
 * @property {readonly import("../board/sides.js").Side[]} sides
 * @property {import("../board/geometry.js").Geometry} geometry
 * @property {import("../store/names.js").StorageNames} storage
 * @property {import("./link.js").LinkNames} links
 * @property {GameTexts} texts
 * @property {readonly string[]} styles its style sheets, for all but the map
 * @property {EngineSource} engine
 * @property {() => Promise<any>} loadMap the data of its map, or null
 * @property {() => Promise<any>} loadRulings the data of its ledger, or null
 * @property {(engine: () => import("../store/mirror.js").Write|null) => Promise<import("../store/browser.js").Saves>}
 *   openSaves what this browser keeps of the game
 * @property {() => Promise<import("../play/types.js").PlayParts>} playParts what it brings to the game screen
 * @property {Record<import("../app.js").Section, () => Promise<Mount>>} sections each fetched when it is first asked
 *   for
 * @property {() => Promise<import("../help/help.js").GameHelp>} help
 * @property {() => Promise<readonly import("../help/help.js").GlossaryWord[]>} glossary its words alone
 * @property {() => Promise<unknown>} prefetch fetches what is asked for next
 */
export {};
