// @ts-check
/** Sentences for orders, answers and events of a game. Pure functions over the catalogue. */
import { answerBody, answerKind, bodyOf, kindOf } from "./options.js";
import { parseHex, spiNumber, neighbour } from "../geometry.ts";
import { standingWords } from "./standing-words.js";

/** @typedef {import("../../../lang/lang.ts").Lang} Lang */
/** @typedef {import("../engine-types.ts").GameOrder} GameOrder */
/** @typedef {import("../engine-types.ts").GameOrderAnswer} GameOrderAnswer */
/** @typedef {import("../engine-types.ts").EventView} EventView */
/**
 * What words need to know.
 * @typedef {object} TextNames
 * @property {Lang} lang
 * @property {(id: string) => string} unit
 * @property {(hex: string) => string} hex
 * @property {(id: string) => string} [at] the hex of a unit as the engine names it
 * @property {(combat: number) => {units: string[], hexes: string[]}|undefined} [combat]
 * @property {() => Map<number, string>} [results] the results of an illegal attack, by number
 */

const DIRECTION = /** @type {Record<string, number>} */ ({ e: 0, ne: 1, nw: 2, w: 3, sw: 4, se: 5 });

/** The hexes of a path, its start first. @param {number} start @param {string} path such as `e ne e` */
export function hexesOfPath(start, path) {
  const hexes = [start];
  for (const step of path.split(" ").filter(Boolean))
    hexes.push(neighbour(hexes[hexes.length - 1], DIRECTION[step] ?? 0));
  return hexes;
}

/** @param {GameOrder} order @param {TextNames} textNames @returns {string} */
export function orderText(order, textNames) {
  const { lang, unit, hex } = textNames;
  const { t, tn, list } = lang;
  const kind = kindOf(order);
  const body = bodyOf(order);
  const units = (/** @type {string[]} */ ids) => list(ids.map(unit));
  const combats = (/** @type {number[]} */ numbers) =>
    list(numbers.map((combat) => t("play.order.supply.combat", { combat: combat + 1 })));
  const moveText = (/** @type {string} */ key, /** @type {string[]} */ ids) => {
    const start = parseHex(textNames.at?.(ids[0]) ?? "");
    const words = { unit: units(ids), units: units(ids) };
    if (start < 0) return t(`${key}.path`, { ...words, steps: body.path.split(" ").length });
    return t(key, { ...words, hex: hex(spiNumber(hexesOfPath(start, body.path).at(-1) ?? start)) });
  };
  switch (kind) {
    case "place":
      return t("play.order.place", { unit: unit(body.unit), hex: hex(body.hex) });
    case "withdraw":
      return body.units.length === 1 && body.units[0] === body.due
        ? t("play.order.withdraw.itself", { due: unit(body.due) })
        : t("play.order.withdraw", { due: unit(body.due), units: units(body.units) });
    case "malta":
      return tn("play.order.malta", body.points);
    case "raid":
      return tn("play.order.raid", body.points, { supply: units(body.supply) });
    case "invade":
      return tn("play.order.invade", body.points, { units: units(body.units) });
    case "rommel":
      return t("play.order.rommel", { hex: hex(body.hex) });
    case "throughTobruk":
      return t("play.order.throughTobruk", { unit: unit(body.unit) });
    case "move":
    case "forcedMarch":
      return moveText(`play.order.${kind}`, body.units);
    case "react":
      return moveText("play.order.react", [body.unit]);
    case "overrun":
      return t("play.order.overrun", { units: units(body.units), hex: hex(body.hex) });
    case "transport":
      return t(`play.order.transport.${body.by}`, { units: units(body.units), hex: hex(body.hex) });
    case "repair":
      return tn("play.order.repair", body.hexes);
    case "destroyDump":
      return t("play.order.destroyDump", { by: unit(body.by), dump: unit(body.dump) });
    case "attack":
      return t("play.order.attack", { units: units(body.units), hexes: list(body.hexes.map(hex)) });
    case "revoke":
      return t("play.order.revoke", { combat: body.combat + 1 });
    case "fight": {
      const known = textNames.combat?.(body.combat);
      return known
        ? t("play.order.fight.of", {
            combat: body.combat + 1,
            units: units(known.units),
            hexes: list(known.hexes.map(hex)),
          })
        : t("play.order.fight", { combat: body.combat + 1 });
    }
    case "supply":
      if (!body.combats.length) return t("play.order.supply.none");
      return body.expend.length
        ? t("play.order.supply", { combats: combats(body.combats), expend: units(body.expend) })
        : t("play.order.supply.free", { combats: combats(body.combats) });
    case "answer":
      return answerText(body, textNames);
    case "standing": {
      const kinds = standingWords(body, lang, unit);
      return kinds.length ? t("play.order.standing", { kinds: kinds.join("; ") }) : t("play.order.standing.none");
    }
    case "refit":
      return t(`play.order.refit.${body.step}`, { unit: unit(body.unit) });
    case "emergency":
    case "eliminate":
    case "mode":
    case "fort":
    case "detach":
    case "convert":
    case "recover":
      return t(`play.order.${kind}`, { unit: unit(body.unit), hex: hex(textNames.at?.(body.unit) ?? "") });
    default:
      return t(`play.order.${kind}`);
  }
}

/** @param {GameOrderAnswer} answer @param {TextNames} textNames @returns {string} */
export function answerText(answer, { lang, unit, hex, results }) {
  const { t, tn } = lang;
  const kind = answerKind(answer);
  const body = answerBody(answer);
  if (kind === "row") return t("play.answer.row", { row: t(`row.${body.row}`) });
  if (kind === "shifts") return body.columns ? tn("play.answer.shifts", body.columns) : t("play.answer.shifts.none");
  if (kind === "result") {
    const name = results?.().get(body.number);
    return name
      ? t("play.answer.result.named", { name: name === "-" ? "–" : name, number: body.number + 1 })
      : t("play.answer.result", { number: body.number + 1 });
  }
  if (kind === "commit") {
    if (body.airPoints) return tn(`play.answer.commit.${body.naval ? "both" : "air"}`, body.airPoints);
    return t(`play.answer.commit.${body.naval ? "naval" : "none"}`);
  }
  return t(`play.answer.${kind}`, { unit: body.unit ? unit(body.unit) : "", hex: body.hex ? hex(body.hex) : "" });
}

/**
 * What the open decision asks.
 * @param {GameOrder[]} orders
 * @returns {string} a part of a key, empty when nothing is asked
 */
export function askedBy(orders) {
  const first = orders[0];
  if (!first) return "";
  const kind = kindOf(first);
  if (kind !== "answer") return ["roll", "supply", "fight", "eliminate"].includes(kind) ? kind : "";
  const kinds = new Set(orders.filter((order) => kindOf(order) === "answer").map((order) => answerKind(bodyOf(order))));
  if (kinds.has("destroySupply") || kinds.has("captureSupply")) return "supplyUnit";
  if (kinds.has("stay") || kinds.has("react")) return "react";
  if (kinds.has("advance") || kinds.has("endAdvance")) return "advance";
  if (kinds.has("retreatTo") && kinds.size === 1) return "retreatTo";
  for (const known of ["row", "commit", "shifts", "result", "deplete", "placeDump"]) if (kinds.has(known)) return known;
  return "retreat";
}

/** Events whose sentence counts what came after. */
const GAME_PHASES = [
  "initiative",
  "reinforcement",
  "airAllocation",
  "initialMovement",
  "firstReaction",
  "firstCombat",
  "motorizedMovement",
  "secondReaction",
  "secondCombat",
  "refit",
  "over",
];

/** @param {EventView} event @param {TextNames} textNames @returns {string} */
export function eventText(event, { lang, unit, hex }) {
  const { t, tn, has, number } = lang;
  const key = `event.${event.code}`;
  const { before, after } = event;
  const params = {
    unit: event.unit ? unit(event.unit) : "",
    hex: event.hex ? hex(event.hex) : "",
    side: event.side ? t(`side.${event.side}`) : "",
    nation: event.nation ? t(`nation.${event.nation}`) : "",
    phase: t(`gamePhase.${GAME_PHASES[after] ?? "over"}`),
    combat: after + 1,
    points: number((after - before) / 2),
    before,
    after,
  };
  if (before === after && has(`${key}.same`)) return t(`${key}.same`, params);
  return has(`${key}.other`) ? tn(key, after, params) : t(key, params);
}

/** Making one takes longer than many uses of it. @type {Map<string, Intl.DateTimeFormat>} */
const monthFormats = new Map();
/** @param {string} tag */
function monthFormat(tag) {
  const known = monthFormats.get(tag);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  monthFormats.set(tag, made);
  return made;
}

/**
 * The month of a game-turn: the first is March 1941, or a number of months earlier in a scenario that begins before.
 * @param {number} turn
 * @param {number} earlier
 * @param {string} tag
 */
export const monthOf = (turn, earlier, tag) => monthFormat(tag).format(new Date(Date.UTC(1941, 1 + turn - earlier, 1)));
