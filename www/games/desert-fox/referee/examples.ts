/** The combats that the rulebook works through, and a few of our own, ready to load. */
import { fetchFile } from "../../../shell/files.ts";
import { fromQuery } from "./sheet.ts";
import type { CombatQuery, CombatUnit, Side } from "../engine-types.ts";

export interface Example {
  id: string;
  own?: boolean;
  query: CombatQuery;
}

export async function loadExamples(): Promise<Example[]> {
  try {
    const answer = await fetchFile("www/games/desert-fox/referee/examples.json");
    return answer.ok ? await answer.json() : [];
  } catch {
    return [];
  }
}

export const exampleSheet = (example: Example, sideOfUnit: (unit: CombatUnit) => Side) =>
  fromQuery(example.query, sideOfUnit);
