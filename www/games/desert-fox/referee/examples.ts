// @ts-check
/** The combats that the rulebook works through, and a few of our own, ready to load. */
import { fetchFile } from "../../../shell/files.ts";
import { fromQuery } from "./sheet.ts";

/** @typedef {import("./types.ts").CombatQuery} CombatQuery */
/** @typedef {{id: string, own?: boolean, query: CombatQuery}} Example */

/** @returns {Promise<Example[]>} */
export async function loadExamples() {
  try {
    const answer = await fetchFile("www/games/desert-fox/referee/examples.json");
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

/** @param {Example} example @param {(unit: import("./types.ts").CombatUnit) => import("./types.ts").Side} sideOfUnit */
export const exampleSheet = (example, sideOfUnit) => fromQuery(example.query, sideOfUnit);
