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
import type { ListedGame } from "./game-types.ts";
import type { Lang } from "../lang/lang.ts";
import type { Store } from "../store/store.ts";
import type { App, Games, SavedGame } from "./app-types.ts";
import type { Saves } from "../store/browser.ts";
import type { Section } from "./link.ts";

export type Running = Awaited<ReturnType<typeof startGame>>;

/** What all games of the page share. */
export interface Page {
  textsOf: (game: ListedGame) => Promise<Lang>;
  /** Of the page. */
  settings: Store;
  games: Games;
  /** By game, what is in memory alone. */
  unsaved: Map<string, Promise<Saves>>;
  /** The game screen begins with it. */
  saved?: SavedGame;
  /** Whether the title of the page becomes that of the game. */
  titled: boolean;
}

export async function startGame(listed: ListedGame, { textsOf, settings, games, unsaved, saved, titled }: Page) {
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
  createLanguageField(document.getElementById("language") as HTMLSelectElement, settings, lang, signal);
  const tablist = document.querySelector<HTMLElement>(".tabs")!;
  const themeRoot = document.querySelector<HTMLElement>(".theme-switch")!;
  const tabs = createTabs(tablist, store, (name) => app.router.go(name as Section), signal);
  let opened: Promise<Saves> | null = null;
  const endings: (() => void | Promise<void>)[] = [];
  const ledger = once(() => watched(loadLedger(game.loadRulings)));
  const app: App = {
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
  app.tabs.onShow((name) => void app.open(name as Section));
  const openFiles = async (files: File[]) => {
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
      const shown = app.tabs.current() as Section;
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

/** Stands for a part that is made as soon as the app is there. */
const later = <T>(): T => null as unknown as T;
