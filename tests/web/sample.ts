// How another page calls the referee: every call once. It is checked against the declarations of pkg/ and never run.

import init, {
  adjudicateCombat,
  askBoard,
  chartTables,
  charts,
  checkUnit,
  chooseRules,
  decodeAnyLink,
  decodeLink,
  encodeLink,
  encodePosition,
  keepCopy,
  makeCharts,
  orderCombats,
  playGame,
  readCharts,
  refitCost,
  roster,
  rollDie,
  routeElimination,
  ruleSets,
  stepCombat,
  unload,
  version,
} from "../../pkg/desert-fox/desert_fox.js";
import type {
  Answer,
  CombatQuery,
  CombatUnit,
  DecisionView,
  EngineError,
  PositionSheet,
  Report,
  UnitChances,
  Version,
} from "../../pkg/desert-fox/desert_fox.js";

/** Loads the engine from where pkg/ is served and tells which one it is. */
export async function engineName(base: URL): Promise<string> {
  await init({ module_or_path: new URL("desert_fox_bg.wasm", base) });
  const { engine, buildId }: Version = version();
  return `${engine} (${buildId})`;
}

/** A unit of the roster in a hex. */
function counter(id: string, hex: string): CombatUnit {
  const unit = roster().units.find((unit) => unit.id === id);
  if (!unit) throw new Error(`the roster has no ${id}`);
  return { id: unit.name, roster: unit.id, hex, supply: { kind: "from", source: "MSU 1" } };
}

/** A combat of a counter against a unit given by its values. */
export function combat(): CombatQuery {
  return {
    rules: { preset: "johnson2019", switches: { airPoints: "unlimited" } },
    attacker: "axis",
    units: [
      counter("104-mech", "2415"),
      {
        id: "defender",
        nation: "commonwealth",
        kind: "infantry",
        full: { strength: 3, parenthesized: false, morale: 2, stackingPoints: 1, artillery: false, flak: false },
        hex: "2416",
        retreat: { kind: "room", hexes: 2 },
      },
    ],
    hexes: [{ id: "2416", terrain: "rough", fort: 1 }],
    hexsides: [{ from: "2415", to: "2416", terrain: "ridge" }],
    support: { axis: { airPoints: 1 } },
  };
}

/** The chance that a unit is gone, as a number from 0 to 1. */
function gone({ ends }: UnitChances): number {
  const lost = ends.filter(({ place }) => place === "destroyed" || place === "refitBox");
  return lost.reduce((sum, { chance: [count, outOf] }) => sum + count / outOf, 0);
}

/** What the report says in a line, or the first reason why the combat may not be fought. */
export function summary(query: CombatQuery): string {
  const report = adjudicateCombat(query);
  if (report.kind === "refused") return report.refusals.map(({ code, path }) => `${code} at ${path}`).join(", ");
  const { odds, column, chances }: Report = report;
  return `${odds.text}, column ${column ?? "none"}: ${chances.map((unit) => `${unit.unit} ${gone(unit)}`).join(", ")}`;
}

/** Plays a combat to its end: dice are rolled, and `choose` answers everything else. */
export function play(query: CombatQuery, choose: (decision: DecisionView) => Answer): string[] {
  const answers: Answer[] = [];
  for (;;) {
    const step = stepCombat({ ...query, answers });
    if (step.kind === "refused") throw new Error(step.refusals[0]?.code);
    if (step.kind === "done") return step.outcome.units.map(({ unit, place }) => `${unit}: ${place}`);
    const { question } = step.decision;
    const isDie = question === "combatDie" || question === "boxDie" || question === "captureDie";
    answers.push(isDie ? { kind: "die", face: rollDie() } : choose(step.decision));
  }
}

/** Which of several combats comes first. */
export function first(queries: CombatQuery[]): number | undefined {
  const order = orderCombats({ queries });
  return order.kind === "order" ? order.combats[0]?.combat : undefined;
}

/** Where an eliminated unit goes. */
export function destination(die?: number): string {
  const unit = { motorized: true, combatSupply: false, lineOfCommunication: true, depletedMorale: 2 };
  const route = routeElimination({ cause: "combat", ...unit, die });
  switch (route.kind) {
    case "refused":
      return route.refusals.map(({ code }) => code).join(", ");
    case "settled":
      return route.goesTo;
    case "rolls":
      return `the Refit Box on 1 to ${route.savedTo}`;
  }
}

/** Whether a disrupted unit may force march and work on forts. */
export function permissions(): boolean[] {
  const { fortWork, forcedMarch } = checkUnit({ disrupted: true, generalSupply: true });
  return [fortWork.allowed, forcedMarch.allowed];
}

/** The numbers of the rulings behind a switch; `pkg/desert-fox/rulings.json` has their texts. */
export function behind(field: string): string[] {
  return ruleSets().switches.find((known) => known.field === field)?.rulings ?? [];
}

/** How many chart values are still reconstructed once the owner has given one of his own. */
export function reconstructed(): number | undefined {
  const report = charts({ changes: [{ what: "results/morale2/11", new: "4dp" }] });
  return report.kind === "charts" ? report.values.filter((value) => value.provenance === "reconstructed").length : undefined;
}

/** Copies a text to the browser's storage at once and says how that went. */
export function keep(id: string, text: string): string {
  const state = keepCopy(`desertfox:v1:copy:games:${id}`, text);
  return state === "saved" ? "saved" : `not saved: ${state}`;
}

/** The combat of a link. */
export function open(fragment: string): CombatQuery | undefined {
  if (fragment) {
    try {
      return decodeLink(fragment);
    } catch (error) {
      const { code, details } = error as EngineError;
      throw new Error(`${code}: ${details.path}`, { cause: error });
    }
  }
  return undefined;
}

/** The address of a combat. */
export const address = (page: URL, query: CombatQuery): string => new URL(`#${encodeLink(query)}`, page).href;

/** How far a counter can go from where it stands: hexes with movement points, cheapest first. */
export function reach(id: string, hex: string): string {
  const position = { units: [{ id: "unit", roster: id, hex }] };
  const answer = askBoard({ position, question: { kind: "reach", units: ["unit"], mode: "initial" } });
  if (answer.kind === "refused") return answer.refusals.map(({ code, cases }) => `${code} (${cases.join(", ")})`).join(", ");
  return answer.kind === "reach" ? answer.hexes.map(({ hex, cost }) => `${hex}: ${cost}`).join(", ") : answer.kind;
}

/** What stands where when a scenario begins, and what may be ordered first. */
export function opening(scenario: string): string[] {
  const answer = playGame({ scenario, legal: true });
  if (answer.kind === "refused") return answer.refusals.map(({ code, cases }) => `${code} (${cases.join(", ")})`);
  return [`turn ${answer.turn}, ${answer.phase}`, ...answer.units.map(({ id, at }) => `${id} ${at}`)];
}

/** What it costs to rebuild a counter in full. */
export function rebuilding(roster: string): number | undefined {
  const report = refitCost({ roster, step: "rebuildFull" });
  return report.kind === "cost" ? report.cost : undefined;
}

/** The address of a position. */
export function positionAddress(page: URL, sheet: PositionSheet): string {
  return new URL(`#${encodePosition(sheet)}`, page).href;
}

/** The combat or the position of a link. */
export function openAny(fragment: string): CombatQuery | PositionSheet | undefined {
  const content = decodeAnyLink(fragment);
  if (content.kind === "combat") return content.query;
  return content.kind === "position" ? content.sheet : undefined;
}

/** The switches that a choice of rules brings along, or those that do not agree. */
export function chosenRules(preset: string): string[] {
  const report = chooseRules({ preset: preset === "johnson2019" ? preset : "spi1981" });
  if (report.kind === "refused") return report.refusals.map(({ code }) => code);
  return report.implied.map(({ other: { field, value } }) => `${field}: ${value}`);
}

/** The file of a chart on which one value is the owner's, read back; and how many values may be changed at all. */
export function ownCharts(what: string, to: string): string {
  const made = makeCharts({ name: "From my box", changes: [{ what, new: to }] });
  if (made.kind === "refused") return made.fault.path;
  const read = readCharts(made.text);
  return read.kind === "charts" ? `${read.check}: ${chartTables({ changes: read.changes }).values.length}` : read.fault.path;
}

/** Lets go of the engine and its memory, once no game is open. */
export function leave(): void {
  unload();
}
