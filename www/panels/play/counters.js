// @ts-check
/** The printed values of the counters of a game, their names and what is marked on them. */
import { valuesOf } from "../referee/values.js";

/** @typedef {import("../../game/types.js").CounterView} CounterView */
/** @typedef {import("../referee/values.js").Values} Values */
/** @typedef {import("../../lang/lang.js").Lang} Lang */

const SUPPLY = /^(axis|commonwealth)-supply-0*(\d+)$/;
/** Marks that are said, in this order. */
const SAID = ["depleted", "disrupted", "taken", "captured", "fresh", "moved", "fought", "infiltrated", "halted", "emergency", "refitted"];

/** @param {any} wasm @param {Lang} lang */
export function counterBook(wasm, lang) {
  /** @type {Map<string, any>} */
  const roster = new Map(wasm.roster().units.map((/** @type {any} */ unit) => [unit.id, unit]));
  /** @type {Map<string, Values>} */
  const known = new Map();

  /** @param {string} id @param {boolean} [dump] */
  function name(id, dump = false) {
    const supply = SUPPLY.exec(id);
    return supply ? lang.t(dump ? "play.supply.dump" : "play.supply.msu", { n: supply[2] }) : (roster.get(id)?.name ?? id);
  }

  /** @param {CounterView} unit @returns {Values} */
  function values(unit) {
    const { depleted = false, disrupted = false, dump = false } = unit.marks;
    const key = [unit.id, unit.side, depleted, disrupted, dump].join();
    const found = known.get(key);
    if (found) return found;
    const supply = SUPPLY.test(unit.id);
    const query = { id: name(unit.id, dump), hex: "", depleted, disrupted, ...(supply ? { kind: dump ? "dump" : "msu", nation: unit.side === "axis" ? "german" : "commonwealth" } : { roster: unit.id }) };
    const made = valuesOf(/** @type {any} */ (query), roster);
    known.set(key, made);
    return made;
  }

  /** What is marked on a counter, in words. @param {CounterView} unit @returns {string[]} */
  function marks(unit) {
    const words = SAID.filter((mark) => unit.marks[mark]).map((mark) => lang.t(`play.mark.${mark}`));
    if (SUPPLY.test(unit.id)) return words;
    if (!unit.marks.general && !unit.marks.emergency) words.push(lang.t("play.mark.out"));
    return words;
  }

  return { roster, name, values, marks, isSupply: (/** @type {string} */ id) => SUPPLY.test(id) };
}
