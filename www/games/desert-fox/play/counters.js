// @ts-check
/** The counters of a game for the lists of the panel: their values, names and what is marked on them. */
import { isSupply, nameOf, rosterOf } from "../art/game-counters.ts";
import { valuesOf } from "../values.ts";

/** @typedef {import("../engine-types.ts").CounterView} CounterView */
/** @typedef {import("../values.ts").Values} Values */
/** @typedef {import("../../../lang/lang.ts").Lang} Lang */

/** Marks that are said, in this order. */
const SAID = [
  "depleted",
  "disrupted",
  "taken",
  "captured",
  "fresh",
  "moved",
  "fought",
  "infiltrated",
  "halted",
  "emergency",
  "refitted",
  "detached",
  "converting",
  "onFoot",
];

/** @param {any} wasm @param {Lang} lang */
export function createCounters(wasm, lang) {
  const roster = rosterOf(wasm.roster().units);
  /** @type {Map<string, Values>} */
  const known = new Map();

  /** @param {string} id @param {boolean} [dump] */
  const name = (id, dump = false) => nameOf(id, roster, lang, dump);

  /** @param {CounterView} unit @returns {Values} */
  function values(unit) {
    const { depleted = false, disrupted = false, dump = false } = unit.marks;
    const key = [unit.id, unit.side, depleted, disrupted, dump].join();
    const found = known.get(key);
    if (found) return found;
    const query = {
      id: name(unit.id, dump),
      hex: "",
      depleted,
      disrupted,
      ...(isSupply(unit.id) ? { kind: unit.kind, nation: unit.nation } : { roster: unit.id }),
    };
    const made = valuesOf(/** @type {any} */ (query), roster);
    known.set(key, made);
    return made;
  }

  /** What is marked on a counter, in words. @param {CounterView} unit @returns {string[]} */
  const marks = (unit) => SAID.filter((mark) => unit.marks[mark]).map((mark) => lang.t(`play.mark.${mark}`));

  return { roster, name, values, marks, isSupply };
}
