// @ts-check
/** The move that is being put together: its kind, its hex, its blocks, and the hex that waits to be confirmed. */
import { hexName, neighbour, parseHex } from "../../geometry.ts";
import { once } from "../ask.js";
import { hexOf, pathFrom } from "../situation.js";
import { askHexsides, askCandidates, currentMove } from "./asking.js";
import { ableOf, moveOf, offersRommel, originsOf, planTo, sidesInto } from "./moves.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("./moves.js").Candidate} Candidate */
/**
 * @typedef {object} Plan
 * @property {import("./moves.js").Move|null} current the move under way
 * @property {import("./moves.js").MoveKind} kind
 * @property {number} hex where its blocks stand, or the command hex; -1 while none is chosen
 * @property {number} destination of a regroup move, or -1
 * @property {boolean} rommel
 * @property {Candidate[]} candidates
 * @property {string[]} chosen blocks
 * @property {number} goal the hex that waits to be confirmed, or -1
 */

/** @param {PlayContext} ctx @returns {Plan} */
export function planOf(ctx) {
  const { at, chosen, form } = ctx.selection;
  const current = currentMove(ctx);
  const origins = originsOf(ctx.now.orders);
  const kind = current?.kind ?? (form.kind === "regroup" ? "regroup" : (origins.get(at) ?? "group"));
  const hex = current?.hex ?? (kind === "regroup" ? (form.command ?? -1) : origins.has(at) ? at : -1);
  const destination = current?.destination ?? (kind === "regroup" ? (form.destination ?? -1) : -1);
  const rommel = current?.rommel ?? wantsRommel(ctx);
  const candidates =
    hex < 0 || (kind === "regroup" && destination < 0) ? [] : askCandidates(ctx, { kind, hex, destination, rommel });
  const able = kind === "regroup" ? arriving(candidates) : ableOf(candidates);
  // What is left of a move goes on together, unless blocks of it have been picked.
  const picked = current || kind === "regroup" ? (form.picked ?? able) : chosen;
  return {
    current,
    kind,
    hex,
    destination,
    rommel,
    candidates,
    chosen: picked.filter((/** @type {string} */ id) =>
      candidates.some((candidate) => candidate.id === id && candidate.hexes.size > 0),
    ),
    goal: form.goal ?? -1,
  };
}

/** The blocks of a regroup move that arrive for certain. @param {Candidate[]} candidates */
const arriving = (candidates) =>
  candidates.filter(({ hexes }) => [...hexes.values()].some(({ forcedMarch }) => !forcedMarch)).map(({ id }) => id);

/**
 * A hex and those around it, without those of the grid that the map lacks.
 * @param {PlayContext} ctx @param {number} hex
 */
export const areaOf = (ctx, hex) =>
  [hex, ...[0, 1, 2, 3, 4, 5].map((k) => neighbour(hex, k))].filter((each) => each >= 0 && isOfMap(ctx, each));

/** @param {PlayContext} ctx @param {number} hex */
const isOfMap = (ctx, hex) =>
  once(ctx, `of the map ${hex}`, () => {
    const answer = ctx.session.asViewer().ask({ ask: "group", hex: hexName(hex) });
    return answer.kind !== "refused" || answer.refusal.code !== "unknown-hex";
  });

/**
 * The command hexes of regroup moves: hexes with blocks that can move, and those around them; empty ones as well.
 * @param {PlayContext} ctx @returns {Set<number>}
 */
export function commandsOf(ctx) {
  const listed = ctx.now.orders.map(moveOf);
  return new Set(listed.flatMap((move) => (move?.kind === "regroup" ? [move.hex] : [])));
}

/**
 * Where a regroup move around a hex can go: wherever a block of the area arrives for certain.
 * @param {PlayContext} ctx @param {number} command @param {boolean} rommel @returns {Set<number>}
 */
export function destinationsOf(ctx, command, rommel) {
  const candidates = areaOf(ctx, command)
    .filter((hex) => standing(ctx, hex).own.length > 0)
    .flatMap((hex) => askCandidates(ctx, { kind: "group", hex, destination: -1, rommel }));
  const certain = candidates.flatMap(({ hexes }) => [...hexes].filter(([, { forcedMarch }]) => !forcedMarch));
  return new Set(certain.map(([hex]) => hex));
}

/** Whether the move to come is to have the Rommel bonus. @param {PlayContext} ctx */
export const wantsRommel = ({ now, selection }) => !!selection.form.rommel && offersRommel(now.orders);

/** Whether the Rommel bonus may be asked for. @param {PlayContext} ctx */
export const mayHaveRommel = (ctx) => !currentMove(ctx) && offersRommel(ctx.now.orders);

/** Own and enemy blocks in a hex. @param {PlayContext} ctx @param {number} hex */
export function standing({ now }, hex) {
  const here = now.stacks.get(hex) ?? [];
  const own = here.filter(({ side }) => side === now.view.active);
  return { own, enemies: here.filter(({ side }) => side !== now.view.active) };
}

/** Whether the move leaves a battle. @param {PlayContext} ctx @param {Pick<Plan, "kind"|"hex">} plan */
export const leavesBattle = (ctx, { kind, hex }) => kind === "withdrawal" && standing(ctx, hex).enemies.length > 0;

/**
 * What a move of the chosen blocks to a hex means.
 * @param {PlayContext} ctx @param {Plan} plan @param {number} hex
 */
export function outlook(ctx, plan, hex) {
  const { go, stay, forced, length } = planTo(plan.candidates, plan.chosen, hex);
  const { own, enemies } = standing(ctx, hex);
  const sides = enemies.length ? sidesInto(askHexsides(ctx), hex) : [];
  const entries = crossed(ctx, go, hex);
  const others = !plan.current && plan.kind !== "regroup" && hex !== plan.hex && originsOf(ctx.now.orders).has(hex);
  return {
    go,
    stay,
    forced,
    length,
    enemies: enemies.length,
    joins: own.length,
    /** Blocks of the hex may be chosen instead. */
    others,
    /** Hexsides that concern the move: those that are crossed, used or held by the enemy. */
    sides: sides.filter(
      ({ from, used, hostile }) => used > 0 || hostile || entries.some((entry) => entry.from === from),
    ),
    open: sides.reduce((sum, side) => sum + side.open, 0),
    /** Hexsides that more blocks would cross than may. */
    narrow: entries.flatMap(({ from, count }) => {
      const side = sides.find((each) => each.from === from);
      return side && count > side.open ? [{ from, open: side.open }] : [];
    }),
    mined: ctx.now.view.mines.some((name) => parseHex(name) === hex),
    /** A question comes before the move. */
    asks: enemies.length > 0 || forced.length > 0 || others || plan.kind === "regroup" || leavesBattle(ctx, plan),
  };
}

/**
 * The hexes from which blocks enter a hex, and how many from each.
 * @param {PlayContext} ctx @param {{id: string, reached: import("./moves.js").ReachedHex}[]} go @param {number} hex
 */
function crossed({ now }, go, hex) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { id, reached } of go) {
    const path = pathFrom(hexOf(now, id), reached.path);
    const from = path.at(-2) ?? hex;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts].map(([from, count]) => ({ from, count }));
}

/**
 * Why the chosen blocks cannot go to a hex: the key of a text.
 * @param {PlayContext} ctx @param {Plan} plan @param {number} hex
 */
export function whyNot(ctx, plan, hex) {
  const { enemies } = standing(ctx, hex);
  const sides = enemies.length ? sidesInto(askHexsides(ctx), hex) : [];
  if (enemies.length && plan.kind === "withdrawal") return "refusal.withdraw-into-enemy";
  if (sides.length && sides.every(({ hostile }) => hostile)) return "refusal.hexside-hostile";
  if (sides.length && sides.every(({ open }) => !open)) return "refusal.hexside-full";
  if (plan.kind === "withdrawal") return "move.not.line";
  return "move.not.far";
}

/**
 * The path of the first block that goes to a hex.
 * @param {Pick<Plan, "candidates"|"chosen"|"kind"|"hex">} plan @param {number} hex
 * @param {(id: string) => number} at the hex of a block
 */
export function pathTo({ candidates, chosen, kind, hex: from }, hex, at) {
  const [first] = planTo(candidates, chosen, hex).go;
  if (!first) return null;
  const hexes = pathFrom(kind === "regroup" ? at(first.id) : from, first.reached.path);
  return { hexes, forced: first.reached.forcedMarch, length: first.reached.length };
}
