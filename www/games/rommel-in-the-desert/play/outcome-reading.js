// @ts-check
/** When a battle turn or a retreat is over, and what it has done to each block. Pure functions. */
import { parseHex } from "../geometry.ts";
import { battleBegins, blocksAt, leavingOf } from "./battle/reading.js";
import { pileHex } from "../block-name.ts";
import { bodyOf, kindOf } from "./situation.js";

/** @typedef {import("./types.js").BlockView} BlockView */
/** @typedef {import("./types.js").EntryView} EntryView */
/** @typedef {import("./handle.js").TableView} TableView */
/**
 * What has become of a block, as far as the viewer knows.
 * @typedef {object} BlockChange
 * @property {BlockView} block before
 * @property {BlockView|null} after null where it is eliminated
 * @property {"eliminated"|"retreated"|"worn"|"disrupted"|"stands"} end
 * @property {number} lost steps
 */

/** Orders within a battle turn or a retreat. */
const WITHIN = ["fire", "hit", "done", "move", "moved", "engage", "hidden", "standing"];

/**
 * The order with which the battle turn or the retreat began that the last order has ended; -1 where it has ended none.
 * @param {TableView} before the game before the last order @param {TableView} after
 * @param {readonly EntryView[]} entries the last orders of the game after it
 */
export function endedAt(before, after, entries) {
  const last = entries.at(-1);
  if (!last || before.stage !== "turns" || after.firing || after.hits) return -1;
  if (before.firing) return entries[battleBegins(entries)]?.at ?? -1;
  if (leavingOf(after, entries)) return -1;
  const earlier = entries.slice(0, -1);
  const own =
    ["refuse", "rout", "withdrawal"].includes(kindOf(last.order)) || last.events.some(({ code }) => code === "rout");
  const left = leavingOf({ ...before, hits: null }, earlier);
  if (left) return left.reason === "passTurn" && !last.events.some(isHarm) && !before.hits ? -1 : left.at;
  if (before.hits) return begun(earlier);
  return own && last.events.some(isHarm) ? last.at : -1;
}

/**
 * How many orders the game had when a battle turn was over.
 * @param {(orders: number) => Pick<TableView, "firing"|"hits">} viewAt the game after a number of orders
 * @param {number} from the order with which it began @param {number} most orders of the game
 */
export function battleEnd(viewAt, from, most) {
  for (let to = from + 1; to < most; to++) {
    const { firing, hits } = viewAt(to);
    if (!firing && !hits) return to;
  }
  return most;
}

/** @param {{code: string}} event */
const isHarm = ({ code }) => ["cannot-withdraw", "pursuit", "rout-fire", "disrupted", "step-lost"].includes(code);

/** The last order that began a battle or a retreat. @param {readonly EntryView[]} entries */
function begun(entries) {
  for (const { at, order, events } of entries.toReversed()) {
    const kind = kindOf(order);
    if (["fight", "refuse", "rout", "withdrawal"].includes(kind) || events.some(({ code }) => code === "rout"))
      return at;
    if (!WITHIN.includes(kind)) return -1;
  }
  return -1;
}

/**
 * The hex of a battle turn or a retreat and what has become of its blocks.
 * @param {readonly EntryView[]} entries its orders @param {TableView} then the game before it
 * @param {TableView} after the game after it
 * @returns {{hex: string, kind: "battle"|"retreat"|"rout", changes: BlockChange[], hidden: number}|null} `hidden`: blocks
 *   of which the viewer knows nothing and with which nothing happened
 */
export function changesOf(entries, then, after) {
  const events = entries.flatMap((entry) => entry.events);
  const rout = events.find(({ code }) => code === "rout");
  const battle = events.find(({ code }) => code === "battle-turn");
  const order = entries[0]?.order;
  const named = order && typeof order === "object" ? bodyOf(order).hex : undefined;
  const hex = battle?.hex ?? named ?? rout?.hex;
  if (!hex) return null;
  /** @type {Map<import("../block-name.ts").BlockName, {name?: string, steps?: number}>} */
  const shown = new Map();
  for (const { code, handle = -1, name, numbers } of events) {
    if (name && !shown.has(handle)) shown.set(handle, { name });
    if (code === "turned-up" && name && numbers) shown.set(handle, { name, steps: numbers[1] });
  }
  const now = new Map(after.blocks.map((block) => [block.handle, block]));
  const gone = new Set(
    events.filter(({ code }) => code === "eliminated" || code === "cannot-withdraw").map(({ handle }) => handle),
  );
  const routs = events.flatMap(({ code, hex: at }) => (code === "rout" && at ? [at] : []));
  const hexes = [...new Set([hex, ...routs])];
  const was = { ...then, blocks: withTurnedUp(then.blocks, entries) };
  const blocks = hexes.flatMap((at) => [...blocksAt(was, at, "axis"), ...blocksAt(was, at, "allied")]);
  const fates = hiddenFates(events);
  const all = blocks.map((had) => {
    const block = { ...shown.get(had.handle), ...had };
    const isHidden = typeof had.handle === "string";
    const has = isHidden ? fates(had) : gone.has(had.handle) ? undefined : now.get(had.handle);
    const lost = events.filter(({ code, handle }) => isLoss(code) && handle === had.handle).length;
    const steps = has?.steps ?? (block.steps === undefined ? undefined : block.steps - lost);
    const left = has ? { ...has, name: block.name, steps } : null;
    return { block, after: left, end: endOf(block, left, lost), lost };
  });
  const changes = all.filter(({ block, end }) => block.name !== undefined || end !== "stands");
  const kind = battle ? "battle" : rout ? "rout" : "retreat";
  return { hex, kind, changes, hidden: all.length - changes.length };
}

/**
 * The blocks before some orders; those that the orders have turned up have their handles.
 * @param {readonly BlockView[]} before @param {readonly EntryView[]} entries @returns {BlockView[]}
 */
export function withTurnedUp(before, entries) {
  const blocks = [...before];
  for (const { code, handle, side, hex } of entries.flatMap(({ events }) => events)) {
    if (code !== "turned-up" || handle === undefined || blocks.some((block) => block.handle === handle)) continue;
    const fits = (/** @type {BlockView} */ block) =>
      typeof block.handle === "string" && block.side === side && block.hex === hex;
    const fighting = blocks.findIndex((block) => fits(block) && !block.disrupted);
    const at = fighting < 0 ? blocks.findIndex(fits) : fighting;
    if (at >= 0) blocks[at] = { ...blocks[at], handle };
  }
  return blocks;
}

/**
 * What has become of the hidden blocks of a hex, one after the other: where they went, or that they are gone.
 * @param {readonly import("./event-words.js").FindingEntry[]} events @returns {(had: BlockView) => BlockView|undefined}
 */
function hiddenFates(events) {
  const open = events.filter(
    ({ code, handle }) =>
      typeof handle === "string" && ["withdraws", "moves", "eliminated", "cannot-withdraw"].includes(code),
  );
  return (had) => {
    const at = open.findIndex(({ handle }) => pileHex(handle ?? "") === parseHex(had.hex ?? ""));
    if (at < 0) return had;
    const [{ code, hex }] = open.splice(at, 1);
    return code === "withdraws" || code === "moves" ? { ...had, hex } : undefined;
  };
}

/** @param {string} code */
const isLoss = (code) => code === "step-lost" || code === "retreat-march-fails";

/** @param {BlockView} had @param {BlockView|null} has @param {number} lost @returns {BlockChange["end"]} */
function endOf(had, has, lost) {
  if (!has) return "eliminated";
  if (has.hex !== had.hex) return "retreated";
  if (lost > 0) return "worn";
  return has.disrupted && !had.disrupted ? "disrupted" : "stands";
}
