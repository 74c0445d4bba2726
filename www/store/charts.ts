// @ts-check
/**
 * Charts that an owner of the game has filled in. A set is edited in a row of its own; a game names the check of the
 * values that it was begun with, and these are stored under that check, so that it finds them when the set was edited
 * later. Earlier versions of the page stored every set under its check.
 */

/** @typedef {import("./values.ts").Stored} Stored */
/**
 * @typedef {object} StoredCharts a set of charts
 * @property {string} id of the row in which it is edited
 * @property {string} row where it is stored
 * @property {string} name
 * @property {string} check of its values; empty where it has none
 * @property {string} text its file
 * @property {boolean} played whether a game uses it
 * @property {boolean} stored whether the browser stores it
 * @property {number} typed how many texts are not taken
 */
/** @typedef {ReturnType<typeof createCharts>} Charts */

const EDITED = "set-";

/** @param {import("./records.ts").Records} records */
export function createCharts(records) {
  /** @param {string} id @returns {StoredCharts|null} */
  function read(id) {
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

  /** The set of a check; null where none is stored whole. @param {string} check @returns {StoredCharts|null} */
  function find(check) {
    const ofGame = check ? read(check) : null;
    if (ofGame?.text) return ofGame;
    return sets().find((set) => check && set.check === check && set.text) ?? null;
  }

  /** All sets by name, also those without a value that is taken. @returns {StoredCharts[]} */
  function sets() {
    const ids = records.ids();
    const edited = ids.filter((id) => id.startsWith(EDITED)).flatMap((id) => read(id) ?? []);
    const rest = ids.filter((id) => !id.startsWith(EDITED)).flatMap((id) => read(id) ?? []);
    const isEdited = (/** @type {StoredCharts} */ { id, check, played }) =>
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
    /**
     * Stores a set under its check; it can be used at once. A set that a game uses stays marked as such.
     * @param {{name: string, check: string, text: string, played?: boolean}} set
     * @returns {Promise<import("./records.ts").Outcome>}
     */
    save({ name, check, text, played = false }) {
      const meta = records.get(check)?.row.meta ?? {};
      return records.put(check, text, { ...meta, name, played: played || meta.played === true });
    },
    /**
     * Marks a set that a game uses: its values stay until they are deleted, even if it is edited.
     * @param {string} check
     */
    played(check) {
      const set = find(check);
      if (!set || records.get(check)?.row.meta.played === true) return;
      const meta = records.get(check)?.row.meta ?? { of: set.id };
      void records.put(check, set.text, { ...meta, name: set.name, played: true });
    },
    /** Removes a set that is edited in another row now, unless a game uses it. @param {string} check */
    replaced(check) {
      if (records.get(check)?.row.meta.played === false) void records.remove(check).catch(() => {});
    },
    /** The row of a new set: two windows that begin one at once begin two. */
    fresh: () => EDITED + Math.random().toString(36).slice(2),
    /** A row; null where nothing whole is stored. @param {string} id @returns {Stored|null} */
    row(id) {
      const found = records.get(id);
      const aside = [...(found?.row.meta.aside ?? []), ...(found?.corrupt ?? [])];
      if (!found?.whole && !aside.length) return null;
      return { text: found?.row.text ?? "", meta: { ...found?.row.meta, ...(aside.length && { aside }) } };
    },
    /**
     * Changes a row as it is stored when the change is written, so that what other windows have written stays.
     * @param {string} id
     * @param {Stored} from what is changed where nothing is stored
     * @param {(stored: Stored) => Stored} change
     */
    change(id, from, change) {
      return records.merge(id, (found) => {
        const corrupt = found?.corrupt ?? [];
        const { text, meta } = change(found?.whole ? found.row : from);
        return {
          text,
          meta: corrupt.length ? { ...meta, aside: [...new Set([...(meta.aside ?? []), ...corrupt])] } : meta,
        };
      });
    },
    /** Hears of every change, by this page and by others. @param {(id: string) => void} listener */
    onChange: records.onChange,
    /**
     * Removes rows and gives them back for `restore`.
     * @param {string[]} ids
     */
    async remove(ids) {
      const removed = await Promise.all(ids.map((id) => records.remove(id).catch(() => null)));
      return removed.flatMap((found) => found ?? []);
    },
    /** Stores again what `remove` gave. @param {import("./rows.ts").Found[]} found */
    restore: (found) => found.forEach(records.restore),
  };
}
