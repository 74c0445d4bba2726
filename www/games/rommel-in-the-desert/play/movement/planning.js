// @ts-check
/** The move that is being put together: its kind, its hex, its blocks, and the hex that waits to be confirmed. */
import { hexName, neighbour, parseHex } from "../../geometry.js";
import { bodyOf, hexOf, ofKind, pathFrom } from "../situation.js";
import { askHexsides, askCandidates, currentMove } from "./asking.js";
import { ableOf, offersRommel, originsOf, planTo, regroupsOf, sidesInto } from "./moves.js";

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
  const rommel = current?.rommel ?? !!form.rommel;
  const candidates =
    hex < 0 || (kind === "regroup" && destination < 0)
      ? []
      : current?.kind === "withdrawal"
        ? leavers(ctx)
        : askCandidates(ctx, { kind, hex, destination, rommel });
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

/** Blocks that may still leave in the withdrawal under way. @param {PlayContext} ctx @returns {Candidate[]} */
function leavers({ now }) {
  /** @type {Map<string, Candidate>} */
  const found = new Map();
  for (const order of ofKind(now.orders, "move")) {
    const { unit, path } = bodyOf(order);
    const id = String(unit);
    const hexes = pathFrom(hexOf(now, id), path, neighbour);
    const candidate = found.get(id) ?? { id, refusal: "", hexes: new Map() };
    const length = hexes.length - 1;
    const to = hexes[length];
    candidate.hexes.set(to, { hex: hexName(to), path, length, rommel: false, forcedMarch: false });
    found.set(id, candidate);
  }
  return [...found.values()];
}

/** The blocks of a regroup move that arrive for certain. @param {Candidate[]} candidates */
const arriving = (candidates) =>
  candidates.filter(({ hexes }) => [...hexes.values()].some(({ forcedMarch }) => !forcedMarch)).map(({ id }) => id);

/** The command hexes of regroup moves with their destinations. @param {PlayContext} ctx */
export const regroups = (ctx) => regroupsOf(ctx.now.orders);

/** Whether the Rommel bonus may be asked for. @param {PlayContext} ctx */
export const mayHaveRommel = (ctx) => !currentMove(ctx) && offersRommel(ctx.now.orders);

/** Own and enemy blocks in a hex. @param {PlayContext} ctx @param {number} hex */
export function standing({ now }, hex) {
  const here = now.stacks.get(hex) ?? [];
  const own = here.filter(({ side }) => side === now.view.active);
  return { own, enemies: here.filter(({ side }) => side !== now.view.active) };
}

/**
 * What a move of the chosen blocks to a hex means.
 * @param {PlayContext} ctx @param {Plan} plan @param {number} hex
 */
export function outlook(ctx, plan, hex) {
  const { go, stay, forced, length } = planTo(plan.candidates, plan.chosen, hex);
  const { own, enemies } = standing(ctx, hex);
  const sides = enemies.length ? sidesInto(askHexsides(ctx), hex) : [];
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
    sides,
    open: sides.reduce((sum, side) => sum + side.open, 0),
    mined: ctx.now.view.mines.some((name) => parseHex(name) === hex),
    /** A question comes before the move. */
    asks: enemies.length > 0 || forced.length > 0 || others || plan.kind === "regroup",
  };
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
  const hexes = pathFrom(kind === "regroup" ? at(first.id) : from, first.reached.path, neighbour);
  return { hexes, forced: first.reached.forcedMarch, length: first.reached.length };
}
