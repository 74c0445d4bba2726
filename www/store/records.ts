// @ts-check
/**
 * The texts of one kind: read from the database once, held in memory, and written back through a queue in which the
 * newest text of an id takes the place of those before it, so that a slow disk never blocks the page. What the database
 * refuses is copied to localStorage where it fits, and held in memory where it does not.
 */
import { storageErrorOf } from "./storage-error.ts";
import { isRow, isWhole, newer, sameText, stampOf, unreadable } from "./rows.ts";
import { FORM, crc32 } from "./sealed.ts";

/** @typedef {import("./database.ts").StorageError} StorageError */
/** @typedef {import("./database.ts").Kind} Kind */
/** @typedef {import("./database.ts").Row} Row */
/** @typedef {import("./rows.ts").Found} Found */
/** @typedef {import("./rows.ts").Stamp} Stamp */
/**
 * What became of a save. `newer`: the store holds a save that this page has not seen; `later`: one of a later version.
 * @typedef {"saved"|"copied"|StorageError|"newer"|"later"} Outcome
 */
/** Whether a save outlasts the page: it is in the database or in localStorage. @param {string|null} outcome */
export const isStored = (outcome) => outcome === "saved" || outcome === "copied";

/** @typedef {{row: Row, done: ((outcome: Outcome) => void)[]}} Waiting */
/** Gives the row to write, from the one that is stored. @typedef {(there: Row|undefined) => Row} Rebase */
/** @typedef {(found: Found|null) => {text: string, meta: Row["meta"]}} Merge */
/** @typedef {{before: Found|null, changes: Merge[], row: Row, done: ((outcome: Outcome) => void)[]}} Merging */
/** @typedef {ReturnType<typeof createRecords>} Records */
/**
 * @typedef {object} World
 * @property {import("./database.ts").Database} database
 * @property {import("./mirror.ts").Mirror} mirror
 * @property {(kind: Kind, id: string) => void} [announce] tells the other windows that a text has changed
 */

/**
 * @param {Kind} kind
 * @param {World} world
 * @param {{guarded?: boolean}} [options] guarded: a save that this page has not seen is never written over
 */
export function createRecords(kind, { database, mirror, announce = () => {} }, { guarded = false } = {}) {
  /** @type {Map<string, Found>} */
  const held = new Map();
  /** The save of each text that this page read or wrote last. @type {Map<string, Stamp>} */
  const seen = new Map();
  /** @type {Map<string, Waiting>} */
  const waiting = new Map();
  /** @type {Map<string, Merging>} */
  const merging = new Map();
  /**
   * Changes that the database has refused so far: the text that they change, and the copy that has them.
   * @type {Map<string, {base: Found|null, changes: Merge[], copy: Row|null}>}
   */
  const refused = new Map();
  /** @type {Map<string, Promise<void>>} */
  const writing = new Map();
  /** @type {((id: string) => void)[]} */
  const listeners = [];
  const notify = (/** @type {string} */ id) => listeners.forEach((listener) => listener(id));
  const stores = database.state === "ready";

  /** @param {string} id @param {Row|null|undefined} row */
  const choose = (id, row) => newer(id, row, mirror.get(kind, id), mirror.corrupt(kind, id), stores);

  /** What the database has of a text; null where it cannot be read. @param {string} id */
  const stored = async (id) => (stores ? database.get(kind, id).catch(() => null) : undefined);

  /** All rows by id. Where they cannot be read together, each is read by itself. */
  async function allStored() {
    try {
      return new Map((await database.all(kind)).map((row) => [row.id, row]));
    } catch {
      const ids = await database.ids(kind).catch(() => /** @type {string[]} */ ([]));
      const one = async (/** @type {string} */ id) => /** @type {const} */ ([id, (await stored(id)) ?? unreadable(id)]);
      return new Map(await Promise.all(ids.map(one)));
    }
  }

  /**
   * Takes over what is stored of a text, unless the read failed or something newer is only in memory.
   * @param {string} id
   * @param {Row|null|undefined} row
   */
  function accept(id, row) {
    if (row === null) return;
    const found = choose(id, row);
    const old = held.get(id);
    if (old?.place === "memory" && old.row.number > (found?.row.number ?? 0)) return;
    if (found) held.set(id, found);
    else held.delete(id);
  }

  /**
   * Whether a save may not be written over the one there.
   * @param {Row|null|undefined} there
   * @param {string} id
   * @returns {""|"newer"|"later"}
   */
  function clash(there, id) {
    if (!isRow(there)) return "";
    if (there.form > FORM) return "later";
    const known = seen.get(id) ?? stampOf(null);
    if (!guarded || !isWhole(there)) return "";
    return there.number > known.number || (there.number === known.number && there.check !== known.check) ? "newer" : "";
  }

  /** @param {string} id @param {Rebase} rebase @returns {Promise<{row: Row|null, outcome: Outcome}>} */
  const toDatabase = (id, rebase) =>
    database.change([kind], async (change) => {
      const store = change.objectStore(kind);
      const there = await store.get(id);
      const no = clash(there, id);
      if (no) return { row: null, outcome: no };
      const row = rebase(there);
      await store.put(row);
      return { row, outcome: /** @type {Outcome} */ ("saved") };
    });

  /** @param {Row} row @returns {Outcome} */
  function toCopy(row) {
    const no = clash(mirror.get(kind, row.id), row.id);
    if (no) return no;
    const outcome = mirror.put(kind, row);
    return outcome === "saved" ? "copied" : outcome;
  }

  /** @param {Row} row @param {Rebase} [rebase] @returns {Promise<Outcome>} */
  async function store(row, rebase = () => row) {
    /** @type {StorageError} */
    let why = "denied";
    /** @type {Row|null} */
    let rebased = null;
    if (database.state === "later") return "later";
    if (stores) {
      try {
        const written = await toDatabase(row.id, (there) => (rebased = rebase(there)));
        return note(replaced(row, written.row ?? row), written.outcome, "");
      } catch (error) {
        why = storageErrorOf(error);
      }
    }
    row = replaced(row, rebased ?? rebase(undefined));
    const outcome = toCopy(row);
    const refused = outcome === "denied" || outcome === "full" || outcome === "failed";
    return note(row, refused && stores ? why : outcome, why);
  }

  /**
   * Takes over a row that was written in place of another, unless a newer one is known.
   * @param {Row} row @param {Row} by
   */
  function replaced(row, by) {
    const found = held.get(row.id);
    if (by !== row && found?.row === row) held.set(row.id, { ...found, row: by });
    return by;
  }

  /** Notes what became of a save. @param {Row} row @param {Outcome} outcome @param {StorageError|""} why */
  function note(row, outcome, why) {
    if (isStored(outcome)) seen.set(row.id, stampOf(row));
    const found = held.get(row.id);
    if (found && found.row.number === row.number && outcome !== "newer" && outcome !== "later") {
      const place = outcome === "saved" ? "database" : outcome === "copied" ? "copy" : "memory";
      const fault = place === "memory" ? /** @type {StorageError} */ (outcome) : why;
      held.set(row.id, { ...found, place, why: fault, corrupt: [] });
    }
    return outcome;
  }

  /** Does one thing after the other with a text. @param {string} id @param {() => Promise<void>} work */
  function chain(id, work) {
    const next = (writing.get(id) ?? Promise.resolve()).then(work);
    const ended = next
      .catch(() => {})
      .then(() => {
        if (writing.get(id) === ended) writing.delete(id);
      });
    writing.set(id, ended);
    return next;
  }

  /**
   * Writes what waits of a text, unless it was removed meanwhile: the newest alone.
   * @param {string} id
   * @param {Waiting} next
   */
  async function write(id, next) {
    if (waiting.get(id) !== next) return;
    waiting.delete(id);
    const outcome = await store(next.row);
    if ((outcome === "newer" || outcome === "later") && !waiting.has(id)) accept(id, await stored(id));
    if (isStored(outcome)) announce(kind, id);
    for (const resolve of next.done) resolve(outcome);
    notify(id);
  }

  /** Notes a row that is yet to be written. @param {Row} row @param {Found|null|undefined} old */
  function hold(row, old) {
    const place = old?.place ?? (stores ? "database" : mirror.there ? "copy" : "memory");
    held.set(row.id, { row, place, why: old?.why ?? "", whole: true, corrupt: [] });
    notify(row.id);
  }

  /** @param {Row} row @returns {Promise<Outcome>} */
  function enqueue(row) {
    return new Promise((resolve) => {
      const { id } = row;
      const next = waiting.get(id) ?? { row, done: [] };
      next.row = row;
      next.done.push(resolve);
      if (waiting.get(id) === next) return;
      waiting.set(id, next);
      void chain(id, () => write(id, next));
    });
  }

  /** @param {string} id @param {Found|null} found @param {Merge} change @returns {Row} */
  function changed(id, found, change) {
    const { text, meta } = change(found);
    return { id, form: FORM, number: (found?.row.number ?? 0) + 1, check: crc32(text), text, meta };
  }

  /** Writes the changes of a text that wait, on what is stored by then. @param {string} id @param {Merging} next */
  async function writeMerged(id, next) {
    merging.delete(id);
    const { before, row } = next;
    const earlier = refused.get(id);
    const changes = [...(earlier?.changes ?? []), ...next.changes];
    let written = row;
    const outcome = await store(row, (there) => {
      let found = choose(id, there);
      let known = before;
      // A copy of this page lacks what others have written to the database meanwhile.
      const isOwn = there && earlier?.copy && found?.place === "copy" && sameText(found.row, earlier.copy);
      if (isOwn) [found, known] = [newer(id, there, null, "", stores), earlier.base];
      const isOlder = !isOwn && found && found.row.number < (known?.row.number ?? 0);
      if (!found || isOlder || sameText(found.row, known?.row)) return row;
      for (const change of found.place === "copy" && earlier?.copy ? next.changes : changes)
        found = { row: changed(id, found, change), place: "database", why: "", whole: true, corrupt: [] };
      return (written = { ...found.row, number: Math.max(found.row.number, row.number) });
    });
    if (outcome === "saved" || !stores) refused.delete(id);
    else
      refused.set(id, { base: earlier ? earlier.base : before, changes, copy: outcome === "copied" ? written : null });
    if (isStored(outcome)) announce(kind, id);
    for (const resolve of next.done) resolve(outcome);
    notify(id);
  }

  /** Copies the newest text to localStorage at once: the page may go. @param {string} id */
  function copy(id) {
    const found = held.get(id);
    return found?.whole && database.state !== "later" ? mirror.put(kind, found.row) : "failed";
  }

  /** What is stored of a text, read again. @param {string} id */
  async function refresh(id) {
    if (writing.has(id)) return;
    const row = await stored(id);
    if (!writing.has(id)) accept(id, row);
    notify(id);
  }

  return {
    /** Reads everything. */
    async load() {
      const byId = stores ? await allStored() : /** @type {Map<string, Row>} */ (new Map());
      if (database.state === "later") return;
      for (const id of new Set([...byId.keys(), ...mirror.ids(kind)])) accept(id, byId.get(id));
    },
    ids: () => [...held.keys()],
    /** @param {string} id */
    get: (id) => held.get(id) ?? null,
    /**
     * Reads a text again before it is worked with, and notes it as seen. A copy that is newer than the database goes
     * there.
     * @param {string} id
     */
    async claim(id) {
      await writing.get(id);
      const row = await stored(id);
      accept(id, row);
      const found = held.get(id);
      // Where the read failed, what was read earlier is still what this page has seen.
      const known = row ?? (found?.place === "database" || !stores ? found?.row : null);
      seen.set(id, stampOf(known));
      if (stores && found?.place === "copy" && found.whole && !found.corrupt.length) void enqueue(found.row);
      return found ?? null;
    },
    /** Forgets that a text was seen. @param {string} id */
    release: (id) => void seen.delete(id),
    /**
     * Saves a text. It is known here at once; the promise tells where it was written.
     * @param {string} id
     * @param {string} text
     * @param {Row["meta"]} meta
     */
    put(id, text, meta) {
      const old = held.get(id);
      const number = Math.max(old?.row.number ?? 0, seen.get(id)?.number ?? 0) + 1;
      const row = { id, form: FORM, number, check: crc32(text), text, meta };
      hold(row, old);
      return enqueue(row);
    },
    /**
     * Changes a text as it is stored when the change is written, so that what other windows have written stays. It is
     * known here at once; the promise tells where it was written.
     * @param {string} id
     * @param {Merge} change called once more where another text is stored
     *   than the one that this page knows
     * @returns {Promise<Outcome>}
     */
    merge(id, change) {
      const known = held.get(id) ?? null;
      const row = changed(id, known, change);
      hold(row, known);
      return new Promise((resolve) => {
        const next = merging.get(id) ?? { before: known, changes: [], row, done: [] };
        next.row = row;
        next.changes.push(change);
        next.done.push(resolve);
        if (merging.get(id) === next) return;
        merging.set(id, next);
        void chain(id, () => writeMerged(id, next));
      });
    },
    copy,
    /** Copies what is still being written: the page may go. */
    copyBusy: () => [...writing.keys()].forEach(copy),
    /** Forgets the copy of a text that the database has. @param {string} id */
    dropCopy(id) {
      if (held.get(id)?.place === "database") mirror.drop(kind, id);
    },
    /** Takes a text away and gives it back for `restore`. @param {string} id */
    async remove(id) {
      const found = held.get(id) ?? null;
      held.delete(id);
      waiting.get(id)?.done.forEach((resolve) => resolve("saved"));
      waiting.delete(id);
      try {
        await chain(id, async () => {
          if (stores) await database.change([kind], (change) => change.objectStore(kind).delete(id));
          mirror.drop(kind, id);
          seen.delete(id);
        });
      } catch (error) {
        if (found && !held.has(id)) held.set(id, found);
        throw error;
      }
      announce(kind, id);
      notify(id);
      return found;
    },
    /** @param {Found} found what `remove` gave */
    restore(found) {
      held.set(found.row.id, found);
      notify(found.row.id);
      return enqueue(found.row);
    },
    refresh,
    /** Whether saves of a text wait to be written. @param {string} id */
    busy: (id) => writing.has(id),
    /** Resolves when they are. @param {string} id */
    idle: async (id) => void (await writing.get(id)),
    /** Resolves when nothing waits to be written. */
    async settled() {
      while (writing.size) await Promise.all(writing.values());
    },
    /** Hears of every change. @param {(id: string) => void} listener */
    onChange(listener) {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
}
