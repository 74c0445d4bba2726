/**
 * Copies in localStorage: that of the open game, written when the page is hidden or closes, and where the browser
 * refuses its database, as many texts as fit. A copy is written at once, but a browser may take a minute to bring it to
 * the disk.
 */
import { storageErrorOf } from "./storage-error.ts";
import { seal, unseal } from "./sealed.ts";
import type { StorageError } from "./storage-error.ts";
import type { StorageNames } from "./names.ts";
import type { Kind, Row } from "./database.ts";

export type Write = (key: string, text: string) => "saved" | StorageError;

export type Mirror = ReturnType<typeof createMirror>;

/** Writes a text and reads it back. */
const writer =
  (storage: Storage): Write =>
  (key, text) => {
    try {
      storage.setItem(key, text);
      return storage.getItem(key) === text ? "saved" : "failed";
    } catch (error) {
      return storageErrorOf(error);
    }
  };

/**
 * `storage`: null where the browser denies it. `engine`: returns the engine's call that writes a copy; null until the
 * engine has loaded.
 */
export function createMirror(
  { copy: copyKey, ofCopy, seal: sealOf }: Pick<StorageNames, "copy" | "ofCopy" | "seal">,
  storage: Storage | null,
  engine: () => Write | null = () => null,
) {
  const direct = storage && writer(storage);

  function read(key: string) {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Returns the copy, if it is whole. */
  function get(kind: Kind, id: string): Row | null {
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

  function write(kind: Kind, { id, number, check, text, meta }: Row) {
    const sealed = seal(sealOf(kind), number, `${JSON.stringify({ ...meta, check })}\n${text}`);
    return (engine() ?? direct)?.(copyKey(kind, id), sealed) ?? "denied";
  }

  return {
    /** Whether the browser lets the page have its storage. */
    there: storage !== null,
    get,
    /** The text of a copy that is not whole. */
    corrupt: (kind: Kind, id: string) => (get(kind, id) ? "" : (read(copyKey(kind, id)) ?? "")),
    /** Ids of all copies of a kind. */
    ids: (kind: Kind) =>
      keys()
        .map(ofCopy)
        .flatMap((of) => (of?.kind === kind ? [of.id] : [])),
    /** Writes a copy; where there is no room for its picture, without it. */
    put(kind: Kind, row: Row): "saved" | StorageError {
      const outcome = write(kind, row);
      return outcome === "full" && row.meta.picture
        ? write(kind, { ...row, meta: { ...row.meta, picture: "" } })
        : outcome;
    },
    drop(kind: Kind, id: string) {
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
