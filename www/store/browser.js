// @ts-check
/** The kept games in a browser: its storage, its locks, its events, and its promise to keep what is stored. */
import { createGames } from "./games.js";
import { PREFIX } from "./slots.js";

/** @returns {Storage|null} */
function probe() {
  try {
    const storage = globalThis.localStorage;
    storage.length;
    storage.getItem(PREFIX);
    return storage;
  } catch {
    return null;
  }
}

/** The kept games of this page; it is asked before it closes over a game that is only in memory. */
export function openGames() {
  const games = createGames({ storage: probe(), manager: navigator.locks ?? null });
  addEventListener("storage", (event) => games.noticed(event.key));
  addEventListener("pagehide", games.letGo);
  addEventListener("beforeunload", (event) => {
    if (games.unsaved().length) event.preventDefault();
  });
  return games;
}

/** @typedef {"kept"|"loose"|"unknown"} Promised whether the browser may clear the storage when it wants room */
/**
 * @typedef {object} Persistence
 * @property {() => Promise<Promised>} state
 * @property {() => Promise<Promised>} ask
 * @property {(card: import("./card.js").Card) => Promise<void>} offer asks once, when a game has come as far as its second game-turn
 */

/**
 * @param {Pick<import("./store.js").Store, "get"|"set">} store remembers that it was asked
 * @param {Pick<StorageManager, "persist"|"persisted">|undefined} [manager]
 * @returns {Persistence}
 */
export function createPersistence(store, manager = globalThis.navigator?.storage) {
  const ASKED = "games:asked";
  /** @param {"persist"|"persisted"} call @returns {Promise<Promised>} */
  const tell = async (call) => {
    try {
      return manager ? ((await manager[call]()) ? "kept" : "loose") : "unknown";
    } catch {
      return "unknown";
    }
  };
  const ask = () => {
    store.set(ASKED, "1");
    return tell("persist");
  };
  return {
    state: () => tell("persisted"),
    ask,
    async offer(card) {
      if (card.turn > 1 && !store.get(ASKED) && (await tell("persisted")) === "loose") await ask();
    },
  };
}
