// @ts-check
/** Luck against decisions, and win chances, over the game-turns: graphs and the same in words. */
import { el } from "../dom.ts";

/** @typedef {import("./types.ts").PlayContext} PlayContext */
/** @typedef {import("./overview-types.ts").Graph} Graph */
/** @typedef {import("./overview-types.ts").AnalystParts} AnalystParts */
/** @typedef {import("../shell/engine-types.ts").Luck} Luck */
/** @typedef {Luck["orders"][number]} OrderLuck */
/** @typedef {import("../shell/engine-types.ts").Outlook} Outlook */
/**
 * What is known of the chances at a point: an estimate, and the winners of the games played on.
 * @typedef {{outlook?: Outlook, ends: (string|null)[]}} Chance
 */

/** The dice that are named, and the least luck of them in points. */
const NAMED = 3;
const LEAST_LUCK = 0.005;

/** @param {[number, number]} fraction */
const value = ([sum, outOf]) => sum / outOf / 100;

/** @param {OrderLuck} order */
const luckOf = ({ dice }) => dice.reduce((sum, { luck }) => sum + value(luck), 0);

/** Sums of a game: luck, and decisions by the place of the side; `null` for what no player decided. @param {Luck} luck */
export function sums({ orders }) {
  /** @type {Map<number|null, number>} */
  const decisions = new Map();
  for (const { by = null, decision } of orders) decisions.set(by, (decisions.get(by) ?? 0) + value(decision));
  return { luck: orders.reduce((sum, order) => sum + luckOf(order), 0), decisions };
}

/**
 * Luck and decisions so far at the end of each game-turn.
 * @param {Luck} luck @param {AnalystParts} parts @param {PlayContext} ctx @returns {Graph}
 */
export function luckGraph(luck, parts, ctx) {
  const { lang, game } = ctx.app;
  const turns = [...new Set(luck.orders.map(({ turn }) => turn))];
  const until = (/** @type {number} */ turn) => ({
    ...luck,
    orders: luck.orders.filter((order) => order.turn <= turn),
  });
  const rows = turns.map((turn) => sums(until(turn)));
  return {
    id: "luck",
    title: lang.t("analyst.luck"),
    note: lang.t("analyst.luck.note"),
    shape: "lines",
    across: parts.across(),
    labels: [lang.t("analyst.start"), ...turns.map(parts.turn)],
    format: (n) => signed(n, ctx),
    series: [
      { name: lang.t("analyst.luck.line"), tone: 0, values: [0, ...rows.map((row) => row.luck)] },
      ...game.sides.map(({ id }, i) => ({
        name: lang.t("analyst.luck.decisions", { side: lang.t(`side.${id}`) }),
        tone: /** @type {1|2} */ (i + 1),
        values: [0, ...rows.map(({ decisions }) => decisions.get(i) ?? 0)],
      })),
    ],
  };
}

/** @param {number} n @param {PlayContext} ctx */
const signed = (n, ctx) =>
  ctx.app.lang.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 2, signDisplay: "exceptZero" });

/** What the value at the end is made of, and the dice that changed most. @param {Luck} luck @param {PlayContext} ctx @returns {Node[]} */
export function luckWords(luck, ctx) {
  const { t } = ctx.app.lang;
  return [
    el("p", { class: "muted", text: t("analyst.luck.value", { side: t(`side.${ctx.app.game.sides[0].id}`) }) }),
    sumsTable(luck, ctx),
    ...mostLucky(luck, ctx),
  ];
}

/** @param {Luck} luck @param {PlayContext} ctx */
function sumsTable(luck, ctx) {
  const { lang, game } = ctx.app;
  const { t } = lang;
  const { luck: all, decisions } = sums(luck);
  const row = (/** @type {string} */ name, /** @type {number} */ n) =>
    el("tr", {}, el("th", { scope: "row", text: name }), el("td", { class: "num", text: signed(n, ctx) }));
  return el(
    "table",
    { class: "rp-table an-sums", id: "an-luck-sum" },
    el("caption", { class: "visually-hidden", text: t("analyst.luck") }),
    el(
      "tbody",
      {},
      row(t("analyst.luck.start"), luck.before / 100),
      row(t("analyst.luck.line"), all),
      game.sides.map(({ id }, i) => row(t("analyst.luck.decisions", { side: t(`side.${id}`) }), decisions.get(i) ?? 0)),
      row(t("analyst.luck.rest"), decisions.get(null) ?? 0),
    ),
    el("tfoot", {}, row(t("analyst.luck.end"), luck.after / 100)),
  );
}

/** @param {Luck} luck @param {PlayContext} ctx */
function mostLucky(luck, ctx) {
  const { t } = ctx.app.lang;
  const entries = ctx.journal.entries();
  const most = luck.orders
    .flatMap((order) => order.dice.map(({ face, luck: of }) => ({ order: order.order, face, n: value(of) })))
    .filter(({ n }) => Math.abs(n) >= LEAST_LUCK)
    .toSorted((a, b) => Math.abs(b.n) - Math.abs(a.n))
    .slice(0, NAMED);
  if (!most.length) return [];
  const lines = most.map(({ order, face, n }) => {
    const { text = "", heading = "" } = entries[order] ?? {};
    const what = text.replace(/\.$/, "");
    return el("li", { text: t("analyst.luck.die", { what, heading, number: order + 1, face, n: signed(n, ctx) }) });
  });
  return [el("h4", { text: t("analyst.luck.most") }), el("ol", { class: "an-findings", id: "an-luck-most" }, lines)];
}

/** The same points so that few of them show the whole curve: the ends, the middle, the quarters and so on. @param {number[]} points */
export function coarseFirst(points) {
  const order = [0, points.length - 1];
  for (let step = points.length; step >= 1; step = Math.floor(step / 2))
    for (let at = step; at < points.length; at += step) order.push(at);
  return [...new Set(order)].map((at) => points[at]);
}

/** As many games played on count as much as an estimate. */
const WEIGHT = 4;

/**
 * The chance that a side wins: the share of the games played on, with the estimate as if it were some games more.
 * @param {Chance} chance @param {string} side its id @param {number} place its place among the sides
 */
export function shareOf({ outlook, ends }, side, place) {
  const won = ends.filter((winner) => winner === side).length;
  return outlook ? (won + WEIGHT * outlook.wins[place]) / (ends.length + WEIGHT) : won / ends.length;
}

/**
 * Chances of each side, at the points that are known.
 * @param {{orders: number, label: string}[]} points @param {Map<number, Chance>} chances by orders
 * @param {AnalystParts} parts @param {PlayContext} ctx @returns {Graph}
 */
export function chancesGraph(points, chances, parts, ctx) {
  const { lang, game } = ctx.app;
  const known = points.flatMap(({ orders, label }) => {
    const chance = chances.get(orders);
    return chance && (chance.outlook || chance.ends.length) ? [{ label, chance }] : [];
  });
  return {
    id: "chances",
    title: lang.t("analyst.chances"),
    note: lang.t("analyst.chances.note"),
    shape: "lines",
    fromZero: true,
    across: parts.across(),
    labels: known.map(({ label }) => label),
    format: (n) => lang.number(n / 100, { style: "percent" }),
    series: game.sides.map(({ id }, i) => ({
      name: lang.t(`side.${id}`),
      tone: /** @type {1|2} */ (i + 1),
      values: known.map(({ chance }) => 100 * shareOf(chance, id, i)),
    })),
  };
}

/**
 * What stands behind the chances: an estimate alone, or how many games and their standard error.
 * @param {Map<number, Chance>} chances by orders @param {PlayContext} ctx
 */
export function chancesWords(chances, ctx) {
  const { t, number } = ctx.app.lang;
  const all = [...chances.values()];
  const estimated = all.some(({ outlook }) => outlook);
  const counts = all.map(({ ends }) => ends.length);
  const least = Math.min(...(estimated ? counts : counts.filter((n) => n > 0)));
  const errors = all
    .filter(({ ends }) => ends.length > 1)
    .flatMap((chance) =>
      ctx.app.game.sides.map(({ id }, i) => {
        const p = shareOf(chance, id, i);
        return Math.sqrt((p * (1 - p)) / (chance.ends.length - 1));
      }),
    );
  const params = { n: least, error: number(Math.max(0, ...errors), { style: "percent", maximumFractionDigits: 0 }) };
  const games = () => t(errors.length ? "analyst.chances.error" : "analyst.chances.few", params);
  return [
    estimated &&
      el("p", {
        id: "an-chances-estimate",
        text: t(least ? "analyst.chances.estimate.rest" : "analyst.chances.estimate", { n: WEIGHT }),
      }),
    (!estimated || least > 0) && el("p", { id: "an-chances-error", text: games() }),
  ].filter((part) => part !== false);
}
