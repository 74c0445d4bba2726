// @ts-check
/**
 * Charts that an owner of the game has filled in. Each set is stored under the check of its values: a game names that
 * check and finds the values it was begun with, even if the set was edited later.
 */

/**
 * @typedef {object} StoredCharts a set of charts
 * @property {string} name
 * @property {string} check of its values
 * @property {string} text its file
 * @property {boolean} played whether a game uses it
 * @property {boolean} stored whether the browser stores it
 */
/** @typedef {ReturnType<typeof createCharts>} Charts */

/** @param {import("./records.js").Records} records */
export function createCharts(records) {
  /** The set of a check; null where none is stored whole. @param {string} check @returns {StoredCharts|null} */
  function find(check) {
    const found = records.get(check);
    const { name, played } = found?.row.meta ?? {};
    if (!found?.whole || !found.row.text || typeof name !== "string") return null;
    return { name, check, text: found.row.text, played: played === true, stored: found.place !== "memory" };
  }

  /** @param {Omit<StoredCharts, "stored">} set */
  const put = ({ check, name, played, text }) => records.put(check, text, { name, played });

  return {
    find,
    /** All sets by name. @returns {StoredCharts[]} */
    list() {
      const all = records.ids().flatMap((check) => find(check) ?? []);
      return all.sort((one, other) => one.name.localeCompare(other.name) || one.check.localeCompare(other.check));
    },
    /** Sets of which nothing whole is left. */
    damaged: () => records.ids().filter((check) => !find(check)),
    /**
     * Stores a set; it can be used at once. A set that a game uses stays marked as such.
     * @param {{name: string, check: string, text: string, played?: boolean}} set
     * @returns {Promise<import("./records.js").Outcome>}
     */
    save: ({ name, check, text, played = false }) =>
      put({ name, check, text, played: played || find(check)?.played === true }),
    /** Marks a set that a game uses: it stays until it is deleted, even if it is edited. @param {string} check */
    played(check) {
      const set = find(check);
      if (set && !set.played) void put({ ...set, played: true });
    },
    /**
     * Removes a set that was edited, unless a game uses it.
     * @param {string} check
     * @param {string} next the check of the edited set
     */
    replaced(check, next) {
      if (check !== next && !find(check)?.played) void records.remove(check).catch(() => {});
    },
    /** @param {string} check */
    remove: (check) =>
      records.remove(check).then(
        () => {},
        () => {},
      ),
  };
}
