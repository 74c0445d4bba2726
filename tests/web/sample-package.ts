// How a page with a bundler uses the engine: `npm install <folder of pkg>/desert-fox`, and this.
import init, { adjudicateCombat, type CombatUnit, type Nation } from "desert-fox";

function infantry(nation: Nation, strength: number): CombatUnit {
  return { id: nation, nation, kind: "infantry", hex: nation, full: { strength, morale: 2, stackingPoints: 1 } };
}

await init();
const report = adjudicateCombat({ attacker: "axis", units: [infantry("german", 4), infantry("commonwealth", 2)] });
export const answer = report.kind === "report" ? `${report.odds.text}, column ${report.column}` : "refused";
