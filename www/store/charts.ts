/**
 * Charts that an owner of the game has filled in. A set is edited in a row of its own; a game names the check of the
 * values that it was begun with, and these are stored under that check, so that it finds them when the set was edited
 * later. Earlier versions of the page stored every set under its check.
 */

import type { Outcome, Records } from "./records.ts";
import type { Stored } from "./values.ts";
import type { Found } from "./rows.ts";

/** A set of charts. */
export type StoredCharts = {
  /** Of the row in which it is edited. */
  id: string;
  /** Where it is stored. */
  row: string;
  name: string;
  /** Of its values; empty where it has none. */
  check: string;
  /** Its file. */
  text: string;
  /** Whether a game uses it. */
  played: boolean;
  /** Whether the browser stores it. */
  stored: boolean;
  /** How many texts are not taken. */
  typed: number;
};

export type Charts = ReturnType<typeof createCharts>;

const EDITED = "set-";

export function createCharts(records: Records) {
  function read(id: string): StoredCharts | null {
    const found = records.get(id);
    const { name, played, of, chartCheck, typed } = found?.row.meta ?? {};
    if (!found?.whole || typeof name !== "string") return null;
    const edited = id.startsWith(EDITED);
    const check = edited ? String(chartCheck ?? "") : id;
    return {
      id: edited ? id : String(of ?? EDITED + id),
      row: id,
      name,
      check,
      text: found.row.text,
      played: edited ? records.get(check)?.row.meta.played === true : played === true,
      stored: found.place !== "memory",
      typed: Array.isArray(typed) ? typed.length : 0,
    };
  }

  /** The set of a check; null where none is stored whole. */
  function find(check: string): StoredCharts | null {
    const ofGame = check ? read(check) : null;
    if (ofGame?.text) return ofGame;
    return sets().find((set) => check && set.check === check && set.text) ?? null;
  }

  /** All sets by name, also those without a value that is taken. */
  function sets(): StoredCharts[] {
    const ids = records.ids();
    const edited = ids.filter((id) => id.startsWith(EDITED)).flatMap((id) => read(id) ?? []);
    const rest = ids.filter((id) => !id.startsWith(EDITED)).flatMap((id) => read(id) ?? []);
    const isEdited = ({ id, check, played }: StoredCharts) =>
      edited.some((set) => set.check === check || (set.id === id && !played));
    const all = [...edited, ...rest.filter((set) => set.text && !isEdited(set))];
    return all.sort((one, other) => one.name.localeCompare(other.name) || one.check.localeCompare(other.check));
  }

  return {
    find,
    sets,
    /** The sets that a game can be begun with, by name. */
    list: () => sets().filter(({ text }) => text),
    /** Sets of which nothing whole is left. */
    damaged: () => records.ids().filter((id) => !id.startsWith(EDITED) && !read(id)?.text),
    /** Stores a set under its check; it can be used at once. A set that a game uses stays marked as such. */
    save({
      name,
      check,
      text,
      played = false,
    }: {
      name: string;
      check: string;
      text: string;
      played?: boolean;
    }): Promise<Outcome> {
      const meta = records.get(check)?.row.meta ?? {};
      return records.put(check, text, { ...meta, name, played: played || meta.played === true });
    },
    /** Marks a set that a game uses: its values stay until they are deleted, even if it is edited. */
    played(check: string) {
      const set = find(check);
      if (!set || records.get(check)?.row.meta.played === true) return;
      const meta = records.get(check)?.row.meta ?? { of: set.id };
      void records.put(check, set.text, { ...meta, name: set.name, played: true });
    },
    /** Removes a set that is edited in another row now, unless a game uses it. */
    replaced(check: string) {
      if (records.get(check)?.row.meta.played === false) void records.remove(check).catch(() => {});
    },
    /** The row of a new set: two windows that begin one at once begin two. */
    fresh: () => EDITED + Math.random().toString(36).slice(2),
    /** A row; null where nothing whole is stored. */
    row(id: string): Stored | null {
      const found = records.get(id);
      const aside = [...(found?.row.meta.aside ?? []), ...(found?.corrupt ?? [])];
      if (!found?.whole && !aside.length) return null;
      return { text: found?.row.text ?? "", meta: { ...found?.row.meta, ...(aside.length && { aside }) } };
    },
    /**
     * Changes a row as it is stored when the change is written, so that what other windows have written stays. `from`:
     * what is changed where nothing is stored.
     */
    change(id: string, from: Stored, change: (stored: Stored) => Stored) {
      return records.merge(id, (found) => {
        const corrupt = found?.corrupt ?? [];
        const { text, meta } = change(found?.whole ? found.row : from);
        return {
          text,
          meta: corrupt.length ? { ...meta, aside: [...new Set([...(meta.aside ?? []), ...corrupt])] } : meta,
        };
      });
    },
    /** Hears of every change, by this page and by others. */
    onChange: records.onChange,
    /** Removes rows and gives them back for `restore`. */
    async remove(ids: string[]) {
      const removed = await Promise.all(ids.map((id) => records.remove(id).catch(() => null)));
      return removed.flatMap((found) => found ?? []);
    },
    /** Stores again what `remove` gave. */
    restore: (found: Found[]) => found.forEach(records.restore),
  };
}
