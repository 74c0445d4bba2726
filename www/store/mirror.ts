// @ts-check
/**
 * Copies in localStorage: that of the open game, written when the page is hidden or closes, and where the browser
 * refuses its database, as many texts as fit. A copy is written at once, but a browser may take a minute to bring it to
 * the disk.
 */
import { storageErrorOf } from "./storage-error.ts";
import { seal, unseal } from "./sealed.ts";

/** @typedef {import("./database.ts").StorageError} StorageError */
/** @typedef {import("./database.ts").Kind} Kind */
/** @typedef {import("./database.ts").Row} Row */
/** @typedef {(key: string, text: string) => "saved"|StorageError} Write */
/** @typedef {ReturnType<typeof createMirror>} Mirror */

/** Writes a text and reads it back. @param {Storage} storage @returns {Write} */
const writer = (storage) => (key, text) => {
  try {
    storage.setItem(key, text);
    return storage.getItem(key) === text ? "saved" : "failed";
  } catch (error) {
    return storageErrorOf(error);
  }
};

/**
 * @param {Pick<import("./names.ts").StorageNames, "copy"|"ofCopy"|"seal">} names
 * @param {Storage|null} storage null where the browser denies it
 * @param {() => Write|null} [engine] returns the engine's call that writes a copy; null until the engine has loaded
 */
export function createMirror({ copy: copyKey, ofCopy, seal: sealOf }, storage, engine = () => null) {
  const direct = storage && writer(storage);

  /** @param {string} key */
  function read(key) {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** @param {Kind} kind @param {string} id @returns {Row|null} the copy, if it is whole */
  function get(kind, id) {
    const found = unseal(sealOf(kind), read(copyKey(kind, id)));
    if (found.state !== "good") return null;
    const end = found.body.indexOf("\n");
    try {
      const { check, ...meta } = JSON.parse(found.body.slice(0, end));
      return { id, form: found.form, number: found.number, check, text: found.body.slice(end + 1), meta };
    } catch {
      return null;
    }
  }

  /** Keys of the storage. */
  function keys() {
    try {
      return Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? "");
    } catch {
      return [];
    }
  }

  /** @param {Kind} kind @param {Row} row */
  function write(kind, { id, number, check, text, meta }) {
    const sealed = seal(sealOf(kind), number, `${JSON.stringify({ ...meta, check })}\n${text}`);
    return (engine() ?? direct)?.(copyKey(kind, id), sealed) ?? "denied";
  }

  return {
    /** Whether the browser lets the page have its storage. */
    there: storage !== null,
    get,
    /** The text of a copy that is not whole. @param {Kind} kind @param {string} id */
    corrupt: (kind, id) => (get(kind, id) ? "" : (read(copyKey(kind, id)) ?? "")),
    /** Ids of all copies of a kind. @param {Kind} kind */
    ids: (kind) =>
      keys()
        .map(ofCopy)
        .flatMap((of) => (of?.kind === kind ? [of.id] : [])),
    /**
     * Writes a copy; where there is no room for its picture, without it.
     * @param {Kind} kind
     * @param {Row} row
     * @returns {"saved"|StorageError}
     */
    put(kind, row) {
      const outcome = write(kind, row);
      return outcome === "full" && row.meta.picture
        ? write(kind, { ...row, meta: { ...row.meta, picture: "" } })
        : outcome;
    },
    /** @param {Kind} kind @param {string} id */
    drop(kind, id) {
      try {
        storage?.removeItem(copyKey(kind, id));
      } catch {
        // It stays, and gives way to the database's newer text.
      }
    },
    /** Characters that all pages of this address have stored. */
    used: () => keys().reduce((sum, key) => sum + key.length + (read(key)?.length ?? 0), 0),
  };
}
