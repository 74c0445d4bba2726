// @ts-check
/** Questions to the engine about the position on the sheet, and what follows from the answers. Pure functions. */
import { cutsOf } from "../art/overlays.ts";
import { DIRECTIONS } from "../../../board/geometry.ts";
import { hexName, neighbour, parseHex } from "../geometry.ts";
import { placeUnit, queryOf, sideOf, unitsIn } from "./position.ts";

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Question} Question */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").PositionAnswer} PositionAnswer */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").RefusalView} RefusalView */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GroupUnit} GroupUnit */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").DestinationView} DestinationView */
/** @typedef {import("./position.ts").Position} Position */
/** @typedef {import("./position.ts").Side} Side */
/**
 * @typedef {{app: {wasm: Pick<import("../engine-types.ts").Wasm, "askPosition"|"battleChances">}, sheet: Position,
 *   roster: import("./position.ts").Roster}} Asker
 */

/**
 * The answer of that kind, or what refuses it.
 * @template {PositionAnswer["kind"]} Kind
 * @param {Asker} asker @param {Question} question @param {Kind} kind
 * @returns {Extract<PositionAnswer, {kind: Kind}>|Extract<PositionAnswer, {kind: "refused"}>}
 */
export function ask({ app, sheet, roster }, question, kind) {
  const answer = app.wasm.askPosition({ ...queryOf(sheet, roster), question });
  if (answer.kind !== kind && answer.kind !== "refused") throw new Error(`${question.ask} is answered ${answer.kind}`);
  return /** @type {Extract<PositionAnswer, {kind: Kind}>|Extract<PositionAnswer, {kind: "refused"}>} */ (answer);
}

/**
 * @typedef {object} SupplyReport
 * @property {Side} side
 * @property {RefusalView|null} refusal
 * @property {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").SuppliedUnit[]} units
 * @property {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").FindingView[]} findings
 * @property {string[]} network
 */

/** The supply of a side. @param {Asker} asker @param {Side} side @returns {SupplyReport} */
export function askSupply(asker, side) {
  const answer = ask(asker, { ask: "supply", side }, "supply");
  if (answer.kind === "refused") return { side, refusal: answer.refusal, units: [], findings: [], network: [] };
  const network = ask(asker, { ask: "network", side }, "network");
  const { units, findings } = answer;
  return { side, refusal: null, units, findings, network: network.kind === "network" ? network.hexes : [] };
}

/**
 * The supply of one block: its line, what stops it, and the hexes that all of its lines run through.
 * @param {Asker} asker @param {string} unit
 */
export function askTrace(asker, unit) {
  const trace = ask(asker, { ask: "trace", unit }, "trace");
  if (trace.kind === "refused") return null;
  const all = ask(asker, { ask: "lines", unit }, "lines");
  const lines = all.kind === "lines" ? all.lines : [];
  const complete = all.kind === "lines" && all.count === lines.length;
  return { ...trace, lines, complete, cuts: complete ? cutsOf(lines) : [] };
}

/**
 * Where the blocks of a side in a hex can go, each by itself, and where a forced march takes them from there.
 * @param {Asker} asker @param {Side} side @param {string} hex @param {boolean} rommel
 * @returns {{refusal: RefusalView|null, units: GroupUnit[]}}
 */
export function askReach(asker, side, hex, rommel) {
  const answer = ask(asker, { ask: "group", side, hex, ...(rommel && { rommel }) }, "group");
  if (answer.kind === "refused") return { refusal: answer.refusal, units: [] };
  /** Blocks of one speed reach the same hexes. @type {Map<number, DestinationView[]>} */
  const bySpeed = new Map();
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
 * @param {Asker} asker @param {GroupUnit} mover @param {Side} side @param {string} start
 * @returns {DestinationView[]}
 */
function askMarches(asker, { unit, hexes }, side, start) {
  const { sheet, roster } = asker;
  const enemies = sheet.units.flatMap((other) => (sideOf(roster.get(other.unit)) === side ? [] : [other.hex]));
  const stops = new Set([...enemies, ...sheet.mines]);
  const known = new Set([start, ...hexes.map(({ hex }) => hex)]);
  /** @type {Map<string, DestinationView>} */
  const found = new Map();
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

/** The cells around a hex by direction, with their names. @param {string} name */
const neighboursOf = (name) =>
  DIRECTIONS.flatMap((direction, d) => {
    const beyond = neighbour(parseHex(name), d);
    return beyond < 0 ? [] : [{ direction, to: hexName(beyond) }];
  });

/**
 * The hexes that any of some blocks reaches, each as the block does that needs least for it.
 * @param {readonly GroupUnit[]} units @returns {DestinationView[]}
 */
export function reachOfAll(units) {
  /** @type {Map<string, DestinationView>} */
  const best = new Map();
  const cost = (/** @type {DestinationView} */ { forcedMarch, rommel, length }) =>
    Number(forcedMarch) * 100 + Number(rommel) * 50 + length;
  for (const place of units.flatMap(({ hexes }) => hexes)) {
    const known = best.get(place.hex);
    if (!known || cost(place) < cost(known)) best.set(place.hex, place);
  }
  return [...best.values()];
}

/** The sides that have blocks in a hex, that of the turn first. @param {Asker} asker @param {string} hex @returns {Side[]} */
export function sidesIn({ sheet, roster }, hex) {
  const sides = new Set(unitsIn(sheet, hex).map(({ unit }) => sideOf(roster.get(unit))));
  return [...sides].sort((a, b) => Number(b === sheet.active) - Number(a === sheet.active));
}

/**
 * The chances of a battle turn in a hex.
 * @param {Asker} asker @param {string} hex
 * @returns {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").ChancesAnswer}
 */
export function askBattle({ app, sheet, roster }, hex) {
  const { active, option } = sheet;
  return app.wasm.battleChances({ ...queryOf(sheet, roster), hex, active, option });
}

/**
 * A hexside as the engine sees it.
 * @typedef {object} SideFacts
 * @property {string} direction
 * @property {string} to the hex beyond; empty where none is
 * @property {string} terrain
 * @property {string|null} road
 * @property {number} limit blocks that may cross it into a hex with enemies
 */

/** The hexsides of a hex. @param {Asker} asker @param {number} hex @returns {SideFacts[]} */
export const askSides = (asker, hex) =>
  DIRECTIONS.map((direction, d) => {
    const beyond = neighbour(hex, d);
    const to = beyond < 0 ? "" : hexName(beyond);
    const answer = to ? ask(asker, { ask: "hexside", from: hexName(hex), to }, "hexside") : null;
    if (answer?.kind !== "hexside") return { direction, to: "", terrain: "", road: null, limit: 0 };
    return { direction, to, terrain: answer.terrain, road: answer.road, limit: answer.entryLimit };
  });

/** What a hex is, or null. @param {Asker} asker @param {number} hex */
export function askPlace(asker, hex) {
  const answer = ask(asker, { ask: "place", hex: hexName(hex) }, "place");
  return answer.kind === "place" ? answer : null;
}
