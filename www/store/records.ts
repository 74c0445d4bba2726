/**
 * The texts of one kind: read from the database once, held in memory, and written back through a queue in which the
 * newest text of an id takes the place of those before it, so that a slow disk never blocks the page. What the database
 * refuses is copied to localStorage where it fits, and held in memory where it does not.
 */
import { storageErrorOf } from "./storage-error.ts";
import { isRow, isWhole, newer, sameText, stampOf, unreadable } from "./rows.ts";
import { FORM, crc32 } from "./sealed.ts";
import type { StorageError } from "./storage-error.ts";
import type { Database, Kind, Row } from "./database.ts";
import type { Found, Stamp } from "./rows.ts";
import type { Mirror } from "./mirror.ts";

/**
 * What became of a save. `newer`: the store holds a save that this page has not seen; `later`: one of a later version.
 */
export type Outcome = "saved" | "copied" | StorageError | "newer" | "later";

/** Whether a save outlasts the page: it is in the database or in localStorage. */
export const isStored = (outcome: string | null) => outcome === "saved" || outcome === "copied";

interface Waiting {
  row: Row;
  done: ((outcome: Outcome) => void)[];
}

/** Gives the row to write, from the one that is stored. */
type Rebase = (there: Row | undefined) => Row;

type Merge = (found: Found | null) => { text: string; meta: Row["meta"] };

interface Merging {
  before: Found | null;
  changes: Merge[];
  row: Row;
  done: ((outcome: Outcome) => void)[];
}

export type Records = ReturnType<typeof createRecords>;

interface World {
  database: Database;
  mirror: Mirror;
  /** Tells the other windows that a text has changed. */
  announce?: (kind: Kind, id: string) => void;
}

/** `options`: guarded: a save that this page has not seen is never written over. */
export function createRecords(
  kind: Kind,
  { database, mirror, announce = () => {} }: World,
  { guarded = false }: { guarded?: boolean } = {},
) {
  const held = new Map<string, Found>();
  /** The save of each text that this page read or wrote last. */
  const seen = new Map<string, Stamp>();
  const waiting = new Map<string, Waiting>();
  const merging = new Map<string, Merging>();
  /** Changes that the database has refused so far: the text that they change, and the copy that has them. */
  const refused = new Map<string, { base: Found | null; changes: Merge[]; copy: Row | null }>();
  const writing = new Map<string, Promise<void>>();
  const listeners: ((id: string) => void)[] = [];
  const notify = (id: string) => listeners.forEach((listener) => listener(id));
  const stores = database.state === "ready";

  const choose = (id: string, row: Row | null | undefined) =>
    newer(id, row, mirror.get(kind, id), mirror.corrupt(kind, id), stores);

  /** What the database has of a text; null where it cannot be read. */
  const stored = async (id: string) => (stores ? database.get(kind, id).catch(() => null) : undefined);

  /** All rows by id. Where they cannot be read together, each is read by itself. */
  async function allStored() {
    try {
      return new Map((await database.all(kind)).map((row) => [row.id, row]));
    } catch {
      const ids = await database.ids(kind).catch(() => []);
      const one = async (id: string) => [id, (await stored(id)) ?? unreadable(id)] as const;
      return new Map(await Promise.all(ids.map(one)));
    }
  }

  /** Takes over what is stored of a text, unless the read failed or something newer is only in memory. */
  function accept(id: string, row: Row | null | undefined) {
    if (row === null) return;
    const found = choose(id, row);
    const old = held.get(id);
    if (old?.place === "memory" && old.row.number > (found?.row.number ?? 0)) return;
    if (found) held.set(id, found);
    else held.delete(id);
  }

  /** Whether a save may not be written over the one there. */
  function clash(there: Row | null | undefined, id: string): "" | "newer" | "later" {
    if (!isRow(there)) return "";
    if (there.form > FORM) return "later";
    const known = seen.get(id) ?? stampOf(null);
    if (!guarded || !isWhole(there)) return "";
    return there.number > known.number || (there.number === known.number && there.check !== known.check) ? "newer" : "";
  }

  const toDatabase = (id: string, rebase: Rebase): Promise<{ row: Row | null; outcome: Outcome }> =>
    database.change([kind], async (change) => {
      const store = change.objectStore(kind);
      const there = await store.get(id);
      const no = clash(there, id);
      if (no) return { row: null, outcome: no };
      const row = rebase(there);
      await store.put(row);
      return { row, outcome: "saved" };
    });

  function toCopy(row: Row): Outcome {
    const no = clash(mirror.get(kind, row.id), row.id);
    if (no) return no;
    const outcome = mirror.put(kind, row);
    return outcome === "saved" ? "copied" : outcome;
  }

  async function store(row: Row, rebase: Rebase = () => row): Promise<Outcome> {
    let why: StorageError = "denied";
    let rebased: Row | null = null;
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

  /** Takes over a row that was written in place of another, unless a newer one is known. */
  function replaced(row: Row, by: Row) {
    const found = held.get(row.id);
    if (by !== row && found?.row === row) held.set(row.id, { ...found, row: by });
    return by;
  }

  /** Notes what became of a save. */
  function note(row: Row, outcome: Outcome, why: StorageError | "") {
    if (isStored(outcome)) seen.set(row.id, stampOf(row));
    const found = held.get(row.id);
    if (found && found.row.number === row.number && outcome !== "newer" && outcome !== "later") {
      const place = outcome === "saved" ? "database" : outcome === "copied" ? "copy" : "memory";
      const fault = place === "memory" ? (outcome as StorageError) : why;
      held.set(row.id, { ...found, place, why: fault, corrupt: [] });
    }
    return outcome;
  }

  /** Does one thing after the other with a text. */
  function chain(id: string, work: () => Promise<void>) {
    const next = (writing.get(id) ?? Promise.resolve()).then(work);
    const ended = next
      .catch(() => {})
      .then(() => {
        if (writing.get(id) === ended) writing.delete(id);
      });
    writing.set(id, ended);
    return next;
  }

  /** Writes what waits of a text, unless it was removed meanwhile: the newest alone. */
  async function write(id: string, next: Waiting) {
    if (waiting.get(id) !== next) return;
    waiting.delete(id);
    const outcome = await store(next.row);
    if ((outcome === "newer" || outcome === "later") && !waiting.has(id)) accept(id, await stored(id));
    if (isStored(outcome)) announce(kind, id);
    for (const resolve of next.done) resolve(outcome);
    notify(id);
  }

  /** Notes a row that is yet to be written. */
  function hold(row: Row, old: Found | null | undefined) {
    const place = old?.place ?? (stores ? "database" : mirror.there ? "copy" : "memory");
    held.set(row.id, { row, place, why: old?.why ?? "", whole: true, corrupt: [] });
    notify(row.id);
  }

  function enqueue(row: Row): Promise<Outcome> {
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

  function changed(id: string, found: Found | null, change: Merge): Row {
    const { text, meta } = change(found);
    return { id, form: FORM, number: (found?.row.number ?? 0) + 1, check: crc32(text), text, meta };
  }

  /** Writes the changes of a text that wait, on what is stored by then. */
  async function writeMerged(id: string, next: Merging) {
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

  /** Copies the newest text to localStorage at once: the page may go. */
  function copy(id: string) {
    const found = held.get(id);
    return found?.whole && database.state !== "later" ? mirror.put(kind, found.row) : "failed";
  }

  /** What is stored of a text, read again. */
  async function refresh(id: string) {
    if (writing.has(id)) return;
    const row = await stored(id);
    if (!writing.has(id)) accept(id, row);
    notify(id);
  }

  return {
    /** Reads everything. */
    async load() {
      const byId = stores ? await allStored() : new Map<string, Row>();
      if (database.state === "later") return;
      for (const id of new Set([...byId.keys(), ...mirror.ids(kind)])) accept(id, byId.get(id));
    },
    ids: () => [...held.keys()],
    get: (id: string) => held.get(id) ?? null,
    /**
     * Reads a text again before it is worked with, and notes it as seen. A copy that is newer than the database goes
     * there.
     */
    async claim(id: string) {
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
    /** Forgets that a text was seen. */
    release: (id: string) => void seen.delete(id),
    /** Saves a text. It is known here at once; the promise tells where it was written. */
    put(id: string, text: string, meta: Row["meta"]) {
      const old = held.get(id);
      const number = Math.max(old?.row.number ?? 0, seen.get(id)?.number ?? 0) + 1;
      const row = { id, form: FORM, number, check: crc32(text), text, meta };
      hold(row, old);
      return enqueue(row);
    },
    /**
     * Changes a text as it is stored when the change is written, so that what other windows have written stays. It is
     * known here at once; the promise tells where it was written. `change`: called once more where another text is
     * stored than the one that this page knows.
     */
    merge(id: string, change: Merge): Promise<Outcome> {
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
    /** Forgets the copy of a text that the database has. */
    dropCopy(id: string) {
      if (held.get(id)?.place === "database") mirror.drop(kind, id);
    },
    /** Takes a text away and gives it back for `restore`. */
    async remove(id: string) {
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
    /** `found`: what `remove` gave. */
    restore(found: Found) {
      held.set(found.row.id, found);
      notify(found.row.id);
      return enqueue(found.row);
    },
    refresh,
    /** Whether saves of a text wait to be written. */
    busy: (id: string) => writing.has(id),
    /** Resolves when they are. */
    idle: async (id: string) => void (await writing.get(id)),
    /** Resolves when nothing waits to be written. */
    async settled() {
      while (writing.size) await Promise.all(writing.values());
    },
    /** Hears of every change. */
    onChange(listener: (id: string) => void) {
      listeners.push(listener);
      return () => void listeners.splice(listeners.indexOf(listener), 1);
    },
  };
}
