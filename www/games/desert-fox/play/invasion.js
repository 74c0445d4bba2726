// @ts-check
/**
 * Operation Herkules: whom the Axis sends against Malta, the Assault Index part by part, and the chance before the die.
 */
import { el } from "../../../dom.ts";
import { bodyOf, ofKind } from "./options.js";
import { button, caseChips, check, select } from "../../../worksheet/widgets.ts";
import { textNames } from "./order-buttons.js";
import { eventText } from "./texts.js";

/** @typedef {import("./types.js").PlayContext} PlayContext */

/** The lists of the panel that hold what is chosen. */
const [UNITS, POINTS, SUPPLY] = ["invaders", "invasion", "invasionSupply"];

/**
 * The invasion as it is chosen, those who cannot sail left out; none before a unit is chosen.
 * @param {PlayContext} ctx
 */
function chosen({ now: { options }, selection: { picks } }) {
  const able = [...new Set(options.invasions.flatMap(({ units }) => units))];
  const units = able.filter((id) => picks[UNITS]?.includes(id));
  const points = Number(picks[POINTS]?.[0] ?? 0);
  const assault = options.invasions.find(
    (one) => one.points === points && one.units.length === units.length && one.units.every((id) => units.includes(id)),
  );
  const listed = ofKind(options.orders, "invade")
    .map(bodyOf)
    .find((body) => body.points === points);
  const supply = picks[SUPPLY]?.length ? picks[SUPPLY] : (listed?.supply ?? []);
  return { able, units, points, supply, assault };
}

/** The order that the panel holds, if a unit is chosen. @param {PlayContext} ctx */
export function invasionOrder(ctx) {
  const { units, points, supply } = chosen(ctx);
  return units.length ? { invade: { units, points, supply } } : null;
}

/** @param {PlayContext} ctx */
export function invasionView(ctx) {
  const { t } = ctx.app.lang;
  const { invasions } = ctx.now.options;
  if (!ctx.mine() || !invasions.length) return el("div", { class: "ex-slot", data: { key: "invasion" } });
  const { able, units, points, supply, assault } = chosen(ctx);
  const most = Math.max(...invasions.map((one) => one.points));
  const counts = Array.from({ length: most + 1 }, (_, n) => /** @type {[string, string]} */ ([String(n), String(n)]));
  const order = invasionOrder(ctx);
  const refusal = order && ctx.session.refusal(order);
  return el(
    "section",
    { class: "card ex-part pl-invasion", "aria-labelledby": "pl-invasion-title", data: { key: "invasion" } },
    el(
      "h3",
      { class: "card-title", id: "pl-invasion-title", tabindex: "-1" },
      t("play.invasion"),
      " ",
      caseChips(["16.0"], [], ctx),
    ),
    el("p", { class: "muted", text: t("play.invasion.intro") }),
    el(
      "fieldset",
      { class: "pl-picks" },
      el("legend", { text: t("play.invasion.units") }),
      el(
        "div",
        { class: "ex-checks" },
        able.map((id) =>
          check({
            id: `pl-invader-${id}`,
            label: ctx.unitName(id),
            checked: units.includes(id),
            set: "pick",
            data: { list: UNITS, value: id },
          }),
        ),
      ),
    ),
    select({
      id: "pl-invasion-points",
      label: t("play.invasion.points"),
      value: String(points),
      options: counts,
      set: "picked",
      data: { list: POINTS },
    }),
    points > 0 && supplies(ctx, supply),
    el(
      "div",
      { id: "pl-invasion-index", data: { wins: assault?.wins ?? "" } },
      assault ? indexOf(ctx, assault) : el("p", { class: "field-hint", text: t("play.invasion.nobody") }),
    ),
    refusal &&
      el(
        "p",
        { class: "field-error", data: { code: refusal.code } },
        t(`refusal.${refusal.code}`, { found: refusal.found ?? "" }),
        " ",
        caseChips(refusal.cases, refusal.rulings, ctx),
      ),
    button("invade", t("play.invasion.go"), {
      class: "button button-primary pl-order",
      id: "pl-invade",
      "aria-disabled": order && !refusal ? null : "true",
    }),
  );
}

/**
 * The supply units that carry the air points: the first ones, or others.
 * @param {PlayContext} ctx
 * @param {string[]} supply
 */
function supplies(ctx, supply) {
  const { t } = ctx.app.lang;
  const own = [...ctx.now.units.values()].filter(
    ({ id, side, at, marks }) =>
      side === ctx.now.view.phasing && ctx.counters.isSupply(id) && !marks.captured && /^[LE]\d/.test(at),
  );
  return el(
    "details",
    { class: "pl-own", data: { key: "invasion-supply" } },
    el("summary", { text: t("play.invasion.supply", { supply: ctx.app.lang.list(supply.map(ctx.unitName)) }) }),
    el(
      "div",
      { class: "ex-checks" },
      own.map(({ id, at }) =>
        check({
          id: `pl-invasion-supply-${id}`,
          label: `${ctx.unitName(id)}, ${ctx.hexWords(at)}`,
          checked: supply.includes(id),
          set: "pick",
          data: { list: SUPPLY, value: id },
        }),
      ),
    ),
  );
}

/**
 * The index with its parts, and the faces that take the island.
 * @param {PlayContext} ctx
 * @param {PlayContext["now"]["options"]["invasions"][number]} assault
 */
function indexOf(ctx, { parts, index, wins }) {
  const { t, tn } = ctx.app.lang;
  return [
    el(
      "ul",
      { class: "ref-findings" },
      parts.map((part) =>
        el(
          "li",
          { data: { code: part.code } },
          eventText(part, textNames(ctx)),
          " ",
          caseChips(part.cases, part.rulings, ctx),
        ),
      ),
    ),
    el(
      "p",
      { class: "pl-invasion-chance", role: "status" },
      el("strong", { text: t("play.invasion.index", { index }) }),
      " ",
      wins === 0 ? t("play.invasion.none") : wins === 6 ? t("play.invasion.sure") : tn("play.invasion.chance", wins),
      " ",
      caseChips(["16.3"], [], ctx),
    ),
  ];
}
