// @ts-check
/** Questions to the engine about the position on the sheet, and what follows from the answers. Pure functions. */
import { cutsOf } from "../art/overlays.js";
import { DIRECTIONS } from "../../../board/geometry.js";
import { hexName, neighbour, parseHex } from "../geometry.js";
import { queryOf, sideOf, unitsIn } from "./position.js";

/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").Question} Question */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").PositionAnswer} PositionAnswer */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").RefusalView} RefusalView */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").GroupUnit} GroupUnit */
/** @typedef {import("../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").DestinationView} DestinationView */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Side} Side */
/** @typedef {{app: {wasm: any}, sheet: Position, roster: import("./position.js").Roster}} Asker */

/**
 * The answer of that kind, or what refuses it.
 * @template {PositionAnswer["kind"]} Kind
 * @param {Asker} asker @param {Question} question @param {Kind} kind
 * @returns {Extract<PositionAnswer, {kind: Kind}>|Extract<PositionAnswer, {kind: "refused"}>}
 */
export function ask({ app, sheet, roster }, question, kind) {
  const answer = app.wasm.askPosition({ ...queryOf(sheet, roster), question });
  if (answer.kind !== kind && answer.kind !== "refused") throw new Error(`${question.ask} is answered ${answer.kind}`);
  return answer;
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
 * Where the blocks of a side in a hex can go, each by itself.
 * @param {Asker} asker @param {Side} side @param {string} hex @param {boolean} rommel
 * @returns {{refusal: RefusalView|null, units: GroupUnit[]}}
 */
export function askReach(asker, side, hex, rommel) {
  const answer = ask(asker, { ask: "group", side, hex, ...(rommel && { rommel }) }, "group");
  return answer.kind === "refused" ? { refusal: answer.refusal, units: [] } : { refusal: null, units: answer.units };
}

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

/**
 * The name of a hex as the sheet has it, so that one hex has one name there.
 * @param {string} text @returns {string} empty for no hex
 */
export function sheetHex(text) {
  const hex = parseHex(text);
  return hex < 0 ? "" : hexName(hex);
}
