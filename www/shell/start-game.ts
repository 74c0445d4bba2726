// @ts-check
/** One game on the page, from its start until another takes its place: engine and map in parallel, then the sections. */
import { LANGUAGES } from "../lang/choice.ts";
import { translate } from "../lang/lang.ts";
import { createStore } from "../store/store.ts";
import { loadEngine } from "./engine.ts";
import { acceptFileDrops } from "./file-drop.ts";
import { createLanguageField } from "./language.ts";
import { speakLate, watched } from "./late.ts";
import { loadLedger } from "./ledger.ts";
import { createRouter } from "./router.ts";
import { once } from "./once.ts";
import { closeDialogs } from "./open-dialogs.ts";
import { createSections } from "./sections.ts";
import { createStatus } from "./status.ts";
import { createTabs } from "./tabs.ts";
import { createTheme } from "./theme.ts";

/** @typedef {import("./app-types.ts").App} App */
/** @typedef {import("./link.ts").Section} Section */
/** @typedef {Awaited<ReturnType<typeof startGame>>} Running */
/**
 * What all games of the page share.
 * @typedef {object} Page
 * @property {(game: import("./game-types.ts").ListedGame) => Promise<import("../lang/lang.ts").Lang>} textsOf
 * @property {import("../store/store.ts").Store} settings of the page
 * @property {import("./app-types.ts").Games} games
 * @property {Map<string, Promise<import("../store/browser.ts").Saves>>} unsaved by game, what is in memory alone
 * @property {import("./app-types.ts").SavedGame} [saved] the game screen begins with it
 * @property {boolean} titled whether the title of the page becomes that of the game
 */

/** @param {import("./game-types.ts").ListedGame} listed @param {Page} page */
export async function startGame(listed, { textsOf, settings, games, unsaved, saved, titled }) {
  const texts = textsOf(listed);
  const game = await listed.load();
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const store = createStore(game.storage);
  const enginePromise = loadEngine(game.engine, store);
  const mapPromise = game.loadMap().catch(() => null);
  const lang = await texts;
  translate(document, lang);
  speakLate(lang);
  if (titled || lang.tag !== LANGUAGES[0]) document.title = `${lang.t("app.title")} · ${lang.t("app.subtitle")}`;
  createLanguageField(/** @type {HTMLSelectElement} */ (document.getElementById("language")), settings, lang, signal);
  const tablist = /** @type {HTMLElement} */ (document.querySelector(".tabs"));
  const themeRoot = /** @type {HTMLElement} */ (document.querySelector(".theme-switch"));
  const tabs = createTabs(tablist, store, (name) => app.router.go(/** @type {Section} */ (name)), signal);
  /** @type {Promise<import("../store/browser.ts").Saves>|null} */
  let opened = null;
  /** @type {(() => void|Promise<void>)[]} */
  const endings = [];
  const ledger = once(() => watched(loadLedger(game.loadRulings)));
  /** @type {App} */
  const app = {
    game,
    games,
    signal,
    atEnd: (act) => void endings.push(act),
    wasm: null,
    engine: { wasm: null, version: null, error: "" },
    lang,
    store,
    settings,
    saves: once(async () => {
      opened = unsaved.get(game.id) ?? game.openSaves(() => app.wasm?.keepCopy ?? null);
      unsaved.delete(game.id);
      const saves = await opened;
      const showStorageState = () => app.status.stored(saves.games.state());
      const stop = saves.games.onChange(showStorageState);
      signal.addEventListener("abort", stop);
      showStorageState();
      return saves;
    }),
    theme: createTheme(themeRoot, settings, lang, signal),
    tabs,
    router: createRouter(game.links, tabs, { game: game.id, signal, wasm: () => app.wasm }),
    status: later(),
    referee: null,
    open: () => Promise.resolve(),
    loadAssets: () => Promise.resolve(),
    openFiles: null,
    openText: null,
    saved: saved ?? null,
    openSaved: null,
    play: null,
    map: null,
    get ledger() {
      return ledger();
    },
  };
  app.status = createStatus(app);

  mapPromise.then((map) => (app.map = map));
  const engineThere = enginePromise.then((engine) => {
    const seen = app.router.kind();
    app.engine = engine;
    app.wasm = engine.wasm;
    if (app.router.kind() !== seen) app.router.follow();
    app.status.refresh();
  });
  const sections = createSections(app, { engineThere, mapPromise });
  app.open = sections.open;
  app.loadAssets = sections.loadAssets;
  app.tabs.onShow((name) => void app.open(/** @type {Section} */ (name)));
  const openFiles = async (/** @type {File[]} */ files) => {
    app.tabs.show("play");
    await app.open("play");
    app.openFiles?.(files);
  };
  acceptFileDrops(lang, openFiles, signal);
  app.router.follow();

  return {
    app,
    /** Resolves when the engine and the section that is shown are there. */
    async ready() {
      const shown = /** @type {Section} */ (app.tabs.current());
      const first = app.open(shown);
      await Promise.all([engineThere, shown === "play" ? null : first]);
      (globalThis.requestIdleCallback ?? setTimeout)(() => {
        import("../help/open.ts").then(({ startHelp }) => startHelp(app)).catch(() => {});
      });
    },
    /** Saves, ends and gives back everything that belongs to this game. */
    async close() {
      lifetime.abort();
      await closeDialogs();
      await sections.settled();
      await closeDialogs();
      for (const end of endings) await end();
      const saves = await opened?.catch(() => null);
      if (saves?.games.unsaved().length) unsaved.set(game.id, Promise.resolve(saves));
      else await saves?.close();
      await enginePromise.then(({ unload }) => unload?.());
      app.wasm = null;
      app.map = null;
    },
  };
}

/** Stands for a part that is made as soon as the app is there. @template T @returns {T} */
const later = () => /** @type {T} */ (/** @type {unknown} */ (null));
