// @ts-check
/**
 * What this browser keeps: games, sheets and charts, who may write them, and the browser's promise to keep what is
 * stored.
 */
import { createCharts } from "./charts.ts";
import { openDatabase } from "./database.ts";
import { createGames } from "./games.ts";
import { createLocks } from "./locks.ts";
import { createMirror } from "./mirror.ts";
import { randomHex } from "./random.ts";
import { createRecords } from "./records.ts";
import { createSheets } from "./sheets.ts";
import { probe } from "./store.ts";
import { createFiles } from "./files.ts";

/** @typedef {Awaited<ReturnType<typeof openSaves>>} Saves */

const LAST = "last-game";

/**
 * The other windows of the page.
 * @param {string} name @param {(kind: string, id: string) => void} changed
 * @param {AbortSignal} signal ends it
 */
function createChannel(name, changed, signal) {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      if (typeof data?.kind === "string" && typeof data.id === "string") changed(data.kind, data.id);
    };
    signal.addEventListener("abort", () => channel.close());
    return (/** @type {string} */ kind, /** @type {string} */ id) =>
      signal.aborted || channel.postMessage({ kind, id });
  } catch {
    return () => {};
  }
}

/**
 * What a game says of what it stores.
 * @typedef {object} GameStorage
 * @property {import("./names.ts").StorageNames} names
 * @property {readonly import("../board/sides.ts").Side[]} sides
 * @property {(world: {storage: Storage|null, database: import("./database.ts").Database, mirror:
 *   import("./mirror.ts").Mirror, locks: import("./locks.ts").Locks}) => Promise<{taken: Named[], left: Named[]}>}
 *   migrate takes over what earlier versions of the page kept
 */
/** @typedef {{kind: import("./database.ts").Kind, id: string}} Named */

/**
 * Opens what this browser keeps, and takes over what earlier versions kept. It needs no engine.
 * @param {GameStorage} game
 * @param {() => import("./mirror.ts").Write|null} [engine] returns the engine's call that writes a copy; null until the
 * engine has loaded
 */
export async function openSaves({ names, sides, migrate }, engine) {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const storage = probe();
  const database = await openDatabase(names.database);
  const mirror = createMirror(names, storage, engine);
  const locks = createLocks({ names, manager: navigator.locks ?? null, storage, me: randomHex(12), now: Date.now });
  const { taken, left } = await migrate({ storage, database, mirror, locks });
  /** @type {"copies"|"memory"} */
  const refused = storage ? "copies" : "memory";
  const place = { ready: /** @type {const} */ ("database"), later: /** @type {const} */ ("later"), denied: refused }[
    database.state
  ];
  const announce = createChannel(names.channel, (kind, id) => void of(kind)?.refresh(id), signal);
  const world = { database, mirror, announce };
  const records = {
    games: createRecords("games", world, { guarded: true }),
    sheets: createRecords("sheets", world),
    charts: createRecords("charts", world),
    page: createRecords("page", world),
  };
  const of = (/** @type {string} */ kind) => records[/** @type {keyof typeof records} */ (kind)];
  for (const { kind, id } of taken) announce(kind, id);
  await Promise.all(Object.values(records).map((one) => one.load()));
  const games = createGames({ sides, records: records.games, locks, place });
  /** @param {StorageEvent} event */
  function follow({ key }) {
    locks.noticed(key);
    const copy = names.ofCopy(key ?? "");
    if (copy) void of(copy.kind).refresh(copy.id);
  }
  // The open game is copied by the page that plays it.
  const copyBusy = () => [records.sheets, records.charts, records.page].forEach((one) => one.copyBusy());
  const warn = (/** @type {Event} */ event) => games.unsaved().length && event.preventDefault();
  addEventListener("storage", follow, { signal });
  addEventListener("pagehide", games.letGo, { signal });
  addEventListener("pagehide", copyBusy, { signal });
  addEventListener("beforeunload", warn, { signal });
  const settled = () => Promise.all(Object.values(records).map((one) => one.settled()));
  return {
    sides,
    /** Kept games as files. */
    files: createFiles(names, sides),
    games,
    sheets: createSheets(records.sheets, { place }),
    charts: createCharts(records.charts),
    /** The game that was on the table last. */
    last: {
      get: () => records.page.get(LAST)?.row.text ?? "",
      /** @param {string} id */
      set: (id) => void records.page.put(LAST, id, {}),
    },
    /** Resolves when everything is written. */
    settled,
    /** Writes what is left to write and ends; nothing may be asked afterwards. */
    async close() {
      await settled();
      lifetime.abort();
      locks.end();
      await database.close();
    },
    /** How many saves of earlier versions are stored and could not be taken over. */
    left: () => left.filter(({ kind, id }) => !of(kind).get(id)).length,
    /**
     * The room that is used, and that there is, in bytes or, where games are in localStorage alone, in characters.
     * @returns {Promise<{used: number, quota: number}|null>} null where the browser does not say
     */
    async usage() {
      if (place === "copies") return { used: mirror.used(), quota: COPY_QUOTA };
      const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
      return usage === undefined || !quota ? null : { used: usage, quota };
    },
  };
}

/** Characters that browsers commonly give to all pages of an address in localStorage. */
const COPY_QUOTA = 5_242_880;

/** @typedef {"kept"|"loose"|"unknown"} Promised whether the browser may clear the storage when it wants room */
/**
 * @typedef {object} Persistence
 * @property {() => Promise<Promised>} state
 * @property {() => Promise<Promised>} ask
 * @property {(card: Pick<import("./card.ts").Card, "turn">) => Promise<void>} offer asks once, in a second game-turn
 */

/**
 * @param {Pick<import("./store.ts").Store, "get"|"set">} store remembers that it was asked
 * @param {Pick<StorageManager, "persist"|"persisted">|undefined} [manager]
 * @returns {Persistence}
 */
export function createPersistence(store, manager = globalThis.navigator?.storage) {
  const ASKED = "games:asked";
  /** @param {"persist"|"persisted"} call @returns {Promise<Promised>} */
  const stateAfter = async (call) => {
    try {
      return manager ? ((await manager[call]()) ? "kept" : "loose") : "unknown";
    } catch {
      return "unknown";
    }
  };
  const ask = () => {
    store.set(ASKED, "1");
    return stateAfter("persist");
  };
  return {
    state: () => stateAfter("persisted"),
    ask,
    async offer(card) {
      if (card.turn > 1 && !store.get(ASKED) && (await stateAfter("persisted")) === "loose") await ask();
    },
  };
}
