// @ts-check
/** Figures of the game over its months, as far as the viewer knows them. */
import { centre, parseHex } from "../geometry.ts";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("./handle.js").TableView} TableView */
/** @typedef {import("../../../play/overview-types.ts").Graph} Graph */

const SIDES = /** @type {const} */ (["axis", "allied"]);

/**
 * The game at the end of each month so far, the last as it is now, with the number of the month.
 * @param {PlayContext} ctx @returns {{month: number, view: TableView}[]}
 */
function monthly(ctx) {
  const { session } = ctx;
  const viewAt = (/** @type {number} */ orders) => session.viewAt(orders);
  const last = ctx.replay?.at ?? session.length();
  const starts = session
    .journal(0, last)
    .flatMap(({ at, events }) => (events.some(({ code }) => code === "month-begins") ? [at + 1] : []));
  const ends = [...starts.slice(1), last];
  return ends.map((end, i) => ({ month: viewAt(starts[i] ?? end).turn, view: viewAt(end) }));
}

/** The column furthest towards the enemy's base that a side holds. @param {TableView} view @param {"axis"|"allied"} side */
function front(view, side) {
  const columns = view.blocks
    .filter((block) => block.side === side && block.hex)
    .map(({ hex }) => centre(parseHex(hex ?? ""))[0]);
  if (!columns.length) return null;
  return Math.round(10 * (side === "axis" ? Math.max(...columns) : Math.min(...columns))) / 10;
}

/** @param {PlayContext} ctx @returns {Graph[]} */
export function graphsOf(ctx) {
  const { t, tag } = ctx.app.lang;
  const months = monthly(ctx);
  const views = months.map(({ view }) => view);
  const labels = months.map(({ month }) => ctx.words.date(month, ctx.session.scenario, tag));
  const graph = (
    /** @type {string} */ id,
    /** @type {(view: TableView, side: "axis"|"allied") => number|null} */ value,
    fromZero = true,
  ) => ({
    id,
    title: t(`graph.${id}`),
    note: t(`graph.${id}.note`),
    shape: /** @type {const} */ ("lines"),
    across: t("graph.months"),
    labels,
    fromZero,
    series: SIDES.map((side, i) => ({
      name: t(`side.${side}`),
      tone: /** @type {1|2} */ (i + 1),
      values: views.map((view) => value(view, side)),
    })),
  });
  const of = (/** @type {TableView} */ { blocks, refit }, /** @type {string} */ side) =>
    [...blocks, ...refit].filter((block) => block.side === side);
  return [
    graph("units", (view, side) => of(view, side).length),
    graph("steps", (view, side) => {
      const blocks = of(view, side);
      return blocks.some(({ steps }) => steps === undefined)
        ? null
        : blocks.reduce((sum, { steps }) => sum + (steps ?? 0), 0);
    }),
    graph("front", front, false),
  ];
}
