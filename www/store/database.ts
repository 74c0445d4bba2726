/** The page's database: IndexedDB by way of `idb`. A write counts when its transaction is complete and on the disk. */
import { openDB } from "../vendor/idb/index.js";
import type { IDBPDatabase as Connection, IDBPTransaction } from "../vendor/idb/index.js";

/**
 * What is known of a text without reading it: of charts what is typed, what could not be read, and the check of the
 * values.
 */
export interface Meta {
  typed?: { what: string; new: string; open?: boolean }[];
  aside?: string[];
  chartCheck?: string;
  [member: string]: unknown;
}

/** `page`: what the page remembers of itself. */
export type Kind = "games" | "sheets" | "charts" | "page";

/** One text in the database. */
export interface Row {
  id: string;
  /** Of the version that wrote it; a page leaves the rows of a later form alone. */
  form: number;
  /** Counts the saves. */
  number: number;
  /** CRC-32 of the text. */
  check: string;
  text: string;
  /** What is known of the text without reading it; foreign data when read back. */
  meta: Meta;
}

type Change = IDBPTransaction<unknown, string[], "readwrite">;

export type Database = Awaited<ReturnType<typeof openDatabase>>;

const VERSION = 1;
export const KINDS: Kind[] = ["games", "sheets", "charts", "page"];

/** Whether a connection takes no more transactions. */
function hasEnded(db: Connection) {
  try {
    db.transaction(KINDS[0]);
    return false;
  } catch {
    return true;
  }
}

/**
 * Opens the database; where the browser refuses, `state` says so and every call rejects. `later`: a later version of
 * the page has changed it, and this page leaves it alone.
 */
export async function openDatabase(name: string) {
  let opened: Promise<Connection> | null = null;
  /** The connection; a new one where the browser has ended the last, as when the site's data are cleared. */
  const connection = () =>
    (opened ??= connect().catch((error) => {
      opened = null;
      throw error;
    }));

  // A browser may throw at the mere name of its database.
  const connect = async () =>
    openDB(name, VERSION, {
      upgrade(db) {
        for (const kind of KINDS) db.createObjectStore(kind, { keyPath: "id" });
      },
      // A later version waits in another window: this one gives way.
      blocking: () => void opened?.then((db) => db.close()).finally(() => (opened = null)),
      terminated: () => void (opened = null),
    });

  /**
   * Runs an action on a connection, and once more on a new one where the first had ended, before or during the action.
   */
  async function run<T>(act: (db: Connection) => Promise<T>) {
    const first = connection();
    const db = await first;
    try {
      return await act(db);
    } catch (error) {
      const { name } = (error as { name?: string } | null) ?? {};
      if (name !== "InvalidStateError" && !(name === "AbortError" && hasEnded(db))) throw error;
      if (opened === first) opened = null;
      return act(await connection());
    }
  }

  const state: "ready" | "denied" | "later" = await connection().then(
    () => "ready" as const,
    (error) => (error?.name === "VersionError" ? "later" : "denied"),
  );
  return {
    state,
    all: (kind: Kind): Promise<Row[]> => run((db) => db.getAll(kind)),
    ids: async (kind: Kind): Promise<string[]> => (await run((db) => db.getAllKeys(kind))).map(String),
    get: (kind: Kind, id: string): Promise<Row | undefined> => run((db) => db.get(kind, id)),
    /**
     * One transaction: all of it reaches the disk, or nothing. Resolves when it has. `act`: awaits nothing but the
     * transaction's own requests.
     */
    change: <T>(kinds: Kind[], act: (change: Change) => Promise<T>): Promise<T> =>
      run(async (db) => {
        const change: Change = db.transaction(kinds, "readwrite", { durability: "strict" });
        try {
          const [result] = await Promise.all([act(change), change.done]);
          return result;
        } catch (error) {
          change.done.catch(() => {});
          try {
            change.abort();
          } catch {
            // It has ended already.
          }
          throw error;
        }
      }),
    /** Ends the connection. */
    async close() {
      (await opened)?.close();
      opened = null;
    },
  };
}
