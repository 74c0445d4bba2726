// @ts-check
/** The words of the glossary with their cases and what to read beside them; the texts are in `glossary.json`. Pure. */
import { fold, holds } from "../../../help/search.js";

/** @typedef {{id: string, cases: readonly string[], see?: readonly string[]}} Word */

/** @type {readonly Word[]} */
export const WORDS = [
  { id: "advance", cases: ["11.69"], see: ["retreat"] },
  { id: "airPoint", cases: ["6.2", "6.22"], see: ["shift", "malta"] },
  { id: "armorRating", cases: ["13.3"] },
  { id: "artillery", cases: ["12.17"], see: ["shift"] },
  { id: "captured", cases: ["7.75", "11.69"], see: ["msu", "dump"] },
  { id: "column", cases: ["11.9"], see: ["odds", "shift"] },
  { id: "combatSupply", cases: ["7.3", "7.34"], see: ["generalSupply", "emergency"] },
  { id: "combinedArms", cases: ["11.4"] },
  { id: "convoy", cases: ["7.55", "7.57"], see: ["malta"] },
  { id: "depleted", cases: ["11.76", "13.1"], see: ["refitPoint"] },
  { id: "desertPatrol", cases: ["18.0"] },
  { id: "destroyedBox", cases: ["13.2"], see: ["refitBox"] },
  { id: "detachment", cases: ["17"] },
  { id: "disrupted", cases: ["11.66", "11.67"] },
  { id: "dump", cases: ["7.2", "7.82"], see: ["msu"] },
  { id: "edition", cases: [] },
  { id: "emergency", cases: ["7.4"], see: ["combatSupply"] },
  { id: "escarpment", cases: ["8.29", "11.36"] },
  { id: "flak", cases: ["12.2"] },
  { id: "forcedMarch", cases: ["8.7", "8.71"], see: ["disrupted"] },
  { id: "fort", cases: ["14.1", "14.2"] },
  { id: "generalSupply", cases: ["7.1", "7.12"], see: ["combatSupply", "line"] },
  { id: "herkules", cases: ["16.0", "16.3"], see: ["malta", "convoy"] },
  { id: "illegal", cases: ["11.16"], see: ["odds"] },
  { id: "infiltration", cases: ["10.3"], see: ["zone"] },
  { id: "initiative", cases: ["4.1"], see: ["playerTurn"] },
  { id: "line", cases: ["13.2", "7.9"], see: ["zone"] },
  { id: "malta", cases: ["6.3", "6.31"], see: ["convoy", "herkules"] },
  { id: "morale", cases: ["8.46", "13.2"] },
  { id: "motorized", cases: ["8.1", "8.14"] },
  { id: "movementPoint", cases: ["8.1"] },
  { id: "msu", cases: ["7.2"], see: ["dump"] },
  { id: "odds", cases: ["11.1"], see: ["column", "illegal"] },
  { id: "overrun", cases: ["8.3", "8.37"], see: ["reaction", "destroyedBox"] },
  { id: "overstacked", cases: ["9.25"], see: ["stackingPoint"] },
  { id: "playerTurn", cases: ["4"], see: ["initiative"] },
  { id: "provenance", cases: [] },
  { id: "rail", cases: ["8.6", "8.61"] },
  { id: "reaction", cases: ["8.4", "8.43"], see: ["overrun"] },
  { id: "record", cases: [], see: ["seed"] },
  { id: "refitBox", cases: ["13.2"], see: ["destroyedBox", "refitPoint"] },
  { id: "refitPoint", cases: ["13.1"], see: ["refitBox"] },
  { id: "reinforcement", cases: ["5.1"] },
  { id: "retreat", cases: ["11.62"], see: ["advance"] },
  { id: "ridge", cases: ["11.34", "8.29"] },
  { id: "ruling", cases: [], see: ["edition"] },
  { id: "script", cases: [] },
  { id: "sea", cases: ["8.5", "8.51"] },
  { id: "seed", cases: [], see: ["record"] },
  { id: "shift", cases: ["6.2", "12.17"], see: ["column"] },
  { id: "stackingPoint", cases: ["9.1"], see: ["overstacked"] },
  { id: "source", cases: ["7.1", "13.2"], see: ["generalSupply"] },
  { id: "standingOrders", cases: ["8.4", "11.62"], see: ["reaction", "turnLink"] },
  { id: "turnLink", cases: [], see: ["record"] },
  { id: "undo", cases: [], see: ["record"] },
  { id: "victoryPoint", cases: ["15.2", "15.26"] },
  { id: "withdrawal", cases: ["5.2", "5.22", "5.3"] },
  { id: "zone", cases: ["10.1", "10.11"], see: ["infiltration", "line"] },
];

/**
 * Whether a word answers a search: every word of it fits, a case number at its beginning.
 * @param {{name: string, text: string, cases: readonly string[]}} word @param {string} wanted
 */
export function found({ name, text, cases }, wanted) {
  const all = fold(`${name} ${text}`);
  return fold(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => holds(all, part) || (/^\d/.test(part) && cases.some((number) => number.startsWith(part))));
}
