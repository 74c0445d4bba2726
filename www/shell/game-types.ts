// @ts-check
/** What a game gives to the page: plain objects, `www/games/<game>/listed.js` and `www/games/<game>/game.js`. */

/** @typedef {import("./app-types.ts").App} App */
/** @typedef {import("../lang/lang.ts").Lang} Lang */
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
 * What the page knows of a game before it is chosen.
 * @typedef {object} ListedGame
 * @property {string} id also the name of its folder
 * @property {string} name as on its box, the same in every language
 * @property {string} emblem a picture of it: a path in a square of 32 by 32
 * @property {import("./link.ts").LinkNames} links
 * @property {import("../store/names.ts").StorageNames} storage
 * @property {GameTexts} texts
 * @property {boolean} [hides] a player may not see everything that the other one sees
 * @property {readonly string[]} cards files of texts of its saved games, in a list with those of other games
 * @property {readonly string[]} early files of its engine, which are fetched before the page has its texts
 * @property {() => Promise<GameDescription>} load
 * @property {() => Promise<object>} embed its `EmbedGame`, what it brings to boards on other websites
 */
/**
 * A section of the page that a game brings. The shell hands every game its own app.
 * @typedef {{mount(root: HTMLElement, app: App): void|Promise<void>}["mount"]} Mount
 */
/**
 * @typedef {object} GameParts what a game brings once it is chosen
 * @property {readonly import("../board/sides.ts").Side[]} sides
 * @property {import("../board/geometry.ts").Geometry} geometry
 * @property {import("./engine.ts").EngineSource} engine
 * @property {() => Promise<object|null>} loadMap the data of its map, or null
 * @property {() => Promise<unknown>} loadRulings the data of its ledger, or null
 * @property {(engine: () => import("../store/mirror.ts").Write|null) => Promise<import("../store/browser.ts").Saves>}
 *   openSaves what this browser keeps of the game
 * @property {() => Promise<RecordParts>} playParts what it brings to the game screen
 * @property {Record<import("./link.ts").Section, () => Promise<Mount>>} sections each fetched when it is first asked
 *   for
 * @property {() => Promise<GameHelp>} help
 * @property {() => Promise<readonly GlossaryWord[]>} glossary its words alone
 * @property {() => Promise<unknown>} prefetch fetches what is asked for next
 */
/**
 * A game that is chosen: what is known of it before, and what it brings.
 * @typedef {Pick<ListedGame, "id"|"name"|"hides"|"storage"|"links"|"texts"> & GameParts} GameDescription
 */
/**
 * What reading a record of a game takes: its engine with an owner's charts, and dates in words.
 * @typedef {object} RecordParts
 * @property {{with(wasm: import("./engine-types.ts").Calls, charts: {find: (check: string) => {text: string}|null}):
 *   import("./engine-types.ts").TableEngine}} charts the engine, which finds the charts that a game names
 * @property {{date: (turn: number, scenario: {earlier?: number}, tag: string) => string}} words
 */
/**
 * A word of the glossary, with its cases and what to read beside it.
 * @typedef {{id: string, cases: readonly string[], see?: readonly string[]}} GlossaryWord
 */
/** Keys as they are printed, and the end of the text's key. @typedef {readonly [readonly string[], string]} KeyRow */
/**
 * The keys of a game's screen, and what the mouse does there with a key held down; with whole keys of texts.
 * @typedef {{keys: readonly KeyRow[], mouse: readonly KeyRow[]}} PlayKeys
 */
/**
 * What a game brings to the help.
 * @typedef {object} GameHelp
 * @property {{phases(app: App, now: string): HTMLElement[]}["phases"]} phases `now`: the phase of the open game
 * @property {readonly GlossaryWord[]} words
 * @property {(word: {name: string, text: string, cases: readonly string[]}, wanted: string) => boolean} found whether a
 *   word answers a search
 * @property {(lang: Lang) => HTMLElement} signs counters, markers and overlays, as the map draws them
 * @property {{play: PlayKeys, map: readonly KeyRow[], explorer: readonly KeyRow[], referee: readonly string[]}} keys of its sections
 */
export {};
