// @ts-check
/** Starts the page: one app object, the engine and the map in parallel, and each section on its own feet. */
import { el } from "./dom.js";
import { LANGUAGES } from "./lang/choice.js";
import { listed, texts } from "./lang/first.js";
import { translate } from "./lang/lang.js";
import { createStore } from "./store/store.js";
import { createTheme } from "./shell/theme.js";
import { createLanguageField } from "./shell/language.js";
import { createTabs } from "./shell/tabs.js";
import { acceptFileDrops } from "./shell/file-drop.js";
import { createStatus } from "./shell/status.js";
import { loadEngine } from "./shell/engine.js";
import { loadLedger } from "./shell/ledger.js";
import { createRouter } from "./shell/router.js";
// Loaded with the first files, so that it tells their version, not that of a later deploy.
import "./offline/version.js";

/** @typedef {"map"|"play"|"referee"|"rules"} Section */
/**
 * @typedef {object} App
 * @property {import("./shell/game-types.js").GameDescription} game
 * @property {any} wasm the engine's calls, or null when it could not be loaded
 * @property {import("./shell/engine.js").Engine} engine
 * @property {import("./lang/lang.js").Lang} lang
 * @property {import("./store/store.js").Store} store
 * @property {() => Promise<import("./store/browser.js").Saves>} saves games, sheets and charts kept in this browser;
 *   opened when first asked for
 * @property {import("./shell/theme.js").Theme} theme
 * @property {import("./shell/tabs.js").Tabs} tabs
 * @property {import("./shell/router.js").Router} router
 * @property {import("./shell/status.js").Status} status
 * @property {import("./games/desert-fox/referee/referee.js").Referee|null} referee the worksheet, once it is there
 * @property {(name: Section) => Promise<void>} open makes a section, where it is not there yet
 * @property {((files: File[]) => void)|null} openFiles shows games out of files, once the game screen is there
 * @property {{now: () => void, games: () => void}|null} play begins a game with what most choose, and opens the list of
 *   games, once the game screen is there
 * @property {any} map the map's data, or null
 * @property {Promise<import("./shell/ledger.js").Ledger>} ledger
 * @property {string} [mainSite] the address of the page, where a game is played on another website
 */

const GAME = await listed.load();
const store = createStore(GAME.storage);
const enginePromise = loadEngine(GAME.engine, store);
const mapPromise = GAME.loadMap().catch(() => null);

/** Starts one section; its failure becomes a sentence in its place and leaves the others alone. */
async function mount(
  /** @type {App} */ app,
  /** @type {string} */ id,
  /** @type {(root: HTMLElement) => Promise<void>} */ start,
) {
  const root = /** @type {HTMLElement} */ (document.getElementById(id));
  try {
    await start(root);
  } catch (error) {
    console.error(error);
    root.replaceChildren(el("p", { class: "notice notice-warn", text: app.lang.t("app.error.panel") }));
  }
}

async function start() {
  const lang = await texts;
  translate(document, lang);
  if (lang.tag !== LANGUAGES[0]) document.title = `${lang.t("app.title")} · ${lang.t("app.subtitle")}`;
  createLanguageField(/** @type {HTMLSelectElement} */ (document.getElementById("language")), store, lang);
  const tablist = /** @type {HTMLElement} */ (document.querySelector(".tabs"));
  const themeRoot = /** @type {HTMLElement} */ (document.querySelector(".theme-switch"));
  const tabs = createTabs(tablist, store, (name) => app.router.go(/** @type {Section} */ (name)));
  /** @type {App} */
  const app = {
    game: GAME,
    wasm: null,
    engine: { wasm: null, version: null, error: "" },
    lang,
    store,
    saves: once(async () => {
      const saves = await GAME.openSaves(() => app.wasm?.keepCopy ?? null);
      const showStorageState = () => app.status.stored(saves.games.state());
      saves.games.onChange(showStorageState);
      showStorageState();
      return saves;
    }),
    theme: createTheme(themeRoot, store, lang),
    tabs,
    router: createRouter(GAME.links, tabs),
    status: /** @type {any} */ (null),
    referee: null,
    open: () => Promise.resolve(),
    openFiles: null,
    play: null,
    map: null,
    ledger: /** @type {any} */ (null),
  };
  app.status = createStatus(app);

  mapPromise.then((map) => (app.map = map));
  const engineThere = enginePromise.then((engine) => {
    app.engine = engine;
    app.wasm = engine.wasm;
    app.status.refresh();
  });
  app.ledger = mapPromise.then(() => loadLedger(GAME.loadRulings));
  // The other sections are fetched when they are first asked for.
  const sections = {
    map: once(() =>
      mount(app, "map", async (root) => {
        const [section] = await Promise.all([GAME.sections.map(), mapPromise]);
        await section(root, app);
      }),
    ),
    play: once(() =>
      mount(app, "play", async (root) => {
        const there = Promise.all([GAME.sections.play(), engineThere, mapPromise, app.saves()]);
        const early = import("./play/without-engine.js");
        early.then(({ showWhileLoading }) => showWhileLoading(root, app, there)).catch(() => {});
        const [section] = await there;
        await section(root, app);
      }),
    ),
    referee: once(() =>
      mount(app, "referee", async (root) => {
        const [section] = await Promise.all([GAME.sections.referee(), engineThere, mapPromise]);
        if (app.engine.error)
          root.append(
            el("p", {
              class: "notice notice-warn",
              role: "alert",
              text: lang.t(`app.error.engine.${app.engine.error}`),
            }),
          );
        else await section(root, app);
      }),
    ),
    rules: once(() =>
      mount(app, "rules", async (root) => {
        const section = await GAME.sections.rules();
        await section(root, app);
      }),
    ),
  };
  app.open = (name) => sections[name]();
  app.tabs.onShow((name) => void app.open(/** @type {Section} */ (name)));
  acceptFileDrops(lang, async (files) => {
    app.tabs.show("play");
    await app.open("play");
    app.openFiles?.(files);
  });
  app.router.follow();
  const shown = /** @type {Section} */ (app.tabs.current());
  const first = app.open(shown);
  await Promise.all([engineThere, shown === "play" ? null : first]);
  performance.mark("ready");
  document.documentElement.dataset.ready = "true";
  // The other sections are fetched when the page is idle, and built when they are first shown. A reader who saves data
  // waits for them instead.
  const { connection } = /** @type {any} */ (navigator);
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    if (!connection?.saveData) GAME.prefetch().catch(() => {});
    import("./help/open.js").then(({ startHelp }) => startHelp(app)).catch(() => {});
    import("./offline/offline.js").then(({ startOffline }) => startOffline(app)).catch(() => {});
  });
}

/** Makes something once. @template T @param {() => Promise<T>} make @returns {() => Promise<T>} */
function once(make) {
  /** @type {Promise<T>|null} */
  let made = null;
  return () => (made ??= make());
}

start().catch((error) => {
  console.error(error);
  document
    .getElementById("main")
    ?.prepend(
      el("p", { class: "notice notice-warn", lang: "en", text: "The page could not start. Please reload it." }),
    );
});
