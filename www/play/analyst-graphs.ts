/** Luck against decisions, and win chances, over the game-turns: graphs and the same in words. */
import { el } from "../dom.ts";
import type { Luck, Outlook } from "../shell/engine-types.ts";
import type { AnalystParts, Graph } from "./overview-types.ts";
import type { PlayContext } from "./types.ts";

type OrderLuck = Luck["orders"][number];

/** What is known of the chances at a point: an estimate, and the winners of the games played on. */
export interface Chance {
  outlook?: Outlook;
  ends: (string | null)[];
}

/** The dice that are named, and the least luck of them in points. */
const NAMED = 3;
const LEAST_LUCK = 0.005;

const value = ([sum, outOf]: [number, number]) => sum / outOf / 100;

const luckOf = ({ dice }: OrderLuck) => dice.reduce((sum, { luck }) => sum + value(luck), 0);

/** Sums of a game: luck, and decisions by the place of the side; `null` for what no player decided. */
export function sums({ orders }: Luck) {
  const decisions = new Map<number | null, number>();
  for (const { by = null, decision } of orders) decisions.set(by, (decisions.get(by) ?? 0) + value(decision));
  return { luck: orders.reduce((sum, order) => sum + luckOf(order), 0), decisions };
}

/** Luck and decisions so far at the end of each game-turn. */
export function luckGraph(luck: Luck, parts: AnalystParts, ctx: PlayContext): Graph {
  const { lang, game } = ctx.app;
  const turns = [...new Set(luck.orders.map(({ turn }) => turn))];
  const until = (turn: number) => ({
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
        tone: (i + 1) as 1 | 2,
        values: [0, ...rows.map(({ decisions }) => decisions.get(i) ?? 0)],
      })),
    ],
  };
}

const signed = (n: number, ctx: PlayContext) =>
  ctx.app.lang.number(n, { minimumFractionDigits: 1, maximumFractionDigits: 2, signDisplay: "exceptZero" });

/** What the value at the end is made of, and the dice that changed most. */
export function luckWords(luck: Luck, ctx: PlayContext): Node[] {
  const { t } = ctx.app.lang;
  return [
    el("p", { class: "muted", text: t("analyst.luck.value", { side: t(`side.${ctx.app.game.sides[0].id}`) }) }),
    sumsTable(luck, ctx),
    ...mostLucky(luck, ctx),
  ];
}

function sumsTable(luck: Luck, ctx: PlayContext) {
  const { lang, game } = ctx.app;
  const { t } = lang;
  const { luck: all, decisions } = sums(luck);
  const row = (name: string, n: number) =>
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

function mostLucky(luck: Luck, ctx: PlayContext) {
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

/** The same points so that few of them show the whole curve: the ends, the middle, the quarters and so on. */
export function coarseFirst(points: number[]) {
  const order = [0, points.length - 1];
  for (let step = points.length; step >= 1; step = Math.floor(step / 2))
    for (let at = step; at < points.length; at += step) order.push(at);
  return [...new Set(order)].map((at) => points[at]);
}

/** As many games played on count as much as an estimate. */
const WEIGHT = 4;

/**
 * The chance that a side wins: the share of the games played on, with the estimate as if it were some games more.
 * `side`: its id. `place`: its place among the sides.
 */
export function shareOf({ outlook, ends }: Chance, side: string, place: number) {
  const won = ends.filter((winner) => winner === side).length;
  return outlook ? (won + WEIGHT * outlook.wins[place]) / (ends.length + WEIGHT) : won / ends.length;
}

/** Chances of each side, at the points that are known. `chances`: by orders. */
export function chancesGraph(
  points: { orders: number; label: string }[],
  chances: Map<number, Chance>,
  parts: AnalystParts,
  ctx: PlayContext,
): Graph {
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
      tone: (i + 1) as 1 | 2,
      values: known.map(({ chance }) => 100 * shareOf(chance, id, i)),
    })),
  };
}

/**
 * What stands behind the chances: an estimate alone, or how many games and their standard error. `chances`: by orders.
 */
export function chancesWords(chances: Map<number, Chance>, ctx: PlayContext) {
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
