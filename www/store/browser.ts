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
import type { StorageNames } from "./names.ts";
import type { Side } from "../board/sides.ts";
import type { Database, Kind } from "./database.ts";
import type { Mirror, Write } from "./mirror.ts";
import type { Locks } from "./locks.ts";
import type { Card } from "./card.ts";
import type { Store } from "./store.ts";

export type Saves = Awaited<ReturnType<typeof openSaves>>;

const LAST = "last-game";

/** The other windows of the page. `signal`: ends it. */
function createChannel(name: string, changed: (kind: string, id: string) => void, signal: AbortSignal) {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      if (typeof data?.kind === "string" && typeof data.id === "string") changed(data.kind, data.id);
    };
    signal.addEventListener("abort", () => channel.close());
    return (kind: string, id: string) => signal.aborted || channel.postMessage({ kind, id });
  } catch {
    return () => {};
  }
}

/** What a game says of what it stores. */
interface GameStorage {
  names: StorageNames;
  sides: readonly Side[];
  /** Takes over what earlier versions of the page kept. */
  migrate: (world: {
    storage: Storage | null;
    database: Database;
    mirror: Mirror;
    locks: Locks;
  }) => Promise<{ taken: Named[]; left: Named[] }>;
}

interface Named {
  kind: Kind;
  id: string;
}

/**
 * Opens what this browser keeps, and takes over what earlier versions kept. It needs no engine. `engine`: returns the
 * engine's call that writes a copy; null until the engine has loaded.
 */
export async function openSaves({ names, sides, migrate }: GameStorage, engine?: () => Write | null) {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  const storage = probe();
  const database = await openDatabase(names.database);
  const mirror = createMirror(names, storage, engine);
  const locks = createLocks({ names, manager: navigator.locks ?? null, storage, me: randomHex(12), now: Date.now });
  const { taken, left } = await migrate({ storage, database, mirror, locks });
  const refused: "copies" | "memory" = storage ? "copies" : "memory";
  const place = { ready: "database" as const, later: "later" as const, denied: refused }[database.state];
  const announce = createChannel(names.channel, (kind, id) => void of(kind)?.refresh(id), signal);
  const world = { database, mirror, announce };
  const records = {
    games: createRecords("games", world, { guarded: true }),
    sheets: createRecords("sheets", world),
    charts: createRecords("charts", world),
    page: createRecords("page", world),
  };
  const of = (kind: string) => records[kind as keyof typeof records];
  for (const { kind, id } of taken) announce(kind, id);
  await Promise.all(Object.values(records).map((one) => one.load()));
  const games = createGames({ sides, records: records.games, locks, place });
  function follow({ key }: StorageEvent) {
    locks.noticed(key);
    const copy = names.ofCopy(key ?? "");
    if (copy) void of(copy.kind).refresh(copy.id);
  }
  // The open game is copied by the page that plays it.
  const copyBusy = () => [records.sheets, records.charts, records.page].forEach((one) => one.copyBusy());
  const warn = (event: Event) => games.unsaved().length && event.preventDefault();
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
      set: (id: string) => void records.page.put(LAST, id, {}),
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
     * Returns null where the browser does not say.
     */
    async usage(): Promise<{ used: number; quota: number } | null> {
      if (place === "copies") return { used: mirror.used(), quota: COPY_QUOTA };
      const { usage, quota } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
      return usage === undefined || !quota ? null : { used: usage, quota };
    },
  };
}

/** Characters that browsers commonly give to all pages of an address in localStorage. */
const COPY_QUOTA = 5_242_880;

/** Whether the browser may clear the storage when it wants room. */
type Promised = "kept" | "loose" | "unknown";

export interface Persistence {
  state: () => Promise<Promised>;
  ask: () => Promise<Promised>;
  /** Asks once, in a second game-turn. */
  offer: (card: Pick<Card, "turn">) => Promise<void>;
}

/** `store`: remembers that it was asked. */
export function createPersistence(
  store: Pick<Store, "get" | "set">,
  manager: Pick<StorageManager, "persist" | "persisted"> | undefined = globalThis.navigator?.storage,
): Persistence {
  const ASKED = "games:asked";
  const stateAfter = async (call: "persist" | "persisted"): Promise<Promised> => {
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
