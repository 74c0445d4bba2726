// @ts-check
/** Which units scarce sources of supply could supply, and which of them they do. */
import { asked, once } from "../ask.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {Extract<import("../ask.js").GameAnswer, {kind: "supply"}>} Supply */
/** A unit that could draw on a source, and whether it has been named to come first. @typedef {{handle: number, supplied: boolean, first: boolean}} Claim */
/** @typedef {{hex: string, capacity: number, claims: Claim[]}} Source */
/**
 * @typedef {object} Naming
 * @property {Source[]} sources in the order in which they supply; a unit that another source supplies is not among the
 *   claims
 * @property {number[]} named handles in the order in which they come first, without those for whom no room is left
 * @property {number[]} out units that could draw on one of the sources and get nothing
 * @property {boolean} changed whether other units are named or supplied than by the last order
 */

/** The names of own blocks, which are handles. @param {readonly import("../../block-name.ts").BlockName[]} names */
const handlesOf = (names) => names.flatMap((name) => (typeof name === "number" ? name : []));

/**
 * Who is supplied if these units come first.
 * @param {Pick<Supply, "units"|"scarce">} supply @param {readonly number[]} named @returns {Omit<Naming, "changed">}
 */
export function namingBy({ units, scarce }, named) {
  const from = new Map(units.map(({ handle, source }) => [handle, source]));
  const sources = scarce.map(({ hex, capacity, claims }) => ({
    hex,
    capacity,
    claims: handlesOf(claims)
      .filter((handle) => !from.get(handle) || from.get(handle) === hex)
      .map((handle) => ({ handle, supplied: from.get(handle) === hex, first: named.includes(handle) })),
  }));
  const all = sources.flatMap(({ claims }) => claims);
  const out = [...new Set(all.filter(({ supplied }) => !supplied).map(({ handle }) => handle))];
  return { sources, named: named.filter((handle) => !out.includes(handle)), out };
}

/** The supply of the side that decides; `named` in place of the units of its last order. @param {PlayContext} ctx @param {number[]} [named] */
const supplyOf = (ctx, named) =>
  once(ctx, `naming ${named ?? "now"}`, () =>
    asked(ctx, { ask: "supply", side: ctx.now.view.by, ...(named && { named }) }, "supply"),
  );

/** Whether units may be named at this moment. @param {PlayContext} ctx @param {number[]} units */
const isAllowed = (ctx, units) => once(ctx, "naming allowed", () => ctx.session.check({ name: { units } }));

/**
 * What the player who decides may choose, with what has been checked so far; null where there is no choice.
 * @param {PlayContext} ctx @returns {Naming|null}
 */
export function namingOf(ctx) {
  const now = ctx.mine() ? supplyOf(ctx) : null;
  if (!now?.scarce.some(({ capacity }) => capacity > 0) || !isAllowed(ctx, handlesOf(now.named))) return null;
  const before = namingBy(now, handlesOf(now.named));
  const { named } = ctx.selection;
  const then = named && supplyOf(ctx, named);
  if (!named || !then) return { ...before, changed: false };
  const after = namingBy(then, named);
  return { ...after, changed: JSON.stringify(before.sources) !== JSON.stringify(after.sources) };
}
