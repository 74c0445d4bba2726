// @ts-check
/** What may be ordered now, indexed as a map table needs it: by unit, by hex, by kind of order. Pure functions. */
import { parseHex } from "../geometry.ts";

/** @typedef {import("../engine-types.ts").LegalView} LegalView */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/** @typedef {import("../engine-types.ts").GameOrderAnswer} GameOrderAnswer */
/** @typedef {import("../engine-types.ts").MoveMode} MoveMode */
/** @typedef {import("../engine-types.ts").MoveView} MoveView */
/** @typedef {import("../engine-types.ts").Carrier} Carrier */

/** @typedef {import("../engine-types.ts").MoveRange} MoveRange */
/** @typedef {import("../engine-types.ts").Options} Options */

/** Nothing may be ordered. @returns {Options} */
export const noOptions = () => ({
  orders: [],
  moves: new Map(),
  carries: new Map(),
  overruns: [],
  places: new Map(),
  attacks: new Map(),
  withdrawals: [],
  invasions: [],
  done: false,
});

/** Whether a combat or an overrun begins with an order. @param {GameOrder} order */
export const beginsCombat = (order) => ["fight", "overrun"].includes(kindOf(order));

/** The kind of an order, such as `move`. @param {GameOrder} order @returns {string} */
export const kindOf = (order) => (typeof order === "string" ? order : Object.keys(order)[0]);

/** What an order says beside its kind. @param {GameOrder} order @returns {any} */
export const bodyOf = (order) => (typeof order === "string" ? {} : Object.values(order)[0]);

/** The kind of an answer, such as `retreat`. @param {GameOrderAnswer} answer @returns {string} */
export const answerKind = (answer) => (typeof answer === "string" ? answer : Object.keys(answer)[0]);

/** @param {GameOrderAnswer} answer @returns {any} */
export const answerBody = (answer) => (typeof answer === "string" ? {} : Object.values(answer)[0]);

/** The answers among the orders. @param {GameOrder[]} orders @returns {GameOrderAnswer[]} */
export const answersOf = (orders) => orders.filter((order) => kindOf(order) === "answer").map(bodyOf);

/** Orders of a kind. @param {GameOrder[]} orders @param {...string} kinds */
export const ofKind = (orders, ...kinds) => orders.filter((order) => kinds.includes(kindOf(order)));

/** @param {{hex: string, cost: any}[]} list */
const costsOf = (list) => new Map(list.map(({ hex, cost }) => [parseHex(hex), Number(cost)]));

/**
 * The hexes of a unit are asked for when they are first needed: those of most units are not, before the next order.
 * @param {MoveMode} mode @param {() => MoveView|undefined} reach
 * @returns {MoveRange}
 */
function rangeOf(mode, reach) {
  /** @type {Omit<MoveRange, "mode">|undefined} */
  let range;
  function read() {
    const { hexes, forced } = reach() ?? { hexes: [], forced: [] };
    return { hexes: costsOf(hexes), forced: costsOf(forced) };
  }
  return {
    mode,
    get hexes() {
      return (range ??= read()).hexes;
    },
    get forced() {
      return (range ??= read()).forced;
    },
  };
}

/**
 * @param {LegalView} legal
 * @param {(unit: string) => MoveView|undefined} [reach] gives the hexes of a unit where the list leaves them out
 * @returns {Options}
 */
export function optionsOf(legal, reach) {
  const options = {
    ...noOptions(),
    orders: legal.orders,
    withdrawals: legal.withdrawals,
    invasions: legal.invasions ?? [],
    done: legal.orders.includes("done"),
  };
  for (const move of legal.moves)
    options.moves.set(
      move.unit,
      rangeOf(move.mode, () => (reach ? reach(move.unit) : move)),
    );
  for (const { unit, by, hexes } of legal.carries)
    options.carries.set(unit, [...(options.carries.get(unit) ?? []), { by, hexes: new Set(hexes.map(parseHex)) }]);
  for (const { hex, units, must, strands = [] } of legal.attacks)
    options.attacks.set(parseHex(hex), { units, must, strands: strands.map(parseHex) });
  for (const order of legal.orders) {
    const body = bodyOf(order);
    if (kindOf(order) === "overrun") options.overruns.push({ units: body.units, hex: parseHex(body.hex) });
    if (kindOf(order) === "place")
      options.places.set(body.unit, (options.places.get(body.unit) ?? new Set()).add(parseHex(body.hex)));
  }
  return options;
}

/**
 * Hexes that all of these units reach, each with the cost of the unit that pays most there.
 * @param {Options} options @param {string[]} units @param {boolean} forced reckons with a forced march
 * @returns {Map<number, {cost: number, forced: boolean}>}
 */
export function commonReach(options, units, forced) {
  /** @type {Map<number, {cost: number, forced: boolean}>} */
  const found = new Map();
  const moves = units.map((unit) => options.moves.get(unit));
  const [first, ...others] = moves;
  if (!first || others.some((range) => !range)) return found;
  const at = (/** @type {MoveRange} */ range, /** @type {number} */ hex) => {
    const cost = range.hexes.get(hex);
    if (cost !== undefined) return { cost, forced: false };
    const far = forced ? range.forced.get(hex) : undefined;
    return far === undefined ? null : { cost: far, forced: true };
  };
  for (const hex of [...first.hexes.keys(), ...(forced ? first.forced.keys() : [])]) {
    const costs = moves.map((range) => range && at(range, hex));
    if (costs.some((cost) => !cost)) continue;
    found.set(hex, {
      cost: Math.max(...costs.map((cost) => cost?.cost ?? 0)),
      forced: costs.some((cost) => cost?.forced),
    });
  }
  return found;
}

/**
 * Hexes to which all of these units can be carried.
 * @param {Options} options
 * @param {string[]} units
 * @param {Carrier} by
 * @returns {Set<number>}
 */
export function commonCarry(options, units, by) {
  const sets = units.map((unit) => options.carries.get(unit)?.find((option) => option.by === by)?.hexes ?? new Set());
  const [first = new Set(), ...others] = sets;
  return new Set([...first].filter((hex) => others.every((set) => set.has(hex))));
}

/**
 * Hexes that must be attacked and that an attack by these units would leave without an attacker.
 * @param {Options} options @param {number[]} hexes @param {string[]} units
 */
export function strandedBy({ attacks }, hexes, units) {
  const left = (/** @type {number} */ hex) => attacks.get(hex)?.units.some((id) => !units.includes(id));
  const stranded = hexes.flatMap((hex) => attacks.get(hex)?.strands ?? []);
  return [...new Set(stranded)].filter((hex) => !hexes.includes(hex) && !left(hex));
}

/** The units that can attack every one of these hexes. @param {Options} options @param {number[]} hexes */
export function attackersOf(options, hexes) {
  const lists = hexes.map((hex) => options.attacks.get(hex)?.units ?? []);
  const [first = [], ...others] = lists;
  return first.filter((unit) => others.every((list) => list.includes(unit)));
}

/** The units that an order is about. @param {GameOrder} order @returns {string[]} */
export function unitsOf(order) {
  const body = kindOf(order) === "answer" ? answerBody(bodyOf(order)) : bodyOf(order);
  return body.units ?? [body.unit, body.by, body.dump].filter((unit) => typeof unit === "string");
}

/** The hexes that an order is about. @param {GameOrder} order @returns {number[]} */
export function hexesOf(order) {
  const body = kindOf(order) === "answer" ? answerBody(bodyOf(order)) : bodyOf(order);
  return [...(body.hexes ?? []), ...(body.hex ? [body.hex] : [])].map(parseHex);
}
