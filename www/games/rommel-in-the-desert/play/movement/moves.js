// @ts-check
/** Moves of the active side as data: the move under way, where blocks can go, how full hexsides are. Pure functions. */
import { hexName, parseHex } from "../../geometry.ts";
import { bodyOf, kindOf, ofKind, pathFrom } from "../situation.js";

/** @typedef {import("../handle.js").Order} Order */
/** @typedef {"group"|"regroup"|"withdrawal"} MoveKind */
/** @typedef {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").UnitReach} UnitReach */
/** @typedef {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").ReachedHex} ReachedHex */
/** @typedef {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").HexsideUse} HexsideUse */
/**
 * A move: of the blocks of `hex`, or around the command hex `hex` to `destination`.
 * @typedef {object} Move
 * @property {MoveKind} kind
 * @property {number} hex
 * @property {number} destination of a regroup move; -1 of others
 * @property {boolean} rommel
 * @property {number} moved blocks that have gone
 */
/**
 * A block that may take part in a move, and the hexes that it reaches, by number.
 * @typedef {object} Candidate
 * @property {string} id
 * @property {string} refusal code of the rule that holds it back; empty where none does
 * @property {Map<number, ReachedHex>} hexes
 */

/** @type {Record<string, MoveKind>} */
const BEGINNINGS = { groupMove: "group", regroupMove: "regroup", withdrawal: "withdrawal" };

/** @param {any} order @returns {Move|null} */
export function moveOf(order) {
  const kind = BEGINNINGS[kindOf(order)];
  if (!kind) return null;
  const { hex, command, destination, rommel = false } = bodyOf(order);
  return {
    kind,
    hex: parseHex(command ?? hex),
    destination: destination === undefined ? -1 : parseHex(destination),
    rommel,
    moved: 0,
  };
}

/**
 * The move that has begun and not ended. A withdrawal ends without an order when no block is left to go.
 * @param {{order: any}[]} entries of the journal since the player-turn began
 * @param {Order[]} orders that may be given now @returns {Move|null}
 */
export function moveUnderWay(entries, orders) {
  /** @type {Move|null} */
  let current = null;
  for (const { order } of entries) {
    const begun = moveOf(order);
    if (begun) current = begun;
    else if (kindOf(order) === "done") current = null;
    else if (current && ["move", "moved"].includes(kindOf(order))) current.moved++;
  }
  const ended = current?.kind === "withdrawal" && !orders.some((order) => kindOf(order) === "move");
  return ended ? null : current;
}

/** Blocks with their reach, as the engine answers. @param {UnitReach[]} units @returns {Candidate[]} */
export const candidatesOf = (units) =>
  units.map(({ handle, refusal, hexes }) => ({
    id: String(handle),
    refusal: refusal?.code ?? "",
    hexes: new Map(hexes.map((reached) => [parseHex(reached.hex), reached])),
  }));

/**
 * Blocks with the hexes that orders to move take them to.
 * @param {Order[]} orders @param {(id: string) => number} at the hex of a block @returns {Candidate[]}
 */
export function candidatesAmong(orders, at) {
  /** @type {Map<string, Candidate>} */
  const found = new Map();
  for (const order of ofKind(orders, "move")) {
    const { unit, path } = bodyOf(order);
    const id = String(unit);
    const hexes = pathFrom(at(id), path);
    const length = hexes.length - 1;
    const candidate = found.get(id) ?? { id, refusal: "", hexes: new Map() };
    candidate.hexes.set(hexes[length], {
      hex: hexName(hexes[length]),
      path,
      length,
      rommel: false,
      forcedMarch: false,
    });
    found.set(id, candidate);
  }
  return [...found.values()];
}

/** The blocks that can go somewhere. @param {Candidate[]} candidates */
export const ableOf = (candidates) => candidates.filter(({ hexes }) => hexes.size > 0).map(({ id }) => id);

/**
 * Hexes that the chosen blocks reach: all of them, only some, or somebody by a forced march alone.
 * @param {Candidate[]} candidates @param {string[]} chosen
 */
export function reachOf(candidates, chosen) {
  const among = candidates.filter(({ id }) => chosen.includes(id));
  /** @type {Map<number, {cost: number, count: number, forced: boolean}>} */
  const found = new Map();
  for (const { hexes } of among)
    for (const [hex, { length, forcedMarch }] of hexes) {
      const known = found.get(hex) ?? { cost: 0, count: 0, forced: true };
      found.set(hex, {
        cost: Math.max(known.cost, length),
        count: known.count + 1,
        forced: known.forced && forcedMarch,
      });
    }
  const steps = [...found].map(([hex, step]) => ({ hex, ...step }));
  return {
    all: steps.filter(({ forced, count }) => !forced && count === among.length),
    some: steps.filter(({ forced, count }) => !forced && count < among.length),
    forced: steps.filter(({ forced }) => forced),
  };
}

/** The hex before the last of a path. @param {ReachedHex} reached @param {number} from */
export const beforeLast = ({ path }, from) => pathFrom(from, path).at(-2) ?? from;

/**
 * Who of the chosen blocks goes to a hex, and who does not.
 * @param {Candidate[]} candidates @param {string[]} chosen @param {number} hex
 */
export function planTo(candidates, chosen, hex) {
  const among = candidates.filter(({ id }) => chosen.includes(id));
  const go = among.flatMap(({ id, hexes }) => {
    const reached = hexes.get(hex);
    return reached ? [{ id, reached }] : [];
  });
  return {
    go,
    stay: among.filter(({ hexes }) => !hexes.has(hex)).map(({ id }) => id),
    forced: go.filter(({ reached }) => reached.forcedMarch).map(({ id }) => id),
    length: Math.max(0, ...go.map(({ reached }) => reached.length)),
  };
}

/**
 * Hexsides into a hex with enemies, and how many more blocks may cross each.
 * @param {HexsideUse[]} hexsides @param {number} hex
 */
export const sidesInto = (hexsides, hex) =>
  hexsides
    .filter(({ to, limit }) => parseHex(to) === hex && limit > 0)
    .map(({ from, limit, used, reserved, hostile }) => ({
      from: parseHex(from),
      limit,
      used: used + reserved,
      open: hostile ? 0 : Math.max(0, limit - used - reserved),
      hostile,
    }));

/** Where blocks of one hex may begin a move, by hex. @param {Order[]} orders @returns {Map<number, MoveKind>} */
export function originsOf(orders) {
  const origins = new Map();
  for (const order of orders) {
    const move = moveOf(order);
    if (move && move.kind !== "regroup" && origins.get(move.hex) !== "group") origins.set(move.hex, move.kind);
  }
  return origins;
}

/** Whether a move may have the Rommel bonus. @param {Order[]} orders */
export const offersRommel = (orders) => orders.some((order) => moveOf(order)?.rommel);

/**
 * Forced marches that may be tried, by block: the steps, and those that have been declared and await their die.
 * @param {Order[]} orders
 */
export function marchesOf(orders) {
  /** @type {Map<string, string[]>} */
  const open = new Map();
  /** @type {string[]} */
  const declared = [];
  for (const order of orders) {
    const { unit, step } = bodyOf(order);
    if (kindOf(order) === "forceMarch") open.set(String(unit), [...(open.get(String(unit)) ?? []), step]);
    else if (kindOf(order) === "rollMarch") declared.push(String(unit));
  }
  return { open, declared };
}
