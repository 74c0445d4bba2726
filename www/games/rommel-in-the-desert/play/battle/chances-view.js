// @ts-check
/** The chances of a battle turn and of a single fire, as bars and in words. */
import { el } from "../../../../dom.ts";
import { sideBadge } from "../../../../worksheet/widgets.ts";
import { chances } from "./asking.js";
import { facesText } from "./faces.js";
import { blocksAt, expectedHits, fighting, hitChances } from "./reading.js";

/** @typedef {import("../types.js").PlayContext} PlayContext */
/** @typedef {import("../../../../lang/lang.ts").Lang} Lang */

/** Blocks up to which chances are exact and shown at once. */
const AT_ONCE = 12;
/** Chances below this are not listed. */
const LEAST = 0.005;
/** What opens the chances of a large battle. */
export const LATE_CHANCES = "battle-chances";

/** @param {Lang} lang @param {number} chance */
export const percent = (lang, chance) =>
  chance > 0 && chance < 0.01
    ? lang.t("battle.chance.least")
    : lang.number(Math.min(chance, 1), { style: "percent", maximumFractionDigits: 0 });

/** @param {Lang} lang @param {number} value */
const decimal = (lang, value) => lang.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/**
 * A bar of chances, each with its number.
 * @param {Lang} lang @param {{n: number, chance: number, text: string}[]} parts
 */
function bar(lang, parts) {
  return el(
    "span",
    { class: "ref-bar rb-bar", "aria-hidden": "true" },
    parts
      .filter(({ chance }) => chance >= LEAST)
      .map(({ n, chance, text }) => {
        const segment = el(
          "span",
          { class: `ref-segment rb-n${Math.min(n, 4)}`, title: `${text}: ${percent(lang, chance)}` },
          chance > 0.07 ? String(n) : "",
        );
        segment.style.flexGrow = String(chance);
        return segment;
      }),
  );
}

/**
 * The chances of one fire.
 * @param {PlayContext} ctx @param {number} dice @param {number} hitsFrom
 */
export function fireChances(ctx, dice, hitsFrom) {
  const { lang } = ctx.app;
  const { t, tn } = lang;
  const all = hitChances(dice, hitsFrom).map((chance, n) => ({ n, chance, text: tn("battle.hitCount", n) }));
  const listed = all.filter(({ chance }) => chance >= LEAST);
  return el(
    "div",
    { class: "rb-chances", id: "pl-fire-chances" },
    el(
      "p",
      {},
      t("battle.fire.odds", {
        dice: tn("battle.dice", dice),
        faces: facesText(ctx, hitsFrom),
        hits: decimal(lang, expectedHits(dice, hitsFrom)),
      }),
    ),
    bar(lang, listed),
    el("p", {
      class: "field-hint",
      text: lang.list(listed.map(({ chance, text }) => `${text} ${percent(lang, chance)}`)),
    }),
  );
}

/**
 * The chances of the battle turn of a hex, or why there are none.
 * @param {PlayContext} ctx @param {string} hex @param {{rest?: boolean}} [how] rest: of what is left of it
 */
export function battleChances(ctx, hex, { rest = false } = {}) {
  const { lang } = ctx.app;
  const { t } = lang;
  const { view } = ctx.now;
  const blocks = [...blocksAt(view, hex, "axis"), ...blocksAt(view, hex, "allied")];
  const able = fighting(blocks);
  if (able.some(({ name }) => name === undefined))
    return el("p", { class: "field-hint rb-no-chances", text: t("battle.chances.hidden") });
  const open = able.length <= AT_ONCE || ctx.opened.has(LATE_CHANCES);
  return el(
    "details",
    { class: "pl-own rb-outlook", id: "pl-battle-chances", data: { key: LATE_CHANCES } },
    el("summary", { text: t(rest ? "battle.chances.rest" : "battle.chances") }),
    open && reportView(ctx, hex),
  );
}

/** @param {PlayContext} ctx @param {string} hex */
const reportView = (ctx, hex) => chancesReport(ctx, chances(ctx, hex));

/**
 * The chances of a battle turn, or why there are none.
 * @param {Pick<PlayContext, "app">} ctx
 * @param {import("../../../../../pkg/rommel-in-the-desert/rommel_in_the_desert.js").ChancesAnswer} report
 */
export function chancesReport(ctx, report) {
  const { lang } = ctx.app;
  const { t, tn } = lang;
  if (report.kind !== "chances") return el("p", { class: "field-hint", text: t(`refusal.${report.refusal.code}`) });
  const doomed = report.units.filter(({ eliminated }) => eliminated >= 0.01);
  return el(
    "div",
    { class: "rb-chances" },
    report.sides.map((side) =>
      el(
        "div",
        { class: "rb-outlook-side", data: { key: `outlook-${side.side}` } },
        el(
          "p",
          {},
          sideBadge(side.side, ctx),
          el(
            "span",
            {},
            t("battle.chances.side", {
              side: t(`side.${side.side}`),
              loses: decimal(lang, side.expected),
              steps: tn("battle.cv", side.steps),
            }),
            side.cleared >= LEAST && ` ${t("battle.chances.cleared", { chance: percent(lang, side.cleared) })}`,
          ),
        ),
        bar(
          lang,
          side.losses.map(({ steps, chance }) => ({ n: steps, chance, text: tn("battle.loses", steps) })),
        ),
      ),
    ),
    el("p", { class: "field-hint", text: t("battle.chances.numbers") }),
    doomed.length > 0 &&
      el("p", {
        class: "field-hint",
        text: t("battle.chances.lost", {
          units: lang.list(doomed.map(({ unit, eliminated }) => `${unit} ${percent(lang, eliminated)}`)),
        }),
      }),
    el("p", {
      class: "field-hint",
      text:
        report.method.kind === "exact"
          ? t("battle.chances.exact")
          : t("battle.chances.sampled", {
              samples: lang.number(report.method.samples),
              error: decimal(lang, report.method.standardError * 100),
            }),
    }),
  );
}
