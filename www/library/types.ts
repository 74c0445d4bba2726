// @ts-check
/** The types of the library: what it asks of the page, and what its parts share. */

/**
 * @typedef {{summary: import("../store/card.ts").Summary, text?: string, picture?: string, turn?: string, link?:
 *   string,
 *   settings?: string, note?: string}|{refusal: string, code?: string}} Preview `text`: what is to be kept, where it
 * is not the text given, as
 *   for a link; `turn`: the link of a turn for a game that is here already; `link`: the link of a whole game,
 *   which is opened after a question of its own; `settings`: those with which the game is kept; `note`: what is to be
 * known of it
 */
/** @typedef {{name: string, check: string, text: string}} Charts */
/**
 * @typedef {object} Calls what the library asks of the page
 * @property {(game: {id: string, text: string, card: import("../store/card.ts").Card, readOnly: boolean}) =>
 *   void|Promise<void>} open puts a game on the table; what it throws is shown to the reader
 * @property {(text: string, charts: Charts[]) => Promise<Preview>} preview `charts` come in with the text
 * @property {(text: string) => Charts|{refusal: string, code: string}} [charts] reads a file of charts
 * @property {(sheet: import("../store/sheets.ts").Sheet, text: string) => boolean} [sheet] whether the engine can
 *   work with a sheet
 * @property {() => number} now milliseconds
 * @property {() => void} [fresh] begins a new game
 * @property {(link: string) => void} [turn] shows a turn and takes it, in the game that it belongs to
 */
/**
 * @typedef {object} LibraryOptions
 * @property {import("../shell/game-types.ts").ListedGame} [listed] the game, where the page has others
 * @property {import("../lang/lang.ts").Lang} lang of the game
 * @property {import("../store/browser.ts").Saves} saves
 * @property {import("../store/browser.ts").Persistence} persistence
 * @property {Calls} calls
 * @property {() => string} current id of the game on the table, or empty
 * @property {() => void} [comeBack] shows that game where something else lies before it
 * @property {() => Promise<OtherGames>} [others] opens what is saved of the page's other games
 * @property {File[]} [files] games that come in with the opening
 */
/** @typedef {{list: LibraryOptions[], close: () => Promise<void>}} OtherGames */
/**
 * What every part of the library needs. `all`: this and the same of the page's other games, as far as they are open;
 * `ready`: when they all are.
 * @typedef {LibraryOptions & {games: import("../store/games.ts").Games, say: (text: string) => void,
 *   handOver: (file: string, text: string, words: string) => void, all: () => LibraryContext[], ready:
 * Promise<unknown>}} LibraryContext
 */
/** A text that comes in, or why there is none. @typedef {{from: string, text?: string, fault?: string}} Source */
export {};
