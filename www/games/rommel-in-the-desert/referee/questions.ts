/** Questions to the engine about the position on the sheet, and what follows from the answers. Pure functions. */
import { cutsOf } from "../art/overlays.ts";
import { DIRECTIONS } from "../../../board/geometry.ts";
import { hexName, neighbour, parseHex } from "../geometry.ts";
import { placeUnit, queryOf, sideOf, unitsIn } from "./position.ts";
import type { Wasm } from "../engine-types.ts";
import type { Position, Roster, Side } from "./position.ts";
import type {
  ChancesAnswer,
  DestinationView,
  FindingView,
  GroupUnit,
  PositionAnswer,
  Question,
  RefusalView,
  SuppliedUnit,
} from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";
export type { GroupUnit, DestinationView } from "../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js";

interface Asker {
  app: { wasm: Pick<Wasm, "askPosition" | "battleChances"> };
  sheet: Position;
  roster: Roster;
}

/** The answer of that kind, or what refuses it. */
export function ask<Kind extends PositionAnswer["kind"]>(
  { app, sheet, roster }: Asker,
  question: Question,
  kind: Kind,
): Extract<PositionAnswer, { kind: Kind }> | Extract<PositionAnswer, { kind: "refused" }> {
  const answer = app.wasm.askPosition({ ...queryOf(sheet, roster), question });
  if (answer.kind !== kind && answer.kind !== "refused") throw new Error(`${question.ask} is answered ${answer.kind}`);
  return answer as Extract<PositionAnswer, { kind: Kind }> | Extract<PositionAnswer, { kind: "refused" }>;
}

export interface SupplyReport {
  side: Side;
  refusal: RefusalView | null;
  units: SuppliedUnit[];
  findings: FindingView[];
  network: string[];
}

/** The supply of a side. */
export function askSupply(asker: Asker, side: Side): SupplyReport {
  const answer = ask(asker, { ask: "supply", side }, "supply");
  if (answer.kind === "refused") return { side, refusal: answer.refusal, units: [], findings: [], network: [] };
  const network = ask(asker, { ask: "network", side }, "network");
  const { units, findings } = answer;
  return { side, refusal: null, units, findings, network: network.kind === "network" ? network.hexes : [] };
}

/** The supply of one block: its line, what stops it, and the hexes that all of its lines run through. */
export function askTrace(asker: Asker, unit: string) {
  const trace = ask(asker, { ask: "trace", unit }, "trace");
  if (trace.kind === "refused") return null;
  const all = ask(asker, { ask: "lines", unit }, "lines");
  const lines = all.kind === "lines" ? all.lines : [];
  const complete = all.kind === "lines" && all.count === lines.length;
  return { ...trace, lines, complete, cuts: complete ? cutsOf(lines) : [] };
}

/** Where the blocks of a side in a hex can go, each by itself, and where a forced march takes them from there. */
export function askReach(
  asker: Asker,
  side: Side,
  hex: string,
  rommel: boolean,
): { refusal: RefusalView | null; units: GroupUnit[] } {
  const answer = ask(asker, { ask: "group", side, hex, ...(rommel && { rommel }) }, "group");
  if (answer.kind === "refused") return { refusal: answer.refusal, units: [] };
  /** Blocks of one speed reach the same hexes. */
  const bySpeed = new Map<number, DestinationView[]>();
  const units = answer.units.map((unit) => {
    if (unit.refusal) return unit;
    const speed = asker.roster.get(unit.unit)?.speed ?? 0;
    const marches = bySpeed.get(speed) ?? askMarches(asker, unit, side, hex);
    bySpeed.set(speed, marches);
    return { ...unit, hexes: [...unit.hexes, ...marches] };
  });
  return { refusal: null, units };
}

/**
 * The hexes that a block reaches by a forced march alone: one step from a hex that it reaches, where nothing stops it.
 * Whether the step is open is asked with the block in that hex.
 *
 * Cases: 2.7 · Rulings: D018, D026, D029
 */
function askMarches(asker: Asker, { unit, hexes }: GroupUnit, side: Side, start: string): DestinationView[] {
  const { sheet, roster } = asker;
  const enemies = sheet.units.flatMap((other) => (sideOf(roster.get(other.unit)) === side ? [] : [other.hex]));
  const stops = new Set([...enemies, ...sheet.mines]);
  const known = new Set([start, ...hexes.map(({ hex }) => hex)]);
  const found = new Map<string, DestinationView>();
  for (const end of hexes.toSorted((a, b) => a.length - b.length)) {
    if (stops.has(end.hex)) continue;
    const moved = { ...asker, sheet: placeUnit(sheet, unit, end.hex) };
    for (const { to } of neighboursOf(end.hex)) {
      if (known.has(to) || found.has(to)) continue;
      if (ask(moved, { ask: "move", unit, path: [to] }, "moves").kind === "refused") continue;
      found.set(to, { hex: to, length: end.length + 1, rommel: end.rommel, forcedMarch: true });
    }
  }
  return [...found.values()];
}

/** The cells around a hex by direction, with their names. */
const neighboursOf = (name: string) =>
  DIRECTIONS.flatMap((direction, d) => {
    const beyond = neighbour(parseHex(name), d);
    return beyond < 0 ? [] : [{ direction, to: hexName(beyond) }];
  });

/** The hexes that any of some blocks reaches, each as the block does that needs least for it. */
export function reachOfAll(units: readonly GroupUnit[]): DestinationView[] {
  const best = new Map<string, DestinationView>();
  const cost = ({ forcedMarch, rommel, length }: DestinationView) =>
    Number(forcedMarch) * 100 + Number(rommel) * 50 + length;
  for (const place of units.flatMap(({ hexes }) => hexes)) {
    const known = best.get(place.hex);
    if (!known || cost(place) < cost(known)) best.set(place.hex, place);
  }
  return [...best.values()];
}

/** The sides that have blocks in a hex, that of the turn first. */
export function sidesIn({ sheet, roster }: Asker, hex: string): Side[] {
  const sides = new Set(unitsIn(sheet, hex).map(({ unit }) => sideOf(roster.get(unit))));
  return [...sides].sort((a, b) => Number(b === sheet.active) - Number(a === sheet.active));
}

/** The chances of a battle turn in a hex. */
export function askBattle({ app, sheet, roster }: Asker, hex: string): ChancesAnswer {
  const { active, option } = sheet;
  return app.wasm.battleChances({ ...queryOf(sheet, roster), hex, active, option });
}

/** A hexside as the engine sees it. */
interface SideFacts {
  direction: string;
  /** The hex beyond; empty where none is. */
  to: string;
  terrain: string;
  road: string | null;
  /** Blocks that may cross it into a hex with enemies. */
  limit: number;
}

/** The hexsides of a hex. */
export const askSides = (asker: Asker, hex: number): SideFacts[] =>
  DIRECTIONS.map((direction, d) => {
    const beyond = neighbour(hex, d);
    const to = beyond < 0 ? "" : hexName(beyond);
    const answer = to ? ask(asker, { ask: "hexside", from: hexName(hex), to }, "hexside") : null;
    if (answer?.kind !== "hexside") return { direction, to: "", terrain: "", road: null, limit: 0 };
    return { direction, to, terrain: answer.terrain, road: answer.road, limit: answer.entryLimit };
  });

/** What a hex is, or null. */
export function askPlace(asker: Asker, hex: number) {
  const answer = ask(asker, { ask: "place", hex: hexName(hex) }, "place");
  return answer.kind === "place" ? answer : null;
}
