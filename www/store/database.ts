// @ts-check
/** The page's database: IndexedDB by way of `idb`. A write counts when its transaction is complete and on the disk. */
import { openDB } from "../vendor/idb/index.js";

/**
 * What is known of a text without reading it: of charts what is typed, what could not be read, and the check of the
 * values.
 * @typedef {{typed?: {what: string, new: string, open?: boolean}[], aside?: string[], chartCheck?: string, [member: string]:
 *   unknown}} Meta
 */
/** @typedef {"games"|"sheets"|"charts"|"page"} Kind `page`: what the page remembers of itself */
/** @typedef {import("./storage-error.ts").StorageError} StorageError */
/**
 * @typedef {object} Row one text in the database
 * @property {string} id
 * @property {number} form of the version that wrote it; a page leaves the rows of a later form alone
 * @property {number} number counts the saves
 * @property {string} check CRC-32 of the text
 * @property {string} text
 * @property {Meta} meta what is known of the text without reading it; foreign data when read back
 */
/** @typedef {import("../vendor/idb/index.js").IDBPDatabase} Connection */
/** @typedef {import("../vendor/idb/index.js").IDBPTransaction<unknown, string[], "readwrite">} Change */
/** @typedef {Awaited<ReturnType<typeof openDatabase>>} Database */

const VERSION = 1;
export const KINDS = /** @type {Kind[]} */ (["games", "sheets", "charts", "page"]);

/** Whether a connection takes no more transactions. @param {Connection} db */
function hasEnded(db) {
  try {
    db.transaction(KINDS[0]);
    return false;
  } catch {
    return true;
  }
}

/**
 * Opens the database; where the browser refuses, `state` says so and every call rejects.
 * `later`: a later version of the page has changed it, and this page leaves it alone.
 * @param {string} name
 */
export async function openDatabase(name) {
  /** @type {Promise<Connection>|null} */
  let opened = null;
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
   * @template T
   * @param {(db: Connection) => Promise<T>} act
   */
  async function run(act) {
    const first = connection();
    const db = await first;
    try {
      return await act(db);
    } catch (error) {
      const { name } = /** @type {{name?: string}|null} */ (error) ?? {};
      if (name !== "InvalidStateError" && !(name === "AbortError" && hasEnded(db))) throw error;
      if (opened === first) opened = null;
      return act(await connection());
    }
  }

  /** @type {"ready"|"denied"|"later"} */
  const state = await connection().then(
    () => /** @type {const} */ ("ready"),
    (error) => (error?.name === "VersionError" ? "later" : "denied"),
  );
  return {
    state,
    /** @param {Kind} kind @returns {Promise<Row[]>} */
    all: (kind) => run((db) => db.getAll(kind)),
    /** @param {Kind} kind @returns {Promise<string[]>} */
    ids: async (kind) => (await run((db) => db.getAllKeys(kind))).map(String),
    /** @param {Kind} kind @param {string} id @returns {Promise<Row|undefined>} */
    get: (kind, id) => run((db) => db.get(kind, id)),
    /**
     * One transaction: all of it reaches the disk, or nothing. Resolves when it has.
     * @template T
     * @param {Kind[]} kinds
     * @param {(change: Change) => Promise<T>} act awaits nothing but the transaction's own requests
     * @returns {Promise<T>}
     */
    change: (kinds, act) =>
      run(async (db) => {
        const change = /** @type {Change} */ (db.transaction(kinds, "readwrite", { durability: "strict" }));
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
