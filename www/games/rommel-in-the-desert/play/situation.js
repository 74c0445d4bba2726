// @ts-check
/** The game as it stands, indexed for the page: blocks by handle and hex, orders by kind. Pure functions. */
import { DIRECTIONS } from "../../../board/geometry.ts";
import { neighbour, parseHex } from "../geometry.ts";

/** @typedef {import("./types.js").BlockView} BlockView */
/** @typedef {import("./handle.js").Order} Order */
/** @typedef {import("./handle.js").TableView} TableView */
/**
 * @typedef {object} Situation
 * @property {TableView} view
 * @property {Order[]} orders every order that may be given
 * @property {Map<string, BlockView>} units on the map, due and in refit, by handle
 * @property {Map<number, BlockView[]>} stacks by hex
 */

/** The kind of an order; of the orders of set-up and Buildup that within. @param {any} order @returns {string} */
export function kindOf(order) {
  if (typeof order === "string") return order;
  const [kind, body] = Object.entries(order)[0];
  return kind === "setUp" || kind === "buildup" ? kindOf(body) : kind;
}

/** What an order says beside its kind. @param {any} order @returns {any} */
export function bodyOf(order) {
  if (typeof order === "string") return {};
  const [kind, body] = Object.entries(order)[0];
  return kind === "setUp" || kind === "buildup" ? bodyOf(body) : body;
}

/** Orders of some kinds. @param {Order[]} orders @param {...string} kinds */
export const ofKind = (orders, ...kinds) => orders.filter((order) => kinds.includes(kindOf(order)));

/** The order that ends a set-up or a step of the Buildup, or null. @param {Order[]} orders */
export const endOf = (orders) =>
  orders.find((order) => order === "done" || (typeof order === "object" && Object.values(order)[0] === "done")) ?? null;

/** @param {TableView} view @param {Order[]} orders @returns {Situation} */
export function situationOf(view, orders) {
  const all = [...view.blocks, ...view.due, ...view.refit];
  const units = new Map(all.map((block) => [String(block.handle), block]));
  /** @type {Map<number, BlockView[]>} */
  const stacks = new Map();
  for (const block of view.blocks) {
    const hex = block.hex === undefined ? -1 : parseHex(block.hex);
    if (hex >= 0) stacks.set(hex, [...(stacks.get(hex) ?? []), block]);
  }
  return { view, orders, units, stacks };
}

/** The hex of a block, or -1. @param {Situation} now @param {string} id */
export const hexOf = (now, id) => parseHex(now.units.get(id)?.hex ?? "");

/** The hexes of a path of directions, the first one included. @param {number} from @param {string} path */
export function pathFrom(from, path) {
  const hexes = [from];
  for (const step of /** @type {(typeof DIRECTIONS)[number][]} */ (path.split(" ").filter(Boolean)))
    hexes.push(neighbour(hexes[hexes.length - 1], DIRECTIONS.indexOf(step)));
  return hexes;
}
