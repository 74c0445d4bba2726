// @ts-check
/** A game of Desert Fox in numbers, for the graphs over its game-turns. */
import { SHEET_L, columnOf } from "../geometry.ts";

/** @typedef {import("./types.js").PlayContext} PlayContext */
/** @typedef {import("../engine-types.ts").Sample} Sample */
/** @typedef {import("../../../play/overview-types.ts").Graph} Graph */
/** @typedef {import("../../../play/overview-types.ts").GraphSeries} GraphSeries */

/** @type {("axis"|"commonwealth")[]} */
const SIDES = ["axis", "commonwealth"];
const FACES = [1, 2, 3, 4, 5, 6];
const MEAN = 3.5;
/** Places by which the front is read, from west to east, with their columns. */
const FRONT = /** @type {const} */ (["El Agheila", "Benghazi", "Tobruk", "Bardia", "Mersa Matruh", "Alexandria"]);

/** @param {PlayContext} ctx @returns {Graph[]} */
export function graphsOf(ctx) {
  const { t, number } = ctx.app.lang;
  const { session } = ctx;
  const series = /** @type {Sample[]} */ (session.handle.series().samples);
  // A replay tells nothing of what comes after.
  const samples = series.filter(({ orders }) => orders <= upTo(ctx));
  const race = session.handle.objectives(session.length()).victory === "race";
  const labels = samples.map(({ turn }, i) => (i ? String(turn) : t("play.graphs.start")));
  const names = SIDES.map((side) => t(`side.${side}`));
  /** @param {(sample: Sample, side: number) => number|null} value @returns {GraphSeries[]} */
  const both = (value) =>
    names.map((name, side) => ({
      name,
      tone: /** @type {1|2} */ (side + 1),
      values: samples.map((sample) => value(sample, side)),
    }));
  /** @param {string} id @param {GraphSeries[]} series @param {Partial<Graph>} [more] @returns {Graph} */
  const over = (id, series, more = {}) => ({
    ...{ id, title: t(`play.graphs.${id}`), note: t(`play.graphs.${id}.note`), shape: "lines", fromZero: true },
    ...{ across: t("play.graphs.turn"), labels, series, ...more },
  });
  const percent = (/** @type {number} */ value) => number(value / 100, { style: "percent" });
  const ticks = frontTicks(ctx);
  return [
    ...(race
      ? []
      : [
          over(
            "points",
            both(({ points }, side) => points[side]),
          ),
        ]),
    over(
      "strength",
      both(({ strength }, side) => strength[side]),
    ),
    over(
      "losses",
      both(({ losses }, side) => losses[side]),
    ),
    over(
      "supply",
      both(({ supplied, units }, side) => (units[side] ? Math.round((100 * supplied[side]) / units[side]) : null)),
      { format: percent },
    ),
    over(
      "front",
      both(({ front }, side) => front[side] || null),
      { fromZero: false, ticks, format: (column) => columnText(column, ticks, ctx) },
    ),
    luckOf(ctx, labels, names, samples),
    histogramOf(ctx, names),
  ];
}

/** How many orders the graphs tell of. @param {PlayContext} ctx */
const upTo = ({ replay, session }) => replay?.at ?? session.length();

/** Places on the front, by column. @param {PlayContext} ctx */
function frontTicks(ctx) {
  /** @type {{value: number, label: string}[]} */
  const ticks = [];
  for (const [hex, places] of ctx.model.places)
    for (const { name } of places)
      if (/** @type {readonly string[]} */ (FRONT).includes(name)) ticks.push({ value: columnOf(hex), label: name });
  return ticks.toSorted((a, b) => a.value - b.value);
}

/** A column with the nearest place. @param {number} column @param {{value: number, label: string}[]} ticks @param {PlayContext} ctx */
function columnText(column, ticks, ctx) {
  const near = ticks.toSorted((a, b) => Math.abs(a.value - column) - Math.abs(b.value - column))[0];
  const sheet = column <= SHEET_L ? `L${column}` : `E${column - SHEET_L}`;
  return near ? ctx.app.lang.t("play.graphs.column", { column: sheet, place: near.label }) : sheet;
}

/** What each side rolled more or less than the mean of as many dice. @param {PlayContext} ctx @param {string[]} labels @param {string[]} names @param {Sample[]} samples @returns {Graph} */
function luckOf(ctx, labels, names, samples) {
  const { t, number } = ctx.app.lang;
  const entries = ctx.journal.entries().slice(0, upTo(ctx));
  const values = SIDES.map((side) =>
    samples.map(({ orders }) =>
      entries
        .slice(0, orders)
        .filter((entry) => entry.side === side)
        .flatMap(({ faces }) => faces)
        .reduce((sum, face) => sum + face - MEAN, 0),
    ),
  );
  return {
    ...{ id: "dice", title: t("play.graphs.dice"), note: t("play.graphs.dice.note"), shape: "lines" },
    ...{ across: t("play.graphs.turn"), labels },
    series: [
      ...names.map((name, i) => ({ name, tone: /** @type {1|2} */ (i + 1), values: values[i] })),
      { name: t("play.graphs.expected"), tone: 0, values: samples.map(() => 0) },
    ],
    format: (value) => number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
  };
}

/** The share of each face among a side's dice. @param {PlayContext} ctx @param {string[]} names @returns {Graph} */
function histogramOf(ctx, names) {
  const { t, number } = ctx.app.lang;
  const entries = ctx.journal.entries().slice(0, upTo(ctx));
  const counts = SIDES.map((side) => {
    const faces = entries.filter((entry) => entry.side === side).flatMap((entry) => entry.faces);
    return FACES.map((face) => faces.filter((one) => one === face).length);
  });
  const dice = counts.map((all) => all.reduce((sum, n) => sum + n, 0));
  const shares = counts.map((all, side) => all.map((n) => (dice[side] ? (100 * n) / dice[side] : null)));
  return {
    ...{ id: "faces", title: t("play.graphs.faces"), shape: "bars", across: t("play.graphs.face"), fromZero: true },
    note: t("play.graphs.faces.note", { axis: dice[0], commonwealth: dice[1] }),
    labels: FACES.map(String),
    series: [
      ...names.map((name, i) => ({ name, tone: /** @type {1|2} */ (i + 1), values: shares[i] })),
      { name: t("play.graphs.expected"), tone: 0, values: FACES.map(() => 100 / FACES.length) },
    ],
    format: (value) => number(value / 100, { style: "percent", maximumFractionDigits: 1 }),
  };
}
