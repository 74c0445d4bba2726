// @ts-check
/** Starts the page: its games, and the one that is shown first. */
import { el } from "./dom.js";
import { GAMES } from "./games/games.js";
import { listed, settings, texts, textsOf } from "./lang/first.js";
import { createGames } from "./shell/games.js";
import { SECTIONS } from "./shell/sections.js";
import { createGameField } from "./shell/game-field.js";
// Loaded with the first files, so that it tells their version, not that of a later deploy.
import "./offline/version.js";
import { watchBack } from "./shell/back.js";

/** @typedef {"map"|"play"|"referee"|"rules"} Section */
/**
 * @typedef {object} App
 * @property {import("./shell/game-types.js").GameDescription} game
 * @property {import("./shell/games.js").Games} games all of the page
 * @property {AbortSignal} signal ends what listens outside of the game's own elements
 * @property {(act: () => void|Promise<void>) => void} atEnd does something before another game takes this one's place
 * @property {any} wasm the engine's calls, or null when it could not be loaded
 * @property {import("./shell/engine.js").Engine} engine
 * @property {import("./lang/lang.js").Lang} lang
 * @property {import("./store/store.js").Store} store of the game
 * @property {import("./store/store.js").Store} settings of the page
 * @property {() => Promise<import("./store/browser.js").Saves>} saves games, sheets and charts kept in this browser;
 *   opened when first asked for
 * @property {import("./shell/theme.js").Theme} theme
 * @property {import("./shell/tabs.js").Tabs} tabs
 * @property {import("./shell/router.js").Router} router
 * @property {import("./shell/status.js").Status} status
 * @property {import("./games/desert-fox/referee/referee.js").Referee|null} referee the worksheet, once it is there
 * @property {(name: Section) => Promise<void>} open makes a section, where it is not there yet
 * @property {(...names: Section[]) => Promise<void>} loadAssets fetches texts and styles of sections
 * @property {((files: File[]) => void)|null} openFiles shows games out of files, once the game screen is there
 * @property {((text: string) => void)|null} openText shows the game of a link or of a save file, likewise
 * @property {import("./shell/games.js").SavedGame|null} saved what the game screen begins with, in place of the game
 *   played last
 * @property {((saved: import("./shell/games.js").SavedGame) => Promise<void>)|null} openSaved opens a saved game, once
 *   the game screen is there
 * @property {{now: () => void, games: () => void}|null} play begins a game with what most choose, and opens the list of
 *   games, once the game screen is there
 * @property {any} map the map's data, or null
 * @property {Promise<import("./shell/ledger.js").Ledger>} ledger fetched when it is first asked for
 * @property {string} [mainSite] the address of the page, where a game is played on another website
 */

watchBack();
const games = createGames(GAMES, listed, {
  settings,
  textsOf: (game) => (game === listed ? texts : textsOf(game)),
});
createGameField(/** @type {HTMLSelectElement} */ (document.getElementById("game")), games);

async function start() {
  const app = await games.start();
  performance.mark("ready");
  document.documentElement.dataset.ready = "true";
  // The other sections are fetched when the page is idle, and built when they are first shown. A reader who saves data
  // waits for them instead.
  const { connection } = /** @type {any} */ (navigator);
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    if (!connection?.saveData)
      Promise.all([app.game.prefetch(), app.loadAssets(...SECTIONS), app.ledger]).catch(() => {});
    import("./offline/offline.js").then(({ startOffline }) => startOffline(app)).catch(() => {});
  });
}

start().catch((error) => {
  console.error(error);
  document
    .getElementById("main")
    ?.prepend(
      el("p", { class: "notice notice-warn", lang: "en", text: "The page could not start. Please reload it." }),
    );
});
