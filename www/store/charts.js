// @ts-check
/**
 * Charts of one's own, kept in this browser. Each set stands under the check of its values, so that a game which names a check
 * finds the very values that it was begun with, whatever became of the set since. Two slots are written in turn under a seal
 * and read back; what cannot be stored is kept in memory and the answer says so.
 */
import { seal, unseal } from "./sealed.js";
import { faultOf } from "./slots.js";

/** @typedef {{name: string, check: string, text: string, played: boolean, kept: boolean}} Kept `text` is the file of the charts, `played` whether a game was begun with them, `kept` whether the browser stores them */
/** @typedef {ReturnType<typeof createCharts>} Charts */

const PREFIX = "desertfox:v1:charts:";
const KIND = "desert-fox-charts";
const SLOTS = ["a", "b"];

/** @param {Storage|null} storage null where the browser denies it */
export function createCharts(storage) {
  /** @type {Map<string, Kept>} */
  const held = new Map();

  /** The newest whole text of a set, and the slot beside it. @param {string} check */
  function look(check) {
    const found = SLOTS.map((slot) => ({ slot, ...unseal(KIND, storage?.getItem(`${PREFIX}${check}:${slot}`) ?? null) }));
    const good = found.filter((one) => one.state === "good").sort((one, other) => other.number - one.number)[0];
    const free = good ? SLOTS.find((slot) => slot !== good.slot) ?? "a" : "a";
    return { body: good?.state === "good" ? good.body : "", number: good?.state === "good" ? good.number : 0, free, damaged: !good && found.some((one) => one.state === "damaged") };
  }

  /** @param {string} check @returns {Kept|null} */
  function find(check) {
    const memory = held.get(check);
    if (memory) return memory;
    try {
      const { name, played, text } = JSON.parse(look(check).body || "null") ?? {};
      return typeof name === "string" && typeof text === "string" ? { name, check, text, played: played === true, kept: true } : null;
    } catch {
      return null;
    }
  }

  /** Checks of all sets. */
  function checks() {
    const found = new Set(held.keys());
    try {
      for (let i = 0; storage && i < storage.length; i++) {
        const [, check] = /^desertfox:v1:charts:([0-9a-f]{16}):[ab]$/.exec(storage.key(i) ?? "") ?? [];
        if (check) found.add(check);
      }
    } catch {
      // The storage answers no more; what is in memory is still there.
    }
    return [...found];
  }

  /** @param {Omit<Kept, "kept">} set @returns {"saved"|import("./slots.js").Fault} */
  function put({ check, ...set }) {
    try {
      if (!storage) throw Object.assign(new Error("denied"), { name: "SecurityError" });
      const { number, free } = look(check);
      const key = `${PREFIX}${check}:${free}`;
      const sealed = seal(KIND, number + 1, JSON.stringify(set));
      storage.setItem(key, sealed);
      if (storage.getItem(key) !== sealed) throw new Error("read back otherwise");
      held.delete(check);
      return "saved";
    } catch (error) {
      held.set(check, { check, ...set, kept: false });
      return faultOf(error);
    }
  }

  /** @param {string} check */
  function remove(check) {
    held.delete(check);
    try {
      for (const slot of SLOTS) storage?.removeItem(`${PREFIX}${check}:${slot}`);
    } catch {
      // What the browser does not let go stays.
    }
  }

  return {
    find,
    remove,
    /** All sets by name. @returns {Kept[]} */
    list: () => checks().flatMap((check) => find(check) ?? []).sort((one, other) => one.name.localeCompare(other.name) || one.check.localeCompare(other.check)),
    /** Sets of which nothing whole is left. */
    damaged: () => checks().filter((check) => !find(check)),
    /** Keeps a set. @param {{name: string, check: string, text: string}} set */
    keep: ({ name, check, text }) => put({ name, check, text, played: find(check)?.played ?? false }),
    /** A game is begun with a set: from now on it stays until it is deleted. @param {string} check */
    played(check) {
      const set = find(check);
      if (set && !set.played) put({ name: set.name, check, text: set.text, played: true });
    },
    /** A set that was changed gives way to the new one, unless a game was begun with it. @param {string} check @param {string} next */
    replaced(check, next) {
      if (check !== next && !find(check)?.played) remove(check);
    },
  };
}

/** The charts of this browser. */
export function openCharts() {
  try {
    const storage = globalThis.localStorage;
    storage.getItem(PREFIX);
    return createCharts(storage);
  } catch {
    return createCharts(null);
  }
}
